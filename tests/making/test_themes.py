"""Themes: the bundled ones are large enough and read as they are meant; a broken file is told in a sentence."""

import random
from pathlib import Path

import pytest

from nlpuzzle.errors import UsageError
from nlpuzzle.making import load_theme, theme_names
from nlpuzzle.making.setting import setting
from nlpuzzle.pipeline import Understood, read_puzzle


def test_there_are_twenty_themes_at_least() -> None:
    assert len(theme_names()) >= 20


@pytest.mark.parametrize("name", theme_names())
def test_the_lists_of_a_theme_are_read_as_its_categories(name: str) -> None:
    place = setting(load_theme(name), 7, 7, random.Random(name))
    subject = next(c for c in place.frame if not c.ordered)
    puzzle = read_puzzle(f"{place.opening}\nClues:\n1. {subject.items[0]} is {subject.items[1]}.\n")
    assert isinstance(puzzle, Understood)
    read = [(c.name, c.items, c.values, c.unit, c.dimension) for c in puzzle.setup.frame]
    assert read == [(c.name, c.items, c.values, c.unit, c.dimension) for c in place.frame]


@pytest.mark.parametrize("name", theme_names())
def test_every_category_can_be_spoken_of(name: str) -> None:
    place = setting(load_theme(name), 7, 7, random.Random(name))
    for voice in place.voices.values():
        for label in voice.category.items:
            assert all("{" not in noun for noun in voice.nouns(label))
            assert all("{" not in str(saying) for saying in voice.sayings(label))


BROKEN = {
    "title = 3": "needs a title",
    "title = 'A'": "needs a story",
    "[[category]": "is no theme",
    "title='A'\nstory='B'\nholder='c'\n[[category]]\nname='x'\nitems=['a','b','c']": "at least two",
    "title='A'\nstory='B'\nholder='c'\n[[category]]\nname='x'\nitems=['a','b']\n[[category]]\nname='y'\nitems=[]": "three",
    "title='A'\nstory='B'\nholder='c'\n[[category]]\nname='x'\nscale='luck'\nitems=['a','b','c']\n[[category]]"
    "": "no scale 'luck'",
    "title='A'\nstory='B'\nholder='c'\n[[category]]\nname='x'\nitem=['a']\nitems=['a','b','c']\n[[category]]": "means nothing",
}


@pytest.mark.parametrize(("text", "complaint"), BROKEN.items())
def test_a_broken_theme_is_told_in_a_sentence(text: str, complaint: str, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(UsageError, match=complaint):
        load_theme(str(file))


def test_a_theme_that_is_not_there() -> None:
    with pytest.raises(UsageError, match="no theme atlantis; the themes are bakery"):
        load_theme("atlantis")
