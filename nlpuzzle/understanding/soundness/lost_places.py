"""Places told by a number or their order that lack the noun: "lives on the fifth", "either | 1 or plot 2"."""

from collections.abc import Iterator

from nlpuzzle.english.tables import words as word_table
from nlpuzzle.understanding.soundness.finite_verbs import begins_with_verb, may_be_verb
from nlpuzzle.understanding.soundness.habits import Found, Habits
from nlpuzzle.understanding.soundness.mentioned import Tokens, categories_of, is_bare_number, noun_at, shares_noun
from nlpuzzle.understanding.words.vocabulary import closed

__all__ = ["lost_among_numbers", "lost_place"]

#: what a clause begins after
_OPENING = frozenset({"IF", "IFF", "UNLESS", "THEN", "UNTRUE", "COLON", "_SEMI"})
#: what ends a clause with all that it says
_ENDING = frozenset({"END", "_SEMI", "IF", "IFF", "UNLESS", "THEN", "_COMMA"})
#: what joins the items of a list
_LISTING = frozenset({"AND", "OR", "NOR", "_COMMA"})


def lost_place(tokens: Tokens, i: int, category: str, habits: Habits) -> Iterator[Found]:
    """ "Lives on the fifth", "the one in the leftmost | plays": a place told by its order, where others name what it is."""
    token = tokens[i]
    chosen = bool(i) and tokens[i - 1].type in ("EITHER", "NEITHER") and len(token.gap) == 1
    gap = (*tokens[i - 1].gap, *token.gap) if chosen else token.gap  # "on either | the second or the third"
    led = len(gap) > 1 and gap[-1].low == "the" and closed().get(gap[-2].low) == "p"
    last = i
    while chosen and led and last + 3 < len(tokens) and tokens[last + 1].type in _LISTING:
        last += 2
    if not led or shares_noun(tokens, i) or _place_noun(tokens, i, habits) or _place_noun(tokens, last, habits):
        return
    start = max((k for k, t in enumerate(tokens[:i]) if t.type in _OPENING), default=0)
    same = [k for k in range(start, i) if category in categories_of(tokens[k]) and noun_at(tokens, k, habits.support)]
    if any(not is_bare_number(tokens[k]) for k in same):
        return  # "lives on the first floor and Ben on the fifth"
    ends = tokens[i + 1].type in _ENDING | {"AND"} and not tokens[i + 1].gap
    ends = ends or (bool(tokens[i + 1].gap) and len(token.words) == 1 and begins_with_verb(tokens[i + 1], habits.support))
    unheard = ends and not habits.headed[category] and token.words[0].low != "last"
    if (habits.headed[category] or unheard) and habits.bare[category] < 2:
        yield ("noun", category), token.words


def _place_noun(tokens: Tokens, i: int, habits: Habits) -> bool:
    following = tokens[i + 1].gap[:1]
    return (
        bool(following)
        and closed().get(following[0].low) is None
        and not following[0].low.endswith("ed")
        and (following[0].low in habits.places or not may_be_verb(following[0], habits.support))
    )


def lost_among_numbers(tokens: Tokens, i: int) -> Iterator[Found]:
    """ "Either | 1 or plot 2": of a list of numbers the first has the noun, if any has."""
    if not is_bare_number(tokens[i]) or tokens[i].gap or not i or tokens[i - 1].type not in _LISTING | {"EITHER", "NEITHER"}:
        return
    at = i + 1
    while at + 1 < len(tokens) and tokens[at].type in _LISTING:
        at += 1
    listed = at > i + 1 and is_bare_number(tokens[at]) and categories_of(tokens[at]) & categories_of(tokens[i])
    if listed and len(tokens[at].gap) == 1 and tokens[at].gap[0].low in word_table("places"):
        yield ("noun", ""), tokens[i].words
