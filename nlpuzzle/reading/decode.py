"""From the bytes of a file to text: UTF-8, UTF-16 and the Windows code page; binary files are refused."""

from nlpuzzle.errors import NlpuzzleError

__all__ = ["NotTextError", "decode"]

_BOMS = ((b"\xef\xbb\xbf", "utf-8"), (b"\xff\xfe\x00\x00", "utf-32-le"), (b"\x00\x00\xfe\xff", "utf-32-be"),
         (b"\xff\xfe", "utf-16-le"), (b"\xfe\xff", "utf-16-be"))  # fmt: skip
_CONTROL = bytes(range(0, 9)) + bytes(range(14, 27)) + bytes(range(28, 32))


class NotTextError(NlpuzzleError, ValueError):
    """The bytes are no text in an encoding we know; the message is a sentence for the user."""


def decode(data: bytes) -> str:
    """The text of a file, byte order mark left out; raises NotTextError where the bytes are no text."""
    for bom, encoding in _BOMS:
        if data.startswith(bom):
            return _strictly(data[len(bom) :], encoding)
    if (guess := _utf16_without_mark(data)) is not None:
        return _strictly(data, guess)
    if sum(data.count(bytes([c])) for c in _CONTROL) > len(data) // 100:
        raise NotTextError("This is a binary file, not a text with a puzzle.")
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError:
        return data.decode("cp1252", errors="replace")


def _utf16_without_mark(data: bytes) -> str | None:
    """UTF-16 of mostly Latin text has a zero byte in every second place."""
    sample = data[:2000]
    if len(sample) < 4 or len(data) % 2:
        return None
    even, odd, half = sample[0::2].count(0), sample[1::2].count(0), len(sample) // 2
    if odd > half * 0.7 and even < half * 0.05:
        return "utf-16-le"
    if even > half * 0.7 and odd < half * 0.05:
        return "utf-16-be"
    return None


def _strictly(data: bytes, encoding: str) -> str:
    try:
        return data.decode(encoding)
    except UnicodeDecodeError:
        raise NotTextError(f"The file says it is {encoding.upper()} text, but it is damaged: it cannot be read.") from None
