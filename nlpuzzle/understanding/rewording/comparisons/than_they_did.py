"""Comparisons with more words than they need: "than what Ben paid", "than it took Ben", "longer than Ben to mend his roof"."""

from nlpuzzle.english.numbers import number_value
from nlpuzzle.english.units import unit_of
from nlpuzzle.english.words import Word, finite
from nlpuzzle.understanding.rewording.waking import rewriter
from nlpuzzle.understanding.words.vocabulary import verb_forms

__all__ = ["than_they_did"]

Words = tuple[Word, ...]

_TAKING = frozenset({"took", "takes", "cost", "costs"})
#: what one gives for a thing, and it asks for; who offered more may have paid less
_SPENDING = _TAKING | {"paid", "pays", "spent", "spends"}
_NEEDING = frozenset({"took", "takes", "needed", "needs"})
_LONGER = frozenset({"longer", "more", "less", "fewer"})
_SIGNS = frozenset({"$", "£", "€"})
_WHOSE = frozenset({"his", "her", "its", "their", "the"})
_PARTS = frozenset({",", ";", "and", "but", "or", "if", "not", "n't", "who", "that", "which", "either", "neither", "never"})
_TIMES = frozenset({"minute", "second", "hour", "day", "week", "month", "year"})


def _than_what(words: Words) -> Words:
    """ "Paid more than | what | Ben paid": than he paid."""
    lows = [w.low for w in words]
    at = lows.index("what")
    end = len(words) - (lows[-1] == ".")
    done = lows[end - 1]
    if lows.count("what") != 1 or lows[at - 1 : at] != ["than"] or end - at < 3 or _PARTS & set(lows[at:]):
        return words
    if done not in _SPENDING or any(low in verb_forms() and finite(low) for low in lows[at + 1 : end - 1]):
        return words
    return (*words[:at], *words[at + 1 :])


def _than_it_took(words: Words) -> Words:
    """ "It took Ann two days longer than | it took | Ben": than Ben."""
    lows = [w.low for w in words]
    if lows[:1] != ["it"] or len(words) < 8 or lows[1] not in _TAKING or _PARTS & set(lows):
        return words
    again = next((i for i in range(5, len(words) - 2) if lows[i - 1 : i + 2] == ["than", "it", lows[1]]), 0)
    if not again or lows.count("it") != 2 or lows.count("than") != 1:
        return words
    more = next((i for i in range(2, again) if lows[i] in _LONGER or number_value(lows[i]) is not None or lows[i] in _SIGNS), 0)
    if lows[1] in ("cost", "costs") and more > 2:  # "it cost Ann $5 more": she paid it
        return (*words[2:more], words[1].instead("paid"), *words[more:again], *words[again + 2 :])
    return (*words[:again], *words[again + 2 :])


def _longer_to_do(words: Words) -> Words:
    """ "Took two days longer than Ben | to mend his roof": longer to mend his roof than Ben."""
    lows = [w.low for w in words]
    end = len(words) - (lows[-1] == ".")
    to = end - 4
    if to < 4 or lows[to] != "to" or lows[to + 2] not in _WHOSE or lows.count("to") != 1 or lows.count("than") != 1:
        return words
    than = lows.index("than")
    told = lows[to + 1] in verb_forms() and not finite(lows[to + 1]) and not _PARTS & set(lows)
    verb = next((i for i in range(1, than) if lows[i] in _NEEDING), 0)
    if not told or not verb or not than < to - 1 or not _LONGER & set(lows[verb:than]):
        return words
    return (*words[:than], *words[to:end], *words[than:to], *words[end:])


def _so_much_more_time(words: Words) -> Words:
    """ "It took two more days | to mend the roof than": two days longer."""
    lows = [w.low for w in words]
    for i in range(2, len(words) - 4):
        if lows[i] not in ("more", "fewer") or lows[i + 2] != "to" or "than" not in lows[i:]:
            continue
        if not _NEEDING & set(lows[max(0, i - 3) : i - 1]):
            continue
        unit = unit_of(lows[i + 1])
        if unit is not None and unit.name in _TIMES:
            longer = words[i].instead("longer" if lows[i] == "more" else "less")
            return (*words[:i], words[i + 1], longer, *words[i + 2 :])
    return words


#: each such wording put as one that the grammar reads
than_they_did = rewriter(
    (frozenset({"what"}), _than_what),
    (_TAKING, _than_it_took),
    (_NEEDING, _longer_to_do),
    (_NEEDING, _so_much_more_time),
)
