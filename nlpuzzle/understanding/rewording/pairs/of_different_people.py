"""Things of as many people: "the dog, the red hut and the flute belong to three different people", "not to the same one"."""

from nlpuzzle.english.numbers import number_value
from nlpuzzle.english.words import Word
from nlpuzzle.understanding.rewording.waking import lows_of, rewriter

__all__ = ["of_different_people"]

Words = tuple[Word, ...]

_BELONG = frozenset({"belong", "belonged"})
_PEOPLE = frozenset("boys children friends girls guests individuals men owners people persons women".split())
_NUMBERS = ("two", "three", "four", "five", "six")
_OTHERS = frozenset("; or but not n't never neither nor either if unless who which that than whose both".split())


def _of_different_people(words: Words) -> Words:
    """ "The dog, the hut and the flute | belong to three different people": are three different people."""
    lows = lows_of(words)
    end = len(words) - (words[-1].low == ".")
    verb = next((i for i in range(3, end) if lows[i] in _BELONG and lows[i + 1] == "to"), 0)
    many = verb + 2 + (number_value(lows[verb + 2]) is not None)
    plain = verb and lows[many] == "different" and lows[many + 1] in _PEOPLE and many + 2 == end
    named = 1 + lows[:verb].count("and") + lows[:verb].count(",") - (", and" in " ".join(lows[:verb]))
    if not plain or _OTHERS & {*lows[:verb]} or lows[:verb].count("and") != 1:
        return words
    count = number_value(lows[verb + 2]) if many > verb + 2 else named
    if count != named:
        return words
    like = words[verb]
    number = words[verb + 2] if many > verb + 2 else like.instead(_NUMBERS[min(named, 6) - 2])
    are = like.instead("are" if lows[verb] == "belong" else "were")
    return (*words[:verb], are, number, words[many], like.instead("people"), *words[end:])


#: "are three different people"
of_different_people = rewriter((_BELONG, _of_different_people))
