"""The licence: nothing between two tokens is passed over unless its slot allows it and the puzzle supports it.

The grammar sees tokens only. What stands between them ("who wants to buy a") is judged here, each gap by what stands to
its left and right. Of two people's descriptions only a copula says that they are one person; a verb between them is a
relation ("Ann sued the baker"), and a second head noun ("the coach of the baker") is a second person.
"""

from dataclasses import replace

from nlpuzzle.english.classes import verb_class, word_class
from nlpuzzle.english.morphology import is_plural, singular
from nlpuzzle.english.words import Word, finite, key, split, third_person
from nlpuzzle.understanding.objection import Objection
from nlpuzzle.understanding.soundness import shapes
from nlpuzzle.understanding.soundness.begun_ended import begun_when_ended
from nlpuzzle.understanding.soundness.comparable import incomparable, moves_past
from nlpuzzle.understanding.soundness.foreign_things import foreign_possession, foreign_tail, outside, stranger
from nlpuzzle.understanding.soundness.gaps import own_thing, unlicensed
from nlpuzzle.understanding.soundness.heads import read_about
from nlpuzzle.understanding.soundness.intentions import only_meant
from nlpuzzle.understanding.soundness.one_meal import followed_at_table
from nlpuzzle.understanding.soundness.other_occasions import another_occasion, opened_something
from nlpuzzle.understanding.soundness.other_places import of_another_line
from nlpuzzle.understanding.soundness.other_spells import another_count, another_spell
from nlpuzzle.understanding.soundness.slots import CLOSERS, COMPARED
from nlpuzzle.understanding.soundness.somebody_elses import somebody_elses
from nlpuzzle.understanding.soundness.support import UNKNOWN, Support
from nlpuzzle.understanding.soundness.tails import (
    done_elsewhere,
    event_tail,
    office_held,
    passive_tail,
    time_taken_to,
    within_the_period,
    without_auxiliary,
    without_infinitive,
    without_living,
    without_passive,
)
from nlpuzzle.understanding.soundness.told_things import told_thing
from nlpuzzle.understanding.soundness.word_classes import letters
from nlpuzzle.understanding.tokenising.tokens import Choice, Place, Pronoun, Token
from nlpuzzle.understanding.words.people import is_person
from nlpuzzle.understanding.words.vocabulary import closed, kinds_of, verb_forms

__all__ = ["object_to"]

#: one stands behind them, and not later in a line
_SCREENS = word_class("screens")
#: where the other one follows
_BESIDE = frozenset({"DIR", "NEXT", "BETWEEN"})
_PAYING = frozenset({key("pay"), key("spend")})
#: what is done more than once
_OCCASIONS = word_class("repeated-occasions")
#: what is in or on it is only thought of
_MIND = word_class("mind")
#: who comes before these stands in front of them
_PRESIDING = word_class("presiding")
_APPEARING = verb_class("appearing")
#: "lives seven miles farther | away | than Ann"
_FAR = frozenset({"farther", "further"})
#: a clause of their own begins with them, about somebody else than the clause before
_SOMEBODY = frozenset({"whoever", "whosoever", "whichever", "whatever"})
_DETERMINERS = frozenset("the a an his her their its".split())


def _somebodys(token: Token, support: Support, owned: bool = False) -> bool:
    """ "Tutor's", at the end: what is the tutor's, who is one of the people of the puzzle.

    "Than the slate | statue's": what is the statue's, where something is `owned` before.
    """
    lows = [w.low for w in token.gap]
    if token.type not in ("END", "_COMMA") or len(lows) != 2 or lows[1] not in ("'s", "'"):
        return False
    people = (c for c in support.frame if support.people(c.name) or (owned and not c.ordered))
    return any(support.names(c, token.gap[:1]) or support.called(c, token.gap[0]) for c in people)


def object_to(tokens: tuple[Token, ...], support: Support) -> Objection | None:
    """The first thing in a clue that nothing licenses, or None."""
    if foreign := foreign_possession(tokens, support):
        return Objection("unknown", foreign)
    if unlike := incomparable(tokens, support):
        return Objection("relation", unlike)
    if place := of_another_line(tokens, support):
        return Objection("other places", place)
    if ended := begun_when_ended(tokens, support):
        return Objection("another deed", ended)
    before, amount, described = "START", False, frozenset[str]()
    kinds = [t.type for t in tokens]
    for i, token in enumerate(tokens):
        if len(token.gap) > 2 and (meant := only_meant(token.gap, support)):
            return Objection("another deed", meant)
        if len(token.gap) > 2 and (begun := opened_something(token.gap, support)):
            return Objection("another deed", begun)
        if len(token.gap) > 1 and (other := somebody_elses(token, not i, support)):
            return Objection("second person", other)
        if sum(w.low == "who" for w in token.gap) > 1:
            return Objection("second person", token.gap[-1:])  # "the man who taught the pilot who flew the | Lark"
        if len(token.gap) > 2 and not i and (thing := told_thing(token, support)):
            return Objection("unknown", thing)
        if served := followed_at_table(tokens, i, support):
            return Objection("which order", served)
        near = kinds[i : i + 3]
        if token.gap and (token.type != "NUM" or "DIR" in near or "COMP" in near):
            if verb := moves_past(token, "COMP" in near, support, tokens[i - 1] if i else None, tokens[i + 1 : i + 3]):
                return Objection("another deed", verb)
            if verb := another_occasion(token, tokens[i + 1 : i + 2], support, tokens[i - 1] if i else None):
                return Objection("another deed", verb)
            later = tokens[i + 1 : i + 4]
            if verb := another_spell(token, later[:1], support) or another_count(token, later, support):
                return Objection("another deed", verb)
        owned = bool(i) and bool(token.gap) and token.gap[0].low == "'s"
        if owned and [w.low for w in token.gap[1:2]] == ["number"] and any(map(_is_plural, tokens[i - 1].gap[:1])):
            return Objection("misplaced", token.gap[1:2])  # "the number of keepers who like chess is"
        numbered = owned and [w.low for w in token.gap[2:3]] == ["number"]
        if numbered and is_plural(token.gap[1].low):
            named = [c for c in support.frame if support.names(c, token.gap[1:2])]
            if named and not any(c.ordered for c in named):
                return Objection("misplaced", token.gap[1:2])  # "the number of Ann's bugs is", which each has one of
        if numbered and any(is_plural(w.low) for w in tokens[i - 1].gap[:1]):
            return Objection("misplaced", tokens[i - 1].gap[:1])  # "the number of seats in his bus is"
        if token.type in COMPARED and not i and stranger(token, support):
            return Objection("unknown", token.gap[-1:])
        if i == 1 and token.gap and _of_somebody_else(tokens[0], token, support):
            return Objection("pronoun", token.gap)
        if i == 1 and _disagrees(tokens[0], token, support):
            return Objection("misplaced", token.gap[:1])
        if owned and any(w.low in _MIND for w in token.gap[1:3]):
            return Objection("relation", token.gap[1:3])  # "the egg is on Ann's | mind"
        if i and (noun := foreign_tail(tokens[i - 1], token, support)):
            return Objection("unknown", (noun,))
        if i and token.gap and _is_name(tokens[i - 1]) and support.letter(token.gap[0]) == UNKNOWN:
            return Objection("unknown", token.gap[:1])  # "Ann | phoned raised in": after a name no head noun follows
        if i and _in_a_longer_name(tokens[i - 1], token):
            return Objection("unknown", token.gap[:2])
        if i and outside(tokens[i - 1], token, support):
            return Objection("unknown", token.gap[:1])
        if i and token.type == "ITEM" and token.gap and tokens[i - 1].type in _BESIDE and _said_of_another(token, support):
            return Objection("two verbs", token.gap)
        if i and token.type == "ITEM" and not token.gap and tokens[i - 1].type == "THERE":
            return Objection("pronoun", tokens[i - 1].words)  # "and there | Ann sells soap"
        if i > 1 and tokens[i - 1].type == "ITEM" and (occasion := _occasion(tokens[i - 2], tokens[i - 1], token, support)):
            return Objection("misplaced", occasion)
        if token.type == "STOP":
            return Objection(f"stop:{token.value}", token.words)
        if support.common_noun(token):
            return Objection("common noun", token.words)
        if i and tokens[i - 1].type == "NOT" and tokens[i - 1].words[0].low == "no" and token.gap:
            if not shapes.fullmatch(r"[jno]*", letters(token.gap, support)):
                return Objection("misplaced", token.gap)  # "is no match for"
        if i and tokens[i - 1].type == "NOT" and token.type == "ITEM" and _verbless(tokens[i - 1], token, support):
            return Objection("misplaced", tokens[i - 1].words)
        if len(token.gap) == 1 and token.gap[0].low in ("a", "an") and kinds[max(0, i - 2) : i + 1] == ["ITEM"] * 3:
            return Objection("misplaced", token.gap)  # "30 has Piet | a | goat"
        if i > 1 and token.type == "ITEM" and _walks(tokens[i - 1]) and token.gap and token.gap[0].low in _DETERMINERS:
            return Objection("misplaced", token.gap)  # "Ann walks | the dog": she may go by bus
        if i > 1 and _in_their_presence(tokens[i - 2], tokens[i - 1], support):
            return Objection("relation", tokens[i - 2].words)
        if i > 1 and tokens[i - 2].type in ("DIR", "THAN") and _had_by_a_day(tokens[i - 1], token, support):
            return Objection("misplaced", token.gap)
        if i > 1 and tokens[i - 2].type == "DIR" and tokens[i - 2].words[-1].low == "behind" and _hides(tokens[i - 1], token):
            return Objection("misplaced", (*tokens[i - 2].words, *token.gap[:1]))
        if i:
            if token.type == "ITEM" and read_about(token.gap, support):
                token = replace(token, gap=token.gap[:-3])
            gap = token.gap if token.type == "THAN" else ()
            if gap and (time_taken_to(tokens[i - 1], gap, support) or within_the_period(tokens[i - 1], gap)):
                token = replace(token, gap=())
            if [w.low for w in gap] == ["away"] and tokens[i - 1].words[-1].low in _FAR:
                token = replace(token, gap=())
            if _paid_for(tokens[: i + 1], tokens[i - 1], token, support):
                token = replace(token, gap=())
            owning = any(w.low == "'s" for t in tokens[: i - 1] for w in t.gap)
            if i > 1 and tokens[i - 2].type == "THAN" and _somebodys(token, support, owning):
                token = replace(token, gap=token.gap[:-1])  # "is $8 less than the physics | tutor's": than his
            token = without_auxiliary(tokens[i - 1], without_infinitive(tokens[i - 1], token, support), support)
            if i == 2 and _not_to(tokens, support):
                token = replace(token, gap=token.gap[1:])
            token = without_living(tokens[i - 1], token, i == 1, support)
            if elsewhere := done_elsewhere((*tokens[:i], token), i, support):
                return Objection("misplaced", elsewhere)
            token = without_passive((*tokens[:i], token), i, support)
        passive = bool(i) and (passive_tail((*tokens[:i], token), i, support) or event_tail(tokens, i, support))
        passive = passive or (bool(i) and office_held(tokens, i, support))
        if not passive and (other := _did_something_else(tokens, i, support)):
            return Objection("another deed", other)
        objection = None if passive else unlicensed(
            before, token, support, amount, described, tokens[i + 1] if i + 1 < len(tokens) else None
        )
        if objection is not None:
            return objection
        before, amount = token.type, token.number is not None
        described = _categories(token, described)
    return None


def _in_a_longer_name(item: Token, token: Token) -> bool:
    """ "Lives on | Silver | Jersey Lane", where jerseys are silver: a name of its own; the "Red House" is the red one."""
    if item.type != "ITEM" or not isinstance(item.reference, Choice) or not item.gap or len(token.gap) < 2:
        return False
    small = all(one.label[:1].islower() for one in item.reference.items)
    return small and all(word.text[:1].isupper() for word in (*item.words, *token.gap[:2]))


def _of_somebody_else(subject: Token, token: Token, support: Support) -> bool:
    """ "Ann is tall, and | whoever had the kite | left before Ben": a clause about somebody of its own, and not about her."""
    if not isinstance(subject.reference, Pronoun) or subject.words:
        return False
    if token.gap[0].low in _SOMEBODY:
        return True
    if token.type not in COMPARED or token.gap[0].low not in _DETERMINERS | {"that", "this", "who"}:
        return False
    return shapes.match(r"(?:[dw][jno]*[noh].*|w)[va]", letters(token.gap, support)) is not None


def _did_something_else(tokens: tuple[Token, ...], i: int, support: Support) -> tuple[Word, ...]:
    """ "Came after the flan | melted": after something that the puzzle does not tell of."""
    gap = tokens[i].gap
    timed = i > 1 and tokens[i - 2].type == "DIR" and tokens[i - 2].value in ("before", "after")
    if not timed or tokens[i].type not in CLOSERS or tokens[i - 1].type != "ITEM" or len(gap) != 1:
        return ()
    led = [closed().get(w.low) for w in tokens[i - 1].gap]
    told = "w" in led or support.supported(gap[0]) or support.letter(gap[0]) != "v"
    told = told or bool(kinds_of(gap[0]) & {"place", "time"})  # "the day before the vase | came to light"
    return () if told or not gap[0].low.endswith("ed") else gap


def _said_of_another(token: Token, support: Support) -> bool:
    """ "Behind | that person was | Ann": no name of whoever is in front of her."""
    pointing = token.gap[0].low in ("that", "this")
    said = shapes.match(r"[djnohx]+a", letters(token.gap[pointing:], support))
    return said is not None and token.gap[pointing + said.end() - 1].low != "going"  # "the one | going to Rome"


def _paid_for(tokens: tuple[Token, ...], price: Token, token: Token, support: Support) -> bool:
    """ "Paid $40 | for his kettle": for what each of them bought, which the puzzle speaks of."""
    if token.type not in CLOSERS or price.type != "ITEM" or price.number is None or own_thing(token.gap) != token.gap:
        return False
    if not any(w.stem in _PAYING for t in tokens for w in t.gap):
        return False
    told = bool(token.gap) and isinstance(price.reference, Choice) and support.supported(token.gap[-1])
    return told and all(support.frame.by_name[item.category].dimension == "money" for item in price.reference.items)  # type: ignore[union-attr]


def _not_to(tokens: tuple[Token, ...], support: Support) -> bool:
    """ "Ann left after Ben, and | not | to Rome", where clues tell of her and others that they went to such places."""
    subject, denied, place = tokens[:3]
    whose = isinstance(subject.reference, Pronoun) and subject.reference.word == "the same" and not denied.gap
    if not whose or denied.type != "NOT" or [w.low for w in place.gap] != ["to"] or not isinstance(place.reference, Choice):
        return False
    return all(support.ways(item.category)["to"] > 1 for item in place.reference.items)


def _disagrees(subject: Token, token: Token, support: Support) -> bool:
    """ "Ann | wear red": a word is lost, which may be "doesn't"."""
    if token.type != "ITEM" or subject.gap or not support.people_in(subject) or not token.gap:
        return False
    verb, name = token.gap[0], subject.words[-1].low
    plain = verb.text.casefold() == verb.low in verb_forms() and not finite(verb.low) and third_person(verb.low) != verb.low
    return plain and support.letter(verb) in "vo" and not verb.low.endswith(("ing", "en")) and not name.endswith("s")


def _is_name(token: Token) -> bool:
    """ "Ann", and neither "the Swedish" nor "Ann and the red"."""
    named = token.type == "ITEM" and isinstance(token.reference, Choice) and bool(token.words) and token.number is None
    return named and token.words[0].text[:1].isupper() and not (token.gap and closed().get(token.gap[-1].low) in ("d", "s"))


def _is_plural(word: Word) -> bool:
    return singular(word.low) != word.low and is_person(word.low)


def _occasion(before: Token, rank: Token, token: Token, support: Support) -> tuple[Word, ...]:
    """ "Arrived at 6:00 | the last | time": on another occasion than the puzzle's."""
    last = bool(rank.words) and rank.words[-1].low == "last"
    ranked = last or isinstance(rank.reference, Place) or support.ordinal(rank)
    if before.type != "ITEM" or not ranked or [w.low for w in rank.gap] != ["the"] or not token.gap:
        return ()
    return (*rank.words, *token.gap[:1]) if singular(token.gap[0].low) in _OCCASIONS else ()


def _verbless(negation: Token, token: Token, support: Support) -> bool:
    """ "Ann doesn't | the balloon", "Ann not eat toast": a verb is missing."""
    if negation.words[0].low not in ("not", "n't"):
        return False
    if negation.gap and negation.gap[-1].low in ("does", "did", "do"):
        return not (shapes.search(r"[voa]", letters(token.gap, support)) or any(w.low in verb_forms() for w in token.gap))
    first = token.gap[0].low if token.gap else ""
    return not negation.gap and first in verb_forms() and not finite(first) and not first.endswith(("ing", "ed", "en"))


def _walks(token: Token) -> bool:
    """ "Walks", "drives": a way of getting about told by its verb, which may as well be done to somebody or something."""
    told = isinstance(token.reference, Choice) and token.reference.by_verb
    return told and not any(item.label.casefold().endswith("ing") for item in token.reference.items)  # type: ignore[union-attr]


def _had_by_a_day(day: Token, token: Token, support: Support) -> bool:
    """ "Came after | October 10 | with a wire basket": who came has it, and no date."""
    if not isinstance(day.reference, Choice) or not token.gap or token.gap[0].low not in ("with", "in", "wearing", "carrying"):
        return False
    return all(support.frame.by_name[item.category].dimension in ("date", "time") for item in day.reference.items)


def _in_their_presence(direction: Token, item: Token, support: Support) -> bool:
    """ "Appears before | Judge Ogden": in court, and no earlier than the judge."""
    if direction.type != "DIR" or direction.words[-1].low != "before" or not isinstance(item.reference, Choice):
        return False
    verb = next((w.stem for w in reversed(direction.gap) if w.low in verb_forms()), "")
    heads = (singular(split(i.category)[-1].low) for i in item.reference.items if split(i.category))
    return verb in _APPEARING and any(head in _PRESIDING for head in heads)


def _hides(item: Token, token: Token) -> bool:
    """ "Behind the red | gate": a place, and nobody's turn in a line."""
    return item.type == "ITEM" and bool(token.gap) and singular(token.gap[0].low) in _SCREENS


def _categories(token: Token, before: frozenset[str]) -> frozenset[str]:
    """The categories of the last item: what follows it may speak of them."""
    if isinstance(token.reference, Choice):
        return frozenset(item.category for item in token.reference.items)
    return before if token.type != "ITEM" else frozenset()
