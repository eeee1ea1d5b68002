"""How the story of a puzzle attaches the items of its categories: "Each hums a song of his own", "known for its own cake"."""

from collections.abc import Callable, Sequence
from functools import lru_cache

from nlpuzzle.english.classes import verb_class, word_class
from nlpuzzle.english.numbers import number_value
from nlpuzzle.english.words import Word, finite, key, split
from nlpuzzle.puzzle import Frame
from nlpuzzle.regex import regex
from nlpuzzle.understanding.soundness.frame_words import stems_of
from nlpuzzle.understanding.words.vocabulary import closed

__all__ = ["GIVING", "Way", "ways_of_the_story"]

Way = tuple[tuple[str, ...], str]
"""The stems by which items are attached ("know", "for"), and their category."""

#: words of a sentence that gives everybody one thing of a kind
_EACH = frozenset("each every everyone everybody all own different".split())
#: what stands for a verb that was said before: "each lost a hat, each at another inn and on another day"
_ELLIPTIC = frozenset(map(key, ("each", "and", "all")))
_BEING = frozenset("is are was were be been being".split())
#: who "was given a clock" gave none
GIVING = verb_class("handing-over")
#: "match each guide to a glacier": what the reader is to do
_MATCHING = frozenset({"connect", "link", "match", "pair"})
_DENIED = frozenset("no not nobody none neither never nor without".split())
#: what stands between the verb and its noun, beside articles and possessives: "his or her own", "a different"
_BETWEEN = word_class("setting-apart")
_SENTENCE = regex(r"[.!?\n]+")


@lru_cache(maxsize=64)
def ways_of_the_story(story: str, frame: Frame, how: Callable[[Sequence[Word]], tuple[str, ...]]) -> frozenset[Way]:
    """The ways in which some sentence of the story says that each has one item of a category; `how` tells them from words."""
    found: set[Way] = set()
    for sentence in _SENTENCE.split(story):
        words = split(sentence)
        words = words[_after_denial([w.low for w in words]) :]
        lows = {w.low for w in words}
        if not lows & _EACH or lows & _DENIED or (words and words[0].low in _MATCHING):
            continue
        for category in frame:
            noun = stems_of(category.name)
            for i, word in enumerate(words if len(noun) == 1 else ()):
                if word.stem not in noun:
                    continue
                listed = [w.low for w in words[i + 1 : i + 2]] == [":"]  # "Song: ...": the heading of a list
                if not listed and (way := how(_before_noun(words[:i], frame.size))):
                    found.add((way, category.name))
                    if len(way) > 1 and way[0] in _ELLIPTIC and (verb := _done_by_each(words[:i])) is not None:
                        found.add(((verb.stem, *way[1:]), category.name))
    return frozenset(found)


def _done_by_each(words: Sequence[Word]) -> Word | None:
    """ "Lost" in "five passengers each lost a thing, each at | another station": what is told of each before."""
    each = next((i for i, w in enumerate(words) if w.low in ("each", "every", "everyone", "everybody", "all")), len(words))
    verbs = (w for w in words[each + 1 : each + 4] if closed().get(w.low) is None and finite(w.low))
    return next(verbs, None)


def _after_denial(lows: Sequence[str]) -> int:
    """Where a clause about each of them begins after a denial: "None of them had to pay, as | each had won ..."; else 0."""
    denied = max((i for i, low in enumerate(lows) if low in _DENIED), default=-1)
    each = next((i for i in range(denied + 1, len(lows)) if lows[i] in ("each", "every", "everyone", "everybody")), 0)
    opened = each > 1 and lows[each - 1] in ("as", "because", "since", "for", "while") and lows[each - 2] == ","
    return each if denied >= 0 and opened else 0


def _before_noun(words: Sequence[Word], size: int) -> Sequence[Word]:
    """The words before a noun and what determines it: "each is known for | its own", "they live in | four different"."""
    end = len(words)
    while end and (closed().get(words[end - 1].low) == "d" or words[end - 1].low in _BETWEEN):
        end -= 1
    end -= 0 < end < len(words) and number_value(words[end - 1].low) == size
    given = end > 1 and words[end - 1].stem in GIVING and not words[end - 1].low.endswith("ing")
    if given and any(w.low in _BEING for w in words[max(0, end - 3) : end - 1]):
        return ()  # who "was given a clock" gave none
    return words[:end] if end < len(words) else ()
