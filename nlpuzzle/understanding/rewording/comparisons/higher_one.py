"""What is compared told once for two comparisons: "Ann has a higher number than Ben, and Ben has a higher | one | than Cy"."""

from nlpuzzle.english.words import Word, finite
from nlpuzzle.understanding.rewording.waking import rewriter

__all__ = ["a_higher_one"]

Words = tuple[Word, ...]

_HAS = frozenset({"has", "had", "have"})
_LEVEL = frozenset({"higher", "lower"})
_MORE = frozenset({"higher", "lower", "larger", "smaller", "greater", "bigger"})


def _a_higher_one(words: Words) -> Words:
    lows = [w.low for w in words]
    for i in range(6, len(words) - 1):
        again = lows[i] == "one" and lows[i + 1] == "than" and lows[i - 1] in _MORE
        if not again or lows[i - 2] != "a" or lows[i - 3] not in _HAS:
            continue
        told = [at for at in range(3, i - 4) if lows[at + 1] == "than" and lows[at - 1] in _MORE and lows[at - 2] == "a"]
        if len(told) == 1 and lows[told[0]] == "number" and lows[told[0] - 3] in _HAS:
            return (*words[:i], words[told[0]], *words[i + 1 :])
    return words


def _in_a_higher_one(words: Words) -> Words:
    """ "Ann rowed in a higher-numbered lane than Ben, and Ben | in a higher one | than Cy": rowed in such a lane, too."""
    lows = [w.low for w in words]
    at = next((i for i in range(3, len(lows) - 3) if lows[i : i + 1] == ["numbered"] and lows[i - 1] in _LEVEL), 0)
    again = next((i for i in range(at + 5, len(lows) - 1) if lows[i] == "one" and lows[i + 1] == "than"), 0)
    if not at or not again or lows[at - 3 : at - 1] != ["in", "a"] or lows[at + 2] != "than" or lows.count("in") != 2:
        return words
    led = again - 3
    joint = next((i for i in range(at + 3, led) if lows[i] in ("and", "but")), 0)
    if lows[led : led + 2] != ["in", "a"] or lows[again - 1] not in _LEVEL or not joint or led - joint not in (1, 2, 3, 4):
        return words
    verb = words[at - 4]
    if not finite(verb.low) or verb.low in lows[joint:led] or {"not", "n't", "never", "or", "nor"} & {*lows}:
        return words
    said = (verb,) if led > joint + 1 else ()  # "but | in a higher one", of the same
    told = (*said, *words[led:again], words[at], words[at + 1])
    like = words[led - 1]
    put = (w._replace(start=like.end, end=like.end) if w in (verb, words[at], words[at + 1]) else w for w in told)
    return (*words[:led], *put, *words[again + 1 :])


#: "a higher number" for "a higher one", "in a higher-numbered lane" for "in a higher one"
a_higher_one = rewriter((frozenset({"one"}), _a_higher_one), (frozenset({"numbered"}), _in_a_higher_one))
