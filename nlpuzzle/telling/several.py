"""What is said where several solutions fit: in what they differ, and which sentences could decide between them.

    The solutions differ in stall (Priya, Yannis) and colour (amber, green).
    Clue 4, not understood, speaks of Priya and amber: one fact about them could leave a single solution.
"""

from collections.abc import Sequence

from nlpuzzle.english.phrasing import capitalised
from nlpuzzle.outcome import OpenClue, Outcome, Solutions
from nlpuzzle.telling.messages import clues_named, joined

__all__ = ["differ_sentence", "several_sentences", "unread_sentences"]


def several_sentences(outcome: Outcome) -> list[str]:
    """Everything that is said of several solutions; nothing where there is one, or none."""
    found = outcome.solutions
    if found is None or not found.differ or outcome.status not in ("multiple", "incomplete"):
        return []
    size = len(outcome.categories[0].items) if outcome.categories else 0
    return [differ_sentence(found.differ, size), *unread_sentences(found, outcome.status == "multiple")]


def differ_sentence(differ: Sequence[tuple[str, str]], size: int = 0) -> str:
    """In which items the solutions differ, category by category, each of so many items."""
    by_category: dict[str, list[str]] = {}
    for category, label in differ:
        by_category.setdefault(category, []).append(label)
    places = [f"{name} ({'all' if len(labels) == size else joined(labels)})" for name, labels in by_category.items()]
    return f"The solutions differ in {joined(places)}."


def unread_sentences(found: Solutions, background: bool = False) -> list[str]:
    """What is known of the sentences that were not understood: what they speak of, never what they say of it.

    `background`: all clues were understood; these are sentences that were taken as background.
    """
    what = "taken as background" if background else "not understood"
    touching = [clue for clue in found.unread if clue.differ or clue.categories]
    enough = [clue for clue in touching if clue.decides]
    short = [clue for clue in touching if not clue.decides]
    told = []
    if enough:
        told.append(f"{_speaking(enough, what)}: one fact about {_them(enough)} could leave a single solution.")
    if short:
        known = short[0].decides is False
        differing = ", in which the solutions differ" if len(short) == 1 else ""
        told.append(f"{_speaking(short, what)}{differing}{f'; {_too_little(short, found.together)}' if known else ''}.")
    if rest := [clue.number for clue in found.unread if clue not in touching]:
        told.append(capitalised(f"{clues_named(rest)}, {what}, {'name' if len(rest) > 1 else 'names'} nothing that is open."))
    return told


def _too_little(clues: Sequence[OpenClue], together: Sequence[str]) -> str:
    if together:
        return f"one simple fact is not enough for a single solution, but {clues_named(together)} together could be"
    return f"one simple fact about {_them(clues)} is not enough for a single solution"


def _them(clues: Sequence[OpenClue]) -> str:
    if len(clues) > 1:
        return "what one of them names"
    only = len(clues[0].names) + len(clues[0].categories) == 1
    return _named(clues[0]) if only else "them"


def _speaking(clues: Sequence[OpenClue], what: str) -> str:
    """ "Clue 4, not understood, speaks of Ann and tea"; "Clue 4 (Ann and tea) and clue 7 (Ben), not understood, speak of"."""
    if len(clues) == 1:
        return f"Clue {clues[0].number}, {what}, speaks of {_named(clues[0])}"
    each = joined([f"clue {clue.number} ({_named(clue)})" for clue in clues])
    return f"{capitalised(each)}, {what}, speak of what the solutions differ in"


def _named(clue: OpenClue) -> str:
    items = [label if any(map(str.isalpha, label)) else f"{category} {label}" for category, label in clue.names]
    return joined(list(dict.fromkeys([*items, *(f"the {category}" for category in clue.categories)])))
