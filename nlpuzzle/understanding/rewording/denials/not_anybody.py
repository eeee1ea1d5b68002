"""What is denied of anybody: "is not giving | anyone | a fade", "is not worn | by anybody | on the third chair"."""

from nlpuzzle.english.classes import verb_class
from nlpuzzle.english.words import Word
from nlpuzzle.understanding.rewording.waking import rewriter
from nlpuzzle.understanding.words.vocabulary import verb_forms
from nlpuzzle.understanding.words.words_of import COPULAS

__all__ = ["denied_of_any"]

Words = tuple[Word, ...]

_NOT = frozenset({"not", "n't", "never"})
_ANYBODY = frozenset({"anyone", "anybody"})
_CLAUSES = frozenset({",", ";", "but", "and", "who", "which", "that", "whose", "if", "unless", "when", "because", "except"})
_GIVING = verb_class("giving-somebody")
_SOMETHING = frozenset({"a", "an", "the", "some"})
_NONE_DID = ([",", "and", "nobody", "did"], [",", "and", "no", "one", "did"])
_PLACING = frozenset({"on", "in", "at", "from"})


def _not_before(lows: list[str], at: int) -> bool:
    """Whether a denial stands in the clause before, and no more than one."""
    start = max((i for i in range(at) if lows[i] in _CLAUSES), default=-1)
    neither = start == -1 and lows[0] == "neither" and "nor" in lows[:at]
    return (len([low for low in lows[start + 1 : at] if low in _NOT]) == 1) != neither and "no" not in lows[start + 1 : at]


def _not_to_anybody(words: Words) -> Words:
    """ "Is not giving | anyone | a fade": is not giving a fade; "is not worn by anybody | on the third chair"."""
    lows = [w.low for w in words]
    for i in range(3, len(words) - 2):
        if lows[i] not in _ANYBODY or not _not_before(lows, i) or {"but", "except", "else"} & set(lows[i:]):
            continue
        if words[i - 1].stem in _GIVING and lows[i + 1] in _SOMETHING:
            return (*words[:i], *words[i + 1 :])
        passive = lows[i - 1] == "by" and lows[i - 2] in verb_forms() and COPULAS & set(lows[max(0, i - 5) : i])
        if passive and lows[i + 1] in _PLACING:
            return (*words[: i - 1], *words[i + 1 :])
    return words


def _and_nobody_did(words: Words) -> Words:
    """ "Nobody | would | put a cake on it | , and nobody did": nobody did put it there."""
    lows = [w.low for w in words]
    end = len(words) - (lows[-1] == ".")
    nobody = 2 if lows[:2] == ["no", "one"] else 1
    told = lows[:1] == ["nobody"] or nobody == 2
    did = next((len(none) for none in _NONE_DID if lows[end - len(none) : end] == none), 0)
    otherwise = (_CLAUSES | {"have", "or", "than"}) & set(lows[: end - did])
    if not told or lows[nobody : nobody + 1] != ["would"] or not did or otherwise:
        return words
    return (*words[:nobody], words[nobody].instead("did"), *words[nobody + 1 : end - did], *words[end:])


#: such denials without what adds nothing to them
denied_of_any = rewriter((_ANYBODY, _not_to_anybody), (frozenset({"would"}), _and_nobody_did))
