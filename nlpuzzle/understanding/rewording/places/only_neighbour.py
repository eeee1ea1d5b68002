"""The only neighbour of somebody, who is at an end: "lives in hut 1, | where the only neighbour is Ann"."""

from nlpuzzle.english.words import Word
from nlpuzzle.understanding.rewording.waking import lows_of, rewriter

__all__ = ["only_neighbour"]

Words = tuple[Word, ...]

_NEIGHBOURS = frozenset({"neighbor", "neighbour"})
_DIRECT = (("next", "door"), ("immediate",), ("direct",), ())
_HIS = frozenset({"his", "her", "its", "their", "the"})
_IS = frozenset({"is", "was"})
#: what would make it the neighbour of another, or no single one
_OTHERS = frozenset(", ; and or but not n't if who which that than neither nor either between".split())
#: words that tell a place by somebody else's
_BY_ANOTHER = frozenset(
    "above after ahead away before behind below beside from left near next opposite over right to towards under with".split()
)


def _neighbour_at(lows: list[str], at: int) -> int:
    """Where "only next-door neighbour" ends that begins at a word; 0 where none does."""
    if lows[at : at + 1] != ["only"]:
        return 0
    near = next(len(d) for d in _DIRECT if tuple(lows[at + 1 : at + 1 + len(d)]) == d)
    end = at + 1 + near
    return end + 1 if lows[end : end + 1] and lows[end] in _NEIGHBOURS else 0


def _where_it_is(words: Words) -> Words:
    """ ", where the only neighbour is Ann", ", with Ann as her only neighbour": and is next to her."""
    lows = lows_of(words)
    end = len(words) - (words[-1].low == ".")
    at = lows.index(",") if lows.count(",") == 1 else 0
    if at < 3 or (_OTHERS | _BY_ANOTHER) & {*lows[:at]}:
        return words  # "lives next to Ann, and her only neighbour": whose?
    like = words[at]
    near = (like, *(like.instead(low) for low in ("and", "is", "next", "to")))
    who = lows[at + 1]
    stop = _neighbour_at(lows, at + 2 + (who != "whose"))
    led = who == "whose" or (who in ("where", "and") and lows[at + 2] in (_HIS if who == "where" else _HIS - {"the"}))
    if led and stop and lows[stop] in _IS and stop + 1 < end and not _OTHERS & {*lows[stop + 1 : end]}:
        return (*words[:at], *near, *words[stop + 1 :])
    as_ = next((i for i in range(at + 3, end) if lows[i] == "as"), 0)
    if who == "with" and as_ and lows[as_ + 1] in _HIS and _neighbour_at(lows, as_ + 2) == end:
        return (*words[:at], *near, *words[at + 2 : as_], *words[end:]) if not _OTHERS & {*lows[at + 1 : as_]} else words
    return words


def _has_only(words: Words) -> Words:
    """ "Ann's only neighbour is Ben": she is at one end, and next to him."""
    lows = lows_of(words)
    end = len(words) - (words[-1].low == ".")
    at = next((i for i in range(1, end - 3) if lows[i] in ("'s", "'")), 0)
    stop = _neighbour_at(lows, at + 1) if at else 0
    if not stop or lows[stop : stop + 1] == [] or lows[stop] not in _IS or stop + 1 >= end:
        return words
    if _OTHERS & {*lows[:at], *lows[stop + 1 : end]} or at > 4:
        return words
    like = words[stop]
    said = "at one end of the row and is next to".split()
    return (*words[:at], like, *(like.instead(low) for low in said), *words[stop + 1 :])


def _has_so_many(words: Words) -> Words:
    """ "Ann has just one neighbour, | Ben": she is at one end, and next to him; "has two neighbours": is not at an end."""
    lows = lows_of(words)
    has = next((i for i in range(1, len(words) - 2) if lows[i] in ("has", "had")), 0)
    if not has or _OTHERS & {*lows[:has]}:
        return words
    is_ = words[has].instead("is" if lows[has] == "has" else "was")
    at = has + 1 + (lows[has + 1] in ("only", "just"))
    near = next(len(d) for d in _DIRECT if tuple(lows[at + 1 : at + 1 + len(d)]) == d)
    noun = at + 1 + near
    end = len(words) - (words[-1].low == ".")
    if lows[at] == "two" and lows[noun] in ("neighbors", "neighbours") and noun + 1 == end and at == has + 1:
        return (*words[:has], is_, *(is_.instead(low) for low in ("not", "at", "an", "end")), *words[end:])
    one = at == has + 2 and lows[at] == "one" and lows[noun] in _NEIGHBOURS and lows[noun + 1] == ","
    if not one or noun + 2 >= end or _OTHERS & {*lows[noun + 2 : end]}:
        return words
    said = (is_.instead(low) for low in "at one end of the row and is next to".split())
    return (*words[:has], is_, *said, *words[noun + 2 :])


#: "and is next to" put for whoever is the only neighbour there
only_neighbour = rewriter(
    (_NEIGHBOURS, _where_it_is), (_NEIGHBOURS, _has_only), (_NEIGHBOURS | {"neighbors", "neighbours"}, _has_so_many)
)
