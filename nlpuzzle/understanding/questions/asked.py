"""What a question asks, as data: statements that hold or not, for one thing or for each item of a category."""

from typing import Literal

from nlpuzzle.puzzle import Option
from nlpuzzle.rules import Rule
from nlpuzzle.values import dataclass

__all__ = ["Asked", "Mood", "OneOption", "Order", "Statement", "Whether", "Which"]

Statement = tuple[Rule, ...]
"""What a sentence says: rules that must all hold."""

Mood = Literal["is", "can", "must"]
"""Whether it is so, whether the clues allow it, whether they force it."""


@dataclass(frozen=True, slots=True)
class Whether:
    """ "Is Ann the baker?", "Can Ben be third?"."""

    statement: Statement
    mood: Mood = "is"


@dataclass(frozen=True, slots=True)
class Which:
    """ "Who is older than Ben?": every label of a category with what would be said of it."""

    category: str
    candidates: tuple[tuple[str, Statement], ...]
    #: "how many people are older than Ben?": only their number is wanted
    counted: bool = False
    #: it asks for the one thing that a description denotes, so that just one label fits
    single: bool = False
    #: "who cannot be first?": the statements deny it, and must hold
    mood: Mood = "is"


@dataclass(frozen=True, slots=True)
class Order:
    """ "From oldest to youngest": the items of a category along another one."""

    category: str
    along: str
    backwards: bool = False


@dataclass(frozen=True, slots=True)
class OneOption:
    """ "Which of the following must be true?": the options with what each says."""

    options: tuple[tuple[Option, Statement], ...]
    mood: Mood = "is"
    #: "which of these is false?": the option that is not so is wanted
    false: bool = False


Asked = Whether | Which | Order | OneOption
