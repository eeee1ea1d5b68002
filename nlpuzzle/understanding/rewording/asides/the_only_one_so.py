"""What is true of one alone and of nothing in the puzzle: "Ann, | the only one of them who owns no watch, | left at six"."""

from nlpuzzle.english.adjectives import comparative, superlative
from nlpuzzle.english.numbers import number_value, ordinal_value
from nlpuzzle.english.words import Word, stems
from nlpuzzle.puzzle import Frame
from nlpuzzle.understanding.rewording.waking import framed_rewriter, lows_of
from nlpuzzle.understanding.words.words_of import PLACES

__all__ = ["the_only_one_so"]

Words = tuple[Word, ...]

_OF_THEM = (("of", "them"), ("among", "them"), ("of", "the", "group"), ("in", "the", "group"), ())
_LED = frozenset({"who", "with", "without", "to", "that"})
_DENYING = frozenset({"no", "not", "n't", "never", "without"})
#: words that place one among the others, or name another
_ORDERING = frozenset(
    "above after ahead as before behind below beside besides between but during earlier except first her him his its last"
    " later left like near neighbor neighbour next on own right same than their them until when where whose".split()
)


def _the_only_one_so(words: Words, frame: Frame) -> Words:
    lows = lows_of(words)
    for at in range(1, len(words) - 5):
        if lows[at : at + 4] != [",", "the", "only", "one"]:
            continue
        whom = next(len(o) for o in _OF_THEM if tuple(lows[at + 4 : at + 4 + len(o)]) == o)
        if not whom and lows[at + 4 : at + 6] == ["of", "the"] and number_value(lows[at + 6]) == frame.size:
            whom = 3
        start = at + 4 + whom
        end = next((i for i in range(start, len(words)) if lows[i] in (",", ";")), 0)
        inside = words[start:end]
        if not end or lows[end] != "," or len(inside) < 2 or inside[0].low not in _LED or "," in lows[:at]:
            return words
        unlisted = any(category.given == "inferred" for category in frame)
        if any(_tells(w, frame) for w in inside[1:]) or (unlisted and not _DENYING & {w.low for w in inside}):
            return words
        return (*words[:at], *words[end + 1 :])
    return words


def _tells(word: Word, frame: Frame) -> bool:
    """Whether a word may speak of an item, a place in an order or somebody else."""
    if word.low in _ORDERING | PLACES or word.text[:1].isupper() or not word.low.isalpha():
        return True
    if number_value(word.low) is not None or ordinal_value(word.low) is not None:
        return True
    if comparative(word.low) is not None or superlative(word.low) is not None:
        return True
    return any(word.stem in stems(f"{c.name} {c.description} {' '.join(c.items)}") for c in frame)


#: the sentence without what is said of one alone beside the puzzle
the_only_one_so = framed_rewriter((frozenset({"only"}), _the_only_one_so))
