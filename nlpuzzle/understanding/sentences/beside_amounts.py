"""What an amount is of, or is paid for, told between a comparison and "than" in words that the puzzle uses so."""

import re

from nlpuzzle.english.classes import word_class
from nlpuzzle.english.morphology import singular
from nlpuzzle.english.units import unit_of
from nlpuzzle.english.words import Word
from nlpuzzle.understanding.soundness.support import Support
from nlpuzzle.understanding.words.people import is_person
from nlpuzzle.understanding.words.vocabulary import closed

__all__ = ["without_what_is_told"]

#: what takes place beside what the puzzle tells of: "faster in the heats than"
_OTHER_EVENTS = word_class("occasions") | word_class("repeated-occasions") | word_class("other-times")
_FOR_IT = frozenset({"for", "on", "in"})


def without_what_is_told(gap: tuple[Word, ...], support: Support) -> tuple[Word, ...]:
    """The words between "more" and "than" without a phrase at their end that another clue has, too, or the name of the measure.

    "25 more kilos | of damsons | than", "two notches lower | on the pole | than", "40 cents less | for a shave | than".
    """
    at = next((i for i, w in enumerate(gap) if closed().get(w.low) in ("p", "t")), None)
    if at is None or len(gap) - at < 2 or closed().get(gap[-1].low) is not None:
        return gap
    led, noun = gap[at], gap[-1]
    inside = gap[at + 1 : -1]
    if led.low == "to" and inside and support.recurs(inside[0]) and support.together(inside[0], noun):
        inside = inside[1:]  # "an hour less | to cross the moor", as another clue has it
    if any(closed().get(w.low) != "d" for w in inside) or len(inside) > 1:
        return gap
    if is_person(singular(noun.low)) or singular(noun.low) in _OTHER_EVENTS or noun.low in _OTHER_EVENTS:
        return gap
    if led.low == "of":
        return gap[:at] if _amount_of(gap[at - 1 : at], noun, support) else gap
    if support.together(led, noun):
        return gap[:at]  # "lower | on the pole", in other clues as well
    priced = [c for c in support.frame.ordered if c.dimension == "money"]
    for_it = led.low in _FOR_IT and any(w.low in ("a", "an") for w in inside)
    told = any(support.of(c, [noun]) for c in priced) or (bool(priced) and _priced(noun, support))
    return gap[:at] if for_it and told else gap


def _priced(noun: Word, support: Support) -> bool:
    """Whether the story tells of what is paid for one such thing: "for a shave", "the price of a shave"."""
    of_one = re.compile(rf"\b(?:for|of|per) (?:(?:a|an|each|one|his|her|their) )?{re.escape(noun.low)}\b")
    return bool(support.story_matches(of_one))


def _amount_of(counted: tuple[Word, ...], noun: Word, support: Support) -> bool:
    """Whether "kilos | of damsons" is an amount of the only measure of its kind, and another clue or the story has the noun."""
    if not counted or is_person(singular(noun.low)) or not (support.supported(noun) or support.done_here(noun)):
        return False
    unit = unit_of(singular(counted[0].low))
    measured = [c for c in support.frame.ordered if support.names(c, counted) or (unit is not None and c.unit == unit.name)]
    return len(measured) == 1 and not any(support.names(c, [noun]) for c in support.frame if c.ordered and c not in measured)
