"""What is said to be found somewhere is there: "can be found in hut 3", "you will not find Ann in the white van"."""

from nlpuzzle.english.classes import word_class
from nlpuzzle.english.morphology import singular
from nlpuzzle.english.tables import words as word_table
from nlpuzzle.english.words import Word
from nlpuzzle.understanding.words.groups import gender_of
from nlpuzzle.understanding.words.vocabulary import workplaces

__all__ = ["SOMEWHERE", "nothing_to_find", "to_be_found"]

SOMEWHERE = frozenset({"in", "at", "on"})
_FOUND = (
    *(f"you will{denied} {verb}".split() for denied in (" n't", " not", " never", "") for verb in ("find", "see")),
    *(f"you can{denied} {verb}".split() for denied in ("", " not", " n't") for verb in ("buy", "find", "get", "see", "win")),
    *(f"you {able} {verb}".split() for able in ("cannot", "ca n't") for verb in ("buy", "find", "get", "see", "win")),
)
_FOUND_SOMEWHERE = SOMEWHERE | frozenset({"somewhere", "next", "beside", "between", "immediately", "directly"})
_PLACE_NOUNS = frozenset(
    {*word_table("places"), *word_table("settings"), *word_class("localities"), *word_class("fixed-places")}
) | frozenset().union(*workplaces().values())


def to_be_found(words: tuple[Word, ...]) -> tuple[Word, ...]:
    """ "Can be found | in hut 3", "is to be found at": is there."""
    lows = [w.low for w in words]
    for i in range(1, len(words) - 4):
        if lows[i : i + 3] == ["cannot", "be", "found"] and lows[i + 3] in SOMEWHERE:
            return (*words[:i], words[i].instead("is"), words[i].instead("not"), *words[i + 3 :])
        if lows[i : i + 3] in (["can", "be", "found"], ["to", "be", "found"]) and lows[i + 3] in _FOUND_SOMEWHERE:
            there = lows[i] == "to" and lows[i - 1] in ("is", "are", "was", "were")
            if lows[i] == "can" or there:
                return (*words[: i - there], words[i].instead(lows[i - 1] if there else "is"), *words[i + 3 :])
    return words


def nothing_to_find(words: tuple[Word, ...]) -> tuple[Word, ...]:
    """ "You won't find Ann in the white van": Ann is not in the white van."""
    lows = [w.low for w in words]
    opening = next((o for o in _FOUND if lows[: len(o)] == o), None)
    if opening is None:
        return words
    at = next((i for i in range(len(opening) + 1, len(words)) if lows[i] in SOMEWHERE), None)
    if at is None or any(low in lows for low in ("if", "when", "unless", "who", "that")):
        return words
    if "or" in lows and not ({"n't", "not", "never", "cannot"} & {*opening} and lows[at + 1 :].count("or") == 1):
        return words
    there = lows[at] != "at" or opening[-1] == "win" or _is_somewhere(words[at:])  # one may win at a game
    if "can" in opening[1][:3] and not (there and _is_ware(words[len(opening)], opening[-1])):
        return words
    is_ = words[0].instead("is")
    denied = (words[0].instead("not"),) if {"n't", "not", "never", "cannot"} & {*opening} else ()
    return (*words[len(opening) : at], is_, *denied, *words[at:])


def _is_somewhere(words: tuple[Word, ...]) -> bool:
    """ "At the darts stall", "in house 3", "at Hyde Park", and not "at the tea", "at Tim"."""
    said = [w for w in words if w.low != "."]
    last = said[-1]
    named = last.proper and gender_of(last.text) is None
    return named or last.low[0].isdecimal() or last.low == "'s" or singular(last.low) in _PLACE_NOUNS


def _is_ware(word: Word, verb: str) -> bool:
    """Whether it can be bought or won: nobody can."""
    return verb in ("find", "see") or not word.proper or gender_of(word.text) is None
