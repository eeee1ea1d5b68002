"""The one of whom it is so, told by "whatever" or "anyone": "whatever was fed on rye", "anyone travelling to York"."""

from collections.abc import Sequence
from dataclasses import replace

from nlpuzzle.english.words import Word, finite, participles
from nlpuzzle.understanding.tokenising.tokens import Choice, Token
from nlpuzzle.understanding.tokenising.waking import rewriter
from nlpuzzle.understanding.tokenising.words_of import COPULAS
from nlpuzzle.understanding.words.vocabulary import closed, verb_forms

__all__ = ["anyone_so", "whatever_was"]

Words = tuple[Word, ...]

_ANYONE = frozenset({"anyone", "anybody", "everyone", "everybody"})
_WHO = frozenset({"who", "that"})
_BEFORE_WHATEVER = frozenset({"with", "for", "by", "from", "as"})
#: "whatever else", "whatever the", "whatever may"
_NOT_SO = frozenset({"not", "n't", "never", "no", "neither", "if", "may", "might", "would", "else"})
_PLACED = frozenset({"in", "on", "at"})
_TOLD = frozenset({"with", "in", "from", "on", "at", "wearing"})
#: how a predicate may begin that several have: they go on with the first verb of the sentence
_HAS = COPULAS | {"has", "had"}


def _whatever_was(words: Words) -> Words:
    """ "| Whatever | was fed on rye weighed 3 kg": the one that was; "with | whatever | was left on the bus"."""
    lows = [w.low for w in words]
    at = lows.index("whatever")
    led = at == 0 or lows[at - 1] in _BEFORE_WHATEVER
    was = lows[at + 1 : at + 2]
    done = lows[at + 2 : at + 3]
    if not led or not was or was[0] not in _HAS or not done:
        return words
    placed = done[0] in _PLACED
    if not placed and not (done[0].endswith("ed") or done[0] in participles()):
        return words
    if at == 0 and was[0] in COPULAS and placed and not (_NOT_SO - {"not", "n't"}) & set(lows):
        return (*(words[0].instead(plain) for plain in ("the", "one", "that")), *words[1:])
    if placed or _NOT_SO & set(lows[at:]) or lows.count("whatever") > 1 or "," in lows:
        return words
    return (*words[:at], *(words[at].instead(plain) for plain in ("the", "one", "that")), *words[at + 1 :])


#: "whatever was" put as "the one that was"
whatever_was = rewriter((frozenset({"whatever"}), _whatever_was))


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
