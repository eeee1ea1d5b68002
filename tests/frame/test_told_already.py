"""A sentence of the story that stands again among the clues, and words that only have a capital at the beginning."""

from nlpuzzle import parse_and_solve

STORY = (
    "Last month Tove, Ulla and Vera each read a different book (a western, a romance and a thriller) on a different day "
    "(Monday, Tuesday or Wednesday)."
)
CLUES = "Tove read the western on Monday.\nVera read the thriller on Tuesday."


def test_what_the_story_has_told_is_no_clue() -> None:
    outcome = parse_and_solve(f"The Book Club\n\nIntroduction\n{STORY}\n\nClues\n{STORY}\n{CLUES}\n")
    assert outcome.status == "solved"
    assert [clue.status for clue in outcome.clues if clue.text == STORY] == ["note"]
    assert [clue.number for clue in outcome.clues if clue.status == "parsed"] == ["1", "2"]


def test_a_clue_that_stands_twice_is_read_twice() -> None:
    outcome = parse_and_solve(f"{STORY}\n\nClues\n{CLUES}\n{CLUES}\n")
    assert [clue.status for clue in outcome.clues if clue.number.isdigit()] == ["parsed"] * 4


def test_the_word_that_opens_a_sentence_is_no_missing_item() -> None:
    frame = "Names: Tove, Ulla, Vera\nBooks: western, romance, thriller"
    outcome = parse_and_solve(f"{frame}\n\nClues:\n1. Last month Tove read the western.\n2. Vera read the thriller.\n")
    assert not outcome.message.startswith("No category lists")
    assert outcome.status == "incomplete"
