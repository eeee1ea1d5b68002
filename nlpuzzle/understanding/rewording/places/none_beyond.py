"""That a row ends: "there is no hut to the left of Ann's", "no house stands above the red one": nobody is there."""

from nlpuzzle.english.morphology import singular
from nlpuzzle.english.tables import words as word_table
from nlpuzzle.english.words import Word, split
from nlpuzzle.puzzle import Frame
from nlpuzzle.understanding.rewording.waking import rewriter, woken_by
from nlpuzzle.understanding.words.lines import line
from nlpuzzle.understanding.words.people import is_person
from nlpuzzle.understanding.words.words_of import COPULAS

__all__ = ["none_beyond", "with_nobody_beyond"]

Words = tuple[Word, ...]

_SIDES = (["to", "the", "left", "of"], ["to", "the", "right", "of"], ["on", "the", "left", "of"], ["on", "the", "right", "of"])
_STANDING = frozenset({"stands", "stood", "stand", "lies", "sits"})


@woken_by("no")
def none_beyond(words: Words, frame: Frame) -> Words:
    """ "There is | no hut | to the left of": there is nobody; of whatever there is one of in every place of the row."""
    lows = [w.low for w in words]
    if "no" not in lows[:3] or line(frame) is None:
        return words
    there = lows[:1] == ["there"] and lows[1:2] != [] and lows[1] in COPULAS
    at = 2 if there else 0
    noun = lows[at + 1 : at + 2]
    side = at + 2 if there else at + 3
    if lows[at : at + 1] != ["no"] or lows[side : side + 4] not in _SIDES or not _in_every_place(noun[0], frame):
        return words
    if not there and not (lows[at + 2] in COPULAS or lows[at + 2] in _STANDING):
        return words
    nobody = words[at].instead("nobody")
    verb = (words[1].instead("is" if lows[1] in ("is", "are") else "was"),) if there else (words[2].instead("is"),)
    return (words[0], *verb, nobody, *words[4:]) if there else (nobody, *verb, *words[3:])


#: what one does who has a place
_THERE = frozenset("kennelled living lodging parked queueing queuing seated sitting sleeping standing staying waiting".split())
_BEYOND = (
    ("beneath",), ("below",), ("underneath",), ("above",), ("behind",), ("ahead", "of"), ("in", "front", "of"),
)  # fmt: skip
_HIM = frozenset({"him", "her", "it", "them"})


def _with_nobody_beyond(words: Words) -> Words:
    """ "Has nobody | living | beneath him", "has no neighbour | living | above": has nobody there."""
    lows = [*(w.low for w in words), *("",) * 8]
    at = next((i for i in range(2, len(words)) if lows[i] in _THERE), 0)
    none = 1 if lows[at - 1] in ("nobody", "nothing") else 2
    said = none == 1 or (lows[at - 2] == "no" and lows[at - 1] in ("one", "neighbour", "neighbor", "lodger", "tenant"))
    side = next((len(side) for side in _BEYOND if tuple(lows[at + 1 : at + 1 + len(side)]) == side), 0)
    end = at + 1 + side
    if not at or not said or not side or lows[at - none - 1] not in ("has", "had") or lows[end] not in _HIM:
        return words
    if lows[end + 1] not in ("", ".", ",", ";", "and", "but"):
        return words
    return (*words[: at - none], words[at].instead("nobody"), *words[at + 1 :])


#: "has nobody beneath him" for who has nobody living there
with_nobody_beyond = rewriter((_THERE, _with_nobody_beyond))


def _in_every_place(noun: str, frame: Frame) -> bool:
    """ "Hut", "runner": what the row is made of, or who stands in it; "no red hut" and "no cat" are of one place."""
    one = singular(noun)
    heads = {singular(w.low) for c in frame for w in split(c.name)[-1:]}
    row = line(frame)
    if row is None or one not in heads:
        return False
    return is_person(one) or one in word_table("places") or one == split(row.name)[-1].low
