"""Nouns that name places in a line, and small lexicons that tell what a list without a label holds."""

from collections.abc import Sequence

from nlpuzzle.english.wordlists import word_set, word_tuple

__all__ = ["HOLDERS", "NUMBERED_PLACES", "PLACES", "kind_of"]

#: nouns whose number is a place in a line
PLACES = word_tuple(
    """
    house floor storey story seat chair desk stool bench office lane spot slot stall booth locker apartment flat cabin
    tent cottage villa building shop store table bed room hut garden plot lot cage kennel box shelf hook window door
    garage berth dock bay car coach carriage level row turn round stop day week place position rank pew podium
    """
)
#: of these, the ones that carry numbers, whatever the numbers are ("room 104")
NUMBERED_PLACES = word_set(
    """
    house floor storey seat room apartment flat office locker lane table desk stall booth cabin spot slot place position
    rank berth bay hut
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
_COLORS = word_set(
    """
    red orange yellow green blue purple violet indigo pink brown black white gray grey beige turquoise teal cyan magenta
    maroon crimson scarlet lavender lilac mauve ivory gold golden silver bronze olive lime navy tan khaki aquamarine aqua
    amber cream coral peach burgundy charcoal ruby emerald sapphire
    """
)
_ANIMALS = word_set(
    """
    dog cat bird fish horse hamster rabbit turtle tortoise snake lizard parrot canary goldfish ferret gerbil mouse rat
    frog pony goat sheep pig cow duck goose hen chicken budgie iguana hedgehog guinea-pig spider gecko zebra fox snail
    """
)
_DRINKS = word_set(
    """
    tea coffee milk water juice beer wine lemonade cocoa cola soda cider lassi champagne whisky whiskey rum vodka gin
    espresso cappuccino latte smoothie
    """
)
_LEXICONS = (("color", _COLORS), ("animal", _ANIMALS), ("drink", _DRINKS))


def kind_of(labels: Sequence[str]) -> str | None:
    """ "color" for a list of colours, "animal", "drink"; None where the small lexicons do not hold every label."""
    words = [label.casefold().split()[-1] if label.split() else "" for label in labels]
    singulars = [word[:-1] if word.endswith("s") and not word.endswith("ss") else word for word in words]
    for kind, lexicon in _LEXICONS:
        if all(a in lexicon or b in lexicon for a, b in zip(words, singulars, strict=True)):
            return kind
    return None
