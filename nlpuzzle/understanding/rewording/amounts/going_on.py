"""How long a thing has been there, where ages are asked: "has been going 7 years longer than Ben" is so much older."""

from nlpuzzle.english.numbers import number_value
from nlpuzzle.english.units import unit_of
from nlpuzzle.english.words import Word
from nlpuzzle.puzzle import Frame
from nlpuzzle.understanding.rewording.waking import woken_by

__all__ = ["as_old_as", "every_so_long"]

Words = tuple[Word, ...]

_THERE = (["going"], ["alive"], ["around"], ["in", "existence"], ["standing"])
_INTERVALS = frozenset({"interval", "frequency", "gap", "cycle", "period"})


@woken_by("longer")
def as_old_as(words: Words, frame: Frame) -> Words:
    """ "Has | been going (for) | 7 years | longer | than": is 7 years older than."""
    lows = [w.low for w in words]
    if "longer" not in lows or "been" not in lows or not any(category.dimension == "age" for category in frame):
        return words
    been, longer = lows.index("been"), lows.index("longer")
    going = next((going for going in _THERE if lows[been + 1 : been + 1 + len(going)] == going), None)
    if been < 2 or lows[been - 1] not in ("has", "have") or going is None or lows[longer + 1 : longer + 2] != ["than"]:
        return words
    at = been + 1 + len(going)
    at += lows[at : at + 1] == ["for"]
    amount = words[at:longer]
    years = not amount or (len(amount) == 2 and number_value(amount[0].low) is not None and unit_of(amount[1].low) is not None)
    verb = words[been].instead("is" if lows[been - 1] == "has" else "are")
    return (*words[: been - 1], verb, *amount, words[longer].instead("older"), *words[longer + 1 :]) if years else words


@woken_by("every")
def every_so_long(words: Words, frame: Frame) -> Words:
    """ "Erupts | every 65 minutes", where each does so at another interval: it is the one of 65 minutes."""
    lows = [w.low for w in words]
    told = [c for c in frame if c.dimension == "duration" and _INTERVALS & set(c.name.casefold().split())]
    if "every" not in lows or not told:
        return words
    labels = {label.casefold() for category in told for label in category.items}
    for i in range(1, len(words) - 2):
        if lows[i] == "every" and f"{lows[i + 1]} {lows[i + 2]}" in labels:
            return (*words[:i], words[i].instead("at"), *words[i + 1 :])
    return words
