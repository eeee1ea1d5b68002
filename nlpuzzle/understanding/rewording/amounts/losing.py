"""Amounts told by the verb of a loss, where each loses, wastes or spills so much: "loses half as much as" has half as much.

And matches won, where wins are told: "won 24 fights" has 24 wins.
"""

from nlpuzzle.english.classes import word_class
from nlpuzzle.english.morphology import plural, singular
from nlpuzzle.english.numbers import number_value
from nlpuzzle.english.words import Word, finite, key, split, stems, third_person
from nlpuzzle.puzzle import Category, Frame

__all__ = ["losing_so_much"]

Words = tuple[Word, ...]

#: verbs, most of which elsewhere deny or tell of a mishap, each with the nouns that a category may be called by
_LOSSES = {
    "lose": "loss",
    "leak": "leak leakage",
    "miss": "miss absence",
    "shed": "loss",
    "spill": "spill spillage",
    "waste": "waste wastage",
    "win": "victory win",
}
_WIN = key("win")
_SPANS = frozenset({"hour", "day", "night", "week", "month", "year"})
_MANY = frozenset("more less fewer".split())
_TIMES = frozenset("half twice thrice double exactly at only".split())
#: what is won or lost
_MATCHES = frozenset(form for noun in word_class("won-or-lost") for form in (noun, plural(noun)))
_STEMS = {key(verb): frozenset({key(verb), *map(key, nouns.split())}) for verb, nouns in _LOSSES.items()}


def losing_so_much(words: Words, frame: Frame) -> Words:
    """ "Loses | seven minutes more than": has seven minutes more, where a category tells how much each loses."""
    for i in range(1, len(words) - 1):
        nouns = _STEMS.get(words[i].stem) or _STEMS.get(key(words[i].low))
        if nouns is None or not _amount_follows(words[i + 1 :]):
            continue
        told = [category for category in frame if _of_losses(category, nouns)]
        if len(told) != 1 or _noun_before(words, i):
            continue
        rest = _counted(_without_each_day(words[i + 1 :]), told[0].unit)
        called = _called(rest, told[0], nouns)
        if words[i].stem == _WIN and called is rest:
            continue  # "won the most games" is plain
        rest = called
        return (*words[:i], words[i].instead(_have(words, i)), *rest)
    return words


def _counted(rest: Words, unit: str | None) -> Words:
    """ "More | than": more minutes than."""
    if unit is None or not unit.isalpha() or rest[0].low not in _MANY or [w.low for w in rest[1:2]] != ["than"]:
        return rest
    many = "more" if rest[0].low == "more" else "fewer"
    return (rest[0].instead(many), rest[0].instead(plural(unit)), *rest[1:])


def _called(rest: Words, category: Category, nouns: frozenset[str]) -> Words:
    """ "2 fewer | games than", "4 | games": losses, where they are counted as such."""
    head = singular(split(category.name)[-1].low)
    at = next((k for k, word in enumerate(rest[:3]) if word.low in _MATCHES), 0)
    if category.unit not in (None, head) or key(head) not in nouns or not at:
        return rest
    told = all(w.low in _MANY or number_value(w.low) is not None for w in rest[:at])
    return (*rest[:at], rest[at].instead(plural(head)), *rest[at + 1 :]) if told else rest


def _without_each_day(rest: Words) -> Words:
    """ "10 minutes | a day", "more | each day | than"."""
    for k in range(1, min(5, len(rest) - 1)):
        each = rest[k].low in ("a", "an", "each", "every", "per") and rest[k + 1].low in _SPANS
        if each and (k + 2 >= len(rest) or rest[k + 2].low in ("than", "as", ".", ",", "and", "but", "more", "less")):
            return (*rest[:k], *rest[k + 2 :])
    return rest


def _noun_before(words: Words, i: int) -> bool:
    """ "The | leak", "his | waste"."""
    return words[i - 1].low in ("the", "a", "an", "his", "her", "its", "their")


def _have(words: Words, i: int) -> str:
    low = words[i].low
    if words[i - 1].low in ("has", "had", "have"):
        return "had"
    if low.endswith("ing"):
        return "having"
    base = words[i - 1].low in ("not", "n't", "did", "does", "do", "will", "to") or low in _LOSSES
    return "have" if base else "has" if low in map(third_person, _LOSSES) else "had"


def _amount_follows(rest: Words) -> bool:
    """ "More than", "half as much as", "10 minutes", "the most"."""
    lows = [w.low for w in rest[:3]]
    if lows[:1] == ["the"]:
        return lows[1:2] != [] and lows[1] in ("most", "least", "fewest", "smallest", "largest", "greatest", "same")
    return lows[:1] != [] and (lows[0] in _MANY or lows[0] in _TIMES or number_value(lows[0]) is not None or lows[0] in "$£€")


def _of_losses(category: Category, nouns: frozenset[str]) -> bool:
    """ "Loss: 3 minutes, 7 minutes", "pounds lost: 4, 6", "every day they each lose 3, 7 or 10 minutes"."""
    if category.values is None or category.dimension in ("date", "time", "position", "id", "age"):
        return False
    named = {key(singular(w.low)) for w in split(category.name)} | stems(category.name)
    return not nouns.isdisjoint(named) or any(w.stem in nouns and finite(w.low) for w in split(category.description))
