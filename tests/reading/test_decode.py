"""Bytes to text in the encodings people's files have; binary files are refused in a sentence."""

import pytest

from nlpuzzle.errors import NlpuzzleError
from nlpuzzle.reading import NotTextError, decode

TEXT = "Zoë’s café isn’t first. “Next” – to Ann’s house.\nTwo.\n"


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be", "utf-32", "cp1252"])
def test_encodings(encoding: str) -> None:
    assert decode(TEXT.encode(encoding)) == TEXT


def test_empty() -> None:
    assert decode(b"") == ""


@pytest.mark.parametrize(
    "data", [b"\x89PNG\r\n\x1a\n" + bytes(range(256)) * 4, b"PK\x03\x04" + b"\x00\x01\x02\x00" * 50, b"\x00" * 100]
)
def test_binary(data: bytes) -> None:
    with pytest.raises(NotTextError, match="binary file"):
        decode(data)
    assert issubclass(NotTextError, NlpuzzleError)


def test_damaged() -> None:
    with pytest.raises(NotTextError, match="damaged"):
        decode(b"\xff\xfe" + b"A\x00B\x00\xd8")
