"""Ranges that stand for a list: "Monday through Saturday", "from 22nd July to 29th July", "January to April"."""

import re
from collections.abc import Iterator

from nlpuzzle.english.dates import MONTHS, WEEKDAYS, date_value, month_value, weekday_value
from nlpuzzle.english.kinds import NUMBERED_PLACES, PLACES
from nlpuzzle.english.morphology import plural, singular
from nlpuzzle.english.numbers import CARDINALS, number_value, ordinal_digits
from nlpuzzle.english.units import unit_of
from nlpuzzle.regex import any_of, regex

__all__ = ["counts", "filled", "lettered", "ranges"]

_WEEKDAYS = [name.capitalize() for name in ("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday")]
_MONTHS = [
    name.capitalize()
    for name, _ in sorted(((n, v) for n, v in MONTHS.items() if len(n) > 4 or n in ("may", "june", "july")), key=lambda p: p[1])
]
#: "starting from Monday and ending on Sunday" as well
_TO = (
    r"(?:\s*(?:through(?: to)?|thru|to|until|till|-|—)\s*"
    r"|,?\s+(?:and\s+)?(?:ending|finishing|ends|finishes)\s+(?:at|in|on|with)\s+)"
)
_DAYS_LONG = sorted((n for n in WEEKDAYS if len(n) > 4), key=len, reverse=True)
_MONTHS_LONG = sorted((n for n in MONTHS if len(n) > 3 or n == "may"), key=len, reverse=True)
_DAY, _MONTH = "|".join(_DAYS_LONG), "|".join(_MONTHS_LONG)
_DAY_RANGE = regex(rf"\b({_DAY}){_TO}({_DAY})\b", re.I)
_MONTH_RANGE = regex(rf"\b(?:from |between )?({_MONTH}){_TO}({_MONTH})\b(?!\s*\d)", re.I)
_DATE = rf"(?:\d{{1,2}}(?:st|nd|rd|th)?\s+(?:of\s+)?(?:{_MONTH})|(?:{_MONTH})\s+\d{{1,2}}(?:st|nd|rd|th)?)"
_LETTERED = regex(
    r"\b([a-z]+s),?(?: (?:are|were|which are|that are))?(?: all)? (?:labell?ed|lettered|marked|called|named)(?: from)?"
    r" ((?:[A-Z], )+[A-Z],? and [A-Z]|([A-Z])(?: ?- ?| to | through )([A-Z]))\b(?! ?[A-Za-z]*\.[A-Z])"
)
_SMALL_COUNT = "|".join(w for w, n in CARDINALS.items() if 3 <= n <= 12)
#: "six boxes A to F", "five friends (P - T)"
_SO_MANY = regex(
    rf"\b({_SMALL_COUNT}|\d{{1,2}}) (?:[a-z]+ )?([a-z]+s),? \(?([A-Z])(?: ?[-–] ?| to | through )([A-Z])\b\)?", re.I
)
_SMALL = "|".join(sorted((w for w, n in CARDINALS.items() if n <= 20), key=len, reverse=True))
_N = rf"(\d{{1,3}}|{_SMALL})"
#: "different numbers of goals, from 1 to 5", "between 2 and 6 goals each", "aged 7 to 11"
_COUNTS = (
    regex(rf"\bnumbers? of ([a-z]+s)\b[^.;:\d]{{0,20}}?\b(?:from |between )?{_N}(?: to | and | through |-){_N}\b", re.I),
    regex(rf"\b(age)[sd]?\b(?: are| rang(?:e|ing)| run)?(?: from| between)? {_N}(?: to | and | through |-){_N}\b", re.I),
    regex(rf"\b(?:from|between) {_N}(?: to | and ){_N} ([a-z]+s)\b", re.I),
    # "each snail had a number from 1 to 5 painted on its shell"
    regex(
        rf"\b(?:had|has|have|wore|wears?|with|carri(?:es|ed)|bore|bears?|given) (?:an?|his|her|its|their)(?: own| different)?"
        rf" (number),? (?:from |between )?{_N}(?: to | and | through |-){_N}\b",
        re.I,
    ),
    # "each chose a different number from 2 to 6"
    regex(
        rf"\b(?:an?|his|her|its|their) (?:different|own) ([a-z]+),? (?:from|between) {_N}(?: to | and | through ){_N}\b", re.I
    ),
)
#: one of these is in every sentence in which each of them finds something
_COUNTED_BY = (("number",), ("age",), ("from ", "between "), ("number",), ("different", "own"))
#: "the six of them had rooms 31 to 36"; where they begin with 1 the row needs no list
_FURTHER_ON = regex(
    rf"\b({any_of(map(plural, NUMBERED_PLACES))})(?: numbered| numbers| nos?\.?)?(?: from)?"
    r" (\d{1,3})(?: to | through |-|–)(\d{1,3})\b",
    re.I,
)
#: "each weekday evening", "on a different weekday"
_WEEKDAYS_EACH = regex(r"\b(?:each|every|(?:a|another|one) different) (?:weekday|working day|school day)\b", re.I)
#: "on the five weekdays", "on all five working days of one week"
_THE_WEEKDAYS = regex(r"\b(?:the|all|all the) five (?:weekdays|working days|school days)\b", re.I)
#: "the first on Monday and the last on Sunday"
_FIRST_AND_LAST = (
    r"\b(?:the )?first(?: one| of (?:them|these))?(?: (?:is|was))? {led} ({name}),?"
    r" and (?:the )?last(?: one)?(?: (?:is|was))? {led} ({name})\b"
)
_FIRST_DAY, _FIRST_MONTH = (
    regex(_FIRST_AND_LAST.format(led=led, name=name), re.I) for led, name in (("on(?: a| the)?", _DAY), ("in", _MONTH))
)
#: "in the first six months of the year"
_OF_THE_YEAR = regex(rf"\bin the (first|last) ({_SMALL_COUNT}) months of (?:the|this|last|one|a|each) year\b", re.I)
_DATE_RANGE = regex(rf"\b({_DATE}){_TO}({_DATE})", re.I)


def ranges(sentence: str) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Name and items of each range of days, months or dates that a sentence gives."""
    low = sentence.casefold()
    days, months = (any(name in low for name in names) for names in (_DAYS_LONG, _MONTHS_LONG))
    for found in _DATE_RANGE.finditer(sentence) if months else ():
        first, last = date_value(found[1]), date_value(found[2])
        if first and last and 1 <= last - first <= 14 and _same_month(found[1], found[2]):
            number = re.search(r"\d{1,2}", found[1])
            assert number is not None
            start = int(number[0])
            yield (
                "date",
                tuple(
                    re.sub(r"\d{1,2}(?:st|nd|rd|th)?", _like(found[1], start + i), found[1], count=1)
                    for i in range(last - first + 1)
                ),
            )
    for found in (*_DAY_RANGE.finditer(sentence), *_FIRST_DAY.finditer(sentence)) if days else ():
        a, b = weekday_value(found[1]), weekday_value(found[2])
        if a and b:
            count = (b - a) % 7 + 1
            if count > 2:
                yield "day", tuple(_WEEKDAYS[(a - 1 + i) % 7] for i in range(count))
    if _WEEKDAYS_EACH.search(sentence) or (not days and _THE_WEEKDAYS.search(sentence)):
        yield "day", tuple(_WEEKDAYS[:5])
    for found in _OF_THE_YEAR.finditer(sentence) if not months and "year" in low else ():
        count = CARDINALS[found[2].casefold()]
        yield "month", tuple(_MONTHS[:count] if found[1].casefold() == "first" else _MONTHS[12 - count :])
    for found in (*_MONTH_RANGE.finditer(sentence), *_FIRST_MONTH.finditer(sentence)) if months else ():
        a, b = month_value(found[1]), month_value(found[2])
        if a and b and b > a + 1:
            yield "month", tuple(_MONTHS[a - 1 : b])


def counts(sentence: str) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Name and items of each range of plain numbers that a sentence gives to what it counts, or to ages."""
    low = sentence.casefold()
    for i, (parts, pattern) in enumerate(zip(_COUNTED_BY, _COUNTS, strict=True)):
        for found in pattern.finditer(sentence) if any(part in low for part in parts) else ():
            noun, first, last = (found[3], found[1], found[2]) if i == 2 else (found[1], found[2], found[3])
            a, b = number_value(first.casefold()), number_value(last.casefold())
            name = singular(noun.casefold())
            if a is None or b is None or not 2 <= b - a <= 11 or name in PLACES or unit_of(name) is not None:
                continue
            yield name, tuple(str(n) for n in range(int(a), int(b) + 1))
    for found in _FURTHER_ON.finditer(sentence):
        start, end = int(found[2]), int(found[3])
        if start > 1 and 2 <= end - start <= 11:
            yield singular(found[1].casefold()), tuple(map(str, range(start, end + 1)))


#: "they are labelled A to E", "from left to right they are called A, B, C and D", about what the sentence before counts
_THEY_ARE_LETTERED = regex(
    r"\b(?:they|these|which) (?:are|were)(?: all)? (?:labell?ed|lettered|marked|called|named)(?: from)?"
    r" ((?:[A-Z], )+[A-Z],? and [A-Z]|([A-Z])(?: ?- ?| to | through )([A-Z]))\b(?! ?[A-Za-z]*\.[A-Z])",
    re.I,
)
#: "five lockers in a row, A to E"
_IN_A_ROW = regex(
    rf"\b({_SMALL_COUNT}|\d{{1,2}}) (?:[a-z]+ )?([a-z]+s)\b[^.;:]{{0,25}} (?:in a (?:row|line)|side by side),"
    r" ([A-Z])(?: ?[-–] ?| to | through )([A-Z])\b(?! ?[A-Za-z]*\.[A-Z])",
    re.I,
)
_COUNTED_LAST = regex(rf"\b({_SMALL_COUNT}|\d{{1,2}}) (?:[a-z-]+ ){{0,2}}?([a-z]+s)\b", re.I)


def _letters_of_them(sentence: str, previous: str) -> Iterator[tuple[str, tuple[str, ...]]]:
    """The letters of what "they" are: so many things that the text counts right before."""
    found = _THEY_ARE_LETTERED.search(sentence)
    if found is None or not found[1][0].isupper():
        return
    spelt = map(chr, range(ord(found[2]), ord(found[3]) + 1)) if found[2] else re.findall(r"\b[A-Z]\b", found[1])
    items = tuple(spelt)
    told = list(_COUNTED_LAST.finditer(f"{previous} {sentence[: found.start()]}"))
    noun = next((m[2] for m in reversed(told) if number_value(m[1].casefold()) == len(items)), None)
    if noun is not None and len(items) > 2:
        yield singular(noun).casefold(), items


def lettered(sentence: str, previous: str = "") -> Iterator[tuple[str, tuple[str, ...]]]:
    """Name and items of things told apart by letters: "four gates, marked A, B, C and D", "the tents are lettered P to S"."""
    yield from _letters_of_them(sentence, previous)
    for found in _LETTERED.finditer(sentence):
        items = tuple(re.findall(r"\b[A-Z]\b", found[2]))
        if found[3]:
            items = tuple(map(chr, range(ord(found[3]), ord(found[4]) + 1)))
        if 2 < len(items) == len(set(items)):
            yield singular(found[1]).casefold(), items
    for found in (*_SO_MANY.finditer(sentence), *_IN_A_ROW.finditer(sentence)) if _LETTERED.search(sentence) is None else ():
        first, last = found[3], found[4]
        items = tuple(map(chr, range(ord(first), ord(last) + 1))) if first.isupper() and last.isupper() else ()
        if len(items) > 2 and len(items) == number_value(found[1].casefold()):
            yield singular(found[2]).casefold(), items


def _same_month(first: str, last: str) -> bool:
    return re.sub(r"[\d\s]|st|nd|rd|th", "", first.casefold()) == re.sub(r"[\d\s]|st|nd|rd|th", "", last.casefold())


def _like(model: str, number: int) -> str:
    """The number with the model's kind of ending: "23rd" after "22nd"."""
    if not re.search(r"\d(?:st|nd|rd|th)", model):
        return str(number)
    return ordinal_digits(number)


def filled(labels: tuple[str, ...], size: int) -> tuple[str, ...]:
    """Days or months that are named in part, with the ones between the first and the last where so many there are."""
    for value, names in ((weekday_value, _WEEKDAYS), (month_value, _MONTHS)):
        at = [value(label.casefold()) for label in labels]
        known = sorted(v for v in at if v)
        if len(known) == len(labels) and len(labels) < size == known[-1] - known[0] + 1:
            return tuple(names[known[0] - 1 + i] for i in range(size))
    return labels
