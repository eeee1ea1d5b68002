"""Verbs of doing: whether what somebody does to a thing makes it his in the puzzle's sense, and "by whom" it was done.

"Worn by Ann", "was cooked by the one in red": a passive says what its active says, and no more.
"""

from collections.abc import Iterable, Sequence

from nlpuzzle.english.classes import verb_class
from nlpuzzle.english.words import Word
from nlpuzzle.understanding.soundness.support import Support
from nlpuzzle.understanding.tokenising.tokens import Choice, Token
from nlpuzzle.understanding.words.vocabulary import verb_forms

__all__ = ["AFRESH", "LOOSE", "NOT_EVEN", "binds", "done_to", "part_played"]

LOOSE = verb_class("passing-deeds")
AFRESH = verb_class("done-afresh")
NOT_EVEN = verb_class("least-deeds")
_ACTING = verb_class("acting-parts")


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


def part_played(tokens: Sequence[Token], index: int, verb: Word, support: Support) -> bool:
    """ "The king | is played by | Ann", where the king is a part in a play, and nobody who could lose a game."""
    before = next((t for t in reversed(tokens[:index]) if t.type == "ITEM"), None)
    if verb.stem not in _ACTING or before is None or not isinstance(before.reference, Choice):
        return False
    return all(support.goes_with(verb, "", support.frame.by_name[item.category]) for item in before.reference.items)
