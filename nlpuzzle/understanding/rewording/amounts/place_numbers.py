"""The numbers of places told in full: "the floor number of the cook is odd", "Ann's and Ben's house numbers are both even"."""

from nlpuzzle.english.morphology import plural, singular
from nlpuzzle.english.words import Word, split
from nlpuzzle.puzzle import Frame
from nlpuzzle.understanding.rewording.waking import framed_rewriter, lows_of
from nlpuzzle.understanding.words.lines import line
from nlpuzzle.understanding.words.words_of import COPULAS

__all__ = ["place_numbers"]

Words = tuple[Word, ...]

_PARITY = frozenset({"even", "odd"})
_NUMBERS = frozenset({"number", "numbers"})
_UNFIT = frozenset(", ; : ( if unless who whom which that nor or but".split())


def _row(frame: Frame) -> str:
    """The noun of the line, where its places are told by their numbers."""
    row = line(frame)
    numbered = row is not None and row.dimension not in ("date", "time") and all(item.isdecimal() for item in row.items)
    return singular(split(row.name)[-1].low) if row is not None and numbered else ""


def _of_somebody(words: Words, frame: Frame) -> Words:
    """ "The floor number of | the cook | is", "the number of the cook | 's floor | is odd": the cook's floor number is."""
    lows, row = lows_of(words), _row(frame)
    verb = next((i for i in range(4, len(words)) if lows[i] in COPULAS), 0)
    if not row or not verb or lows[0] != "the" or (_UNFIT | {"and"}) & {*lows[:verb]} or "," in lows:
        return words
    owner: Words = ()
    if lows[1:4] == [row, "number", "of"]:
        owner = words[4:verb]
    odd = {*lows[verb + 1 : verb + 5]} & _PARITY
    if lows[1:3] == ["number", "of"] and lows[verb - 2 : verb] == ["'s", row] and odd:
        owner = words[3 : verb - 2]
    if not owner or lows[verb - 1] in ("'s", "'"):
        return words
    like = words[0]
    return (*owner, *(like.instead(low) for low in ("'s", row, "number")), *words[verb:])


def _both_even(words: Words, frame: Frame) -> Words:
    """ "Ann's house number and Ben's are both even", "the house numbers of Ann and Ben are even": on even-numbered houses."""
    lows, row = lows_of(words), _row(frame)
    end = len(words) - (words[-1].low == ".")
    verb = next((i for i in range(4, len(words)) if lows[i] in COPULAS), 0)
    both = verb + 1 + (lows[verb + 1] == "both")
    parity = both + (lows[both : both + 1] == ["not"])
    if not row or not verb or lows[parity] not in _PARITY or lows[:verb].count("and") != 1 or _UNFIT & {*lows[:verb]}:
        return words
    if parity + 1 + (lows[parity + 1] in _NUMBERS) != end or parity != both:
        return words
    joint = lows.index("and")
    pair: Words = ()
    if lows[:4] == ["the", row, "numbers", "of"]:
        pair = words[4:verb]
    elif lows[verb - 3 : verb] == ["'s", row, "numbers"] and lows[joint - 1] == "'s":
        pair = (*words[: joint - 1], *words[joint : verb - 3])
    elif lows[joint - 3 : joint] == ["'s", row, "number"] and lows[verb - 1] == "'s":
        pair = (*words[: joint - 3], *words[joint : verb - 1])
    if not pair:
        return words
    told = (words[verb].instead(low) for low in ("on", lows[parity], "numbered", plural(row)))
    return (*pair, words[verb], *told, *words[end:])


def _with_numbers(words: Words, frame: Frame) -> Words:
    """ "On houses | with even numbers": on even-numbered houses."""
    lows, row = lows_of(words), _row(frame)
    for i in range(2, len(words) - 3):
        if row and lows[i] == plural(row) and lows[i + 1] == "with" and lows[i + 2] in _PARITY and lows[i + 3] == "numbers":
            return (*words[:i], words[i + 2], words[i + 3].instead("numbered"), words[i], *words[i + 4 :])
    return words


#: put as an owner's number, or as places that are numbered so
place_numbers = framed_rewriter(
    (frozenset({"number"}), _of_somebody),
    (_PARITY, _both_even),
    (_PARITY, _with_numbers),
)
