"""What the exit status of a command means."""

__all__ = ["BY_STATUS", "FAULT", "INCOMPLETE", "INTERRUPTED", "SOLVED", "UNREADABLE", "USAGE"]

SOLVED = 0

FAULT = 1
"""nlpuzzle failed: a fault of ours; of the corpus commands: something is wrong or differs."""

USAGE = 2
"""The command was not understood, or a file cannot be read or written."""

INCOMPLETE = 5
"""Clues were not understood, and what was understood does not fix one solution."""

UNREADABLE = 6
"""There is no puzzle in the text, or none that we solve."""

INTERRUPTED = 130
"""Ctrl-C."""

BY_STATUS = {"solved": SOLVED, "multiple": 3, "contradiction": 4, "incomplete": INCOMPLETE, "unreadable": UNREADABLE}
"""The exit status for each status of an outcome."""
