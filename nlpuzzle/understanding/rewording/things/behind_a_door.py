"""What a thing stands behind or under told of its own part: "is in garage 1, | behind a door that is neither red nor green"."""

from nlpuzzle.english.words import Word
from nlpuzzle.puzzle import Frame
from nlpuzzle.understanding.rewording.waking import framed_rewriter
from nlpuzzle.understanding.words.lines import is_line

__all__ = ["behind_a_door"]

Words = tuple[Word, ...]

_LED = frozenset({"behind", "under", "beneath"})
_UNSURE = frozenset(", ; ( and but nor not n't never neither either if who which that than".split())
_LONGEST = 6


def _behind_a_door(words: Words, frame: Frame) -> Words:
    """ ", behind | a door | that isn't red": and its door isn't red; only of a thing, whose pronoun cannot mean another."""
    lows = [w.low for w in words]
    end = len(words) - (lows[-1:] == ["."])
    parts = {c.name.casefold() for c in frame if not c.ordered and not is_line(c)}
    at = next((i for i in range(4, end - 5) if lows[i] == "," and lows[i + 1] in _LED and lows[i + 2] == "a"), 0)
    if not at or lows[at + 3] not in parts or lows[at + 4] not in ("that", "which") or lows[at + 5] not in ("is", "was"):
        return words
    said = lows[at + 6 : end]
    denied = said[:1] in (["neither"], ["not"], ["n't"]) and "," not in said and len(said) <= _LONGEST
    a_thing = lows[0] in ("the", "a") and words[1].text.islower()
    if not denied or not a_thing or _UNSURE & {*lows[:at]}:
        return words
    like = words[at + 1]
    return (*words[: at + 1], like.instead("and"), like.instead("its"), words[at + 3], *words[at + 5 :])


#: "and its door is not red"
behind_a_door = framed_rewriter((_LED, _behind_a_door))
