"""Numbers in words and digits: "1.2 million", "twenty-one", "a dozen", "two and a half", "3rd". Values are int or Fraction."""

import re
from fractions import Fraction
from functools import lru_cache

from nlpuzzle.english.wordlists import word_tuple
from nlpuzzle.puzzle import Number
from nlpuzzle.regex import regex

__all__ = [
    "CARDINALS",
    "ORDINALS",
    "cardinal_word",
    "number_value",
    "ordinal_digits",
    "ordinal_value",
    "ordinal_word",
    "tidy_number",
]

_ONES = word_tuple(
    """
    zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen
    eighteen nineteen
    """
)
_TENS = word_tuple(
    """
    twenty thirty forty fifty sixty seventy eighty ninety
    """
)
_ORDINAL_ONES = word_tuple(
    """
    zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth
    fifteenth sixteenth seventeenth eighteenth nineteenth
    """
)
_ORDINAL_TENS = word_tuple(
    """
    twentieth thirtieth fortieth fiftieth sixtieth seventieth eightieth ninetieth
    """
)

#: "seven" -> 7, up to "ninety"; compounds are read by `number_value`
CARDINALS: dict[str, int] = {
    **{word: i for i, word in enumerate(_ONES)},
    **{word: 20 + 10 * i for i, word in enumerate(_TENS)},
}
#: "seventh" -> 7, up to "ninetieth", and "hundredth"; compounds are read by `ordinal_value`
ORDINALS: dict[str, int] = {
    **{word: i for i, word in enumerate(_ORDINAL_ONES)},
    **{word: 20 + 10 * i for i, word in enumerate(_ORDINAL_TENS)},
    "hundredth": 100,
}
#: words that multiply what stands before them
_SCALES: dict[str, int] = {
    "hundred": 100,
    "thousand": 1000,
    "million": 10**6,
    "billion": 10**9,
    "trillion": 10**12,
    "dozen": 12,
}
_FRACTIONS: dict[str, Fraction] = {
    "half": Fraction(1, 2),
    "halves": Fraction(1, 2),
    "quarter": Fraction(1, 4),
    "quarters": Fraction(1, 4),
    **{f"{ORDINAL}{s}": Fraction(1, n) for ORDINAL, n in ORDINALS.items() if n >= 3 for s in ("", "s")},
}
_VULGAR = {
    "½": "1/2",
    "¼": "1/4",
    "¾": "3/4",
    "⅓": "1/3",
    "⅔": "2/3",
    "⅕": "1/5",
    "⅛": "1/8",
    "⅜": "3/8",
    "⅝": "5/8",
    "⅞": "7/8",
}
#: characters of the longest number anybody writes; Python refuses to convert thousands of digits
_LONGEST = 80
_DIGITS = regex(r"([+-]?(?:\d{1,3}(?:,\d{3})+|\d+|(?=\.\d)))(\.\d+)?\Z")
_SLASH = regex(r"(?:(\d+)[ -])?(\d+)/(\d+)\Z")
_SUFFIXED = regex(r"(\d{1,4})(st|nd|rd|th)\Z")
_SHORT = regex(r"([\d.,]+)(k|m|bn)\Z")
_SHORT_SCALES = {"k": 1000, "m": 10**6, "bn": 10**9}


def tidy_number(value: Number) -> Number:
    """An integral fraction as int; anything else unchanged."""
    return int(value) if isinstance(value, Fraction) and value.denominator == 1 else value


@lru_cache(maxsize=4096)
def number_value(words: str) -> Number | None:
    """The value of a cardinal in words or digits, or None.

    "12", "1,200", "9.50", "1.2 million", "twenty-one", "two hundred and five", "a dozen", "half a dozen", "2 1/2",
    "two and a half", "three quarters". Ordinals are no cardinals, nor is an article alone.
    """
    if len(words) > _LONGEST:
        return None
    text = words.strip().casefold()
    for sign, spelt in _VULGAR.items():
        if sign in text:
            text = text.replace(sign, f" {spelt}").strip()
    if not text:
        return None
    plain = _digits(text)
    if plain is not None:
        return plain
    if short := _SHORT.match(text):
        amount = _digits(short[1])
        return None if amount is None else tidy_number(amount * _SHORT_SCALES[short[2]])
    if slash := _SLASH.match(text):
        if int(slash[3]) == 0:
            return None
        return tidy_number(int(slash[1] or 0) + Fraction(int(slash[2]), int(slash[3])))
    return _spelt([part for part in re.split(r"[\s-]+", text) if part])


def _digits(text: str) -> Number | None:
    found = _DIGITS.match(text)
    if not found:
        return None
    return tidy_number(Fraction(found[1].replace(",", "") + (found[2] or "")))


def _spelt(parts: list[str]) -> Number | None:
    if len(parts) >= 4 and parts[-3:-1] == ["and", "a"] and parts[-1] in ("half", "quarter"):
        whole = _whole(parts[:-3])
        return None if whole is None else tidy_number(whole + _FRACTIONS[parts[-1]])
    if not parts:
        return None
    if parts[0] == "half" and len(parts) > 1:
        whole = _whole(parts[1:])
        return None if whole is None else tidy_number(Fraction(whole) / 2)
    if parts[-1] in _FRACTIONS:
        before = parts[:-1]
        if not before:
            return _FRACTIONS[parts[-1]] if parts[-1] == "half" else None
        count = 1 if before in (["a"], ["one"]) else _whole(before)
        if count is None or (before == ["a"] and parts[-1] not in ("half", "quarter")):
            return None
        return tidy_number(count * _FRACTIONS[parts[-1]])
    return _whole(parts)


def _whole(parts: list[str]) -> Number | None:
    """ "two hundred and five", "1.2 million", "a dozen": small numbers times scales, added up."""
    if not parts or parts in (["a"], ["an"], ["and"]):
        return None
    total: Number = 0
    group: Number | None = None
    last_small = 0
    for i, part in enumerate(parts):
        if part in ("a", "an"):
            if i != 0 or len(parts) < 2 or parts[1] not in _SCALES:
                return None
            group = 1
        elif part == "and":
            if i == 0 or i == len(parts) - 1 or parts[i - 1] not in _SCALES:
                return None
        elif part in CARDINALS:
            small = CARDINALS[part]
            if last_small and not (last_small >= 20 and small < 10 and small > 0):
                return None
            group = (group or 0) + small
            last_small = small
            continue
        elif part in _SCALES:
            scale = _SCALES[part]
            if scale == 100:
                group = (group if group is not None else 1) * 100
            else:
                if group is None and part != "dozen" and i == 0:
                    group = 1
                total += (group if group is not None else 1) * scale
                group = None
        else:
            digits = _digits(part)
            if digits is None or group is not None:
                return None
            group = digits
        last_small = 0
    return tidy_number(total + (group or 0))


@lru_cache(maxsize=2048)
def ordinal_value(word: str) -> int | None:
    """The number of an ordinal in words or digits ("third", "3rd", "twenty-first"), or None. "second" is 2: mind the unit."""
    text = word.strip().casefold()
    if text in ORDINALS:
        return ORDINALS[text]
    if found := _SUFFIXED.match(text):
        number = int(found[1])
        return number if ordinal_digits(number).endswith(found[2]) else None
    tens, _, ones = text.replace(" ", "-").partition("-")
    if tens in _TENS and 1 <= ORDINALS.get(ones, 0) <= 9:
        return CARDINALS[tens] + ORDINALS[ones]
    return None


def cardinal_word(number: int) -> str:
    """ "seven" for 7, up to ninety-nine; digits from there on."""
    if 0 <= number < 20:
        return _ONES[number]
    if 20 <= number < 100:
        tens = _TENS[number // 10 - 2]
        return tens if number % 10 == 0 else f"{tens}-{_ONES[number % 10]}"
    return str(number)


def ordinal_word(number: int) -> str:
    """ "seventh" for 7, up to ninety-ninth; "101st" from there on."""
    if 0 <= number < 20:
        return _ORDINAL_ONES[number]
    if 20 <= number < 100:
        return (
            _ORDINAL_TENS[number // 10 - 2] if number % 10 == 0 else f"{_TENS[number // 10 - 2]}-{_ORDINAL_ONES[number % 10]}"
        )
    return ordinal_digits(number)


def ordinal_digits(number: int) -> str:
    """ "9th" for 9."""
    ending = "th" if number % 100 in (11, 12, 13) else {1: "st", 2: "nd", 3: "rd"}.get(number % 10, "th")
    return f"{number}{ending}"
