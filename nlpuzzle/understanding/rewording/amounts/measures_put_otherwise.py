"""Measures told as one speaks of such things: "110 ft down", "950 km across", "with winds of 80 mph", "every 60 years"."""

from nlpuzzle.english.morphology import singular
from nlpuzzle.english.numbers import number_value
from nlpuzzle.english.units import unit_of
from nlpuzzle.english.words import Word, finite, split
from nlpuzzle.puzzle import Category, Frame
from nlpuzzle.understanding.rewording.waking import framed_rewriter, lows_of
from nlpuzzle.understanding.words.amount_nouns import amount_head
from nlpuzzle.understanding.words.vocabulary import verb_forms
from nlpuzzle.understanding.words.words_of import COPULAS

__all__ = ["measures_put_otherwise"]

Words = tuple[Word, ...]

_DEPTHS = frozenset({"depth"})
_WIDTHS = frozenset({"breadth", "diameter", "size", "span", "width", "wingspan"})
_INTERVALS = frozenset({"cycle", "frequency", "gap", "interval", "orbit", "period"})
#: what follows "down" and "across" where they tell no way to somewhere, besides a verb
_AFTER = COPULAS | frozenset({"", ".", ",", ";", "and", "but", "or", "nor", "has", "had", "did", "does"})
_HOODS = (["under", "the", "hood"], ["under", "the", "bonnet"], ["under", "its", "hood"], ["under", "its", "bonnet"])
#: how much of a wind is told, where a storm is known by it
_AT_MOST = frozenset("maximum peak sustained top wind".split())
_SPEEDS = frozenset({"gust", "speed", "wind"})
_REACHING = {"reached": 1, "hit": 1, "topped": 3, "peaked": 2}
#: how what comes back after so long is said to come
_RETURNS = (
    ["returns"], ["comes", "back"], ["comes", "around"], ["comes", "round"], ["comes", "by"], ["passes"], ["passes", "by"],
    ["passes", "earth"], ["passes", "by", "earth"], ["passes", "the", "earth"], ["reappears"], ["appears"], ["is", "visible"],
    ["can", "be", "seen"], ["is", "seen"], ["orbits", "the", "sun"], ["circles", "the", "sun"], ["flies", "by"],
)  # fmt: skip
#: nouns for one sort of money
_MONEYS = (
    frozenset({"backing", "capital", "financing", "funding", "fund", "investment"}),
    frozenset({"proceeds", "receipt", "revenue", "sale", "taking"}),
    frozenset({"contribution", "donation", "pledge"}),
    frozenset({"prize", "winning"}),
    frozenset({"earning", "profit"}),
)
_LARGE = frozenset({"billion", "million", "thousand"})
_ENDING = COPULAS | {"", ".", ",", "and", "but"}
_ROUNDS = (["to", "orbit"], ["to", "circle"], ["to", "go", "around"], ["to", "return", "to"])


def _of_length(frame: Frame, names: frozenset[str]) -> bool:
    """Whether lengths of one kind alone are told, and go by one of the names."""
    told = [c for c in frame.ordered if c.dimension == "length"]
    return len(told) == 1 and any(singular(w.low) in names for w in split(told[0].name))


def _amount_before(lows: list[str], at: int, dimension: str) -> bool:
    unit = unit_of(lows[at - 1]) if at > 1 else None
    return unit is not None and unit.dimension == dimension and number_value(lows[at - 2]) is not None


def _is_over(after: str) -> bool:
    """Whether nothing follows that a way would lead to: "95 ft down | was found"."""
    return after in _AFTER or (after in verb_forms() and finite(after))


def _so_far_down(words: Words, frame: Frame) -> Words:
    """ "The ship lying | 110 ft down | is", "the one 80 ft down": 110 ft deep."""
    lows = lows_of(words)
    for i in range(2, len(words)):
        so_far = lows[i] == "down" and _amount_before(lows, i, "length") and _is_over(lows[i + 1])
        if so_far and _of_length(frame, _DEPTHS):
            words = (*words[:i], words[i].instead("deep"), *words[i + 1 :])
    return words


def _so_far_across(words: Words, frame: Frame) -> Words:
    """ "Is | 950 km across", "the planet 950 km across": 950 km."""
    lows = lows_of(words)
    for i in range(2, len(words)):
        if lows[i] == "across" and _amount_before(lows, i, "length") and _is_over(lows[i + 1]):
            return _so_far_across((*words[:i], *words[i + 1 :]), frame) if _of_length(frame, _WIDTHS) else words
    return words


def _under_the_hood(words: Words, frame: Frame) -> Words:
    """ "Has 240 hp | under the hood": 240 hp."""
    lows = lows_of(words)
    powers = any(c.dimension == "power" for c in frame.ordered)
    for i in range(2, len(words) - 2):
        if powers and lows[i : i + 3] in _HOODS and _amount_before(lows, i, "power"):
            return _under_the_hood((*words[:i], *words[i + 3 :]), frame)
    return words


def _blowing_so_hard(words: Words, frame: Frame) -> Words:
    """ "The storm | with winds of | 80 mph": that had winds of 80 mph; "whose winds | reached | 80 mph": were."""
    told = [c for c in frame.ordered if c.dimension == "speed" and amount_head(c) in _SPEEDS]
    if len(told) != 1:
        return words
    lows = lows_of(words)
    for i in range(1, len(words) - 2):
        if lows[i] == "with":
            end = i + 1
            while lows[end] in _AT_MOST:
                end += 1
            blows = lows[end] in ("winds", "gusts") or lows[end - 1 : end + 1] == ["wind", "speeds"]
            if blows and lows[end + 1] == "of" and number_value(lows[end + 2]) is not None:
                had = (words[i].instead("that"), words[i].instead("had"), words[end].instead("winds"))
                return _blowing_so_hard((*words[:i], *had, *words[end + 1 :]), frame)
        if lows[i] == "winds" and lows[i + 1] in _REACHING:
            end = i + 1 + _REACHING[lows[i + 1]]
            led = lows[i + 2 : end] in ([], ["at"], ["out", "at"])
            if led and number_value(lows[end]) is not None:
                return _blowing_so_hard((*words[: i + 1], words[i + 1].instead("were"), *words[end:]), frame)
    return words


def _period(frame: Frame) -> Category | None:
    told = [c for c in frame if c.dimension == "duration"]
    named = len(told) == 1 and not _INTERVALS.isdisjoint(singular(w.low) for w in split(told[0].name))
    return told[0] if named else None


def _after_so_long(words: Words, frame: Frame) -> Words:
    """ "Comes back | every 60 years", "takes 60 years | to orbit the sun": has a period of 60 years."""
    period = _period(frame)
    if period is None:
        return words
    lows = lows_of(words)
    for i in range(1, len(words) - 1):
        if lows[i] == "every" and number_value(lows[i + 1]) is not None:
            said = max((r for r in _RETURNS if i > len(r) and lows[i - len(r) : i] == r), key=len, default=None)
            if said is not None:
                at = i - len(said)
                return _after_so_long((*words[:at], *_has_a(words[at], period), *words[i + 1 :]), frame)
        took = lows[i] == "takes" and number_value(lows[i + 1]) is not None and unit_of(lows[i + 2]) is not None
        around = next((len(r) for r in _ROUNDS if lows[i + 3 : i + 3 + len(r)] == r), 0) if took else 0
        if around:
            end = i + 3 + around
            end += lows[end] in ("the", "its")
            if lows[end] in ("sun", "star", "earth") and lows[end + 1] in _ENDING:
                said_so = (*_has_a(words[i], period), *words[i + 1 : i + 3])
                return _after_so_long((*words[:i], *said_so, *words[end + 1 :]), frame)
    return words


def _has_a(word: Word, period: Category) -> Words:
    return tuple(word.instead(low) for low in ("has", "a", amount_head(period), "of"))


def _in_such_money(words: Words, frame: Frame) -> Words:
    """ "$8 million | in funding", where funding is told: $3 million."""
    told = [c for c in frame.ordered if c.dimension == "money"]
    if len(told) != 1:
        return words
    head = amount_head(told[0])
    same = next((group for group in _MONEYS if head in group), frozenset({head}))
    lows = lows_of(words)
    for i in range(2, len(words) - 1):
        amount = lows[i - 1] in _LARGE or number_value(lows[i - 1]) is not None
        if lows[i] == "in" and amount and singular(lows[i + 1]) in same and lows[i + 2] not in ("and", "money", "for"):
            return _in_such_money((*words[:i], *words[i + 2 :]), frame)
    return words


#: each such wording put as the one that the other modules read
measures_put_otherwise = framed_rewriter(
    (frozenset({"down"}), _so_far_down),
    (frozenset({"across"}), _so_far_across),
    (frozenset({"under"}), _under_the_hood),
    (frozenset({"winds", "gusts", "speeds"}), _blowing_so_hard),
    (frozenset({"every", "takes"}), _after_so_long),
    (frozenset({"in"}), _in_such_money),
)
