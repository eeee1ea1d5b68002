"""Since when something has been there: "has been around since 1950" dates from 1950."""

import re

from nlpuzzle.english.words import Word
from nlpuzzle.understanding.rewording.waking import rewriter

__all__ = ["dating_from"]

Words = tuple[Word, ...]

_THERE = (
    ["around"], ["open"], ["in", "business"], ["in", "operation"], ["operating"], ["running"], ["standing"], ["in", "use"],
)  # fmt: skip
_YEAR = re.compile(r"1\d{3}|20\d{2}")


def _since(words: Words) -> Words:
    """ "Has been around | since 1950"; not "has been closed since", nor "since Tuesday"."""
    lows = [w.low for w in words]
    at = lows.index("since")
    for there in _THERE:
        start = at - len(there) - 2
        told = start > 0 and lows[start] in ("has", "have") and lows[start + 1] == "been" and lows[start + 2 : at] == there
        if told and at + 1 < len(words) and _YEAR.fullmatch(lows[at + 1]):
            dates = "dates" if lows[start] == "has" else "date"
            return (*words[:start], words[start].instead(dates), words[at].instead("from"), *words[at + 1 :])
    return words


#: the sentence with "dates from"
dating_from = rewriter((frozenset({"since"}), _since))
