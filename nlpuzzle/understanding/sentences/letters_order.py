"""Whether words about letters stand in an order that English has: "begins | the same letter", "as | her name" and the like."""

from collections.abc import Sequence

from nlpuzzle.english.morphology import is_plural
from nlpuzzle.english.wordlists import word_set
from nlpuzzle.english.words import Word
from nlpuzzle.regex import regex
from nlpuzzle.understanding.words.vocabulary import closed, verb_forms

__all__ = ["in_order"]

#: a letter for each word that has one of its own, or for all its class
_LETTERS = {
    **dict.fromkeys(word_set("his her their its the a an our these those"), "d"),
    **dict.fromkeys(word_set("letter initial"), "L"),
    **dict.fromkeys(word_set("letters initials"), "M"),
    **dict.fromkeys(word_set("begin begins started start starts began"), "b"),
    **dict.fromkeys(word_set("beginning starting"), "g"),
    **dict.fromkeys(word_set("share shares shared"), "h"),
    **dict.fromkeys(word_set("from to of in for by at on"), "p"),
    **dict.fromkeys(word_set("place position rank spot order"), "o"),
    **dict.fromkeys(word_set("who whose which that"), "w"),
    **dict.fromkeys(word_set("he she they someone somebody"), "P"),
    **dict.fromkeys(word_set("or and"), "|"),
    **dict.fromkeys(word_set("' 's"), "s"),
    **dict.fromkeys(word_set("name surname"), "n"),
    **dict.fromkeys(word_set("has have had"), "v"),
    "names": "N", "same": "S", "first": "F", "own": "F", "with": "t", "as": "c", "alphabetical": "A",
}  # fmt: skip
_LOST = regex(
    r"^[nP]?[^vbhsanPw]"  # "none of the runners | in the same place"
    r"|^sF?[nN]+[^vbha]"  # "nobody's flower | with"
    r"|d[dwptcbgha|vs]|d$"  # "the | grows", "as his |"
    r"|d\|[^d]|[^d]\|d"  # "his or | name"
    r"|[nL]d"  # "her initial | her flower"
    r"|[bg](?!t)"  # "begins | the same letter"
    r"|w[ptc|]"  # "that | with"
    r"|[ct][n|]|hL"  # "as | name", "shares | initial"
    r"|S(?!F?[LMo])"  # "the same | as"
    r"|[ct]$|(?<!v)p$|A(?!o)|cA"  # "as | alphabetical order", "in alphabetical |"
    r"|P(?![vbha])"  # "the town he | in"
    r"|vdSo|opA"  # "finished | the same place"
)
_FINITE = regex(r"[vbha]")
_CLAUSES = regex(r"[wP]")


def in_order(words: Sequence[Word]) -> bool:
    """Whether no word is missing of what is said of so many people's letters: one verb for each who, and for each "he"."""
    text = "".join(map(_letter, words)).replace("d|d", "d")
    return _LOST.search(text) is None and len(_FINITE.findall(text)) <= 1 + len(_CLAUSES.findall(text))


def _letter(word: Word) -> str:
    own = _LETTERS.get(word.low)
    if own is not None:
        return own
    kind = closed().get(word.low, "")
    if kind:
        return {"a": "a", "d": "d", "h": "P"}.get(kind, "x")
    if word.low in verb_forms():
        return "x" if word.low.endswith("ing") else "v"
    return "N" if is_plural(word.low) else "n"
