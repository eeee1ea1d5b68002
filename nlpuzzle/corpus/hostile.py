"""Texts that nobody would paste in earnest: noise, damaged puzzles, sentences of closed words, fragments repeated at length.

Whatever is pasted, `parse_and_solve` answers with a sentence, in moments.
"""

import random
import time
import traceback
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from nlpuzzle.corpus.cases import load_cases
from nlpuzzle.errors import UsageError
from nlpuzzle.making import load_theme, theme_names
from nlpuzzle.making.pages import Page, page
from nlpuzzle.outcome import Limits
from nlpuzzle.pipeline import parse_and_solve
from nlpuzzle.reading.decode import NotTextError, decode
from nlpuzzle.resources import folder

__all__ = ["Attack", "attacks", "hostile_text"]

#: reading is not bounded by seconds but by its other limits; searching is
LIMITS = Limits(seconds=2)
_MARKS = (
    *"\n\t,;:.()?!-–—…“”‘’'\"`*#|/\\%$€&=<>{}[]0123456789", "\n\n", "1. ", "(a) ", "- ", "| ", "\u00a0", "\u200b", "\u202e",
    "\ufeff", "\x00", "é", "ß", "漢字", "🐈", "n't", "'s", "½", "٣", " and ", " or ", " not ", "...",
)  # fmt: skip
_CLOSED = """
    the a an is are was not or and either neither nor than of one two three four other another next to left right before after
    between each all only if then exactly at least most more less who which that whose older taller years 2 m 3 m $4 5 % first
    second last oldest he she his they it unless while but both same different there nobody every immediately somewhere years
    true , , . ; : ( ) ?
""".split()


@dataclass(frozen=True)
class Attack:
    """What one hostile text did: the seconds of computing it took, and the traceback where it raised."""

    kind: str
    text: str
    seconds: float
    trouble: str | None


def attacks(seed: str, seconds: float) -> Iterator[Attack]:
    """Hostile texts, one after the other, until the time is over."""
    end = time.monotonic() + seconds
    number = 0
    while time.monotonic() < end:
        dice = random.Random(f"{seed}/{number}")
        kind, text = hostile_text(dice)
        started, trouble = time.process_time(), None
        try:
            assert parse_and_solve(text, steps=dice.random() < 0.2, limits=LIMITS).message
        except Exception:  # to find any exception is what this is for
            trouble = traceback.format_exc()
        yield Attack(kind, text, time.process_time() - started, trouble)
        number += 1


def hostile_text(dice: random.Random) -> tuple[str, str]:
    """A text of some kind, no longer than what is read at all."""
    kind, build = dice.choice(list(_KINDS.items()))
    return kind, build(dice)[: LIMITS.length]


def _noise(dice: random.Random) -> str:
    data = dice.randbytes(dice.choice((10, 300, 20_000)))
    try:
        return decode(data)
    except NotTextError:
        return data.decode("latin-1")


def _damaged(dice: random.Random) -> str:
    """A puzzle with characters, words and lines taken out, put in or exchanged."""
    text = _puzzle(dice)
    for _ in range(dice.choice((1, 5, 40))):
        at = dice.randrange(len(text) + 1)
        text = text[:at] + dice.choice(("", *_MARKS)) + text[at + dice.randrange(6) :]
    for split, join in (("\n", "\n"), (" ", " ")):
        parts = text.split(split)
        for _ in range(dice.choice((0, 0, 3, 30))):
            one, other = dice.randrange(len(parts)), dice.randrange(len(parts))
            parts[one], parts[other] = parts[other], parts[one]
        text = join.join(parts)
    return text


def _crossed(dice: random.Random) -> str:
    """The head of one puzzle with the clues of another, or both after each other."""
    one, other = _puzzle(dice), _puzzle(dice)
    at, to = dice.randrange(len(one)), dice.randrange(len(other))
    return dice.choice((one[:at] + other[to:], one + "\n" + other, one[:at] + "\n" + other))


def _closed(dice: random.Random) -> str:
    """Sentences of closed words and labels of a frame."""
    made = _page(dice)
    labels = [label for category in made.frame for label in category.items]
    said = [*_CLOSED, *dice.sample(labels, 6)]
    clues = (" ".join(dice.choices(said, k=dice.randrange(2, 45))) for _ in range(dice.randrange(1, 40)))
    return made.setting.opening + "\nClues:\n" + "\n".join(f"{i}. {clue}." for i, clue in enumerate(clues, 1))


def _spliced(dice: random.Random) -> str:
    """Sentences of a page, each the beginning of one and the end of another, joined by what joins sentences."""
    made = _page(dice)
    said = [s.text.rstrip(".").split() for s in made.sentences]
    clues = []
    for _ in range(20):
        parts = [dice.choice(said) for _ in range(dice.randrange(2, 9))]
        begun, *ends = parts
        pieces = [" ".join(begun[: dice.randrange(1, len(begun) + 1)]), *(" ".join(p[dice.randrange(len(p)) :]) for p in ends)]
        clues.append(dice.choice((" ", ", ", " and ", "; ", " if ", " or ", ", who ", " than ")).join(pieces))
    return made.setting.opening + "\nClues:\n" + "\n".join(f"{i}. {clue}." for i, clue in enumerate(clues, 1))


def _repeated(dice: random.Random) -> str:
    """A fragment of a puzzle so often that the text is as long as may be."""
    text = _puzzle(dice)
    at = dice.randrange(len(text))
    part = text[at : at + dice.choice((1, 2, 5, 20, 80))] or " "
    return text[:at] + part * (dice.choice((200, 5000, 50_000)) // len(part)) + text[at:]


def _puzzle(dice: random.Random) -> str:
    return dice.choice((dice.choice(_own()), _page(dice).text))


def _page(dice: random.Random) -> Page:
    while True:
        try:
            return page(load_theme(dice.choice(theme_names())), dice.randint(2, 7), dice.randint(3, 7), 10, str(dice.random()))
        except UsageError:
            continue


@cache
def _own() -> tuple[str, ...]:
    return tuple(case.text for name in ("puzzles", "grids") for case in load_cases(folder("corpora") / f"{name}.jsonl"))


_KINDS = {
    "noise": _noise, "damaged": _damaged, "crossed": _crossed, "closed": _closed, "spliced": _spliced, "repeated": _repeated,
}  # fmt: skip
