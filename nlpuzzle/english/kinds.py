"""Nouns that name places in a line, and small lexicons that tell what a list without a label holds."""

from collections.abc import Sequence
from functools import cache, lru_cache

from nlpuzzle.english.morphology import singular
from nlpuzzle.english.tables import rows
from nlpuzzle.english.wordlists import word_set, word_tuple
from nlpuzzle.english.words import key

__all__ = [
    "HOLDERS", "NUMBERED_PLACES", "PLACES", "families", "kind_nouns", "kind_of", "kinds_called", "object_called", "place_sorts",
]  # fmt: skip

#: nouns whose number is a place in a line
PLACES = word_tuple(
    """
    house floor storey story seat chair desk stool bench office lane spot slot stall booth locker apartment flat cabin
    tent cottage villa building shop store table bed room hut garden plot lot cage kennel box shelf hook window door
    garage berth dock bay car coach carriage mooring compartment cubicle pitch pen paddock peg cell tank
    bungalow lodge farmhouse shed kiosk mansion homestead chalet level row turn round stop day week place position rank
    pew podium period bunk session lesson stage rung deck tier layer landing branch step drawer act
    module summerhouse tower workshop
    """
)
#: of these, the ones that carry numbers, whatever the numbers are ("room 104")
NUMBERED_PLACES = word_set(
    """
    house floor storey seat room apartment flat office locker lane table desk stall booth cabin spot slot place position
    rank berth bay hut mooring compartment cubicle pitch peg
    """
)
#: nouns for those who have the things: a count of them says how many of everything there are
HOLDERS = word_set(
    """
    person man woman child boy girl friend neighbor neighbour resident owner occupant tenant householder houseowner homeowner
    student pupil classmate schoolmate roommate flatmate housemate colleague coworker worker employee player contestant
    competitor runner racer swimmer cyclist rider driver passenger traveler traveller tourist guest visitor customer client
    shopper patient musician singer dancer artist painter writer author actor actress chef cook baker gardener farmer
    teacher professor scientist doctor nurse lawyer engineer soldier sailor pilot athlete brother sister cousin sibling
    daughter son mother father parent wife husband lady gentleman kid teenager adult senior citizen member participant
    suspect villager camper hiker climber diver fisherman collector hobbyist buyer seller vendor trader merchant
    candidate applicant speaker reader magician acrobat juggler potter tailor keeper holder inhabitant lodger boarder
    pal buddy companion human individual stranger newcomer youngster racer skier skater surfer golfer finisher
    """
)


@cache
def _place_kinds() -> dict[str, frozenset[str]]:
    return {noun: frozenset(sorts) for noun, *sorts in rows("place_kinds")}


@lru_cache(maxsize=4096)
def place_sorts(text: str) -> frozenset[str]:
    """What sorts of place the words of a text name: "two flats" -> dwelling, flat; "corner" -> nothing."""
    table = _place_kinds()
    found = (table.get(w) or table.get(singular(w)) for w in text.casefold().split())
    return frozenset(sort for sorts in found if sorts for sort in sorts)


@cache
def _objects() -> dict[str, str]:
    return {key(verb): noun for noun, *verbs in rows("objects") for verb in verbs}


def object_called(verb: str) -> str | None:
    """What the object of a verb is called where nothing else tells: "ate" -> "food"."""
    return _objects().get(key(verb))


@cache
def _families() -> dict[str, tuple[str, ...]]:
    return {row[0]: tuple(row[1:]) for row in rows("families")}


@lru_cache(maxsize=4096)
def families(word: str) -> tuple[str, ...]:
    """What a noun or adjective may name: "orange" -> ("color", "fruit"); nothing for a word in no family. Plurals count too."""
    table = _families()
    return table.get(word) or table.get(singular(word), ())


_ON_FOOT = "on foot"


def kind_of(labels: Sequence[str]) -> str | None:
    """ "color" for a list of colours, "animal", "drink", "job"; None where no family holds every label."""
    heads = [(label.casefold().split() or [""])[-1] for label in labels if label.casefold() != _ON_FOOT]
    if len(heads) < len(labels) and not (len(heads) > 1 and all("vehicle" in families(head) for head in heads)):
        return None  # "on foot" is one way to go, beside vehicles
    found = [families(head) for head in heads]
    return next((kind for kind in (found[0] if found else ()) if all(kind in each for each in found)), None)


@cache
def kind_nouns(kind: str, loosely: bool = False) -> frozenset[str]:
    """By which nouns a list of such things goes: "food" -> "dish", "meal"; loosely, "topping" as well."""
    nouns = next((row[1:] for row in rows("kind_nouns") if row[0] == kind), ())
    return frozenset({kind, *(noun.lstrip("~") for noun in nouns if loosely or not noun.startswith("~"))})


@lru_cache(maxsize=1024)
def kinds_called(noun: str) -> frozenset[str]:
    """Of which kinds the things are that a noun names as such: "snack" -> "food"."""
    return frozenset(row[0] for row in rows("kind_nouns") if noun in row[1:])
