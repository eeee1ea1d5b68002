"""`nlpuzzle solve --interactive`: ask about each clue that was not understood."""

import contextlib
import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from nlpuzzle.byhand import replace_readings, rules_file, typed_rules
from nlpuzzle.errors import UsageError
from nlpuzzle.pipeline import Understood
from nlpuzzle.rules.printing import to_notation
from nlpuzzle.telling.messages import counted
from nlpuzzle.telling.readback import read_back

if TYPE_CHECKING:
    from nlpuzzle.puzzle import Setup
    from nlpuzzle.rules import Rule
    from nlpuzzle.understanding.reading import ClueReading

__all__ = ["ask_about_unread", "offer_to_save", "say", "typed_line"]

HELP = """  a sentence     the clue in other words, as plain as you can: "Ann is older than the baker."
  a rule         in the notation, such as  age(Ann) > age(baker)  or  Ann = red
  1, 2, ...      take the reading of that number, where one is shown
  Enter          skip this clue
  q              skip all the rest"""


def ask_about_unread(puzzle: Understood, text: str, entries: Sequence[str]) -> Understood:
    """The puzzle with what the person typed; `entries` are the rules of the command line, saved along when asked for."""
    if not puzzle.unread:
        return puzzle
    say(f"{counted(len(puzzle.unread), 'clue')} of this puzzle could not be understood. For each, type:\n{HELP}\n")
    typed: list[str] = []
    for reading in puzzle.unread:
        _show(puzzle.setup, reading, text)
        answer = _ask_one(puzzle.setup, reading)
        if answer is None:
            break
        typed += answer
    if not typed:
        return puzzle
    offer_to_save(rules_file([*entries, *typed]), "what was typed as a rules file", "use it again with --rules {name}")
    changed = replace_readings(puzzle.readings, puzzle.setup, typed_rules(typed, puzzle.setup))
    return replace(puzzle, readings=changed)


def _ask_one(setup: "Setup", reading: "ClueReading") -> list[str] | None:
    """The rules-file entries for one clue: none when it is skipped; None when the person wants no more questions."""
    while True:
        line = typed_line(f"{reading.number}> ")
        if line is None or line in ("q", "quit"):
            return None
        if not line:
            return []
        if line in ("?", "h", "help"):
            say(HELP)
            continue
        rules = _understood(line.removeprefix(f"{reading.number}:").strip(), setup, reading)
        if rules:
            say("\n".join(f"   = {read_back(rule, setup.frame)}" for rule in rules))
            if (typed_line("   Is that what the clue says? [Y/n] ") or "y").lower().startswith("y"):
                return [f"{reading.number}: {to_notation(rule, setup.frame)}" for rule in rules]


def _understood(line: str, setup: "Setup", reading: "ClueReading") -> "tuple[Rule, ...]":
    """The rules a typed line stands for: a reading's number, a rule in the notation, or the clue in other words.

    Says why and returns nothing where it is none of them.
    """
    if line.isdecimal() and 1 <= int(line) <= len(reading.readings):
        return reading.readings[int(line) - 1]
    try:
        return tuple(entry.rule for entry in typed_rules([f"{reading.number}: {line}"], setup))
    except UsageError as error:
        say(f"   {error.message} (? for help, Enter to skip)")
        return ()


def _show(setup: "Setup", reading: "ClueReading", text: str) -> None:
    from nlpuzzle.assemble import clue_outs
    from nlpuzzle.telling.clue_parts import unread_entry
    from nlpuzzle.telling.terminal import print_blocks, width_for

    clue = next(c for c in clue_outs(setup, [reading]) if c.number == reading.number)
    print_blocks(unread_entry(clue, text, width_for(sys.stderr), len(clue.number)), sys.stderr)


def offer_to_save(content: str, what: str, then: str = "") -> None:
    """Ask for the name of a new file and write it; Enter is no. `then` tells what the file is good for."""
    while name := typed_line(f"Save {what}? (its name, or Enter for no) "):
        try:
            with Path(name).open("x", encoding="utf-8") as out:
                out.write(content)
        except FileExistsError:
            say(f"   {name} is there already: choose another name.")
        except OSError as error:
            say(f"   {name} cannot be written: {error.strerror}.")
        else:
            say(f"   Saved: {then.format(name=name)}" if then else "   Saved.")
            return


def say(text: str) -> None:
    """Print a line of the dialogue, away from the answer."""
    print(text, file=sys.stderr)


def typed_line(prompt: str) -> str | None:
    """A typed line without spaces around it; None at the end of input. On a terminal the line can be edited."""
    if sys.stdin.isatty() and sys.stdout.isatty():
        with contextlib.suppress(ImportError):
            import readline  # noqa: F401  (arrow keys and history, once it is imported)
        try:
            return input(prompt).strip()
        except EOFError:
            return None
    print(prompt, end="", file=sys.stderr, flush=True)
    line = sys.stdin.readline()
    return line.strip() if line else None
