"""Clues that are read, each with a rare word put in that changes what it says: the old rule must not survive.

A closed list of bad words never closes, so none of these words is in a table of the product, and none should be.
"""

import json
import random
from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

import pytest

from nlpuzzle.corpus.cases import load_cases
from nlpuzzle.english.tables import words as word_table
from nlpuzzle.pipeline import Understood, read_puzzle
from nlpuzzle.puzzle import Clue
from nlpuzzle.resources import folder
from nlpuzzle.rules import Rule
from nlpuzzle.rules.notation import to_notation
from nlpuzzle.understanding.tokenising.tokens import Choice, Token
from nlpuzzle.understanding.understand import Understanding

WORDS: dict[str, list[str]] = json.loads((Path(__file__).parent / "mutations.json").read_text(encoding="utf-8"))
#: thousands of clues are read: a busy machine takes longer than over any other test
pytestmark = pytest.mark.timeout(600)
#: the share of mutated clues that may keep their old rule: overall, and of one kind
MOST_KEPT = 0.05
MOST_KEPT_OF_A_KIND = 0.1
#: how often a clue is mutated in one way, where not once; these have a place in fewer clues
TIMES = {"adverb": 3, "verb": 3}
WAYS = [kind for kind in WORDS for _ in range(TIMES.get(kind, 1))]
_FINITE = frozenset({"is", "was", "are", "were", "has", "had"})


@dataclass(frozen=True)
class Mutated:
    """What became of one clue with one word put in."""

    kind: str
    word: str
    text: str
    old: tuple[Rule, ...]
    new: tuple[Rule, ...]
    told: str

    @property
    def kept(self) -> bool:
        return bool(self.new) and set(self.old) <= set(self.new)


def mutate(kind: str, word: str, text: str, tokens: tuple[Token, ...], reader: Understanding) -> str | None:
    """The clue with the word in the place of its kind; None where it has no such place."""
    match kind:
        case "suffix":
            return f"{text.rstrip('.')} {word}."
        case "prefix":
            named = tokens[0].type == "ITEM" and not tokens[0].gap
            return f"{word[0].upper()}{word[1:]} {text if named else text[0].lower() + text[1:]}"
        case "relation":
            last = next((t for t in reversed(tokens) if isinstance(t.reference, Choice)), None)
            if last is None or last is tokens[0]:
                return None
            before = last.gap[-1] if last.gap and last.gap[-1].low in ("the", "a", "an") else last.words[0]
            return f"{text[: before.start]}{word} {text[before.start :]}"
        case _:
            found = _main_verb(tokens, reader)
            if found is None:
                return None
            start, end = found
            return f"{text[:end]} {word}{text[end:]}" if kind == "adverb" else f"{text[:start]}{word}{text[end:]}"


def _main_verb(tokens: tuple[Token, ...], reader: Understanding) -> tuple[int, int] | None:
    """Where the verb between the first two items stands, in characters of the clue."""
    items = [i for i, t in enumerate(tokens) if t.type == "ITEM"]
    if len(items) < 2 or items[0] != 0 or items[1] != 1:
        return None
    gap = tokens[items[1]].gap
    for i, word in enumerate(gap):
        if reader.support.letter(word) == "w":
            return None
        following = gap[i + 1 : i + 2]
        if following and (following[0].low == "by" or reader.support.letter(following[0]) == "v"):
            continue
        if (word.low in _FINITE or reader.support.letter(word) == "v") and word.text[0] != "'":
            return word.start, word.end
    return None


@cache
def mutations() -> tuple[Mutated, ...]:
    """Every clue of a fifth of our own puzzles that is read, mutated once in every way."""
    dice = random.Random(8)
    bags: dict[str, Iterator[str]] = defaultdict(lambda: iter(()))
    found: list[Mutated] = []
    for case in list(load_cases(folder("corpora") / "puzzles.jsonl"))[::5]:
        puzzle = read_puzzle(case.text)
        assert isinstance(puzzle, Understood), case.id
        reader = Understanding(puzzle.setup)
        for reading, clue in zip(puzzle.readings, puzzle.setup.clues, strict=True):
            if reading.status != "parsed":
                continue
            for kind in WAYS:
                word = next(bags[kind], None)
                if word is None:
                    bags[kind] = iter(dice.sample(WORDS[kind], len(WORDS[kind])))
                    word = next(bags[kind])
                text = mutate(kind, word, clue.text, reader.tokens(clue.text), reader)
                if text is not None:
                    found.append(_read(kind, word, text, clue, reading.rules, puzzle))
    return tuple(found)


def _read(kind: str, word: str, text: str, clue: Clue, old: tuple[Rule, ...], puzzle: Understood) -> Mutated:
    """The mutated clue among the other clues of its puzzle."""
    changed = replace(clue, text=text)
    clues = tuple(changed if c.number == clue.number else c for c in puzzle.setup.clues)
    setup = replace(puzzle.setup, clues=clues)
    new = Understanding(setup).read(changed).rules
    return Mutated(kind, word, text, old, new, " ; ".join(to_notation(rule, setup.frame) for rule in new))


def test_the_word_lists() -> None:
    assert sorted(WORDS) == ["adverb", "prefix", "relation", "suffix", "verb"]
    for kind, words in WORDS.items():
        assert len(set(words)) == len(words) >= 25, kind
    tables = [word_table(name) for name in ("denying", "relational", "verbs", "things")]
    listed = [w for words in WORDS.values() for w in words if any(w in table for table in tables)]
    assert not listed, "a mutation word was put into a table: the measure is worth nothing then"


def test_mutated_clues_lose_their_rule() -> None:
    """Overall, and of each kind: one test, because all the clues are read anew for it."""
    made, kept, other = Counter[str](), Counter[str](), Counter[str]()
    for m in mutations():
        made[m.kind] += 1
        kept[m.kind] += m.kept
        other[m.kind] += bool(m.new) and not m.kept
    for kind in WORDS:
        share = f"{kept[kind] / made[kind]:.1%}"
        print(f"{kind:9} {made[kind]:4} mutated, {kept[kind]:3} kept ({share}), {other[kind]:3} another rule")
    total = sum(kept.values()) / sum(made.values())
    print(f"overall   {sum(made.values()):4} mutated, {sum(kept.values()):3} kept ({total:.1%})")
    leaks = "\n".join(f"{m.kind}: {m.text} => {m.told}" for m in mutations() if m.new)
    print(leaks)
    assert sum(made.values()) > 600
    assert total <= MOST_KEPT, leaks
    for kind in WORDS:
        assert made[kind] > 60, kind
        assert kept[kind] <= MOST_KEPT_OF_A_KIND * made[kind], leaks
