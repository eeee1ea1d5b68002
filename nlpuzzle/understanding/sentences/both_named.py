"""Both of two that were just named: "Ann is left of Ben, but the two are not neighbours"."""

from dataclasses import replace

from nlpuzzle.english.kinds import HOLDERS, PLACES
from nlpuzzle.english.morphology import is_plural, singular
from nlpuzzle.english.tables import words as word_table
from nlpuzzle.english.words import Word
from nlpuzzle.understanding.tokenising.tokens import Choice, Pronoun, Token
from nlpuzzle.understanding.words.vocabulary import closed
from nlpuzzle.understanding.words.words_of import COPULAS

__all__ = ["of_both_named"]

Tokens = tuple[Token, ...]

#: what stands between two that are put in an order
_RELATING = frozenset({"DIR", "COMP", "NEXT"})
#: "and the two | sit | next to each other"
_PLACED = COPULAS | {"lay", "lie", "live", "lived", "sat", "sit", "stand", "stood"}


def of_both_named(left: Tokens, right: Tokens) -> Tokens | None:
    """ "Ann is left of Ben, but | the two are not neighbours", "they are not adjacent": Ann and Ben are not."""
    named = [t for t in left if t.type == "ITEM"]
    if len(named) != 2 or len([t for t in left if t.type in _RELATING]) != 1 or _others(left):
        return None
    if not all(isinstance(t.reference, Choice) and t.number is None and len(t.reference.items) == 1 for t in named):
        return None
    kinds = [t.type for t in right]
    if kinds not in (["ITEM", "NEXTEACH", "END"], ["ITEM", "NOT", "NEXTEACH", "END"], ["ALLN", "NEXTEACH", "END"],
                     ["ALLN", "NOT", "NEXTEACH", "END"]):  # fmt: skip
        return None
    if not _the_two(right) or any(t.gap for t in right[2:]):
        return None
    one, other = (replace(t, gap=tuple(w for w in t.gap if closed().get(w.low) == "d")) for t in named)
    both = Token("AND", "", right[0].words, ())
    return one, both, other, replace(right[1], gap=right[1].gap[-1:]), *right[2:]


def _others(left: Tokens) -> bool:
    """Whether anything but the two and what stands between them is said."""
    return any(t.type not in {"ITEM", "END", "HEDGE", *_RELATING} for t in left)


def _the_two(right: Tokens) -> bool:
    """Whether a clause begins with "the two are", "the two boats stand", "the two of them sit" or "they are"."""
    first, gap = right[0], [w.low for w in right[1].gap]
    if not gap or gap[-1] not in _PLACED:
        return False
    if isinstance(first.reference, Pronoun):
        return first.reference.word == "they" and len(gap) == 1
    words = [w.low for w in (*first.gap, *first.words)]
    if words != ["the", "two"]:
        return False
    return len(gap) == 1 or (len(gap) == 2 and _names_two(right[1].gap[0])) or gap[:-1] == ["of", "them"]


def _names_two(noun: Word) -> bool:
    """Whether a noun only says what the two are: "boats", "families"."""
    one = singular(noun.low)
    plain = one in HOLDERS or one in PLACES or one in word_table("things") or one in word_table("people")
    return is_plural(noun.low) and plain and one not in word_table("relational")
