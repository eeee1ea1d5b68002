"""The things of a class that a story names, from what the clues say of them: "the baker who made the peach pie", of pies.

A thing stands before the class's noun ("the peach pie"), or is what the verb of the class is done to ("bought the chisel").
Where those are too few, what else the clues tell with an article belongs to them, if that makes as many as the story counts;
a noun of the story's own wording is no such thing.
"""

from collections import defaultdict
from collections.abc import Collection, Sequence

from nlpuzzle.english.classes import word_class
from nlpuzzle.english.kinds import families
from nlpuzzle.english.morphology import singular
from nlpuzzle.english.tables import words as word_table
from nlpuzzle.english.wordlists import word_set
from nlpuzzle.english.words import key, split
from nlpuzzle.understanding.framing.kinds import key_of
from nlpuzzle.understanding.framing.slot_words import HAVING_KEYS, Mention
from nlpuzzle.understanding.framing.stated import Stated
from nlpuzzle.understanding.words.vocabulary import neutral_adjective

__all__ = ["told_things"]

_LIGHT = word_class("light-nouns")
#: prepositions of places, by the one that slots have for them
_PLACED = {"on": "in", "at": "in", "by": "in"}
#: what ends a phrase of two other words: "set her buyer back"
_NO_NOUNS = word_set("back up off out down over away")

def told_things(
    mentions: Sequence[Mention], classes: Sequence[Stated], told: Sequence[str], said: Collection[str], size: int
) -> tuple[str, ...] | None:
    """The labels of the things of a class in order of mention; None where there are not just so many.

    `classes` are the class under each noun and verb by which the story tells it, `told` the things that the story names, `said`
    the words of the story in small letters.
    """
    nouns = {s.noun for s in classes}
    led = {_PLACED.get(s.preposition, s.preposition) for s in classes if s.verb == "be" and s.preposition}
    verbs = {s.verb for s in classes if s.verb and s.verb != "be"}
    labels: dict[str, str] = {key_of(label): label for label in told}
    firm = set(labels)
    slots: dict[str, set[str]] = defaultdict(set)
    articled: set[str] = set()
    for mention in mentions:
        label, slot = _whole(mention, nouns)
        item = key_of(label)
        words = [singular(w.low) for w in split(label)]
        if not item or label[:1].isupper() or not label[:1].isalpha() or slot.startswith(("unit:", "no:")):
            continue
        if item not in firm and _is_no_thing(words, nouns, said):
            continue
        labels.setdefault(item, label)
        slots[item].add(slot)
        if not mention.bare:
            articled.add(item)
    same = _shorter(labels)
    for short, item in same.items():
        slots[item] |= slots.pop(short, set())
        for kept in (firm, articled):
            if short in kept:
                kept.add(item)
    items = [item for item in labels if item not in same]
    leading = {s for item in firm for s in slots[item] if s.startswith("v:")}
    for item in items:
        if any(_is_firm(slot, nouns, verbs, led) or slot in leading for slot in slots[item]):
            firm.add(item)
    chosen = [item for item in items if item in firm]
    if len(chosen) < size:
        chosen = [item for item in items if item in firm | articled]
    return tuple(labels[item] for item in chosen) if len(chosen) == size else None


def _is_firm(slot: str, nouns: Collection[str], verbs: Collection[str], led: Collection[str]) -> bool:
    """Whether what stands in a slot is surely of the class."""
    kind, _, word = slot.partition(":")
    if kind in ("mod", "whose"):
        return word in nouns
    if kind in ("p", "vp") and word.rpartition(":")[2] in led:
        return True
    if kind == "have":
        return bool(HAVING_KEYS & {*verbs})
    return kind == "v" and word.partition(":")[0] in verbs


def _is_no_thing(words: Sequence[str], nouns: Collection[str], said: Collection[str]) -> bool:
    """Whether a phrase is the class itself, somebody, a light noun, or a noun by which the story tells of it all."""
    noun = words[-1]
    made = len(words) > 1 and (words[0] in word_table("things") or "material" in families(words[0]))  # "the tin soldier"
    somebody = (noun in word_table("people") or noun in word_table("relational")) and not made
    if somebody or noun in nouns or noun in _LIGHT or noun in _NO_NOUNS or neutral_adjective(noun):
        return True
    return len(words) == 1 and (noun in said or key(noun) in said)


def _whole(mention: Mention, nouns: Collection[str]) -> tuple[str, str]:
    """A mention's label and slot: of "the music | box" both words, where boxes are not what the class is of."""
    kind, _, head = mention.slot.partition(":")
    if kind != "mod" or head in nouns or head not in word_table("things"):
        return mention.label, mention.slot
    return f"{mention.label} {head}", "the"


def _shorter(labels: dict[str, str]) -> dict[str, str]:
    """ "Whistle" for "steam whistle": labels that are the end of exactly one longer one."""
    found = {}
    for item in labels:
        longer = [other for other in labels if other != item and other.endswith(f" {item}")]
        if len(longer) == 1:
            found[item] = longer[0]
    return found
