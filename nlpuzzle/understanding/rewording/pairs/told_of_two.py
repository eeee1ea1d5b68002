"""What is said of two in one breath: "Ann and Ben have two huts between them", "both stand next to"."""

from nlpuzzle.english.classes import word_class
from nlpuzzle.english.kinds import HOLDERS
from nlpuzzle.english.morphology import singular
from nlpuzzle.english.numbers import number_value
from nlpuzzle.english.words import Word, split
from nlpuzzle.puzzle import Frame
from nlpuzzle.understanding.rewording.waking import rewriter, woken_by
from nlpuzzle.understanding.words.lines import line
from nlpuzzle.understanding.words.people import is_person
from nlpuzzle.understanding.words.vocabulary import closed, verb_forms

__all__ = ["so_many_between", "told_of_two"]

Words = tuple[Word, ...]

_JUST = frozenset({"exactly", "just", "only", "precisely"})
#: what leads to the thing that one of them is told by
_LEADING = frozenset("at bound by for from in of on that to which who wearing with".split())
_HAVE = frozenset({"have", "had"})
_POSTURES = frozenset("are lie live lived park sat sit stand stood were work worked".split())
_BESIDE = (("next", "to"), ("beside",), ("alongside",), ("adjacent", "to"), ("next", "door", "to"))
#: what those do who have each an event of his own
_WITH_EVENT = frozenset("attend attended attends deliver delivered gave give gives had has have take takes took".split())
_EVENTS = word_class("dated") | frozenset("assembly conference function lecture presentation seminar speech webinar".split())
_STOPS = frozenset({".", ";", ""})
#: what may not stand before "each", or after it, where it is said of two
_NOT_A_PAIR = frozenset({",", ";", "or", "nor", "not", "n't", "never", "neither", "either", "both", "if", "but", "than", "of"})
_AFTER_EACH = frozenset({"other", "together", "and", "or", "but", ";", "of", "not", "n't", "never"})
_JOINING = frozenset({"and", "but", "though", "although", "yet", "while", ","})
_OF_BOTH = frozenset({"are", "were", "have", "had"})
#: "to the | left | of both", "ahead of both"
_WAYS = frozenset({"left", "right", "north", "south", "east", "west", "ahead", "front"})
#: "one right after the other": how they follow, and that it is open which comes first
_FOLLOWING = frozenset({"after", "behind", "before"})
_RIGHT = frozenset({"directly", "immediately", "right", "straight", "just"})
_FINISHED = frozenset({"arrived", "finished", "placed"})
_EITHER_WAY = (
    "though not necessarily in that order", "but not necessarily in that order", "not necessarily in that order",
    "although not necessarily in that order", "in one order or the other", "in some order", "in either order",
)  # fmt: skip


def _lows(words: Words) -> list[str]:
    return [w.low for w in words]


@woken_by("between")
def so_many_between(words: Words, frame: Frame) -> Words:
    """The words, with "there are two huts between" for "have two huts between them": of places, or of those who stand there."""
    if not any(w.low == "between" for w in words):
        return words
    row = line(frame)
    heads = {singular(w.low) for c in frame if c is row or is_person(c.name.casefold()) for w in split(c.name)[-1:]}
    nouns = heads | HOLDERS | {"place", "position", "other"}
    return _done_between(_between_them(words, nouns), heads | {"friend", "people", "person"})


def _done_between(words: Words, nouns: frozenset[str] | set[str]) -> Words:
    """ "Only two persons | attend the seminar | between Ann and Ben": there are so many between them."""
    lows = _lows(words)
    at = lows.index("between")
    verb = next((i for i in range(1, at) if lows[i] in _WITH_EVENT), 0)
    told = lows[:verb]
    if not verb or not _counts(told, nouns) or {"between", "and"} & set(told) or lows.count("between") > 1:
        return words
    event = [low for low in lows[verb + 1 : at] if low not in ("the", "their", "his", "her", "a", "an")]
    if len(event) != 1 or singular(event[0]) not in _EVENTS:
        return words
    there = words[0].instead("there"), words[0].instead("is" if told[-2] == "one" else "are")
    return (*there, *words[:verb], *words[at:])


def _between_them(words: Words, nouns: frozenset[str] | set[str]) -> Words:
    """ "Ann and Ben | have exactly two huts between them": there are two between Ann and Ben."""
    lows = _lows(words)
    end = next((i for i in range(len(lows) - 1) if lows[i] == "between" and lows[i + 1] == "them"), 0)
    have = next((i for i in range(end) if lows[i] in _HAVE), 0)
    told = lows[have + 1 : end]
    if _LEADING.isdisjoint(lows[:have]):
        return words  # told by their names, they are read as they stand
    if lows[0] == "the" and have > 1:
        nouns = {*nouns, lows[1]}  # "the van with the cat and the one with the dog have two vans between them"
    if not have or not _counts(told, nouns) or lows[:have].count("and") != 1 or not {",", ";"}.isdisjoint(lows[:have]):
        return words
    if (lows[end + 2] if end + 2 < len(lows) else "") not in _STOPS:
        return words
    there = words[have].instead("there"), words[have].instead("are")
    return (*there, *words[have + 1 : end + 1], *words[:have], *words[end + 2 :])


def _counts(told: list[str], nouns: frozenset[str] | set[str]) -> bool:
    """ "Exactly two other huts", "one caravan": of those who stand there, and no children of theirs."""
    rest = told[1:] if told[:1] and told[0] in _JUST else told
    counted = len(rest) > 1 and (number_value(rest[0]) is not None or rest[0] == "no")
    rest = rest[2:] if rest[1:2] == ["other"] and len(rest) > 2 else rest[1:]
    return counted and len(rest) == 1 and (singular(rest[0]) in nouns or rest[0] == "people")


def _both_beside(words: Words) -> Words:
    """ "Ann and Ben | both stand | next to Cy", "both Ann and Ben stand": they are both next to him."""
    lows = _lows(words)
    for i in range(1, len(lows) - 2):
        if lows[i] not in _POSTURES or not any(tuple(lows[i + 1 : i + 1 + len(b)]) == b for b in _BESIDE):
            continue
        before = lows[:i]
        if before.count("and") != 1 or before.count("both") != 1 or not {",", ";"}.isdisjoint(before):
            return words
        both = before.index("both")
        if both not in (0, i - 1):
            return words
        are = words[i].instead("are"), words[both].instead("both")
        return (*words[:both], *words[both + 1 : i], *are, *words[i + 1 :])
    return words


def _each_of_two(words: Words) -> Words:
    """ "Ann and Ben | each | paid less than Cy", "are each older than Cy": both of them."""
    lows = [*_lows(words), ""]
    at = lows.index("each") if lows.count("each") == 1 else 0
    said = at > 2 and at + 2 < len(words) and lows[:at].count("and") == 1 and _NOT_A_PAIR.isdisjoint(lows[:at])
    if not said or lows.count("than") != 1 or lows.index("than") < at or not _AFTER_EACH.isdisjoint(lows[at:]):
        return words
    done = (lows[at + 1] in verb_forms() or lows[at + 1] in _OF_BOTH) and closed().get(lows[at - 1]) is None
    been = lows[at - 1] in _OF_BOTH
    return (*words[:at], words[at].instead("both"), *words[at + 1 :]) if done or been else words


def _than_both(words: Words) -> Words:
    """ "The grape stands left of | both", "is older than | both": of both of the two that were named before."""
    lows = _lows(words)
    at = len(words) - 1 - (lows[-1] == ".")
    if lows[at] != "both" or not {",", ";"} & {*lows[:at]}:
        return words
    placed = lows[at - 1] == "of" and lows[at - 2] in _WAYS
    if not (placed or lows[at - 1] == "than"):
        return words
    return (*words[: at + 1], words[at].instead("of"), words[at].instead("them"), *words[at + 1 :])


def _no_neighbour(words: Words) -> Words:
    """ "Has no | neighbour | on his left": nobody there."""
    lows = [*_lows(words), "", "", ""]
    for i in range(1, len(words) - 3):
        near = lows[i] in ("neighbour", "neighbor") and lows[i - 1] == "no" and lows[i + 1] in ("on", "to")
        if near and lows[i + 2] in ("his", "her", "its", "their", "the") and lows[i + 3] in ("left", "right"):
            return (*words[:i], words[i].instead("one"), *words[i + 1 :])
    return words


def _in_a_row(words: Words) -> Words:
    """ "Finished | one right after the other, though not necessarily in that order": in consecutive places."""
    lows = _lows(words)
    for i in range(1, len(lows) - 3):
        came = lows[i - 2 : i] == ["came", "in"]  # "came in one behind the other"
        if lows[i] != "one" or not (came or lows[i - 1] in _FINISHED):
            continue
        at = i + 1 + (lows[i + 1] in _RIGHT)
        if lows[at : at + 1] == [] or lows[at] not in _FOLLOWING or lows[at + 1 : at + 3] != ["the", "other"]:
            continue
        rest = " ".join(low for low in lows[at + 3 :] if low not in (",", "."))
        if rest not in _EITHER_WAY:
            return words
        row = (words[i].instead("in"), words[i].instead("consecutive"), words[i].instead("places"))
        done = (*words[: i - 2], words[i - 2].instead("finished")) if came else words[:i]
        return (*done, *row, *(w for w in words[-1:] if w.low == "."))
    return words


def _nobody_but(words: Words) -> Words:
    """ "Ann | beat nobody but | Ben", "was beaten by nobody but": only Ben finished behind her, or beat her."""
    lows = _lows(words)
    for i in range(1, len(lows) - 2):
        if lows[i] not in ("nobody", "no-one", "none") or lows[i + 1] != "but" or not {",", ";"}.isdisjoint(lows):
            continue
        only = words[i].instead("only")
        end = words[-1:] if lows[-1] == "." else ()
        one = words[i + 2 : len(words) - len(end)]
        if lows[i - 3 : i] == ["was", "beaten", "by"] and i > 3:
            ahead_of = (words[i - 3].instead("finished"), words[i - 2].instead("ahead"), words[i - 1].instead("of"))
            return (only, *one, *ahead_of, *words[: i - 3], *end)
        beat = lows[i - 1] == "beat" and i > 1
        ahead = lows[i - 3 : i - 1] == ["finished", "ahead"] and lows[i - 1] == "of" and i > 3
        if beat or ahead:
            behind = (words[i].instead("finished"), words[i].instead("behind"))
            return (only, *one, *behind, *words[: i - (1 if beat else 3)], *end)
    return words


def _the_two_of_them(words: Words) -> Words:
    """ "Ann is left of Ben, but | the two of them | are not next to each other": they are not."""
    lows = [w.low for w in words]
    for at in range(5, len(lows) - 4):
        if lows[at : at + 4] == ["the", "two", "of", "them"] and lows[at - 1] in _JOINING and closed().get(lows[at + 4]) == "a":
            return (*words[:at], words[at].instead("they"), *words[at + 4 :])
    return words


told_of_two = rewriter(
    (frozenset({"them"}), _the_two_of_them),
    (frozenset({"each"}), _each_of_two),
    (frozenset({"both"}), _than_both),
    (frozenset({"both"}), _both_beside),
    (frozenset({"neighbour", "neighbor"}), _no_neighbour),
    (frozenset({"other"}), _in_a_row),
    (frozenset({"nobody", "no-one", "none"}), _nobody_but),
)
