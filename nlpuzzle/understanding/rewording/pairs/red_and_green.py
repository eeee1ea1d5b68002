"""Two told at once: "the red and green huts" are two; "the cat and the flute are both Ann's"."""

from nlpuzzle.english.morphology import is_plural, singular
from nlpuzzle.english.words import Word
from nlpuzzle.puzzle import Frame, Item
from nlpuzzle.understanding.rewording.naming import item_begun, items_named
from nlpuzzle.understanding.rewording.waking import framed_rewriter, lows_of
from nlpuzzle.understanding.words.vocabulary import closed, verb_forms

__all__ = ["red_and_green"]

Words = tuple[Word, ...]

_ARE = {"are": "is", "were": "was", "belong": "belongs", "belonged": "belonged"}
_OTHERS = frozenset(", ; or but not n't never neither nor if unless who which that than whose between".split())


def _red_and_green(words: Words, frame: Frame) -> Words:
    """ "The | red and green huts": the red hut and the green hut."""
    lows = lows_of(words)
    for i in range(len(words) - 4):
        if lows[i] != "the" or (one := item_begun(lows, i + 1, frame)) is None or lows[one[0]] != "and":
            continue
        other = item_begun(lows, one[0] + 1, frame)
        if other is None or other[1].category != one[1].category or other[1] == one[1] or not _adjectives(one[1], other[1]):
            continue
        noun = other[0]
        if noun >= len(words) or not is_plural(lows[noun]) or closed().get(lows[noun]) is not None or _agent(lows[noun]):
            continue
        thing = words[noun].instead(singular(lows[noun]))
        the = words[i].instead("the")
        return (*words[: one[0]], thing, words[one[0]], the, *words[one[0] + 1 : noun], thing, *words[noun + 1 :])
    return words


def _adjectives(one: Item, other: Item) -> bool:
    """Whether the labels are written small: "red", "striped"; not "the Smith and Jones | houses"."""
    return one.label.islower() and other.label.islower()


def _agent(noun: str) -> bool:
    """ "The tea and coffee | drinkers": read as they stand; "the tea and coffee | likes"."""
    return noun.endswith(("ers", "ors", "owners")) or noun in verb_forms()


def _both_of_one(words: Words, frame: Frame) -> Words:
    """ "The cat and the flute | are both Ann's", "both belong to her": the cat is hers, and the flute is."""
    lows = lows_of(words)
    end = len(words) - (words[-1].low == ".")
    both = lows.index("both")
    start = int(both == 0)
    verb = next((i for i in range(3, end - 1) if lows[i] in _ARE), 0)
    placed = both == 0 or both == verb + 1 or both == verb - 1
    stop = verb - (both == verb - 1)
    joint = next((i for i in range(start + 1, stop) if lows[i] == "and"), 0)
    if not verb or not placed or not joint or lows.count("and") > 1 or lows.count("both") > 1 or _OTHERS & {*lows[:end]}:
        return words
    rest = words[verb + 1 + (both == verb + 1) : end]
    owned = rest and rest[-1].low in ("'s", "'") if lows[verb] in ("are", "were") else rest[:1] and rest[0].low == "to"
    one, other = words[start:joint], words[joint + 1 : stop]
    named = [items_named(part, frame) for part in (one, other, rest)]
    if not owned or any(len(found) != 1 for found in named) or len({found[0].category for found in named}) != 3:
        return words
    is_ = words[verb].instead(_ARE[lows[verb]])
    return (*one, is_, *rest, words[joint].instead(","), words[joint], *other, is_, *rest, *words[end:])


#: each told by itself
red_and_green = framed_rewriter((frozenset({"and"}), _red_and_green), (frozenset({"both"}), _both_of_one))
