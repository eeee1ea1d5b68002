"""Whose place or thing is compared, by a noun for its holder: "Ann's hut is left of the flute player's"."""

from dataclasses import replace

from nlpuzzle.english.words import Word
from nlpuzzle.understanding.tokenising.tokens import Token
from nlpuzzle.understanding.words.vocabulary import personal

__all__ = ["beside_the_holder"]

Tokens = tuple[Token, ...]

_RELATING = frozenset({"DIR", "NEXT", "THAN"})
_OWN = "'s"


def beside_the_holder(tokens: Tokens) -> Tokens:
    """The sentence with "the flute player" for "the flute player's (hut)", where somebody's hut is compared with it."""
    subject = tokens[1].gap if len(tokens) > 2 else ()
    owner = next((k for k, w in enumerate(subject[:2]) if w.low == _OWN), None)
    if tokens[0].type != "ITEM" or owner is None:
        return tokens
    thing = subject[owner + 1 : owner + 2]
    changed = list(tokens)
    for i in range(2, len(tokens)):
        kept = _holder(tokens[i].gap, thing)
        if kept and tokens[i - 1].type == "ITEM" and tokens[i - 2].type in _RELATING:
            changed[i] = replace(tokens[i], gap=(*kept, *tokens[i].gap[len(kept) + 1 + _again(tokens[i].gap, thing) :]))
    return tuple(changed)


def _holder(gap: tuple[Word, ...], thing: tuple[Word, ...]) -> tuple[Word, ...]:
    """The noun before "'s", where that ends the phrase or the same thing follows; none otherwise."""
    if len(gap) < 2 or gap[1].low != _OWN or not personal(gap[0].low):
        return ()
    rest = gap[2 + _again(gap, thing) :]
    return gap[:1] if not rest else ()


def _again(gap: tuple[Word, ...], thing: tuple[Word, ...]) -> bool:
    """Whether the thing of the first is named again: "Ann's hut is left of the flute player's | hut"."""
    return bool(thing) and [w.low for w in gap[2:3]] == [thing[0].low]
