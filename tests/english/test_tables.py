"""The word tables: their order and form, what must not overlap, and words that must never be licensed."""

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest

import nlpuzzle.english.tables
from nlpuzzle.english.adjectives import comparative, superlative
from nlpuzzle.english.classes import CLASS_TABLES, word_class
from nlpuzzle.english.morphology import singular
from nlpuzzle.english.tables import rows, words
from nlpuzzle.english.units import DIMENSIONS
from nlpuzzle.english.words import forms, key, split
from nlpuzzle.puzzle import Category, Frame
from nlpuzzle.understanding.soundness.support import DENIED, UNKNOWN, Support
from nlpuzzle.understanding.words.people import is_person

FOLDER = Path(nlpuzzle.english.tables.__file__).parent / "tables"
ONE_WORD_A_LINE = ("denying", "not_people", "people", "places", "relational", "settings", "things")
SORTED = (
    *ONE_WORD_A_LINE, "closed", "comparatives", "families", "given_names", "irregular", "objects", "particles", "place_kinds",
    "titles", "verbs",
)  # fmt: skip
ALL = (*SORTED, "aliases")
#: what a category can measure without a unit, see english/units.py and english/scales.py
WITHOUT_UNIT = {
    "age",
    "angle",
    "brightness",
    "count",
    "date",
    "distance",
    "height",
    "id",
    "position",
    "rank",
    "size",
    "strength",
    "time",
}
#: second words of verbs.txt
KINDS = {"age", "count", "duration", "length", "money", "place", "speed", "time", "weight"}
SUPPORT = Support(Frame((Category("name", ("Odile", "Pascoe", "Rufina")), Category("color", ("blue", "green", "red")))), "", {})


def letters(text: str) -> str:
    """The classes of some words in a puzzle about names and colors that says nothing else."""
    return "".join(SUPPORT.letter(w) for w in split(text))


def raw(name: str) -> list[str]:
    """The lines of a table without comments."""
    lines = (FOLDER / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    return [line for line in lines if line.strip() and not line.startswith("#")]


def verb_forms() -> set[str]:
    return {form for verb in words("verbs") for form in forms(verb)}


@pytest.mark.parametrize("name", SORTED)
def test_a_table_is_sorted_without_duplicates(name: str) -> None:
    entries = [row[:2] if name in ("comparatives", "particles", "closed") else row[:1] for row in rows(name)]
    wrong = [(one, other) for one, other in pairwise(entries) if one > other or (one == other and name != "comparatives")]
    assert not wrong


@pytest.mark.parametrize("name", ALL)
def test_a_table_is_lower_case_and_starts_with_what_it_is(name: str) -> None:
    text = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    assert text.startswith("# ")
    assert text.endswith("\n")
    assert [line for line in raw(name) if line != line.lower()] == []


@pytest.mark.parametrize("name", ONE_WORD_A_LINE)
def test_one_word_a_line(name: str) -> None:
    assert [line for line in raw(name) if not line.isalpha()] == []


def test_things_are_singular() -> None:
    assert [w for w in sorted(words("things")) if singular(w) != w] == []


def test_places_come_with_their_plural() -> None:
    places = words("places")
    without = [w for w in sorted(places) if singular(w) == w and not any(p != w and singular(p) == w for p in places)]
    assert without == []


def test_what_denies_is_licensed_nowhere() -> None:
    denying = words("denying")
    for other in ("things", "relational", "settings", "places"):
        assert sorted(denying & words(other)) == []
    assert sorted(denying & verb_forms()) == []
    assert sorted(denying & {word for _, word in rows("closed")}) == []


def test_no_verb_form_has_the_stem_of_a_denial() -> None:
    denied = {key(w) for w in words("denying")}
    assert sorted(form for form in verb_forms() if key(form) in denied) == []


def test_somebody_by_relation_is_no_neutral_noun() -> None:
    assert sorted(words("relational") & words("things")) == []
    assert sorted(words("relational") & verb_forms()) == []


def test_a_closed_word_has_one_class() -> None:
    closed = [word for _, word in rows("closed")]
    assert len(closed) == len(set(closed))
    assert {letter for letter, _ in rows("closed")} <= set("dwatpsqyhrj")


def test_a_verb_is_evidence_of_known_kinds() -> None:
    assert sorted({kind for row in rows("verbs") for kind in row[1:]} - KINDS) == []


def said_of_nouns(table: str) -> Iterator[tuple[list[str], list[tuple[str, str]]]]:
    """The lines of evidence.txt or ways.txt as the reader has them: keys of nouns, keys of verbs with their prepositions."""
    for row in rows(table):
        colon = row.index(":")
        parts = [entry.partition("+") for entry in row[colon + 1 :]]
        yield [key(noun) for noun in row[:colon]], [(key(verb), led) for verb, _, led in parts]


@pytest.mark.parametrize("table", ["evidence", "ways"])
def test_a_line_says_nothing_twice(table: str) -> None:
    assert [line for line in said_of_nouns(table) for part in line if len(set(part)) < len(part)] == []
    assert [row[0] for row in rows(table)] == sorted(row[0] for row in rows(table))


def test_the_only_way_of_a_noun_adds_to_what_is_said_of_it_always() -> None:
    always = {noun: set(said) for nouns, said in said_of_nouns("evidence") for noun in nouns}
    ways: dict[str, list[set[tuple[str, str]]]] = {}
    for nouns, said in said_of_nouns("ways"):
        for noun in nouns:
            ways.setdefault(noun, []).append(set(said))
    assert [n for n, lines in ways.items() if len(lines) == 1 and lines[0] <= always.get(n, set())] == []


@pytest.mark.parametrize("table", CLASS_TABLES)
def test_a_class_of_words_is_told_sorted_and_asked_for(table: str) -> None:
    package = FOLDER.parent.parent
    code = "".join(p.read_text(encoding="utf-8") for p in package.rglob("*.py"))
    lines = (FOLDER / f"{table}.txt").read_text(encoding="utf-8").splitlines()
    told = [(before, line.split()) for before, line in pairwise(lines) if line and not line.startswith("#")]
    assert [name for before, (name, *_) in told if not before.startswith("# ")] == []
    assert [name for _, (name, *_) in told] == sorted({name for _, (name, *_) in told})
    assert [name for _, (name, _, *words) in told if words != sorted(set(words))] == []
    assert [name for _, (name, *_) in told if f'_class("{name}")' not in code] == []


def test_a_class_has_one_table() -> None:
    names = [row[0] for table in CLASS_TABLES for row in rows(table)]
    assert len(names) == len(set(names))


def test_irregular_forms_lead_to_one_verb() -> None:
    entries = list(rows("irregular"))
    assert all(len(row) == 2 for row in entries)
    assert len({form for form, _ in entries}) == len(entries)


@pytest.mark.parametrize(
    ("form", "verb"),
    [
        ("said", "say"),
        ("thought", "think"),
        ("woven", "weave"),
        ("became", "become"),
        ("forsook", "forsake"),
        ("clad", "clothe"),
    ],
)
def test_an_irregular_form_shares_the_key_of_its_verb(form: str, verb: str) -> None:
    assert key(form) == key(verb)


@pytest.mark.parametrize("noun", ["bit", "bound", "ground", "rose", "shed", "wound"])
def test_a_noun_is_no_irregular_verb(noun: str) -> None:
    assert noun not in words("irregular")


def test_comparatives_are_complete_rows_of_known_dimensions() -> None:
    known = WITHOUT_UNIT | set(DIMENSIONS.values()) | word_class("qualities")
    for row in rows("comparatives"):
        base, more, most, sign, *dimensions = row
        assert sign in "+-", base
        assert dimensions, base
        assert set(dimensions) <= known, base
        assert (more == "-") == (most == "-"), base
        if more != "-":
            assert comparative(more) is not None
            assert superlative(most) is not None


def test_what_no_category_measures_is_no_comparative() -> None:
    assert [w for w in ("lovelier", "madder", "prettier", "sillier", "tastier", "uglier") if comparative(w)] == []


def test_aliases_put_a_word_in_one_group() -> None:
    found: dict[str, list[str]] = {}
    for group in rows("aliases"):
        assert len(group) == len(set(group))
        for word in group:
            assert word not in found, f"{word}: {group} and {found[word]}"
            found[word] = group


@pytest.mark.parametrize(
    ("word", "other"),
    [
        ("peruvian", "peru"),
        ("filipino", "philippines"),
        ("netherlands", "dutch"),
        ("scotsman", "scotland"),
        ("weds", "wednesday"),
    ],
)
def test_words_of_one_meaning(word: str, other: str) -> None:
    assert any(word in group and other in group for group in rows("aliases"))


@pytest.mark.parametrize("word", ["violin", "bungalow", "expedition", "cardigan", "bouquets", "sedan", "flavor", "exhibits"])
def test_a_neutral_noun_is_licensed(word: str) -> None:
    assert letters(word) in ("n", "o")


@pytest.mark.parametrize(
    "word", ["wore", "adopted", "breeds", "composed", "steered", "harvested", "knitted", "woven", "carved"]
)
def test_a_verb_that_attaches_is_licensed(word: str) -> None:
    assert letters(word) in ("v", "o")


@pytest.mark.parametrize(
    "word",
    """someday tomorrow tonight weekend rarely seldom once maybe elsewhere nowhere rather quite anymore afterwards almost
    former future past fake sham wrong imaginary fictional hypothetical would-be alleged supposed rumored reputed so-called
    self-styled aspiring honorary interim provisional acting eventual onetime potential possible probable nominal
    claims said reported thinks thought hoped wished intends pretended expects dreamed suspects denies
    hates loathes resents avoided refused rejected lost forgot returned quit skipped dropped abandoned withdrew
    sued married chased followed kissed fired replaced defeated accompanied befriended envied copied impersonated resembles
    borrowed fed swapped loaned lent stole broke owes
    rumor claim theory doubt dream myth hoax pretense likeness mockery""".split(),
)
def test_a_word_that_changes_the_meaning_has_no_licence(word: str) -> None:
    assert set(letters(word)) & {DENIED, UNKNOWN}


@pytest.mark.parametrize(
    "word", ["rival", "landlady", "stepmother", "plumber", "godchild", "understudy", "bodyguard", "neighbours"]
)
def test_a_second_person_is_known_as_one(word: str) -> None:
    (only,) = split(word)
    assert SUPPORT.relational(only)
    assert singular(word) not in words("things")


@pytest.mark.parametrize(
    "phrase", ["in part", "on paper", "in theory", "by chance", "at times", "at first glance", "in a sense"]
)
def test_a_loose_phrase_is_no_setting(phrase: str) -> None:
    assert phrase.split()[-1] not in words("settings")


@pytest.mark.parametrize(
    ("verb", "particle"),
    [("turn", "down"), ("give", "up"), ("throw", "out"), ("hand", "over"), ("put", "off"), ("rent", "out")],
)
def test_a_particle_that_turns_the_meaning_is_not_passed_over(verb: str, particle: str) -> None:
    assert [verb, particle] not in list(rows("particles"))


@pytest.mark.parametrize(("noun", "somebody"), [
    ("glazier", True), ("archivist", True), ("boxer", True), ("evacuee", True),
    ("disaster", False), ("otters", False), ("revolver", False), ("cucumber", False), ("radiator", False), ("illness", False),
])  # fmt: skip
def test_an_ending_alone_makes_nobody_of_a_thing(noun: str, somebody: bool) -> None:
    assert is_person(noun) is somebody
