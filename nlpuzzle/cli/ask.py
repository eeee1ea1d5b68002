"""`nlpuzzle ask FILE "Who owns the zebra?"`: what the clues say to a question."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from nlpuzzle.cli import exits
from nlpuzzle.cli.source import AcceptClosest, AcceptLikely, RulesFile, TypedRules, puzzle_text, rule_entries

__all__ = ["ask"]


def ask(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The puzzle as text; - reads standard input.")],
    question: Annotated[list[str], typer.Argument(metavar='"QUESTION?"...', help="What you want to know.")],
    rule: TypedRules = None,
    rules: RulesFile = None,
    accept_likely: AcceptLikely = False,
    accept_closest: AcceptClosest = False,
) -> None:
    """Answer questions about a puzzle, each with the clues that decide it: an item, yes or no, a number, an order.

    Exit status: 0 where every question is answered, 5 where the clues leave one open or it was not understood, 6 where there
    is no puzzle.
    """
    from nlpuzzle.pipeline import parse_and_solve
    from nlpuzzle.telling.answer_parts import answers_part
    from nlpuzzle.telling.terminal import print_blocks, width_for

    outcome = parse_and_solve(
        puzzle_text(file), rules=rule_entries(rule, rules), accept_likely=accept_likely, accept_closest=accept_closest
    )
    if outcome.status == "unreadable":
        print(f"nlpuzzle: {outcome.message}", file=sys.stderr)
        raise typer.Exit(exits.UNREADABLE)
    answers = [outcome.ask(text) for text in question]
    print_blocks(answers_part(answers, width_for(sys.stdout))[1:])
    if outcome.status != "solved":
        print(f"nlpuzzle: {outcome.message}", file=sys.stderr)
    known = all(answer.verdict not in ("unknown", "unread") for answer in answers)
    raise typer.Exit(exits.SOLVED if known else exits.INCOMPLETE)
