"""Of how many a thing is true: "Ann is the only one behind Ben", "only two of the cooks", "one of Ann's neighbours"."""

from nlpuzzle.english.adjectives import comparative
from nlpuzzle.english.morphology import is_plural, singular
from nlpuzzle.english.numbers import CARDINALS
from nlpuzzle.english.words import Word
from nlpuzzle.understanding.rewording.waking import rewriter
from nlpuzzle.understanding.words.people import is_person
from nlpuzzle.understanding.words.words_of import COPULAS

__all__ = ["those_alone"]

_DIRECTIONS = frozenset("ahead behind before after above below to on in".split())
_WHO = frozenset({"who", "that"})
_NEIGHBOURS = frozenset({"neighbors", "neighbours"})
_JOINTS = frozenset({",", ";", "and", "or", "but", "if", "not", "n't", "neither", "nor", "never", "unless", "when"})


def _the_only_one(words: tuple[Word, ...]) -> tuple[Word, ...]:
    """ "Ann is the only owner | to the left of Ben", "... who is older than Ben": only Ann is."""
    lows = [w.low for w in words]
    at = next((i for i in range(1, len(lows) - 5) if lows[i] in COPULAS and lows[i + 1 : i + 3] == ["the", "only"]), 0)
    if not at or any(low in _JOINTS for low in lows):
        return words
    rest = at + 4
    if lows[at + 3] != "one" and not is_person(lows[at + 3]):
        return words
    verb = words[at : at + 1]
    if lows[rest] in _WHO:
        verb, rest = words[rest + 1 : rest + 2], rest + 2
    if rest >= len(lows):
        return words  # "... is the only one who sings"
    placed = lows[rest] in _DIRECTIONS and rest + 2 < len(lows)
    if not (placed or comparative(lows[rest]) is not None):
        return words
    related = {"of", "than", "behind", "before", "after", "above", "below"} & set(lows[rest:])
    named = words[0]._replace(proper=words[0].text[:1].isupper())
    return (words[at].instead("only"), named, *words[1:at], *verb, *words[rest:]) if related else words


def _so_many_of_them(words: tuple[Word, ...]) -> tuple[Word, ...]:
    """ "Only two of the owners are": exactly two of them are; "exactly one of the owners is": one owner is."""
    lows = [w.low for w in words]
    if lows[:1] in (["only"], ["exactly"]) and lows[1:4] == ["one", "of", "the"] and lows[5:6] and is_plural(lows[4]):
        return (words[0].instead("exactly"), words[1], words[4].instead(singular(lows[4])), *words[5:])
    several = lows[:1] == ["only"] and lows[1:2] != ["one"] and lows[2:4] == ["of", "the"] and len(lows) > 4
    if several and lows[1] in CARDINALS and is_plural(lows[4]):
        return (words[0].instead("exactly"), *words[1:])
    return words


def _one_neighbour(words: tuple[Word, ...]) -> tuple[Word, ...]:
    """ "One of Ann's neighbours wears red": a neighbour of Ann does; "neither of them": it is not true that one does."""
    lows = [w.low for w in words]
    if lows[1:2] != ["of"] or lows[0] not in ("one", "neither") or any(low in _JOINTS for low in lows[1:]):
        return words
    at = next((i for i in range(3, min(10, len(lows) - 2)) if lows[i] in ("'s", "'")), 0)
    noun = at + 1 + 2 * (lows[at + 1 : at + 3] == ["next", "door"])
    if not at or lows[noun : noun + 1] == [] or lows[noun] not in _NEIGHBOURS or not is_plural(lows[noun]):
        return words
    like = words[0]
    told = () if lows[0] == "one" else tuple(like.instead(low) for low in ("it", "is", "not", "true", "that"))
    return (*told, like.instead("a"), like.instead(singular(lows[noun])), words[1], *words[2:at], *words[noun + 1 :])


#: each such wording put as the one that the grammar reads
those_alone = rewriter(
    (frozenset({"only"}), _the_only_one),
    (frozenset({"only", "exactly"}), _so_many_of_them),
    (_NEIGHBOURS, _one_neighbour),
)
