"""Verbs that tie a thing to its subject by English usage, whatever verb the story has for such things.

Who "was given the medal" won it, "the owner of the yacht" is who sails "his yacht", and who flies kites has kites for a hobby.
"""

from collections.abc import Sequence
from functools import cache

from nlpuzzle.english.classes import verb_class, word_class
from nlpuzzle.english.morphology import singular
from nlpuzzle.english.tables import rows
from nlpuzzle.english.words import Word, key, split
from nlpuzzle.puzzle import Category
from nlpuzzle.understanding.soundness.events import classes_of
from nlpuzzle.understanding.soundness.support import Support
from nlpuzzle.understanding.words.words_of import COPULAS

__all__ = ["goes_there", "pastime_of", "settled"]

_PASTIMES = frozenset("activity craft exhibit hobby interest leisure pastime project pursuit reading sport stroke game".split())
_PATTERNS = frozenset("design motif pattern stitch style".split())
_EARNED = word_class("earnings") | {"pay"}
_GIVING = verb_class("handing-over") | {key("award"), key("present")}
#: the owner of what was sold or bought is another
_CHANGED_HANDS = "bought buy buyer purchase purchased sold".split()
_DOING = frozenset({"do", "does", "did", "done", "doing"})
_SENDING = frozenset(map(key, "deliver export post send ship".split()))
_WAYS_TO = frozenset({"move", "visit"})
_SPENT_THERE = frozenset({"at", "in", "on"})
_SELF = frozenset({"her", "his", "their"})


def settled(found: tuple[Word, str, str], gap: Sequence[Word], category: Category, support: Support) -> bool:
    """Whether a verb that the puzzle does not use of such things says of them what it does: a `found` deed before an item."""
    verb, stem, led = found
    head = next((singular(w.low) for w in reversed(split(category.name)) if w.low.isalpha()), "")
    done = classes_of(stem)
    if led:
        return _there_or_sent(stem, led, category, support)
    if verb.low == "owner":
        return _owned([w.low for w in gap if w.low != "than"], category, support)
    if head in _EARNED and "gain" in done:
        return True  # "earned £80", where each is paid another wage
    if stem in _GIVING and _suffered(verb, gap):
        # where no story tells otherwise, and no other clue has it done, what somebody was given is his
        untold = support.silent and verb.low == "given" and not support.recurs(verb)
        return untold or any("win" in classes_of(told) for told in support.told_verbs(category.name))
    if head in _PATTERNS and "create" in done:
        return any("use" in classes_of(told) for told in support.told_verbs(category.name))
    return head in _PASTIMES and any(pastime_of(verb, label) for label in category.items)


def pastime_of(verb: Word, label: str) -> bool:
    """ "Paints | watercolours", "flies | kites": what one does with such a hobby."""
    nouns = _collocations().get(key("do") if verb.low in _DOING else verb.stem, frozenset[str]())
    return singular(label.split()[-1].casefold()) in nouns


def _owned(lows: Sequence[str], category: Category, support: Support) -> bool:
    """ "The owner of the | Petrel", where the story tells of "their boats", and no boat has changed hands."""
    at = lows.index("owner")
    plain = at > 0 and lows[at - 1] == "the" and lows[at + 1 :] in (["of"], ["of", "the"])
    one_people = sum(support.people(c.name) for c in support.frame) <= 1
    return plain and one_people and support.called_their_own(category) and not support.story_has_just(_CHANGED_HANDS)


def _suffered(verb: Word, gap: Sequence[Word]) -> bool:
    at = gap.index(verb)
    return at > 0 and gap[at - 1].low in COPULAS and not {w.low for w in gap[at + 1 :]} & _SELF


def _there_or_sent(stem: str, led: str, category: Category, support: Support) -> bool:
    """ "Was shipped to | Peru", "spent the week on | the heath", where everybody, or each thing, goes there."""
    goes = goes_there(category, support, stem)
    return goes and ((led == "to" and stem in _SENDING) or (led in _SPENT_THERE and stem == key("stay")))


def goes_there(category: Category, support: Support, stem: str = "") -> bool:
    """Whether everybody, or each thing, goes to one of the places of a category, by the story or by other verbs."""
    return any(p == "to" and classes & _WAYS_TO for p, classes in support.usual(category, stem, True))


@cache
def _collocations() -> dict[str, frozenset[str]]:
    return {key(verb): frozenset(nouns) for verb, *nouns in rows("collocations")}
