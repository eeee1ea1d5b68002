"""One deduction as data: what it rests on, what it removes and matches. No sentence is built here; see telling/."""

from dataclasses import field

from nlpuzzle.rules import Item, Rule
from nlpuzzle.values import dataclass

__all__ = ["Link", "Step"]

Link = tuple[Item, Item]
"""Two items of different categories that may, or may not, belong to one thing."""


@dataclass(frozen=True, slots=True)
class Step:
    """A deduction that follows from its premises alone, given the frame."""

    #: "s1", "s2", ... in order; "s7.1", "s7.2", ... within the chain of s7
    id: str
    #: name of the solving method, as listed in `methods.LADDER`; "supposition" opens a chain
    method: str
    #: clue numbers and ids of earlier steps, in order of use; their facts are all that the step needs
    premises: tuple[str, ...]
    #: the earlier steps among them that the deduction itself needs; the others are needed by its riders only
    direct: tuple[str, ...] = ()
    #: links shown to be impossible
    removed: tuple[Link, ...] = ()
    #: links shown to hold
    matched: tuple[Link, ...] = ()
    #: the rules of the clues it uses, for telling
    rules: tuple[Rule, ...] = ()
    #: probing and bifurcation: the link supposed, and the steps to the clash
    supposed: Link | None = None
    chain: tuple["Step", ...] = field(default=())
    #: trivial consequences that come with the deduction, in order; their facts are among those above. A premise that is the
    #: step's own id means what the step itself and the riders before have shown
    riders: tuple["Step", ...] = field(default=())
    #: the items or categories through which the method looked: a third category, a group's partners
    through: tuple[str | Item, ...] = ()
    #: a clash: this item has nobody left in that category (None: a rule cannot hold, or a link is both removed and matched)
    nobody: tuple[Item, str] | None = None

    @property
    def is_clash(self) -> bool:
        """Whether the step shows that its premises cannot all be true."""
        return not self.removed and not self.matched
