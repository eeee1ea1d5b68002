"""Holding the reader to what was meant: generated sentences, whole puzzles, and sentences changed on purpose."""

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import count, islice

from nlpuzzle.corpus.cases import Case, ExpectedClue
from nlpuzzle.corpus.made import case_of
from nlpuzzle.corpus.meaning import same_meaning
from nlpuzzle.errors import UsageError
from nlpuzzle.making import Recipe, load_theme, make, theme_names
from nlpuzzle.making.mutants import meant
from nlpuzzle.making.pages import Page, page, parts
from nlpuzzle.making.worded import Worded, worded
from nlpuzzle.outcome import Outcome, Solution
from nlpuzzle.pipeline import Understood, parse_and_solve, read_puzzle
from nlpuzzle.puzzle import Clue, Frame
from nlpuzzle.rules import Rule
from nlpuzzle.rules.printing import to_notation
from nlpuzzle.understanding.understand import Understanding
from nlpuzzle.values import dataclass

__all__ = ["Trial", "many", "mutants", "puzzles", "sentences"]

#: sentences on one page: as many as the clues of a puzzle
PAGE = 14


@dataclass(frozen=True)
class Trial:
    """What became of one sentence or puzzle."""

    #: "same", "unread" or "wrong"
    verdict: str
    #: its kind and form, or what was done to it
    what: str
    text: str
    #: in the notation
    meant: tuple[str, ...]
    read: tuple[str, ...]
    #: the whole text it stood in
    case: Case


def sentences(seed: str) -> Iterator[Trial]:
    """The sentences of one page, each against the rule it was made from."""
    made = _page(seed)
    puzzle = _read(made)
    if puzzle is None:
        yield from (_trial(made, at, "frame", "unread", parts(said.rule), ()) for at, said in enumerate(made.sentences))
        return
    read = {reading.number: reading.rules for reading in puzzle.readings}
    for at, said in enumerate(made.sentences):
        rules = read.get(str(at + 1), ())
        yield _trial(made, at, f"{said.kind}/{said.form}", _verdict(said.rule, rules, made.frame), parts(said.rule), rules)


def mutants(seed: str) -> Iterator[Trial]:
    """The sentences of one page, each changed in several ways and read among the others."""
    made = _page(seed)
    puzzle = _read(made)
    if puzzle is None:
        return
    dice = random.Random(f"{seed}/mutants")
    for at, said in enumerate(made.sentences):
        clue = next((c for c in puzzle.setup.clues if c.number == str(at + 1)), None)
        if clue is None:
            continue
        for name, new in meant(made, at, dice):
            rules = _reread(puzzle, clue, new.text)
            changed = made.with_text(at, new.text)
            yield _trial(changed, at, name, _verdict(new.rule, rules, made.frame), parts(new.rule), rules)
        for other in worded(said, made.frame, dice):
            rules = _reread(puzzle, clue, other.text)
            verdict = _judged(said.rule, other, rules, made.frame)
            yield _trial(made.with_text(at, other.text), at, f"{other.what} {other.word}", verdict, (), rules)


def many(trials: Callable[[str], Iterator[Trial]], wanted: int, seed: str) -> Iterator[Trial]:
    """So many trials of a kind, page after page."""
    pages = (trial for number in count() for trial in trials(f"{seed}-{number}"))
    return islice(pages, wanted)


def puzzles(seed: str) -> Iterator[Trial]:
    """One whole puzzle: solved to its hidden world, or not solved; anything else is wrong."""
    dice = random.Random(seed)
    recipe = Recipe(dice.randint(3, 7), dice.randint(3, 7), seed=dice.randrange(10**9))
    made = make(recipe)
    outcome = parse_and_solve(made.text)
    right = isinstance(outcome.solution, Solution) and _rows(outcome.solution.rows) == _rows(made.rows)
    verdict = "unread"
    if outcome.status in ("solved", "contradiction"):
        verdict = "same" if right else "wrong"
    unread = tuple(f"{c.number}: {c.text}" for c in outcome.clues if c.status in ("unparsed", "ambiguous"))
    yield Trial(verdict, outcome.status, outcome.message, (), unread, case_of(made))


def _rows(rows: Sequence[Sequence[str]]) -> list[list[str]]:
    """A solution without regard to the order of things and categories."""
    return sorted(map(sorted, rows))


def _page(seed: str) -> Page:
    dice = random.Random(seed)
    while True:
        theme = load_theme(dice.choice(theme_names()))
        try:
            return page(theme, dice.randint(3, 7), dice.randint(3, 7), PAGE, seed)
        except UsageError:
            continue


def _read(made: Page) -> Understood | None:
    """The page as read; None where its frame is not what was meant, so that no rule can be compared."""
    puzzle = read_puzzle(made.text)
    if isinstance(puzzle, Outcome) or _items(puzzle.setup.frame) != _items(made.frame):
        return None
    return puzzle


def _items(frame: Frame) -> list[tuple[str, ...]]:
    """The items of a frame without regard to the order of its categories."""
    return sorted(category.items for category in frame)


def _reread(puzzle: Understood, clue: Clue, text: str) -> tuple[Rule, ...]:
    """What another sentence in the place of a clue is read as, among the other clues."""
    changed = replace(clue, text=text)
    clues = tuple(changed if c is clue else c for c in puzzle.setup.clues)
    return Understanding(replace(puzzle.setup, clues=clues)).read(changed).rules


def _verdict(rule: Rule, read: tuple[Rule, ...], frame: Frame) -> str:
    if not read:
        return "unread"
    return "same" if same_meaning(parts(rule), read, frame) else "wrong"


def _judged(rule: Rule, new: Worded, read: tuple[Rule, ...], frame: Frame) -> str:
    """What became of a sentence changed by a word: it may say what it said, where that is harmless, or what the word makes."""
    allowed = (rule, *new.others) if new.harmless else new.others
    if not read:
        return "unread"
    return "same" if any(same_meaning(parts(one), read, frame) for one in allowed) else "wrong"


def _trial(made: Page, at: int, what: str, verdict: str, meant: tuple[Rule, ...], read: tuple[Rule, ...]) -> Trial:
    frame = made.frame
    wanted, found = (tuple(to_notation(rule, frame) for rule in rules) for rules in (meant, read))
    case = Case(
        id=f"{made.setting.theme.name}-{at + 1}",
        source="made",
        text=made.text,
        clues=[ExpectedClue(number=str(at + 1), rules=list(wanted))],
    )
    return Trial(verdict, what, made.sentences[at].text, wanted, found, case)
