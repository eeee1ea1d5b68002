"""What somebody has, said to be what it is: "had Vance as their coach" is had Vance, "the team of Vance" is his team."""

from nlpuzzle.english.morphology import singular
from nlpuzzle.english.words import Word, split
from nlpuzzle.puzzle import Frame

__all__ = ["had_as_such"]

Words = tuple[Word, ...]

_HAS = frozenset({"had", "has", "have", "having"})
_DETERMINERS = frozenset("a an her his its the their".split())
#: several who go by the name of one
_TEAMS = frozenset("class crew side squad team".split())


def had_as_such(words: Words, frame: Frame) -> Words:
    """The words without "as their coach" after a coach, and with "Vance's team" for "the team of Vance"."""
    lows = [*(w.low for w in words), "", ""]
    if "as" not in lows and _TEAMS.isdisjoint(lows):
        return words  # nearly always
    for category in frame:
        heads = [singular(w.low) for w in split(category.name)][-1:]
        for label in ([w.low for w in split(item)] for item in category.items):
            for i in range(1, len(words) - len(label) + 1):
                end = i + len(label)
                if lows[i:end] != label:
                    continue
                noun = end + 1 + (lows[end + 1] in _DETERMINERS)
                if lows[end] == "as" and lows[i - 1] in _HAS and [singular(lows[noun])] == heads:
                    return had_as_such((*words[:end], *words[noun + 1 :]), frame)
                team = i - 2
                whose = lows[i - 1] == "of" and team > 0 and lows[team] in _TEAMS and lows[team - 1] == "the"
                if whose and words[i].text[:1].isupper():
                    named = (*words[i:end], words[i].instead("'s"), words[team])
                    return had_as_such((*words[: team - 1], *named, *words[end:]), frame)
    return words
