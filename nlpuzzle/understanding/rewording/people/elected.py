"""Who wins an election, and who comes last in it, where votes are all that is counted: "the winner", "won the election"."""

from nlpuzzle.english.words import Word, finite, stems
from nlpuzzle.puzzle import Frame
from nlpuzzle.understanding.words.words_of import COPULAS

__all__ = ["elected"]

Words = tuple[Word, ...]

_VOTE = stems("vote votes")
_ENDING = frozenset({"", ".", ",", ";", "and", "but"})
_ELECTIONS = frozenset({"ballot", "contest", "election", "race", "vote"})
_COMING = (["came", "in", "last"], ["came", "last"], ["finished", "last"], ["ended", "up", "last"])


def elected(words: Words, frame: Frame) -> Words:
    """ "The | winner | is a dentist", "won the election", "came in last": had the most, or the fewest, votes."""
    ordered = frame.ordered
    if len(ordered) != 1 or not _VOTE & stems(ordered[0].name) or ordered[0].anchor:
        return words
    lows = [*(w.low for w in words), "", "", ""]
    for i in range(len(words)):
        if lows[i : i + 2] == ["the", "winner"] and (lows[i + 2] in (*COPULAS, *_ENDING, "was", "is") or finite(lows[i + 2])):
            return (*words[: i + 1], *_told(words[i + 1], "one with the most votes"), *words[i + 2 :])
        if lows[i : i + 2] == ["won", "the"] and lows[i + 2] in _ELECTIONS and lows[i + 3] in _ENDING:
            return (*words[:i], *_told(words[i], "got the most votes"), *words[i + 3 :])
        for last in _COMING:
            if i and lows[i : i + len(last)] == last and lows[i + len(last)] in _ENDING:
                return (*words[:i], *_told(words[i], "got the fewest votes"), *words[i + len(last) :])
    return words


def _told(like: Word, text: str) -> Words:
    return tuple(like.instead(low) for low in text.split())
