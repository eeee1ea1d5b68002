"""What a person types in place of a clue: "5a: age(Ann) > 30", or the clue in plainer words; or a rule of its own."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import replace

from nlpuzzle.errors import NotationError, UsageError
from nlpuzzle.outcome import Limits
from nlpuzzle.puzzle import Clue, Frame, Setup, Span
from nlpuzzle.regex import regex
from nlpuzzle.rules import And, Rule
from nlpuzzle.telling.messages import counted
from nlpuzzle.understanding.framing.labels import split_list
from nlpuzzle.understanding.reading import ClueReading
from nlpuzzle.values import dataclass

__all__ = [
    "TypedRule", "category_block", "read_rules_file", "replace_readings", "rules_file", "typed_categories", "typed_rules",
    "with_notation",
]  # fmt: skip

_PREFIX = regex(r"\s*(?:clue\s+)?#?([^\s:]+)\s*:(?:\s+|$)", re.IGNORECASE)
#: without a space, or with another sign than a colon: only before the number of a clue
_LOOSE_PREFIX = regex(r"\s*(?:clue\s+)?#?([^\s:.)]+)\s*[:.)](?!\d)\s*", re.IGNORECASE)
_NUMBER_LIKE = regex(r"[a-z]?\d+[a-z]*(?:\.\w+)*", re.IGNORECASE)
#: what stands in every comparison of the notation and in hardly any sentence
_RULE_SIGN = regex(r"[=<>|{]")


@dataclass(frozen=True, slots=True)
class TypedRule:
    """One line as typed: the clue it replaces (None: a rule of its own), the rule, the notation."""

    number: str | None
    rule: Rule
    notation: str


def read_rules_file(text: str) -> list[str]:
    """The entries of a rules file: one a line; empty lines and lines that start with # are left out."""
    lines = (line.strip() for line in text.lstrip("\ufeff").splitlines())
    return [line for line in lines if line and not line.startswith("#")]


def typed_rules(entries: Iterable[str], setup: Setup, limits: Limits | None = None) -> list[TypedRule]:
    """The rules behind typed lines: each a rule in the notation, or a sentence that is read as a clue of the puzzle is.

    Raises UsageError, which names the line and the column, on anything unknown.
    """
    nesting = (limits or Limits()).nesting
    return [_typed(entry, setup, nesting) for entry in entries]


def _typed(entry: str, setup: Setup, nesting: int) -> TypedRule:
    from nlpuzzle.rules.notation import parse_rule

    number, start = _numbered(entry, setup)
    notation = entry[start:]
    which = f"The rule for clue {number}" if number else "A rule"
    if not notation.strip():
        raise UsageError(f"{which} is empty: behind the colon stands what the clue says.", entry, len(entry) + 1)
    try:
        return TypedRule(number, parse_rule(notation, setup.frame, nesting), notation.strip())
    except NotationError as error:
        column = None if error.column is None else error.column + start
        complaint = f"{which} cannot be read: {error.message}{'' if column is None else f' (column {column})'}."
        if not _RULE_SIGN.search(notation) and len(notation.split()) > 2:
            reading = _reworded(notation.strip(), number, setup)
            if reading.status == "parsed":
                rule = reading.rules[0] if len(reading.rules) == 1 else And(reading.rules)
                return TypedRule(number, rule, notation.strip())
            complaint = f"{complaint} As a sentence: {reading.reason}"
        raise UsageError(complaint, entry, column) from error


def with_notation(setup: Setup, readings: Sequence[ClueReading], limits: Limits) -> tuple[ClueReading, ...]:
    """The readings, with the rules of clues that stand in the notation already: a line "Ann = red" among the sentences."""
    return tuple(
        replace(r, status="parsed", rules=(rule,), reason=None, stuck=None, suggestions=())
        if r.status == "unparsed" and (rule := _in_notation(r.text, setup, limits.nesting)) is not None
        else r
        for r in readings
    )


def _in_notation(text: str, setup: Setup, nesting: int) -> Rule | None:
    """The rule that a clue is when it is no English; None where it is no rule."""
    if not _RULE_SIGN.search(text):
        return None
    from nlpuzzle.rules.notation import parse_rule

    try:
        return parse_rule(text.rstrip(" ."), setup.frame, nesting)
    except NotationError:
        return None  # a sentence with a sign in it: it stays unread, with the reason why


def _numbered(entry: str, setup: Setup) -> tuple[str | None, int]:
    """The number of the clue that a line is for, if any, and where the rule begins."""
    numbers = {clue.number.casefold(): clue.number for clue in (*setup.clues, *setup.notes)}
    prefix = _PREFIX.match(entry)
    for found in (prefix, _LOOSE_PREFIX.match(entry)):
        if found and found[1].casefold() in numbers and (found is prefix or setup.frame.category(found[1]) is None):
            return numbers[found[1].casefold()], found.end()
    if prefix and _NUMBER_LIKE.fullmatch(prefix[1]) and setup.frame.category(prefix[1]) is None:
        known = ", ".join(numbers.values())
        raise UsageError(f"There is no clue {prefix[1]}: the clues are {known}.", entry, prefix.start(1) + 1)
    return None, 0


def _reworded(sentence: str, number: str | None, setup: Setup) -> ClueReading:
    """The sentence read in the place of a clue, the other clues supporting its words; without a number, after them all."""
    from nlpuzzle.understanding import understand

    clues = [replace(clue, text=sentence) if clue.number == number else clue for clue in setup.clues]
    if number not in {clue.number for clue in setup.clues}:
        number = number or ""
        clues.append(Clue(number, sentence, Span(0, len(sentence))))
    return next(r for r in understand(replace(setup, clues=tuple(clues))) if r.number == number)


def replace_readings(readings: Sequence[ClueReading], setup: Setup, typed: Sequence[TypedRule]) -> tuple[ClueReading, ...]:
    """The readings, with those of the named clues replaced whole, and rules without a number added as r1, r2, ..."""
    by_number: dict[str, list[TypedRule]] = {}
    for entry in typed:
        if entry.number is not None:
            by_number.setdefault(entry.number, []).append(entry)
    notes = [ClueReading(n.number, n.text, n.span, "note") for n in setup.notes if n.number in by_number]
    changed = [
        replace(r, status="manual", rules=tuple(t.rule for t in by_number[r.number]), readings=(), reason=None, stuck=None,
                suggestions=()) if r.number in by_number else r
        for r in (*readings, *notes)
    ]  # fmt: skip
    extra = [entry for entry in typed if entry.number is None]
    taken = {r.number for r in changed}
    names = (name for name in (f"r{i}" for i in range(1, len(extra) + len(taken) + 1)) if name not in taken)
    added = [
        ClueReading(name, entry.notation, Span(0, 0), "manual", (entry.rule,))
        for name, entry in zip(names, extra, strict=False)
    ]  # fmt: skip
    return (*changed, *added)


def typed_categories(entries: Iterable[str]) -> dict[str, tuple[str, ...]]:
    """The categories behind lines such as "pet: cat, dog, rabbit". Raises UsageError where a line is none."""
    found: dict[str, tuple[str, ...]] = {}
    for entry in entries:
        name, colon, rest = entry.partition(":")
        items = split_list(rest)
        if not colon or not name.strip() or len(items) < 2:
            raise UsageError('A category is a name, a colon and its items: "pet: cat, dog, rabbit".', entry)
        if len({item.casefold() for item in items}) < len(items):
            raise UsageError(f"{name.strip()} lists an item twice.", entry)
        found[name.strip()] = items
    return found


def category_block(frame: Frame) -> str:
    """The categories of a frame as lines that can be pasted in front of the puzzle; implied lines need no list."""
    return "".join(f"{c.name}: {', '.join(c.items)}\n" for c in frame if c.given != "implied")


def rules_file(entries: Iterable[str]) -> str:
    """A rules file with these entries."""
    lines = list(entries)
    return "\n".join([f"# {counted(len(lines), 'rule')} entered by hand", *lines, ""])
