"""`nlpuzzle script [FILE]`: the puzzle as a Python script of Solver calls."""

import sys

import typer

from nlpuzzle.cli import exits
from nlpuzzle.cli.source import PuzzleFile, RulesFile, TypedRules, puzzle_text, rule_entries

__all__ = ["script"]


def script(file: PuzzleFile = None, rule: TypedRules = None, rules: RulesFile = None) -> None:
    """Print a Python script with the Solver calls that the clues were turned into; run it and it prints the answer.

    Clues that were not understood are named on standard error, and the exit status is 5 then.
    """
    from nlpuzzle.outcome import Outcome
    from nlpuzzle.pipeline import read_puzzle
    from nlpuzzle.solving.compiler import script as script_of
    from nlpuzzle.telling.messages import clues_named

    puzzle = read_puzzle(puzzle_text(file), rules=rule_entries(rule, rules))
    if isinstance(puzzle, Outcome):
        message = puzzle.message if puzzle.kind == "matching" else "A drawn grid has no script: nothing in it is to be matched."
        print(f"nlpuzzle: {message}", file=sys.stderr)
        raise typer.Exit(exits.UNREADABLE)
    print(script_of(puzzle.setup.frame, puzzle.rules), end="")
    if puzzle.unread:
        unread = clues_named([reading.number for reading in puzzle.unread])
        print(f"nlpuzzle: the script is without {unread}, not understood.", file=sys.stderr)
        raise typer.Exit(exits.INCOMPLETE)
