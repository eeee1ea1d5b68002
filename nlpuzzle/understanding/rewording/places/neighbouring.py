"""Neighbours told in other words: "has Ben as a neighbour", "in one of the houses next to", "separated from Ben by"."""

from collections.abc import Sequence

from nlpuzzle.english.classes import word_class
from nlpuzzle.english.morphology import is_plural, singular
from nlpuzzle.english.words import Word, finite, split
from nlpuzzle.puzzle import Frame
from nlpuzzle.understanding.rewording.waking import rewriter, woken_by
from nlpuzzle.understanding.words.vocabulary import verb_forms
from nlpuzzle.understanding.words.words_of import COPULAS, PLACES

__all__ = ["of_his_neighbour", "plain_neighbours"]

_NEIGHBOURS = frozenset({"neighbor", "neighbour"})
_HAVING = {"has": "is", "had": "was", "have": "stand"}
_OWN = frozenset({"a", "an", "his", "her", "their", "its", "the", "one"})
_DIRECT = frozenset({"immediate", "direct", "nearest"})
#: which side the subject is on of the neighbour it has there
_OTHER_SIDE = {
    "left": "directly to the right of", "right": "directly to the left of",
    "upstairs": "directly below", "downstairs": "directly above",
}  # fmt: skip
_STOREYS = {"upstairs": "directly above", "downstairs": "directly below"}
_UPWARD = {"up": "above", "down": "below"}
_ORDERED = frozenset({"after", "before", "above", "below"})
#: of which the next is the next of all; "the next woman after Ann" may stand farther on
_NEXT_ONES = PLACES | word_class("told-by-the-hour") | frozenset({"competitor", "contestant", "finisher", "one", "person"})
_BUT = frozenset({"but", "though", "although"})
_CLOSE = frozenset({"right", "directly", "immediately", "just"})
_POSSESSIVE = frozenset({"his", "her", "its", "their"})
_OPPOSITE = {"left": "right", "right": "left"}
_SHE = {"his": "he", "her": "she"}
#: what ends the clause that tells who is whose neighbour
_JOINTS = frozenset({",", ";", "but", "if", "or", "who", "which", "that", "than", "whereas", "while"})


def _as_a_neighbour(words: tuple[Word, ...]) -> tuple[Word, ...]:
    """ "Has | Ben | as her next-door neighbour": is next to him; "has Ben and Cleo as neighbours": is flanked by them."""
    lows = [w.low for w in words]
    for i in range(2, len(words) - 1):
        if lows[i] not in ("as", "for"):
            continue
        own = lows[i + 1] in _OWN
        at = i + 1 + own
        side = ""
        if lows[at : at + 1] and lows[at] in _OTHER_SIDE:
            side = lows[at]
            at += 1 + (lows[at + 1 : at + 2] == ["hand"])
        elif lows[at : at + 2] == ["next", "door"]:
            at += 2
        elif lows[at : at + 1] and lows[at] in _DIRECT:
            at += 1
        several = lows[at : at + 1] != [] and is_plural(lows[at])
        if lows[at : at + 1] == [] or singular(lows[at]) not in _NEIGHBOURS or several == own or (several and side):
            continue
        has = next((j for j in range(i - 2, 0, -1) if lows[j] in _HAVING or lows[j] in _JOINTS), 0)
        named = lows[has + 1 : i]
        if lows[has] not in _HAVING or (named.count("and") == 1) != several:
            return words
        said = "flanked by" if several else _OTHER_SIDE.get(side, "next to")
        plain = [words[has].instead(low) for low in (_HAVING[lows[has]], *said.split())]
        if lows[has] == "have" and several:
            return words
        return (*words[:has], *plain, *words[has + 1 : i], *words[at + 1 :])
    return words


def _somebodys_neighbour(words: tuple[Word, ...]) -> tuple[Word, ...]:
    """ "Is | the tea drinker's next-door neighbour": is next to the tea drinker."""
    lows = [w.low for w in words]
    for i in range(3, len(words) - 1):
        if lows[i] not in ("'s", "'"):
            continue
        at = i + 1
        side = _STOREYS.get(lows[at], "")
        at += 2 if lows[at : at + 2] == ["next", "door"] else lows[at] in _DIRECT or bool(side)
        several = lows[at : at + 1] != [] and is_plural(lows[at]) and lows[i] == "'"  # "the Bells' neighbours"
        named = lows[at : at + 1] != [] and (singular(lows[at]) if several else lows[at]) in _NEIGHBOURS
        if not named or lows[at + 1 : at + 2] not in ([], ["."], [","], [";"]):
            continue
        verb = next((j for j in range(i - 1, max(-1, i - 7), -1) if lows[j] in COPULAS), None)
        if verb is None:
            return words
        start = verb + 1 + (lows[verb + 1] in ("not", "n't"))
        if any(low in _JOINTS or low == "and" or low == "neither" for low in lows[start:i]):
            return words
        if several and "and" in lows[:verb]:
            return words  # each of the two, or the two together?
        near = (words[i].instead(low) for low in (side or "next to").split())
        return (*words[:start], *near, *words[start:i], *words[at + 1 :])
    return words


def _upstairs_neighbour(words: tuple[Word, ...]) -> tuple[Word, ...]:
    """ "Is the upstairs neighbour of | Ann", "lives upstairs of Ann": is directly above her."""
    lows = [w.low for w in words]
    for i in range(2, len(words) - 3):
        told = lows[i] in _STOREYS and lows[i - 1] in ("the", "a", "an") and lows[i + 1] in _NEIGHBOURS and lows[i + 2] == "of"
        if told and lows[i - 2] in COPULAS:
            return (*words[: i - 1], *(words[i].instead(low) for low in _STOREYS[lows[i]].split()), *words[i + 3 :])
    return words


def _adjoins(words: tuple[Word, ...]) -> tuple[Word, ...]:
    """ "Ann's hut | neighbours | the red one": is next to it."""
    lows = [w.low for w in words]
    for i in range(2, len(words) - 2):
        placed = lows[i - 1] in PLACES and not is_plural(lows[i - 1]) and lows[i + 1] == "the"
        if lows[i] in ("neighbours", "neighbors") and placed:
            return (*words[:i], *(words[i].instead(low) for low in ("is", "next", "to")), *words[i + 1 :])
    return words


def _one_of_two(words: tuple[Word, ...]) -> tuple[Word, ...]:
    """ "In one of the two houses | next to Ben's": in a house next to his."""
    lows = [w.low for w in words]
    for i in range(1, len(words) - 5):
        two = lows[i + 3] == "two"
        noun, near = lows[i + 3 + two], lows[i + 4 + two : i + 6 + two]
        placed = lows[i : i + 3] == ["one", "of", "the"] and lows[i - 1] in ("in", "on", "at")
        if placed and is_plural(noun) and singular(noun) in PLACES and _leads_beside(near):
            place = words[i + 3 + two].instead(singular(noun))
            return (*words[:i], words[i].instead("a"), place, *words[i + 4 + two :])
    return words


def _leads_beside(lows: Sequence[str]) -> bool:
    return list(lows) in (["next", "to"], ["adjacent", "to"]) or list(lows[:1]) in (["beside"], ["adjoining"])


def _separated_from(words: tuple[Word, ...]) -> tuple[Word, ...]:
    """ "Ann is separated from Ben by two houses": Ann and Ben are separated by two houses."""
    lows = [w.low for w in words]
    if lows.count("separated") != 1:
        return words
    at = lows.index("separated")
    by = next((i for i in range(at + 3, len(lows)) if lows[i] == "by" and lows[i + 1 : i + 2] != []), 0)
    if at < 2 or lows[at - 1] not in COPULAS or not by or lows[at + 1] != "from":
        return words
    if any(low in _JOINTS or low == "and" for low in (*lows[: at - 1], *lows[at + 2 : by])):
        return words
    parted = (words[at].instead("are"), words[at], *words[by:])
    return (*words[: at - 1], words[at - 1].instead("and"), *words[at + 2 : by], *parted)


def _next_after(words: tuple[Word, ...]) -> tuple[Word, ...]:
    """ "Has the next stop after | Ann's", "is the next person before Ben": the stop immediately after."""
    lows = [w.low for w in words]
    for i in range(1, len(words) - 3):
        told = lows[i - 1] == "the" and lows[i + 1].isalpha() and lows[i + 2] in _ORDERED
        if lows[i] == "next" and told and lows[i + 1] in _NEXT_ONES:
            return (*words[:i], words[i + 1], words[i].instead("immediately"), *words[i + 2 :])
        upward = lows[i - 1] == "the" and lows[i + 2] in _UPWARD and lows[i + 3] == "from"
        if lows[i] == "next" and upward and lows[i + 1] in _NEXT_ONES | {"flat", "apartment", "storey", "story"}:
            above = (words[i].instead("directly"), words[i].instead(_UPWARD[lows[i + 2]]))
            led = i - 1 if lows[i - 2] in COPULAS and lows[i + 1] not in ("floor", "storey", "story") else i
            return (*words[:led], *(words[i + 1 : i + 2] if led == i else ()), *above, *words[i + 4 :])
    return words


def _with_a_neighbour(words: tuple[Word, ...]) -> tuple[Word, ...]:
    """ "..., and | has a next-door neighbour who | keeps a dog": and is next to the one who does."""
    lows = [w.low for w in words]
    for i in range(2, len(words) - 4):
        if lows[i] not in _HAVING or lows[i + 1] not in ("a", "an") or lows[i - 1] not in ("and", "but"):
            continue
        at = _neighbour_at(lows, i + 2)
        if at and lows[at + 1 : at + 2] in (["who"], ["with"]):
            said = (words[at].instead(low) for low in (_HAVING[lows[i]], "next", "to", "the", "one"))
            return (*words[:i], *said, *words[at + 1 :])
    return words


@woken_by(*_NEIGHBOURS)
def of_his_neighbour(words: tuple[Word, ...], frame: Frame) -> tuple[Word, ...]:
    """ "Ann has the fox, and | her neighbour keeps a dog": and she is next to the one who does.

    Where all of them are told as neighbours, anybody may be hers.
    """
    lows = [w.low for w in words]
    if _NEIGHBOURS.isdisjoint(lows) or any(singular(w.low) in _NEIGHBOURS for c in frame for w in split(c.name)):
        return words
    for i in range(len(words) - 2):
        opens = i == 0 or lows[i - 1] in (";", "and")
        at = _neighbour_at(lows, i + 1) if lows[i] in _SHE and opens else 0
        if at and lows[at + 1 : at + 2] and lows[at + 1] in verb_forms() | _HAVING.keys() and finite(lows[at + 1]):
            said = (words[at].instead(low) for low in (_SHE[lows[i]], "is", "next", "to", "the", "one", "who"))
            return (*words[:i], *said, *words[at + 1 :])
    return words


def _neighbour_at(lows: Sequence[str], start: int) -> int:
    """Where "next-door neighbour" ends that begins at a word; 0 where none does."""
    at = start + 2 * (list(lows[start : start + 2]) == ["next", "door"])
    at += bool(lows[at : at + 1]) and lows[at] in _DIRECT
    return at if lows[at : at + 1] and lows[at] in _NEIGHBOURS else 0


#: each such wording put as one that the grammar reads
def _not_next_to_him(words: tuple[Word, ...]) -> tuple[Word, ...]:
    """ "Is left of Ann, | but not right next to her": but not directly. "Is next to Ann, but not on her left": on her right."""
    lows = [w.low for w in words]
    end = len(words) - (lows[-1] == ".")
    at = next((i for i in range(4, end - 2) if lows[i] in _BUT and lows[i + 1] == "not"), 0)
    if not at:
        return words
    before = at - (lows[at - 1] == ",")
    told = lows[at + 2 + (lows[at + 2] in _CLOSE) : end]
    if _JOINTS & {*lows[:before]} or {"and", "or", "not", "n't", "neither"} & {*lows[:before]}:
        return words
    like = words[at]
    if told[:2] == ["next", "door"] or told[:2] == ["next", "to"] or told[:1] == ["beside"]:
        rest = told[1:] if told[0] == "beside" else told[2:]
        rest = rest[1:] if rest[:1] == ["to"] else rest
        beyond = {"left", "right", "above", "below", "behind", "ahead", "before", "after"} & {*lows[:before]}
        if rest not in ([], ["him"], ["her"], ["it"], ["them"], ["his"], ["hers"], ["theirs"]) or not beyond:
            return words
        return (*words[:before], *(like.instead(low) for low in (",", "but", "not", "directly")), *words[end:])
    near = next((i for i in range(1, before - 1) if lows[i] == "next" and lows[i + 1] in ("to", "door")), 0)
    after = near + (2 if lows[near + 1] == "to" else 3)
    side = told[-1] if len(told) == 3 and told[0] in ("to", "on") and told[1] in _POSSESSIVE else ""
    if not near or side not in _OPPOSITE or "next" in lows[after:before] or lows[after - 1] != "to":
        return words
    start = near - (lows[near - 1] in _CLOSE)
    placed = f"directly to the {_OPPOSITE[side]} of".split()
    return (*words[:start], *(words[near].instead(low) for low in placed), *words[after:before], *words[end:])


def _on_its_side(words: tuple[Word, ...]) -> tuple[Word, ...]:
    """ "Is next to the net, | on its left": and on its left."""
    lows = [w.low for w in words]
    end = len(words) - (lows[-1] == ".")
    at = lows.index(",") if lows.count(",") == 1 else 0
    near = next((i for i in range(1, at) if lows[i] == "beside" or (lows[i] == "next" and lows[i + 1] in ("to", "door"))), 0)
    own = at + 4 == end and lows[at + 1] in ("on", "to") and lows[at + 2] in _POSSESSIVE and lows[at + 3] in _OPPOSITE
    if not near or not own or _JOINTS & {*lows[:at]} or {"and", "not", "n't", "neither"} & {*lows[:at]}:
        return words
    return (*words[: at + 1], words[at].instead("and"), *words[at + 1 :])


def _on_one_side(words: tuple[Word, ...]) -> tuple[Word, ...]:
    """ "Ann's neighbour on one side | keeps bees": Ann has a neighbour who keeps bees."""
    lows = [w.low for w in words]
    for i in range(1, len(words) - 6):
        told = lows[i] in ("'s", "'") and lows[i + 1] in _NEIGHBOURS and lows[i + 2 : i + 5] == ["on", "one", "side"]
        if not told or _JOINTS & {*lows[:i]} or {"and", "or", "neither", "other"} & {*lows[:i], *lows[i + 5 :]}:
            continue
        if lows[i + 5] in COPULAS or lows[i + 5] in _HAVING or (finite(lows[i + 5]) and lows[i + 5].endswith(("s", "ed"))):
            said = (words[i].instead(low) for low in ("has", "a"))
            return (*words[:i], *said, words[i + 1], words[i + 4].instead("who"), *words[i + 5 :])
    return words


plain_neighbours = rewriter(
    (_NEIGHBOURS, _on_one_side),
    (frozenset({"but", "though", "although"}), _not_next_to_him),
    (frozenset(_OPPOSITE), _on_its_side),
    (frozenset({"as", "for"}), _as_a_neighbour),
    (_NEIGHBOURS | {"neighbours", "neighbors"}, _somebodys_neighbour),
    (_NEIGHBOURS, _upstairs_neighbour),
    (frozenset({"neighbours", "neighbors"}), _adjoins),
    (_NEIGHBOURS, _with_a_neighbour),
    (frozenset({"one"}), _one_of_two),
    (frozenset({"next"}), _next_after),
    (frozenset({"separated"}), _separated_from),
)
