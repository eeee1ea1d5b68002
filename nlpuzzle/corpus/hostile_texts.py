"""Texts that nobody would paste in earnest: noise, damaged puzzles, sentences of closed words, fragments repeated at length.

Near-grammatical texts are the worst of them: clauses of real clues, nested, joined, torn, and with numbers out of all bounds.
"""

import html
import random
import re
from collections.abc import Sequence
from functools import cache

from nlpuzzle.corpus.cases import load_cases
from nlpuzzle.errors import UsageError
from nlpuzzle.making import load_theme, theme_names
from nlpuzzle.making.pages import Page, page
from nlpuzzle.outcome import Limits
from nlpuzzle.reading.decode import NotTextError, decode
from nlpuzzle.resources import folder

__all__ = ["hostile_text"]

#: no text is longer than what is read at all
LONGEST = Limits().length
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
#: how a clause is put around another
_NESTS = (
    ("if", ", then"), ("it is not true that", ""), ("either", ", or"), ("the one who is", " and who"), ("unless", ","),
    ("the person next to", " is next to"), ("(", ")"), ("not", ""), ("“", "” said"), ("exactly one of these is true:", ";"),
)  # fmt: skip
_JOINTS = (
    " and ", " or ", ", ", "; ", ", but ", " if and only if ", " unless ", " nor ", ", and neither ", " than ", ", who ",
    " -- "," and the other ", ": ", " while ", "\n",
)  # fmt: skip
_NUMBERS = (
    "-1", "0", "1.5", "1e308", "1/0", "½", "99/99/9999", "31.02.2020", "25:61", "٣", "³", "IV", "one million", "the 0th",
    "1,2,3", "a dozen dozen", "$", "1.000.000,00", "007", "NaN", "∞", "twenty twenty", "minus two", "2nd and a half",
)  # fmt: skip
_TAGS = (
    "<p>", "</p>", "<br/>", "<li>", "<td>", "<table><tr><td>", "</td></tr></table>", "<script>if (a < b && c) {}</script>",
    "&nbsp;", "&#8217;", "&lt;", "&", "<!-- ", " -->", "<div class='x' style=\"y\">", "<style>p {color: red}</style>",
    "<img src=a.png alt='b'>", "<h1>", "</h1>", "<ol><li>", "<", ">", "<![CDATA[", "&#x110000;", "<a href='https://example.org/?a=1&b=2'>",
)  # fmt: skip


def hostile_text(dice: random.Random) -> tuple[str, str]:
    """A text of some kind, no longer than what is read at all."""
    kind, build = dice.choice(list(_KINDS.items()))
    return kind, build(dice)[:LONGEST]


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
    return _clues(made, list(clues))


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
    return _clues(made, clues)


def _repeated(dice: random.Random) -> str:
    """A fragment of a puzzle so often that the text is as long as may be."""
    text = _puzzle(dice)
    at = dice.randrange(len(text))
    part = text[at : at + dice.choice((1, 2, 5, 20, 80))] or " "
    return text[:at] + part * (dice.choice((200, 5000, 50_000)) // len(part)) + text[at:]


def _nested(dice: random.Random) -> str:
    """A clause inside a clause inside a clause, of the clauses of a page."""
    made = _page(dice)
    said = [s.text.rstrip(".") for s in made.sentences]
    deep, open_, close = dice.choice((2, 8, 25, 300)), *dice.choice(_NESTS)
    clause = dice.choice(said)
    for _ in range(deep):
        clause = f"{open_} {dice.choice(said) if close else ''}{close} {clause}"
    return _clues(made, [clause, *said[:3]])


def _joined(dice: random.Random) -> str:
    """Clauses of a page joined to one sentence, by one word or by many."""
    made = _page(dice)
    said = [s.text.rstrip(".") for s in made.sentences]
    joints = dice.sample(_JOINTS, dice.choice((1, 1, 3)))
    count = dice.choice((3, 12, 60, 800))
    return _clues(made, ["".join(dice.choice(said) + dice.choice(joints) for _ in range(count)) + dice.choice(said)])


def _numbered(dice: random.Random) -> str:
    """A puzzle with numbers that nobody counts to in the places of its own."""
    numbers = [*_NUMBERS, "9" * dice.choice((20, 400, 5000)), "0" * 50 + "1", "1" + ",000" * 30]
    share = dice.choice((0.1, 0.5, 1))
    return re.sub(r"\d+", lambda found: dice.choice(numbers) if dice.random() < share else found[0], _puzzle(dice))


def _crowded(dice: random.Random) -> str:
    """Far more categories, items or clues than a puzzle has."""
    categories, items = dice.choice(((3, 2000), (60, 60), (900, 4), (12, 30), (4, 99)))
    named = dice.choice(("x{}i{}", "Name{1} {0}", "the red {1} of {0}", "{0} {1}", "{1}"))
    lists = [f"C{c}: " + ", ".join(named.format(c, i) for i in range(items)) for c in range(categories)]
    labels = [named.format(dice.randrange(categories), dice.randrange(items)) for _ in range(200)]
    joints = ("is", "is not", "is next to", "is older than", "is either", "or", "and", "are not", "is between", "is before")
    subjects = (dice.sample(labels, dice.randrange(1, 5)) for _ in range(80))
    clues = (" ".join(f"{label} {dice.choice(joints)}" for label in some) for some in subjects)
    return "\n".join(lists) + "\nClues:\n" + "\n".join(f"{i}. {clue} {labels[0]}." for i, clue in enumerate(clues, 1))


def _drawn(dice: random.Random) -> str:
    """Boards of any size, drawn with whatever, some with the words of a puzzle around them."""
    wide, high = dice.choice((3, 9, 16, 25, 120)), dice.choice((3, 9, 16, 25, 200))
    cells = dice.choice((".123456789", "0123456789", "ABCDEFGHIJKLMNOP.", "→←↑↓↗↘*. ", "█ ", "12 3|+-", "a1?"))
    between = dice.choice(("", " ", "|", ",", "\t", " | "))
    board = "\n".join(between.join(dice.choice(cells) for _ in range(wide)) for _ in range(high))
    return dice.choice((board, f"Sudoku\n{board}", f"{_puzzle(dice)}\n{board}", f"{board}\n{_puzzle(dice)}"))


def _marked_up(dice: random.Random) -> str:
    """A puzzle as it stands in the source of a page, whole or torn."""
    text = html.escape(_puzzle(dice))
    for _ in range(dice.choice((3, 40, 400))):
        at = dice.randrange(len(text) + 1)
        text = text[:at] + dice.choice(_TAGS) + text[at:]
    return text


def _foreign(dice: random.Random) -> str:
    """A puzzle with letters that look like others, stand on others, or turn the line."""
    strange = [*"аеоріЅ𝓐ﬁ①²\u0301\u0323\u200d\u202e\u2066\ud7ff𝟗٣", "e\u0301" * 9, "👩‍👩‍👧", "\u0300" * 60]
    share = dice.choice((0.01, 0.1, 0.6))
    return "".join(dice.choice(strange) if dice.random() < share else c for c in _puzzle(dice))


def _clues(made: Page, clues: Sequence[str]) -> str:
    return made.setting.opening + "\nClues:\n" + "\n".join(f"{i}. {clue}." for i, clue in enumerate(clues, 1))


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
    "nested": _nested, "joined": _joined, "numbered": _numbered, "crowded": _crowded, "drawn": _drawn, "marked up": _marked_up,
    "foreign": _foreign,
}  # fmt: skip
