"""From the words of a clue to typed tokens. Items win over closed words, long matches over short ones."""

from collections.abc import Callable
from dataclasses import replace
from functools import lru_cache

from nlpuzzle.english.adjectives import comparative, superlative
from nlpuzzle.english.numbers import number_value, ordinal_value
from nlpuzzle.english.tables import phrases
from nlpuzzle.english.words import Word, split
from nlpuzzle.puzzle import Frame
from nlpuzzle.understanding.tokenising.achieved_by import achieved_by
from nlpuzzle.understanding.tokenising.agents_of_items import told_as_agents
from nlpuzzle.understanding.tokenising.all_the_time import of_all_times
from nlpuzzle.understanding.tokenising.alone import those_alone
from nlpuzzle.understanding.tokenising.along import on_what_stretches
from nlpuzzle.understanding.tokenising.already_there import there_before
from nlpuzzle.understanding.tokenising.amounts import numbers_decided
from nlpuzzle.understanding.tokenising.amounts_named import amounts_named
from nlpuzzle.understanding.tokenising.amounts_told import plain_amounts
from nlpuzzle.understanding.tokenising.beaten_by import beaten_by_so_much
from nlpuzzle.understanding.tokenising.before_then import earlier_than_then
from nlpuzzle.understanding.tokenising.best_sellers import sold_best
from nlpuzzle.understanding.tokenising.compared_at_length import compared_plainly
from nlpuzzle.understanding.tokenising.compared_further import compared_further
from nlpuzzle.understanding.tokenising.compared_in_full import compared_in_full
from nlpuzzle.understanding.tokenising.counted_more import more_counted
from nlpuzzle.understanding.tokenising.covers import at_its_front, before_its_house, outside_it, with_its_cover
from nlpuzzle.understanding.tokenising.differing import plain_differences
from nlpuzzle.understanding.tokenising.disliked import dislikes, likes_his_own
from nlpuzzle.understanding.tokenising.duties import plain_duties
from nlpuzzle.understanding.tokenising.elected import elected
from nlpuzzle.understanding.tokenising.elided import put_in_full
from nlpuzzle.understanding.tokenising.emphatic import without_stress
from nlpuzzle.understanding.tokenising.ended_plainly import days_off, dozens_counted, ended_plainly, percentage_of
from nlpuzzle.understanding.tokenising.ends import FROM_AN_END
from nlpuzzle.understanding.tokenising.equal_numbers import as_many_as
from nlpuzzle.understanding.tokenising.flanked import at_neither_end
from nlpuzzle.understanding.tokenising.going_on import as_old_as, every_so_long
from nlpuzzle.understanding.tokenising.goings import by_what_is_listed, had_to_be_back, plain_goings, seen_by_somebody
from nlpuzzle.understanding.tokenising.graded import without_degrees
from nlpuzzle.understanding.tokenising.graders import with_classes_numbered
from nlpuzzle.understanding.tokenising.groups import SPELT, GroupTokens
from nlpuzzle.understanding.tokenising.had_deeds import with_deeds_had
from nlpuzzle.understanding.tokenising.had_together import had_each
from nlpuzzle.understanding.tokenising.his_own_thing import with_a_thing_that_is, without_own_thing
from nlpuzzle.understanding.tokenising.idioms import plain_words
from nlpuzzle.understanding.tokenising.in_the_contest import placed_plainly
from nlpuzzle.understanding.tokenising.in_the_race import at_the_finish, not_caught
from nlpuzzle.understanding.tokenising.its_other_side import on_its_other_side
from nlpuzzle.understanding.tokenising.kept_there import plainly_kept
from nlpuzzle.understanding.tokenising.left_alone import left_alone
from nlpuzzle.understanding.tokenising.leisure import leisure_told
from nlpuzzle.understanding.tokenising.lessons import lessons_had
from nlpuzzle.understanding.tokenising.light_words import without_light_words
from nlpuzzle.understanding.tokenising.losing import losing_so_much
from nlpuzzle.understanding.tokenising.measures_told import measures_told
from nlpuzzle.understanding.tokenising.named_again import named_again
from nlpuzzle.understanding.tokenising.names_called import called_as_listed
from nlpuzzle.understanding.tokenising.neighbouring import of_his_neighbour, plain_neighbours
from nlpuzzle.understanding.tokenising.neither_of_two import neither_of_these, neither_of_two
from nlpuzzle.understanding.tokenising.never_learned import never_learned
from nlpuzzle.understanding.tokenising.none_there import plainly_none
from nlpuzzle.understanding.tokenising.not_anybody import denied_of_any
from nlpuzzle.understanding.tokenising.not_next import not_right_next
from nlpuzzle.understanding.tokenising.not_until import not_until
from nlpuzzle.understanding.tokenising.nothing_but import nothing_but_that
from nlpuzzle.understanding.tokenising.nothing_wrong import with_nothing_wrong
from nlpuzzle.understanding.tokenising.numbers_called import plainly_numbered
from nlpuzzle.understanding.tokenising.one_between import plainly_between
from nlpuzzle.understanding.tokenising.one_holder import in_one_holder
from nlpuzzle.understanding.tokenising.one_of_these import one_of_these
from nlpuzzle.understanding.tokenising.other_end import the_other_end
from nlpuzzle.understanding.tokenising.own_places import with_owners
from nlpuzzle.understanding.tokenising.pairs_told import plain_pairs
from nlpuzzle.understanding.tokenising.parts_of_days import at_times_of_day
from nlpuzzle.understanding.tokenising.pictured import is_of_somebody, the_one_of
from nlpuzzle.understanding.tokenising.plain_verbs import plain_verbs
from nlpuzzle.understanding.tokenising.pointing_words import ONE_OR_OTHER
from nlpuzzle.understanding.tokenising.praised import of_the_best, without_other_names, without_praise
from nlpuzzle.understanding.tokenising.preferences import care_for_either, plain_preferences
from nlpuzzle.understanding.tokenising.proportions import times_as_old
from nlpuzzle.understanding.tokenising.remarks import without_remarks
from nlpuzzle.understanding.tokenising.said_in_full import (
    answers_to,
    as_deep_as_listed,
    proved_so,
    than_the_one,
    without_off,
    without_the_audience,
)
from nlpuzzle.understanding.tokenising.said_shortly import known_by_name
from nlpuzzle.understanding.tokenising.same_place import in_one_place
from nlpuzzle.understanding.tokenising.separable import particles_joined
from nlpuzzle.understanding.tokenising.settled import settled
from nlpuzzle.understanding.tokenising.several_as_one import several_as_one
from nlpuzzle.understanding.tokenising.so_did import did_so_too
from nlpuzzle.understanding.tokenising.so_far_from import so_far_from
from nlpuzzle.understanding.tokenising.something import the_one_so
from nlpuzzle.understanding.tokenising.something_else import nothing_of_it
from nlpuzzle.understanding.tokenising.spanned import spans_it
from nlpuzzle.understanding.tokenising.stacks import placed_in_the_stack
from nlpuzzle.understanding.tokenising.steps import steps_counted
from nlpuzzle.understanding.tokenising.subject_last import of_so_many, with_subject_first
from nlpuzzle.understanding.tokenising.surpassing import plainly_surpassing
from nlpuzzle.understanding.tokenising.taught import as_a_class
from nlpuzzle.understanding.tokenising.terms_served import of_ones_term
from nlpuzzle.understanding.tokenising.tokens import Token
from nlpuzzle.understanding.tokenising.told_amply import plainly_enough
from nlpuzzle.understanding.tokenising.told_at_sea import led_by, sunk
from nlpuzzle.understanding.tokenising.told_beside import kept_busy, told_beside
from nlpuzzle.understanding.tokenising.told_by_calling import told_by_calling
from nlpuzzle.understanding.tokenising.told_by_owners import by_owners
from nlpuzzle.understanding.tokenising.told_fondly import asked_for, given_away, plainly_told, without_mishaps, without_trouble
from nlpuzzle.understanding.tokenising.told_in_any_order import in_any_order
from nlpuzzle.understanding.tokenising.told_in_passing import told_in_passing
from nlpuzzle.understanding.tokenising.told_longer import plain_lengths
from nlpuzzle.understanding.tokenising.told_of_its_kind import told_of_its_kind
from nlpuzzle.understanding.tokenising.told_of_neighbours import told_of_neighbours
from nlpuzzle.understanding.tokenising.told_of_two import so_many_between, told_of_two
from nlpuzzle.understanding.tokenising.twice_the import double_the_total, twice_the
from nlpuzzle.understanding.tokenising.waking import rewriter
from nlpuzzle.understanding.tokenising.weather import plain_weather
from nlpuzzle.understanding.tokenising.what_one_does import the_one_that
from nlpuzzle.understanding.tokenising.whereabouts_told import plain_whereabouts
from nlpuzzle.understanding.tokenising.whoever import anyone_so, whatever_was
from nlpuzzle.understanding.tokenising.whole_times import without_whole_times
from nlpuzzle.understanding.tokenising.within import plainly_near
from nlpuzzle.understanding.tokenising.wordings import put_plainly
from nlpuzzle.understanding.tokenising.words_of import CONSECUTIVE, COUNTING, FACTORS, OFTEN
from nlpuzzle.understanding.words.lexicon import Lexicon

__all__ = ["tokenise", "tokens_of"]


def tokenise(sentence: str, lexicon: Lexicon, start: int = 0) -> tuple[Token, ...]:
    """The tokens of a sentence, END last; `start` is where it begins in the clue that it belongs to."""
    words = split(sentence)
    if start:
        words = tuple(w._replace(start=w.start + start, end=w.end + start) for w in words)
    return tokens_of(words, lexicon)


#: wordings put plainly, one after the other
_reworded = rewriter(
    told_of_two, dislikes, told_of_neighbours, plain_goings, on_its_other_side, the_one_that, is_of_somebody,
    care_for_either, without_degrees,
    in_any_order, left_alone, leisure_told, told_beside, told_in_passing, never_learned, nothing_of_it, without_stress,
    nothing_but_that, denied_of_any, not_until, whatever_was, without_remarks, neither_of_two, the_other_end, did_so_too,
    with_subject_first, without_light_words, compared_plainly, compared_further, compared_in_full,
    particles_joined, (None, plain_words), plainly_kept, plain_verbs,
    put_in_full, those_alone, plain_whereabouts, plain_neighbours, plain_differences, plain_amounts, plain_pairs,
    twice_the, times_as_old, plainly_none, plainly_between, put_plainly, as_many_as, (None, steps_counted),
    plain_preferences, plainly_surpassing, plain_weather, plain_lengths, one_of_these, by_owners, plainly_told,
    plainly_enough, led_by, ended_plainly, named_again, plainly_near, (frozenset({"proved", "proves"}), proved_so),
    (frozenset({"than"}), than_the_one), (frozenset({"name"}), answers_to), achieved_by,
)  # fmt: skip

#: wordings that mean so much in the light of the categories
_TOLD_HERE: tuple[Callable[[tuple[Word, ...], Frame], tuple[Word, ...]], ...] = (
    of_the_best, without_praise, without_other_names, of_all_times, asked_for, kept_busy,
    without_trouble, without_mishaps, dozens_counted, days_off, percentage_of, more_counted, without_whole_times, as_old_as,
    every_so_long, in_one_place, in_one_holder, beaten_by_so_much, earlier_than_then, not_caught, at_the_finish,
    at_neither_end, there_before, sold_best, plainly_numbered, without_off,
    as_deep_as_listed, without_the_audience, likes_his_own, told_of_its_kind,
    not_right_next, at_times_of_day, losing_so_much, known_by_name, told_as_agents,
    with_a_thing_that_is, without_own_thing,
    double_the_total, so_far_from, with_nothing_wrong, lessons_had, seen_by_somebody, had_to_be_back, of_his_neighbour,
    by_what_is_listed, neither_of_these, measures_told, amounts_named, placed_in_the_stack, spans_it,
    placed_plainly, elected, sunk, of_ones_term, so_many_between, called_as_listed, told_by_calling,
    as_a_class,
)  # fmt: skip


def tokens_of(words: tuple[Word, ...], lexicon: Lexicon) -> tuple[Token, ...]:
    """The tokens of the words of a sentence, END last."""
    words = with_classes_numbered(with_deeds_had(words, lexicon.frame), lexicon.frame)
    words = given_away(plain_duties(words) if lexicon.plan else words, lexicon.frame)
    for told in _TOLD_HERE:
        words = told(words, lexicon.frame)
    return _Tokeniser(_fifth_and_last(_reworded(of_so_many(words, lexicon.frame.size)), lexicon.frame.size), lexicon).run()


def _fifth_and_last(words: tuple[Word, ...], size: int) -> tuple[Word, ...]:
    """ "The fifth and last": of five."""
    for i in range(len(words) - 2):
        if words[i + 1].low == "and" and words[i + 2].low in ("last", "final") and ordinal_value(words[i].low) == size:
            return (*words[:i], *words[i + 2 :])
    return words


#: a new clause may begin after these
_BEFORE_CLAUSES = frozenset({"_COMMA", "_SEMI", "_BUT", "AND", "THEN", "IF"})


class _Tokeniser(GroupTokens):
    """All kinds of token, tried in turn at every word."""

    def run(self) -> tuple[Token, ...]:
        if self.words and self.words[0].low in ("but", "and", "also", "finally", "however"):
            self.at = 1  # "but there's always ...": joins the clue to the one before and says nothing
            if self.at < len(self.words) and self.words[self.at].low == ",":
                self.at = 2
        self._opening()
        while self.at < len(self.words):
            if self.at == self.dropped:
                self.at += 1
            elif not self._token():
                self.gap.append(self.words[self.at])
                self.at += 1
        if self.tokens and self.tokens[-1].type == "_COMMA" and not self.gap:
            self.tokens.pop()  # the clue goes on in the next one
        if [t.type for t in self.tokens[-2:]] == ["_COMMA", "EITHER"] and not self.tokens[-1].gap and not self.gap:
            self.tokens[-1] = replace(self.tokens[-1], gap=self.tokens.pop(-2).gap)  # "isn't red, | either"
        self._owner_first()
        self._direction_from_them()
        self._emit("END", self.at, self.at)
        self._object_pointed_out()
        tokens = several_as_one(tuple(numbers_decided(settled(with_owners(self.tokens)))))
        frame = self.lexicon.frame
        tokens = had_each(before_its_house(outside_it(the_one_of(with_its_cover(tokens), frame), frame), frame), frame)
        return anyone_so(the_one_so(on_what_stretches(at_its_front(tokens, frame), frame), frame))

    def _token(self) -> bool:
        low = self.lows[self.at]
        if low == "it" and self.tokens and not self.gap and self.tokens[-1].type in _BEFORE_CLAUSES and self._cleft():
            return True  # "..., and it isn't Ben who wears red"
        if low in ("first", "last") and self._low(self.at + 1) == "name" and self._headed(f"{low} name"):
            return False  # "whose | last name is Hanley"
        for read in _begun_by(low, self.lexicon.may_begin(low)):  # noqa: SIM110  a generator would cost more than most of the kinds
            if read(self):
                return True
        return False

    def _headed(self, name: str) -> bool:
        """Whether a category is called so."""
        return any(category.name.casefold() == name for category in self.lexicon.frame)


def _among(words: str) -> Callable[[str], bool]:
    return frozenset(words.split()).__contains__


def _begins_number(word: str) -> bool:
    known = word in OFTEN or word in FACTORS or word in COUNTING or word in _MONEY
    return known or word[0].isdecimal() or number_value(word) is not None


def _begins_phrase(word: str) -> bool:
    return word in _LEADS or word in phrases("phrases")


_MONEY = frozenset("$ £ € no a an noon midday midnight quarter".split())
#: what phrases are made of that stand in no table: "by two years", "the other"
_LEADS = ONE_OR_OTHER | {"by", "from"}
_GROUPS = frozenset("whose a an every each one neither no none both the all".split())
#: the kinds of token in the order in which they are tried, each with a test of the word it begins with; None: a label's.
#: So much can be told without a word's neighbours, and once for all; what else a kind asks for, it looks up itself.
_KINDS: tuple[tuple[Callable[[_Tokeniser], bool], Callable[[str], bool] | None], ...] = (
    (_Tokeniser._punctuation, _among(", ; ( ) — – : ? . !")),
    (_Tokeniser._group, lambda word: word in SPELT or word in _GROUPS),
    (_Tokeniser._from_an_end, FROM_AN_END.__contains__),
    (
        _Tokeniser._several_places,
        _among("odd even end outer outermost top bottom first second last two three four five upper lower"),
    ),
    (_Tokeniser._item, None),
    (_Tokeniser._number, _begins_number),
    (_Tokeniser._rank, lambda word: word == "penultimate" or ordinal_value(word) is not None),
    (_Tokeniser._superlative, lambda word: superlative(word) is not None),
    (_Tokeniser._beside_pronoun, _among("to on")),
    (_Tokeniser._neighbour_of, _among("' 's his her their its")),
    (_Tokeniser._over_amount, _among("over under")),
    (_Tokeniser._somebody, _among("someone somebody a an")),
    (_Tokeniser._equal, _among("as")),
    (_Tokeniser._everybody_else, _among("everyone everybody anyone anybody")),
    (_Tokeniser._likened, _among("like unlike")),
    (_Tokeniser._consecutive, lambda word: word in CONSECUTIVE or word in ("in", "on", "at")),
    (_Tokeniser._of_everything, _among("of")),
    (_Tokeniser._phrase, _begins_phrase),
    (_Tokeniser._comparative, lambda word: comparative(word) is not None),
    (_Tokeniser._pronoun, _among("he she they it him them her his hers theirs")),
)


@lru_cache(maxsize=16384)
def _begun_by(word: str, label: bool) -> tuple[Callable[[_Tokeniser], bool], ...]:
    """The kinds of token that may begin with a word; `label` is whether a label may."""
    return tuple(read for read, begins in _KINDS if (label if begins is None else begins(word)))
