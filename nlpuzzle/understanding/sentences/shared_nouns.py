"""A noun that is said again of the other side of a comparison: "Ann's tent is bigger than | the tent of | the camper with"."""

from dataclasses import replace

from nlpuzzle.english.words import Word
from nlpuzzle.understanding.soundness.support import Support
from nlpuzzle.understanding.tokenising.tokens import Token
from nlpuzzle.understanding.words.people import is_person

__all__ = ["that_of"]

Tokens = tuple[Token, ...]

_COMPARING = frozenset({"THAN", "DIR", "NEXT"})


def that_of(tokens: Tokens, support: Support) -> Tokens:
    """The sentence with "that of" for the noun, where the other side has the same noun: "Ann's tent", "the tent from Oslo"."""
    for i, token in enumerate(tokens):
        lows = [w.low for w in token.gap[:3]]
        if token.type != "ITEM" or i < 2 or tokens[i - 1].type not in _COMPARING or lows[:1] != ["the"] or lows[2:] != ["of"]:
            continue
        noun = token.gap[1]
        if is_person(noun.low) or support.another(noun) or not any(_headed(before.gap, noun) for before in tokens[:i]):
            continue
        return (*tokens[:i], replace(token, gap=(noun.instead("that"), *token.gap[2:])), *tokens[i + 1 :])
    return tokens


def _headed(gap: tuple[Word, ...], noun: Word) -> bool:
    """ "'s tent is", "the tent from": the words before or after an item that begin with the noun."""
    lows = [w.low for w in gap]
    if noun.low not in lows[1:3]:
        return False
    at = lows.index(noun.low)
    return lows[at - 1] in ("'s", "'") or (at == 1 and lows[0] == "the" and len(lows) > 2)
