"""Several things that one has at once: "Ann had the ham sandwich and the tea", where one of each kind is hers."""

from dataclasses import replace

from nlpuzzle.english.classes import verb_class
from nlpuzzle.english.kinds import kind_of
from nlpuzzle.english.morphology import singular
from nlpuzzle.english.tables import words as word_table
from nlpuzzle.english.words import Word
from nlpuzzle.puzzle import Frame
from nlpuzzle.understanding.tokenising.tokens import Choice, Token
from nlpuzzle.understanding.words.people import is_of_people
from nlpuzzle.understanding.words.vocabulary import closed

__all__ = ["had_each"]

Tokens = tuple[Token, ...]

_TAKING = verb_class("having-things")
_SHORTEST = 5
"""Tokens of "Ann had the ham and the tea", with the end."""


def had_each(tokens: Tokens, frame: Frame) -> Tokens:
    """The tokens with the verb again before each further thing: "had the ham and | had | the tea", of different categories."""
    kinds = [t.type for t in tokens]
    if len(kinds) < _SHORTEST or kinds[:2] != ["ITEM", "ITEM"] or kinds[-3:] != ["AND", "ITEM", "END"]:
        return tokens  # nearly always
    joints, things = tokens[2:-1:2], tokens[1:-1:2]
    listed = [t.type for t in joints] == ["_COMMA"] * (len(joints) - 1) + ["AND"] and all(_ends_plainly(t) for t in joints)
    verb = _verb(things[0])
    if not listed or verb is None or tokens[0].number is not None or not all(_is_thing(t, frame) for t in things):
        return tokens
    categories = [next(iter(_categories(t))) for t in things]
    own = _categories(tokens[0])
    plain = all(closed().get(w.low) == "d" for t in things[1:] for w in t.gap)
    if not plain or len({*categories}) < len(categories) or own & {*categories}:
        return tokens
    found = list(tokens)
    for i in range(3, len(tokens) - 1, 2):
        found[i] = replace(tokens[i], gap=(verb, *tokens[i].gap))
    return tuple(found)


def _ends_plainly(joint: Token) -> bool:
    """ "The ham | sandwich | and": nothing, or a noun for the thing."""
    return not joint.gap or (len(joint.gap) == 1 and singular(joint.gap[0].low) in word_table("things"))


def _verb(thing: Token) -> Word | None:
    """ "Had" of "had the | ham", "also has a | kite", "sandwich has a | kite"."""
    words = [w for w in thing.gap if closed().get(w.low) != "d" and w.low != "also"]
    words = words[1:] if len(words) > 1 and singular(words[0].low) in word_table("things") else words
    return words[0] if len(words) == 1 and words[0].stem in _TAKING else None


def _categories(token: Token) -> set[str]:
    return {item.category for item in token.reference.items} if isinstance(token.reference, Choice) else set()


def _is_thing(token: Token, frame: Frame) -> bool:
    """Whether a token is one thing, and neither somebody nor an amount, a colour or a name."""
    categories = [frame.by_name[name] for name in _categories(token)]
    one = token.type == "ITEM" and token.number is None and len(categories) == 1 and token.words[0].text.islower()
    return one and not any(c.ordered or is_of_people(c) or kind_of(c.items) == "color" for c in categories)
