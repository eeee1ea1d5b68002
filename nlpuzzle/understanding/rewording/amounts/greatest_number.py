"""How many, told of numbers and places: "the largest number of guests", "twice as many came on Monday as on Tuesday"."""

from nlpuzzle.english.classes import verb_class, word_class
from nlpuzzle.english.morphology import is_plural, singular
from nlpuzzle.english.numbers import number_value, ordinal_value
from nlpuzzle.english.words import Word, key, split
from nlpuzzle.puzzle import Category, Frame
from nlpuzzle.understanding.rewording.waking import framed_rewriter, rewriter, woken_by
from nlpuzzle.understanding.words.vocabulary import closed

__all__ = ["plainly_most", "times_as_many_there", "top_marks"]

Words = tuple[Word, ...]

_DEGREES = {
    **dict.fromkeys(("largest", "highest", "greatest", "biggest"), "most"),
    **dict.fromkeys(("smallest", "lowest", "fewest"), "fewest"),
}
#: of what is given the most is the best: the top mark, the top bid
_OF_ONE = frozenset({"for", "in", "of", "on"})
_GIVEN = word_class("marks") | {"bid"}
_THERE = frozenset({"on", "in", "at", "for"})
#: "on Monday | morning" came only some of those of Monday
_PARTS = frozenset({"morning", "afternoon", "evening", "night", "alone"})
_OTHERWISE = frozenset("; , and or nor not n't never but if than who which that".split())


def _greatest_number(words: Words) -> Words:
    """ "The | largest number of | guests": the most guests."""
    lows = [w.low for w in words]
    for i in range(1, len(words) - 3):
        counted = lows[i + 1 : i + 3] == ["number", "of"] and is_plural(lows[i + 3]) and closed().get(lows[i + 3]) is None
        ranked = i > 1 and lows[i - 2] == "the" and ordinal_value(lows[i - 1]) is not None  # "the second | largest number of"
        if lows[i] in _DEGREES and counted and (lows[i - 1] == "the" or ranked):
            return (*words[:i], words[i].instead(_DEGREES[lows[i]]), *words[i + 3 :])
    return words


#: put as "the most"
plainly_most = rewriter((frozenset(_DEGREES), _greatest_number))


def _top_marks(words: Words, frame: Frame) -> Words:
    """ "The | top | score", where scores are a category: the highest one."""
    lows = [w.low for w in words]
    nouns = {split(c.name)[-1].low for c in frame.ordered if c.dimension != "position"} & _GIVEN
    for i in range(1, len(words) - 1):
        own = [*lows, ""][i + 2] not in _OF_ONE  # "the top bid on the Bellini" is one of several for it
        if lows[i] == "top" and lows[i + 1] in nouns and lows[i - 1] == "the" and own:
            return (*words[:i], words[i].instead("highest"), *words[i + 1 :])
    return words


#: put as "the highest"
top_marks = framed_rewriter((frozenset({"top"}), _top_marks))


@woken_by("many")
def times_as_many_there(words: Words, frame: Frame) -> Words:
    """ "Twice as many guests | came on | Monday as on | Tuesday", "there were": Monday had twice as many guests as Tuesday."""
    lows = [w.low for w in words]
    many = lows.index("many") if lows.count("many") == 1 else 0
    if many < 2 or lows[many - 1] != "as" or lows.count("as") != 2 or _OTHERWISE & {*lows}:
        return words  # nearly always
    begin = 2 if lows[:2] == ["there", "were"] else 0
    times, rest = lows[begin : many - 1], many + 1
    factor = times in (["twice"], ["half"]) or (len(times) == 2 and times[1] == "times" and number_value(times[0]) is not None)
    if not factor or rest + 4 > len(words) or not any(_counts(c, words[rest]) for c in frame.ordered):
        return words
    at = rest + 1 if begin else rest + 2
    came = begin or lows[rest + 1] == "were" or words[rest + 1].stem in _COMING
    second = len(lows) - 1 - lows[::-1].index("as")
    one, other = words[at + 1 : second], words[second + 2 :]
    if not came or lows[at] not in _THERE or lows[second + 1 : second + 2] != [lows[at]] or not one or not other:
        return words
    if (_THERE | _PARTS) & {w.low for w in (*one, *other)}:
        return words
    had = words[many].instead("had")
    return (*one, had, *(w.instead(w.low) for w in words[begin:many]), words[many], words[rest], words[second], *other)


#: what many do where each thing has so many of them
_COMING = frozenset(map(key, verb_class("coming-there")))


def _counts(category: Category, noun: Word) -> bool:
    """Whether a category counts what the noun says, and nothing stands in that line."""
    heads = {singular(w.low) for w in split(category.name)} | {category.unit or ""}
    return is_plural(noun.low) and singular(noun.low) in heads and category.dimension in ("count", None) and not category.anchor
