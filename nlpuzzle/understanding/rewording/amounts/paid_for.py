"""What the narrator paid: "I paid less than £8 for the lamp", "I gave Ann £6", "the lamp cost me twice what I gave Ann"."""

from nlpuzzle.english.numbers import number_value
from nlpuzzle.english.words import Word, split
from nlpuzzle.puzzle import Frame
from nlpuzzle.understanding.rewording.waking import framed_rewriter, lows_of

__all__ = ["paid_for"]

Words = tuple[Word, ...]

_WE = frozenset({"i", "we"})
_PAID = frozenset({"paid", "gave"})
_SIGNS = frozenset({"£", "$", "€"})
_ENDING = frozenset({"", ".", ",", ";"})
#: words of a thing: "the pair of candlesticks"
_LONGEST = 6


def _paid_for(words: Words, frame: Frame) -> Words:
    """The words with what a thing cost for what "I" or "we" paid for it, where prices are told."""
    if sum(c.dimension == "money" for c in frame) != 1:
        return words
    lows = lows_of(words)
    if lows[0] in _WE and lows[1] in _PAID:
        return _i_paid(words, lows) or _i_gave(words, lows, frame) or words
    for i in range(1, len(words) - 2):
        if lows[i] in ("cost", "costs") and lows[i + 1] in ("me", "us"):
            return _paid_for((*words[: i + 1], *words[i + 2 :]), frame)
        of_it = lows[i : i + 2] == ["twice", "what"] or lows[i] == "than"
        start = i + (2 if lows[i] == "twice" else 1)
        if of_it and lows[start] in _WE and lows[start + 1] in _PAID:
            than = tuple(words[i].instead(low) for low in ("twice", "as", "much", "as")) if lows[i] == "twice" else (words[i],)
            if lows[start + 2] == "for":
                return (*words[:i], *than, *words[start + 3 :])
            if size := _name_at(words, start + 2, frame):
                end = start + 2 + size
                if lows[end] in _ENDING:
                    return (*words[:i], *than, *words[start + 2 : end], words[i].instead("'s"), *words[end:])
    return words


def _i_paid(words: Words, lows: list[str]) -> Words:
    """ "I paid | less than £8 | for the lamp": the lamp cost less than £8; nothing where it is no such sentence."""
    to = lows.index("for") if "for" in lows else 0
    end = next((i for i in range(to + 1, len(lows)) if lows[i] in _ENDING), 0)
    amount = lows[2:to]
    bound = 2 if amount[:2] in (["less", "than"], ["more", "than"], ["at", "least"], ["at", "most"]) else 0
    bound = bound or int(amount[:1] in (["exactly"], ["only"], ["just"]))
    sign, figures = amount[bound : bound + 1], "".join(amount[bound + 1 :])
    thing = lows[to + 1 : end]
    if not to or not _SIGNS.intersection(sign) or number_value(figures) is None or {"and", "or", "who"} & {*thing}:
        return ()
    if not 1 < len(thing) <= _LONGEST or thing[0] not in ("the", "a", "an"):
        return ()
    return (*words[to + 1 : end], words[1].instead("cost"), *words[2:to], *words[end:])


def _i_gave(words: Words, lows: list[str], frame: Frame) -> Words:
    """ "I gave | Ann | £6 (more than Ben)": Ann's item cost £6; nothing where it is no such sentence."""
    size = _name_at(words, 2, frame)
    at = 2 + size
    if not size or lows[at] not in _SIGNS or number_value(lows[at + 1]) is None:
        return ()
    end = len(words) - (words[-1].low == ".")
    like = words[1]
    cost = (*words[2:at], *(like.instead(low) for low in ("'s", "item", "cost")), words[at], words[at + 1])
    if at + 2 == end:
        return (*cost, *words[end:])
    other = at + 4
    if lows[at + 2] in ("more", "less") and lows[at + 3] == "than" and _name_at(words, other, frame) == end - other > 0:
        return (*cost, *words[at + 2 : end], like.instead("'s"), *words[end:])
    return ()


def _name_at(words: Words, at: int, frame: Frame) -> int:
    """How many words of somebody's name stand there."""
    lows = [w.low for w in words]
    for category in frame:
        for label in category.items if not category.ordered else ():
            told = [w.low for w in split(label)]
            if label[:1].isupper() and lows[at : at + len(told)] == told:
                return len(told)
    return 0


#: what the thing cost
paid_for = framed_rewriter((_PAID | {"cost", "costs"}, _paid_for))
