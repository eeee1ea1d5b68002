"""Places counted from somebody: "is the third float after Ann's" stands three places after it."""

from nlpuzzle.english.numbers import ordinal_value
from nlpuzzle.english.words import Word
from nlpuzzle.puzzle import Frame
from nlpuzzle.understanding.rewording.waking import woken_by
from nlpuzzle.understanding.words.words_of import COPULAS

__all__ = ["counted_from"]

Words = tuple[Word, ...]

_AFTER = frozenset({"after", "before", "behind"})
_MOST = 20


@woken_by(*_AFTER)
def counted_from(words: Words, frame: Frame) -> Words:
    """ "Is | the third float after | Ann's and | the second before | Ben's": three places after, and two places before."""
    row = frame.anchor
    lows = [*(w.low for w in words), "", ""]
    if row is None or row.dimension != "position" or not any(low in _AFTER for low in lows):
        return words
    for i in range(len(words) - 4, 0, -1):
        led = lows[i - 1] in COPULAS or lows[i - 1] in ("n't", "not") or (lows[i - 1] == "and" and _counted_before(lows, i))
        if not led or lows[i] != "the":
            continue
        number = ordinal_value(lows[i + 1])
        noun = lows[i + 2].isalpha() and lows[i + 2] not in _AFTER and lows[i + 3] in _AFTER
        if number is None or not 0 < number < _MOST or not noun or lows[i + 4] in ("", "all", "that"):
            continue
        far = [words[i + 1].instead(str(number)), words[i + 2].instead("places")]
        far = far if number > 1 else [words[i + 1].instead("directly")]
        words = (*words[:i], *far, *words[i + 3 :])
        lows = [*(w.low for w in words), "", ""]
    return words


def _counted_before(lows: list[str], at: int) -> bool:
    """Whether a place is counted so earlier in the sentence, too."""
    return any(lows[i] == "the" and ordinal_value(lows[i + 1]) is not None and lows[i + 3] in _AFTER for i in range(at - 3))
