"""Whether a category can be what a comparison speaks of, by the verb and the nouns of the clue: "costs more", "less time"."""

import re
from collections.abc import Sequence

from nlpuzzle.english.classes import word_class
from nlpuzzle.english.kinds import place_sorts
from nlpuzzle.english.measured import measured
from nlpuzzle.english.morphology import is_plural, singular
from nlpuzzle.english.numbers import number_value
from nlpuzzle.english.tables import words as word_table
from nlpuzzle.english.units import unit_of
from nlpuzzle.english.words import Word, key, stems
from nlpuzzle.puzzle import Category
from nlpuzzle.understanding.clauses.comparing import WHEN, Relation
from nlpuzzle.understanding.clauses.events_meant import another_event, early_or_late
from nlpuzzle.understanding.clauses.references import is_pace
from nlpuzzle.understanding.soundness.events import HAVING, classes_of
from nlpuzzle.understanding.soundness.nouns import MEASURED, WHATEVER
from nlpuzzle.understanding.soundness.support import Support
from nlpuzzle.understanding.words.deeds_counted import counts_the_deed
from nlpuzzle.understanding.words.lines import SHOWS, in_turn, is_contest, is_line
from nlpuzzle.understanding.words.people import is_person
from nlpuzzle.understanding.words.sales import counts_sales
from nlpuzzle.understanding.words.vocabulary import closed, kinds_of, verb_forms
from nlpuzzle.understanding.words.words_of import COPULAS, FACTORS

__all__ = ["HAS", "TELLING_KINDS", "fits", "level_told"]

_ANYBODY = word_class("gendered") | {"child", "person"}
#: of comparatives that count: "more", "fewer"
_SO_MANY = frozenset({"more", "less", "few", "many", "much", "little"})
HAS = frozenset({"has", "have", "had"})
#: who gets or owns more may have more of what is measured
_GETTING = HAVING | {"amount", "gain", "obtain", "transfer"}
#: what there is the more of the more was made or got
_MAKING = frozenset({"cooking", "create", "gain", "growing"})
_HAS_OR_IS = HAS | {"is", "are", "was", "were", "does", "do", "did"}
#: what one is rather than has
_NOT_HAD = frozenset({"weight", "length", "age", "speed", "temperature"})
_MAKE = key("make")
#: of what is in them
_HOLDING = frozenset(map(key, "accommodate carry contain hold stock store".split()))
_BULK = frozenset({"large", "small", "big"})
_SIZES = _BULK | {"high", "low"}
#: "less time", "a greater distance": the noun says what is measured
_MEASURED: dict[str, frozenset[str]] = {
    "time": frozenset({"duration", "time", "date", "age"}),
    "money": frozenset({"money"}),
    "cash": frozenset({"money"}),
    "distance": frozenset({"length", "distance"}),
    "speed": frozenset({"speed"}),
    "heat": frozenset({"temperature"}),
    "battery": frozenset({"percent"}),
    "charge": frozenset({"percent", "money"}),
}
#: nouns that tell by themselves which kind of category is compared
TELLING_KINDS = frozenset(_MEASURED)
#: going somewhere, whatever by, and what its length is told in
_JOURNEYS = frozenset(
    map(key, "commute drive flight haul hike journey ride route run tour travel trek trip voyage walk".split())
)
_TRAVELLED = frozenset(map(key, "commute cycle drive move ride travel".split()))
_ROADS = frozenset({"mile", "kilometer"})
#: what is the larger the more are in it
_OF_MANY = frozenset(map(key, "audience class congregation crew crowd group party population team".split()))
_STAYING = frozenset("camped lodged remained slept stay stayed staying stays".split())
_LASTING = frozenset({"last", "lasts", "lasted", "lasting"})
#: what lies earlier or later in a period: units and dimensions
_PERIODS = {
    **dict.fromkeys(("year", "season", "spring", "summer", "autumn", "fall", "winter"), ("month", "day")),
    **dict.fromkeys(("week", "weekend", "month"), ("day",)),
    **dict.fromkeys(("day", "morning", "afternoon", "evening", "night"), ("time",)),
}
_TURNS = frozenset({"act", "order", "slot", "turn"})
#: what is itself earlier or later: "on a later day", "in an earlier month"
_CALENDAR = frozenset({"day", "month", "year"})


def fits(relation: Relation, category: Category, support: Support) -> bool:
    """Whether the verb and the nouns of a clue leave it possible that the relation compares a category."""
    if not _period_fits(relation, category, support) or not _money_is_meant(relation, category, support):
        return False
    spoken_of = _verb_fits(relation, category, support) and _noun_fits(relation, category, support)
    return spoken_of and _done_as_often(relation, category, support)


def level_told(relation: Relation, category: Category, support: Support) -> bool:
    """ "The Bell is higher than the Crown" is no more of its guests or its price, unless the words speak of those."""
    adjective = relation.adjective
    if adjective is None or adjective.base not in ("high", "low") or relation.number is not None:
        return True
    if category.dimension not in ("count", "money") or category.name in relation.bare:
        return True
    if _up_or_down(relation, category, support):
        return True
    words = (*relation.evidence, *relation.owned, *relation.counted)
    return bool(support.of(category, words)) or any(category.dimension in kinds_of(w) for w in words)


def _up_or_down(relation: Relation, category: Category, support: Support) -> bool:
    """ "Is higher up than", of those on floors; "is higher than", too, where the puzzle says "on a different floor"."""
    noun = singular(category.name.casefold())
    if noun not in word_table("upright") or not relation.evidence or any(w.low not in COPULAS for w in relation.evidence):
        return False
    led = any(w.low in ("up", "down") for w in relation.graded)
    return led or re.search(rf"\bon (?:an? |the )?(?:\w+ )?{noun}s?\b", support.told_text) is not None


def _period_fits(relation: Relation, category: Category, support: Support) -> bool:
    """ "Earlier in the year than" compares months or dates, "later in the day" clock times, "on a later day" days.

    "Later in the evening" compares turns, too, where those of one evening are told.
    """
    if not early_or_late(relation):
        return True
    itself = [w for w in relation.graded if w.low in _CALENDAR]
    if any(category.unit != w.low and w.stem not in stems(category.name) for w in itself):
        return False
    inside = [_PERIODS[w.low] for w in relation.counted if w.low in _PERIODS and w not in itself]
    turns = category.dimension == "position" and in_turn(category) and not is_contest(category)
    turns = turns and (support.story_has(SHOWS) or not _TURNS.isdisjoint(category.name.casefold().split()))
    return all(category.unit in units or category.dimension in units or (turns and "time" in units) for units in inside)


def _money_is_meant(relation: Relation, category: Category, support: Support) -> bool:
    """ "Larger" compares prices only where the clue speaks of them: "a larger fee", not "a larger flag"."""
    adjective = relation.adjective
    if category.dimension == "money" and relation.number is None and not relation.counted:
        if adjective is not None and relation.evidence and relation.evidence[-1].stem == key("sell"):
            return False  # "sold more than": more often, or "for more"?
    if category.dimension == "count" and adjective is not None and adjective.base in _BULK and not _of_a_number(relation):
        return is_person(category.unit or "") or bool(_OF_MANY & stems(category.name))  # a bigger mirror has no more votes
    if category.dimension not in ("money", "weight") or adjective is None or adjective.base not in _SIZES:
        return True
    if adjective.base in _BULK and (key("size") in stems(category.name) or category.unit == "carat"):
        return True  # by carats stones are large or small
    if category.dimension == "weight" and relation.unit == category.unit is not None:
        return True  # "0.5 carats bigger", "3 kg larger": the unit tells
    words = (*relation.evidence, *relation.owned, *relation.counted)
    return support.speaks_of(category.name, words) or any(category.dimension in kinds_of(w) for w in words)


def _of_a_number(relation: Relation) -> bool:
    """ "Ann's total is smaller", "10 pages bigger": a number is meant, or told."""
    said = [w for w in (*relation.owned, *relation.counted) if w.low.isalpha()]
    return bool(said) or relation.number is not None or any(w.low in HAS for w in relation.evidence)


def _verb_fits(relation: Relation, category: Category, support: Support) -> bool:
    """ "Costs more" compares no numbers of buses; "was written later" no dates of sales."""
    if category.dimension in WHEN and any(support.another_stage(category, w) for w in relation.evidence):
        return False
    if category.dimension == "duration" and any(support.at_the_other_end(category, w) for w in relation.evidence):
        return False  # who started later need not have finished later
    if category.dimension == "duration" and _done_at_a_pace(relation, support):
        return False
    if another_event(relation, category, support):
        return False
    if category.dimension in WHEN and any(support.done_another_time(category, w) for w in relation.evidence):
        return False  # "joined before", where they joined in years and come on days
    if category.dimension == "position" and relation.direction in ("before", "after"):
        others = [w for w in relation.evidence if support.times_told_by(w) and w.stem not in support.attaching(category.name)]
        if others:
            return False  # "planted before", where they planted in years
    if relation.direction and relation.number is not None and any(w.low in _LASTING for w in relation.evidence):
        return False  # "lasted 2 days before Ben": so long it took, and no more is told
    if _had_more(relation) and category.dimension in _NOT_HAD:
        return False  # nobody "has more than" another of weight
    if _held_more(relation, category, support):
        return False
    earned = _so_much(relation) and relation.number is None and not relation.counted and _said_last(relation) == _MAKE
    if earned and category.dimension not in ("money", None) and not support.supported(relation.evidence[-1]):
        return False  # "makes less than": earns less
    kinds = {kind for w in _predicate(relation) for kind in kinds_of(w)}
    if relation.direction in ("above", "below") and kinds == {"money"} and category.dimension == "position":
        return False  # who pays below $700 need not live there
    elsewhere = _done_more(relation, category, support) and not kinds & {category.dimension, "count", "money"}
    if elsewhere and not support.goes_with(relation.evidence[-1], "", category):
        return False
    if kinds and kinds <= {"weight", "length"}:
        return category.dimension in (*kinds, None) or bool(relation.unit)  # "weighs more" compares no prices
    if kinds == {"count"} and not relation.unit and not relation.counted and category.dimension == "duration":
        return bool(support.of(category, (*relation.evidence, *relation.owned)))  # "scored more" compares no minutes
    if kinds != {"money"} or relation.unit or relation.counted or support.of(category, (*relation.evidence, *relation.owned)):
        return True
    if category.dimension == "count" and any(w.stem == key("sell") for w in relation.evidence):
        return counts_sales(category, support.told_text)  # "sold more than": more often
    so_much = _so_much(relation)
    return category.dimension in ("money", None) or (not so_much and (is_line(category) or category.dimension in WHEN))


def _said_last(relation: Relation) -> str:
    """The stem of the last word of the predicate: "makes less than"."""
    return relation.evidence[-1].stem if relation.evidence else ""


def _so_much(relation: Relation) -> bool:
    return relation.adjective is not None and relation.adjective.base in ("more", "less")


def _done_at_a_pace(relation: Relation, support: Support) -> bool:
    """ "Was painted faster than", where nothing else is told of painting: another deed than the one that took so long."""
    pace = relation.adjective is not None and is_pace(relation.adjective)
    done = relation.evidence[-1:] if len(relation.evidence) > 1 and relation.evidence[-2].low in COPULAS else ()
    return pace and any(w.low in verb_forms() and not support.supported(w) for w in done)


def _predicate(relation: Relation) -> Sequence[Word]:
    """What the clause says: of "the stone Petra | bought is | larger" no more than that it is."""
    said = relation.evidence
    told = len(said) > 1 and said[-1].low in COPULAS and said[-2].low in verb_forms() and said[-2].low not in COPULAS
    adjective = relation.adjective
    return said[-1:] if told and adjective is not None and adjective.base not in _SO_MANY else said


def _done_more(relation: Relation, category: Category, support: Support) -> bool:
    """ "Filmed less than", with no noun: more of whatever is filmed, unless the puzzle speaks of that."""
    more = relation.adjective is not None and relation.adjective.base in ("more", "less") and relation.number is None
    if not more or relation.unit or relation.counted or not relation.evidence:
        return False
    verb = relation.evidence[-1]
    told = support.supported(verb) or bool(support.of(category, (*relation.evidence, *relation.owned)))
    done = classes_of(verb.stem)
    deed = verb.low in verb_forms() or (done and done.isdisjoint(_GETTING))
    return bool(deed) and verb.low not in _HAS_OR_IS and not told


def _had_more(relation: Relation) -> bool:
    """ "Has more than", with no noun: of what is counted or paid."""
    more = relation.adjective is not None and relation.adjective.base in ("more", "less") and relation.number is None
    told = relation.unit or relation.counted or not relation.evidence
    return more and not told and relation.evidence[-1].low in HAS


def _held_more(relation: Relation, category: Category, support: Support) -> bool:
    """ "Holds more than", of bags: no more money or miles."""
    held = {w.stem for w in relation.evidence[-1:]} & _HOLDING
    told = relation.unit or relation.counted or category.dimension in ("volume", "count", "data", None)
    return bool(held) and _so_much(relation) and not told and not any(support.supported(w) for w in relation.evidence[-1:])


def _done_as_often(relation: Relation, category: Category, support: Support) -> bool:
    """ "Fell more often than": where the category counts falls, and no other deed."""
    counted = relation.adjective is not None and relation.adjective.base in ("often", "frequently")
    said = (*relation.evidence, *relation.owned)
    return not counted or support.speaks_of(category.name, said) or counts_the_deed(category, said)


def _noun_fits(relation: Relation, category: Category, support: Support) -> bool:
    """ "Less time" compares no prices, unless the category itself is named so."""
    nouns = [w for w in relation.counted if w.low.isalpha() and w.low not in FACTORS]
    base = relation.adjective.base if relation.adjective is not None else ""
    if early_or_late(relation) and is_line(category) and in_turn(category) and not is_contest(category):
        spans = SHOWS | _PERIODS.keys()  # "later in the programme"
        nouns = [w for w in nouns if w.low not in spans or support.names(category, [w])]
    sized = base in ("big", "large", "small")  # not "more copies", "less gold"
    of_all = category.dimension in ("position", "length", "age") and base not in ("more", "less")
    of_all = of_all or (category.dimension in ("count", "weight") and sized)
    line_of = place_sorts(category.name) if is_line(category) and relation.adjective is not None else frozenset()
    if line_of and any(sorts and not sorts & line_of for sorts in (place_sorts(w.low) for w in nouns)):
        return False  # who lives on a higher floor need not have a higher drawer
    if of_all and relation.adjective is not None and relation.number is None and nouns:
        placed = is_line(category) and any(singular(w.low) in word_table("places") for w in nouns)
        own = placed or any(support.of(category, [w]) for w in nouns) or _of_a_journey(nouns, base, category, support)
        if not own and category.dimension == "count" and not is_person(category.unit or ""):
            return False  # a larger house is no more nights
        if not own and is_line(category) and base in ("high", "low") and singular(nouns[-1].low) not in MEASURED | WHATEVER:
            return False  # "built a higher tower than", of those who live on its floors
        if not own and category.dimension == "age" and _to_somebody(relation, nouns):
            return True
        if not own and sized and key("size") in stems(category.name) and support.recurs(nouns[-1]):
            return True  # "a smaller bottle than", where other clues speak of those bottles
        if not own and support.only_in_clues(nouns[-1]) and singular(nouns[-1].low) not in MEASURED | WHATEVER:
            return False  # "has higher leaves than" tells of no floor
    if base in _SO_MANY and not any(w.stem in stems(category.name) for w in nouns) and _of_another(nouns, category, support):
        return _so_much_of_it(relation, nouns, category, support)
    if category.dimension == "money" and base in ("more", "less") and relation.number is None:
        if any(not _of_sums(w, category, support) for w in nouns):
            return False  # "needed more ink than"
    called = next((m.dimension for w in nouns if (m := measured().get(w.low)) and m.compared), category.dimension)
    if category.dimension not in (called, None) and not support.of(category, nouns):
        return False
    if category.dimension == "percent" and any(not support.supported(w) for w in nouns):
        return False  # "a higher sugar content", where nothing else speaks of sugar
    kinds = next((_MEASURED[w.low] for w in relation.counted if w.low in _MEASURED), None)
    if relation.counted and relation.counted[-1].low == "time" and category.unit == "night":
        return any(w.low in _STAYING for w in relation.evidence)  # "stayed for a shorter time": nights
    if kinds is None or category.dimension in kinds or support.names(category, relation.counted):
        return True
    return category.dimension is None and any(support.supported(w) for w in relation.counted)


def _so_much_of_it(relation: Relation, nouns: Sequence[Word], category: Category, support: Support) -> bool:
    """ "Made more cheese than": so many pounds of it; who ate more cheese need not have made more."""
    if category.dimension not in ("volume", "weight") or any(is_plural(w.low) for w in nouns):
        return False
    verbs = [w for w in relation.evidence if closed().get(w.low) is None]
    return all(support.supported(w) or classes_of(w.stem) & _MAKING for w in verbs)


def _of_sums(noun: Word, category: Category, support: Support) -> bool:
    """ "Money", "dollars", "weight": what there is more of, of a category of sums or weights."""
    known = measured().get(noun.low) is not None or unit_of(noun.low) is not None or noun.low in TELLING_KINDS
    return known or noun.stem in stems(category.name) or bool(support.of(category, [noun]))


def _to_somebody(relation: Relation, nouns: Sequence[Word]) -> bool:
    """ "The drum went to | a younger child | than", "was won by an older woman than": of whoever has it."""
    lows = [w.low for w in relation.evidence]
    return len(nouns) == 1 and nouns[0].low in _ANYBODY and bool({"to", "by"} & set(lows)) and not HAS & set(lows)


def _of_a_journey(nouns: Sequence[Word], base: str, category: Category, support: Support) -> bool:
    """ "Has a longer journey than": by how many miles, where the puzzle tells how one travels."""
    if category.dimension != "length" or category.unit not in _ROADS or base not in ("long", "short"):
        return False
    travelling = support.story_has(_JOURNEYS) or support.tells_any(_TRAVELLED)
    travelling = travelling or any(support.kind_of_items(c) == "vehicle" for c in support.frame)
    return travelling and len(nouns) == 1 and nouns[0].stem in _JOURNEYS


def _of_another(nouns: Sequence[Word], category: Category, support: Support) -> bool:
    """ "Fewer hints" are no minutes where hints are a category; "more birds" may be a mere count, where birds are listed."""
    named = [c for c in support.frame if c != category and any(w.stem in stems(c.name) for w in nouns)]
    numbers = any(all(number_value(item) is not None for item in c.items) for c in named)
    return numbers or (bool(named) and category.dimension not in ("count", "id", None))
