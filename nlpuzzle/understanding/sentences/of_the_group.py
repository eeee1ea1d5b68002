"""What is said of a whole group at once: "the two women are the cook and the owner of the cat" does not tell which is which."""

from dataclasses import replace

from nlpuzzle.understanding.tokenising.tokens import Token
from nlpuzzle.understanding.words.words_of import COPULAS

__all__ = ["of_the_group"]

Tokens = tuple[Token, ...]

_OWNING = COPULAS | {"have", "had", "own", "owned"}
_LISTED = frozenset({"ITEM", "AND", "_COMMA"})


def of_the_group(tokens: Tokens) -> Tokens:
    """ "The two women (Ann, Eve) are | the cook and the vet": in some order, where as many are named as the group has."""
    first = tokens[0]
    stop = next((i for i, t in enumerate(tokens) if t.words != first.words), len(tokens))
    members = [t for t in tokens[:stop] if t.type == "ITEM"]
    rest = tokens[stop:]
    named = [t for t in rest if t.type == "ITEM"]
    if len(members) < 2 or len(named) != len(members) or len(first.words) < 2:
        return tokens
    if any(t.type not in _LISTED for t in rest[:-1]) or rest[-1].type != "END" or rest[-2].type != "ITEM":
        return tokens
    if not any(w.low in _OWNING for w in rest[0].gap):
        return tokens  # "the two women like leeks and peas": both of them?
    last = rest[-2]
    order = Token("ANYORDER", "", last.words, ())
    return (*tokens[:-1], Token("_COMMA", "", last.words, rest[-1].gap), order, replace(rest[-1], gap=()))
