"""Sentences for the steps in a drawn grid: one template for each method.

    In box 8, only r8c6 can hold 1. (r6c5, r7c4, r7c6, r8c4 and r9c1.)
    Suppose r1c4 holds 5; then r3c6 holds 2; then no cell of row 7 is left for 2. So r1c4 does not hold 5.
"""

from collections.abc import Sequence

from nlpuzzle.english.phrasing import capitalised
from nlpuzzle.grids.posting import NUMBERS
from nlpuzzle.puzzle import Item
from nlpuzzle.solving.step import Link, Step
from nlpuzzle.telling.messages import joined
from nlpuzzle.telling.steps import needs

__all__ = ["tell_grid_step", "tell_grid_steps", "where_to_look"]


def tell_grid_steps(steps: Sequence[Step]) -> list[str]:
    """A sentence or two for each step."""
    return [tell_grid_step(step) for step in steps]


def tell_grid_step(step: Step) -> str:
    """The step in words, with the earlier steps that it needs."""
    also = "" if step.chain else _also(step)
    text = f"{_sentence(step)}.{f' {capitalised(also)}.' if also else ''}{needs(step)}"
    return text if text.startswith("r") and text[1].isdecimal() else capitalised(text)  # cells keep their names


def where_to_look(step: Step) -> str:
    """The group that the step looks at, or the first cell that it is about."""
    group = next((part for part in step.through if isinstance(part, str) and part != NUMBERS), None)
    return group or (step.matched or step.removed)[0][1].label


def _sentence(step: Step) -> str:
    if step.is_clash and step.supposed is None:
        return _clash(step)
    head = _own(step)
    items = [part for part in step.through if isinstance(part, Item)]
    groups = [part for part in step.through if isinstance(part, str)]
    match step.method:
        case "last candidate":
            return _last(step.matched[0], groups[0])
        case "assertion":
            return f"{_sign(step)}: {head}"
        case "shared support":
            value = step.removed[0][0]
            return f"wherever {value.label} stands in {groups[0]}, {head}"
        case "probing" | "bifurcation":
            return f"{_supposed(step)}. So {head}"
        case "Y-wing":
            anchor, first, second, *options = items
            target = step.removed[0][0].label
            return (
                f"{anchor.label} holds {_labels(options, 'or')}, and either way "
                f"{first.label} or {second.label} holds {target}: {head}"
            )
        case "lone single":
            return head
    if groups:
        half = len(groups) // 2
        return f"in {joined(groups[:half])}, {items[0].label} can only stand in {joined(groups[half:])}: {head}"
    tiles, options = items[: len(items) // 2], items[len(items) // 2 :]
    if tiles[0].category == "cell":
        return f"{_labels(tiles)} can only hold {_labels(options)}: {head}"
    return f"{_labels(tiles)} can only stand in {_labels(options)}: {head}"


def _last(link: Link, group: str) -> str:
    value, cell = link
    if group == NUMBERS:
        return f"{cell.label} can only hold {value.label}"
    return f"in {group}, only {cell.label} can hold {value.label}"


def _sign(step: Step) -> str:
    """ "by the arrow at r2c3"."""
    places = [premise.removesuffix(" ->") for premise in step.premises if premise.endswith(" ->")]
    return f"by the arrow at {joined(places)}"


def _clash(step: Step) -> str:
    if step.nobody is not None:
        return _nobody(step)
    if any(premise.endswith(" ->") for premise in step.premises):
        return f"{_sign(step)}, no number is possible"
    value, cell = sorted((part for part in step.through if isinstance(part, Item)), key=lambda item: item.category == "cell")
    return f"{cell.label} would hold {value.label}, which is ruled out"


def _nobody(step: Step) -> str:
    assert step.nobody is not None
    item, group = step.nobody
    return f"no number is left for {item.label}" if group == NUMBERS else f"no cell of {group} is left for {item.label}"


def _supposed(step: Step) -> str:
    """ "suppose ...; then ...; but no cell of row 7 is left for 2"."""
    assert step.supposed is not None
    first, *rest, last = step.chain
    told = [f"suppose {_stated([step.supposed])}", *filter(None, [_also(first)])]
    for inner in rest:
        text = f"({_supposed(inner)}) {_own(inner)}" if inner.chain else _own(inner)
        told.append(", so ".join(filter(None, [text, "" if inner.chain else _also(inner).removeprefix("so ")])))
    return f"{'; then '.join(told)}; but {_clash(last)}"


def _own(step: Step) -> str:
    """What the step shows without its riders."""
    riding = {link for rider in step.riders for link in (*rider.removed, *rider.matched)}
    matched = [link for link in step.matched if link not in riding]
    removed = [link for link in step.removed if link not in riding]
    told = [_stated(matched)] if matched else []
    return "; ".join([*told, *([_denied(removed)] if removed else [])])


def _also(step: Step) -> str:
    found = [link for rider in step.riders if rider.method == "last candidate" for link in rider.matched]
    return f"so {_stated(found)}" if found else ""


def _stated(links: Sequence[Link]) -> str:
    return joined([f"{cell.label} holds {value.label}" for value, cell in links])


def _denied(links: Sequence[Link]) -> str:
    """ "r1c1 and r1c2 do not hold 7", by what is ruled out."""
    by_cell: dict[str, list[str]] = {}
    for value, cell in links:
        by_cell.setdefault(cell.label, []).append(value.label)
    by_values: dict[tuple[str, ...], list[str]] = {}
    for cell_label, values in by_cell.items():
        by_values.setdefault(tuple(values), []).append(cell_label)
    told = [
        f"{joined(cells)} {'do' if len(cells) > 1 else 'does'} not hold {joined(values, 'or')}"
        for values, cells in by_values.items()
    ]  # fmt: skip
    return joined(told)


def _labels(items: Sequence[Item], conjunction: str = "and") -> str:
    return joined([item.label for item in items], conjunction)
