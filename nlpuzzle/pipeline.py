"""The whole product on one screen: text -> Document -> Setup -> readings -> solutions -> Outcome."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache

from nlpuzzle.assemble import arrangement_of, not_english, refused, several, told, too_large, too_long
from nlpuzzle.byhand import replace_readings, typed_rules, with_notation
from nlpuzzle.english.legible import illegible
from nlpuzzle.outcome import Limits, Outcome
from nlpuzzle.puzzle import NO_CLUES, Setup
from nlpuzzle.rules import And, Arrangement, Or, Rule
from nlpuzzle.telling.messages import published_sentence
from nlpuzzle.understanding.reading import ClueReading
from nlpuzzle.values import dataclass

__all__ = ["Understood", "parse_and_solve", "read_puzzle", "solve_puzzle"]


@dataclass(frozen=True)
class Understood:
    """A puzzle with what became of every clue: read, and not yet solved."""

    setup: Setup
    readings: tuple[ClueReading, ...]
    #: numbers of clues that are not to be used
    left_out: tuple[str, ...] = ()

    @property
    def rules(self) -> list[tuple[str, Rule]]:
        """Every rule in use with the number of its clue, in the order of the text.

        Of a clue with several readings we know that one of them is meant: it says "this, or that".
        """
        used = [r for r in self.readings if r.number not in self.left_out]
        return [(r.number, rule) for r in used for rule in (r.rules or _whichever(r))]

    @property
    def unread(self) -> list[ClueReading]:
        """The clues that were not understood and are still wanted."""
        return [r for r in self.readings if r.status in ("unparsed", "ambiguous") and r.number not in self.left_out]

    @property
    def is_certain(self) -> bool:
        """Whether the categories are beyond doubt, so that what the clues as read imply is so."""
        guessed = self.setup.fallback or any(category.given in ("inferred", "partly") for category in self.setup.frame)
        return not guessed and not any(reading.stranger for reading in self.unread)

    def without(self, numbers: Sequence[str]) -> "Understood":
        """The same puzzle with these clues left out."""
        return replace(self, left_out=tuple(dict.fromkeys((*self.left_out, *numbers))))


def _whichever(reading: ClueReading) -> tuple[Rule, ...]:
    if reading.status != "ambiguous":
        return ()
    return (Or(tuple(r[0] if len(r) == 1 else And(r) for r in reading.readings)),)


def parse_and_solve(
    text: str,
    *,
    rules: Iterable[str] = (),
    categories: Mapping[str, Sequence[str]] | None = None,
    items: int | None = None,
    accept_likely: bool = False,
    accept_closest: bool = False,
    steps: bool = False,
    limits: Limits | None = None,
) -> Outcome:
    """Read a pasted puzzle and solve it; whatever the text is, the result is an Outcome.

    `rules`       rules typed by hand: "5a: age(Ann) > 30" replaces the reading of clue 5a, "Ann = red" is added
    `categories`  the items of each category, in place of those found in the text
    `items`       how many items each category has, where the text does not list them
    `steps`       also the way to the answer, step by step, and the difficulty (or the way to a contradiction)
    `accept_likely`  use the likely readings: where clues can be read in several ways, and exactly one combination of their
                     readings leaves exactly one solution, that one
    `accept_closest`  beside the likely readings, use the closest ones of clues that were not understood, where these leave
                      exactly one solution: what a person would guess, not what is known
    Raises UsageError where an entry of `rules` names an unknown clue or cannot be read.
    """
    limits = limits or Limits()
    puzzle = read_puzzle(text, rules=rules, categories=categories, items=items, limits=limits)
    if not isinstance(puzzle, Outcome):
        return solve_puzzle(puzzle, limits=limits, steps=steps, accept_likely=accept_likely, accept_closest=accept_closest)
    if puzzle.kind == "matching":
        return puzzle
    from nlpuzzle.drawn import read_drawn, solve_drawn

    drawn = read_drawn(text)
    return puzzle if drawn is None else solve_drawn(drawn, limits=limits, steps=steps)


def _published(setup: Setup, arrangement: Arrangement, outcome: Outcome) -> str:
    """Whether the answer pasted along agrees with ours: its rows, or the one item it names as the answer to the question."""
    from nlpuzzle.understanding.published import disagreements, rows_said

    said = rows_said(setup)
    differ = [(one.label, other.label) for one, other in disagreements(said, arrangement)]
    alone = {a.answer for a in outcome.answers} & {line.strip(" .!") for line in setup.published}
    return published_sentence(bool(said or alone), differ)


def read_puzzle(
    text: str,
    *,
    rules: Iterable[str] = (),
    categories: Mapping[str, Sequence[str]] | None = None,
    items: int | None = None,
    limits: Limits | None = None,
) -> Understood | Outcome:
    """The first half: what the puzzle is and what every clue says; an Outcome ("unreadable") where it is no puzzle.

    Of a drawn grid, too, it is an Outcome: what was understood, nothing solved ("incomplete").
    """
    from nlpuzzle.grids.finding import has_drawing
    from nlpuzzle.reading import puzzles_in

    limits = limits or Limits()
    if len(text) > limits.length:
        return too_long(limits)
    if (why := illegible(text)) is not None:
        return not_english(why)
    if categories is None and has_drawing(text):
        from nlpuzzle.drawn import read_drawn, read_only

        if (drawn := read_drawn(text)) is not None:
            return read_only(drawn)
    if (count := len(puzzles_in(text))) > 1:
        return several(count)
    given = None if categories is None else tuple((name, tuple(map(str, labels))) for name, labels in categories.items())
    setup, readings = _read(text, given, items, limits)
    rules = list(rules)
    if rules and setup.problem == NO_CLUES:
        setup = replace(setup, problem=None)  # every clue is typed by hand
    elif setup.problem is not None or not setup.clues:
        return refused(setup)
    if (over := too_large(setup, limits)) is not None:
        return over
    typed = typed_rules(rules, setup, limits)
    return Understood(setup, replace_readings(readings, setup, typed))


@lru_cache(maxsize=512)
def _read(
    text: str, categories: tuple[tuple[str, tuple[str, ...]], ...] | None, items: int | None, limits: Limits
) -> tuple[Setup, tuple[ClueReading, ...]]:
    """The setup of a text with what its clues say. Texts are remembered: another rule, hint or question reads nothing again."""
    from nlpuzzle.judging import best_setup
    from nlpuzzle.reading import read
    from nlpuzzle.understanding.framing.frame import set_ups
    from nlpuzzle.understanding.generous import with_closest
    from nlpuzzle.understanding.spelling import with_closest_spelling

    setup, readings = best_setup(set_ups(read(text), dict(categories) if categories is not None else None, items), limits)
    readings = with_notation(setup, readings, limits)
    return setup, with_closest(setup, with_closest_spelling(setup, readings))


def solve_puzzle(
    puzzle: Understood,
    *,
    limits: Limits | None = None,
    steps: bool = False,
    accept_likely: bool = False,
    accept_closest: bool = False,
) -> Outcome:
    """The second half: the rules as read, solved and told."""
    from nlpuzzle.answering import Asker, answers
    from nlpuzzle.solving import conflict, solve

    limits = limits or Limits()
    result = solve(puzzle.setup.frame, puzzle.rules, limits)
    if result.verdict == "multiple" and any(r.readings for r in puzzle.unread):
        from nlpuzzle.likely import accept_all, with_likely

        puzzle = replace(puzzle, readings=with_likely(puzzle.setup, puzzle.readings, limits, puzzle.left_out))
        if (accept_likely or accept_closest) and any(r.likely is not None for r in puzzle.readings):
            puzzle = replace(puzzle, readings=accept_all(puzzle.readings, accept_closest))
            result = solve(puzzle.setup.frame, puzzle.rules, limits)
    clash = conflict(puzzle.setup.frame, puzzle.rules, limits) if result.verdict == "none" else ()
    if clash:
        from nlpuzzle.repeated import each_alone

        readings = each_alone(puzzle.setup, puzzle.readings, clash)
        alone = replace(puzzle, readings=readings) if readings is not None else puzzle
        found = solve(alone.setup.frame, alone.rules, limits) if alone is not puzzle else result
        if found.verdict in ("unique", "multiple"):
            puzzle, result, clash = alone, found, ()
    outcome = told(puzzle.setup, puzzle.readings, result, left_out=puzzle.left_out, clash=clash, limits=limits)
    trusted = outcome.status in ("solved", "multiple") or puzzle.is_certain
    if result.verdict == "multiple" and trusted:
        from nlpuzzle.deciding import could_decide

        solutions = could_decide(puzzle.setup, puzzle.rules, puzzle.unread, result, limits)
        outcome = outcome.model_copy(update={"solutions": solutions})
    known = result if trusted else replace(result, solutions=())
    asker = Asker(puzzle.setup, tuple(puzzle.rules), known, limits)
    outcome = outcome.model_copy(update={"answers": answers(puzzle.setup, puzzle.rules, known, limits)}).with_asker(asker)
    if outcome.status == "solved" and puzzle.setup.published:
        arrangement = arrangement_of(puzzle.setup.frame, result.solutions[0])
        outcome = outcome.model_copy(update={"remarks": [*outcome.remarks, _published(puzzle.setup, arrangement, outcome)]})
    if not steps:
        return outcome
    from nlpuzzle.stepping import with_steps

    return with_steps(outcome, puzzle.setup.frame, puzzle.rules, clash, limits)
