"""The word of an item in another sense, or something beside it: "made of | bronze" of a bicycle that is bronze in colour."""

from nlpuzzle.english.morphology import singular
from nlpuzzle.english.words import key, split
from nlpuzzle.understanding.objection import Trouble
from nlpuzzle.understanding.soundness import shapes
from nlpuzzle.understanding.soundness.events import classes_of, deed
from nlpuzzle.understanding.soundness.mentioned import Attached, Guards
from nlpuzzle.understanding.soundness.told_things import is_known
from nlpuzzle.understanding.soundness.word_classes import letters
from nlpuzzle.understanding.tokenising.tokens import Choice
from nlpuzzle.understanding.words.vocabulary import verb_forms
from nlpuzzle.understanding.words.words_of import COPULAS

__all__ = ["OF_OTHER_SENSES"]

_NAMES = frozenset("alias forename initial initials moniker name nickname pseudonym surname".split())
#: a verb, its object, and what leads to the item: "keeps a boat at"
_OBJECT_LED = r"vd?[jhv]*([nv])pd?"
_ONES = frozenset({"one", "ones"})
_HOMES = frozenset({"birthplace", "home", "homeland", "hometown"})
_BEEN_THERE = frozenset({"consume", "go", "move", "stay", "visit"})
_LIVED = frozenset(map(key, "be dwell grow live reside settle".split()))
_CARRIED = frozenset({"baggage", "cargo", "freight", "haul", "load", "luggage"})
_AROUND = frozenset({"round", "around"})


def _made_of_a_colour(at: Attached) -> Trouble | None:
    """ "Is made of | bronze", where the bicycles are silver, maroon and bronze."""
    colour = [w.low for w in at.gap[-2:]] == ["made", "of"] and at.support.kind_of_items(at.category) == "color"
    stuff = split(at.category.name)[-1:]
    said = bool(stuff) and [w.stem for w in at.tail[:1]] == [stuff[0].stem]  # "made of | pink | paper"
    told = any(noun in at.category.name.casefold() for noun in ("material", "metal"))  # "Metals: bronze, copper, gold"
    colour = colour and not told and not said
    return ("another deed", at.gap[-2:]) if colour else None


def _one_of_a_stuff(at: Attached) -> Trouble | None:
    """ "Bought a | paper", where puppets are made of cork, wax and paper: stuff is not counted, nor is squash."""
    counted = at.gap[-1].low in ("a", "an")
    stuff = counted and at.support.kind_of_items(at.category) in ("material", "sport")
    stuff = stuff and bool(at.token.words) and at.token.words[-1].low == at.term.label.casefold().split()[-1]  # no "archer"
    thing = bool(at.tail) and at.support.letter(at.tail[0]) in "nohv"
    return ("misplaced", at.gap[-1:]) if stuff and not thing else None


def _is_a_name(at: Attached) -> Trouble | None:
    """ "Has the surname | Baker", where bakers and tailors are told of."""
    noun = next((w for w in at.gap if singular(w.low) in _NAMES), None)
    labels = [item.label for item in at.token.reference.items] if isinstance(at.token.reference, Choice) else []
    if noun is None or not at.token.words or not at.token.words[0].text[:1].isupper():
        return None
    return ("relation", (noun,)) if labels and all(label.islower() for label in labels) else None


def _around(at: Attached) -> Trouble | None:
    """ "Rowed round | North Point", where each keeps another lighthouse."""
    led = at.gap[-2:-1] if at.gap[-1].low in ("the", "a", "an", "his", "her", "its", "their") else at.gap[-1:]
    if not led or led[0].low not in _AROUND or len(at.gap) < 2:
        return None
    verb = at.gap[at.gap.index(led[0]) - 1]
    known = at.support.goes_with(verb, led[0].low, at.category) or at.support.told(verb) or at.support.recurs(verb)
    return None if known or at.category.ordered else ("relation", (verb, led[0]))


def _something_there(at: Attached) -> Trouble | None:
    """ "Keeps a boat at | Gull Rock", "served tea at the | Ashby museum": what is told of is the boat, and where that is."""
    match = shapes.fullmatch(_OBJECT_LED, at.found)
    if match is None:
        return None
    noun, led = at.gap[match.start(1)], at.gap[match.end(1)]
    if led.low == "of":
        return None  # "cooked a pan of | stew"
    known = is_known(noun, at.support) or at.support.goes_with(at.gap[0], led.low, at.category)
    return None if known else ("unknown", (noun,))


def _only_been_there(at: Attached) -> Trouble | None:
    """ "Honeymooned in | Flint", "dined in", where each has another home town."""
    named = {w.low for w in split(at.category.name)}
    found = deed(at.gap)
    if found is None or named.isdisjoint(_HOMES) or classes_of(found[1]).isdisjoint(_BEEN_THERE):
        return None
    lived = "stay" in classes_of(found[1]) and found[1] in _LIVED
    known = lived or at.support.told(found[0]) or at.support.goes_with(found[0], found[2], at.category)
    return None if known or found[2] == "from" else ("another deed", found[:1])


def _used_as_what_it_is(at: Attached) -> Trouble | None:
    """ "Plays the | cello", where the vans carry a cello, a canoe and a ladder."""
    head = next((singular(w.low) for w in reversed(split(at.category.name))), "")
    found = deed(at.gap)
    if head not in _CARRIED or found is None or found[2] == "with":
        return None
    done = {"consume", "perform", "wear", *(("move", "stay") if found[2] in ("in", "on") else ())}
    told = classes_of(found[1])
    if told.isdisjoint(done) or "hold" in told:
        return None
    return None if at.support.told(found[0]) else ("another deed", found[:1])


def _another_of_them(at: Attached) -> Trouble | None:
    """ "The wagon for Ayr is coupled to the | red | one": two of them, whatever the one does to the other."""
    subject = at.tokens[0]
    nouns = [w for w in subject.gap[1:2] if subject.type == "ITEM" and subject.gap[0].low == "the"]
    nouns = nouns or [w for w in at.gap[1:2] if at.i == 1 and at.gap[0].low == "'s"]
    last = at.tail[0] if at.tail else at.token.words[-1]
    if not nouns or not at.i or last is None or not (last.low in _ONES or last.stem == nouns[0].stem):
        return None
    told = [w for w, letter in zip(at.gap, at.found, strict=True) if letter in "vo" and w.stem != nouns[0].stem]
    verb = next((w for w in told if w.low not in COPULAS), None)
    led = at.gap[at.gap.index(verb) + 1 :] if verb is not None else ()
    together = shapes.fullmatch(r"[pt]d?", letters(led, at.support)) is not None and "w" not in at.found
    return ("relation", (verb, led[0])) if verb is not None and together else None


#: another sense of the item's word, or another thing beside it
OF_OTHER_SENSES: Guards = (
    (_made_of_a_colour, lambda seen: seen.lows[-2:] == ("made", "of")),
    (_one_of_a_stuff, lambda seen: seen.lows[-1] in ("a", "an")),
    (_is_a_name, lambda seen: not _NAMES.isdisjoint(seen.lows)),
    (_around, lambda seen: not _AROUND.isdisjoint(seen.lows)),
    (_only_been_there, lambda seen: any(low in verb_forms() for low in seen.lows)),
    (_used_as_what_it_is, lambda seen: any(low in verb_forms() for low in seen.lows)),
    (_another_of_them, lambda seen: "p" in seen.found or "t" in seen.found),
    (_something_there, lambda seen: shapes.fullmatch(_OBJECT_LED, seen.found) is not None),
)
