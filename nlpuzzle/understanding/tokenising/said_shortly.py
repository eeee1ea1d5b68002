"""Two or three words that say what one does: "on board", "each day", "intended for", "rose" for climbed."""

from nlpuzzle.english.words import Word
from nlpuzzle.understanding.tokenising.waking import rewriter

__all__ = ["said_shortly"]

_EACH = frozenset({"day", "week", "month", "year", "night", "evening"})


def _aboard(words: tuple[Word, ...]) -> tuple[Word, ...]:
    """ "The rum was on board | the Petrel": aboard it; who is on board with something agrees to it."""
    lows = [w.low for w in words]
    for i in range(1, len(words) - 1):
        if lows[i : i + 2] == ["on", "board"] and lows[i + 2 : i + 3] not in (["with"], ["for"]):
            return (*words[:i], words[i].instead("aboard"), *words[i + 2 + (lows[i + 2 : i + 3] == ["of"]) :])
    return words


def _each_day(words: tuple[Word, ...]) -> tuple[Word, ...]:
    """ "Reads 10 minutes longer | each day | than": so much longer a day."""
    lows = [w.low for w in words]
    for i in range(2, len(words) - 2):
        if lows[i] in ("each", "every") and lows[i + 1] in _EACH and lows[i + 2] == "than":
            return (*words[:i], words[i].instead("a"), *words[i + 1 :])
    return words


def _meant_for(words: tuple[Word, ...]) -> tuple[Word, ...]:
    """ "The one | intended for | the niece": the one for her; what was intended for her may have been given to another."""
    lows = [w.low for w in words]
    for i in range(2, len(words) - 1):
        one = lows[i - 2 : i] in (["the", "one"], ["than", "that"])
        if lows[i] in ("intended", "meant") and lows[i + 1] == "for" and one and lows[i + 4 : i + 5] != ["'s"]:
            return (*words[:i], *words[i + 1 :])
    return words


def _rose(words: tuple[Word, ...]) -> tuple[Word, ...]:
    """ "The kite | rose | 20 feet higher than", "rose higher than": climbed; "a rose" is none."""
    lows = [w.low for w in words]
    for i in range(1, len(words) - 2):
        far = lows[i + 1] == "higher" or (lows[i + 1][0].isdecimal() and lows[i + 3 : i + 4] == ["higher"])
        if words[i].text == "rose" and far and lows[i - 1] not in ("the", "a", "one", "her", "his", "their"):
            return (*words[:i], words[i].instead("climbed"), *words[i + 1 :])
    return words


#: each of these words put as the one that the other modules read
said_shortly = rewriter(
    (frozenset({"board"}), _aboard),
    (_EACH, _each_day),
    (frozenset({"intended", "meant"}), _meant_for),
    (frozenset({"rose"}), _rose),
)
