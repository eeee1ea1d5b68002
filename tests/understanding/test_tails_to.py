""" "..., and not to Rome": read where other clues tell that they went to such places, and only there."""

from nlpuzzle.pipeline import parse_and_solve

CATEGORIES = """Day: Monday, Tuesday, Wednesday, Thursday
Traveller: Agda, Bram, Cilla, Dirk
City: Oslo, Rome, Lima, Cairo
Van: green, red, blue, white

"""


def rules(*clues: str) -> tuple[str, ...]:
    return tuple(parse_and_solve(CATEGORIES + "\n".join(f"{n}. {clue}" for n, clue in enumerate(clues, 1))).clues[-1].rules)


def test_a_tail_with_to_denies_the_place() -> None:
    assert rules("Agda went to Oslo.", "Bram left after Agda, and not to Lima.") == ("Day(Bram) > Day(Agda)", "Bram != Lima")
    assert rules("Agda went to Oslo.", "Dirk drove the red van, and not to Rome.") == ("Dirk = red", "Dirk != Rome")


def test_nobody_says_where_they_go() -> None:
    assert rules("Agda lives in Oslo.", "Bram left after Agda, and not to Lima.") == ()
    assert rules("Agda went to Oslo.", "Bram left after Agda, and nearly to Lima.") == ()
    assert rules("Agda went to Oslo.", "Bram is not to Lima.") == ()
