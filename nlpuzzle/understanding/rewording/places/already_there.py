"""Who was there already when somebody else arrived: he arrived before him, where it is told when they arrived."""

from nlpuzzle.english.words import Word, split
from nlpuzzle.puzzle import Frame
from nlpuzzle.understanding.rewording.waking import woken_by
from nlpuzzle.understanding.words.lines import is_contest, line

__all__ = ["there_before"]

Words = tuple[Word, ...]

_WAS = frozenset({"is", "was", "were", "are"})
_ARRIVED = frozenset("arrived came appeared".split())
#: where all of them come to
_THERE = frozenset("there here present waiting home in".split())
_PLACING = frozenset({"in", "at", "on"})
#: what tells times of coming
_COMING = frozenset("arrival arrivals arrive arrived arriving came come coming".split())
_OTHERWISE = frozenset(", ; not n't never or nor neither but if unless before after than half almost nearly".split())


@woken_by("already")
def there_before(words: Words, frame: Frame) -> Words:
    """ "Ann was already in the hall when | the cook arrived": Ann arrived before the cook."""
    lows = [w.low for w in words]
    if lows.count("when") != 1 or "already" not in lows or not _of_arrivals(frame):
        return words
    end = len(words) - (lows[-1] == ".")
    if lows[0] == "when" and "," in lows:
        comma = lows.index(",")
        words = (*words[comma + 1 : end], words[0], *words[1:comma], *words[end:])
        lows = [w.low for w in words]
        end = len(words) - (lows[-1] == ".")
    at, when = lows.index("already"), lows.index("when")
    subject, other = words[: at - 1], words[when + 1 : end - 1]
    if not 0 < len(subject) < 8 or not other or lows[end - 1] not in _ARRIVED or when < at:
        return words
    place = lows[at + 1 : when]
    there = lows[at - 1] in _WAS and (place in ([low] for low in _THERE) or (place[:1] != [] and place[0] in _PLACING))
    came = lows[at - 1] == "had" and place in ([low] for low in ("arrived", "come", "appeared"))
    if not (there or came) or len(place) > 4 or _OTHERWISE & {*lows[: at - 1], *lows[when + 1 : end]}:
        return words
    return (*subject, words[end - 1].instead("arrived"), words[when].instead("before"), *other, *words[end:])


def _of_arrivals(frame: Frame) -> bool:
    """Whether a category tells of coming in time, and of nothing else."""
    row = line(frame)
    times = [c for c in frame if c.dimension == "time"]
    told = any(_COMING & {w.low for w in split(f"{c.name} {c.description}")} for c in times)
    return (len(times) == 1 and told) or (row is not None and is_contest(row) and not times)
