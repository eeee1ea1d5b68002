"""Neighbours told with a word left out or behind: "the plot next to Ann's | belongs to Ben", "with the red one to its left"."""

from nlpuzzle.english.words import Word
from nlpuzzle.understanding.rewording.waking import rewriter
from nlpuzzle.understanding.words.words_of import COPULAS

__all__ = ["told_of_neighbours"]

Words = tuple[Word, ...]

_RELATIONS = frozenset("above after before behind below beside left next right".split())
_LED = frozenset("directly immediately just right exactly to on the in front of".split())
#: what tells whose a place is, or what is in it
_HOLDING = frozenset("belonged belongs contained contains grew grows had has held holds".split())
_OPPOSITE = {"left": "right", "right": "left", "west": "east", "east": "west", "north": "south", "south": "north"}
_ENDING = frozenset({"", ".", ";"})
_OTHERS = frozenset({",", ";", "who", "which", "that", "and", "or", "not", "n't", "if"})
_BATON = frozenset({"baton"})
_HANDED = frozenset("handed hands passed passes gave gives".split())
_TAKEN = frozenset("took takes received receives got gets".split())
_AT_ONCE = frozenset({"directly", "straight", "immediately", "on"})


def _owner_of_the_next(words: Words) -> Words:
    """ "The plot next to Ann's | belongs to Ben": Ann's plot."""
    lows = [w.low for w in words]
    if lows[0] != "the":
        return words
    for at in range(4, len(words) - 1):
        if lows[at] not in _HOLDING or lows[at - 1] not in ("'s", "'"):
            continue
        start = next((i for i in range(2, at - 1) if lows[i] in _RELATIONS), 0)
        begin = start
        while begin > 2 and lows[begin - 1] in _LED:
            begin -= 1
        if not start or begin != 2 or _OTHERS & set(lows[:at]):
            return words
        return (*words[:at], words[at].instead(lows[1]), *words[at:])
    return words


def _with_those_beside(words: Words) -> Words:
    """ "Between Ann and Ben, | with Ann to the west of it and Ben to the east": and Ann is west of Ben."""
    lows = [w.low for w in words]
    end = len(words) - (lows[-1] == ".")
    at = next((i for i in range(5, end - 6) if lows[i : i + 2] == [",", "with"]), 0)
    if not at or "between" not in lows[:at] or lows.count("with") != 1 or lows[:at].count(",") or not COPULAS & set(lows[:at]):
        return words
    sides = [i for i in range(at + 3, end) if lows[i] in _OPPOSITE]
    joint = next((i for i in range(at + 3, end) if lows[i] == "and"), 0)
    if len(sides) != 2 or not sides[0] < joint < sides[1] or lows[sides[1]] != _OPPOSITE[lows[sides[0]]]:
        return words
    parts = [_thing_beside(words, at + 2, sides[0], joint), _thing_beside(words, joint + 1, sides[1], end)]
    if not all(parts):
        return words
    side = words[sides[0]]
    relation = tuple(side.instead(low) for low in ("is", "to", "the", side.low, "of"))
    return (*words[:at], words[at], words[at + 1].instead("and"), *parts[0], *relation, *parts[1], *words[end:])


def _thing_beside(words: Words, begin: int, side: int, end: int) -> Words:
    """ "The green tent | to the west of it", "the red one | on its left": the tent; nothing where more is said."""
    lows = [w.low for w in words]
    led = lows[side - 2 : side]
    after = lows[side + 1 : end]
    plain = led[0] in ("to", "on") and led[1] in ("the", "its", "his", "her") and after in ([], ["of", "it"], ["of", "this"])
    thing = words[begin : side - 2]
    return thing if plain and 0 < len(thing) <= 5 and not _OTHERS & {w.low for w in thing} else ()


def _relayed(words: Words) -> Words:
    """ "Ann handed the baton (directly) to | Ben": came immediately before him; "took it from": after."""
    lows = [w.low for w in words]
    for i in range(1, len(words) - 2):
        verb = i - 2
        if lows[i] not in _BATON or lows[i - 1] != "the" or verb < 1:
            continue
        end = i + 1 + (lows[i + 1] in _AT_ONCE)
        way = {"to": "before", "from": "after"}.get(lows[end])
        told = lows[verb] in (_HANDED if way == "before" else _TAKEN)
        if way and told and not {"not", "n't", "never", "would", "could"} & set(lows[:verb]):
            came = (words[verb].instead("came"), words[i].instead("immediately"), words[end].instead(way))
            return (*words[:verb], *came, *words[end + 1 :])
    return words


#: each such wording put as the one that the grammar reads
told_of_neighbours = rewriter(
    (_HOLDING, _owner_of_the_next),
    (frozenset({"with"}), _with_those_beside),
    (_BATON, _relayed),
)
