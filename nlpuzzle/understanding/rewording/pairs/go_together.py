"""Two things that do not go together: "the jug and green do not go together, and nor do the jug and red"."""

from nlpuzzle.english.words import Word
from nlpuzzle.understanding.rewording.waking import lows_of, rewriter

__all__ = ["go_together"]

Words = tuple[Word, ...]

_TOGETHER = (["go", "together"], ["belong", "together"])
_NOT = frozenset({"not", "n't"})
_OTHERWISE = frozenset("; but or who which that not n't never neither nor if unless than both".split())
_NOR = ([",", "and", "nor", "do"], [",", "nor", "do"], [",", "and", "neither", "do"], [";", "nor", "do"], ["and", "nor", "do"])
_LONGEST = 7


def _go_together(words: Words) -> Words:
    """ "The jug and green do not | go together": the jug does not go with green."""
    lows = lows_of(words)
    at = next((i for i in range(5, len(words) - 1) if lows[i : i + 2] in _TOGETHER), 0)
    if not at or lows[at - 1] not in _NOT or lows[at - 2] not in ("do", "did"):
        return words
    end = len(words) - (words[-1].low == ".")
    pairs, rest = [_pair(words[: at - 2])], at + 2
    if nor := next((n for n in _NOR if lows[rest : rest + len(n)] == n), None):
        pairs.append(_pair(words[rest + len(nor) : end]))
        rest = end
    if rest != end or not all(pairs):
        return words
    like = words[at]
    told: list[Word] = []
    for one, other in pairs:
        told += [like.instead(","), like.instead("and")] if told else []
        told += [*one, *(like.instead(low) for low in ("does", "not", "go", "with")), *other]
    return (*told, *words[end:])


def _pair(words: Words) -> tuple[Words, ...]:
    """The two that "the jug and green" names; nothing where there are no two."""
    lows = [w.low for w in words]
    if lows.count("and") != 1 or "," in lows or _OTHERWISE & {*lows} or len(lows) > _LONGEST:
        return ()
    joint = lows.index("and")
    return (words[:joint], words[joint + 1 :]) if 0 < joint < len(lows) - 1 else ()


#: "does not go with"
go_together = rewriter((frozenset({"together"}), _go_together))
