"""One thing placed twice by the same words: "the bus is next to the van, but | it | isn't next to the tram"."""

from nlpuzzle.english.tables import words as word_table
from nlpuzzle.english.words import Word
from nlpuzzle.understanding.rewording.waking import lows_of, rewriter
from nlpuzzle.understanding.words.words_of import COPULAS

__all__ = ["also_next_to"]

Words = tuple[Word, ...]

_IT = frozenset({"he", "it", "she"})
_STANDING = frozenset("lies lives sits stands lay lived sat stood".split())
#: what is said of one thing and another
_PLACED = (
    ["next", "to"], ["next", "door", "to"], ["beside"], ["adjacent", "to"], ["directly", "next", "to"], ["right", "next", "to"],
    ["immediately", "next", "to"],
)  # fmt: skip
#: with these the first clause is about more than two things
_OTHERS = frozenset(", ; and or nor either neither both who which that whose if unless when while".split())


def _also_next_to(words: Words) -> Words:
    """ "Ann's is next to Ben's, and it is | also | next to Cy's", "..., but it is | n't | next to Cy's": hers is."""
    lows = lows_of(words)
    for at in range(5, len(words) - 3):
        if lows[at] not in _IT or lows[at - 1] not in ("and", "but"):
            continue
        verb, after = lows[at + 1], at + 2
        denied = lows[after] in ("not", "n't")
        after += denied
        also = lows[after] == "also"
        after += also
        told = next((said for said in _PLACED if lows[after : after + len(said)] == said), None)
        start = at - 1 - (lows[at - 2] == ",")
        before = lows[:start]
        sure = also or (denied and lows[at - 1] == "but")
        if lows[at] == "it" and lows[0] in word_table("given_names") and lows[1] not in ("'s", "'"):
            return words  # "Ann is next to Ben, and it is": what is?
        if told is None or not sure or verb not in COPULAS | _STANDING or _OTHERS & {*before}:
            return words
        first = next((i for i in range(1, start) if before[i] == verb and before[i + 1 : i + 1 + len(told)] == told), 0)
        return (*words[:at], *words[at + 1 :]) if first else words
    return words


def _as_well_as(words: Words) -> Words:
    """ "Ann's is next to Ben's | as well as next to | Cy's": next to Ben's and next to Cy's."""
    lows = lows_of(words)
    at = next((i for i in range(4, len(words) - 4) if lows[i : i + 3] == ["as", "well", "as"]), 0)
    after = lows[at + 3 : at + 5]
    if not at or after != ["next", "to"] or lows[:at].count("next") != 1 or _OTHERS & {*lows[:at]} - {","}:
        return words
    return (*words[: at - (lows[at - 1] == ",")], words[at].instead("and"), *words[at + 3 :])


#: said without the pronoun, as of one and the same
also_next_to = rewriter((frozenset({"well"}), _as_well_as), (frozenset({"he", "it", "she"}), _also_next_to))
