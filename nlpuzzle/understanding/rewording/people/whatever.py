"""The one of which it is so, told by "whatever": "whatever was fed on rye weighed 3 kg"."""

from nlpuzzle.english.words import Word, participles
from nlpuzzle.understanding.rewording.waking import rewriter
from nlpuzzle.understanding.words.words_of import COPULAS

__all__ = ["whatever_was"]

Words = tuple[Word, ...]

_BEFORE_WHATEVER = frozenset({"with", "for", "by", "from", "as"})
#: "whatever else", "whatever the", "whatever may"
_NOT_SO = frozenset({"not", "n't", "never", "no", "neither", "if", "may", "might", "would", "else"})
_PLACED = frozenset({"in", "on", "at"})
#: how a predicate may begin that several have: they go on with the first verb of the sentence
_HAS = COPULAS | {"has", "had"}


def _whatever_was(words: Words) -> Words:
    """ "| Whatever | was fed on rye weighed 3 kg": the one that was; "with | whatever | was left on the bus"."""
    lows = [w.low for w in words]
    at = lows.index("whatever")
    led = at == 0 or lows[at - 1] in _BEFORE_WHATEVER
    was = lows[at + 1 : at + 2]
    done = lows[at + 2 : at + 3]
    if not led or not was or was[0] not in _HAS or not done:
        return words
    placed = done[0] in _PLACED
    if not placed and not (done[0].endswith("ed") or done[0] in participles()):
        return words
    if at == 0 and was[0] in COPULAS and placed and not (_NOT_SO - {"not", "n't"}) & set(lows):
        return (*(words[0].instead(plain) for plain in ("the", "one", "that")), *words[1:])
    if placed or _NOT_SO & set(lows[at:]) or lows.count("whatever") > 1 or "," in lows:
        return words
    return (*words[:at], *(words[at].instead(plain) for plain in ("the", "one", "that")), *words[at + 1 :])


_WHICHEVER = frozenset({"whatever", "whichever", "whoever"})
#: with which it is not plain that one thing is denied
_MORE = frozenset({",", ";", "if", "or", "and", "but", "may", "might", "else", "not", "n't", "never", "which", "that", "than"})


def _it_was_not(words: Words) -> Words:
    """ "| Whatever | Ann wore, it was not red": what she wore was not; "whoever sang, it was not Ben", "whichever hat"."""
    lows = [w.low for w in words]
    at = lows.index(",") if lows[0] in _WHICHEVER and "," in lows else 0
    end = len(lows) - (lows[-1] == ".")
    if at < 3 or at + 4 >= end:
        return words
    told = lows[at + 1] == "it" and lows[at + 2] in COPULAS and lows[at + 3] in ("not", "n't")
    if not told or _MORE & {*lows[1:at], *lows[at + 4 : end]}:
        return words
    like = words[0]
    led = {"whatever": ("what",), "whoever": ("the", "one", "who")}.get(lows[0], ("the",))
    noun = words[1:at]
    if lows[0] == "whichever":
        if len(noun) < 3 or noun[0].low in COPULAS or not noun[1].text[0].isupper():
            return words  # "whichever was sung"; "whichever | hat Ann | wore"
        noun = (noun[0], like.instead("that"), *noun[1:])
    if lows[0] == "whatever" and (noun[0].low in COPULAS or not noun[0].text[0].isupper()):
        return words  # "whatever the weather was"
    return (*(like.instead(low) for low in led), *noun, *words[at + 2 :])


#: "whatever was" put as "the one that was", and "whatever Ann wore, it was" as "what she wore was"
whatever_was = rewriter((frozenset({"whatever"}), _whatever_was), (_WHICHEVER, _it_was_not))
