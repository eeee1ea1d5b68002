"""What a clause must have. A sentence that has lost a word which carries meaning is reported, unless all are written so."""

import pytest

from nlpuzzle.pipeline import Understood, read_puzzle

TOWN = """Four neighbours live in a row of houses, numbered 1 to 4 from left to right.

House: 1, 2, 3, 4
Name: Agda, Bertil, Cleo, Dov
Coat: amber, beige, crimson, violet
Age: 31, 35, 40, 52
Weight: 61 kg, 64 kg, 70 kg, 75 kg
Town: Lund, Malta, Oslo, Turku

Clues:
1. The neighbour in the amber coat comes from Lund.
2. Bertil lives in house 2.
3. The neighbour who comes from Malta wears the beige coat.
4. The neighbour who weighs 64 kg is two years older than Dov.
5. Cleo weighs 70 kg and lives to the left of Agda.
6. Dov lives directly to the right of the neighbour in the violet coat.
7. {clue}
"""

WHOLE = """
The neighbour in the crimson coat is older than Cleo.
Agda and the neighbour from Turku are two different people.
Of Agda and Bertil, one wears the beige coat and the other comes from Oslo.
One of Agda and Bertil comes from Oslo; the other from Turku.
Agda does not live to the left of Dov.
Cleo is younger than Agda, but by no more than nine years.
Either Agda or Cleo wears the violet coat.
The neighbour who lives in house 3 weighs 75 kg.
Agda weighs either 61 or 64 kg.
Agda comes from Oslo but not from Malta.
Agda and the neighbour who comes from Malta live two houses apart.
Agda, Cleo or Dov comes from Oslo.
Agda lives in the third house.
Agda is neither 31 years old nor the neighbour who comes from Oslo.
Agda, the neighbour from Oslo and the neighbour who is 52 years old are all different people.
"""

TORN = """
The neighbour in 1 weighs 61 kg.
The neighbour in the crimson coat is not 52 years old, and the wears the beige coat.
Agda is older than the neighbour in 1.
Agda doesn't come from Oslo, and the violet is Bertil.
Agda doesn't come from Oslo, and the neighbour who lives to the left of the neighbour in the coat wears the beige coat.
Who wears the violet coat, is not 52 years old.
If the violet is Agda, then Bertil comes from Oslo.
The violet and the oldest neighbour are two different people.
The neighbour in the violet coat is 31 years old, and the lives in house 3.
The violet, the neighbour from Oslo and the neighbour who is 52 years old are all different people.
The neighbour in the crimson is older than Cleo.
The neighbour in the crimson coat older than Cleo.
The neighbour who in house 3 weighs 75 kg.
The neighbour who lives in house 3 weighs 75.
The neighbour who the crimson coat is older than Cleo.
Agda and the neighbour from Turku are two different.
Of Agda and Bertil, one the beige coat and the other comes from Oslo.
Agda lives the left of Dov.
Agda does not to the left of Dov.
Agda not live to the left of Dov.
Agda lives house 3.
Agda comes Oslo.
Agda to the left of Dov.
Agda is three older than Dov.
Agda is 35 old.
Agda is is older than Dov.
Cleo is younger than Agda, but no more than nine years.
The in the crimson coat is older than Cleo.
The who comes from Oslo is older than Cleo.
Dov lives to the left of the neighbour wears the crimson coat.
Agda and the neighbour comes from Malta live two houses apart.
The neighbour wears the crimson coat and Agda live at least two houses apart.
The neighbour who in the crimson coat comes from Oslo.
Agda does not live in house 3 but from Oslo.
Agda comes from Oslo but not 61 kg.
Agda either wears the beige coat or from Oslo.
Agda does not the beige coat but comes from Oslo.
Agda is neither 31 years old nor the neighbour comes from Oslo.
Agda, or Cleo or Dov comes from Oslo.
Agda lives in the third.
Agda's coat lighter than the coat of the neighbour who comes from Oslo.
The youngest neighbour the owner of the beige coat.
Exactly one of these statements is true: Agda weighs 61 kg; coat; Dov comes from Oslo.
The neighbour wears the crimson coat is older than Cleo.
"""


HARBOUR = """Five sailors live at the harbour, in cabins 1 to 5 from left to right.

Cabin: 1, 2, 3, 4, 5
Sailor: Aksel, Britt, Carsten, Dorte, Elin
Pet: cat, dog, ferret, goat, parrot
Cake: brownie, crumble, muffin, pavlova, strudel
Boat: Evenstar, Kestrel, Marigold, Petrel, Skylark
Rent: $200, $250, $300, $350, $400

Clues:
1. The sailor who keeps the cat bakes the muffin.
2. The sailor with the goat pays more than Britt.
3. Carsten keeps the parrot or the dog.
4. The Kestrel has a sailor who pays $250.
5. The sailor who bakes the strudel lives to the left of the sailor with the ferret.
6. The sailor in cabin 4 bakes the crumble if and only if Dorte pays $300.
7. {clue}
"""

UNLIKE = """
Aksel is neither the sailor in cabin 2 nor the goat.
There is exactly one cabin between Aksel and the goat.
Carsten pays less than Elin and the strudel.
Elin and the ferret live one cabin apart.
Dorte pays more than the muffin.
Carsten lives to the left of the strudel, but by no more than two cabins.
The goat does not bake the muffin.
The strudel keeps the goat if and only if Elin pays $200.
Dorte keeps more than the ferret.
The sailor keeps the ferret pays $200.
The sailor lives in cabin 3 keeps the ferret.
Carsten pays less than the sailor bakes the muffin.
Dorte pays less than Elin, but by no more than 50.
Aksel and the sailor paid $200 live two cabins apart.
The Marigold have a sailor who pays $300.
The sailor who pays $300 bakes Elin.
The strudel does not have the goat.
The sailor who lives directly to the left of the strudel keeps the goat.
"""


def read(clue: str, town: str = TOWN) -> str:
    puzzle = read_puzzle(town.format(clue=clue))
    assert isinstance(puzzle, Understood)
    return next(r.status for r in puzzle.readings if r.number == "7")


@pytest.mark.parametrize("clue", WHOLE.strip().splitlines())
def test_a_whole_sentence_is_read(clue: str) -> None:
    assert read(clue) == "parsed"


@pytest.mark.parametrize("clue", TORN.strip().splitlines())
def test_a_sentence_that_lost_a_word_is_not(clue: str) -> None:
    assert read(clue) == "unparsed"


@pytest.mark.parametrize("clue", UNLIKE.strip().splitlines())
def test_nobody_is_a_thing_that_somebody_has(clue: str) -> None:
    assert read(clue, HARBOUR) == "unparsed"


@pytest.mark.parametrize(
    "clue",
    [
        "Aksel is neither the sailor in cabin 2 nor the goat owner.",
        "There is exactly one cabin between Aksel and the sailor with the goat.",
        "Dorte pays more than the sailor who bakes the muffin.",
        "Elin and the sailor with the ferret live one cabin apart.",
        "The sailor who lives in cabin 3 keeps the ferret.",
        "Dorte pays less than Elin, but by no more than $50.",
    ],
)
def test_but_whoever_has_it_is_somebody(clue: str) -> None:
    assert read(clue, HARBOUR) == "parsed"


OWNERS = """Five tenants live in a house, one on each floor.

Floor: 1, 2, 3, 4, 5
Tenant: Anders, Berit, Cecily, Dorte, Egil
Pet: cat, dog, newt, owl, rabbit
Plant: basil, cactus, fern, ivy, mint
Door: blue, green, red, white, yellow

Clues:
1. The rabbit owner is not Berit.
2. The dog owner has the mint.
3. The cat owner lives on floor 3.
4. The tenant with the green door has the newt.
5. The tenant with the fern has the red door.
6. The tenant with the white door does not have the cactus.
7. {clue}
"""


@pytest.mark.parametrize(
    ("clue", "status"),
    [
        ("Anders has either the basil or the rabbit.", "parsed"),
        ("Anders had either the rabbit or the basil.", "parsed"),
        ("The tenant with the white door has either the ivy or the dog.", "parsed"),
        ("Anders has either the owl or the blue.", "unparsed"),
        ("Anders is either the tenant with the basil or the rabbit.", "unparsed"),
        ("Either the tenant with the fern or the rabbit is Berit.", "unparsed"),
        ("Berit lives above either Anders or the rabbit.", "unparsed"),
        ("The tenant with the fern is either Anders or the rabbit.", "unparsed"),
    ],
)
def test_one_has_what_others_are_the_owner_of(clue: str, status: str) -> None:
    assert read(clue, OWNERS) == status


def test_notes_may_leave_out_what_they_always_leave_out() -> None:
    text = "Name: Agda, Bertil, Cleo\nAge: 31, 35, 40\n\nClues:\n1. Agda older than Bertil.\n2. Cleo younger than Agda.\n"
    puzzle = read_puzzle(text)
    assert isinstance(puzzle, Understood)
    assert [r.status for r in puzzle.readings] == ["parsed", "parsed"]


@pytest.mark.parametrize("verb", ["live", "sleep", "work", "camp", "park", "are"])
def test_what_several_do_is_no_noun_that_others_lack(verb: str) -> None:
    text = (
        "Four people live in a row of huts. Each has another tool and another pet.\n\n"
        "Hut: 1, 2, 3, 4\nName: Agda, Bertil, Cleo, Dov\nTool: hoe, rake, saw, spade\nPet: cat, dog, goat, hen\n\nClues:\n"
        f"1. The person with the goat and the person with the hoe {verb} exactly two huts apart.\n"
        "2. The person with the saw and the person with the cat are next to each other.\n3. Bertil lives in hut 2.\n"
    )
    puzzle = read_puzzle(text)
    assert isinstance(puzzle, Understood)
    assert next(r for r in puzzle.readings if r.number == "2").rules


@pytest.mark.parametrize("choice", ["grey or the blue hut", "grey, the blue or the red hut", "grey, blue or red hut"])
def test_one_sleeps_in_one_of_several_huts(choice: str) -> None:
    text = (
        "Four people camp in huts.\n\nName: Agda, Bertil, Cleo, Dov\nColour: blue, grey, red, white\nPet: cat, dog, hen, pig\n"
        f"\nClues:\n1. Agda sleeps in the {choice}.\n2. Bertil keeps the hen.\n"
    )
    puzzle = read_puzzle(text)
    assert isinstance(puzzle, Understood)
    assert next(r for r in puzzle.readings if r.number == "1").rules


def test_years_beside_years_are_those_of_people_still() -> None:
    text = (
        "Four people stand in a queue.\n\nPlace: 1, 2, 3, 4\nName: Agda, Bertil, Cleo, Dov\nAge: 31, 35, 40, 52\n\nClues:\n"
        "1. The person directly behind the 31-year-old is 40 years old.\n2. Agda is older than Bertil.\n"
    )
    puzzle = read_puzzle(text)
    assert isinstance(puzzle, Understood)
    assert all(r.rules for r in puzzle.readings if r.number in ("1", "2"))
