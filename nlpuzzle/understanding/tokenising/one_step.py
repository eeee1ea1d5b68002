""" "Lives a hut to the east of" counts one hut; "has a hut to the east of" is in a hut, wherever it stands."""

from collections.abc import Sequence

from nlpuzzle.english.classes import verb_class
from nlpuzzle.english.morphology import singular
from nlpuzzle.english.words import Word, key
from nlpuzzle.understanding.words.vocabulary import closed, verb_forms
from nlpuzzle.understanding.words.words_of import COPULAS

__all__ = ["counts_a_step"]

#: what takes no object, so that the noun after it is how far: "finished a place ahead"
_WHERE = frozenset[str]().union(*map(verb_class, ("being-somewhere", "being-there", "before-their-subject", "taking-place")))
#: nouns in which one counts; a hut, a seat or a plot is something to have as well
_MERE_STEPS = frozenset("floor level place position rank rung spot step storey story".split())
#: whoever does so has the place
_ONES_OWN = frozenset(map(key, "book choose get has have hire occupy own pick rent reserve take".split())) | {"had"}
_HOW_MUCH = frozenset("only just exactly precisely also about roughly".split())
_AFTER_ANOTHER = frozenset({",", ";", "and", "or", "but", "either", "then"})
#: prepositions that measure: "was ahead by | a place"
_BY = frozenset({"by", "than", "not"})


def counts_a_step(words: Sequence[Word], at: int, noun: str) -> bool | None:
    """Whether "a place" at `at`, before a direction, is how far away; None where nobody can say."""
    before = at - 1
    while before >= 0 and words[before].low in _HOW_MUCH:
        before -= 1
    if before >= 0 and words[before].low in _AFTER_ANOTHER:  # "two places behind Ann and | a place ahead of Ben"
        before = next((i for i in range(before, -1, -1) if _verb(words[i]) or words[i].low.endswith("ed")), -1)
    mere = singular(noun) in _MERE_STEPS
    if before < 0:
        return True if mere else None  # "a floor above Ann lives Ben", "a hut to the east of it is red"
    low = words[before].low
    if low in COPULAS or low in ("be", "been"):
        again = any(singular(w.low) == singular(noun) for w in words[:before])  # "Ann's hut is | a hut to the east of"
        return True if mere and not again else None
    if words[before].stem in _WHERE:
        return True
    if low == "in" and before and words[before - 1].low in ("came", "comes", "come", "coming"):
        return True  # "came in | a place behind"
    if words[before].stem in _ONES_OWN or low == "with":
        return False
    if _verb(words[before]) or low.endswith("ed"):
        return None  # "saw | a hut", "camped | a hut"
    return True if closed().get(low) != "p" or low in _BY else None


def _verb(word: Word) -> bool:
    return closed().get(word.low) == "a" or word.low in verb_forms()
