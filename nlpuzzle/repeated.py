"""Where what clues repeat contradicts the others: the phrase was taken for who has what, and says something else.

"The tenor was outbid by Ivo", "the flautist was outbid by Una": by what several clues repeat a puzzle often tells
what it is about. If the clues contradict each other, and do not where each of these is read as if it stood alone, it was not.
"""

from collections.abc import Sequence
from dataclasses import replace

from nlpuzzle.puzzle import Setup
from nlpuzzle.telling.messages import taken_back_sentence
from nlpuzzle.understanding.reading import ClueReading
from nlpuzzle.understanding.understand import understand

__all__ = ["each_alone"]


def each_alone(setup: Setup, readings: Sequence[ClueReading], clash: Sequence[str]) -> tuple[ClueReading, ...] | None:
    """The readings, those taken back that only other clues with the same words licensed; None where none of the clash is so.

    `clash`  the numbers of the clues that contradict each other
    """
    alone = {r.number: r for r in understand(setup, alone=True)}
    taken = {r.number for r in readings if r.status == "parsed" and r.number in alone and alone[r.number].rules != r.rules}
    if taken.isdisjoint(clash):
        return None
    return tuple(_taken_back(alone[r.number], clash) if r.number in taken else r for r in readings)


def _taken_back(alone: ClueReading, clash: Sequence[str]) -> ClueReading:
    if alone.status != "unparsed":
        return alone
    return replace(alone, readings=(), reason=taken_back_sentence(clash))
