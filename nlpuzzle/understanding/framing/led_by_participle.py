"""What leads to the things of a list that is set off: "six wagons (| carrying | barley, coal and salt)"."""

from nlpuzzle.english.kinds import object_called

__all__ = ["led_by_participle"]

#: what a place, a vehicle or a person does with each of them, and hardly a part of a name
_HOLDING = frozenset(
    "bearing bringing carrying conveying containing delivering growing hauling having holding housing keeping selling stocking "
    "transporting wearing".split()
)


def led_by_participle(inner: str) -> tuple[str, str, str]:
    """The participle, what its object is called, and the list after it; nothing, nothing and the whole without one."""
    first, _, rest = inner.strip().partition(" ")
    others = [piece.split() for piece in rest.replace(" and ", ",").split(",")[1:]]
    if first.casefold() not in _HOLDING or len(others) < 2 or any(p and p[0].endswith("ing") for p in others):
        return "", "", inner
    return first, object_called(first.casefold()) or "item", rest
