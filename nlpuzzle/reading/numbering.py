"""The reader's own numbers: "5", "5a" for what is indented under 5, letters and romans as they stand; bullets have none."""

from dataclasses import dataclass, field

from nlpuzzle.reading.markers import Marker

__all__ = ["BELOW", "Numbering"]

#: parent of an entry that is indented under a bullet: the bullet has no number of its own yet
BELOW = "^"


@dataclass
class Numbering:
    """Numbers the entries of one list after another."""

    #: the last entry of the outer list: number, shape of its marker, indent
    outer: tuple[str, str, int] | None = None
    #: how many entries were indented under it so far
    below: int = 0
    used: set[str] = field(default_factory=set)

    def restart(self) -> None:
        """A new section begins: nothing is indented under an entry of the old one."""
        self.outer, self.below = None, 0

    def number(self, mark: Marker, indent: int) -> tuple[str, str | None]:
        """The number of the entry with this marker, and the number of the entry it stands under, if any."""
        if mark.style == "sub":
            major = mark.label.split(".")[0]
            if self.outer is not None and self.outer[0] == major:
                return self._under()
            self._outer(mark.label, mark, indent)
            return mark.label, None
        if self.outer is not None and self._is_under(mark, indent):
            return self._under()
        if mark.style == "bullet":
            if self.outer is not None and not self.outer[0] and indent > self.outer[2] + 1:
                return "", BELOW
            self._outer("", mark, indent)
            return "", None
        number = mark.label if mark.style in ("capital", "coded") else mark.label.casefold()
        if number[-1].isalpha() and number[0].isdecimal() and self.outer is not None and number[:-1] == self.outer[0]:
            self.below += 1
            return number, self.outer[0]
        self._outer(number, mark, indent)
        return number, None

    def _outer(self, number: str, mark: Marker, indent: int) -> None:
        self.outer, self.below = (number, mark.shape, indent), 0

    def _is_under(self, mark: Marker, indent: int) -> bool:
        assert self.outer is not None
        number, shape, outer_indent = self.outer
        if not number:
            return False
        if mark.style in ("number", "named") and mark.label[-1].isalpha():
            return False
        if indent > outer_indent + 1:
            return (
                mark.shape != shape
                or mark.style != "number"
                or (int(mark.label) == self.below + 1 and (self.below > 0 or mark.label != _next(number)))
            )
        return bool(mark.style in ("letter", "roman") and number[0].isdecimal() and indent >= outer_indent)

    def _under(self) -> tuple[str, str | None]:
        assert self.outer is not None
        self.below += 1
        return f"{self.outer[0]}{_letters(self.below)}", self.outer[0]


def _next(number: str) -> str:
    return str(int(number) + 1) if number.isdecimal() else ""


def _letters(n: int) -> str:
    """1 -> "a", 26 -> "z", 27 -> "aa"."""
    word = ""
    while n > 0:
        n, rest = divmod(n - 1, 26)
        word = chr(97 + rest) + word
    return word
