"""Frames for a text without lists, from the frames its statements share: proposals, of which the whole puzzle is the judge.

An item is a node, a slot an edge: items that are drunk are drinks, and "tea" makes the drinkers of "the tea drinker" the
same category as those of "drinks tea". Families of nouns (colours, animals, trades) join what verbs keep apart; what stands
in one description of one thing is never in one category. What is left is placed so that categories come out whole; where
that can be done in several ways, each is a proposal.
"""

import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache

from nlpuzzle.english.dates import month_value, weekday_value
from nlpuzzle.english.kinds import HOLDERS, PLACES, families
from nlpuzzle.english.morphology import plural, singular
from nlpuzzle.english.tables import rows, words
from nlpuzzle.english.words import key, split
from nlpuzzle.puzzle import Category, blank
from nlpuzzle.understanding.frame_labels import category_name
from nlpuzzle.understanding.frame_mentions import CORE_HOLDERS, Mention, mentions_of
from nlpuzzle.understanding.frame_ranges import filled
from nlpuzzle.understanding.frame_values import measure

__all__ = ["Proposal", "proposals"]


@dataclass(frozen=True)
class Proposal:
    """Categories found in the statements alone, and the words that found no place in them."""

    categories: tuple[Category, ...]
    unplaced: tuple[str, ...] = ()
    #: where the first mention of each item stands: (category, item) -> sentence
    sources: tuple[tuple[str, str, str], ...] = ()
    #: why the number of items is a guess; None where the text says it
    doubt: str | None = None


@dataclass
class _Group:
    """Items that stand in the same slots: keys to labels, in order of mention."""

    items: dict[str, str] = field(default_factory=dict)
    slots: set[str] = field(default_factory=set)

    def joined(self, other: "_Group") -> "_Group":
        return _Group({**self.items, **{k: v for k, v in other.items.items() if k not in self.items}}, self.slots | other.slots)


#: slots that many kinds of things share: they place an item only where nothing else does
_WEAK = ("have", "like", "name", "the", "be", "bare", "other", "called", "p:in")
#: groups of names; the others are of common nouns, and the two never mix
_NAMES = frozenset({"name", "title", "cap", "called"})
_BY_STRENGTH = ("title", "called", "name", "cap", "have", "like", "be", "p:in", "the", "bare")
#: families that one category may mix: what one eats, what one makes things of
_LOOSE_KINDS = frozenset(
    f"kind:{f}" for f in ("food", "fruit", "vegetable", "flower", "tree", "gem", "material", "sport", "hobby", "toy")
)
#: families of what somebody does, whose nouns some write with a capital
_DOING = frozenset({"instrument", "job"})
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
#: sentences about the puzzle as a whole, which name no item by what it is
_SETUP = re.compile(
    r"^(?:find|determine|match)\b"
    r"|^(?:there (?:are|were|is)|(?:the |these )?(?:two|three|four|five|six|seven|eight|\d+) \w+|each|every|no two|all)\b"
    r"|\b(?:different|unique|a certain|can you|determine|figure out|work out|find out)\b",
    re.I,
)
#: asides of the story that name one item: "one of whom is called Rosa", "(one was reading Emma)", "including Bo"
_ASIDE = re.compile(
    r"(?<![Ee]ach )(?<![Ee]very )(?<![Nn]o )"
    r"\b(one (?:of (?:whom|which|them|the \w+) |\w+ )?(?:is|was|has|had|goes|\w+s|\w+ed)\b[^.;()—,]*|including [^.;()—]*)"
    r"|\b(?:consists?|composed|made up) of ([A-Z]\w+(?:, [A-Z]\w+)*)(?=,? and \w+ other)"
)
_QUESTION = re.compile(r"^.*?\b(?=(?:who|which|what|whose)\b)", re.I | re.S)
#: so many groups too small for a category are placed in every way; with more the text is no puzzle of few words
_MOST_LEFT = 7
_MOST_PROPOSALS = 4
#: characters of the longest text that is searched for categories
_LONGEST = 12_000


def proposals(
    clues: Sequence[str], questions: Sequence[str], story: str, size: int | None, listed: Sequence[Category] = ()
) -> list[Proposal]:
    """Frames that clues and questions may speak of, best first; blank slots fill every category up to its size.

    `size` is the number of items where the text says it; `listed` are categories that need no inference.
    """
    said = [*(text for text in clues if not _SETUP.search(text)), *(m[1] or m[2] for m in _ASIDE.finditer(story))]
    asked = [_QUESTION.sub("", text, count=1) for text in questions]
    sentences = [*said, *asked]
    if sum(map(len, sentences)) + len(story) > _LONGEST:
        return []
    mentions = mentions_of(sentences, story)
    evidence = _Evidence(_without(mentions.mentions, listed), mentions.holders - CORE_HOLDERS)
    doubt = None
    if size is None:
        size, doubt = evidence.size()
    if size is None or size < 3:
        return []
    ways = evidence.tilings(size, bool(listed))
    found = [_proposal(groups, evidence, size, story, mentions.sentences, doubt or evidence.doubt(), listed) for groups in ways]
    unlike = {p.categories: p for p in reversed([p for p in found if p is not None])}
    return [p for p in found if p is not None and unlike.get(p.categories) is p][:_MOST_PROPOSALS]


def _without(mentions: Sequence[Mention], listed: Sequence[Category]) -> list[Mention]:
    known = {_key(label) for c in listed for label in c.items} | {singular(w.low) for c in listed for w in split(c.name)}
    taken = {word for label in known for word in label.split()}
    free = [m for m in mentions if _key(m.label) not in known and not set(_key(m.label).split()) & taken]
    told = {m.slot for m in free if not _setting(m)}
    return [m for m in free if not _setting(m) or (m.slot.startswith("vp:") and m.slot in told) or m.slot.startswith("v:")]


def _setting(mention: Mention) -> bool:
    """Whether a mention may only say where it all happens: "in the garden", unless others sleep in other places."""
    return _key(mention.label).split()[-1:] != [] and _key(mention.label).split()[-1] in words("settings")


class _Evidence:
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
        self.bare = {_key(m.label) for m in mentions if m.bare}
        #: items that do something: "the Swede keeps", not "the Fiat belongs"
        self.doers = {_key(m.label) for m in mentions if m.does}
        sides: dict[tuple[int, int], list[tuple[str, int]]] = defaultdict(list)
        for mention in mentions:
            item = _key(mention.label)
            self.labels.setdefault(item, mention.label)
            self.counts[item] += 1
            self.slots[item].add(mention.slot)
            sides[mention.sentence, mention.side].append((item, mention.row))
        self.apart = {
            frozenset((a, b)) for here in sides.values() for a, i in here for b, j in here if a != b and i != j
        }  # fmt: skip
        self._kinds = self._families()

    def _families(self) -> dict[str, str]:
        """The family of each common noun, the one that most other items share where it has several."""
        doers = {item for item, slots in self.slots.items() if slots == {"cap"} and _DOING & set(families(item))}
        # "the Drummer" is no name
        named = {item: label[:1].isupper() and item not in doers for item, label in self.labels.items()}
        counts = Counter(f for item in self.labels if not named[item] for f in families(item.split()[-1]) if item)
        found = {}
        for item, label in self.labels.items():
            if kind := _dated(label):
                found[item] = kind
            elif not named[item] and item and (each := families(item.split()[-1])):
                best = max(each, key=lambda f: counts[f])
                if counts[best] > 1:
                    found[item] = best
        return found

    def firm(self, size: int) -> list[_Group]:
        """Groups of items that share firm slots and families, joined where they share items and nothing keeps them apart."""
        groups: dict[str, _Group] = {}
        for item, slots in self.slots.items():
            if self._named(item):
                continue
            told = {s for s in slots if s not in _WEAK} | ({f"kind:{self._kinds[item]}"} if item in self._kinds else set())
            for slot in told:
                groups.setdefault(slot, _Group(slots={slot})).items[item] = self.labels[item]
        merged = [part for _, g in sorted(groups.items()) for part in (self._sorted_out(g) if len(g.items) > size else [g])]
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

    def _sorted_out(self, group: _Group) -> list[_Group]:
        """A slot with more items than one category has ("plays golf", "plays the oboe"): those of no family, doers apart.

        Those of a family have a group of their own: the family's.
        """
        loose = [item for item in group.items if item not in self._kinds]
        parts = [[item for item in loose if (item in self.doers) == does] for does in (True, False)]
        return [_Group({item: group.items[item] for item in part}, set(group.slots)) for part in parts if part]

    def _named(self, item: str) -> bool:
        """Whether an item is a name that stands bare somewhere: what is done to it then tells nothing of its kind."""
        return self.labels[item][:1].isupper() and item not in self._kinds and bool(self.slots[item] & (_NAMES - {"cap"}))

    def _closest(self, groups: Sequence[_Group], size: int) -> tuple[_Group, _Group] | None:
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

    def may_join(self, one: _Group, other: _Group, size: int) -> bool:
        """Whether two groups may be parts of one category: small enough, never said of one thing, of one sort."""
        if len(one.items.keys() | other.items.keys()) > size:
            return False
        kinds = [{s for s in g.slots if s.startswith(("kind:", "unit:", "no:"))} for g in (one, other)]
        if any(self._foreign(kind, group) for kind, group in ((kinds[0], other), (kinds[1], one))):
            return False
        if kinds[0] and kinds[1] and not kinds[0] & kinds[1] and (kinds[0] | kinds[1]) - _LOOSE_KINDS:
            return False
        if any(_exact(k) != _exact(o) for k, o in (kinds, kinds[::-1])):
            return False
        return not any(frozenset((a, b)) in self.apart for a in one.items for b in other.items)

    def _foreign(self, kinds: set[str], group: _Group) -> bool:
        """Whether a group has an item of a family that is none of `kinds`: a boat among the animals."""
        told = {k[5:] for k in kinds if k.startswith("kind:")}
        if not told or kinds & _LOOSE_KINDS:
            return False
        return any(
            found and not told & set(found) for item in group.items if (found := families(item.split()[-1])) and item.islower()
        )

    def _alike(self, one: _Group, other: _Group) -> bool:
        """Whether two groups are of one sort: bare names, names with an article, or common nouns; no two halves of names."""
        if len({s for s in one.slots | other.slots if s.startswith("half:")}) > 1 or "p:from" in one.slots | other.slots:
            return False
        return self._named_sort(one) == self._named_sort(other)

    def _named_sort(self, group: _Group) -> str:
        if not (group.slots & _NAMES or all(label[:1].isupper() for label in group.items.values())):
            return "common"
        return "bare" if group.items.keys() & self.bare else "cap"

    def weak(self, placed: set[str]) -> list[_Group]:
        """What has only weak slots, by the strongest of them; names that are said of one thing are parted."""
        groups: dict[str, _Group] = {}
        for item, slots in self.slots.items():
            if item not in placed and item:
                slot = next((s for s in _BY_STRENGTH if s in slots), "name" if self._named(item) else None)
                if slot is not None:
                    groups.setdefault(slot, _Group(slots={slot})).items[item] = self.labels[item]
        return [part for slot in sorted(groups) for part in self._parted(groups[slot])]

    def _parted(self, group: _Group) -> list[_Group]:
        """A group of names in two, where some of them are said of one thing: "Ann rides Comet" tells riders from horses."""
        if not group.slots & _NAMES or not any(frozenset((a, b)) in self.apart for a in group.items for b in group.items):
            return [group]
        shapes = [{k: v for k, v in group.items.items() if (" " in v) == wide} for wide in (True, False)]
        if all(len(half) > 1 and not any(frozenset((a, b)) in self.apart for a in half for b in half) for half in shapes):
            return [_Group(half, {*group.slots, f"half:{n}"}) for n, half in enumerate(shapes)]
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
        self.either_kind = self.either_kind or (len(parts) > 1 and any(b for _, b in parts))
        whole = max(parts, key=lambda part: len(part[0]) + len(part[1]))
        found = [_Group({k: group.items[k] for k in half}, set(group.slots) | {f"half:{n}"}) for n, half in enumerate(whole)]
        found += [
            _Group({k: group.items[k] for k in half}, set(group.slots))
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

    def tilings(self, size: int, strict: bool) -> Iterator[list[_Group]]:
        """The ways to place what is left so that most categories come out whole, best first.

        `strict`: beside listed categories only firm groups and names are believed.
        """
        groups = self.firm(size)
        groups += self.weak({item for g in groups for item in g.items})
        groups = [g for g in groups if not _places(g, size)]
        whole = [g for g in groups if len(g.items) >= size]
        left = sorted((g for g in groups if len(g.items) < size), key=lambda g: (-len(g.items), sorted(g.items)))[:_MOST_LEFT]
        ways = [
            (self._score([*whole, *way], size, strict), i, [*whole, *way]) for i, way in enumerate(self._placed(left, [], size))
        ]
        for score, _, way in sorted(ways, key=lambda w: (-w[0], w[1]))[: 2 * _MOST_PROPOSALS]:
            if score > 0:
                yield [g for g in way if _worth(g, size, strict)]

    def _placed(self, left: Sequence[_Group], done: list[_Group], size: int) -> Iterator[list[_Group]]:
        if not left:
            yield done
            return
        first, rest = left[0], left[1:]
        yield from self._placed(rest, [*done, first], size)
        for i, other in enumerate(done):
            if self._alike(first, other) and self.may_join(first, other, size):
                yield from self._placed(rest, [*done[:i], other.joined(first), *done[i + 1 :]], size)

    def _score(self, groups: Sequence[_Group], size: int, strict: bool) -> float:
        kept = [g for g in groups if _worth(g, size, strict)]
        lost = sum(self.counts[item] for g in groups if g not in kept for item in g.items)
        whole = sum(3.0 if len(g.items) == size else 1.0 for g in kept)
        mixed = sum(self._mixes(g) for g in kept)
        return whole - 0.5 * lost - 0.2 * mixed - 0.4 * sum(len({_sort(s) for s in g.slots}) - 1 for g in kept)

    def _mixes(self, group: _Group) -> bool:
        """Whether some names of a group do something and others, named as often, never do: the Swede and the Volvo."""
        return group.slots & {"cap"} != set() and len({item in self.doers for item in group.items}) > 1

    def doubt(self) -> str | None:
        """Why no solution proves the categories: it may rest on a name put with the wrong ones."""
        return "some names may belong to either of two kinds of things that have names" if self.either_kind else None

    def unplaced(self, groups: Sequence[_Group]) -> list[str]:
        """The words that stand in firm slots or are named twice, and belong to no category."""
        placed = {item for g in groups for item in g.items}
        return [label for item, label in self.labels.items() if item not in placed and item]


def _exact(slots: set[str]) -> bool:
    """Whether the slots are those of values, days or months, which never share a category with plain words."""
    return any(s.startswith(("unit:", "no:")) or s in ("kind:day", "kind:month") for s in slots)


def _places(group: _Group, size: int) -> bool:
    """Whether a group is the numbers of places, 1 to the number of items: those are the line, which is implied."""
    numbers = [k for k in group.items if k.isdigit()]
    return (
        any(s.startswith("no:") for s in group.slots)
        and len(numbers) == len(group.items)
        and all(int(k) <= size for k in numbers)
    )


def _sort(slot: str) -> str:
    return "name" if slot in _NAMES or slot.startswith("half:") else slot


def _worth(group: _Group, size: int, strict: bool) -> bool:
    """Whether a group is a category: whole, or one item short where its slots are firm (two short where a family holds it)."""
    if len(group.items) > size or group.slots <= {"like", "bare", "other", "be", "p:in"}:
        return False
    firm = bool(group.slots & {"name", "title", "cap", "called"}) or any(":" in s for s in group.slots)
    if strict and not firm:
        return False
    return len(group.items) >= (size - 1 if firm else size) and len(group.items) > 1


def _proposal(
    groups: Sequence[_Group],
    evidence: _Evidence,
    size: int,
    story: str,
    sentences: Sequence[str],
    doubt: str | None,
    listed: Sequence[Category],
) -> Proposal | None:
    if not groups:
        return None
    called, taken = _called(story), {c.name.casefold() for c in listed}
    categories, sources = [], []
    for group in sorted(groups, key=lambda g: min(list(evidence.labels).index(k) for k in g.items)):
        name = _name(group, called, story, taken)
        taken.add(name)
        category = _category(name, tuple(group.items.values()), size, _words(group, name, evidence.holders))
        categories.append(category)
        first = {m.label: m.sentence for m in reversed(evidence.mentions)}
        sources += [(name, label, sentences[first[label]]) for label in category.items if label in first]
    unplaced = tuple(dict.fromkeys(evidence.unplaced(groups)))
    return Proposal(tuple(categories), unplaced, tuple(sources), doubt)


def _category(name: str, labels: tuple[str, ...], size: int, words: str) -> Category:
    labels = filled(labels, size)
    order = measure(words, name, labels)
    blanks = tuple(blank(i) for i in range(1, size - len(labels) + 1))
    if order is None or blanks:
        return Category(name, (*labels, *blanks), given="inferred", description=words)
    return Category(name, labels, order.values, order.unit, order.dimension, given="inferred", description=words)


def _key(label: str) -> str:
    """What two labels of one item share: "a pony" and "ponies", "the cellist" and "the cello", "the Swede" and "Swedish"."""
    stems = [singular(w.low) for w in split(label)]
    return _aliases().get(stems[0], stems[0]) if len(stems) == 1 else " ".join(stems)


@cache
def _aliases() -> dict[str, str]:
    return {singular(word): group[0] for group in rows("aliases") for word in group}


def _dated(label: str) -> str | None:
    """ "day", "month" or "nationality" for a capitalised word that is one."""
    low = label.casefold()
    if not label[:1].isupper() or " " in label:
        return None
    if weekday_value(low):
        return "day"
    return "month" if month_value(low) else "nationality" if low in _nations() else None


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
    units = {"money": "price", "year": "year", "age": "age"}
    choices += [units.get(s[5:], s[5:]) for s in sorted(group.slots) if s.startswith("unit:")]
    choices += [s[5:] for s in sorted(group.slots) if s.startswith("kind:")]
    if not any(s.startswith("mod:") and s[4:] not in PLACES for s in group.slots):
        common = Counter(family for item in group.items for family in set(families(item.split()[-1])))
        choices += [family for family, count in common.most_common(1) if count * 2 > len(group.items)]
    for slot in sorted(group.slots):
        kind, _, word = slot.partition(":")
        if kind == "v":
            choices.append(_CALLED.get(word, ""))
        elif kind in ("mod", "no"):
            choices.append(word)
        elif kind in ("name", "title") and not any(s.startswith("half:1") for s in group.slots):
            choices += [_holder(story) or "name", "person" if kind == "title" else ""]
        elif kind == "cap":
            choices.append("name")
        elif kind in ("have", "called"):
            choices.append("thing" if kind == "have" else "nickname")
        elif kind == "the":
            choices.append("job")
        elif kind == "whose":
            choices.append(word)
        elif kind in ("vp", "p"):
            choices.append("home" if slot == "p:from" else "place")
    choices += ["item", *(f"item {i}" for i in range(2, 12))]
    return next(c for c in choices if c and c not in taken)


def _holder(story: str) -> str:
    for noun in re.findall(r"\b(?:two|three|four|five|six|seven|eight|\d) (?:\w+ )?(\w+)", story.casefold()):
        if singular(noun) in HOLDERS:
            return singular(noun)
    return ""


def _words(group: _Group, name: str, holders: Sequence[str]) -> str:
    """The words that introduce the category, as a list's would: evidence for the readers of clues."""
    verbs = [slot.split(":")[1] for slot in sorted(group.slots) if slot.startswith(("v:", "vp:", "mod:"))]
    people = holders if group.slots & (_NAMES | {"the"}) else ()
    kept = ["pet"] if "v:own" in group.slots and "kind:animal" in group.slots else []
    return " ".join([name, plural(name), *verbs, *people, *kept])
