"""How many statements of a list are true, told the other way about: "of these three things exactly one is true: ..."."""

from nlpuzzle.english.numbers import number_value
from nlpuzzle.english.words import Word
from nlpuzzle.understanding.rewording.waking import lows_of, rewriter

__all__ = ["how_many_true"]

Words = tuple[Word, ...]

_STATEMENTS = frozenset({"claims", "facts", "sentences", "statements", "things"})
_BOUNDS = (("exactly",), ("only",), ("just",), ("at", "least"), ("at", "most"), ())
_TRUE = frozenset({"true", "correct", "right"})


def _these(lows: list[str], at: int) -> int:
    """Where "these three things", "the following" ends that begins there; 0 where it does not."""
    end = at + 1 if lows[at] == "these" else at + 2 if lows[at : at + 2] == ["the", "following"] else 0
    if not end:
        return 0
    end += number_value(lows[end]) is not None
    return end + (lows[end] in _STATEMENTS)


def _of_these(words: Words) -> Words:
    """ "Of these three things, | exactly one is true": exactly one of these three things is true."""
    lows = lows_of(words)
    end = _these(lows, 1) if lows[0] == "of" else 0
    if not end:
        return words
    start = end + (lows[end] == ",")
    bound = next(b for b in _BOUNDS if tuple(lows[start : start + len(b)]) == b)
    number = start + len(bound)
    is_ = number + 1
    said = lows[is_] in ("is", "are") and lows[is_ + 1] in _TRUE and lows[is_ + 2] == ":"
    if number_value(lows[number]) is None or not said:
        return words
    of = words[0].instead("of")
    return (*words[start:is_], of, *words[1:end], *words[is_:])


#: the number first
how_many_true = rewriter((frozenset({"true", "correct", "right"}), _of_these))
