"""Nouns and adjectives that keep an item from being the subject's: "painting her house green", "is part glass"."""

from collections.abc import Sequence
from functools import cache, lru_cache

from nlpuzzle.english.classes import verb_class, word_class
from nlpuzzle.english.morphology import singular
from nlpuzzle.english.tables import rows
from nlpuzzle.english.tables import words as word_table
from nlpuzzle.english.units import unit_of
from nlpuzzle.english.words import Word, finite, key, split
from nlpuzzle.puzzle import Category
from nlpuzzle.rules import Item
from nlpuzzle.understanding.objection import Trouble
from nlpuzzle.understanding.soundness import shapes
from nlpuzzle.understanding.soundness.support import Support
from nlpuzzle.understanding.tokenising.tokens import Choice, Token
from nlpuzzle.understanding.words.lines import is_line
from nlpuzzle.understanding.words.people import is_person
from nlpuzzle.understanding.words.vocabulary import closed, personal, verb_forms
from nlpuzzle.understanding.words.words_of import COPULAS

__all__ = [
    "coloured", "likeness", "mishap_of_his", "object_first", "other_side", "own_tail", "part_of_another", "undetermined",
    "unknown_state",
]  # fmt: skip

_MISHAPS = verb_class("mishaps")
#: made after something, and no such thing itself
_LIKENESSES = word_class("pictures") | {"model"}
#: what a thing has all over, so that it is of that colour itself
_COLOURING = word_class("colourings")


def own_tail(
    tokens: Sequence[Token], index: int, tail: tuple[Word, ...], category: Category, support: Support
) -> Trouble | None:
    """ "On a marble | shelf", "on Monday | week": the noun after the item is not what the category holds."""
    if not tail:
        return None
    if not category.ordered and support.relational(tail[0]) and support.has_people and tokens[index].gap:
        return "second person", tail[:1]  # "the mead | neighbour": whose, where nobody is anybody's neighbour
    noun = singular(category.name.casefold().split()[-1])
    other = singular(tail[0].low)
    named = noun in word_table("things") and other in word_table("things") and not (is_person(other) or is_person(noun))
    said = support.told(tail[0]) or support.described(tail[0]) or support.recurs(tail[0])
    known = support.noun_for_these(tail[0])  # "the silver | model", of drones
    unsaid = not known or (support.place_of_work(tail[0]) and not said)  # "a red | oven", of bakers
    if named and other != noun and support.kind_of_items(category) == "color" and unsaid:
        return "unknown", tail[:1]  # "an orange suit" where caps have the colours
    thing = any(c.values is None and support.names(c, tail[:1]) for c in support.frame)  # "the 1960 | coin", of coins
    if category.dimension in ("date", "time") and unit_of(tail[0].low) is not None and not tail[0].glued and not thing:
        return "misplaced", tail[:1]
    if len(tail) == 1 and tail[0].low == "left" and category.dimension in ("money", "count", "duration"):
        return "misplaced", tail  # "has $3 left"
    place = tail[0].low in word_table("places") or tail[0].low in word_table("settings")
    several = len(tail) == 1 and any(t.type == "AND" for t in tokens[:index]) and tokens[index + 1].type not in ("ITEM", "END")
    verb = tail[0].low in verb_forms() and (finite(tail[0].low) or several)  # "the baker | stands at one end"
    if category.ordered or not place or verb or support.letter(tail[0]) == "h" or support.noun_for_these(tail[0]):
        return None
    return None if personal(tail[0].low) or tail[0].low in word_table("people") else ("unknown", tail[:1])


def part_of_another(
    tokens: Sequence[Token], index: int, term: Item, tail: tuple[Word, ...], support: Support
) -> Trouble | None:
    """ "The river | bank" where "river bank hotel" is another item: which of the two is meant?"""
    for word in (*after_verb(tokens[index].gap), *tail[:1]):
        plain = closed().get(word.low, "j") == "j" and word.low not in verb_forms()
        if plain and support.in_another_label(word, term, word in tail) and not support.described(word):
            return "which one", (word, *tokens[index].words)
    return None


def after_verb(gap: tuple[Word, ...]) -> tuple[Word, ...]:
    """The words after the last verb, which belong to the noun phrase of what follows."""
    verbs = [i for i, w in enumerate(gap) if w.low in verb_forms() or closed().get(w.low) == "a"]
    return gap[verbs[-1] + 1 :] if verbs else gap


#: nouns that are adjectives after "is": "is patient with"
#: what gives a thing of one's own another colour
_PAINTING = frozenset(map(key, "color colour dye enamel lacquer paint spray stain varnish".split()))
_ITS = frozenset({"her", "his", "its", "their"})
_STATES = frozenset({"patient"})
#: "sold for $30": by whomever; "sold to the customer in red": it is his
#: how many words stand before a passive after "one", and after "'s"
_ONE_IS, _ITS_THING_IS = 2, 3
_EITHER_SIDE = (["for"], ["to"])


def other_side(tokens: Sequence[Token], index: int) -> Trouble | None:
    """ "The tutor attended the lesson": the verb is for the other side of the dealing."""
    for token in tokens[: index + 1]:
        if isinstance(token.reference, Choice):
            for item in token.reference.items:
                others = _others(item.category)
                verbs = others and [
                    w for k, t in enumerate(tokens) for i, w in enumerate(t.gap)
                    if w.stem in others and w.low in verb_forms() and [v.low for v in t.gap[i + 1 : i + 2]] not in _EITHER_SIDE
                    and not (w.low == "paid" and i and t.gap[i - 1].low in COPULAS)  # "is paid $12": earns it
                    and not _done_to_it(tokens, k, i, item.category)
                ]  # fmt: skip
                if verbs:
                    return "relation", tuple(verbs)
    return None


def _done_to_it(tokens: Sequence[Token], at: int, verb: int, doers: str) -> bool:
    """ "Jack's | omelette | was eaten the day before", "one | was delivered at": to the thing, whoever it was that did so."""
    gap, before = tokens[at].gap, tokens[at - 1] if at else None
    if verb > 1 and gap[verb - 2].low in ("the", "a") and [w.low for w in gap[verb + 1 : verb + 2]] in (["at"], ["on"], ["in"]):
        return closed().get(gap[verb - 1].low) is None and not is_person(gap[verb - 1].low)  # "the pizza delivered at | 6:30"
    passive = verb > 0 and gap[verb - 1].low in COPULAS and [w.low for w in gap[verb + 1 : verb + 2]] != ["by"]
    if not passive or before is None:
        return False
    if not isinstance(before.reference, Choice):
        return before.type in ("AND", "ONE", "OTHER", "_COMMA") and verb <= _ONE_IS  # "of these, one | was delivered"
    if all(i.category != doers for i in before.reference.items):
        return verb == 1
    its = gap[0].low == "'s" and verb == _ITS_THING_IS  # "Ms. Cade | 's pizza was delivered"
    led = [w.low for w in before.gap]
    there = verb == 1 and len(led) > _ITS_THING_IS and led[0] == "the" and closed().get(led[-1]) in ("p", "t")
    return its or (there and closed().get(led[1]) is None and not is_person(led[1]))  # "the pizza sent to | Ms. Cade was"


@lru_cache(maxsize=1024)
def _others(category: str) -> frozenset[str]:
    """The stems of the verbs for the other side of what the nouns of a category's name do."""
    return frozenset().union(*(_roles().get(singular(w.low), ()) for w in split(category)))


def coloured(
    tokens: Sequence[Token], index: int, term: Item, tail: tuple[Word, ...], category: Category, support: Support
) -> Trouble | None:
    """ "Ravi's robot is red" where shirts have colours: what is red is the robot."""
    if tail or not _COLOURING.isdisjoint(category.name.casefold().split()) or not support.of_a_colour(term):
        return None
    if index and support.speaks_of(category.name, tokens[index - 1].gap):
        return None  # "the tent of the family that had noodles | is green"
    before = tokens[index - 1].reference if index else None
    again = bool(index) and any(w.low == "one" for w in tokens[index - 1].gap)
    if again and any(support.speaks_of(category.name, token.gap) for token in tokens[: index - 1]):
        return None  # "neither Ann's tent nor the one with the flag | is green"
    thing = isinstance(before, Choice) and not any(support.people(i.category) for i in before.items)
    gap = tokens[index].gap
    said = all(support.letter(w) == "a" for w in gap) and thing and tokens[index - 1].number is None
    return ("relation", (*gap, *tokens[index].words)) if said else None


def unknown_state(gap: tuple[Word, ...], found: str, support: Support) -> Trouble | None:
    """ "Is free on Tuesday", "'s free evening is": an adjective that the puzzle only happens to use twice."""
    for match in shapes.every(r"(?<=a)o(?=p)|(?<=s)o(?=[no])", found):
        word = gap[match.start()]
        verbal = finite(word.low) or word.low.endswith(("ed", "en", "ing"))
        together = found[match.end()] != "p" and support.together(word, gap[match.end()])  # "viral videos"
        if (support.only_recurs(word) or word.low in _STATES) and not verbal and not together:
            return "unknown", (word,)
    return None


def undetermined(gap: tuple[Word, ...], found: str, category: Category, support: Support) -> Trouble | None:
    """ "Is part glass": a noun between "is" and what the subject is."""
    match = shapes.search(r"a[jr]*([no]+)$", found)
    if match is None or found[match.start(1) :].count("o") == len(match[1]):
        return None
    nouns = gap[match.start(1) :]
    if support.speaks_of(category.name, nouns) or any(w.low in word_table("places") for w in nouns):
        return None
    return "misplaced", nouns


def object_first(gap: tuple[Word, ...], found: str, category: Category, support: Support) -> Trouble | None:
    """ "Is painting her house green": the verb has an object, of which the item is said."""
    if found[-2:] == "dv" and gap[-2].low in _ITS and not finite(gap[-1].low) and not gap[-1].low.endswith("ing"):
        found = f"{found[:-1]}n"  # "painted their fence | red"
    match = shapes.search(r"(?<![djs])[vo](d[jno]*[no])$", found)
    double = shapes.search(r"(?<![djsp])[vo]([noh])$", found)  # "charges children £4"
    if double is not None and finite(gap[-2].low) and gap[-2].low in verb_forms() and is_person(gap[-1].low):
        return "relation", gap[double.start() :]
    if match is None:
        return None
    nouns = gap[match.start(1) + 1 :]
    if gap[match.start()].stem in _PAINTING and gap[match.start(1)].low in _ITS and support.kind_of_items(category) == "color":
        if support.names(category, nouns[-1:]) or support.called(category, nouns[-1]):
            return None  # "painted its door | red"
    known = support.speaks_of(category.name, nouns) or any(support.recurs(w) and not w.low.isdecimal() for w in nouns[-1:])
    if known and nouns[-1].low not in word_table("places"):
        return None
    if nouns[-1].low in ("number",) or is_line(category):
        return None
    return "relation", gap[match.start() :]


def likeness(gap: tuple[Word, ...], support: Support) -> Trouble | None:
    """ "Has a model of a | tractor": no tractor; "a model of | tractor" is one."""
    if len(gap) < 3 or gap[-2].low != "of" or closed().get(gap[-1].low) != "d" or gap[-3].low not in _LIKENESSES:
        return None
    return None if support.supported(gap[-3]) else ("relation", gap[-3:-1])


def mishap_of_his(gap: tuple[Word, ...], found: str, support: Support) -> Trouble | None:
    """ "Lost interest in the | trunk", "lost her nerve on the | train", where bags are lost: no bag of hers."""
    match = shapes.search(r"o(d?)[jno]*([no])p", found)
    if match is None or gap[match.start()].stem not in _MISHAPS:
        return None
    known = match[1] and support.speaks_of_any((c.name for c in support.frame), gap[match.start(2)])
    return None if known else ("relation", gap[match.start() : match.end(2)])


@cache
def _roles() -> dict[str, frozenset[str]]:
    return {noun: frozenset(map(key, verbs)) for noun, *verbs in rows("roles")}
