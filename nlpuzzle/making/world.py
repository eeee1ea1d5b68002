"""A hidden world: one arrangement of a frame, and whom something can be said of in it."""

import random
from collections.abc import Mapping, Sequence

from nlpuzzle.puzzle import Category, Frame, Item
from nlpuzzle.rules import Arrangement, At, Beside, Term
from nlpuzzle.rules.meaning import thing
from nlpuzzle.telling.realise.voice import Voice

__all__ = ["World"]


class World:
    """One arrangement of a frame, with what can be said in it of whom, and the dice."""

    def __init__(self, frame: Frame, voices: Mapping[str, Voice], arrangement: Arrangement, dice: random.Random) -> None:
        self.frame, self.voices, self.arrangement, self.dice = frame, voices, arrangement, dice
        self.at = {(thing_, item.category): item for item, thing_ in arrangement.items()}
        self.names = next((c.name for c in frame if voices[c.name].named), None)
        #: categories whose things can be compared, and of these the lines
        self.ordered = [c for c in frame if c.ordered and voices[c.name].more]
        self.lines = [c for c in self.ordered if voices[c.name].line]
        self.amounts = [c for c in self.ordered if c not in self.lines]
        self.sayable = [c for c in frame if not voices[c.name].named]

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
        """The categories but these."""
        return [c for c in self.frame if c not in without]

    def owner(self, term: Term) -> int | None:
        """Which thing a term is; None where there is none."""
        return thing(term, self.frame, self.arrangement)

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
        """The whole number that a term has in an ordered category."""
        owner = self.owner(term)
        if owner is None:
            return None
        value = line.value(self.at[owner, line.name].label)
        return value if isinstance(value, int) else None

    def in_turn(self, items: Sequence[Item]) -> tuple[Item, ...]:
        """Items to choose from in the order in which people name them: numbers from the least, all others as it comes."""
        category = self.frame.by_name[items[0].category]
        if category.ordered and all(item.category == category.name for item in items):
            return tuple(sorted(items, key=lambda item: category.value(item.label)))
        return tuple(self.dice.sample(items, len(items)))
