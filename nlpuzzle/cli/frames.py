"""`nlpuzzle solve --interactive`: put categories right that the text does not list, before any clue is asked about."""

import sys
from collections.abc import Mapping, Sequence

from nlpuzzle.byhand import category_block, typed_categories
from nlpuzzle.cli.interactive import offer_to_save, say, typed_line
from nlpuzzle.errors import UsageError
from nlpuzzle.outcome import Outcome
from nlpuzzle.puzzle import Setup

__all__ = ["ask_about_frame"]

HELP = """  Enter                    the categories are right
  pet: cat, dog, rabbit    a category with its items, in place of one of that name or beside the others
  drop pet                 without this category
  items 5                  how many items each category has
  q                        the categories as they were found"""

Categories = Mapping[str, Sequence[str]]


def ask_about_frame(text: str, categories: Categories | None, items: int | None) -> Categories | None:
    """The categories as the person corrected them; those given at the start where nothing was inferred or typed."""
    given: dict[str, Sequence[str]] | None = None
    while True:
        setup = _setup(text, given if given is not None else categories, items)
        if setup is None or (given is None and not any(c.given in ("inferred", "partly") for c in setup.frame)):
            return given if given is not None else categories
        if given is None:
            say(f"The text does not list these categories. For each that is wrong, type:\n{HELP}\n")
            given = {c.name: c.items for c in setup.frame if c.given != "implied"}
        _show(setup)
        line = typed_line("categories> ")
        if line is None or line in ("q", "quit"):
            return categories
        if not line:
            offer_to_save(category_block(setup.frame), "the categories as a block to paste in front of the puzzle")
            return given
        given, items = _corrected(line, given, items)


def _corrected(line: str, given: dict[str, Sequence[str]], items: int | None) -> tuple[dict[str, Sequence[str]], int | None]:
    """The categories and the number of items after one typed line; as they were, with the reason told, where it is none."""
    word, _, rest = line.partition(" ")
    if word == "drop":
        kept = {name: labels for name, labels in given.items() if name.casefold() != rest.strip().casefold()}
        if len(kept) == len(given):
            say(f"   There is no category {rest.strip()}.")
        return kept, items
    if word == "items" and rest.strip().isdecimal() and int(rest) > 1:
        named = {name: [i for i in labels if not i.startswith("(not named")] for name, labels in given.items()}
        return {name: labels[: int(rest)] for name, labels in named.items()}, int(rest)
    try:
        typed = typed_categories([line])
    except UsageError as error:
        say(f"   {error.message}")
        return given, items
    (name, labels), *_ = typed.items()
    same = next((known for known in given if known.casefold() == name.casefold()), name)
    return {**given, same: labels}, items


def _setup(text: str, categories: Categories | None, items: int | None) -> Setup | None:
    """The frame as it would be used; None where the text is no puzzle of this kind."""
    from nlpuzzle.pipeline import read_puzzle

    puzzle = read_puzzle(text, categories=categories, items=items)
    return None if isinstance(puzzle, Outcome) else puzzle.setup


def _show(setup: Setup) -> None:
    from nlpuzzle.assemble import category_outs
    from nlpuzzle.telling.report import frame_part
    from nlpuzzle.telling.terminal import print_blocks, width_for

    print_blocks(frame_part(category_outs(setup.frame, setup.sources), width_for(sys.stderr)), sys.stderr)
    if setup.unplaced:
        say(f"  These words found no place: {', '.join(setup.unplaced[:20])}.")
