"""Who is older, taller or heavier than whom, in a puzzle that asks for nothing of the kind.

"The cook is older than Ann" and "Ben is older than the maid" say that Ann is not the cook, Ben not the maid, and not both
that Ann is the maid and Ben the cook: nobody is older than himself, by however many steps.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import permutations
from typing import NamedTuple

from nlpuzzle.rules import And, Different, Item, Not, Rule, Same
from nlpuzzle.understanding.reading import ClueReading
from nlpuzzle.understanding.sentences.besides import Reads, known, with_rules
from nlpuzzle.understanding.soundness.support import Support
from nlpuzzle.understanding.tokenising.tokens import Token
from nlpuzzle.understanding.tokenising.words_of import COPULAS

__all__ = ["with_scales"]

Tokens = tuple[Token, ...]

#: adjectives of people, and what they compare
_SCALES = {
    "heavy": "weight", "light": "weight", "old": "age", "poor": "wealth", "rich": "wealth", "short": "height", "tall": "height",
    "young": "age",
}  # fmt: skip
#: more comparisons than that are no remark in passing
_MOST_COMPARED = 8
_LONGEST_CYCLE = 4
_NOBODY = "nobody is older, taller or heavier than himself"


class _Edge(NamedTuple):
    clue: str
    more: Item
    less: Item
    scale: str


def with_scales(
    readings: Sequence[ClueReading], sentences: Mapping[str, tuple[Tokens, ...]], reads: Reads, support: Support
) -> tuple[ClueReading, ...]:
    """ "The cook is older than Ann" where no category has an order: nobody is older than himself, by however many steps."""
    if any(c.ordered or c.values is not None for c in support.frame):
        return tuple(readings)
    unread = [r.number for r in readings if r.status == "unparsed"]
    edges = [edge for number in unread for edge in _compared(number, sentences.get(number, ()), reads, support)]
    if not edges or len(edges) > _MOST_COMPARED:
        return tuple(readings)
    found: dict[str, list[Rule]] = {}
    for chain in _chains(edges):
        met = [(one.less, other.more) for one, other in zip(chain, (*chain[1:], chain[0]), strict=True)]
        if any(a.category == b.category and a != b for a, b in met):
            continue
        same = tuple(Same(a, b) for a, b in met if a != b)
        if not same:
            return tuple(readings)  # older than himself: something was misread
        rule: Rule = Different(*met[0]) if len(chain) == 1 else Not(And(same) if len(same) > 1 else same[0])
        for clue in {e.clue for e in chain}:  # of each, whatever their order
            found.setdefault(clue, []).append(rule)
    return tuple(with_rules(r, found.get(r.number, ()), (_NOBODY,)) for r in readings)


def _chains(edges: Sequence[_Edge]) -> Iterator[tuple[_Edge, ...]]:
    """The comparisons of one scale in every order that could lead back to where it began, each ring once."""
    for size in range(1, _LONGEST_CYCLE + 1):
        for chain in permutations(edges, size):
            if chain[0] is min(chain, key=edges.index) and len({e.scale for e in chain}) == 1:
                yield chain


def _compared(number: str, sentences: tuple[Tokens, ...], reads: Reads, support: Support) -> Iterator[_Edge]:
    """Who has more of what than whom, where the whole clue says only that."""
    if len(sentences) != 1 or [t.type for t in sentences[0]] != ["ITEM", "COMP", "THAN", "ITEM", "END"]:
        return
    one, comp, than, other, end = sentences[0]
    tail, copula = comp.gap[:-1], comp.gap[-1:]
    if not copula or copula[0].low not in COPULAS or than.gap or comp.adjective is None or comp.adjective.base not in _SCALES:
        return
    a, b = known(one, tail, reads, support), known(other, end.gap, reads, support)
    if a and b:
        more, less = (a, b) if comp.adjective.sign > 0 else (b, a)
        yield _Edge(number, more, less, _SCALES[comp.adjective.base])
