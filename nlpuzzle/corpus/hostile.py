"""Pasting texts made to break it: whatever is pasted, `parse_and_solve` answers with a sentence, in moments.

The texts are read in a process of their own, so that one that is never read to its end, or takes all memory, is told, too.
"""

import random
import time
import traceback
from collections.abc import Iterator
from multiprocessing import get_context
from multiprocessing.connection import Connection
from signal import SIGKILL, SIGXCPU

from nlpuzzle.corpus.hostile_texts import hostile_text
from nlpuzzle.outcome import Limits
from nlpuzzle.pipeline import parse_and_solve
from nlpuzzle.values import dataclass

__all__ = ["PATIENCE", "Attack", "attacks"]

#: reading is not bounded by seconds but by its other limits; searching is
LIMITS = Limits(seconds=2)
#: seconds of computing after which a text counts as one that hangs: many times what the slowest takes
PATIENCE = 60
#: on a busy machine a second of computing may take so many
_BUSY = 20


@dataclass(frozen=True)
class Attack:
    """What one hostile text did: the seconds of computing it took, the megabytes held so far, and what was wrong with it."""

    kind: str
    text: str
    seconds: float
    memory: int
    #: the traceback where it raised, else a sentence; None where all was well
    trouble: str | None


def attacks(seed: str, seconds: float, patience: int = PATIENCE) -> Iterator[Attack]:
    """Hostile texts, one after the other, until the time is over."""
    end, reader, number = time.monotonic() + seconds, _Reader(), 0
    try:
        while time.monotonic() < end:
            dice = random.Random(f"{seed}/{number}")
            kind, text = hostile_text(dice)
            yield Attack(kind, text, *reader.read(text, dice.random() < 0.2, patience))
            number += 1
    finally:
        reader.stop()


class _Reader:
    """A process that reads texts, and another in its place where one does not come back."""

    def __init__(self) -> None:
        self._start()

    def _start(self) -> None:
        spawn = get_context("spawn")
        self._here, there = spawn.Pipe()
        self._process = spawn.Process(target=_serve, args=(there,), daemon=True)
        self._process.start()
        there.close()

    def read(self, text: str, steps: bool, patience: int) -> tuple[float, int, str | None]:
        """Seconds, megabytes and trouble of one text."""
        try:
            self._here.send((text, steps, patience))
            if self._here.poll(max(patience, 1) * _BUSY):
                found: tuple[float, int, str | None] = self._here.recv()
                return found
            self.stop()
        except (EOFError, OSError):
            self._process.join()
        slow = self._process.exitcode in (-SIGXCPU, -SIGKILL)
        trouble = f"It was not read in {patience} seconds." if slow else f"Its process died ({self._process.exitcode})."
        self.stop()
        self._start()
        return patience, 0, trouble

    def stop(self) -> None:
        if self._process.is_alive():
            self._process.kill()
        self._process.join()
        self._here.close()


def _serve(connection: Connection) -> None:
    """Reads what is sent, until nobody sends anything."""
    from resource import RLIM_INFINITY, RLIMIT_CPU, RUSAGE_SELF, getrusage, setrlimit

    while True:
        try:
            text, steps, patience = connection.recv()
        except EOFError:
            return
        setrlimit(RLIMIT_CPU, (max(0, int(time.process_time()) + 1 + patience), RLIM_INFINITY))
        started, trouble = time.process_time(), None
        try:
            if not parse_and_solve(text, steps=steps, limits=LIMITS).message:
                trouble = "It was answered without a sentence."
        except Exception:  # to find any exception is what this is for
            trouble = traceback.format_exc()
        connection.send((time.process_time() - started, getrusage(RUSAGE_SELF).ru_maxrss // 1024, trouble))
