"""A plain checker of steps: python-sat, told the frame, the clues a step cites and the facts of the steps it cites; no more."""

from collections.abc import Iterable, Sequence
from functools import cached_property

from oracle import Oracle, variable

from nlpuzzle.puzzle import Frame
from nlpuzzle.rules import Rule
from nlpuzzle.solving.step import Step


class Checker(Oracle):
    """Whether steps follow from their premises. Every clue hangs on a switch, so one solver serves all steps of a puzzle."""

    def __init__(self, frame: Frame, rules: Sequence[tuple[str, Rule]]) -> None:
        super().__init__(frame, [rule for _, rule in rules])
        self.clues: dict[str, list[Rule]] = {}
        for number, rule in rules:
            self.clues.setdefault(number, []).append(rule)
        self.switches = {number: (self.m * self.n) ** 2 + i for i, number in enumerate(self.clues, 1)}
        self.facts: dict[str, list[int]] = {}

    @cached_property
    def links(self) -> dict[tuple[object, object], int]:
        size = self.m * self.n
        return {(a, b): variable(p, q, size) for a, p in self.position.items() for b, q in self.position.items()}

    def possible(self, clues: Iterable[str], facts: Sequence[int]) -> bool:
        """Whether some arrangement satisfies the clues and the facts."""
        clues = list(clues)
        switched = [self.switches[number] for number in clues]
        while self.sat.solve(assumptions=[*switched, *facts]):
            things = self.things()
            broken = [
                [-self.switches[number], *clause]
                for number in clues
                for rule in self.clues[number]
                if (clause := self.broken(rule, things)) is not None
            ]
            if not broken:
                return True
            for clause in broken:
                self.sat.add_clause(clause)
        return False

    def shows(self, step: Step) -> list[int]:
        """The facts of a step as literals."""
        return [-self.links[link] for link in step.removed] + [self.links[link] for link in step.matched]

    def follows(self, conclusions: Sequence[int], premises: Sequence[str], given: Sequence[int] = ()) -> bool:
        """Whether the premises (clues and checked steps), and the literals `given`, leave only the conclusions; all of them.

        Without conclusions: whether the premises clash.
        """
        clues = [premise for premise in premises if premise in self.clues]
        facts = [*given, *(fact for premise in premises if premise not in self.clues for fact in self.facts[premise])]
        if not conclusions:
            return not self.possible(clues, facts)
        return all(not self.possible(clues, [*facts, -conclusion]) for conclusion in conclusions)

    def check(self, step: Step) -> None:
        """Fails where the step, its riders or its chain do not follow from what they cite; remembers its facts."""
        shown = self.shows(step)
        assert self.follows(shown, step.premises), f"{step.id} ({step.method}) does not follow from {step.premises}"
        if step.riders:
            self._check_riders(step)
        for inner in step.chain:
            if inner.method == "supposition":
                assert step.supposed is not None
                supposed = self.links[step.supposed]
                own = [fact for rider in inner.riders for fact in self.shows(rider)]
                assert self.follows(own, inner.premises, [supposed]) or not own, f"the supposition of {step.id}"
                self.facts[inner.id] = self.shows(inner)
            else:
                self.check(inner)
        if step.chain:
            assert step.chain[-1].is_clash, f"the chain of {step.id} leads nowhere"
        self.facts[step.id] = shown

    def _check_riders(self, step: Step) -> None:
        riding = {link for rider in step.riders for link in (*rider.removed, *rider.matched)}
        head = [-self.links[link] for link in step.removed if link not in riding]
        head += [self.links[link] for link in step.matched if link not in riding]
        named = [*(premise for premise in step.premises if premise in self.clues), *step.direct]
        assert self.follows(head, named), f"{step.id} ({step.method}) does not follow from what its sentence names: {named}"
        self.facts[step.id] = head
        for rider in step.riders:
            shown = self.shows(rider)
            assert self.follows(shown, rider.premises), f"{rider.id} ({rider.method}) does not follow from {rider.premises}"
            self.facts[step.id] += shown

    def minimal(self, step: Step) -> int:
        """How many premises are left when those that can be left out are, one after the other. Checked steps only."""
        shown, kept = self.shows(step), list(step.premises)
        for premise in reversed(step.premises):
            without = [other for other in kept if other != premise]
            if self.follows(shown, without):
                kept = without
        return len(kept)
