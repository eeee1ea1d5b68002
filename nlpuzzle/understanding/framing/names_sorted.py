"""The names of a text sorted into first names, surnames and named things, so many of each as the story counts.

Every name gets the kind that its places in the text speak for, and the table of given names; one sorting must be better than
all others, or none is believed.
"""

from collections.abc import Collection, Mapping, Sequence

from nlpuzzle.english.classes import word_class
from nlpuzzle.understanding.framing.kinds import given_names
from nlpuzzle.understanding.framing.name_places import NamePlaces

__all__ = ["names_sorted"]

#: more names than so many are not sorted
_MOST_NAMES = 28
_MOST_STEPS = 20_000
_NEVER = 99.0
#: endings of given names that no table has: more women's names than surnames end so
_LIKE_GIVEN = ("a", "elle", "ette", "ine", "lyn", "lynn")
#: so much may speak against the best sorting: a first name that no table has, and half of another
_MOST_COST = 2.5


def names_sorted(
    places: NamePlaces, told: Mapping[str, str], kinds: Sequence[str], size: int
) -> dict[str, tuple[str, ...]] | None:
    """The names of each kind ("first", "last" or a thing's noun) in order of mention; None where no one sorting is best.

    `told` gives the kind of names that the story tells, or "person" for a name of either kind.
    """
    names = list(places.labels)
    if len(names) != size * len(kinds) or len(names) > _MOST_NAMES or not names:
        return None
    costs = {name: {kind: _cost(places, name, told.get(name, ""), kind, kinds) for kind in kinds} for name in names}
    found = _best(names, costs, kinds, size, places.apart)
    if found is None:
        return None
    return {kind: tuple(places.labels[name] for name in names if found[name] == kind) for kind in kinds}


def _cost(places: NamePlaces, name: str, told: str, kind: str, kinds: Sequence[str]) -> float:
    """What speaks against a kind of a name."""
    where = places.told[name]
    if told and told not in ("person", kind):
        return _NEVER
    people = kind in ("first", "last")
    if told == "person" and not people:
        return _NEVER
    if where["first"] and where["last"]:
        return _NEVER  # the text contradicts what is understood of it
    if any(where[other] and kind != other for other in ("first", "last") if other in kinds):
        return _NEVER
    if people and len(name.split()) > 1 and not _is_one_name(name.split(), kind):
        return _NEVER
    if told == kind:
        return 0.0
    if people and where[kind]:
        return 0.0
    given, any_name = name.split()[0] in given_names(), name.split()[0] in word_class("names-of-any")
    if not people:
        stands = (0.0 if where["thing"] else 2.0) + (1.0 if where["person"] > where["thing"] else 0.0)
        return stands + (1.0 if given and "first" in kinds else 0.0)
    cost = 2.0 if where["thing"] > where["person"] else 0.0
    if kind == "first":
        return cost + (0.0 if given else 0.5 if any_name else 1.0 if name.endswith(_LIKE_GIVEN) else 2.0)
    return cost + (0.0 if "first" not in kinds else 1.5 if given else 0.5 if any_name else 0.0)


def _is_one_name(words: Sequence[str], kind: str) -> bool:
    """Whether several words are one first name, or one surname: "Mary Ann", "Van Horn", and not "Ann Horn"."""
    given = [word in given_names() for word in words]
    return all(given) if kind == "first" else not given[0]


def _best(
    names: Sequence[str],
    costs: Mapping[str, Mapping[str, float]],
    kinds: Sequence[str],
    size: int,
    apart: Collection[frozenset[str]],
) -> dict[str, str] | None:
    """The one sorting that costs least; None where two cost the same, or there are too many to try."""
    order = sorted(names, key=lambda n: sum(c < _NEVER for c in costs[n].values()))
    least = [0.0] * (len(order) + 1)
    for i in reversed(range(len(order))):
        least[i] = least[i + 1] + min(costs[order[i]].values())
    best: list[tuple[float, dict[str, str]]] = []
    steps = 0

    def place(at: int, cost: float, done: dict[str, str]) -> None:
        nonlocal steps
        steps += 1
        if steps > _MOST_STEPS or cost + least[at] >= _NEVER or (len(best) > 1 and cost + least[at] >= best[1][0]):
            return
        if at == len(order):
            best.append((cost, dict(done)))
            best.sort(key=lambda found: found[0])
            del best[2:]
            return
        name = order[at]
        for kind in sorted(kinds, key=lambda k: costs[name][k]):
            if sum(k == kind for k in done.values()) < size and not any(
                frozenset((name, other)) in apart and k == kind for other, k in done.items()
            ):
                done[name] = kind
                place(at + 1, cost + costs[name][kind], done)
                del done[name]

    place(0, 0.0, {})
    if steps > _MOST_STEPS or not best or best[0][0] > _MOST_COST or (len(best) > 1 and best[1][0] - best[0][0] < 1):
        return None
    return best[0][1]
