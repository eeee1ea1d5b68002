"""Who has done something the longest: "nobody has belonged to the choir for longer than Ann" is of Ann and everybody else."""

from nlpuzzle.english.adjectives import comparative
from nlpuzzle.english.words import Word
from nlpuzzle.understanding.rewording.waking import rewriter

__all__ = ["nobody_longer"]

Words = tuple[Word, ...]

_UNSURE = frozenset(
    ", ; ( and or but nor not n't never if who which that has had have did does do is was ever else yet by only".split()
)
_TOLD = frozenset({"been", "in", "at", "to", "a", "the", "for", "with", "on"})


def _nobody_longer(words: Words) -> Words:
    """ "Nobody has been a member for longer than | Ann": Ann has been a member for longer than anybody else."""
    lows = [w.low for w in words]
    end = len(words) - (lows[-1:] == ["."])
    start = 2 if lows[:2] == ["no", "one"] else 1
    than = lows.index("than") if "than" in lows else 0
    if lows[start - 1] not in ("nobody", "one", "no-one") or lows[start : start + 1] not in (["has"], ["had"]) or not than:
        return words
    done, whom = words[start + 1 : than - 1], words[than + 1 : end]
    if not done or not whom or len(whom) > 6 or _UNSURE & {w.low for w in (*done, *whom)}:
        return words
    if comparative(lows[than - 1]) is None or not (_TOLD & {w.low for w in done}):
        return words
    anybody = (words[0].instead("anybody"), words[0].instead("else"))
    return (*whom, *words[start : than + 1], *anybody, *words[end:])


#: whoever it is has done so longer than anybody else
nobody_longer = rewriter((frozenset({"nobody", "no", "no-one"}), _nobody_longer))
