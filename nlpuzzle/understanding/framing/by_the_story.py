"""Frames by what a story says there is: names of two kinds and classes of things, whole or not at all.

    Five bakers, one of whom is Rosa, each made a different pie (one was rhubarb). Give each baker's full name (one surname
    is Pruitt), the kind of pie he or she made, and its score.

The clues name the rest. Every category must come out with as many items as there are; what does not is left to other ways.
"""

from collections.abc import Sequence, Set
from itertools import chain

from nlpuzzle.english.kinds import HOLDERS
from nlpuzzle.english.morphology import is_plural, singular
from nlpuzzle.english.tables import words as word_table
from nlpuzzle.english.words import key, split
from nlpuzzle.puzzle import Category
from nlpuzzle.understanding.framing.groups import Group
from nlpuzzle.understanding.framing.kinds import key_of
from nlpuzzle.understanding.framing.kinds_asked import FIRST, LAST, Asked, kinds_asked
from nlpuzzle.understanding.framing.mentions import mentions_of
from nlpuzzle.understanding.framing.name_places import NamePlaces
from nlpuzzle.understanding.framing.names_sorted import names_sorted
from nlpuzzle.understanding.framing.slot_words import Mention
from nlpuzzle.understanding.framing.stated import Stated
from nlpuzzle.understanding.framing.told_in_part import Told, told_in_part, without_told
from nlpuzzle.understanding.framing.told_things import told_things
from nlpuzzle.understanding.words.people import is_person

__all__ = ["by_the_story"]


def by_the_story(
    clues: Sequence[str], story: str, size: int, listed: Sequence[Category]
) -> list[Group]:
    """The groups that the story promises and the clues fill; empty where they do not come out whole."""
    asked = kinds_asked(story, listed)
    told = list(told_in_part(story))
    if not (asked.first or asked.last or (asked.things and told)):
        return []
    known = {w.low for c in listed for label in c.items for w in split(label)}
    told = [t for t in told if not {w.low for w in split(t.label)} & known]
    plain = without_told(story)
    places = NamePlaces(clues, known, plain)
    seeds = {i: _kind(t, asked) for i, t in enumerate(told)}
    names: dict[str, str] = {}
    for i, t in enumerate(told):
        if t.label[:1].isupper() and seeds[i]:
            name = " ".join(w.low for w in split(t.label))
            names[name] = seeds[i]
            places.labels.setdefault(name, t.label)
    people = [kind for kind, name in (("first", asked.first), ("last", asked.last)) if name]
    capital = _named_class(asked, places, names, people, size)
    if capital is None:
        return []
    sorted_ = names_sorted(places, names, [*people, *capital], size) if people or capital else {}
    if sorted_ is None:
        return []
    groups = [_group(labels, asked, kind) for kind, labels in sorted_.items()]
    rest = [s for s in asked.things if s.noun not in capital]
    surer = [s for s in rest if s.noun in asked.sought or s.noun in seeds.values()]
    rest = surer or rest
    things = [t.label for i, t in enumerate(told) if not t.label[:1].isupper() and seeds[i] not in ("first", "last", "person")]
    found = told_things(_mentions(clues, story, known), rest, things, _words_of(plain), size) if rest else None
    if found is not None:
        called = _called(rest, things, told, seeds)
        groups.append(Group({key_of(label): label for label in found}, {f"v:{s.verb}" for s in rest if s.verb}, called))
    return groups


def _mentions(clues: Sequence[str], story: str, known: Set[str]) -> list[Mention]:
    """What the clues tell of that no list names."""
    return [m for m in mentions_of(clues, story).mentions if known.isdisjoint(w.low for w in split(m.label))]


def _words_of(story: str) -> set[str]:
    """The small words of the story, as they are and as keys of verbs."""
    small = [w.low for w in split(story) if w.text[:1].islower()]
    return {*map(singular, small), *map(key, small)}


def _kind(told: Told, asked: Asked) -> str:
    """Of what kind an item is that the story names: by its own noun, else by the last one of a kind before it; "" for none."""
    for noun in (told.noun, *(w.low for w in reversed(split(told.before)))):
        words = [singular(w) for w in noun.split()]
        if not words:
            continue
        if words[-1] == "name" and len(words) > 1:
            return "first" if words[0] in FIRST else "last" if words[0] in LAST else ""
        if words[-1] in LAST | FIRST and words[-1] in ("surname", "forename"):
            return "last" if words[-1] == "surname" else "first"
        if (words[-1] in FIRST | LAST or words[-1] == "name") and noun != told.noun:
            end = told.before.casefold()
            for kind, firsts in (("first", FIRST), ("last", LAST)):
                if any(end.rstrip(" (,").endswith(f"{first} name") for first in firsts):
                    return kind
            if words[-1] != "name" or "name" not in {s.noun for s in asked.things}:
                continue
        if words[-1] in {s.noun for s in asked.things}:
            return words[-1]
        somebody = is_person(words[-1]) or (words[-1] in HOLDERS and is_plural(noun))
        if somebody and (is_plural(noun) or noun == told.noun):
            return "person"
    return ""


def _named_class(
    asked: Asked, places: NamePlaces, told: dict[str, str], people: Sequence[str], size: int
) -> tuple[str, ...] | None:
    """The class of things that have names, like towns; none where all names are of people, None where it is not clear."""
    over = len(places.labels) - size * len(people)
    if over == 0:
        return ()
    if over != size:
        return None
    nouns = dict.fromkeys(s.noun for s in asked.things)
    named = [noun for noun in nouns if noun in told.values()]
    likely = named or [noun for noun in nouns if noun in word_table("places") or noun == "name"]
    return (likely[0],) if len(likely) == 1 else None


def _group(labels: Sequence[str], asked: Asked, kind: str) -> Group:
    items = {key_of(label): label for label in labels}
    if kind in ("first", "last"):
        name = asked.first if kind == "first" else asked.last
        of, _, noun = name.rpartition(" ")
        return Group(items, {"name"}, Stated(noun, of))
    stated = next(s for s in asked.things if s.noun == kind)
    return Group(items, {f"v:{s.verb}" for s in asked.things if s.noun == kind and s.verb}, stated)


def _called(rest: Sequence[Stated], things: Sequence[str], told: Sequence[Told], seeds: dict[int, str]) -> Stated:
    """The class by the noun that the story uses where it names a thing of it, else by its first noun."""
    used = [seeds[i] for i, t in enumerate(told) if t.label in things]
    return next(chain((s for s in rest if s.noun in used), rest))
