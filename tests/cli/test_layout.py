"""Wrapping, underlining and tables."""

import csv
import io

import pytest

from nlpuzzle.telling.layout import columns, fits, stacked, underlined, width_of, wrapped
from nlpuzzle.telling.tables import as_csv, as_markdown


def test_width_counts_columns_not_characters() -> None:
    assert width_of("naïve") == 5
    assert width_of("nai\u0308ve") == 5
    assert width_of("寿司") == 4


def test_wrapped_breaks_at_spaces_and_loses_nothing() -> None:
    text = "the quick brown fox jumps over the lazy dog"
    lines = wrapped(text, 12)
    assert all(width_of(line) <= 12 for line in lines)
    assert " ".join(lines) == text


def test_a_word_longer_than_the_line_is_cut() -> None:
    assert wrapped("a" * 20, 8) == ["a" * 8, "a" * 8, "a" * 4]


def test_empty_text_is_one_empty_line() -> None:
    assert wrapped("", 20) == [""]


def test_carets_stand_below_the_marked_words() -> None:
    text = "Ann is presumably older than Ben."
    mark = (text.index("presumably"), text.index("presumably") + len("presumably"))
    assert underlined(text, mark, 80) == [(text, " " * 7 + "^" * 10)]


def test_carets_follow_the_words_into_the_next_line() -> None:
    text = "Ann is somewhat older than Ben."
    mark = (text.index("somewhat"), text.index(" than"))
    lines = underlined(text, mark, 16)
    assert [line for line, _ in lines] == ["Ann is somewhat", "older than Ben."]
    assert [below for _, below in lines] == ["       ^^^^^^^^", "^^^^^"]


def test_carets_count_wide_letters_twice() -> None:
    assert underlined("寿司 or tea", (3, 5), 40) == [("寿司 or tea", "     ^^")]


HEADER, ROWS = ("place", "name"), (("1", "Zoë"), ("2", "Al, the | pipe"))


def test_plain_table_is_aligned() -> None:
    assert columns(HEADER, ROWS) == ["place  name", "-----  --------------", "1      Zoë", "2      Al, the | pipe"]


def test_narrow_table_is_stacked() -> None:
    assert not fits(HEADER, ROWS, 20)
    assert stacked(HEADER, ROWS) == ["place  1", "name   Zoë", "", "place  2", "name   Al, the | pipe"]


def test_csv_reads_back() -> None:
    assert list(csv.reader(io.StringIO(as_csv(HEADER, ROWS)))) == [list(HEADER), *map(list, ROWS)]


@pytest.mark.parametrize(("cell", "written"), [("a|b", "a\\|b"), ("a\\b", "a\\\\b")])
def test_markdown_escapes_what_would_break_the_table(cell: str, written: str) -> None:
    assert as_markdown(["x"], [[cell]]) == f"| x |\n| --- |\n| {written} |\n"
