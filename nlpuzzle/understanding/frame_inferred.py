"""A frame for a text without lists, from the frames its statements share: a proposal, trusted only if the whole puzzle fits.

An item is a node, a slot an edge: items that are drunk are drinks, and "tea" makes the drinkers of "the tea drinker" the
same category as those of "drinks tea". Small lexicons of colours, animals, drinks and nations join what verbs keep apart.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache

from nlpuzzle.english.dates import month_value
from nlpuzzle.english.kinds import HOLDERS, kind_of
from nlpuzzle.english.morphology import plural, singular
from nlpuzzle.english.tables import rows
from nlpuzzle.english.words import key, split
from nlpuzzle.puzzle import Category, blank
from nlpuzzle.understanding.frame_labels import category_name
from nlpuzzle.understanding.frame_mentions import Mention, mentions_of
from nlpuzzle.understanding.frame_values import measure

__all__ = ["Proposal", "propose"]


@dataclass(frozen=True)
class Proposal:
    """Categories found in the statements alone, and the words that found no place in them."""

    categories: tuple[Category, ...]
    unplaced: tuple[str, ...] = ()


@dataclass
class _Group:
    """Items that stand in the same slots: keys to labels, in order of mention."""

    items: dict[str, str] = field(default_factory=dict)
    slots: set[str] = field(default_factory=set)


#: with more words left over than one for so many items, the frame would be a guess at prose
_MOST_UNPLACED = 4
#: slots that many kinds of things share: they place an item only where nothing else does
_WEAK = ("have", "like", "name", "the", "cap", "bare", "other")
#: what the object of a verb is called where the text does not say
_CALLED = {
    key(verb): noun
    for noun, verbs in (
        ("drink", "drink sip"), ("cigarette", "smoke"), ("food", "eat"), ("clothing", "wear"), ("car", "drive"),
        ("book", "read"), ("pet", "own"), ("game", "play"), ("language", "speak"), ("subject", "teach study"),
        ("dish", "cook bake"), ("plant", "grow"),
    )
    for verb in verbs.split()
}  # fmt: skip
_EACH = re.compile(
    r"\b(\w+) (?:(?:a|an|his|her|their|its|his own|her own|one) )?(?:different|unique|certain|distinct|specific)"
    r" ((?:\w+ of (?:a |the )?)?\w+(?: \w+)?)"
)
_SETUP = re.compile(
    r"^(?:there (?:are|were|is)|(?:the |these )?(?:two|three|four|five|six|seven|eight|\d+) \w+|each|every|no two|all)\b"
    r"|\b(?:different|unique|a certain|can you|determine|figure out)\b",
    re.I,
)


def propose(clues: Sequence[str], questions: Sequence[str], story: str, size: int | None) -> Proposal | None:
    """The categories that the clues and questions speak of, blank slots filled up to `size`; None where they are no frame."""
    if size is None or size < 3:
        return None
    said = [text for text in clues if not _SETUP.search(text)]
    asked = [re.sub(r"^.*?\b(?=(?:who|which|what|whose)\b)", "", text, flags=re.I | re.S) for text in questions]
    mentions = mentions_of([*said, *asked], story)
    groups, left = _grouped(mentions.mentions, size)
    kept = [g for g in groups if _is_category(g, size)]
    if len(kept) < 2:
        return None
    unplaced = [label for g in groups if g not in kept for label in g.items.values()] + left
    if len(set(unplaced)) * _MOST_UNPLACED > sum(len(g.items) for g in kept):
        return None
    called = _called(story)
    taken: set[str] = set()
    categories = []
    for group in kept:
        name = _name(group, called, story, taken)
        taken.add(name)
        labels = tuple(dict.fromkeys(group.items.values()))
        blanks = tuple(blank(i) for i in range(1, size - len(labels) + 1))
        categories.append(_category(name, labels, blanks, _words(group, name)))
    return Proposal(tuple(categories), tuple(dict.fromkeys(unplaced)))


def _category(name: str, labels: tuple[str, ...], blanks: tuple[str, ...], words: str) -> Category:
    order = measure(words, name, labels) if not blanks else None
    if order is None:
        return Category(name, (*labels, *blanks), given="inferred", description=words)
    return Category(name, labels, order.values, order.unit, order.dimension, given="inferred", description=words)


def _grouped(mentions: Sequence[Mention], size: int) -> tuple[list[_Group], list[str]]:
    """Items by the slots they share: firm slots first, then weak ones for what has no other."""
    colored = {m.slot for m in mentions if m.slot.startswith("mod:") and kind_of([m.label]) == "color"}
    groups: dict[str, _Group] = {}
    homes: dict[str, set[str]] = {}
    for mention in mentions:
        item = _key(mention.label)
        if mention.slot in colored and len(colored) > 1:
            item = f"{item} {mention.slot}"
        slots = [] if mention.slot in _WEAK else [mention.slot]
        kind = _kind(mention)
        if kind is not None and not (len(colored) > 1 and mention.slot in colored):
            slots.append(f"kind:{kind}")
        for slot in slots:
            group = groups.setdefault(slot, _Group(slots={slot}))
            group.items.setdefault(item, mention.label)
            homes.setdefault(item, set()).add(slot)
    merged = _joined(groups, homes, size)
    placed = {item for group in merged for item in group.items}
    weak: dict[str, _Group] = {}
    for mention in mentions:
        item = _key(mention.label)
        if mention.slot in _WEAK and mention.slot != "other" and item not in placed:
            group = weak.setdefault(mention.slot, _Group(slots={mention.slot}))
            group.items.setdefault(item, mention.label)
    return [*merged, *_settled(weak, merged, mentions, size)], [
        m.label for m in mentions if m.slot == "other" and _key(m.label) not in placed
    ]


def _joined(groups: dict[str, _Group], homes: dict[str, set[str]], size: int) -> list[_Group]:
    """Groups that share an item become one, unless that makes too many items."""
    home = {slot: slot for slot in groups}

    def root(slot: str) -> str:
        while home[slot] != slot:
            slot = home[slot]
        return slot

    for slots in homes.values():
        first, *others = sorted(slots)
        for other in others:
            a, b = root(first), root(other)
            if a != b and len(groups[a].items.keys() | groups[b].items.keys()) <= size:
                groups[a].items.update({k: v for k, v in groups[b].items.items() if k not in groups[a].items})
                groups[a].slots |= groups[b].slots
                home[b] = a
    return [groups[slot] for slot in groups if home[slot] == slot]


def _settled(weak: dict[str, _Group], firm: list[_Group], mentions: Sequence[Mention], size: int) -> list[_Group]:
    """Weak slots join the one firm group whose items also stand in them, else stay by themselves."""
    rest: list[_Group] = []
    for slot, group in weak.items():
        keys = {_key(m.label) for m in mentions if m.slot == slot}
        fitting = [f for f in firm if keys & f.items.keys() and len(f.items.keys() | group.items.keys()) <= size]
        if slot == "have":  # what one merely has may be of another kind than the animals or colours one has
            fitting = [f for f in fitting if not any(s.startswith("kind:") for s in f.slots)]
        if len(fitting) == 1 and slot != "name":
            fitting[0].items.update(group.items)
            fitting[0].slots.add(slot)
        else:
            rest.append(group)
    return rest


def _is_category(group: _Group, size: int) -> bool:
    """Whether the items are as many as the puzzle has things, or one fewer where their slot is a firm one.

    What is only had, or only a bare noun, may be things of several kinds: then none may be missing.
    """
    firm = group.slots & {"name", "cap"} or any(":" in slot for slot in group.slots)
    return (size - 1 if firm else size) <= len(group.items) <= size and not group.slots <= {"like", "bare", "other"}


def _key(label: str) -> str:
    return " ".join(singular(w.low) for w in split(label))


def _kind(mention: Mention) -> str | None:
    """What the small lexicons say of a label: "color", "animal", "drink", "nation"."""
    words = mention.label.split()
    if len(words) > 1 or mention.slot in ("name", "other"):
        return None
    low = words[0].casefold()
    if mention.label[:1].isupper() and month_value(low):
        return "month"
    if low in _nations() and mention.label[:1].isupper() and not mention.slot.startswith("v:"):
        return "nationality"
    if mention.label[:1].isupper():
        return None
    return kind_of([low])


@cache
def _nations() -> frozenset[str]:
    """Nations, their people and adjectives: the first part of the table of aliases, which the months end."""
    groups = list(rows("aliases"))
    end = next((i for i, group in enumerate(groups) if month_value(group[0])), 0)
    return frozenset(word for group in groups[:end] for word in group)


def _called(story: str) -> dict[str, str]:
    """What the story calls the things of a verb: "drinks a different type of beverage" -> {"drink": "beverage"}."""
    found: dict[str, str] = {}
    for match in _EACH.finditer(story.casefold()):
        found.setdefault(key(match[1]), category_name(f"a different {match[2]}"))
    return found


def _name(group: _Group, called: dict[str, str], story: str, taken: set[str]) -> str:
    choices: list[str] = []
    for slot in sorted(group.slots):
        kind, _, word = slot.partition(":")
        if kind == "v" and called.keys() & ({key("keep"), word} if word == "own" else {word}):
            choices.append(called.get(word) or called[key("keep")])
    choices += [slot.partition(":")[2] for slot in sorted(group.slots) if slot.startswith("kind:")]
    for slot in sorted(group.slots):
        kind, _, word = slot.partition(":")
        if kind == "v":
            choices.append(_CALLED.get(word, ""))
        elif kind == "mod":
            choices.append(word)
        elif kind == "name":
            choices.append(_holder(story) or "name")
        elif kind == "cap":
            choices.append("nationality")
        elif kind == "have":
            choices.append("thing")
        elif kind == "the":
            choices.append("job")
        elif kind == "whose":
            choices.append(word)
        elif slot == "p:from":
            choices.append("home")
    choices += ["kind", *(f"kind {i}" for i in range(2, 12))]
    return next(c for c in choices if c and c not in taken)


def _holder(story: str) -> str:
    for noun in re.findall(r"\b(?:two|three|four|five|six|seven|eight|\d) (?:\w+ )?(\w+)", story.casefold()):
        if singular(noun) in HOLDERS:
            return singular(noun)
    return ""


def _words(group: _Group, name: str) -> str:
    """The words that introduce the category, as a list's would: evidence for the readers of clues."""
    verbs = [slot.partition(":")[2] for slot in sorted(group.slots) if slot.startswith(("v:", "mod:"))]
    return " ".join([name, plural(name), *verbs])
