"""How much more or how long before, told without a number: "slightly longer than", "well before", "a bit heavier"."""

from nlpuzzle.english.adjectives import comparative
from nlpuzzle.english.numbers import number_value
from nlpuzzle.english.words import Word
from nlpuzzle.understanding.rewording.waking import rewriter

__all__ = ["without_degrees"]

Words = tuple[Word, ...]

#: whatever is slightly or much more, is more; "a few" and "several" count something
_DEGREES = tuple(
    tuple(phrase.split())
    for phrase in (
        "slightly|much|far|considerably|significantly|substantially|noticeably|markedly|marginally|appreciably|notably|rather"
        "|decidedly|vastly|way|a little|a little bit|a bit|a tad|a touch|a trifle|a shade|a smidge|a smidgen|a lot|a good deal"
        "|a great deal|quite a bit|quite a lot|a fair bit|a good bit|ever so slightly|just slightly|only slightly|only a little"
        "|just a little|just a bit|only a bit"
    ).split("|")
)
#: how long before, or after
_SPANS = tuple(
    tuple(phrase.split())
    for phrase in (
        "a bit|a little|a little bit|a tad|slightly|shortly|soon|well|way|long|a while|a little while|some while|a short while"
        "|a good while|a short time|a long time|a little time|quite a while|quite some time"
    ).split("|")
)
_WAKING = frozenset(phrase[-1] for phrase in (*_DEGREES, *_SPANS))
_ORDERS = frozenset({"before", "after"})
_DENYING = frozenset("not n't never no neither nor nobody none hardly without cannot".split())
_JOINTS = frozenset({",", ";", "and", "but"})
#: "as much more", "how far", "the far": another measure, or none
_OTHERWISE = frozenset("as how so too very that this the by than".split())
#: how near something is to an end tells more than an order
_NEARNESS = frozenset({"closer", "nearer"})


def _starts(lows: list[str], end: int, phrases: tuple[tuple[str, ...], ...]) -> int:
    """Where the longest of the phrases that ends before `end` begins, or `end`."""
    found = [end - len(p) for p in phrases if len(p) <= end and tuple(lows[end - len(p) : end]) == p]
    return min(found, default=end)


def _of_a_number(low: str) -> bool:
    return not low or not low[0].isalpha() or number_value(low) is not None


def _denied(lows: list[str], at: int) -> bool:
    start = max((i for i in range(at) if lows[i] in _JOINTS), default=-1)
    return not _DENYING.isdisjoint(lows[start + 1 : at])


def _no_degrees(words: Words) -> Words:
    """ "Is | slightly | longer than Ben", "finished | well | before Ann": is longer, finished before."""
    lows = [*(w.low for w in words), ""]
    for i in range(1, len(words) - 1):
        if lows[i - 1] not in _WAKING:
            continue
        if comparative(lows[i]) is not None and lows[i] not in _NEARNESS:
            start = _starts(lows, i, _DEGREES)
            than = next((k for k in range(i + 1, min(i + 6, len(words))) if lows[k] == "than"), 0)
            told = than and not _of_a_number(lows[than + 1]) and not any(map(_of_a_number, lows[i + 1 : than]))
        elif lows[i] in _ORDERS:
            start = _starts(lows, i, _SPANS)
            told = not _of_a_number(lows[i + 1])
        else:
            continue
        if told and 0 < start < i and lows[start - 1] not in _OTHERWISE and not _denied(lows, start):
            return (*words[:start], *words[i:])
    return words


def _somewhat(words: Words) -> Words:
    """ "At a | somewhat | lower temperature than", "at a | lesser | depth": lower, smaller."""
    lows = [*(w.low for w in words), ""]
    for i in range(1, len(words) - 1):
        more = comparative(lows[i + 1]) is not None or lows[i + 1] == "lesser"
        if lows[i] == "somewhat" and lows[i - 1] == "a" and more:
            return (*words[:i], *words[i + 1 :])
        if lows[i] == "lesser" and lows[i - 1] in ("a", "the", "somewhat") and "than" in lows[i + 2 : i + 4]:
            return (*words[:i], words[i].instead("smaller"), *words[i + 1 :])
    return words


without_degrees = rewriter((_WAKING, _no_degrees), (frozenset({"somewhat"}), _somewhat), (frozenset({"lesser"}), _somewhat))
