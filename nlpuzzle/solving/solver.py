"""The solver of elimination puzzles: tell it what the clues say, and it removes what cannot be."""

from collections.abc import Hashable
from typing import TYPE_CHECKING, Any

from nlpuzzle.rules.rules import Rule
from nlpuzzle.solving.assertions import (
    AdjacencyOffsetAssertion,
    Assertion,
    BandedAssertion,
    BoundedAssertion,
    BoundedExclusiveAssertion,
    Listener,
    OffsetAssertion,
)
from nlpuzzle.solving.links import Links
from nlpuzzle.solving.required import RequiredRule

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

__all__ = ["Solver"]


class Solver(Links):
    """N items in each of M categories, to be matched one to one.

    `problem` maps each category to its items, or lists them: `[["name", "Ann", ...], ...]`, or without the names when
    `categories` has them. `values={"size": [1, 2, 3]}` gives the items of a category the numbers they are compared by,
    where the labels are none. `debug=True` prints every operation.

    An item is a label, or a (category, label) tuple where several categories have it. Operations return the number of links
    removed, consequences included. Where nothing is left for somebody they raise ContradictionError, and the solver is as it
    was before; unknown and ambiguous items are an ItemError.

        >>> solver = Solver({"place": [1, 2], "name": ["Ann", "Ben"], "drink": ["tea", "milk"]})
        >>> solver.less_than("Ann", "tea", "place")
        5
        >>> solver.category_for("Ben", "drink")
        'tea'
    """

    # -- explicit rules

    def match(self, item1: Hashable, item2: Hashable, *items: Hashable) -> int:
        """item1 is item2, or one of several items of the same category.

        Raises ValueError where item1 is of that category too (unless all are the same item) or the others are of several.
        """
        pos, cat = self.item_to_pos(item1)
        others = [self.item_to_pos(item) for item in (item2, *items)]
        cats = {c for _, c in others}
        if len(cats) > 1:
            raise ValueError("the items to choose from must be of one category")
        if cats == {cat}:
            if {p for p, _ in others} == {pos}:
                return 0
            raise ValueError(f"{self._name(pos)} cannot be matched with items of its own category")
        if self.debug:
            self._say("match", self._name(pos), "with", ", ".join(self._name(p) for p, _ in others))
        kept = sum(1 << p for p in {p for p, _ in others})
        return self._operate(lambda: self.drop({pos: self._board.masks[others[0][1]] & ~kept}))

    def unmatch(self, item1: Hashable, item2: Hashable) -> int:
        """item1 is not item2. Raises ValueError for an item and itself."""
        pos1, pos2 = self.item_to_pos(item1)[0], self.item_to_pos(item2)[0]
        if self.debug:
            self._say("unmatch", self._name(pos1), "from", self._name(pos2))
        return self.unlink(pos1, pos2)

    # -- implicit rules

    def less_than(self, item1: Hashable, item2: Hashable, category: Hashable, *bounds: Any) -> int:
        """item1 has less of the category than item2: less at all, less by exactly `bounds`, or by `lower` to `upper`.

        The items are different ones in any case. An upper bound of None does not bind. Raises ValueError where both items are
        of the category or its values cannot be compared.
        """
        kind: Assertion
        match bounds:
            case ():
                kind = BoundedExclusiveAssertion(self, item1, item2, category, 0, None)
            case (exact,):
                kind = OffsetAssertion(self, item1, item2, category, exact)
            case (lower, upper):
                kind = BoundedAssertion(self, item1, item2, category, lower, upper)
            case _:
                raise TypeError("give no bound, the exact difference, or a lower and an upper bound")
        return self._assert(kind)

    def greater_than(self, item1: Hashable, item2: Hashable, category: Hashable, *bounds: Any) -> int:
        """item1 has more of the category than item2: `less_than` the other way round."""
        return self.less_than(item2, item1, category, *bounds)

    def adjacent_to(self, item1: Hashable, item2: Hashable, category: Hashable, *bounds: Any) -> int:
        """The items are apart in the category by 1, by exactly `bounds`, or by `lower` to `upper`, in either direction."""
        kind: Assertion
        match bounds:
            case ():
                kind = AdjacencyOffsetAssertion(self, item1, item2, category, 1)
            case (exact,):
                kind = AdjacencyOffsetAssertion(self, item1, item2, category, exact)
            case (lower, upper):
                kind = BandedAssertion(self, item1, item2, category, lower, upper)
            case _:
                raise TypeError("give no bound, the exact distance, or a lower and an upper bound")
        return self._assert(kind)

    def _assert(self, assertion: Assertion) -> int:
        assertion.relation  # noqa: B018 - complain about values that cannot be compared before anything is changed
        self._say("assert", assertion)

        def work() -> None:
            self.drop({assertion.pos1: 1 << assertion.pos2})
            self._store(assertion)

        return self._operate(work)

    def require(self, rule: Rule | str) -> int:
        """Any rule: a value of `nlpuzzle.rules`, or one in the formal notation.

            solver.require("age(beside(Ann, place, -1)) > age(beside(Ann, place, 1))")

        It removes links as soon as they are ruled out and stays beside the assertions until it surely holds. In a rule every
        label is text: `str(label)`. Raises NotationError where the text cannot be read, ValueError where the rule names
        something the problem does not have.
        """
        from nlpuzzle.solving.constraints import Constraints

        if isinstance(rule, str):
            from nlpuzzle.rules.notation import parse_rule

            rule = parse_rule(rule, self.frame)
        required = RequiredRule(self, rule, Constraints(self.frame))
        self._say("require", required)
        return self._operate(lambda: self._store(required))

    def _store(self, listener: Listener) -> None:
        """Let a new assertion say what it can, and keep it while it has more to say."""
        listener.verify()
        self._board.settle()
        if not listener.satisfied:
            self.register_assertion(listener)

    # -- questions

    def category_for(self, item: Hashable, category: Hashable) -> Hashable:
        """The label in `category` that an item is matched with, None while several are possible."""
        links = self.links_in(self.item_to_pos(item)[0], self.category_index(category))
        return self.labels[links.bit_length() - 1] if links.bit_count() == 1 else None

    def available_for(self, item: Hashable, category: Hashable) -> tuple[Hashable, ...]:
        """The labels in `category` that an item may still be."""
        found = self.positions_in(self.item_to_pos(item)[0], self.category_index(category))
        return tuple(self.labels[p] for p in found)

    def find_missing(self, category: Hashable) -> set[Hashable]:
        """The labels of a category that are not yet matched in every other one."""
        chosen = self.cat_slice(self.category_index(category))
        return {self.labels[p] for p in range(chosen.start, chosen.stop) if self.rows[p].bit_count() > self.m}

    def solutions(self, limit: int = 2) -> tuple[tuple[tuple[Hashable, ...], ...], ...]:
        """The solutions that fit all links and stored assertions, up to `limit`: elimination, then search.

        A solution has a row for each item of the first category and a label for each category. One solution found with a
        limit of two is proved to be the only one. The links stay as they are.
        """
        from nlpuzzle.solving.complete import complete

        found = complete(self.rows, self.m, self.n, self._stored(), limit)
        return tuple(tuple(tuple(self.labels[q] for q in row) for row in table) for table in found)

    def draw(self, show: bool = True, title: str | None = None) -> "tuple[Figure, Axes]":
        """Draw the links with matplotlib, a row of dots for each category, matched pairs highlighted; (fig, ax).

        Raises NotImplementedError where matplotlib is not installed.
        """
        from nlpuzzle.solving.drawing import draw

        return draw(self, show, title)
