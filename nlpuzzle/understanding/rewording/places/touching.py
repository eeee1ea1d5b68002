"""Things that touch in a row stand next to each other: "the atlas | touches | the diary"."""

from nlpuzzle.english.tables import words as word_table
from nlpuzzle.english.words import Word
from nlpuzzle.puzzle import Frame
from nlpuzzle.understanding.rewording.waking import framed_rewriter, lows_of
from nlpuzzle.understanding.words.lines import line
from nlpuzzle.understanding.words.people import is_of_people
from nlpuzzle.understanding.words.words_of import PLACES

__all__ = ["touching"]

Words = tuple[Word, ...]

_TOUCH = {"touches": "is", "touched": "was", "touch": "are"}
_DOES = {"does": "is", "did": "was", "do": "are"}
#: what leads to something else that is there
_LED = frozenset({"the", "both", "either", "neither", "each", "one"})
_ENDING = frozenset({"", ".", ",", ";"})


def _touching(words: Words, frame: Frame) -> Words:
    row = line(frame)
    if row is None or row.dimension not in (None, "position"):
        return words
    lows = lows_of(words)
    for i in range(1, len(words)):
        denied = lows[i] == "touch" and lows[i - 1] in ("not", "n't") and lows[i - 2] in _DOES
        start = i - 2 if denied else i
        if lows[i] not in _TOUCH or not (_of_things(frame) or lows[start - 1] in PLACES):
            continue
        is_ = tuple(words[i].instead(low) for low in ((_DOES[lows[i - 2]], "not") if denied else (_TOUCH[lows[i]],)))
        if lows[i] == "touch" and not denied and "and" not in lows[:i]:
            return words
        near = [words[i].instead(low) for low in ("next", "to")]
        if lows[i + 1] in _ENDING and lows[i] == "touch" and "and" in lows[:start]:
            near += [words[i].instead(low) for low in ("each", "other")]
        elif lows[i + 1] not in _LED and not words[min(i + 1, len(words) - 1)].proper:
            return words  # "touches on"
        told = (*words[:start], *is_, *near, *words[i + 1 :])
        # "touches the atlas but does not | touch | the novel": one after the other
        return _touching(told, frame) if _TOUCH.keys() & {*lows[i + 1 :]} else told
    return words


def _of_things(frame: Frame) -> bool:
    """Whether nobody is told of who could touch a thing with his hands."""
    named = {label.casefold() for category in frame for label in category.items}
    return not any(is_of_people(category) for category in frame) and not named & word_table("given_names")


#: "touches" put as "is next to"
touching = framed_rewriter((frozenset(_TOUCH), _touching))
