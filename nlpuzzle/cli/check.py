"""`nlpuzzle check [FILE]`: what a setter wants to know about a puzzle."""

import sys
from typing import TYPE_CHECKING, Annotated, NoReturn

import typer

from nlpuzzle.cli import exits
from nlpuzzle.cli.source import PuzzleFile, RulesFile, TypedRules, puzzle_text, rule_entries

if TYPE_CHECKING:
    from nlpuzzle.outcome import Solutions
    from nlpuzzle.solving.checking import Check

__all__ = ["check"]

_STATUS = {"unique": "solved", "multiple": "multiple", "none": "contradiction", "stopped": "incomplete"}


def check(
    file: PuzzleFile = None,
    rule: TypedRules = None,
    rules: RulesFile = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the findings as JSON.")] = False,
) -> None:
    """Tell whether a puzzle has one solution, whether it can be found without guessing, how hard it is and what is not needed.

    Exit status: 0 for exactly one solution, 3 for several, 4 for none, 5 where clues were not understood, 6 without a puzzle.
    """
    from nlpuzzle.deciding import could_decide
    from nlpuzzle.outcome import Limits, Outcome
    from nlpuzzle.pipeline import read_puzzle
    from nlpuzzle.solving.checking import check as find
    from nlpuzzle.telling.check import tell_check
    from nlpuzzle.telling.layout import wrapped
    from nlpuzzle.telling.terminal import width_for
    from nlpuzzle.trusting import proposed_categories

    text = puzzle_text(file)
    puzzle = read_puzzle(text, rules=rule_entries(rule, rules))
    if isinstance(puzzle, Outcome) and puzzle.kind != "matching":
        _check_grid(text, as_json)
    if isinstance(puzzle, Outcome):
        print(f"nlpuzzle: {puzzle.message}", file=sys.stderr)
        raise typer.Exit(exits.UNREADABLE)
    unread = [reading.number for reading in puzzle.unread]
    found = find(puzzle.setup.frame, puzzle.rules)
    several = None
    if found.result.verdict == "multiple" and puzzle.is_certain:
        several = could_decide(puzzle.setup, puzzle.rules, puzzle.unread, found.result, Limits())
    if as_json:
        import json

        print(json.dumps(_shown(found, unread, several), ensure_ascii=False, indent=2))
    else:
        for sentence in tell_check(found, puzzle.setup.frame, unread, several, proposed_categories(puzzle.setup)):
            print("\n".join(wrapped(sentence, width_for(sys.stdout))))
    raise typer.Exit(exits.INCOMPLETE if unread else exits.BY_STATUS[_STATUS[found.result.verdict]])


def _check_grid(text: str, as_json: bool) -> NoReturn:
    """The findings on a drawn grid, and the exit status that goes with them."""
    from nlpuzzle.drawn_hints import drawn_check
    from nlpuzzle.telling.layout import wrapped
    from nlpuzzle.telling.terminal import width_for

    status, told = drawn_check(text)
    if as_json:
        import json

        print(json.dumps({"status": status, "findings": told}, ensure_ascii=False, indent=2))
    else:
        for sentence in told:
            print("\n".join(wrapped(sentence, width_for(sys.stdout))))
    raise typer.Exit(exits.BY_STATUS[status])


def _shown(found: "Check", unread: list[str], several: "Solutions | None") -> dict[str, object]:
    rating = found.rating
    return {
        "unique": found.result.verdict == "unique",
        "solutions": found.result.count,
        "at_least": found.result.at_least,
        "differ": list(found.result.differ),
        "unread": unread,
        "could_decide": several.model_dump(mode="json", include={"unread", "together"}) if several else None,
        "contradiction": list(found.clash),
        "redundant": list(found.redundant),
        "without_guessing": found.without_guessing,
        "hardest_method": rating.hardest_method if rating else None,
        "score": rating.score if rating else None,
        "level": rating.level if rating else None,
        "stalls": [{"method": s.method, "found": s.found, "total": s.total} for s in rating.stalls] if rating else [],
    }
