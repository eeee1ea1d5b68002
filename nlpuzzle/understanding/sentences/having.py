""" "Ann has Ben on her left", "has the cook living above her": he is there. Who it is of and who stands there change places."""

from dataclasses import replace

from nlpuzzle.understanding.tokenising.tokens import Pronoun, Token

__all__ = ["has_beside"]

Tokens = tuple[Token, ...]

_HAS = {"has": "is", "had": "was"}
_SIDES = frozenset({"left", "right", "above", "below", "ahead", "behind"})
#: how a description begins
_BEGINNING = frozenset({"the", "a", "an", "whoever"})
_THERE = frozenset("living standing sitting seated waiting sleeping parked placed".split())


def has_beside(tokens: Tokens) -> Tokens:
    """The sentence told of the one who stands there: "Ben is to the left of Ann"."""
    kinds = [t.type for t in tokens]
    close = kinds[2:3] == ["DIRECTLY"]
    shape = ["ITEM", "ITEM", *(["DIRECTLY"] if close else []), "DIR"]
    if kinds not in ([*shape, "ITEM", "END"], [*shape, "END"]) or tokens[-1].gap:
        return tokens
    owner, other, first = tokens[0], tokens[1], tokens[2]
    place = tokens[3] if close else first
    last = tokens[-2]
    if last.type == "ITEM" and not (isinstance(last.reference, Pronoun) and not last.gap):
        return tokens
    verb = next((i for i, w in enumerate(other.gap) if w.low in _HAS), None)
    there = bool(first.gap) and first.gap[-1].low in _THERE
    if verb is None or (close and place.gap) or not (there or last.type == "ITEM"):
        return tokens
    if place.value.partition(":")[0] not in _SIDES:
        return tokens  # "had seen the hare before"
    if any(w.low not in _BEGINNING for w in other.gap[verb + 1 : verb + 2]):
        return tokens
    described = first.gap[:-1] if there else first.gap
    is_ = other.gap[verb].instead(_HAS[other.gap[verb].low])
    subject = replace(other, gap=other.gap[verb + 1 :])
    end = Token("END", "", (), other.gap[:verb])
    moved = (replace(first, gap=(*described, is_)), *tokens[3 : 3 + close])
    return (subject, *moved, owner, end)
