"""Several things that one has at once: "Ann had the ham sandwich and the tea", where one of each kind is hers."""

from dataclasses import replace

from nlpuzzle.english.classes import verb_class
from nlpuzzle.english.kinds import kind_of
from nlpuzzle.english.morphology import singular
from nlpuzzle.english.tables import words as word_table
from nlpuzzle.english.words import Word, split
from nlpuzzle.puzzle import Frame
from nlpuzzle.understanding.tokenising.tokens import Choice, Token
from nlpuzzle.understanding.words.people import is_of_people
from nlpuzzle.understanding.words.vocabulary import closed
from nlpuzzle.understanding.words.words_of import COPULAS

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
    if not listed or not verb or tokens[0].number is not None:
        return tokens
    after = [t.gap[:1] for t in (*joints, tokens[-1])]
    told = [_told(t, noun, frame) for t, noun in zip(things, after, strict=True)]
    if None in told:
        return tokens
    categories = [name for name in told if name is not None]
    own = _categories(tokens[0])
    plain = all(closed().get(w.low) == "d" for t in things[1:] for w in t.gap)
    if not plain or len({*categories}) < len(categories) or own & {*categories}:
        return tokens
    found = list(tokens)
    for i in range(3, len(tokens) - 1, 2):
        found[i] = replace(tokens[i], gap=(*verb, *tokens[i].gap))
    return tuple(found)


def _ends_plainly(joint: Token) -> bool:
    """ "The ham | sandwich | and": nothing, or a noun for the thing."""
    return not joint.gap or (len(joint.gap) == 1 and singular(joint.gap[0].low) in word_table("things"))


def _verb(thing: Token) -> tuple[Word, ...]:
    """ "Had" of "had the | ham", "also has a | kite", "sandwich has a | kite"; "is wearing" of "is wearing a | green"."""
    words = [w for w in thing.gap if closed().get(w.low) != "d" and w.low != "also"]
    words = words[1:] if len(words) > 1 and singular(words[0].low) in word_table("things") else words
    doing = len(words) == 2 and words[0].low in COPULAS and words[1].low.endswith("ing")
    return tuple(words) if (len(words) == 1 or doing) and words[-1].stem in _TAKING else ()


def _categories(token: Token) -> set[str]:
    return {item.category for item in token.reference.items} if isinstance(token.reference, Choice) else set()


def _told(token: Token, noun: tuple[Word, ...], frame: Frame) -> str | None:
    """The category of a token that is one thing, neither somebody nor an amount or a name; a colour has its noun with it."""
    if token.type != "ITEM" or token.number is not None or not token.words[0].text.islower():
        return None
    heads = {singular(w.low) for w in noun}
    names = {name for name in _categories(token) if singular(split(name)[-1].low) in heads} or _categories(token)
    categories = [frame.by_name[name] for name in names]
    coloured = any(kind_of(c.items) == "color" for c in categories) and not any(head in word_table("things") for head in heads)
    one = len(categories) == 1 and not coloured
    return categories[0].name if one and not categories[0].ordered and not is_of_people(categories[0]) else None
