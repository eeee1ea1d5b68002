"""Groups of items that stand in the same slots, and whether one may be a category."""

from dataclasses import dataclass, field

from nlpuzzle.understanding.framing.stated import Stated

__all__ = [
    "EXACT_KINDS",
    "LOOSE_KINDS",
    "NAMES",
    "WEAK",
    "Group",
    "are_places",
    "describes",
    "is_exact",
    "is_vague",
    "is_worth",
    "sort_of",
]


@dataclass
class Group:
    """Items that stand in the same slots: keys to labels, in order of mention."""

    items: dict[str, str] = field(default_factory=dict)
    slots: set[str] = field(default_factory=set)
    #: what the story calls them, where it does
    stated: Stated | None = None

    def joined(self, other: "Group") -> "Group":
        return Group({**self.items, **{k: v for k, v in other.items.items() if k not in self.items}}, self.slots | other.slots)


#: slots that many kinds of things share: they place an item only where nothing else does
WEAK = ("have", "like", "name", "the", "be", "bare", "other", "called", "p:in")
#: groups of names; the others are of common nouns, and the two never mix
NAMES = frozenset({"name", "title", "cap", "called"})
#: families that one category may mix: what one eats, what one makes things of
LOOSE_KINDS = frozenset({"food", "fruit", "vegetable", "flower", "tree", "gem", "material", "sport", "hobby", "toy"})
#: families of values, which plain words never join
EXACT_KINDS = frozenset({"day", "month"})


def describes(group: Group) -> bool:
    """Whether the items of a group are only ever said of one noun: "the striped tie", "the spotted tie"."""
    firm = {s for s in group.slots if s not in WEAK}
    return bool(firm) and all(s.startswith("mod:") for s in firm)


def is_exact(slots: set[str]) -> bool:
    """Whether the slots are those of values, days or months, which never share a category with plain words."""
    return any(s.startswith(("unit:", "no:")) or s.removeprefix("kind:") in EXACT_KINDS for s in slots)


def is_vague(group: Group) -> bool:
    """Whether only weak slots hold a group together: it may be a heap of words that are no items."""
    return group.slots <= {"have", "like", "the", "be", "bare", "other", "p:in"}


def are_places(group: Group, size: int) -> bool:
    """Whether a group is the numbers of places, 1 to the number of items: those are the line, which is implied."""
    numbers = [k for k in group.items if k.isdecimal()]
    return (
        any(s.startswith("no:") for s in group.slots)
        and len(numbers) == len(group.items)
        and all(int(k) <= size for k in numbers)
    )


def sort_of(slot: str) -> str:
    """A slot, or "name" for all slots of names."""
    return "name" if slot in NAMES or slot.startswith("half:") else slot


def is_worth(group: Group, size: int, strict: bool) -> bool:
    """Whether a group is a category: whole, or one item short where its slots are firm (two short if it is three ages)."""
    if len(group.items) > size or group.slots <= {"like", "bare", "other", "be", "p:in"}:
        return False
    firm = bool(group.slots & {"name", "title", "cap", "called"}) or any(":" in s for s in group.slots)
    if strict and not firm:
        return False
    if "unit:age" in group.slots and len(group.items) > 2:
        return len(group.items) >= size - 2  # "the 28-year-old": nothing else is told so
    return len(group.items) >= (size - 1 if firm else size) and len(group.items) > 1
