"""`nlpuzzle hint [FILE] --known "Petra = XL"`: a hint from what a person has marked so far."""

import sys
from typing import Annotated

import typer

from nlpuzzle.cli import exits
from nlpuzzle.cli.source import PuzzleFile, RulesFile, TypedRules, puzzle_text, rule_entries

__all__ = ["hint"]


def hint(
    file: PuzzleFile = None,
    known: Annotated[
        list[str] | None,
        typer.Option("--known", metavar='"Petra = XL"', help="A match (=) or no match (!=) you marked. May be repeated."),
    ] = None,
    strength: Annotated[
        int,
        typer.Option(
            "--strength", min=1, max=4, help="1: is there a mistake; 2: where to look; 3: which clue; 4: what follows and why."
        ),
    ] = 2,
    rule: TypedRules = None,
    rules: RulesFile = None,
) -> None:
    """Give one hint: first whether something you marked is wrong, else where to look next.

    Exit status: 0 for a hint, 4 where the clues contradict each other, 6 where there is no puzzle.
    """
    from nlpuzzle.hinting import hint_for
    from nlpuzzle.outcome import Outcome
    from nlpuzzle.pipeline import read_puzzle

    text = puzzle_text(file)
    puzzle = read_puzzle(text, rules=rule_entries(rule, rules))
    if isinstance(puzzle, Outcome) and puzzle.kind != "matching":
        from nlpuzzle.drawn_hints import drawn_hint

        status, told = drawn_hint(text, known or (), strength)
        print(told)
        raise typer.Exit(exits.BY_STATUS[status])
    if isinstance(puzzle, Outcome):
        print(f"nlpuzzle: {puzzle.message}", file=sys.stderr)
        raise typer.Exit(exits.UNREADABLE)
    found, told = hint_for(puzzle, known or (), strength)
    print(told)
    raise typer.Exit(exits.BY_STATUS["contradiction"] if found.kind == "contradiction" else exits.SOLVED)
