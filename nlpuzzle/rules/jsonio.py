"""Rules as JSON and back: each rule and term is an object with its `kind`; fractions are exact strings ("13/2").

    to_json(Same(Item("name", "Petra"), Item("size", "XL")))
    {"kind": "same", "left": {"kind": "item", "category": "name", "label": "Petra"}, "right": {...}}

Import this module where it is used: it brings pydantic with it.
"""

from dataclasses import fields
from fractions import Fraction
from typing import Annotated, Any, Literal, cast

from pydantic import BaseModel, ConfigDict, Field, StrictInt, TypeAdapter, ValidationError

from nlpuzzle.errors import NlpuzzleError
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
from nlpuzzle.rules.terms import At, Beside, Item

__all__ = ["ADAPTER", "KINDS", "from_json", "json_schema", "to_json"]


class _Json(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class _Item(_Json):
    kind: Literal["item"]
    category: str
    label: str


class _At(_Json):
    kind: Literal["at"]
    category: str
    rank: StrictInt


class _Beside(_Json):
    kind: Literal["beside"]
    term: "_Term"
    category: str
    offset: StrictInt


_Term = Annotated[_Item | _At | _Beside, Field(discriminator="kind")]
_Number = StrictInt | Annotated[str, Field(pattern=r"^-?[0-9]+/[1-9][0-9]*$", max_length=200)]


class _Amount(_Json):
    kind: Literal["amount"] = "amount"
    term: _Term | None = None
    scale: _Number = 1
    minus: _Term | None = None
    offset: _Number = 0


class _Same(_Json):
    kind: Literal["same"]
    left: _Term
    right: _Term


class _Different(_Json):
    kind: Literal["different"]
    left: _Term
    right: _Term


class _OneOf(_Json):
    kind: Literal["one_of"]
    term: _Term
    options: tuple[_Term, ...]


class _Pairing(_Json):
    kind: Literal["pairing"]
    left: tuple[_Term, _Term]
    right: tuple[_Term, _Term]


class _AllDifferent(_Json):
    kind: Literal["all_different"]
    terms: tuple[_Term, ...]


class _Compare(_Json):
    kind: Literal["compare"]
    category: str
    left: _Amount
    operator: Operator
    right: _Amount


class _Distance(_Json):
    kind: Literal["distance"]
    category: str
    left: _Term
    right: _Term
    operator: Operator
    amount: _Number


class _Between(_Json):
    kind: Literal["between"]
    category: str
    term: _Term
    first: _Term
    second: _Term


class _Not(_Json):
    kind: Literal["not"]
    rule: "_Rule"


class _And(_Json):
    kind: Literal["and"]
    rules: tuple["_Rule", ...]


class _Or(_Json):
    kind: Literal["or"]
    rules: tuple["_Rule", ...]


class _Count(_Json):
    kind: Literal["count"]
    low: StrictInt
    high: StrictInt
    rules: tuple["_Rule", ...]


class _IfThen(_Json):
    kind: Literal["if_then"]
    condition: "_Rule"
    consequence: "_Rule"


class _Iff(_Json):
    kind: Literal["iff"]
    left: "_Rule"
    right: "_Rule"


_Rule = Annotated[
    _Same | _Different | _OneOf | _Pairing | _AllDifferent | _Compare | _Distance | _Between
    | _Not | _And | _Or | _Count | _IfThen | _Iff,
    Field(discriminator="kind"),
]  # fmt: skip

KINDS: dict[str, type] = {
    "item": Item,
    "at": At,
    "beside": Beside,
    "amount": Amount,
    "same": Same,
    "different": Different,
    "one_of": OneOf,
    "pairing": Pairing,
    "all_different": AllDifferent,
    "compare": Compare,
    "distance": Distance,
    "between": Between,
    "not": Not,
    "and": And,
    "or": Or,
    "count": Count,
    "if_then": IfThen,
    "iff": Iff,
}
"""The word by which JSON calls each class of rule, term and amount."""

_KIND_OF = {cls: kind for kind, cls in KINDS.items()}

ADAPTER: TypeAdapter[Any] = TypeAdapter(_Rule)
"""What JSON a rule may be; validates before anything is built."""


def to_json(rule: Rule) -> dict[str, Any]:
    """The rule as plain dicts, lists, strings and ints, ready for json.dumps."""
    return cast("dict[str, Any]", _plain(rule))


def from_json(data: object) -> Rule:
    """The rule that `to_json` wrote. Raises NlpuzzleError, with the place and the trouble, on anything else."""
    try:
        return cast("Rule", _value(ADAPTER.validate_python(data)))
    except ValidationError as error:
        first = error.errors(include_url=False)[0]
        place = ".".join(str(part) for part in first["loc"])
        raise NlpuzzleError(f"this JSON is no rule: {first['msg']}{f' (at {place})' if place else ''}") from error
    except ValueError as error:  # a rule refuses to be built wrong
        raise NlpuzzleError(f"this JSON is no rule: {error}") from error
    except RecursionError as error:
        raise NlpuzzleError("this JSON is no rule: it nests too deep") from error


def json_schema() -> dict[str, Any]:
    """The JSON Schema of a rule."""
    return ADAPTER.json_schema()


def _plain(value: object) -> object:
    if type(value) in _KIND_OF:
        parts = {f.name: _plain(getattr(value, f.name)) for f in fields(cast("Any", value))}
        return {"kind": _KIND_OF[type(value)], **parts}
    if isinstance(value, tuple):
        return [_plain(v) for v in value]
    if isinstance(value, Fraction):
        return int(value) if value.denominator == 1 else str(value)
    return value


def _value(model: object) -> object:
    """The rule, term or amount behind a validated model."""
    if isinstance(model, _Json):
        parts = {name: _value(getattr(model, name)) for name in type(model).model_fields if name != "kind"}
        for name in parts.keys() & {"scale", "offset", "amount"}:
            parts[name] = _number(cast("int | str", parts[name]))
        return KINDS[cast("Any", model).kind](**parts)
    return tuple(_value(m) for m in model) if isinstance(model, tuple) else model


def _number(value: int | str) -> int | Fraction:
    number = Fraction(value)
    return int(number) if number.denominator == 1 else number
