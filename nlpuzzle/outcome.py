"""What `parse_and_solve` returns: the public contract, printed by `--json` as `model_dump(mode="json")`."""

from collections.abc import Callable, Sequence
from html import escape
from typing import Literal

from pydantic import BaseModel, ConfigDict, Field, PrivateAttr

from nlpuzzle.errors import UsageError

__all__ = [
    "Answer", "CategoryOut", "ClueOut", "Difficulty", "DrawingOut", "GridOut", "Limits", "OpenClue", "Outcome", "ReadingOut",
    "Solution", "Solutions", "Status", "StepOut",
]  # fmt: skip

Status = Literal["solved", "multiple", "contradiction", "incomplete", "unreadable"]


class _Value(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class Limits(_Value):
    """Where to stop, so that any text may be given to `parse_and_solve`."""

    #: guesses the search tries
    nodes: int = 200_000
    #: seconds for the search; as many again each for the clues that contradict each other, the steps and the difficulty
    seconds: float = 10.0
    #: characters of the text
    length: int = 50_000
    #: solutions that are counted
    solutions: int = 100
    #: items in each category, and categories
    items: int = 100
    categories: int = 50
    #: how deep a typed rule and its terms may nest; sentences nest four clauses at most
    nesting: int = 100


class CategoryOut(_Value):
    """A category as understood; `values` are the comparable numbers of the items, None where there is no order."""

    name: str
    items: list[str]
    ordered: bool
    values: list[int | float] | None
    unit: str | None
    anchor: bool
    given: Literal["listed", "partly", "inferred", "implied"]
    #: of a category that nobody listed: the sentence in which each item was found
    sources: dict[str, str] = {}


class ReadingOut(_Value):
    """One of the readings that compete for a clue, or the closest one to a clue that was not read."""

    rules: list[str]
    reading: str
    likely: bool = False


class ClueOut(_Value):
    """A clue with what became of it; `rules` are in the formal notation, `span` in characters of the pasted text."""

    number: str
    text: str
    span: tuple[int, int]
    status: Literal["parsed", "unparsed", "ambiguous", "manual", "note"]
    rules: list[str] = []
    reading: str | None = None
    #: whether that is what it says only if categories that nobody listed, and that are not proved, are right
    proposed: bool = False
    readings: list[ReadingOut] = []
    reason: str | None = None
    stuck: tuple[int, int] | None = None
    suggestions: list[str] = []


class Solution(_Value):
    """The answer table; labels as the text writes them."""

    header: list[str]
    rows: list[list[str]]


class DrawingOut(_Value):
    """What was read of a drawn grid: the given cells ("" for an empty one), and what frames or points from them."""

    cells: list[list[str]]
    #: height and width of a box of a Sudoku
    box: tuple[int, int] | None = None
    #: the all-different groups, each with its name and its cells ("r1c1", ...)
    groups: list[tuple[str, list[str]]] = []
    #: the cells that the arrow of each cell points to; none for a Sudoku
    ahead: list[list[list[str]]] = []
    #: the arrow of each cell as one sign; none for a Sudoku
    arrows: list[list[str]] = []
    #: what a cell may hold
    values: list[str] = []


class GridOut(_Value):
    """The answer of a drawn grid, row by row."""

    grid: list[list[str]]


class OpenClue(_Value):
    """A sentence that was not understood, where there are several solutions: what it names, whatever it may say of that."""

    number: str
    #: the items that it names, (category, label); of them, those in which the solutions differ
    names: list[tuple[str, str]] = []
    differ: list[tuple[str, str]] = []
    #: the open categories that it speaks of without naming an item
    categories: list[str] = []
    #: whether one simple fact about what it names (the same, different, before, so far apart) could leave a single solution;
    #: None where that is not known
    decides: bool | None = None


class Solutions(_Value):
    """How many solutions fit; `at_least` when counting stopped at a limit; the cells in which they differ."""

    count: int
    at_least: bool
    differ: list[tuple[str, str]] = []
    #: the sentences that were not understood and might decide between the solutions
    unread: list[OpenClue] = []
    #: some of them that could decide together, where no single one can
    together: list[str] = []


class Answer(_Value):
    """What became of one question; `clues` are the clues that decide it."""

    question: str
    verdict: Literal["answered", "yes", "no", "unknown", "unread"]
    answer: str | None = None
    option: str | None = None
    clues: list[str] = []


class StepOut(_Value):
    """One deduction: what it rests on (clue numbers, earlier step ids), what it removes, what it matches."""

    id: str
    method: str
    premises: list[str]
    removed: list[tuple[str, str]]
    matched: list[tuple[str, str]]
    text: str


class Difficulty(_Value):
    """How hard the puzzle is for a person."""

    score: int
    level: str
    hardest_method: str


class Outcome(_Value):
    """Everything a paste gave: status and one sentence, the frame, every clue, the solution and the answers."""

    model_config = ConfigDict(frozen=True, extra="forbid", serialize_by_alias=True)

    schema_version: int = Field(default=1, serialization_alias="schema")
    kind: Literal["matching", "sudoku", "crossings"] = "matching"
    status: Status
    message: str
    stopped: Literal["nodes", "seconds", "length", "items", "categories"] | None = None
    categories: list[CategoryOut] = []
    clues: list[ClueOut] = []
    solution: Solution | GridOut | None = None
    solutions: Solutions | None = None
    answers: list[Answer] = []
    steps: list[StepOut] = []
    difficulty: Difficulty | None = None
    #: what the reader should know about the frame, a sentence each
    remarks: list[str] = []
    #: a drawn grid, as it was read
    drawing: DrawingOut | None = None
    #: the outcomes of further grids of the same paste, in their order
    more: list["Outcome"] = []

    #: answers a question of the reader's; the outcome of a text that is no puzzle, or one loaded from JSON, has none
    _asker: Callable[[str], Answer] | None = PrivateAttr(default=None)

    def ask(self, question: str) -> Answer:
        """What the clues say to a question: an answer, yes or no, or that they leave it open; with the clues that decide it.

        Raises UsageError where there is no puzzle to ask about.
        """
        if self._asker is None:
            raise UsageError("There is no puzzle here to ask about.", question)
        return self._asker(question)

    def with_asker(self, asker: Callable[[str], Answer]) -> "Outcome":
        """The same outcome, which answers questions through `asker`."""
        copy = self.model_copy()
        copy._asker = asker
        return copy

    def _repr_html_(self) -> str:
        """What a notebook shows: the message, the answer table, the clues that were not understood. All text is escaped."""
        parts = [f"<p><strong>{escape(self.message)}</strong></p>"]
        if isinstance(self.solution, Solution):
            head = _html_row("th", self.solution.header)
            parts.append(f"<table><thead>{head}</thead><tbody>{_html_rows(self.solution.rows)}</tbody></table>")
        elif self.solution is not None:
            parts.append(f"<table><tbody>{_html_rows(self.solution.grid)}</tbody></table>")
        unread = [clue for clue in self.clues if clue.status in ("unparsed", "ambiguous")]
        if unread:
            listed = (f"<li>{escape(c.number)}: {escape(c.text)}<br><em>{escape(c.reason or '')}</em></li>" for c in unread)
            parts.append(f"<ul>{''.join(listed)}</ul>")
        return "".join(parts)


def _html_row(tag: str, cells: Sequence[str]) -> str:
    return f"<tr>{''.join(f'<{tag}>{escape(cell)}</{tag}>' for cell in cells)}</tr>"


def _html_rows(rows: Sequence[Sequence[str]]) -> str:
    return "".join(_html_row("td", row) for row in rows)
