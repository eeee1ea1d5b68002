"""One who is told of before "the others" are listed belongs with them; what is said of him or her is a clue."""

import pytest

from nlpuzzle import parse_and_solve

CAMPERS = """Four campers met at the lake. Rosa came from Texas{joint} the others, Sam, Tess and Uri, {rest}. They brought
a canoe, a kayak, a raft and a tent.

1. Sam brought the kayak.
2. Tess is not from Ohio.
3. The canoe belongs to the camper from Maine.
4. Rosa brought the tent.
5. Uri is from Idaho.
"""


@pytest.mark.parametrize("joint", [";", ", while", ", and", ", but"])
def test_the_one_before_the_others(joint: str) -> None:
    outcome = parse_and_solve(CAMPERS.format(joint=joint, rest="came from Ohio, Maine and Idaho"))
    assert outcome.status == "solved"
    assert {"Rosa", "Sam", "Tess", "Uri"} in [set(c.items) for c in outcome.categories]
    assert [c.rules for c in outcome.clues if c.number == "p1"] == [["Rosa = Texas"]]


def test_homes_of_one_and_of_the_others() -> None:
    outcome = parse_and_solve(
        "Three families have moved. The Archers moved from London, and the other families from Bristol and Derby."
        " The other families are the Bells and the Coles. They have one, two and three children.\n\n"
        "1. The family from Derby has more children than the Archers.\n2. The Bells have two children.\n"
        "3. The family from London has one child."
    )
    assert [c.rules for c in outcome.clues if c.number == "3"] == [["London = one"]] or outcome.status != "solved"


@pytest.mark.parametrize("rest", ["arrived after her", "did not come from Ohio, Maine or Idaho", "paid more than her"])
def test_what_else_is_said_of_the_others_is_not_lost(rest: str) -> None:
    outcome = parse_and_solve(CAMPERS.format(joint=", while", rest=rest))
    assert outcome.status != "solved" or any(c.status == "unparsed" for c in outcome.clues)
    assert [c.status for c in outcome.clues if "the others" in c.text] == ["unparsed"]


GARDEN = """Five gardeners (two women, Ada and Bea, and three men, Cy, Dan and Ed) rent the plots numbered 1 to 5 from the
canal. They grow beets, chard, leeks, peas and squash.

"""
TOLD = [
    ("The peas are grown by one of the women.", ["peas in {Ada, Bea}"]),
    ("The leeks belong to a man.", ["leeks in {Cy, Dan, Ed}"]),
    ("Both women are nearer the canal than Ed.", ["plot(Ada) < plot(Ed)", "plot(Bea) < plot(Ed)"]),
    ("Dan has the plot nearest the canal.", ["Dan = 1"]),
    ("Cy's plot is two plots farther from the canal than Bea's.", ["plot(Cy) = plot(Bea) + 2"]),
    ("Cy is farther from the canal than Bea but nearer to it than Ed.", ["plot(Cy) > plot(Bea)", "plot(Cy) < plot(Ed)"]),
    ("Dan is nearer the canal than Cy but farther from it than Bea.", ["plot(Dan) < plot(Cy)", "plot(Dan) > plot(Bea)"]),
    ("Dan grows the peas but is nearer to it than Bea.", []),
]


@pytest.mark.parametrize(("clue", "rules"), TOLD)
def test_groups_and_landmarks_that_the_story_tells(clue: str, rules: list[str]) -> None:
    outcome = parse_and_solve(f"{GARDEN}1. {clue}\n2. Ada grows the squash.\n3. The chard is not grown by Bea.")
    assert outcome.clues[0].rules == rules, outcome.clues[0].reason
