"""Items sorted into categories all at once, where groups of shared slots do not come out whole.

Every item joins the category that it fits best, starts one, or is left out; the likeliest sortings come first. Categories
that the story names ("each wears a different hat") are there from the beginning and draw what stands in their slots.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

from nlpuzzle.english.kinds import families, kind_nouns, kinds_called
from nlpuzzle.english.morphology import singular
from nlpuzzle.english.tables import words
from nlpuzzle.understanding.framing.evidence import Evidence
from nlpuzzle.understanding.framing.groups import EXACT_KINDS, LOOSE_KINDS, NAMES, Group
from nlpuzzle.understanding.framing.slot_words import HAVING_KEYS
from nlpuzzle.understanding.framing.stated import Stated
from nlpuzzle.understanding.words.people import is_person

__all__ = ["named", "sortings"]

#: sortings kept while items are placed one by one
_BEAM = 60
#: items of the longest text that is sorted; with more it is no puzzle of few words
_MOST_ITEMS = 48
_MOST_CATEGORIES = 7
#: how well a group must fit what the story names to be called so
_SURE = 0.45
#: how far a slot that two items share says that they are of one category; others by their kind of slot
_SHARED = {
    "title": 0.9, "called": 0.7, "cap": 0.4, "name": 0.4, "nation": 0.9, "have": 0.35, "like": 0.35, "p:in": 0.4, "be": 0.3,
    "the": 0.3, "bare": 0.15, "other": 0.1, "p:from": 0.9,
}  # fmt: skip
_SHARED_KIND = {"mod": 0.9, "unit": 1.0, "no": 1.0, "v": 0.8, "vp": 0.7, "p": 0.5, "whose": 0.8}


class _Cluster(NamedTuple):
    items: tuple[str, ...]
    stated: Stated | None = None


class _Sorting(NamedTuple):
    score: float
    clusters: tuple[_Cluster, ...]


_UNTOLD = frozenset({"the", "bare", "other"})


def sortings(evidence: Evidence, size: int, stated: Sequence[Stated]) -> Iterator[list[Group]]:
    """The likeliest ways to sort the items into categories of at most `size`, best first; none where there are too many."""
    items = sorted(evidence.labels, key=lambda i: (-_firmness(evidence, i), list(evidence.labels).index(i)))
    items = [i for i in items if i]
    if len(items) > _MOST_ITEMS:
        return
    called = sum(bool(evidence.slots[i] & {"name", "title"}) for i in items)
    pairs = {(a, b): _alike(evidence, a, b, called <= size) for a in items for b in items if a != b}
    beam = [_Sorting(0.0, tuple(_Cluster((), s) for s in stated[:_MOST_CATEGORIES]))]
    for item in items:
        of_class = {id(s): _belongs(evidence, item, s) for s in stated[:_MOST_CATEGORIES]}
        beam = sorted((n for s in beam for n in _placed(evidence, pairs, of_class, s, item, size)), key=_order)[:_BEAM]
    whole = sorted((_valued(s, size) for s in beam), key=_order)
    seen: list[list[set[str]]] = []
    for sorting in whole:
        kept = [c for c in sorting.clusters if _is_category(c, size)]
        columns = [set(c.items) for c in kept]
        if kept and not any(all(any(c <= d for d in other) for c in columns) for other in seen):  # no mere part of a better one
            seen.append(columns)
            yield [_group(evidence, c) for c in kept]


def named(evidence: Evidence, groups: Sequence[Group], stated: Sequence[Stated]) -> list[Group]:
    """The groups with what the story calls each of them, the surest first; each class of the story names one group."""
    sure = sorted(
        ((sum(_belongs(evidence, i, s) for i in g.items) / _telling(evidence, g), -k, -j) for k, g in enumerate(groups)
         for j, s in enumerate(stated) if g.stated is None), reverse=True)  # fmt: skip
    chosen: dict[int, int] = {}
    for worth, k, j in sure:
        if worth > _SURE and -k not in chosen and -j not in chosen.values():
            chosen[-k] = -j
    return [replace(g, stated=stated[chosen[k]]) if k in chosen else g for k, g in enumerate(groups)]


def _telling(evidence: Evidence, group: Group) -> int:
    """How many items of a group are told by more than an article: "the jug" may be anything, "makes the bowl" is made."""
    return max(2, sum(not evidence.slots[item] <= _UNTOLD for item in group.items))


def _order(sorting: _Sorting) -> tuple[float, tuple[tuple[str, ...], ...]]:
    return -round(sorting.score, 6), tuple(c.items for c in sorting.clusters)


def _is_category(cluster: _Cluster, size: int) -> bool:
    return len(cluster.items) >= size - 1 and len(cluster.items) > 1


def _valued(sorting: _Sorting, size: int) -> _Sorting:
    """The score with what whole categories are worth, and what the items of those that are not whole cost."""
    score = sorting.score
    for cluster in sorting.clusters:
        if not _is_category(cluster, size):
            score -= (0.8 if cluster.stated else 0.0) + 1.0 * len(cluster.items)
        elif len(cluster.items) == size:
            score += 2.0
    return _Sorting(score, sorting.clusters)


def _placed(
    evidence: Evidence,
    pairs: dict[tuple[str, str], float],
    of_class: dict[int, float],
    sorting: _Sorting,
    item: str,
    size: int,
) -> Iterator[_Sorting]:
    """The sortings with one item more, which is left out, put to others, or begins a category.

    `of_class`  by the identity of a class that the story names, how far the item is of it
    """
    yield _Sorting(sorting.score - 0.25 - 0.2 * min(evidence.counts[item], 3), sorting.clusters)
    for i, cluster in enumerate(sorting.clusters):
        if len(cluster.items) >= size:
            continue
        fits = [pairs[item, other] for other in cluster.items]
        if fits and min(fits) < -1:
            continue
        worth = sum(fits) / len(fits) if fits else 0.0
        if cluster.stated is not None:
            worth += of_class[id(cluster.stated)]
        if worth > 0:
            grown = cluster._replace(items=(*cluster.items, item))
            yield _Sorting(sorting.score + worth, (*sorting.clusters[:i], grown, *sorting.clusters[i + 1 :]))
    if len(sorting.clusters) < _MOST_CATEGORIES:
        yield _Sorting(sorting.score - 0.1, (*sorting.clusters, _Cluster((item,))))


def _firmness(evidence: Evidence, item: str) -> float:
    slots = max((_worth_of(s) for s in evidence.slots[item]), default=0.0)
    return slots + (0.3 if item in evidence.kinds else 0.0) + 0.1 * evidence.counts[item]


def _worth_of(slot: str) -> float:
    return _SHARED.get(slot, _SHARED_KIND.get(slot.partition(":")[0], 0.2))


def _alike(evidence: Evidence, one: str, other: str, titled: bool) -> float:
    """How far two items are of one category: by slots and families that they share; -2 where they never are.

    `titled`: whether bare names and names with titles may all be of one: there are not too many of them.
    """
    if frozenset((one, other)) in evidence.apart:
        return -2.0
    shared = sorted((_worth_of(s) for s in evidence.slots[one] & evidence.slots[other]), reverse=True)
    worth = sum(w / (i + 1) for i, w in enumerate(shared))
    if titled and not worth and {"name", "title"} <= evidence.slots[one] | evidence.slots[other]:
        worth = _SHARED["name"]  # "Mrs Frost" beside "Ada"
    kinds = evidence.kinds.get(one), evidence.kinds.get(other)
    if kinds[0] and kinds[0] == kinds[1]:
        worth += 0.9
    elif EXACT_KINDS & {*kinds} or (None not in kinds and not {*kinds} <= LOOSE_KINDS):
        return -2.0
    elif kinds != (None, None):
        worth -= 0.3
    exact = [{s for s in evidence.slots[i] if s.startswith(("unit:", "no:"))} for i in (one, other)]
    if exact[0] != exact[1]:
        return -2.0
    if _is_name(evidence, one) != _is_name(evidence, other):
        worth -= 0.7
    return worth


def _is_name(evidence: Evidence, item: str) -> bool:
    return evidence.labels[item][:1].isupper() and item not in evidence.kinds


def _belongs(evidence: Evidence, item: str, stated: Stated) -> float:
    """How far an item is of a class that the story names: it is said of its noun, by its verb, or is of its family."""
    slots = evidence.slots[item]
    noun = {stated.noun, stated.of} - {""}
    worth = 0.0
    if any(s.startswith(("mod:", "no:", "whose:")) and s.partition(":")[2] in noun for s in slots):
        worth += 1.0
    if stated.verb and stated.verb not in HAVING_KEYS | {"be"} and any(s.split(":")[1:2] == [stated.verb] for s in slots):
        worth += 0.8
    if stated.verb and stated.preposition == "by" and stated.verb in evidence.does[item]:
        worth += 0.8  # "is groomed by a different trainer", and "Ann brushes"
    if not stated.verb and stated.of and slots & {"cap", "the"} and not is_person(stated.noun):
        worth += 0.5  # "six goats of different breeds", and "the whippet"
    where = "in" if stated.preposition in ("on", "at", "by") else stated.preposition
    if where and any(s.startswith(("p:", "vp:")) and s.endswith(f":{where}") for s in slots):
        worth += 0.5
    if stated.verb in HAVING_KEYS and "have" in slots:
        worth += 0.3
    if "p:from" in slots and (stated.preposition == "from" or stated.noun in words("places")):
        worth += 0.5
    told = set(families(item.split()[-1])) | {evidence.kinds.get(item, "")}
    if any(noun & kind_nouns(kind, loosely=True) for kind in told):
        worth += 0.9
    if kinds_called(stated.noun):
        worth -= 0.5 if _is_name(evidence, item) else 0.0  # "a different trade": nobody's name
    elif is_person(stated.noun):
        worth += 0.5 if _is_name(evidence, item) else -0.8
    if singular(item.split()[-1]) == stated.noun:
        worth += 0.4
    return worth


def _group(evidence: Evidence, cluster: _Cluster) -> Group:
    slots = {s for i in cluster.items for s in evidence.slots[i]}
    kinds = {evidence.kinds.get(i) for i in cluster.items}
    if len(kinds) == 1 and (kind := kinds.pop()):
        slots.add(f"kind:{kind}")
    if any(_is_name(evidence, i) for i in cluster.items) and not slots & NAMES:
        slots.add("name")
    ordered = sorted(cluster.items, key=list(evidence.labels).index)
    return Group({i: evidence.labels[i] for i in ordered}, slots, cluster.stated)
