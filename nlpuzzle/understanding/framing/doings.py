"""Who does something and what is done are one item: "the wrestler", "wrestling" and "the wrestling team".

An activity is called by its gerund, since that is the label whose other forms ("the wrestler", "wrestles") clues are read by.
Somebody told by what he does for a living is called so: "the baker" stays one unless the text speaks of baking, too.
"""

from collections.abc import Sequence
from functools import lru_cache

from nlpuzzle.english.kinds import families
from nlpuzzle.understanding.framing.slot_words import Mention
from nlpuzzle.understanding.words.label_forms import doers

__all__ = ["as_activities"]

_SPORT = "sport"


def as_activities(found: Sequence[Mention]) -> list[Mention]:
    """The mentions with each doer called by what he does, where the text names that, or where it is one sport among others."""
    gerunds = {m.label for m in found if _is_gerund(m.label)}
    others = {m.label for m in found if _SPORT in families(m.label)}
    told = {doer: gerund for gerund in sorted(gerunds) for (doer, *more) in doers((gerund,)) if not more}
    return [_called(mention, told, others) for mention in found]


def _called(mention: Mention, told: dict[str, str], others: set[str]) -> Mention:
    label = mention.label
    if not label.islower() or " " in label or not label.endswith(("er", "or")) or (families(label) and label not in told):
        return mention
    sport = _sport_of(label)
    activity = told.get(label) or (sport if others - {sport} else None)
    return mention if activity is None else mention._replace(label=activity)


@lru_cache(maxsize=512)
def _sport_of(doer: str) -> str | None:
    """ "Rower" -> "rowing"; None for who does nothing that is a sport alone."""
    gerund = f"{doer[:-2]}ing"
    return gerund if families(gerund) == (_SPORT,) and (doer,) in doers((gerund,)) else None


def _is_gerund(label: str) -> bool:
    return label.islower() and " " not in label and label.endswith("ing") and len(label) > 5
