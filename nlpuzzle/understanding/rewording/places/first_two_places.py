"""Two who have the first or the last two places: "Ann and the baker sit in | the first two seats"."""

from nlpuzzle.english.morphology import plural
from nlpuzzle.english.words import Word, split
from nlpuzzle.puzzle import Frame
from nlpuzzle.understanding.rewording.waking import framed_rewriter, lows_of
from nlpuzzle.understanding.words.lines import line
from nlpuzzle.understanding.words.words_of import PLACES

__all__ = ["first_two_places", "without_any_order"]

Words = tuple[Word, ...]

_TWO = {
    "first": ("the", "first", "and", "the", "second"),
    "last": ("the", "last", "and", "the", "second", "last"),
}
#: how somebody is in, on or at a place
_ARE = frozenset("are had have lie live lived occupied occupy park sat sit sleep stand stood were work worked".split())
_LED = frozenset({"at", "in", "on"})
_OTHERS = frozenset(", ; or but not n't neither nor either if who which that than only".split())
#: what is told of the order of two that are named last
_ANY_ORDER = tuple(
    tuple(told.split())
    for told in (
        "in one order or the other", "in one order or another", "in some order", "in either order", "in whichever order",
        "but not necessarily in that order", "though not necessarily in that order", "not necessarily in that order",
        "although not necessarily in that order",
    )
)  # fmt: skip


def without_any_order(words: Words) -> Words:
    """ "Ann and Ben have the end seats, | but not necessarily in that order |": which of them has which is left open anyhow."""
    lows = [w.low for w in words]
    end = len(lows) - (lows[-1:] == ["."])
    told = next((t for t in _ANY_ORDER if tuple(lows[end - len(t) : end]) == t), ())
    if not told or end - len(told) < 4:
        return words
    start = end - len(told)
    return (*words[: start - (lows[start - 1] == ",")], *words[end:])


def _first_two(words: Words, frame: Frame) -> Words:
    row = line(frame)
    if row is None:
        return words
    plain = without_any_order(words)
    lows = lows_of(plain)
    end = len(plain) - (plain[-1].low == ".")
    verb = next((i for i in range(3, end - 3) if lows[i] in _ARE), 0)
    if not verb or lows[:verb].count("and") != 1 or _OTHERS & {*lows[:verb]}:
        return words
    at = verb + 1 + (lows[verb + 1] in _LED)
    nouns = {plural(split(row.name)[-1].low), *(("places", "positions") if split(row.name)[-1].low in PLACES else ())}
    told = lows[at] == "the" and lows[at + 1] in _TWO and lows[at + 2] == "two" and lows[at + 3] in nouns
    if not told or at + 4 != end:
        return words
    like = plain[verb]
    said = (like.instead("are"), *(like.instead(low) for low in (*_TWO[lows[at + 1]], ",", "in", "some", "order")))
    return (*plain[:verb], *said, *plain[end:])


#: the first and the second, in some order
first_two_places = framed_rewriter((frozenset({"two"}), _first_two))
