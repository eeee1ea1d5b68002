"""What nobody does in a place: "in seat 4 nobody plays the flute", "on neither the first nor the last day did anyone sing"."""

from dataclasses import replace

from nlpuzzle.english.words import Word
from nlpuzzle.understanding.tokenising.tokens import Choice, Place, Token

__all__ = ["is_nobody", "nobody_there", "not_there"]

Tokens = tuple[Token, ...]

_PLACING = frozenset({"in", "on", "at", "from"})
_NOBODY = (["nobody"], ["no", "one"], ["no-one"])
_MOST = 6


def nobody_there(tokens: Tokens) -> tuple[Tokens, ...]:
    """The clauses of which none is true: "the one in seat 4 plays the flute"; none where it is another sentence."""
    kinds = [t.type for t in tokens]
    if kinds[:5] == ["NEITHER", "ITEM", "NOR", "ITEM", "ITEM"] and is_nobody(tokens[4]):
        return _in_neither(tokens)
    start = 2 if kinds[1:2] == ["_COMMA"] and not tokens[1].gap else 1
    if len(tokens) < start + 3 or kinds[0] != "ITEM" or not _is_place(tokens[0]) or not is_nobody(tokens[start]):
        return ()
    return not_there(tokens[0], tokens[start].gap, tokens[start + 1 :])


def is_nobody(token: Token) -> bool:
    """ "Nobody": no name, since no category has such a one."""
    return token.type == "ITEM" and [w.text for w in token.words] in _NOBODY


def not_there(place: Token, tail: tuple[Word, ...], done: Tokens) -> tuple[Tokens, ...]:
    """What would be said of whoever is there, for each thing that nobody does: "drinks | milk | or | tea"."""
    things, marks = done[0:-1:2], done[1:-1:2]
    if done[-1].type != "END" or not things or len(things) > _MOST or len(things) != len(marks) + 1:
        return ()
    if any(t.type != "ITEM" or not isinstance(t.reference, Choice) for t in things) or not things[0].gap:
        return ()
    if any(t.type not in ("OR", "_COMMA") or t.gap for t in marks) or (marks and marks[-1].type != "OR"):
        return ()
    lead = place.gap[0]
    there = replace(place, gap=(lead.instead("the"), lead.instead("one"), lead.instead("who"), lead.instead("is"), *place.gap))
    verb = (*tail, *things[0].gap)
    if any(w.low not in {*(v.low for v in verb), "a", "an", "the"} for t in things[1:] for w in t.gap):
        return ()
    return tuple((there, replace(t, gap=verb), Token("END", "", (), done[-1].gap)) for t in things)


def _in_neither(tokens: Tokens) -> tuple[Tokens, ...]:
    """ "In | neither | Rome nor | Oslo | nobody | does play the | harp", which the rewriter made of "does anyone play"."""
    neither, one, nor, other, nobody, *done = tokens
    lead = (*neither.gap, *one.gap)
    if nor.gap or not lead or lead[0].low not in _PLACING:
        return ()
    first, second = replace(one, gap=lead), replace(other, gap=(*neither.gap, *other.gap))
    return (*not_there(first, nobody.gap, tuple(done)), *not_there(second, nobody.gap, tuple(done)))


def _is_place(token: Token) -> bool:
    named = isinstance(token.reference, Choice | Place)
    return named and bool(token.gap) and token.gap[0].low in _PLACING
