"""The command line: `nlpuzzle solve`, `read`, `script`, `corpus`. One module a command."""

from nlpuzzle.cli.app import main

__all__ = ["main"]
