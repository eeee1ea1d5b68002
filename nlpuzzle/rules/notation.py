"""The formal notation of rules, in and out: what a person types for a clue we could not read.

    Petra = XL
    age(beside(Ann, position, -1)) > age(beside(Ann, position, +1))

The grammar is grammars/notation.lark; here its trees meet the frame and become rules.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING, cast

from nlpuzzle.errors import NotationError
from nlpuzzle.puzzle import Category, Frame, Item, Number
from nlpuzzle.rules.complaints import no_order, syntax_error, unknown_category, unknown_item
from nlpuzzle.rules.printing import term_to_notation, to_notation
from nlpuzzle.rules.rules import (
    AllDifferent,
    Amount,
    And,
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
)  # fmt: skip
from nlpuzzle.rules.spelling import read_number, spell_category, spell_item, spell_label, unquote
from nlpuzzle.rules.terms import At, Beside, Term

if TYPE_CHECKING:
    from lark import Lark, Token, Tree

    Node = Tree[Token]

__all__ = ["MAX_DEPTH", "MAX_LENGTH", "parse_rule", "term_to_notation", "to_notation"]

MAX_DEPTH = 100
"""How deep rules and terms may nest in typed text."""

MAX_LENGTH = 20_000
"""How many characters one typed rule may have."""


def parse_rule(text: str, frame: Frame, nesting: int = MAX_DEPTH) -> Rule:
    """The rule a line of formal notation says, with the frame's spelling of its items and categories.

    Raises NotationError, with a sentence for the person who typed it and the column (from 1).
    """
    from lark.exceptions import UnexpectedInput

    if len(text) > MAX_LENGTH:
        raise NotationError(f"a rule of more than {MAX_LENGTH} characters is too long to read", MAX_LENGTH + 1)
    reader = _Reader(text, frame, nesting)
    try:
        return reader.rule(_parser(placed=False).parse(text))
    except UnexpectedInput as error:
        raise syntax_error(error, text, frame) from None
    except NotationError:  # once more, to tell the column
        return reader.rule(_parser(placed=True).parse(text))


@cache
def _parser(*, placed: bool) -> Lark:
    """The parser of the notation; its trees know their places in the text only where they are `placed`, which is dear."""
    from lark import Lark

    from nlpuzzle.resources import folder

    grammar = (folder("grammars") / "notation.lark").read_text(encoding="utf-8")
    return Lark(grammar, parser="lalr", lexer="basic", start="rule", propagate_positions=placed)


class _Reader:
    """Turns the grammar's trees of one text into rules. `nodes` below means children that are trees."""

    def __init__(self, text: str, frame: Frame, nesting: int) -> None:
        self.text = text
        self.frame = frame
        self.nesting = nesting

    def rule(self, tree: Node, depth: int = 0) -> Rule:
        if depth > self.nesting:
            raise NotationError(f"rules nest deeper than {self.nesting} levels", _column(tree))
        try:
            return self._rule(tree, depth)
        except NotationError:
            raise
        except ValueError as error:  # a rule refuses to be built wrong, in words meant for people
            raise NotationError(str(error), _column(tree)) from error

    def _rule(self, tree: Node, depth: int) -> Rule:
        children = tree.children
        match str(tree.data):
            case "iff":
                return Iff(*self.rules(tree, depth))
            case "if_then":
                return IfThen(*self.rules(tree, depth))
            case "any_of":
                return Or(self.rules(tree, depth))
            case "all_of":
                return And(self.rules(tree, depth))
            case "negation":
                return Not(self.rule(_node(children[0]), depth + 1))
            case "exactly" | "at_least" | "at_most" | "range":
                return self.count(tree, depth)
            case "comparison":
                left, sign, right = children
                return self.comparison(_node(left), str(sign), _node(right))
            case "one_of":
                return OneOf(self.alone(_node(children[0]), "in {...}"), self.group(_node(children[1])))
            case "pairing":
                return self.pairing(tree)
            case "all_different":
                return AllDifferent(self.group(_node(children[0])))
            case "distance":
                return self.distance(tree)
            case "between":
                return self.between(tree)
            case other:
                raise AssertionError(f"the grammar has a production {other} that nobody reads")

    def rules(self, tree: Node, depth: int) -> tuple[Rule, ...]:
        return tuple(self.rule(node, depth + 1) for node in _nodes(tree))

    def count(self, tree: Node, depth: int) -> Rule:
        *numbers, several = tree.children
        rules = self.rules(_node(several), depth)
        bounds = [_whole(str(n), _column(tree)) for n in numbers]
        if max(bounds) > len(rules):
            raise NotationError(f"{max(bounds)} cannot be true where only {len(rules)} are listed", _column(tree))
        match str(tree.data):
            case "exactly":
                return Count(bounds[0], bounds[0], rules)
            case "at_least":
                return Count(bounds[0], len(rules), rules)
            case "at_most":
                return Count(0, bounds[0], rules)
            case _:
                return Count(bounds[0], bounds[1], rules)

    def comparison(self, left: Node, sign: str, right: Node) -> Rule:
        """Items on both sides: the same or different. Amounts: a comparison in their category."""
        if _is_alone(left) and _is_alone(right):
            if sign not in ("=", "!="):
                raise NotationError(f"{sign} compares amounts: write {self.example()}", _column(left))
            terms = self.term(_nodes(left)[0]), self.term(_nodes(right)[0])
            return Same(*terms) if sign == "=" else Different(*terms)
        measures = [m for side in (left, right) for _, part in _parts(side) for m in _measures(part)]
        if not measures:
            raise NotationError(f"only numbers are compared here: write {self.example()}, or quote a label", _column(left))
        category = self.shared_category(measures)
        equal = Compare(category.name, self.amount(left, category), _operator(sign), self.amount(right, category))
        return Not(equal) if sign == "!=" else equal

    def amount(self, side: Node, category: Category) -> Amount:
        offset: Number = 0
        terms: list[tuple[Number, Term]] = []
        for sign, part in _parts(side):
            match str(part.data):
                case "measure":
                    terms.append((sign, self.term(_nodes(part)[1])))
                case "multiple":
                    factor, measure = part.children
                    terms.append((sign * _number(str(factor), _column(part)), self.term(_nodes(_node(measure))[1])))
                case "label" if _token(part).type == "NUMBER":
                    offset += sign * _number(str(_token(part)), _column(part))
                case _:
                    self.term(part)  # an unknown name is the greater trouble
                    words, name = self.words(part), spell_category(category.name)
                    raise NotationError(f"{words} is an item: write {name}({words}) for its value", _column(part))
        match terms:
            case []:
                return Amount(offset=_plain(offset))
            case [(scale, term)]:
                return Amount(term, scale, offset=_plain(offset))
            case [(1, term), (-1, minus)] | [(-1, minus), (1, term)]:
                return Amount(term, minus=minus, offset=_plain(offset))
            case _:
                raise NotationError(
                    "one side may have one amount with a factor, or the difference of two: move the rest to the other side",
                    _column(side),
                )

    def pairing(self, tree: Node) -> Rule:
        left, sign, right = tree.children
        first, second = self.group(_node(left)), self.group(_node(right))
        if str(sign) != "=":
            raise NotationError("two pairs are joined by =", _column(cast("Token", sign)))
        if len(first) != 2 or len(second) != 2:
            raise NotationError("a pairing needs two items on each side: {a, b} = {c, d}", _column(tree))
        return Pairing((first[0], first[1]), (second[0], second[1]))

    def distance(self, tree: Node) -> Rule:
        left, right, sign, amount = tree.children
        measures = [_node(left), _node(right)]
        category = self.shared_category(measures)
        first, second = (self.term(_nodes(m)[1]) for m in measures)
        found = Distance(category.name, first, second, _operator(str(sign)), self.number(_node(amount)))
        return Not(found) if str(sign) == "!=" else found

    def between(self, tree: Node) -> Rule:
        side, first, second = _nodes(tree)
        middle = _nodes(side)[0]
        if middle.data != "measure" or len(side.children) != 1:
            raise NotationError("between takes position(a) between position(b) and position(c)", _column(side))
        measures = [middle, first, second]
        category = self.shared_category(measures)
        return Between(category.name, *(self.term(_nodes(m)[1]) for m in measures))

    def alone(self, side: Node, what: str) -> Term:
        if not _is_alone(side):
            raise NotationError(f"{what} takes a single item before it", _column(side))
        return self.term(_nodes(side)[0])

    def group(self, tree: Node) -> tuple[Term, ...]:
        return tuple(self.term(node) for node in _nodes(tree))

    def term(self, tree: Node, depth: int = 0) -> Term:
        if depth > self.nesting:
            raise NotationError(f"terms nest deeper than {self.nesting} levels", _column(tree))
        children = _nodes(tree)
        match str(tree.data):
            case "label":
                return self.item(_text(tree), _column(tree))
            case "item_of":
                return self.item(_text(children[1]), _column(children[1]), self.category(children[0]))
            case "ranked":
                category = self.ordered(children[0])
                rank = self.whole(children[1])
                if rank == 0:
                    raise NotationError("ranks count from 1, or from -1 at the end", _column(children[1]))
                return At(category.name, rank)
            case "beside":
                inner = self.term(children[0], depth + 1)
                category = self.ordered(children[1])
                offset = self.whole(children[2])
                if offset == 0:
                    raise NotationError("beside needs a step other than 0", _column(children[2]))
                return Beside(inner, category.name, offset)
            case other:
                raise AssertionError(f"the grammar has a term {other} that nobody reads")

    def item(self, label: str, column: int, category: Category | None = None) -> Item:
        found = [i for i in self.frame.find(label) if category is None or i.category == category.name]
        if category is not None and len(found) > 1:  # May and may in one category: the exact spelling decides
            found = [i for i in found if i.label == label] or found
        if not found:
            raise unknown_item(label, self.frame, column, category)
        if len(found) > 1:
            full = " or ".join(f"{spell_category(i.category)}:{spell_label(i.label)}" for i in found)
            raise NotationError(f"{spell_label(label)} can be {full}: write one of them", column)
        return found[0]

    def category(self, name: Node) -> Category:
        text = _text(name)
        found = self.frame.category(text)
        if found is None:  # "votes(Ann)" where the category is "vote"
            bare = text.casefold().removesuffix("s")
            alike = [c for c in self.frame if c.name.casefold().removesuffix("s") == bare]
            found = alike[0] if len(alike) == 1 else None
        if found is None:
            raise unknown_category(_text(name), self.frame, _column(name))
        return found

    def ordered(self, name: Node) -> Category:
        found = self.category(name)
        if not found.ordered:
            raise no_order(found, self.frame, _column(name))
        return found

    def shared_category(self, measures: list[Node]) -> Category:
        """The one category in which all these amounts are measured."""
        names = sorted((_nodes(m)[0] for m in measures), key=_column)
        first = self.ordered(names[0])
        for name in names[1:]:
            other = self.ordered(name)
            if other is not first:
                spelled = spell_category(first.name), spell_category(other.name)
                raise NotationError(f"{spelled[0]} and {spelled[1]} cannot be compared with each other", _column(name))
        return first

    def number(self, tree: Node) -> Number:
        sign, digits = tree.children
        value = _number(str(digits), _column(tree))
        return -value if str(sign) == "-" else value

    def whole(self, tree: Node) -> int:
        value = self.number(tree)
        if not isinstance(value, int):
            raise NotationError("a whole number is needed here", _column(tree))
        return value

    def words(self, tree: Node) -> str:
        """The text of a node as it was typed."""
        return "" if tree.meta.empty else self.text[tree.meta.start_pos : tree.meta.end_pos]

    def example(self) -> str:
        """A comparison with this puzzle's own names, to show the form."""
        ordered = next((c for c in self.frame if c.ordered), None)
        if ordered is None:
            return "age(Ann) > age(Ben), in an ordered category"
        shown = next((c for c in self.frame if c is not ordered), ordered)
        name = spell_category(ordered.name)
        first, last = (f"{name}({spell_item(Item(shown.name, shown.items[i]), self.frame)})" for i in (0, -1))
        return f"{first} > {last}"


def _node(child: object) -> Node:
    return cast("Node", child)


def _nodes(tree: Node) -> list[Node]:
    return [_node(c) for c in tree.children]


def _token(tree: Node) -> Token:
    return cast("Token", tree.children[0])


def _column(place: Node | Token) -> int:
    """Where a node begins, from 1; a tree that is not placed tells nothing."""
    if hasattr(place, "meta"):
        return 1 if place.meta.empty else place.meta.start_pos + 1
    return (place.start_pos or 0) + 1


def _text(tree: Node) -> str:
    """The label or category name behind a `label` or `name` node."""
    token = _token(tree)
    return unquote(token) if token.type == "STRING" else str(token)


def _is_alone(side: Node) -> bool:
    """Whether a side is one item (or one bare number, which is then a label), not an amount."""
    return len(side.children) == 1 and _node(side.children[0]).data not in ("measure", "multiple", "minus")


def _parts(side: Node) -> Iterator[tuple[int, Node]]:
    """The parts of a side, each with its sign: 1 or -1."""
    for child in _nodes(side):
        signed = child.data in ("plus", "minus")
        yield (-1 if child.data == "minus" else 1), (_node(child.children[0]) if signed else child)


def _measures(part: Node) -> list[Node]:
    """The `measure` in a part of a side, if there is one."""
    if part.data == "multiple":
        return [_node(part.children[1])]
    return [part] if part.data == "measure" else []


def _operator(sign: str) -> Operator:
    return "=" if sign == "!=" else cast("Operator", sign)


def _number(text: str, column: int) -> Number:
    try:
        return read_number(text)
    except ValueError as error:
        raise NotationError(str(error), column) from error


def _whole(text: str, column: int) -> int:
    value = _number(text, column)
    if not isinstance(value, int):
        raise NotationError("how many rules hold is a whole number", column)
    return value


def _plain(number: Number) -> Number:
    return int(number) if number.denominator == 1 else number
