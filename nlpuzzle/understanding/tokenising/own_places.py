"""What is somebody's own, told by a pronoun where a name would be followed by "'s": "next to their hut", "was its captain"."""

from collections.abc import Sequence
from dataclasses import replace

from nlpuzzle.english.tables import words as word_table
from nlpuzzle.understanding.tokenising.pointing_words import OWN
from nlpuzzle.understanding.tokenising.tokens import Pronoun, Token
from nlpuzzle.understanding.words.people import is_person
from nlpuzzle.understanding.words.words_of import COPULAS

__all__ = ["with_owners"]

_RELATING = frozenset({"NEXT", "DIR", "THAN", "BETWEEN"})
#: what ends a clause, or the first half of "between theirs and the red one"
_CLOSING = frozenset({"END", "_COMMA", "_SEMI", "_BUT", "AND"})
_SOMEBODY = frozenset("boy gentleman girl guy lady man person woman".split())
#: "man 's house"
_MAN_AND_HIS_PLACE = 3
_THEIRS = {"theirs": "their", "hers": "her", "his": "his"}


def with_owners(tokens: Sequence[Token]) -> list[Token]:
    """The tokens with a pronoun of its own for whoever owns a place or a thing."""
    found: list[Token] = []
    for token in tokens:
        if token.type in _CLOSING and found and found[-1].type == "ITEM" and _of_a_man(token):
            token = replace(token, gap=token.gap[1:])
        if token.gap and token.type in _CLOSING and _after_relation(found):
            found += _owned(token)
        elif token.gap and token.type == "END" and found and (turned := _its_captain(found, token)):
            found = turned
        else:
            found.append(token)
    return found


def _of_a_man(token: Token) -> bool:
    """ "Next to the Swiss | man's house": as "the Swiss | 's house"."""
    lows = [w.low for w in token.gap[:2]]
    return len(token.gap) <= _MAN_AND_HIS_PLACE and len(lows) > 1 and lows[0] in _SOMEBODY and lows[1] in ("'s", "'")


def _after_relation(before: Sequence[Token]) -> bool:
    """Whether what follows is what a thing is next to, older than, or between."""
    kinds = [t.type for t in before[-3:]]
    return kinds[-1:] != [] and (kinds[-1] in _RELATING or kinds == ["BETWEEN", "ITEM", "AND"])


def _owned(token: Token) -> list[Token]:
    """ "Their hut", "theirs" before the end of a clause, as an item and the words after it: "(they) 's hut"."""
    lows = [w.low for w in token.gap]
    if len(lows) == 1 and lows[0] in _THEIRS:
        return [Token("ITEM", "", token.gap, (), reference=Pronoun(_THEIRS[lows[0]])), replace(token, gap=())]
    thing = len(lows) == 2 and lows[0] in OWN and not is_person(lows[1]) and lows[1] not in word_table("relational")
    if not thing:
        return [token]
    owner = Token("ITEM", "", token.gap[:1], (), reference=Pronoun(lows[0]))
    return [owner, replace(token, gap=(token.gap[0].instead("'s"), token.gap[1]))]


def _its_captain(before: Sequence[Token], end: Token) -> list[Token]:
    """ "..., but Ann | was never | its captain": its captain was never Ann; only where a clause begins so."""
    kinds = [t.type for t in before]
    denied = kinds[-1:] == ["NOT"]
    named = len(before) - 1 - denied
    if named < 1 or kinds[named] != "ITEM" or kinds[named - 1] not in ("_COMMA", "_SEMI", "_BUT", "AND"):
        return []
    who = before[named]
    verb = before[-1].gap if denied else end.gap[:1]
    owned = end.gap if denied else end.gap[1:]
    if [w.low for w in verb] not in [[low] for low in COPULAS] or len(owned) != 2 or owned[0].low != "its":
        return []
    if any(w.low not in ("the", "a", "an") for w in who.gap):
        return []
    owner = Token("ITEM", "", owned[:1], (), reference=Pronoun("its"))
    said = (owned[0].instead("'s"), owned[1], *verb)
    whom = who if denied else replace(who, gap=(*said, *who.gap))
    middle = [replace(before[-1], gap=said)] if denied else []
    return [*before[:named], owner, *middle, whom, replace(end, gap=())]
