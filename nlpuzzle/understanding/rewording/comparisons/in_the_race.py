"""Who came in before whom in a race: "could not catch Ben" came in behind him, "beat Ben to the line" before him."""

from nlpuzzle.english.numbers import ordinal_value
from nlpuzzle.english.words import Word
from nlpuzzle.puzzle import Frame
from nlpuzzle.understanding.rewording.waking import woken_by
from nlpuzzle.understanding.words.lines import is_contest, line

__all__ = ["at_the_finish", "not_caught"]

Words = tuple[Word, ...]

_CATCHING = (["catch"], ["catch", "up", "with"], ["overtake"], ["outrun"], ["outpace"], ["get", "past"], ["keep", "up", "with"])
_GOALS = frozenset("bottom buoy end flag finish jetty line pier post quay shore summit tape top wall".split())
_BEATING = frozenset({"beat", "beats", "beaten"})
_ACROSS = frozenset({"across", "at", "over", "past", "to", "through"})
_RANKS = frozenset({"last", "next"})
_OTHERWISE = frozenset({"and", "or", "nor", "either", "until", "before", "after", "at", "who", "which", "that", "'s", "'"})


@woken_by("could")
def not_caught(words: Words, frame: Frame) -> Words:
    """ "But | could not catch | Ben", of who came in when: but finished behind Ben."""
    lows = [w.low for w in words]
    row = line(frame)
    if row is None or row.name.casefold() != "place" or "could" not in lows:
        return words
    at = lows.index("could")
    if lows[at + 1 : at + 2] not in (["not"], ["n't"]):
        return words
    verb = next((verb for verb in reversed(_CATCHING) if lows[at + 2 : at + 2 + len(verb)] == verb), None)
    whom = words[at + 2 + len(verb or ()) :]
    end = next((i for i, w in enumerate(whom) if w.low in (".", ",", ";")), len(whom))
    named = end > 0 and (whom[0].low == "the" or all(w.proper for w in whom[:end]))  # "Ben", and not "Ben on the hill"
    if verb is None or not named or _OTHERWISE & {w.low for w in whom[:end]}:
        return words
    return (*words[:at], words[at].instead("finished"), words[at].instead("behind"), *whom)


def at_the_finish(words: Words, frame: Frame) -> Words:
    """ "Beat Ben | to the line", "was last | across the line", where it is asked who came in when."""
    row = line(frame)
    if row is None or not is_contest(row):
        return words
    lows = [w.low for w in words]
    for i in range(2, len(words) - 2):
        end = i + 2 + (lows[i + 1] == "the" and lows[i + 2] in ("finish", "finishing"))
        end += 1
        goal = lows[i + 1] == "the" and lows[end - 1 : end] != [] and lows[end - 1] in _GOALS
        if lows[i + 2] == "finish" and lows[i + 3 : i + 4] in ([], ["."], [","], [";"], ["by"], ["and"], ["but"]):
            goal, end = lows[i + 1] == "the", i + 3
        after = lows[end : end + 1]
        if not goal or after not in ([], ["."], [","], [";"], ["and"], ["but"], ["by"]):
            continue
        beaten = lows[i] == "to" and any(low in _BEATING for low in lows[max(0, i - 8) : i])
        ranked = lows[i] in _ACROSS and (lows[i - 1] in _RANKS or ordinal_value(lows[i - 1]) is not None)
        if beaten or ranked:
            return (*words[:i], *words[end:])
    return words
