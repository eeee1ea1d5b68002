"""The phrase book: every construction of grammars/clue.lark with its examples and the rules they give.

The examples are the comments above the productions, read over one small frame, so the book is never out of date.
"""

from collections.abc import Iterator
from functools import cache

from nlpuzzle.puzzle import Clue, Setup, Span
from nlpuzzle.regex import regex
from nlpuzzle.resources import folder
from nlpuzzle.rules.printing import to_notation
from nlpuzzle.understanding.framing.spec import frame_of
from nlpuzzle.understanding.understand import Understanding
from nlpuzzle.values import dataclass

__all__ = ["DEMO", "Phrase", "phrase_book", "productions"]

_EXAMPLE = regex(r"\s*// (?P<sentence>[A-Z][^\n]*[.])")
_PRODUCTION = regex(r"(?P<name>[a-z_]+): (?P<body>.*)")
_ALTERNATIVE = regex(r"\s*\| (?P<body>.*)")
_ALIAS = regex(r"-> (?P<alias>[a-z_]+)")
_COMPOUND = regex(r"// (?P<name>[a-z ]+): (?P<sentence>[A-Z].*[.])")
_PARTS, _SENTENCES = "// ---- what a clue talks about", "// ---- sentences of several clauses"


@dataclass(frozen=True, slots=True)
class Phrase:
    """One example: the construction it stands for, and the rules it gives over the demonstration frame."""

    construction: str
    sentence: str
    rules: tuple[str, ...]


DEMO = frame_of(
    """
    position*: 1, 2, 3, 4, 5
    name: Ann, Ben, Cleo, Dev, Eva
    job: baker, cook, driver, painter, tailor
    color: red, blue, green, white, black
    age (years): 15, 18, 21, 30, 42
    """
)
"""Five people in a line: the examples in grammars/clue.lark speak of them."""


@cache
def _grammar() -> str:
    return (folder("grammars") / "clue.lark").read_text(encoding="utf-8")


def productions() -> list[tuple[str, list[str]]]:
    """The shapes of a clause in the order of the grammar, each with the sentences that stand directly above it."""
    found: dict[str, list[str]] = {}
    rule, examples = "", []
    for line in _grammar().partition(_PARTS)[0].splitlines():
        if (comment := _EXAMPLE.fullmatch(line)) is not None:
            examples.append(comment["sentence"])
            continue
        production = _PRODUCTION.fullmatch(line)
        if production is not None:
            rule = production["name"]
        body = production or _ALTERNATIVE.fullmatch(line)
        if body is not None and rule != "start":
            alias = _ALIAS.search(body["body"])
            found.setdefault(alias["alias"] if alias else rule, []).extend(examples)
        examples = []
    return list(found.items())


def _examples() -> Iterator[tuple[str, str]]:
    for shape, sentences in productions():
        yield from ((shape.replace("_", " "), sentence) for sentence in sentences)
    for line in _grammar().partition(_SENTENCES)[2].splitlines():
        if (compound := _COMPOUND.fullmatch(line)) is not None:
            yield compound["name"], compound["sentence"]


def phrase_book() -> Iterator[Phrase]:
    """Every example of the grammar, in its order, with the rules it gives; without rules: it is not read."""
    for construction, sentence in _examples():
        clue = Clue("1", sentence, Span(0, len(sentence)))
        [reading] = Understanding(Setup(DEMO, (clue,))).readings()
        yield Phrase(construction, sentence, tuple(to_notation(rule, DEMO) for rule in reading.rules))
