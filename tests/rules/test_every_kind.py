"""Every class of rule has notation, a grammar example, JSON and a reading in English; what is missing fails by its name."""

import ast
import inspect
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest
from rule_strategies import KINDS

from nlpuzzle.puzzle import Category, Frame
from nlpuzzle.resources import folder
from nlpuzzle.rules import Rule, Term, jsonio, notation
from nlpuzzle.telling.readback import read_back

FRAME = Frame(
    (
        Category("place", ("1", "2", "3"), (1, 2, 3), dimension="position", anchor=True),
        Category("cook", ("Uma", "Vito", "Wen")),
        Category("dish", ("stew", "pie", "salad")),
    )
)

#: one rule in the notation for every kind
EXAMPLES = {
    "Same": "Uma = stew",
    "Different": "Uma != stew",
    "OneOf": "Uma in {stew, pie}",
    "Pairing": "{Uma, Vito} = {stew, 1}",
    "AllDifferent": "distinct {Uma, pie, 3}",
    "Compare": "place(Uma) = place(pie) - 1",
    "Distance": "|place(Uma) - place(pie)| = 1",
    "Between": "place(Uma) between place(Vito) and place(pie)",
    "Not": "not (Uma = stew)",
    "And": "Uma = stew and Vito = 1",
    "Or": "Uma = stew or Vito = 1",
    "Count": "at least 2 of (Uma = stew, Vito = 1, Wen = 2)",
    "IfThen": "if Uma = stew then Vito = 1",
    "Iff": "Uma = stew if and only if Vito = 1",
}
TERMS = {"Item": "Uma = stew", "At": "at(place, -1) = Uma", "Beside": "beside(Uma, place, +1) = pie"}


def test_no_kind_is_without_example() -> None:
    assert set(EXAMPLES) == {kind.__name__ for kind in KINDS} == {kind.__name__ for kind in get_args(Rule)}
    assert set(TERMS) == {kind.__name__ for kind in get_args(Term)}


@pytest.mark.parametrize("kind", [k.__name__ for k in KINDS])
def test_a_kind_can_be_written_read_and_told(kind: str) -> None:
    rule = notation.parse_rule(EXAMPLES[kind], FRAME)
    assert type(rule).__name__ == kind
    assert notation.to_notation(rule, FRAME) == EXAMPLES[kind]
    assert jsonio.from_json(jsonio.to_json(rule)) == rule
    assert read_back(rule, FRAME).endswith(".")


@pytest.mark.parametrize("kind", TERMS)
def test_a_term_can_be_written_read_and_told(kind: str) -> None:
    rule = notation.parse_rule(TERMS[kind], FRAME)
    assert kind in {type(value).__name__ for value in (getattr(rule, "left", None), getattr(rule, "right", None))}
    assert notation.to_notation(rule, FRAME) == TERMS[kind]
    assert jsonio.from_json(jsonio.to_json(rule)) == rule
    assert read_back(rule, FRAME).endswith(".")


def test_every_kind_has_its_word_in_json() -> None:
    assert {cls.__name__ for cls in jsonio.KINDS.values()} == {*EXAMPLES, *TERMS, "Amount"}


@pytest.mark.parametrize("kind", [k.__name__ for k in KINDS])
def test_the_docstring_of_a_kind_shows_a_clue_and_its_notation(kind: str) -> None:
    text = inspect.getdoc(next(k for k in KINDS if k.__name__ == kind)) or ""
    assert "Notation: `" in text, f"{kind} does not show its notation"


def productions() -> Iterator[str]:
    """The names the reader of trees distinguishes: alternatives with a name of their own, and productions."""
    for line in (folder("grammars") / "notation.lark").read_text(encoding="utf-8").splitlines():
        body = line.strip()
        if "->" in body:
            yield body.rpartition("->")[2].strip()


def test_every_named_alternative_of_the_grammar_is_read() -> None:
    source = Path(notation.__file__).read_text(encoding="utf-8")
    read = {node.value for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Constant)}
    assert set(productions()) <= read
