"""Between two that are told together: "between the reporters who support Rovers and United, with one on each side"."""

from nlpuzzle.english.morphology import is_plural, plural, singular
from nlpuzzle.english.words import Word
from nlpuzzle.understanding.rewording.waking import lows_of, rewriter
from nlpuzzle.understanding.words.vocabulary import closed, verb_forms

__all__ = ["between_those"]

Words = tuple[Word, ...]

#: verbs that have another form for one of them
_ONE_DOES = {"are": "is", "were": "was", "have": "has", "do": "does"}
_ENDS = frozenset({"", ".", ",", ";"})
_OTHERS = frozenset("not n't never neither nor or either if".split())
#: words of an item, beside those of no class
_WITHIN = frozenset({"a", "an", "the"})
_LONGEST = 4


def _each_of_them(words: Words) -> Words:
    """ "Between the reporters who support Rovers and United": the one who supports Rovers and the one who does United."""
    lows = lows_of(words)
    at = lows.index("between")
    noun, verb = lows[at + 2], lows[at + 4]
    told = lows[at + 1] == "the" and lows[at + 3] in ("who", "that", "which") and is_plural(noun)
    does = _ONE_DOES.get(verb) or plural(verb)
    known = verb not in verb_forms() or does in {*verb_forms(), *_ONE_DOES.values()}  # "support", and not "sold"
    plain = verb.isalpha() and not words[at + 4].proper and not verb.endswith(("s", "ed"))
    if not told or not known or not (plain or verb in _ONE_DOES) or (closed().get(verb) is not None and verb not in _ONE_DOES):
        return words
    joint = next((i for i in range(at + 6, min(at + 6 + _LONGEST, len(words))) if lows[i] == "and"), 0)
    end = next((i for i in range(joint + 2, joint + 3 + _LONGEST) if lows[i] in _ENDS), 0) if joint else 0
    named = [*lows[at + 5 : joint], *lows[joint + 1 : end]]
    if not end or any(closed().get(low) is not None and low not in _WITHIN for low in named) or verb_forms() & {*named[-1:]}:
        return words
    one = (words[at + 1], words[at + 2].instead(singular(noun)), words[at + 3], words[at + 4].instead(does))
    return (*words[: at + 1], *one, *words[at + 5 : joint + 1], *one, *words[joint + 1 :])


def _with_one_on_each_side(words: Words) -> Words:
    """ "Between Ann and Ben, | with one of them on either side": directly between them."""
    lows = lows_of(words)
    between = lows.index("between")
    comma = next((i for i in range(between + 3, len(words)) if lows[i] == "," and lows[i + 1 : i + 3] == ["with", "one"]), 0)
    at = comma + 3
    at += 2 * (lows[at : at + 2] == ["of", "them"])
    sided = lows[at : at + 1] == ["on"] and lows[at + 1] in ("either", "each") and lows[at + 2] == "side"
    at += 3
    at += 2 * (lows[at] == "of" and lows[at + 1] in ("him", "her", "it", "them"))
    if not comma or not sided or lows[at] not in ("", ".") or _OTHERS & {*lows[:comma]} or "and" not in lows[between:comma]:
        return words
    right = () if lows[between - 1] in ("directly", "immediately", "right") else (words[between].instead("directly"),)
    return (*words[:between], *right, *words[between:comma], *words[at:])


#: the sentence with both of them named, and "directly between" them
between_those = rewriter((frozenset({"between"}), _with_one_on_each_side), (frozenset({"between"}), _each_of_them))
