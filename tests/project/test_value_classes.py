"""Our dataclasses are the standard ones in all that is asked of them."""

import dataclasses
import pickle

import pytest

from nlpuzzle.values import dataclass


@dataclass(frozen=True)
class Plain:
    """Told by its three fields."""

    name: str
    size: int = 3
    parts: list[str] = dataclasses.field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Slotted:
    """The same without a dictionary."""

    name: str
    size: int = 3
    parts: tuple[str, ...] = ()


@dataclass(frozen=True)
class OwnHash:
    """Compares by its name alone."""

    name: str
    size: int = 3

    def __eq__(self, other: object) -> bool:
        return isinstance(other, OwnHash) and self.name == other.name

    def __hash__(self) -> int:
        return hash(self.name)


@dataclass(frozen=True)
class Checked:
    """Refuses what makes no sense."""

    size: int

    def __post_init__(self) -> None:
        if self.size < 0:
            raise ValueError("below zero")


@pytest.mark.parametrize("made", [Plain, Slotted])
def test_defaults_and_fields(made: type) -> None:
    assert repr(made("a")) == f"{made.__name__}(name='a', size=3, parts={made('a').parts!r})"
    assert dataclasses.replace(made("a"), size=4) == made("a", 4) != made("a")
    assert [field.name for field in dataclasses.fields(made)] == ["name", "size", "parts"] == list(made.__match_args__)
    assert made("a") != ("a", 3, made("a").parts)
    assert Plain("a").parts is not Plain("b").parts


@pytest.mark.parametrize("made", [Plain, Slotted])
def test_nothing_changes(made: type) -> None:
    value = made("a")
    with pytest.raises(dataclasses.FrozenInstanceError):
        value.size = 4
    with pytest.raises(dataclasses.FrozenInstanceError):
        del value.size
    assert value.size == 3


@pytest.mark.parametrize("value", [Plain("a", 4, ["x"]), Slotted("a", 4, ("x",))])
def test_pickled_and_back(value: object) -> None:
    assert pickle.loads(pickle.dumps(value)) == value


def test_hashes() -> None:
    assert len({Slotted("a"), Slotted("a", 3), Slotted("a", 4)}) == 2
    assert len({OwnHash("a", 1), OwnHash("a", 2), OwnHash("b")}) == 2
    assert not hasattr(Slotted("a"), "__dict__")


def test_looks_at_itself_when_made() -> None:
    assert Checked(1).size == 1
    with pytest.raises(ValueError, match="below zero"):
        Checked(-1)
