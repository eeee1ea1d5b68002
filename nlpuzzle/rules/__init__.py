"""Rules: the typed values a clue is turned into, their meaning, and their formal notation (imported only where used)."""

from nlpuzzle.rules.meaning import Arrangement, holds
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
    Operator,
    Or,
    Pairing,
    Rule,
    Same,
)  # fmt: skip
from nlpuzzle.rules.terms import At, Beside, Item, Term

__all__ = [
    "AllDifferent",
    "Amount",
    "And",
    "Arrangement",
    "At",
    "Beside",
    "Between",
    "Compare",
    "Count",
    "Different",
    "Distance",
    "IfThen",
    "Iff",
    "Item",
    "Not",
    "OneOf",
    "Operator",
    "Or",
    "Pairing",
    "Rule",
    "Same",
    "Term",
    "holds",
]  # fmt: skip
