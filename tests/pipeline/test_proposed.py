"""Categories that nobody listed and that are not proved: what rests on them is shown as resting on a proposal."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from nlpuzzle import hint, page, parse_and_solve
from nlpuzzle.cli.app import app
from nlpuzzle.outcome import Outcome
from nlpuzzle.telling.report import report
from nlpuzzle.telling.terminal import plain_lines

#: nothing is listed, and the fourth sentence says nothing that is understood
UNLISTED = """Three stalls stand on the quay.
The Dane sells herring. The Finn has the red stall. The Pole sells eels. The Dane winks whenever mussels are weighed.
The green stall does not belong to the Dane. The blue stall sells herring. The red stall does not sell eels.

Who sells the eels?
"""
#: stalls and sellers are listed, what they sell is told by the clues alone
PARTLY = """Three sellers: Ada, Bo, Cy. Their stalls are red, green and blue.
1. Ada has the red stall.
2. Bo sells eels.
3. The red stall does not sell mussels.
4. Cy is weighed with a wink by the herring.
"""
LISTED = PARTLY.replace("Their stalls", "They sell eels, herring and mussels. Their stalls")


def proposed(outcome: Outcome) -> list[str]:
    return [clue.number for clue in outcome.clues if clue.proposed]


def told(text: str) -> str:
    return "\n".join(plain_lines(report(parse_and_solve(text), text, 100)))


def test_a_reading_of_a_frame_that_is_not_proved_is_marked() -> None:
    outcome = parse_and_solve(UNLISTED)
    assert outcome.status == "incomplete"
    read = [clue.number for clue in outcome.clues if clue.status == "parsed"]
    assert read
    assert proposed(outcome) == read
    assert "nothing is certain yet" in outcome.message
    shown = told(UNLISTED)
    assert "only if the proposed categories are right" in shown
    assert "proposed: " in shown
    assert "What was understood\n" not in shown


def test_what_speaks_of_listed_categories_alone_rests_on_nothing() -> None:
    outcome = parse_and_solve(PARTLY)
    assert outcome.status == "incomplete"
    assert proposed(outcome) == ["2", "3"]
    assert "what clues 2 and 3 say rest on a mere proposal" in outcome.message
    shown = told(PARTLY)
    assert shown.index("What was understood\n") < shown.index("= Ada is red") < shown.index("only if the proposed")
    assert shown.index("only if the proposed") < shown.index("proposed: Bo is eels")


def test_listed_categories_are_no_proposal() -> None:
    outcome = parse_and_solve(LISTED)
    assert proposed(outcome) == []
    assert "proposal" not in outcome.message
    assert "proposed" not in told(LISTED)


@pytest.mark.parametrize(
    "rule", ["4: mussels = blue", "4: the mussels are sold at the blue stall"], ids=["notation", "plainer words"]
)
def test_what_is_typed_rests_on_no_proposal(rule: str) -> None:
    outcome = parse_and_solve(PARTLY, rules=[rule])
    assert "4" not in proposed(outcome)


def test_a_frame_that_the_whole_puzzle_proves_is_no_proposal() -> None:
    text = UNLISTED.replace("The Dane winks whenever mussels are weighed.", "The Finn sells mussels.")
    outcome = parse_and_solve(text)
    assert outcome.status == "solved"
    assert proposed(outcome) == []


def test_the_page_and_the_commands_say_so_too(tmp_path: Path) -> None:
    marked = page(PARTLY)
    assert marked.count("only if the proposed categories are right:") == 2
    assert marked.count('class="clue proposed"') == 2
    file = tmp_path / "quay.txt"
    file.write_text(PARTLY)
    run = CliRunner()
    shown = json.loads(run.invoke(app, ["read", str(file), "--json"]).stdout)
    assert [clue["number"] for clue in shown["clues"] if clue["proposed"]] == ["2", "3"]
    assert "only proposed" in run.invoke(app, ["check", str(file)]).stdout
    assert "mere proposal" in hint(PARTLY)
    assert "proposal" not in hint(LISTED)
