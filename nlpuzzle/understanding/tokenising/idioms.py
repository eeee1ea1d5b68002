"""Fixed phrases as the one plain word that says the same: "takes care of" tends, "takes place" happens."""

from collections.abc import Sequence
from functools import cache

from nlpuzzle.english.tables import rows
from nlpuzzle.english.words import Word, forms, key

__all__ = ["plain_words"]

#: phrases that join what follows as "with" does: "is in charge of the raffle", "in aid of the lifeboat"
_WITH = tuple(tuple(p.split()) for p in ("in charge of", "in aid of", "in the care of", "responsible for", "in possession of"))


def plain_words(words: tuple[Word, ...]) -> tuple[Word, ...]:
    """The words, each fixed phrase put together as one word that is spelt like the plain one."""
    found: list[Word] = []
    at = 0
    while at < len(words):
        word, length = _plain(words, at)
        found.append(word)
        at += length
    return tuple(found)


def _plain(words: Sequence[Word], at: int) -> tuple[Word, int]:
    first = words[at]
    for plain, base, *rest in _idioms().get(first.stem, ()):
        if [w.low for w in words[at + 1 : at + 1 + len(rest)]] == rest:
            return _joined(words[at : at + 1 + len(rest)], _inflected(plain, first.low, base)), 1 + len(rest)
    for phrase in _WITH:
        if first.low == phrase[0] and tuple(w.low for w in words[at : at + len(phrase)]) == phrase:
            return _joined(words[at : at + len(phrase)], "with"), len(phrase)
    return first, 1


def _joined(words: Sequence[Word], low: str) -> Word:
    text = " ".join(w.text for w in words)
    return words[0]._replace(text=text, low=low, stem=key(low), end=words[-1].end)


def _inflected(verb: str, like: str, base: str) -> str:
    """The form of a regular verb that answers to a form of another one: "takes" to "tends"."""
    if like == base:
        return verb
    ending = next((e for e in ("ing", "s") if like.endswith(e)), "ed")
    return next((form for form in forms(verb)[1:] if form.endswith(ending)), verb)


@cache
def _idioms() -> dict[str, tuple[list[str], ...]]:
    """Stem of the first word of a phrase -> the plain verb and the phrase."""
    found: dict[str, tuple[list[str], ...]] = {}
    for row in rows("idioms"):
        found[key(row[1])] = (*found.get(key(row[1]), ()), list(row))
    return found
