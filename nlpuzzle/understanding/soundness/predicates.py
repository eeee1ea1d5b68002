"""Verbs that leave it open whether the subject has what they speak of: "waited for the vase", "painted the red house".

A neutral verb binds its direct object to the subject. A preposition, an object of its own, a second verb or a place where
things merely happen can undo that; then the puzzle must use the same words in another clue, too.
"""

import re
from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import pairwise

from nlpuzzle.english.morphology import singular
from nlpuzzle.english.tables import rows
from nlpuzzle.english.tables import words as word_table
from nlpuzzle.english.units import unit_of
from nlpuzzle.english.words import Word, finite, key, split
from nlpuzzle.puzzle import Category, Frame
from nlpuzzle.rules import Item, Term
from nlpuzzle.understanding.soundness.deeds import AFRESH, LOOSE, NOT_EVEN
from nlpuzzle.understanding.soundness.elsewhere import said_of_another
from nlpuzzle.understanding.soundness.events import deed, indirect
from nlpuzzle.understanding.soundness.licence import MEASURED, letters
from nlpuzzle.understanding.soundness.otherwise import of_something_else
from nlpuzzle.understanding.soundness.support import Support
from nlpuzzle.understanding.tokenising.tokens import Choice, Token
from nlpuzzle.understanding.words.lines import TAKES_PLACE, in_turn, is_contest, is_line, line
from nlpuzzle.understanding.words.people import is_person
from nlpuzzle.understanding.words.vocabulary import closed, complements, kinds_of, personal, verb_forms

__all__ = ["unbound"]

Trouble = tuple[str, tuple[Word, ...]]
_BRINGING = frozenset("for to from after before like toward towards upon over as into onto through".split())
_LOCATIVE = frozenset({"in", "on", "at", "inside", "atop", "upon"})
#: prepositions that bring in somebody else
_BESIDES = frozenset("with for at to on from over against".split())
#: categories that are somewhere
_WHERE = frozenset("city town country state village region county island street hall location venue place site park".split())
#: "enjoys painting": the second verb names what the subject does
_THAT_TAKE_GERUNDS = frozenset(key(w) for w in "enjoy like love prefer go favor favour study teach practise practice".split())
#: who has a house does one of these
_OCCUPYING = frozenset(
    key(w) for w in "have own occupy inhabit rent lease buy purchase choose pick select get take book reserve use keep".split()
)
#: what somebody is, is no dealing with him
_BEING = frozenset({key("be"), key("become"), key("belong"), key("name"), key("call")})
#: verbs by which somebody gets what he then has
_HANDED_OVER = frozenset(key(w) for w in ("sell", "give", "hand", "deliver", "serve", "grant", "allot", "allocate"))
#: "never went into the kitchen" denies that it was there; "went into the kitchen" says little
_ENTERING = frozenset((key(w), "into") for w in ("go", "come", "walk", "step", "get", "set"))
_IS = frozenset({"is", "are", "was", "were", "be", "been"})
_LENGTHS = frozenset("mile kilometer meter foot yard inch minute hour block".split())
_WISHED = frozenset({key("need"), key("want"), key("dock")})
_AT_HOME = frozenset({key("live"), key("reside"), key("dwell"), "born", key("bear")})
#: where something or somebody was before
_FROM_THERE = frozenset({*((key(w), "from") for w in ("come", "hail")), *((key(w), "in") for w in ("make", "build", "grow"))})
_TEACHING = frozenset("teacher tutor instructor coach trainer professor lecturer master mistress leader boss manager".split())


def unbound(tokens: Sequence[Token], index: int, term: Term, people: bool, frame: Frame, support: Support) -> Trouble | None:
    """Why the words before an item, and its own noun, do not say that the subject has it; None where they do."""
    gap = tokens[index].gap
    if not isinstance(term, Item) or not gap:
        return None
    category = frame.by_name[term.category]
    found = letters(gap, support).replace("q", "p")
    tail = tokens[index + 1].gap if index + 1 < len(tokens) else ()
    whatever = (
        _dealing(tokens, index, found, support)
        or _recipient(gap, found)
        or _two_verbs(gap, found, category, support)
        or _somebodys_house(gap, found, tail, category, frame, support)
        or _companion(tokens, index, found, people, support)
        or _moved(tokens, index, found, category, support)
        or _two_events(tokens, index, found, people, support)
        or _own_tail(tokens, index, tail, category, support)
        or _part_of_another(tokens, index, term, tail, category, support)
        or _another_event(tokens, index, found, category, support)
        or _supplier(gap, found, tail)
        or said_of_another(tokens, index, found, category, support)
        or of_something_else(tokens, index, term, found, category, support)
        or _object_first(gap, found, category, support)
        or _other_side(tokens, index, frame)
        or _other_amount(tokens, index, gap, found, category)
        or _coloured(tokens, index, term, tail, category, support)
        or _unknown_state(gap, found, support)
        or _capacity(tokens[index].number is not None, gap, found, category, support)
        or _height(tokens[index].number is not None, tail, category)
        or _abandoned(gap, found, category)
        or _away(tokens, index, found)
        or _made_then(gap, category, support)
        or _waiting(tokens[index].number is not None, tail, category, support)
        or _teacher(tail, category, support)
        or _other_deed(gap, category, support)
    )
    if whatever:
        return whatever
    unless_usual = (
        _preposition(gap, found, category, tokens, index, support)
        or _undetermined(gap, found, category, support)
        or _weak(tokens, index, found, category, support)
        or _home(gap, found, category, support)
        or _resting(tokens, index, found, tail, category, support)
        or _left(gap, category)
    )
    return unless_usual if unless_usual and not support.attaches(gap, category.name) else None


def _other_deed(gap: tuple[Word, ...], category: Category, support: Support) -> Trouble | None:
    """ "Saw the comet", "the owner of the harbour", where the others paint: a deed of another kind is another event."""
    found = deed(gap)
    return ("another deed", found[:1]) if found and support.other_deed(*found, category, indirect(gap)) else None


def _preposition(
    gap: tuple[Word, ...], found: str, category: Category, tokens: Sequence[Token], index: int, support: Support
) -> Trouble | None:
    """ "Waited for the jade vase", "moved to house 3", "is left with the stew"."""
    match = re.search(r"(?<![djs])([vo])([no]{0,2})r?([pt])([dasjnoh]*)$", found)
    if match is None:
        return None
    verb, preposition = gap[match.start()], gap[match.start(3)].low
    somewhere = {w.low for w in split(category.name)} & (_WHERE | word_table("places") | word_table("settings"))
    low = not category.ordered and support.written_small(category)
    if preposition == "at" and low and not somewhere and finite(verb.low) and not support.speaks_of(category.name, gap):
        return "relation", gap[match.start() :]  # "barks at the pug"
    if verb.low not in verb_forms() or verb.low in ("housing", "building", "seating"):
        return None
    if verb.stem == key("leave") and preposition == "with":
        return "relation", gap[match.start() :]
    if preposition not in _BRINGING:
        return None
    if category.ordered and preposition in ("for", "to", "from") and not is_line(category):
        return None
    if (verb.stem, preposition) in complements():
        return None
    if (verb.stem, preposition) in _ENTERING and _denied(tokens, index) and not is_line(category):
        return None
    return "relation", gap[match.start() :]


def _dealing(tokens: Sequence[Token], index: int, found: str, support: Support) -> Trouble | None:
    """ "Was woken by the traveller from Crewe", "meets the welder on bus 9": somebody else, told by the item."""
    gap = tokens[index].gap
    match = re.search(r"(?<![djsw])[vo]r?(p?d?[jno]*)(?=[pw])", found)
    if match is None or gap[match.start()].stem in _BEING or not match[1].strip("p"):
        return None
    noun = gap[match.end() - 1]
    other = found[match.end() - 1] in "no" and is_person(noun.low) and person_among(tokens[:index], support)
    return ("relation", gap[match.start() : match.end()]) if other else None


def _recipient(gap: tuple[Word, ...], found: str) -> Trouble | None:
    """ "Was offered to the passenger with the atlas": who is offered a thing need not take it."""
    match = re.search(r"(?<![djsw])[vo]td[jno]*([no])[pw]", found)
    if match is None or not is_person(gap[match.start(1)].low) or gap[match.start()].stem in _HANDED_OVER:
        return None
    return None if (gap[match.start()].stem, "to") in complements() else ("relation", gap[match.start() : match.end(1)])


def _two_verbs(gap: tuple[Word, ...], found: str, category: Category, support: Support) -> Trouble | None:
    """ "Tried making stew": the first verb says what became of the second."""
    for match in re.finditer(r"[vo](?=v)", found):
        verb, second = gap[match.start()], gap[match.start() + 1]
        # "began playing in 1985", where playing is spoken of
        timed = category.dimension == "time" and support.supported(second)
        dated = (category.dimension == "date" or timed) and "time" in kinds_of(verb)
        if verb.stem == key("get") and "w" not in found[: match.start()] and not second.low.endswith(("ing", "s")):
            return "relation", (verb, second)  # "got covered in"
        if second.low.endswith("ing") and finite(verb.low) and verb.stem not in _THAT_TAKE_GERUNDS and not dated:
            return "misplaced", (verb, second)
    return None


def _companion(tokens: Sequence[Token], index: int, found: str, people: bool, support: Support) -> Trouble | None:
    """ "Drove to Frome | with the duchess", "arrived with | the cook of the curry": somebody else was there, too."""
    gap = tokens[index].gap
    match = re.search(r"(?:^|[vo][no]{0,2})(pd?[jnov]*)(?:pd?)?$", found)
    if match is None or not index or gap[match.start(1)].low not in _BESIDES:
        return None
    nouns = gap[match.start(1) + 1 :]
    owner = any(named_by_doing(w.low) for w in nouns)
    if owner or (people and match.start(1) == 0 and person_among(tokens[:index], support)):
        return "relation", gap[match.start(1) :]
    return None


def _moved(tokens: Sequence[Token], index: int, found: str, category: Category, support: Support) -> Trouble | None:
    """ "Took the vase | to house 3", "climbed to the fifth floor": where something goes it does not belong."""
    gap = tokens[index].gap
    match = re.search(r"((?<![djs])[vo])?r?[pt]?(t)(d?[jnov]*)$", found)
    if match is None or gap[match.start(2)].low != "to" or not is_line(category) or is_contest(category):
        return None
    if category.dimension != "position":
        return None
    verb = gap[match.start(1)] if match[1] else None
    if verb is not None and (verb.stem, "to") in complements():
        return None
    return "relation", gap[match.start() :]


def _two_events(tokens: Sequence[Token], index: int, found: str, people: bool, support: Support) -> Trouble | None:
    """ "The stew cooked by Bruno | was eaten in house 3", "Bruno's stew | was eaten by the 30-year-old"."""
    gap = tokens[index].gap
    match = re.match(r"[jno]*ar?([vo])p", found)
    if match is None or not index or gap[match.start(1)].low not in verb_forms():
        return None
    verb = gap[match.start(1)]
    types = [token.type for token in tokens[: index + 1]]
    if "ONE" in types and "OTHER" in types[types.index("ONE") :]:  # what "one" did is not what "the other" did
        one, other = types.index("ONE"), types.index("OTHER")
        tokens, index = (*tokens[:one], *tokens[other:]), index - other + one
    before = [w for token in tokens[:index] for w in token.gap]
    made = next((w for w, after in pairwise(before) if after.low == "by" and w.low in verb_forms()), None)
    if made is not None and made.stem != verb.stem:
        return "relation", (verb,)
    possessed = any(token.gap[:1] and support.letter(token.gap[0]) == "s" for token in tokens[1 : index + 1])
    if people and possessed and person_among(tokens[:index], support, possessors=True) and gap[match.start(1) + 1].low == "by":
        return "relation", (verb,)
    return None


def _own_tail(
    tokens: Sequence[Token], index: int, tail: tuple[Word, ...], category: Category, support: Support
) -> Trouble | None:
    """ "On a marble | shelf", "on Monday | week": the noun after the item is not what the category holds."""
    if not tail:
        return None
    noun = singular(category.name.casefold().split()[-1])
    other = singular(tail[0].low)
    named = noun in word_table("things") and other in word_table("things") and not (is_person(other) or is_person(noun))
    if named and other != noun and support.kind_of_items(category) == "color" and not support.supported(tail[0]):
        return "unknown", tail[:1]  # "an orange suit" where caps have the colours
    if category.dimension in ("date", "time") and unit_of(tail[0].low) is not None and not tail[0].glued:
        return "misplaced", tail[:1]
    if len(tail) == 1 and tail[0].low == "left" and category.dimension in ("money", "count", "duration"):
        return "misplaced", tail  # "has $3 left"
    place = tail[0].low in word_table("places") or tail[0].low in word_table("settings")
    several = len(tail) == 1 and any(t.type == "AND" for t in tokens[:index]) and tokens[index + 1].type not in ("ITEM", "END")
    verb = tail[0].low in verb_forms() and (finite(tail[0].low) or several)  # "the baker | stands at one end"
    if category.ordered or not place or verb or support.letter(tail[0]) == "h" or support.supported(tail[0]):
        return None
    return None if personal(tail[0].low) or tail[0].low in word_table("people") else ("unknown", tail[:1])


def _part_of_another(
    tokens: Sequence[Token], index: int, term: Item, tail: tuple[Word, ...], category: Category, support: Support
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


def _other_side(tokens: Sequence[Token], index: int, frame: Frame) -> Trouble | None:
    """ "The tutor attended the lesson": the verb is for the other side of the dealing."""
    for token in tokens[: index + 1]:
        if isinstance(token.reference, Choice):
            for item in token.reference.items:
                others = _others(item.category)
                verbs = others and [
                    w for t in tokens for i, w in enumerate(t.gap)
                    if w.stem in others and w.low in verb_forms() and [v.low for v in t.gap[i + 1 : i + 2]] != ["for"]
                ]  # fmt: skip  # "sold for $30": by whomever
                if verbs:
                    return "relation", tuple(verbs)
    return None


@lru_cache(maxsize=1024)
def _others(category: str) -> frozenset[str]:
    """The stems of the verbs for the other side of what the nouns of a category's name do."""
    return frozenset().union(*(_roles().get(singular(w.low), ()) for w in split(category)))


def _other_amount(
    tokens: Sequence[Token], index: int, gap: tuple[Word, ...], found: str, category: Category
) -> Trouble | None:
    """ "Starts at 10" is no price of $10."""
    if tokens[index].number is None or tokens[index].unit or category.dimension in ("time", "date", "position"):
        return None
    at = found.endswith("p") and gap[-1].low == "at" and len(gap) > 1 and "time" in kinds_of(gap[-2])
    return ("unknown", (*gap[-1:], *tokens[index].words)) if at else None


def _coloured(
    tokens: Sequence[Token], index: int, term: Item, tail: tuple[Word, ...], category: Category, support: Support
) -> Trouble | None:
    """ "Ravi's robot is red" where shirts have colours: what is red is the robot."""
    if tail or not {"color", "colour"}.isdisjoint(category.name.casefold().split()) or not support.of_a_colour(term):
        return None
    if index and support.speaks_of(category.name, tokens[index - 1].gap):
        return None  # "the tent of the family that had noodles | is green"
    before = tokens[index - 1].reference if index else None
    thing = isinstance(before, Choice) and not any(support.people(i.category) for i in before.items)
    gap = tokens[index].gap
    said = all(support.letter(w) == "a" for w in gap) and thing and tokens[index - 1].number is None
    return ("relation", (*gap, *tokens[index].words)) if said else None


def _home(gap: tuple[Word, ...], found: str, category: Category, support: Support) -> Trouble | None:
    """ "Lives on Vendel" where clues speak of going to Vendel; "was born in 1871" where years are those of paintings."""
    verb = next((w for i, w in enumerate(gap) if w.stem in _AT_HOME and found[i] in "vo"), None)
    if any(w.stem == key("grow") and after.low == "up" for w, after in pairwise(gap)):
        return "relation", gap  # "grew up in": and lives elsewhere now
    came = next((pair for pair in pairwise(gap) if (pair[0].stem, pair[1].low) in _FROM_THERE), ())
    if came and not category.ordered and support.attached_by(("to", "for"), category.name):
        return "relation", came
    if verb is None or support.speaks_of(category.name, [verb]) or (is_line(category) and verb.low != "born"):
        return None
    if verb.low == "born":
        dated = category.unit in ("year", "day") and category.dimension == "date"
        return ("relation", (verb,)) if dated or (is_line(category) and category.dimension != "date") else None
    return ("relation", (verb,)) if support.attached_by(("to", "for"), category.name) else None


def _unknown_state(gap: tuple[Word, ...], found: str, support: Support) -> Trouble | None:
    """ "Is free on Tuesday", "'s free evening is": an adjective that the puzzle only happens to use twice."""
    for match in re.finditer(r"(?<=a)o(?=p)|(?<=s)o(?=[no])", found):
        word = gap[match.start()]
        verbal = finite(word.low) or word.low.endswith(("ed", "en", "ing"))
        together = found[match.end()] != "p" and support.together(word, gap[match.end()])  # "viral videos"
        if support.only_recurs(word) and not verbal and not together:
            return "unknown", (word,)
    return None


def _capacity(
    number: bool, gap: tuple[Word, ...], found: str, category: Category, support: Support
) -> Trouble | None:
    """ "Had room for 260": so many were expected, or would have gone in."""
    if not number or not re.search(r"[va]d?[no]p$", found) or gap[-1].low not in ("for", "of"):
        return None
    known = support.speaks_of(category.name, gap[-2:-1]) or unit_of(gap[-2].low) is not None or support.together(*gap[-2:])
    return None if known or gap[-2].low in MEASURED else ("misplaced", gap[-2:])


def _height(number: bool, tail: tuple[Word, ...], category: Category) -> Trouble | None:
    """ "125 high" where guests are counted."""
    measured = number and bool(tail) and tail[0].low in ("high", "tall", "long", "wide", "deep", "old", "large")
    return ("misplaced", tail[:1]) if measured and len(tail) == 1 and category.dimension in ("count", "money", "date") else None


def _abandoned(gap: tuple[Word, ...], found: str, category: Category) -> Trouble | None:
    """ "Left his hatbox": what one leaves one has no longer."""
    match = re.search(r"(?<![djs])[vo](d[jno]*)$", found)
    left = match is not None and gap[match.start()].stem == key("leave") and not category.ordered
    return ("relation", gap[match.start() :]) if match is not None and left else None


def _left(gap: tuple[Word, ...], category: Category) -> Trouble | None:
    """ "Left Cork": who leaves a town need not be from there, and is there no longer."""
    return ("relation", gap[-1:]) if gap[-1].stem == key("leave") and not category.ordered else None


def _away(tokens: Sequence[Token], index: int, found: str) -> Trouble | None:
    """ "Was 6 miles | from the Tor Hut": how far away, and no length of a walk."""
    before = tokens[index - 1] if index else tokens[index]
    measured = before.number is not None and before.unit in _LENGTHS and re.fullmatch(r"[pt]d?[jno]*", found)
    return ("relation", tokens[index].gap) if measured and tokens[index].gap[0].low in ("from", "to", "of") else None


def _another_event(
    tokens: Sequence[Token], index: int, found: str, category: Category, support: Support
) -> Trouble | None:
    """ "Wrote the saga in 1948" where the years are those of a birth, "baked on Monday" where nobody else does: what
    happened then is something else.
    """
    if category.dimension not in ("date", "time"):
        return None
    once = next((w for w, after in pairwise(tokens[index].gap) if w.low == "first" and after.low in verb_forms()), None)
    if once is not None and category.unit in ("day", "minute"):
        return "relation", (once,)  # "was first climbed on a Monday"
    if not found.endswith("p"):
        return None
    before = [w for token in tokens[: index + 1] for w in token.gap]
    done = ("ed", "en", "orn", "uilt", "old", "ade")
    named = {w.stem for w in split(category.name) if w.low == "born" or (w.low in verb_forms() and w.low.endswith(done))}
    verbs = [w for w in before if w.low in verb_forms() and support.letter(w) in "vo"]
    if named:
        return ("relation", tuple(verbs)) if verbs and not named & {w.stem for w in before} else None
    at = index - 1 if found == "p" and index > 1 else index  # "booked | Gate | on | June 9"
    verb = (tokens[at].gap or tokens[index].gap)[0]
    active = at and tokens[at - 1].type == "ITEM" and support.letter(verb) == "v" and finite(verb.low)
    told = support.supported(verb) or verb.stem in TAKES_PLACE or "time" in kinds_of(verb)
    return ("relation", (verb,)) if active and not told else None


def _made_then(gap: tuple[Word, ...], category: Category, support: Support) -> Trouble | None:
    """ "Was printed on June 5" where books are sold on these days."""
    made = tuple(w for w in gap if support.made_before(w))
    return ("relation", made) if made and category.dimension in ("date", "time") else None


def _waiting(number: bool, tail: tuple[Word, ...], category: Category, support: Support) -> Trouble | None:
    """ "Has 40 passengers waiting": not all of them."""
    if not number or not category.ordered or len(tail) != 2 or support.letter(tail[0]) not in "no":
        return None
    return ("misplaced", tail[1:]) if tail[1].low.endswith("ing") else None


def _supplier(gap: tuple[Word, ...], found: str, tail: tuple[Word, ...]) -> Trouble | None:
    """ "Bruno's | copper | supplier" is somebody else."""
    return ("second person", tail[:1]) if re.search(r"s[jr]*$", found) and tail and is_person(tail[0].low) else None


def _teacher(tail: tuple[Word, ...], category: Category, support: Support) -> Trouble | None:
    """ "The pottery teacher" is none of the students."""
    foreign = bool(tail) and support.has_people and support.relational(tail[0]) and tail[0].low in _TEACHING
    return ("second person", tail[:1]) if foreign and not support.speaks_of(category.name, tail[:1]) else None


def _resting(
    tokens: Sequence[Token], index: int, found: str, tail: tuple[Word, ...], category: Category, support: Support
) -> Trouble | None:
    """ "The cat sleeps on the harp": things that lie in, on or at each other are not one row."""
    gap = tokens[index].gap
    match = re.search(r"(?<![djs])[vo][no]{0,2}r?(p)d[jno]*$", found)
    if match is None or gap[match.start()].low not in verb_forms() or gap[match.start(1)].low not in _LOCATIVE:
        return None
    small = not category.ordered and support.written_small(category)
    at = index + 1  # "in the yellow or the blue | house"
    while at + 2 < len(tokens) and tokens[at].type == "OR" and not tokens[at].gap:
        at += 2
    place = any(w.low in word_table("places") or w.low in word_table("settings") for w in (*gap, *tokens[at].gap[:1]))
    named = any(w.low in word_table("places") or w.low in _WHERE for w in split(category.name))
    if not small or place or named or category.anchor or person_among(tokens[:index], support):
        return None
    return None if support.speaks_of(category.name, [*gap, *tail[:1]]) else ("relation", gap[match.start() :])


def _undetermined(gap: tuple[Word, ...], found: str, category: Category, support: Support) -> Trouble | None:
    """ "Is part glass": a noun between "is" and what the subject is."""
    match = re.search(r"a[jr]*([no]+)$", found)
    if match is None or found[match.start(1) :].count("o") == len(match[1]):
        return None
    nouns = gap[match.start(1) :]
    if support.speaks_of(category.name, nouns) or any(w.low in word_table("places") for w in nouns):
        return None
    return "misplaced", nouns


def _object_first(gap: tuple[Word, ...], found: str, category: Category, support: Support) -> Trouble | None:
    """ "Is painting her house green": the verb has an object, of which the item is said."""
    match = re.search(r"(?<![djs])[vo](d[jno]*[no])$", found)
    double = re.search(r"(?<![djsp])[vo]([noh])$", found)  # "charges children £4"
    if double is not None and finite(gap[-2].low) and gap[-2].low in verb_forms() and is_person(gap[-1].low):
        return "relation", gap[double.start() :]
    if match is None:
        return None
    nouns = gap[match.start(1) + 1 :]
    known = support.speaks_of(category.name, nouns) or any(support.recurs(w) and not w.low.isdigit() for w in nouns[-1:])
    if known and nouns[-1].low not in word_table("places"):
        return None
    if nouns[-1].low in ("number",) or is_line(category):
        return None
    return "relation", gap[match.start() :]


def _somebodys_house(
    gap: tuple[Word, ...], found: str, tail: tuple[Word, ...], category: Category, frame: Frame, support: Support
) -> Trouble | None:
    """ "Painted the red house", "visits the house where the pony is kept": one need not live there."""
    row = line(frame)
    if row is None or in_turn(row) or category is row:
        return None
    match = re.search(r"(?<![djs])([vo])(d[jno]*[no])[wp]", found)
    if match is None or not support.speaks_of(row.name, gap[match.end(2) - 1 : match.end(2)]):
        match = re.search(r"([vo])(d?[jno]*)$", found) if tail and support.speaks_of(row.name, tail[:1]) else None
    if match is None or gap[match.start()].low not in verb_forms():
        return None
    return None if gap[match.start()].stem in _OCCUPYING else ("relation", gap[match.start() :])


def _denied(tokens: Sequence[Token], index: int) -> bool:
    """Whether the words before an item, or before its list, are denied: "never touched | the harp | or | the flute"."""
    kinds = [t.type for t in tokens[:index]]
    while kinds and kinds[-1] in ("ITEM", "OR", "_COMMA"):
        kinds.pop()
    return kinds[-1:] == ["NOT"]


def _weak(tokens: Sequence[Token], index: int, found: str, category: Category, support: Support) -> Trouble | None:
    """ "Wanted", "saw", "needed 40 points": binding only where the puzzle says that everybody does so."""
    gap, number, denied = tokens[index].gap, tokens[index].number is not None, _denied(tokens, index)
    before = tokens[index - 1] if index else None
    # "was n't | sold in"
    helped = before is not None and before.type == "NOT" and bool(before.gap) and before.gap[-1].low in _IS
    for i, word in enumerate(gap):
        if word.low == "asked" and i and gap[i - 1].low in _IS:
            return "relation", (word,)  # "was asked $80": by another one
        if denied and word.stem in NOT_EVEN and not is_line(category):
            continue
        passive = found[i + 1 : i + 2] == "p" and (helped or "a" in found[:i] or gap[i + 1].low == "by")
        if passive and category.dimension == "date" and word.stem in AFRESH and not support.speaks_of(category.name, [word]):
            return "relation", (word,)  # "was restored in 1902"
        if passive and word.low == "found" and category.dimension != "date" and not support.supported(word):
            return "relation", (word,)  # "was found in plot 2": it may belong elsewhere
        loose = word.stem in LOOSE or word.low in ("wanted", "toured") or (number and word.stem in _WISHED)
        known = support.supported(word) and word.stem != key("touch")
        if found[i] in "vo" and loose and not passive and not known:
            return "relation", (word,)
    return None


def named_by_doing(word: str) -> bool:
    """ "Owner", "cook": who has or makes what follows "of"."""
    return personal(word) or (word in word_table("people") and word in verb_forms())


def person_among(tokens: Sequence[Token], support: Support, possessors: bool = False) -> bool:
    """Whether something before is a person: by name, by job, or as "the person who"; "Ann's" only where asked."""
    for i, token in enumerate(tokens):
        if any(support.letter(w) == "h" and w.low not in ("one", "ones", "thing", "things") for w in token.gap):
            return True
        if isinstance(token.reference, Choice) and any(support.people(item.category) for item in token.reference.items):
            following = tokens[i + 1].gap[:1] if i + 1 < len(tokens) else ()
            if possessors or not (following and support.letter(following[0]) == "s"):
                return True
    return False


@cache
def _roles() -> dict[str, frozenset[str]]:
    return {noun: frozenset(map(key, verbs)) for noun, *verbs in rows("roles")}
