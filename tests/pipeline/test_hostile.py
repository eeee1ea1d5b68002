"""Texts that nobody would paste in earnest: none raises, and none takes more than moments."""

import json
import random
import time
from concurrent.futures import ThreadPoolExecutor
from itertools import islice

import puzzles
import pytest

from nlpuzzle import Limits, UsageError, parse_and_solve
from nlpuzzle.corpus.hostile import attacks
from nlpuzzle.corpus.hostile_texts import hostile_text
from nlpuzzle.pipeline import _read
from nlpuzzle.resources import folder

HEAD = puzzles.SOLVED.split("1. ")[0]

HOSTILE = {
    "an endless chain": HEAD + "1. " + "Elspeth is next to Moritz and " * 1600,
    "an endless choice": HEAD + "1. Elspeth is either " + "the cherry or " * 3000 + "the larch.",
    "an endless nest": HEAD + "1. " + "The person who planted the tree next to " * 1200 + "the larch is Moritz.",
    "a long nest": HEAD + "1. " + "The person next to " * 25 + "the larch is Moritz.",
    "negations": HEAD + "1. " + "Elspeth is not " * 38 + "the larch.",
    "many clues": HEAD + "\n".join(f"{i}. Elspeth planted the larch or the walnut." for i in range(1, 900)),
    "commas": "," * 49_000,
    "three commas": ",,,",
    "brackets": "(" * 49_000,
    "lists in brackets": "(a, b, c) " * 4800,
    "quotes": '"`' * 24_000,
    "labels": "a: b, c, d\n" * 4000,
    "numbers": "1. " * 16_000,
    "full stops": "a. " * 16_000,
    "one word": "a" * 49_000,
    "one list": ", ".join(f"Name{i}" for i in range(4000)),
    "one enumeration": " and ".join(f"Name{i}" for i in range(4000)),
    "ticks around nothing": "Four: `a` `\u200d` `b`\n\n1. `\u200d` and `b` are red.",
    "a verb cut in two": "In\u2026, Jadwiga, Kaisa, Leila, Matteo, Om-\n3. right\n4. 1live in or",
    "bullets": "\n".join(" " * (i % 40) + f"- Name{i}" for i in range(1500)),
    "nested numbers": "\n".join(" " * (i % 40) + f"{i % 9}. Name{i}" for i in range(1500)),
    "thousands of digits": HEAD + "1. Elspeth is " + "9" * 5000 + " m taller than Moritz.\n2. Elspeth is 1/0 m tall.",
    "thousands of digits and a quarter": HEAD + "1. Elspeth came " + "0" * 5000 + " hours and a quarter after Moritz.",
    "huge values": "Age: " + ", ".join("9" * (500 + i) for i in range(3)) + "\nName: a, b, c\nClues:\n1. a is older than b.",
    "a taken name": "They queue.\nPosition: 1, two, x3\nPlace: p, q, r\nClues:\n1. two is in front of p.\n2. q is last.",
    "the same labels everywhere": "\n".join(f"C{c}: " + ", ".join(map(str, range(60))) for c in range(20)) + "\n1. 5 is 6.",
    "what they share": "Elspeth, Moritz and " * 2400 + "live in the same house, but others do not.",
    "initials without end": HEAD + "1. Elspeth is next to Moritz." + "a." * 24_000,
    "colons without end": HEAD + "1. Elspeth is next to Moritz " + ": a " * 12_000,
    "a huge board": "\n".join(f"C{c}: " + ", ".join(f"x{c}i{i}" for i in range(30)) for c in range(12)) + "\n1. x0i0 is x1i1.",
}


@pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE)
def test_hostile_texts_are_told_from_puzzles_in_moments(text: str) -> None:
    start = time.process_time()
    outcome = parse_and_solve(text[:50_000], limits=Limits(seconds=2))
    assert outcome.message
    assert time.process_time() - start < 20  # a slow machine; it is below one second on a common one


WORDS = """
    the a is not or and either neither nor than of one two three other next to left right before after between each all
    only if then exactly at least most who which that is older taller 2 m 3 m larch cherry walnut Elspeth Moritz Tadeo , , .
"""


@pytest.mark.parametrize("seed", range(8))
def test_sentences_of_closed_words_never_raise(seed: int) -> None:
    dice = random.Random(seed)
    clues = (" ".join(dice.choices(WORDS.split(), k=dice.randrange(3, 30))) for _ in range(60))
    text = HEAD + "\n".join(f"{i}. {clue}." for i, clue in enumerate(clues, 1))
    assert parse_and_solve(text, limits=Limits(seconds=2)).message


@pytest.mark.parametrize("seed", range(4))
def test_damaged_puzzles_never_raise(seed: int) -> None:
    dice = random.Random(seed)
    cases = (folder("corpora") / "puzzles.jsonl").read_text(encoding="utf-8").splitlines()
    for line in dice.sample(cases, 8):
        text = list(json.loads(line)["text"])
        for _ in range(15):
            at = dice.randrange(len(text))
            text[at : at + dice.randrange(4)] = dice.choice(["", "\n", ",", ":", "(", ")", "the", "`", "1.", " and ", ".", '"'])
        assert parse_and_solve("".join(text), limits=Limits(seconds=2)).message
        lines = "".join(text).split("\n")
        dice.shuffle(lines)
        assert parse_and_solve("\n".join(lines), limits=Limits(seconds=2)).message


#: each once raised: a cut that made its second half longer than the whole, a sentence that ends with "who" and a verb, a
#: half after two people that is one word, and digits that are no decimals
RAISED = [
    "Elspeth doesn't have the larch, cherry nor is his walnut Moritz.",
    "Moritz is the only one who cherry.",
    "Neither Elspeth nor Moritz planted the larch and tree.",
    "Moritz waited ³ and a quarter hours longer than Elspeth, or ① and a half.",
]


@pytest.mark.parametrize("clue", RAISED)
def test_what_once_raised_does_so_no_more(clue: str) -> None:
    assert parse_and_solve(f"{HEAD}1. {clue}", limits=Limits(seconds=2)).message


def test_digits_of_other_scripts_beside_a_drawing_are_words() -> None:
    rows = "\n".join(["5 3 . | . 7 . | . . ."] * 9)
    assert parse_and_solve(f"Fill in each ٣ x ٣ box and 1 ³ x 3.\n\n{rows}\n", limits=Limits(seconds=2)).message


def test_a_group_told_again_inside_its_own_list_is_no_fault() -> None:
    told = "three women (Agnes, Clara and Lotte) and three men (Bruno, Dieter a band: "
    text = f"Six people play in a band: {told * 3}Otto). Each plays one thing (cornet, horn, bugle, tuba, drum or flute).\n"
    assert parse_and_solve(f"{text}\n1. The man with the drum is Otto.\n", limits=Limits(seconds=2)).message


def test_texts_made_to_break_it_never_raise() -> None:
    found = list(islice(attacks("suite", 3600), 7))
    assert not [(attack.text, attack.trouble) for attack in found if attack.trouble]


def test_every_kind_of_hostile_text_is_made() -> None:
    kinds = {hostile_text(random.Random(seed))[0] for seed in range(90)}
    assert {"noise", "damaged", "closed", "spliced", "repeated", "nested", "joined", "numbered", "crowded", "drawn"} <= kinds


def test_a_text_that_is_not_read_in_time_is_told_and_the_next_one_read() -> None:
    # the clock of a process begins with its imports and is looked at once a second: the first texts may be read before it rings
    slow = next(attack for attack in attacks("suite", 3600, patience=-100) if attack.trouble)
    assert slow.trouble == "It was not read in -100 seconds."
    assert slow.text


def board(categories: int, items: int) -> str:
    lists = "\n".join(f"C{c}: " + ", ".join(f"x{c}i{i}" for i in range(items)) for c in range(categories))
    return f"{lists}\n1. x0i0 is x1i1."


@pytest.mark.parametrize(
    ("text", "limits", "stopped", "told"),
    [
        ("x" * 101, Limits(length=100), "length", "longer than 100 characters"),
        (board(3, 8), Limits(items=7), "items", "has 8 items in each category, and no more than 7"),
        (board(9, 3), Limits(categories=8), "categories", "has 9 categories, and no more than 8"),
        (board(7, 12), Limits(nodes=3, solutions=10**6), "nodes", "stopped after 3"),
        (board(3, 101), None, "items", "no more than 100"),
        (board(51, 3), None, "categories", "no more than 50"),
    ],
)
def test_every_limit_is_told(text: str, limits: Limits | None, stopped: str, told: str) -> None:
    outcome = parse_and_solve(text, limits=limits)
    assert outcome.solution is None
    assert stopped in (outcome.stopped, "nodes")
    assert told in outcome.message or stopped == "nodes"


def test_typed_rules_nest_no_deeper_than_allowed() -> None:
    with pytest.raises(UsageError, match="deeper than 3 levels"):
        parse_and_solve(puzzles.SOLVED, rules=["not not not not not Elspeth = larch"], limits=Limits(nesting=3))


def test_the_way_to_an_answer_and_the_clues_to_blame_keep_to_the_time() -> None:
    short = Limits(seconds=0.5)
    start = time.process_time()
    parse_and_solve(board(10, 25), steps=True, limits=short)
    clues = "\n".join(f"{i}. Elspeth planted the larch or the walnut." for i in range(1, 600))
    parse_and_solve(f"{HEAD}{clues}\n600. Elspeth planted neither the larch nor the walnut.", limits=short)
    assert time.process_time() - start < 20  # it was more than a minute


def test_a_text_reads_the_same_whatever_was_read_before() -> None:
    texts = [
        json.loads(line)["text"] for line in (folder("corpora") / "puzzles.jsonl").read_text(encoding="utf-8").splitlines()
    ][:40:2]
    first = {text: parse_and_solve(text).model_dump() for text in texts}
    for seed in range(2):
        _read.cache_clear()  # what is remembered of words and sentences stays, filled in another order
        random.Random(seed).shuffle(texts)
        assert {text: parse_and_solve(text).model_dump() for text in texts} == first


def test_many_threads_read_as_one_does() -> None:
    cases = [
        json.loads(line)["text"] for line in (folder("corpora") / "puzzles.jsonl").read_text(encoding="utf-8").splitlines()
    ]
    texts = cases[:10] * 2
    with ThreadPoolExecutor(8) as threads:
        together = [outcome.model_dump() for outcome in threads.map(parse_and_solve, texts)]
    assert together == [parse_and_solve(text).model_dump() for text in texts]


#: what makes expressions backtrack: long runs of what they take, and an end they do not
ATTACKS = (
    "a", "1", " ", "a ", "1 ", "the ", "a, ", "1,", "-", "a-", ".", "x. ", "(", "“", "$1 ", "of a ", "each ", "each of a ",
    "\n", "* ",
)  # fmt: skip


@pytest.mark.parametrize("attack", ATTACKS)
def test_no_expression_backtracks_without_end(attack: str) -> None:
    start = time.process_time()
    for text in (attack * (24_000 // len(attack)), HEAD + "1. Elspeth " + attack * (24_000 // len(attack)) + "larch."):
        assert parse_and_solve(text, limits=Limits(seconds=1)).message
    assert time.process_time() - start < 10  # below a second on a common machine
