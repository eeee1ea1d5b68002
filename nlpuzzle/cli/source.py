"""Where a command gets its text from: a file, or standard input."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from nlpuzzle.errors import UsageError

__all__ = [
    "AcceptClosest", "AcceptLikely", "GivenCategories", "GivenSize", "PuzzleFile", "RulesFile", "TypedRules",
    "puzzle_text", "read_bytes", "rule_entries",
]  # fmt: skip

MOST_BYTES = 8_000_000
"""No text a person pastes comes near; more than this is not even read."""

PuzzleFile = Annotated[
    Path | None, typer.Argument(metavar="FILE", help="The puzzle as text; without it (or with -) standard input is read.")
]
TypedRules = Annotated[
    list[str] | None,
    typer.Option("--rule", metavar='"5a: R"', help="Use rule R in place of the reading of clue 5a. May be repeated."),
]
RulesFile = Annotated[
    Path | None, typer.Option("--rules", metavar="FILE", help="A file of such rules, one a line; # starts a comment line.")
]

AcceptLikely = Annotated[
    bool, typer.Option("--accept-likely", help="Use the likely readings of clues that can be read in several ways.")
]
AcceptClosest = Annotated[
    bool, typer.Option("--accept-closest", help="Also use the closest readings of unread clues that leave one solution.")
]

GivenCategories = Annotated[
    list[str] | None,
    typer.Option("--category", metavar='"pet: cat, dog"', help="The items of a category that the text does not list so."),
]
GivenSize = Annotated[int | None, typer.Option("--items", metavar="N", min=2, help="How many items each category has.")]


def puzzle_text(file: Path | None) -> str:
    """The puzzle's text. Raises UsageError where there is nothing to read, NotTextError where it is no text."""
    from nlpuzzle.reading import decode

    if file is not None and str(file) != "-":
        return decode(read_bytes(file))
    if sys.stdin is None:
        raise UsageError("There is no standard input to read the puzzle from: name a FILE.")
    if sys.stdin.isatty():
        print("Paste the puzzle, then press Enter and Ctrl-D:", file=sys.stderr)
    return decode(sys.stdin.buffer.read(MOST_BYTES))


def read_bytes(file: Path) -> bytes:
    """The content of a file, up to 8 MB. Raises UsageError where it cannot be read."""
    try:
        with file.open("rb") as content:
            return content.read(MOST_BYTES)
    except FileNotFoundError:
        raise UsageError(f"There is no file {file}.") from None
    except IsADirectoryError:
        raise UsageError(f"{file} is a folder, not a file.") from None
    except PermissionError:
        raise UsageError(f"The file {file} may not be read (no permission).") from None
    except OSError as error:
        raise UsageError(f"The file {file} cannot be read: {error.strerror or error}.") from None


def rule_entries(typed: list[str] | None, file: Path | None) -> list[str]:
    """The rules of --rules FILE, then those of --rule."""
    from nlpuzzle.byhand import read_rules_file
    from nlpuzzle.reading import NotTextError, decode

    if file is None:
        return list(typed or [])
    try:
        text = decode(read_bytes(file))
    except NotTextError:
        raise UsageError(f"{file} is no rules file: it is not text.") from None
    return [*read_rules_file(text), *(typed or [])]
