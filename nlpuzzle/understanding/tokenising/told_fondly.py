"""Plain facts told with a smile: "won't go anywhere without his hat" has it, "took her class to the zoo" went there."""

from nlpuzzle.english.classes import word_class
from nlpuzzle.english.morphology import singular
from nlpuzzle.english.numbers import number_value
from nlpuzzle.english.units import unit_of
from nlpuzzle.english.words import Word, key
from nlpuzzle.puzzle import Frame
from nlpuzzle.understanding.tokenising.waking import rewriter
from nlpuzzle.understanding.tokenising.words_of import COPULAS

__all__ = ["given_away", "plainly_told"]

Words = tuple[Word, ...]

_OWN = frozenset({"his", "her", "its", "their"})
_GOING = (["go", "anywhere"], ["go", "out"], ["leave", "home"], ["leave", "the", "house"], ["travel"], ["travel", "anywhere"])
_GOES = {"goes": "go", "leaves": "leave", "travels": "travel"}
_NEVER = (["will", "not"], ["will", "n't"], ["will", "never"], ["would", "never"], ["does", "n't"], ["does", "not"], ["never"])
_SEEN: tuple[list[str], ...] = ([], ["seen"])
_TAKING = {"take": "go", "takes": "goes", "took": "went", "taking": "going", "taken": "gone"}
_PRIZES = frozenset({"prize", "gift", "giveaway", "freebie", "reward"})
_GIVING = frozenset({key("give")})
#: "was away for two days | before Ben"
_WHEN = frozenset({"before", "after", "until", "when", "while", "since", "from"})
_PARTY = word_class("taken-along")


def _never_without(words: Words) -> Words:
    """ "Wo n't go anywhere | without his hat", "is never without her hat": has it."""
    lows = [w.low for w in words]
    at = lows.index("without")
    if lows[at + 1 : at + 2] == [] or lows[at + 1] not in _OWN or at < 2:
        return words
    for seen in _SEEN:
        start = at - len(seen) - 2
        if start > 0 and lows[start] in COPULAS and lows[start + 1 : at] == ["never", *seen]:
            return (*words[:start], words[start].instead("has"), *words[at + 1 :])
    plain = [_GOES.get(low, low) for low in lows[:at]]
    for going in _GOING:
        for never in _NEVER:
            start = at - len(going) - len(never)
            if start > 0 and plain[start:at] == [*never, *going]:
                return (*words[:start], words[start].instead("has"), *words[at + 1 :])
    return words


def _taken_there(words: Words) -> Words:
    """ "Took his passengers to | the castle": went there."""
    lows = [w.low for w in words]
    for i in range(1, len(words) - 4):
        if lows[i] in _TAKING and lows[i + 1] in _OWN and lows[i + 2] in _PARTY and lows[i + 3] == "to":
            return (*words[:i], words[i].instead(_TAKING[lows[i]]), *words[i + 3 :])
    return words


def _away(words: Words) -> Words:
    """ "Is | away for longer than", "was away for 7 days": stays so long."""
    lows = [w.low for w in words]
    at = lows.index("away")
    if at < 1 or lows[at - 1] not in COPULAS or lows[at + 1 : at + 2] != ["for"] or _WHEN & set(lows):
        return words
    for_long = lows[at + 2 : at + 4] in (["longer", "than"], ["the", "longest"], ["the", "shortest"])
    number = number_value(lows[at + 2]) if len(lows) > at + 2 else None
    if not for_long and (number is None or unit_of("".join(lows[at + 3 : at + 4])) is None):
        return words
    stays = "stays" if lows[at - 1] in ("is", "are") else "stayed"
    return (*words[: at - 1], words[at - 1].instead(stays), *words[at + 1 :])


def given_away(words: Words, frame: Frame) -> Words:
    """ "Gives | away | pens", where prizes are given: who gives them has them to give."""
    if not any(w.low == "away" for w in words) or not any(singular(c.name.casefold()) in _PRIZES for c in frame):
        return words
    pairs = zip(words, (None, *words), strict=False)
    return tuple(w for w, before in pairs if w.low != "away" or before is None or before.stem not in _GIVING)


#: each such wording put as the plain fact
plainly_told = rewriter(
    (frozenset({"without"}), _never_without),
    (frozenset(_TAKING), _taken_there),
    (frozenset({"away"}), _away),
)
