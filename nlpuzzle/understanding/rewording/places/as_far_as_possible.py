"""As far from each other as may be, at the two ends: "Ann's locker is as far from Ben's | as it could possibly be"."""

from nlpuzzle.english.words import Word
from nlpuzzle.puzzle import Frame
from nlpuzzle.understanding.rewording.waking import framed_rewriter
from nlpuzzle.understanding.words.lines import line
from nlpuzzle.understanding.words.words_of import COPULAS

__all__ = ["as_far_as_possible"]

Words = tuple[Word, ...]

_CAN = frozenset({"can", "could"})
_POSTURES = COPULAS | frozenset("live lives lived sit sits sat stand stands stood stay stays stayed".split())
_OTHERS = frozenset(", ; and or but not n't if who which that than neither nor either between never".split())
_IT = frozenset({"it", "he", "she", "they"})


def _as_far_as_possible(words: Words, frame: Frame) -> Words:
    lows = [*(w.low for w in words), "", "", ""]
    far = next((i for i in range(2, len(words) - 4) if lows[i : i + 2] == ["as", "far"]), 0)
    row = line(frame)
    if row is None or not far or lows[far - 1] not in _POSTURES or lows[far - 2] == "to":
        return words
    start = next((i for i in range(far + 3, len(words) - 2) if lows[i] == "as" and _possible(lows, i)), 0)
    if not start:
        return words
    end = _possible(lows, start)
    told = lows[far + 2 : start]
    if lows[end] not in ("", ".", ",", ";", "and"):
        return words
    like = words[far]
    if told == ["apart"] and lows[: far - 1].count("and") == 1 and not (_OTHERS - {"and"}) & {*lows[: far - 1]}:
        opposite = (like.instead(low) for low in ("are", "at", "opposite", "ends"))
        return (*words[: far - 1], *opposite, *words[end:])
    side = told[2:] if told[:2] == ["to", "the"] else told
    if side in (["left"], ["right"]):
        return (*words[:far], like.instead("furthest"), like.instead("to"), like.instead("the"), words[start - 1], *words[end:])
    led = 2 if told[:2] == ["away", "from"] else 1 if told[:1] == ["from"] else 0
    other = words[far + 2 + led : start]
    if not led or not other or _OTHERS & {*lows[:far], *(w.low for w in other)}:
        return words
    are = tuple(like.instead(low) for low in ("are", "at", "opposite", "ends"))
    return (*words[: far - 1], like.instead("and"), *other, *are, *words[end:])


def _possible(lows: list[str], at: int) -> int:
    """Where "as it could possibly be" ends; 0 where it is something else: "as possible" may be no more than a wish."""
    if lows[at + 1] not in _IT or lows[at + 2] not in _CAN:
        return 0
    be = at + 3 + (lows[at + 3] == "possibly")
    return be + 1 if lows[be] == "be" else 0


#: those as far apart as possible put as those at opposite ends
as_far_as_possible = framed_rewriter((frozenset({"far"}), _as_far_as_possible))
