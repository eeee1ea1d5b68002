"""The Typer application and the last line of defence around it."""

import errno
import gc
import os
import signal
import sys
from typing import Annotated, NoReturn

import typer

from nlpuzzle.cli import exits
from nlpuzzle.cli.ask import ask
from nlpuzzle.cli.check import check
from nlpuzzle.cli.corpus import corpus
from nlpuzzle.cli.explain import explain
from nlpuzzle.cli.hint import hint
from nlpuzzle.cli.make import make
from nlpuzzle.cli.page import page
from nlpuzzle.cli.phrases import phrases
from nlpuzzle.cli.read import read
from nlpuzzle.cli.script import script
from nlpuzzle.cli.solve import solve
from nlpuzzle.errors import NlpuzzleError, UsageError

__all__ = ["app", "main"]

HELP = """Paste an English logic puzzle, get the proved answer and an honest list of what was not understood.

Exit status: 0 solved, 1 a fault of nlpuzzle, 2 wrong use, 3 several solutions, 4 contradiction, 5 incomplete, 6 unreadable."""

app = typer.Typer(
    help=HELP,
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.command(short_help="Solve a puzzle and tell what was understood.")(solve)
app.command(short_help="Show what was understood, without the answer.")(read)
app.command(short_help="Show what a clue can say, by examples.")(phrases)
app.command(short_help="Print the puzzle as a script of Solver calls.")(script)
app.command(short_help="Tell the way to the answer, step by step.")(explain)
app.command(short_help="Ask something about a puzzle.")(ask)
app.command(short_help="Write a page with the grid, the steps and hints.")(page)
app.command(short_help="Give a hint from what you marked so far.")(hint)
app.command(short_help="Tell a setter what a puzzle is worth.")(check)
app.command(short_help="Make new puzzles from a theme.")(make)
app.add_typer(corpus, name="corpus")


#: new objects between two looks for garbage: loading the modules and tables makes many, and throws nothing away
_ALLOCATIONS = 200_000


def _show_version(wanted: bool) -> None:
    if wanted:
        from nlpuzzle import __version__

        print(f"nlpuzzle {__version__}")
        raise typer.Exit


@app.callback()
def nlpuzzle(
    version: Annotated[
        bool, typer.Option("--version", help="Print the version and stop.", is_eager=True, callback=_show_version)
    ] = False,
) -> None:
    """Options of the program as a whole."""


def main() -> None:
    """Run the command line and leave with its exit status; nothing but a sentence is ever printed of an error."""
    gc.set_threshold(_ALLOCATIONS, 10, 10)
    os.environ.setdefault("PYDANTIC_DISABLE_PLUGINS", "1")  # or pydantic looks through all installed packages for some
    _prepare_streams()
    try:
        app()
    except UsageError as error:
        _complain(error)
        sys.exit(exits.USAGE)
    except NlpuzzleError as error:  # the file is no text
        print(f"nlpuzzle: {error}", file=sys.stderr)
        sys.exit(exits.UNREADABLE)
    except KeyboardInterrupt:
        sys.exit(exits.INTERRUPTED)
    except OSError as error:
        if error.errno not in (errno.ENOSPC, errno.EIO):
            _own_up(error)
        print(f"nlpuzzle: the output cannot be written: {error.strerror}.", file=sys.stderr)
        sys.exit(exits.USAGE)
    except Exception as error:
        _own_up(error)
    finally:
        gc.freeze()  # Python looks for garbage three times as it ends: nothing is left to be found


def _own_up(error: Exception) -> NoReturn:
    """Tell a fault of ours in a sentence, or with its traceback where that was asked for."""
    if os.environ.get("NLPUZZLE_DEBUG"):
        raise error
    print(
        f"nlpuzzle: this is a fault of nlpuzzle ({type(error).__name__}: {str(error)[:200]}); "
        "NLPUZZLE_DEBUG=1 shows where. Please report it together with the puzzle.",
        file=sys.stderr,
    )
    sys.exit(exits.FAULT)


def _prepare_streams() -> None:
    """A reader that goes away (`| head`) ends us quietly, and a letter that the output cannot show never stops us."""
    if hasattr(signal, "SIGPIPE"):
        signal.signal(signal.SIGPIPE, signal.SIG_DFL)
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")


def _complain(error: UsageError) -> None:
    print(f"nlpuzzle: {error.message}", file=sys.stderr)
    if error.entry:
        print(f"  {error.entry}", file=sys.stderr)
        if error.column is not None:
            print(" " * (1 + error.column) + "^", file=sys.stderr)
