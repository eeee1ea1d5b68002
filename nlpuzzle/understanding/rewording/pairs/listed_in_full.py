"""All of them told by name: "the four guests consist of Ann, ...", "the four guests are: Ann, ..." are they."""

from nlpuzzle.english.morphology import is_plural
from nlpuzzle.english.numbers import number_value
from nlpuzzle.english.words import Word
from nlpuzzle.understanding.rewording.waking import lows_of, rewriter

__all__ = ["listed_in_full"]

Words = tuple[Word, ...]

#: what leads from so many to their names
_LISTING = (["consist", "of"], ["comprise"], ["are", "composed", "of"], ["are", "made", "up", "of"], ["are", "as", "follows"],
            ["are"], ["were"])  # fmt: skip
#: "the four | remaining lunch | guests"
_LONGEST = 5
_LED = frozenset({"these", "here", "following"})
_DIFFERENT = frozenset({"different", "distinct"})


def _in_full(words: Words) -> Words:
    """ "The five lighthouses | consist of | the one at Pell, ...", "the five dives | are: | ...": are."""
    lows = [*(w.low for w in words), "", ""]
    count = int(lows[0] == "the")
    if number_value(lows[count]) is None:
        return words
    for at in range(count + 2, min(count + _LONGEST, len(words) - 3)):
        said = next((said for said in _LISTING if lows[at : at + len(said)] == said), None)
        if said is None or not is_plural(lows[at - 1]):
            continue
        end = at + len(said) + (lows[at + len(said)] == ":")
        if "," not in lows[end:] or end == at + 1:
            return words
        are = words[at].instead("were" if said == ["were"] else "are")
        return (*words[:at], are, *words[end:])
    return words


def _different_people(words: Words) -> Words:
    """ "These are four different people: Ann, ... and the baker": Ann, ... and the baker are four different people."""
    lows = lows_of(words)
    led = 1 + (lows[0] == "the" and lows[1] == "following")
    if lows[led - 1] not in _LED or lows[led] not in ("are", "were") or lows.count(":") != 1:
        return words
    colon = lows.index(":")
    said = [*lows[led + 1 : colon]]
    said = said[said[:1] == ["all"] :]
    said = said[bool(said) and number_value(said[0]) is not None :]
    end = len(words) - (words[-1].low == ".")
    told = len(said) in (2, 3) and said[0] in _DIFFERENT and is_plural(said[-1]) and "," in lows[colon:end]
    return (*words[colon + 1 : end], *words[led:colon], *words[end:]) if told and end > colon + 3 else words


#: put as what they are
listed_in_full = rewriter(
    (_DIFFERENT, _different_people), (frozenset({"consist", "comprise", "composed", "made", "follows", ":"}), _in_full)
)
