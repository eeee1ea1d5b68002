"""How the formal notation spells its smallest parts: labels, quotes and numbers. Shared by both directions."""

import re
from fractions import Fraction

from nlpuzzle.puzzle import Frame, Item, Number
from nlpuzzle.regex import regex

__all__ = ["KEYWORDS", "is_bare", "read_number", "spell_category", "spell_item", "spell_label", "spell_number", "unquote"]

_WORDS = "and at beside between distinct exactly if in least most not of only or then to"
KEYWORDS = frozenset(_WORDS.split())
"""Words of the notation itself, in any case: a label that is one of them stands in quotes."""

#: the terminal WORD of grammars/notation.lark
_WORD = regex(r"[\w'.#$%/]+(?:-[\w'.#$%/]+)*")
#: the terminal NUMBER of grammars/notation.lark
_NUMBER = regex(r"[0-9]+(?:[./][0-9]+)?")


def is_bare(label: str) -> bool:
    """Whether the label needs no quotes: one plain word, and no keyword."""
    return _WORD.fullmatch(label) is not None and label.casefold() not in KEYWORDS


def spell_label(label: str) -> str:
    r"""The label as the notation writes it: `XL`, `"2:30 PM"`, `"the \"Old\" Mill"`."""
    if is_bare(label):
        return label
    return '"' + label.replace("\\", "\\\\").replace('"', '\\"') + '"'


def spell_category(name: str) -> str:
    """The name of a category: like a label, but a plain number is quoted too (`"2020"(Ann)`)."""
    return f'"{name}"' if _NUMBER.fullmatch(name) else spell_label(name)


def spell_item(item: Item, frame: Frame | None) -> str:
    """`red` where the frame has one item of that label, else `color:red`; without a frame nothing is known to be unique."""
    if frame is not None and frame.find(item.label) == (item,):
        return spell_label(item.label)
    return f"{spell_category(item.category)}:{spell_label(item.label)}"


def unquote(text: str) -> str:
    """The label behind a STRING terminal: quotes off, backslashes resolved."""
    return re.sub(r"\\(.)", r"\1", text[1:-1], flags=re.DOTALL)


def spell_number(number: Number) -> str:
    """The one way a number is printed: `3`, `6.5` where the decimals end, else `1/3`."""
    number = Fraction(number)
    if number.denominator == 1:
        return str(number.numerator)
    places = _decimal_places(number.denominator)
    if places is None:
        return str(number)
    digits = str(abs(number.numerator) * 10**places // number.denominator).rjust(places + 1, "0")
    return f"{'-' if number < 0 else ''}{digits[:-places]}.{digits[-places:]}"


def read_number(text: str) -> Number:
    """The value behind a NUMBER terminal; an integral one is an int. Raises ValueError on 1/0 and past 1000 digits."""
    if len(text) > 1000:
        raise ValueError("this number is too long to read")
    try:
        number = Fraction(text)
    except ZeroDivisionError as error:
        raise ValueError(f"{text} divides by zero") from error
    return int(number) if number.denominator == 1 else number


def _decimal_places(denominator: int) -> int | None:
    """Digits after the point, or None where they never end."""
    twos = fives = 0
    while denominator % 2 == 0:
        denominator, twos = denominator // 2, twos + 1
    while denominator % 5 == 0:
        denominator, fives = denominator // 5, fives + 1
    return max(twos, fives) if denominator == 1 else None
