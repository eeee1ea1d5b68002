"""What a report says of a clue is itself a clue: read in its place it is the same rule or is reported, never another."""

from collections import Counter
from dataclasses import replace

from nlpuzzle.corpus.cases import load_cases
from nlpuzzle.corpus.meaning import same_meaning
from nlpuzzle.making import load_theme
from nlpuzzle.making.pages import page
from nlpuzzle.outcome import Outcome
from nlpuzzle.pipeline import Understood, read_puzzle
from nlpuzzle.puzzle import Clue
from nlpuzzle.resources import folder
from nlpuzzle.rules import Rule
from nlpuzzle.telling.readback import read_back
from nlpuzzle.understanding.understand import Understanding


def verdict(puzzle: Understood, clue: Clue, rule: Rule) -> tuple[str, str]:
    """What becomes of a rule that is said in the place of the clue."""
    frame = puzzle.setup.frame
    changed = replace(clue, text=read_back(rule, frame))
    clues = tuple(changed if c is clue else c for c in puzzle.setup.clues)
    read = Understanding(replace(puzzle.setup, clues=clues)).read(changed).rules
    return ("unread" if not read else "same" if same_meaning((rule,), read, frame) else "wrong"), changed.text


def verdicts() -> list[tuple[str, str]]:
    """Of the clues of half of our own puzzles, and of all kinds of rules about a few themes."""
    found = []
    for case in load_cases(folder("corpora") / "puzzles.jsonl")[::2]:  # of each kind of rule there are many
        puzzle = read_puzzle(case.text)
        if isinstance(puzzle, Outcome):
            continue
        numbered = {clue.number: clue for clue in puzzle.setup.clues}
        for reading in puzzle.readings:
            found += [verdict(puzzle, numbered[reading.number], r) for r in reading.rules if reading.number in numbered]
    for name in ("bakery", "street", "harbour", "library"):
        made = page(load_theme(name), 5, 5, 14, f"said-{name}")
        puzzle = read_puzzle(made.text)
        assert not isinstance(puzzle, Outcome)
        found += [verdict(puzzle, clue, said.rule) for clue, said in zip(puzzle.setup.clues, made.sentences, strict=True)]
    return found


def test_what_a_report_says_is_read_as_the_rule_or_not_at_all() -> None:
    found = verdicts()
    assert [text for kind, text in found if kind == "wrong"] == []
    # "Alban is Stadium" is said shortly, without the "at" that a clue must have
    assert Counter(kind for kind, _ in found)["same"] > 0.88 * len(found), [text for kind, text in found if kind == "unread"]
