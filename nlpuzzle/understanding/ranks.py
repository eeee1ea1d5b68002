"""Whether a rank or a superlative ranks the things of the puzzle: "the third house", not "the third wife"."""

import re
from collections.abc import Sequence
from itertools import takewhile

from nlpuzzle.english.numbers import ordinal_value
from nlpuzzle.english.tables import words as word_table
from nlpuzzle.english.words import Word
from nlpuzzle.puzzle import Frame
from nlpuzzle.understanding.licence import letters
from nlpuzzle.understanding.lines import in_turn, line
from nlpuzzle.understanding.support import Support
from nlpuzzle.understanding.tokens import Place, Superlative, Token
from nlpuzzle.understanding.vocabulary import personal

__all__ = ["unranked"]

#: "the oldest woman" is the oldest of some of them only
_PART = frozenset(
    "woman women man men girl girls boy boys lady ladies gentleman gentlemen female females male males guy guys".split()
)


def unranked(tokens: Sequence[Token], index: int, frame: Frame, support: Support) -> tuple[Word, ...]:
    """The words that make a rank speak of something else; empty where it ranks the puzzle's things."""
    token = tokens[index]
    ordinal = len(token.words) == 1 and ordinal_value(token.words[0].low) is not None
    if not (ordinal or isinstance(token.reference, Place | Superlative)):
        return ()
    after = tokens[index + 1].gap if index + 1 < len(tokens) else ()
    if after and after[0].low in _PART:
        return after[:1]
    owned = _owned(tokens, index, support)
    row = line(frame)
    if isinstance(token.reference, Superlative):
        return ()
    if owned and any(support.names(c, owned) for c in frame if c is not row):
        return owned  # "Ann's age is in the middle"
    if index and tokens[index - 1].type == "ITEM" and not token.gap and len(token.words) == 1 and not _race(token):
        return token.words  # "cooked the stew first"
    to_do = re.match(r"[jnoh]*(pd[no]+)?t", letters(after, support)) and row is not None and not in_turn(row)
    if to_do or any(w.low in ("his", "her", "their") for w in token.gap):
        return after or token.words  # "the last to visit Ann", "his third wife"
    for i, word in enumerate(after):
        letter = support.letter(word)
        if letter == "p" and i == 0:
            nouns = tuple(takewhile(lambda w: support.letter(w) in "djno", after[1:]))
            if any(support.names(c, nouns) for c in frame if c is not row):
                return after  # "third in age"
        if letter not in "jnov":
            break
        if letter in "no":
            return () if _ranked_noun(word, frame, support) else (word,)
    return ()


def _race(token: Token) -> bool:
    return isinstance(token.reference, Place) and token.reference.direction == "race"


def _ranked_noun(word: Word, frame: Frame, support: Support) -> bool:
    """Whether things of the puzzle, or places of its line, are called so."""
    if word.low in word_table("places") or word.low in word_table("settings") or personal(word.low):
        return True
    row = line(frame)
    if row is not None and support.speaks_of(row.name, [word]):
        return True
    named = [c for c in frame if support.names(c, [word])]
    return bool(named and all(support.people(c.name) for c in named)) or (not named and support.supported(word))


def _owned(tokens: Sequence[Token], index: int, support: Support) -> tuple[Word, ...]:
    """What the subject owns and the rank is said of: "Ann's | age | is"."""
    first = next((i for i, token in enumerate(tokens[:index]) if token.type == "ITEM"), None)
    gap = tokens[first + 1].gap if first is not None else ()
    return tuple(w for w in gap if support.letter(w) in "no") if gap and support.letter(gap[0]) == "s" else ()
