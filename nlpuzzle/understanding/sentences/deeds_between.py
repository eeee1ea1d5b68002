"""What two of one kind do with each other makes nobody one with another: "Lionel danced with Ralph's wife".

Where a clue that is not read has a deed between two different items of one category, the deed is no word for being one and the
same; what other clues say with it, "Tessa danced with Ralph", is not read as if it were.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import pairwise

from nlpuzzle.english.words import Word
from nlpuzzle.rules import Different, OneOf, Rule, Same
from nlpuzzle.understanding.reading import ClueReading
from nlpuzzle.understanding.reasons import sentence
from nlpuzzle.understanding.soundness.support import Support
from nlpuzzle.understanding.tokenising.tokens import Choice, Token
from nlpuzzle.understanding.words.words_of import COPULAS

__all__ = ["Deed", "deeds_between", "told_by", "without_deeds_between"]

Tokens = tuple[Token, ...]
#: the stem of a verb, and its preposition
Deed = tuple[str, str]

#: before whom something is done with: "danced with"
_TOGETHER = frozenset({"with", "against"})
_DENYING = frozenset({"NOT", "NEITHER", "NOR"})


def deeds_between(
    readings: Sequence[ClueReading], sentences: Mapping[str, tuple[Tokens, ...]], support: Support
) -> frozenset[Deed]:
    """The deeds that two of one category do with each other in the clues that are not read."""
    unread = (sentences.get(r.number, ()) for r in readings if r.status == "unparsed")
    return frozenset(deed for told in unread for tokens in told for deed in _between_two(tokens, support))


def told_by(told: Sequence[Tokens], deeds: frozenset[Deed], support: Support) -> tuple[Word, ...]:
    """The words of the first of some deeds that a clue has; () where it has none."""
    return next((words for tokens in told for t in tokens for deed, words in _deeds(t, support) if deed in deeds), ())


def without_deeds_between(
    readings: Sequence[ClueReading], sentences: Mapping[str, tuple[Tokens, ...]], support: Support
) -> tuple[ClueReading, ...]:
    """The readings without those that take for one two who only did something with each other."""
    between = deeds_between(readings, sentences, support)
    return tuple(_judged(r, sentences.get(r.number, ()), between, support) if between else r for r in readings)


def _judged(reading: ClueReading, told: tuple[Tokens, ...], between: frozenset[Deed], support: Support) -> ClueReading:
    denied = any(t.type in _DENYING for tokens in told for t in tokens)
    if reading.status != "parsed" or not any(_identifies(rule, denied) for rule in reading.rules):
        return reading
    words = told_by(told, between, support)
    return replace(reading, status="unparsed", rules=(), reason=sentence("relation", words)) if words else reading


def _identifies(rule: Rule, denied: bool) -> bool:
    """Whether a rule takes two for one, or denies that; "Ann danced with the cook" says without a "not" that she is another."""
    return isinstance(rule, Same | OneOf) or (denied and isinstance(rule, Different))


def _between_two(tokens: Tokens, support: Support) -> Iterator[Deed]:
    """ "Lionel | danced with | Ralph": the deed between two different items of one category, whatever they are called by."""
    for before, token in pairwise(tokens):
        one, other = before.reference, token.reference
        if not (isinstance(one, Choice) and isinstance(other, Choice)) or len(one.items) != 1 or len(other.items) != 1:
            continue
        if one.items[0].category == other.items[0].category and one.items != other.items:
            yield from (deed for deed, _ in _deeds(token, support))


def _deeds(token: Token, support: Support) -> Iterator[tuple[Deed, tuple[Word, ...]]]:
    """ "Danced with" at the end of the words before a token."""
    if len(token.gap) < 2 or token.gap[-1].low not in _TOGETHER:
        return
    verb, preposition = token.gap[-2:]
    if verb.low not in COPULAS and support.letter(verb) in "vo":
        yield (verb.stem, preposition.low), (verb, preposition)
