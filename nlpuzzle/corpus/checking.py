"""Our own corpora against what is read today: puzzles clue by clue, single sentences, and near misses."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path

from nlpuzzle.corpus.cases import Case, ExpectedClue, dump_cases, load_cases
from nlpuzzle.corpus.meaning import same_meaning
from nlpuzzle.corpus.scoring import judge
from nlpuzzle.corpus.sentences import UNREAD, Sentence, load_sentences
from nlpuzzle.errors import NotationError
from nlpuzzle.outcome import Outcome
from nlpuzzle.pipeline import Understood, parse_and_solve, read_puzzle, solve_puzzle
from nlpuzzle.puzzle import Clue, Frame, Setup, Span
from nlpuzzle.rules import Rule
from nlpuzzle.rules.notation import parse_rule, to_notation
from nlpuzzle.rules.replacing import renamed
from nlpuzzle.understanding import understand
from nlpuzzle.understanding.reading import ClueReading
from nlpuzzle.values import dataclass

__all__ = ["Check", "Difference", "check_corpora", "check_puzzles", "check_sentences"]


@dataclass(frozen=True)
class Difference:
    """One clue or sentence that is read in another way than expected; rules in the notation."""

    #: case and clue number, or the line of the file
    place: str
    text: str
    expected: tuple[str, ...]
    found: tuple[str, ...]
    note: str = ""

    @property
    def unread(self) -> bool:
        """Nothing was read where something is expected: a gap, not a misreading."""
        return self.found in ((), (UNREAD,))


@dataclass(frozen=True)
class Check:
    """What became of one file."""

    file: str
    #: clues or sentences looked at
    checked: int
    differences: tuple[Difference, ...]


def check_corpora(place: Path, rewrite: bool = False) -> Iterator[Check]:
    """Check a corpus, or every corpus of a folder; with `rewrite`, also write what is read today into the files that differ."""
    files = [place] if place.is_file() else [*sorted(place.glob("*.jsonl")), *sorted(place.glob("*.txt"))]
    for path in files:
        if path.suffix == ".jsonl":
            yield check_puzzles(path, rewrite)
        elif any(line.strip() == "frame:" for line in path.read_text(encoding="utf-8").splitlines()):
            yield check_sentences(path, rewrite)


def check_puzzles(path: Path, rewrite: bool = False) -> Check:
    """Every clue of every case of a JSON Lines file against its expected rules, and the solution."""
    checked = 0
    differences: list[Difference] = []
    cases = []
    for case in load_cases(path):
        puzzle = read_puzzle(case.text)
        checked += len(case.clues)
        if not isinstance(puzzle, Outcome):
            found = list(_differences(case, puzzle))
        else:
            found = list(_unreadable(case, puzzle) if puzzle.kind == "matching" else _drawn_differences(case))
        differences += found
        cases.append(_as_read(case, puzzle) if found and isinstance(puzzle, Understood) else case)
    if rewrite and differences:
        path.write_text(dump_cases(cases), encoding="utf-8")
    return Check(path.name, checked, tuple(differences))


def check_sentences(path: Path, rewrite: bool = False) -> Check:
    """Every sentence of a file, read by itself, against its expected rules."""
    checked = 0
    differences: list[Difference] = []
    lines = path.read_text(encoding="utf-8").splitlines()
    for sentence in load_sentences(path):
        checked += 1
        reading = _read_alone(sentence)
        note = _disagreement(sentence.rules, reading.rules, sentence.frame)
        if note is None:
            continue
        found = tuple(to_notation(rule, sentence.frame) for rule in reading.rules)
        why = note or reading.reason or ""
        differences.append(
            Difference(f"line {sentence.line}", sentence.text, sentence.rules or (UNREAD,), found or (UNREAD,), why)
        )
        lines[sentence.line - 1] = f"{sentence.text} => {' ; '.join(found) or UNREAD}"
    if rewrite and differences:
        path.write_text("\n".join([*lines, ""]), encoding="utf-8")
    return Check(path.name, checked, tuple(differences))


def _read_alone(sentence: Sentence) -> ClueReading:
    clue = Clue("1", sentence.text, Span(0, len(sentence.text)))
    return understand(Setup(sentence.frame, (clue,), story=sentence.story))[0]


def _disagreement(expected: Sequence[str], found: Sequence[Rule], frame: Frame) -> str | None:
    """None where the rules say the same; else what to remark, which may be nothing."""
    try:
        wanted = [parse_rule(rule, frame) for rule in expected]
    except NotationError as error:
        return f"the expected rule does not fit the categories as read: {error}"
    return None if same_meaning(wanted, found, frame) else ""


def _unreadable(case: Case, outcome: Outcome) -> Iterator[Difference]:
    expected = tuple(f"{clue.number}: {rule}" for clue in case.clues for rule in clue.rules)
    yield Difference(case.id, "(the whole puzzle)", expected, (), outcome.message)


def _drawn_differences(case: Case) -> Iterator[Difference]:
    """The sentences beside a drawn grid against their expected rules, and the solution."""
    outcome = parse_and_solve(case.text)
    expected = {clue.number: tuple(clue.rules) for clue in case.clues}
    for clue in outcome.clues:
        wanted = expected.pop(clue.number, ())
        if wanted != tuple(clue.rules):
            yield Difference(f"{case.id} {clue.number}", clue.text, wanted, tuple(clue.rules), clue.reason or "")
    for number, wanted in expected.items():
        yield Difference(f"{case.id} {number}", "(no such sentence was found)", wanted, ())
    verdict = judge(case, outcome)
    if verdict != "right":
        yield Difference(f"{case.id} solution", outcome.message, ("right",), () if verdict == "abstained" else (verdict,))


def _differences(case: Case, puzzle: Understood) -> Iterator[Difference]:
    frame, line = puzzle.setup.frame, puzzle.setup.frame.anchor
    expected = {clue.number.casefold(): tuple(clue.rules) for clue in case.clues}
    explained = False
    other_name = _other_name(case, frame)
    if other_name is not None and line is not None:
        yield Difference(f"{case.id} frame", "(the name of the line)", (other_name,), (line.name,))
        frame = Frame(tuple(replace(c, name=other_name) if c is line else c for c in frame))
    for reading in puzzle.readings:
        wanted = expected.pop(reading.number.casefold(), ())
        rules = reading.rules
        if other_name is not None and line is not None:
            rules = renamed(rules, line.name, other_name)
        note = _disagreement(wanted, rules, frame)
        if note is not None:
            explained = True
            found = tuple(to_notation(rule, frame) for rule in rules)
            yield Difference(f"{case.id} {reading.number}", reading.text, wanted, found, note or reading.reason or "")
    for number, wanted in expected.items():
        if wanted:
            explained = True
            yield Difference(f"{case.id} {number}", "(no such clue was found)", wanted, ())
    outcome = solve_puzzle(puzzle)
    verdict = judge(case, outcome)
    if verdict != "right" and not (verdict == "abstained" and explained):
        yield Difference(f"{case.id} solution", outcome.message, ("right",), () if verdict == "abstained" else (verdict,))


def _other_name(case: Case, frame: Frame) -> str | None:
    """What the case calls the line that its text only implies, where we name it otherwise: one difference, not one a clue."""
    line = frame.anchor
    if case.solution is None or not case.solution.header or line is None or line.given != "implied":
        return None
    name = case.solution.header[0]
    return name if frame.category(name) is None else None


def _as_read(case: Case, puzzle: Understood) -> Case:
    """The case with what is read today as its expectation."""
    frame = puzzle.setup.frame
    clues = [
        ExpectedClue(number=reading.number, rules=[to_notation(rule, frame) for rule in reading.rules])
        for reading in puzzle.readings
        if reading.status != "note"
    ]
    return case.model_copy(update={"clues": clues})
