"""From rules to Solver calls: each rule becomes the plainest call that means the same, `require` where no other does.

    Petra = XL                                   solver.match("Petra", "XL")
    place(Ann) <= place(tea) - 2                solver.less_than("Ann", "tea", "place", 2, None)
    {Ann, Ben} = {tea, Monday}                  solver.require("{Ann, Ben} = {tea, Monday}")

`less_than` and its kin also say that the two items are different, so a comparison that lets them be the same is required.
"""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import combinations, pairwise
from typing import TYPE_CHECKING, Literal

from nlpuzzle.puzzle import Frame, Item, Number
from nlpuzzle.rules.meaning import OPERATORS
from nlpuzzle.rules.printing import to_notation
from nlpuzzle.rules.rules import AllDifferent, Amount, And, Compare, Different, Distance, Not, OneOf, Rule, Same
from nlpuzzle.rules.terms import At, Beside, Term
from nlpuzzle.values import dataclass

if TYPE_CHECKING:
    from nlpuzzle.solving.solver import Solver

__all__ = ["Call", "Method", "calls", "list_calls", "make", "script", "solver_for"]

Method = Literal["match", "unmatch", "less_than", "greater_than", "adjacent_to", "require"]
Argument = str | tuple[str, str] | Number | None


@dataclass(frozen=True)
class Call:
    """One call of a Solver: `solver.less_than("Ann", "tea", "place", 2, None)`, and the clue it comes from."""

    clue: str
    method: Method
    #: items as a label, or as (category, label) where several categories have it; category names; bounds; notation
    args: tuple[Argument, ...]

    def __str__(self) -> str:
        return f"solver.{self.method}({', '.join(_python(a) for a in self.args)})"


def calls(frame: Frame, rules: Sequence[tuple[str, Rule]]) -> tuple[Call, ...]:
    """The calls for the rules (clue number, rule), in their order."""
    found: list[Call] = []
    for number, rule in rules:
        for method, args in _Compiler(frame).rule(rule):
            found.append(Call(number, method, args))
    return tuple(found)


def list_calls(frame: Frame, rules: Sequence[tuple[str, Rule]]) -> str:
    """The calls as text, one a line, each with its clue number."""
    return "".join(f"{call}  # {_one_line(call.clue)}\n" for call in calls(frame, rules))


def solver_for(frame: Frame, *, debug: bool = False) -> "Solver":
    """The Solver of a frame, as `script` sets it up: labels are text, and ordered categories have their values."""
    from nlpuzzle.solving.solver import Solver

    values = {c.name: c.values for c in frame if c.values is not None}
    return Solver({c.name: c.items for c in frame}, debug=debug, values=values)


def make(solver: "Solver", chosen: Sequence[Call]) -> int:
    """Make the calls one after the other; how many links they removed. Raises ContradictionError like the calls."""
    return sum(getattr(solver, call.method)(*call.args) for call in chosen)


def script(frame: Frame, rules: Sequence[tuple[str, Rule]], story_comment: str | None = None) -> str:
    """A complete Python program: the problem, a Solver call for each rule with its clue number, and the answer printed."""
    lines = [f"# {line}".rstrip() for line in (story_comment or "").splitlines()]
    values = {c.name: c.values for c in frame if c.values is not None}
    if any(isinstance(value, Fraction) for row in values.values() for value in row) or any(
        isinstance(arg, Fraction) for call in calls(frame, rules) for arg in call.args
    ):
        lines += ["from fractions import Fraction", ""]
    lines += ["from nlpuzzle import ContradictionError, Solver", "", "problem = {"]
    lines += [f"    {_python(c.name)}: [{', '.join(_python(label) for label in c.items)}]," for c in frame]
    lines += ["}"]
    if values:
        lines += ["values = {"]
        lines += [f"    {_python(name)}: [{', '.join(_python(v) for v in row)}]," for name, row in values.items()]
        lines += ["}"]
    lines += [f"solver = Solver(problem{', values=values' if values else ''})"]
    chosen = [f"    {call}  # {_one_line(call.clue)}" for call in calls(frame, rules)]
    if chosen:
        lines += ["try:", *chosen, "except ContradictionError as error:", *_CONTRADICTION]
    return "\n".join([*lines, *_ENDING]) + "\n"


_CONTRADICTION = ('    raise SystemExit(f"No solution: {error}") from None',)
_ENDING = (
    "",
    "# elimination first; where it got stuck, search finishes and proves that there is no second solution",
    "solutions = solver.solutions(limit=2)",
    "if not solutions:",
    '    raise SystemExit("No solution.")',
    "if len(solutions) > 1:",
    '    print("There are several solutions; this is one of them.")',
    "table = [solver.categories, *solutions[0]]",
    "widths = [max(len(row[c]) for row in table) for c in range(solver.m)]",
    "for row in table:",
    '    print("  ".join(label.ljust(width) for label, width in zip(row, widths)).rstrip())',
)


class _Compiler:
    """The calls of one rule of a frame."""

    def __init__(self, frame: Frame) -> None:
        self.frame = frame

    def rule(self, rule: Rule) -> Iterator[tuple[Method, tuple[Argument, ...]]]:
        """The calls that together say the rule."""
        if isinstance(rule, And):
            for part in rule.rules:
                yield from self.rule(part)
            return
        plain = self._plain(rule)
        if plain is None:
            yield "require", (to_notation(rule, self.frame),)
        else:
            yield from plain

    def _plain(self, rule: Rule) -> list[tuple[Method, tuple[Argument, ...]]] | None:
        """Calls other than `require` for a rule, None where there are none that mean the same."""
        match rule:
            case Same(left, right) | Not(Different(left, right)):
                return self._same(left, right)
            case Different(left, right) | Not(Same(left, right)):
                return self._different((left, right))
            case AllDifferent(terms):
                return self._different(terms)
            case OneOf(term, options):
                return self._one_of(term, options)
            case Compare(category, left_side, operator, right_side):
                return self._compare(category, left_side, operator, right_side)
            case Distance(category, left, right, operator, amount):
                return self._distance(category, left, right, operator, amount)
        return None

    def _same(self, left: Term, right: Term) -> list[tuple[Method, tuple[Argument, ...]]] | None:
        a, b = self._item(left), self._item(right)
        if a is None or b is None:
            return self._beside(left, right) or self._beside(right, left)
        if a.category == b.category:
            return None
        return [("match", (self._name(a), self._name(b)))]

    def _beside(self, left: Term, right: Term) -> list[tuple[Method, tuple[Argument, ...]]] | None:
        """`beside(a, category, offset) = b`: an exact difference, where the values of the category are evenly spaced."""
        if not isinstance(left, Beside):
            return None
        a, b = self._two(left.category, left.term, right)
        values = sorted(self.frame.by_name[left.category].values or ()) if a is not None else []
        steps = {high - low for low, high in pairwise(values)}
        if a is None or b is None or len(steps) != 1:
            return None
        names, difference = (self._name(a), self._name(b), left.category), left.offset * steps.pop()
        return [("less_than", (*names, difference))] if difference > 0 else [("greater_than", (*names, -difference))]

    def _different(self, terms: tuple[Term, ...]) -> list[tuple[Method, tuple[Argument, ...]]] | None:
        items = [item for term in terms if (item := self._item(term)) is not None]
        if len(set(items)) < len(terms):
            return None
        every = list(combinations(items, 2))
        pairs = [(a, b) for a, b in every if a.category != b.category] or every
        return [("unmatch", (self._name(a), self._name(b))) for a, b in pairs]

    def _one_of(self, term: Term, options: tuple[Term, ...]) -> list[tuple[Method, tuple[Argument, ...]]] | None:
        item, chosen = self._item(term), [x for option in options if (x := self._item(option)) is not None]
        if item is None or len(set(chosen)) < len(options) or {x.category for x in chosen} != {chosen[0].category}:
            return None
        if item.category == chosen[0].category:
            return None
        return [("match", (self._name(item), *(self._name(x) for x in chosen)))]

    def _compare(
        self, category: str, left: Amount, operator: str, right: Amount
    ) -> list[tuple[Method, tuple[Argument, ...]]] | None:
        if left.term is None or right.term is None:
            return self._compare_number(category, left, operator, right)
        if left.minus is not None or right.minus is not None or left.scale != 1 or right.scale != 1:
            return None
        a, b = self._two(category, left.term, right.term)
        if a is None or b is None:
            return None
        # value(a) operator value(b) + more
        more = right.offset - left.offset
        names = self._name(a), self._name(b), category
        if operator == "=" and more == 0:
            return self._same(a, b)
        if operator == "=":
            return [("less_than", (*names, -more))] if more < 0 else [("greater_than", (*names, more))]
        if more == 0 and (operator in "<>" or a.category == b.category):
            return [("less_than" if operator[0] == "<" else "greater_than", names)]
        if operator == "<=" and more < 0:
            return [("less_than", (*names, -more, None))]
        if operator == ">=" and more > 0:
            return [("greater_than", (*names, more, None))]
        return None

    def _compare_number(
        self, category: str, left: Amount, operator: str, right: Amount
    ) -> list[tuple[Method, tuple[Argument, ...]]] | None:
        """An amount of one term against a number: a choice among the items of the category."""
        side = left if left.term is not None else right
        if side.term is None or side.minus is not None:
            return None
        item, c = self._item(side.term), self.frame.by_name.get(category)
        if item is None or c is None or c.values is None or item.category == category:
            return None

        def amount(part: Amount, value: Number) -> Number:
            return part.offset if part.term is None else part.scale * value + part.offset

        holds = OPERATORS[operator]
        fitting = [
            Item(category, label)
            for label, value in zip(c.items, c.values, strict=True)
            if holds(amount(left, value), amount(right, value))
        ]
        return [("match", (self._name(item), *(self._name(x) for x in fitting)))] if fitting else None

    def _distance(
        self, category: str, left: Term, right: Term, operator: str, amount: Number
    ) -> list[tuple[Method, tuple[Argument, ...]]] | None:
        a, b = self._two(category, left, right)
        if a is None or b is None:
            return None
        names = self._name(a), self._name(b), category
        if operator == "=" and amount > 0:
            return [("adjacent_to", names if amount == 1 else (*names, amount))]
        if operator == "=" and amount == 0:
            return self._same(a, b)
        if operator == ">=" and amount > 0:
            return [("adjacent_to", (*names, amount, None))]
        if operator == ">" and amount == 0:
            return self._different((a, b))
        if operator == "<=" and amount > 0 and a.category == b.category:
            return [("adjacent_to", (*names, 0, amount))]
        return None

    def _two(self, category: str, left: Term, right: Term) -> tuple[Item | None, Item | None]:
        """Two different items that the comparing calls take: of an ordered category, not both in it."""
        a, b, c = self._item(left), self._item(right), self.frame.by_name.get(category)
        if a is None or b is None or a == b or c is None or not c.ordered or a.category == b.category == category:
            return None, None
        return a, b

    def _item(self, term: Term) -> Item | None:
        """The item a term always stands for; None where that depends on the solution, or there is none."""
        match term:
            case Item(name, label):
                c = self.frame.by_name.get(name)
                return term if c is not None and label in c.index else None
            case At(name, rank):
                return self._ranked(name, rank - 1 if rank > 0 else self.frame.size + rank)
            case Beside(inner, name, offset):
                item, c = self._item(inner), self.frame.by_name.get(name)
                if item is None or c is None or item.category != name:
                    return None
                return self._ranked(name, c.ranked.index(item.label) + offset)

    def _ranked(self, name: str, index: int) -> Item | None:
        c = self.frame.by_name.get(name)
        return Item(name, c.ranked[index]) if c is not None and 0 <= index < len(c.ranked) else None

    def _name(self, item: Item) -> str | tuple[str, str]:
        """How a Solver is told an item: by its label where only one category has it."""
        several = sum(item.label in c.index for c in self.frame)
        return item.label if several == 1 else (item.category, item.label)


def _python(value: Argument) -> str:
    """A value as Python source, text in double quotes where that is possible."""
    if isinstance(value, tuple):
        return f"({', '.join(_python(part) for part in value)})"
    if isinstance(value, str) and value.isprintable():
        return '"' + value.replace("\\", "\\\\").replace('"', '\\"') + '"'
    return repr(value)


def _one_line(text: str) -> str:
    return " ".join(text.split())
