"""What something has in it or on it: "the pot with chocolate | in it", "the mug with a swan on it"."""

from nlpuzzle.english.words import Word
from nlpuzzle.understanding.rewording.waking import lows_of, rewriter
from nlpuzzle.understanding.words.vocabulary import closed

__all__ = ["with_it_in"]

Words = tuple[Word, ...]


def _with_it_in(words: Words) -> Words:
    """ "The pot with chocolate | in it |": with chocolate."""
    lows = lows_of(words)
    for at in range(1, len(words) - 3):
        if lows[at] != "with":
            continue
        stop = min(at + 5, len(words) - 1)
        end = next((i for i in range(at + 2, stop) if lows[i : i + 2] in (["in", "it"], ["on", "it"])), 0)
        thing = lows[at + 1 : end]
        thing = thing[1:] if thing[:1] and thing[0] in ("a", "an", "some", "the") else thing
        if end and thing and all(low.isalpha() and closed().get(low) is None for low in thing):
            return (*words[:end], *_with_it_in(words[end + 2 :]))
    return words


#: the words without "in it"
with_it_in = rewriter((frozenset({"it"}), _with_it_in))
