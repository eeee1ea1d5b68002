"""Lists of what somebody did or does: "fell over, lost a glove, quit smoking", "mow the lawn, wash the dishes".

Such a label is a verb with what belongs to it, and all labels of its list are told in one way. A list of "fried rice" and
"baked beans" is none, nor is one of titles: "Lost in Space".
"""

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache

from nlpuzzle.english.tables import rows
from nlpuzzle.english.words import Word, finite, key, past_of, pasts, split
from nlpuzzle.puzzle import Frame, Item
from nlpuzzle.understanding.words.vocabulary import closed, verb_forms
from nlpuzzle.values import dataclass

__all__ = ["DETERMINERS", "Deed", "doer_of", "listed_deeds", "tells_deeds"]

DETERMINERS = frozenset("a an the his her their its some".split())
_OBJECTS = frozenset("it him them himself herself themselves".split())
_BEING = frozenset({"was", "were"})
#: what may follow a noun as well: "a tin of soup"
_NOMINAL = frozenset({"of"})


@dataclass(frozen=True)
class Deed:
    """A label that tells what somebody did: the stem of its verb, and what follows it, its determiner left out."""

    item: Item
    words: tuple[str, ...]
    verb: str
    tail: tuple[str, ...]


def listed_deeds(frame: Frame) -> tuple[Deed, ...]:
    """The deeds that the categories list, the longest first."""
    found = [deed for category in frame for deed in _deeds(category.name, tuple(category.items), frozenset(category.blanks))]
    return tuple(sorted(found, key=lambda deed: -len(deed.words)))


def doer_of(deed: Deed) -> str:
    """Whoever did what a label tells: "the one who fell over", "the one to mow the lawn"."""
    words = split(deed.item.label)
    told = f"{deed.item.label[:1].lower()}{deed.item.label[1:]}"
    return f"the one to {told}" if not (_past(words) or _present(words)) else f"the one who {told}"


def tells_deeds(labels: tuple[str, ...]) -> bool:
    """Whether a list is one of deeds, each told by another verb and what belongs to it."""
    return bool(_deeds("", labels, frozenset())) and len(set(labels)) == len(labels)


@lru_cache(maxsize=512)
def _deeds(category: str, labels: tuple[str, ...], blanks: frozenset[str]) -> tuple[Deed, ...]:
    told = {label: split(label) for label in labels if label not in blanks}
    if len(told) < 2 or any(not words or _is_none(words) for words in told.values()):
        return ()
    for way, plainly in ((_past, _plainly_did), (_present, _plainly_does), (_base, _with_object)):
        if all(map(way, told.values())) and 2 * sum(map(plainly, told.values())) >= len(told):
            return tuple(_deed(Item(category, label), words) for label, words in told.items())
    return ()


def _is_none(words: Sequence[Word]) -> bool:
    """ "Lost in Space", where "visited Paris" is none; "2 dogs" and "under the roof" tell no deed either."""
    capital = words[0].text[:1].isupper() and any(w.text[:1].isupper() for w in words[1:])
    begins = closed().get(words[0].low)
    return capital or not words[0].low.isalpha() or (begins is not None and begins != "a")


def _past(words: Sequence[Word]) -> bool:
    return words[0].low in _BEING or past_of(words[0].low) is not None


def _present(words: Sequence[Word]) -> bool:
    low = words[0].low
    return low.endswith("s") and low in verb_forms() and finite(low)


def _base(words: Sequence[Word]) -> bool:
    """ "Mow the lawn", and "weed" beside it."""
    low = words[0].low
    return _with_object(words) or (low in verb_forms() and not low.endswith(("s", "ing")) and past_of(low) in (None, low))


def _plainly_did(words: Sequence[Word]) -> bool:
    """Whether it is no participle: "lost a glove", "fell over", "sat by the door"; "lost at sea" is what was lost."""
    return words[0].low in pasts() or words[0].low in _BEING or words[0].stem in _without_object() or _with_object(words)


@cache
def _without_object() -> frozenset[str]:
    """The keys of verbs that nothing is done to: "sit", "arrive"."""
    return frozenset(key(verb) for verb, valency in rows("valency") if valency == "place")


def _plainly_does(words: Sequence[Word]) -> bool:
    return _with_object(words) or (len(words) > 1 and closed().get(words[1].low) == "p" and words[1].low not in _NOMINAL)


def _with_object(words: Sequence[Word]) -> bool:
    """Whether an object follows the first word, which then is a verb: "lost | a glove", "left | it behind"."""
    second = words[1].low if len(words) > 1 else ""
    return second in DETERMINERS or second in _OBJECTS


def _deed(item: Item, words: Sequence[Word]) -> Deed:
    lows = tuple(w.low for w in words)
    return Deed(item, lows, key(lows[0]), tuple(_undetermined(lows[1:])))


def _undetermined(lows: Sequence[str]) -> Iterator[str]:
    return (low for low in lows if low not in DETERMINERS)
