"""Chains: methods linked into a ladder, and what drives them."""

from collections.abc import Sequence
from copy import copy

from nlpuzzle.errors import NotSolvableError
from nlpuzzle.solving.facts import Facts
from nlpuzzle.solving.methods.base import Method, RemoveAndUpdate
from nlpuzzle.solving.notes import Stepper

__all__ = ["build_chain", "drive", "solve_by_chain"]


def build_chain(methods: Sequence[Method], stepper: Stepper | None = None) -> Method:
    """The first of the methods, linked (as copies): each falls back to the next one, and progress leads back to the first.

    Those of them that only follow up a deduction are the clean-ups of the chain as well.
    """
    stepper = stepper or Stepper()
    rungs = [copy(method) for method in methods]
    remover = RemoveAndUpdate([rung for rung in rungs if rung.trivial])
    remover.stepper = stepper
    for here, above in zip(rungs, [*rungs[1:], None], strict=True):
        here.advance = rungs[0]
        if above is not None:
            here.fall_back = above
        here.remover, here.stepper = remover, stepper
    return rungs[0]


def solve_by_chain(facts: Facts, first: Method) -> None:
    """Go on until a clash is found or the last method finds nothing.

    It does not end where everything is matched: a clue that was not needed may still be against it.
    Raises NotSolvableError where the chain is not enough, TimeoutError after the deadline of the facts.
    """
    method: Method | None = first
    while method is not None and facts.clash is None:
        facts.check_time()
        method = method.launch(facts)


def drive(facts: Facts, first: Method) -> None:
    """The same for a chain that need not get to the end."""
    try:
        solve_by_chain(facts, first)
    except NotSolvableError:
        return
