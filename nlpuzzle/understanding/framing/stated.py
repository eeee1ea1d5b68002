"""What the story says everybody has another of: "Each wears a tie of a different pattern and orders a different dish".

Each such class is a category to look for: with the verb that brings its items in, and with what it is a property of.
"""

import re
from collections.abc import Iterator, Sequence
from itertools import takewhile
from typing import NamedTuple

from nlpuzzle.english.classes import word_class
from nlpuzzle.english.kinds import HOLDERS, PLACES
from nlpuzzle.english.morphology import is_plural, singular
from nlpuzzle.english.wordlists import word_set
from nlpuzzle.english.words import split
from nlpuzzle.reading.sentences import spans_of_sentences
from nlpuzzle.regex import regex
from nlpuzzle.understanding.framing.grammar_words import Piece, verb_key
from nlpuzzle.understanding.framing.pieces import pieces_of
from nlpuzzle.understanding.framing.slot_words import FELT, felt

__all__ = ["KINDS", "Stated", "feelings_told", "going_there", "stated_classes"]


class Stated(NamedTuple):
    """One class that the story names: "a different brand of biscuit" after "eats"."""

    #: singular, "biscuit"
    noun: str
    #: what it is a property of, "tie" in "a tie of a different pattern"; else ""
    of: str = ""
    #: the key of the verb before it; "" where it has none
    verb: str = ""
    preposition: str = ""


KINDS = word_class("sorts")
#: of these, the ones that name what differs
_PROPERTIES = word_set("breed colour color style flavour flavor")
_DIFFERENT = word_class("different")
_EVERYBODY = regex(r"\b(?:each|every|everyone|everybody|they|all|no two|none of|nobody|no one|different)\b", re.I)
_BOUND = regex(r"\b(?:bound|headed|heading|destined) for\b")
_IN_CHARGE = regex(r"\b(?:in charge of|responsible for)\b")
#: "no two of them wear | the same | hat": so many different ones
_NO_TWO_THE_SAME = regex(r"\b((?:no two|none of|nobody|no one)\b[^.;:]*?\b(?:the )?)same (?=[a-z])", re.I)
#: "each has a different job | (one is a cook)": an item of it, and no class of its own
_ONE_IS = regex(r"\((?:one|another|including)\b[^()]{0,80}\)")
#: "a different one", "something different", "the same": they name no class
_NO_CLASS = HOLDERS | word_set("one thing way time order place")


def going_there(text: str) -> str:
    """The text with verbs for "bound for" and "in charge of": "the traveller going to Bern", "the clerk overseeing stamps"."""
    return _IN_CHARGE.sub("overseeing", _BOUND.sub("going to", text))


def stated_classes(story: str) -> list[Stated]:
    """The classes in the order of the story, each noun once."""
    found: dict[str, Stated] = {}
    story = going_there(story)
    for begin, end in spans_of_sentences(story):
        part = _ONE_IS.sub(" ", story[begin:end])
        while (told := _NO_TWO_THE_SAME.sub(r"\1different ", part)) != part:
            part = told
        if _EVERYBODY.search(part) and not part.endswith("?"):
            for stated in _classes_of(pieces_of(split(part), part, HOLDERS)):
                found.setdefault(stated.noun, stated)
    owners = {stated.of for stated in found.values()}
    return [stated for noun, stated in found.items() if noun not in owners]


def _classes_of(pieces: Sequence[Piece]) -> Iterator[Stated]:
    each = next((i for i, p in enumerate(pieces) if p.low in ("each", "every", "everyone", "everybody")), None)
    verb = preposition = ""
    for at, piece in enumerate(pieces):
        match piece.tag:
            case "v":
                verb, preposition = "" if _inverted(pieces, each, at) else verb_key(piece.low), ""
            case "c":
                verb, preposition = "be", ""
            case "N" if feeling(pieces, at):
                verb, preposition = verb_key(piece.low), ""
            case "w" if piece.low == "with":
                verb, preposition = "have", ""
            case "p" if piece.low == "of" and at and pieces[at - 1].low in KINDS:
                pass  # "listens to another | kind of | music"
            case "p":
                verb, preposition = ("have", "") if piece.low == "with" else (verb, piece.low)
            case "N":
                if (kind := _different(pieces, at)) or (each is not None and each < at and verb and _one(pieces, at)):
                    stated = _stated(pieces, at, verb, preposition)
                    if stated is not None and (kind or stated.noun not in PLACES):
                        yield stated
            case "," | "&":
                preposition = ""


def _inverted(pieces: Sequence[Piece], each: int | None, at: int) -> bool:
    """ "In each of them | lives a wizard": who does so follows."""
    return each is not None and 0 < each < at and pieces[each - 1].tag == "p" and all(p.tag != "N" for p in pieces[each:at])


def feeling(pieces: Sequence[Piece], at: int) -> bool:
    """Whether an adjective tells how somebody stands to what follows: "is | afraid | of", "is | allergic | to"."""
    before = [p.tag for p in pieces[:at] if p.tag != "-"][-1:]
    led = pieces[at + 1].low in FELT if at + 1 < len(pieces) else False
    return before == ["c"] and led and len(pieces[at].words) == 1 and felt(pieces[at].low)


def feelings_told(story: str) -> frozenset[str]:
    """The adjectives by which the story tells everybody apart: "afraid" where each "is afraid of something different"."""
    found: set[str] = set()
    for begin, end in spans_of_sentences(story):
        part = story[begin:end]
        pieces = pieces_of(split(part), part, HOLDERS) if _EVERYBODY.search(part) else []
        for at, piece in enumerate(pieces):
            ahead = takewhile(lambda p: p.tag not in ("&", ",", "c", "v"), pieces[at + 1 :])
            if piece.tag == "N" and feeling(pieces, at) and any(w.low in _DIFFERENT for p in ahead for w in p.words):
                found.add(piece.low)
    return frozenset(found)


def _different(pieces: Sequence[Piece], at: int) -> bool:
    """Whether "different", "its own" or the like stands right before a noun phrase, or within it."""
    before = [p.low for p in takewhile(lambda p: p.tag in "d-" or p.low == "of", reversed(pieces[:at]))]
    return any(w in _DIFFERENT for w in before) or any(w.low in _DIFFERENT for w in pieces[at].words[:-1])


def _one(pieces: Sequence[Piece], at: int) -> bool:
    """Whether a noun phrase after "each" is one thing that everybody has: "each has a pet", "one tattoo"."""
    before = pieces[at - 1] if at else None
    return before is not None and before.low in ("a", "an", "one") and not is_plural(pieces[at].words[-1].low)


def _stated(pieces: Sequence[Piece], at: int, verb: str, preposition: str) -> Stated | None:
    words = [singular(w.low) for w in pieces[at].words if w.low not in _DIFFERENT]
    if not words or any(w.text[:1].isupper() for w in pieces[at].words):
        return None
    noun, owner = words[-1], ""
    after = pieces[at + 1 : at + 4]
    inner = next((p for p in after if p.tag == "N"), None)
    if after and after[0].low == "of" and inner is not None and noun in KINDS:  # "a different brand of biscuit"
        if noun not in _PROPERTIES:
            return Stated(singular(inner.words[-1].low), "", verb, "" if preposition == "of" else preposition)
        owner = singular(inner.words[-1].low)
    elif len(words) > 1:
        owner = words[-2]
    before = [p for p in pieces[max(0, at - 4) : at] if p.tag not in ("d", "-")]
    felt_so = len(before) > 1 and verb == verb_key(before[-2].low)  # "is afraid of a different insect"
    if preposition == "of" and before and before[-1].low == "of" and len(before) > 1 and before[-2].tag == "N" and not felt_so:
        owner, preposition = singular(before[-2].words[-1].low), ""
    return None if noun in _NO_CLASS else Stated(noun, owner, verb, preposition)
