"""Whose ages a puzzle with people in it knows: "find the age and the owner of every parrot", "how old each clock is"."""

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import pairwise

from nlpuzzle.english.morphology import plural, singular
from nlpuzzle.puzzle import Frame
from nlpuzzle.regex import regex
from nlpuzzle.understanding.tokenising.tokens import Choice, Token
from nlpuzzle.understanding.tokenising.words_of import COPULAS
from nlpuzzle.understanding.words.lines import told_as_age

__all__ = ["aged_by_clues", "aged_in"]

_SENTENCE = regex(r"[.!?\n]+")
_EACH_SO_OLD = regex(r"each (?:of them )?(?:is|was) a (?:different )?number of \w+ old\b")
_TOLD = regex(r"\b(?:ages?|aged|old|elderly|oldest|youngest)\b")


def aged_in(story: str, frame: Frame) -> frozenset[str]:
    """The categories whose ages some sentence of the story speaks of; the story in small letters."""
    told = [s for s in _SENTENCE.split(story) if _TOLD.search(s)]
    if not told or not any(c.dimension == "age" or told_as_age(c) for c in frame):
        return frozenset()
    found = frozenset(c.name for c in frame if any(_aged(c.name.casefold()).search(sentence) for sentence in told))
    return found or _told_of_each(_SENTENCE.split(story), frame)


def aged_by_clues(clues: Iterable[Sequence[Token]], frame: Frame, people: Callable[[str], bool]) -> Counter[str]:
    """How often clues say of the items of each category themselves that they are older or younger: "Rex is older than ..."."""
    if not any(c.dimension == "age" for c in frame):
        return Counter()
    told = [(category, noun) for tokens in clues for category, noun in _compared(tokens)]
    owned = {noun for _, noun in told}
    # "Glenn's pony is older than Biscuit": where somebody's pony is, ponies have ages
    nouns = {c.name: singular(c.name.casefold().split()[-1]) for c in frame if c.name.split()}
    return Counter(category for category, _ in told if category and (people(category) or nouns.get(category) in owned))


def _compared(tokens: Sequence[Token]) -> Iterator[tuple[str, str]]:
    """The categories of "Rex" in "Rex is older than ...", "... older than Rex", and the noun of "Ann's pony is older"."""
    for at, token in enumerate(tokens):
        if token.type != "COMP" or token.adjective is None or "age" not in token.adjective.dimensions:
            continue
        yield from (("", singular(noun)) for t in tokens[max(0, at - 1) : at + 1] for noun in _owned(t))
        if at and all(w.low in COPULAS for w in token.gap):
            yield from ((category, "") for category in _bare(tokens[at - 1]))
        if [t.type for t in tokens[at + 1 : at + 3]] == ["THAN", "ITEM"] and not tokens[at + 3].gap:
            yield from ((category, "") for category in _bare(tokens[at + 2]))


def _owned(token: Token) -> tuple[str, ...]:
    """ "Pony" of "Glenn | 's pony is"."""
    lows = [w.low for w in token.gap]
    return (lows[1],) if len(lows) > 1 and lows[0] in ("'s", "'") else ()


def _bare(token: Token) -> tuple[str, ...]:
    """The category of an item that stands alone, by its name."""
    choice = token.reference
    alone = not token.gap and isinstance(choice, Choice) and token.type == "ITEM" and token.number is None
    named = {item.category for item in choice.items} if alone and isinstance(choice, Choice) else set()
    return tuple(named) if len(named) == 1 else ()


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
