"""How long somebody was away: "were away for two nights more than Ann", "was out 15 minutes longer" is "stayed ..."."""

from dataclasses import replace

from nlpuzzle.english.words import Word, key
from nlpuzzle.understanding.soundness.support import Support
from nlpuzzle.understanding.tokenising.tokens import Token

__all__ = ["away_for"]

Tokens = tuple[Token, ...]

_AWAY = frozenset({"absent", "away", "gone", "out"})
_BEING = {"is": "stays", "are": "stay", "was": "stayed", "were": "stayed"}
_GOING = {"goes": "stays", "go": "stay", "went": "stayed"}
_STAYING = frozenset(map(key, ("stay", "remain")))
_SPENDING = key("spend")
#: in what it is counted where the list has numbers alone: "Nights: 2, 3, 4"
_UNITS = frozenset({"day", "hour", "minute", "month", "night", "week", "weekend"})
#: what begins how long it was
_AMOUNT = frozenset({"ATLEAST", "ATMOST", "COMP", "EXACTLY", "MULT", "NUM", "OVER", "UNDER"})
#: what ends "spent five nights | away"
_AFTER_IT = frozenset({"THAN", "END", "AS", "_COMMA", "AND"})


def away_for(tokens: Tokens, support: Support) -> Tokens:
    """The sentence without the adverb, where one category is a time and the puzzle speaks of being away, or out."""
    if sum(c.dimension == "duration" or c.unit in _UNITS for c in support.frame) != 1:
        return tokens
    spent = False
    for i, token in enumerate(tokens):
        lows = [w.low for w in token.gap]
        at = next((k for k, low in enumerate(lows) if k and low in _AWAY), 0)
        rest = token.gap[at + 1 :]
        if at and support.supported(token.gap[at]) and _how_long(tokens[i:]) and _somewhere(rest):
            verb, before, away = token.gap[at - 1], token.gap[: at - 1], token.gap[at]
            stayed = _BEING.get(verb.low) or (_GOING.get(verb.low) if away.low != "gone" else None)
            kept = (verb,) if verb.stem in _STAYING else (verb.instead(stayed),) if stayed else ()
            if kept:
                return (*tokens[:i], replace(token, gap=(*before, *kept, *rest)), *tokens[i + 1 :])
        spent = spent or any(w.stem == _SPENDING for w in token.gap)
        if spent and token.type in _AFTER_IT and lows[-1:] == ["away"] and len(lows) < 4:
            if support.supported(token.gap[-1]):  # "spent fewer nights | away"
                return (*tokens[:i], replace(token, gap=token.gap[:-1]), *tokens[i + 1 :])
    return tokens


def _somewhere(rest: tuple[Word, ...]) -> bool:
    """Nothing, "for", or where it was: "was out | on the lake for"."""
    lows = [w.low for w in rest if w.low != "for"]
    return not lows or (len(lows) == 3 and lows[0] in ("at", "in", "on") and lows[1] == "the")


def _how_long(tokens: Tokens) -> bool:
    """Whether an amount begins here, and no "three nights before Ann"."""
    first, *rest = tokens
    if first.type == "ITEM":
        return first.number is not None
    return first.type in _AMOUNT and not any(t.type == "DIR" for t in rest[:2])
