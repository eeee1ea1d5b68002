"""Rewriters of words, each with the words without which it changes nothing: few sentences wake one."""

from collections.abc import Callable

from nlpuzzle.english.words import Word

__all__ = ["Rewriter", "rewriter"]

Words = tuple[Word, ...]
Rewriter = Callable[[Words], Words]


def rewriter(*steps: tuple[frozenset[str], Rewriter]) -> Rewriter:
    """One rewriter of several, called one after the other; before each, words of which a sentence must have one to wake it."""

    def rewritten(words: Words) -> Words:
        present = {w.low for w in words}
        for waking, rewrite in steps:
            if not waking.isdisjoint(present) and (changed := rewrite(words)) is not words:
                words, present = changed, {w.low for w in changed}
        return words

    return rewritten
