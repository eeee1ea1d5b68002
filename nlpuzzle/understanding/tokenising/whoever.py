"""The one of whom it is so, told by "anyone": "anyone travelling to York"."""

from collections.abc import Sequence
from dataclasses import replace

from nlpuzzle.english.words import Word, finite
from nlpuzzle.understanding.tokenising.tokens import Choice, Token
from nlpuzzle.understanding.words.vocabulary import closed, verb_forms

__all__ = ["anyone_so"]

_ANYONE = frozenset({"anyone", "anybody", "everyone", "everybody"})
_WHO = frozenset({"who", "that"})
_TOLD = frozenset({"with", "in", "from", "on", "at", "wearing"})


def anyone_so(tokens: Sequence[Token]) -> tuple[Token, ...]:
    """ "Anyone | travelling to York | leaves before Ben": as each of them goes somewhere else, the one who goes there."""
    first, *rest = tokens
    if first.type == "ITEM" and first.gap[:1] and first.gap[0].low in _ANYONE:
        first, rest = Token("STOP", "all", first.gap[:1]), [replace(first, gap=first.gap[1:]), *rest]
    told = first.type == "STOP" and not first.gap and [w.low for w in first.words] in [[low] for low in _ANYONE]
    if not told or len(rest) < 3 or rest[0].type != "ITEM" or not isinstance(rest[0].reference, Choice) or not rest[0].gap:
        return tuple(tokens)
    lead, verb = rest[0].gap[0], rest[1].gap[:1]
    described = lead.low in _WHO or lead.low in _TOLD or (lead.low.endswith("ing") and lead.low in verb_forms())
    predicate = bool(verb) and (closed().get(verb[0].low) == "a" or (verb[0].low in verb_forms() and finite(verb[0].low)))
    if not described or not predicate or rest[1].type == "_COMMA" or _names_somebody(lead, rest[0]):
        return tuple(tokens)
    like = first.words[0]
    gap = (like.instead("the"), like.instead("one"), *rest[0].gap)
    return (replace(rest[0], gap=gap), *rest[1:])


def _names_somebody(lead: Word, item: Token) -> bool:
    """ "Anyone who | Ann knows": she does the telling, and more than one may be known to her."""
    return lead.low in _WHO and len(item.gap) == 1 and item.words[0].proper
