"""What something has in it or on it: "the pot with chocolate | in it", "the mug has neither a swan nor a rose on it"."""

from nlpuzzle.english.words import Word
from nlpuzzle.understanding.rewording.waking import lows_of, rewriter
from nlpuzzle.understanding.words.vocabulary import closed

__all__ = ["with_it_in"]

Words = tuple[Word, ...]

_IN_IT = tuple([where, it] for where in ("in", "on") for it in ("it", "them"))
_HAS = frozenset({"has", "have", "had"})
_CHOOSING = frozenset({"either", "neither", "no", "nor", "or", "a", "an", "some", "the"})
_STARTS = frozenset({",", ";", "and", "but", "if", "unless", "then", "otherwise"})
_ENDS = frozenset({"", ".", ",", ";", "and", "but", "if", "unless", "only"})
#: words from "has" to "in it"
_LONGEST = 8


def _with_it_in(words: Words) -> Words:
    """ "The pot with chocolate | in it |": with chocolate."""
    lows = lows_of(words)
    for at in range(1, len(words) - 3):
        if lows[at] != "with":
            continue
        stop = min(at + 5, len(words) - 1)
        end = next((i for i in range(at + 2, stop) if lows[i : i + 2] in _IN_IT), 0)
        thing = lows[at + 1 : end]
        thing = thing[1:] if thing[:1] and thing[0] in ("a", "an", "some", "the") else thing
        if end and thing and all(low.isalpha() and closed().get(low) is None for low in thing):
            return (*words[:end], *_with_it_in(words[end + 2 :]))
    return words


def _has_in_it(words: Words) -> Words:
    """ "The mug | has | neither a swan nor a rose | on it |": has neither; "Ann had it on it" is told of something else."""
    lows = lows_of(words)
    for end in range(4, len(words) - 1):
        if lows[end : end + 2] not in _IN_IT or lows[end + 2] not in _ENDS:
            continue
        has = next((i for i in range(end - 2, max(1, end - _LONGEST), -1) if lows[i] in _HAS), 0)
        start = next((i + 1 for i in range(has - 1, -1, -1) if lows[i] in _STARTS), 0)
        subject, thing = lows[start:has], lows[has + 1 : end]
        described = subject[:1] in (["the"], ["a"]) or "'s" in subject or "'" in subject
        of_a_thing = subject == ["it"] or (len(subject) > 1 and described)
        plain = all(low in _CHOOSING or (low.isalpha() and closed().get(low) is None) for low in thing)
        plain = plain and thing.count("neither") == thing.count("nor") and thing.count("either") == thing.count("or")
        if has and of_a_thing and plain:
            return (*words[:end], *_has_in_it(words[end + 2 :]))
    return words


#: the words without "in it"
with_it_in = rewriter((frozenset({"it", "them"}), _with_it_in), (frozenset({"it", "them"}), _has_in_it))
