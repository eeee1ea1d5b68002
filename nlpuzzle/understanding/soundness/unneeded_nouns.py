"""Whether an item needs no noun after it: it has one, is somebody, or what it would be is clear."""

from nlpuzzle.english.morphology import singular
from nlpuzzle.english.numbers import ordinal_value
from nlpuzzle.english.tables import words as word_table
from nlpuzzle.english.words import finite, key
from nlpuzzle.understanding.soundness.bare_surroundings import Surroundings
from nlpuzzle.understanding.soundness.finite_verbs import may_be_verb
from nlpuzzle.understanding.soundness.lost_units import says_its_amount
from nlpuzzle.understanding.soundness.mentioned import (
    categories_of,
    is_bare_number,
    is_copula,
    noun_at,
    shares_noun,
)
from nlpuzzle.understanding.tokenising.tokens import Choice
from nlpuzzle.understanding.words.people import is_person
from nlpuzzle.understanding.words.vocabulary import closed, personal

__all__ = ["BELONGING", "Unneeded"]

_SCORE = key("score")
#: what may follow the owner of something
BELONGING = (["'s"], ["'"])


class Unneeded(Surroundings):
    """An item with no noun after it, of which some need none."""

    # ---- whether anything can be lost

    @property
    def complete(self) -> bool:
        """Whether it needs no noun or has one: "in 1936", "the grey | house", "Ann"."""
        support, dimension = self.habits.support, self.habits.frame.by_name[self.category].dimension
        if dimension in ("date", "time") or not self.gap:
            return True
        told = noun_at(self.tokens, self.i, support) is not None or shares_noun(self.tokens, self.i)
        told = told or self._of_a_family or self._has_its_noun or self._says_what_it_is
        return told or support.people(self.category) or self._of_an_item

    @property
    def _says_what_it_is(self) -> bool:
        """ "The jelly babies", "the black coffee": a name of several words, the last of which is a noun for such things."""
        last = self.token.words[-1]
        return len(self.token.words) > 1 and last.text.islower() and singular(last.low) in word_table("things")

    @property
    def _of_a_family(self) -> bool:
        """ "The Conroys", where others are the Conroy family."""
        name, articles = self.token.words[-1], [w.low for w in self.gap[-1:]] == ["the"]
        label = next(iter(self._labels), "")
        plural = len(self._labels) == 1 and name.low in (label + "s", label + "es") and name.text[:1].isupper()
        return articles and plural and "family" in (self.category.casefold(), *self.habits.headed[self.category])

    @property
    def _has_its_noun(self) -> bool:
        """ "The mug with the | cat", where others are the dog mug; "the green van", where others are the red van."""
        own = self.token.words[-1].low if len(self.token.words) > 1 else ""
        before = [w.low for w in self.gap[-3:-1]] if self.gap[-2:-1] and self.gap[-2].low in ("with", "of") else []
        headed = self.habits.headed[self.category]
        return headed.get(own, 0) > 0 or any(headed.get(low, 0) > 0 and not personal(low) for low in before[:1])

    @property
    def _labels(self) -> set[str]:
        reference = self.token.reference
        items = reference.items if isinstance(reference, Choice) else ()
        return {item.label.casefold() for item in items if item.category == self.category}

    @property
    def _of_an_item(self) -> bool:
        """ "The black | pickup", where each has another car: the item right after it is its noun."""
        after = self.tokens[self.i + 1]
        plain = after.type == "ITEM" and not after.gap and after.number is None and after.words[0].text[:1].islower()
        return plain and self._is_colour and not categories_of(after) & categories_of(self.token)

    @property
    def somebody(self) -> bool:
        """ "The cellist" and "the oboe player", "the first or the last house", "the gecko | isn't Ann's"."""
        tokens, words = self.tokens, self.token.words
        if not self.i and is_copula(tokens[1]) and [w.low for w in tokens[-1].gap] in BELONGING:
            return True
        return is_person(words[-1].low) or ordinal_value(words[0].low) is not None

    @property
    def led(self) -> bool:
        """Whether an article leads to a word and a preposition or a verb to a number: "the grey", "in 3", "tends 3"."""
        last, before, support = self.gap[-1], self.tokens[self.i - 1], self.habits.support
        if not self.numbered:
            return last.low in ("the", "a", "an")
        if len(self.gap) > 1 and last.low == "of" and support.letter(self.gap[-2]) in "noh":
            return False  # "has a population of 1,500", where others have so many residents
        verb = (finite(last.low) or before.type == "NOT") and may_be_verb(last, support)
        return (closed().get(last.low) == "p" or verb) and is_bare_number(self.token)

    # ---- whether what the noun would be is clear

    @property
    def said_before(self) -> bool:
        """ "Threw the white darts better than who threw the | red", "one has 40 seats and the other has | 60"."""
        same = (k for k in range(self._start, self.i) if self.category in categories_of(self.tokens[k]))
        before = [k for k in same if noun_at(self.tokens, k, self.habits.support) is not None]
        if not self.numbered:
            return bool(before) and any(t.type == "THAN" for t in self.tokens[before[0] : self.i + 1])
        return any(self.tokens[k].gap[-1:] and self.tokens[k].gap[-1].stem == self.gap[-1].stem for k in before)

    @property
    def told_by_its_verb(self) -> bool:
        """ "Scored | 104", where others have so many marks; "a magnitude of | 4.8"."""
        return self.numbered and (self.gap[-1].stem == _SCORE or says_its_amount(self.token, self.category))

    @property
    def one_of_a_kind(self) -> bool:
        """ "With a | doctorate", where others have a bachelor's degree."""
        thing = self.gap[-1].low != "the" and singular(self.token.words[-1].low) in word_table("things")
        return thing and not self._is_colour
