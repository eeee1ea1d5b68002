"""Of neither end: "is on neither | the top | nor the bottom floor", "neither opens nor closes the show"."""

from nlpuzzle.english.tables import words as word_table
from nlpuzzle.english.words import Word
from nlpuzzle.understanding.rewording.waking import rewriter
from nlpuzzle.understanding.words.vocabulary import closed

__all__ = ["of_neither_end"]

Words = tuple[Word, ...]

_ENDING = frozenset({"", ".", ",", ";", "and", "but"})
_ENDS = frozenset("top bottom upper lower topmost bottommost uppermost lowermost leftmost rightmost front back".split())


def _of_neither_end(words: Words) -> Words:
    """The noun of both ends after each of them."""
    lows = [*(w.low for w in words), "", "", "", "", "", ""]
    at = lows.index("neither")
    if lows[at + 1] != "the" or lows[at + 2] not in _ENDS:
        return words
    told = lows[at + 3] in word_table("places")
    nor = at + 3 + told
    if lows[nor : nor + 2] != ["nor", "the"] or lows[nor + 2] not in _ENDS:
        return words
    noun = words[nor + 3 : nor + 4]
    if told and lows[nor + 3] == "one":
        return (*words[: nor + 3], words[at + 3], *words[nor + 4 :])
    if not told and noun and noun[0].low in word_table("places"):
        return (*words[:nor], noun[0], *words[nor:])
    return words


_AT = frozenset({"at", "in", "on"})
_RANKS = frozenset({"first", "last"})


def _on_neither_day(words: Words) -> Words:
    """ "Neither on the first | nor on the last day": the noun of both after each of them."""
    lows = [*(w.low for w in words), "", "", "", "", "", ""]
    at = lows.index("neither")
    told = lows[at + 1] in _AT and lows[at + 2] == "the" and {lows[at + 3], lows[at + 7]} == _RANKS
    again = lows[at + 4 : at + 7] == ["nor", lows[at + 1], "the"]
    noun = words[at + 8 : at + 9]
    if told and again and noun and noun[0].low.isalpha() and closed().get(noun[0].low) is None and lows[at + 9] in _ENDING:
        return (*words[: at + 4], noun[0], *words[at + 4 :])
    return words


def _at_neither(words: Words) -> Words:
    """ "At neither the top nor the bottom", "neither at the top nor | the bottom": neither at the top nor at the bottom."""
    lows = [*(w.low for w in words), "", "", "", "", "", ""]
    at = lows.index("neither")
    first = at + 1 + (lows[at + 1] in _AT)
    lead = words[at - 1] if first == at + 1 else words[at + 1]
    one = lead.low in _AT and lows[first] == "the" and lows[first + 1] in _ENDS
    if not one or lows[first + 2 : first + 4] != ["nor", "the"]:
        return words
    end = first + 5
    if lows[end - 1] not in _ENDS or lows[end] not in {*_ENDING, "of"}:
        return words
    start = at - 1 if first == at + 1 else at
    return (*words[:start], words[at], lead, *words[first : first + 3], lead, *words[first + 3 :])


def _not_at_either(words: Words) -> Words:
    """ "Is not | at the top or | the bottom": not at the top or at the bottom."""
    lows = [*(w.low for w in words), "", "", "", "", "", ""]
    for at in range(2, len(words) - 5):
        told = lows[at - 1] in ("not", "n't") and lows[at] in _AT and lows[at + 1] == "the" and lows[at + 2] in _ENDS
        if told and lows[at + 3 : at + 5] == ["or", "the"] and lows[at + 5] in _ENDS and lows[at + 6] in {*_ENDING, "of"}:
            return (*words[: at + 4], words[at], *words[at + 4 :])
    return words


#: what begins and ends, one after the other in it
_SERIES = frozenset("bill concert conference contest evening event festival gala parade programme show week".split())
_OPENING = {
    form: rank
    for rank, forms in (("first", "open opens opened begin begins began start starts started"),
                        ("last", "close closes closed conclude concludes concluded end ends ended finish finishes finished"))
    for form in forms.split()
}  # fmt: skip


def _not_opened(words: Words) -> Words:
    """ "Does not | open the show": is not first; "neither | opens nor closes | the week": is neither first nor last."""
    lows = [*(w.low for w in words), "", "", "", "", ""]
    for at in range(1, len(words) - 3):
        if lows[at] == "neither" and lows[at + 2] == "nor" and lows[at + 4] == "the" and lows[at + 5] in _SERIES:
            both = [_OPENING.get(lows[at + 1]), _OPENING.get(lows[at + 3])]
            if None not in both and lows[at + 6] in _ENDING:
                is_ = words[at].instead("was" if lows[at + 1].endswith("ed") else "is")
                ranks = (words[at + k].instead(rank or "") for k, rank in zip((1, 3), both, strict=True))
                first, last = ranks
                return (*words[:at], is_, words[at], first, words[at + 2], last, *words[at + 6 :])
        if lows[at] in ("does", "did") and lows[at + 1] in ("not", "n't") and lows[at + 3] == "the":
            rank = _OPENING.get(lows[at + 2])
            if rank and lows[at + 4] in _SERIES and lows[at + 5] in _ENDING:
                is_ = words[at].instead("is" if lows[at] == "does" else "was")
                return (*words[:at], is_, words[at + 1], words[at + 2].instead(rank), *words[at + 5 :])
    return words


#: "neither the top nor the bottom shelf" put as "neither the top shelf nor the bottom shelf"
of_neither_end = rewriter(
    (frozenset({"neither"}), _of_neither_end),
    (frozenset({"neither"}), _at_neither),
    (frozenset({"neither"}), _on_neither_day),
    (_ENDS, _not_at_either),
    (_SERIES, _not_opened),
)
