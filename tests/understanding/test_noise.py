"""A puzzle with one thing wrong in it: a name misspelt, two items changed about, a "not" put in or left out, a clue gone.

What such a clue is read as must follow its new words; what cannot be read is reported, a misspelt name with the right one.
"""

import random
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from functools import cache
from typing import Any

import pytest
from gold_cases import COLLECTIONS, shared_cases

from nlpuzzle.corpus.cases import load_cases
from nlpuzzle.pipeline import Understood, read_puzzle
from nlpuzzle.puzzle import Clue, Item
from nlpuzzle.resources import folder
from nlpuzzle.rules import Rule
from nlpuzzle.rules.notation import to_notation
from nlpuzzle.understanding.reading import ClueReading
from nlpuzzle.understanding.tokenising.tokens import Choice, Token
from nlpuzzle.understanding.understand import Understanding

#: how many cases of each public collection are tried, and how many clues of each
SAMPLE = {"lgp": 9, "bbh": 6, "zebralogic": 3}
CLUES = 3
#: of the misspelt names, how many in a hundred are offered as they should be spelt
SUGGESTED = 85
_NOT = re.compile(r"\b(is|was|are|were|does|did|do|will) not\b|(?<=[a-z])n't\b")
_VERB = re.compile(r"\b(is|was|are|were|will|can)\b(?! not|n)")


@cache
def puzzles() -> tuple[tuple[str, Understood], ...]:
    """Our own puzzles, and some of the public ones where they are present."""
    dice = random.Random(11)
    cases = [case for name in ("puzzles", "blind6") for case in load_cases(folder("corpora") / f"{name}.jsonl")]
    for name, count in SAMPLE.items():
        found = shared_cases(name)
        cases += dice.sample(found, min(count, len(found)))
    read = ((case.id, read_puzzle(case.text)) for case in cases)
    return tuple((name, puzzle) for name, puzzle in read if isinstance(puzzle, Understood))


def some_clues() -> Iterator[tuple[str, Understood, Clue, ClueReading, tuple[Token, ...]]]:
    """A few clues that are read of every puzzle, with their tokens."""
    for n, (name, puzzle) in enumerate(puzzles()):
        by_number = {r.number: r for r in puzzle.readings}
        read = [c for c in puzzle.setup.clues if by_number[c.number].status == "parsed"]
        reader = Understanding(puzzle.setup)
        for clue in random.Random(n).sample(read, min(CLUES, len(read))):
            yield name, puzzle, clue, by_number[clue.number], reader.tokens(clue.text)


def changed(puzzle: Understood, clue: Clue, text: str) -> ClueReading:
    """The clue with another text, among the other clues of its puzzle."""
    new = replace(clue, text=text)
    clues = tuple(new if c.number == clue.number else c for c in puzzle.setup.clues)
    return Understanding(replace(puzzle.setup, clues=clues)).read(new)


def told(reading: ClueReading, puzzle: Understood) -> str:
    return f"{reading.text} => {' ; '.join(to_notation(rule, puzzle.setup.frame) for rule in reading.rules)}"


def misspelt(word: str, dice: random.Random) -> str:
    """The word with an inner letter left out, doubled, changed, or changing places with the next."""
    at = dice.randrange(1, len(word) - 1)
    match dice.randrange(4):
        case 0:
            return word[:at] + word[at + 1 :]
        case 1:
            return word[:at] + word[at] + word[at:]
        case 2:
            return word[:at] + dice.choice("aeioulnrst") + word[at + 1 :]
    return word[:at] + word[at + 1] + word[at] + word[at + 2 :]


def test_a_misspelt_name_is_reported_and_never_guessed() -> None:
    counts, guessed = Counter[str](), []
    dice = random.Random(5)
    for _, puzzle, clue, _, tokens in some_clues():
        named = [t for t in tokens if isinstance(t.reference, Choice) and len(t.words) == 1 and t.number is None]
        long = [t for t in named if len(t.words[0].low) > 4 and t.words[0].low == t.reference.items[0].label.casefold()]  # type: ignore[union-attr]
        if not long:
            continue
        word = dice.choice(long).words[0]
        wrong = misspelt(word.text, dice)
        if any(wrong.casefold() == item.label.casefold() for item in puzzle.setup.frame.items) or wrong == word.text:
            continue
        if wrong in (word.text.replace("our", "or"), word.text.replace("oes", "os")):
            continue  # "Harbor" and "mangos" are no misspellings
        reading = changed(puzzle, clue, clue.text[: word.start] + wrong + clue.text[word.end :])
        counts["misspelt"] += 1
        counts["suggested"] += any(s.casefold() == word.low for s in reading.suggestions)
        guessed += [told(reading, puzzle)] * bool(reading.rules)
    assert not guessed, "\n".join(guessed)
    assert counts["misspelt"] > 30
    assert counts["suggested"] * 100 >= SUGGESTED * counts["misspelt"], dict(counts)


def test_two_items_changed_about_change_about_in_the_rules() -> None:
    counts, wrong = Counter[str](), []
    dice = random.Random(6)
    for _, puzzle, clue, before, tokens in some_clues():
        single = [t for t in tokens if isinstance(t.reference, Choice) and len(t.reference.items) == 1 and t.number is None]
        items = Counter(t.reference.items[0] for t in single)  # type: ignore[union-attr]
        once = [t for t in single if items[t.reference.items[0]] == 1]  # type: ignore[union-attr]
        pairs = [(a, b) for a in once for b in once if a.words[0].start < b.words[0].start and _alike(a, b)]
        if not pairs:
            continue
        first, second = dice.choice(pairs)
        text = _exchanged(clue.text, first, second)
        one, other = first.reference.items[0], second.reference.items[0]  # type: ignore[union-attr]
        expected = {_mapped(rule, {one: other, other: one}) for rule in before.rules}
        reading = changed(puzzle, clue, text)
        counts["changed"] += 1
        wrong += [told(reading, puzzle)] * (bool(reading.rules) and set(reading.rules) != expected)
    assert not wrong, "\n".join(wrong)
    assert counts["changed"] > 10


def _alike(a: Token, b: Token) -> bool:
    assert isinstance(a.reference, Choice)
    assert isinstance(b.reference, Choice)
    return a.reference.items[0].category == b.reference.items[0].category


def _exchanged(text: str, first: Token, second: Token) -> str:
    a, b = (first.words[0].start, first.words[-1].end), (second.words[0].start, second.words[-1].end)
    return text[: a[0]] + text[b[0] : b[1]] + text[a[1] : b[0]] + text[a[0] : a[1]] + text[b[1] :]


def _mapped(value: Any, items: dict[Item, Item]) -> Any:
    if isinstance(value, Item):
        return items.get(value, value)
    if isinstance(value, tuple):
        return tuple(_mapped(part, items) for part in value)
    if not is_dataclass(value) or isinstance(value, type):
        return value
    return replace(value, **{f.name: _mapped(getattr(value, f.name), items) for f in fields(value)})


@pytest.mark.parametrize("way", ["denied", "affirmed"])
def test_a_not_put_in_or_left_out_changes_the_rule(way: str) -> None:
    count, kept = 0, []
    for _, puzzle, clue, before, _ in some_clues():
        found, verb = _NOT.search(clue.text), _VERB.search(clue.text)
        if way == "denied" and verb is not None and found is None:
            text = f"{clue.text[: verb.end()]} not{clue.text[verb.end() :]}"
        elif way == "affirmed" and found is not None:
            text = clue.text[: found.start()] + (found[1] or "") + clue.text[found.end() :]
        else:
            continue
        count += 1
        reading = changed(puzzle, clue, text)
        kept += [told(reading, puzzle)] * (bool(reading.rules) and set(before.rules) <= set(reading.rules))
    assert not kept, "\n".join(kept)
    assert count > (5 if COLLECTIONS else 2)


def test_without_one_clue_the_others_say_what_they_said() -> None:
    other: list[str] = []
    for n, (_, puzzle) in enumerate(puzzles()):
        gone = random.Random(n).choice(puzzle.setup.clues)
        setup = replace(puzzle.setup, clues=tuple(c for c in puzzle.setup.clues if c is not gone and c.parent != gone.number))
        before: dict[str, tuple[Rule, ...]] = {r.number: r.rules for r in puzzle.readings}
        after = Understanding(setup).readings()
        other += [told(r, puzzle) for r in after if r.rules and before[r.number] and r.rules != before[r.number]]
    assert not other, "\n".join(other)
