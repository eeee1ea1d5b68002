"""Where all of them were, told within a comparison: "spent 5 more days in space than Ann", "twice as long on the ship as"."""

from dataclasses import replace
from itertools import pairwise

from nlpuzzle.english.units import unit_of
from nlpuzzle.english.words import Word, key, split
from nlpuzzle.understanding.sentences.beside_amounts import without_what_is_told
from nlpuzzle.understanding.soundness.support import Support
from nlpuzzle.understanding.tokenising.tokens import Place, Superlative, Token
from nlpuzzle.understanding.words.vocabulary import closed, verb_forms

__all__ = ["without_settings"]

Tokens = tuple[Token, ...]

_ARTICLES = frozenset({"the", "a", "an", "his", "her", "their", "its"})
_PLACING = frozenset({"in", "on", "at"})
#: by which one stays
_WATERS = frozenset("bay beach canal lake loch ocean pool river sea seaside shore".split())
#: what is counted, and has been neither spent nor used up
_LEFT = frozenset({"left", "remaining"})
#: of which there is so much per cent
_CHARGES = frozenset({"battery", "charge", "power"})
#: by which a noun tells of what somebody does or is: "membership", "teaching", "employment"
_ENDINGS = ("ship", "ment", "ing")
_ROOT = 4
_HAVING = frozenset(map(key, ("has", "had", "have", "spend", "spent")))


def without_settings(tokens: Tokens, support: Support) -> Tokens:
    """The comparison without the place, where the story or the name of what is compared has the same words: "Days in space"."""
    found = list(tokens)
    for i, token in enumerate(tokens):
        if token.type == "THAN" and i and tokens[i - 1].type == "COMP":
            rest = _before_place(token.gap, support) or (_counted(token.gap, support) if _had(tokens[:i]) else None)
            if rest is None and _told_deed(tokens[:i], support):
                rest = without_what_is_told(token.gap, support)
            found[i] = token if rest is None else replace(token, gap=rest)
        if token.type in ("END", "_COMMA") and i > 1 and isinstance(tokens[i - 1].reference, (Place, Superlative)):
            found[i] = replace(token, gap=_without_place(token.gap, support))
        if token.type == "MULT" and token.value:
            inside = token.words[-1 - len(token.value.split()) : -1]
            counted = _before_place(inside, support)
            if counted is None:
                counted = _counted(inside, support) if _had(tokens[: i + 1]) else None
            if counted is not None:
                place = tuple(w for w in inside[len(counted) :] if w.low not in _LEFT)  # it tells what is compared, anywhere
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
    told = support.set_in(words[at], words[-1]) or (support.place_of_work(words[-1]) and words[-1].low == "stage")
    return words[:at] if plain and told else words


def _before_place(words: tuple[Word, ...], support: Support) -> tuple[Word, ...] | None:
    """The words before "in space", "on the island"; None where they do not end so, or not all of them were there."""
    at = len(words) - 2 - (len(words) > 2 and words[-2].low in _ARTICLES)
    if at < 0 or not (words[at].low in _PLACING or (words[at].low == "by" and words[-1].low in _WATERS)):
        return None
    place = (words[at].low, words[-1].stem)
    named = (_places(c.description or c.name) for c in support.frame.ordered)
    told = support.set_in(words[at], words[-1]) or any(place in places for places in named)
    at_work = support.place_of_work(words[-1]) and all(w.low == "the" for w in words[at + 1 : -1])  # of chefs, "in the kitchen"
    return words[:at] if told or at_work else None


def _told_deed(tokens: Tokens, support: Support) -> bool:
    """Whether no verb tells of another deed than the puzzle does: not "sold 25 more kilos", where they were picked."""
    said = [w for token in tokens if token.type != "ITEM" for w in token.gap]
    verbs = [w for w in said if w.low in verb_forms() and closed().get(w.low) is None]
    return all(w.stem in _HAVING or support.told(w) or support.recurs(w) for w in verbs)


def _had(tokens: Tokens) -> bool:
    """Whether nothing is said but that somebody has, or spends, so much: "wanted", "has paid for" say less."""
    said = [w for token in tokens if token.type != "ITEM" for w in token.gap]
    verbs = [w for w in said if w.low in verb_forms() and closed().get(w.low) is None]
    return all(w.stem in _HAVING for w in verbs) and not any(closed().get(w.low) == "p" for w in said)


def _counted(words: tuple[Word, ...], support: Support) -> tuple[Word, ...] | None:
    """ "Minutes | travelling", "years | of membership", "charge | left": what is counted, where the puzzle tells of all so."""
    if len(words) not in (2, 3):
        return None
    percent = any(c.unit == "percent" for c in support.frame.ordered)
    charge = percent and words[0].low in _CHARGES
    if not (charge or unit_of(words[0].low) or any(support.names(c, words[:1]) for c in support.frame.ordered)):
        return None
    last = words[-1]
    if len(words) == 2:
        done = last.low.endswith("ing") and support.told_as_verb(last)
        return words[:1] if done or (last.low in _LEFT and (percent or support.story_has_just(_LEFT))) else None
    ending = next((ending for ending in _ENDINGS if last.low.endswith(ending)), "")
    root = key(last.low.removesuffix(ending))
    of = words[1].low == "of" and ending and len(root) >= _ROOT
    return words[:1] if of and support.story_has_just([root, f"{root}s", f"{root}ed"]) else None


def _places(text: str) -> frozenset[tuple[str, str]]:
    """Each preposition of a text with the stem of the noun it leads to."""
    words = [w for w in split(text) if w.low not in _ARTICLES]
    return frozenset((one.low, other.stem) for one, other in pairwise(words) if one.low in _PLACING)
