"""Verbs of doing: whether what somebody does to a thing makes it his in the puzzle's sense, and "by whom" it was done.

"Worn by Ann", "was cooked by the one in red": a passive says what its active says, and no more.
"""

from collections.abc import Iterable, Sequence

from nlpuzzle.english.words import Word, key
from nlpuzzle.understanding.soundness.support import Support
from nlpuzzle.understanding.tokenising.tokens import Choice, Token
from nlpuzzle.understanding.words.vocabulary import verb_forms

__all__ = ["AFRESH", "LOOSE", "NOT_EVEN", "binds", "done_to"]

#: what somebody may do with a thing that is another's, or that he does not have: picture it, judge it, taste it, pass it on
LOOSE = frozenset(
    key(w)
    for w in (
        "find see watch try wait hide repair paint move spot notice call reach sell visit explore touch "
        "sketch draw doodle photograph film depict portray trim prune frost label stamp wrap fill design install erect value "
        "bid sample taste nibble sip munch trade donate ship export import submit supply haul deliver catch grab nab"
        " clean dust hoover mop polish rake sweep tidy vacuum wash weed"
    ).split()
)
#: done again, and so at another time
AFRESH = frozenset(key(w) for w in "restore renovate refurbish repair remodel relocate repaint rebuild".split())
#: who has a thing does at least so much with it, so that who does not, has it not: "has never touched a harp"
NOT_EVEN = frozenset(key(w) for w in "touch taste try visit see watch reach explore".split())


def binds(verb: Word, categories: Iterable[str], support: Support) -> bool:
    """Whether the verb, done to an item of one of the categories, makes the item the doer's: "wears" for coats."""
    names = list(categories)
    taken = support.taken_by(verb)
    if support.speaks_of_any(names, verb) or (taken is not None and taken.name in names):
        return True
    return verb.low in verb_forms() and verb.stem not in LOOSE | AFRESH


def done_to(tokens: Sequence[Token], index: int, verb: Word, support: Support) -> bool:
    """ "Curry | is cooked by", "curry | is n't | cooked by": a thing, and a verb that makes it the doer's."""
    before = next((t for t in reversed(tokens[:index]) if t.type == "ITEM"), None)
    if before is None or not isinstance(before.reference, Choice):
        return False
    names = [item.category for item in before.reference.items]
    return not any(support.people(name) for name in names) and binds(verb, names, support)
