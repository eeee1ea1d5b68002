"""What somebody means, longs or is asked to do, and may never do: "wanted to finish before Ben", "was keen to buy the vase"."""

from collections.abc import Sequence
from itertools import pairwise

from nlpuzzle.english.morphology import singular
from nlpuzzle.english.tables import words as word_table
from nlpuzzle.english.words import Word, finite, key, split
from nlpuzzle.understanding.soundness.events import GOING, classes_of
from nlpuzzle.understanding.soundness.support import Support
from nlpuzzle.understanding.soundness.tails import PLANNED
from nlpuzzle.understanding.words.vocabulary import closed, verb_forms
from nlpuzzle.understanding.words.words_of import COPULAS

__all__ = ["only_meant"]

#: "got to play", "chose to play": and did
_LEADING = frozenset(map(key, "have get choose come need".split()))
#: "is going to sell": will; "is to sell" has no word of its own
_AHEAD = frozenset({"going", "about"})
_STAND = key("stand")
_BUYING = frozenset(map(key, "buy order purchase".split()))
#: by means of what something was done, or that it was begun
_USED = frozenset({"set", "sets", "took", "takes", "used", "uses"})
_PASTIMES = frozenset("activity hobby interest pastime pursuit".split())
_THERE = GOING | {"move"}


def only_meant(gap: Sequence[Word], support: Support) -> tuple[Word, ...]:
    """ "Plans to reach", "was asked to play on": what one means to do one has not done, unless the puzzle is about wishes."""
    for i, (verb, to) in enumerate(pairwise(gap)):
        if to.low != "to" or not gap[i + 2 :] or not _is_done(gap[i + 2], support):
            continue
        if verb.stem == _STAND and not _named(gap, i):
            return verb, to  # "stands to win"
        deed = verb.low in verb_forms() and verb.stem not in _LEADING and not classes_of(verb.stem) & _THERE
        state = i > 0 and gap[i - 1].low in COPULAS and closed().get(verb.low) is None and verb.low not in PLANNED | _AHEAD
        if verb.stem == key("want") and gap[i + 2].stem in _BUYING and support.goes_with_any(gap[i + 2]):
            continue  # at a counter, where each buys something
        if "like" in classes_of(verb.stem) and _pastime(gap[i + 2], support):
            continue  # "likes to play | cards", of pastimes
        if (deed or state) and not _told(verb, support):
            return verb, to
        if not deed and closed().get(verb.low) is None and (other := _for_that(gap[: i + 1], support)):
            return other, to
    return ()


def _pastime(verb: Word, support: Support) -> bool:
    """Whether there are pastimes, of which the verb tells one."""
    heads = (singular(split(c.name)[-1].low) for c in support.frame if split(c.name))
    return any(head in _PASTIMES for head in heads) and verb.low in verb_forms()


def _for_that(before: Sequence[Word], support: Support) -> Word | None:
    """ "Climbed a ladder | to pick", "drove out | to see": what the puzzle knows nothing of, done for the sake of another."""
    at = next((k for k, w in enumerate(before) if w.low in verb_forms() and finite(w.low) and not _named(before, k)), None)
    if at is None or at == len(before) - 1 or before[at].low in _USED or any(w.low in COPULAS for w in before):
        return None
    known = support.supported(before[at]) or all(support.supported(w) for w in before[at + 1 :] if closed().get(w.low) is None)
    return None if known else before[at]


def _named(gap: Sequence[Word], at: int) -> bool:
    """Whether an article makes a noun of a word: "the | cook"."""
    return at > 0 and closed().get(gap[at - 1].low) in ("d", "p", "s", "j")


def _is_done(word: Word, support: Support) -> bool:
    """Whether a word after "to" is a verb; "goes to school" leads to a noun."""
    noun = any(singular(word.low) in word_table(name) for name in ("things", "places", "settings")) or support.described(word)
    other = support.letter(word) in "vo" and not noun and word.text.islower()
    return word.low in verb_forms() or word.low in ("be", "have") or other


def _told(verb: Word, support: Support) -> bool:
    """Whether the puzzle uses the very verb elsewhere, and no noun like it."""
    return not support.only_in_clues(verb) or support.recurs(verb)
