"""Ships and who is in command of them: "was lost at sea in 1809" sank then, "under the command of Orr" commanded by him."""

from collections.abc import Sequence

from nlpuzzle.english.classes import word_class
from nlpuzzle.english.morphology import singular
from nlpuzzle.english.numbers import number_value
from nlpuzzle.english.words import Word, split
from nlpuzzle.puzzle import Frame
from nlpuzzle.understanding.rewording.waking import rewriter, woken_by
from nlpuzzle.understanding.words.words_of import COPULAS

__all__ = ["led_by", "sunk"]

Words = tuple[Word, ...]

_SHIPS = word_class("vessels")
_THEN = frozenset({"in", "on", "after", "before", "sometime", "", ".", ","})
#: what one has in hand, and what one does with it
_LEADING = {
    "captaincy": "captained", "command": "commanded", "direction": "directed", "leadership": "led",
    "management": "managed", "supervision": "supervised",
}  # fmt: skip


def _under_command(words: Words) -> Words:
    """ "The ship | under the command of | Orr", "was under the leadership of": commanded by, led by."""
    lows = [w.low for w in words]
    for i in range(1, len(words) - 4):
        if lows[i] == "under" and lows[i + 1] == "the" and lows[i + 2] in _LEADING and lows[i + 3] == "of":
            told = (words[i].instead(_LEADING[lows[i + 2]]), words[i + 3].instead("by"))
            return (*words[:i], *told, *words[i + 4 :])
    return words


led_by = rewriter((frozenset({"under"}), _under_command))


@woken_by("went", "lost")
def sunk(words: Words, frame: Frame) -> Words:
    """ "The ship | was lost (at sea) | in 1809", "went down in": sank then, of ships where no loss is told of anything else."""
    if not any(_is_ships(c.name) for c in frame):
        return words
    lows = [*(w.low for w in words), "", "", ""]
    for i in range(1, len(words) - 1):
        told = lows[i + 2] in _THEN or number_value(lows[i + 2]) is not None
        if told and lows[i : i + 2] == ["went", "down"] and _names_a_ship(lows[:i], frame):
            return (*words[:i], words[i].instead("sank"), *words[i + 2 :])
        if lows[i] not in COPULAS or lows[i + 1] != "lost":
            continue
        end = i + 2 + 2 * (lows[i + 2 : i + 4] == ["at", "sea"])
        if lows[end] in _THEN or number_value(lows[end]) is not None:
            return (*words[:i], words[i].instead("sank"), *words[end:])
    return words


def _names_a_ship(before: Sequence[str], frame: Frame) -> bool:
    """Whether a ship is all that is named before: divers go down, too, and so does "the diver who used the Dorado"."""
    named = [*before[1:]] if before[:1] == ["the"] else [*before]
    ships = [[w.low for w in split(item)] for c in frame if _is_ships(c.name) for item in c.items]
    return named in ships or (len(named) == 1 and named[0] in _SHIPS)


def _is_ships(name: str) -> bool:
    nouns = [w.low for w in split(name) if w.low.isalpha()]
    return bool(nouns) and singular(nouns[-1]) in _SHIPS
