"""The layout of a matching puzzle: every item of every category is a position, every category a group."""

from collections.abc import Iterable, Sequence

from nlpuzzle.puzzle import Frame
from nlpuzzle.rules.rules import Rule
from nlpuzzle.solving import prober
from nlpuzzle.solving.board import Board
from nlpuzzle.solving.facts import Facts, Pair, ordered
from nlpuzzle.solving.layout import Layout, Trial
from nlpuzzle.solving.posting import Posted, post
from nlpuzzle.solving.views import BlockView, ThingView, View

__all__ = ["Matching", "begin"]


def begin(frame: Frame, rules: Sequence[tuple[str, Rule]], seconds: float = float("inf")) -> Facts:
    """The facts of a puzzle of which nothing is known but the clues (clue number, rule)."""
    return Facts.begin(Matching(frame), post(frame, rules), seconds)


class Matching(Layout):
    """m categories of n items; item i of category c stands at c * n + i. A match is passed on to every other category."""

    at_once = False

    def __init__(self, frame: Frame) -> None:
        self.m, self.n = m, n = len(frame.categories), frame.size
        board = Board(m, n)
        self.names = tuple(frame.items)
        self.groups = tuple(category.name for category in frame.categories)
        self.masks = board.masks
        self.homes = [(p // n,) for p in range(m * n)]
        self.start = tuple(board.rows)
        self.places = tuple((p, c) for p in range(m * n) for c in range(m) if c != p // n)
        self.guesses = tuple((p, c) for p, c in self.places if c > p // n)
        self.matches = n * m * (m - 1) // 2

    def rivals(self, here: int, there: int) -> int:
        return self.masks[there // self.n] & ~(1 << there)

    def beside(self, rows: Sequence[int], here: int, there: int) -> int:
        return rows[there]

    def against(self, facts: Facts, here: int, there: int, other: int) -> tuple[int, ...]:
        pairs = (ordered(here, other), ordered(there, other))
        return tuple(facts.removed_by[link] for link in pairs if link in facts.removed_by)

    def different(self, rows: Sequence[int], one: int, other: int) -> bool:
        return not rows[one] >> other & 1

    def blocks(self) -> Iterable[View]:
        n = self.n
        for second in range(self.m):  # the anchor's items are rather told as options than as tiles
            for first in range(self.m):
                if first != second:
                    yield BlockView(range(first * n, first * n + n), self.masks[second])

    def squares(self) -> Iterable[View]:
        for c, mask in enumerate(self.masks):
            yield ThingView([p for p in range(self.m * self.n) if p // self.n != c], mask)

    wings = squares

    def trial(self, facts: Facts) -> Trial:
        return prober.Prober(facts, self.m, self.n)

    def refutes(self, facts: Facts, numbers: Iterable[int], clues: Iterable[Posted], link: Pair) -> bool:
        return prober.refutes(facts.only(numbers, clues), self.m, self.n, link)

    def solution_with(self, facts: Facts, link: Pair) -> set[Pair] | None:
        return prober.solution_with(facts, self.m, self.n, link)
