"""What sold best of all, where so many of each were sold: "was the best seller of the day" sold the most."""

from nlpuzzle.english.words import Word
from nlpuzzle.puzzle import Frame
from nlpuzzle.understanding.rewording.waking import woken_by
from nlpuzzle.understanding.words.sales import counts_sales
from nlpuzzle.understanding.words.words_of import COPULAS

__all__ = ["sold_best"]

Words = tuple[Word, ...]

_SOLD = {"sold": "sold", "sell": "sell", "sells": "sells"}
_DEGREES = {"best": "most", "biggest": "most", "top": "most", "worst": "fewest", "slowest": "fewest", "poorest": "fewest"}
_SELLERS = frozenset({"seller", "sellers"})
#: after "of the": of all that were sold
_OF = frozenset("day week month year morning afternoon evening fair sale lot".split())
_NUMBERS = frozenset("three four five six seven eight".split())
_ENDING = frozenset({"", ".", ",", ";", "and", "but"})


@woken_by(*_SELLERS, *_SOLD)
def sold_best(words: Words, frame: Frame) -> Words:
    """ "Was the best seller | of the day", "sold best of all": sold the most; "was not the worst seller": not the fewest."""
    if not any(w.low in _SELLERS or w.low in _SOLD for w in words) or not any(counts_sales(c, "") for c in frame):
        return words  # nearly always
    lows = [w.low for w in words]
    for i in range(1, len(words)):
        if lows[i] not in _DEGREES:
            continue
        the = lows[i - 1] == "the"
        verb = i - 1 - the
        most = (words[i].instead("the"), words[i].instead(_DEGREES[lows[i]]))
        if lows[i + 1 : i + 2] and lows[i + 1] in _SELLERS and the and (end := _closed(lows, i + 2)):
            denied = lows[verb] in ("not", "n't")
            if verb - denied < 1 or lows[verb - denied] not in COPULAS:
                continue
            did = (words[verb].instead("did"), words[verb], words[i].instead("sell")) if denied else (words[i].instead("sold"),)
            return (*words[: verb - denied], *did, *most, *words[end:])
        if lows[verb] in _SOLD and lows[i] in ("best", "worst") and (end := _closed(lows, i + 1)):
            return (*words[: verb + 1], *most, *words[end:])
    return words


def _closed(lows: list[str], at: int) -> int:
    """Where the clause ends after "of all", "of the day" or "of the four" at a word, or there; 0 where it goes on."""
    after = [*lows[at:], "", "", "", ""]
    end = at
    if after[0] == "of":
        end += 2 if after[1] == "all" else 3 if after[1] == "the" and after[2] in _OF | _NUMBERS else 0
    return end if [*lows, ""][end] in _ENDING else 0
