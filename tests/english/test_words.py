"""Words are cut from what stands between spaces: the same as from the whole sentence, wherever the spaces are."""

from hypothesis import given
from hypothesis import strategies as st

from nlpuzzle.english.words import _cut, split

PARTS = st.sampled_from(
    "Ann it is n't 's ' ca won't 's, ( 30-year-old 3rd 9:00 1,200.50 p.m. A.I. -3 f150 é $5 & — . \n \t".split(" ")
)


@given(st.lists(st.tuples(PARTS, st.sampled_from(["", " ", "  "]))))
def test_words_do_not_depend_on_how_the_sentence_is_cut(parts: list[tuple[str, str]]) -> None:
    sentence = "".join(part + space for part, space in parts)
    words, whole = split(sentence), _cut(sentence)
    assert [(w.text, w.start, w.end, w.glued) for w in words] == [(p[0], p[3], p[4], p[5]) for p in whole]
    assert all(low in (w.low, "'s") for w, (_, low, *_) in zip(words, whole, strict=True))
    assert [w.proper for w in words[1:]] == [w.text[0].isupper() for w in words[1:]]


def test_what_stands_before_tells_what_s_is() -> None:
    assert [w.low for w in split("it 's Ann's")] == ["it", "is", "ann", "'s"]
