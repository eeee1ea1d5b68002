"""Whether a word is the verb of a clause, and whether a token holds one."""

from functools import cache, lru_cache

from nlpuzzle.english.classes import verb_class, word_class
from nlpuzzle.english.morphology import singular
from nlpuzzle.english.numbers import ordinal_value
from nlpuzzle.english.tables import words as word_table
from nlpuzzle.english.units import unit_of
from nlpuzzle.english.words import Word, finite, key, participles
from nlpuzzle.understanding.soundness.support import Support
from nlpuzzle.understanding.tokenising.tokens import Choice, Place, Pronoun, Token
from nlpuzzle.understanding.words.vocabulary import closed, verb_forms

__all__ = [
    "EITHER_WAY", "SOMEWHERE", "begins_with_verb", "continues", "has_verb", "is_finite", "is_verb", "may_be_verb", "may_begin",
]  # fmt: skip

_BEATS = word_class("beating")
SOMEWHERE = verb_class("being-somewhere")
#: what one does oneself, though it may be done to a thing: "the driver parked", "is parked"
EITHER_WAY = SOMEWHERE | frozenset(map(key, "anchor begin berth end finish land moor open park start stop".split()))

#: what is no noun, even after an owner: "Ann's | took two days"
_AFTER_OWNERS = frozenset("came costs held lasted ran sold took went weighed weighs".split())
#: what nobody does to anything: "travelled by | bus"
_GOING = verb_class("going-oneself")


def may_be_verb(word: Word, support: Support) -> bool:
    """Whether a word may be the verb of a clause."""
    known = _known_verb(word.low, word.stem)
    return support.letter(word) in "ov" if known is None else known


@lru_cache(maxsize=16384)
def _known_verb(low: str, stem: str) -> bool | None:
    """Whether a word may be one whatever the puzzle; None where the puzzle decides."""
    if low.endswith("ing"):
        return False
    if closed().get(low) == "a" or low in verb_forms() or stem in _dealing():
        return True
    known = singular(low) in word_table("things") or closed().get(low) or unit_of(low) is not None
    return None if finite(low) and not known else False


def begins_with_verb(token: Token, support: Support) -> bool:
    """Whether the words before a token begin with a verb and nothing else: "sits in | seat 3"."""
    first = token.gap[0]
    if closed().get(first.low) == "a":
        return True
    return may_be_verb(first, support) and finite(first.low) and first.low not in participles()


def is_finite(token: Token, at: int, support: Support, *, aided: bool = False) -> bool:
    """Whether the word is a verb, and neither a noun after a preposition nor a participle: "on watch", "built by"."""
    word, before, after = token.gap[at], token.gap[:at], token.gap[at + 1 : at + 2]
    if before and before[-1].low == "'s" and word.low in _AFTER_OWNERS:
        return True  # "and Ann's | took less time than": hers
    if not may_be_verb(word, support) or (before and closed().get(before[-1].low) in ("d", "p", "s")):
        return False
    aided = aided or any(closed().get(w.low) == "a" for w in before)
    if not aided and word.low in participles():
        return False
    by = bool(after) and after[0].low == "by" and not word.low.endswith("s") and word.stem not in SOMEWHERE | _GOING
    return aided or not by


@cache
def _dealing() -> frozenset[str]:
    """Stems of the verbs of dealing between two people: "thanked", "shared"."""
    return frozenset(map(key, word_table("dealings"))) | verb_class("dividing")


@cache
def _telling() -> frozenset[str]:
    """Auxiliaries, and the verbs of winning against somebody."""
    return _BEATS.union(word for word, letter in closed().items() if letter == "a")


def is_verb(token: Token) -> bool:
    """ "paints", "won": an item or place that is told by a verb."""
    if isinstance(token.reference, Place):
        led = bool(token.gap) and closed().get(token.gap[-1].low) == "d"  # "on the | top | floor"
        return bool(token.words) and token.words[0].low in verb_forms() and not led
    if token.type in ("UNTRUE", "OFTHESE"):
        return False
    if not isinstance(token.reference, Choice):
        return bool(token.words) and not _telling().isdisjoint([w.low for w in token.words])
    if token.words and (token.words[0].low[0].isdecimal() or ordinal_value(token.words[0].low) is not None):
        return False
    begun = bool(token.gap) and (closed().get(token.gap[-1].low) in ("d", "p", "a") or token.gap[-1].low in verb_forms())
    told = finite(token.words[0].low) and token.words[0].low in verb_forms() and not begun  # "Ann | won", not "plays | bowls"
    return token.reference.by_verb or told


def continues(first: Token) -> bool:
    """Whether a clause goes on from one about the same thing: "Ann is older than Ben but | younger than Cleo"."""
    return isinstance(first.reference, Pronoun) and not first.words


def has_verb(token: Token, start: int) -> bool:
    """Whether a verb stands between the words of a token from there on, not as a noun: "was | on watch"."""
    pairs = zip((None, *token.gap), token.gap, strict=False)
    words = [
        w
        for before, w in pairs
        if before is None or closed().get(w.low) == "a" or closed().get(before.low) not in ("d", "p", "s")
    ]
    return any(may_begin(w) for w in words if w in token.gap[start:])


def may_begin(word: Word) -> bool:
    """Whether a word may be a verb or an auxiliary, whatever the puzzle."""
    if closed().get(word.low) == "a" or word.low in verb_forms():
        return not word.low.endswith("ing")
    return finite(word.low) and closed().get(word.low) is None
