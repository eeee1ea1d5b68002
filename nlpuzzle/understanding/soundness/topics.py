"""What a story or a talk is about may be told at more length than its label: "the story of the flood | in the delta"."""

from collections.abc import Sequence

from nlpuzzle.english.morphology import singular
from nlpuzzle.english.words import Word
from nlpuzzle.understanding.soundness.slots import CLOSERS
from nlpuzzle.understanding.soundness.support import DENIED, Support
from nlpuzzle.understanding.tokenising.tokens import Choice, Token
from nlpuzzle.understanding.words.people import is_person
from nlpuzzle.understanding.words.vocabulary import verb_forms

__all__ = ["told_at_length"]

#: what has something for its subject, and only that
_TELLING = frozenset(
    "story tale legend myth fable talk lecture speech lesson report essay article poem ballad film documentary book novel "
    "chapter painting picture mural presentation sermon".split()
)
_ABOUT = frozenset({"of", "about", "on"})
_PLACING = frozenset({"of", "in", "from", "at"})
_POINTING = frozenset({"the", "his", "her", "their", "its"})
_LONGEST = 8


def told_at_length(tokens: Sequence[Token], i: int, support: Support) -> bool:
    """Whether only more of the subject follows: whole phrases with "of" and "in", each of a thing pointed at or a name."""
    item, rest = tokens[i - 1], tokens[i].gap
    if tokens[i].type not in CLOSERS or item.type != "ITEM" or not isinstance(item.reference, Choice):
        return False
    if any(support.people(named.category) or support.frame.by_name[named.category].ordered for named in item.reference.items):
        return False
    lead = [w.low for w in item.gap if w.low not in _POINTING]
    if len(lead) < 2 or lead[-1] not in _ABOUT or singular(lead[-2]) not in _TELLING or not 1 < len(rest) <= _LONGEST:
        return False
    return all(_phrase(phrase, support) for phrase in _phrases(rest))


def _phrases(words: Sequence[Word]) -> list[list[Word]]:
    """The words cut before every preposition."""
    found: list[list[Word]] = []
    for word in words:
        if word.low in _PLACING or not found:
            found.append([])
        found[-1].append(word)
    return found


def _phrase(words: Sequence[Word], support: Support) -> bool:
    """ "In the delta", "of the old kings", "in Egypt": pointed at, or a name; nobody, no verb and nothing that denies."""
    lead, *told = words
    if lead.low not in _PLACING or not told:
        return False
    pointed = told[0].low in _POINTING
    nouns = told[1:] if pointed else told
    plain = not any(support.letter(w) == DENIED or w.low.endswith("ly") for w in nouns)
    plain = plain and not any(w.low in verb_forms() for w in nouns[1:])  # after "the" it is a noun, however spelt
    named = all(w.proper for w in nouns)
    somebody = any(is_person(w.low) for w in nouns if not w.proper)
    return bool(nouns) and len(nouns) < 4 and (pointed or named) and plain and not somebody
