"""Rewriters of words, each with the words without which it changes nothing: few sentences wake one."""

from collections.abc import Callable

from nlpuzzle.english.words import Word

__all__ = ["Rewriter", "Step", "rewriter"]

Words = tuple[Word, ...]
Step = tuple[frozenset[str] | None, Callable[[Words], Words]]
"""Words of which a sentence must have one to wake it, and what it does; None: it looks for itself."""


class Rewriter:
    """Steps that are taken one after the other, as far as they are awake."""

    def __init__(self, steps: tuple[Step, ...]) -> None:
        self.steps = steps

    def __call__(self, words: Words) -> Words:
        present = {w.low for w in words}
        for waking, rewrite in self.steps:
            if waking is not None and waking.isdisjoint(present):
                continue
            if (changed := rewrite(words)) is not words:
                words, present = changed, {w.low for w in changed}
        return words


def rewriter(*parts: "Step | Rewriter") -> Rewriter:
    """One rewriter of several steps, or of all those of other rewriters: what stands in a sentence is looked at once."""
    return Rewriter(tuple(step for part in parts for step in (part.steps if isinstance(part, Rewriter) else (part,))))
