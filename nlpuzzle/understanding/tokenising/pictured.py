"""What a picture is of: "the one of the mill" is the one with the castle, where pictures are told apart."""

from dataclasses import replace

from nlpuzzle.english.classes import word_class
from nlpuzzle.english.morphology import singular
from nlpuzzle.english.words import Word, split
from nlpuzzle.puzzle import Frame
from nlpuzzle.understanding.tokenising.tokens import Choice, Token
from nlpuzzle.understanding.words.people import is_person

__all__ = ["the_one_of"]

Tokens = tuple[Token, ...]

_PICTURES = word_class("pictures") | word_class("pictured")
_BEFORE = frozenset({"the", "a", "an"})


def the_one_of(tokens: Tokens, frame: Frame) -> Tokens:
    """The tokens with "with" for "of" before what is shown: "the one | of | the castle"."""
    at = next((i for i, t in enumerate(tokens) if i + 1 < len(tokens) and _one_of(t)), None)
    if at is None or not (_shows(tokens[at + 1], frame) or _compared_pictures(tokens, at)):
        return tokens
    if any(is_person(_singular(w)) for t in tokens[at + 2 : at + 3] for w in t.gap[:1]):
        return tokens  # "the one of the bridge | painters"
    one, of = tokens[at].words
    shown = replace(tokens[at + 1], gap=(*tokens[at].gap, one, of.instead("with"), *tokens[at + 1].gap))
    return (*tokens[:at], *the_one_of((shown, *tokens[at + 2 :]), frame))


def _one_of(token: Token) -> bool:
    """ "The | one of"; "one of" alone is one of several."""
    lows = [w.low for w in token.words]
    return token.type == "ONEOF" and lows == ["one", "of"] and bool(token.gap) and token.gap[-1].low == "the"


def _shows(token: Token, frame: Frame) -> bool:
    """Whether an item is a thing that pictures show, in a puzzle that tells of pictures."""
    if token.type != "ITEM" or not isinstance(token.reference, Choice) or token.number is not None or len(token.gap) > 1:
        return False
    named = {item.category for item in token.reference.items}
    if len(named) != 1 or any(w.low not in _BEFORE for w in token.gap):
        return False
    (category,) = (frame.by_name[name] for name in named)
    people = any(is_person(_singular(w)) for w in split(category.name))
    return not people and not category.ordered and any(
        _singular(w) in _PICTURES for c in frame for w in split(f"{c.name} {c.description}")
    )


def _compared_pictures(tokens: Tokens, at: int) -> bool:
    """ "The Rome photograph was taken later than | the one of Edna": pictures are compared, and she is in one."""
    shown = tokens[at + 1]
    named = shown.type == "ITEM" and isinstance(shown.reference, Choice) and shown.number is None and not shown.gap
    if not named or at < 2 or tokens[0].type != "ITEM" or tokens[at - 1].type not in ("THAN", "DIR", "NEXT"):
        return False
    subject = (*tokens[0].gap, *tokens[1].gap[:1])
    return any(_singular(w) in word_class("pictures") for w in subject)


def _singular(word: Word) -> str:
    return singular(word.low)
