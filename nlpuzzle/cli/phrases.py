"""`nlpuzzle phrases [WORD]`: what a clue can say, by examples."""

import sys
from itertools import groupby
from typing import Annotated

import typer

from nlpuzzle.errors import UsageError

__all__ = ["phrases"]


def phrases(
    word: Annotated[
        str | None, typer.Argument(metavar="[WORD]", help="Only the examples that have this word in them or in their rule.")
    ] = None,
) -> None:
    """Print the phrase book: every construction a clue can have, an example of each, and the rule it gives.

    The examples speak of five people in a line, with their names, jobs, colours and ages.
    """
    from nlpuzzle.telling.report import phrase_part
    from nlpuzzle.telling.terminal import print_blocks, width_for
    from nlpuzzle.understanding.phrasebook import phrase_book

    wanted = (word or "").casefold()
    found = [p for p in phrase_book() if wanted in f"{p.construction} {p.sentence} {p.rules}".casefold()]
    if not found:
        raise UsageError(f"No example has “{word}” in it: `nlpuzzle phrases` prints all of them.")
    book = [(name, [(p.sentence, p.rules) for p in group]) for name, group in groupby(found, key=lambda p: p.construction)]
    print_blocks(phrase_part(book, width_for(sys.stdout)))
