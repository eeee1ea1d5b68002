"""What is asked for of a made puzzle."""

from typing import Literal

from nlpuzzle.values import dataclass

__all__ = ["Difficulty", "Recipe"]

Difficulty = Literal["easy", "medium", "hard"]


@dataclass(frozen=True)
class Recipe:
    """What is asked for."""

    categories: int = 4
    size: int = 5
    #: name or file of a theme; any bundled one that is large enough where it is None
    theme: str | None = None
    difficulty: Difficulty | None = None
    clues: Literal["few", "many"] | None = None
    #: the kinds of clues to draw from; all where it is empty
    kinds: tuple[str, ...] = ()
    seed: int = 0
    #: clues more than are needed
    spare: int = 0
