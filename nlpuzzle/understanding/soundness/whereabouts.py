"""Where somebody or something merely goes, was or lies: "moved to house 3", "left Cork", "the cat sleeps on the harp"."""

from collections.abc import Sequence
from itertools import pairwise

from nlpuzzle.english.classes import verb_class, word_class
from nlpuzzle.english.morphology import singular
from nlpuzzle.english.tables import words as word_table
from nlpuzzle.english.words import Word, finite, key, participles, split
from nlpuzzle.puzzle import Category, Frame
from nlpuzzle.understanding.objection import Trouble
from nlpuzzle.understanding.soundness import shapes
from nlpuzzle.understanding.soundness.deeds import goes_by_it
from nlpuzzle.understanding.soundness.events import classes_of, deed
from nlpuzzle.understanding.soundness.frame_words import stems_of
from nlpuzzle.understanding.soundness.persons import person_among
from nlpuzzle.understanding.soundness.support import Support
from nlpuzzle.understanding.soundness.traits import names_a_place
from nlpuzzle.understanding.tokenising.tokens import Token
from nlpuzzle.understanding.words.lines import in_turn, is_contest, is_line, line
from nlpuzzle.understanding.words.vocabulary import complements, verb_forms
from nlpuzzle.understanding.words.words_of import COPULAS

__all__ = [
    "FROM_OR_AT_HOME",
    "abandoned",
    "at_home",
    "far_away",
    "has_left",
    "in_a_thing",
    "is_denied",
    "led_elsewhere",
    "lingering",
    "moved",
    "never_there",
    "resting",
    "somebodys_house",
]


_BRINGING = word_class("leading-away")
_LOCATIVE = frozenset({"in", "on", "at", "inside", "atop", "upon"})
_UNDER = frozenset({"behind", "below", "beneath", "beside", "near", "under", "underneath"})
#: what may be done in or on anything there is
_REMAINING = verb_class("being-somewhere") | frozenset(map(key, "draw hide kneel lean lie nap paint read wait write".split()))
#: what is in nobody's way: no place, nothing to sit on
_PORTABLE = frozenset("drink flower food fruit gem instrument vegetable weapon".split())
_GIVEN = word_class("things-given")
#: categories that are somewhere
_WHERE = word_class("localities")
_OCCUPYING = verb_class("occupying")
#: "never went into the kitchen" denies that it was there; "went into the kitchen" says little
_RUNNING = _OCCUPYING | frozenset(map(key, "run operate staff man manage tend open belong sell work".split()))
_ENTERING = frozenset((key(w), "into") for w in ("go", "come", "walk", "step", "get", "set"))
_BIDDING = (key("bid"), "for")
_ADOPTED = ("adopt", "adopted", "adoption", "rehomed")
_LENGTHS = word_class("lengths-of-way")
_STREETS = word_class("streets")
_HOUSES = word_class("with-an-outside")
_USED_THERE = frozenset({"consume", "perform"})
_DONE_THERE = frozenset({"perform", "stay"})
_AWAY = ("cruise", "holiday", "holidays", "rent", "tour", "trip", "vacation", "visit")
_DWELLING = frozenset(map(key, "live reside dwell lodge room settle".split()))
_AT_HOME = frozenset({key("live"), key("reside"), key("dwell"), "born", key("bear")})
_BEGINNINGS = frozenset(map(key, "start starting depart departing departure origin".split()))
#: who does so in a town, or from one, has been there
_OF_HOME = frozenset(map(key, "come hail live reside".split()))
#: where something or somebody was before
_SETS_OUT = "come hail fly sail travel depart drive ride cycle walk run start return leave".split()
_FROM_THERE = frozenset({*((key(w), "from") for w in _SETS_OUT), *((key(w), "in") for w in ("make", "build", "grow"))})
#: stems of the verbs that tell where somebody is at home, or comes from
FROM_OR_AT_HOME = _AT_HOME | {stem for stem, _ in _FROM_THERE}


def of_a_tool(gap: tuple[Word, ...], found: str, category: Category, support: Support) -> Trouble | None:
    """ "Licked the spoon used for the | pavlova": what is done to another thing than the item."""
    match = shapes.search(r"[vo]d[jn]*([no])([vo])[pt]d?$", found)
    if match is None:
        return None
    thing, done = gap[match.start(1)], gap[match.start(2)]
    suffered = (done.low.endswith("ed") or done.low in participles()) and gap[match.end(2)].low != "by"
    own = support.supported(thing) or support.speaks_of(category.name, [thing, done])
    return ("relation", gap[match.start() : match.end(2)]) if suffered and not own else None


def led_elsewhere(
    gap: tuple[Word, ...], found: str, category: Category, tokens: Sequence[Token], index: int, support: Support
) -> Trouble | None:
    """ "Waited for the jade vase", "moved to house 3", "is left with the stew"."""
    match = shapes.search(r"(?<![djs])([vo])([no]{0,2})r?([pt])([dasjnoh]*)$", found)
    if match is None:
        return None
    verb, preposition = gap[match.start()], gap[match.start(3)].low
    somewhere = {singular(w.low) for w in split(category.name)} & (_WHERE | word_table("places") | word_table("settings"))
    low = not category.ordered and support.written_small(category)
    own = support.speaks_of(category.name, gap) or support.goes_with(verb, preposition, category)  # "shone at | history"
    house = tokens[index + 1].gap[:1] if index + 1 < len(tokens) else ()
    there = bool(house) and singular(house[0].low) in _HOUSES and bool(classes_of(verb.stem) & _DONE_THERE)
    if there and preposition == "at":
        return None  # "is played at the | lemon hut"
    if preposition == "at" and low and not somewhere and finite(verb.low) and not own:
        return "relation", gap[match.start() :]  # "barks at the pug"
    known = verb.low in verb_forms() or support.goes_with_any(verb)
    if not known or verb.low in ("housing", "building", "seating"):
        return None
    if verb.stem == key("leave") and preposition == "with":
        return "relation", gap[match.start() :]
    if preposition not in _BRINGING:
        return None
    if category.ordered and preposition in ("for", "to", "from") and not is_line(category):
        return None
    if (verb.stem, preposition) in complements() or support.goes_with(verb, preposition, category):
        return None
    if verb.low == "known" and preposition == gap[-1].low == "as" and support.speaks_of(category.name, [verb]):
        return None  # "known as | Tiger", a nickname
    if match[2] and preposition in ("from", "of") and support.names(category, gap[match.start(3) - 1 : match.start(3)]):
        return None  # "uses milk from | a cow", of milks
    if (verb.stem, preposition) == _BIDDING and is_denied(tokens, index):
        return None  # who did not bid for it has not bought it
    if (verb.stem, preposition) in _ENTERING and is_denied(tokens, index) and not is_line(category):
        return None
    if verb.low == "taken" and preposition == "to" and _taken_along(gap, match.start(), tokens, index, category, support):
        return None
    return "relation", gap[match.start() :]


def _taken_along(
    gap: Sequence[Word], at: int, tokens: Sequence[Token], index: int, category: Category, support: Support
) -> bool:
    """ "Max | is being taken to the | library", where other clues tell who goes to which place: somebody who goes there."""
    before = gap[at - 1].low if at else tokens[index - 1].words[-1].low if index and tokens[index - 1].type == "NOT" else ""
    passive = before in COPULAS or before in ("being", "been", "not", "n't")
    goes = support.attached_by(("to",), category.name) and not category.ordered
    person = any(w.low == "who" for w in gap[:at]) or person_among(tokens[: index + 1], support)
    return passive and goes and person and not support.people(category.name)


def moved(tokens: Sequence[Token], index: int, found: str, category: Category) -> Trouble | None:
    """ "Took the vase | to house 3", "climbed to the fifth floor": where something goes it does not belong."""
    gap = tokens[index].gap
    match = shapes.search(r"((?<![djs])[vo])?r?[pt]?(t)(d?[jnov]*)$", found)
    if match is None or gap[match.start(2)].low != "to" or not is_line(category) or is_contest(category):
        return None
    if category.dimension != "position":
        return None
    verb = gap[match.start(1)] if match[1] else None
    if verb is not None and (verb.stem, "to") in complements():
        return None
    return "relation", gap[match.start() :]


def at_home(gap: tuple[Word, ...], found: str, category: Category, support: Support) -> Trouble | None:
    """ "Lives on Vendel" where clues speak of going to Vendel; "was born in 1871" where years are those of paintings."""
    verb = next((w for i, w in enumerate(gap) if w.stem in _AT_HOME and found[i] in "vo"), None)
    if any(w.stem == key("grow") and after.low == "up" for w, after in pairwise(gap)):
        return "relation", gap  # "grew up in": and lives elsewhere now
    came = next((pair for pair in pairwise(gap) if (pair[0].stem, pair[1].low) in _FROM_THERE), ())
    if came and support.of_souvenirs() and came[1].low == "from":
        return None
    if came and not _BEGINNINGS.isdisjoint(stems_of(category.name)):
        return None  # "leaves from | the castle", where that is the starting point of a tour
    if came and not category.ordered and support.heads_there(category.name):
        return "relation", came
    if came and came[1].low == "from" and not is_line(category) and not support.supported(came[0]) and support.story_has(_AWAY):
        return "relation", came  # "comes from Kent", where they spent their holidays there
    if verb is None or support.speaks_of(category.name, [verb]) or (is_line(category) and verb.low != "born"):
        return None
    if verb.low != "born" and any(support.attaches_by(verb, preposition, category.name) for preposition in ("in", "on", "at")):
        return None  # "has never been to Oslo", where several clues tell who lives in which town
    if gap[-1].low == "with" or [w.low for w in gap[-2:]] == ["with", "the"]:
        family = category.name.casefold().split()[-1] in ("family", "household", "owner")
        if (family or support.people(category.name)) and support.story_has(_ADOPTED):
            return None  # "now lives with the | Singh family"
    if verb.low == "born":
        birthdays = category.unit == "day" and support.story_has(["birthday", "birthdays", "born"])
        dated = category.unit in ("year", "day") and category.dimension == "date" and not birthdays
        return ("relation", (verb,)) if dated or (is_line(category) and category.dimension != "date") else None
    street = any(singular(w.low) in _STREETS for w in split(category.name)) and support.told(verb)  # "a parcel for Mill Lane"
    return ("relation", (verb,)) if support.heads_there(category.name) and not street else None


def never_there(tokens: Sequence[Token], index: int, category: Category, support: Support) -> bool:
    """ "Has never been to | Truro", where everybody comes from one of the towns, or lives there."""
    lows = [w.low for w in tokens[index].gap]
    if lows not in (["been", "to"], ["been", "to", "the"]) or category.ordered or not is_denied(tokens, index):
        return False
    told = {how[0] for how in support.ways_told(category)} | {*support.attaching(category.name)}
    return not told.isdisjoint(_OF_HOME)


def lingering(gap: tuple[Word, ...], category: Category, support: Support) -> Trouble | None:
    """ "Parked in Mill Lane", "waited in Oslo", where they live there: one may be elsewhere than at home."""
    found = deed(gap)
    if found is None or found[1] in _DWELLING or is_line(category) or not support.told_verbs(category.name) & _DWELLING:
        return None
    stays = bool(found[2]) and classes_of(found[1]) == {"stay"}
    return ("another deed", found[:1]) if stays and not support.supported(found[0]) else None


def abandoned(gap: tuple[Word, ...], found: str, category: Category) -> Trouble | None:
    """ "Left his hatbox", "left 3 pies": what one leaves one has no longer."""
    match = shapes.search(r"(?<![djs])[vo](d[jno]*)$", found) or shapes.search(r"(?<![djs])[vo]()$", found)
    counted = category.dimension == "count" and not is_line(category)
    thing = match is not None and (counted or (match[1] != "" and not category.ordered))
    left = match is not None and thing and gap[match.start()].stem == key("leave")
    return ("relation", gap[match.start() :]) if match is not None and left else None


def has_left(gap: tuple[Word, ...], category: Category) -> Trouble | None:
    """ "Left Cork": who leaves a town need not be from there, and is there no longer."""
    return ("relation", gap[-1:]) if gap[-1].stem == key("leave") and not category.ordered else None


def far_away(tokens: Sequence[Token], index: int, found: str) -> Trouble | None:
    """ "Was 6 miles | from the Tor Hut": how far away, and no length of a walk."""
    gap = tokens[index].gap
    if len(gap) > 1 and gap[-1].low in ("from", "off") and singular(gap[-2].low) in _LENGTHS:
        return "relation", gap[-2:]  # "is miles from"
    before = tokens[index - 1] if index else tokens[index]
    measured = before.number is not None and before.unit in _LENGTHS and shapes.fullmatch(r"[pt]d?[jno]*", found)
    return ("relation", tokens[index].gap) if measured and tokens[index].gap[0].low in ("from", "to", "of") else None


def resting(
    tokens: Sequence[Token], index: int, found: str, tail: tuple[Word, ...], category: Category, support: Support
) -> Trouble | None:
    """ "The cat sleeps on the harp": things that lie in, on or at each other are not one row."""
    gap = tokens[index].gap
    match = shapes.search(r"(?<![djs])[vo][no]{0,2}r?(p)d[jno]*$", found)
    if match is None or gap[match.start()].low not in verb_forms() or gap[match.start(1)].low not in _LOCATIVE:
        return None
    if support.goes_with(gap[match.start()], gap[match.start(1)].low, category) and support.told(gap[match.start()]):
        return None  # "lives in the elm", where each lives in another tree
    if goes_by_it(tokens, index, gap[match.start()].stem, gap[match.start(1)].low, category, support):
        return None  # "the lamp left in the | van"
    sold = "vend" in classes_of(gap[match.start()].stem) and support.told(gap[match.start()])
    if sold and any(map(support.spoken_of, tail[:1])):
        return None  # "tacos are sold in the red | truck", where each truck sells something else
    small = not category.ordered and support.written_small(category)
    at = index + 1  # "in the yellow, the blue or the red | house"
    while at + 2 < len(tokens) and tokens[at].type in ("_COMMA", "OR", "NOR") and not tokens[at].gap:
        at += 1 + (tokens[at + 1].type == "ITEM")
    place = any(w.low in word_table("places") or w.low in word_table("settings") for w in (*gap, *tokens[at].gap[:1]))
    # "is drunk on the green | boat", where boats lie in a row
    used = bool(classes_of(gap[match.start()].stem) & _USED_THERE)
    in_row = used and support.frame.line is not None and tokens[at].gap[:1]
    place = place or bool(in_row and names_a_place(singular(in_row[0].low)) and support.spoken_of(in_row[0]))
    nouns = split(category.name)
    named = any(singular(w.low) in word_table("places") or singular(w.low) in _WHERE for w in nouns)
    named = named or all(label.split()[-1].casefold() in word_table("places") for label in category.items)  # "the attic flat"
    named = named or (len(nouns) > 1 and nouns[-1].low in _LOCATIVE and finite(nouns[-2].low))  # "Found in"
    denied = index > 0 and tokens[index - 1].type == "NOT"  # "Ann's fern was n't | grown in the pot", as if it were
    if not small or place or named or category.anchor or person_among(tokens[: index - denied], support):
        return None
    return None if support.speaks_of(category.name, [*gap, *tail[:1]]) else ("relation", gap[match.start() :])


def in_a_thing(gap: tuple[Word, ...], category: Category, support: Support) -> Trouble | None:
    """ "Slept in the drum", "wrote in the diary", where each was given one: nobody is said to have it."""
    found = deed(gap)
    if found is None or found[1] not in _REMAINING or found[2] not in _LOCATIVE | _UNDER or support.supported(found[0]):
        return None
    given = any(singular(w.low) in _GIVEN for w in split(category.name)[-1:])
    small = support.kind_of_items(category) in _PORTABLE
    return ("relation", found[:1]) if given or small else None


def somebodys_house(
    gap: tuple[Word, ...], found: str, tail: tuple[Word, ...], category: Category, frame: Frame, support: Support
) -> Trouble | None:
    """ "Painted the red house", "visits the house where the pony is kept": one need not live there."""
    if tail and support.place_of_work(tail[0]) and not support.speaks_of(category.name, tail[:1]):
        visit = shapes.search(r"([vo])(r?p?t?d?[jno]*)$", found)  # "went to the cheese | stall", and does not run it
        if visit is not None and gap[visit.start()].low in verb_forms():
            return None if gap[visit.start()].stem in _RUNNING else ("relation", gap[visit.start() :])
    row = line(frame)
    if row is None or in_turn(row) or category is row:
        return None
    match = shapes.search(r"(?<![djs])([vo])(d[jno]*[no])[wp]", found)
    if match is None or not support.speaks_of(row.name, gap[match.end(2) - 1 : match.end(2)]):
        match = shapes.search(r"([vo])(d?[jno]*)$", found) if tail and support.speaks_of(row.name, tail[:1]) else None
    if match is None or gap[match.start()].low not in verb_forms():
        return None
    verb = gap[match.start()]
    # "tends the tank with", of keepers
    own_work = any(support.people(c.name) and support.goes_with(verb, "by", c) for c in frame)
    return None if verb.stem in _OCCUPYING or own_work else ("relation", gap[match.start() :])


def is_denied(tokens: Sequence[Token], index: int) -> bool:
    """Whether the words before an item, or before its list, are denied: "never touched | the harp | or | the flute"."""
    kinds = [t.type for t in tokens[:index]]
    while kinds and kinds[-1] in ("ITEM", "OR", "_COMMA"):
        kinds.pop()
    return kinds[-1:] == ["NOT"]
