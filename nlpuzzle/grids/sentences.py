"""Sentences beside a drawn grid: words to classes, classes to the tree of grammars/grid.lark, the tree to rules."""

import re
from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from itertools import product
from pathlib import Path
from typing import Any, Literal

from lark import Lark, Tree, UnexpectedEOF, UnexpectedInput
from lark import Token as LarkToken
from lark.lexer import Lexer

from nlpuzzle.grids.rules import Area, CountAhead, GridRule, Hold, Range
from nlpuzzle.regex import regex
from nlpuzzle.resources import folder
from nlpuzzle.values import dataclass

__all__ = ["Said", "read_sentence"]

_TABLE = Path(__file__).parent / "tables" / "words.txt"
_RANGE = regex(
    r"(?:(?:from|between)\s+)?(?<!\d)(?P<first>\d{1,3}|[A-Z])\s*(?:to|through|thru|and|up to|-|–|—|\.\.\.?)\s*"
    r"(?P<last>\d{1,3}|[A-Z])(?![\w×])",
    re.A,
)
_LIST = regex(r"\d{1,3}(?:,\s*\d{1,3})+,?\s*(?:and|or)?\s*\d{1,3}(?!\w)", re.A)
_SIZE = regex(r"\d+\s*(?:x|×|by|-by-)\s*\d+(?!\w)", re.A)
_TITLE_NUMBER = regex(r"(?:no|nr)\.?\s*\d+|#\s*\d+", re.A)
_WORD = regex(r"[a-z0-9]+(?:[-'’×][a-z0-9]+)*")
#: classes of words that say what stands where: a sentence with one of them must be understood
_TELLING = frozenset(
    "ARROW BOX COLUMN DIAGONAL DIFFERENT DIRECTION NUMBERS ONCE RANGE ROW RULES TWICE VARIANT WINDOW".split()
)
#: and so does one of all, none or only some cells
_QUANTIFIED = frozenset("EACH NO NOT ONLY".split())
_PARTS = frozenset("BLANK CELL MISSING SIGN SIZE".split())


@dataclass(frozen=True, slots=True)
class Said:
    """What became of a sentence: rules, a note that says nothing to solve by, or unread (with the word that stopped us)."""

    status: Literal["parsed", "note", "unparsed"]
    rules: tuple[GridRule, ...] = ()
    reason: str | None = None
    #: it names the kind of puzzle, or speaks of a grid's parts
    names_grid: bool = False


@dataclass(frozen=True, slots=True)
class _Word:
    kind: str
    text: str
    range: Range | None = None


class _Kinds(Lexer):
    """Passes ready-made classes through to Lark; the value of a leaf is the index of its word."""

    def __init__(self, lexer_conf: Any) -> None:
        pass

    def lex(self, data: Iterable[str]) -> Iterator[LarkToken]:  # type: ignore[override]
        for i, kind in enumerate(data):
            yield LarkToken(kind, str(i))


@cache
def _parser() -> Lark:
    grammar = (folder("grammars") / "grid.lark").read_text(encoding="utf-8")
    return Lark(grammar, parser="earley", lexer=_Kinds, ambiguity="explicit")


@cache
def _phrases() -> dict[str, list[tuple[tuple[str, ...], str]]]:
    """The phrases of the table by first word, longest first."""
    found: dict[str, list[tuple[tuple[str, ...], str]]] = {}
    for line in _TABLE.read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            kind, *pattern = line.split()
            for choice in product(*((*w.rstrip("?").split("/"), *([""] if w.endswith("?") else [])) for w in pattern)):
                words = tuple(word for word in choice if word)
                found.setdefault(words[0], []).append((words, kind))
    return {first: sorted(entries, key=lambda entry: -len(entry[0])) for first, entries in found.items()}


@lru_cache(maxsize=4096)
def read_sentence(text: str) -> Said:
    """What a sentence says about a grid."""
    words = list(_words(text))
    kinds = {word.kind for word in words}
    names_grid = bool(kinds & {"GRID", "VARIANT"}) and "sudoku" in text.casefold()
    said = _read(words, kinds)
    return Said(said.status, said.rules, said.reason, names_grid)


def _read(words: list[_Word], kinds: set[str]) -> Said:
    stuck = next((word.text for kind in ("RULES", "?") for word in words if word.kind == kind), None)
    if not kinds & _TELLING and not (kinds & _QUANTIFIED and kinds & _PARTS):
        return Said("note")  # the story around the grid
    if stuck is not None:
        return Said("unparsed", reason=f"I do not read what “{stuck}” says about a grid.")
    merged = _merged(words)
    try:
        tree = _parser().parse([word.kind for word in merged])
    except (UnexpectedInput, UnexpectedEOF):
        return Said("unparsed", reason="The sentence has a form that I do not read.")
    readings = {rules for reading in _trees(tree) if (rules := _rules(reading, merged)) is not None}
    if len(readings) != 1:
        ways = "in two ways" if readings else "in no way that says something definite"
        return Said("unparsed", reason=f"The sentence can be read {ways}.")
    rules = next(iter(readings))
    return Said("parsed" if rules else "note", rules)


def _words(text: str) -> Iterator[_Word]:
    """The words with their classes, "?" for unknown ones; those that say nothing are left out."""
    at = 0
    lower = text.casefold().replace("’", "'")
    while at < len(text):
        if (found := _SIZE.match(lower, at)) is not None and not _longer(lower, at):
            yield _Word("SIZE", found[0])
            at = found.end()
        elif (found := _RANGE.match(text, at)) is not None and (range_ := _range(found["first"], found["last"])) is not None:
            yield _Word("RANGE", found[0], range_)
            at = found.end()
        elif (found := _LIST.match(text, at)) is not None:
            numbers = [int(n) for n in re.findall(r"\d+", found[0])]
            even = numbers == list(range(numbers[0], numbers[-1] + 1))
            yield _Word("RANGE" if even else "?", found[0], Range(str(numbers[0]), str(numbers[-1])) if even else None)
            at = found.end()
        elif (found := _TITLE_NUMBER.match(lower, at)) is not None:
            yield _Word("AMOUNT", found[0])
            at = found.end()
        elif (found := _WORD.match(lower, at)) is not None:
            kind, end = _longest(lower, at)
            if kind != "-":
                yield _Word(kind, text[at:end])
            at = end
        else:
            at += 1


def _longer(text: str, at: int) -> bool:
    """Whether a phrase of the table ("3x3 square") starts here."""
    return _longest(text, at)[0] not in ("?", "AMOUNT")


def _longest(text: str, at: int) -> tuple[str, int]:
    """The class of the longest phrase that starts here, and where it ends."""
    first = _WORD.match(text, at)
    assert first is not None
    for words, kind in _phrases().get(first[0].replace("×", "x"), ()):
        end = first.end()
        for word in words[1:]:
            following = re.compile(r"[\s-]+" + re.escape(word) + r"(?!\w)").match(text, end)
            if following is None:
                break
            end = following.end()
        else:
            return kind, end
    return ("AMOUNT" if first[0].isdecimal() else "?"), first.end()


def _range(first: str, last: str) -> Range | None:
    if first.isdecimal() != last.isdecimal():
        return None
    rising = int(first) < int(last) if first.isdecimal() else first < last
    return Range(first, last) if rising else None


def _merged(words: Iterable[_Word]) -> list[_Word]:
    """The same with verbs in a row as one."""
    found: list[_Word] = []
    for word in words:
        if not (found and word.kind == "OCCUR" == found[-1].kind):
            found.append(word)
    return found


def _trees(tree: Tree[LarkToken]) -> Iterator[Tree[LarkToken]]:
    """Every tree of an ambiguous forest."""
    if tree.data == "_ambig":
        for child in tree.children:
            assert isinstance(child, Tree)
            yield from _trees(child)
        return
    ways: list[list[Tree[LarkToken] | LarkToken]] = [
        list(_trees(child)) if isinstance(child, Tree) else [child] for child in tree.children
    ]
    for children in product(*ways):
        yield Tree(tree.data, list(children))


def _rules(tree: Tree[LarkToken], words: list[_Word]) -> tuple[GridRule, ...] | None:
    """The rules of one tree, () where it is a note; None where it says nothing definite."""
    sentence = tree.children[-1]
    assert isinstance(sentence, Tree)
    leaves = [words[int(str(leaf))] for leaf in sentence.scan_values(lambda leaf: True)]
    ranges = [word.range for word in leaves if word.range is not None]
    one = ranges[0] if len(set(ranges)) == 1 else None
    match str(sentence.data):
        case "counting":
            return (CountAhead(),)
        case "only":
            return (one,) if one is not None else None
        case "titled":
            return tuple(dict.fromkeys(_variant(word.text) for word in leaves if word.kind == "VARIANT"))
        case "both_ways":
            return ()  # what a sign with two heads means
        case "setting" | "goal" | "shown":
            return (one,) if one is not None else ()
    if len(set(ranges)) > 1:
        return None
    if str(sentence.data) in ("areas_hold", "values_appear") and one is None:
        if not any(word.kind in ("EACH", "ONCE") for word in leaves):
            return None
    areas = tuple(dict.fromkeys(area for node in sentence.find_data("area") for area in _areas(node)))
    return (Hold(tuple(sorted(areas, key=_ORDER.index)), one),)


_ORDER: tuple[Area, ...] = ("row", "column", "box", "diagonal", "window")


def _areas(node: Tree[LarkToken]) -> Iterator[Area]:
    kind = str(next(leaf.type for leaf in node.children if isinstance(leaf, LarkToken) and leaf.type.casefold() in _ORDER))
    yield next(area for area in _ORDER if area == kind.casefold())


def _variant(text: str) -> Hold:
    windows = any(word in text.casefold() for word in ("windoku", "hyper"))
    return Hold(("window",) if windows else ("diagonal",))
