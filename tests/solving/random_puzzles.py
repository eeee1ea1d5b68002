"""Random frames, rules of every kind, and puzzles with or without a hidden solution."""

from fractions import Fraction
from random import Random

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
    Or,
    Pairing,
    Rule,
    Same,
    Term,
    holds,
)  # fmt: skip

ATOMS = ("same", "different", "one of", "pairing", "all different", "compare", "distance", "between")
CONNECTIVES = ("not", "and", "or", "count", "if", "iff")
OPERATORS = ("<", "<=", "=", ">=", ">")


def random_frame(random: Random, m: int, n: int) -> Frame:
    """m categories of n items: an anchor 1..n, then ordered ones (even, uneven, shuffled, fractions) and unordered ones."""
    categories = [Category("place", tuple(str(i + 1) for i in range(n)), tuple(range(1, n + 1)), anchor=True)]
    for c in range(1, m):
        labels = tuple(f"{chr(96 + c)}{i}" for i in range(n))
        values: tuple[Number, ...] | None
        match random.randrange(4):
            case 0:
                values = None
            case 1:
                values = tuple(random.sample(range(1, n + 1), n))
            case 2:
                values = tuple(random.sample(range(1, 4 * n), n))
            case _:
                values = tuple(Fraction(v, 2) if v % 2 else v // 2 for v in random.sample(range(1, 6 * n), n))
        categories.append(Category(f"kind{c}", labels, values))
    return Frame(tuple(categories))


def random_item(random: Random, frame: Frame) -> Item:
    category = random.choice(frame.categories)
    return Item(category.name, random.choice(category.items))


def random_term(random: Random, frame: Frame, depth: int = 0) -> Term:
    """Mostly an item; sometimes a rank, somebody beside a term, or somebody beside that."""
    chance = random.random()
    if chance < 0.75 or depth == 2:
        return random_item(random, frame)
    category = random.choice([c for c in frame.categories if c.ordered]).name
    if chance < 0.82:
        return At(category, random.choice([1, 2, -1, -2, frame.size, frame.size + 1]))
    return Beside(random_term(random, frame, depth + 1), category, random.choice([-2, -1, -1, 1, 1, 2]))


def random_rule(random: Random, frame: Frame, kind: str = "", depth: int = 0) -> Rule:
    """A rule of that kind (any kind where none is named)."""
    if not kind:
        kind = random.choice(ATOMS if depth >= 2 or random.random() < 0.7 else CONNECTIVES)

    def term() -> Term:
        return random_term(random, frame)

    def part() -> Rule:
        return random_rule(random, frame, depth=depth + 1)

    category = random.choice([c for c in frame.categories if c.ordered])
    span = max(category.values) - min(category.values)
    amount = random.choice([1, 1, 2, span // 2, abs(category.values[0] - category.values[-1])])
    match kind:
        case "same":
            return Same(term(), term())
        case "different":
            return Different(term(), term())
        case "one of":
            if random.random() < 0.6:
                c = random.choice(frame.categories)
                labels = random.sample(c.items, random.randint(2, frame.size))
                return OneOf(term(), tuple(Item(c.name, label) for label in labels))
            return OneOf(term(), tuple(term() for _ in range(random.randint(2, 3))))
        case "pairing":
            return Pairing((term(), term()), (term(), term()))
        case "all different":
            return AllDifferent(tuple(term() for _ in range(random.randint(2, 3))))
        case "compare":
            return Compare(category.name, *_sides(random, term, amount))
        case "distance":
            return Distance(category.name, term(), term(), random.choice(OPERATORS), amount)
        case "between":
            return Between(category.name, term(), term(), term())
        case "not":
            return Not(part())
        case "and":
            return And((part(), part()))
        case "or":
            return Or(tuple(part() for _ in range(random.randint(2, 3))))
        case "count":
            parts = tuple(part() for _ in range(random.randint(1, 4)))
            low = random.randint(0, len(parts))
            return Count(low, random.randint(low, len(parts)), parts)
        case "if":
            return IfThen(part(), part())
        case "iff":
            return Iff(part(), part())
    raise AssertionError(kind)


def _sides(random: Random, term, amount: Number):
    operator = random.choice(OPERATORS)
    match random.randrange(6):
        case 0:
            return Amount(term()), operator, Amount(offset=amount)
        case 1:
            return Amount(term(), 2), operator, Amount(term(), 1, None, 1)
        case 2:
            return Amount(term(), 1, term()), operator, Amount(term(), 1, term())
        case 3:
            return Amount(term(), 1, term()), operator, Amount(term())
        case 4:
            return Amount(term()), operator, Amount(term(), 1, None, random.choice([amount, -amount]))
    return Amount(term()), random.choice(["<", ">"]), Amount(term())


def hidden(random: Random, frame: Frame) -> dict[Item, int]:
    """A random arrangement."""
    return {
        Item(c.name, label): thing
        for c in frame.categories
        for thing, label in zip(random.sample(range(frame.size), frame.size), c.items, strict=True)
    }


def random_puzzle(random: Random, m: int, n: int, kind: str = "") -> tuple[Frame, list[Rule]]:
    """A frame and rules, at least one of `kind`; four times of five all true of one hidden arrangement."""
    frame = random_frame(random, m, n)
    truth = hidden(random, frame) if random.random() < 0.8 else None
    wanted = random.randint(1, m * n)
    rules: list[Rule] = []
    for tries in range(8 * wanted):
        if len(rules) == wanted:
            break
        rule = random_rule(random, frame, kind if tries < 20 and not rules else "")
        if truth is None or holds(rule, frame, truth):
            rules.append(rule)
    if truth is not None and random.random() < 0.6:  # plain facts, so that many puzzles have one solution or few
        for _ in range(random.randint(m, m * n)):
            item, category = random_item(random, frame), random.choice(frame.categories)
            label = next(x for x in category.items if truth[Item(category.name, x)] == truth[item])
            rules.append(Same(item, Item(category.name, label)))
    return frame, rules
