"""Items that stand alone where the noun after them is needed: "in the | grey", "the cider | lives next to Ann"."""

from collections.abc import Iterator, Sequence

from nlpuzzle.english.classes import word_class
from nlpuzzle.english.kinds import kind_of
from nlpuzzle.english.morphology import singular
from nlpuzzle.english.numbers import ordinal_value
from nlpuzzle.english.words import Word, key, split
from nlpuzzle.understanding.soundness.bare_surroundings import OWNS, chosen_by_verb
from nlpuzzle.understanding.soundness.events import classes_of
from nlpuzzle.understanding.soundness.habits import Found, Habits
from nlpuzzle.understanding.soundness.lost_places import lost_place
from nlpuzzle.understanding.soundness.mentioned import (
    Tokens,
    article_only,
    categories_of,
    is_copula,
    is_nominal,
    noun_at,
    way_of,
)
from nlpuzzle.understanding.soundness.unlike import acts, beside_a_person, compared_with_a_person, is_animal
from nlpuzzle.understanding.soundness.unneeded_nouns import BELONGING, Unneeded
from nlpuzzle.understanding.tokenising.tokens import Token
from nlpuzzle.understanding.words.people import is_person
from nlpuzzle.understanding.words.vocabulary import closed, personal
from nlpuzzle.understanding.words.words_of import COPULAS

__all__ = ["lost_noun"]

_IN = frozenset((key(verb), key(led)) for verb in "live sit sleep stand stay work".split() for led in ("in", "on", "at"))
#: what a statement may begin with
_BEGINNING = frozenset({"IF", "IFF", "UNLESS", "ONLYIF", "THEN", "UNTRUE"})
#: what joins the items of a list
_LISTING = frozenset({"AND", "OR", "NOR", "_COMMA"})
_LIVING = frozenset("dwell dwells dwelt live lived lives reside resided resides".split())
#: what animals and plants are by their kind, and are called by it
_KINDS = frozenset({"breed", "species", "variety"})
#: what is won with something
_GAINING = frozenset({"gain", "win"})
_PRIZES = word_class("prizes")


def lost_noun(tokens: Tokens, i: int, category: str, habits: Habits) -> Iterator[Found]:
    """The noun after an item, where others of its category have one."""
    item = _Bare(tokens, i, category, habits)
    if item.complete or _of_the_two(tokens, i):
        return
    if ordinal_value(item.token.words[0].low) is not None:
        yield from lost_place(tokens, i, category, habits)
    if item.somebody or not item.led or item.is_a_kind:
        return
    if item.token.words[0].text[0].isupper():
        # "the Baker | plays chess", where others are "the Baker family"
        lost = habits.bare[category] < 2 and sum(habits.headed[category].values()) > 1 and is_nominal(item.token)
        lost = lost and habits.support.people(category)
    elif item.said_before or item.told_by_its_verb or item.one_of_a_kind:
        return
    elif item.said_of_somebody:
        lost = item.is_called_otherwise
    elif item.article_alone:
        lost = item.is_no_subject or item.is_called_after
    else:
        lost = item.unlike_the_others
    if lost:
        yield ("noun", category), item.token.words


def _of_the_two(tokens: Tokens, i: int) -> bool:
    """ "The lower of the | two": of two that were named, and no floor 2."""
    two = [w.low for w in tokens[i].words] == ["two"] and [w.low for w in tokens[i].gap] == ["of", "the"]
    return two and i > 0 and tokens[i - 1].type == "COMP" and [w.low for w in tokens[i - 1].gap[-1:]] == ["the"]


class _Bare(Unneeded):
    """An item with no noun after it, which may have lost it."""

    # ---- whether it is lost

    @property
    def said_of_somebody(self) -> bool:
        """ "Ann is | the cider", "the one with the hat isn't | the cider", "the tea drinker or | the cider"."""
        before, lows = self.tokens[self.i - 1], [w.low for w in self.gap]
        if self._last in (["ITEM", "OR"], ["ITEM", "AND"]) and self.category in categories_of(self.tokens[self.i - 2]):
            noun = noun_at(self.tokens, self.i - 2, self.habits.support)
            return article_only(self.token) and noun is not None and personal(noun.low)
        if before.type == "NOT":
            return self.i > 1 and article_only(self.token) and self._is_somebodys(self.i - 2, before.gap)
        return len(lows) > 1 and self._is_somebodys(self.i - 1, self.gap)

    def _is_somebodys(self, at: int, gap: Sequence[Word]) -> bool:
        """ "Ann | is", "the youngest | skier is", "the other | is": whether somebody is said to be something."""
        subject, verb = self.tokens[at], next((k for k, w in enumerate(gap) if w.low in COPULAS), None)
        if verb is None or len([w for w in gap[verb + 1 :] if closed().get(w.low) != "d"]):
            return False
        aged = any(self.habits.frame.by_name[c].dimension == "age" for c in categories_of(subject))
        named = not verb and (aged or subject.type in ("ONE", "OTHER") or self.habits.support.people_in(subject))
        return named or any(is_person(w.low) for w in (*subject.gap[:2], *gap[:verb]))

    @property
    def article_alone(self) -> bool:
        """Whether an article is all that leads to it, with no verb that chooses: "the cider", not "uses either the red"."""
        return article_only(self.token) and not chosen_by_verb(self.tokens, self.i, self.habits)

    @property
    def is_no_subject(self) -> bool:
        """ "The cider | lives next to Ann", "the dog | is the pilot": what is said is said of somebody who chose it."""
        tokens, i, habits = self.tokens, self.i, self.habits
        unlike = beside_a_person(tokens, i, habits) or compared_with_a_person(tokens, self._start, i, habits)
        unlike = unlike or (self._is_told_of and not self._earns_it and acts(tokens[i + 1 : i + 3], habits))
        unlike = unlike or self._is_somebody or self._sits_by_somebody
        return unlike and self._rarely_alone and any(habits.ways[self.category])

    @property
    def is_called_after(self) -> bool:
        """ "The cider | lives in seat 3" where others are called the cider drinker, and no cider is called just so."""
        if self._lives_there:
            return False
        whose, things = self._nouns
        coloured = bool(things) and self._is_colour  # "the navy leaves"
        if not self._rarely_alone or not (whose or coloured) or (self._is_placed and not coloured):
            return False
        second = self.i > 2 and self.tokens[self.i - 1].type in ("OR", "NOR")  # "is neither 55 nor | the cider"
        bound = self.tokens[self.i - (3 if second else 1)]
        chosen = bool(self.i) and bound.type in ("EITHER", "NEITHER") and is_copula(bound)
        if chosen or self._is_told_of:
            return True
        alone = self._stands_alone and not (self._suffered and not coloured) and not _goes_on(self.tokens, self.i, self.habits)
        named = not self._had and any(self.habits.headed[self.category][noun] for noun in whose)
        return alone and (named or coloured)

    @property
    def _lives_there(self) -> bool:
        """ "The goat | lives two doors away from": where whoever keeps it lives, whatever others call him."""
        verbs = [w for t in self.tokens[self.i + 1 : self.i + 3] for w in t.gap[:2] if closed().get(w.low) is None]
        return bool(verbs) and verbs[0].low in _LIVING and is_animal(frozenset({self.category}), self.habits)

    @property
    def is_called_otherwise(self) -> bool:
        """ "Ann is | the cider", where others are the cider drinker and nobody is a drink."""
        return bool(self._nouns[0]) and self.habits.been[self.category] < 2

    @property
    def is_a_kind(self) -> bool:
        """ "Biscuit is | the manx", of breeds."""
        return singular(split(self.category)[-1].low) in _KINDS and self.gap[-1].low == "the"

    @property
    def unlike_the_others(self) -> bool:
        """ "Lives in | 2", "in the | grey", where others have the noun."""
        if self._done_as_usual:
            return False
        shown = sum(self.habits.headed[self.category][noun] for noun in self._nouns[1])
        named = self.gap[-1].low in ("in", "on", "at") and any(self.habits.support.letter(w) in "noh" for w in self.gap[-2:-1])
        inside = named or way_of(self.gap) in _IN  # "the friend in | 2", "lives in | 2", but "lived in 1952"
        short = self.numbered and inside and len(self.token.words[0].low) < 4
        return shown + short > 0 and self.habits.bare[self.category] < 2  # once may be chance

    @property
    def _done_as_usual(self) -> bool:
        """ "Plays the | drums", where others have the drum lesson: who does so to an instrument needs no more words."""
        before = self.tokens[self.i - 1] if self.i else None
        chosen = before is not None and before.type in ("EITHER", "NEITHER")
        way = way_of((*before.gap, *self.gap) if before is not None and chosen else self.gap)
        kind = kind_of(self.habits.frame.by_name[self.category].items) or ""
        return kind == "instrument" and len(way) == 1 and "perform" in classes_of(way[0])

    @property
    def _sits_by_somebody(self) -> bool:
        """ "The cider | sits next to the friend in grey": where drinks are had by friends, and are nowhere themselves."""
        tokens, i = self.tokens, self.i
        if not self._is_told_of or i + 2 >= len(tokens) or tokens[i + 1].type not in ("NEXT", "DIR"):
            return False
        placed = any(way[-1] in ("in", "on", "at") for way in self.habits.ways[self.category] if way)
        beside = any(is_person(w.low) for w in tokens[i + 2].gap[:3])
        return beside and not placed and not is_animal(categories_of(self.token), self.habits)

    @property
    def _earns_it(self) -> bool:
        """ "The kale | weighed more than the chard", "the kite | won the red ribbon": what its maker gets by it."""
        rest = self.tokens[self.i + 1 :]
        kinds = [t.type for t in rest]
        if kinds[:2] == ["ITEM", "END"] and len(rest[1].gap) < 2:
            verb = next((w for w in rest[0].gap if closed().get(w.low) is None), None)
            prizes = {w.low for w in rest[1].gap} or {split(c)[-1].low for c in categories_of(rest[0])}
            return verb is not None and not classes_of(verb.stem).isdisjoint(_GAINING) and {*map(singular, prizes)} <= _PRIZES
        at = next((k for k, kind in enumerate(kinds) if kind in ("THAN", "MULT", "EQUAL")), None)
        if at is None or kinds[at + 1 :] != ["ITEM", "END"] or {*kinds[:at]} - {"NUM", "COMP", "EXACTLY"}:
            return False
        other, end = rest[at + 1], rest[-1]
        owned = end.gap[:1] and end.gap[0].low in OWNS
        noun = end.gap[0].low if end.gap and not owned else ""
        return self.category in categories_of(other) or bool(owned) or (noun == "item" and bool(other.gap))

    @property
    def _is_somebody(self) -> bool:
        """ "The cinema | is Ann", "the cinema | is not 26": nobody is the subject that somebody chose."""
        tokens, i = self.tokens, self.i
        again = self._last in (["_COMMA", "AND"], ["_COMMA", "OR"])  # "Ann isn't 26, and the cinema | is Ben"
        again = again or (i == 1 and tokens[0].type == "EITHER")
        being = is_copula(tokens[i + 1]) and all(closed().get(w.low) == "d" for w in tokens[i + 1].gap[1:])
        if not being or (i and not again and tokens[i - 1].type not in _BEGINNING):
            return False
        at = next(k for k, t in enumerate(tokens) if k > i and t.type not in ("NOT", "EITHER", "NEITHER"))
        said = tokens[at]
        if (at > i + 1 and said.gap) or (at + 1 < len(tokens) and [w.low for w in tokens[at + 1].gap[:1]] in BELONGING):
            return False  # "the soup was not | eaten by Ann", "the soup is not Ann's"
        aged = any(self.habits.frame.by_name[c].dimension == "age" for c in categories_of(said))
        told = self.habits.support.people_in(said) or _does_a_job(said, self.habits)  # "the dog is | the pilot"
        return (aged and not is_animal(categories_of(self.token), self.habits)) or told


def _does_a_job(token: Token, habits: Habits) -> bool:
    """ "The pilot", where each has another job."""
    jobs = all(kind_of(habits.frame.by_name[c].items) == "job" for c in categories_of(token))
    return token.type == "ITEM" and bool(categories_of(token)) and jobs


def _goes_on(tokens: Tokens, i: int, habits: Habits) -> bool:
    """ "Plays the violin, the flute or | the harp": the verb of a list stands before its first item."""
    first = i
    while first > 1 and tokens[first - 1].type in _LISTING and categories_of(tokens[first - 2]) & categories_of(tokens[i]):
        first -= 2
    if len(tokens[first].gap) > 1 and tokens[first].gap[0].low == "the":
        return False  # "of the train in red and | the brown"
    return first < i and (not article_only(tokens[first]) or chosen_by_verb(tokens, first, habits))
