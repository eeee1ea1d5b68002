"""Places in a contest told without "finished": "placed right behind Ann", "took second", "won the bronze medal"."""

from nlpuzzle.english.numbers import number_value, ordinal_value
from nlpuzzle.english.words import Word, finite
from nlpuzzle.puzzle import Frame
from nlpuzzle.understanding.rewording.waking import rewriter
from nlpuzzle.understanding.words.lines import is_contest, line
from nlpuzzle.understanding.words.words_of import COPULAS

__all__ = ["placed_plainly"]

Words = tuple[Word, ...]

_STEPS = frozenset({"place", "places", "position", "positions", "spot", "spots"})
_PLACED = frozenset({"placed", "ranked"})
_CLOSE = frozenset("directly exactly immediately just right somewhere".split())
_RELATED = frozenset("after ahead before behind below above".split())
_GETTING = frozenset("bagged claimed earned got received secured snagged takes took wins won".split())
_PRIZES = frozenset({"place", "prize"})
_MEDALS = {"gold": "first", "silver": "second", "bronze": "third"}
#: how far one was placed from another, of places where no other thing is counted
_EXACTLY: tuple[list[str], ...] = (["exactly"], ["just"], ["precisely"], ["at", "least"], ["at", "most"], [])
_FROM = frozenset("above ahead behind below better worse".split())
_ENDING = frozenset({"", ".", ",", ";", "and", "but", "while"})


def _placed_behind(words: Words) -> Words:
    """ "Placed | right behind Ann", "ranked | two places below Ann": finished."""
    lows = [w.low for w in words]
    for i in range(1, len(words) - 2):
        if lows[i] not in _PLACED:
            continue
        at = i + 1 + (lows[i + 1] in _CLOSE)
        if lows[at] in _RELATED or (_STEPS & set(lows[at + 1 : at + 2]) and at == i + 1):
            return (*words[:i], words[i].instead("finished"), *words[i + 1 :])
    return words


def _so_many_below(words: Words) -> Words:
    """ "Was placed | exactly two | below Ann": two places below; "one better than" is one place better."""
    lows = [*(w.low for w in words), "", ""]
    for i in range(2, len(words) - 2):
        if lows[i] not in _PLACED or not COPULAS & {*lows[max(0, i - 2) : i]}:
            continue
        at = i + 1 + next(len(b) for b in _EXACTLY if lows[i + 1 : i + 1 + len(b)] == b)
        number = number_value(lows[at])
        if number is not None and lows[at + 1] in _FROM and (lows[at + 1] not in ("better", "worse") or lows[at + 2] == "than"):
            places = words[i].instead("place" if number == 1 else "places")
            return (*words[: at + 1], places, *words[at + 1 :])
    return words


def _took_second(words: Words) -> Words:
    """ "Took | second", "got third prize", "won the bronze medal": finished second, third."""
    lows = [*(w.low for w in words), "", ""]
    for i in range(1, len(words) - 1):
        if lows[i] not in _GETTING:
            continue
        at = i + 1 + (lows[i + 1] in ("the", "a"))
        who = lows[i - 1] in ("who", "that")
        medal = _MEDALS.get(lows[at], "")
        if medal:
            end = at + 1 + (lows[at + 1] == "medal")
            if (lows[end] in _ENDING or (who and finite(lows[end]))) and (lows[at + 1] == "medal" or at == i + 1):
                return (*words[:i], words[i].instead("finished"), words[at].instead(medal), *words[end:])
        elif ordinal_value(lows[at]) is not None and at == i + 1:
            end = at + 1 + (lows[at + 1] in _PRIZES)
            if (lows[end] in _ENDING or (who and finite(lows[end]))) and lows[at + 1] != "place":
                return (*words[:i], words[i].instead("finished"), words[at], *words[end:])
    return words


_placed = rewriter((_PLACED, _so_many_below), (_PLACED, _placed_behind))
_ranked = rewriter((_PLACED, _so_many_below), (_PLACED, _placed_behind), (_GETTING, _took_second))


def placed_plainly(words: Words, frame: Frame) -> Words:
    """The words with "finished" for other verbs of coming in, where the line is of the places in a contest."""
    row = line(frame)
    if row is None or row.dimension != "position" or not is_contest(row):
        return words
    told = {w for item in row.items for w in item.casefold().split()}
    # prizes that no list tells may be things of their own: "took third prize"
    return _placed(words) if told & {*_MEDALS} or row.given != "listed" else _ranked(words)
