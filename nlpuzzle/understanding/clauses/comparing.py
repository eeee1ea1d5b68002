"""A comparison: what it is made of, and which way it goes in a category."""

import re
from itertools import pairwise

from nlpuzzle.english.morphology import is_plural, singular
from nlpuzzle.english.units import unit_of
from nlpuzzle.english.words import Word, key, stems
from nlpuzzle.puzzle import Category, Frame, Number
from nlpuzzle.understanding.clauses.references import (
    AGED,
    DEPTH,
    FEWEST_WIN,
    amounts,
    below_zero,
    counted_back,
    is_pace,
    measures,
    tells_age,
)
from nlpuzzle.understanding.soundness.events import classes_of
from nlpuzzle.understanding.soundness.measures import earned_or_paid
from nlpuzzle.understanding.soundness.support import Support
from nlpuzzle.understanding.tokenising.tokens import Adjective
from nlpuzzle.understanding.words.grades import grades_in_a_row, grades_told
from nlpuzzle.understanding.words.headings import heading
from nlpuzzle.understanding.words.lines import in_turn, is_contest, is_line, is_seeding, line
from nlpuzzle.understanding.words.sales import SELL, counts_sales
from nlpuzzle.understanding.words.vocabulary import closed, verb_forms
from nlpuzzle.understanding.words.words_of import COPULAS
from nlpuzzle.values import dataclass

__all__ = ["COMING_TO_BE", "EXISTING", "LONG", "STAYING", "WHEN", "Relation", "has_stood", "matured", "sign_in"]


@dataclass(frozen=True)
class Relation:
    """ "At least two places to the left of", "three years older than", "next to"."""

    #: DIR value without ":direct", "next", or "" for an adjective
    direction: str = ""
    adjective: Adjective | None = None
    #: one rank exactly
    direct: bool = False
    #: and the clue says so: "right after", "directly below"
    at_once: bool = False
    #: more than one rank: "ahead, but not directly ahead"
    not_direct: bool = False
    #: "further back than": any number of ranks
    further: bool = False
    #: exact, at least, at most, over, under; "" without an amount
    bound: str = ""
    number: Number | None = None
    unit: str = ""
    #: words that tell what is compared: the predicate, the noun after "more"
    evidence: tuple[Word, ...] = ()
    #: categories of which the clue names a bare value: "before Wednesday"
    bare: frozenset[str] = frozenset()
    #: the noun of the left side: "the beagle's | jacket"
    owned: tuple[Word, ...] = ()
    #: the noun of what is counted ("votes"), after the number or after "more"
    counted: tuple[Word, ...] = ()
    #: what stands right after the comparative: "on a later | day | than", "later | in the day than"
    graded: tuple[Word, ...] = ()
    #: whether it is told by its owner what is compared with: "just before that of Ann", "Ann's"
    whose: bool = False


#: dimensions of time
WHEN = frozenset({"date", "time"})
#: what people who line up by it are compared by, too
_OF_BODIES = frozenset("heavy light old short tall young".split())
#: direction -> sign in time
_ALONG = {"before": -1, "ahead": -1, "after": 1, "behind": 1}
#: direction -> the end of the line to which it leads
_ENDS = {
    "left": "left", "right": "right", "before": "front", "ahead": "front", "after": "back", "behind": "back",
    "above": "top", "below": "bottom", "up": "top", "down": "bottom",
}  # fmt: skip
#: direction -> sign in an amount: "500 votes ahead of"
_AMOUNTS = {"ahead": 1, "behind": -1, "short": -1, "above": 1, "below": -1}
_VERTICAL = frozenset({"above", "below"})
#: what a thing measures wherever it is: it is not "two feet ahead" with it
_OWN_SIZES = frozenset(map(key, "length height width depth diameter thickness altitude elevation".split()))
#: lengths that go up; of others, "hangs 20 cm above" tells nothing
_UPWARD = frozenset({key("altitude"), key("elevation"), key("height"), key("level")})
#: heights above the sea, by which one thing lies above another
_ALTITUDES = frozenset({key("altitude"), key("elevation")})
#: how what has an altitude is there
_ALOFT = frozenset(map(key, "float fly hover perch remain soar stay".split()))
#: who starts so much later need not take so much longer
LONG = frozenset({"month", "season", "year", "decade", "century"})
_FINISH = key("finish")
_RACED = frozenset({_FINISH, key("race")})
_PERFECT = frozenset({"has", "have", "had"})
_BEING = frozenset({*COPULAS, "been"})
EXISTING = frozenset({"stood", "standing", "existed", "existence"})
#: what was done to a thing when it came to be
COMING_TO_BE = frozenset("begun born built cast created established founded made opened planted started".split())
STAYING = frozenset(map(key, "stand lie sit grow work be hang camp park moor pitch".split()))
_HAVING = frozenset({"has", "have", "had"})
#: what places that bear numbers do
_IN_LINE = frozenset(map(key, "come stand lie sit be park moor".split()))
_RANKED = frozenset(map(key, "seed rank place".split()))
_NUMBERING = frozenset({"number", "numbered"})
#: what one does in the place that one has
_SLEEPING = frozenset(map(key, "camp sleep travel wait work".split()))
#: "is back to the plot": nobody is there
_GOING_THERE = frozenset("back by for from not of off onto out to towards toward".split())
#: what is done to things where they are: "is being cooked east of"
_DONE_THERE = frozenset({"cooking", "consume", "vend"})


def sign_in(relation: Relation, category: Category, frame: Frame, support: Support) -> int:
    """Which way the relation goes in a category: +1 more of it, or later in its line; -1 less; 0 where it means nothing."""
    if is_seeding(category) and not _of_ranks(relation):
        return 0
    if earned_or_paid((*relation.evidence, *relation.owned), category, support) is not None:
        return 0
    sign = _heading(relation, category, support) or _sign(relation, category, frame, support)
    sign = sign or _by_numbers(relation, category, support)
    return -sign if _fewest_wins(relation, category, support) else sign


def _of_ranks(relation: Relation) -> bool:
    """ "Is seeded above", "Ann's seeding is better"; who beat another need not have been ranked above her."""
    verbs = [w for w in relation.evidence if w.low in verb_forms() or w.low in COPULAS]
    told = all(w.low in COPULAS or w.low in _HAVING or w.stem in _RANKED for w in verbs)
    return told and relation.direction in ("", "above", "below")


def _heading(relation: Relation, category: Category, support: Support) -> int:
    """ "West of", where the text tells that the line runs from west to east; who moved or looks there is elsewhere."""
    if not relation.direction or category is not line(support.frame):
        return 0
    verbs = [w for w in relation.evidence if w.low in verb_forms()]
    passive = any(w.low in COPULAS for w in relation.evidence)
    there = [w for w in verbs if passive and classes_of(w.stem) & _DONE_THERE]
    file = relation.direction in _ALONG  # who came in before another need not sit before him
    placed = all(
        (support.supported(w) and not file and w.low not in _HAVING)
        or w.stem in STAYING
        or w in there
        or _has_one(w, relation, category)
        for w in verbs
    )
    return support.heading(relation.direction) if placed else 0


def _has_one(word: Word, relation: Relation, category: Category) -> bool:
    """ "Has a hut to the east of"."""
    return word.low in _HAVING and relation.evidence[-1:] != (word,) and relation.evidence[-1].stem in stems(category.name)


def _by_numbers(relation: Relation, category: Category, support: Support) -> int:
    """ "Ann's plot comes directly after Ben's", "is in the chair right after": of places that the story numbers."""
    listed = category.given == "listed" and all(item.isdecimal() for item in category.items)  # "in rooms 1, 2, 3 and 4"
    numbered = category.dimension == "position" and category is line(support.frame)
    numbered = numbered and (listed or support.counts_places(category))
    if not numbered or relation.direction not in ("before", "after") or is_contest(category):
        return 0
    own, said = stems(category.name), relation.evidence
    verbs = [w for w in said if w.low in verb_forms() and w.low not in COPULAS and w.stem not in own]
    if any(w.stem in own for w in relation.owned[-1:]):
        done = [w for w in said if closed().get(w.low) is None and w.stem not in own]  # "was christened before"
        return _ALONG[relation.direction] if all(w.stem in _IN_LINE for w in (*verbs, *done)) else 0
    there = said[:1] != () and (said[0].low in COPULAS or said[0].low in _HAVING or said[0].stem in STAYING)
    # "works in the hut just before that of Ann", and not "just before Ann", who begins later
    stays = len(said) > 1 and (there or (relation.whose and (said[0].low == "the" or said[0].stem in _SLEEPING)))
    if not (relation.at_once and stays and said[-1].stem in own) or any(w.low in _GOING_THERE for w in said):
        return 0
    return _ALONG[relation.direction]


def _sign(relation: Relation, category: Category, frame: Frame, support: Support) -> int:
    if below_zero(category):
        frosty = relation.adjective is not None and relation.adjective.dimensions == ("temperature",)
        return -relation.adjective.sign if frosty and relation.adjective is not None else 0
    if counted_back(category) and relation.direction:
        return -_ALONG.get(relation.direction, 0)
    if counted_back(category) and relation.adjective is not None and relation.adjective.base in ("early", "late"):
        return -relation.adjective.sign
    if way := _by_its_grade(relation, category, frame, support):
        return way
    if relation.adjective is not None and category.dimension == "age" and matured(relation):
        return 0 if any(c.dimension == "duration" for c in frame) else relation.adjective.sign
    if relation.adjective is not None and has_stood(relation):
        return relation.adjective.sign * _older(category, frame)
    if _sold_so_well(relation):
        return relation.adjective.sign if relation.adjective and counts_sales(category, support.told_text) else 0
    if relation.adjective is not None:
        if relation.adjective.base == "numbered" and (_carries_numbers(relation, category) or _is_of_numbers(category)):
            return relation.adjective.sign
        if relation.adjective.base == "numbered" and category.given == "implied" and any(map(_is_of_numbers, frame)):
            return 0  # "her bus has a lower number": of the bus numbers that are listed, not of a line that nobody tells
        if not measures(relation.adjective, category):
            if _done_so_fast(relation, category, frame, support):
                return -relation.adjective.sign
            named = _names_its_amount(relation, category) or _names_its_number(relation, category)
            so_much = relation.adjective.sign if named else 0
            return so_much or _age_of_things(relation.adjective, category, frame)
        sign = relation.adjective.sign
        if category.dimension == "position" and relation.adjective.base in ("high", "low"):
            return sign * heading(category, "top")  # houses in a row are not higher than each other
        if category.dimension == "position" and relation.adjective.base in ("fast", "quick", "swift", "slow", "good", "bad"):
            return -sign  # the best is first
        if category.dimension == "duration" and is_pace(relation.adjective):
            return sign if category.descending else -sign  # the faster one takes less time
        return -sign if category.descending else sign
    direction = relation.direction
    if category.dimension == "age" and direction in ("before", "after") and _came_to_be(relation):
        return 1 if direction == "before" else -1
    if direction in _VERTICAL and category.name in relation.bare and category.dimension != "position":
        return _vertical(direction, category)  # "pays below $700"
    if direction == "behind" and category.dimension in WHEN and relation.number is None:
        return 0  # "hid behind the shed" is no later day
    if is_line(category) and not category.descending:
        if direction in ("above", "below", "up", "down"):  # no room of a corridor is above another
            upright = category.dimension == "position" and not (direction in ("up", "down") and is_contest(category))
            return heading(category, _ENDS[direction]) if upright else 0
        if direction in ("left", "right") and category is not line(frame):
            return 0
        in_file = direction in ("before", "after", "ahead", "behind")
        if in_file and category.dimension == "position" and not in_turn(category):
            return 0
        return heading(category, _ENDS[direction]) if direction in _ENDS else 0
    if direction in _VERTICAL and relation.number is None and _is_there(relation):
        return _AMOUNTS[direction] if category.dimension == "length" and _ALTITUDES & stems(category.name) else 0
    if category.dimension in WHEN:
        return _ALONG[direction] if direction in ("before", "after", "ahead", "behind") else 0
    if category.dimension == "duration" and category.unit in LONG and direction in _ALONG:
        return 0  # "was planted 20 years after" tells of no time that it took
    timed = relation.number is not None and bool(relation.unit)
    raced = bool(stems(category.name) & _RACED)  # who is done before another may have begun before, but not in a race
    timed = timed or ((raced or _by_seconds(relation, category, frame)) and any(w.stem == _FINISH for w in relation.evidence))
    if category.dimension == "duration" and timed and direction in _ALONG and not is_line(category):
        return _ALONG[direction]  # who finishes a minute after, or behind, another takes a minute longer
    if direction in _AMOUNTS and (relation.number is not None or direction == "short"):
        if category.unit == "storey" and direction in _VERTICAL:
            return 0  # who lives so many storeys above another need not have the taller tower
        if direction in _VERTICAL and category.dimension == "length":
            return _vertical(direction, category)
        if direction in ("ahead", "behind") and _OWN_SIZES & stems(category.name):
            return 0
        return _AMOUNTS[direction] if category.dimension not in ("age", "id", "position") else 0
    return 0


def _is_there(relation: Relation) -> bool:
    """ "Lies above", "hovered below": so high up it was."""
    verbs = [w for w in relation.evidence if w.low in verb_forms() or w.low in COPULAS]
    return bool(verbs) and all(w.low in COPULAS or w.stem in STAYING or w.stem in _ALOFT for w in verbs)


def _vertical(direction: str, category: Category) -> int:
    """ "75 feet below": of depths that is more; of a length that goes neither up nor down it tells nothing."""
    names = stems(category.name)
    if category.dimension != "length" or _UPWARD & names:
        return _AMOUNTS[direction]
    return -_AMOUNTS[direction] if DEPTH in names else 0


def has_stood(relation: Relation) -> bool:
    """ "Has stood longer than", "has been in existence for longer than": it is the older one."""
    lows = [w.low for w in relation.evidence]
    lasting = relation.adjective is not None and relation.adjective.base == "long"
    if not lasting or _PERFECT.isdisjoint(lows):
        return False
    alive = lows in (["has", "lived"], ["have", "lived"], ["has", "been", "alive"])  # not "has lived in Ely"
    return (alive and (not relation.counted or relation.unit in LONG)) or bool(EXISTING & set(lows))


def matured(relation: Relation) -> bool:
    """ "Was aged longer than", "is aged two weeks less than": of cheese and wine, and no time since."""
    lows = [w.low for w in relation.evidence]
    base = relation.adjective.base if relation.adjective is not None else ""
    timed = [w.low for w in relation.counted[-1:]] == ["time"]  # "for less time"
    timed = timed or (relation.number is not None and bool(relation.unit))
    aged = any(one in _BEING and low == "aged" for one, low in pairwise(lows))
    return aged and (base == "long" or (base in ("more", "less", "few") and timed))


def _by_its_grade(relation: Relation, category: Category, frame: Frame, support: Support) -> int:
    """ "Ann rings a heavier bell than", where bells are numbered from the lightest; nothing is told of who is heavier.

    What stands in a row "in order of height, the shortest on the left" is taller than all to its left.
    """
    adjective = relation.adjective
    if adjective is None or category.dimension != "position" or category is not line(frame):
        return 0
    grades = grades_told(support.told_text)
    nouns = frozenset[str]().union(*(stems(c.name) for c in frame))  # "exactly two of the | sisters are | shorter than"
    row = grades_in_a_row(support.told_text) if all(w.low in COPULAS or w.stem in nouns for w in relation.evidence) else {}
    if not (grades or row) or any(measures(adjective, c) for c in frame.ordered):
        return 0
    peopled = any(support.people(c.name) for c in frame) and adjective.base not in _OF_BODIES
    if row and not relation.owned and not relation.counted and not peopled:
        return adjective.sign * next((row[kind] for kind in adjective.dimensions if kind in row), 0)
    named = support.names(category, (*relation.owned, *relation.counted))
    return adjective.sign * next((grades[kind] for kind in adjective.dimensions if kind in grades), 0) if named else 0


def _sold_so_well(relation: Relation) -> bool:
    """ "Sold better than": more of it was sold."""
    merit = relation.adjective is not None and relation.adjective.base in ("good", "bad")
    return merit and relation.number is None and not relation.counted and [w.stem for w in relation.evidence[-1:]] == [SELL]


def _older(category: Category, frame: Frame) -> int:
    """+1 for ages, -1 for the years in which things came to be, where no time is told that they took; else 0."""
    if any(c.dimension == "duration" for c in frame):
        return 0
    if category.dimension == "age":
        return 1
    return -1 if tells_age(category) and not any(c.dimension == "age" for c in frame) else 0


def _came_to_be(relation: Relation) -> bool:
    """ "Was begun three years before": it is so much older."""
    done = [w for w in relation.evidence if w.low in COMING_TO_BE]
    return bool(done) and relation.number is not None and any(w.low in ("was", "were") for w in relation.evidence)


def _carries_numbers(relation: Relation, category: Category) -> bool:
    """ "Ann's route has a higher number than": of routes that are told by number, and of nothing that is counted."""
    words = (*relation.evidence, *relation.owned, *relation.counted)
    if len(relation.owned) > 2 and relation.owned[-1].low == "number":
        words = relation.owned[-2:-1]  # not "Ann's bus | stop | number"
    named = any(w.stem in stems(category.name) for w in words)
    numbers = all(item.lstrip("#").isdecimal() for item in category.items)
    return named and category.dimension in ("count", "id", None) and numbers


def _names_its_number(relation: Relation, category: Category) -> bool:
    """ "The ticket number of the leak is lower than Ann's", "has a number 6 higher than": the number that a thing bears."""
    adjective = relation.adjective
    if adjective is None or adjective.base not in ("high", "low") or category.dimension != "id" or relation.unit:
        return False
    said = (*relation.owned, *relation.counted, *relation.evidence)
    others = [w for w in (*relation.owned, *relation.counted) if w.low not in _NUMBERING and closed().get(w.low) is None]
    several = any(one.low == "number" and other.low == "of" for one, other in pairwise(said))  # "a number of steps"
    return any(w.low == "number" for w in said) and not several and all(w.stem in stems(category.name) for w in others)


def _done_so_fast(relation: Relation, category: Category, frame: Frame, support: Support) -> bool:
    """ "Came ashore two hours faster than": in so many hours less; "was faster than", where other clues say so."""
    if relation.adjective is None or not is_pace(relation.adjective) or category.dimension != "duration":
        return False
    if category.unit is None or category.descending or counted_back(category):
        return False
    if relation.number is not None:
        return relation.unit == category.unit
    if relation.counted or relation.owned or any(c.dimension == "speed" for c in frame):
        return False
    return re.search(rf"\b(?:an?|\w+) {category.unit}s? (?:faster|quicker|slower)\b", support.told_text) is not None


def _by_seconds(relation: Relation, category: Category, frame: Frame) -> bool:
    """ "Finished ahead of", of what takes seconds, where nothing else is told of who comes before whom."""
    others = any(c.dimension in ("position", "count", "speed") for c in frame.ordered)
    return category.unit == "second" and relation.direction in ("ahead", "behind") and not others


def _is_of_numbers(category: Category) -> bool:
    """ "Bus number: 14, 27, 35": the numbers that things bear."""
    borne = singular(category.name.casefold().rpartition(" ")[2]) == "number" and category.dimension in ("id", None)
    return borne and category.ordered and all(item.isdecimal() for item in category.items)


#: dimensions whose units are counted like things
_COUNTED_IN_UNITS = frozenset({"duration", "length", "weight", "volume"})


def _names_its_amount(relation: Relation, category: Category) -> bool:
    """ "A smaller distance than", "Ann's mass is higher": the noun is the category's own, and has more or less of itself."""
    adjective, own = relation.adjective, stems(category.name)
    several = adjective is not None and adjective.base in ("many", "few") and bool(relation.counted)
    unit = unit_of(relation.counted[-1].low) if several and category.dimension in _COUNTED_IN_UNITS else None
    if unit is not None:
        return unit.name == category.unit  # "twice as many hours as", "as many miles as"
    if several and category.unit is None:
        own_noun = relation.counted[-1].stem in own and is_plural(relation.counted[-1].low)
        return own_noun and not category.descending  # "twice as many lengths as", of those they swam
    if adjective is not None and adjective.base in ("light", "heavy") and relation.unit == category.unit == "calorie":
        return relation.number is not None  # "50 calories lighter"
    if adjective is None or not amounts(adjective, category):
        return False
    told = [words for words in (relation.owned, relation.counted) if words and words[-1].stem in own]
    return any(own <= {w.stem for w in words} for words in told) and not category.descending


def _fewest_wins(relation: Relation, category: Category, support: Support) -> bool:
    """ "Three strokes better", "nine strokes behind": in golf, and where faults are counted, less is better."""
    merit = relation.adjective is not None and relation.adjective.base in ("good", "bad")
    margin = relation.direction in ("ahead", "behind") and relation.number is not None
    if not (merit or margin) or category.dimension == "position":
        return False
    counted = {relation.unit, category.unit, *(w.low for w in relation.counted)}
    return support.story_has(FEWEST_WIN) or any(singular(word) in FEWEST_WIN for word in counted if word)


def _age_of_things(adjective: Adjective, category: Category, frame: Frame) -> int:
    """ "Older" of things whose year is known means an earlier one, where no category holds ages."""
    if adjective.base not in AGED or not tells_age(category):
        return 0
    return 0 if any(c.dimension == "age" for c in frame) else -adjective.sign
