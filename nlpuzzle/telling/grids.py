"""Sentences about drawn grids: what became of the whole, what a rule says, and one template for each step."""

from collections.abc import Sequence

from nlpuzzle.english.phrasing import capitalised
from nlpuzzle.grids.puzzle import GridPuzzle, Group
from nlpuzzle.grids.rules import CountAhead, GridRule, Hold, Range
from nlpuzzle.grids.search import GridResult
from nlpuzzle.outcome import Limits
from nlpuzzle.telling.messages import counted, joined, stopped_sentence

__all__ = [
    "NO_MISTAKE", "clash_sentence", "described", "grid_sentence", "mistake_sentence", "numbered", "rule_said", "spare_sentence",
    "unread_sentence",
]  # fmt: skip

NO_MISTAKE = "Nothing you marked is wrong."


def described(puzzle: GridPuzzle) -> str:
    """ "a 9 x 9 Sudoku with 30 cells given"."""
    size = f"{puzzle.height} x {puzzle.width}"
    kind = "Sudoku" if puzzle.box else "Latin square"
    what = f"a {size} {kind}" if puzzle.kind == "sudoku" else f"a grid of {size} arrow crossings"
    given = len(puzzle.given)
    return f"{what} with {counted(given, 'cell') if given else 'no cell'} given"


def rule_said(rule: GridRule) -> str:
    """The rule in English."""
    match rule:
        case Range(first, last):
            return f"Every cell holds one of {first} to {last}."
        case Hold(areas, values):
            which = f" from {values.first} to {values.last}" if values else ""
            return f"Every {joined(areas)} holds each value{which} exactly once."
        case CountAhead():
            return "Every cell holds the number of different values ahead, in the direction of its arrow."


def grid_sentence(puzzle: GridPuzzle, result: GridResult, limits: Limits) -> str:
    """The one sentence about a grid that was searched."""
    what = f"the {described(puzzle).split(' ', 1)[1]}"
    match result.verdict:
        case "unique":
            return f"Solved: exactly one solution fits {what}."
        case "multiple":
            fits = f"{'at least ' * result.at_least}{len(result.solutions):,} solutions fit {what}"
            return f"{capitalised(fits)}, so there is no single answer."
        case "none":
            return f"No solution fits {what}."
    limit = limits.nodes if result.stopped == "nodes" else limits.seconds
    return stopped_sentence(result.stopped or "seconds", limit)


def clash_sentence(puzzle: GridPuzzle, clashes: Sequence[tuple[Group, int, int]]) -> str:
    """Given cells that cannot stand together: "r1c1 and r1c5 are both 5, and row 1 has each value once"."""
    told = []
    for group, one, other in clashes[:3]:
        value = puzzle.values[puzzle.start[one].bit_length() - 1]
        told.append(f"{puzzle.name(one)} and {puzzle.name(other)} are both {value}, in {group.name}")
    more = f", and {counted(len(clashes) - 3, 'more clash').replace('clashs', 'clashes')}" if len(clashes) > 3 else ""
    return f"The given cells clash: {'; '.join(told)}{more}."


def unread_sentence(unread: Sequence[str]) -> str:
    """A sentence beside the grid was not understood; it may change the rules."""
    one = len(unread) == 1
    which = f"Sentence{'' if one else 's'} {joined(unread)} {'was' if one else 'were'} not understood"
    return f"{which} and may change the rules, so the grid is not solved."


def mistake_sentence(marks: Sequence[str], strength: int) -> str:
    """Marks that cannot be right; at strength 1 not which."""
    several = len(marks) > 1
    if strength == 1:
        return "Some of your marks cannot all be right." if several else "One of your marks is wrong."
    return f"You marked {joined(marks)}: {'that cannot all be right' if several else 'that is wrong'}."


def spare_sentence(cells: Sequence[str], untold: int = 0) -> str:
    """The given cells each of which could be left out alone; `untold`: how many of the others there was no time to try."""
    if not cells:
        told = "No given cell was found that is not needed." if untold else "Every given cell is needed."
    elif len(cells) == 1:
        told = f"The given cell {cells[0]} is not needed."
    else:
        told = f"Each of the given cells {joined(cells)} could be left out alone."
    late = f" For {untold} given {'cell' if untold == 1 else 'cells'} the time was not enough to tell." if untold else ""
    return told + late


def numbered(message: str, number: int, count: int) -> str:
    """The message of one grid of many."""
    return f"Grid {number} of {count}: {message}" if count > 1 else message
