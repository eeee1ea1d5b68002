"""Which categories have an order, and which values: money, dates, ordinals, sizes, counts; decided for a whole category."""

import re
from collections.abc import Sequence
from fractions import Fraction
from itertools import pairwise
from typing import NamedTuple

from nlpuzzle.english.classes import word_class
from nlpuzzle.english.dates import clock_value, weekday_value
from nlpuzzle.english.kinds import NUMBERED_PLACES, PLACES
from nlpuzzle.english.measured import measured
from nlpuzzle.english.morphology import singular, stem
from nlpuzzle.english.numbers import number_value, ordinal_value
from nlpuzzle.english.quantities import Quantity, convert, read_quantity, unit_of
from nlpuzzle.english.scales import scale_values
from nlpuzzle.english.wordlists import word_set
from nlpuzzle.puzzle import Number
from nlpuzzle.regex import regex

__all__ = ["Measure", "clock", "measure"]


class Measure(NamedTuple):
    """Comparable values of a category's items, in the order of the items, with their unit and what they measure."""

    values: tuple[Number, ...]
    unit: str | None
    dimension: str | None


#: happened in a year: with one of these words, bare numbers from 1000 to 2100 are years
_EVENTS = word_class("events-of-a-year")
#: what comes before the list: "the mills were put up in"
_IN_YEARS = regex(r"\b(?:in|since|dat(?:e|es|ed|ing) (?:from|back to)) ?\.?\Z", re.I)
_AGE_WORDS = frozenset({"age", "old"})
#: ranks of players, and no places of a row
#: what comes out one after the other, and is numbered so
_ONE_OF = frozenset({"a", "an", "one", "per"})
_SERIALS = frozenset("chapter edition episode instalment installment issue part volume".split())
_SEEDED = frozenset({"seed", "seeding"})
#: with one of these words a pound is money
_PAID = word_class("paid")


_TIMED = word_class("told-by-the-hour")
_LASTING = word_class("lasting")
_MINUTES = regex(r"(\d+):([0-5]\d)")
#: nouns whose ordinals tell how far somebody or something is, and not where it stands
_GRADED = frozenset("grade form class year birthday anniversary jubilee edition century season".split())
#: what a unit that says several things measures, where the head noun of the category says which
_TOLD_BY_HEAD = {
    "percent": frozenset("angle area brightness loudness speed strength volume".split()),
    "weight": frozenset({"volume"}),
    "temperature": frozenset({"angle"}),
}
#: "1920s", "the 1930s"
_DECADE = regex(r"(?:the )?1\d\d0s|(?:the )?20\d0s")
_DOTTED = regex(r"(?:1?\d|2[0-3])\.[0-5]\d(?: ?[ap]m)?")


def measure(words: str, name: str, items: Sequence[str]) -> Measure | None:
    """The order of a category, or None where its items are plain names.

    `words` is the text that introduces it ("Prices (dollars)"), `name` its name. Every item must be read the same way.
    """
    if singular((name.split() or [""])[-1]).casefold() in _TIMED and all(_DOTTED.fullmatch(item) for item in items):
        items = [item.replace(".", ":") for item in items]  # "the 7.15 train"
    if (lasting := _minutes_and_seconds(name, items)) is not None:
        return lasting
    if all(_DECADE.fullmatch(item) for item in items):
        return Measure(tuple(int(item[-5:-1]) // 10 for item in items), "decade", "date")
    items = _with_nought(items)
    if (ordinals := _ordinal(items)) is not None:
        return ordinals
    found = [read_quantity(item) for item in items]
    if any(q is None for q in found):
        return _numbered(items) or _scaled(items) or _as_listed(words, items)
    quantities = [q for q in found if q is not None]
    kinds = {(q.unit, q.dimension) for q in quantities}
    if len(kinds) > 1:
        return _mixed(quantities) or _with_one_unit(quantities)
    unit, dimension = next(iter(kinds))
    values = tuple(q.number for q in quantities)
    if dimension == "time":
        values = clock(items)
    if len(set(values)) != len(values):
        return None
    if dimension is None:
        dimension, unit = _from_words(words, name, values)
    elif dimension == "duration" and _mentions(words if unit == "year" else name, _AGE_WORDS):
        dimension = "age"  # "Ages: 3 weeks"
    elif dimension in _TOLD_BY_HEAD and (told := _told_by_head(name, dimension)) is not None:
        dimension = told  # "Strength: 4.2 %", "Volume: 8 ounces", "Slope: 15 degrees"
    elif dimension == "weight" and unit == "pound" and _mentions(words, _PAID):
        dimension, unit = "money", "pound sterling"
    elif dimension == "id" and _in_series(name, values):
        dimension = "position"  # "Episodes: #41, #42, #43": one comes out after the other
    elif dimension == "position" and (noun := singular((name.split() or [""])[-1]).casefold()) in _GRADED:
        dimension, unit = "count", noun  # pupils of the 5th grade stand wherever they like
    elif dimension == "date" and unit == "month" and _are_names(words, items):
        return None
    period = _period(items, unit, dimension)
    following = _round_the_clock(values, period) if period else values
    return Measure(following, unit, dimension) if following is not None else None


#: "calls at four stops, in this order", "Stops (in order)", "the stops, from first to last, are",
#: "Stops, in the order in which they are reached:"
_REACHED = r"in (?:the )?order (?:in which )?(?:they are|(?:it|the \w+) (?:is|are)) (?:reached|visited|met|passed|called at)"
_IN_ORDER = regex(
    r"[(,;] ?(?:listed |given )?"
    rf"(?:in order(?: from first to last)?|in (?:that|the following|this) order|from first to last|{_REACHED})"
    r"(?=\Z|[):;]|, (?:are|were)\b)",
    re.I,
)


def _in_series(name: str, values: Sequence[Number]) -> bool:
    """Whether running numbers with a sign ("#41") are those of places, or of what comes out one after the other."""
    noun = singular((name.split() or [""])[-1]).casefold()
    running = {b - a for a, b in pairwise(sorted(values))} == {1}
    return running and (noun in _SERIALS or noun in NUMBERED_PLACES)


def _as_listed(words: str, items: Sequence[str]) -> Measure | None:
    """The places of items that the text says are listed in their order, from the first to the last."""
    return Measure(tuple(range(1, len(items) + 1)), None, "position") if _IN_ORDER.search(words) else None


def _with_nought(items: Sequence[str]) -> Sequence[str]:
    """ "None, one, two, three": where all others are plain numbers, none is nought."""
    low = [item.casefold() for item in items]
    nought = sum(item in _NOUGHT for item in low) == 1 and all(i in _NOUGHT or number_value(i) is not None for i in low)
    return ["0" if item in _NOUGHT else item for item in low] if nought else items


#: units of two letters that are no words: "30, 40 and 50 cm tall"
_SHORT_UNITS = frozenset("cm mm km kg ft lb oz ml".split())
_NOUGHT = frozenset({"none", "nil"})
#: units whose names are as often something else: the second floor, a coin for the meter
_OTHER_NOUNS = frozenset("second stone cup coin season".split())


def _minutes_and_seconds(name: str, items: Sequence[str]) -> Measure | None:
    """ "Lengths: 2:45, 3:05": how long something lasts, in seconds."""
    read = [_MINUTES.fullmatch(item) for item in items]
    if not _mentions(name, _LASTING) or not all(read):
        return None
    values = tuple(int(m[1]) * 60 + int(m[2]) for m in read if m is not None)
    return Measure(values, "second", "duration") if len(set(values)) == len(values) else None


def _period(items: Sequence[str], unit: str | None, dimension: str | None) -> int | None:
    """After how many units the items begin again: weekdays, months and hours go round."""
    if dimension == "time":
        return 1440
    if dimension == "date" and unit == "month":
        return 12
    return 7 if dimension == "date" and all(weekday_value(item) for item in items) else None


def _round_the_clock(values: tuple[Number, ...], period: int) -> tuple[Number, ...] | None:
    """The values of items that are listed past the end of the week, the year or the day: "Saturday, Sunday, Monday".

    Three items that step unevenly may as well be listed in no order: then nobody can tell, and there is none.
    """
    steps = [(b - a) % period for a, b in pairwise(values)]
    turn = next((i for i, (a, b) in enumerate(pairwise(values), 1) if b < a), 0)
    if not turn or sum(steps) >= period:
        return values
    if period == 1440:
        over_midnight = values[turn - 1] >= 1080 and values[turn] < 360
        return (*values[:turn], *(v + period for v in values[turn:])) if over_midnight else values
    if len(set(steps)) > 1 and len(values) < 4:
        return None
    if len(values) == 2 and steps != [1]:
        return values
    return (*values[:turn], *(v + period for v in values[turn:]))


def _told_by_head(name: str, dimension: str) -> str | None:
    """What a unit measures by the noun that a category's name ends in; of percents it must stand alone: "speed limit use"."""
    words = name.split() or [""]
    head = measured().get(singular(words[-1]).casefold()) if len(words) == 1 or dimension != "percent" else None
    return head.dimension if head is not None and head.dimension in _TOLD_BY_HEAD[dimension] else None


def _ordinal(items: Sequence[str]) -> Measure | None:
    """ "2nd floor, 3rd floor", "14th century", "1st grade": ordinals of one noun."""
    parts = [item.rpartition(" ") for item in items]
    numbers = [ordinal_value(first.casefold()) if first else None for first, _, _ in parts]
    nouns = {stem(noun.casefold()) for _, _, noun in parts}
    values = tuple(n for n in numbers if n is not None)
    if len(nouns) != 1 or len(values) != len(items) or len(set(values)) != len(values):
        return None
    noun = parts[0][2].casefold()
    if noun == "century":
        return Measure(values, noun, "date")
    if noun in _GRADED:
        return Measure(values, noun, "count")
    return Measure(values, None, "position") if noun in PLACES else None


def _mentions(words: str, wanted: frozenset[str]) -> bool:
    return any(singular(w.strip("().,:;'\"").casefold()) in wanted for w in words.split())


def _are_names(words: str, items: Sequence[str]) -> bool:
    """ "April, May, June" as girls: every item is also a first name and the label speaks of people."""
    both = {"april", "may", "june", "august", "jan"}
    people = word_set(
        """
    name girl woman friend sister daughter child person student lady mother player guest
    """
    )
    return all(item.casefold() in both for item in items) and _mentions(words, people)


def _from_words(words: str, name: str, values: tuple[Number, ...]) -> tuple[str | None, str | None]:
    """Dimension and unit of bare numbers, from the words of the label: a unit in brackets first, then its head noun."""
    if _IN_YEARS.search(words) and all(v == int(v) and 1000 <= v <= 2100 for v in values):
        return "date", "year"
    inside = words[words.find("(") + 1 : words.find(")")] if "(" in words and ")" in words else ""
    plain = words.replace("(", " ").replace(")", " ").split()
    for text in (inside, *map(" ".join, pairwise(plain)), *_told_by_itself(plain)):  # "square feet" are no feet
        sign = text == "$" or text == inside or text.strip(".,:;") in _SHORT_UNITS
        unit = unit_of(text.strip(".,:;")) if len(text) > 2 or sign else None
        if unit is not None and (unit.name not in _OTHER_NOUNS or text.strip(".,:;").casefold() == "seconds"):
            if unit.name == "year" and all(1000 <= v <= 2500 for v in values):
                return "date", "year"
            if unit.dimension == "duration" and _mentions(words, _AGE_WORDS):
                return "age", unit.name
            if unit.name == "pound" and _mentions(words, _PAID):
                return "money", "pound sterling"
            return unit.dimension, unit.name
    if _mentions(words, _EVENTS) and all(v == int(v) and 1000 <= v <= 2100 for v in values):
        return "date", "year"
    if _are_storeys(words, values):
        return "count", "storey"  # towers of so many, unless they are 1, 2, 3
    if _is_place(name, values):
        return "position", None
    heads = [singular(w.strip("().,:;'\"").casefold()) for w in (*reversed(name.split()), *reversed(words.split()))]
    for head in heads:
        if head == "time" and all(v == int(v) and v <= 24 for v in values):
            continue  # hours of the day, or how long it took?
        if head == "order" and not _is_place("place", values):
            return "count", None  # so many are ordered
        if head in measured() and (measured()[head].dimension != "position" or name or head == heads[0] or _running(values)):
            return measured()[head].dimension, measured()[head].unit
    head = heads[0] if heads else ""
    if head in ("count", "total", "tally") and len(name.split()) > 1:
        return "count", heads[1]  # "word counts" are so many words
    if head in ("number", "no", "code", "id", "badge"):
        return "id", None
    return "count", head or None


def _told_by_itself(words: list[str]) -> list[str]:
    """The words, those that are one of something last: "a mug of tea cooled after 5 or 7 | minutes"."""
    one = {at + 1 for at, word in enumerate(words) if word.casefold() in _ONE_OF}
    return [w for at, w in enumerate(words) if at not in one] + [w for at, w in enumerate(words) if at in one]


def _running(values: tuple[Number, ...]) -> bool:
    """Whether numbers may be those of places: 1, 2, 3, and not 70, 72, 76 strokes of a round."""
    ordered = sorted(values)
    return all(b - a == 1 for a, b in pairwise(ordered))


def _are_storeys(words: str, values: tuple[Number, ...]) -> bool:
    """ "Storeys: 14, 19, 24": how many a building has; "storeys: 1, 2, 3" may lie one above the other."""
    ordered = sorted(values)
    apart = any(b - a != 1 for a, b in pairwise(ordered))
    return apart and words.strip(" :.").casefold() in ("storeys", "stories")


def _is_place(name: str, values: tuple[Number, ...]) -> bool:
    """Whether bare numbers under a noun are places: rooms of any number, other places where they run from 0 or 1."""
    noun = singular(name.split()[-1]).casefold() if name.split() else ""
    if noun in NUMBERED_PLACES:
        return True
    return (noun in PLACES or noun in _SEEDED) and sorted(values) in (list(range(1, len(values) + 1)), list(range(len(values))))


def clock(items: Sequence[str]) -> tuple[Number, ...]:
    """Minutes after midnight; "11:00, 12:00, 1:00" with no half of the day said runs on past noon."""
    read = [clock_value(item) or (0, True) for item in items]
    values = [minutes for minutes, _ in read]
    if any(said for _, said in read):
        return tuple(values)
    for i in range(1, len(values)):
        if values[i] <= values[i - 1] and values[i] + 720 > values[i - 1]:
            rest = [v + 720 for v in values[i:]]
            if all(a < b for a, b in zip([*values[:i], *rest], [*values[1:i], *rest], strict=False)):
                return (*values[:i], *rest)
            break
    return tuple(values)


def _mixed(found: Sequence[Quantity]) -> Measure | None:
    """Several units of one family ("90 minutes", "2 hours"): the values in the smallest of them."""
    dimensions = {q.dimension for q in found}
    units = [q.unit for q in found]
    if len(dimensions) != 1 or None in units:
        return None
    for target in dict.fromkeys(units):
        assert target is not None
        values = [convert(q.number, q.unit or "", target) for q in found]
        if any(v is None for v in values):
            return None
        if all(Fraction(v or 0).denominator == 1 for v in values) and len(set(values)) == len(values):
            return Measure(tuple(v for v in values if v is not None), target, found[0].dimension)
    return None


def _with_one_unit(found: Sequence[Quantity]) -> Measure | None:
    """The unit said only once: "26, 27, 30 years", "5, 6 and 7 dollars"."""
    said = {(q.unit, q.dimension) for q in found if q.unit is not None}
    if len(said) != 1 or any(q.unit is None and q.dimension is not None for q in found):
        return None
    values = tuple(q.number for q in found)
    unit, dimension = next(iter(said))
    return Measure(values, unit, dimension) if len(set(values)) == len(values) else None


def _numbered(items: Sequence[str]) -> Measure | None:
    """ "House 1", "House 2" or "Agent 1": one noun and a running number; "Day one". "Depot 3", "Depot 8" are mere numbers."""
    heads, numbers = set(), []
    for item in items:
        head, _, tail = item.rpartition(" ")
        number = read_quantity(tail) if head else None
        if number is None or number.unit is not None or number.dimension not in (None, "id"):
            return None
        heads.add(stem(head))
        numbers.append(number.number)
    if len(heads) != 1 or len(set(numbers)) != len(numbers):
        return None
    steps = {b - a for a, b in pairwise(sorted(numbers))}
    place = len(steps) == 1 or _is_place(items[0].rpartition(" ")[0], tuple(numbers))
    return Measure(tuple(numbers), None, "position" if place else "id")


def _scaled(items: Sequence[str]) -> Measure | None:
    found = scale_values(items)
    return None if found is None else Measure(found[0], None, found[1])
