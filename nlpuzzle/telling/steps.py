"""Sentences for deductions: one template for each method and situation.

    Clue 2 (Ann is somewhere before the tea drinker): Ann is not last, and tea is not first.
    Suppose tea is second; then, by clue 4, Ben is third; which leaves no place for Cleo. So tea is not second.
"""

from collections.abc import Sequence
from collections.abc import Set as AbstractSet

from nlpuzzle.english.phrasing import capitalised
from nlpuzzle.puzzle import Frame, Item
from nlpuzzle.rules import Different, Rule, Same
from nlpuzzle.solving.step import Link, Step
from nlpuzzle.solving.stepper import UNNAMED
from nlpuzzle.telling.links import LinkWords
from nlpuzzle.telling.messages import joined
from nlpuzzle.telling.readback import said
from nlpuzzle.telling.senses import plain_name

__all__ = ["needs", "tell_chain", "tell_step", "tell_steps"]

#: more steps than these are not named in a sentence; the data has them all
NAMED = 5


def tell_steps(steps: Sequence[Step], frame: Frame) -> list[str]:
    """A sentence or two for each step; what a clue says is told where it is used first, and by its number alone after that."""
    told: set[Rule] = set()
    found = []
    for step in steps:
        found.append(tell_step(step, frame, told))
        told.update(step.chain[-1].rules if step.chain else step.rules)
    return found


def tell_step(step: Step, frame: Frame, known: AbstractSet[Rule] = frozenset()) -> str:
    """The step as one or two sentences a puzzler accepts, with the earlier steps it needs.

    `known`: rules that were told already and need not be said again.
    """
    teller = _Teller(frame, known)
    text = teller.sentence(step)
    also = teller.also(step)
    needed = needs(step)
    return capitalised(f"{_ended(text)}{f' {_ended(capitalised(also))}' if also else ''}{needed}")


def _ended(text: str) -> str:
    """The text with a full stop, unless it has one: "... is at 6 a.m."."""
    return text if text.endswith(".") else f"{text}."


def tell_chain(steps: Sequence[Step], frame: Frame, clues: AbstractSet[str]) -> str:
    """The sentence that tells the way to a clash; only what the clues in `clues` add is said, the rest is taken as known.

    The empty string where no way is known.
    """
    if not steps or not steps[-1].is_clash:
        return ""
    teller = _Teller(frame)
    told = [teller.inner(step) for step in steps[:-1] if clues & set(step.premises)]
    way, end = "; then ".join(filter(None, told)), teller.end(steps[-1])
    return f"With it, {way}; {end}." if way else f"It{end.removeprefix('which')}."


class _Teller:
    """The sentences of one frame."""

    def __init__(self, frame: Frame, known: AbstractSet[Rule] = frozenset()) -> None:
        self.frame = frame
        self.known = known
        self.words = LinkWords(frame)

    def sentence(self, step: Step) -> str:
        """What the step itself shows, and how; without capital letter and full stop."""
        if step.is_clash and step.supposed is None:
            return self.clash(step)
        head = self._own(step)
        match step.method:
            case "direct clue":
                return self._direct(step, head)
            case "assertion" if step.through:
                return f"{self._by_clue(step)}: {self._either_way(step)}, so {head}"
            case "assertion":
                return f"{self._by_clue(step)}: {head}"
            case "nested assertion":
                return f"{self._by_clue(step)}: in every case that is left, {head}"
            case "shared support":
                return f"{head}: no {self._third(step)} fits both"
            case "probing" | "bifurcation":
                return f"{self._supposed(step)}. So {head}"
            case "scaled X-wing of 2" | "scaled X-wing of 3":
                return f"{self._group(step)}, and all of them are different things: {head}"
            case "Y-wing":
                return f"{self._wing(step)}: {head}"
            case "lone single" | "last candidate":
                return self._trivial(step)
        return f"{self._group(step)}: {head}"  # n tiles, n options

    def also(self, step: Step) -> str:
        """The matches that ride with the step; those that only pass matches on are left out."""
        found = _left(step)
        # a supposition has had its "so" already
        return f"{'it follows that' if step.chain else 'so'} {self.words.stated(found)}" if found else ""

    def clash(self, step: Step) -> str:
        """Why the premises cannot all be true."""
        if step.nobody is not None:
            item, category = step.nobody
            return f"no {self._name(category)} is left for {self.words.items([item])}"
        if step.rules:
            return f"{self._by_clue(step)} cannot hold"
        first, second = (part for part in step.through if isinstance(part, Item))
        return f"{self.words.items([first])} would be {self.words.predicates([second], 'or')}, which is ruled out"

    # -- one template each

    def _by_clue(self, step: Step) -> str:
        """ "clue 3 (Ann is before Ben)", or "clue 3" where that was told already."""
        if _clues(step) == [UNNAMED]:
            return "what the text never names is alike, so the first of them stands first"
        if self.known >= set(step.rules):
            return _named("clue", _clues(step))
        reading = "; ".join(said(rule, self.frame) for rule in step.rules)
        return f"{_named('clue', _clues(step))} ({reading})"

    def _direct(self, step: Step, head: str) -> str:
        """ "clue 3: Ann is red"; what a choice or an amount rules out is said besides."""
        (rule,) = step.rules
        text = f"{_named('clue', _clues(step))}: {said(rule, self.frame)}"
        return text if isinstance(rule, Same | Different) else f"{text}; so {head}"

    def _either_way(self, step: Step) -> str:
        """ "in every case one of Ann and Ben is second"."""
        first, second, *taken = (part for part in step.through if isinstance(part, Item))
        told = [f"one of {self.words.items([first, second])} is {self.words.predicates([item], 'or')}" for item in taken]
        return f"in every case {' and '.join(told)}"

    def _third(self, step: Step) -> str:
        return self._name(next(part for part in step.through if isinstance(part, str)))

    def _group(self, step: Step) -> str:
        """ "Ann and Ben can only be red or blue"."""
        items = [part for part in step.through if isinstance(part, Item)]
        tiles, options = items[: len(items) // 2], items[len(items) // 2 :]
        return f"{self.words.items(tiles)} can only be {self.words.predicates(options, 'or')}"

    def _wing(self, step: Step) -> str:
        anchor, first, second, x, y = (part for part in step.through if isinstance(part, Item))
        target = next(item for link in step.removed for item in link if item.category == x.category)
        return (
            f"{self.words.items([anchor])} is {self.words.predicates([x, y], 'or')}, and either way "
            f"{self.words.items([first, second], 'or')} is {self.words.predicates([target], 'or')}"
        )

    def _trivial(self, step: Step) -> str:
        told = [self.words.stated(step.matched)] if step.matched else []
        return "; ".join([*told, *([self.words.denied(step.removed)] if step.removed else [])])

    def _supposed(self, step: Step) -> str:
        """ "Suppose ...; then ...; which clashes with ..."."""
        assert step.supposed is not None
        first, *rest, last = step.chain
        told = [f"suppose {self.words.stated([step.supposed])}"]
        if left := _left(first):
            told.append(f"then {self.words.stated(left)}")
        told += [f"then {self.inner(inner)}" for inner in rest]
        return f"{'; '.join(told)}; {self.end(last)}"

    def inner(self, step: Step) -> str:
        """A step within a supposition, told shortly: from which clue, what follows."""
        if step.chain:
            return f"({self._supposed(step)}) {self._own(step)}"
        by = f"by {_named('clue', _clues(step))} " if _clues(step) else ""
        left = _left(step)
        # who has found a partner need not be told whom it cannot have
        settled = {(item, other.category) for a, b in left for item, other in ((a, b), (b, a))}
        told = [self._own(step, settled), self.words.stated(left) if left else ""]
        return by + ", so ".join(filter(None, told))

    def end(self, step: Step) -> str:
        if step.nobody is not None:
            item, category = step.nobody
            return f"which leaves no {self._name(category)} for {self.words.items([item])}"
        if step.rules:
            return f"which clashes with {self._by_clue(step)}"
        return f"which clashes: {self.clash(step)}"

    # -- parts

    def _own(self, step: Step, settled: AbstractSet[tuple[Item, str]] = frozenset()) -> str:
        """What the step shows without its riders; of `settled` items nothing is denied in those categories."""
        riding = {link for rider in step.riders for link in (*rider.removed, *rider.matched)}
        matched: Sequence[Link] = [link for link in step.matched if link not in riding]
        removed: Sequence[Link] = [
            (a, b)
            for a, b in step.removed
            if (a, b) not in riding and (a, b.category) not in settled and (b, a.category) not in settled
        ]
        told = [self.words.stated(matched)] if matched else []
        return "; ".join([*told, *([self.words.denied(removed)] if removed else [])])

    def _name(self, category: str) -> str:
        return plain_name(self.frame.by_name[category])


def _left(step: Step) -> list[Link]:
    """The matches that ride with the step because nothing else is left; those that only pass matches on are not told."""
    return [link for rider in step.riders if rider.method == "last candidate" for link in rider.matched]


def _clues(step: Step) -> list[str]:
    return [premise for premise in step.premises if not _is_step(premise)]


def _steps(step: Step) -> list[str]:
    """The earlier steps that the deduction itself needs, without those of a chain; what rides with it is seen in the grid."""
    return [premise.removeprefix("s") for premise in step.direct if _is_step(premise) and "." not in premise]


def _is_step(premise: str) -> bool:
    return premise[:1] == "s" and premise[1:2].isdecimal()


def needs(step: Step) -> str:
    """ " (Steps 2 and 5.)"; of many only the newest are named."""
    numbers = _steps(step)
    shown = [*numbers[1 - NAMED :], "earlier ones"] if len(numbers) > NAMED else numbers
    return f" ({capitalised(_named('step', shown))}.)" if shown else ""


def _named(noun: str, numbers: Sequence[str]) -> str:
    """ "clue 5a", "steps 2, 5 and 9"; the empty string for none."""
    return f"{noun}{'s' * (len(numbers) > 1)} {joined(numbers)}" if numbers else ""
