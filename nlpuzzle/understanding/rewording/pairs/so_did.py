"""Who did the same, told with more than a name: ", and | so did | the walker raising money" did too; and when he did so."""

from nlpuzzle.english.numbers import number_value
from nlpuzzle.english.words import Word, finite
from nlpuzzle.understanding.rewording.waking import rewriter
from nlpuzzle.understanding.words.people import is_person
from nlpuzzle.understanding.words.vocabulary import closed, verb_forms
from nlpuzzle.understanding.words.words_of import AUXILIARIES

__all__ = ["did_so_too"]

Words = tuple[Word, ...]

#: with what begins to be told when
_THEN = frozenset("after ahead at before behind directly earlier exactly immediately just later right shortly some".split())
_UNSURE = frozenset("and but if n't neither nor not or that to which who whose".split())
#: with what begins where or when that was, and what is no place or time: "in a hurry"
_ON = (["in"], ["on"], ["at"])
_LOOSELY = frozenset("an her his its my our their your".split())
_SUCH = (["higher"], ["lower"], ["later"])
_CLOSE = frozenset({",", ";", "and", "but", "or", "than", "as", "not", "n't", "who", "which", "that", "whose"})


def _did_so_too(words: Words) -> Words:
    """ ", and | so did | the walker collecting for the library": he did too."""
    lows = [w.low for w in words]
    end = len(words) - (lows[-1] == ".")
    at = lows.index("so")
    led = at > 2 and lows[at - 1] == "and" and lows[at + 1 : at + 2] != [] and lows[at + 1] in AUXILIARIES
    if not led or lows[at + 2 : at + 3] != ["the"] or end < at + 6 or _CLOSE & set(lows[at + 2 : end]):
        return words
    doing = lows[at + 4].endswith("ing") and lows[at + 4] in verb_forms()
    met = any(w.proper for w in words[at + 5 : end]) and closed().get(lows[at + 5]) not in ("p", "t")  # "meeting Cora"
    if not (is_person(lows[at + 3]) and doing) or met:
        return words
    return (*words[:at], *words[at + 2 : end], words[at + 1], words[at].instead("too"), *words[end:])


def _did_so_then(words: Words) -> Words:
    """ "Ann sang the hymn, and | did so | two places before Ben": and sang then."""
    lows = [w.low for w in words]
    at = lows.index("so")
    if at < 4 or lows[at - 1] not in ("did", "does", "do") or lows.count("so") > 1 or not lows[at + 1 : at + 2]:
        return words
    start = at - 2 - (lows[at - 2] in ("he", "she", "it", "they"))
    led = lows[start] in ("and", "but") and (lows[at + 1] in _THEN or number_value(lows[at + 1]) is not None)
    before = lows[: start - (lows[start - 1] == ",")]
    verbs = [i for i, low in enumerate(before) if i and _done(words[i])]
    if not led or not verbs or _UNSURE & set(before) or len(verbs) > 1:
        return words
    return (*words[:start], words[start].instead("and"), words[verbs[0]], *words[at + 1 :])


def _did_so_on(words: Words) -> Words:
    """ "If Ann found the fern, | he did so | in 1997", "and does so on floor 2": it was then, or there."""
    lows = [w.low for w in words]
    at = lows.index("so")
    if at < 4 or lows[at - 1] not in ("did", "does") or lows.count("so") > 1 or lows[at + 1 : at + 2] not in _ON:
        return words
    start = at - 1 - (lows[at - 2] in ("he", "she", "it"))
    joined = start - (lows[start - 1] == "then")
    led = lows[joined - 1] in ("and", "but") if start == joined else False
    led = led or (start < at - 1 and lows[0] == "if" and lows[joined - 1] == ",")
    told = lows[1 : joined - 1 - (lows[joined - 2] == ",")]
    loosely = lows[at + 2 : at + 3] == ["a"] and lows[at + 3 : at + 4] not in _SUCH
    if not led or loosely or {",", *_UNSURE} & set(told) or sum(map(_done, words[1:joined])) != 1 or _LOOSELY & set(lows[at:]):
        return words
    was = "was" if lows[at - 1] == "did" else "is"
    return (*words[:start], words[at].instead("it"), words[at].instead(was), *words[at + 1 :])


def _who_did_so(words: Words) -> Words:
    """ "The person who won the boat | did so | 5 years after Ben": won then."""
    lows = [w.low for w in words]
    at = lows.index("so")
    if at < 5 or lows[at - 1] != "did" or lows.count("so") > 1 or not lows[at + 1 : at + 2]:
        return words
    who = next((i for i, low in enumerate(lows[: at - 2]) if low in ("who", "that")), 0)
    then = lows[at + 1] in _THEN or number_value(lows[at + 1]) is not None
    if not who or not then or not _done(words[who + 1]) or _UNSURE & {*lows[:who], *lows[who + 1 : at]}:
        return words
    others = [w for w in words[who + 2 : at - 1] if _done(w)]
    return words if others else (*words[: at - 1], words[who + 1], *words[at + 1 :])


def _done(word: Word) -> bool:
    return not word.proper and word.low in verb_forms() and (finite(word.low) or word.low.endswith("ed"))


#: put as "and he did too", "and sang then", "who won the boat won then"
did_so_too = rewriter(
    (frozenset({"so"}), _did_so_too), (frozenset({"so"}), _did_so_then), (frozenset({"so"}), _did_so_on),
    (frozenset({"so"}), _who_did_so),
)  # fmt: skip
