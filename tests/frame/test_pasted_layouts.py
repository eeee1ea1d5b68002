"""Lists and clues as people paste them: under a sentence, one cell a line, as comments, with codes; and near misses."""

from collections.abc import Callable
from typing import NamedTuple

import pytest

from nlpuzzle.puzzle import Setup
from nlpuzzle.reading import read
from nlpuzzle.understanding.framing.frame import set_up


class Theme(NamedTuple):
    intro: str
    lists: tuple[tuple[str, tuple[str, ...]], ...]
    clues: tuple[str, ...]


THEMES = {
    "potters": Theme(
        "Four potters fire their jugs in one kiln, each at another temperature and with a glaze of their own.",
        (
            ("potters", ("Anselm", "Birgit", "Corin", "Della")),
            ("glazes", ("celadon", "cobalt", "honey", "oxblood")),
            ("fees", ("$12", "$15", "$18", "$21")),
        ),
        (
            "Anselm chose the cobalt glaze",
            "the jug with the honey glaze cost less than Birgit's jug",
            "Corin paid $3 more than the potter who chose oxblood",
            "neither Della nor Birgit paid $21",
        ),
    ),
    "walkers": Theme(
        "Five walkers set off from the same inn on different days, each for another hill.",
        (
            ("walkers", ("Fenton", "Greta", "Hamish", "Isla", "Joss")),
            ("hills", ("Ben More", "Cold Fell", "High Seat", "Long Top", "Red Pike")),
            ("distances", ("6 miles", "8 miles", "9 miles", "11 miles", "14 miles")),
        ),
        (
            "Fenton climbed Red Pike",
            "the walk up Cold Fell was longer than Isla's walk",
            "Greta walked 2 miles more than whoever climbed Long Top",
            "Joss did not walk 14 miles",
            "the person who climbed High Seat walked less than Hamish",
        ),
    ),
    "stalls": Theme(
        "Three stalls at the winter market sell hot drinks.",
        (
            ("owners", ("Kirsten", "Lorenzo", "Maud")),
            ("drinks", ("cider", "cocoa", "punch")),
            ("prices", ("$2", "$3", "$4")),
        ),
        (
            "Maud sells the cocoa",
            "the punch costs more than the cider",
            "Lorenzo charges less than whoever sells the punch",
        ),
    ),
}


ROMANS = ("i", "ii", "iii", "iv", "v")
CIRCLED = "①②③④⑤"
WORDS = ("one", "two", "three", "four", "five")


def numbered(form: str, theme: Theme) -> str:
    marks = (
        {"n": i + 1, "a": "abcde"[i], "A": "ABCDE"[i], "r": ROMANS[i], "R": ROMANS[i].upper(), "w": WORDS[i], "c": CIRCLED[i]}
        for i in range(len(theme.clues))
    )
    return "\n".join(form.format(clue=clue, **mark) for clue, mark in zip(theme.clues, marks, strict=True))


def labelled(theme: Theme) -> str:
    return f"{theme.intro}\n\n" + "\n".join(f"{name.title()}: {', '.join(items)}" for name, items in theme.lists)


def told(setup: Setup) -> tuple[list[tuple[str, ...]], list[str]]:
    return [c.items for c in setup.frame if c.given == "listed"], [c.text.rstrip(".") for c in setup.clues]


def expected(theme: Theme) -> tuple[list[tuple[str, ...]], list[str]]:
    return [items for _, items in theme.lists], list(theme.clues)


def below_the_sentence(theme: Theme) -> str:
    width = max(len(name) for name, _ in theme.lists) + 2
    return theme.intro + "\n" + "\n".join(f"    {f'{name}:':{width}}{', '.join(items)}" for name, items in theme.lists)


def one_cell_a_line(theme: Theme) -> str:
    return f"{theme.intro}\n\n" + "\n".join("\n".join((name.title(), *items)) for name, items in theme.lists)


def one_cell_a_line_apart(theme: Theme) -> str:
    return f"{theme.intro}\n\n" + "\n\n".join("\n\n".join((name.title(), *items)) for name, items in theme.lists)


def one_cell_a_line_with_tabs(theme: Theme) -> str:
    return f"{theme.intro}\n\n" + "\n".join(
        "\n".join((name.title(), *(f"\t{item}" for item in items))) for name, items in theme.lists
    )


def one_cell_a_line_by_rows(theme: Theme) -> str:
    rows = zip(*((name.title(), *items) for name, items in theme.lists), strict=True)
    return f"{theme.intro}\n\n" + "\n".join("\n".join(row) for row in rows)


def json(theme: Theme) -> str:
    rows = (f'  "{name}": [' + ", ".join(f'"{item}"' for item in items) + "]" for name, items in theme.lists)
    return f"{theme.intro}\n\n{{\n" + ",\n".join(rows) + "\n}"


def python(theme: Theme) -> str:
    return f"{theme.intro}\n\n" + "\n".join(
        f"{name} = [" + ", ".join(f"'{item}'" for item in items) + "]" for name, items in theme.lists
    )


def prolog(theme: Theme) -> str:
    return f"{theme.intro}\n\n" + "\n".join(f"{name}([{', '.join(items)}])." for name, items in theme.lists)


def sets(theme: Theme) -> str:
    return f"{theme.intro}\n\n" + "\n".join(f"{name} ∈ {{{', '.join(items)}}}" for name, items in theme.lists)


def yaml(theme: Theme) -> str:
    return f"{theme.intro}\n\n" + "\n".join(
        f"{name}:\n" + "\n".join(f"  - {item}" for item in items) for name, items in theme.lists
    )


def yaml_in_brackets(theme: Theme) -> str:
    return f"{theme.intro}\n\n" + "\n".join(f"{name}: [{', '.join(items)}]" for name, items in theme.lists)


def commas_alone(theme: Theme) -> str:
    return f"{theme.intro}\n\n" + "\n".join(",".join((name, *items)) for name, items in theme.lists)


def wiki_table(theme: Theme) -> str:
    rows = "\n|-\n".join(f"! {name}\n| {' || '.join(items)}" for name, items in theme.lists)
    return f'{theme.intro}\n\n{{| class="wikitable"\n{rows}\n|}}'


def wiki_headings(theme: Theme) -> str:
    return f"{theme.intro}\n\n" + "\n".join(
        f"=== {name} ===\n" + "\n".join(f"* {item}" for item in items) for name, items in theme.lists
    )


def wiki_bold(theme: Theme) -> str:
    return f"{theme.intro}\n\n" + "\n".join(f"* '''{name}''': {', '.join(items)}" for name, items in theme.lists)


def forum_bold(theme: Theme) -> str:
    return f"{theme.intro}\n\n" + "\n".join(f"[b]{name}[/b]: {', '.join(items)}" for name, items in theme.lists)


def latex(theme: Theme) -> str:
    return f"{theme.intro}\n\n" + "\n".join(f"\\textbf{{{name}}}: {', '.join(items)} \\\\" for name, items in theme.lists)


def definitions_of_a_page(theme: Theme) -> str:
    rows = "\n".join(f"<dt>{name}</dt><dd>{', '.join(items)}</dd>" for name, items in theme.lists)
    return f"<p>{theme.intro}</p>\n<dl>\n{rows}\n</dl>"


def one_line_with_bars(theme: Theme) -> str:
    return f"{theme.intro}\n\n" + " | ".join(f"{name}: {', '.join(items)}" for name, items in theme.lists)


def fat_arrows(theme: Theme) -> str:
    return f"{theme.intro}\n\n" + "\n".join(f"{name} => {', '.join(items)}" for name, items in theme.lists)


def counted_between_dashes(theme: Theme) -> str:
    count = WORDS[len(theme.lists[0][1]) - 1].capitalize()
    return theme.intro + " " + " ".join(f"{count} {name} - {' - '.join(items)}." for name, items in theme.lists)


LISTS = (
    below_the_sentence, one_cell_a_line, one_cell_a_line_apart, one_cell_a_line_with_tabs, one_cell_a_line_by_rows, json,
    python, prolog, sets, yaml, yaml_in_brackets, commas_alone, wiki_table, wiki_headings, wiki_bold, forum_bold, latex,
    definitions_of_a_page, one_line_with_bars, fat_arrows, counted_between_dashes,
)  # fmt: skip


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
@pytest.mark.parametrize("layout", LISTS, ids=lambda f: f.__name__)
def test_lists(layout: Callable[[Theme], str], theme: Theme) -> None:
    setup = set_up(read(f"{layout(theme)}\n\n{numbered('{n}. {clue}.', theme)}\n"))
    assert told(setup) == expected(theme)


CLUE_FORMS = {
    "codes and gaps": "C{n}  {clue}",
    "codes and gaps, indented": "   F{n}   {clue}",
    "codes and a space": "H{n} {clue}",
    "codes and colons": "R{n}: {clue}",
    "codes and colons, whole sentences": "R{n}: {clue}.",
    "codes and brackets": "(F{n}) {clue}",
    "codes and one bracket": "H{n}) {clue}",
    "codes and dashes": "P{n} - {clue}",
    "hashes": "#{n} {clue}",
    "facts": "Fact {n}: {clue}",
    "numbers alone": "{n}\n{clue}.",
    "numbers alone with a stop": "{n}.\n{clue}.",
    "clues alone": "Clue {n}\n{clue}.",
    "clues alone with a colon": "Clue {n}:\n{clue}.",
    "numbers alone, apart": "{n}\n\n{clue}.\n",
    "per cent": "   % {n}  {clue}",
    "two dashes": "-- {n} {clue}",
    "slashes": "// {n}. {clue}",
    "hash comments": "# {n} {clue}",
    "hash comments with a stop": "# {n}. {clue}.",
    "semicolon comments": "; {n}) {clue}",
    "bullets and numbers": "* {n}) {clue}.",
    "a number and a dash": "{n}- {clue}.",
    "a number and a slash": "{n}/ {clue}.",
    "a letter and a slash": "{a}/ {clue}.",
    "a letter and a dash": "{a} - {clue}.",
    "a letter in square brackets": "[{a}] {clue}.",
    "a numeral and a dash": "{r}- {clue}.",
    "a numeral and a slash": "{r}/ {clue}.",
    "a large numeral and a dash": "{R} - {clue}.",
    "in a circle": "{c} {clue}.",
    "by word": "Clue {w}: {clue}.",
    "by letter": "Statement {A}. {clue}.",
    "clues in brackets": "[Clue {n}] {clue}.",
    "numbers in brackets": "Clue [{n}] {clue}.",
    "No.": "No. {n}: {clue}.",
    "first, second": "{n}°  {clue}.",
    "angle brackets": "<{n}> {clue}.",
    "curly brackets": "{{{n}}} {clue}.",
    "underscores": "_{n}_ {clue}.",
    "ticks": "`{n}` {clue}.",
    "rows of a table": "| {n} | {clue}. |",
    "bars after them": "{n}. {clue}. |",
    "escaped stops": "{n}\\. {clue}.",
    "boxes to tick": "- [ ] {clue}.",
    "arrows": "-> {clue}.",
    "double arrows": "=> {clue}.",
    "wiki, numbered": "# {clue}.",
    "wiki, indented": ": {clue}.",
    "dashes without a space": "-{clue}.",
    "items of LaTeX": "\\item {clue}.",
    "marked items of LaTeX": "\\item[({a})] {clue}.",
    "strings of a program": 'clue{n} = "{clue}."',
    "strings in a list": '"{clue}.",',
    "codes with a stop": "C.{n} {clue}.",
    "small codes": "c{n}. {clue}.",
    "semicolons": "({n}) {clue};",
    "commas": "({n}) {clue},",
}


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
@pytest.mark.parametrize("form", CLUE_FORMS.values(), ids=CLUE_FORMS)
def test_clues(form: str, theme: Theme) -> None:
    setup = set_up(read(f"{labelled(theme)}\n\n{numbered(form, theme).rstrip(';,')}\n\nWho has what?\n"))
    assert told(setup) == expected(theme)


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
@pytest.mark.parametrize("mark", ["{n}. ", "{n}) ", "({n}) ", "[{n}] "])
def test_clues_one_after_another(mark: str, theme: Theme) -> None:
    clues = [f"{clue[0].upper()}{clue[1:]}" for clue in theme.clues]
    setup = set_up(read(f"{labelled(theme)}\n\n{' '.join(f'{mark.format(n=i)}{clue}.' for i, clue in enumerate(clues, 1))}\n"))
    assert told(setup) == (expected(theme)[0], clues)


TITLES = ("*** A Day Out ***   level: 3/5", "--- A Day Out ---", "~~~ A Day Out ~~~", "== A Day Out ==")


@pytest.mark.parametrize("title", TITLES)
def test_title_between_signs(title: str) -> None:
    theme = THEMES["walkers"]
    setup = set_up(read(f"{title}\n\n{labelled(theme)}\n\n{numbered('{n}. {clue}.', theme)}"))
    assert told(setup) == expected(theme)


def test_names_as_code() -> None:
    theme = THEMES["stalls"]
    (_, names), (_, drinks), _ = theme.lists
    ticked = f"The owners are named {', '.join(f'`{n}`' for n in names)}. Each sells another drink: {', '.join(drinks)}."
    clues = f"1. Both `{names[0]}` and `{names[1]}` sell cold drinks.\n2. `{names[2]}` sells the `{drinks[1]}`."
    setup = set_up(read(f"{ticked}\n\n{clues}"))
    assert [c.items for c in setup.frame] == [names, drinks]
    assert len(setup.clues) == len(clues.split("\n"))


def test_clues_between_other_text() -> None:
    theme = THEMES["potters"]
    for form in (f for f in CLUE_FORMS.values() if "{n}" in f):
        clues = numbered(form, theme).rstrip(";,")
        setup = set_up(read(f"{below_the_sentence(theme)}\n\n{clues}\n\nHand in the table on Friday.\n"))
        assert told(setup) == expected(theme), form


WRAPS = {
    "bars": lambda text: "\n".join(f"| {line}".rstrip() for line in text.split("\n")),
    "two dashes": lambda text: "\n".join(f"-- {line}".rstrip() for line in text.split("\n")),
    "REM": lambda text: "\n".join(f"REM {line}".rstrip() for line in text.split("\n")),
    "apostrophes": lambda text: "\n".join(f"' {line}".rstrip() for line in text.split("\n")),
    "a comment of stars": lambda text: "/*\n" + "\n".join(f" * {line}".rstrip() for line in text.split("\n")) + "\n */",
    "quotes": lambda text: "\n".join(f'"{line}"' for line in text.split("\n")),
    "a string": lambda text: text.replace("\n", "\\n"),
    "a forum": lambda text: f"[quote=Zed]\n{text}\n[/quote]",
    "breaks": lambda text: text.replace("\n", "<br>\n"),
}


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
@pytest.mark.parametrize("wrap", WRAPS.values(), ids=WRAPS)
def test_whole_texts(wrap: Callable[[str], str], theme: Theme) -> None:
    assert told(set_up(read(wrap(f"{labelled(theme)}\n\nClues:\n{numbered('{n}. {clue}.', theme)}")))) == expected(theme)


def test_comment_that_is_wrapped() -> None:
    text = (
        "% 1  Ann is taller than the girl\n%    with the kite\n% 2  Bea has the red scarf on\n% 3  Cleo is not as tall as Bea"
    )
    assert [p.text for p in read(text).passages] == [
        "Ann is taller than the girl with the kite", "Bea has the red scarf on", "Cleo is not as tall as Bea",
    ]  # fmt: skip


@pytest.mark.parametrize(
    "text",
    [
        "C1 is to the left of the red chair\nC2 has four wooden legs under it\nC3 was painted in the spring",
        "The chairs are C1 to C3.\nC1  the red one by the door\nC2  the one next to C1\nC3  the blue one over there",
        "C1: mint, sage, lime\nC2: oak, ash, elm\nC3: tin, zinc, lead",
        "C2  the red one by the door\nC3  the one next to it\nC4  the blue one over there",
        "% 3  Ann is taller than Bea\n% 5  Bea is taller than Cleo\n% 9  Cleo is not very tall",
        "# 1  the first of two lines\n# 2  the second of two lines",
        "11\n12\n14\n15",
        "1\nAnn\n2\nBea\n3\nCleo",
        "A - B is a liar, he says.\nB - C is a knave for sure.\nC - A and B are the same.",
        "A: B is a liar, he says.\nB: A is a knave for sure.\nC: A and B are the same.",
        "1/2 cup of sugar and milk\n2/3 cup of flour and salt\n3/4 cup of butter and eggs",
        "1/ 2 hours with Ann the cook\n2/ 3 hours with Bo the cook\n3/ 4 hours with Cy the cook",
        "1st May was a Monday evening.\n2nd May was a Tuesday evening.\n3rd May was a Wednesday evening.",
        "1-0 was the score for Ann.\n2-1 was the score for Bo.\n3-1 was the score for Cy.",
        "-5 degrees is very cold.\n-6 degrees is colder still.\n-7 degrees is very cold.",
        "One is the baker of the town.\nTwo are the cooks of the inn.\nThree are maids at the hall.",
        "Who is who?\n-> Ann lives in the red house.\n-> Bo lives in the blue house.\n-> Cy lives in the green house.",
    ],
)
def test_no_running_marks(text: str) -> None:
    assert not any(p.kind == "entry" for p in read(text).passages)


def test_bullets_that_count_their_things() -> None:
    text = "Walks:\n- 1) hour with a guide\n- 2) hour with a dog\n- 3) hour with a map"
    assert [p.text for p in read(text).passages][1:] == ["1) hour with a guide", "2) hour with a dog", "3) hour with a map"]


@pytest.mark.parametrize(
    "text",
    [
        # no heads: every name may be one
        "Ames\nBrody\nCline\nDacre\nEvans\nFoley\nGrant\nHolm",
        # lists of two periods: a head at every fourth line, or at every sixth
        "Hat\ncap\nhood\nbonnet\nCoat\ncape\nPet\ndog\nCar\nvan\nBag\nsack",
        # rows of a solution are not sorted
        "Guest\nRoom\nPaper\nCline\n11\nSentinel\nAmes\n12\nHerald\nBrody\n14\nArgus",
        # an item that comes twice
        "Guest\nAmes\nBrody\nCline\nRoom\n11\n12\n12",
        # one list alone
        "Guest\nAmes\nBrody\nCline\nDacre",
        # lists of different length
        "Guest\nAmes\nBrody\nCline\nDacre\nRoom\n11\n12\n14",
    ],
)
def test_no_grid(text: str) -> None:
    assert not any(p.kind == "label" for p in read(f"{text}\n\nWho is where?").passages)


def test_labels_that_are_no_lists() -> None:
    text = "We met at noon.\nann: the tall one has it, or so I hear, and you know it.\nbob: no, it is red, blue or green."
    assert not any(p.kind == "label" and "," in p.text for p in read(text).passages)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("(a) Ann is first;\n(b) Bo is last;\n(c) Cy is tall.", ["Ann is first", "Bo is last", "Cy is tall."]),
        ("1. Ann is first;\n2. Bo is last; and\n3. Cy is tall.", ["Ann is first", "Bo is last", "Cy is tall."]),
        ("- Ann is first,\n- Bo is last, and\n- Cy is tall.", ["Ann is first", "Bo is last", "Cy is tall."]),
        ("i) if Ann won, Bo lost;\nii) Cy did not win;", ["if Ann won, Bo lost", "Cy did not win"]),
        # a choice, and sentences that go on
        ("1. Ann is first; or\n2. Bo is last.", ["Ann is first; or", "Bo is last."]),
        ("1. Ann is first;\n2. but Bo is not last.", ["Ann is first;", "but Bo is not last."]),
        ("1. Ann is first;\n2. Bo is last.\n3. Cy is tall.", ["Ann is first;", "Bo is last.", "Cy is tall."]),
    ],
)
def test_signs_of_a_list(text: str, expected: list[str]) -> None:
    found = read(text)
    assert [p.text for p in found.passages] == expected
    assert [text[p.span.start : p.span.end] for p in found.passages] == expected


@pytest.mark.parametrize("mark", ["Q.7 ", "Q7. ", "Q7 ", "(Q7) ", "[Q7] ", "Question 7: ", "Q 7) ", "Q7: ", "Question 7 - "])
@pytest.mark.parametrize(
    "question", ["Which lecture is given on Friday?", "On which day does Ann row?", "Who paid the most?", "Is Bo the cook?"]
)
def test_marks_of_questions(mark: str, question: str) -> None:
    assert [p.text for p in read(f"1. Ann is the cook.\n2. Bo is first.\n\n{mark}{question}\n").passages][-1] == question


@pytest.mark.parametrize("text", ["Q7 is next to Q8, isn't it?", "Question 7 was hard, was it not?"])
def test_no_marks_of_questions(text: str) -> None:
    assert [p.text for p in read(text).passages][-1] == text
