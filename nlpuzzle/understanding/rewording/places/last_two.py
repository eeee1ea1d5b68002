"""Two who are the first two, the last two or at the ends: "Ann and the cook were the last two", "live in the end huts"."""

from nlpuzzle.english.morphology import is_plural, plural, singular
from nlpuzzle.english.words import Word, split
from nlpuzzle.puzzle import Frame
from nlpuzzle.understanding.rewording.waking import framed_rewriter, lows_of
from nlpuzzle.understanding.words.lines import line
from nlpuzzle.understanding.words.words_of import PLACES

__all__ = ["last_two", "without_any_order"]

Words = tuple[Word, ...]

_ORDINALS = "first second third fourth fifth sixth seventh eighth ninth tenth".split()
_ARE = frozenset({"are", "were"})
_IN = frozenset({"finished", "came", "placed"})
_STAND = frozenset("are live lived park sat sit stand stood were".split())
_BELONG = frozenset({"belong", "belonged"})
_OTHERS = frozenset("; , or but not n't never neither nor either if unless who which that than whose both each".split())

_TWO = {
    "first": ("the", "first", "and", "the", "second"),
    "last": ("the", "last", "and", "the", "second", "last"),
}
#: how somebody is in, on or at a place
_THERE = frozenset(
    "are had have keep kept lie live lived occupied occupy own owned park sat sit sleep stand stood were work worked".split()
)
_LED = frozenset({"at", "in", "on"})
#: what is told of the order of two that are named last
_ANY_ORDER = tuple(
    tuple(told.split())
    for told in (
        "in one order or the other", "in one order or another", "in some order", "in either order", "in whichever order",
        "but not necessarily in that order", "though not necessarily in that order", "not necessarily in that order",
        "although not necessarily in that order",
    )
)  # fmt: skip


def _last_two(words: Words, frame: Frame) -> Words:
    row = line(frame)
    if row is None or not 3 < len(row.items) <= len(_ORDINALS) or row.dimension not in (None, "position"):
        return words
    lows = lows_of(words)
    end = len(words) - (words[-1].low == ".")
    place = singular(split(row.name)[-1].low)
    return _ranked(words, lows, end, len(row.items)) or _the_end_ones(words, lows, end, place) or words


def _ranked(words: Words, lows: list[str], end: int, size: int) -> Words | None:
    """ "Ann and the cook | were the last two": were fourth and fifth, in some order; "the first two | were"."""
    at = next((i for i in range(end - 1) if lows[i] == "the" and lows[i + 1] in ("first", "last") and lows[i + 2] == "two"), -1)
    if at < 0:
        return None
    after = at + 3 + (lows[at + 3] == "places")
    ranks = _ORDINALS[:2] if lows[at + 1] == "first" else _ORDINALS[size - 2 : size]
    if at == 0 and lows[after] in _ARE:
        named, are = words[after + 1 : end], words[after]
    elif after == end and at > 3 and lows[at - 1] in _ARE and after == at + 3:
        named, are = words[: at - 1], words[at - 1]
    elif after == end and after > at + 3 and at > 4 and _in_places(lows, at):
        cut = at - 1 - (lows[at - 1] == "in")
        named, are = words[:cut], words[cut].instead("were")
    else:
        return None
    if not _two(named):
        return None
    like = are
    said = (like.instead(low) for low in (ranks[0], "and", ranks[1], ",", "in", "some", "order"))
    return (*named, are, *said, *words[end:])


def _the_end_ones(words: Words, lows: list[str], end: int, place: str) -> Words | None:
    """ "The two end huts | belong to Ann and the cook", "Ann and Ben live | in the end huts": at the two ends."""
    noun = next((i for i in range(1, end) if lows[i - 1] == "end" and is_plural(lows[i])), 0)
    known = noun and (singular(lows[noun]) in PLACES or singular(lows[noun]) == place)
    start = noun - 1 - (lows[noun - 2] == "two")
    if known and start == 1 and lows[0] == "the" and lows[noun + 1] in _BELONG and lows[noun + 2] == "to":
        named, stand = words[noun + 3 : end], words[noun + 1].instead("are" if lows[noun + 1] == "belong" else "were")
    elif known and noun + 1 == end and start > 5 and lows[start - 2 : start] == ["in", "the"] and lows[start - 3] in _STAND:
        named, stand = words[: start - 3], words[start - 3]
    elif lows[end - 3 : end] == ["at", "either", "end"] and end > 6 and lows[end - 4] in _STAND:
        named, stand = words[: end - 4], words[end - 4]
    else:
        return None
    if not _two(named):
        return None
    return (*named, stand, *(stand.instead(low) for low in "at the two ends of the row".split()), *words[end:])


def _in_places(lows: list[str], at: int) -> bool:
    """ "Finished in | the last two places"; "took the last two places" may tell their order as well."""
    return lows[at - 1] == "in" and lows[at - 2] in _IN


def _two(named: Words) -> bool:
    """Whether two are named, and nothing else is said."""
    lows = [w.low for w in named]
    counted = lows[:1] == ["neither"] or "of" in lows[:4]  # "at most one of Ann and Ben"
    return not counted and lows.count("and") == 1 and 0 < lows.index("and") < len(lows) - 1 and not _OTHERS & {*lows}


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
    verb = next((i for i in range(3, end - 3) if lows[i] in _THERE), 0)
    if not verb or lows[:verb].count("and") != 1 or _OTHERS & {*lows[:verb]}:
        return words
    at = verb + 1 + (lows[verb + 1] in _LED)
    nouns = {plural(split(c.name)[-1].low) for c in frame if c is row or not c.ordered}  # "own the first two | kiosks"
    nouns |= {"places", "positions"} if split(row.name)[-1].low in PLACES else set()
    told = lows[at] == "the" and lows[at + 1] in _TWO and lows[at + 2] == "two" and lows[at + 3] in nouns
    if not told or at + 4 != end:
        return words
    like = plain[verb]
    said = (like.instead("are"), *(like.instead(low) for low in (*_TWO[lows[at + 1]], ",", "in", "some", "order")))
    return (*plain[:verb], *said, *plain[end:])


#: put as two places in some order, or as the two ends
last_two = framed_rewriter((frozenset({"two", "end"}), _last_two), (frozenset({"two"}), _first_two))
