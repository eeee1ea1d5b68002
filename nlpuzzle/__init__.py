"""nlpuzzle: paste an English logic puzzle, get the proved answer and an honest list of what was not understood.

    text -> reading -> understanding -> solving -> telling

`parse_and_solve(text)` walks that line (see `nlpuzzle.pipeline`); `Solver` is the elimination solver alone. Names are
imported when they are first used, so `import nlpuzzle` costs next to nothing.
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from nlpuzzle.errors import ContradictionError, NlpuzzleError, NotationError, UsageError
    from nlpuzzle.hinting import hint
    from nlpuzzle.outcome import Limits, Outcome
    from nlpuzzle.pages import page, svg
    from nlpuzzle.pipeline import parse_and_solve
    from nlpuzzle.puzzle import Category, Frame, Item
    from nlpuzzle.rules.notation import parse_rule, to_notation
    from nlpuzzle.rules.rules import (
        AllDifferent,
        Amount,
        And,
        Between,
        Compare,
        Count,
        Different,
        Distance,
        Iff,
        IfThen,
        Not,
        OneOf,
        Or,
        Pairing,
        Rule,
        Same,
    )
    from nlpuzzle.rules.terms import At, Beside, Term
    from nlpuzzle.solving.solver import Solver

__version__ = "0.1.0"

__all__ = [
    "AllDifferent",
    "Amount",
    "And",
    "At",
    "Beside",
    "Between",
    "Category",
    "Compare",
    "ContradictionError",
    "Count",
    "Different",
    "Distance",
    "Frame",
    "IfThen",
    "Iff",
    "Item",
    "Limits",
    "NlpuzzleError",
    "Not",
    "NotationError",
    "OneOf",
    "Or",
    "Outcome",
    "Pairing",
    "Rule",
    "Same",
    "Solver",
    "Term",
    "UsageError",
    "__version__",
    "hint",
    "page",
    "parse_and_solve",
    "parse_rule",
    "svg",
    "to_notation",
]

_HOMES = {
    "nlpuzzle.errors": "ContradictionError NlpuzzleError NotationError UsageError",
    "nlpuzzle.hinting": "hint",
    "nlpuzzle.outcome": "Limits Outcome",
    "nlpuzzle.pages": "page svg",
    "nlpuzzle.pipeline": "parse_and_solve",
    "nlpuzzle.puzzle": "Category Frame Item",
    "nlpuzzle.rules.notation": "parse_rule to_notation",
    "nlpuzzle.rules.rules": "AllDifferent Amount And Between Compare Count Different Distance Iff IfThen Not OneOf Or Pairing "
    "Rule Same",
    "nlpuzzle.rules.terms": "At Beside Term",
    "nlpuzzle.solving.solver": "Solver",
}
_HOME = {name: module for module, names in _HOMES.items() for name in names.split()}


def __getattr__(name: str) -> object:
    if name not in _HOME:
        raise AttributeError(f"module 'nlpuzzle' has no attribute {name!r}")
    value: object = getattr(import_module(_HOME[name]), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
