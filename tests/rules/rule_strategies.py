"""Frames and rules of every kind, generated: nasty labels, shared labels, nested terms, every connective."""

from fractions import Fraction
from typing import get_args

from hypothesis import strategies as st

from nlpuzzle.puzzle import Category, Frame, Item, Number
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


@st.composite
def frames(draw: st.DrawFn) -> Frame:
    """Two to four categories with any labels, the first of them ordered."""
    size = draw(st.integers(2, 4))
    names = draw(st.lists(labels, min_size=2, max_size=4, unique_by=str.casefold))
    categories = []
    for i, name in enumerate(names):
        items = draw(st.lists(labels, min_size=size, max_size=size, unique=True))
        values = draw(st.lists(numbers, min_size=size, max_size=size, unique=True)) if i == 0 or draw(st.booleans()) else None
        categories.append(Category(name, tuple(items), tuple(values) if values else None))
    return Frame(tuple(categories))


def terms(frame: Frame) -> st.SearchStrategy[Term]:
    """Items, ranks and nested neighbours."""
    ordered = st.sampled_from([c.name for c in frame if c.ordered])
    steps = st.integers(-9, 9).filter(bool)
    simple = st.one_of(st.sampled_from(list(frame.items)), st.builds(At, ordered, steps))
    return st.recursive(simple, lambda inner: st.builds(Beside, inner, ordered, steps), max_leaves=3)


def amounts(frame: Frame) -> st.SearchStrategy[Amount]:
    """A number, a scaled amount, or a difference; each with an offset or none."""
    term = terms(frame)
    return st.one_of(
        st.builds(Amount, offset=numbers),
        st.builds(Amount, term, offset=numbers),
        st.builds(Amount, term, numbers.filter(bool), offset=numbers),
        st.builds(Amount, term, minus=term, offset=numbers),
    )


def rules_of(kind: type, frame: Frame, inner: st.SearchStrategy[Rule] | None = None) -> st.SearchStrategy[Rule]:
    """Rules whose outermost class is `kind`; connectives join `inner` rules."""
    term, operator = terms(frame), st.sampled_from(get_args(Operator))
    ordered = st.sampled_from([c.name for c in frame if c.ordered])
    part = inner if inner is not None else rules(frame, depth=1)
    several = st.lists(part, min_size=2, max_size=3).map(tuple)
    some_terms = st.lists(term, min_size=2, max_size=4).map(tuple)
    table: dict[type, st.SearchStrategy[Rule]] = {
        Same: st.builds(Same, term, term),
        Different: st.builds(Different, term, term),
        OneOf: st.builds(OneOf, term, some_terms),
        Pairing: st.builds(Pairing, st.tuples(term, term), st.tuples(term, term)),
        AllDifferent: st.builds(AllDifferent, some_terms),
        Compare: st.tuples(ordered, amounts(frame), operator, amounts(frame))
        .filter(lambda sides: sides[1].term is not None or sides[3].term is not None)
        .map(lambda sides: Compare(*sides)),
        Distance: st.builds(Distance, ordered, term, term, operator, numbers),
        Between: st.builds(Between, ordered, term, term, term),
        Not: st.builds(Not, part),
        And: st.builds(And, several),
        Or: st.builds(Or, several),
        Count: st.lists(part, min_size=1, max_size=3).flatmap(_counts),
        IfThen: st.builds(IfThen, part, part),
        Iff: st.builds(Iff, part, part),
    }
    return table[kind]


def _counts(parts: list[Rule]) -> st.SearchStrategy[Rule]:
    bounds = st.tuples(st.integers(0, len(parts)), st.integers(0, len(parts))).map(sorted)
    return bounds.map(lambda low_high: Count(low_high[0], low_high[1], tuple(parts)))


def rules(frame: Frame, depth: int = 3) -> st.SearchStrategy[Rule]:
    """Rules of every kind, connectives nested up to `depth` levels."""
    atoms = st.one_of([rules_of(k, frame, st.nothing()) for k in KINDS if k not in CONNECTIVES])
    if depth == 0:
        return atoms
    inner = st.deferred(lambda: rules(frame, depth - 1))
    return st.one_of(atoms, *[rules_of(k, frame, inner) for k in CONNECTIVES])


@st.composite
def framed_rules(draw: st.DrawFn, kind: type | None = None) -> tuple[Frame, Rule]:
    """A frame, and a rule about it: of one kind, or of any."""
    frame = draw(frames())
    return frame, draw(rules(frame) if kind is None else rules_of(kind, frame))


def item(label: str, frame: Frame) -> Item:
    """The one item of that label."""
    (found,) = frame.find(label)
    return found
