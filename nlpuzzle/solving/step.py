"""One deduction as data: what it rests on, what it removes and matches. No sentence is built here; see telling/."""

from dataclasses import dataclass, field

from nlpuzzle.rules import Item, Rule

__all__ = ["Link", "Step"]

Link = tuple[Item, Item]
"""Two items of different categories that may, or may not, belong to one thing."""


@dataclass(frozen=True, slots=True)
class Step:
    """A deduction that follows from its premises alone, given the frame."""

    #: "s1", "s2", ... in order
    id: str
    #: name of the solving method, as listed in `methods.LADDER`
    method: str
    #: clue numbers and ids of earlier steps, in order of use; their facts are all that the step needs
    premises: tuple[str, ...]
    #: links shown to be impossible
    removed: tuple[Link, ...] = ()
    #: links shown to hold
    matched: tuple[Link, ...] = ()
    #: the rules of the clues it uses, for telling
    rules: tuple[Rule, ...] = ()
    #: probing and bifurcation: the link supposed, and the steps to the clash
    supposed: Link | None = None
    chain: tuple["Step", ...] = field(default=())
