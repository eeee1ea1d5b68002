"""Things to say about a hidden world: random rules that are true of it, of every kind a clue can have."""

import random
from collections.abc import Callable, Mapping

from nlpuzzle.puzzle import Category, Frame, Item, Number
from nlpuzzle.rules import (
    AllDifferent,
    Amount,
    And,
    Arrangement,
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
    holds,
)  # fmt: skip
from nlpuzzle.rules.meaning import thing
from nlpuzzle.telling.realise.voice import Voice

__all__ = ["KINDS", "Facts"]


class Facts:
    """Draws rules that are true of one arrangement."""

    def __init__(self, frame: Frame, voices: Mapping[str, Voice], world: Arrangement, dice: random.Random) -> None:
        self.frame, self.voices, self.world, self.dice = frame, voices, world, dice
        self.at = {(thing_, item.category): item for item, thing_ in world.items()}
        self.names = next((c.name for c in frame if voices[c.name].named), None)
        #: categories whose things can be compared, and of these the lines
        self.ordered = [c for c in frame if c.ordered and voices[c.name].more]
        self.lines = [c for c in self.ordered if voices[c.name].line]
        self.amounts = [c for c in self.ordered if c not in self.lines]
        self.sayable = [c for c in frame if not voices[c.name].named]

    def draw(self, kind: str) -> Rule | None:
        """A rule of that kind which is true of the world; None where the dice found none."""
        rule = KINDS[kind](self)
        return rule if rule is not None and holds(rule, self.frame, self.world) else None

    # ---- whom it is about

    def item(self, *categories: Category) -> Item:
        """Any item, of these categories where some are given; names come more often than others."""
        if not categories and self.names is not None and self.dice.random() < 0.3:
            categories = (self.frame.by_name[self.names],)
        category = self.dice.choice(categories or self.frame.categories)
        return Item(category.name, self.dice.choice(category.items))

    def subject(self) -> Term:
        """Mostly an item; now and then somebody told by his rank or by where he stands."""
        chance = self.dice.random()
        ranked = [c for c in self.amounts if self.voices[c.name].most]
        if chance < 0.08 and ranked:
            return At(self.dice.choice(ranked).name, self.dice.choice((1, -1, 2, -2) if self.frame.size > 3 else (1, -1)))
        if chance < 0.16 and self.lines:
            line = self.dice.choice(self.lines)
            return Beside(self.item(*self.others(line)), line.name, self.dice.choice((1, -1, 1, -1, 2, -2)))
        return self.item()

    def others(self, *without: Category) -> list[Category]:
        return [c for c in self.frame if c not in without]

    def owner(self, term: Term) -> int | None:
        return thing(term, self.frame, self.world)

    def of(self, term: Term) -> str:
        """The category a term speaks of."""
        return term.category

    def two(self, line: Category) -> tuple[Term, Term] | None:
        """Two different things to compare, told by other categories than the one that is compared."""
        others = self.others(line)
        first = self.subject()
        second: Term = self.item(*others)
        if self.of(first) == line.name or self.owner(first) in (None, self.owner(second)):
            return None
        return first, second

    def value(self, line: Category, term: Term) -> int | None:
        owner = self.owner(term)
        if owner is None:
            return None
        value = line.value(self.at[owner, line.name].label)
        return value if isinstance(value, int) else None

    # ---- kinds

    def same(self) -> Rule | None:
        subject = self.subject()
        owner = self.owner(subject)
        choices = [c for c in self.sayable if c.name != self.of(subject)]
        if owner is None or not choices:
            return None
        return Same(subject, self.at[owner, self.dice.choice(choices).name])

    def different(self) -> Rule | None:
        subject = self.subject()
        choices = [c for c in self.sayable if c.name != self.of(subject)]
        return Different(subject, self.item(*choices)) if choices else None

    def superlative(self) -> Rule | None:
        ranked = [c for c in self.amounts if self.voices[c.name].most]
        if not ranked:
            return None
        category = self.dice.choice(ranked)
        ranks = [1, -1] if self.frame.size == 3 else [1, -1, 2, -2]
        term = At(category.name, self.dice.choice(ranks))
        owner = self.owner(term)
        choices = self.others(category)
        if owner is None:
            return None
        other = self.at[owner, self.dice.choice(choices).name]
        if self.dice.random() < 0.2:
            return Different(self.item(self.frame.by_name[other.category]), term)
        return Same(other, term)

    def one_of(self) -> Rule | None:
        subject = self.item()
        choices = [c for c in self.frame if c.name != subject.category]
        category = self.dice.choice(choices)
        true = self.at[self.world[subject], category.name]
        wrong = [Item(category.name, label) for label in category.items if label != true.label]
        count = 1 if len(wrong) < 3 or self.dice.random() < 0.7 else 2
        options = [true, *self.dice.sample(wrong, count)]
        if count == 1 and self.dice.random() < 0.2 and len(self.sayable) > 1:
            mixed = [c for c in self.sayable if c.name not in (subject.category, category.name)]
            if mixed and category in self.sayable:
                options[1] = self.item(*mixed)
        self.dice.shuffle(options)
        return OneOf(subject, tuple(options))

    def neither(self) -> Rule | None:
        if self.dice.random() < 0.35 and self.names:
            first, second = self.dice.sample(self.frame.by_name[self.names].items, 2)
            of = self.item(*self.sayable)
            return And((Different(Item(self.names, first), of), Different(Item(self.names, second), of)))
        subject = self.item()
        choices = [c for c in self.sayable if c.name != subject.category]
        if not choices:
            return None
        first_item, second_item = self.item(*choices), self.item(*choices)
        if self.dice.random() < 0.6:
            second_item = self.item(self.frame.by_name[first_item.category])
        if first_item == second_item:
            return None
        return And((Different(subject, first_item), Different(subject, second_item)))

    def pairing(self) -> Rule | None:
        a, b = self.item(), self.item()
        if self.world[a] == self.world[b]:
            return None
        if b.category == self.names:
            a, b = b, a  # "of Ann and the tea drinker"
        choices = [c for c in self.sayable if c.name not in (a.category, b.category)]
        if not choices:
            return None
        c, d = self.at[self.world[a], self.dice.choice(choices).name], self.at[self.world[b], self.dice.choice(choices).name]
        ends = [c, d]
        self.dice.shuffle(ends)
        if len({self.of(a), self.of(b)} & {c.category, d.category}):
            return None
        return Pairing((a, b), (ends[0], ends[1]))

    def distinct(self) -> Rule | None:
        count = self.dice.choice((2, 3, 3, 4)) if self.frame.size > 3 else self.dice.choice((2, 3))
        terms = [self.item() for _ in range(count)]
        if len({self.world[t] for t in terms}) < count or len({t.category for t in terms}) < 2:
            return None
        return AllDifferent(tuple(terms))

    def compare(self) -> Rule | None:
        if not self.ordered:
            return None
        line = self.dice.choice(self.ordered)
        pair = self.two(line)
        if pair is None:
            return None
        a, b = self.value(line, pair[0]), self.value(line, pair[1])
        if a is None or b is None or (a < b and not self.voices[line.name].less):
            return None
        operator: Operator = "<" if a < b else ">"
        if self.dice.random() < 0.12 and line in self.amounts:
            operator = "<=" if a < b else ">="
        return Compare(line.name, Amount(pair[0]), operator, Amount(pair[1]))

    def exact(self) -> Rule | None:
        found = self._apart()
        return None if found is None else Compare(found[0].name, Amount(found[1]), "=", Amount(found[2], offset=found[3]))

    def _apart(self) -> tuple[Category, Term, Term, int] | None:
        if not self.ordered:
            return None
        line = self.dice.choice(self.ordered)
        pair = self.two(line)
        if pair is None:
            return None
        a, b = self.value(line, pair[0]), self.value(line, pair[1])
        if a is None or b is None or (a < b and not self.voices[line.name].less):
            return None
        return line, *pair, a - b

    def at_least(self) -> Rule | None:
        found = self._apart()
        if found is None or abs(found[3]) < 2:
            return None
        line, first, second, offset = found
        least = self.dice.randint(2, abs(offset)) * (1 if offset > 0 else -1)
        if abs(least) >= _reach(line):
            return None  # "at least two places" among three is the first and the last
        strict = self.dice.random() < 0.25
        if strict:
            least += -1 if offset > 0 else 1
        operator: Operator = (">" if strict else ">=") if offset > 0 else ("<" if strict else "<=")
        return Compare(line.name, Amount(first), operator, Amount(second, offset=least))

    def bounded(self) -> Rule | None:
        found = self._apart()
        if found is None:
            return None
        line, first, second, offset = found
        reach = max(abs(offset), 2) + self.dice.choice((0, 0, 1))
        if reach >= _reach(line):
            return None  # it would say nothing
        low = Compare(line.name, Amount(first), ">" if offset > 0 else "<", Amount(second))
        most = reach if offset > 0 else -reach
        return And((low, Compare(line.name, Amount(first), "<=" if offset > 0 else ">=", Amount(second, offset=most))))

    def times(self) -> Rule | None:
        amounts = [c for c in self.amounts if self.voices[c.name].times]
        if not amounts:
            return None
        line = self.dice.choice(amounts)
        pair = self.two(line)
        if pair is None:
            return None
        a, b = self.value(line, pair[0]), self.value(line, pair[1])
        if not a or not b or a % b or a // b not in (2, 3, 4):
            return None
        return Compare(line.name, Amount(pair[0]), "=", Amount(pair[1], a // b))

    def distance(self) -> Rule | None:
        lines = [c for c in self.lines if self.voices[c.name].near or self.voices[c.name].apart]
        if not lines:
            return None
        line = self.dice.choice(lines)
        pair = self.two(line)
        if pair is None:
            return None
        a, b = self.value(line, pair[0]), self.value(line, pair[1])
        if a is None or b is None:
            return None
        size = abs(a - b)
        chance = self.dice.random()
        if size >= 2 and chance < 0.25:
            return Distance(line.name, *pair, ">=", self.dice.randint(2, size))
        if chance > 0.8 and self.frame.size > 3:
            return Distance(line.name, *pair, "<=", max(size, 2))
        return Distance(line.name, *pair, "=", size)

    def between(self) -> Rule | None:
        if not self.lines:
            return None
        line = self.dice.choice(self.lines)
        terms = [self.item(*self.others(line)) for _ in range(3)]
        if len({self.world[t] for t in terms}) < 3:
            return None
        terms.sort(key=lambda t: self.value(line, t) or 0)
        low, middle, high = terms
        ends = [low, high]
        self.dice.shuffle(ends)
        return Between(line.name, middle, ends[0], ends[1])

    def negated(self) -> Rule | None:
        if self.lines and self.dice.random() < 0.8:
            line = self.dice.choice(self.lines)
            pair = self.two(line)
            if pair is None:
                return None
            if self.dice.random() < 0.5 and self.voices[line.name].near:
                return Not(Distance(line.name, *pair, "=", 1))
            return Not(Compare(line.name, Amount(pair[0]), "=", Amount(pair[1], offset=self.dice.choice((1, -1)))))
        inner = self.false_part()
        return None if inner is None else Not(inner)

    def both(self) -> Rule | None:
        """Two facts about one thing, or about two."""
        first = self.draw(self.dice.choice(("same", "different", "compare", "exact")))
        second = self.draw(self.dice.choice(("same", "different", "same", "compare")))
        if first is None or second is None or first == second:
            return None
        if self.dice.random() < 0.75:
            match first:
                case Same(subject, _) | Different(subject, _) | Compare(_, Amount(subject), _, _) if subject is not None:
                    second = self._about(subject)
                case _:
                    pass
            if second is None or second == first:
                return None
            plain = [fact for fact in (first, second) if isinstance(fact, Same | Different)]
            told = {_category(fact) for fact in plain}
            if len(plain) > len(told) and any(isinstance(fact, Same) for fact in plain):
                return None  # "plays the harp and does not play the flute" says nothing more
        return And((first, second))

    def _about(self, subject: Term) -> Rule | None:
        owner = self.owner(subject)
        choices = [c for c in self.sayable if c.name != self.of(subject)]
        if owner is None or not choices:
            return None
        category = self.dice.choice(choices)
        if self.dice.random() < 0.5:
            return Same(subject, self.at[owner, category.name])
        return Different(subject, self.item(category))

    # ---- statements about statements

    def true_part(self) -> Rule | None:
        return self.draw(self.dice.choice(("same", "different", "compare")))

    def false_part(self) -> Rule | None:
        """A simple statement that is not true of the world."""
        subject = self.item()
        choices = [c for c in self.sayable if c.name != subject.category]
        if not choices:
            return None
        rule = Same(subject, self.item(*choices))
        return None if holds(rule, self.frame, self.world) else rule

    def if_then(self) -> Rule | None:
        condition = self.true_part() if self.dice.random() < 0.4 else self.false_part()
        consequence = self.true_part() if self.dice.random() < 0.6 else self.false_part()
        return None if condition is None or consequence is None or condition == consequence else IfThen(condition, consequence)

    def iff(self) -> Rule | None:
        draw = self.true_part if self.dice.random() < 0.5 else self.false_part
        left, right = draw(), draw()
        return None if left is None or right is None or left == right else Iff(left, right)

    def either_or(self) -> Rule | None:
        parts = [self.true_part(), self.false_part()]
        return self._joined(parts, Or)

    def count(self) -> Rule | None:
        parts = [self.true_part(), self.false_part()]
        if self.dice.random() < 0.3:
            parts.append(self.false_part())
        return self._joined(parts, lambda rules: Count(1, 1, rules))

    def _joined(self, parts: list[Rule | None], build: Callable[[tuple[Rule, ...]], Rule]) -> Rule | None:
        if None in parts or len(set(parts)) < len(parts):
            return None
        self.dice.shuffle(parts)
        return build(tuple(p for p in parts if p is not None))


def _reach(line: Category) -> Number:
    """The greatest difference of two values."""
    values = line.values or (0,)
    return max(values) - min(values)


def _category(rule: Same | Different) -> str | None:
    return rule.right.category if isinstance(rule.right, Item) else None


KINDS: dict[str, Callable[[Facts], Rule | None]] = {
    "same": Facts.same,
    "different": Facts.different,
    "superlative": Facts.superlative,
    "either": Facts.one_of,
    "neither": Facts.neither,
    "pairing": Facts.pairing,
    "distinct": Facts.distinct,
    "compare": Facts.compare,
    "exact": Facts.exact,
    "at-least": Facts.at_least,
    "bounded": Facts.bounded,
    "times": Facts.times,
    "distance": Facts.distance,
    "between": Facts.between,
    "not": Facts.negated,
    "both": Facts.both,
    "if": Facts.if_then,
    "iff": Facts.iff,
    "or": Facts.either_or,
    "count": Facts.count,
}
"""The kinds of clues by the names of the command line."""
