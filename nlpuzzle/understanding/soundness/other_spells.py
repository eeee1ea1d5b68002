"""How long something else was done: "sleeps for 40 minutes", "talked 20 minutes longer", where a repair takes minutes."""

from collections.abc import Sequence

from nlpuzzle.english.units import unit_of
from nlpuzzle.english.words import Word, key
from nlpuzzle.understanding.soundness.events import deed
from nlpuzzle.understanding.soundness.support import Support
from nlpuzzle.understanding.tokenising.tokens import Choice, Token
from nlpuzzle.understanding.words.vocabulary import closed

__all__ = ["another_spell"]

#: what is said of whatever takes time, or of whoever takes it
_LASTING = frozenset(
    map(key, "be go hold keep last linger need remain require run spend stay stop take use wait".split())
)


def another_spell(token: Token, after: Sequence[Token], support: Support) -> tuple[Word, ...]:
    """The verb of what is done so long, or longer, where neither the story nor another clue speaks of it."""
    verb = _verb(token.gap) if _so_long(token, after, support) else None
    if verb is None or verb.stem in _LASTING:
        return ()
    known = support.supported(verb) or support.told(verb) or support.deed_told(verb)
    return () if known else (verb,)


def _verb(gap: Sequence[Word]) -> Word | None:
    """The verb before "for": one that no table knows too, "dozed | for"."""
    if known := deed(gap):
        return known[0]
    last = gap[-2] if len(gap) > 1 else None
    return last if last is not None and last.low.endswith("ed") and closed().get(last.low) is None else None


def _so_long(token: Token, after: Sequence[Token], support: Support) -> bool:
    """Whether the words before a token say what is done "for | 40 minutes", or "| 20 minutes longer"."""
    unit = unit_of(token.unit) if token.unit else None
    lasts = unit is not None and unit.dimension == "duration"
    if token.type == "ITEM":  # not "booked for | 9:30"
        spans = isinstance(token.reference, Choice) and any(
            support.frame.by_name[item.category].dimension == "duration" for item in token.reference.items
        )
        return spans and token.gap[-1].low == "for"
    compared = after[0] if token.type == "NUM" and lasts and after else token
    longer = compared.adjective is not None and compared.adjective.base == "long"
    return longer and (lasts or any(c.dimension == "duration" for c in support.frame))
