"""Frames and rules of every kind, generated: nasty labels, shared labels, nested terms, every connective."""

from collections.abc import Callable
from fractions import Fraction
from typing import get_args

from hypothesis import strategies as st

from nlpuzzle.puzzle import Category, Frame, Number
from nlpuzzle.rules import (
    AllDifferent,
    Amount,
    And,
    At,
    Beside,
    Between,
    Compare,
    Count,
    Different,
    Distance,
    Iff,
    IfThen,
    Not,
    OneOf,
    Operator,
    Or,
    Pairing,
    Rule,
    Same,
    Term,
)  # fmt: skip
from nlpuzzle.rules.spelling import KEYWORDS

KINDS: tuple[type, ...] = get_args(Rule)
CONNECTIVES = (Not, And, Or, Count, IfThen, Iff)
ATOMS = tuple(kind for kind in KINDS if kind not in CONNECTIVES)

PLAIN = ("Ann", "Ben", "red", "RED", "30", "1/3", "6.50", "$170", "T-Shirt", "Mt. Blue", "mac and cheese", "2:30 PM", "-5")
STRANGE = ('the "Old" Mill', "back\\slash", "", " ", "Ælfric", "naïve", "ß", "ẞ", "x(y)", "{a}", "a,b", "a-", "1.", "|", "\n")
labels = st.one_of(
    st.sampled_from(PLAIN + STRANGE + tuple(sorted(KEYWORDS))),
    st.text(st.characters(exclude_categories=["Cs"]), max_size=6),
)
numbers: st.SearchStrategy[Number] = st.one_of(
    st.integers(-100, 100),
    st.builds(Fraction, st.integers(-50, 50), st.integers(1, 12)).map(lambda f: int(f) if f.denominator == 1 else f),
)


sizes, offsets, coins = st.integers(2, 4), st.integers(-9, 9).filter(bool), st.booleans()
operators: st.SearchStrategy[Operator] = st.sampled_from(get_args(Operator))
names = st.lists(labels, min_size=2, max_size=4, unique_by=str.casefold)


@st.composite
def frames(draw: st.DrawFn) -> Frame:
    """Two to four categories with any labels, the first of them ordered."""
    size = draw(sizes)
    categories = []
    for i, name in enumerate(draw(names)):
        items = draw(st.lists(labels, min_size=size, max_size=size, unique=True))
        values = draw(st.lists(numbers, min_size=size, max_size=size, unique=True)) if i == 0 or draw(coins) else None
        categories.append(Category(name, tuple(items), tuple(values) if values else None))
    return Frame(tuple(categories))


class Maker:
    """Draws terms and rules about one frame. Drawing step by step is ten times as fast as strategies built per frame."""

    def __init__(self, draw: st.DrawFn, frame: Frame) -> None:
        self.draw = draw
        self.items = st.sampled_from(list(frame.items))
        self.ordered = st.sampled_from([c.name for c in frame if c.ordered])

    def upto(self, low: int, high: int) -> int:
        return self.draw(st.integers(low, high))

    def term(self, depth: int = 2) -> Term:
        """Items, ranks and nested neighbours."""
        choice = self.upto(0, 3 if depth else 2)
        if choice < 2:
            return self.draw(self.items)
        if choice == 2:
            return At(self.draw(self.ordered), self.draw(offsets))
        return Beside(self.term(depth - 1), self.draw(self.ordered), self.draw(offsets))

    def terms(self) -> tuple[Term, ...]:
        return tuple(self.term() for _ in range(self.upto(2, 4)))

    def amount(self) -> Amount:
        """A scaled amount, or a difference; with an offset or none."""
        offset = self.draw(numbers) if self.draw(coins) else 0
        match self.upto(0, 2):
            case 0:
                return Amount(self.term(), offset=offset)
            case 1:
                return Amount(self.term(), self.draw(numbers.filter(bool)), offset=offset)
            case _:
                return Amount(self.term(), minus=self.term(), offset=offset)

    def compare(self) -> Rule:
        sides = [self.amount(), self.amount()]
        if self.draw(coins):  # a bare number on one side
            sides[self.upto(0, 1)] = Amount(offset=self.draw(numbers))
        return Compare(self.draw(self.ordered), sides[0], self.draw(operators), sides[1])

    def rule(self, kind: type, depth: int) -> Rule:
        """A rule whose outermost class is `kind`; connectives nest up to `depth` levels below it."""

        def part() -> Rule:
            kinds = KINDS if depth > 0 else ATOMS
            return self.rule(kinds[self.upto(0, len(kinds) - 1)], depth - 1)

        def several(low: int) -> tuple[Rule, ...]:
            return tuple(part() for _ in range(self.upto(low, 3)))

        table: dict[type, Callable[[], Rule]] = {
            Same: lambda: Same(self.term(), self.term()),
            Different: lambda: Different(self.term(), self.term()),
            OneOf: lambda: OneOf(self.term(), self.terms()),
            Pairing: lambda: Pairing((self.term(), self.term()), (self.term(), self.term())),
            AllDifferent: lambda: AllDifferent(self.terms()),
            Compare: self.compare,
            Distance: lambda: Distance(
                self.draw(self.ordered), self.term(), self.term(), self.draw(operators), self.draw(numbers)
            ),
            Between: lambda: Between(self.draw(self.ordered), self.term(), self.term(), self.term()),
            Not: lambda: Not(part()),
            And: lambda: And(several(2)),
            Or: lambda: Or(several(2)),
            Count: lambda: self.count(several(1)),
            IfThen: lambda: IfThen(part(), part()),
            Iff: lambda: Iff(part(), part()),
        }
        return table[kind]()

    def count(self, parts: tuple[Rule, ...]) -> Rule:
        low = self.upto(0, len(parts))
        return Count(low, self.upto(low, len(parts)), parts)


@st.composite
def framed_rules(draw: st.DrawFn, kind: type | None = None) -> tuple[Frame, Rule]:
    """A frame, and a rule about it: of one kind, or of any."""
    frame = draw(frames())
    return frame, Maker(draw, frame).rule(kind or draw(st.sampled_from(KINDS)), depth=1 if kind else 2)


@st.composite
def rules_about(draw: st.DrawFn, frame: Frame, depth: int = 1) -> Rule:
    """A rule of any kind about this frame."""
    return Maker(draw, frame).rule(draw(st.sampled_from(KINDS)), depth)
