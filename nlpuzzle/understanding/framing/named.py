"""Finds the items of listed categories in sentences: by the word that a label begins with, and only there letter by letter."""

import re
from collections.abc import Collection, Iterable, Iterator

from nlpuzzle.english.morphology import singular
from nlpuzzle.english.numbers import number_value
from nlpuzzle.english.tables import words as word_table
from nlpuzzle.puzzle import Category

__all__ = ["Named", "named"]

_BEGINNING = re.compile(r"\w+|[^\w\s]")
#: what a label may take on: plurals and genitives
_ENDINGS = ("s", "es", "'s", "")


def named(categories: Iterable[Category]) -> "Named | None":
    """What finds any item of the listed categories in a sentence; None where they list none."""
    found = {item: c.given for c in categories if c.given != "implied" for item in c.items if item not in c.blanks}
    held = {rest: found[label] for label in found if (rest := _held(label))}
    found = {**held, **found}
    told = [label for label in found if label and (len(label) > 1 or label.isupper()) and number_value(label) is None]
    # what only the clues name, with a capital, is named with one: "the Blue shirt", and not the blues
    as_written = {w for w in told if (found[w] in ("inferred", "partly") and w[:1].isupper()) or len(w) == 1}
    return Named(told, as_written) if told else None


def _held(label: str) -> str:
    """What a label only measures out or holds: "hats" of "a crate of hats"; empty where it is no such label."""
    head, of, rest = label.partition(" of ")
    return rest if of and singular(head.split()[-1].casefold()) in word_table("partitives") else ""


class Named:
    """Finds labels, in either case, as words of their own; the longest where several begin at one place."""

    def __init__(self, labels: Iterable[str], as_written: Collection[str] = ()) -> None:
        """`as_written` are those that are found in their own case only."""
        self._labels = sorted(labels, key=lambda label: (-len(label), label))
        self._as_written = as_written
        #: the labels by what they begin with in small letters; those of one word by their plurals, too
        self._begun: dict[str, list[str]] = {}
        for label in self._labels:
            first = _BEGINNING.match(label)
            begun = first[0] if first else ""
            for ending in ("", "s", "es") if begun == label else ("",):
                self._begun.setdefault(begun.lower() + ending, []).append(label)

    @property
    def pattern(self) -> str:
        """The regular expression, case ignored, that finds the same."""
        words = (f"(?-i:{re.escape(w)})" if w in self._as_written else re.escape(w) for w in self._labels)
        return rf"(?<![\w])(?:{'|'.join(words)})(?:s|es|'s)?(?![\w])"

    def search(self, text: str) -> bool:
        """Whether a sentence names one."""
        return next(self._found(text), None) is not None

    def findall(self, text: str) -> list[str]:
        """The stretches of a sentence that name one, from left to right."""
        return list(self._found(text))

    def _found(self, text: str) -> Iterator[str]:
        done = 0
        for beginning in _BEGINNING.finditer(text):
            labels = self._begun.get(beginning[0].lower())
            start = beginning.start()
            if labels is None or start < done or (start and _in_word(text[start - 1])):
                continue
            ends = (self._end(text, start + len(label)) for label in labels if self._stands(label, text, start))
            if end := next(filter(None, ends), 0):
                done = end
                yield text[start:end]

    def _stands(self, label: str, text: str, at: int) -> bool:
        stretch = text[at : at + len(label)]
        return stretch == label or (stretch.lower() == label.lower() and label not in self._as_written)

    def _end(self, text: str, at: int) -> int:
        """Where a label ends with its ending, where the letters of it end at `at`; 0 where a word goes on there."""
        for ending in _ENDINGS:
            end = at + len(ending)
            if text[at:end].lower() == ending and not (end < len(text) and _in_word(text[end])):
                return end
        return 0


def _in_word(letter: str) -> bool:
    return letter.isalnum() or letter == "_"
