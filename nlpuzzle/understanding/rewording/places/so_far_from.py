"""How far from a place something is, where all are told so: "lives twice as far | from the office | as Ben"."""

from nlpuzzle.english.words import Word, key
from nlpuzzle.puzzle import Frame
from nlpuzzle.understanding.rewording.waking import woken_by

__all__ = ["so_far_from"]

Words = tuple[Word, ...]

_FAR = {"far": "as", "farther": "than", "further": "than"}
_CLOSE = frozenset({",", ";", "and", "but", "or", "from", "to", "before", "after", "not", "n't"})


@woken_by("from")
def so_far_from(words: Words, frame: Frame) -> Words:
    """ "Farther | from the mill | than Ben": farther than Ben, from the mill, which is no item."""
    if not any(category.dimension == "length" for category in frame):
        return words  # "two plots farther from the gate than Ben's", at which the plots begin
    lows = [w.low for w in words]
    for i in range(2, len(words) - 5):
        if lows[i] not in _FAR or lows[i + 1 : i + 3] != ["from", "the"] or lows[i + 4] != _FAR[lows[i]]:
            continue
        end = len(words) - (lows[-1] == ".")
        labels = {key(part) for category in frame for label in category.items for part in label.casefold().split()}
        if words[i + 3].stem in labels or _CLOSE & set(lows[i + 5 : end]) or not lows[i + 3].isalpha():
            return words
        return (*words[: i + 1], *words[i + 4 : end], *words[i + 1 : i + 4], *words[end:])
    return words
