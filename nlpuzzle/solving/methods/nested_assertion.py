"""Nested and disjunctive assertions: "the one behind her is older", "if ... then", "exactly two of these"."""

from nlpuzzle.solving.methods.assertion import Assertion

__all__ = ["NestedAssertion"]


class NestedAssertion(Assertion):
    """The same look at clues that branch: what every branch that is still possible rules out."""

    name = "nested assertion"
    cost = 6
    kind = "nested"
