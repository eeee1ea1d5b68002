"""Hints: a wrong mark first, with the clues it breaks; else the next deduction that says more than the marks do."""

from method_cases import frame
from step_checker import Checker
from step_puzzles import own

from nlpuzzle.puzzle import Item
from nlpuzzle.rules import Different, Same
from nlpuzzle.rules.notation import parse_rule
from nlpuzzle.solving.hints import hint
from nlpuzzle.solving.search import solve
from nlpuzzle.solving.stepper import deduce

CLUES = ("Ada = tea", "place(Ada) = place(milk) - 1", "milk = red", "milk = 2", "Bob = 3", "Cleo = red",
         "cocoa = 3", "Bob = blue", "green = 1")  # fmt: skip


def told(*marks: str, clues: tuple[str, ...] = CLUES):
    puzzle = frame()
    rules = [(str(i), parse_rule(clue, puzzle)) for i, clue in enumerate(clues, 1)]
    return hint(puzzle, rules, [parse_rule(mark, puzzle) for mark in marks])


def test_without_marks_the_first_clue_is_next() -> None:
    found = told()
    assert (found.kind, found.clues, found.marks) == ("step", ("1",), ())
    assert found.step is not None
    assert found.step.matched == ((Item("guest", "Ada"), Item("drink", "tea")),)


def test_what_is_marked_is_not_said_again() -> None:
    found = told("Ada = tea")
    assert found.clues == ("3",)
    assert told("Ada = tea", "milk = red").clues == ("4",)


def test_the_last_candidate_of_the_marks_alone() -> None:
    found = told("Dirk != tea", "Dirk != milk", "Dirk != cocoa", clues=("place(Ada) <= place(Dirk)", "place(Ada) < place(tea)"))
    assert found.step is not None
    assert found.step.matched == ((Item("guest", "Dirk"), Item("drink", "juice")),)
    assert (found.clues, found.marks) == ((), (0, 1, 2))


def test_a_wrong_mark_is_found_with_the_clues_it_breaks() -> None:
    found = told("Cleo = red", "Ada = milk")
    assert (found.kind, found.marks, found.clues) == ("mistake", (1,), ("1",))
    assert found.chain[-1].is_clash


def test_marks_that_cannot_all_be_right_where_there_are_several_solutions() -> None:
    found = told("Ada = 2", "tea = 3", "Bob != 4", clues=("Ada = tea",))
    assert (found.kind, found.marks, found.clues) == ("mistake", (0, 1), ("1",))


def test_a_solved_board_and_one_that_gives_no_more() -> None:
    assert told(clues=("place(Ada) <= place(tea)",)).kind == "nothing"
    puzzle = frame()
    rules = [(str(i), parse_rule(clue, puzzle)) for i, clue in enumerate(CLUES, 1)]
    (table,) = solve(puzzle, rules).solutions
    names = [category.name for category in puzzle]
    others = [(row[0], name, label) for row in table for name, label in zip(names[1:], row[1:], strict=True)]
    marks = [Same(Item(names[0], first), Item(name, label)) for first, name, label in others]
    assert hint(puzzle, rules, marks).kind == "done"


def test_clues_that_contradict_each_other() -> None:
    found = told(clues=("Ada = tea", "Ada = milk", "Bob = 1"))
    assert (found.kind, found.clues) == ("contradiction", ("1", "2"))


def test_hints_lead_from_the_first_mark_to_the_last() -> None:
    """Following hint after hint solves the puzzle, and each follows from the clues and marks that it names."""
    name, puzzle, rules = next(entry for entry in own() if entry[0] == "tram-drivers")
    marks: list[Same | Different] = []
    for _ in range(200):
        found = hint(puzzle, rules, marks)
        if found.kind == "done":
            return
        assert found.kind == "step", name
        assert found.step is not None
        named = [(f"m{place}", mark) for place, mark in enumerate(marks)]
        checker = Checker(puzzle, [*rules, *named])
        premises = [*found.clues, *(f"m{place}" for place in found.marks)]
        assert checker.follows(checker.shows(found.step), premises)
        marks += [Same(a, b) for a, b in found.step.matched] + [Different(a, b) for a, b in found.step.removed]
    raise AssertionError("the hints never end")


def test_hints_see_no_less_than_the_steps() -> None:
    for _, puzzle, rules in list(own())[:6]:
        assert hint(puzzle, rules, []).kind == "step"
        first = deduce(puzzle, rules).single[0]
        step = hint(puzzle, rules, []).step
        assert step is not None
        assert (step.method, step.removed, step.matched) == (first.method, first.removed, first.matched)
