"""How many lie between what two have: "Ann and Ben have exactly one garage | between theirs"."""

from nlpuzzle.english.morphology import is_plural, singular
from nlpuzzle.english.numbers import number_value
from nlpuzzle.english.words import Word, split
from nlpuzzle.puzzle import Frame
from nlpuzzle.understanding.rewording.waking import framed_rewriter
from nlpuzzle.understanding.words.lines import line

__all__ = ["between_theirs"]

Words = tuple[Word, ...]

_JUST = frozenset({"exactly", "just", "only"})
_UNSURE = frozenset(", ; ( or but nor not n't never neither either both if who which that than".split())


def _between_theirs(words: Words, frame: Frame) -> Words:
    """ "Ann and Ben have exactly two garages | between theirs": there are so many between Ann and Ben."""
    lows = [w.low for w in words]
    end = len(words) - (lows[-1:] == ["."])
    row = line(frame)
    have = next((i for i in range(3, end) if lows[i] in ("have", "had")), 0)
    if row is None or not have or lows[end - 2 : end] != ["between", "theirs"] or lows[:have].count("and") != 1:
        return words
    told = words[have + 1 : end - 2]
    counted = told[1:] if told and told[0].low in _JUST else told
    if len(counted) != 2 or number_value(counted[0].low) is None or _UNSURE & {*lows[:have]}:
        return words
    noun = counted[1].low
    if singular(noun) != singular(split(row.name)[-1].low):
        return words
    like = words[0]
    there = (like.instead("there"), like.instead("are" if is_plural(noun) else "is"))
    return (*there, *told, words[end - 2], *words[:have], *words[end:])


#: "there are so many between Ann and Ben"
between_theirs = framed_rewriter((frozenset({"theirs"}), _between_theirs))
