"""The stepper: takes notes of every deduction while a chain is at work, and can take a person along."""

from collections import Counter
from collections.abc import Callable

from nlpuzzle.solving.facts import Facts, Raw

__all__ = ["Guide", "Stepper"]

Guide = Callable[[Facts, Raw], None]
"""Called with the board and the deduction just made, before the next one is looked for."""


class Stepper:
    """Records deductions on the board; `uses` counts the methods, `guide` is shown each deduction as it is made."""

    def __init__(self, guide: Guide | None = None) -> None:
        self.guide = guide
        self.uses: Counter[str] = Counter()

    def record(self, facts: Facts, raw: Raw) -> None:
        """Add a deduction to the facts, clashes that it leads to included."""
        before = len(facts.raws)
        facts.record(raw)
        for made in facts.raws[before:]:
            self.uses[made.method] += 1
            if self.guide is not None:
                self.guide(facts, made)
