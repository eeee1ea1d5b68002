"""The formal notation: what a person types comes back as the same rule, and what is wrong is said in words."""

import random
import re

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from lark import Lark
from rule_strategies import KINDS, framed_rules, frames

from nlpuzzle.errors import NotationError
from nlpuzzle.puzzle import Category, Frame, Item
from nlpuzzle.resources import folder
from nlpuzzle.rules import Amount, At, Beside, Compare, Count, Iff, IfThen, Not, Rule, Same
from nlpuzzle.rules.notation import MAX_DEPTH, MAX_LENGTH, parse_rule, to_notation

FRAME = Frame(
    (
        Category("position", ("1", "2", "3", "4"), (1, 2, 3, 4), dimension="position", anchor=True),
        Category("potter", ("Olga", "Piet", "Quinn", "Rasmus")),
        Category("glaze", ("red", "celadon", "salt and ash", "oatmeal")),
        Category("vase", ("red", "Tall-Neck", 'the "Old" Jug', "at")),
        Category("age", ("30", "41", "45", "52"), (30, 41, 45, 52), unit="year", dimension="age"),
        Category("kiln size", ("S", "M", "L", "XL"), (1, 2, 3, 4)),
    )
)

#: text as typed -> text as printed
TYPED = {
    "Olga = XL": "Olga = XL",
    "olga != CELADON": "Olga != celadon",
    "glaze:red = Piet": "glaze:red = Piet",
    "VASE:red in {M, L, XL}": "vase:red in {M, L, XL}",
    "position(Olga) = position(Tall-Neck) - 1": "position(Olga) = position(Tall-Neck) - 1",
    "position(Olga)=position(Piet)-1": "position(Olga) = position(Piet) - 1",
    "|position(Olga) - position(oatmeal)| <= 2": "|position(Olga) - position(oatmeal)| <= 2",
    "position(M) between position(Olga) and position(Piet)": "position(M) between position(Olga) and position(Piet)",
    "{Olga, Piet} = {celadon, 30}": "{Olga, Piet} = {celadon, 30}",
    "distinct {Olga, celadon, at(position, 3)}": "distinct {Olga, celadon, at(position, 3)}",
    "at(age, -1) = XL": "at(age, -1) = XL",
    "age(beside(Olga, position, -1)) > age(beside(Olga, position, 1))": (
        "age(beside(Olga, position, -1)) > age(beside(Olga, position, +1))"
    ),
    "age(Olga) = 30": "age(Olga) = 30",
    "Olga = 30": "Olga = 30",
    "30 < age(Olga)": "30 < age(Olga)",
    "age(Olga) = 1 + 2 * age(Piet)": "age(Olga) = 2 * age(Piet) + 1",
    "age(Olga) = 1/2 * age(Piet)": "age(Olga) = 0.5 * age(Piet)",
    "age(Olga) >= 2/6 * age(Piet)": "age(Olga) >= 1/3 * age(Piet)",
    "age(Olga) = 75 - age(Piet)": "age(Olga) = -1 * age(Piet) + 75",
    "-age(Piet) + age(Olga) = 4.50": "age(Olga) - age(Piet) = 4.5",
    "age(Olga) - age(Piet) = age(Quinn) - age(Olga)": "age(Olga) - age(Piet) = age(Quinn) - age(Olga)",
    "age(Olga) != age(Piet) + 1": "not (age(Olga) = age(Piet) + 1)",
    '"kiln size"(Olga) < "KILN SIZE"(Piet)': '"kiln size"(Olga) < "kiln size"(Piet)',
    '"kiln sizes"(Olga) < "kiln size"(Piet)': '"kiln size"(Olga) < "kiln size"(Piet)',
    '"kiln size":S = "salt and ash"': 'S = "salt and ash"',
    'Olga = "the \\"Old\\" Jug"': 'Olga = "the \\"Old\\" Jug"',
    'Olga = "At"': 'Olga = "at"',
    "exactly 1 of (Olga = 1, Piet = 2, Quinn = 3)": "exactly 1 of (Olga = 1, Piet = 2, Quinn = 3)",
    "AT LEAST 2 of (Olga = 1, Piet = 2, Quinn = 3)": "at least 2 of (Olga = 1, Piet = 2, Quinn = 3)",
    "at most 2 of (Olga = 1, Piet = 2, Quinn = 3)": "at most 2 of (Olga = 1, Piet = 2, Quinn = 3)",
    "1 to 2 of (Olga = 1, Piet = 2, Quinn = 3)": "1 to 2 of (Olga = 1, Piet = 2, Quinn = 3)",
    "if Olga = 1 then if Piet = 2 then Quinn = 3": "if Olga = 1 then (if Piet = 2 then Quinn = 3)",
    "not Olga = 1 and Piet = 2": "not (Olga = 1) and Piet = 2",
    "Olga = 1 or Piet = 2 and Quinn = 3": "Olga = 1 or (Piet = 2 and Quinn = 3)",
    "if Olga = 1 or Piet = 2 then Quinn = 3 and Piet = 1": "if Olga = 1 or Piet = 2 then Quinn = 3 and Piet = 1",
    "if Olga = 1 then Piet = 2 if and only if Quinn = 3": "(if Olga = 1 then Piet = 2) if and only if Quinn = 3",
    "Olga = 1 if and only if (if Piet = 2 then Quinn = 3)": "Olga = 1 if and only if (if Piet = 2 then Quinn = 3)",
}

#: text as typed -> the complaint, word for word
WRONG = {
    "Olag = 1": "no item is called Olag; did you mean Olga? (column 1)",
    "Olga = Wilhelmina": "no item is called Wilhelmina (column 8)",
    "Olga = red": "red can be glaze:red or vase:red: write one of them (column 8)",
    "glaze:Olga = 1": "glaze has no item Olga; there is potter:Olga (column 7)",
    "glaze:celedon = 1": "glaze has no item celedon; did you mean celadon? (column 7)",
    "glaze = 1": "glaze is a category, not an item: write one of its items (column 1)",
    "age = 1": "age is a category, not an item: write age(Ann) for Ann's value (column 1)",
    "size(Olga) < 2": 'no category is called size; there are position, potter, glaze, vase, age, "kiln size" (column 1)',
    "positon(Olga) < 2": "no category is called positon; did you mean position? (column 1)",
    "glaze(Olga) < glaze(Piet)": 'glaze is not an ordered category; compare in position, age or "kiln size" (column 1)',
    "at(glaze, 1) = Olga": 'glaze is not an ordered category; compare in position, age or "kiln size" (column 4)',
    "age(Olga) < position(Piet)": "age and position cannot be compared with each other (column 13)",
    "Olga < 30": "< compares amounts: write position(Olga) > position(Rasmus) (column 1)",
    "age(Olga) < Piet": "Piet is an item: write age(Piet) for its value (column 13)",
    "-5 = 3": "only numbers are compared here: write position(Olga) > position(Rasmus), or quote a label (column 1)",
    "age(Olga) = age(Piet) + age(Quinn)": (
        "one side may have one amount with a factor, or the difference of two: move the rest to the other side (column 13)"
    ),
    "0 * age(Olga) = 3": "zero times an amount compares nothing (column 1)",
    "age(Olga) = 1/0": "1/0 divides by zero (column 13)",
    "age(Olga) < $30": "no item is called $30; did you mean 30? (column 13)",
    "exactly 3 of (Olga = 1, Piet = 2)": "3 cannot be true where only 2 are listed (column 1)",
    "2 to 1 of (Olga = 1, Piet = 2)": "between 2 and 1 of 2 cannot be true (column 1)",
    "Olga in {1}": "a choice needs at least two options (column 1)",
    "age(Olga) in {1, 2}": "in {...} takes a single item before it (column 1)",
    "{Olga, Piet} = {1, 2, 3}": "a pairing needs two items on each side: {a, b} = {c, d} (column 1)",
    "{Olga, Piet} != {1, 2}": "two pairs are joined by = (column 14)",
    "at(position, 0) = Olga": "ranks count from 1, or from -1 at the end (column 14)",
    "at(position, 1/2) = Olga": "a whole number is needed here (column 14)",
    "beside(Olga, position, 0) = 1": "beside needs a step other than 0 (column 24)",
    "Olga between position(Piet) and position(Quinn)": (
        "between takes position(a) between position(b) and position(c) (column 1)"
    ),
    "": "the rule ends too early: expected a rule such as Ann = red (column 1)",
    "Olga": "the rule ends too early: expected = or another sign, in {...} or between (column 5)",
    "Olga = ": "the rule ends too early: expected an item (column 8)",
    "(Olga = 1": 'the rule ends too early: expected ")" (column 10)',
    "Olga = 1)": '")" cannot stand here (column 9)',
    "if Olga = 1": "the rule ends too early: expected then (column 12)",
    "beside(Olga position": '"position" cannot stand here: expected a comma (column 13)',
    "beside(Olga, 3": '"3" cannot stand here: expected a category (column 14)',
    "Olga = salt and ash": (
        'the rule ends too early: expected = or another sign, in {...} or between; write "salt and ash" in double quotes'
        " (column 20)"
    ),
    "Olga = at": 'the rule ends too early: expected "("; write "at" in double quotes (column 10)',
    "kiln size(Olga) < 3": (
        '"size" cannot stand here: expected = or another sign, in {...}, between or "("; write "kiln size" in double quotes'
        " (column 6)"
    ),
    'Olga = "salt': "a double quote is opened and never closed (column 8)",
    "Olga ≠ 3": "≠ is not a sign of the notation: write != (column 6)",
    "Olga = 3?": "? is not a sign of the notation; a label that contains it stands in double quotes (column 9)",
}


def complaint_column(text: str, frame: Frame) -> int | None:
    """None where the text is a rule; else the column of the complaint, which must have one."""
    try:
        parse_rule(text, frame)
    except NotationError as error:
        return error.column or 0
    return None


@pytest.mark.parametrize("typed", TYPED)
def test_what_is_typed_is_printed_in_its_one_form(typed: str) -> None:
    rule = parse_rule(typed, FRAME)
    assert to_notation(rule, FRAME) == TYPED[typed]
    assert parse_rule(TYPED[typed], FRAME) == rule


@pytest.mark.parametrize("typed", WRONG)
def test_what_is_wrong_is_said(typed: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_rule(typed, FRAME)
    assert str(caught.value) == WRONG[typed]


def test_a_number_after_a_comparison_is_a_value_and_beside_an_item_a_label() -> None:
    olga = Item("potter", "Olga")
    assert parse_rule("age(Olga) = 30", FRAME) == Compare("age", Amount(olga), "=", Amount(offset=30))
    assert parse_rule("Olga = 30", FRAME) == Same(olga, Item("age", "30"))


def test_a_rule_of_terms_within_terms() -> None:
    third = Beside(At("position", 3), "position", -1)
    assert parse_rule("beside(at(position, 3), position, -1) = Olga", FRAME) == Same(third, Item("potter", "Olga"))


def test_binding() -> None:
    rule = parse_rule("if not Olga = 1 and Piet = 2 or Quinn = 3 then Piet = 3 if and only if Olga = 2", FRAME)
    assert isinstance(rule, Iff)
    assert isinstance(rule.left, IfThen)
    spelt_out = "(if (((not (Olga = 1)) and Piet = 2) or Quinn = 3) then Piet = 3) if and only if (Olga = 2)"
    assert rule == parse_rule(spelt_out, FRAME)


@pytest.mark.parametrize("kind", KINDS, ids=lambda k: k.__name__)
def test_printed_and_parsed_is_the_same_rule(kind: type) -> None:
    @given(framed_rules(kind))
    @settings(max_examples=100, deadline=None, suppress_health_check=list(HealthCheck))
    def identity(case: tuple[Frame, Rule]) -> None:
        frame, rule = case
        text = to_notation(rule, frame)
        parsed = parse_rule(text, frame)
        assert parsed == rule
        assert type(parsed) is kind
        assert to_notation(parsed, frame) == text
        assert parse_rule(to_notation(rule), frame) == rule, "without a frame every item names its category"

    identity()


@given(framed_rules())
@settings(max_examples=300, deadline=None, suppress_health_check=list(HealthCheck))
def test_nested_rules_are_printed_and_parsed(case: tuple[Frame, Rule]) -> None:
    frame, rule = case
    assert parse_rule(to_notation(rule, frame), frame) == rule


@given(framed_rules(), framed_rules())
@settings(max_examples=150, deadline=None, suppress_health_check=list(HealthCheck))
def test_two_rules_never_print_the_same(one: tuple[Frame, Rule], other: tuple[Frame, Rule]) -> None:
    assert (to_notation(one[1]) == to_notation(other[1])) == (one[1] == other[1])


NOISE = "Olga 1 = != <({|}),+-*:\"\\ and or not if then in of at least exactly 1/0 \n?“é"


@given(frames(), st.text(st.sampled_from(NOISE), max_size=25))
@settings(max_examples=200, deadline=None, suppress_health_check=list(HealthCheck))
def test_noise_is_a_complaint_with_a_column_and_never_another_error(frame: Frame, noise: str) -> None:
    column = complaint_column(noise, frame)
    assert column is None or 1 <= column <= len(noise) + 1


def test_shuffled_words_are_a_rule_or_a_complaint() -> None:
    dice = random.Random(5)
    words = [w for text in TYPED for w in re.findall(r"\w+|\S", text)]
    outcomes = {"rule": 0, "complaint": 0}
    for _ in range(1500):
        text = " ".join(dice.choices(words, k=dice.randint(1, 8)))
        column = complaint_column(text, FRAME)
        assert column != 0, text
        if column is not None:
            outcomes["complaint"] += 1
        else:
            outcomes["rule"] += 1
            rule = parse_rule(text, FRAME)
            assert parse_rule(to_notation(rule, FRAME), FRAME) == rule
    assert outcomes["complaint"] > outcomes["rule"] > 0


def test_depth_and_length_have_a_limit() -> None:
    inner: Rule = Same(Item("potter", "Olga"), Item("position", "1"))
    for _ in range(MAX_DEPTH):
        inner = Not(inner)
    assert parse_rule(to_notation(inner, FRAME), FRAME) == inner
    with pytest.raises(NotationError, match="nest deeper"):
        parse_rule(to_notation(Not(inner), FRAME), FRAME)
    with pytest.raises(NotationError, match="nest deeper"):
        parse_rule("beside(" * 150 + "Olga" + ", position, 1)" * 150 + " = 1", FRAME)
    assert isinstance(parse_rule("(" * 900 + "Olga = 1" + ")" * 900, FRAME), Same)
    with pytest.raises(NotationError, match="number is too long"):
        parse_rule(f"age(Olga) < {'9' * 5000}", FRAME)
    with pytest.raises(NotationError, match="nest deeper"):
        parse_rule(f"{'not ' * 4000}Olga = 1", FRAME)
    with pytest.raises(NotationError, match="too long"):
        parse_rule("Olga = 1 or " * MAX_LENGTH, FRAME)


def test_many_rules_side_by_side() -> None:
    text = f"exactly 1 of ({', '.join(['Olga = 1'] * 1000)})"
    rule = parse_rule(text, FRAME)
    assert isinstance(rule, Count)
    assert len(rule.rules) == 1000


def test_labels_that_differ_only_in_case_are_told_apart_by_their_exact_spelling() -> None:
    frame = Frame((Category("month", ("May", "may"), (1, 2)), Category("girl", ("MAY", "June"))))
    for item in frame.items:
        rule = Same(item, Item("girl", "June"))
        assert parse_rule(to_notation(rule, frame), frame) == rule
    with pytest.raises(NotationError, match=r"month:May or month:may or girl:MAY"):
        parse_rule("June = may", frame)


GRAMMAR = (folder("grammars") / "notation.lark").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"^// ([^\n]+)\n\??([a-z_]+):", GRAMMAR, re.MULTILINE)


def test_every_production_carries_an_example() -> None:
    assert [name for _, name in EXAMPLES] == re.findall(r"^\??([a-z_]+):", GRAMMAR, re.MULTILINE)


@pytest.mark.parametrize(("example", "production"), EXAMPLES, ids=[name for _, name in EXAMPLES])
def test_the_example_of_a_production_is_derived_by_it(example: str, production: str) -> None:
    parser = Lark(GRAMMAR, parser="lalr", lexer="basic", start=production, propagate_positions=True)
    assert parser.parse(example) is not None
