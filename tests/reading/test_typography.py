"""Typographic noise changes nothing, and every position leads back to the text as pasted."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nlpuzzle.puzzle import Span
from nlpuzzle.reading import locate, read
from nlpuzzle.reading.typography import flatten, normalise


@pytest.mark.parametrize(
    ("pasted", "plain"),
    [
        ("“Ann’s” ‘dog’", "\"Ann's\" 'dog'"),
        ("T‑shirt, T‐shirt, T−shirt", "T-shirt, T-shirt, T-shirt"),
        ("26–29", "26-29"),
        ("five mice — Ann and Bo —", "five mice — Ann and Bo —"),
        ("five mice -- Ann and Bo", "five mice — Ann and Bo"),
        ("five mice - Ann and Bo", "five mice — Ann and Bo"),
        ("Ann\u00a0lives\u2009here", "Ann lives here"),
        ("Pri\u200bya\ufeff sof\u00adtly", "Priya softly"),
        ("The Quiet StreetThere are four huts", "The Quiet Street\nThere are four huts"),
        ("Warm-upWho owns the newt?", "Warm-up\nWho owns the newt?"),
        ("Dr. WhoEver is next", "Dr. WhoEver is next"),
        ("a\r\nb\rc", "a\nb\nc"),
        ("So\u0308ren", "Sören"),
        ("ﬁnd the ﬂute", "find the flute"),
        ("Tom &amp; Jo&#39;s", "Tom & Jo's"),
        ("**Clues**", "Clues"),
        ("Tom`s dog", "Tom's dog"),
        ("wait…", "wait..."),
    ],
)
def test_normal_form(pasted: str, plain: str) -> None:
    text, offsets = normalise(pasted)
    assert text == plain
    assert len(offsets) == len(text) + 1
    assert offsets[len(text)] == len(pasted)
    assert list(offsets) == sorted(offsets)


@pytest.mark.parametrize(
    ("lines", "flat"),
    [("a b\n   c", "a b c"), ("a\n> b", "a b"), ("a  b", "a b"), ("`a`, `b`", "a, b"), ("five-\n   year-old", "five-year-old")],
)
def test_one_line(lines: str, flat: str) -> None:
    text, offsets = flatten(lines)
    assert text == flat
    assert len(offsets) == len(text) + 1


NOISE = st.text(alphabet=st.sampled_from("ab .,’“‑–—\u00a0\u200b\r\n`>*&;#39-_… 1)a(:?ñ\u0301\t"), max_size=80)


@given(NOISE)
def test_passages_stand_where_they_say(text: str) -> None:
    for passage in read(text).passages:
        start, end = passage.span
        assert 0 <= start <= end <= len(text)
        again = flatten(normalise(text[start:end])[0])[0]
        assert one_dash(again) == one_dash(passage.text) or "`" in text


def one_dash(text: str) -> str:
    """The text with every dash alike: whether "--" is one depends on what stands around it."""
    return re.sub(r"[—-]+", "-", text).strip()


def test_locate_a_word() -> None:
    text = "Clues:\r\n1. Ann lives next\r\n   to the “red\u00a0house”.\r\n2. Bo doesn’t."
    first, second = [p for p in read(text).passages if p.kind == "entry"]
    at = first.text.index("red house")
    found = locate(text, first.span, at, at + len("red house"))
    assert text[found.start : found.end] == "red\u00a0house"
    at = second.text.index("doesn't")
    found = locate(text, second.span, at, at + len("doesn't"))
    assert text[found.start : found.end] == "doesn’t"
    assert locate("abc", Span(0, 3), 1, 1) == Span(1, 1)
