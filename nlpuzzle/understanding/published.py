"""The published answer that was pasted along: never read as clues, only held against our own solution."""

from collections.abc import Iterator, Sequence

from nlpuzzle.puzzle import Item, Setup
from nlpuzzle.rules import Arrangement
from nlpuzzle.understanding.tokenising.tokens import Choice, Token
from nlpuzzle.understanding.understand import Understanding

__all__ = ["disagreements", "rows_said"]


def rows_said(setup: Setup) -> list[tuple[Item, ...]]:
    """What the published answer puts together: "Ida - roses - Monday", "Ida grows tulips, Jonah dahlias and Kit roses"."""
    reader = Understanding(setup)
    return [row for line in setup.published for row in _rows(reader.tokens(line))]


def disagreements(said: Sequence[Sequence[Item]], arrangement: Arrangement) -> list[tuple[Item, Item]]:
    """The pairs of items that the published answer puts together and the arrangement parts."""
    return [(row[0], other) for row in said for other in row[1:] if arrangement[row[0]] != arrangement[other]]


def _rows(tokens: Sequence[Token]) -> Iterator[tuple[Item, ...]]:
    """The items of a line in runs: a run ends before a second item of one category. A line that denies says nothing."""
    if not all(t.type in ("ITEM", "END", "AND", "_COMMA", "_SEMI", "_DASH") or t.value == "punctuation" for t in tokens):
        return
    run: list[Item] = []
    for token in tokens:
        if token.type != "ITEM":
            continue
        reference = token.reference
        if not isinstance(reference, Choice) or len(reference.items) != 1:
            continue
        item = reference.items[0]
        if any(item.category == other.category for other in run):
            if len(run) > 1:
                yield tuple(run)
            run = []
        run.append(item)
    if len(run) > 1:
        yield tuple(run)
