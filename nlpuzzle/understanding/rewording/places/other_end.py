"""The end that the sentence has not named: "the bun is at the left end; the tart is at | the other | end"."""

from nlpuzzle.english.tables import words as word_table
from nlpuzzle.english.words import Word
from nlpuzzle.understanding.rewording.waking import rewriter
from nlpuzzle.understanding.words.words_of import COPULAS

__all__ = ["the_other_end"]

Words = tuple[Word, ...]

_PAIRS = (("left", "right"), ("front", "back"), ("top", "bottom"), ("north", "south"), ("east", "west"),
          ("northern", "southern"), ("eastern", "western"), ("upper", "lower"), ("far left", "far right"))  # fmt: skip
_OPPOSITE = {one: other for pair in _PAIRS for one, other in (pair, pair[::-1])}
_HELD = frozenset("claimed filled held occupied owned rented taken".split())
_HAVING = frozenset("has have had owns own owned rents rented took takes occupies occupied sat sits stood stands".split())
#: what they all stand in, whose ends are meant
_ROWS = word_table("settings") | word_table("places")
#: "at one end | sits | Ann"
_THERE = frozenset("is are was were lives lived sits sat stands stood lies lay hangs hung".split())
_LED = frozenset({"at", "in", "on"})
_UNSURE = frozenset({"not", "n't", "never", "neither", "nor", "or", "either", "if", "unless", "may", "might", "no"})


def _the_other_end(words: Words) -> Words:
    """ "At the left end of the row; Ben is at | the other | end": at the right end."""
    lows = [*(w.low for w in words), ""]
    other = next((i for i in range(len(words)) if lows[i : i + 3] == ["the", "other", "end"]), 0)
    named = [i for i in range(1, other) if lows[i] in _OPPOSITE and _ends_there(lows, i) and lows[i - 1] == "the"]
    if len(named) != 1 or lows.count("end") != 2 or _UNSURE & set(lows[:other]):
        return words
    placed = lows[other + 3] in ("", ".", ",", ";") and lows[named[0] - 2] in ("at", "on") and lows[other - 1] in ("at", "on")
    side = words[other + 1].instead(_OPPOSITE[lows[named[0]]])
    return (*words[: other + 1], side, *words[other + 2 :]) if placed else words


def _ends_there(lows: list[str], i: int) -> bool:
    """ "Left | end", "right | -hand end"."""
    return lows[i + 1] == "end" or lows[i + 1 : i + 3] == ["hand", "end"]


def _at_the_other_too(words: Words) -> Words:
    """ "Ann sits at one end of the row, and Ben is at the other": at the other | end."""
    lows = [w.low for w in words]
    end = len(words) - (lows[-1:] == ["."])
    ends = [i for i in range(2, end - 4) if lows[i - 1 : i + 2] == ["at", "one", "end"]]
    if lows[end - 3 : end] != ["at", "the", "other"] or len(ends) != 1 or lows[end - 4] not in _THERE or lows.count("end") != 1:
        return words
    joined = {"and", "while"} & set(lows[ends[0] : end]) and lows.count("one") == 1
    joined = joined and lows[end - 5] != "'s"  # "Ann's plot is at one end and Ben's is at the other" is read as it is
    return (*words[:end], words[end - 1].instead("end"), *words[end:]) if joined else words


def _the_opposite(words: Words) -> Words:
    """ "Is in one of the end huts, and Ben has the hut at | the opposite | end": one is at one end, Ben at the other."""
    lows = [w.low for w in words]
    other = next((i for i in range(4, len(words) - 1) if lows[i] in ("opposite", "other") and lows[i + 1] == "end"), 0)
    joint = next((i for i in range(3, other) if lows[i] == "and" or (lows[i] == "while" and lows[i - 1] == ",")), 0)
    if not joint or lows[other - 1] != "the" or _UNSURE & set(lows) or lows.count("and") > 1:
        return words
    left, right = words[: joint - (lows[joint - 1] == ",")], words[joint + 1 : other - 1]
    one, two = _at_one_end(left), _at_the_other(right)
    if one is None or two is None or lows[other + 2 : other + 3] not in ([], ["."]):
        return words
    like = words[joint]
    return (*one, like.instead("and"), *two, *(like.instead(low) for low in "at the other end".split()), *words[other + 2 :])


def _at_one_end(left: Words) -> Words | None:
    """ "Ann is in one of the end huts", "has the hut at one end of the row": Ann is at one end."""
    lows = [w.low for w in left]
    at = next((i for i in range(2, len(left)) if lows[i : i + 4] == ["one", "of", "the", "end"]), 0)
    at = at or next((i for i in range(2, len(left) - 4) if lows[i : i + 5] == ["one", "of", "the", "two", "end"]), 0)
    if at:
        if at + 5 + (lows[at + 3] == "two") != len(left):
            return None
        verb = at - 1 - (lows[at - 1] in _LED)
    else:
        at = next((i for i in range(2, len(left) - 1) if lows[i : i + 2] in (["one", "end"], ["an", "end"])), 0)
        if not at or lows[at + 2 :] not in ([], ["of", "the", *lows[-1:]]) or lows[at - 1] not in _LED:
            return None
        if at + 2 < len(left) and lows[-1] not in _ROWS:
            return None  # "at one end of the rope"
        verb = at - 2 - 2 * (lows[at - 3 : at - 2] == ["the"])
    if verb < 1 or lows[verb] not in COPULAS | _HAVING:
        return None
    like = left[verb]
    return (*left[:verb], *(like.instead(low) for low in "is at one end".split()))


def _at_the_other(right: Words) -> Words | None:
    """ "Ben has the hut at", "Ben is at", "Ben at": whoever is at the other end."""
    lows = [w.low for w in right]
    if len(lows) < 2 or lows[-1] not in _LED:
        return None
    if lows[-3:-2] == ["the"] and len(right) > 4 and lows[-4] in _HAVING:
        return right[:-4]
    if lows[-2] in COPULAS | _HAVING and len(right) > 2:
        return right[:-2]
    return None


def _one_and_the_other(words: Words) -> Words:
    """ "One end seat was taken by Ann, and the other (end seat) by Ben": Ann was at one end and Ben at the other."""
    lows = [*(w.low for w in words), "", ""]
    ends = lows[:2] in (["one", "end"], ["an", "end"])
    at = next((i for i in range(2, min(6, len(words) - 3)) if lows[i] in _HELD and lows[i + 1] == "by"), 0)
    other = next((i for i in range(at, len(words) - 2) if lows[i : i + 2] == ["the", "other"]), 0)
    if not ends or not at or not other or lows[at - 1] not in ("is", "was") or _UNSURE & set(lows):
        return words
    end = len(words) - (words[-1].low == ".")
    by = next((i for i in range(other + 2, min(other + 6, end)) if lows[i] == "by"), 0)
    between = lows[other + 2 : by]
    first = words[at + 2 : other]
    while first and first[-1].low in (",", "and", ";", "while"):
        first = first[:-1]
    plain = by and all(low in (*lows[1 : at + 1], "one") for low in between) and not {"and", "by", ","} & {w.low for w in first}
    if not plain or {"and", ",", "by"} & set(lows[by + 1 : end]):
        return words
    like = words[0]
    one, two = (tuple(like.instead(low) for low in said.split()) for said in (f"{lows[at - 1]} at one end", "at the other end"))
    return (*first, *one, like.instead("and"), *words[by + 1 : end], *two, *words[end:])


def _ends_first(words: Words) -> Words:
    """ "At one end of the row sits Ann, and at the other (end sits) Ben": Ann sits at one end of the row, Ben at the other."""
    lows = [*(w.low for w in words), "", "", "", ""]
    verb = 6 if lows[3] == "of" and lows[4] == "the" else 3
    end = len(words) - (words[-1].low == ".")
    other = next((i for i in range(verb + 2, end - 2) if lows[i : i + 2] == ["the", "other"] and lows[i - 1] in _LED), 0)
    if lows[1:3] != ["one", "end"] or lows[0] not in _LED or lows[verb] not in _THERE or not other:
        return words
    if verb == 6 and lows[5] not in _ROWS:
        return words
    one, two = words[verb + 1 : other - 1], words[other + 2 : end]
    while one and one[-1].low in (",", "and", ";", "while"):
        one = one[:-1]
    if two[:1] and two[0].low == "end":
        two = two[1:]
    if [w.low for w in two[:2]] == ["of", "the"] and lows[5] == two[2].low:
        two = two[3:]
    again = two[:1] if len(two) > 1 and two[0].low in _THERE else ()
    two = two[len(again) :]
    if not one or not two or (_UNSURE | {"and", ",", ";", "but", *_THERE}) & {w.low for w in (*one, *two)}:
        return words
    said = (words[verb], words[0].instead("at"), *words[1:verb])
    last = (words[other].instead(low) for low in "at the other end".split())
    return (*one, *said, words[verb].instead("and"), *two, *again, *last, *words[end:])


#: put as the end that it is
the_other_end = rewriter(
    (frozenset({"other"}), _ends_first),
    (frozenset({"other"}), _at_the_other_too),
    (frozenset({"opposite", "other"}), _the_opposite),
    (frozenset({"other"}), _one_and_the_other),
    (frozenset({"other"}), _the_other_end),
)
