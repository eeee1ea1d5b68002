"""Whose place or thing is compared, by a noun for its holder: "left of the flute player's", "the ski | club's float"."""

from dataclasses import replace

from nlpuzzle.english.classes import word_class
from nlpuzzle.english.morphology import singular
from nlpuzzle.english.words import Word
from nlpuzzle.understanding.soundness.heads import own_place
from nlpuzzle.understanding.soundness.slots import CLOSERS
from nlpuzzle.understanding.soundness.support import Support
from nlpuzzle.understanding.tokenising.tokens import Choice, Token
from nlpuzzle.understanding.words.lines import line
from nlpuzzle.understanding.words.vocabulary import does, does_what, personal

__all__ = ["beside_the_holder", "without_holder"]

Tokens = tuple[Token, ...]

_RELATING = frozenset({"DIR", "NEXT", "THAN"})
_OWN = "'s"
_OWNING = frozenset({"'s", "'"})
_HOLDERS = word_class("havers")


def beside_the_holder(tokens: Tokens) -> Tokens:
    """The sentence with "the flute player" for "the flute player's (hut)", where somebody's hut is compared with it."""
    subject = tokens[1].gap if len(tokens) > 2 else ()
    owner = next((k for k, w in enumerate(subject[:2]) if w.low == _OWN), None)
    if tokens[0].type != "ITEM" or owner is None:
        return tokens
    thing = subject[owner + 1 : owner + 2]
    changed = list(tokens)
    for i in range(2, len(tokens)):
        kept = _holder(tokens[i].gap, thing)
        if kept and tokens[i - 1].type == "ITEM" and tokens[i - 2].type in _RELATING:
            changed[i] = replace(tokens[i], gap=(*kept, *tokens[i].gap[len(kept) + 1 + _again(tokens[i].gap, thing) :]))
    return tuple(changed)


def _holder(gap: tuple[Word, ...], thing: tuple[Word, ...]) -> tuple[Word, ...]:
    """The noun before "'s", where that ends the phrase or the same thing follows; none otherwise."""
    if len(gap) < 2 or gap[1].low != _OWN or not personal(gap[0].low):
        return ()
    rest = gap[2 + _again(gap, thing) :]
    return gap[:1] if not rest else ()


def _again(gap: tuple[Word, ...], thing: tuple[Word, ...]) -> bool:
    """Whether the thing of the first is named again: "Ann's hut is left of the flute player's | hut"."""
    return bool(thing) and [w.low for w in gap[2:3]] == [thing[0].low]


def without_holder(item: Token, token: Token, support: Support) -> Token:
    """The token after an item, without the noun for its holder, and what he has in the row: "the ski | club 's float"."""
    gap = token.gap
    if token.type not in CLOSERS or not isinstance(item.reference, Choice) or item.number is not None or not 2 <= len(gap) <= 3:
        return token
    if gap[1].low not in _OWNING or not all(_holds(gap[0], one.category, support) for one in item.reference.items):
        return token
    return replace(token, gap=()) if len(gap) == 2 or _in_the_row(gap[2], support) else token


def _holds(noun: Word, category: str, support: Support) -> bool:
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
