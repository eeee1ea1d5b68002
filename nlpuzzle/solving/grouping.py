"""From single deductions to steps: trivial consequences ride with the step that caused them, and detours are left out."""

import re
from collections.abc import Iterable, Sequence

from nlpuzzle.solving.facts import Pair, Proof, Raw
from nlpuzzle.solving.layout import Layout
from nlpuzzle.solving.methods import LADDER, Given, Method
from nlpuzzle.solving.step import Link, Step
from nlpuzzle.solving.trail import trail

__all__ = ["Grouper"]


class Grouper:
    """Makes the steps of one layout. What the puzzle itself gives is no step, but is named as the clue that it is."""

    def __init__(self, layout: Layout, ladder: Sequence[Method] = LADDER) -> None:
        self.items, self.groups = layout.names, layout.groups
        self._trivial = frozenset(method.name for method in ladder if method.trivial)

    def single(self, raws: Sequence[Raw]) -> tuple[Step, ...]:
        """Every deduction as a step of its own."""
        names: dict[int, str] = {}
        found = []
        for number, raw in enumerate(raws):
            names[number] = _clue(raw) or f"s{number + 1}"
            if not _clue(raw):
                found.append(self._step(names[number], raw, names, ()))
        return tuple(found)

    def steps(self, raws: Sequence[Raw], ends: Iterable[int] | None) -> tuple[Step, ...]:
        """The deductions in groups; those that no end needs are left out (None: all are kept)."""
        groups = self._groups(raws, 0, None if ends is None else trail(raws, ends))
        return self._grouped(raws, groups, "s", {})

    def _grouped(
        self, raws: Sequence[Raw], groups: Sequence[list[int]], prefix: str, names: dict[int, str]
    ) -> tuple[Step, ...]:
        names = dict(names)
        found: list[Step] = []
        for group in groups:
            clue = _clue(raws[group[0]])
            name = clue or f"{prefix}{len(found) + 1}"
            names.update(dict.fromkeys(group, name))
            if not clue:
                found.append(self._group(name, raws, group, names))
        return tuple(found)

    def _group(self, name: str, raws: Sequence[Raw], group: list[int], names: dict[int, str]) -> Step:
        head, *rest = group
        riders = tuple(self._step(f"{name}:{k}", raws[number], names, ()) for k, number in enumerate(rest, 1))
        return self._step(name, raws[head], names, riders)

    def _step(self, name: str, raw: Raw, names: dict[int, str], riders: tuple[Step, ...]) -> Step:
        clues = dict.fromkeys(posted.clue for posted in raw.clues)
        direct = tuple(sorted({names[parent] for parent in raw.parents}, key=_order))
        before = list(direct)
        for rider in riders:
            before += [premise for premise in rider.premises if premise != name and premise not in before]
        return Step(
            name,
            raw.method,
            (*clues, *sorted(before, key=_order)),
            direct,
            _merged([*self._links(raw.removed)], [rider.removed for rider in riders]),
            _merged([*self._links(raw.matched)], [rider.matched for rider in riders]),
            tuple(dict.fromkeys(posted.rule for posted in raw.clues if posted.rule is not None)),
            None if raw.supposed is None else self._link(raw.supposed),
            () if raw.proof is None else self._chain(name, raw.proof, names),
            riders,
            tuple(self.groups[x] if kind == "category" else self.items[x] for kind, x in raw.through),
            None if raw.nobody is None else (self.items[raw.nobody[0]], self.groups[raw.nobody[1]]),
        )

    def _chain(self, name: str, proof: Proof, names: dict[int, str]) -> tuple[Step, ...]:
        return self._grouped(proof.raws, self._groups(proof.raws, proof.base, proof.used, False), f"{name}.", names)

    def _groups(
        self, raws: Sequence[Raw], base: int, used: Sequence[int] | None, full: bool = True
    ) -> list[list[int]]:
        """The numbers of each group, head first; a rider goes with the latest of the groups that it needs.

        `full`: a group keeps riders that nobody needs where they follow from the group itself, as a person would mark them.
        """
        wanted = None if used is None else set(used)
        groups: list[list[int]] = []
        home: dict[int, int] = {}
        for number in range(base, len(raws)):
            raw = raws[number]
            needed = wanted is None or number in wanted
            places = {home.get(parent, -1) for parent in raw.parents}
            if raw.method not in self._trivial or raw.is_clash or number == base:
                if needed:
                    home[number] = len(groups)
                    groups.append([number])
            elif needed or (full and len(places) == 1 and places != {-1}):
                home[number] = max(places - {-1}, default=len(groups) - 1)
                groups[home[number]].append(number)
        return groups

    def _links(self, links: Iterable[Pair]) -> Iterable[Link]:
        return (self._link(link) for link in links)

    def _link(self, link: Pair) -> Link:
        return self.items[link[0]], self.items[link[1]]


def _merged(first: list[Link], more: Iterable[tuple[Link, ...]]) -> tuple[Link, ...]:
    return tuple(dict.fromkeys([*first, *(link for links in more for link in links)]))


def _clue(raw: Raw) -> str:
    """The clue that a deduction repeats, "" where it is a deduction."""
    return raw.clues[0].clue if raw.method == Given.name and not raw.is_clash else ""


def _order(name: str) -> tuple[bool, list[int]]:
    """What is given first, then s2 before s10, s10.1 after s10."""
    return name.startswith("s"), [int(part) for part in re.findall(r"\d+", name)]
