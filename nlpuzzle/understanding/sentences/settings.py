"""Where all of them were, told within a comparison: "spent 5 more days in space than Ann", "twice as long on the ship as"."""

from dataclasses import replace
from itertools import pairwise

from nlpuzzle.english.words import Word, split
from nlpuzzle.understanding.soundness.support import Support
from nlpuzzle.understanding.tokenising.tokens import Place, Superlative, Token

__all__ = ["without_settings"]

Tokens = tuple[Token, ...]

_ARTICLES = frozenset({"the", "a", "an", "his", "her", "their", "its"})
_PLACING = frozenset({"in", "on", "at"})


def without_settings(tokens: Tokens, support: Support) -> Tokens:
    """The comparison without the place, where the story or the name of what is compared has the same words: "Days in space"."""
    found = list(tokens)
    for i, token in enumerate(tokens):
        if token.type == "THAN" and i and tokens[i - 1].type == "COMP":
            rest = _before_place(token.gap, support)
            found[i] = token if rest is None else replace(token, gap=rest)
        if token.type in ("END", "_COMMA") and i > 1 and isinstance(tokens[i - 1].reference, (Place, Superlative)):
            found[i] = replace(token, gap=_without_place(token.gap, support))
        if token.type == "MULT" and token.value:
            inside = token.words[-1 - len(token.value.split()) : -1]
            counted = _before_place(inside, support)
            if counted is not None:
                place = inside[len(counted) :]  # it tells what is compared, wherever it stands
                words = (*place, *token.words[: -1 - len(inside)], *counted, token.words[-1])
                found[i] = replace(token, value=" ".join(w.low for w in counted), words=words)
    return tuple(found) if found != list(tokens) else tokens


def _without_place(words: tuple[Word, ...], support: Support) -> tuple[Word, ...]:
    """ "The first | boat at the quay this evening", where the story speaks of the quay and of this evening: the first boat."""
    if len(words) > 2 and words[-2].low == "this" and support.story_has_just([f"this {words[-1].low}"]):
        words = words[:-2]
    at = next((i for i, w in enumerate(words) if w.low in _PLACING), len(words))
    if at > 1 or len(words) - at > 3 or len(words) - at < 2:
        return words
    plain = all(w.low in ("the", "a", "an") for w in words[at + 1 : -1])
    return words[:at] if plain and support.set_in(words[at], words[-1]) else words


def _before_place(words: tuple[Word, ...], support: Support) -> tuple[Word, ...] | None:
    """The words before "in space", "on the island"; None where they do not end so, or not all of them were there."""
    at = len(words) - 2 - (len(words) > 2 and words[-2].low in _ARTICLES)
    if at < 0 or words[at].low not in _PLACING:
        return None
    place = (words[at].low, words[-1].stem)
    named = (_places(c.description or c.name) for c in support.frame.ordered)
    return words[:at] if support.set_in(words[at], words[-1]) or any(place in places for places in named) else None


def _places(text: str) -> frozenset[tuple[str, str]]:
    """Each preposition of a text with the stem of the noun it leads to."""
    words = [w for w in split(text) if w.low not in _ARTICLES]
    return frozenset((one.low, other.stem) for one, other in pairwise(words) if one.low in _PLACING)
