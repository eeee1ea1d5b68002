"""`nlpuzzle read [FILE]`: the frame and every reading, without the answer."""

import sys
from typing import Annotated

import typer

from nlpuzzle.cli import exits
from nlpuzzle.cli.source import PuzzleFile, RulesFile, TypedRules, puzzle_text, rule_entries

__all__ = ["read"]


def read(
    file: PuzzleFile = None,
    rule: TypedRules = None,
    rules: RulesFile = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print categories and clues as JSON.")] = False,
) -> None:
    """Show the categories and what every clue was understood to say; solve nothing, so nothing is given away.

    Exit status: 0 where every clue was understood, 5 where one was not, 6 where there is no puzzle.
    """
    from nlpuzzle.assemble import category_outs, clue_outs
    from nlpuzzle.outcome import Outcome
    from nlpuzzle.pipeline import read_puzzle, solve_puzzle
    from nlpuzzle.telling.report import reading_report
    from nlpuzzle.telling.terminal import print_blocks, width_for

    text = puzzle_text(file)
    puzzle = read_puzzle(text, rules=rule_entries(rule, rules))
    drawing = None
    if isinstance(puzzle, Outcome):
        categories, clues, remarks, drawing = puzzle.categories, puzzle.clues, puzzle.remarks, puzzle.drawing
        problem = puzzle.message if drawing is None else None
        remarks = remarks if drawing is None else [puzzle.message, *remarks]
    else:
        categories = category_outs(puzzle.setup.frame, puzzle.setup.sources)
        # categories that nobody listed are proposals until the whole puzzle proves them
        clues = clue_outs(puzzle.setup, puzzle.readings) if puzzle.is_certain else solve_puzzle(puzzle).clues
        remarks, problem = list(puzzle.setup.remarks), None
    if as_json:
        import json

        shown = {
            "problem": problem,
            "categories": [c.model_dump(mode="json") for c in categories],
            "clues": [c.model_dump(mode="json") for c in clues],
            "remarks": remarks,
            "drawing": drawing.model_dump(mode="json") if drawing is not None else None,
        }
        print(json.dumps(shown, ensure_ascii=False, indent=2))
    else:
        command = f"nlpuzzle read {file or 'FILE'}"
        print_blocks(reading_report(categories, clues, remarks, problem, text, width_for(sys.stdout), command, drawing))
    unread = any(clue.status in ("unparsed", "ambiguous") for clue in clues)
    raise typer.Exit(exits.UNREADABLE if problem else exits.INCOMPLETE if unread else exits.SOLVED)
