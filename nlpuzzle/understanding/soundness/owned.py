"""A holder and his thing after the item that tells who he is: "after the ski | club's float", "the rummy | players' hut"."""

from dataclasses import replace

from nlpuzzle.english.classes import word_class
from nlpuzzle.english.morphology import singular
from nlpuzzle.english.words import Word
from nlpuzzle.understanding.soundness.heads import own_place
from nlpuzzle.understanding.soundness.slots import CLOSERS
from nlpuzzle.understanding.soundness.support import Support
from nlpuzzle.understanding.tokenising.tokens import Choice, Token
from nlpuzzle.understanding.words.lines import line
from nlpuzzle.understanding.words.vocabulary import does, does_what

__all__ = ["without_holder"]

_OWNING = frozenset({"'s", "'"})
_HOLDERS = word_class("havers")


def without_holder(item: Token, token: Token, support: Support) -> Token:
    """The token after an item, without the noun for its holder, and what he has in the row: "the ski | club 's float"."""
    gap = token.gap
    if token.type not in CLOSERS or not isinstance(item.reference, Choice) or item.number is not None or not 2 <= len(gap) <= 3:
        return token
    if gap[1].low not in _OWNING or not all(_holder(gap[0], one.category, support) for one in item.reference.items):
        return token
    return replace(token, gap=()) if len(gap) == 2 or _in_the_row(gap[2], support) else token


def _holder(noun: Word, category: str, support: Support) -> bool:
    """ "The ski | club", of clubs; "the rummy | players", of games; no coach of any of them."""
    if support.frame.by_name[category].ordered or support.people(category):
        return False
    if support.names(support.frame.by_name[category], (noun,)):
        return True
    one = singular(noun.low)
    plays = does(one) and support.english_has(does_what(one), support.frame.by_name[category])
    return plays or (one in _HOLDERS and support.supported(noun))


def _in_the_row(noun: Word, support: Support) -> bool:
    """ "Float", where floats are in the row, or "hut", where one is."""
    row = line(support.frame)
    if row is None or singular(noun.low) != noun.low:
        return False
    return own_place(noun, support) or support.speaks_of(row.name, (noun,)) or support.stands_in_row(noun)
