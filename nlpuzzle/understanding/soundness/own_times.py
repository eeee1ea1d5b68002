"""What is done at a time or place, or to a thing, of another sort: "was christened on | Thursday", "bid on | the globe"."""

from nlpuzzle.english.morphology import singular
from nlpuzzle.english.words import key, stems
from nlpuzzle.understanding.objection import Trouble
from nlpuzzle.understanding.soundness.mentioned import Attached, Glance, Guards
from nlpuzzle.understanding.soundness.whereabouts import is_denied
from nlpuzzle.understanding.words.lines import is_line

__all__ = ["OF_OTHER_TIMES"]

#: what is done to a person once in a life
_ONCE_IN_A_LIFE = frozenset(map(key, "baptise baptize christen circumcise orphan".split()))
#: what everybody does each morning, whatever he stands in line for
_EACH_MORNING = frozenset(map(key, "awake awaken wake waken".split()))
#: what comes out on a day: who reads it may do so, and may do all else, on another
_OF_A_DAY = frozenset("crossword edition headline news newspaper paper puzzle sudoku supplement".split())
#: for what one bids several may bid
_BIDDING = frozenset({"bid", "bids", "bidder"})
_WINNING = frozenset("highest successful top winning".split())
#: where somebody is from, and where he is at home now
_FROM = frozenset(map(key, "hail raise rear".split()))
_AT_HOME = "live lives living reside resides residing dwell dwells".split()
_LED = frozenset({"from", "in"})


def christened_then(at: Attached) -> Trouble | None:
    """ "Was baptised on a | Monday", "woke up | first", "at | 7:20": of that no puzzle asks that does not speak of it."""
    once = _ONCE_IN_A_LIFE if at.people or at.category.dimension == "date" else frozenset[str]()
    in_turn = is_line(at.category) and at.category.dimension == "position"
    morning = _EACH_MORNING if in_turn or at.category.dimension == "time" else frozenset[str]()
    if morning & stems(at.category.name):
        return None  # "Waking time: 7:05, 7:20, ..."
    found = tuple(w for w in at.gap if w.stem in once | morning and not at.support.told(w))
    return ("relation", found) if found else None


def paper_of_the_day(at: Attached) -> Trouble | None:
    """ "Finished the | Friday | crossword": the day is the crossword's."""
    noun = at.tail[0] if at.tail else None
    if noun is None or len(at.gap) < 2 or at.category.dimension != "date" or singular(noun.low) not in _OF_A_DAY:
        return None
    return None if at.support.supported(noun) else ("misplaced", (noun,))


def merely_bid(at: Attached) -> Trouble | None:
    """ "Bid on the | globe", "was a bidder for the | globe": somebody else may have got it."""
    lows = [w.low for w in at.gap]
    if is_denied(at.tokens, at.i):
        return None  # who did not bid on it did not win it
    found = tuple(w for w, after in zip(at.gap, lows[1:], strict=False) if w.low in _BIDDING and after in ("for", "on"))
    if not found or at.category.ordered or not _WINNING.isdisjoint(lows) or at.support.told(found[0]):
        return None
    return "relation", found


def from_elsewhere(at: Attached) -> Trouble | None:
    """ "Hails from | Leeds", "was raised in | Leeds", where the story tells where everybody lives now."""
    led = len(at.gap) > 1 and at.gap[-1].low in _LED and not at.people and not at.category.ordered
    found = tuple(w for w in at.gap if w.stem in _FROM)
    if not led or not found or not at.support.story_has(_AT_HOME):
        return None
    from_there = at.support.story_has(("hail", "raised", "grew", "from", "born", "home", "hometown"))
    return None if from_there or any(map(at.support.told, found)) else ("relation", found)


def _timed(seen: Glance) -> bool:
    return not (_ONCE_IN_A_LIFE | _EACH_MORNING).isdisjoint(seen.stems)


def _printed(seen: Glance) -> bool:
    return seen.dimension == "date" and seen.tail != ()


def _from(seen: Glance) -> bool:
    return not _FROM.isdisjoint(seen.stems)


def _bid(seen: Glance) -> bool:
    return not _BIDDING.isdisjoint(seen.lows)


#: whatever other clues say
OF_OTHER_TIMES: Guards = ((christened_then, _timed), (paper_of_the_day, _printed), (merely_bid, _bid), (from_elsewhere, _from))
