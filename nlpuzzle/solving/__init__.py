"""Solving: from rules to eliminations and a proved answer."""

from nlpuzzle.solving.search import Result, conflict, solve

__all__ = ["Result", "conflict", "solve"]
