"""What the things of a category are to people: places they may be in, what they eat themselves or carry, states of theirs."""

from nlpuzzle.english.classes import word_class
from nlpuzzle.english.kinds import families
from nlpuzzle.english.morphology import singular
from nlpuzzle.english.tables import words as word_table
from nlpuzzle.english.words import key, split
from nlpuzzle.puzzle import Category
from nlpuzzle.understanding.soundness.events import HAVING, classes_of, natural, natural_of
from nlpuzzle.understanding.soundness.support import Support
from nlpuzzle.understanding.words.lines import is_line

__all__ = [
    "carried",
    "is_somewhere",
    "names_a_place",
    "of_a_state",
    "of_childhoods",
    "of_deeds_there",
    "of_home_towns",
    "of_orders",
    "of_own_meals",
    "of_places",
]

_BASED = classes_of(key("base"))
#: what one asks for to eat it
_ORDERING = frozenset(map(key, "order request choose pick select".split()))
_MADE = frozenset({"create", "cooking", "win", "transfer"})
#: what befalls somebody; who eats eggs has no allergy to them, and who joked about arson did not commit it
_STATES = frozenset(
    "ailment allergy charge complaint condition crime defect disease fault fear illness injury offence offense phobia "
    "superstition symptom".split()
)
_TOWNS = frozenset({"city", "town", "village", "hometown", "home"})
#: where somebody may be from
_ORIGINS = _TOWNS | {"port"}
_LIVING = frozenset(map(key, "live move relocate reside settle".split()))
_COMING = ("came", "travelled", "traveled")
_RESIDING = ("live", "lives", "living", "reside", "settle")
#: what one eats oneself
_OWN_MEALS = word_class("own-meals")
_OWN_SNACKS = word_class("own-snacks")
_FOR_ALL = "buffet feast guest party picnic potluck share".split()
#: families of what one may be in or on
_WHERE = frozenset({"room", "vehicle"})


def is_somewhere(category: Category) -> bool:
    """Whether things may be in or on its items, or happen then: towns, rooms, boats, days, and what nobody knows."""
    if category.dimension in ("date", "time") or is_line(category):
        return True
    nouns = [singular(w.low) for w in split(category.name) if w.low.isalpha()]
    head = nouns[-1] if nouns else ""
    known = head in word_table("things") or bool(families(head))
    return names_a_place(head) or not known


def of_places(category: Category) -> bool:
    """Whether all the items are called by one noun of a place: attic flats and garden flats."""
    heads = {item.split()[-1].casefold() for item in category.items if " " in item}
    return len(heads) == 1 and all(" " in item for item in category.items) and bool(heads & word_table("places"))


def names_a_place(noun: str) -> bool:
    return any(noun in word_table(name) for name in ("places", "settings")) or bool(_WHERE & {*families(noun)})


def of_deeds_there(category: Category, support: Support) -> bool:
    """Whether the story tells what is done in the places of a category: things are lost at the stations."""
    told = (classes_of(stem) for stem in support.told_verbs(category.name))
    return category.dimension is None and is_somewhere(category) and any(classes - HAVING - _BASED for classes in told)


def of_home_towns(category: Category, support: Support) -> bool:
    """Whether clues say that people are from the places of a category, and none that they go there."""
    town = any(singular(w.low) in _TOWNS for w in split(category.name))
    return town and support.attached_by(("from",), category.name) and not support.attached_by(("to", "for"), category.name)


def of_childhoods(category: Category, support: Support) -> bool:
    """Whether clues say that people are from the places of a category, and nobody lives there now, or goes there."""
    head = next((singular(w.low) for w in reversed(split(category.name))), "")
    said = {*support.told_verbs(category.name), *support.attaching(category.name)}
    at_home = "in" in said or support.story_has(_RESIDING)  # "lives in"
    at_home = at_home or support.story_has_just(_COMING)  # "each came from another village" to a fair
    from_there = support.attached_by(("from",), category.name) and not support.attached_by(("to", "for"), category.name)
    return head in _ORIGINS and from_there and not at_home and said.isdisjoint(_LIVING)


def of_orders(category: Category, support: Support) -> bool:
    """Whether it is told that everybody orders, or chooses, one of the things, and nobody makes or brings them."""
    said = support.attaching(category.name)
    told = support.told_verbs(category.name) | {stem for stem, clues in said.items() if len(clues) > 1}
    eaten = "consume" in natural_of(category.name, support.kind_of_items(category))
    return eaten and bool(told & _ORDERING) and not any(classes_of(stem) & _MADE for stem in (*told, *said))


def of_own_meals(category: Category, support: Support) -> bool:
    """Whether the things of a category are what everybody eats: lunches, and not cakes, nor the snacks for a party."""
    nouns = split(category.name)
    noun = singular(nouns[-1].low) if nouns else ""
    return noun in _OWN_MEALS or (noun in _OWN_SNACKS and not support.story_has(_FOR_ALL))


def carried(category: Category, support: Support) -> bool:
    """Whether one has the things of a category on oneself: snacks and caps; who came with a dog or a witch is with it."""
    kind = support.kind_of_items(category)
    told = any("hold" in classes for _, classes in support.usual(category, "", False))
    if kind in ("animal", "person", "vehicle"):
        return False
    return "hold" in natural(kind or "") or (told and not natural_of(category.name, None))


def of_a_state(category: Category) -> bool:
    """Whether the things of a category are states of somebody, and only a few verbs say whose: allergies, crimes."""
    nouns = split(category.name)
    return bool(nouns) and singular(nouns[-1].low) in _STATES
