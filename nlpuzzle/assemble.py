"""From the stages' values to the Outcome: nothing is worked out here but the status."""

from collections.abc import Sequence
from fractions import Fraction
from typing import TYPE_CHECKING, Literal

from nlpuzzle.english.legible import Illegible
from nlpuzzle.outcome import CategoryOut, ClueOut, Limits, Outcome, ReadingOut, Solution, Solutions, Status
from nlpuzzle.puzzle import Category, Frame, Item, Number, Setup
from nlpuzzle.rules import Arrangement, Rule
from nlpuzzle.rules.printing import to_notation
from nlpuzzle.telling import messages
from nlpuzzle.telling.readback import read_back
from nlpuzzle.trusting import judged, resting
from nlpuzzle.understanding.reading import ClueReading

if TYPE_CHECKING:
    from nlpuzzle.solving.search import Result, Table

__all__ = [
    "arrangement_of",
    "category_outs",
    "clue_outs",
    "not_english",
    "refused",
    "several",
    "stopped_at",
    "told",
    "too_large",
    "too_long",
]


def not_english(why: Illegible) -> Outcome:
    """The outcome of a text that nobody could read as English."""
    return Outcome(status="unreadable", message=messages.ILLEGIBLE[why])


def too_long(limits: Limits) -> Outcome:
    """The outcome of a text over the limit: not read at all."""
    return Outcome(status="unreadable", message=messages.too_long_sentence(limits.length), stopped="length")


def several(count: int) -> Outcome:
    """The outcome of a text that holds several puzzles."""
    return Outcome(status="unreadable", message=messages.several_sentence(count))


def too_large(setup: Setup, limits: Limits) -> Outcome | None:
    """The outcome of a puzzle over the limits: read, and not solved; None where it is within them."""
    what: Literal["categories", "items"]
    for what, count in (("categories", len(setup.frame.categories)), ("items", setup.frame.size)):
        limit = limits.categories if what == "categories" else limits.items
        if count > limit:
            message = messages.too_large_sentence(what, count, limit)
            return Outcome(status="unreadable", message=message, stopped=what)
    return None


def refused(setup: Setup) -> Outcome:
    """The outcome of a text that is no puzzle we solve: why, and the categories found in it."""
    message = setup.problem or messages.NO_CLUES
    categories = category_outs(setup.frame, setup.sources)
    return Outcome(status="unreadable", message=message, categories=categories, remarks=list(setup.remarks))


def stopped_at(setup: Setup, readings: Sequence[ClueReading], number: str) -> Outcome:
    """The outcome of a puzzle that is not solved because its clue `number` was not understood."""
    return Outcome(
        status="incomplete",
        message=messages.strict_sentence(number),
        categories=category_outs(setup.frame, setup.sources),
        clues=clue_outs(setup, readings, rests=resting(setup, readings)),
        remarks=list(setup.remarks),
    )


def told(
    setup: Setup,
    readings: Sequence[ClueReading],
    result: "Result",
    *,
    left_out: Sequence[str] = (),
    clash: Sequence[str] = (),
    limits: Limits,
) -> Outcome:
    """The outcome of a puzzle that was read and searched, its questions aside; `clash` names clues that contradict."""
    unread = [r.number for r in readings if r.status in ("unparsed", "ambiguous") and r.number not in left_out]
    read = sum(r.status in ("parsed", "manual") and r.number not in left_out for r in readings)
    # names that only look misspelt need no category; but nothing is called solved while they stand there
    spelt = [r for r in readings if r.number in unread and not (r.suggestions and result.verdict == "multiple")]
    strangers = [r.stranger for r in spelt if r.stranger is not None]
    accepted = [r.number for r in readings if r.likely is not None and r.status == "manual"]
    status, message = _verdict(result, read, unread, left_out, accepted, clash, limits, strangers)
    status, message, rests = judged(setup, readings, status, message, result.count, unread)
    solved = status == "solved"
    return Outcome(
        status=status,
        message=message,
        stopped=result.stopped if result.verdict == "stopped" else None,
        categories=category_outs(setup.frame, setup.sources),
        clues=clue_outs(setup, readings, left_out, rests),
        solution=_solution(setup.frame, result.solutions[0]) if solved else None,
        solutions=Solutions(count=result.count, at_least=result.at_least, differ=list(result.differ)),
        remarks=[*setup.remarks, *_taken_as_known(readings), *_likely_remark(readings)],
    )


def _taken_as_known(readings: Sequence[ClueReading]) -> list[str]:
    known = tuple(dict.fromkeys(fact for r in readings if r.status == "parsed" for fact in r.assumed))
    return [messages.taken_as_known(known)] if known else []


def _likely_remark(readings: Sequence[ClueReading]) -> list[str]:
    """What the likely readings would give, and how to accept them."""
    likely = [r for r in readings if r.likely is not None and r.status != "manual"]
    closest = [r.number for r in likely if r.status == "unparsed"]
    return [messages.likely_sentence([r.number for r in likely if r.status != "unparsed"], closest)] if likely else []


def _verdict(
    result: "Result",
    read: int,
    unread: Sequence[str],
    left_out: Sequence[str],
    accepted: Sequence[str],
    clash: Sequence[str],
    limits: Limits,
    strangers: Sequence[str],
) -> tuple[Status, str]:
    match result.verdict:
        case "unique" | "multiple" if strangers:
            return "incomplete", messages.strangers_sentence(strangers)
        case "unique":
            return "solved", messages.solved_sentence(read, unread, left_out, accepted)
        case "none":
            return "contradiction", messages.conflict_sentence(clash, unread)
        case "stopped":
            limit = limits.nodes if result.stopped == "nodes" else limits.seconds
            return "incomplete", messages.stopped_sentence(result.stopped or "seconds", limit, unread)
        case "multiple" if unread:
            return "incomplete", messages.incomplete_sentence(read, unread, result.count, result.at_least)
        case _:
            return "multiple", messages.multiple_sentence(read, result.count, result.at_least, left_out)


def category_outs(frame: Frame, sources: Sequence[tuple[str, str, str]] = ()) -> list[CategoryOut]:
    """The frame as the outcome shows it; `sources` tell in which sentence an item that nobody listed was found."""
    return [_category(c, {item: said for name, item, said in sources if name == c.name}) for c in frame]


def clue_outs(
    setup: Setup, readings: Sequence[ClueReading], left_out: Sequence[str] = (), rests: Sequence[str] = ()
) -> list[ClueOut]:
    """Every clue and note in the order of the text; rules without a clue of their own come last.

    `rests` are the clues that are read only if categories that are mere proposals are right.
    """
    known = {r.number for r in readings}
    notes = [ClueReading(n.number, n.text, n.span, "note") for n in setup.notes if n.number not in known]
    typed = [r for r in readings if r.span.end == 0]
    inside = sorted((r for r in (*readings, *notes) if r.span.end), key=lambda r: r.span)
    return [_clue(r, setup.frame, r.number in left_out, r.number in rests) for r in (*inside, *typed)]


def arrangement_of(frame: Frame, table: "Table") -> Arrangement:
    """The thing that each item belongs to in one solution, numbered by the rows of `table`."""
    return {
        Item(category.name, label): thing
        for thing, row in enumerate(table)
        for category, label in zip(frame, row, strict=True)
    }  # fmt: skip


def _category(category: Category, sources: dict[str, str]) -> CategoryOut:
    return CategoryOut(
        name=category.name,
        items=list(category.items),
        ordered=category.ordered,
        values=None if category.values is None else [_plain(value) for value in category.values],
        unit=category.unit,
        anchor=category.anchor,
        given=category.given,
        sources=sources,
    )


def _clue(reading: ClueReading, frame: Frame, left_out: bool, proposed: bool) -> ClueOut:
    shared = {"number": reading.number, "text": reading.text, "span": (reading.span.start, reading.span.end)}
    if left_out:
        return ClueOut.model_validate({**shared, "status": "note", "reason": messages.LEFT_OUT})
    rules, meaning = _told(reading.rules, frame)
    competing = (_told(rules, frame) for rules in reading.readings)
    return ClueOut.model_validate({
        **shared,
        "status": reading.status,
        "rules": rules,
        "reading": meaning or None,
        "proposed": proposed,
        "readings": [
            ReadingOut(rules=notation, reading=english, likely=n == reading.likely)
            for n, (notation, english) in enumerate(competing)
        ],
        "reason": reading.reason,
        "stuck": None if reading.stuck is None else (reading.stuck.start, reading.stuck.end),
        "suggestions": list(reading.suggestions),
    })  # fmt: skip


def _told(rules: Sequence[Rule], frame: Frame) -> tuple[list[str], str]:
    """The notation of the rules, and what they say in English."""
    return [to_notation(rule, frame) for rule in rules], " ".join(read_back(rule, frame) for rule in rules)


def _solution(frame: Frame, table: "Table") -> Solution:
    """The answer table; its rows follow the first category's order."""
    first = frame.categories[0].ranked
    rows = sorted(table, key=lambda row: first.index(row[0]))
    return Solution(header=[category.name for category in frame], rows=[list(row) for row in rows])


def _plain(value: Number) -> int | float:
    value = Fraction(value)
    return value.numerator if value.denominator == 1 else float(value)
