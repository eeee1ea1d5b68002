"""Lists that the words before them misname, and those that are called rightly."""

import pytest

from nlpuzzle.understanding.framing.assembling import category_from
from nlpuzzle.understanding.framing.fitting_names import fittingly_named

PEOPLE = ("Ann", "Ben", "Clara")


@pytest.mark.parametrize(
    ("name", "items", "words", "expected"),
    [
        ("down", ("£80", "£120", "£160"), "Three clocks were knocked down for", "price"),
        ("item", ("9:15", "10:00", "10:45"), "Three guests rang the desk,", "time"),
        ("sunday", ("June 3", "June 10", "June 17"), "They open on three Sundays", "date"),
        ("night", PEOPLE, "Three travellers stopped at the inn on a snowy night", "traveller"),
        ("evening class", PEOPLE, "Three members of an evening class", "member"),
        ("home", PEOPLE, "The first three people home were", "person"),
        ("name", PEOPLE, "Last week three forgetful passengers,", "passenger"),
        ("item", PEOPLE, "The three teams were coached by", "coach"),
        ("cloakroom", PEOPLE, "Three hats were left in the cloakroom by", "name"),
        ("famous", ("irises", "lupins", "roses"), "the gardens, which are famous for", "flower"),
        ("order", ("baker", "dentist", "plumber"), "There is", "job"),
        ("person", ("pilot", "nurse", "cook"), "A, B and C are three persons", "job"),
        # and these have their names already
        ("city", ("Bath", "Hull", "York"), "Three cousins each live in a different city", "city"),
        ("dog", ("Rex", "Fido", "Bess"), "Three children have a dog:", "dog"),
        ("fee", ("£80", "£120", "£160"), "Three guides asked fees of", "fee"),
        ("cousin", PEOPLE, "Three cousins", "cousin"),
    ],
)
def test_a_list_is_called_what_it_holds(name: str, items: tuple[str, ...], words: str, expected: str) -> None:
    assert fittingly_named(category_from(name, items, words)).name == expected
