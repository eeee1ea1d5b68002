"""Numbers by which things go, told in full: "Ann's jersey number", "the room number of", and comics that are called books."""

from nlpuzzle.english.classes import word_class
from nlpuzzle.english.morphology import singular
from nlpuzzle.english.words import Word, split
from nlpuzzle.puzzle import Frame

__all__ = ["plainly_numbered"]

Words = tuple[Word, ...]

#: what bears the number of whoever wears it, or competes by it: "her bib number"
_WORN = word_class("worn-with-a-number")
#: categories of such numbers
_NUMBERS = frozenset({"number", *_WORN})
_BOOKS = {"book": "comic", "books": "comics"}


def plainly_numbered(words: Words, frame: Frame) -> Words:
    """ "Her | jersey | number", "the | issue | number", where these are the numbers; "a comic | book"."""
    return _without_noun(_hers_is(_that_of(words)), frame)


def _hers_is(words: Words) -> Words:
    """ "The ticket number of the owl is lower than Ann's, and Ann's | is lower than that of the elk": her ticket number is."""
    lows = [w.low for w in words]
    of = next((i for i in range(2, min(4, len(lows) - 1)) if lows[i - 1 : i + 1] == ["number", "of"]), 0)
    joint = lows.index(",", of) if of and "," in lows[of:] else 0
    told = joint and lows[0] == "the" and "than" in lows[of:joint] and lows[joint + 1 : joint + 2] in (["and"], ["but"])
    if not told:
        return words
    hers = next((i for i in range(joint + 3, len(lows) - 2) if lows[i] == "'s"), 0)
    if not hers or lows[hers + 1] not in ("is", "was") or lows[hers + 2] not in ("higher", "lower"):
        return words
    return (*words[: hers + 1], *(words[hers].instead(w.low) for w in words[1:of]), *words[hers + 1 :])


def _that_of(words: Words) -> Words:
    """ "The number of Ann's bus is twice | the number of | the tea drinker's | bus |": that of hers."""
    lows = [w.low for w in words]
    again = next((i for i in range(5, len(lows) - 4) if lows[i : i + 3] == ["the", "number", "of"]), 0)
    if lows[:3] != ["the", "number", "of"] or not again or "," in lows or lows[-2] != "'s" or lows.count("number") != 2:
        return words
    first = next((i for i in range(3, again) if lows[i] == "'s"), 0)
    if not first or lows[first + 1] != lows[-1] or lows[first + 2] not in ("is", "was") or "'s" in lows[again:-2]:
        return words
    return (*words[:again], words[again].instead("that"), *words[again + 2 : -1])


def _without_noun(words: Words, frame: Frame) -> Words:
    if not any(w.low in ("number", "numbers") or w.low in _BOOKS for w in words):
        return words  # nearly always
    names = [[w.low for w in split(c.name)] for c in frame]
    labels = {w.low for item in frame.items for w in split(item.label)}
    for i in range(1, len(words)):
        before, noun = words[i - 1].low, words[i].low
        owned = i > 1 and words[i - 2].low == "'s" and before not in _WORN  # "Ann's route number": so routes are told
        if noun in ("number", "numbers") and before not in labels and not owned and _numbers(before, frame):
            return _without_noun((*words[: i - 1], *words[i:]), frame)
        if noun in _BOOKS and before == "comic" and not any("book" in name or "books" in name for name in names):
            return _without_noun((*words[: i - 1], words[i].instead(_BOOKS[noun]), *words[i + 1 :]), frame)
    return words


def _numbers(noun: str, frame: Frame) -> bool:
    """Whether the number of a jersey, or of an issue, is one of the only category that may be meant."""
    told = [c for c in frame if c.ordered and c.dimension in ("id", "count", None)]
    heads = [singular(c.name.casefold().split()[-1]) for c in told]
    if noun in _WORN:
        return sum(head in _NUMBERS for head in heads) == 1 and not any(
            noun in c.name.casefold().split() for c in frame if not c.ordered
        )
    items = [item for c, head in zip(told, heads, strict=True) if head == noun for item in c.items]
    return heads.count(noun) == 1 and all(item.lstrip("#").isdecimal() for item in items)
