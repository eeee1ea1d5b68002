"""What is given one right after the other: songs "performed | back to back" are next to each other, and nobody who sits so."""

from nlpuzzle.english.words import Word
from nlpuzzle.puzzle import Frame
from nlpuzzle.understanding.rewording.waking import framed_rewriter, lows_of
from nlpuzzle.understanding.words.lines import in_turn, line
from nlpuzzle.understanding.words.words_of import COPULAS

__all__ = ["given_back_to_back"]

Words = tuple[Word, ...]

#: what is done with what has its turn; people who perform may do it with their backs to each other
_GIVEN = frozenset(
    "aired broadcast delivered given held listed performed played presented put read run scheduled screened shown staged sung"
    " timetabled told".split()
)
_COME = frozenset({"come", "came"})
_ENDING = frozenset({"", ".", ",", ";", "but", "then"})


def _back_to_back(words: Words, frame: Frame) -> Words:
    lows = lows_of(words)
    row = line(frame)
    if row is None or not in_turn(row):
        return words
    for i in range(3, len(words)):
        hyphened = lows[i] == "back-to-back"
        if not hyphened and lows[i : i + 3] != ["back", "to", "back"]:
            continue
        end = i + 1 if hyphened else i + 3
        denied = lows[i - 2] in ("not", "n't")
        verb = lows[i - 2 - denied]
        given = lows[i - 1] in _GIVEN and (verb in COPULAS or lows[i - 2] == "be")
        if not given and not (lows[i - 1] in _COME and "and" in lows[:i]):
            return words
        near = ["next", "to"]
        if lows[end] == "with":
            end += 1
        elif lows[end] in _ENDING and "and" in lows[:i] and verb not in ("is", "was"):
            near += ["each", "other"]
        else:
            return words
        return (*words[:i], *(words[i].instead(low) for low in near), *words[end:])
    return words


#: "back to back" put as "next to each other"
given_back_to_back = framed_rewriter((frozenset({"back", "back-to-back"}), _back_to_back))
