"""The ways in which a stretch of text may be split into the items of a list."""

import re

from nlpuzzle.english.kinds import families
from nlpuzzle.english.morphology import singular
from nlpuzzle.english.tables import words
from nlpuzzle.english.words import finite
from nlpuzzle.regex import regex
from nlpuzzle.understanding.framing.distributive import distribution
from nlpuzzle.understanding.framing.enumeration import enumerations, unled
from nlpuzzle.understanding.framing.grammar_words import verbs_known
from nlpuzzle.understanding.framing.labels import splits
from nlpuzzle.understanding.words.vocabulary import verb_forms

__all__ = ["one_less", "runs_on", "ways_of", "ways_or_first", "without_asides"]

_ASIDE = regex(
    r"\s*[(,]?\s*(?:though |but )?(?:not (?:necessarily|respectively|in (?:any|that|this|the))|in no particular|in"
    r" some|in alphabetical|in any|listed|respectively)"
    r"[^,()]*(?:[),]|(?=\.?\s*\Z))\s*",
    re.I,
)
#: one of these is in every text in which the expression above finds something
_ASIDES = ("not ", "in no particular", "in some", "in alphabetical", "in any", "listed", "respectively")
_VERBISH = regex(
    r"\b(?:is|are|was|were|has|have|had|does|do|did|will|not|than|who|which|that|he|she|it|they|each|different"
    r"|certain|unique|but)\b",
    re.I,
)

#: "one of us keeps bees", "every single day", "we share a stove": what somebody says, and no thing
_SAID = regex(
    r"\A(?i:one|each|some|none|most|all|both|two|three|four|five) of (?:us|them|these|you)\b"
    r"|\b(?:we|you|us|them|me)\b|\bI(?:'m|'ve)?(?= [a-z])"
    r"|\A(?:every|each) (?:single |other )?(?:day|night|morning|afternoon|evening|week|weekend|month|year|time|one)\b"
)


def _is_clause(item: str) -> bool:
    """Whether a piece between commas is a sentence of its own: "Hester brings soup"; one title of several may be one."""
    return any(w.islower() and finite(w) and w in verb_forms() and not _may_be_noun(w) for w in item.split()[1:-1])


def _may_be_noun(word: str) -> bool:
    return singular(word) in words("things") or bool(families(word)) or word.endswith("ed")


def without_asides(text: str) -> str:
    """ "An oak, an ash and (in no particular order) an elm": the text without what it says of the list."""
    low = text.casefold()
    return _ASIDE.sub(" ", text) if any(part in low for part in _ASIDES) else text


def ways_of(text: str) -> tuple[tuple[str, ...], ...]:
    dealt = distribution(text)
    found = [dealt.items] if dealt else [_by_what(one_less(way)) for way in splits(without_asides(text).strip(" ,."))]
    return tuple(
        way
        for way in found
        if len(way) > 1
        and len({i.casefold() for i in way}) == len(way)
        and all(len(item.split()) <= 6 and len(item) <= 50 and not _VERBISH.search(item) for item in way)
        and not any(map(_SAID.search, way))
        and sum(map(_is_clause, way)) * 2 < len(way)
    )


def _by_what(way: tuple[str, ...]) -> tuple[str, ...]:
    """ "By bus, by tram or on foot": the bus, the tram, or on foot."""
    led = any(item.startswith("by ") for item in way) and all(item.startswith("by ") or item == "on foot" for item in way)
    return unled(way, "preposition") if led else way


def without_lead(way: tuple[str, ...]) -> tuple[str, ...]:
    """ "Lectures on Coins, Maps and Ships": the preposition that leads to the first belongs to all, and to no name."""
    led = _LED.match(way[0])
    alone = led is not None and not any(_LED.match(item) for item in way[1:])
    return (way[0][led.end() :], *way[1:]) if led is not None and alone else way


#: what a lecture or a book is on, or about
_LED = regex(r"(?:on|about) (?=[A-Z])")


def one_less(way: tuple[str, ...]) -> tuple[str, ...]:
    """ "A blue one and a red one", "Ann got one, Bo got one": the items without the words that stand for what they are."""
    ends = {" ".join(item.split()[-2:]) for item in way}
    if len(ends) == 1 and (end := ends.pop()).endswith(" one") and end.split()[0] in verbs_known():
        return tuple(item.removesuffix(end).strip() for item in way)
    short = [item.endswith(" one") for item in way]
    return tuple(item.removesuffix(" one") for item in way) if sum(short) > 1 and sum(short) >= len(way) - 1 else way


def ways_or_first(text: str) -> tuple[tuple[str, ...], ...]:
    """The whole text as a list, or the enumeration it begins with."""
    ways = ways_of(text)
    if ways and not runs_on(ways[0]):
        return tuple(map(without_lead, ways))
    first = next(enumerations(text), None)
    return (first.items,) if first is not None and not first.before.strip() else ways


def runs_on(way: tuple[str, ...]) -> bool:
    """Whether the last item seems to run on into the sentence: "Uma, Vic and Wes arrived late"."""
    longest = max(len(item.split()) for item in way[:-1])
    last = way[-1].split()
    capital = all(item[:1].isupper() for item in way)
    return len(last) > longest + 1 or (capital and len(last) > longest and last[-1].islower())
