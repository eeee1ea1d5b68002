"""One case of a corpus: a puzzle as text, and what is known about it. JSON Lines, a case a line."""

import json
from pathlib import Path

from pydantic import BaseModel, ConfigDict, ValidationError

from nlpuzzle.errors import UsageError

__all__ = ["Case", "ExpectedClue", "ExpectedQuestion", "ExpectedSolution", "dump_cases", "load_cases"]


class _Value(BaseModel):
    model_config = ConfigDict(frozen=True, extra="allow")


class ExpectedSolution(_Value):
    """The answer: a table (None in a cell: the text never names it), or the cells of a drawn grid."""

    header: list[str] = []
    rows: list[list[str | None]] = []
    grid: list[list[str]] | None = None


class ExpectedQuestion(_Value):
    """A question of the puzzle with its right answer, None where nobody knows it."""

    text: str
    options: list[str] | None = None
    answer: str | None = None


class ExpectedClue(_Value):
    """A clue with the rules it means, in the formal notation; all of them hold."""

    number: str
    rules: list[str]


class Case(_Value):
    """A puzzle with what is known about it."""

    id: str
    source: str = "own"
    text: str
    solution: ExpectedSolution | None = None
    questions: list[ExpectedQuestion] = []
    note: str | None = None
    clues: list[ExpectedClue] = []


def load_cases(path: Path) -> list[Case]:
    """The cases of a JSON Lines file. Raises UsageError, which names the line, where one is not a case."""
    try:
        lines = path.read_text(encoding="utf-8").splitlines()
    except OSError as error:
        raise UsageError(f"{path} cannot be read: {error.strerror or error}.") from None
    except UnicodeDecodeError:
        raise UsageError(f"{path} is not a corpus: it is not UTF-8 text.") from None
    cases = []
    for number, line in enumerate(lines, 1):
        if line.strip():
            try:
                cases.append(Case.model_validate_json(line))
            except ValidationError as error:
                first = error.errors()[0]
                what = " ".join((".".join(map(str, first["loc"])), first["msg"].lower())).strip()
                raise UsageError(f"{path}, line {number} is no case of a corpus: {what}.") from None
    return cases


def dump_cases(cases: list[Case]) -> str:
    """The cases as a JSON Lines file, fields in the order in which they were given."""
    return "".join(json.dumps(case.model_dump(exclude_unset=True), ensure_ascii=False) + "\n" for case in cases)
