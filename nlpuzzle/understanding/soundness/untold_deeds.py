"""Deeds that make nothing one's own unless the puzzle tells so: crafting a thing, sitting on it, a pastime in a place.

Who knitted the mohair scarf need not wear it, who slept on the tartan shawl need not own it, and anybody may swim in the Esk.
"""

from collections.abc import Sequence

from nlpuzzle.english.classes import verb_class, word_class
from nlpuzzle.english.kinds import PLACES, families
from nlpuzzle.english.morphology import singular
from nlpuzzle.english.tables import words as word_table
from nlpuzzle.english.words import Word, key, split
from nlpuzzle.puzzle import Category
from nlpuzzle.understanding.objection import Trouble
from nlpuzzle.understanding.soundness.events import alike, classes_of, deed
from nlpuzzle.understanding.soundness.support import Support
from nlpuzzle.understanding.soundness.traits import is_somewhere, names_a_place
from nlpuzzle.understanding.words.vocabulary import does, does_what

__all__ = ["untold_deed"]

#: how a thing is made by hand
_HANDCRAFTS = frozenset({"building", "carving", "create", "sewing"})
#: families of what others have made for whoever has it
_OF_MAKERS = frozenset({"clothing", "gem", "instrument", "vehicle", "weapon"})
#: how one is on a thing that is no place
_POSTURES = frozenset(
    map(key, "crouch doze huddle kneel loll lounge nap nestle recline sit sleep slouch slump snooze sprawl squat".split())
)
_UPON = frozenset({"against", "beneath", "by", "in", "inside", "on", "under", "upon"})
_PASTIMES = verb_class("pastimes-outdoors")
#: a time of one's life, or away from home, that is spent in one place, and others elsewhere: "spent her childhood in"
_SPENDING = frozenset({key("spend")})
_TIMES = frozenset(
    "adolescence boyhood childhood girlhood holiday holidays honeymoon infancy sabbatical schooldays vacation youth".split()
)
#: what one does away from home
_AWAY = frozenset(map(key, "holiday honeymoon vacation".split()))
_JOURNEYS = "abroad cruise destination getaway holiday honeymoon resort tour travel trip vacation".split()
_TERRITORIES = word_class("territories")
_THERE = frozenset({"at", "in", "off", "on"})


def untold_deed(gap: Sequence[Word], tail: Sequence[Word], category: Category, support: Support) -> Trouble | None:
    """A verb before an item that says nothing of whose it is, where neither the story nor another clue says with it what is."""
    found = deed(gap)
    if found is None or category.ordered or support.people(category.name):
        return None
    verb, stem, led = found
    if stem in _SPENDING and led in _THERE and (when := [w for w in gap if w.low in _TIMES and not support.supported(w)]):
        return "another deed", (verb, *when)
    told = support.told(verb) or support.recurs(verb) or support.of(category, [verb])
    if stem in _AWAY and led in _THERE and not (told or _of_journeys(support)):
        return "another deed", (verb,)
    if told or support.goes_surely_with(verb, led, category):
        return None
    nouns = {singular(w.low) for w in (*split(category.name)[-1:], *gap[-1:], *tail[:1])}
    crafted = not led and _is_of_makers(nouns) and _crafted(stem, category, support)
    upon = led in _UPON and stem in _POSTURES and _is_no_seat(nouns)
    pastime = led in _THERE and stem in _PASTIMES and _is_somewhere(category) and not _told_alike(stem, category, support)
    return ("another deed", (verb,)) if crafted or upon or pastime else None


def _of_journeys(support: Support) -> bool:
    """Whether the story, or a category, tells of people who are away from home."""
    nouns = {w.low for c in support.frame for w in split(c.name)}
    return support.story_has(_JOURNEYS) or bool({singular(noun) for noun in nouns} & set(_JOURNEYS))


def _crafted(stem: str, category: Category, support: Support) -> bool:
    """ "Knitted the | mohair scarf", where nobody is told to make anything, and no weavers are told of."""
    done = classes_of(stem)
    if "create" not in done or not done <= _HANDCRAFTS or _told_alike(stem, category, support):
        return False
    heads = {singular(w.low) for c in support.frame for w in split(c.name)[-1:]}
    return not any("create" in classes_of(does_what(head)) for head in heads if does(head))


def _is_of_makers(nouns: set[str]) -> bool:
    """Whether one of the nouns of a thing is of what one wears, plays or rides, and not of cakes or projects."""
    return any(not _OF_MAKERS.isdisjoint((noun, *families(noun))) for noun in nouns)


def _is_somewhere(category: Category) -> bool:
    """Towns, valleys and rooms, and no caps."""
    return is_somewhere(category) or any(singular(w.low) in _TERRITORIES for w in split(category.name)[-1:])


def _is_no_seat(nouns: set[str]) -> bool:
    """Whether the nouns of a thing are known, and none is of what one is in or on: hats, and no chairs or tents."""
    places = any(noun in PLACES or names_a_place(noun) for noun in nouns)
    return not places and any(noun in word_table("things") or families(noun) for noun in nouns)


def _told_alike(stem: str, category: Category, support: Support) -> bool:
    """Whether the story, or another clue, tells of such things by a verb like it."""
    done = classes_of(stem)
    told = [classes_of(verb) for verb in support.told_verbs(category.name)]
    told += [classes for preposition in (False, True) for _, classes in support.usual(category, stem, preposition)]
    return support.tells_alike(done) or any(alike(done, classes) for classes in told)
