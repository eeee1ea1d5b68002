"""Whose ages a puzzle with people in it knows: "find the age and the owner of every parrot", "how old each clock is"."""

import re
from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import pairwise

from nlpuzzle.english.morphology import plural, singular
from nlpuzzle.puzzle import Frame
from nlpuzzle.regex import regex
from nlpuzzle.understanding.tokenising.tokens import Choice, Token
from nlpuzzle.understanding.words.lines import told_as_age

__all__ = ["aged_by_clues", "aged_in", "beyond_all_lives"]

_SENTENCE = regex(r"[.!?\n]+")
#: so old no person gets
_A_LONG_LIFE = 130
_EACH_SO_OLD = regex(r"each (?:of them )?(?:is|was) a (?:different )?number of \w+ old\b")
_TOLD = regex(r"\b(?:ages?|aged|old|elderly|oldest|youngest)\b")


def aged_in(story: str, frame: Frame) -> frozenset[str]:
    """The categories whose ages some sentence of the story speaks of; the story in small letters."""
    told = [s for s in _SENTENCE.split(story) if _TOLD.search(s)]
    if not told or not any(c.dimension == "age" or told_as_age(c) for c in frame):
        return frozenset()
    found = frozenset(c.name for c in frame if any(_aged(c.name.casefold()).search(sentence) for sentence in told))
    return found or _told_of_each(_SENTENCE.split(story), frame)


def beyond_all_lives(frame: Frame) -> frozenset[str]:
    """The categories that may have the ages, where nobody is so old: fossils of millions of years."""
    ages = [c for c in frame if c.dimension == "age"]
    years = [v for c in ages if c.unit == "year" for v in c.values or ()]
    ancient = len(ages) == 1 and bool(years) and all(v > _A_LONG_LIFE for v in years)
    return frozenset(c.name for c in frame if not c.ordered) if ancient else frozenset()


def aged_by_clues(clues: Iterable[Sequence[Token]], frame: Frame) -> frozenset[str]:
    """The categories of which a clue compares the age of somebody's one with another: "Glenn's pony is older than Biscuit"."""
    if not any(c.dimension == "age" for c in frame):
        return frozenset()
    owned, named = set[str](), set[str]()
    for tokens in clues:
        for at, token in enumerate(tokens):
            if token.type == "COMP" and token.adjective is not None and "age" in token.adjective.dimensions:
                near = (*tokens[max(0, at - 1) : at + 1], *tokens[at + 3 : at + 4])
                owned |= {_thing(t) for t in near if _owner(t)}
                named |= _bare(tokens, at - 1) | _bare(tokens, at + 2)
    heads = {c.name: singular(c.name.casefold().split()[-1]) for c in frame if c.name.split()}
    return frozenset(name for name in named if heads.get(name) in owned)


def _owner(token: Token) -> bool:
    """Whether "'s" follows the item before: "Glenn | 's pony is"."""
    return bool(token.gap) and token.gap[0].low in ("'s", "'")


def _thing(token: Token) -> str:
    """ "Pony" of "Glenn | 's pony is"; "" of "Glenn's"."""
    return singular(token.gap[1].low) if len(token.gap) > 1 else ""


def _bare(tokens: Sequence[Token], at: int) -> set[str]:
    """The category of an item there that is told by its name alone: "Biscuit", and not "Ann's"."""
    token = tokens[at] if 0 <= at < len(tokens) - 1 else None
    if token is None or token.type != "ITEM" or token.gap or not isinstance(token.reference, Choice) or _owner(tokens[at + 1]):
        return set()
    return {item.category for item in token.reference.items}


def _told_of_each(sentences: Sequence[str], frame: Frame) -> frozenset[str]:
    """ "Five puppies went home. Each was a different number of weeks old": what the sentence before begins with."""
    for before, sentence in pairwise(sentences):
        if _EACH_SO_OLD.match(sentence.strip()):
            nouns = {plural(singular(c.name.casefold())): c.name for c in frame}
            first = next((noun for noun in re.findall(r"[a-z]+", before) if noun in nouns), None)
            return frozenset({nouns[first]} if first else ())
    return frozenset()


@lru_cache(maxsize=512)
def _aged(name: str) -> re.Pattern[str]:
    noun = rf"(?:{'|'.join(map(re.escape, (plural(singular(name)), singular(name))))})\b"
    return re.compile(
        rf"\bages?(?: and (?:the |its )?\w+)* of (?:the |each |every |all )*(?:\w+ )?{noun}"
        rf"|\b(?:elderly|aged) {noun}"
        rf"|\bhow old (?:is |are )?(?:the |each |every |all )*(?:of the )?(?:\w+ )?{noun}"
        rf"|\b(?:each|every) {noun} (?:is|was|has) (?:of )?(?:an?|its own) (?:different |certain )?age\b"
        rf"|{noun} (?:are|were|is|have|had|all)(?: all)?(?: of)? different ages\b"
        rf"|{noun} of (?:\w+ )?(?:different|various) ages\b"
        rf"|{noun}(?:'s|s') ages?\b"
        rf"|\b(?:each|every) (?:\w+ )?{noun}\b[^,;]{{0,80}}\b(?:each )?(?:is|was) a (?:different )?number of \w+ old\b"
        rf"|\bhow many \w+ old (?:is |are )?(?:the |each |every |all )*{noun}"
    )
