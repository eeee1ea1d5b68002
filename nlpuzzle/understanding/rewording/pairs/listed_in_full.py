"""All of them told by name: "the four guests consist of Ann, ...", "the four guests are: Ann, ..." are they."""

from nlpuzzle.english.morphology import is_plural
from nlpuzzle.english.numbers import number_value
from nlpuzzle.english.words import Word
from nlpuzzle.understanding.rewording.waking import rewriter

__all__ = ["listed_in_full"]

Words = tuple[Word, ...]

#: what leads from so many to their names
_LISTING = (["consist", "of"], ["comprise"], ["are", "composed", "of"], ["are", "made", "up", "of"], ["are", "as", "follows"],
            ["are"], ["were"])  # fmt: skip
#: "the four | remaining lunch | guests"
_LONGEST = 5


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


#: put as what they are
listed_in_full = rewriter((frozenset({"consist", "comprise", "composed", "made", "follows", ":"}), _in_full))
