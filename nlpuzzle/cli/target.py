"""Where a command writes to: a file that the user names."""

from pathlib import Path

from nlpuzzle.errors import UsageError

__all__ = ["write"]


def write(file: Path, content: str) -> None:
    """Write a file in UTF-8. Raises UsageError where it cannot be written."""
    try:
        file.write_text(content, encoding="utf-8", errors="replace")
    except OSError as error:
        if not file.parent.exists():
            raise UsageError(f"{file} cannot be written: there is no folder {file.parent}.") from None
        raise UsageError(f"{file} cannot be written: {error.strerror or error}.") from None
