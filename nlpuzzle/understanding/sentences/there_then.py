"""The place or the time that was named before: "The tea was drunk on the top floor. Ann does not live there", ", and she
did not go there"."""

from dataclasses import replace

from nlpuzzle.english.classes import verb_class, word_class
from nlpuzzle.english.kinds import place_sorts
from nlpuzzle.english.words import Word, finite
from nlpuzzle.rules import Same
from nlpuzzle.understanding.clauses.said import Said
from nlpuzzle.understanding.soundness.support import Support
from nlpuzzle.understanding.tokenising.tokens import Choice, Pronoun, Token
from nlpuzzle.understanding.words.lines import is_line
from nlpuzzle.understanding.words.vocabulary import verb_forms

__all__ = ["there_again", "there_or_then"]

Tokens = tuple[Token, ...]

_LEADING = frozenset({"in", "on", "at", "to", "from"})
_GOING = verb_class("getting-there")
_ARTICLES = frozenset({"the", "a", "an"})
_LOCALITIES = word_class("localities")
#: what begins another clause, and what may stand in the one that names the place
_JOINTS = frozenset({"_COMMA", "_SEMI", "_BUT", "AND"})
_PLAIN = frozenset({"ITEM", "NOT"})


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


def there_again(tokens: Tokens, support: Support) -> Tokens:
    """ "The hut has the stove, and Ann does not sleep | there": in it; "the guest in the hut had soup | there": had it."""
    at = next((i for i, t in enumerate(tokens) if t.type == "THERE"), 0)
    if at < 2 or tokens[at].words[-1].low != "there" or [t.type for t in tokens].count("THERE") > 1:
        return tokens
    begun = max((i for i in range(at) if tokens[i].type in _JOINTS), default=0)
    stop = next((i for i in range(begun + bool(begun)) if tokens[i].type in _JOINTS), at)
    if {t.type for t in tokens[:stop]} - _PLAIN or {t.type for t in tokens[at + 1 :]} - {"EITHER", "END"}:
        return tokens
    if {t.type for t in tokens[stop:begun]} - _JOINTS or {t.type for t in tokens[begun + 1 : at]} - _PLAIN:
        return tokens
    named = [i for i in range(stop) if tokens[i].type == "ITEM"]
    found = [i for i in named if _noun(tokens, i) or _is_meant(tokens[i], "there", support)]
    found = [i for i in found if _is_place(tokens[i], support)] or found
    if len(found) != 1 or not _is_meant(tokens[found[0]], "there", support, bool(_noun(tokens, found[0]))):
        return tokens
    place, verb, rest = tokens[found[0]], tokens[at].gap, tokens[at + 1 :]
    if not begun:
        tail = replace(rest[0], gap=(*verb, *rest[0].gap))
        who = found[0] == 0 and any(support.letter(w) == "w" for w in place.gap)  # "the guest who was in the hut"
        return (*tokens[:at], tail, *rest[1:]) if who else tokens
    if not verb and _of_him(tokens, begun, at) and [t.type for t in tokens[:stop]] == ["ITEM", "ITEM"]:
        return (*tokens[:at], *rest)  # "Ann is in the hut, and she had soup | there"
    if not verb and tokens[at - 1].type == "NOT":
        verb = tokens[at - 1].words[-1:]  # "the soup was not | there"
    if not verb or verb[-1].low in ("has", "had", "have") or any(w.low in _LEADING for w in verb[:-1]):
        return tokens
    before = tuple(w for w in place.gap if w.low in _ARTICLES or _names_place(w))[-2:]
    lead = verb[-1:] if verb[-1].low in _LEADING else (verb[-1].instead(_led(place, verb)),)
    said = tokens[at].gap[: len(verb) - (verb[-1].low in _LEADING)]
    noun = _noun(tokens, found[0]) if not (before and before[-1].low not in _ARTICLES) else ()
    there = replace(place, gap=(*said, *lead, *before))
    return (*tokens[:at], there, replace(rest[0], gap=(*noun, *rest[0].gap)), *rest[1:])


def _of_him(tokens: Tokens, begun: int, at: int) -> bool:
    """Whether a clause has for its subject whoever the one before is about: ", and | he had soup", "and | had soup"."""
    clause = [t for t in tokens[begun + 1 : at] if t.type != "NOT"]
    if len(clause) == 2 and isinstance(clause[0].reference, Pronoun) and not clause[0].gap:
        return clause[0].reference.word in ("he", "she")
    return len(clause) == 1 and bool(clause[0].gap) and finite(clause[0].gap[0].low) and clause[0].gap[0].low in verb_forms()


def _led(place: Token, verb: tuple[Word, ...]) -> str:
    lead = _lead(place)
    if any(w.stem in _GOING for w in verb):
        return "to"
    return lead[-1].low if lead and lead[-1].low not in ("to", "from") else "in"


def _noun(tokens: Tokens, at: int) -> tuple[Word, ...]:
    """ "The amber | room": the noun for a place that stands after an item."""
    after = tokens[at + 1].gap[:1]
    return after if after and _names_place(after[0]) else ()


def _names_place(word: Word) -> bool:
    return bool(place_sorts(word.low)) or word.low in _LOCALITIES


def _is_place(token: Token, support: Support) -> bool:
    """Whether an item is a place of the line: "stall | 3", "the second | floor"."""
    items = token.reference.items if isinstance(token.reference, Choice) else ()
    return bool(items) and all(is_line(support.frame.by_name[item.category]) for item in items)


def _is_meant(token: Token, word: str, support: Support, called: bool = False) -> bool:
    """Whether "there" may mean an item, or "then": one that something is in or at, is `called` a place, or is a time."""
    if not isinstance(token.reference, Choice) or len(token.reference.items) != 1:
        return False
    category = support.frame.by_name[token.reference.items[0].category]
    timed = category.dimension in ("date", "time")
    if word == "then" or timed:
        return timed and word == "then" and bool(_lead(token))
    return not support.people(category.name) and bool(called or _lead(token) or _is_place(token, support))


def _lead(token: Token) -> tuple[Word, ...]:
    """The preposition before an item: "on | the | top floor"."""
    plain = tuple(w for w in token.gap if w.low not in _ARTICLES)
    return plain[-1:] if plain and plain[-1].low in _LEADING else ()
