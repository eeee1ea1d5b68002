"""The place or the time that the sentence before names: "The tea was drunk on the top floor. Ann does not live there"."""

from dataclasses import replace

from nlpuzzle.english.classes import verb_class
from nlpuzzle.english.words import Word
from nlpuzzle.rules import Same
from nlpuzzle.understanding.clauses.said import Said
from nlpuzzle.understanding.soundness.support import Support
from nlpuzzle.understanding.tokenising.tokens import Choice, Token
from nlpuzzle.understanding.words.lines import is_line

__all__ = ["there_or_then"]

Tokens = tuple[Token, ...]

_LEADING = frozenset({"in", "on", "at", "to", "from"})
_GOING = verb_class("getting-there")
_ARTICLES = frozenset({"the", "a", "an"})


def there_or_then(before: Tokens, said: Said, tokens: Tokens, support: Support) -> Tokens | None:
    """The sentence with the place, or the time, in the place of its last word; None unless one fact tells of one such."""
    if len(tokens) < 3:
        return None
    pointer, end = tokens[-2:]
    word = pointer.words[-1].low if pointer.type in ("THERE", "THEN") else ""
    if not word or not pointer.gap or end.gap or [t.type for t in before] != ["ITEM", "ITEM", "END"]:
        return None
    if len(said.readings) != 1 or not all(isinstance(rule, Same) for rule in said.readings[0]):
        return None
    found = [t for t in before[:2] if _is_meant(t, word, support)]
    led = [t for t in found if _lead(t)]
    place = (led or found)[0] if len(led or found) == 1 else None
    verb = pointer.gap
    if place is None:
        return None
    noun = tuple(w for w in place.gap[-1:] if w.low not in _ARTICLES)  # "had | stall | 3"
    lead = _lead(place) or (verb[-1].instead("at"), *noun)
    if len(verb) > 1 and verb[-1].low == "from":
        verb, lead = verb[:-1], verb[-1:]
    elif word == "there" and any(w.stem in _GOING for w in verb):
        lead = (verb[-1].instead("to"),)
    articles = tuple(w for w in place.gap[-1:] if w.low in _ARTICLES)
    tail = before[-1].gap if place is before[1] else ()  # "on the first | floor"
    return (*tokens[:-2], replace(place, gap=(*verb, *lead, *articles)), replace(end, gap=tail))


def _is_place(token: Token, support: Support) -> bool:
    """Whether an item is a place of the line: "stall | 3", "the second | floor"."""
    items = token.reference.items if isinstance(token.reference, Choice) else ()
    return bool(items) and all(is_line(support.frame.by_name[item.category]) for item in items)


def _is_meant(token: Token, word: str, support: Support) -> bool:
    """Whether "there" may mean an item, or "then": one that something is in or at, a place of the line, or a time."""
    if not isinstance(token.reference, Choice) or len(token.reference.items) != 1:
        return False
    category = support.frame.by_name[token.reference.items[0].category]
    timed = category.dimension in ("date", "time")
    if word == "then" or timed:
        return timed and word == "then" and bool(_lead(token))
    return not support.people(category.name) and bool(_lead(token) or _is_place(token, support))


def _lead(token: Token) -> tuple[Word, ...]:
    """The preposition before an item: "on | the | top floor"."""
    plain = tuple(w for w in token.gap if w.low not in _ARTICLES)
    return plain[-1:] if plain and plain[-1].low in _LEADING else ()
