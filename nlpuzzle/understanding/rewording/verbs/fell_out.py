"""Teeth that fall out are lost by whose they are: "Ann's tooth | fell out | before Ben's" is "Ann lost a tooth before Ben"."""

from nlpuzzle.english.words import Word
from nlpuzzle.understanding.rewording.waking import lows_of, rewriter

__all__ = ["fell_out"]

Words = tuple[Word, ...]

_FELL = frozenset({"fell", "came"})
_ENDING = frozenset({"", ".", ",", ";", "did"})


def _fell_out(words: Words) -> Words:
    """ "Ann | 's tooth fell out |": lost a tooth."""
    lows = lows_of(words)
    at = next((i for i in range(1, len(words) - 3) if lows[i] in ("'s", "'") and lows[i + 1] == "tooth"), 0)
    fell = at + 2
    if not at or lows[fell] not in _FELL or lows[fell + 1] != "out" or lows.count("tooth") > 1:
        return words
    like = words[fell]
    rest = list(words[fell + 2 :])
    for i in range(len(rest) - 1, 0, -1):  # "before Ben's"
        after = rest[i + 1].low if i + 1 < len(rest) else ""
        if rest[i].low in ("'s", "'") and after in _ENDING:
            del rest[i]
    return (*words[:at], *(like.instead(low) for low in ("lost", "a", "tooth")), *rest)


#: "lost a tooth"
fell_out = rewriter((frozenset({"tooth"}), _fell_out))
