"""Sentences that go on with the one before: "One of Ann and Ben has the cat. The other drinks tea"."""

from collections.abc import Iterator
from itertools import takewhile

from nlpuzzle.english.words import Word, split
from nlpuzzle.reading.sentences import spans_of_sentences
from nlpuzzle.understanding.sentences.told_short import in_full

__all__ = ["words_of_sentences"]

#: with these, what stands before ", and if" is no plain fact of its own
_CONDITIONS = frozenset(
    'if unless either both neither nor or whether otherwise exactly least most true false says said told claims : " “'.split()
)
#: what points to somebody or something told before
_POINTING = frozenset("he her hers him his it its she their theirs them they".split())


def words_of_sentences(text: str) -> Iterator[tuple[Word, ...]]:
    """The words of each sentence of a clue, two where the second tells of the other of two that the first names as one."""
    before: tuple[Word, ...] | None = None
    for start, end in spans_of_sentences(text):
        words = split(text[start:end])
        if start:
            words = tuple(w._replace(start=w.start + start, end=w.end + start) for w in words)
        if before and _of_the_other(before, words):
            before = (*before, words[0].instead(","), words[0].instead("and"), words[0].instead("the"), *words[1:])
            continue
        for part in _before_if(words):
            if before is not None:
                yield before
                part = in_full(before, part)
            before = part
    if before is not None:
        yield before


def _before_if(words: tuple[Word, ...]) -> Iterator[tuple[Word, ...]]:
    """ "The Elks did not win, and | if Ann came last, Ben was third": a fact, and a condition by itself."""
    lows = [w.low for w in words]
    at = next((i for i in range(3, len(lows) - 6) if lows[i : i + 3] == [",", "and", "if"]), 0)
    back = _POINTING & {*takewhile(lambda low: low not in (",", "then"), lows[at + 3 :])}  # "..., and if | it | is red, Ann"
    if at and not back and _CONDITIONS.isdisjoint(lows[:at]) and ({",", "then"} & {*lows[at + 3 :]}):
        yield words[:at]
        yield words[at + 2 :]
    else:
        yield words


def _of_the_other(first: tuple[Word, ...], second: tuple[Word, ...]) -> bool:
    """ "One of Ann and Ben ...", "of Ann and Ben, one ...", "either Ann or Ben ...", and then "the other ..."."""
    if [w.low for w in second[:2]] != ["the", "other"]:
        return False
    lows = [w.low for w in first] or [""]
    opened = lows[:2] == ["one", "of"] or (lows[0] == "of" and "one" in lows[1:])
    return (opened and "other" not in lows) or (lows[0] == "either" and "or" in lows and "," not in lows)
