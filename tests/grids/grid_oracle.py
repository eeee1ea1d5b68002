"""A plain second opinion on drawn grids: python-sat knows groups and given cells; signs are checked and learned from."""

from collections.abc import Iterator, Sequence
from itertools import combinations

from pysat.solvers import Solver

from nlpuzzle.grids.puzzle import GridPuzzle, Sign
from nlpuzzle.solving.step import Step


class GridOracle:
    """Every given cell and every sign hangs on a switch, so one solver serves all steps of a puzzle."""

    def __init__(self, puzzle: GridPuzzle) -> None:
        self.puzzle = puzzle
        self.n = n = len(puzzle.values)
        self.cells = range(len(puzzle.start))
        self.sat = Solver("cadical153")
        for cell in self.cells:
            self.exactly_one([self.literal(cell, v) for v in range(n)])
        for group in puzzle.groups:
            for v in range(n):
                self.exactly_one([self.literal(cell, v) for cell in group.cells])
        first = len(self.cells) * n + 1
        self.given = {cell: first + i for i, cell in enumerate(sorted(puzzle.given))}
        for cell, switch in self.given.items():
            self.sat.add_clause([-switch, self.literal(cell, puzzle.start[cell].bit_length() - 1)])
        self.signs = {sign: first + len(self.given) + i for i, sign in enumerate(puzzle.signs)}

    def literal(self, cell: int, value: int) -> int:
        return cell * self.n + value + 1

    def exactly_one(self, literals: Sequence[int]) -> None:
        self.sat.add_clause(list(literals))
        for a, b in combinations(literals, 2):
            self.sat.add_clause([-a, -b])

    def possible(self, assumptions: Sequence[int], signs: Sequence[Sign]) -> tuple[int, ...] | None:
        """A filling that satisfies the assumptions and these signs; None where there is none."""
        switches = [self.signs[sign] for sign in signs]
        while self.sat.solve(assumptions=[*assumptions, *switches]):
            true = {literal for literal in self.sat.get_model() if literal > 0}
            found = tuple(
                next(v for v in range(self.n) if self.literal(cell, v) in true) for cell in self.cells
            )  # fmt: skip
            values = [int(self.puzzle.values[value]) for value in found] if signs else []
            broken = [sign for sign in signs if values[sign.cell] != len({values[c] for c in sign.ahead})]
            if not broken:
                return found
            for sign in broken:
                wrong = [-self.literal(cell, found[cell]) for cell in (sign.cell, *sign.ahead)]
                self.sat.add_clause([-self.signs[sign], *wrong])
        return None

    def solutions(self, most: int) -> Iterator[tuple[int, ...]]:
        """All fillings, at most so many."""
        everything = list(self.given.values())
        for _ in range(most):
            found = self.possible(everything, self.puzzle.signs)
            if found is None:
                return
            yield found
            self.sat.add_clause([-self.literal(cell, v) for cell, v in enumerate(found)])


class GridChecker(GridOracle):
    """Whether steps follow from exactly what they cite: given cells, signs and earlier steps."""

    def __init__(self, puzzle: GridPuzzle) -> None:
        super().__init__(puzzle)
        self.number = {puzzle.name(cell): cell for cell in self.cells}
        self.value = {label: v for v, label in enumerate(puzzle.values)}
        self.facts: dict[str, list[int]] = {}

    def shows(self, step: Step) -> list[int]:
        """The facts of a step as literals."""
        matched = [self.literal(self.number[cell.label], self.value[value.label]) for value, cell in step.matched]
        return matched + [-self.literal(self.number[cell.label], self.value[value.label]) for value, cell in step.removed]

    def follows(self, conclusions: Sequence[int], premises: Sequence[str], given: Sequence[int] = ()) -> bool:
        """Whether the premises leave only the conclusions, all of them; without conclusions, whether they clash."""
        assumptions, signs = list(given), []
        for premise in premises:
            if premise in self.facts:
                assumptions += self.facts[premise]
            elif premise.endswith(" ->"):
                cell = self.number[premise.removesuffix(" ->")]
                signs.append(next(sign for sign in self.puzzle.signs if sign.cell == cell))
            else:
                assumptions.append(self.given[self.number[premise]])
        if not conclusions:
            return self.possible(assumptions, signs) is None
        return all(self.possible([*assumptions, -conclusion], signs) is None for conclusion in conclusions)

    def check(self, step: Step) -> None:
        """Fails where the step or its chain does not follow from what it cites; remembers its facts."""
        shown = self.shows(step)
        assert self.follows(shown, step.premises), f"{step.id} ({step.method}) does not follow from {step.premises}"
        for inner in step.chain:
            if inner.method == "supposition":
                assert step.supposed is not None
                value, cell = step.supposed
                supposed = self.literal(self.number[cell.label], self.value[value.label])
                assert self.follows(self.shows(inner), inner.premises, [supposed])
                self.facts[inner.id] = self.shows(inner)
            else:
                self.check(inner)
        if step.chain:
            assert step.chain[-1].is_clash, f"the chain of {step.id} leads nowhere"
        self.facts[step.id] = shown
