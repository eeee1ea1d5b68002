"""What somebody serves, called after him: "Noah's internship begins", of interns."""

from nlpuzzle.english.morphology import singular
from nlpuzzle.english.words import Word, split
from nlpuzzle.puzzle import Frame

__all__ = ["of_ones_term"]

Words = tuple[Word, ...]


def of_ones_term(words: Words, frame: Frame) -> Words:
    """ "Noah | 's internship | begins": Noah begins; "the marketing | internship": the marketing intern."""
    heads = {singular(nouns[-1].low) for c in frame if (nouns := split(c.name))}
    for i in range(1, len(words)):
        low = words[i].low
        if not low.endswith("ship") or low[:-4] not in heads or low in heads:
            continue
        if words[i - 1].low in ("'s", "'"):
            return (*words[: i - 1], *words[i + 1 :])
        return (*words[:i], words[i].instead(low[:-4]), *words[i + 1 :])
    return words
