"""Comparisons: which ordered category a clue speaks of, which way, and by how much.

A category must be able to take the comparison (its dimension, its unit, a difference that occurs); among those the
evidence of the predicate decides: the unit, the noun, the verb. What is left undecided is ambiguous.
"""

from collections.abc import Sequence

from nlpuzzle.english.morphology import singular
from nlpuzzle.english.tables import words as word_table
from nlpuzzle.english.units import convert
from nlpuzzle.english.words import Word, key, stems
from nlpuzzle.puzzle import Category, Frame, Number
from nlpuzzle.rules import Item, Term
from nlpuzzle.understanding.clauses.comparing import WHEN, Relation, sign_in
from nlpuzzle.understanding.clauses.events_meant import ahead_on_the_dial, early_or_late, tells_births
from nlpuzzle.understanding.clauses.fitting import fits, level_told
from nlpuzzle.understanding.clauses.references import AGED, BODILY, SIZES
from nlpuzzle.understanding.soundness.events import HAVING, classes_of
from nlpuzzle.understanding.soundness.support import DAILY, Support
from nlpuzzle.understanding.words.lines import is_contest, is_line, line
from nlpuzzle.understanding.words.vocabulary import kinds_of, verb_forms
from nlpuzzle.understanding.words.words_of import COPULAS

__all__ = ["candidates", "lines", "measured", "named_difference"]


#: "earlier in the week" compares days
_SPANS = {"week": ("day",), "month": ("day",), "year": ("month", "day"), "day": ("minute", "hour")}

_AGE = key("age")
#: what makes a thing one's own
_GETTING = HAVING | {"obtain", "create"}


def candidates(
    relation: Relation, own: Sequence[Term], frame: Frame, support: Support
) -> list[tuple[Category, int, Number | None]]:
    """The categories that may be meant, the best evidence only, each with its sign and the amount in its unit."""
    found: list[tuple[int, Category, int, Number | None]] = []
    # "Ann's time is ..." is about the times, "a greater height" about the height
    counted = () if early_or_late(relation) else relation.counted  # "earlier in the day" names no category of days
    told = relation.owned if relation.number is not None else (*relation.owned, *counted)
    named = [c for c in frame.ordered if support.names(c, told)]
    if any(w.low in verb_forms() and w.low not in COPULAS for w in relation.owned):  # "the zoo's bus leaves later"
        named = [c for c in named if sign_in(relation, c, frame, support)]
    for category in frame.ordered:
        if named and category not in named:
            continue
        sign = sign_in(relation, category, frame, support)
        if sign == 0 or not fits(relation, category, support) or _years_of_somebody(relation, own, category, support):
            continue
        if ahead_on_the_dial(relation, category, frame):
            continue
        if _size_of_somebody(relation, own, category, support) or _lasted(relation, category):
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
    return [] if len(likely) == 1 and not level_told(relation, likely[0][0], support) else likely


def _years_of_somebody(relation: Relation, own: Sequence[Term], category: Category, support: Support) -> bool:
    """ "Ann is older than Ben" tells of no year but that of their births; "Ann's clock is older" may."""
    aged = relation.adjective is not None and relation.adjective.base in (*AGED, "long")
    if not aged or category.dimension != "date" or relation.owned or _of_a_thing(relation, support):
        return False
    somebody = bool(own) and all(isinstance(t, Item) and support.people(t.category) for t in own)
    if any(label.startswith("The ") for t in own if isinstance(t, Item) for label in support.frame.by_name[t.category].items):
        return False  # houses have names, too: "The Gables is older than Westering"
    return somebody and not tells_births(category, support)


def _of_a_thing(relation: Relation, support: Support) -> bool:
    """ "Ann keeps | a light that is | older than Ben's", "has an older | house | than": no age of hers is compared."""
    said = relation.evidence
    described = len(said) > 2 and said[-2].low in ("that", "which") and said[-1].low in COPULAS
    noun = said[-3:-2] if described else relation.counted[-1:]
    deeds = [w for w in said if w.low in verb_forms() and w.low not in COPULAS and not support.supported(w)]
    if any(classes_of(w.stem).isdisjoint(_GETTING) for w in deeds):
        return False  # "repaired an older clock"
    things = [c for c in support.frame if not c.ordered and not support.people(c.name)]
    return any(support.names(c, noun) or support.called(c, noun[0]) for c in things if noun)


def _size_of_somebody(relation: Relation, own: Sequence[Term], category: Category, support: Support) -> bool:
    """ "Ann is bigger than Ben" tells of no votes of hers; "Ann's village is bigger" may."""
    sized = relation.adjective is not None and relation.adjective.base in SIZES
    somebody = any(isinstance(t, Item) and support.people(t.category) for t in own[:1])
    if relation.unit == "calorie" and relation.adjective is not None and relation.adjective.base in ("heavy", "light"):
        return somebody and not relation.owned  # no drink of hers
    if somebody and relation.adjective is not None and relation.adjective.base in ("long", "short"):
        return not relation.owned and key("size") in stems(category.name) and not _of_a_thing(relation, support)
    told = relation.owned or relation.counted or relation.unit or any(w.low not in COPULAS for w in relation.evidence)
    return sized and not told and category.dimension not in BODILY and somebody


def _lasted(relation: Relation, category: Category) -> bool:
    """ "Took longer than", "lasted twice as long as": a time, and no length of what took it; not "took a longer | route"."""
    long = relation.adjective is not None and relation.adjective.base in ("long", "short")
    timed = any("duration" in kinds_of(w) for w in relation.evidence) and not relation.counted
    return long and timed and category.dimension == "length" and not relation.unit


def _when(relation: Relation, category: Category) -> bool:
    """ "The Monday course is later than Ann's" may well compare the days themselves."""
    words = relation.adjective is not None and relation.adjective.base in ("early", "late")
    return category.dimension in WHEN and relation.number is None and (words or relation.direction in ("before", "after"))


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
        if unit == "place" or unit in word_table("places") or key(unit) in stems(category.name):  # "week 1, week 2"
            return relation.number if is_line(category) else None
        return relation.number if category.dimension not in ("position", "id") or support.of(category, counted) else None
    if category.dimension in WHEN and category.unit is not None:
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
    aged = bool(nouns) and all(w.stem == _AGE for w in nouns)  # "the ages of", where it is told when they were born
    born = [(c, amount) for c, amount in found if aged and tells_births(c, support)]
    # things 25 feet away from each other stand there, whatever their lengths
    return born or [(c, amount) for c, amount in found if (support.of(c, nouns) if nouns else c.dimension != "length")]


def named_difference(relation: Relation, frame: Frame, support: Support) -> list[tuple[Category, Number]]:
    """ "Their scores differ by 20 (points)": the one category that the noun names, in whose unit it is told, if in any."""
    counted = relation.counted[-1:]
    ordered = [c for c in frame.ordered if c.dimension not in WHEN]
    named = [c for c in ordered if support.names(c, relation.evidence) or c.unit in {singular(w.low) for w in counted}]
    own = [c for c in named if all(c.unit == singular(w.low) or w.stem in stems(c.name) for w in counted)]
    if len(own) != 1 or relation.number is None or not _occurs(relation, relation.number, own[0]):
        return []
    return [(own[0], relation.number)]


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
    score += 2 if category.dimension in WHEN and category.unit in spans else 0  # "earlier in the week"
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
        return named or [c for c in frame.ordered if c.dimension in WHEN]
    several = len([c for c in frame.ordered if c.dimension == "position"]) > 1
    if named:
        return named
    if several and is_contest(found) and not any("place" in kinds_of(w) for w in nearby):
        return []  # side by side in the lanes, or at the finish?
    return [found]
