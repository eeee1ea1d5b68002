"""What happened for the first or last time, put plainly: "first appeared in 1961", "last erupted in", "was last active in"."""

from nlpuzzle.english.morphology import singular
from nlpuzzle.english.numbers import number_value
from nlpuzzle.english.words import Word, finite, split
from nlpuzzle.puzzle import Frame
from nlpuzzle.understanding.rewording.waking import framed_rewriter, lows_of
from nlpuzzle.understanding.words.vocabulary import doings

__all__ = ["first_and_last"]

Words = tuple[Word, ...]

_LATELY = (["last"], ["most", "recent"], ["latest"])
_LATEST = (["last"], ["most", "recently"])
_WHEN = frozenset({"in", "on", "during", "before", "after"})


def _dated_once(frame: Frame) -> bool:
    """Whether days or years of one kind alone are told."""
    return sum(c.dimension in ("date", "time") for c in frame) == 1


def _first_seen(words: Words, frame: Frame) -> Words:
    """ "First | appeared in 1961", "first appeared four years after": debuted."""
    lows = lows_of(words)
    for i in range(1, len(words) - 2):
        when = lows[i + 2] in _WHEN or number_value(lows[i + 2]) is not None
        if lows[i : i + 2] == ["first", "appeared"] and when and _dated_once(frame):
            return _first_seen((*words[:i], words[i + 1].instead("debuted"), *words[i + 2 :]), frame)
    return words


def _last_so(words: Words, frame: Frame) -> Words:
    """ "Last | erupted in 1907", "was last active in": erupted."""
    lows = lows_of(words)
    for i in range(1, len(words) - 1):
        late = next((len(said) for said in _LATEST if lows[i : i + len(said)] == said), 0)
        if not late or not _dated_once(frame):
            continue
        end = i + late
        if lows[end] == "erupted":
            return _last_so((*words[:i], *words[end:]), frame)
        if lows[end] == "active" and lows[end + 1] in _WHEN and lows[i - 1] == "was":
            return _last_so((*words[: i - 1], words[end].instead("erupted"), *words[end + 1 :]), frame)
    return words


def _last_eruption(words: Words, frame: Frame) -> Words:
    """ "Mt. Ash's | last eruption was | in 1938", "had its last eruption in", "whose last eruption was in": erupted."""
    lows = lows_of(words)
    at = lows.index("eruption")
    start = next((at - len(said) for said in _LATELY if at > len(said) and lows[at - len(said) : at] == said), 0)
    if start < 2 or not _dated_once(frame):
        return words
    erupted = words[at].instead("erupted")
    if lows[start - 1] == "its" and lows[start - 2] == "had" and lows[at + 1] in _WHEN:
        return (*words[: start - 2], erupted, *words[at + 1 :])
    if lows[at + 1] not in ("was", "came", "occurred") or lows[at + 2] not in _WHEN:
        return words
    if lows[start - 1] == "'s":
        return (*words[: start - 1], erupted, *words[at + 2 :])
    if lows[start - 1] == "whose":
        return (*words[: start - 1], words[start - 1].instead("that"), erupted, *words[at + 2 :])
    return words


def _done_last(words: Words, frame: Frame) -> Words:
    """ "Ann | last | visited the cave in May", where the times are named for that: "visit". Not "was last seen in May"."""
    lows = lows_of(words)
    times = (c for c in frame.ordered if c.dimension in ("date", "time"))
    told = {verb for c in times for w in split(c.name) for verb in doings().get(singular(w.low), ())}
    for i in range(1, len(words) - 1):
        if lows[i] == "last" and words[i + 1].stem in told and finite(lows[i + 1]):
            return (*words[:i], *words[i + 1 :])
    return words


#: each such wording put as the one that the other modules read
first_and_last = framed_rewriter(
    (frozenset({"appeared"}), _first_seen),
    (frozenset({"erupted", "active"}), _last_so),
    (frozenset({"eruption"}), _last_eruption),
    (frozenset({"last"}), _done_last),
)
