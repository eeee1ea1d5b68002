"""Two that come one right after the other, with their order told: "A and B came | one right after the other, in that order"."""

from nlpuzzle.english.words import Word
from nlpuzzle.understanding.rewording.waking import rewriter

__all__ = ["one_after_the_other"]

Words = tuple[Word, ...]

_AT_ONCE = frozenset("directly immediately right straight".split())
#: what two do that have a place each in a row or a day each; "left one after the other" may be told of a third
_COME = frozenset(
    "appeared arrived came danced finished followed happened occurred performed played sang spoke started took".split()
)
#: how things are in a row
_STAND = frozenset("are hang lie sit stand were".split())
_UNSURE = frozenset(", ; ( and or but nor not n't never if who which that than".split())


def _one_after_the_other(words: Words) -> Words:
    """ "Ann and Ben came | one right after the other, the former before the latter": Ann came right before Ben."""
    lows = [w.low for w in words]
    end = len(words) - (lows[-1:] == ["."])
    at = next((i for i in range(4, end - 4) if lows[i] == "one" and lows[i + 2 : i + 5] == ["after", "the", "other"]), 0)
    joint = lows.index("and") if "and" in lows[:at] else 0
    verb = at - 1 - (lows[at - 1] == "place")  # "took place"
    if joint and at == verb + 1 and lows[verb] in _STAND and lows[at + 1] in _AT_ONCE and at + 5 == end:
        told = (words[at].instead(low) for low in ("next", "to", "each", "other"))
        return (*words[:at], *told, *words[end:])
    if not joint or lows[at + 1] not in _AT_ONCE or lows[verb] not in _COME or (lows[verb] == "took") != (verb == at - 2):
        return words
    one, two = words[:joint], words[joint + 1 : verb]
    if not one or not two or _UNSURE & {w.low for w in (*one, *two)}:
        return words
    first = _first(lows[at + 5 : end], [w.low for w in one], [w.low for w in two])
    if not lows[at + 5 : end]:
        either = [words[at].instead(low) for low in ("either", lows[at + 1], "before", "or", lows[at + 1], "after")]
        return (*one, *words[verb:at], *either, *two, *words[end:])
    if not first:
        return words
    before, after = (one, two) if first == 1 else (two, one)
    return (*before, *words[verb:at], words[at + 1], words[at + 2].instead("before"), *after, *words[end:])


def _first(told: list[str], one: list[str], two: list[str]) -> int:
    """Which of the two came first, as what is told after "the other" says; 0 where it says no such thing."""
    if told[:1] != [","]:
        return 0
    told = told[2:] if told[1:2] == ["with"] else told[1:]
    if told in (["in", "that", "order"], ["the", "former", "before", "the", "latter"], [*one, "before", *two]):
        return 1
    return 2 if told in (["the", "latter", "before", "the", "former"], [*two, "before", *one]) else 0


#: which of them came right before the other
one_after_the_other = rewriter((frozenset({"other"}), _one_after_the_other))
