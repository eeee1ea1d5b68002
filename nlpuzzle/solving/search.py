"""Search: all solutions up to a limit, the proof that there is only one, and the clues that contradict each other."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from time import perf_counter
from typing import Literal

from nlpuzzle.outcome import Limits
from nlpuzzle.puzzle import Frame
from nlpuzzle.rules.rules import Rule
from nlpuzzle.solving.blanks import apart
from nlpuzzle.solving.board import Board, Clash, bits
from nlpuzzle.solving.constraints import Constraints
from nlpuzzle.solving.groups import keep_groups_together
from nlpuzzle.solving.propagation import Propagation

__all__ = ["Result", "Search", "Table", "Verdict", "conflict", "posted", "solve", "table_of"]

Verdict = Literal["unique", "multiple", "none", "stopped"]
Table = tuple[tuple[str, ...], ...]
"""One solution: a row for each thing in the order of the first category, a label for each category."""


@dataclass(frozen=True)
class Result:
    """What the search found."""

    #: "stopped": a limit was hit before one solution was proved the only one, a second found, or none proved
    verdict: Verdict
    #: the solutions found, at most `limits.solutions` of them, in the order of the frame's items
    solutions: tuple[Table, ...] = ()
    #: there may be more than those
    at_least: bool = False
    #: (category, label) of every item that belongs to different things in the solutions found
    differ: tuple[tuple[str, str], ...] = ()
    #: which limit was hit
    stopped: Literal["nodes", "seconds"] | None = None
    #: guesses made
    nodes: int = 0

    @property
    def count(self) -> int:
        """How many solutions were found."""
        return len(self.solutions)


def posted(frame: Frame, rules: Sequence[tuple[str, Rule]]) -> Propagation:
    """The board of a frame with the conditions of all rules on it, nothing concluded yet."""
    build = Constraints(frame)
    propagation = Propagation(Board(len(frame.categories), frame.size))
    for _, rule in rules:
        watches = build.watches(rule)
        for condition in build.conditions(rule):
            propagation.add(condition, watches)
    return propagation


class Search:
    """Walks through the solutions of a board: conclusions first, then a guess where fewest partners are left.

    It needs no recursion. `stopped` tells which limit ended the walk, None when it came to its end.
    """

    def __init__(self, propagation: Propagation, limits: Limits) -> None:
        self.propagation = propagation
        self.limits = limits
        self.nodes = 0
        self.stopped: Literal["nodes", "seconds"] | None = None
        #: the last place where a guess failed at once: it is guessed again until it is settled
        self._failed: tuple[int, int] | None = None
        propagation.deadline = perf_counter() + limits.seconds
        board = propagation.board
        #: how often an item and category took part in a clash: the places to guess first
        self._weights = [1 + len(w) for w in propagation.watchers]
        self._watched: list[list[int]] = [[] for _ in propagation.conditions]
        for code, numbers in enumerate(propagation.watchers):
            for number in numbers:
                self._watched[number].append(code)
        self._places = [
            (p, board.masks[c], p * board.m + c)
            for p in range(board.m * board.n)
            for c in range(board.m)
            if c != board.category_of[p]
        ]

    def solutions(self) -> Iterator[list[int]]:
        """The rows of every solution, one after the other, until a limit is hit."""
        board = self.propagation.board
        # each entry is a board to go back to with a link that was guessed there and is now ruled out
        trail: list[tuple[list[int], int, int]] = []
        going = self._concluded()
        while self.stopped is None:
            if going:
                if board.solved:
                    yield board.rows.copy()
                    going = False
                    continue
                if self._over():
                    return
                p, q = self._guess()
                tried = p, board.masks[board.category_of[q]]
                trail.append((board.rows.copy(), p, q))
                board.cut(p, board.rows[p] & board.masks[board.category_of[q]] & ~(1 << q))
                self.nodes += 1
                going = self._concluded()
                if not going:
                    self._failed = tried
            elif trail:
                rows, p, q = trail.pop()
                self.propagation.restore(rows)
                board.cut(p, 1 << q)
                going = self._concluded()
            else:
                return

    def _concluded(self) -> bool:
        board = self.propagation.board
        try:
            self.propagation.run()
            while not board.solved and keep_groups_together(board):
                self.propagation.run()
        except Clash as clash:
            if clash.position >= 0:
                self._weights[clash.position * board.m + clash.category] += 1
            else:
                for code in self._watched[clash.category]:
                    self._weights[code] += 1
            return False
        except TimeoutError:
            self.stopped = "seconds"
            return False
        return True

    def _over(self) -> bool:
        if self.nodes >= self.limits.nodes:
            self.stopped = "nodes"
        elif perf_counter() > self.propagation.deadline:
            self.stopped = "seconds"
        return self.stopped is not None

    def _guess(self) -> tuple[int, int]:
        """The link to try: an item and category with the fewest partners left, by the weight of past clashes."""
        rows, weights = self.propagation.board.rows, self._weights
        if self._failed is not None:
            p, mask = self._failed
            here = rows[p] & mask
            if here & (here - 1):
                return p, next(bits(here))
            self._failed = None
        best, chosen, mask_chosen = float("inf"), 0, 0
        for p, mask, code in self._places:
            here = rows[p] & mask
            if here & (here - 1):
                score = here.bit_count() / weights[code]
                if score < best:
                    best, chosen, mask_chosen = score, p, here
        return chosen, next(bits(mask_chosen))


def solve(frame: Frame, rules: Sequence[tuple[str, Rule]], limits: Limits | None = None) -> Result:
    """Every solution of the rules (clue id, rule) up to `limits.solutions`, and what is proved about their number.

    Solutions that differ only by which unnamed item is which count as one.
    Raises ValueError when a rule names a category or item that the frame has not, or compares in a category without order.
    """
    limits = limits or Limits()
    search = Search(posted(*apart(frame, rules)), limits)
    most = max(limits.solutions, 2)
    found: list[Table] = []
    more = False
    for rows in search.solutions():
        if len(found) == most:
            more = True
            break
        found.append(table_of(frame, rows))
    solutions = tuple(found)
    verdict: Verdict
    if len(solutions) > 1:
        verdict = "multiple"
    elif search.stopped:
        verdict = "stopped"
    else:
        verdict = "unique" if solutions else "none"
    more = more or search.stopped is not None
    return Result(verdict, solutions, more, _differ(frame, solutions), search.stopped, search.nodes)


def table_of(frame: Frame, rows: list[int]) -> Table:
    """The rows of a solved board as labels."""
    labels = [label for c in frame.categories for label in c.items]
    return tuple(tuple(labels[q] for q in bits(rows[p])) for p in range(frame.size))


def _differ(frame: Frame, solutions: tuple[Table, ...]) -> tuple[tuple[str, str], ...]:
    """The items, category by category, that do not belong to the same thing in all solutions."""
    homes: dict[tuple[int, str], set[int]] = {}
    for table in solutions:
        for thing, row in enumerate(table):
            for c, label in enumerate(row):
                homes.setdefault((c, label), set()).add(thing)
    return tuple(
        (category.name, label)
        for c, category in enumerate(frame.categories)
        for label in category.items
        if len(homes.get((c, label), ())) > 1
    )


def conflict(frame: Frame, rules: Sequence[tuple[str, Rule]], limits: Limits | None = None) -> tuple[str, ...]:
    """A minimal set of clue ids that contradict each other, in the order of the clues; () where none is proved to.

    Clues are left out one by one; one that cannot be left out within the limits stays.
    """
    limits = limits or Limits()
    deadline = perf_counter() + limits.seconds
    ids = list(dict.fromkeys(number for number, _ in rules))

    def clash(chosen: Sequence[str]) -> bool:
        left = deadline - perf_counter()
        if left < 0:
            return False
        kept = [(number, rule) for number, rule in rules if number in chosen]
        search = Search(posted(frame, kept), limits.model_copy(update={"seconds": left}))
        return next(search.solutions(), None) is None and search.stopped is None

    if not clash(ids):
        return ()
    # the shortest beginning of the clues that contradicts itself, then without each of the clues before its last
    low, high = 0, len(ids)
    while low + 1 < high:
        middle = (low + high) // 2
        low, high = (low, middle) if clash(ids[:middle]) else (middle, high)
    needed = ids[:high]
    for number in reversed(ids[: high - 1]):
        without = [other for other in needed if other != number]
        if clash(without):
            needed = without
    return tuple(needed)
