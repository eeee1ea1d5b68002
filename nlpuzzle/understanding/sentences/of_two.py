""" "Ann and Ben sing on consecutive days, and Ann comes first": of the two, or of all? Both are readings."""

from collections.abc import Iterator
from dataclasses import replace

from nlpuzzle.rules import Amount, Compare, Distance, Rule, Same, Term
from nlpuzzle.understanding.clauses.said import Said
from nlpuzzle.understanding.tokenising.tokens import Token

__all__ = ["in_the_same", "or_of_the_two"]

_ENDS = frozenset({"first", "last"})
_NOUN_FOLLOWS = frozenset({"the", "a", "an", "in", "on", "at"})


def in_the_same(first: Said, second: Said) -> Said:
    """Of two that are so much apart, one is "the longer": in what they differ by, where it can be meant."""
    apart = {rule.category for rules in first.readings for rule in rules if isinstance(rule, Distance)}
    same = tuple(
        rules for rules in second.readings if all(isinstance(rule, Compare) and rule.category in apart for rule in rules)
    )
    return replace(second, readings=same) if len(apart) == 1 and same else second


def or_of_the_two(first: Said, tokens: tuple[Token, ...], second: Said) -> Said:
    """The second clause, with the meaning "of the two" as well where the first says how far apart two things are."""
    end = _bare_end(tokens)
    if end is None:
        return second
    found = tuple(
        tuple(other if rule == said else rule for rule in rules)
        for rules in second.readings
        for said in rules
        if isinstance(said, Same)
        for apart in first.readings
        for other in _of_two(said, apart, end)
    )
    return replace(second, readings=tuple(dict.fromkeys((*second.readings, *found))))


def _bare_end(tokens: tuple[Token, ...]) -> str | None:
    """ "Comes first", "is last", but not "is in the first house": nothing says of what."""
    for i, token in enumerate(tokens[:-1]):
        low = token.words[0].low if token.type == "ITEM" and len(token.words) == 1 else ""
        bare = bool(token.gap) and token.gap[-1].low not in _NOUN_FOLLOWS and not tokens[i + 1].gap
        if low in _ENDS and bare:
            return low
    return None


def _of_two(said: Same, apart: tuple[Rule, ...], end: str) -> Iterator[Rule]:
    for rule in apart:
        if isinstance(rule, Distance):
            terms: list[Term] = [rule.left, rule.right]
            for term, other in (terms, terms[::-1]):
                if term in (said.left, said.right):
                    yield Compare(rule.category, Amount(term), "<" if end == "first" else ">", Amount(other))
