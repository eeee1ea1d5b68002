"""Rewriters of words, each with the words without which it changes nothing: few sentences wake one."""

from collections.abc import Callable
from functools import cached_property

from nlpuzzle.english.words import Word
from nlpuzzle.puzzle import Frame

__all__ = ["FramedStep", "InTheLight", "Rewriter", "Step", "framed_rewriter", "lows_of", "rewriter", "woken_by"]

Words = tuple[Word, ...]
Step = tuple[frozenset[str] | None, Callable[[Words], Words]]
"""Words of which a sentence must have one to wake it, and what it does; None: it looks for itself."""
FramedStep = tuple[frozenset[str], Callable[[Words, Frame], Words]]
"""The same of a step that looks at the categories, too."""


#: after the last word, where there is none
_BEYOND = ("",) * 8


def lows_of(words: Words) -> list[str]:
    """The words in small letters, and blanks after the last, so that a step may look ahead."""
    return [*(w.low for w in words), *_BEYOND]


class Rewriter:
    """Steps that are taken one after the other, as far as they are awake."""

    def __init__(self, steps: tuple[Step, ...]) -> None:
        self.steps = steps

    @cached_property
    def _woken(self) -> dict[str, int]:
        """By word the steps that it wakes, a bit each; under "" those that look for themselves."""
        found: dict[str, int] = {}
        for i, (waking, _) in enumerate(self.steps):
            for word in ("",) if waking is None else waking:
                found[word] = found.get(word, 0) | 1 << i
        return found

    def _awake(self, words: Words) -> int:
        woken = self._woken
        found = woken.get("", 0)
        for word in words:
            found |= woken.get(word.low, 0)
        return found

    def __call__(self, words: Words) -> Words:
        awake = self._awake(words)
        while awake:
            step = awake & -awake
            awake ^= step
            if (changed := self.steps[step.bit_length() - 1][1](words)) is not words:
                words = changed
                awake = self._awake(words) & -(step << 1)  # the steps after this one
        return words


def rewriter(*parts: "Step | Rewriter") -> Rewriter:
    """One rewriter of several steps, or of all those of other rewriters: what stands in a sentence is looked at once."""
    return Rewriter(tuple(step for part in parts for step in (part.steps if isinstance(part, Rewriter) else (part,))))


class FramedRewriter:
    """Steps that look at the categories, taken one after the other where the sentence has a word that wakes them."""

    def __init__(self, steps: tuple[FramedStep, ...]) -> None:
        self.steps = steps
        #: every word that wakes a step
        self.waking = frozenset[str]().union(*(waking for waking, _ in steps))

    @cached_property
    def _woken(self) -> dict[str, int]:
        """By word the steps that it wakes, a bit each."""
        found: dict[str, int] = {}
        for i, (waking, _) in enumerate(self.steps):
            for word in waking:
                found[word] = found.get(word, 0) | 1 << i
        return found

    def __call__(self, words: Words, frame: Frame) -> Words:
        woken, awake = self._woken, 0
        for word in words:
            if word.low in woken:
                awake |= woken[word.low]
        while awake:
            step = awake & -awake
            awake ^= step
            words = self.steps[step.bit_length() - 1][1](words, frame)
        return words


class InTheLight:
    """Rewordings in the light of the categories, one after the other; a rewriter is called where one of its words stands."""

    def __init__(self, *parts: Callable[[Words, Frame], Words]) -> None:
        self.parts = parts

    @cached_property
    def _woken(self) -> dict[str, int]:
        """By word the rewriters that it wakes, a bit each; under "" what looks for itself."""
        found: dict[str, int] = {}
        for i, part in enumerate(self.parts):
            for word in part.waking if isinstance(part, FramedRewriter) else ("",):
                found[word] = found.get(word, 0) | 1 << i
        return found

    def _awake(self, words: Words) -> int:
        woken = self._woken
        found = woken.get("", 0)
        for word in words:
            if word.low in woken:
                found |= woken[word.low]
        return found

    def __call__(self, words: Words, frame: Frame) -> Words:
        awake = self._awake(words)
        while awake:
            part = awake & -awake
            awake ^= part
            if (changed := self.parts[part.bit_length() - 1](words, frame)) is not words:
                words = changed
                awake = self._awake(words) & -(part << 1)  # the rewordings after this one
        return words


def framed_rewriter(*steps: FramedStep) -> FramedRewriter:
    """One rewriter of several steps."""
    return FramedRewriter(steps)


def woken_by(*words: str) -> Callable[[Callable[[Words, Frame], Words]], FramedRewriter]:
    """Makes a rewriter of a function that changes nothing where a sentence has none of the words."""
    return lambda rewrite: FramedRewriter(((frozenset(words), rewrite),))
