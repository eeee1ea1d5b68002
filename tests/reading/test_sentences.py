"""Where sentences end, and where a full stop ends nothing."""

import pytest

from nlpuzzle.reading.sentences import sentences, spans_of_sentences


@pytest.mark.parametrize(
    "parts",
    [
        ["Ann is first.", "Bo is last."],
        ["Mr. Bell lives on St. James Street.", "Mt. Orr is high."],
        ["Dr. A. Cole met J. R. Finn.", "She left."],
        ["He runs at 9 a.m. on Monday.", "He rests."],
        ["It opens at 9 a.m.", "The bakery opens later."],
        ["Corvo Inc. sells tea.", "It is old."],
        ["She works for Corvo Inc.", "The other works for Delta Ltd. in Leeds."],
        ["It costs $3.50 and weighs 1.5 kg.", "Is it red?", "No!"],
        ['"Who is it?" she asked.', "Nobody knew."],
        ["Take no. 5.", "Leave no. 6."],
        ["See fig. 5 and vol. 2.", "Ann ate a fig.", "Bo ate none."],
        ["Choose a colour, e.g. Red or i.e. Blue.", "Then stop."],
        ["Bo lives in flat B.", "Carl lives in flat C."],
        ["Ann takes A.I. on Monday.", "Bo takes it too."],
        ["Ann (the baker) sings.", "(Bo does not.)", "Cy dances."],
        ["Really?!", "Yes..."],
        ["Ann likes tea.", "3 people like milk."],
    ],
)
def test_boundaries(parts: list[str]) -> None:
    assert sentences(" ".join(parts)) == parts


def test_glued_sentences() -> None:
    assert sentences("Ann likes tea.Bo likes milk.") == ["Ann likes tea.", "Bo likes milk."]


@pytest.mark.parametrize("text", ["", "   ", "...", "No stop", "visit www.example.com now", "Version 2.0.1 is out"])
def test_at_most_one(text: str) -> None:
    assert len(list(spans_of_sentences(text))) <= 1
