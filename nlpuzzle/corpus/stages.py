"""Sentences of known meaning to be changed: generated ones, and our own, each among others about the same puzzle."""

import random
from collections.abc import Iterator
from functools import cache
from itertools import count

from nlpuzzle.corpus.sentences import Sentence, load_sentences
from nlpuzzle.corpus.trials import Stage
from nlpuzzle.errors import UsageError
from nlpuzzle.making import load_theme, theme_names
from nlpuzzle.making.pages import Page, Said, page
from nlpuzzle.outcome import Outcome
from nlpuzzle.pipeline import Understood, read_puzzle
from nlpuzzle.puzzle import Clue, Frame, Setup, Span
from nlpuzzle.resources import folder
from nlpuzzle.rules import And
from nlpuzzle.rules.notation import parse_rule

__all__ = ["OWN", "random_page", "read_page", "stages"]

#: the kind of our own sentences
OWN = "own"
#: sentences on one page: as many as the clues of a puzzle
PAGE = 14
#: fewer sentences of one frame make no puzzle
_FEWEST = 4


def stages(seed: str) -> Iterator[Stage]:
    """Without end: a page of generated sentences, then one of our own, and so on; of each what is read as it is meant."""
    for number in count():
        generated = number % 2 == 0 or not _own()
        stage = _generated(f"{seed}-{number}") if generated else _chosen(f"{seed}-{number}")
        if stage is not None:
            yield stage.without_unread()


def random_page(seed: str) -> Page:
    """A page about any theme that has words enough."""
    dice = random.Random(seed)
    while True:
        theme = load_theme(dice.choice(theme_names()))
        try:
            return page(theme, dice.randint(3, 7), dice.randint(3, 7), PAGE, seed)
        except UsageError:
            continue


def read_page(made: Page) -> Understood | None:
    """The page as read; None where its frame is not what was meant, so that no rule can be compared."""
    puzzle = read_puzzle(made.text)
    if isinstance(puzzle, Outcome) or _items(puzzle.setup.frame) != _items(made.frame):
        return None
    return puzzle


def _items(frame: Frame) -> list[tuple[str, ...]]:
    """The items of a frame without regard to the order of its categories."""
    return sorted(category.items for category in frame)


def _generated(seed: str) -> Stage | None:
    made = random_page(seed)
    puzzle = read_page(made)
    if puzzle is None or len(puzzle.setup.clues) != len(made.sentences):
        return None
    return Stage(made.setting.theme.name, made.setting.opening, puzzle.setup, made.sentences, made.frame)


def _chosen(seed: str) -> Stage:
    """Some of our own sentences of one frame."""
    dice = random.Random(seed)
    block = dice.choice(_own())
    chosen = dice.sample(block, min(PAGE, len(block)))
    frame = chosen[0].frame
    said = tuple(_said(sentence) for sentence in chosen)
    clues = tuple(Clue(str(n), s.text, Span(0, len(s.text))) for n, s in enumerate(chosen, 1))
    lists = "\n".join(f"{category.name}: {', '.join(category.items)}" for category in frame)
    return Stage(f"line-{chosen[0].line}", f"{lists}\n", Setup(frame, clues), said, frame)


def _said(sentence: Sentence) -> Said:
    rules = tuple(parse_rule(rule, sentence.frame) for rule in sentence.rules)
    return Said(OWN, "sentence", rules[0] if len(rules) == 1 else And(rules), sentence.text, "")


@cache
def _own() -> tuple[tuple[Sentence, ...], ...]:
    """Our own sentences that are one statement, by frame; none where the file is not there."""
    try:
        path = folder("corpora") / "sentences.txt"
    except FileNotFoundError:
        return ()
    found: dict[Frame, list[Sentence]] = {}
    for sentence in load_sentences(path) if path.exists() else ():
        if sentence.rules and sentence.text.endswith(".") and ". " not in sentence.text:
            found.setdefault(sentence.frame, []).append(sentence)
    return tuple(tuple(sentences) for sentences in found.values() if len(sentences) >= _FEWEST)
