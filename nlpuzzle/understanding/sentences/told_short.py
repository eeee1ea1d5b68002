"""A sentence that leaves out what the one before said: "Ann read 15 pages. Ben read twice as many", "... Whoever did"."""

from nlpuzzle.english.adjectives import comparative
from nlpuzzle.english.morphology import is_plural
from nlpuzzle.english.numbers import CARDINALS
from nlpuzzle.english.words import Word, finite
from nlpuzzle.understanding.words.vocabulary import verb_forms
from nlpuzzle.understanding.words.words_of import COPULAS

__all__ = ["in_full"]

Words = tuple[Word, ...]

#: what joins or bounds what is said, so that it is no plain fact
_JOINING = frozenset(", ; : ( ) - and or nor but if unless than both either neither not n't never only at most least".split())
_POINTING = frozenset("he she it they this that these those one its his her their there nobody no one somebody only".split())
_OF_TWO = frozenset({"neither", "both"})
_SEVERAL = frozenset({"are", "were", "have", "do", "did"})
_HAD = frozenset({"has", "had"})
_FACTORS = frozenset({"twice", "half", "times"})
_COUNTED = frozenset({"more", "fewer", "less"})
_DOING = frozenset({"did", "does"})
_NOT = frozenset({"not", "n't"})
_ENDING = frozenset({",", "."})


def in_full(first: Words, second: Words) -> Words:
    """The second sentence with what it takes from the first; the sentence itself where it is whole."""
    first = first[:-1] if [w.low for w in first[-1:]] == ["."] else first
    lows = [w.low for w in first]
    if len(first) < 3 or lows[0] in _POINTING or len(second) < 2:
        return second
    if second[0].low in _OF_TWO:
        return _two_again(first, second)
    denied = next((i for i, low in enumerate(lows) if low in _NOT), 0)
    return _who_did(first, denied, second) if denied else _than_that_one(first, second)


def _than_that_one(first: Words, second: Words) -> Words:
    """ "Ann read 15 pages. | Ben read twice as many": as Ann; "the shed is 3 m wide. | The barn is wider"."""
    amount = next((i for i, w in enumerate(first) if _is_amount(w)), 0)
    verb = _verb_before(first, amount)
    end = len(second) - (second[-1].low == ".")
    said = {w.low for w in first[verb:]}
    plain = not {w.low for w in (*first, *second[:end])} & _JOINING and second[0].low not in _POINTING
    if not verb or not plain or first[verb - 1].low in ("who", "that"):
        return second
    lows = [w.low for w in second[:end]]
    at = next((i for i, w in enumerate(second[:end]) if comparative(w.low) or lows[i : i + 1] == ["as"]), 0)
    again = _verb_before(second, at)
    if not again or not _same_verb(first[verb], second[again]):
        return second
    noun = next((w for w in first[amount + 1 :] if is_plural(w.low)), None)
    between, after = lows[again + 1 : at], lows[at + 1 :]
    if lows[at] == "as":
        if lows[at - 1] not in _FACTORS or lows.count("as") > 1 or len(after) not in (1, 2) or set(after[1:]) - said:
            return second
        counted, led = after == ["many"], "as"
    else:
        degree = comparative(lows[at])
        measured = degree is not None and (degree.base in said or lows[at] in _COUNTED)
        if not (measured or set(between) & said - COPULAS) or set(after) - said:
            return second  # "3 m wide" and then "1 m shorter"
        if any(low not in said and not _is_amount(w) for low, w in zip(between, second[again + 1 : at], strict=True)):
            return second
        counted, led = lows[at] in _COUNTED and not after and not set(between) & said, "than"
    last = second[end - 1]
    added = [last.instead(noun.low)] if counted and noun is not None else []
    named = [w._replace(start=last.end, end=last.end) for w in first[:verb]]
    if named[0].low == "the":
        named[0] = named[0].instead("the")
    return (*second[:end], *added, last.instead(led), *named, *second[end:])


def _two_again(first: Words, second: Words) -> Words:
    """ "Ann and Ben came before Cleo. | Neither wore red": neither of the two that the sentence before begins with."""
    lows = [w.low for w in first]
    joint = lows.index("and") if lows.count("and") == 1 else 0
    verb = next((i for i, w in enumerate(first) if _is_verb(w) or w.low in _SEVERAL or w.low in verb_forms()), 0)
    named = 0 < joint < verb - 1 and all(w.text[0].isupper() for i, w in enumerate(first[:verb]) if i != joint)
    start = 3 if [w.low for w in second[1:3]] == ["of", "them"] else 1
    if not named or len(second) < start + 2 or not _begins_with_verb(second[start]):
        return second
    if {w.low for w in second[1:]} & {"nor", "and", "or"}:
        return second
    last = second[start - 1]
    pair = [w._replace(start=last.end, end=last.end) for w in first[:verb]]
    if second[0].low == "both":
        return (*pair, *second[start:])
    return (second[0], *pair[:joint], pair[joint].instead("nor"), *pair[joint + 1 :], *second[start:])


def _begins_with_verb(word: Word) -> bool:
    return _is_verb(word) or word.low in _SEVERAL or word.low in verb_forms() or word.low.endswith("ed")


def _is_amount(word: Word) -> bool:
    return word.low[0].isdecimal() or word.low in CARDINALS


def _verb_before(words: Words, at: int) -> int:
    """The last verb before a place in the sentence, behind a subject; 0 where there is none."""
    return next((i for i in range(at - 1, 0, -1) if _is_verb(words[i])), 0)


def _is_verb(word: Word) -> bool:
    return word.low in COPULAS | _HAD or (word.low in verb_forms() and finite(word.low))


def _same_verb(one: Word, other: Word) -> bool:
    return one.stem == other.stem or {one.low, other.low} <= COPULAS


def _who_did(first: Words, denied: int, second: Words) -> Words:
    """ "Ann did not wear silk. | The guest who did came third": who wore silk; "Ben did, but ..." is told likewise."""
    helper = first[denied - 1].low
    rest = first[denied + 1 :]
    others = {w.low for w in (*first[:denied], *rest)} & _JOINING
    if helper not in _DOING | {"is", "was"} or not rest or others or (helper in _DOING and not _base(rest[0])):
        return second
    lows = [w.low for w in second]
    at = next((i for i, low in enumerate(lows) if low == helper and i), 0)
    if not at:
        return second
    after = lows[at + 1] if at + 1 < len(second) else "."
    told = lows[at - 1] in ("who", "that") and (after in _ENDING or _is_verb(second[at + 1]))
    alone = after in _ENDING and not any(_is_verb(w) or w.low in _JOINING | _POINTING for w in second[:at])
    if not (told or alone) or (helper not in _DOING and after in _ENDING and not told):
        return second
    return (*second[: at + 1], *(w._replace(start=second[at].end, end=second[at].end) for w in rest), *second[at + 1 :])


def _base(word: Word) -> bool:
    """ "Wear", as it stands after "did not"."""
    return word.low in verb_forms() and not word.low.endswith("ing")
