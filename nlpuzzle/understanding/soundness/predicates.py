"""Verbs that leave it open whether the subject has what they speak of: "waited for the vase", "painted the red house".

A neutral verb binds its direct object to the subject. A preposition, an object of its own, a second verb or a place where
things merely happen can undo that; then the puzzle must use the same words in another clue, too.
"""

from collections.abc import Sequence

from nlpuzzle.english.classes import verb_class
from nlpuzzle.english.words import Word, finite, key
from nlpuzzle.puzzle import Category, Frame
from nlpuzzle.rules import Item, Term
from nlpuzzle.understanding.objection import Trouble
from nlpuzzle.understanding.soundness import shapes
from nlpuzzle.understanding.soundness.dealings import companion, dealing, recipient, supplier, teacher, two_events
from nlpuzzle.understanding.soundness.deeds import AFRESH, LOOSE, NOT_EVEN
from nlpuzzle.understanding.soundness.elsewhere import said_of_another
from nlpuzzle.understanding.soundness.measures import (
    another_event,
    capacity,
    covered,
    estimated,
    height,
    made_then,
    other_amount,
    waiting,
)
from nlpuzzle.understanding.soundness.mentioned import shared_noun
from nlpuzzle.understanding.soundness.objects import (
    coloured,
    object_first,
    other_side,
    own_tail,
    part_of_another,
    undetermined,
    unknown_state,
)
from nlpuzzle.understanding.soundness.otherwise import of_something_else
from nlpuzzle.understanding.soundness.support import Support
from nlpuzzle.understanding.soundness.usual import suffered_otherwise, unusual
from nlpuzzle.understanding.soundness.whereabouts import (
    abandoned,
    at_home,
    far_away,
    has_left,
    is_denied,
    led_elsewhere,
    lingering,
    moved,
    resting,
    somebodys_house,
)
from nlpuzzle.understanding.soundness.word_classes import letters
from nlpuzzle.understanding.tokenising.tokens import Token
from nlpuzzle.understanding.words.lines import is_line
from nlpuzzle.understanding.words.vocabulary import kinds_of

__all__ = ["unbound"]

#: "enjoys painting": the second verb names what the subject does
_THAT_TAKE_GERUNDS = verb_class("before-gerunds")
_IS = frozenset({"is", "are", "was", "were", "be", "been"})
#: what is done to a thing, and is no amount: "weighed the cheese"
_RECKONING = frozenset({key("weigh"), key("measure"), key("count"), key("value")})
#: what is done to somebody with a thing, and leaves it open whether he gets it
_LEFT_OPEN = frozenset("asked offered promised quoted recommended shown".split())
_WISHED = frozenset({key("need"), key("want"), key("dock")})


def unbound(tokens: Sequence[Token], index: int, term: Term, people: bool, frame: Frame, support: Support) -> Trouble | None:
    """Why the words before an item, and its own noun, do not say that the subject has it; None where they do."""
    gap = tokens[index].gap
    if not isinstance(term, Item) or not gap:
        return None
    category = frame.by_name[term.category]
    found = letters(gap, support).replace("q", "p")
    tail = tokens[index + 1].gap if index + 1 < len(tokens) else ()
    whatever = (
        dealing(tokens, index, found, support)
        or recipient(gap, found)
        or _two_verbs(gap, found, category, support)
        or somebodys_house(gap, found, tail, category, frame, support)
        or companion(tokens, index, found, people, support)
        or moved(tokens, index, found, category)
        or two_events(tokens, index, found, people, support)
        or own_tail(tokens, index, tail, category, support)
        or part_of_another(tokens, index, term, tail, support)
        or another_event(tokens, index, found, category, support)
        or supplier(found, tail)
        or said_of_another(tokens, index, found, category, support)
        or of_something_else(tokens, index, term, found, category, support)
        or object_first(gap, found, category, support)
        or other_side(tokens, index)
        or other_amount(tokens, index, gap, found, category)
        or coloured(tokens, index, term, tail, category, support)
        or unknown_state(gap, found, support)
        or capacity(tokens[index].number is not None, gap, found, category, support)
        or height(tokens[index].number is not None, tail, category)
        or estimated(gap, found, category, support)
        or covered(tokens, index, category, support)
        or abandoned(gap, found, category)
        or far_away(tokens, index, found)
        or made_then(gap, category, support)
        or waiting(tokens[index].number is not None, tail, category, support)
        or teacher(tail, category, support)
        or unusual(gap, tail or shared_noun(tokens, index), category, support)
        or suffered_otherwise(tokens, index, category, support)
    )
    if whatever:
        return whatever
    unless_usual = (
        led_elsewhere(gap, found, category, tokens, index, support)
        or undetermined(gap, found, category, support)
        or _weak(tokens, index, found, category, support)
        or at_home(gap, found, category, support)
        or resting(tokens, index, found, tail, category, support)
        or has_left(gap, category)
        or lingering(gap, category, support)
    )
    return unless_usual if unless_usual and not support.attaches(gap, category.name) else None


def _two_verbs(gap: tuple[Word, ...], found: str, category: Category, support: Support) -> Trouble | None:
    """ "Tried making stew": the first verb says what became of the second."""
    for match in shapes.every(r"[vo](?=v)", found):
        verb, second = gap[match.start()], gap[match.start() + 1]
        # "began playing in 1985", where playing is spoken of
        timed = category.dimension == "time" and support.supported(second)
        dated = (category.dimension == "date" or timed) and "time" in kinds_of(verb)
        if verb.stem == key("get") and "w" not in found[: match.start()] and not second.low.endswith(("ing", "s")):
            return "relation", (verb, second)  # "got covered in"
        if second.low.endswith("ing") and finite(verb.low) and verb.stem not in _THAT_TAKE_GERUNDS and not dated:
            return "misplaced", (verb, second)
    return None


def _weak(tokens: Sequence[Token], index: int, found: str, category: Category, support: Support) -> Trouble | None:
    """ "Wanted", "saw", "needed 40 points": binding only where the puzzle says that everybody does so."""
    gap, number, denied = tokens[index].gap, tokens[index].number is not None, is_denied(tokens, index)
    before = tokens[index - 1] if index else None
    # "was n't | sold in"
    helped = before is not None and before.type == "NOT" and bool(before.gap) and before.gap[-1].low in _IS
    for i, word in enumerate(gap):
        if word.low in _LEFT_OPEN and ((i and gap[i - 1].low in _IS) or (helped and not i)):
            if word.low == "asked" or shapes.fullmatch(r"d?[jno]*", found[i + 1 :]):
                return "relation", (word,)  # "was asked $80": by another one; "was offered the boat"
        said = helped or (i > 0 and gap[i - 1].low in _IS)  # "has a cat called Rex": the cat is
        named = i == len(gap) - 1 and said and tokens[index].words[0].text[:1].isupper()
        if word.low == "called" and named:
            continue  # "is called | Rex": its name
        if word.low == "called" and gap[i + 1 : i + 2] and gap[i + 1].low == "by" and not support.supported(word):
            return "relation", (word,)  # "was called by Ann": she telephoned
        if denied and word.stem in NOT_EVEN and not is_line(category):
            continue
        passive = found[i + 1 : i + 2] == "p" and (helped or "a" in found[:i] or gap[i + 1].low == "by")
        if passive and category.dimension == "date" and word.stem in AFRESH and not support.speaks_of(category.name, [word]):
            return "relation", (word,)  # "was restored in 1902"
        if passive and word.low == "found" and category.dimension != "date" and not support.supported(word):
            return "relation", (word,)  # "was found in plot 2": it may belong elsewhere
        wished = word.stem in (_WISHED if number else _RECKONING)
        loose = word.stem in LOOSE or wished or word.low in ("wanted", "toured")
        known = (support.supported(word) and word.stem != key("touch")) or support.deed_told(word)
        if found[i] in "vo" and loose and not passive and not known and not _its_own(gap, found, i, category, support):
            return "relation", (word,)
    return None


def _its_own(gap: tuple[Word, ...], found: str, at: int, category: Category, support: Support) -> bool:
    """ "Sold for | $90", "explored | Venus": a verb that goes with such things, and the item right after it."""
    led = shapes.fullmatch(r"([pt]?)d?[jno]*", found[at + 1 :])
    return led is not None and support.goes_with(gap[at], gap[at + 1].low if led[1] else "", category)
