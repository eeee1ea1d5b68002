"""`nlpuzzle explain [FILE]`: the way to the answer, step by step, and nothing else."""

import sys

import typer

from nlpuzzle.cli.exits import BY_STATUS
from nlpuzzle.cli.source import AcceptClosest, AcceptLikely, PuzzleFile, RulesFile, TypedRules, puzzle_text, rule_entries

__all__ = ["explain"]


def explain(
    file: PuzzleFile = None,
    rule: TypedRules = None,
    rules: RulesFile = None,
    accept_likely: AcceptLikely = False,
    accept_closest: AcceptClosest = False,
) -> None:
    """Tell how the answer is found, step by step, each from clues and earlier steps; the answer stands last.

    Clues that contradict each other are followed to where they clash. Exit status as for `solve`.
    """
    from nlpuzzle.pipeline import parse_and_solve
    from nlpuzzle.telling.report import explanation
    from nlpuzzle.telling.terminal import print_blocks, width_for

    outcome = parse_and_solve(
        puzzle_text(file),
        rules=rule_entries(rule, rules),
        steps=True,
        accept_likely=accept_likely,
        accept_closest=accept_closest,
    )
    print_blocks(explanation(outcome, width_for(sys.stdout)))
    raise typer.Exit(BY_STATUS[outcome.status])
