"""How many others one is ahead of, put as one bound and a noun: "is taller than | only one of the other boys"."""

from collections.abc import Sequence

from nlpuzzle.english.morphology import is_plural, singular
from nlpuzzle.english.numbers import CARDINALS
from nlpuzzle.english.words import Word
from nlpuzzle.understanding.rewording.waking import rewriter

__all__ = ["so_many_others"]

Words = tuple[Word, ...]

_BOUNDS = frozenset({"only", "just", "exactly", "precisely"})
_RELATED = frozenset("than above below before after behind of".split())
#: "ahead | of", "to the left | of"
_LEADING = frozenset({"ahead", "left", "right", "front"})
#: where what is counted may end
_ENDS = frozenset({"", ".", ",", ";", "and", "but"})


def _counted_exactly(words: Words) -> Words:
    """ "Than only two persons" as "than exactly two persons", "than exactly one of the others" as "than exactly one other"."""
    lows = [w.low for w in words]
    for i in range(2, len(lows) - 2):
        if lows[i] not in _BOUNDS or lows[i - 1] not in _RELATED or lows[i + 1] not in CARDINALS:
            continue
        if lows[i - 1] == "of" and lows[i - 2] not in _LEADING:
            continue
        if (counted := _others(words, lows, i + 1)) is not None:
            noun, end = counted
            return (*words[:i], words[i].instead("exactly"), words[i + 1], *noun, *words[end:])
    return words


def _others(words: Words, lows: Sequence[str], at: int) -> tuple[Words, int] | None:
    """The noun of so many others and where it ends: "two | persons", "one | of the other boys"; None where there is none."""
    one, rest = lows[at] == "one", at + 1
    if lows[rest : rest + 2] == ["of", "them"] and not one:
        return (words[rest : rest + 2], rest + 2)  # "one of them" may be one of two who were named before
    if lows[rest : rest + 2] == ["of", "the"]:
        rest += 2
        if lows[rest : rest + 1] == ["others"]:
            return ((words[rest].instead("other" if one else "others"),), rest + 1) if _ends(lows, rest + 1) else None
        if lows[rest : rest + 1] != ["other"] or lows[rest + 1 : rest + 2] == [] or not is_plural(lows[rest + 1]):
            return None  # "of the boys": there may be others beside them
        noun = words[rest + 1].instead(singular(lows[rest + 1])) if one else words[rest + 1]
        return ((noun,), rest + 2) if _ends(lows, rest + 2) else None
    other = lows[rest : rest + 1] in (["other"], ["others"])
    noun_at = rest + other
    if other and _ends(lows, noun_at):
        return (words[rest:noun_at], noun_at)
    if not _ends(lows, noun_at + 1) or lows[noun_at : noun_at + 1] == [] or not lows[noun_at].isalpha():
        return None
    return (words[noun_at : noun_at + 1], noun_at + 1) if one or is_plural(lows[noun_at]) else None


def _ends(lows: Sequence[str], at: int) -> bool:
    return at >= len(lows) or lows[at] in _ENDS


so_many_others = rewriter((_BOUNDS, _counted_exactly))
