"""What says more than a reading of each one alone would: only one with an even number, two that do not add up to so much."""

from collections.abc import Sequence
from itertools import takewhile

from nlpuzzle.english.words import Word
from nlpuzzle.understanding.tokenising.tokens import Token
from nlpuzzle.understanding.words.vocabulary import closed, verb_forms

__all__ = ["of_all_together"]

_PARITIES = frozenset({"even", "odd"})
_ADDING = (["add", "up"], ["adds", "up"], ["added", "up"], ["sum", "to"], ["sum", "up"], ["come", "to"], ["came", "to"])
_SOME = frozenset("adults boys children females girls ladies males men women".split())
_TOTALS = frozenset({"together", "total", "totals", "totalled"})
_PAIR = ["ITEM", "AND", "ITEM"]


def of_all_together(tokens: Sequence[Token]) -> tuple[str, tuple[Word, ...]] | None:
    """Why a clause is not read of each one alone, with the words; None where it may be."""
    kinds = [t.type for t in tokens]
    words = [w for t in tokens for w in (*t.gap, *t.words)]
    if "ONLY" in kinds or {"NOBODY", "EXCEPT"} <= {*kinds}:
        if parity := tuple(w for w in words if w.low in _PARITIES):
            return "lacks:only", parity  # "only Ann has an even number of nuts": and the others have odd ones
    if "NOT" in kinds and kinds[: len(_PAIR)] == _PAIR:
        lows = [w.low for w in words]
        for at in range(len(lows) - 1):
            if lows[at : at + 2] in _ADDING or lows[at] in _TOTALS:
                return "not of two", tuple(words[at : at + 2])  # "the ages of Ann and Ben do not add up to 50"
    if kinds[:2] == ["THERE", "ITEM"] and tokens[1].number is not None and len(tokens) > 2:
        some = [w for w in tokens[2].gap[:1] if w.low in _SOME]
        if some:
            return "lacks:counted", tuple(some)  # "there are 3 women in Black's crew": and how many men?
    if kinds[:1] in (["NEITHER"], ["EITHER"]) and "THAN" in kinds:
        owned = [t.gap[1:] for t in tokens[: kinds.index("THAN")] if len(t.gap) > 1 and t.gap[0].low in ("'s", "'")]
        plain = ([*takewhile(lambda w: closed().get(w.low) is None and w.low not in verb_forms(), gap)] for gap in owned)
        nouns = [gap[-1] for gap in plain if gap]
        if len({w.low for w in nouns}) > 1:
            return "several subjects", tuple(nouns)  # "neither Ann's lamp nor Ben's nuts are longer than"
    return None
