"""Rules as JSON: written and read back they are the same value, and anything else is refused in a sentence."""

import json
import subprocess
import sys

import pytest
from hypothesis import HealthCheck, given, settings
from rule_strategies import KINDS, framed_rules

from nlpuzzle.errors import NlpuzzleError
from nlpuzzle.puzzle import Frame, Item
from nlpuzzle.rules import Beside, Not, Rule, Same
from nlpuzzle.rules.jsonio import from_json, json_schema, to_json

SAME = Same(Item("potter", "Olga"), Item("glaze", "celadon"))

SIDES = {side: to_json(SAME)[side] for side in ("left", "right")}


@pytest.mark.parametrize("kind", KINDS, ids=lambda k: k.__name__)
def test_written_and_read_back_is_the_same_rule(kind: type) -> None:
    @given(framed_rules(kind))
    @settings(max_examples=100, deadline=None, suppress_health_check=list(HealthCheck))
    def identity(case: tuple[Frame, Rule]) -> None:
        _, rule = case
        data = to_json(rule)
        again = from_json(json.loads(json.dumps(data)))
        assert again == rule
        assert type(again) is kind
        assert to_json(again) == data

    identity()


def test_every_object_says_its_kind() -> None:
    assert to_json(Same(Beside(Item("potter", "Olga"), "shelf", -1), Item("glaze", "celadon"))) == {
        "kind": "same",
        "left": {
            "kind": "beside",
            "term": {"kind": "item", "category": "potter", "label": "Olga"},
            "category": "shelf",
            "offset": -1,
        },
        "right": {"kind": "item", "category": "glaze", "label": "celadon"},
    }


@pytest.mark.parametrize(
    ("data", "complaint"),
    [
        (None, "no rule"),
        ("Olga = celadon", "no rule"),
        ({"kind": "perhaps"}, "'perhaps'"),
        ({"kind": "same", "left": to_json(SAME)["left"]}, "Field required .at same.right."),
        ({**to_json(SAME), "color": 1}, "Extra inputs"),
        ({"kind": "and", "rules": [to_json(SAME)]}, "join at least two rules"),
        ({"kind": "count", "low": 2, "high": 1, "rules": [to_json(SAME)]}, "cannot be true"),
        ({"kind": "count", "low": True, "high": 1, "rules": [to_json(SAME)]}, "valid integer"),
        ({"kind": "distance", "category": "c", **SIDES, "operator": "<", "amount": "x"}, "distance.amount"),
        ({"kind": "distance", "category": "c", **SIDES, "operator": "<", "amount": "1/0"}, "distance.amount"),
    ],
)
def test_what_is_no_rule_is_refused(data: object, complaint: str) -> None:
    with pytest.raises(NlpuzzleError, match=complaint):
        from_json(data)


def test_deep_nesting() -> None:
    rule: Rule = SAME
    for _ in range(80):
        rule = Not(rule)
    assert from_json(to_json(rule)) == rule
    data: dict[str, object] = dict(to_json(SAME))
    for _ in range(50_000):
        data = {"kind": "not", "rule": data}
    with pytest.raises(NlpuzzleError, match="no rule"):
        from_json(data)


def test_the_schema_names_every_kind() -> None:
    assert set(json_schema()["discriminator"]["mapping"]) >= {"same", "different", "count", "iff"}


def test_rules_do_not_bring_pydantic_or_lark_with_them() -> None:
    heavy = "{'pydantic', 'lark', 'numpy', 'rich'}"
    code = f"import sys, nlpuzzle.rules, nlpuzzle.rules.notation; print(sorted({heavy} & set(sys.modules)))"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.strip() == "[]"
