"""What could decide between several solutions: the sentences that were not understood, by what they name.

Nothing is claimed of what such a sentence says. It names items; where the solutions differ in those, some simple fact about
them (the same, different, before, so far apart, next to each other) may be true in one of the solutions only.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import combinations
from time import perf_counter

from nlpuzzle.assemble import arrangement_of
from nlpuzzle.english.morphology import singular
from nlpuzzle.english.words import split
from nlpuzzle.outcome import Limits, OpenClue, Solutions
from nlpuzzle.puzzle import Category, Frame, Item, Setup
from nlpuzzle.rules import Different, Rule, holds
from nlpuzzle.solving import Result, solve
from nlpuzzle.understanding.reading import ClueReading
from nlpuzzle.understanding.tokenising.tokenise import tokenise
from nlpuzzle.understanding.tokenising.tokens import Choice, Place, Pronoun, Superlative, Token
from nlpuzzle.understanding.words.lexicon import Lexicon
from nlpuzzle.values import dataclass

__all__ = ["could_decide"]

Fact = tuple[str | int | float, ...]
"""One simple thing that is true of two items in a solution: ("same",), ("age", "apart", 3), ..."""


@dataclass(frozen=True)
class _Mention:
    """What a sentence names: its items in order, and the categories of which it names no item, but a rank or the name."""

    items: tuple[Item, ...]
    categories: tuple[Category, ...]


def could_decide(
    setup: Setup, rules: Sequence[tuple[str, Rule]], unread: Sequence[ClueReading], result: Result, limits: Limits
) -> Solutions:
    """What is known of several solutions, with the sentences that might decide between them.

    For each sentence that was not understood: what it names, what of that is open, and whether one fact about it is enough; and
    the fewest sentences that could decide together, where none of them can alone. One that points at somebody ("she") is left
    out where it names nothing that is open.

    `unread`  where all clues were understood, the sentences taken as background are looked at; only those that could decide
              are told
    `result`  several solutions of the rules (clue number, rule); where more may fit than were found, it stays unsaid what is
              enough
    """
    open_ = _Open(setup.frame, rules, result, limits)
    found: list[OpenClue] = []
    masks: dict[str, set[int]] = {}
    background = () if unread else (ClueReading(n.number, n.text, n.span, "note") for n in setup.notes)
    for reading, tokens in _sentences(setup, unread or tuple(background)):
        mention = _mention(tokens, setup.frame)
        items = [item for item in mention.items if open_.differs(item)]
        categories = [c.name for c in mention.categories if any(map(open_.differs, _items(c)))]
        vague = not unread or any(isinstance(token.reference, Pronoun) for token in tokens)
        if vague and not items and not (unread and categories):
            continue
        if (items or categories) and open_.all_found:
            masks[reading.number] = {*open_.left_by_facts(mention), *open_.left_by(reading.readings)}
        found.append(
            OpenClue(
                number=reading.number,
                names=[(item.category, item.label) for item in mention.items],
                differ=[(item.category, item.label) for item in items],
                categories=categories,
                decides=any(map(_is_one, masks[reading.number])) if reading.number in masks else None,
            )
        )
    return Solutions(
        count=result.count,
        at_least=result.at_least,
        differ=list(result.differ),
        unread=found if unread else [clue for clue in found if clue.decides],
        together=_together(masks) if unread else [],
    )


def _sentences(setup: Setup, readings: Sequence[ClueReading]) -> Iterator[tuple[ClueReading, tuple[Token, ...]]]:
    """Each sentence with its tokens; one that says "she" has those of the clue that it belongs to, too."""
    lexicon = Lexicon(setup.frame)
    texts = {clue.number: clue.text for clue in setup.clues}
    parents = {clue.number: texts.get(clue.parent or "", "") for clue in setup.clues}
    for reading in readings:
        tokens = tokenise(reading.text, lexicon)
        if any(isinstance(token.reference, Pronoun) for token in tokens):
            tokens = (*tokenise(parents.get(reading.number, ""), lexicon), *tokens)
        yield reading, tokens


def _mention(tokens: Sequence[Token], frame: Frame) -> _Mention:
    """The items; where there is one at most, the categories as well: "Ann's colour", "Ann is first"."""
    named = [token.reference.items for token in tokens if isinstance(token.reference, Choice)]
    items = tuple(dict.fromkeys(item for choice in named for item in choice))
    if len(items) > 1:
        return _Mention(items, ())
    words = {singular(word.low) for token in tokens for word in token.gap}
    ranked = {d for t in tokens if isinstance(t.reference, Superlative) for d in t.reference.adjective.dimensions}
    placed = any(isinstance(token.reference, Place) for token in tokens)
    categories = (
        c
        for c in frame
        if (placed and c.anchor) or c.dimension in ranked or {singular(word.low) for word in split(c.name)} <= words
    )
    return _Mention(items, tuple(c for c in categories if c.name not in {item.category for item in items}))


def _items(category: Category) -> list[Item]:
    return [Item(category.name, label) for label in category.items]


class _Open:
    """In what the solutions differ, and which of them a fact leaves. A set of solutions is an integer, a bit for each."""

    def __init__(self, frame: Frame, rules: Sequence[tuple[str, Rule]], result: Result, limits: Limits) -> None:
        self.frame, self.rules, self.limits = frame, rules, limits.model_copy(update={"solutions": 2})
        self.all_found = not result.at_least
        #: all these searches together may take as long as the one for the answer
        self._deadline = perf_counter() + limits.seconds
        self.found = [arrangement_of(frame, table) for table in result.solutions]
        #: for each solution the item of a category that each thing is
        self._there = [{(i.category, thing): i for i, thing in arrangement.items()} for arrangement in self.found]
        self._known: dict[Item, bool] = {}

    def differs(self, item: Item) -> bool:
        """Whether the item is with other things in one solution than in another; no more is told once the time is up."""
        if item not in self._known:
            self._known[item] = self._differs(item)
        return self._known[item]

    def _differs(self, item: Item) -> bool:
        with_it = [self._there[0][c.name, self.found[0][item]] for c in self.frame if c.name != item.category]
        if any(arrangement[other] != arrangement[item] for other in with_it for arrangement in self.found):
            return True
        return not self.all_found and any(self._is_possible(Different(item, other)) for other in with_it)

    def _is_possible(self, rule: Rule) -> bool:
        left = self._deadline - perf_counter()
        if left <= 0:
            return False
        return solve(self.frame, [*self.rules, ("", rule)], self.limits.model_copy(update={"seconds": left})).verdict != "none"

    def left_by(self, readings: Iterable[Sequence[Rule]]) -> Iterator[int]:
        """The solutions that each of some readings leaves."""
        for rules in readings:
            yield sum(1 << i for i, found in enumerate(self.found) if all(holds(rule, self.frame, found) for rule in rules))

    def left_by_facts(self, mention: _Mention) -> Iterator[int]:
        """The solutions that each simple fact about what a sentence names would leave."""
        pairs = list(combinations(mention.items, 2))
        categories = mention.categories or (self.frame.categories if len(mention.items) == 1 else ())
        pairs += [(item, other) for item in mention.items for c in categories for other in _items(c)]
        for first, second in pairs:
            masks: dict[Fact, int] = {}
            for place in range(len(self.found)):
                for fact in self._facts(first, second, place):
                    masks[fact] = masks.get(fact, 0) | 1 << place
            yield from masks.values()

    def _facts(self, first: Item, second: Item, place: int) -> Iterator[Fact]:
        """The simple facts that are true of two items in one of the solutions."""
        one, other = self.found[place][first], self.found[place][second]
        yield ("same" if one == other else "different",)
        for category in self.frame:
            if category.ordered:
                here, there = (self._there[place][category.name, thing].label for thing in (one, other))
                by = float(category.value(here) - category.value(there))
                ranks = category.ranked.index(here) - category.ranked.index(there)
                yield category.name, "more", (by > 0) - (by < 0)
                yield from ((category.name, "by", by), (category.name, "apart", abs(by)))
                yield from ((category.name, "places", ranks), (category.name, "places apart", abs(ranks)))


def _is_one(mask: int) -> bool:
    return mask.bit_count() == 1


#: pairs of facts that are laid together at most
_WORK = 300_000


def _together(masks: Mapping[str, set[int]]) -> list[str]:
    """Two or three sentences that could decide together; none where one of them could alone, or where it takes more."""
    if any(map(_is_one, set().union(*masks.values()))):
        return []
    work = 0
    for numbers in (chosen for count in (2, 3) for chosen in combinations(masks, count)):
        left = masks[numbers[0]]
        for number in numbers[1:]:
            work += 1 + len(left) * len(masks[number])
            if work > _WORK:
                return []  # a paste with dozens of unread sentences: nobody would try them three by three
            left = {mask & other for mask in left for other in masks[number]}
        if any(map(_is_one, left)):
            return list(numbers)
    return []
