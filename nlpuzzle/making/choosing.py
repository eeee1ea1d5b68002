"""Which clues a puzzle takes: enough of them for one solution, and none that could be left out.

A clue is worth taking while it rules out any solution that is still possible. That question has one answer, however the search
goes about it, so the same seed gives the same puzzle when the search changes. Solutions found on the way answer it mostly.
"""

from collections.abc import Callable, Sequence

from nlpuzzle.assemble import arrangement_of
from nlpuzzle.outcome import Limits
from nlpuzzle.puzzle import Frame
from nlpuzzle.rules import Arrangement, Not, Rule, holds
from nlpuzzle.solving.building import board_of
from nlpuzzle.solving.constraints import Constraints
from nlpuzzle.solving.demands import demand
from nlpuzzle.solving.search import Search, table_of

__all__ = ["GivenUp", "choose_clues", "needed_clues"]

#: by nodes and not by seconds: the same seed must give the same puzzle on any machine
LIMITS = Limits(nodes=3000, seconds=3600.0, solutions=2)
#: clues that add nothing are thrown away; so many of them in a row, and the kinds asked for cannot do it
PATIENCE = 400


class GivenUp(Exception):
    """No set of clues of these kinds was found that leaves one solution."""


class _Rivals:
    """The clues taken so far on one board, and a solution besides the hidden one as long as there is one."""

    def __init__(self, frame: Frame, world: Arrangement) -> None:
        self.frame, self.world = frame, world
        self.build = Constraints(frame)
        board = board_of(frame, ())
        assert board is not None
        self.board = board

    def take(self, rule: Rule) -> None:
        """One more clue, with all that follows from it."""
        if not self._demand(rule):
            raise AssertionError(f"a clue that is true of the world contradicts it: {rule}")

    def another(self, *, against: Rule | None = None) -> Arrangement | None:
        """A solution that is not the hidden one, and where the rule `against` is false; None where there is none.

        Raises GivenUp where the search takes too long.
        """
        before = self.board.save()
        try:
            if against is not None and not self._demand(Not(against)):
                return None
            search = Search(self.board, LIMITS)
            for rows in search.solutions():
                found = arrangement_of(self.frame, table_of(self.frame, rows))
                if not _alike(found, self.world):
                    return found
            if search.stopped:
                raise GivenUp
        finally:
            self.board.restore(before)
        return None

    def _demand(self, rule: Rule) -> bool:
        """Puts a rule on the board with all that follows from it; False where nothing is left."""
        watches = self.build.watches(rule)
        for condition in self.build.conditions(rule):
            demand(self.board, condition, watches)
        return self.board.settle()


def choose_clues(frame: Frame, world: Arrangement, draw: Callable[[], Rule], start: Sequence[Rule] = ()) -> list[Rule]:
    """Clues, those of `start` and others drawn one after the other, all true of the world, that leave it as the only solution.

    Raises GivenUp where the clues drawn do not suffice.
    """
    board = _Rivals(frame, world)
    chosen = list(start)
    for rule in start:
        board.take(rule)
    rival = board.another()
    rivals = [] if rival is None else [rival]
    idle = 0
    while rivals:
        rule = draw()
        if all(holds(rule, frame, rival) for rival in rivals):
            rival = board.another(against=rule)
            if rival is None:
                idle += 1
                if idle > PATIENCE:
                    raise GivenUp
                continue
            rivals.append(rival)
        idle = 0
        chosen.append(rule)
        board.take(rule)
        rivals = [rival for rival in rivals if holds(rule, frame, rival)]
        if not rivals and (rival := board.another()) is not None:
            rivals.append(rival)
    return chosen


def needed_clues(frame: Frame, world: Arrangement, clues: Sequence[Rule]) -> list[Rule]:
    """The clues without those that could be left out, the first ones tried first; what is left has one solution still."""
    kept = list(clues)
    rivals: list[Arrangement] = []
    for clue in clues:
        rest = [c for c in kept if c is not clue]
        if any(all(holds(c, frame, rival) for c in rest) for rival in rivals):
            continue
        board = _Rivals(frame, world)
        for rule in rest:
            board.take(rule)
        rival = board.another()
        if rival is None:
            kept = rest
        else:
            rivals.append(rival)
    return kept


def _alike(one: Arrangement, other: Arrangement) -> bool:
    """Whether two arrangements differ only in how the things are numbered."""
    return len({(one[item], other[item]) for item in one}) == len(set(one.values()))
