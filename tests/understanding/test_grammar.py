"""grammars/clue.lark: every production takes the sentence above it, and Earley finds one derivation of every shape."""

import random
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from importlib import import_module
from typing import Any

import pytest
from clue_frames import DEMO, read_alone, understanding
from lark import Lark, Tree
from lark import Token as LarkToken
from lark.exceptions import UnexpectedInput
from lark.lexer import Lexer

from nlpuzzle.corpus.cases import load_cases
from nlpuzzle.corpus.sentences import load_sentences
from nlpuzzle.pipeline import read_puzzle
from nlpuzzle.resources import folder
from nlpuzzle.rules.notation import to_notation
from nlpuzzle.understanding.clauses.shapes import Unfit, shape_of
from nlpuzzle.understanding.phrasebook import Phrase, phrase_book, productions

Kinds = tuple[str, ...]

GRAMMAR = (folder("grammars") / "clue.lark").read_text(encoding="utf-8")
TERMINALS = sorted({kind for line in GRAMMAR.splitlines() if line.startswith("%declare") for kind in line.split()[1:]})
SHAPES = productions()
EXAMPLES = [(shape, sentence) for shape, sentences in SHAPES for sentence in sentences]


def kinds_of(sentence: str) -> Kinds:
    return tuple(token.type for token in understanding(DEMO, sentence).tokens(sentence))


# ---- every production, with its sentence


def test_the_grammar_was_found() -> None:
    names = [shape for shape, _ in SHAPES]
    assert len(names) > 30
    assert {"ITEM", "NUM", "THAN", "END"} <= set(TERMINALS)
    assert {"facts", "either_subject", "not_relation", "there_is_no"} <= set(names)


@pytest.mark.parametrize("shape", [shape for shape, _ in SHAPES])
def test_every_production_has_an_example(shape: str) -> None:
    assert dict(SHAPES)[shape], f"no sentence stands above {shape!r} in grammars/clue.lark"


@pytest.mark.parametrize(("shape", "sentence"), EXAMPLES)
def test_the_example_has_the_shape_it_stands_above(shape: str, sentence: str) -> None:
    assert shape_of(kinds_of(sentence)).data == shape


@pytest.mark.parametrize("sentence", [sentence for _, sentence in EXAMPLES])
def test_the_example_is_read(sentence: str) -> None:
    reading = read_alone(DEMO, sentence)
    assert reading.status == "parsed", reading.reason


@pytest.mark.parametrize("phrase", list(phrase_book()), ids=lambda phrase: phrase.sentence)
def test_every_sentence_of_the_phrase_book_gives_a_rule(phrase: Phrase) -> None:
    assert phrase.rules


#: sentences for the parts of a clue: amounts with a bound, directions with a remark, halves with a semicolon
PARTS = {
    "Ann is at most three years older than the baker.": ["age(Ann) > age(baker)", "age(Ann) <= age(baker) + 3"],
    "Ann is more than three years older than the baker.": ["age(Ann) > age(baker) + 3"],
    "Ann is less than nine years older than the baker.": ["age(Ann) > age(baker)", "age(Ann) < age(baker) + 9"],
    "Ann is at least three years younger than the baker.": ["age(Ann) <= age(baker) - 3"],
    "Ann stands more than two places behind the baker.": ["position(Ann) > position(baker) + 2"],
    "Ann stands somewhere behind the baker.": ["position(Ann) > position(baker)"],
    "Ann is ahead (but not directly ahead) of the baker.": ["position(Ann) <= position(baker) - 2"],
    "The person two places behind the baker is Ann.": ["beside(baker, position, +2) = Ann"],
    "One of Ann and the baker wears red; the other is last.": ["{Ann, baker} = {red, 5}"],
}


@pytest.mark.parametrize("sentence", PARTS)
def test_the_parts_of_a_clue(sentence: str) -> None:
    reading = read_alone(DEMO, sentence)
    assert [to_notation(rule, DEMO) for rule in reading.rules] == PARTS[sentence], reading.reason


@pytest.mark.parametrize(
    "sentence",
    ["Ann the baker.", "Ann is.", "Is older than Ben.", "Ann, Ben than.", "Not Ann is the baker nor.", "Ann than Ben older."],
)
def test_what_is_no_sentence_is_not_read(sentence: str) -> None:
    reading = read_alone(DEMO, sentence)
    assert (reading.status, reading.rules) == ("unparsed", ())
    assert reading.reason


@pytest.mark.parametrize(
    ("kinds", "at"),
    [
        ("ITEM NOT NOT ITEM END", 2),
        ("ITEM COMP ITEM END", 2),
        ("EITHER ITEM END ITEM", 3),
        ("OF ITEM AND END", 3),
    ],
)
def test_the_first_token_that_does_not_fit_is_told(kinds: str, at: int) -> None:
    with pytest.raises(Unfit) as unfit:
        shape_of(tuple(kinds.split()))
    assert unfit.value.at == at


# ---- Earley, which sees every derivation, as the judge of LALR, which takes the first


class _Ready(Lexer):
    """Passes ready-made token types through, as the lexer of the product does."""

    def __init__(self, lexer_conf: Any) -> None:
        pass

    def lex(self, lexer_state: Any, parser_state: Any = None) -> Iterator[LarkToken]:
        for i, kind in enumerate(lexer_state):
            yield LarkToken(kind, str(i))


@cache
def earley() -> Lark:
    return Lark(GRAMMAR, parser="earley", lexer=_Ready, ambiguity="explicit")


def derivations(kinds: Kinds) -> list[Tree[LarkToken]]:
    """Every tree that Earley finds; several where the grammar is ambiguous, none where the kinds are no clue."""
    try:
        tree: Tree[LarkToken] = earley().parse(kinds)  # type: ignore[arg-type]
    except UnexpectedInput:
        return []
    if any(tree.find_data("_ambig")):
        return [tree, tree]
    return [next(child for child in tree.children if isinstance(child, Tree))]


def lalr(kinds: Kinds) -> list[Tree[LarkToken]]:
    try:
        return [shape_of(kinds)]
    except Unfit:
        return []


@pytest.fixture(scope="module")
def shapes_seen() -> dict[Kinds, str]:
    """Every sequence that the parser is asked about while our own corpora are read, with a sentence it occurs in."""
    seen: dict[Kinds, str] = {}
    current = ""

    def record(kinds: Kinds) -> Tree[LarkToken]:
        seen.setdefault(kinds, current)
        return shape_of(kinds)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(import_module("nlpuzzle.understanding.understand"), "shape_of", record)
        for sentence in (*(sentence for _, sentence in EXAMPLES), *PARTS):
            current = sentence
            read_alone(DEMO, sentence)
        # what is asked for is the grammar, and not how a sentence is read: of each construction the files have several
        for name, every in (("sentences.txt", 5), ("nearmiss.txt", 27)):
            for entry in list(load_sentences(folder("corpora") / name))[::every]:
                current = entry.text
                read_alone(entry.frame, entry.text)
        for case in load_cases(folder("corpora") / "puzzles.jsonl")[::5]:
            current = case.id
            puzzle = read_puzzle(case.text)
            assert not hasattr(puzzle, "status"), case.id
    return seen


def test_the_corpora_have_many_shapes(shapes_seen: dict[Kinds, str]) -> None:
    assert sum(bool(lalr(kinds)) for kinds in shapes_seen) > 60


def test_every_shape_seen_has_one_derivation(shapes_seen: dict[Kinds, str]) -> None:
    several = [(kinds, where) for kinds, where in shapes_seen.items() if lalr(kinds) and len(derivations(kinds)) > 1]
    assert not several, _told(several)


def test_lalr_and_earley_agree_on_every_shape_seen(shapes_seen: dict[Kinds, str]) -> None:
    other = [(kinds, where) for kinds, where in shapes_seen.items() if derivations(kinds)[:1] != lalr(kinds)]
    assert not other, _told(other)


def test_lalr_and_earley_agree_on_broken_shapes(shapes_seen: dict[Kinds, str]) -> None:
    """LALR settles its conflicts silently: a sequence that is nearly a clue shows where it settled one wrongly."""
    dice = random.Random(2)
    terminals = [kind for kind in TERMINALS if kind != "END"]
    whole = [kinds for kinds in shapes_seen if lalr(kinds)]
    broken = {mutated(dice.choice(whole), terminals, dice): "(broken on purpose)" for _ in range(700)}
    taken = [kinds for kinds in broken if lalr(kinds)]
    assert len(taken) > 50
    other = [(kinds, f"{len(derivations(kinds))} derivations") for kinds in broken if derivations(kinds) != lalr(kinds)]
    assert not other, _told(other)


def mutated(kinds: Kinds, terminals: Sequence[str], dice: random.Random) -> Kinds:
    """The sequence with one or two tokens dropped, doubled, put in or exchanged; END stays last."""
    body = list(kinds[:-1])
    for _ in range(dice.choice((1, 1, 2))):
        at = dice.randrange(len(body)) if body else 0
        match dice.randrange(4):
            case 0:
                del body[at : at + 1]
            case 1:
                body[at:at] = body[at : at + 1]
            case 2:
                body.insert(at, dice.choice(terminals))
            case _:
                body[at : at + 1] = [dice.choice(terminals)]
    return (*body, "END")


def test_every_terminal_occurs_in_a_clue_that_is_read(shapes_seen: dict[Kinds, str]) -> None:
    used = {kind for kinds in shapes_seen if lalr(kinds) for kind in kinds}
    assert set(TERMINALS) - used == set()


def _told(found: Iterable[tuple[Kinds, str]]) -> str:
    return "\n".join(f"{' '.join(kinds)}   in: {where}" for kinds, where in found)
