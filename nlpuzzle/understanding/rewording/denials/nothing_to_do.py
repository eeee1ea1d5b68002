"""What somebody has nothing to do with: "did not go anywhere near the mill", "is no fan of figs"."""

from nlpuzzle.english.words import Word
from nlpuzzle.puzzle import Frame
from nlpuzzle.understanding.rewording.naming import item_begun
from nlpuzzle.understanding.rewording.waking import framed_rewriter, lows_of
from nlpuzzle.understanding.words.vocabulary import closed

__all__ = ["nothing_to_do"]

Words = tuple[Word, ...]

_NOT = frozenset({"not", "n't", "never"})
_HELPERS = frozenset("did does do has have had".split())
_WENT = frozenset({"been", "go", "goes", "gone", "went", "came", "come"})
_ARTICLES = frozenset({"a", "an", "the", "any", "his", "her", "their"})
_IT = frozenset({"it", "them"})
_ENDING = frozenset({"", ".", ",", ";", "and", "but", "so", "or"})

def _not_near(words: Words, frame: Frame) -> Words:
    """ "Did not | go (anywhere) near | the mill", "has never been near it": had nothing to do with it."""
    lows = lows_of(words)
    near = lows.index("near")
    went = near - 1 - (lows[near - 1] == "anywhere")
    if went < 2 or lows[went] not in _WENT or lows[went - 1] not in _NOT:
        return words
    start = went - 1
    if lows[start] != "never" and lows[start - 1] not in _HELPERS:
        return words
    start -= lows[start - 1] in _HELPERS
    return _denied(words, start, near + 1, frame, pronoun=True)


def _no_fan(words: Words, frame: Frame) -> Words:
    """ "Is no | fan of | figs", "is not a lover of": has nothing to do with them."""
    lows = lows_of(words)
    at = next((i for i in range(2, len(words) - 2) if lows[i] in ("fan", "lover") and lows[i + 1] == "of"), 0)
    start = at - 2 if lows[at - 1] == "no" else at - 3 if lows[at - 2 : at] in (["not", "a"], ["n't", "a"]) else 0
    if not at or start < 1 or lows[start] not in ("is", "was"):
        return words
    return _denied(words, start, at + 2, frame, pronoun=False)


def _denied(words: Words, start: int, begin: int, frame: Frame, *, pronoun: bool) -> Words:
    """The words with "had nothing to do with" in the place of others before a thing, which ends what is said of it."""
    lows = lows_of(words)
    end = _end_of_things(lows, begin, frame)
    if pronoun and lows[begin] in _IT:
        end = begin + 1
    if not end or lows[end] not in _ENDING:
        return words
    like = words[start]
    said = (like.instead(low) for low in ("had", "nothing", "to", "do", "with"))
    return (*words[:start], *said, *words[begin:])


def _end_of_things(lows: list[str], begin: int, frame: Frame) -> int:
    """Where one thing, or two with "or" between them, end; 0 where a person, a place in a row or something else is named."""
    at = begin + (lows[begin] in _ARTICLES)
    skipped = 0
    while skipped < 2 and item_begun(lows, at, frame) is None and lows[at].isalpha() and closed().get(lows[at]) is None:
        at, skipped = at + 1, skipped + 1  # "the slimy | seaweed"
    found = item_begun(lows, at, frame)
    if found is None:
        return 0
    end, item = found
    category = next(c for c in frame if c.name == item.category)
    if category.ordered or item.label[0].isupper():
        return 0
    if lows[end] == "or":
        return _end_of_things(lows, end + 1, frame)
    return end


#: put as what somebody had nothing to do with
nothing_to_do = framed_rewriter(
    (frozenset({"near"}), _not_near), (frozenset({"fan", "lover"}), _no_fan)
)
