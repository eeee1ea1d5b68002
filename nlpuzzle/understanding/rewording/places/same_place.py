"""What is in one place of the line: "the bun and the spotted mug are on | the same desk" belong to one another."""

from nlpuzzle.english.words import Word
from nlpuzzle.puzzle import Frame
from nlpuzzle.understanding.rewording.waking import woken_by
from nlpuzzle.understanding.words.lines import line

__all__ = ["in_one_place"]

Words = tuple[Word, ...]

_THERE = frozenset("are were stand stood sit sat lie lay hang hung live lived stay stayed".split())
_FOUND = frozenset({"found", "kept", "located"})
_PLACING = frozenset({"in", "on", "at"})
#: whatever makes another sentence of it
_OTHERWISE = frozenset(
    ", ; not n't never neither nor or but both all who which that than before after next as if unless one two".split()
)


@woken_by("same")
def in_one_place(words: Words, frame: Frame) -> Words:
    """ "The bun and the mug are | on the same desk", where each desk holds one of a kind: they go together."""
    lows = [w.low for w in words]
    if "same" not in lows:
        return words
    at, row = lows.index("same"), line(frame)
    end = len(words) - (lows[-1] == ".")
    if at < 6 or row is None or at + 2 != end or lows[at + 1] != row.name.casefold() or lows[at - 1] != "the":
        return words
    verb = at - 3
    found = lows[verb] in _FOUND and lows[verb - 1] in ("are", "were")
    belong = lows[at - 2 : at - 1] == ["to"] and lows[verb] in ("belong", "belonged")
    told = belong or (lows[at - 2] in _PLACING and (found or lows[verb] in _THERE))
    verb -= found
    told = told and lows[:verb].count("and") == 1
    if not told or _OTHERWISE & set(lows[:verb]) or lows[verb - 1] == "and":
        return words
    said = (words[verb].instead(low) for low in ("are", "the", "same", "person"))
    return (*words[:verb], *said, *words[end:])
