"""What somebody has never learned, tried or managed to do he has never done: "has never learned to play the harp"."""

from functools import lru_cache

from nlpuzzle.english.words import Word, finite, forms, key, participles
from nlpuzzle.understanding.rewording.waking import rewriter
from nlpuzzle.understanding.words.vocabulary import verb_forms

__all__ = ["never_learned"]

_LEARNED = frozenset("attempted bothered dared learned learnt managed tried".split())
_STILL = {"has": "has", "have": "have", "had": "had", "is": "has", "are": "have"}
#: what one has yet to do with a thing that is not one's own; what one has yet to open or to finish may well be
_OUTRIGHT = frozenset("bake choose have learn make paint perform pick play sing study teach try visit win".split())
_KNOWING = frozenset(map(key, ("know", "learn", "learnt", "speak", "understand")))
_HAVING = frozenset({"has", "have", "had"})


def _never_learned(words: tuple[Word, ...]) -> tuple[Word, ...]:
    """ "Has never | learned to play | the harp": "has never played"; "has ever tried to", of neither of two."""
    lows = [w.low for w in words]
    for i in range(3, len(words) - 2):
        if lows[i] != "to" or lows[i - 1] not in _LEARNED or lows[i + 1] not in verb_forms():
            continue
        never = lows[i - 2] == "never" or (lows[i - 2] == "ever" and lows[0] == "neither")
        if never and lows[i - 3] in _HAVING and not finite(lows[i + 1]):
            return (*words[: i - 1], words[i + 1].instead(_done(lows[i + 1])), *words[i + 2 :])
    return words


def _yet_to(words: tuple[Word, ...]) -> tuple[Word, ...]:
    """ "Has | yet to try | the harp", "has never | attempted | the harp": has never tried it."""
    lows = [w.low for w in words]
    for i in range(2, len(words) - 2):
        doing = words[i + 1]
        if lows[i] == "never" and lows[i - 1] in _HAVING and doing.low == "attempted" and lows[i + 2] in ("a", "an", "the"):
            return (*words[: i + 1], doing.instead("tried"), *words[i + 2 :])
        if lows[i - 1 : i + 1] != ["yet", "to"] or lows[i - 2] not in _STILL:
            continue
        base = doing.low in verb_forms() and not finite(doing.low) and not doing.low.endswith("ing")
        trying = doing.low in ("attempt", "try")
        if trying or (base and doing.low in _OUTRIGHT and lows[i + 2] in ("a", "an", "either")):
            done = "tried" if doing.low == "attempt" else _done(doing.low)
            has = (words[i - 2].instead(_STILL[lows[i - 2]]), words[i - 1].instead("never"))
            return (*words[: i - 2], *has, doing.instead(done), *words[i + 2 :])
    return words


def _a_word_of(words: tuple[Word, ...]) -> tuple[Word, ...]:
    """ "Has never learned | a word of | Polish", "does not speak a single word of it": not at all."""
    lows = [w.low for w in words]
    for i in range(2, len(words) - 2):
        end = i + 1 + (lows[i + 1] == "single")
        known = words[i - 1].stem in _KNOWING and lows[i] == "a" and lows[end : end + 2] == ["word", "of"]
        if known and {"not", "n't", "never", "neither", "nor"} & set(lows[:i]):
            return (*words[:i], *words[end + 2 :])
    return words


@lru_cache(maxsize=1024)
def _done(verb: str) -> str:
    """The past participle of a verb: "played", "grown"."""
    told = forms(verb)
    irregular = [form for form in told if not form.endswith(("s", "ing", "ed")) and form != verb]
    regular = min((form for form in told if form.endswith("ed")), key=len)
    return next((form for form in irregular if form in participles()), irregular[0] if irregular else regular)


never_learned = rewriter(
    (frozenset({"yet", "never"}), _yet_to), (frozenset({"to"}), _never_learned), (frozenset({"word"}), _a_word_of),
)  # fmt: skip
