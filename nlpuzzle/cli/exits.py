"""What the exit status of a command means."""

from nlpuzzle.outcome import Status

__all__ = ["BY_STATUS", "FAULT", "INTERRUPTED", "USAGE"]

FAULT = 1
"""nlpuzzle failed: a fault of ours."""

USAGE = 2
"""The command was not understood, or a file cannot be read."""

INTERRUPTED = 130
"""Ctrl-C."""

BY_STATUS: dict[Status, int] = {"solved": 0, "multiple": 3, "contradiction": 4, "incomplete": 5, "unreadable": 6}
"""What became of the puzzle."""
