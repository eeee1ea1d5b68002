"""Tokens that only others make clear: "both" before a list, the "does" of "than Ben does"."""

from collections.abc import Sequence
from dataclasses import replace

from nlpuzzle.english.words import Word
from nlpuzzle.understanding.tokens import Token

__all__ = ["settled"]

_DOES = frozenset("does did do is was are were has had".split())
_COMPARING = frozenset({"COMP", "DIR", "MULT", "AS"})
_ENDING = frozenset({"END", "_COMMA", "_BUT", "_SEMI"})
_NEGATIVE = frozenset({"NOT", "NEITHER", "NOR", "NONEOF", "IF", "UNLESS"})


def settled(tokens: Sequence[Token]) -> list[Token]:
    """The tokens without those that say nothing where they stand."""
    return _without_both(_without_does(_there_first(tokens)))


def _there_first(tokens: Sequence[Token]) -> list[Token]:
    """ "Between Ann and Ben there are two people": there are two people between Ann and Ben."""
    kinds = [t.type for t in tokens]
    at = kinds.index("THERE") if "THERE" in kinds else 0
    if kinds[:1] != ["BETWEEN"] or not at or tokens[0].gap or tokens[at].gap or kinds[-2:] != ["NUMBER", "END"]:
        return list(tokens)
    between = replace(tokens[0], gap=tokens[-1].gap)
    return [*tokens[at:-1], between, *tokens[1:at], replace(tokens[-1], gap=())]


def _without_does(tokens: Sequence[Token]) -> list[Token]:
    """ "Older than Ben is", "two dollars more than Ann does": the verb of the other side adds nothing."""
    found: list[Token] = []
    compared = False
    for token in tokens:
        ends = token.type in _ENDING and compared and found and found[-1].type == "ITEM"
        lows = [w.low for w in token.gap]
        if ends and lows[-1:] and lows[-1] in _DOES and lows[-2:-1] not in (["who"], ["that"]):
            token = replace(token, gap=token.gap[:-1])
        found.append(token)
        compared = (compared or token.type in _COMPARING) and token.type not in _ENDING
    return found


def _without_both(tokens: Sequence[Token]) -> list[Token]:
    """ "Both Ann and Ben are", "is next to both Ann and Ben", "Ann and Ben both": what is said of a list holds of each."""
    found: list[Token] = []
    kinds = [t.type for t in tokens]
    carried: tuple[Word, ...] = ()
    for i, token in enumerate(tokens):
        if token.type != "BOTH":
            found.append(replace(token, gap=(*carried, *token.gap)) if carried else token)
            carried = ()
            continue
        joint = next((kind for kind in kinds[i + 1 :] if kind in ("AND", "OR", "NOR", "_BUT", "END")), "END")
        listed = kinds[:i].count("AND") == 1 and "OR" not in kinds[:i] and "_COMMA" not in kinds[:i]
        if (joint != "AND" and not listed) or _NEGATIVE & set(kinds[:i]):
            found.append(replace(token, type="STOP", value="all", gap=(*carried, *token.gap)))
            carried = ()
        else:
            carried = (*carried, *token.gap)
    return found
