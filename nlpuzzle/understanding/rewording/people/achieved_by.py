"""The first and the best, told by who did it: "the longest jump was made by the one in red", "the other took last"."""

from nlpuzzle.english.adjectives import superlative
from nlpuzzle.english.classes import word_class
from nlpuzzle.english.numbers import ordinal_value
from nlpuzzle.english.words import Word, key
from nlpuzzle.understanding.rewording.waking import rewriter

__all__ = ["achieved_by"]

Words = tuple[Word, ...]

#: what is done once each, with the participles of doing it
_MADE = frozenset("achieved completed made recorded undertaken".split())
_REACHED = frozenset("achieved attained clocked obtained posted recorded set".split())
_DONE = {
    **dict.fromkeys(word_class("made-once-each"), _MADE),
    **dict.fromkeys(word_class("reached-once-each"), _REACHED),
    **dict.fromkeys(("bid", "offer"), frozenset("made placed".split())),
    **dict.fromkeys(("lecture", "performance", "speech", "talk"), frozenset("delivered given".split())),
    **dict.fromkeys(("exam", "lesson", "test"), frozenset("had sat taken".split())),
}
_LATEST = frozenset({"final", "last"})
_JOINTS = frozenset(", ; and but or if not n't neither either than whose".split())
#: "of the | morning"
_MOST = 4


def _by_the_one(words: Words) -> Words:
    """ "The last test of the day | was taken by | the one in red": belonged to the one in red."""
    lows = [w.low for w in words]
    by = lows.index("by") if lows.count("by") == 1 else 0
    if by < 5 or lows[0] != "the" or lows[by - 2] != "was" or lows[by + 1 : by + 2] != ["the"] or _JOINTS & set(lows):
        return words
    best = superlative(lows[1]) is not None or ordinal_value(lows[1]) is not None or lows[1] in _LATEST
    noun, after = lows[2], lows[3 : by - 2]
    whole = not after or (after[:2] == ["of", "the"] and len(after) <= _MOST)
    if not best or not whole or lows[by - 1] not in _DONE.get(noun, ()):
        return words
    return (*words[: by - 2], words[by - 1].instead("belonged"), words[by].instead("to"), *words[by + 1 :])


def _won_by(words: Words) -> Words:
    """ "The race | was won by | the girl in red": she won it."""
    lows = [w.low for w in words]
    end = len(words) - (lows[-1:] == ["."])
    contest = lows[:1] == ["the"] and lows[1:2] and lows[1] in _CONTESTS and lows[2:5] == ["was", "won", "by"]
    if not contest or end < 6 or _JOINTS & set(lows[:end]) or lows[5] in ("a", "an", "some"):
        return words
    return (*words[5:end], words[3], *words[:2], *words[end:])


def _took_last(words: Words) -> Words:
    """ "The other took | last": last place."""
    lows = [*(w.low for w in words), "", ""]
    for i in range(1, len(words) - 1):
        ranked = ordinal_value(lows[i + 1]) is not None or lows[i + 1] == "last"
        if words[i].stem == _TAKE and ranked and lows[i + 2] in _ENDING:
            return (*words[: i + 2], words[i + 1].instead("place"), *words[i + 2 :])
    return words


_ENDING = frozenset({"", ".", ",", ";", "and", "but"})
_TAKE = key("take")
_CONTESTS = word_class("contests-of-all") | {"race"}

#: whoever did it has it
achieved_by = rewriter(
    (frozenset({"by"}), _by_the_one),
    (frozenset({"won"}), _won_by),
    (frozenset({"take", "takes", "took", "taken", "taking"}), _took_last),
)
