"""Who is older, taller or heavier than whom, in a puzzle that asks for nothing of the kind.

"The cook is older than Ann" and "Ben is older than the maid" say that Ann is not the cook, Ben not the maid, and not both
that Ann is the maid and Ben the cook: nobody is older than himself, by however many steps.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import permutations
from typing import NamedTuple

from nlpuzzle.english.units import unit_of
from nlpuzzle.english.words import Word, forms, participles
from nlpuzzle.rules import And, Different, Item, Not, Rule, Same
from nlpuzzle.understanding.reading import ClueReading
from nlpuzzle.understanding.sentences.besides import Reads, known, with_rules
from nlpuzzle.understanding.sentences.implied import of_a_category
from nlpuzzle.understanding.soundness.support import Support
from nlpuzzle.understanding.tokenising.tokens import Token
from nlpuzzle.understanding.words.people import is_person
from nlpuzzle.understanding.words.vocabulary import closed
from nlpuzzle.understanding.words.words_of import COPULAS

__all__ = ["with_scales"]

Tokens = tuple[Token, ...]
Words = tuple[Word, ...]

#: adjectives of people, and what they compare
_SCALES = {
    "heavy": "weight", "light": "weight", "old": "age", "poor": "wealth", "rich": "wealth", "short": "height", "tall": "height",
    "young": "age",
}  # fmt: skip
#: how much older: nobody asks here
_HOW_MUCH = frozenset(
    tuple(words.split())
    for words in (
        "much", "far", "even", "slightly", "somewhat", "rather", "considerably", "significantly", "noticeably", "distinctly",
        "a lot", "a bit", "a little", "a good deal", "a great deal", "a good bit", "a good while", "quite a bit", "quite a lot",
    )
)  # fmt: skip
_EARNING = frozenset(form for verb in ("earn", "make") for form in forms(verb) if not form.endswith("ing")) | {"earn", "make"}
#: "been a member of the club for"
_LONGEST_DEED = 7
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
    if len(sentences) != 1:
        return
    tokens = sentences[0]
    begun = tokens[1] if len(tokens) > 1 else tokens[0]
    if [t.type for t in tokens[1:2]] == ["NUM"] and len(tokens) > 2 and len(tokens[2].gap) < 2:
        tokens = (tokens[0], *tokens[2:])  # "three years | older"
    if [t.type for t in tokens] != ["ITEM", "COMP", "THAN", "ITEM", "END"]:
        return
    one, comp, than, other, end = tokens
    found = _scale(begun.gap, comp, than, support)
    if found is None or comp.adjective is None:
        return
    a, b = known(one, found[0], reads, support), known(other, end.gap, reads, support)
    if a and b:
        more, less = (a, b) if comp.adjective.sign > 0 else (b, a)
        yield _Edge(number, more, less, found[1])


def _scale(gap: Words, comp: Token, than: Token, support: Support) -> tuple[Words, str] | None:
    """What follows the subject before its verb, and what is compared, where that is no matter of the puzzle."""
    lows = [w.low for w in gap]
    stop = next((k for k in range(len(lows)) if tuple(lows[k:]) in _HOW_MUCH), len(lows))
    gap, lows, base = gap[:stop], lows[:stop], comp.adjective.base if comp.adjective else ""
    if not gap:
        return None
    if gap[-1].low in COPULAS and not than.gap:
        return (gap[:-1], _SCALES[base]) if base in _SCALES else None
    strange = [w for w in (*gap, *than.gap) if closed().get(w.low) is None and not (_counts_years(w) or is_person(w.low))]
    if any(support.taken_by(w) or of_a_category(w.low, support) for w in strange):
        return None
    if base in ("more", "less") and gap[-1].low in _EARNING and [w.low for w in than.gap] in ([], ["money"]):
        return gap[:-1], "income"
    has = next((k for k, low in enumerate(lows) if low in ("has", "have", "had")), None)
    if has is None:
        return None
    if base == "long" and not than.gap and len(lows) > has + 1 and _for_so_long(gap[has + 1 :]):
        return gap[:has], " ".join(low for low in lows[has + 1 :] if low not in ("for", "a", "an"))
    if base in ("more", "less") and has == len(lows) - 1 and len(than.gap) == 1 and not support.supported(than.gap[0]):
        return gap[:has], than.gap[0].stem  # "has more cousins than"
    return None


def _for_so_long(words: Words) -> bool:
    """ "Been a scout for", "lived here", "worked for the firm": what one has done, or been, for so long."""
    done = words[0].low
    return len(words) <= _LONGEST_DEED and (done in participles() or done.endswith("ed") or done == "been")


def _counts_years(word: Word) -> bool:
    return unit_of(word.low) is not None
