"""An amount, a direction or a companion that is said of something else than the subject: "paid for 400 kg", "west of"."""

from collections.abc import Sequence

from nlpuzzle.english.classes import word_class
from nlpuzzle.english.morphology import singular
from nlpuzzle.english.tables import words as word_table
from nlpuzzle.english.words import Word, finite
from nlpuzzle.puzzle import Category
from nlpuzzle.rules import Item
from nlpuzzle.understanding.objection import Trouble
from nlpuzzle.understanding.soundness import shapes
from nlpuzzle.understanding.soundness.mentioned import Guards
from nlpuzzle.understanding.soundness.support import Support
from nlpuzzle.understanding.tokenising.tokens import Choice, Token
from nlpuzzle.understanding.words.lines import in_turn, line
from nlpuzzle.understanding.words.vocabulary import verb_forms

__all__ = ["OF_SOMETHING_ELSE"]

_COMPASS = word_class("compass")


def _faced(term: Item, tail: tuple[Word, ...], category: Category, support: Support) -> Trouble | None:
    """ "Started west | of", "on the north | bank": a direction in which something else lies."""
    if not tail or not support.label_among(term, _COMPASS):
        return None
    foreign = singular(tail[0].low) in word_table("things") and tail[0].low not in verb_forms()
    known = support.supported(tail[0]) or support.speaks_of(category.name, tail[:1])
    return ("misplaced", tail[:1]) if tail[0].low == "of" or (foreign and not known) else None


def _for_so_many(number: bool, gap: tuple[Word, ...], found: str, category: Category) -> Trouble | None:
    """ "Paid for 400 kg", "has worked for 31 years": so much was dealt with, and is no weight or age of somebody."""
    match = shapes.search(r"[vo]p$", found)
    if not number or match is None or gap[-1].low != "for" or category.dimension not in ("weight", "age"):
        return None
    return "relation", gap[-2:]


def _age_of_a_house(tokens: Sequence[Token], index: int, category: Category, support: Support) -> Trouble | None:
    """ "Ann's | house | is 40 years old" where people have ages."""
    row, gap = line(support.frame), tokens[index].gap
    if category.dimension != "age" or not support.has_people or row is None or in_turn(row):
        return None
    nouns = [w for i, w in enumerate(gap) if i and support.letter(gap[0]) == "s" and support.letter(w) in "no"]
    place = bool(nouns) and support.speaks_of(row.name, nouns[:1]) and not support.speaks_of(category.name, nouns[:1])
    return ("relation", (nouns[0], *tokens[index].words)) if place else None


def _against(tokens: Sequence[Token], index: int, found: str, support: Support) -> Trouble | None:
    """ "Rovers | drew with the club in | navy": a named thing and another of its kind."""
    gap = tokens[index].gap
    match = shapes.match(r"[vo](p)d[jno]*([no])[pw]", found)
    before = tokens[index - 1].reference if index else None
    if match is None or not isinstance(before, Choice) or gap[1].low not in ("with", "against"):
        return None
    kind = any(support.speaks_of(item.category, gap[match.start(2) : match.end(2)]) for item in before.items)
    return ("relation", gap[: match.end(2)]) if kind and finite(gap[0].low) else None


#: why an item is no fact about the subject
OF_SOMETHING_ELSE: Guards = (
    (lambda at: _faced(at.term, at.tail, at.category, at.support), lambda seen: seen.tail != ()),
    (lambda at: _for_so_many(at.numbered, at.gap, at.found, at.category), lambda seen: seen.numbered),
    (lambda at: _age_of_a_house(at.tokens, at.i, at.category, at.support), lambda seen: seen.dimension == "age"),
    (lambda at: _against(at.tokens, at.i, at.found, at.support), lambda seen: len(seen.lows) > 2),
)
