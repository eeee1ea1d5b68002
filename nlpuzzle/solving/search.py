"""Search: all solutions up to a limit, the proof that there is only one, and the clues that contradict each other."""

from collections.abc import Callable, Iterator, Sequence
from time import perf_counter
from typing import Literal

from nlpuzzle.outcome import Limits
from nlpuzzle.puzzle import Frame
from nlpuzzle.rules.rules import Rule
from nlpuzzle.solving.blanks import apart
from nlpuzzle.solving.building import board_of
from nlpuzzle.solving.classes import Classes, State
from nlpuzzle.solving.groups import keep_groups_together
from nlpuzzle.values import dataclass

__all__ = ["Result", "Search", "Table", "Verdict", "conflict", "solve", "table_of"]

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


#: items of a category from which on groups of them save more guesses than they cost
_MANY = 10


class Search:
    """Walks through the solutions of a board: conclusions first, then a guess where few partners are left.

    It needs no recursion. `stopped` tells which limit ended the walk, None when it came to its end.
    """

    def __init__(self, board: Classes | None, limits: Limits) -> None:
        #: None where there is no solution
        self.board = board
        self.limits = limits
        self.nodes = 0
        self.stopped: Literal["nodes", "seconds"] | None = None
        #: dear conclusions; not worth it where a guess costs little, nor with two solutions found and others likely near
        self._further: tuple[Callable[[Classes], bool], ...] = ()
        if board is not None:
            if board.n >= _MANY:
                self._further = (keep_groups_together,)
            board.deadline = perf_counter() + limits.seconds

    def solutions(self) -> Iterator[list[int]]:
        """The rows of every solution, one after the other, until a limit is hit."""
        board = self.board
        if board is None:
            return
        # each entry is a board to go back to with two classes that were guessed to be one and now are known not to be
        trail: list[tuple[State, int, int]] = []
        found = 0
        going = self._concluded(board)
        while self.stopped is None:
            if going:
                if board.solved:
                    yield board.positions()
                    found += 1
                    if found > 1:
                        self._further = ()
                    going = False
                    continue
                if self._over(board):
                    return
                k, x = _guess(board)
                trail.append((board.save(), k, x))
                self.nodes += 1
                board.merge(k, x)
            elif trail:
                state, k, x = trail.pop()
                board.restore(state)
                board.cut(k, board.members[x])
            else:
                return
            going = self._concluded(board)

    def _concluded(self, board: Classes) -> bool:
        try:
            return board.settle(*self._further)
        except TimeoutError:
            self.stopped = "seconds"
            return False

    def _over(self, board: Classes) -> bool:
        if self.nodes >= self.limits.nodes:
            self.stopped = "nodes"
        elif perf_counter() > board.deadline:
            self.stopped = "seconds"
        return self.stopped is not None


def _guess(board: Classes) -> tuple[int, int]:
    """Two classes to try as one: of a class and category with few partners left and many clashes before."""
    rows, members, weights = board.rows, board.members, board.weights
    best, chosen, links_chosen = float("inf"), 0, 0
    for k in dict.fromkeys(board.root):
        row = rows[k]
        if row == members[k]:
            continue
        weight = weights[k]
        for mask in board.masks:
            links = row & mask
            if links & (links - 1):
                score = links.bit_count() / weight
                if score < best:
                    best, chosen, links_chosen = score, k, links
    return chosen, board.root[links_chosen.bit_length() - 1]


def solve(frame: Frame, rules: Sequence[tuple[str, Rule]], limits: Limits | None = None) -> Result:
    """Every solution of the rules (clue id, rule) up to `limits.solutions`, and what is proved about their number.

    Solutions that differ only by which unnamed item is which count as one.
    Raises ValueError when a rule names a category or item that the frame has not, or compares in a category without order.
    """
    limits = limits or Limits()
    search = Search(board_of(*apart(frame, rules)), limits)
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
    differ = _differ(frame, solutions) if len(solutions) > 1 else ()
    return Result(verdict, solutions, more, differ, search.stopped, search.nodes)


def table_of(frame: Frame, rows: list[int]) -> Table:
    """The rows of a solved board as labels."""
    n = frame.size
    block = (1 << n) - 1
    columns = [(c.items, i * n) for i, c in enumerate(frame.categories)]
    return tuple([tuple([items[(row >> start & block).bit_length() - 1] for items, start in columns]) for row in rows[:n]])


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
        search = Search(board_of(frame, kept), limits.model_copy(update={"seconds": left}))
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
