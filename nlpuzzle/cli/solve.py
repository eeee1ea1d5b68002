"""`nlpuzzle solve [FILE]`: the answer, what was understood, and what was not."""

import sys
from collections.abc import Mapping, Sequence
from dataclasses import replace
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from nlpuzzle.cli.exits import BY_STATUS
from nlpuzzle.cli.source import (
    AcceptClosest,
    AcceptLikely,
    GivenCategories,
    GivenSize,
    PuzzleFile,
    RulesFile,
    TypedRules,
    puzzle_text,
    rule_entries,
)
from nlpuzzle.errors import UsageError

if TYPE_CHECKING:
    from nlpuzzle.outcome import Outcome
    from nlpuzzle.pipeline import Understood

__all__ = ["solve"]


class Format(StrEnum):
    """How the answer table is printed."""

    TABLE = "table"
    CSV = "csv"
    MARKDOWN = "markdown"


def solve(
    file: PuzzleFile = None,
    rule: TypedRules = None,
    rules: RulesFile = None,
    drop: Annotated[
        list[str] | None, typer.Option("--drop", metavar="N", help="Solve without clue N. May be repeated.")
    ] = None,
    interactive: Annotated[
        bool, typer.Option("--interactive", "-i", help="Ask about each clue that was not understood.")
    ] = False,
    strict: Annotated[bool, typer.Option("--strict", help="Stop at the first clue that was not understood.")] = False,
    form: Annotated[
        Format, typer.Option("--format", help="The whole report, or the answer table alone as CSV or Markdown.")
    ] = Format.TABLE,
    accept_likely: AcceptLikely = False,
    accept_closest: AcceptClosest = False,
    accept: Annotated[
        list[str] | None, typer.Option("--accept", metavar="N=K", help="Use reading K of clue N. May be repeated.")
    ] = None,
    steps: Annotated[bool, typer.Option("--steps", help="Also show the way to the answer, step by step.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print the whole outcome as JSON.")] = False,
    category: GivenCategories = None,
    items: GivenSize = None,
) -> None:
    """Solve a puzzle: the answer first, then what every clue was understood to say, then what was not understood."""
    from nlpuzzle.assemble import stopped_at
    from nlpuzzle.byhand import typed_categories
    from nlpuzzle.outcome import Outcome
    from nlpuzzle.pipeline import parse_and_solve, read_puzzle, solve_puzzle
    from nlpuzzle.reading import puzzles_in

    _check_options(file, interactive, as_json, form)
    text = puzzle_text(file)
    entries = rule_entries(rule, rules)
    if len(parts := puzzles_in(text)) > 1 and not (entries or drop or interactive or category):
        raise typer.Exit(_each(parts, file, form, as_json, steps))
    categories: Mapping[str, Sequence[str]] | None = typed_categories(category or []) or None
    if interactive:
        from nlpuzzle.cli.frames import ask_about_frame

        categories = ask_about_frame(text, categories, items)
    puzzle = read_puzzle(text, rules=entries, categories=categories, items=items)
    if isinstance(puzzle, Outcome) and puzzle.kind != "matching":
        puzzle = parse_and_solve(text, steps=steps)
    elif not isinstance(puzzle, Outcome):
        _check_numbers(puzzle, drop or [])
        if interactive:
            from nlpuzzle.cli.interactive import ask_about_unread

            puzzle = ask_about_unread(puzzle, text, entries)
        if accept:
            from nlpuzzle.likely import accept as accept_reading

            puzzle = replace(puzzle, readings=accept_reading(puzzle.readings, accept))
        puzzle = puzzle.without(drop or [])
        unread = puzzle.unread[0] if strict and puzzle.unread else None
        if unread is None:
            puzzle = solve_puzzle(puzzle, steps=steps, accept_likely=accept_likely, accept_closest=accept_closest)
        else:
            puzzle = stopped_at(puzzle.setup, puzzle.readings, unread.number)
    _print(puzzle, text, file, form, as_json)
    raise typer.Exit(max(BY_STATUS[outcome.status] for outcome in (puzzle, *puzzle.more)))


def _each(parts: Sequence[str], file: Path | None, form: Format, as_json: bool, steps: bool) -> int:
    """Solve the puzzles of one paste in turn; the exit status is that of the worst."""
    from nlpuzzle.pipeline import parse_and_solve

    outcomes = [parse_and_solve(part, steps=steps) for part in parts]
    if as_json:
        import json

        print(json.dumps([o.model_dump(mode="json") for o in outcomes], ensure_ascii=False, indent=2))
    else:
        for number, (outcome, part) in enumerate(zip(outcomes, parts, strict=True), 1):
            if form is Format.TABLE:
                print(f"{chr(10) * (number > 1)}Puzzle {number} of {len(parts)}\n")
            _print(outcome, part, file, form, as_json)
    return max(BY_STATUS[outcome.status] for outcome in outcomes)


def _check_options(file: Path | None, interactive: bool, as_json: bool, form: Format) -> None:
    if as_json and form is not Format.TABLE:
        raise UsageError(f"--json and --format {form.value} exclude each other.")
    if interactive and (file is None or str(file) == "-") and not (sys.stdin and sys.stdin.isatty()):
        raise UsageError("--interactive asks on standard input, so give the puzzle as a FILE.")


def _check_numbers(puzzle: "Understood", drop: list[str]) -> None:
    known = [reading.number for reading in puzzle.readings]
    for number in drop:
        if number not in known:
            raise UsageError(f"There is no clue {number} to drop: the clues are {', '.join(known)}.")


def _print(outcome: "Outcome", text: str, file: Path | None, form: Format, as_json: bool) -> None:
    from nlpuzzle.outcome import Solution

    if as_json:
        import json

        print(json.dumps(outcome.model_dump(mode="json"), ensure_ascii=False, indent=2))
    elif form is Format.TABLE:
        from nlpuzzle.telling.report import report
        from nlpuzzle.telling.terminal import print_blocks, width_for

        print_blocks(report(outcome, text, width_for(sys.stdout), f"nlpuzzle solve {file or 'FILE'}"))
    else:
        from nlpuzzle.telling.tables import as_csv, as_markdown

        write = as_csv if form is Format.CSV else as_markdown
        for one in (outcome, *outcome.more):
            if isinstance(one.solution, Solution):
                print(write(one.solution.header, one.solution.rows), end="")
            elif one.solution is not None:
                first, *rest = one.solution.grid
                print(write(first, rest), end="")
        if outcome.status != "solved" or any(c.status in ("unparsed", "ambiguous") for c in outcome.clues):
            print(f"nlpuzzle: {outcome.message}", file=sys.stderr)
