"""Who has somebody on each side is at neither end, told of one or of several; "an outside lane" is one at an end."""

from nlpuzzle.english.morphology import is_plural, singular
from nlpuzzle.english.tables import words as word_table
from nlpuzzle.english.words import Word
from nlpuzzle.puzzle import Category, Frame
from nlpuzzle.understanding.words.lines import line
from nlpuzzle.understanding.words.people import is_person

__all__ = ["at_neither_end"]

Words = tuple[Word, ...]

_HAS = frozenset({"has", "had", "have"})
_HOLDING = _HAS | {"rent", "occupy", "occupied", "own", "got", "took", "take"}
_TWO_ENDS = (("the", "two", "ends"), ("both", "ends"), ("the", "ends"), ("either", "end"), ("opposite", "ends"))
_SOMEBODY = frozenset({"somebody", "someone", "neighbor", "neighbour", "neighbors", "neighbours", "people"})
_HIM = frozenset({"him", "her", "it", "them", "himself", "herself", "itself", "themselves"})
_SIDES = (["either", "side"], ["each", "side"], ["both", "sides"])
#: of which "outside" tells the ends, as it tells of seats that they are outdoors
_LANES = frozenset({"lane", "track"})
_OUTER = frozenset({"outer", "outermost", "outside"})
_ENDS: tuple[list[str], ...] = ([], ["."])
#: by which it is not clear who has somebody there
_OTHERWISE = frozenset(", ; or but who which that whose than not n't never neither nor if unless one two the other".split())


def at_neither_end(words: Words, frame: Frame) -> Words:
    """The words with "is at neither end" for "has a swimmer on either side", and "an end lane" for "an outside lane"."""
    row = line(frame)
    if row is None:
        return words
    lows = [w.low for w in words]
    if "ends" in lows and not _HOLDING.isdisjoint(lows):
        words = _with_the_end_ones(words, lows, row)
        lows = [w.low for w in words]
    if "on" in lows and not _HAS.isdisjoint(lows):
        words = _with_sides(words, lows, frame)
    for i in range(1, len(words) - 1):
        noun = singular(words[i + 1].low)
        outer = words[i].low in _OUTER and (noun in _LANES or (words[i].low != "outside" and noun in word_table("places")))
        if outer and noun == singular(row.name.casefold()) and words[i - 1].low in ("a", "an", "the", "two", "of"):
            words = (*words[:i], words[i].instead("end"), *words[i + 1 :])
    return words


def _with_the_end_ones(words: Words, lows: list[str], row: Category) -> Words:
    """ "Ann and Ben have | the stalls at the two ends (of the row)": the two end stalls, where stalls are in the row."""
    for i in range(3, len(words) - 5):
        if lows[i] not in _HOLDING or lows[i + 1] != "the" or lows[i + 3] not in ("at", "on"):
            continue
        plural = is_plural(lows[i + 2]) and singular(lows[i + 2]) == singular(row.name.casefold())
        told = next((t for t in _TWO_ENDS if tuple(lows[i + 4 : i + 4 + len(t)]) == t), ())
        if plural and told:
            both = (words[i + 1], words[i + 1].instead("two"), words[i + 1].instead("end"), words[i + 2])
            end = i + 4 + len(told)
            end += 3 * (lows[end : end + 2] == ["of", "the"] and set(lows[end + 2 : end + 3]) <= {"line", "queue", "row"})
            return (*words[: i + 1], *both, *words[end:])
    return words


def _with_sides(words: Words, lows: list[str], frame: Frame) -> Words:
    """ "Ann, Ben and Cy all | have a swimmer on either side of them": neither Ann, Ben nor Cy is at an end."""
    has = next(i for i, low in enumerate(lows) if low in _HAS)
    on = next((i for i in range(has + 1, len(lows)) if lows[i] == "on" and lows[i + 1 : i + 3] in _SIDES), 0)
    end = on + 3 + (2 if lows[on + 3 : on + 4] == ["of"] and set(lows[on + 4 : on + 5]) <= _HIM else 0)
    whom = [low for low in lows[has + 1 : on] if low not in ("a", "an", "another")]
    if not on or has < 1 or lows[end:] not in _ENDS or len(whom) != 1 or not _anybody(whom[0], frame):
        return words
    subject = words[: has - (lows[has - 1] in ("all", "both", "each"))]
    told = [w.low for w in subject]
    at_an_end = [words[has].instead(low) for low in ("at", "an", "end")]
    if "and" not in told:
        if _OTHERWISE - {"the"} & set(told) or not told:
            return words
        is_ = words[has].instead("was" if lows[has] == "had" else "is")
        return (*subject, is_, words[has].instead("not"), *at_an_end, *words[end:])
    joint = told.index("and")
    plain = told.count("and") == 1 and not (_OTHERWISE - {",", "the"}) & set(told) and lows[has] != "has"
    if not plain or ("," in told and max(i for i, low in enumerate(told) if low == ",") > joint):
        return words
    named = (*subject[: joint - (told[joint - 1] == ",")], words[joint].instead("nor"), *subject[joint + 1 :])
    return (words[0].instead("neither"), *named, words[has].instead("is"), *at_an_end, *words[end:])


def _anybody(noun: str, frame: Frame) -> bool:
    """ "Somebody", "swimmers": whoever it is, and no item of the puzzle."""
    if noun in _SOMEBODY:
        return True
    labels = {part for category in frame for label in category.items for part in label.casefold().split()}
    return is_person(noun) and noun not in labels and singular(noun) not in labels
