"""A thing that the puzzle does not know, told by an item: "the oven used for the | rye loaf"."""

from nlpuzzle.english.kinds import HOLDERS
from nlpuzzle.english.morphology import singular
from nlpuzzle.english.words import Word
from nlpuzzle.understanding.soundness.nouns import MEASURED, WHATEVER
from nlpuzzle.understanding.soundness.support import Support
from nlpuzzle.understanding.soundness.word_classes import letters
from nlpuzzle.understanding.tokenising.tokens import Token
from nlpuzzle.understanding.words.people import is_person
from nlpuzzle.understanding.words.vocabulary import closed

__all__ = ["is_known", "told_thing"]

_ARTICLES = frozenset({"the", "a", "an"})
_RELATIVE = frozenset({"which", "that"})
#: what a thing is for, or has in it, told by an item that is not the thing: no "made by" or "painted", which tell of it
_HOLDING = frozenset("bearing carrying containing filled holding housing reserved used".split())
_KNOWN = WHATEVER | MEASURED | HOLDERS | frozenset("article item object one ones piece thing".split())
#: the least words that tell of a thing before an item: "the box that holds"
_LEAST = 3


def told_thing(token: Token, support: Support) -> tuple[Word, ...]:
    """The noun of a thing that neither the puzzle nor its words know, before what an item tells of it."""
    gap = token.gap
    if token.type != "ITEM" or len(gap) < _LEAST or gap[0].low not in _ARTICLES:
        return ()
    at = 1
    while at < len(gap) and support.letter(gap[at]) == "j":
        at += 1
    noun, after = gap[at : at + 1], gap[at + 1 :]
    if not noun or not _told_by_another(after, support) or is_known(noun[0], support):
        return ()
    return noun


def _told_by_another(after: tuple[Word, ...], support: Support) -> bool:
    """ "In which the", "that holds the", "used for the": what follows tells of the noun by something else."""
    if len(after) > 1 and closed().get(after[0].low) == "p" and after[1].low == "which":
        return True
    if after and after[0].low in _RELATIVE:
        return "v" in letters(after[1:], support)
    return bool(after) and after[0].low in _HOLDING


def is_known(noun: Word, support: Support) -> bool:
    """Whether the puzzle speaks of such things or people, or any puzzle may: "boat" where there are boats, "person"."""
    name = singular(noun.low)
    if name in _KNOWN or noun.low in _KNOWN or is_person(noun.low) or support.noun_for_these(noun):
        return True
    return any(support.names(c, [noun]) or support.called(c, noun) for c in support.frame)
