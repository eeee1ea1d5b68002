"""Items that stand alone where the noun after them is needed: "in the | grey", "the cider | lives next to Ann"."""

from collections.abc import Iterator, Sequence
from functools import cached_property
from itertools import pairwise

from nlpuzzle.english.classes import word_class
from nlpuzzle.english.kinds import kind_of
from nlpuzzle.english.morphology import singular
from nlpuzzle.english.numbers import ordinal_value
from nlpuzzle.english.tables import words as word_table
from nlpuzzle.english.words import Word, finite, key, split
from nlpuzzle.understanding.soundness.events import classes_of
from nlpuzzle.understanding.soundness.finite_verbs import begins_with_verb, may_be_verb
from nlpuzzle.understanding.soundness.habits import Found, Habits
from nlpuzzle.understanding.soundness.lost_places import lost_place
from nlpuzzle.understanding.soundness.lost_units import says_its_amount
from nlpuzzle.understanding.soundness.mentioned import (
    Tokens,
    article_only,
    categories_of,
    is_bare_number,
    is_copula,
    is_nominal,
    noun_at,
    shares_noun,
    way_of,
)
from nlpuzzle.understanding.soundness.unlike import acts, beside_a_person, compared_with_a_person, is_animal
from nlpuzzle.understanding.tokenising.tokens import Choice, Token
from nlpuzzle.understanding.tokenising.words_of import COPULAS
from nlpuzzle.understanding.words.lines import is_line
from nlpuzzle.understanding.words.people import is_person
from nlpuzzle.understanding.words.vocabulary import closed, personal, verb_forms

__all__ = ["lost_noun"]

_SCORE = key("score")
_IN = frozenset((key(verb), key(led)) for verb in "live sit sleep stand stay work".split() for led in ("in", "on", "at"))
#: what a clause begins after, and what a statement may begin with
_OPENING = frozenset({"IF", "IFF", "UNLESS", "THEN", "UNTRUE", "COLON", "_SEMI"})
_BEGINNING = frozenset({"IF", "IFF", "UNLESS", "ONLYIF", "THEN", "UNTRUE"})
_HAVING = [[form] for form in ("had", "has", "have")]
_BELONGING = (["'s"], ["'"])
#: what joins the items of a list
_LISTING = frozenset({"AND", "OR", "NOR", "_COMMA"})
#: "the bachelor's degree" and "the dog's owner" may be all that is said of bachelors and dogs
_OWNS = frozenset({"'s", "'"})
#: what is won with something
_GAINING = frozenset({"gain", "win"})
_PRIZES = word_class("prizes")
#: an item called by its noun so often is called so on purpose
_ALWAYS = 1000


def lost_noun(tokens: Tokens, i: int, category: str, habits: Habits) -> Iterator[Found]:
    """The noun after an item, where others of its category have one."""
    item = _Bare(tokens, i, category, habits)
    if item.complete:
        return
    if ordinal_value(item.token.words[0].low) is not None:
        yield from lost_place(tokens, i, category, habits)
    if item.somebody or not item.led:
        return
    if item.token.words[0].text[0].isupper():
        # "the Baker | plays chess", where others are "the Baker family"
        lost = habits.bare[category] < 2 and sum(habits.headed[category].values()) > 1 and is_nominal(item.token)
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


class _Bare:
    """An item with no noun after it, among the words of its clause."""

    def __init__(self, tokens: Tokens, i: int, category: str, habits: Habits) -> None:
        self.tokens, self.i, self.category, self.habits = tokens, i, category, habits
        self.token, self.gap = tokens[i], tokens[i].gap
        self.numbered = self.token.words[0].low[0].isdecimal()

    # ---- whether anything can be lost

    @property
    def complete(self) -> bool:
        """Whether it needs no noun or has one: "in 1936", "the grey | house", "Ann"."""
        support, dimension = self.habits.support, self.habits.frame.by_name[self.category].dimension
        if dimension in ("date", "time") or not self.gap:
            return True
        told = noun_at(self.tokens, self.i, support) is not None or shares_noun(self.tokens, self.i)
        told = told or self._of_a_family or self._has_its_noun
        return told or support.people(self.category) or self._of_an_item

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
        if not self.i and is_copula(tokens[1]) and [w.low for w in tokens[-1].gap] in _BELONGING:
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
        return article_only(self.token) and not _chosen_by_verb(self.tokens, self.i, self.habits)

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
    def is_called_otherwise(self) -> bool:
        """ "Ann is | the cider", where others are the cider drinker and nobody is a drink."""
        return bool(self._nouns[0]) and self.habits.been[self.category] < 2

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

    # ---- what stands around it

    @cached_property
    def _start(self) -> int:
        return max((k for k, t in enumerate(self.tokens[: self.i]) if t.type in _OPENING), default=0)

    @cached_property
    def _last(self) -> list[str]:
        return [t.type for t in self.tokens[max(0, self.i - 2) : self.i]]

    @cached_property
    def _nouns(self) -> tuple[set[str], set[str]]:
        """The nouns after such items: what whoever has them is called ("drinker"), and what they are themselves ("house")."""
        headed = self.habits.headed[self.category]
        whose = {noun for noun in headed if personal(noun)} - self.habits.worn
        # "the cider drinker", but "the friend with the cider"
        free = is_nominal(self.token) and not _chosen_by_verb(self.tokens, self.i, self.habits)
        often = 2 if free else _ALWAYS
        return whose, {noun for noun, count in headed.items() if noun not in whose or count > often} - _OWNS

    @cached_property
    def _is_colour(self) -> bool:
        return kind_of(self.habits.frame.by_name[self.category].items) == "color"

    @property
    def _rarely_alone(self) -> bool:
        return self.habits.named[self.category] < 2

    @property
    def _is_placed(self) -> bool:
        """ "The lute | is at bench 4", "is at either | bench 2 or": a thing may be there, whoever plays it."""
        following = self.tokens[self.i + 1 : self.i + 3]
        if len(following) < 2 or self.i or not is_copula(following[0]):
            return False
        told = following[following[0].type in ("EITHER", "NOT")]
        places = [c for c in categories_of(told) if is_line(self.habits.frame.by_name[c])]
        lead = [w.low for w in (*following[0].gap, *told.gap) if w.low in ("in", "on", "at")]
        return bool(lead and places) and article_only(self.token)

    @cached_property
    def _suffered(self) -> bool:
        """ "The guitar is taught after the drums"."""
        return any(_passive(token, then) for token, then in pairwise(self.tokens))

    @cached_property
    def _is_told_of(self) -> bool:
        """Whether a clause begins with it and its verb is no "is": "the cider | sits in seat 3"."""
        first = not self.i or self.tokens[self.i - 1].type in _OPENING
        first = first or self._last == ["_COMMA", "OR"] or (self.i == 1 and self._last == ["EITHER"])
        following = self.tokens[self.i + 1]
        if not first and self._last == ["_COMMA", "AND"] and following.gap:
            first = begins_with_verb(following, self.habits.support)  # "Ann has the owl, and the soda | sits in seat 3"
        return first and not is_copula(following) and not self._suffered

    @property
    def _other(self) -> bool:
        """ "Either the train to Lund or the | orange": the second of two from different categories."""
        return self._last == ["ITEM", "OR"] and not categories_of(self.tokens[self.i - 2]) & categories_of(self.token)

    @property
    def _had(self) -> bool:
        """ "Has either the basil or | the rabbit", where others are the rabbit owner."""
        either = self.tokens[self.i - 3] if self.i > 2 else None
        had = either is not None and either.type == "EITHER" and [w.low for w in either.gap[-1:]] in _HAVING
        return had and self._other

    @property
    def _stands_alone(self) -> bool:
        """ "Older than the cider", "the cider is Ann", but "the cider is drunk in house 3"."""
        i, kinds = self.i, [t.type for t in self.tokens]
        first = not i or kinds[i - 1] in _OPENING | {"THAN", "DIR", "NEXT", "BETWEEN", "OF", "EITHER"}
        # "of Ann and the tea, one ...", "Ann and the tea are two different guests"
        paired = kinds[max(0, i - 2) : i] == ["ITEM", "AND"] and ("ONE" in kinds or _all_told(kinds, i))
        # "the three trains are the black, the train in the blue livery and Ann's"
        listed = kinds[0] == "ALLN" and any(self._is_headed(k) for k in range(i + 1, len(kinds)))
        return first or self._last == ["_COMMA", "OR"] or paired or self._other or listed

    def _is_headed(self, at: int) -> bool:
        headed = noun_at(self.tokens, at, self.habits.support) is not None
        return self.category in categories_of(self.tokens[at]) and headed

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
        owned = end.gap[:1] and end.gap[0].low in _OWNS
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
        if (at > i + 1 and said.gap) or (at + 1 < len(tokens) and [w.low for w in tokens[at + 1].gap[:1]] in _BELONGING):
            return False  # "the soup was not | eaten by Ann", "the soup is not Ann's"
        aged = any(self.habits.frame.by_name[c].dimension == "age" for c in categories_of(said))
        told = self.habits.support.people_in(said) or _does_a_job(said, self.habits)  # "the dog is | the pilot"
        return (aged and not is_animal(categories_of(self.token), self.habits)) or told


def _does_a_job(token: Token, habits: Habits) -> bool:
    """ "The pilot", where each has another job."""
    jobs = all(kind_of(habits.frame.by_name[c].items) == "job" for c in categories_of(token))
    return token.type == "ITEM" and bool(categories_of(token)) and jobs


def _passive(token: Token, then: Token) -> bool:
    """ "Is taught", "was not eaten": whether something is done to the subject."""
    words = (*token.gap, *then.gap) if token.type == "NOT" else token.gap
    return any(one.low in COPULAS and two.low in verb_forms() and not two.low.endswith("s") for one, two in pairwise(words))


def _chosen_by_verb(tokens: Tokens, i: int, habits: Habits) -> bool:
    """ "Uses either | the red or the blue": the verb stands before what is chosen from."""
    before = tokens[i - 1] if i else None
    if before is None or before.type not in ("EITHER", "NEITHER"):
        return False
    return any(may_be_verb(w, habits.support) and w.low not in COPULAS for w in before.gap)


def _goes_on(tokens: Tokens, i: int, habits: Habits) -> bool:
    """ "Plays the violin, the flute or | the harp": the verb of a list stands before its first item."""
    first = i
    while first > 1 and tokens[first - 1].type in _LISTING and categories_of(tokens[first - 2]) & categories_of(tokens[i]):
        first -= 2
    if len(tokens[first].gap) > 1 and tokens[first].gap[0].low == "the":
        return False  # "of the train in red and | the brown"
    return first < i and (not article_only(tokens[first]) or _chosen_by_verb(tokens, first, habits))


def _all_told(kinds: list[str], i: int) -> bool:
    """ "Ann and the tea are two different guests", "are Ann and the tea, in some order"."""
    return kinds[i + 1] in ("EACHDIFF", "APART") or kinds[i + 1 : i + 3] == ["_COMMA", "ANYORDER"]
