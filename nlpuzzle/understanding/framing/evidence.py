"""The items of a text with the slots they share, and the ways to make whole categories of them.

An item is a node, a slot an edge. What stands in one description of one thing is never in one category.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence

from nlpuzzle.english.kinds import families
from nlpuzzle.english.morphology import is_plural
from nlpuzzle.english.words import key
from nlpuzzle.understanding.framing.groups import (
    LOOSE_KINDS,
    NAMES,
    WEAK,
    Group,
    are_places,
    describes,
    is_exact,
    is_vague,
    is_worth,
    sort_of,
)
from nlpuzzle.understanding.framing.kinds import by_first_names, dated, key_of, kinds_of_item
from nlpuzzle.understanding.framing.slot_words import Mention

__all__ = ["MOST_PROPOSALS", "Evidence"]

_BY_STRENGTH = ("title", "called", "name", "cap", "have", "like", "be", "p:in", "the", "bare")
#: weak slots in which anything may stand
_SAYING_NOTHING = frozenset({"bare", "be", "other"})
_LOOSE_KINDS = frozenset(f"kind:{kind}" for kind in LOOSE_KINDS)
#: families of what somebody does, whose nouns some write with a capital
_DOING = frozenset({"instrument", "job"})
#: the slot of what somebody does: he may be told by it as well
_DONE = "v:do"
_LIVING = frozenset(map(key, ("live", "dwell", "reside")))
#: so many groups too small for a category are placed in every way; with more the text is no puzzle of few words
_MOST_LEFT = 7
MOST_PROPOSALS = 4


def _whence(group: Group) -> bool:
    """Whether the items of a group are where somebody comes from, or lives."""
    return "p:from" in group.slots or any(s.startswith("vp:") and s.split(":")[1] in _LIVING for s in group.slots)


class Evidence:
    """The items of a text, the slots they share and the pairs that are never of one category."""

    def __init__(self, mentions: Sequence[Mention], holders: Iterable[str]) -> None:
        self.mentions = mentions
        #: whether the text has bare names of two kinds, and some that may be of either
        self.either_kind = False
        #: what those who have the things are called: "guest"
        self.holders = sorted(noun for noun in holders if noun not in ("neighbor", "neighbour"))
        self.labels: dict[str, str] = {}
        self.counts: Counter[str] = Counter()
        self.slots: dict[str, set[str]] = defaultdict(set)
        #: items that stand without an article somewhere
        self.bare = {key_of(m.label) for m in mentions if m.bare}
        #: names that stand only before the noun for somebody: "the Kotlin programmer"
        self.before_nouns = {key_of(m.label) for m in mentions if m.modifies}
        self.before_nouns -= {key_of(m.label) for m in mentions if not m.modifies}
        #: items that do something: "the Swede keeps", not "the Fiat belongs"
        self.doers = {key_of(m.label) for m in mentions if m.does}
        #: the keys of the verbs that it does
        self.does: dict[str, set[str]] = defaultdict(set)
        for mention in mentions:
            self.does[key_of(mention.label)] |= {mention.does} - {""}
        sides: dict[tuple[int, int], list[tuple[str, int]]] = defaultdict(list)
        for mention in mentions:
            item = key_of(mention.label)
            self.labels.setdefault(item, mention.label)
            self.counts[item] += 1
            self.slots[item].add(mention.slot)
            sides[mention.sentence, mention.side].append((item, mention.row))
        self.apart = {
            frozenset((a, b)) for here in sides.values() for a, i in here for b, j in here if a != b and i != j
        }  # fmt: skip
        self.kinds = self._families()

    def _families(self) -> dict[str, str]:
        """The family of each common noun, the one that most other items share where it has several."""
        doers = {item for item, slots in self.slots.items() if slots == {"cap"} and _DOING & set(families(item))}
        # "the Drummer" is no name
        named = {item: label[:1].isupper() and item not in doers for item, label in self.labels.items()}
        counts = Counter(f for item in self.labels if not named[item] for f in kinds_of_item(item) if item)
        found = {}
        for item, label in self.labels.items():
            if kind := dated(label):
                if sum(dated(other) == kind for other in self.labels.values()) > 1:  # one "April" alone may be a girl
                    found[item] = kind
            elif not named[item] and item and (each := kinds_of_item(item)):
                if len(each) > 1 and is_plural(label.casefold()):
                    each = tuple(f for f in each if f != "color")  # "plums"
                best = max(each, key=lambda f: (len(each) > 1 and self._beside(item, f, named), counts[f]))
                if counts[best] > 1:
                    found[item] = best
        return found

    def _beside(self, item: str, family: str, named: dict[str, bool]) -> int:
        """How many items of one family share a slot with an item that may be of several: plums are picked as pears are."""
        return sum(
            kinds_of_item(other) == (family,) and bool(self.slots[item] & slots)
            for other, slots in self.slots.items()
            if other and other != item and not named[other]
        )

    def firm(self, size: int) -> list[Group]:
        """Groups of items that share firm slots and families, joined where they share items and nothing keeps them apart."""
        groups: dict[str, Group] = {}
        for item, slots in self.slots.items():
            if self._named(item):
                continue
            told = {s for s in slots if s not in WEAK} | ({f"kind:{self.kinds[item]}"} if item in self.kinds else set())
            for slot in told:
                groups.setdefault(slot, Group(slots={slot})).items[item] = self.labels[item]
        sizes = {slot: len(group.items) for slot, group in groups.items()}
        merged = [p for s, g in sorted(groups.items()) for p in (self._sorted_out(g, size) if sizes[s] > size else [g])]
        while (pair := self._closest(merged, size)) is not None:
            one, other = pair
            merged = [g for g in merged if g is not one and g is not other] + [one.joined(other)]
        taken: set[str] = set()
        for group in sorted(
            merged, key=lambda g: (-len(g.items), sorted(g.slots))
        ):  # what stands in two groups goes to the larger
            group.items = {k: v for k, v in group.items.items() if k not in taken}
            taken |= group.items.keys()
        return [g for g in merged if g.items]

    def _sorted_out(self, group: Group, size: int) -> list[Group]:
        """A slot with more items than one category has ("plays golf", "plays the oboe"): those of no family, doers apart.

        Those of a family have a group of their own: the family's.
        """
        if len(group.slots) == 1 and min(group.slots).startswith("kind:"):  # "whippet", and "squeaky duck" among the toys
            plain = {item: label for item, label in group.items.items() if " " not in item}
            return [Group(plain, set(group.slots))] if len(plain) == size else []
        loose = [item for item in group.items if item not in self.kinds]
        parts = [[item for item in loose if (item in self.doers) == does] for does in (True, False)]
        return [Group({item: group.items[item] for item in part}, set(group.slots)) for part in parts if part]

    def _named(self, item: str) -> bool:
        """Whether an item is a name that stands bare somewhere: what is done to it then tells nothing of its kind."""
        return self.labels[item][:1].isupper() and item not in self.kinds and bool(self.slots[item] & (NAMES - {"cap"}))

    def _closest(self, groups: Sequence[Group], size: int) -> tuple[Group, Group] | None:
        """The two groups that share the most items and may be one."""
        shared = [
            (len(a.items.keys() & b.items.keys()), -i, -j)
            for i, a in enumerate(groups)
            for j, b in enumerate(groups)
            if i < j and a.items.keys() & b.items.keys() and self.may_join(a, b, size)
        ]
        if not shared:
            return None
        _, i, j = max(shared)
        return groups[-i], groups[-j]

    def may_join(self, one: Group, other: Group, size: int) -> bool:
        """Whether two groups may be parts of one category: small enough, never said of one thing, of one sort."""
        if len(one.items.keys() | other.items.keys()) > size:
            return False
        kinds = [{s for s in g.slots if s.startswith(("kind:", "unit:", "no:"))} for g in (one, other)]
        if any(self._foreign(kind, group) for kind, group in ((kinds[0], other), (kinds[1], one))):
            return False
        if kinds[0] and kinds[1] and not kinds[0] & kinds[1] and (kinds[0] | kinds[1]) - _LOOSE_KINDS:
            return False
        if any(is_exact(k) != is_exact(o) for k, o in (kinds, kinds[::-1])):
            return False
        return not any(frozenset((a, b)) in self.apart for a in one.items for b in other.items)

    def _foreign(self, kinds: set[str], group: Group) -> bool:
        """Whether a group has an item of a family that is none of `kinds`: a boat among the animals."""
        told = {k[5:] for k in kinds if k.startswith("kind:")}
        if not told or kinds & _LOOSE_KINDS or (told == {"job"} and _DONE in group.slots):
            return False  # "the potter", and "does embroidery"
        return any(
            found and not told & set(found) and not (" " in item and found == ("color",))  # "a flat white"
            for item in group.items
            if (found := families(item.split()[-1])) and item.islower()
        )

    def _alike(self, one: Group, other: Group) -> bool:
        """Whether two groups are of one sort: bare names, names with an article, or common nouns; no two halves of names."""
        if len({s for s in one.slots | other.slots if s.startswith("half:")}) > 1 or (
            ("p:from" in one.slots) != ("p:from" in other.slots) and not (_whence(one) and _whence(other))
        ):
            return False
        if describes(one) != describes(other) and "have" in one.slots ^ other.slots:
            described = one if describes(one) else other
            if not any("have" in self.slots[item] for item in described.items):
                return False  # "the striped tie", and "had the soup"
        sorts = {self._named_sort(one), self._named_sort(other)}
        return len(sorts) == 1 or ("before" in sorts and "common" not in sorts and not (one.slots | other.slots) & NAMES)

    def _named_sort(self, group: Group) -> str:
        if not (group.slots & NAMES or all(label[:1].isupper() for label in group.items.values())):
            return "common"
        if self.before_nouns.issuperset(group.items):
            return "before"
        return "bare" if group.items.keys() & self.bare else "cap"

    def weak(self, placed: set[str]) -> list[Group]:
        """What has only weak slots, by the strongest of them; names that are said of one thing are parted."""
        groups: dict[str, Group] = {}
        for item, slots in self.slots.items():
            if item not in placed and item:
                slot = next((s for s in _BY_STRENGTH if s in slots), "name" if self._named(item) else None)
                if slot is not None:
                    groups.setdefault(slot, Group(slots={slot})).items[item] = self.labels[item]
        return [part for slot in sorted(groups) for part in self._parted(groups[slot])]

    def _parted(self, group: Group) -> list[Group]:
        """A group of names in two, where some of them are said of one thing: "Ann rides Comet" tells riders from horses."""
        if not group.slots & NAMES or not any(frozenset((a, b)) in self.apart for a in group.items for b in group.items):
            return [group]
        shapes = [{k: v for k, v in group.items.items() if (" " in v) == wide} for wide in (True, False)]
        if all(len(half) > 1 and not any(frozenset((a, b)) in self.apart for a in half for b in half) for half in shapes):
            return [Group(half, {*group.slots, f"half:{n}"}) for n, half in enumerate(shapes)]
        sides: dict[str, int] = {}
        parts: list[tuple[list[str], list[str]]] = []
        part: tuple[list[str], list[str]]
        for first in group.items:
            if first in sides:
                continue
            sides[first], queue, part = 0, [first], ([first], [])
            while queue:
                item = queue.pop()
                for other in group.items:
                    if frozenset((item, other)) in self.apart and other not in sides:
                        sides[other] = 1 - sides[item]
                        part[sides[other]].append(other)
                        queue.append(other)
            parts.append(part)
        parts = by_first_names(parts, {item for item in group.items if any(":" in s for s in self.slots[item])})
        self.either_kind = self.either_kind or (len(parts) > 1 and any(b for _, b in parts))
        whole = max(parts, key=lambda part: len(part[0]) + len(part[1]))
        found = [Group({k: group.items[k] for k in half}, set(group.slots) | {f"half:{n}"}) for n, half in enumerate(whole)]
        found += [
            Group({k: group.items[k] for k in half}, set(group.slots))
            for part in parts
            if part is not whole
            for half in part
            if half
        ]
        return [g for g in found if g.items]

    def size(self) -> tuple[int | None, str | None]:
        """The number of items where no sentence says it: that of the largest group, sure where two groups have it."""
        groups = self.firm(99)
        groups += self.weak({item for g in groups for item in g.items})
        sizes = Counter(
            len(g.items) for g in groups if len(g.items) > 2 and not any(s in g.slots for s in ("bare", "other", "the", "be"))
        )
        if not sizes:
            return None, None
        largest = max(sizes)
        sure = sizes[largest] > 1 or sum(len(g.items) > 1 for g in groups) == 1
        return (
            largest,
            None if sure else f"the text does not say how many there are of each; {largest} is the most that it names",
        )

    def tilings(self, size: int, strict: bool) -> Iterator[list[Group]]:
        """The ways to place what is left so that most categories come out whole, best first.

        `strict`: beside listed categories only firm groups and names are believed.
        """
        groups = self.firm(size)
        groups += self.weak({item for g in groups for item in g.items})
        groups = self._with_articles(self._with_titles([g for g in groups if not are_places(g, size)], size), size)
        whole = [g for g in groups if len(g.items) >= size]
        left = sorted((g for g in groups if len(g.items) < size), key=lambda g: (-len(g.items), sorted(g.items)))[:_MOST_LEFT]
        ways = [
            (self._score([*whole, *way], size, strict), i, [*whole, *way]) for i, way in enumerate(self._placed(left, [], size))
        ]
        best = [way for score, _, way in sorted(ways, key=lambda w: (-w[0], w[1]))[: 2 * MOST_PROPOSALS] if score > 0]
        worth = [[g for g in way if is_worth(g, size, strict)] for way in best]
        yield from worth[: MOST_PROPOSALS - 1]
        yield from ([g for g in way if not is_vague(g)] for way in worth[:1])
        yield from worth[MOST_PROPOSALS - 1 :]

    def _with_titles(self, groups: list[Group], size: int) -> list[Group]:
        """The groups with "Mr Quill" and "Mrs Frost" among the bare names, where both together are no more than there are."""
        titled = [g for g in groups if g.slots == {"title"}]
        named = [g for g in groups if g.slots == {"name"}]
        if len(titled) != 1 or len(named) != 1 or not self.may_join(titled[0], named[0], size):
            return groups
        return [g for g in groups if g not in (titled[0], named[0])] + [named[0].joined(titled[0])]

    def _with_articles(self, groups: list[Group], size: int) -> list[Group]:
        """The groups with "the Petrel" and "Kittiwake" as names of ships, where both together are as many as there are.

        There must be no other names in the text; of two kinds of them each could be either.
        """
        named = [g for g in groups if g.slots & NAMES]
        if sorted(min(g.slots) for g in named) != ["cap", "name"] or any(len(g.slots) > 1 for g in named):
            return groups
        one, other = named
        if len(one.items.keys() | other.items.keys()) != size or not self.may_join(one, other, size):
            return groups
        return [g for g in groups if g not in named] + [one.joined(other)]

    def _placed(self, left: Sequence[Group], done: list[Group], size: int) -> Iterator[list[Group]]:
        if not left:
            yield done
            return
        first, rest = left[0], left[1:]
        yield from self._placed(rest, [*done, first], size)
        for i, other in enumerate(done):
            if self._alike(first, other) and self.may_join(first, other, size):
                yield from self._placed(rest, [*done[:i], other.joined(first), *done[i + 1 :]], size)

    def _score(self, groups: Sequence[Group], size: int, strict: bool) -> float:
        kept = [g for g in groups if is_worth(g, size, strict)]
        lost = sum(self.counts[item] for g in groups if g not in kept for item in g.items)
        whole = sum(3.0 if len(g.items) == size else 1.0 for g in kept)
        mixed = sum(self._mixes(g) for g in kept) + 0.5 * sum(self._strangers(g) for g in kept)
        return whole - 0.5 * lost - 0.2 * mixed - 0.4 * sum(len({sort_of(s) for s in g.slots}) - 1 for g in kept)

    def _mixes(self, group: Group) -> bool:
        """Whether some names of a group do something and others, named as often, never do: the Swede and the Volvo."""
        return group.slots & {"cap"} != set() and len({item in self.doers for item in group.items}) > 1

    def _strangers(self, group: Group) -> int:
        """How many items of a group are of no family where most are of one: "menu" among the dishes."""
        found = Counter(self.kinds[item] for item in group.items if item in self.kinds)
        kind, most = found.most_common(1)[0] if found else ("", 0)
        return sum(self.kinds.get(item) != kind for item in group.items) if 2 * most > len(group.items) else 0

    def is_bound(self, group: Group) -> bool:
        """Whether something shared binds each item of a group, but one, to another: a slot that says something, a family.

        What only found each other because they were left over ("boots", "invention") are no category that a list forgot.
        """
        if group.stated is not None or group.slots & NAMES:
            return True
        told = {item: self.slots[item] - _SAYING_NOTHING | self._family_in(item, group) for item in group.items}
        alone = sum(not any(told[one] & told[other] for other in told if other != one) for one in told)
        return alone < 2

    def _family_in(self, item: str, group: Group) -> set[str]:
        """The family of an item, where its group goes by it."""
        return {f"kind:{self.kinds[item]}"} & group.slots if item in self.kinds else set()

    def doubt(self) -> str | None:
        """Why no solution proves the categories: it may rest on a name put with the wrong ones."""
        return "some names may belong to either of two kinds of things that have names" if self.either_kind else None

    def unplaced(self, groups: Sequence[Group]) -> list[str]:
        """The words that stand in firm slots or are named twice, and belong to no category."""
        placed = {item for g in groups for item in g.items}
        return [label for item, label in self.labels.items() if item not in placed and item]
