"""All that is put more plainly in a sentence, step by step, before its words become tokens."""

from nlpuzzle.english.numbers import ordinal_value
from nlpuzzle.english.words import Word
from nlpuzzle.puzzle import Frame
from nlpuzzle.understanding.rewording.amounts.amounts_named import amounts_named
from nlpuzzle.understanding.rewording.amounts.amounts_told import plain_amounts
from nlpuzzle.understanding.rewording.amounts.best_sellers import sold_best
from nlpuzzle.understanding.rewording.amounts.counted_more import more_counted
from nlpuzzle.understanding.rewording.amounts.counts_told import counts_told
from nlpuzzle.understanding.rewording.amounts.ended_plainly import days_off, dozens_counted, ended_plainly, percentage_of
from nlpuzzle.understanding.rewording.amounts.equal_numbers import as_many_as
from nlpuzzle.understanding.rewording.amounts.going_on import as_old_as, every_so_long
from nlpuzzle.understanding.rewording.amounts.got_there import got_there
from nlpuzzle.understanding.rewording.amounts.greatest_number import plainly_most, times_as_many_there, top_marks
from nlpuzzle.understanding.rewording.amounts.hours_told import hours_told
from nlpuzzle.understanding.rewording.amounts.losing import losing_so_much
from nlpuzzle.understanding.rewording.amounts.measures_put_otherwise import measures_put_otherwise
from nlpuzzle.understanding.rewording.amounts.measures_told import measures_told
from nlpuzzle.understanding.rewording.amounts.numbered_so import numbered_so
from nlpuzzle.understanding.rewording.amounts.numbers_called import plainly_numbered
from nlpuzzle.understanding.rewording.amounts.paid_for import paid_for
from nlpuzzle.understanding.rewording.amounts.place_numbers import place_numbers
from nlpuzzle.understanding.rewording.amounts.priced_at import priced_so_much_more
from nlpuzzle.understanding.rewording.amounts.proportions import times_as_old
from nlpuzzle.understanding.rewording.amounts.said_in_full import (
    answers_to,
    as_deep_as_listed,
    proved_so,
    than_the_one,
    without_off,
    without_the_audience,
)
from nlpuzzle.understanding.rewording.amounts.so_late import so_late
from nlpuzzle.understanding.rewording.amounts.summed import summed
from nlpuzzle.understanding.rewording.amounts.told_longer import plain_lengths
from nlpuzzle.understanding.rewording.amounts.twice_the import double_the_total, twice_the
from nlpuzzle.understanding.rewording.amounts.within import plainly_near
from nlpuzzle.understanding.rewording.amounts.years_old import years_old
from nlpuzzle.understanding.rewording.asides.as_for import as_for
from nlpuzzle.understanding.rewording.asides.emphatic import without_stress
from nlpuzzle.understanding.rewording.asides.light_words import without_light_words
from nlpuzzle.understanding.rewording.asides.not_that_one import not_that_one
from nlpuzzle.understanding.rewording.asides.on_the_way import without_what_happened
from nlpuzzle.understanding.rewording.asides.praised import of_the_best, without_other_names, without_praise
from nlpuzzle.understanding.rewording.asides.remarks import without_remarks
from nlpuzzle.understanding.rewording.asides.the_only_one_so import the_only_one_so
from nlpuzzle.understanding.rewording.asides.told_amply import plainly_enough
from nlpuzzle.understanding.rewording.asides.told_beside import kept_busy, told_beside
from nlpuzzle.understanding.rewording.asides.told_fondly import (
    asked_for,
    given_away,
    plainly_told,
    without_mishaps,
    without_trouble,
)
from nlpuzzle.understanding.rewording.asides.told_in_passing import told_in_passing
from nlpuzzle.understanding.rewording.asides.with_it import had_with_it
from nlpuzzle.understanding.rewording.comparisons.ahead_in_score import ahead_in_score
from nlpuzzle.understanding.rewording.comparisons.all_but_one import all_but_one
from nlpuzzle.understanding.rewording.comparisons.beat_her_by import beat_her_by
from nlpuzzle.understanding.rewording.comparisons.beaten_by import beaten_by_so_much
from nlpuzzle.understanding.rewording.comparisons.between_in_measure import between_in_measure
from nlpuzzle.understanding.rewording.comparisons.but_only_by import but_only_by
from nlpuzzle.understanding.rewording.comparisons.compared_at_length import compared_plainly
from nlpuzzle.understanding.rewording.comparisons.compared_further import compared_further
from nlpuzzle.understanding.rewording.comparisons.compared_here import compared_here
from nlpuzzle.understanding.rewording.comparisons.compared_in_full import compared_in_full
from nlpuzzle.understanding.rewording.comparisons.compared_on import compared_on
from nlpuzzle.understanding.rewording.comparisons.counted_again import counted_again
from nlpuzzle.understanding.rewording.comparisons.differing import plain_differences
from nlpuzzle.understanding.rewording.comparisons.doers_compared import doers_compared
from nlpuzzle.understanding.rewording.comparisons.gaps_told import gaps_told
from nlpuzzle.understanding.rewording.comparisons.graded import without_degrees
from nlpuzzle.understanding.rewording.comparisons.higher_one import a_higher_one
from nlpuzzle.understanding.rewording.comparisons.in_the_contest import placed_plainly
from nlpuzzle.understanding.rewording.comparisons.in_the_race import at_the_finish, not_caught
from nlpuzzle.understanding.rewording.comparisons.none_of_the_others import none_of_the_others
from nlpuzzle.understanding.rewording.comparisons.not_next import not_right_next
from nlpuzzle.understanding.rewording.comparisons.of_these_two import of_these_two
from nlpuzzle.understanding.rewording.comparisons.preferences import care_for_either, plain_preferences
from nlpuzzle.understanding.rewording.comparisons.so_many_others import so_many_others
from nlpuzzle.understanding.rewording.comparisons.spent_on_it import spent_on_it
from nlpuzzle.understanding.rewording.comparisons.surpassing import plainly_surpassing
from nlpuzzle.understanding.rewording.comparisons.than_they_did import than_they_did
from nlpuzzle.understanding.rewording.comparisons.the_two_most import the_two_most
from nlpuzzle.understanding.rewording.comparisons.weather import plain_weather
from nlpuzzle.understanding.rewording.comparisons.which_of_the_two import which_of_the_two
from nlpuzzle.understanding.rewording.denials.but_the_other import but_the_other
from nlpuzzle.understanding.rewording.denials.disliked import dislikes, likes_his_own
from nlpuzzle.understanding.rewording.denials.it_is_that import it_is_that
from nlpuzzle.understanding.rewording.denials.left_alone import left_alone
from nlpuzzle.understanding.rewording.denials.neither_end import of_neither_end
from nlpuzzle.understanding.rewording.denials.neither_of_two import neither_of_these, neither_of_two
from nlpuzzle.understanding.rewording.denials.never_learned import never_learned
from nlpuzzle.understanding.rewording.denials.no_such import no_such
from nlpuzzle.understanding.rewording.denials.nobody_longer import nobody_longer
from nlpuzzle.understanding.rewording.denials.none_found import none_found
from nlpuzzle.understanding.rewording.denials.none_there import plainly_none
from nlpuzzle.understanding.rewording.denials.not_anybody import denied_of_any
from nlpuzzle.understanding.rewording.denials.not_until import not_until
from nlpuzzle.understanding.rewording.denials.nothing_but import nothing_but_that
from nlpuzzle.understanding.rewording.denials.nothing_to_do import nothing_to_do
from nlpuzzle.understanding.rewording.denials.nothing_wrong import with_nothing_wrong
from nlpuzzle.understanding.rewording.denials.nowhere_near import nowhere_near
from nlpuzzle.understanding.rewording.denials.something_else import nothing_of_it
from nlpuzzle.understanding.rewording.denials.wished_for import wished_for
from nlpuzzle.understanding.rewording.denials.with_anything_but import with_anything_but
from nlpuzzle.understanding.rewording.denials.would_never import would_never
from nlpuzzle.understanding.rewording.pairs.alone import those_alone
from nlpuzzle.understanding.rewording.pairs.also_next_to import also_next_to
from nlpuzzle.understanding.rewording.pairs.brought_both import brought_both
from nlpuzzle.understanding.rewording.pairs.but_not_of import but_not_of
from nlpuzzle.understanding.rewording.pairs.either_by import by_either
from nlpuzzle.understanding.rewording.pairs.elided import put_in_full
from nlpuzzle.understanding.rewording.pairs.go_together import go_together
from nlpuzzle.understanding.rewording.pairs.how_many_true import how_many_true
from nlpuzzle.understanding.rewording.pairs.if_it_is_not import if_it_is_not
from nlpuzzle.understanding.rewording.pairs.if_not import if_and_if_not
from nlpuzzle.understanding.rewording.pairs.listed_in_full import listed_in_full
from nlpuzzle.understanding.rewording.pairs.named_again import named_again
from nlpuzzle.understanding.rewording.pairs.neither_again import neither_again
from nlpuzzle.understanding.rewording.pairs.nor_the_other import nor_the_other
from nlpuzzle.understanding.rewording.pairs.not_only import not_only_that
from nlpuzzle.understanding.rewording.pairs.of_different_people import of_different_people
from nlpuzzle.understanding.rewording.pairs.of_the_others import of_the_others
from nlpuzzle.understanding.rewording.pairs.of_these_none import of_these_none
from nlpuzzle.understanding.rewording.pairs.one_of_them_named import one_of_them_named
from nlpuzzle.understanding.rewording.pairs.one_of_these import one_of_these
from nlpuzzle.understanding.rewording.pairs.one_or_the_other import one_or_the_other
from nlpuzzle.understanding.rewording.pairs.or_else_does import or_else_does
from nlpuzzle.understanding.rewording.pairs.pairs_told import plain_pairs
from nlpuzzle.understanding.rewording.pairs.red_and_green import red_and_green
from nlpuzzle.understanding.rewording.pairs.so_did import did_so_too
from nlpuzzle.understanding.rewording.pairs.told_in_any_order import in_any_order
from nlpuzzle.understanding.rewording.pairs.told_of_two import so_many_between, told_of_two
from nlpuzzle.understanding.rewording.people.aboard import with_whom
from nlpuzzle.understanding.rewording.people.achieved_by import achieved_by
from nlpuzzle.understanding.rewording.people.agents_of_items import told_as_agents
from nlpuzzle.understanding.rewording.people.by_transport import by_transport
from nlpuzzle.understanding.rewording.people.elected import elected
from nlpuzzle.understanding.rewording.people.graders import with_classes_numbered
from nlpuzzle.understanding.rewording.people.names_called import called_as_listed
from nlpuzzle.understanding.rewording.people.somebody_who import somebody_who
from nlpuzzle.understanding.rewording.people.taught import as_a_class
from nlpuzzle.understanding.rewording.people.told_at_sea import led_by, sunk
from nlpuzzle.understanding.rewording.people.told_by_calling import told_by_calling
from nlpuzzle.understanding.rewording.people.told_by_owners import by_owners
from nlpuzzle.understanding.rewording.people.whatever import whatever_was
from nlpuzzle.understanding.rewording.people.with_oneself import with_oneself
from nlpuzzle.understanding.rewording.places.already_there import there_before
from nlpuzzle.understanding.rewording.places.as_far_as_possible import as_far_as_possible
from nlpuzzle.understanding.rewording.places.back_to_back import given_back_to_back
from nlpuzzle.understanding.rewording.places.between_theirs import between_theirs
from nlpuzzle.understanding.rewording.places.between_those import between_those
from nlpuzzle.understanding.rewording.places.both_ends import both_ends
from nlpuzzle.understanding.rewording.places.counted_between import counted_between
from nlpuzzle.understanding.rewording.places.counted_from import counted_from
from nlpuzzle.understanding.rewording.places.coupled import coupled
from nlpuzzle.understanding.rewording.places.dead_centre import dead_centre
from nlpuzzle.understanding.rewording.places.flanked import at_neither_end
from nlpuzzle.understanding.rewording.places.goings import by_what_is_listed, had_to_be_back, plain_goings, seen_by_somebody
from nlpuzzle.understanding.rewording.places.grown_between import grown_between
from nlpuzzle.understanding.rewording.places.has_a_seat import has_a_seat
from nlpuzzle.understanding.rewording.places.has_next_door import has_next_door
from nlpuzzle.understanding.rewording.places.has_on_sides import has_on_sides
from nlpuzzle.understanding.rewording.places.its_other_side import on_its_other_side
from nlpuzzle.understanding.rewording.places.kept_there import plainly_kept
from nlpuzzle.understanding.rewording.places.last_two import last_two
from nlpuzzle.understanding.rewording.places.neighbouring import of_his_neighbour, plain_neighbours
from nlpuzzle.understanding.rewording.places.neighbours_of import neighbours_of
from nlpuzzle.understanding.rewording.places.neither_there import neither_there
from nlpuzzle.understanding.rewording.places.next_and_where import next_and_where
from nlpuzzle.understanding.rewording.places.next_to_both import next_to_both
from nlpuzzle.understanding.rewording.places.none_beyond import none_beyond, with_nobody_beyond
from nlpuzzle.understanding.rewording.places.on_either_side import on_either_side
from nlpuzzle.understanding.rewording.places.on_whose_left import on_whose_left
from nlpuzzle.understanding.rewording.places.one_after_the_other import one_after_the_other
from nlpuzzle.understanding.rewording.places.one_between import plainly_between
from nlpuzzle.understanding.rewording.places.one_end_each import one_end_each
from nlpuzzle.understanding.rewording.places.one_holder import in_one_holder
from nlpuzzle.understanding.rewording.places.only_between import only_between
from nlpuzzle.understanding.rewording.places.only_neighbour import only_neighbour
from nlpuzzle.understanding.rewording.places.other_end import the_other_end
from nlpuzzle.understanding.rewording.places.out_of import out_of
from nlpuzzle.understanding.rewording.places.over_the_water import on_the_water
from nlpuzzle.understanding.rewording.places.same_place import in_one_place
from nlpuzzle.understanding.rewording.places.so_far_from import so_far_from
from nlpuzzle.understanding.rewording.places.spanned import spans_it
from nlpuzzle.understanding.rewording.places.stacks import placed_in_the_stack
from nlpuzzle.understanding.rewording.places.steps import steps_counted
from nlpuzzle.understanding.rewording.places.there_again import there_again
from nlpuzzle.understanding.rewording.places.told_of_neighbours import told_of_neighbours
from nlpuzzle.understanding.rewording.places.touching import touching
from nlpuzzle.understanding.rewording.places.whereabouts_told import plain_whereabouts
from nlpuzzle.understanding.rewording.places.whose_neighbour import whose_neighbour
from nlpuzzle.understanding.rewording.things.compounds import compounds_joined
from nlpuzzle.understanding.rewording.things.in_it import with_it_in
from nlpuzzle.understanding.rewording.things.of_its_museum import of_its_museum
from nlpuzzle.understanding.rewording.things.the_steel_one import with_shared_noun
from nlpuzzle.understanding.rewording.times.all_the_time import of_all_times
from nlpuzzle.understanding.rewording.times.before_then import earlier_than_then
from nlpuzzle.understanding.rewording.times.begins_with import begins_with
from nlpuzzle.understanding.rewording.times.came_up import came_up
from nlpuzzle.understanding.rewording.times.dating_from import dating_from
from nlpuzzle.understanding.rewording.times.day_of import day_of_it
from nlpuzzle.understanding.rewording.times.first_and_last import first_and_last
from nlpuzzle.understanding.rewording.times.followed_later import followed_later
from nlpuzzle.understanding.rewording.times.had_already import had_already
from nlpuzzle.understanding.rewording.times.lessons import lessons_had
from nlpuzzle.understanding.rewording.times.not_before_then import not_before_then
from nlpuzzle.understanding.rewording.times.parts_of_days import at_times_of_day
from nlpuzzle.understanding.rewording.times.so_much_later import so_much_later
from nlpuzzle.understanding.rewording.times.some_day import on_some_day
from nlpuzzle.understanding.rewording.times.terms_served import of_ones_term
from nlpuzzle.understanding.rewording.times.time_first import time_first
from nlpuzzle.understanding.rewording.times.to_happen import to_happen
from nlpuzzle.understanding.rewording.times.turns import of_ones_turn
from nlpuzzle.understanding.rewording.times.weekends import at_the_weekend
from nlpuzzle.understanding.rewording.times.whole_times import without_whole_times
from nlpuzzle.understanding.rewording.verbs.able_to import able_to, unable
from nlpuzzle.understanding.rewording.verbs.at_work import at_work_on
from nlpuzzle.understanding.rewording.verbs.duties import plain_duties
from nlpuzzle.understanding.rewording.verbs.going_on_there import doing_there
from nlpuzzle.understanding.rewording.verbs.had_as import had_as_such
from nlpuzzle.understanding.rewording.verbs.had_deeds import with_deeds_had
from nlpuzzle.understanding.rewording.verbs.had_done import had_done
from nlpuzzle.understanding.rewording.verbs.his_idea import his_idea
from nlpuzzle.understanding.rewording.verbs.his_own_thing import with_a_thing_that_is, without_own_thing
from nlpuzzle.understanding.rewording.verbs.idioms import plain_words
from nlpuzzle.understanding.rewording.verbs.is_of import is_of_somebody
from nlpuzzle.understanding.rewording.verbs.leisure import leisure_told
from nlpuzzle.understanding.rewording.verbs.plain_verbs import plain_verbs
from nlpuzzle.understanding.rewording.verbs.said_shortly import known_by_name
from nlpuzzle.understanding.rewording.verbs.separable import particles_joined
from nlpuzzle.understanding.rewording.verbs.subject_last import of_so_many, with_subject_first
from nlpuzzle.understanding.rewording.verbs.they_do import they_do
from nlpuzzle.understanding.rewording.verbs.told_of_its_kind import told_of_its_kind
from nlpuzzle.understanding.rewording.verbs.what_one_does import the_one_that
from nlpuzzle.understanding.rewording.verbs.what_they_do import what_they_do
from nlpuzzle.understanding.rewording.verbs.wordings import put_plainly
from nlpuzzle.understanding.rewording.waking import InTheLight, rewriter

__all__ = ["TOLD_HERE", "reworded"]

#: wordings put plainly, one after the other
_reworded = rewriter(
    as_for, followed_later, got_there, had_already, it_is_that, none_of_the_others, not_that_one, one_of_them_named,
    the_two_most, which_of_the_two,
    none_found, neither_again, neither_there, not_only_that, of_these_none,
    listed_in_full, doing_there, years_old, between_those, next_to_both, dating_from, if_and_if_not, of_neither_end,
    what_they_do,
    told_of_two, dislikes, has_next_door, has_on_sides, but_not_of, also_next_to, nor_the_other, on_either_side,
    only_neighbour, whose_neighbour, beat_her_by,
    with_nobody_beyond, a_higher_one, with_it_in, told_of_neighbours, out_of, hours_told,
    plain_goings, on_its_other_side, one_after_the_other, of_these_two, brought_both,
    all_but_one, but_only_by, summed,
    if_it_is_not, how_many_true, somebody_who,
    of_different_people, or_else_does,
    nobody_longer, would_never, the_one_that, is_of_somebody,
    care_for_either, without_degrees,
    in_any_order, left_alone, leisure_told, told_beside, told_in_passing, never_learned, nothing_of_it, without_stress,
    nothing_but_that, denied_of_any, not_until, whatever_was, neither_of_two, the_other_end, did_so_too,
    with_subject_first, without_light_words, compared_plainly, compared_further, compared_in_full, compared_on,
    so_many_others, on_some_day, next_and_where, than_they_did, had_with_it,
    with_whom, by_either, particles_joined, (None, plain_words), plainly_kept, plain_verbs,
    put_in_full, those_alone, plain_whereabouts, plain_neighbours, plain_differences, plain_amounts, plain_pairs,
    twice_the, times_as_old, plainly_none, plainly_between, put_plainly, as_many_as, (None, steps_counted),
    plain_preferences, plainly_surpassing, plain_weather, plain_lengths, one_of_these, by_owners, plainly_told,
    plainly_enough, led_by, ended_plainly, named_again, plainly_near, (frozenset({"proved", "proves"}), proved_so),
    (frozenset({"than"}), than_the_one), (frozenset({"answers", "name"}), answers_to), achieved_by, on_some_day,
    priced_so_much_more, there_again, plainly_most, unable,
    at_work_on, go_together, one_or_the_other, had_done,
)  # fmt: skip

#: wordings that mean so much in the light of the categories
TOLD_HERE = InTheLight(
    ahead_in_score, between_in_measure, counted_again, place_numbers, numbered_so, compounds_joined, with_shared_noun,
    measures_put_otherwise, first_and_last, his_idea,
    of_its_museum,
    able_to, of_the_best, without_praise, without_other_names, of_all_times, asked_for, kept_busy,
    without_trouble, without_mishaps, dozens_counted, days_off, percentage_of, more_counted, without_whole_times, as_old_as,
    every_so_long, in_one_place, in_one_holder, beaten_by_so_much, earlier_than_then, not_caught, at_the_finish,
    at_neither_end, there_before, sold_best, plainly_numbered, without_off,
    as_deep_as_listed, without_the_audience, likes_his_own, told_of_its_kind,
    not_right_next, at_times_of_day, losing_so_much, known_by_name, told_as_agents,
    with_a_thing_that_is, without_own_thing,
    double_the_total, so_far_from, with_nothing_wrong, lessons_had, seen_by_somebody, had_to_be_back, of_his_neighbour,
    by_what_is_listed, neither_of_these, measures_told, counts_told, amounts_named, placed_in_the_stack, spans_it,
    placed_plainly, elected, sunk, of_ones_term, so_many_between, called_as_listed, told_by_calling,
    as_a_class, gaps_told, of_the_others, none_beyond, with_oneself,
    times_as_many_there, top_marks, day_of_it, counted_from, begins_with, doers_compared, on_the_water, had_as_such, to_happen,
    the_only_one_so, only_between, touching, both_ends, counted_between, as_far_as_possible, coupled,
    given_back_to_back, at_the_weekend, one_end_each, grown_between, by_transport,
    without_what_happened, between_theirs, has_a_seat, came_up, so_late, compared_here, nowhere_near,
    with_anything_but, spent_on_it, dead_centre, paid_for, no_such, but_the_other, neighbours_of,
    not_before_then, nothing_to_do, last_two, of_ones_turn, so_much_later, time_first, on_whose_left, red_and_green,
    wished_for, they_do,
)  # fmt: skip


def reworded(words: tuple[Word, ...], frame: Frame, *, plan: bool) -> tuple[Word, ...]:
    """The words put as plainly as may be: first in the light of the categories, then as English says it anywhere.

    In a `plan` what somebody is to do is what he does.
    """
    words = with_classes_numbered(with_deeds_had(without_remarks(words), frame), frame)
    words = given_away(plain_duties(words) if plan else words, frame)
    return _fifth_and_last(_reworded(of_so_many(TOLD_HERE(words, frame), frame.size)), frame.size)


def _fifth_and_last(words: tuple[Word, ...], size: int) -> tuple[Word, ...]:
    """ "The fifth and last": of five."""
    for i in range(len(words) - 2):
        if words[i + 1].low == "and" and words[i + 2].low in ("last", "final") and ordinal_value(words[i].low) == size:
            return (*words[:i], *words[i + 2 :])
    return words
