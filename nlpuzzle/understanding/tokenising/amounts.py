"""What a number is, once the tokens around it are known: an amount that a comparison takes, an item of that value, a bound
of one, or a count of people.
"""

from collections.abc import Sequence
from dataclasses import replace

from nlpuzzle.english.morphology import is_plural
from nlpuzzle.english.numbers import CARDINALS
from nlpuzzle.english.units import unit_of
from nlpuzzle.english.words import Word, finite
from nlpuzzle.understanding.tokenising.tokens import Choice, Pronoun, Token
from nlpuzzle.understanding.words.vocabulary import verb_forms
from nlpuzzle.understanding.words.words_of import BOUNDS, COMPARED, COPULAS, PLACES, RELATORS

__all__ = ["numbers_decided"]


#: "nobody is older than Ann", "all the others are"
_WHOEVER = frozenset({"nobody", "all the others"})


def numbers_decided(tokens: list[Token]) -> list[Token]:
    """Each NUMBER becomes a NUM, an amount that a comparison takes, or an ITEM, the thing with that value."""
    decided: list[Token] = []
    for i, token in enumerate(tokens):
        if token.type == "ITEM" and isinstance(token.reference, Choice) and _plain_number(token) and i + 1 < len(tokens):
            if _bounds_value(tokens, i):
                decided.append(replace(token, type="VALUE"))
                continue
            if _takes_amount(tokens[i + 1], token, _there(tokens, i)) or _limit(tokens, i) or _one_of_amounts(tokens, i):
                decided.append(Token("NUM", "", token.words, token.gap, number=token.number, unit=token.unit))
                continue
        if token.type == "NUMBER" and _one_of_amounts(tokens, i):
            decided.append(Token("NUM", "", token.words, token.gap, number=token.number, unit=tokens[i + 2].unit))
        elif token.type != "NUMBER":
            decided.append(token)
        elif token.value == "nobody" and i == 0 and _follows(tokens, i) == "ITEM":
            decided.append(replace(token, type="NOBODY", reference=None))
        elif _counts_people(tokens, i) or _outranked(tokens, i):
            decided.append(replace(token, type="COUNT", reference=None))
        elif token.value == "all the others":
            decided.append(Token("STOP", "all", token.words, token.gap))
        elif _bounds_value(tokens, i) or _compared_with_value(tokens, i):
            decided.append(replace(token, type="VALUE"))
        elif i + 1 < len(tokens) and (_takes_amount(tokens[i + 1], token, _there(tokens, i)) or _limit(tokens, i)):
            decided.append(Token("NUM", "", token.words, token.gap, number=token.number, unit=token.unit))
        else:
            decided.append(Token("ITEM", "", token.words, token.gap, reference=token.reference, number=token.number))
    return decided


def _one_of_amounts(tokens: list[Token], i: int) -> bool:
    """ "Two or three places before": one of two amounts, each of which is tried; not "the $40 lamp or the one | $5 dearer"."""
    following = tokens[i + 1 : i + 4]
    if len(following) < 3 or following[0].type != "OR" or not _amount(following[1]):
        return False
    if following[1].gap and following[1].gap[0].low == "the":
        return False
    return _takes_amount(following[2], following[1])


def _amount(token: Token) -> bool:
    return token.type == "NUMBER" or (token.type == "ITEM" and token.number is not None)


def _counts_people(tokens: list[Token], i: int) -> bool:
    """ "Two of the cooks are older than Ann", "nobody came before her", "there are three to her left"."""
    token = tokens[i]
    if i + 1 >= len(tokens) or tokens[i + 1].type not in COMPARED:
        return False
    start = i
    while start and (tokens[start - 1].type == "THERE" or tokens[start - 1].type in BOUNDS):
        start -= 1
    if _has_people(tokens, start, i):
        return True
    opening = [t.type for t in tokens[start:i]]
    lone = not start or tokens[start - 1].type in _JOINTS
    spelt = token.value in _WHOEVER or token.words[0].low in CARDINALS
    if not lone or not spelt or token.unit:
        return False
    following = tokens[i + 1]
    of_them = len(token.words) > 1 and token.words[-1].low in ("them", "other", "others")
    told = of_them or token.value in _WHOEVER or "THERE" in opening
    return told or any(w.low in _ARE or finite(w.low) or w.low in verb_forms() for w in following.gap[1:])


def _outranked(tokens: list[Token], i: int) -> bool:
    """ "Is older than exactly | two others", "came in ahead of at least | three | runners": so many of them, at the end."""
    token = tokens[i]
    if i < 2 or tokens[i - 1].type not in BOUNDS or tokens[i - 2].type not in ("THAN", "DIR") or token.gap:
        return False
    if token.unit or token.words[0].low not in CARDINALS or _follows(tokens, i) not in _CLOSING:
        return False
    noun = tokens[i + 1].gap[:1] if i + 1 < len(tokens) else ()
    others = len(token.words) > 1 and token.words[-1].low in ("them", "other", "others")
    return others or bool(noun)


#: what may end a clause
_CLOSING = frozenset({"END", "_COMMA", "_SEMI", "_BUT", "AND"})


def _has_people(tokens: list[Token], start: int, i: int) -> bool:
    """ "Ann has exactly two people behind her", "Ben has nobody to his left": the count begins at `start`."""
    if not start or i + 2 >= len(tokens):
        return False
    verb = tokens[start].gap
    if tokens[start - 1].type != "ITEM" and not (tokens[start - 1].type in _JOINTS and len(verb) == 1):
        return False  # "stands behind Ben and | has two people behind him"
    spelt = tokens[i].value == "nobody" or (tokens[i].words[0].low in CARDINALS and not tokens[i].unit)
    has = bool(verb) and verb[-1].low in ("has", "have", "had")
    same = isinstance(tokens[i + 2].reference, Pronoun)
    return spelt and has and tokens[i + 1].type == "DIR" and same


#: a clause may begin after these
_JOINTS = frozenset({"AND", "_COMMA", "_SEMI", "_BUT", "IF", "THEN", "UNLESS"})
_ARE = frozenset({"is", "are", "was", "were", "has", "have", "had"})


#: before these, and a bound, stands an amount and no value
_OF_AMOUNTS = frozenset({"BY", "_BUT", "DIFFER", "PARTED"})


def _bounds_value(tokens: list[Token], i: int) -> bool:
    """ "Paid more than $20", "flew at least 9 metres": a bound of a value, not of a difference."""
    if not i or tokens[i - 1].type not in BOUNDS or any(t.type in _OF_AMOUNTS for t in tokens[max(0, i - 2) : i]):
        return False
    return _follows(tokens, i) in ("END", "_COMMA", "_BUT", "AND", "OR", "_SEMI")


def _compared_with_value(tokens: list[Token], i: int) -> bool:
    """ "Older than 25", where nobody is 25: the bare value."""
    choice = tokens[i].reference
    named = isinstance(choice, Choice) and bool(choice.items)
    return bool(i) and tokens[i - 1].type == "THAN" and not named and _follows(tokens, i) in ("END", "_COMMA", "_BUT", "AND")


def _follows(tokens: list[Token], i: int) -> str:
    """The type of the token after one, END at the end."""
    return tokens[i + 1].type if i + 1 < len(tokens) else "END"


def _limit(tokens: list[Token], i: int) -> bool:
    """ "..., but by at most two places", "... by two places": the number ends the sentence."""
    before = i - 2 if i > 1 and tokens[i - 1].type in BOUNDS else i - 1
    if i and tokens[before].type in _OF_AMOUNTS - {"_BUT"}:
        return True
    return i > 1 and tokens[i - 1].type == "ATMOST" and tokens[i - 2].type == "_BUT" and tokens[i + 1].type == "END"


def _plain_number(token: Token) -> bool:
    """Whether the label is a number: it may be an amount instead ("256 GB larger")."""
    return token.number is not None


def _there(tokens: list[Token], i: int) -> bool:
    """ "There are two | talks between": what follows the number is a noun, whatever verb is spelt so."""
    return any(t.type == "THERE" for t in tokens[max(0, i - 2) : i])


def _takes_amount(following: Token, number: Token, there: bool = False) -> bool:
    """Whether a comparison follows the number at once, at most with the noun of what is counted in between."""
    if following.type not in RELATORS or number.words[-1].low in ("old", "olds"):
        return False  # "the 30-year-old | ahead of"
    # "one person | lives between": the noun is counted; "the 30-year-old | stands between" has none
    counted = following.type == "BETWEEN" and not number.unit and following.gap and (there or _noun_first(following.gap))
    words = () if counted else following.gap
    gap = following.gap
    if number.value == "nobody" and following.type == "BETWEEN" and len(gap) == 1 and _is_verb(gap[0].low):
        return True  # "nobody | spoke | between"
    if counted and len(gap) == 3 and gap[1].low in COPULAS:
        gap = (gap[0], gap[2])  # "one player | is ranked | between"
    told = number.unit is not None and len(number.words) > 1  # "the one who pays $40 stands behind Ann" counts no stands
    return len(gap) <= 3 and not any(w.low in _NO_UNIT or (w in words and _is_verb(w.low, told)) for w in gap)


def _noun_first(gap: Sequence[Word]) -> bool:
    """ "Two | talks are held | between": of two verb forms the first is a noun."""
    another = len(gap) > 1 and (gap[1].low in COPULAS or gap[1].low in verb_forms())
    return not _is_verb(gap[0].low) or (is_plural(gap[0].low) and another)


def _is_verb(word: str, told: bool = False) -> bool:
    """ "The 30-year-old stands behind Ann": the verb parts the number from the comparison; "3 seats" are no verb.

    Where it is `told` already what the number counts, even "seats" is one.
    """
    return finite(word) and unit_of(word) is None and (told or (word in verb_forms() and word not in PLACES))


_NO_UNIT = frozenset(
    (
        "is are was were be been has have had will would did does do who that which whose in on at for with from by the a an 's"
    ).split()
)
