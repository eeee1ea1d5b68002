"""When two spellings of a label are the same: corpora and puzzles differ in case, articles, hyphens and number words."""

import re
from collections.abc import Iterable, Sequence
from functools import lru_cache

from nlpuzzle.english.numbers import CARDINALS, ORDINALS

__all__ = ["Labels", "close", "matched", "plain", "said"]

_FIGURES = {word: str(value) for word, value in (CARDINALS | ORDINALS).items()}
_HEDGES = frozenset(["or", "and", "not", "no", "neither", "nor", "either"])

Labels = dict[str, str]
"""Which label of ours stands for a label of the corpus."""


@lru_cache(maxsize=4096)
def plain(label: str) -> str:
    """The label without case, article, punctuation and hyphens, number words and ordinals as figures."""
    text = re.sub("[\u2010-\u2015\u2212]", "-", label.casefold().replace("\u2019", "'").replace("\xa0", " ")).strip()
    if not re.fullmatch(r"-\d+(\.\d+)?", text):
        text = re.sub(r"(?<!\d)-|-(?!\d)", " ", text)
    text = re.sub(r"(?<!\d)\.|\.(?!\d)|[\"“”,;:!?`()]", "", text)
    text = re.sub(r"\b(\d+)(?:st|nd|rd|th)\b", r"\1", re.sub(r"^(?:the|a|an)\s+", "", text.strip()))
    text = " ".join(_FIGURES.get(word, word) for word in text.split())
    return re.sub(r"\b(\d+)\.0+\b", r"\1", text)


def close(one: str, other: str) -> bool:
    """Whether one label is the other with a word or two more: "red" and "red house"."""
    a, b = set(plain(one).split()), set(plain(other).split())
    return bool(a and b) and (a <= b or b <= a) and len(a ^ b) <= 2


def said(expected: str, answer: str) -> bool:
    """Whether an answer says the expected label: with a few words more, or as "Ann's" of Ann, but without hedging."""
    wanted, words = plain(expected).split(), plain(answer).split()
    if wanted == [word.removesuffix("'s") for word in words]:
        return True
    more = [word for word in words if word not in wanted]
    return wanted == words or (set(wanted) <= set(words) and len(more) <= 3 and not _HEDGES.intersection(more))


def matched(expected: Iterable[str | None], ours: Sequence[str]) -> Labels:
    """Which of our labels stands for which expected one: equal ones first, then close ones where only one is left to fit."""
    wanted = [label for label in dict.fromkeys(expected) if label is not None]
    free = list(dict.fromkeys(ours))
    found: Labels = {}
    for label in wanted:
        equal = next((own for own in free if plain(own) == plain(label)), None)
        if equal is not None:
            found[label] = equal
    free = [own for own in free if own not in found.values()]
    for label in wanted:
        fitting = [own for own in free if close(label, own)]
        if label not in found and len(fitting) == 1:
            rivals = [other for other in wanted if other not in found and close(other, fitting[0])]
            if rivals == [label]:
                found[label] = fitting[0]
                free.remove(fitting[0])
    return found
