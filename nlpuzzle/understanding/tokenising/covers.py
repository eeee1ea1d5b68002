"""What one is under, behind or in front of, where it is what one has: "sold under the red awning", "behind the blue door".

And what is outside a house or a tent is there: "parked outside house 3", "grows in front of the red tent".
"""

from dataclasses import replace

from nlpuzzle.english.classes import word_class
from nlpuzzle.english.kinds import PLACES, kind_of
from nlpuzzle.english.morphology import singular
from nlpuzzle.english.units import unit_of
from nlpuzzle.english.words import Word, split
from nlpuzzle.puzzle import Frame
from nlpuzzle.understanding.tokenising.tokens import Choice, Token
from nlpuzzle.understanding.words.people import is_of_people
from nlpuzzle.understanding.words.vocabulary import closed, verb_forms

__all__ = ["at_its_front", "before_its_house", "outside_it", "with_its_cover"]

Tokens = tuple[Token, ...]

#: what leads to such a thing, and to which things
_LEADING = {
    **dict.fromkeys(("under", "beneath", "underneath"), word_class("covers")),
    "behind": word_class("screens"),
}
_PLACES = word_class("localities") | {"spot", "shop", "store", "building", "corner"}
_ARTICLES = frozenset({"the", "a", "an"})
#: what has an outside, where one parks and cooks
_HOUSES = word_class("with-an-outside")
#: verbs by which one thing may be before another in the line
_MERELY = frozenset("are be been come comes is was were".split())
#: "two places | behind the red door", "directly | under the red awning"
_MEASURING = frozenset("NUM EXACTLY ATLEAST ATMOST OVER HEDGE DIRECTLY DIR COUNT COMP THERE EQUAL MULT".split())


def at_its_front(tokens: Tokens, frame: Frame) -> Tokens:
    """The tokens with "at" for "in front of", where nothing stands in a line: "sold cakes in front of the bank"."""
    if frame.line is not None or not any(_in_front(t) for t in tokens):
        return tokens  # nearly always
    found: list[Token] = []
    for token in tokens:
        lead = found[-1] if found and _in_front(found[-1]) else None
        before = found[-2:-1]
        if lead is None or not _is_place(token, frame) or (before and before[0].type in _MEASURING):
            found.append(token)
            continue
        found.pop()
        found.append(replace(token, gap=(*lead.gap, lead.words[0].instead("at"), *token.gap)))
    return tuple(found)


def outside_it(tokens: Tokens, frame: Frame) -> Tokens:
    """The tokens with "at" for "outside" before whose place it is, of things that neither live nor go there themselves."""
    if not any(w.low == "outside" for t in tokens for w in t.gap):
        return tokens  # nearly always
    found = list(tokens)
    for i, token in enumerate(tokens[1:], 1):
        at = next((k for k, w in enumerate(token.gap) if w.low == "outside"), -1)
        if at < 0 or not _is_thing(tokens[0], frame) or any(t.type == "_COMMA" for t in tokens[:i]):
            continue
        before = token.gap[at + 1 :]
        chosen = i if token.type == "ITEM" else i + 1  # "outside either | the red tent or"
        if chosen + 1 >= len(tokens) or tokens[chosen].type != "ITEM":
            continue
        around = (*before, *(tokens[chosen].gap if chosen > i else ()), *tokens[chosen + 1].gap[:2])
        near = [w.low for w in around if closed().get(w.low) not in ("d", "s")]
        if near and near[0] in _HOUSES:
            found[i] = replace(token, gap=(*token.gap[:at], token.gap[at].instead("at"), *before))
    return tuple(found)


def before_its_house(tokens: Tokens, frame: Frame) -> Tokens:
    """The tokens with "at" for "in front of" before a house of the line: "parked in front of"."""
    line = frame.line
    at = next((i for i, t in enumerate(tokens) if _in_front(t)), 0)
    if not at or line is None or at + 2 > len(tokens) or not _is_thing(tokens[0], frame):
        return tokens  # nearly always
    lead, house = tokens[at], tokens[at + 1]
    done = any(w.low in verb_forms() and w.low not in _MERELY for w in lead.gap)
    denied = at == 2 and tokens[1].type == "NOT"
    told = done and closed().get(lead.gap[0].low) not in ("s", "w", "j") and singular(lead.gap[0].low) not in _HOUSES
    if not (at == 1 or denied) or not told or house.type != "ITEM":
        return tokens
    around = (*house.gap, *house.words[:1], *tokens[at + 2].gap[:1])
    near = [singular(w.low) for w in around if closed().get(w.low) != "d"]
    if singular(line.name.split()[-1].casefold()) not in _HOUSES or not near[:2] or not _HOUSES & {*near[:2]}:
        return tokens
    said = replace(house, gap=(*lead.gap, lead.words[0].instead("at"), *house.gap))
    return (*tokens[:at], said, *tokens[at + 2 :])


def _is_thing(token: Token, frame: Frame) -> bool:
    """Whether a token names a thing without life: a van, bacon, a game."""
    if token.type != "ITEM" or not isinstance(token.reference, Choice) or token.number is not None or _of_an_owner(token):
        return False
    categories = [frame.by_name[item.category] for item in token.reference.items]
    return not any(is_of_people(c) or c.ordered or kind_of(c.items) in ("animal", "person") for c in categories)


def _of_an_owner(token: Token) -> bool:
    """ "His | red van": of somebody named elsewhere."""
    return any(w.low in ("his", "her", "their") for w in token.gap)


def _is_place(token: Token, frame: Frame) -> bool:
    """Whether an item is one of the places that the puzzle lists: "Location: bank, library, ..."."""
    if token.type != "ITEM" or not isinstance(token.reference, Choice) or token.number is not None:
        return False
    names = [split(frame.by_name[item.category].name)[-1:] for item in token.reference.items]
    return all(name and singular(name[0].low) in _PLACES for name in names)


def _in_front(token: Token) -> bool:
    return token.type == "DIR" and [w.low for w in token.words] == ["in", "front", "of"]


def with_its_cover(tokens: Tokens) -> Tokens:
    """The tokens with "with" for "under" and "behind" before such items."""
    if not any(w.low in _LEADING for t in tokens for w in (*t.words, *t.gap)):
        return tokens  # nearly always
    found: list[Token] = []
    for i, token in enumerate(tokens):
        tail = tokens[i + 1].gap[:1] if i + 1 < len(tokens) else ()
        chosen = found.pop() if found and found[-1].type in ("NEITHER", "EITHER") and not found[-1].gap else None
        lead = found[-1] if found and found[-1].type == "DIR" and len(found[-1].words) == 1 else None
        gap = token.gap if lead is None else (*lead.gap, *lead.words, *token.gap)
        at = len(gap) - 1 - (bool(gap) and gap[-1].low in _ARTICLES)
        before = found[: len(found) - (lead is not None)][-1:]
        placed = at >= 0 and gap[at].low in _LEADING and (lead is None or lead.words[0] is gap[at])
        measured = bool(before) and before[0].type in _MEASURING and not _somebody(gap[:at])
        if not placed or not _covers(token, tail, gap[at].low) or measured:
            found += [token] if chosen is None else [chosen, token]
            continue
        if lead is not None:
            found.pop()
        if chosen is not None and lead is not None:  # "behind | neither | the red door nor"
            found.append(replace(chosen, gap=(*lead.gap, lead.words[0].instead("with"))))
            found.append(token)
            continue
        found += [] if chosen is None else [chosen]
        found.append(replace(token, gap=(*gap[:at], gap[at].instead("with"), *gap[at + 1 :])))
    return tuple(found)


def _somebody(lead: tuple[Word, ...]) -> bool:
    """Whether one of them is told right before: "left of | the wizard | under the red roof", not "two places | behind"."""
    if len(lead) < 2 or lead[-2].low not in _ARTICLES:
        return False
    noun = singular(lead[-1].low)
    return noun not in PLACES and unit_of(noun) is None and (noun == "one" or closed().get(noun) is None)


def _covers(token: Token, tail: tuple[Word, ...], lead: str) -> bool:
    """Whether an item is told by such a noun, which follows it: "the red | awning"."""
    if token.type != "ITEM" or not isinstance(token.reference, Choice) or token.number is not None or not tail:
        return False
    return tail[0].low in _LEADING[lead]
