"""What grows, hangs or is kept between two others is there: "the leeks | grow on a plot somewhere between"."""

from nlpuzzle.english.morphology import plural, singular
from nlpuzzle.english.numbers import number_value
from nlpuzzle.english.words import Word, split
from nlpuzzle.puzzle import Frame
from nlpuzzle.understanding.rewording.waking import framed_rewriter, lows_of
from nlpuzzle.understanding.words.lines import line
from nlpuzzle.understanding.words.words_of import COPULAS, PLACES

__all__ = ["grown_between"]

Words = tuple[Word, ...]

_GROWS = {"grow": "are", "grows": "is", "grew": "were", "hang": "are", "hangs": "is", "hung": "was"}
#: what is done with things that are in their places
_KEPT = frozenset("displayed exhibited found grown hung kept parked planted shown sold stored".split())
_IN = frozenset({"in", "on", "at"})


def _grown_between(words: Words, frame: Frame) -> Words:
    row = line(frame)
    if row is None or row.dimension not in (None, "position"):
        return words
    lows = lows_of(words)
    between = lows.index("between")
    for i in range(1, between):
        kept = lows[i] in _KEPT and lows[i - 1] in COPULAS
        if not kept and (lows[i] not in _GROWS or lows[i - 1] in COPULAS):
            continue
        at = i + 1
        if lows[at] in _IN:
            at = _place_after(lows, at + 1, split(row.name)[-1].low)
        somewhere = lows[at] == "somewhere"
        if not at or at + somewhere != between or lows[between + 1][:1].isdecimal() or _HELPED & {lows[i - 1]}:
            return words
        if any(low in _COUNTING or number_value(low) is not None for low in lows[:i]):
            return words  # "not more than one box is kept between": how many there are
        is_ = words[i - 1] if kept else words[i].instead(_GROWS[lows[i]])
        if lows[i + 2] == "one":
            a_place = (words[i + 2].instead(low) for low in ("a", singular(lows[i + 5])))
            return (*words[: i - kept], is_, words[i + 1], *a_place, *words[at:])
        return (*words[: i - kept], is_, *words[i + 1 :])
    return words


_COUNTING = frozenset("fewer how less many more no nobody none nothing several than".split())
_HELPED = frozenset("would could might may can will to not n't never also only should must".split())


def _place_after(lows: list[str], at: int, name: str) -> int:
    """Where the words after "a plot", "one of the plots" begin; 0 for anything else."""
    nouns = PLACES | {singular(name)}
    if lows[at] in ("a", "an") and lows[at + 1] in nouns:
        return at + 2
    return at + 4 if lows[at : at + 3] == ["one", "of", "the"] and lows[at + 3] in map(plural, nouns) else 0


#: "are on a plot between" for "grow on a plot between"
grown_between = framed_rewriter((frozenset({"between"}), _grown_between))
