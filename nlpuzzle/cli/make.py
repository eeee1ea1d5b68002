"""`nlpuzzle make`: new puzzles from a theme."""

import re
from typing import TYPE_CHECKING, Annotated

import typer

from nlpuzzle.errors import UsageError

if TYPE_CHECKING:
    from nlpuzzle.making import Made

__all__ = ["make"]


def make(
    size: Annotated[str, typer.Option("--size", metavar="MxN", help="M categories of N items: 3x3 to 7x8.")] = "4x5",
    theme: Annotated[
        str | None, typer.Option("--theme", metavar="NAME|FILE", help="A bundled theme or a file; any where it is not given.")
    ] = None,
    difficulty: Annotated[
        str | None, typer.Option("--difficulty", metavar="LEVEL", help="easy, medium or hard, by our own ladder of methods.")
    ] = None,
    clues: Annotated[
        str | None, typer.Option("--clues", metavar="few|many", help="Few strong clues, or many weak ones.")
    ] = None,
    kinds: Annotated[
        str | None, typer.Option("--kinds", metavar="K,K,...", help="Only these kinds of clues: same, different, compare, ...")
    ] = None,
    seed: Annotated[int, typer.Option("--seed", metavar="N", help="The same seed gives the same puzzle.")] = 0,
    count: Annotated[int, typer.Option("--count", min=1, metavar="K", help="So many puzzles, with the seeds from N on.")] = 1,
    spare: Annotated[int, typer.Option("--spare", min=0, max=50, metavar="N", help="Clues more than are needed.")] = 0,
    answer: Annotated[bool, typer.Option("--answer", help="Print the solution after the puzzle.")] = False,
    jsonl: Annotated[
        bool, typer.Option("--jsonl", help="A JSON line for each puzzle, with its solution and the rule of every clue.")
    ] = False,
) -> None:
    """Make puzzles: a story, lists, clues that leave exactly one solution, and none that could be left out.

    Exit status: 0, or 2 where there is no such puzzle.
    """
    from nlpuzzle.making import Recipe
    from nlpuzzle.making import make as made_by

    found = re.fullmatch(r"(\d{1,2})x(\d{1,2})", size)
    if found is None or int(found[1]) < 2 or int(found[2]) < 3:
        raise UsageError(f"--size {size}: say categories x items, from 2x3 on, as in 4x5.")
    if difficulty not in (None, "easy", "medium", "hard"):
        raise UsageError(f"--difficulty {difficulty}: it is easy, medium or hard.")
    if clues not in (None, "few", "many"):
        raise UsageError(f"--clues {clues}: it is few or many.")
    chosen = tuple(kind.strip() for kind in kinds.split(",")) if kinds else ()
    for number in range(count):
        recipe = Recipe(int(found[1]), int(found[2]), theme, difficulty, clues, chosen, seed + number, spare)  # type: ignore[arg-type]
        _print(made_by(recipe), number, answer, jsonl)


def _print(made: "Made", number: int, answer: bool, jsonl: bool) -> None:
    if jsonl:
        from nlpuzzle.corpus.cases import dump_cases
        from nlpuzzle.corpus.made import case_of

        print(dump_cases([case_of(made)]), end="")
        return
    if number:
        print("\n" + "=" * 60 + "\n")
    print(made.text, end="")
    if answer:
        from nlpuzzle.telling.layout import columns

        print("", *columns([c.name for c in made.frame], made.rows), sep="\n")
