"""Whether the rules read from a case are true of its known solution: a wrong rule hides behind a puzzle that stays unsolved."""

from collections.abc import Iterator

from nlpuzzle.corpus.cases import Case, ExpectedSolution
from nlpuzzle.corpus.labels import matched
from nlpuzzle.pipeline import Understood
from nlpuzzle.puzzle import Category, Frame, Item
from nlpuzzle.rules import Arrangement, Rule, holds
from nlpuzzle.rules.meaning import categories_of

__all__ = ["false_rules", "known_arrangement"]


def false_rules(case: Case, puzzle: Understood) -> Iterator[tuple[str, Rule]]:
    """The rules (with their clue's number) that are false of the known solution; rules it says nothing about are left out."""
    if case.solution is None or not case.solution.rows:
        return
    frame = puzzle.setup.frame
    arrangement = known_arrangement(case.solution, frame)
    known = {item.category for item in arrangement}
    for number, rule in puzzle.rules:
        if set(categories_of(rule)) <= known and not holds(rule, frame, arrangement):
            yield number, rule


def known_arrangement(expected: ExpectedSolution, frame: Frame) -> Arrangement:
    """The known solution in the frame's own labels, for every category that one of its columns gives in full.

    A row is a thing. The implied line of a puzzle whose rows carry no such column is left out.
    """
    arrangement: dict[Item, int] = {}
    columns = list(zip(*expected.rows, strict=True))
    taken: set[int] = set()
    for category in frame:
        best = _column_of(category, expected, columns, taken)
        if best is not None:
            index, labels = best
            taken.add(index)
            for thing, label in enumerate(columns[index]):
                if label is not None:
                    arrangement[Item(category.name, labels[label])] = thing
    return arrangement


def _column_of(
    category: Category, expected: ExpectedSolution, columns: list[tuple[str | None, ...]], taken: set[int]
) -> tuple[int, dict[str, str]] | None:
    """The column that lists all items of the category, by name where several do."""
    found = []
    for index, column in enumerate(columns):
        labels = matched(column, category.items)
        if index not in taken and len(labels) == len(category.items) == len(column):
            found.append((expected.header[index].casefold() != category.name.casefold(), index, labels))
    if not found:
        return None
    _, index, labels = min(found, key=lambda entry: entry[:2])
    return index, labels
