"""Comparisons: which ordered category a clue speaks of, which way, and by how much.

A category must be able to take the comparison (its dimension, its unit, a difference that occurs); among those the
evidence of the predicate decides: the unit, the noun, the verb. What is left undecided is ambiguous.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from nlpuzzle.english.morphology import singular
from nlpuzzle.english.tables import words as word_table
from nlpuzzle.english.units import convert
from nlpuzzle.english.words import Word, key, stems
from nlpuzzle.puzzle import Category, Frame, Number
from nlpuzzle.rules import Item, Term
from nlpuzzle.understanding.clauses.references import FEWEST_WIN, is_pace, measures
from nlpuzzle.understanding.soundness.nouns import MEASURED, WHATEVER
from nlpuzzle.understanding.soundness.support import DAILY, Support
from nlpuzzle.understanding.tokenising.tokens import Adjective
from nlpuzzle.understanding.words.headings import heading
from nlpuzzle.understanding.words.lines import in_turn, is_contest, is_line, line
from nlpuzzle.understanding.words.vocabulary import kinds_of, verb_forms

__all__ = ["Relation", "candidates", "lines", "measured"]


@dataclass(frozen=True)
class Relation:
    """ "At least two places to the left of", "three years older than", "next to"."""

    #: DIR value without ":direct", "next", or "" for an adjective
    direction: str = ""
    adjective: Adjective | None = None
    #: one rank exactly
    direct: bool = False
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


#: direction -> sign in time
_ALONG = {"before": -1, "ahead": -1, "after": 1, "behind": 1}
#: direction -> the end of the line to which it leads
_ENDS = {
    "left": "left", "right": "right", "before": "front", "ahead": "front", "after": "back", "behind": "back",
    "above": "top", "below": "bottom", "up": "top", "down": "bottom",
}  # fmt: skip
#: direction -> sign in an amount: "500 votes ahead of"
_AMOUNTS = {"ahead": 1, "behind": -1, "short": -1, "above": 1, "below": -1}
#: "earlier in the week" compares days
_SPANS = {"week": ("day",), "month": ("day",), "year": ("month", "day"), "day": ("minute", "hour")}
_SIZES = frozenset({"large", "small", "big", "high", "low"})
_WHEN = frozenset({"date", "time"})
#: "less time", "a greater distance": the noun says what is measured
_MEASURED: dict[str, frozenset[str]] = {
    "time": frozenset({"duration", "time", "date", "age"}),
    "money": frozenset({"money"}),
    "cash": frozenset({"money"}),
    "distance": frozenset({"length", "distance"}),
    "speed": frozenset({"speed"}),
    "heat": frozenset({"temperature"}),
}
_STAYING = frozenset(map(key, ("stand", "lie", "sit", "grow", "work", "be", "hang")))
#: what lies earlier or later in a period: units and dimensions
_PERIODS = {
    **dict.fromkeys(("year", "season", "spring", "summer", "autumn", "fall", "winter"), ("month", "day")),
    **dict.fromkeys(("week", "weekend", "month"), ("day",)),
    **dict.fromkeys(("day", "morning", "afternoon", "evening", "night"), ("time",)),
}


def candidates(
    relation: Relation, own: Sequence[Term], frame: Frame, support: Support
) -> list[tuple[Category, int, Number | None]]:
    """The categories that may be meant, the best evidence only, each with its sign and the amount in its unit."""
    found: list[tuple[int, Category, int, Number | None]] = []
    # "Ann's time is ..." is about the times, "a greater height" about the height
    told = relation.owned if relation.number is not None else (*relation.owned, *relation.counted)
    named = [c for c in frame.ordered if support.names(c, told)]
    for category in frame.ordered:
        if named and category not in named:
            continue
        sign = _heading(relation, category, support) or _sign(relation, category, frame)
        if _fewest_wins(relation, category, support):
            sign = -sign
        if not _period_fits(relation, category):
            continue
        if sign == 0 or not _money_is_meant(relation, category, support) or not _verb_fits(relation, category, support):
            continue
        if not (_noun_fits(relation, category, support) and _done_as_often(relation, category, support)):
            continue
        amount = _amount(relation, category, support)
        if relation.number is not None and (amount is None or not _occurs(relation, amount, category)):
            continue
        score = _score(relation, category, support)
        if category.name in relation.bare:
            score += 6
        elif any(isinstance(t, Item) and t.category == category.name for t in own) and not _when(relation, category):
            score -= 3
        found.append((score, category, sign, amount))
    best = max((score for score, *_ in found), default=0)
    likely = [(category, sign, amount) for score, category, sign, amount in found if score == best]
    return [] if len(likely) == 1 and not _level_told(relation, likely[0][0], support) else likely


def _level_told(relation: Relation, category: Category, support: Support) -> bool:
    """ "The Bell is higher than the Crown" is no more of its guests or its price, unless the words speak of those."""
    adjective = relation.adjective
    if adjective is None or adjective.base not in ("high", "low") or relation.number is not None:
        return True
    if category.dimension not in ("count", "money") or category.name in relation.bare:
        return True
    words = (*relation.evidence, *relation.owned, *relation.counted)
    return bool(support.of(category, words)) or any(category.dimension in kinds_of(w) for w in words)


def _period_fits(relation: Relation, category: Category) -> bool:
    """ "Earlier in the year than" compares months or dates, and "later in the day" clock times."""
    if relation.adjective is None or relation.adjective.base not in ("early", "late"):
        return True
    inside = [_PERIODS[w.low] for w in relation.counted if w.low in _PERIODS]
    return all(category.unit in units or category.dimension in units for units in inside)


def _when(relation: Relation, category: Category) -> bool:
    """ "The Monday course is later than Ann's" may well compare the days themselves."""
    words = relation.adjective is not None and relation.adjective.base in ("early", "late")
    return category.dimension in _WHEN and relation.number is None and (words or relation.direction in ("before", "after"))


def _heading(relation: Relation, category: Category, support: Support) -> int:
    """ "West of", where the text tells that the line runs from west to east; who moved or looks there is elsewhere."""
    if not relation.direction or category is not line(support.frame):
        return 0
    verbs = [w for w in relation.evidence if w.low in verb_forms()]
    placed = all(support.supported(w) or w.stem in _STAYING for w in verbs)
    return support.heading(relation.direction) if placed else 0


def _sign(relation: Relation, category: Category, frame: Frame) -> int:
    if relation.adjective is not None:
        if relation.adjective.base == "numbered" and _carries_numbers(relation, category):
            return relation.adjective.sign
        if not measures(relation.adjective, category):
            return _age_of_things(relation.adjective, category, frame)
        sign = relation.adjective.sign
        if category.dimension == "position" and relation.adjective.base in ("high", "low"):
            return sign * heading(category, "top")  # houses in a row are not higher than each other
        if category.dimension == "position" and relation.adjective.base in ("fast", "quick", "swift", "slow", "good", "bad"):
            return -sign  # the best is first
        if category.dimension == "duration" and is_pace(relation.adjective):
            return sign if category.descending else -sign  # the faster one takes less time
        return -sign if category.descending else sign
    direction = relation.direction
    if direction in ("above", "below") and category.name in relation.bare and category.dimension != "position":
        return _AMOUNTS[direction]  # "pays below $700"
    if direction == "behind" and category.dimension in _WHEN and relation.number is None:
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
    if category.dimension in _WHEN:
        return _ALONG[direction] if direction in ("before", "after", "ahead", "behind") else 0
    if category.dimension == "duration" and relation.number is not None and relation.unit and direction in _ALONG:
        return _ALONG[direction]  # who finishes a minute after, or behind, another takes a minute longer
    if direction in _AMOUNTS and (relation.number is not None or direction == "short"):
        return _AMOUNTS[direction] if category.dimension not in ("age", "id", "position") else 0
    return 0


def _carries_numbers(relation: Relation, category: Category) -> bool:
    """ "Ann's route has a higher number than": of routes that are told by number, and of nothing that is counted."""
    named = any(w.stem in stems(category.name) for w in (*relation.evidence, *relation.owned, *relation.counted))
    return named and category.dimension in ("count", "id", None) and all(item.isdigit() for item in category.items)


def _money_is_meant(relation: Relation, category: Category, support: Support) -> bool:
    """ "Larger" compares prices only where the clue speaks of them: "a larger fee", not "a larger flag"."""
    adjective = relation.adjective
    if category.dimension == "money" and relation.number is None and not relation.counted:
        if adjective is not None and relation.evidence and relation.evidence[-1].stem == key("sell"):
            return False  # "sold more than": more often, or "for more"?
    if category.dimension not in ("money", "weight") or adjective is None or adjective.base not in _SIZES:
        return True
    words = (*relation.evidence, *relation.owned, *relation.counted)
    return support.speaks_of(category.name, words) or any(category.dimension in kinds_of(w) for w in words)


def _verb_fits(relation: Relation, category: Category, support: Support) -> bool:
    """ "Costs more" compares no numbers of buses; "was written later" no dates of sales."""
    if category.dimension in _WHEN and any(support.another_stage(category, w) for w in relation.evidence):
        return False
    if category.dimension in _WHEN and any(support.done_another_time(category, w) for w in relation.evidence):
        return False  # "joined before", where they joined in years and come on days
    if category.dimension == "position" and relation.direction in ("before", "after"):
        others = [w for w in relation.evidence if support.times_told_by(w) and w.stem not in support.attaching(category.name)]
        if others:
            return False  # "planted before", where they planted in years
    kinds = {kind for w in relation.evidence for kind in kinds_of(w)}
    if relation.direction in ("above", "below") and kinds == {"money"} and category.dimension == "position":
        return False  # who pays below $700 need not live there
    if kinds and kinds <= {"weight", "length"}:
        return category.dimension in (*kinds, None) or bool(relation.unit)  # "weighs more" compares no prices
    if kinds != {"money"} or relation.unit or relation.counted or support.of(category, (*relation.evidence, *relation.owned)):
        return True
    return category.dimension in ("money", None) or is_line(category) or category.dimension in _WHEN


def _fewest_wins(relation: Relation, category: Category, support: Support) -> bool:
    """ "Three strokes better", "nine strokes behind": in golf, and where faults are counted, less is better."""
    merit = relation.adjective is not None and relation.adjective.base in ("good", "bad")
    margin = relation.direction in ("ahead", "behind") and relation.number is not None
    if not (merit or margin) or category.dimension == "position":
        return False
    counted = {relation.unit, category.unit, *(w.low for w in relation.counted)}
    return support.story_has(FEWEST_WIN) or any(singular(word) in FEWEST_WIN for word in counted if word)


def _done_as_often(relation: Relation, category: Category, support: Support) -> bool:
    """ "Fell more often than": where the category counts falls, and no other deed."""
    counted = relation.adjective is not None and relation.adjective.base in ("often", "frequently")
    return not counted or support.speaks_of(category.name, (*relation.evidence, *relation.owned))


def _age_of_things(adjective: Adjective, category: Category, frame: Frame) -> int:
    """ "Older" of things whose year is known means an earlier one, where no category holds ages."""
    if adjective.base not in ("old", "new") or category.dimension != "date" or category.unit not in ("year", "decade"):
        return 0
    return 0 if any(c.dimension == "age" for c in frame) else -adjective.sign


def _noun_fits(relation: Relation, category: Category, support: Support) -> bool:
    """ "Less time" compares no prices, unless the category itself is named so."""
    nouns = [w for w in relation.counted if w.low.isalpha()]
    base = relation.adjective.base if relation.adjective is not None else ""
    sized = base in ("big", "large", "small")  # not "more copies", "less gold"
    of_all = category.dimension in ("position", "length", "age") and base not in ("more", "less")
    of_all = of_all or (category.dimension in ("count", "weight") and sized)
    if of_all and relation.adjective is not None and relation.number is None and nouns:
        own = any(support.of(category, [w]) or singular(w.low) in word_table("places") for w in nouns)
        if not own and support.only_in_clues(nouns[-1]) and singular(nouns[-1].low) not in MEASURED | WHATEVER:
            return False  # "has higher leaves than" tells of no floor
    kinds = next((_MEASURED[w.low] for w in relation.counted if w.low in _MEASURED), None)
    return kinds is None or category.dimension in (*kinds, None) or support.names(category, relation.counted)


def _amount(relation: Relation, category: Category, support: Support) -> Number | None:
    """The number of the relation in the category's unit, or None where the unit does not fit."""
    if relation.number is None:
        return None
    unit = relation.unit
    counted = [w for w in relation.counted if w.low.isalpha()]
    # "three cars more", of those sold, where nothing stands in line
    own = not is_line(category) and key(category.unit or "") in {w.stem for w in counted[-1:]}
    if not unit and not own and any({w.low, singular(w.low)} & word_table("places") for w in counted[-1:]):
        unit = "place"
    if unit:
        if category.unit == unit or (unit, category.unit) == ("pound", "pound sterling"):
            return relation.number
        if category.unit is not None:
            converted = convert(relation.number, unit, category.unit)
            whole = all(isinstance(v, int) for v in category.values or ())
            return converted if isinstance(converted, int) or not whole else None
        if unit == "place" or unit in word_table("places"):
            return relation.number if is_line(category) else None
        return relation.number if category.dimension not in ("position", "id") or support.of(category, counted) else None
    if category.dimension in _WHEN and category.unit is not None:
        nightly = category.unit == "day" and any(singular(w.low) in DAILY for w in counted)
        return relation.number if nightly or any(w.stem == key(category.unit) for w in counted) else None
    if counted and is_line(category):
        one_each = any(support.names(c, counted[-1:]) for c in support.frame)  # "two trees before": there is one in every place
        return relation.number if one_each or support.of(category, counted) else None
    return relation.number


def measured(relation: Relation, frame: Frame, support: Support) -> list[tuple[Category, Number]]:
    """The categories in whose unit the amount of a relation is told, with the amount: "seven years apart"."""
    told = [(c, _amount(relation, c, support)) for c in frame.ordered if c.unit is not None]
    found = [(c, amount) for c, amount in told if amount is not None and _occurs(relation, amount, c)]
    nouns = [w for w in relation.evidence if support.letter(w) in "no"]
    return [(c, amount) for c, amount in found if not nouns or support.of(c, nouns)]


def _occurs(relation: Relation, amount: Number, category: Category) -> bool:
    values = category.values or ()
    differences: set[Number] = {a - b if a > b else b - a for a in values for b in values}
    return amount in differences if relation.bound == "exact" else amount < max(differences)


def _score(relation: Relation, category: Category, support: Support) -> int:
    score = 0
    if relation.unit and category.unit is not None:
        score += 3
    adjective = relation.adjective
    if adjective is not None and category.dimension in adjective.dimensions:
        score += 2 if len(adjective.dimensions) < 6 else 1
    elif adjective is not None and category.dimension == "position" and "rank" in adjective.dimensions:
        score += 1
    if relation.direction and is_line(category):
        score += 1
    score += 2 * min(2, support.of(category, relation.counted))
    score += 1 if support.names(category, relation.owned) else 0
    score += min(2, support.of(category, relation.evidence))
    kinds = {kind for w in relation.evidence for kind in kinds_of(w)}
    spans = {unit for w in relation.counted for unit in _SPANS.get(w.low, ())}
    score += 2 if category.dimension in _WHEN and category.unit in spans else 0  # "earlier in the week"
    if category.dimension in kinds or (category.dimension == "date" and "time" in kinds):
        score += 2
    if category.dimension == "position" and "place" in kinds:
        score += 2  # "finished higher than"
    return score


def lines(frame: Frame, nearby: Sequence[Word], support: Support) -> list[Category]:
    """The categories in which things can be next to each other or places lie between them: "in the lane next to Ben's"."""
    found = line(frame)
    named = [c for c in frame.ordered if support.names(c, nearby)]
    if found is None:
        return named or [c for c in frame.ordered if c.dimension in _WHEN]
    several = len([c for c in frame.ordered if c.dimension == "position"]) > 1
    if named:
        return named
    if several and is_contest(found) and not any("place" in kinds_of(w) for w in nearby):
        return []  # side by side in the lanes, or at the finish?
    return [found]
