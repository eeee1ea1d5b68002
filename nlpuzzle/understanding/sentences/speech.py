""" "I had the pie," said Ann: what somebody says of the puzzle, with the speaker's name in the place of "I".

In a puzzle that says nothing of lies whoever speaks is right, and the reading tells that this was taken for granted. Only what
stands in quotes is such a statement: "Ann said that Ben had the pie" reports it, and is no fact.
"""

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from nlpuzzle.english.classes import word_class
from nlpuzzle.english.tables import words as word_table
from nlpuzzle.english.wordlists import word_set
from nlpuzzle.english.words import Word, finite, forms, split
from nlpuzzle.reading.sentences import spans_of_sentences
from nlpuzzle.regex import regex
from nlpuzzle.understanding.words.lexicon import Lexicon
from nlpuzzle.understanding.words.people import is_person
from nlpuzzle.understanding.words.vocabulary import closed, denying, verb_forms

__all__ = ["Speech", "direct_speech", "doubtful", "reported"]

_QUOTES = regex(r"[\"“”„«»]")
_SCRIPT = regex(r"\s*([A-Z][\w'. -]{1,30}):\s+(?=\S)")
#: what is said of the speaker, of whom only the first sentence tells
_MYSELF = regex(r"\b(?:I|me|my|mine|myself|we|us|ours?)\b", re.I)
_LIES = regex(r"\b(?:lie[sd]?|lying|liars?|fib(?:s|bed|bing)?|false|untrue|knaves?|wrong|mistaken|confus\w+)\b", re.I)
#: one of these is in every text that speaks of them
_LYING = ("lie", "lying", "liar", "fib", "false", "untrue", "knave", "wrong", "mistaken", "confus")
_SAYS = word_class("saying")
#: the verbs that name who is told, right after them
_TELLS = word_class("telling")
_HOW = word_class("how-it-is-said")
_JOINS = frozenset({"and", "but", "or", "nor"})
_ADVERBS = word_set("not n't never also always just only too")
_VERBS = {"am": "is", "m": "is", "have": "has", "do": "does"}


class Speech(NamedTuple):
    """The sentences of what is said, and who says it: an item's label, or "" for somebody whom no category names."""

    sentences: tuple[tuple[Word, ...], ...]
    speaker: str


def doubtful(text: str) -> bool:
    """Whether a text speaks of lies or errors, so that nothing said in it is certain."""
    low = text.casefold()
    return any(part in low for part in _LYING) and _LIES.search(text) is not None


def direct_speech(text: str, lexicon: Lexicon) -> Speech | None:
    """What a clue quotes, where the rest of it only tells who speaks; None for any other clue."""
    script = _SCRIPT.match(text) if ":" in text else None
    if script is not None:
        words = split(script[1])
        told = _speaker(words, lexicon)
        if told is not None and (told or (script[1].isupper() and is_person(words[-1].low))):
            return _said(" " * script.end() + text[script.end() :], told)
    if '"' not in text and text.isascii():
        return None
    marks = [m.start() for m in _QUOTES.finditer(text)]
    if len(marks) == 1:
        return _in_part(text, marks[0], lexicon)
    if len(marks) < 2 or len(marks) % 2:
        return None
    inside, outside = [" "] * len(text), list(text)
    for start, end in zip(marks[::2], marks[1::2], strict=True):
        inside[start + 1 : end] = text[start + 1 : end]
        outside[start : end + 1] = " " * (end + 1 - start)
    told = _told_by(split("".join(outside)), lexicon)
    return None if told is None else _said("".join(inside), told)


def _in_part(text: str, mark: int, lexicon: Lexicon) -> Speech | None:
    """The first or the last of several sentences that somebody says: 'Vet: "Ann came first.', 'Ben was next."'."""
    if _MYSELF.search(text):
        return None
    if mark == len(text.rstrip()) - 1:
        return None if ":" in text or text[mark - 1].isdigit() else _said(text[:mark], "")
    script = _SCRIPT.match(text)
    if script is None or script.end() != mark:
        return None
    words = split(script[1])
    titled = len(words) == 2 and words[0].low.rstrip(".") in word_table("titles")
    plain = len(words) == 1 or titled or is_person(words[-1].low) or bool(_speaker(words, lexicon))
    return _said(" " * (mark + 1) + text[mark + 1 :], "") if plain and _speaker(words, lexicon) is not None else None


def reported(texts: Sequence[str], lexicon: Lexicon) -> frozenset[str]:
    """Those of the clues, in their order, that go on with what is only told: 'Ben was next."', after 'Vet dreamt: "Ann ...'."""
    found, told = set(), False
    for text in texts:
        marks = [m.start() for m in _QUOTES.finditer(text)] if '"' in text or not text.isascii() else []
        if told:
            found.add(text)
        if len(marks) != 1:
            told = told and not marks
        elif marks[0] == len(text.rstrip()) - 1:
            told = False
        else:
            script = _SCRIPT.match(text)
            opened = script is not None and script.end() == marks[0]
            told = opened and _in_part(text, marks[0], lexicon) is None
    return frozenset(found)


def _told_by(words: Sequence[Word], lexicon: Lexicon) -> str | None:
    """Who speaks: "said Ann", "the King replied grandly"; None where the words say anything else."""
    plain = [w for w in words if w.low not in (",", ":", ".", "!")]
    verbs = [i for i, w in enumerate(plain) if w.low in _SAYS]
    if len(verbs) != 1:
        return None
    before, after = plain[: verbs[0]], plain[verbs[0] + 1 :]
    if before and plain[verbs[0]].low in _TELLS:
        how = bool(after) and after[-1].low in _HOW
        if not how and not _is_told(after):
            return None
        after = after if how else []  # "Ann told me", "she tells her sergeant"
    to = next((i for i, w in enumerate(after) if w.low == "to"), None)
    if to is not None and (before or to) and len(after) > to + 1:
        if not _is_told(after[to + 1 :]):
            return None
        after = after[:to]  # "Ann said to her brother", "said Ann to Ben"
    somebody = [w for w in (*before, *after) if w.low not in _HOW]
    if [w.low for w in somebody] in (["he"], ["she"], ["they"]):
        return ""
    at_end = not before or all(w.low in _HOW for w in after)
    return _speaker(somebody, lexicon) if at_end else None


def _is_told(words: Sequence[Word]) -> bool:
    """Whether words only name who listens: "her brother Ben", and not "Ben, but Cleo came first"."""
    plain = all(closed().get(w.low) in (None, "d", "n") and w.low.isalpha() and w.low not in _JOINS for w in words)
    verb = any(finite(w.low) and w.low in verb_forms() for w in words[1:])
    return plain and not verb and len(words) < 5 and sum(w.low in ("the", "a", "her", "his", "their") for w in words) < 2


def _speaker(words: Sequence[Word], lexicon: Lexicon) -> str | None:
    """The label of an item that the words name, "" for somebody else, None where they are no name."""
    named = words[1:] if words and words[0].low in ("the", "a", "an", "our", "their") else words
    if not named:
        return None
    found = lexicon.match(tuple(named), 0)
    if found is not None and found.end == len(named) and len(found.items) == 1:
        return found.items[0].label
    known = any(w.low in closed() or w.low in denying() or w.low in word_table("function") for w in named)
    return "" if not known and len(named) < 4 and found is None and all(w.low.isalpha() for w in named) else None


def _said(inside: str, speaker: str) -> Speech | None:
    """The sentences in quotes; the spaces that stand for the rest keep every word where it was."""
    found: list[tuple[Word, ...]] = []
    for start, end in spans_of_sentences(inside):
        words = [w._replace(start=w.start + start, end=w.end + start) for w in split(inside[start:end])]
        while words and words[-1].low == ",":
            words.pop()
        if len(words) > 2 and words[0].low in ("no", "yes") and words[1].low == ",":
            words = words[2:]
        if words:
            found.append(tuple(_third_person(words, speaker)) if speaker else tuple(words))
    return Speech(tuple(found), speaker) if found else None


def _third_person(words: Sequence[Word], speaker: str) -> Iterator[Word]:
    """ "I have my hat" -> "Ann has Ann's hat"."""
    verb_follows = False
    for word in words:
        name = [w._replace(start=word.start, end=word.end, proper=True) for w in split(speaker)]
        owner = word.instead("'s")
        match word.low:
            case "i" | "me":
                yield from name
                verb_follows = word.low == "i"
            case "my" | "mine":
                yield from (*name, owner)
            case low if verb_follows and low not in _ADVERBS:
                verb_follows = False
                yield _third(word)
            case _:
                yield word


def _third(word: Word) -> Word:
    low = _VERBS.get(word.low) or (forms(word.low)[1] if word.low in word_table("verbs") else word.low)
    return word._replace(text=low, low=low)
