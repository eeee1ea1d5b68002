"""What is no fault of somebody's, where each has another: "there was nothing wrong with | Ben's | brakes"."""

from nlpuzzle.english.classes import word_class
from nlpuzzle.english.morphology import singular
from nlpuzzle.english.words import Word, key
from nlpuzzle.puzzle import Frame
from nlpuzzle.understanding.rewording.waking import woken_by

__all__ = ["with_nothing_wrong"]

Words = tuple[Word, ...]

_FAULTS = word_class("faults")
_FINE = (["nothing", "wrong", "with"], ["nothing", "amiss", "with"], ["nothing", "the", "matter", "with"])
_SMOOTHLY = _FAULTS | {"bother", "difficulty", "difficulties", "hitch", "mishap", "problems"}
#: how somebody gets through
_PAST = frozenset({"through", "over", "past", "across", "round", "around"})
_OTHERWISE = frozenset({",", ";", "and", "or", "but", "nor", "not", "n't", "never", "than", "who", "which", "that", "if"})


@woken_by("nothing", "without")
def with_nothing_wrong(words: Words, frame: Frame) -> Words:
    """ "| There was nothing wrong with | Ben's | brakes", "got past the ditch | without any trouble": had none with it."""
    lows = [w.low for w in words]
    if not {"nothing", "without"} & set(lows):
        return words
    faults = [c for c in frame if _FAULTS & {singular(low) for low in c.name.casefold().split()}]
    if len(faults) != 1 or _OTHERWISE & set(lows):
        return words
    trouble = "trouble" in faults[0].name.casefold().split()
    known = {key(label.casefold().split()[-1]) for label in faults[0].items}
    end = len(words) - (lows[-1] == ".")
    fine = next((fine for fine in _FINE if lows[2 : 2 + len(fine)] == fine), None)
    if fine is not None and lows[:1] == ["there"] and lows[1] in ("is", "was") and words[end - 1].stem in known:
        owned = next((i for i in range(3 + len(fine), end - 1) if lows[i] in ("'s", "'")), 0)
        does = words[1].instead("did" if lows[1] == "was" else "does")
        if owned and owned + 2 == end:
            return _untroubled(words[2 + len(fine) : owned], does, words[end - 1], words[end:], trouble)
    at = lows.index("without") if "without" in lows else 0
    smooth = lows[at + 1 : end]
    smooth = smooth[1:] if smooth[:1] in (["any"], ["a"], ["the"]) else smooth
    smooth = smooth[1:] if smooth[:1] in (["slightest"], ["least"], ["single"]) else smooth
    led = at > 4 and lows[at - 2] == "the" and lows[at - 3] in _PAST and words[at - 1].stem in known
    if led and len(smooth) == 1 and smooth[0] in _SMOOTHLY and at - 4 <= _LONGEST:
        return _untroubled(words[: at - 4], words[at].instead("did"), words[at - 1], words[end:], trouble)
    return words


#: words of a name before the verb
_LONGEST = 3


def _untroubled(whom: Words, does: Word, what: Word, rest: Words, trouble: bool) -> Words:
    """ "Ann did not have the brakes", which is her fault; "did not have trouble with the ditch", where it is a spot."""
    had = ("not", "have", "trouble", "with", "the") if trouble else ("not", "have", "the")
    return (*whom, does, *map(what.instead, had), what, *rest)
