"""Whose the places beside another are: "the two huts next to the red one belong to Ann and Ben", "share a neighbour"."""

from nlpuzzle.english.morphology import is_plural, singular
from nlpuzzle.english.words import Word, split
from nlpuzzle.puzzle import Frame
from nlpuzzle.understanding.rewording.waking import framed_rewriter, lows_of
from nlpuzzle.understanding.words.lines import line
from nlpuzzle.understanding.words.words_of import COPULAS, PLACES

__all__ = ["neighbours_of"]

Words = tuple[Word, ...]

_ONE = frozenset({"neighbor", "neighbour"})
_SEVERAL = frozenset({"neighbors", "neighbours"})
_NEAR = (
    ("directly", "next", "to"), ("right", "next", "to"), ("next", "to"),
    ("on", "either", "side", "of"), ("on", "each", "side", "of"),
)  # fmt: skip
_OTHERS = frozenset(", ; or but not n't never neither nor either if unless who which that than whose both".split())


def _neighbours_of(words: Words, frame: Frame) -> Words:
    row = line(frame)
    if row is None:
        return words
    lows = lows_of(words)
    place = singular(split(row.name)[-1].low)
    for told in (_beside(words, lows, place), _on_one_side(words, lows), _shared(words, lows), _of_whom(words, lows)):
        if told is not None:
            return told
    return words


def _beside(words: Words, lows: list[str], place: str) -> Words | None:
    """ "The two huts | next to the red one | belong to Ann and Ben", "are Ann's and Ben's": they are on either side of it."""
    noun = 1 + (lows[1] == "two")
    near = next((n for n in _NEAR if tuple(lows[noun + 1 : noun + 1 + len(n)]) == n), None)
    known = is_plural(lows[noun]) and (singular(lows[noun]) in PLACES or singular(lows[noun]) == place)
    if lows[0] != "the" or near is None or not known:
        return None
    start, end = noun + 1 + len(near), len(words) - (words[-1].low == ".")
    verb = next((i for i in range(start + 1, end - 2) if lows[i] in ("belong", "belonged", "are", "were")), 0)
    if not verb or _OTHERS & {*lows[start:end]} or lows[verb + 1 :].count("and") != 1:
        return None
    owning = lows[verb].startswith("belong")
    if owning and lows[verb + 1] != "to":
        return None
    joint = lows.index("and", verb)
    one, other = words[verb + 1 + owning : joint], words[joint + 1 : end]
    if not owning:
        if any(part[-1:] == () or part[-1].low not in ("'s", "'") for part in (one, other)):
            return None  # "are blue and green"
        one, other = one[:-1], other[:-1]
    like = words[verb]
    said = (like.instead(low) for low in "are on either side of".split())
    return (*one, words[joint], *other, *said, *words[start:verb], *words[end:]) if one and other else None


def _on_one_side(words: Words, lows: list[str]) -> Words | None:
    """ "Ann has a neighbour | on one side only": is at an end of the row."""
    has = next((i for i in range(1, len(words) - 4) if lows[i] in ("has", "had")), 0)
    if not has or _OTHERS & {*lows[:has]} or lows[has + 1] not in ("a", "neighbors", "neighbours"):
        return None
    at = has + 2 + (lows[has + 1] == "a")
    if lows[at - 1] not in _ONE | _SEVERAL:
        return None
    only = lows[at : at + 4] in (["on", "one", "side", "only"], ["on", "only", "one", "side"], ["on", "just", "one", "side"])
    if not only or lows[at + 4] not in ("", ".", ",", ";"):
        return None
    like = words[has]
    is_ = like.instead("is" if lows[has] == "has" else "was")
    return (*words[:has], is_, *(like.instead(low) for low in "at one end of the row".split()), *words[at + 4 :])


def _shared(words: Words, lows: list[str]) -> Words | None:
    """ "Ann and Ben | have a neighbour in common", "share a neighbour": they are two places apart."""
    end = len(words) - (words[-1].low == ".")
    at = next((i for i in range(3, end - 2) if lows[i] in ("have", "had", "share", "shared")), 0)
    if not at or lows[:at].count("and") != 1 or _OTHERS & {*lows[:end]}:
        return None
    noun = at + 2
    led = lows[at + 1] in ("a", "one") if lows[noun - 2] != "have" else lows[at + 1] in ("a", "one", "the")
    if lows[at + 1 : at + 3] == ["the", "same"]:
        noun, led = at + 3, True
    common = lows[at].startswith("share") or lows[at + 2] == "same" or lows[noun + 1 : noun + 3] == ["in", "common"]
    stop = noun + 1 + 2 * (lows[noun + 1 : noun + 3] == ["in", "common"])
    if not led or lows[noun] not in _ONE or not common or stop != end:
        return None
    like = words[at]
    return (*words[:at], *(like.instead(low) for low in "are two places apart".split()), *words[end:])


def _of_whom(words: Words, lows: list[str]) -> Words | None:
    """ "| Two of | Ben's neighbours are Ann and Cleo": they are his neighbours."""
    several = next((i for i in range(3, min(7, len(words))) if lows[i] in _SEVERAL), 0)
    if lows[:2] == ["two", "of"] and several and lows[several - 1] in ("'s", "'") and lows[several + 1] in COPULAS:
        return words[2:]
    return None


#: told of whoever is there
neighbours_of = framed_rewriter(
    (frozenset({"neighbor", "neighbour", "neighbors", "neighbours", "next", "side"}), _neighbours_of),
)
