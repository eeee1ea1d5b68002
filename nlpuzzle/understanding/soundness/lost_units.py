"""Amounts that lack their unit, and numbers of nothing: "weighs | 30", "three | older"."""

from collections.abc import Iterator, Sequence

from nlpuzzle.english.classes import verb_class, word_class
from nlpuzzle.english.measured import measured
from nlpuzzle.english.morphology import singular
from nlpuzzle.english.units import unit_of
from nlpuzzle.english.words import pasts, stems
from nlpuzzle.understanding.soundness.finite_verbs import continues
from nlpuzzle.understanding.soundness.habits import Found, Habits
from nlpuzzle.understanding.soundness.mentioned import Tokens, categories_of, has_own_unit, has_unit, is_bare_number
from nlpuzzle.understanding.tokenising.tokens import Choice, Token
from nlpuzzle.understanding.words.vocabulary import closed
from nlpuzzle.understanding.words.words_of import COPULAS

__all__ = ["lasting", "lost_unit", "says_its_amount", "uncounted"]

_MEASURED = word_class("measuring")
_COUNTED = frozenset({"COMP", "DIR", "APART", "BETWEEN", "BETWEENTHEM", "APARTFROM", "END"})
_HAS = frozenset({"has", "have", "had"})
#: what joins the items of a list
_LISTING = frozenset({"AND", "OR", "NOR", "_COMMA"})
#: what one does in a place
_STANDING = verb_class("staying")
_SIZES = frozenset({"great", "large", "small"})
#: "three more than", "one better": of what is clear from the subject
_UNITLESS = frozenset("more less few often high low good bad".split())


def lost_unit(tokens: Tokens, i: int, category: str, habits: Habits) -> Iterator[Found]:
    """ "Weighs | 30", where others weigh so many kilograms."""
    token = tokens[i]
    if not is_bare_number(token):
        return
    following = tokens[i + 1].gap[:1]
    if following and singular(following[0].low) == habits.frame.by_name[category].unit:
        return  # "the tour with 9 | people"
    if following and following[0].low in _MEASURED:
        yield ("unit", category), (*token.words, *following)
    elif token.gap and says_its_amount(token, category):
        return
    elif not has_unit(tokens, i) and habits.frame.by_name[category].unit not in (None, "year"):
        start = max((k + 1 for k, t in enumerate(tokens[:i]) if t.type in ("IF", "IFF", "UNLESS", "THEN")), default=0)
        before = tokens[start:i]
        # "30 kg and the other 40", "has 12 points and the other has 15"
        units = [t for t in before if has_own_unit(t) and categories_of(t) == categories_of(token)]
        said = any(not token.gap or [w.stem for w in t.gap[-1:]] == [token.gap[-1].stem] for t in units)
        led = token.gap or (tokens[i - 1].gap if i and tokens[i - 1].type in ("EITHER", "NEITHER") else ())
        had = bool(led) and led[-1].low == "with"  # "the player with | 18", but "with 18 medals"
        # "has | 18", where the list has "18 points"
        had = had or (bool(led) and led[-1].low in _HAS and _printed_with_unit(token, category, habits))
        had = had or lasting(token, habits) == category
        had = had and (not following or closed().get(following[0].low) is not None or following[0].low in pasts())
        if (habits.measured[category] or had) and not said:
            yield ("unit", category), token.words


def says_its_amount(token: Token, category: str) -> bool:
    """ "Serves | 6" where there are so many servings, "a magnitude of | 4.8": the word for the amount stands before it."""
    telling = token.gap[-2] if token.gap[-1].low == "of" and len(token.gap) > 1 else token.gap[-1]
    return telling.stem in stems(category)


def lasting(token: Token, habits: Habits) -> str | None:
    """ "Stays for | 9", where others stay for so many days: the category of those stretches of time."""
    if [w.low for w in token.gap[-1:]] != ["for"]:
        return None
    told = [c for c in sorted(categories_of(token)) if habits.frame.by_name[c].dimension == "duration"]
    return next((c for c in told if _printed_with_unit(token, c, habits)), None)


def _printed_with_unit(token: Token, category: str, habits: Habits) -> bool:
    """Whether the list has the unit beside the number: "18 points"."""
    unit, items = habits.frame.by_name[category].unit, token.reference.items if isinstance(token.reference, Choice) else ()
    last = (item.label.casefold().split()[-1] for item in items)
    return any(singular(word) == unit or unit_of(word) is not None for word in last)


def _stands_so_far(tokens: Tokens, i: int) -> bool:
    """ "Is | two", "stands exactly | three", "and | three": a small number that nothing but a place is told by."""
    token, before = tokens[i], tokens[i - 1] if i else None
    gap = before.gap if before is not None and before.type in ("EXACTLY", "ATLEAST", "ATMOST") else token.gap
    stands = gap[-1].low in COPULAS or gap[-1].stem in _STANDING if gap else before is not None and before.type == "AND"
    return stands and len(token.words) == 1 and token.words[0].low.isalpha()


def _of_a_count(said: Sequence[Token]) -> bool:
    """ "The score of | Ann was | 40", "Ann's | score was | 40": a number is spoken of, which may be so much greater."""
    words = [w for token in said for w in token.gap]
    counts = [w.low for w in words if w.low in measured() and measured()[w.low].dimension == "count"]
    return len(counts) == 1 and bool(words) and words[-1].low in COPULAS


def uncounted(tokens: Tokens, i: int) -> Iterator[Found]:
    """ "Three | older", "by at most two": how many of what?"""
    token, following = tokens[i], tokens[i + 1] if i + 1 < len(tokens) else None
    if token.type != "NUM" or token.unit or following is None or following.gap:
        return
    if following.type not in _COUNTED or continues(tokens[0]):
        return
    if following.type == "COMP" and (tokens[i + 2].gap or (following.adjective and following.adjective.base in _UNITLESS)):
        return  # "three more | points than", "one higher than"
    if following.type == "COMP" and following.adjective and following.adjective.base in _SIZES and _of_a_count(tokens[: i + 1]):
        return  # "the population of Rome is 40 | greater than"
    if following.type == "DIR" and following.words[0].low == "to" and _stands_so_far(tokens, i):
        return  # "is two | to the left of": of whatever stands in the row
    joined = following.type != "COMP" or any(t.type in _LISTING | {"_BUT"} for t in tokens[:i])
    measured = tokens[i - 1].type == "ATMOST" and any(t.type == "COMP" for t in tokens[:i])  # "less than Ann, but by at most 4"
    kinds = {"COMP"} if measured else _COUNTED
    said = [k for k, t in enumerate(tokens[:i]) if t.type == "NUM" and (t.unit or tokens[k + 1].gap)]
    if joined and any(tokens[k + 1].type in kinds for k in said):
        return  # "two places after Ann and one | before Ben"
    if following.type == "BETWEEN":  # "there are exactly three | between"
        counted = len(token.words) == 1 and token.words[0].low not in ("nobody", "none")
        if counted and any(t.type == "THERE" for t in tokens[:i]):
            yield ("counted", ""), token.words
        return
    if following.type != "END" or (i and tokens[i - 1].type in ("BY", "ATMOST")):
        yield ("counted", following.type), (*token.words, *following.words)
