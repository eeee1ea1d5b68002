"""`nlpuzzle page [FILE] -o out.html`: the puzzle as a page to look at, step through and print; or its grid as SVG."""

from pathlib import Path
from typing import Annotated

import typer

from nlpuzzle.cli.exits import BY_STATUS
from nlpuzzle.cli.source import AcceptClosest, AcceptLikely, PuzzleFile, RulesFile, TypedRules, puzzle_text, rule_entries
from nlpuzzle.cli.target import write
from nlpuzzle.errors import UsageError

__all__ = ["page"]

_LONGEST_HEADING = 60


def page(
    file: PuzzleFile = None,
    output: Annotated[
        Path | None, typer.Option("--output", "-o", metavar="FILE", help="Where to write; without it standard output is used.")
    ] = None,
    svg: Annotated[bool, typer.Option("--svg", help="Only the logic grid, as an SVG drawing.")] = False,
    step: Annotated[
        int | None, typer.Option("--step", metavar="N", help="With --svg: the grid after N steps (0: blank).")
    ] = None,
    title: Annotated[str | None, typer.Option("--title", help="The page's title; else the text's, or the file's name.")] = None,
    rule: TypedRules = None,
    rules: RulesFile = None,
    accept_likely: AcceptLikely = False,
    accept_closest: AcceptClosest = False,
) -> None:
    """Write one self-contained HTML page: the text with each clue's reading, the logic grid, the steps, hints, printing.

    It opens from disk and fetches nothing. Exit status as for `solve`; the page is written whatever the status is.
    """
    from nlpuzzle.pages import page_for, svg_for

    if step is not None and not svg:
        raise UsageError("--step goes with --svg: the page has all steps.")
    text = puzzle_text(file)
    entries = rule_entries(rule, rules)
    if svg:
        outcome, content = svg_for(
            text, step=step, rules=entries, accept_likely=accept_likely, accept_closest=accept_closest
        )
    else:
        outcome, content = page_for(
            text,
            rules=entries,
            title=title or _heading(text) or _title(file),
            command=f"nlpuzzle page {file or 'FILE'}",
            accept_likely=accept_likely,
            accept_closest=accept_closest,
        )
    if output is None:
        print(content)
    else:
        write(output, content)
        print(outcome.message)
    raise typer.Exit(BY_STATUS[outcome.status])


def _heading(text: str) -> str:
    """The first line, where it stands alone and is short, and no sentence or list: "The night ferry"."""
    first, _, rest = text.lstrip().partition("\n")
    short = 0 < len(first) <= _LONGEST_HEADING and first[:1].isalpha() and first.rstrip()[-1] not in ".:,;?"
    return first.strip() if short and not rest.partition("\n")[0].strip() else ""


def _title(file: Path | None) -> str:
    """ "corpora/night_market.txt" -> "Night market"."""
    words = " ".join(file.stem.replace("_", " ").replace("-", " ").split()) if file else ""
    return words[:1].upper() + words[1:] or "Logic puzzle"
