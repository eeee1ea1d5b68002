"""How many more of things there are, said after them: "read three books | more than Ann" for "three more books than Ann"."""

from nlpuzzle.english.morphology import is_plural, singular
from nlpuzzle.english.numbers import number_value
from nlpuzzle.english.units import unit_of
from nlpuzzle.english.words import Word, finite, split
from nlpuzzle.puzzle import Frame
from nlpuzzle.understanding.rewording.waking import woken_by
from nlpuzzle.understanding.words.vocabulary import closed, verb_forms

__all__ = ["more_counted"]

_MORE = frozenset({"more", "fewer", "less"})


@woken_by("than")
def more_counted(words: tuple[Word, ...], frame: Frame) -> tuple[Word, ...]:
    """The words, with "more" before the noun that it counts; "in house 3 | drinks more than" has no such noun."""
    for i in range(2, len(words) - 2):
        if words[i].low not in _MORE or words[i + 1].low != "than":
            continue
        verb, number, noun = words[i - 3] if i > 2 else None, words[i - 2], words[i - 1]
        counted = number_value(number.low) is not None and is_plural(noun.low) and unit_of(noun.low) is None
        if verb is None or not counted or closed().get(noun.low) is not None:
            continue
        heads = _heads(noun, frame)  # "hid nine coins more than", whatever is done, where coins are counted
        if (verb.low in verb_forms() or heads) and finite(verb.low) and (noun.low not in verb_forms() or heads):
            return (*words[: i - 1], words[i], noun, *words[i + 1 :])
    return words


def _heads(noun: Word, frame: Frame) -> bool:
    """Whether the noun stands in the name of a category with an order."""
    return any(singular(noun.low) in {singular(w.low) for w in split(c.name)} for c in frame if c.ordered)
