"""How a clause mentions an item: with which noun, unit and preposition; and which guards a glance at that wakes."""

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from nlpuzzle.english.classes import verb_class
from nlpuzzle.english.morphology import singular
from nlpuzzle.english.tables import words as word_table
from nlpuzzle.english.units import unit_of
from nlpuzzle.english.words import Word, finite
from nlpuzzle.puzzle import Category, Frame
from nlpuzzle.rules import Item
from nlpuzzle.understanding.objection import Trouble
from nlpuzzle.understanding.soundness.finite_verbs import is_finite, may_be_verb
from nlpuzzle.understanding.soundness.support import Support
from nlpuzzle.understanding.tokenising.tokens import Choice, Token
from nlpuzzle.understanding.words.vocabulary import closed, personal, verb_forms
from nlpuzzle.understanding.words.words_of import COPULAS, JOINTS

__all__ = [
    "Attached",
    "Glance",
    "Guards",
    "Tokens",
    "any_of",
    "article_only",
    "categories_of",
    "done_to_subjects",
    "glance_at",
    "has_own_unit",
    "has_unit",
    "is_bare_number",
    "is_copula",
    "is_had",
    "is_nominal",
    "is_said_to_be",
    "leads",
    "leads_in",
    "noun_at",
    "said_of_subjects",
    "shared_noun",
    "shares_noun",
    "single_items",
    "told_by",
    "trouble_finder",
    "way_of",
]


Tokens = Sequence[Token]
#: what ends a clause, so that a word before it is the object of its verb: "used the red skis | if"
_CLOSING = JOINTS | {"END", "IF", "IFF", "UNLESS", "THEN", "THAN"}
_NOT_HAD = verb_class("not-having")


def single_items(tokens: Tokens) -> Iterator[tuple[int, str]]:
    """The items that can mean one category only, and where they stand."""
    for i, token in enumerate(tokens):
        if isinstance(token.reference, Choice) and (items := token.reference.items):
            category = items[0].category
            if len(items) == 1 or all(item.category == category for item in items):
                yield i, category


def noun_at(tokens: Tokens, i: int, support: Support) -> Word | None:
    """The noun that an item describes, or that is numbered by it: "the grey | coat", "house | 3"."""
    last = tokens[i].gap[-1] if tokens[i].gap else None
    if (
        last is not None
        and is_bare_number(tokens[i])
        and support.letter(last) in "no"
        and not is_finite(tokens[i], len(tokens[i].gap) - 1, support)
    ):
        return last
    return told_by(tokens[i]) or _noun_after(tokens, i, support)


def told_by(token: Token) -> Word | None:
    """ "The | tea drinker", read as tea: the noun that tells who has it."""
    if not isinstance(token.reference, Choice) or token.reference.as_listed or len(token.words) < 2:
        return None
    last = token.words[-1]
    named = any(last.low in item.label.casefold() for item in token.reference.items)
    return None if named or not personal(last.low) else last


def _noun_after(tokens: Tokens, i: int, support: Support) -> Word | None:
    """The noun that an item describes: "the grey | coat"."""
    following = tokens[i + 1] if i + 1 < len(tokens) else None
    if following is None or not following.gap:
        return None
    word, *rest = following.gap
    if word.low in ("'s", "'"):
        return word  # "a bachelor's degree"
    letter = support.letter(word)
    if letter not in "nohv":
        return None
    if finite(word.low) and not word.low.endswith("s") and singular(word.low) not in word_table("things"):
        return None  # "the ticket | borrowed"
    if i and tokens[i - 1].type == "AND" and word.low in verb_forms() and not finite(word.low):
        if following.type not in _CLOSING and not any(may_be_verb(w, support) for w in rest):
            return None  # "the one with the kite and the one with the top | work three benches apart"
    if word.low in verb_forms() and finite(word.low):  # "plays the harp", "the white skis finished"
        if not rest and following.type in ("EITHER", "NEITHER"):
            rest = list(tokens[i + 2].gap)  # "the white skis either | finished"
        closed_off = bool(rest and may_be_verb(rest[0], support)) or (not rest and following.type in _CLOSING)
        # "it is Ann who used the white skis"
        named = any(word.low in category.casefold().split() for category in categories_of(tokens[i]))
        return word if closed_off or named else None
    return word


def way_of(gap: tuple[Word, ...]) -> tuple[str, ...]:
    """How an item is attached: the last open word before it, and the preposition after that, if any; () after "is"."""
    return tuple([gap[k].stem for k in _telling(tuple([w.low for w in gap]))])


@lru_cache(maxsize=16384)
def _telling(lows: tuple[str, ...]) -> tuple[int, ...]:
    """Where the words stand that tell how an item is attached."""
    telling: list[int] = []
    for k, low in enumerate(lows):
        kind = closed().get(low, "o")
        letter = "o" if low in verb_forms() else kind
        if letter in "aw" or kind == "a":
            telling = []
        elif letter in "opt" or low == "about":
            telling.append(k)
    while len(telling) > 1 and lows[telling[-1]] in word_table("places"):
        telling.pop()  # "lives in | house 3"
    led = bool(telling) and _is_led(lows[telling[-1]])
    return tuple(telling[-2 if led else -1 :])


def leads(way: tuple[str, ...]) -> bool:
    """Whether it ends with a preposition."""
    return bool(way) and _is_led(way[-1])


def _is_led(low: str) -> bool:
    return closed().get(low, "o") in "pt" or low == "about"  # "the talk about | Saturn"


def categories_of(token: Token) -> frozenset[str]:
    """The categories whose items a token may name."""
    if not isinstance(token.reference, Choice):
        return frozenset()
    items = token.reference.items
    return frozenset((items[0].category,)) if len(items) == 1 else frozenset(item.category for item in items)


def said_of_subjects(tokens: Tokens) -> Iterator[str]:
    """Verbs right after "who", "whoever" or a name: neither participles, as in "painted by", nor after a form of "to be"."""
    for before, token in zip((None, *tokens[:-1]), tokens, strict=True):
        for k, word in enumerate(token.gap):
            last = token.gap[k - 1].low if k else ""
            name = not k and before is not None and before.type == "ITEM" and not before.gap and bool(before.words)
            after_who = last in ("who", "that", "which", "whoever") and closed().get(word.low) is None
            name = name or (not k and before is not None and _does(before, token))
            if finite(word.low) and (after_who or (name and word.low in verb_forms())):
                if token.gap[k + 1 : k + 2] == () or token.gap[k + 1].low != "by":
                    yield word.low


def _does(before: Token, token: Token) -> bool:
    """ "The oldest | danced the | waltz", "Judge Ann | tried | either": its object follows a verb."""
    if before.type != "ITEM" or not before.words:
        return False
    chosen = token.type in ("EITHER", "NEITHER") and len(token.gap) == 1
    led = [w.low for w in token.gap[1:]] == ["the"] and token.type == "ITEM"
    return chosen or (led and all(closed().get(w.low) == "d" for w in before.gap))


def done_to_subjects(tokens: Tokens) -> Iterator[str]:
    """What is done to a subject, not by it: "was | founded", "is | guarded by"."""
    for token in tokens:
        for one, word in pairwise(token.gap):
            if one.low in COPULAS and word.low.endswith("ed") and word.low in verb_forms():
                yield word.low


def article_only(token: Token) -> bool:
    """Whether an article and nothing else stands before an item."""
    return bool(token.gap) and all(w.low in ("the", "a", "an") for w in token.gap)


def is_nominal(token: Token) -> bool:
    """Whether an item is what somebody or something is called: "is the tea", "of the tea", not "with the tea"."""
    return all(closed().get(w.low) in ("d", "a") and w.low not in ("has", "have", "had") for w in token.gap)


def is_had(token: Token) -> bool:
    """Whether somebody has what an item describes: "with the green | poster"."""
    how = [w for w in token.gap if closed().get(w.low) != "d"]
    return not is_nominal(token) and bool(how) and how[-1].stem not in _NOT_HAD


def is_copula(token: Token) -> bool:
    """Whether the words before a token begin with a form of "to be"."""
    return bool(token.gap) and token.gap[0].low in COPULAS


def is_said_to_be(tokens: Tokens, i: int) -> bool:
    """ "Is | Ann", "is not | Ann", "is either | Ann": right after a form of "to be"."""
    token, before = tokens[i], tokens[i - 1] if i else None
    denied = before is not None and before.type in ("NOT", "EITHER", "NEITHER")
    gap = token.gap or (before.gap if denied and before is not None else ())
    return bool(gap) and gap[-1].low in COPULAS


def shares_noun(tokens: Tokens, i: int) -> bool:
    """Whether an item has its noun after the last of a list."""
    return bool(shared_noun(tokens, i))


def shared_noun(tokens: Tokens, i: int) -> tuple[Word, ...]:
    """ "The green or the blue | coat", "one the green and the other the blue | coat": what stands after the last of a list."""
    at = i + 1
    while at + 1 < len(tokens) and tokens[at].type in JOINTS:
        at += tokens[at + 1].type == "OTHER" and not tokens[at + 1].gap
        if tokens[at + 1].type != "ITEM":
            break
        if not categories_of(tokens[at + 1]) & categories_of(tokens[i]):
            return ()
        if not all(closed().get(w.low) in ("d", "p") for w in tokens[at + 1].gap):
            return ()  # "wears the red | or the dog with the blue rosette"
        at += 2
        while at < len(tokens) and tokens[at].type in JOINTS and not tokens[at].gap and tokens[at].type == "_COMMA":
            at += 1
        if tokens[at].gap:
            return tokens[at].gap
    return ()


def is_bare_number(token: Token) -> bool:
    """Whether an item is told by a number alone: "30", not "30 kg"."""
    return isinstance(token.reference, Choice) and len(token.words) == 1 and token.words[0].low[0].isdecimal()


def has_own_unit(token: Token) -> bool:
    """Whether an item is told by a number with its unit: "20 kg"."""
    return isinstance(token.reference, Choice) and len(token.words) > 1 and any(w.low[0].isdecimal() for w in token.words)


def has_unit(tokens: Tokens, i: int) -> bool:
    """Whether a number has its unit, or shares that of the number after it: "20 or 30 kg"."""
    if not is_bare_number(tokens[i]):
        return has_own_unit(tokens[i])
    at = i
    while at + 1 < len(tokens) and is_bare_number(tokens[at]):
        if tokens[at + 1].gap and unit_of(tokens[at + 1].gap[0].low) is not None:
            return True
        if tokens[at + 1].type not in JOINTS:
            return False
        at += 1
        while at < len(tokens) - 1 and tokens[at].type in JOINTS:
            at += 1
        if any(closed().get(w.low) not in ("d", "p") for w in tokens[at].gap):
            return False  # "stays for 10 and the family that stays for | 6 days"
    return has_own_unit(tokens[at]) and bool(categories_of(tokens[at]) & categories_of(tokens[i]))


class Attached(NamedTuple):
    """An item where it stands in its clause, for guards to look at."""

    tokens: Sequence[Token]
    i: int
    term: Item
    category: Category
    #: whether the words tell of a person
    people: bool
    #: the shape of the words before it, as `word_classes.letters` gives it, "q" for "p"
    found: str
    gap: tuple[Word, ...]
    #: the words after it
    tail: tuple[Word, ...]
    frame: Frame
    support: Support

    @property
    def token(self) -> Token:
        return self.tokens[self.i]

    @property
    def numbered(self) -> bool:
        return self.tokens[self.i].number is not None


class Glance(NamedTuple):
    """What can be told of an item's place without a puzzle: the words around it, and what its category measures."""

    lows: tuple[str, ...]
    stems: tuple[str, ...]
    found: str
    tail: tuple[str, ...]
    dimension: str | None
    ordered: bool
    numbered: bool
    #: whether a list may go on after it
    listed: bool


Guard = Callable[[Attached], Trouble | None]
Guards = tuple[tuple[Guard, Callable[[Glance], bool]], ...]
"""Guards in the order in which they are asked, each with what wakes it: of many, few gaps wake more than some.

That may be too much, so that a guard wakes in vain, and never too little: a guard that sleeps would have found nothing.
"""


def glance_at(place: Attached) -> Glance:
    """What a glance at the place shows."""
    tokens, i, category = place.tokens, place.i, place.category
    return Glance(
        tuple([w.low for w in place.gap]),
        tuple([w.stem for w in place.gap]),
        place.found,
        tuple([w.low for w in place.tail]),
        category.dimension,
        category.ordered,
        tokens[i].number is not None,
        i + 1 < len(tokens) and tokens[i + 1].type in JOINTS,
    )


def trouble_finder(guards: Guards) -> Callable[[Attached, Glance], Trouble | None]:
    """What asks the guards that a glance wakes, one after the other, until one objects."""

    @lru_cache(maxsize=16384)
    def awake(glance: Glance) -> tuple[Guard, ...]:
        return tuple(guard for guard, wakes in guards if wakes(glance))

    def first_trouble(place: Attached, glance: Glance) -> Trouble | None:
        for guard in awake(glance):
            if trouble := guard(place):
                return trouble
        return None

    return first_trouble


def any_of(words: frozenset[str], *more: str) -> Callable[[Glance], bool]:
    """Wakes where one of the words stands before the item."""
    known = words.union(more)
    return lambda seen: not known.isdisjoint(seen.lows)


def leads_in(token: Token) -> bool:
    """Whether an item brings its own preposition along: "under the roof", "about bees"."""
    first = token.words[0].low
    return closed().get(first) == "p" or first == "about" or [w.low for w in token.words[1:2]] == ["the"]
