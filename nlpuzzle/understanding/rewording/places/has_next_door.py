"""Whom somebody has next door, two doors away or beside him: "has the baker | next door", "in hut 3, with Ben next door"."""

from nlpuzzle.english.morphology import singular
from nlpuzzle.english.numbers import number_value
from nlpuzzle.english.words import Word, finite
from nlpuzzle.understanding.rewording.waking import rewriter
from nlpuzzle.understanding.words.vocabulary import verb_forms
from nlpuzzle.understanding.words.words_of import COPULAS, DETERMINERS, PLACES

__all__ = ["has_next_door"]

Words = tuple[Word, ...]

_HAVING = {"has": "is", "had": "was"}
_DOES = {"does": "is", "did": "was"}
_DENIED = frozenset({"not", "n't"})
#: what ends the clause, or joins it to the rest of the sentence
_ENDING = frozenset({"", ".", ",", ";"})
_HELD = frozenset("boy girl house man neighbor neighbour one owner person resident tenant woman".split())
#: what no name or description of a person has
_OTHERS = frozenset(
    "and at but either from if in n't neither next no nor not of on or that to which who whose with without".split()
)
_HIM = frozenset({"him", "her", "it", "them"})
#: "has the red hut next to | hers"
_HIS = frozenset({"his", "hers", "theirs"})
_LIVING = frozenset({"living", "staying", "located", "standing", "sitting"})


def has_next_door_at(words: Words) -> Words:
    """ "Ann | has the baker next door", "has Ben two doors away": is next door to the baker, is two doors away from Ben."""
    lows = [*(w.low for w in words), "", ""]
    for i in range(1, len(words) - 2):
        told = _beside_at(lows, i + 1)
        if told is None:
            continue
        start, end, where = told
        led = _led_to(lows, i, named=words[i + 1].proper)
        if led is None or not _ends(lows, end) or not _whole(words, i + 1, start):
            continue
        begin, verb = led
        if lows[i] == "with" and lows[i - 1] == "," and lows[end] == ",":
            verb = ("who", "is")  # "Ann, | with Ben next door, | keeps bees"
        said = (words[i].instead(low) for low in (*verb, *where.split()))
        return (*words[:begin], *said, *words[i + 1 : start], *has_next_door_at(words[end:]))
    return words


def _beside_at(lows: list[str], start: int) -> tuple[int, int, str] | None:
    """Where "next door", "two doors away" or "beside him" begins and ends after a noun, and the relation that it tells."""
    for at in range(start + 1, min(start + 7, len(lows) - 2)):
        begin = at
        if lows[at - 1] in _LIVING and at > start + 1:
            begin -= 1
        elif lows[at - 3 : at - 1] == ["in", "the"] and lows[at - 1] in PLACES and at > start + 3:
            begin -= 3
        if lows[at : at + 2] == ["next", "door"]:
            but_one = lows[at + 2 : at + 4] == ["but", "one"]
            return (begin, at + 4, "two doors away from") if but_one else (begin, at + 2, "next door to")
        many = number_value(lows[at])
        if many is not None and singular(lows[at + 1]) == "door" and lows[at + 2 : at + 3] in (["away"], ["off"]):
            return begin, at + 3, f"{lows[at]} {lows[at + 1]} away from"
        near = lows[at] == "beside" or lows[at : at + 2] == ["next", "to"]
        whom = at + 1 + (lows[at] == "next")
        if near and lows[whom] in _HIM | _HIS:
            return begin, whom + 1, "next to"
        if lows[at] in _OTHERS and lows[start] != "both" and lows[at : at + 2] != ["in", "the"]:
            return None
    return None


def _led_to(lows: list[str], at: int, *, named: bool) -> tuple[int, tuple[str, ...]] | None:
    """Where the verb, or "with", before a noun begins, and what is said in its place."""
    if lows[at] in _HAVING:
        return at, (_HAVING[lows[at]],)
    if lows[at] == "have" and at > 1 and lows[at - 1] in _DENIED and lows[at - 2] in _DOES:
        return at - 2, (_DOES[lows[at - 2]], "not")
    if lows[at] != "with":
        return None
    whose = named and lows[at - 1] in _HELD  # "the man with the dog next door" may be its owner
    return (at, ()) if whose or lows[at - 1] == "," or number_value(lows[at - 1]) is not None else None


def _ends(lows: list[str], at: int) -> bool:
    """Whether nothing follows, another clause or the verb of this one: "next door | to" and "next door | 's" are not over."""
    low, after = lows[at], lows[min(at + 1, len(lows) - 1)]
    verb = after if low in ("and", "but") else low
    return low in _ENDING or verb in COPULAS | _HAVING.keys() | _DOES.keys() or (verb in verb_forms() and finite(verb))


def _whole(words: Words, start: int, end: int) -> bool:
    """Whether one person is named and nothing else: "the baker", "Ben", "both Ben and the cook"."""
    lows = [w.low for w in words[start:end]]
    both = lows[:1] == ["both"] and lows.count("and") == 1
    named = lows[:1] != [] and (lows[0] in DETERMINERS or both or words[start].proper)
    return named and not (_OTHERS - ({"and"} if both else frozenset())) & {*lows} and lows[-1] not in DETERMINERS | {"and"}


has_next_door = rewriter((frozenset({"door", "doors", "beside", "next"}), has_next_door_at))
