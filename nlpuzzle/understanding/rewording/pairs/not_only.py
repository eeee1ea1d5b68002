"""Both of two facts, the second stressed: "Ann not only plays the harp | but also comes from Rome", "as well as painting"."""

from nlpuzzle.english.tables import words as word_table
from nlpuzzle.english.words import Word, finite, third_person
from nlpuzzle.understanding.rewording.waking import lows_of, rewriter
from nlpuzzle.understanding.words.vocabulary import verb_forms
from nlpuzzle.understanding.words.words_of import COPULAS

__all__ = ["not_only_that"]

Words = tuple[Word, ...]

_HE = frozenset({"he", "she", "it", "they"})
_OTHERWISE = frozenset("; if unless than or nor neither either who which that only not n't".split())
_PLAIN = frozenset("; if unless than or nor neither either only not n't but".split())


def _not_only(words: Words) -> Words:
    """ "Ann | not only | plays the harp | but also | comes from Rome": and comes from Rome."""
    lows = lows_of(words)
    at = next((i for i in range(1, len(words) - 4) if lows[i : i + 2] == ["not", "only"]), 0)
    but = next((i for i in range(at + 3, len(words) - 1) if lows[i] == "but"), 0)
    if not at or not but or lows[but + 1] != "also" or _OTHERWISE & {*lows[:at], *lows[at + 2 : but], *lows[but + 1 :]}:
        return words
    verb = lows[at - 1] if lows[at - 1] in COPULAS else lows[at + 2]
    if verb not in COPULAS and not (verb in verb_forms() and finite(verb)):
        return words
    stop = but - (lows[but - 1] == ",")
    return (*words[:at], *words[at + 2 : stop], words[but].instead("and"), *words[but + 2 :])


def _not_only_first(words: Words) -> Words:
    """ "Not only | does Ann play the harp, | but she also comes from Rome": Ann does play the harp, and she comes from Rome."""
    lows = lows_of(words)
    but = next((i for i in range(5, len(words) - 2) if lows[i] == "but"), 0)
    if lows[:2] != ["not", "only"] or not but or lows[2] not in (*COPULAS, "does", "did") or not words[3].proper:
        return words
    also = but + 2 if lows[but + 2] == "also" else 0
    if lows[but + 1] not in _HE or not also or _OTHERWISE & {*lows[2:but], *lows[but + 1 :]}:
        return words
    verb = next((i for i in range(4, but) if not words[i].proper), 0)
    if not verb or (lows[2] not in COPULAS and lows[verb] not in verb_forms()):
        return words
    start = but - (lows[but - 1] == ",")
    joined = (words[but].instead(","), words[but].instead("and"))
    return (*words[3:verb], words[2], *words[verb:start], *joined, words[but + 1], *words[also + 1 :])


def _as_well_as(words: Words) -> Words:
    """ "Ann plays the harp | as well as painting goats": and paints goats; not "plays as well as Ben"."""
    lows = lows_of(words)
    at = next((i for i in range(2, len(words) - 3) if lows[i : i + 3] == ["as", "well", "as"]), 0)
    doing = lows[at + 3]
    verbs = [verb for verb in (doing[:-3], doing[:-3] + "e", doing[:-4]) if verb in word_table("verbs")]
    if not at or not doing.endswith("ing") or not verbs or _PLAIN & {*lows}:
        return words
    verb = words[at].instead(third_person(verbs[0]))
    start = at - (lows[at - 1] == ",")
    return (*words[:start], words[at].instead("and"), verb, *words[at + 4 :])


def _like_him(words: Words) -> Words:
    """ "Ann, | as well as | Ben, sits left of Cleo": as Ben does."""
    lows = lows_of(words)
    at = next((i for i in range(1, 7) if lows[i : i + 4] == [",", "as", "well", "as"]), 0)
    end = next((i for i in range(at + 5, min(at + 10, len(words))) if lows[i] == ","), 0)
    named = words[at + 4].proper or lows[at + 4] == "the" if at and end else False
    if not named or "as" in lows[at + 4 : end] or _PLAIN & {*lows[: end + 1]}:
        return words
    return (*words[: at + 1], words[at + 1].instead("like"), *words[at + 4 :])


#: each such pair of facts as two plain facts
not_only_that = rewriter(
    (frozenset({"only"}), _not_only), (frozenset({"only"}), _not_only_first),
    (frozenset({"well"}), _as_well_as), (frozenset({"well"}), _like_him),
)  # fmt: skip
