"""A sentence in pieces: noun phrases, and the words of grammar between them with their tags. No tagger: word tables only."""

from collections.abc import Sequence
from itertools import pairwise

from nlpuzzle.english.adjectives import comparative, superlative
from nlpuzzle.english.dates import month_value, weekday_value
from nlpuzzle.english.kinds import PLACES, families
from nlpuzzle.english.morphology import is_plural, singular
from nlpuzzle.english.numbers import ORDINALS, number_value
from nlpuzzle.english.words import Word, finite
from nlpuzzle.understanding.framing.grammar_words import (
    AUXILIARIES,
    COPULAS,
    DETERMINERS,
    DOING,
    LINKS,
    PARTICLES,
    PREPOSITIONS,
    PRONOUNS,
    RELATIONS,
    RELATIVES,
    SKIPPED,
    Piece,
    closed_words,
    participles,
    verbs_known,
)
from nlpuzzle.understanding.framing.verbs_here import does_something, is_verb, led_by_after
from nlpuzzle.understanding.words.vocabulary import closed

__all__ = ["pieces_of"]


def pieces_of(tokens: Sequence[Word], part: str, holders: frozenset[str]) -> list[Piece]:
    """The sentence in pieces: d determiner, n number, c copula, a auxiliary, w relative, o pronoun, & link, p preposition,
    v verb, s possessive, x relation or break, - passed over, N noun phrase.
    """
    quoted = _quoted(tokens, part)
    pieces: list[Piece] = []
    at = 0
    while at < len(tokens):
        if (end := quoted.get(at)) is not None:
            pieces.append(Piece("N", tuple(tokens[at:end])))
            at = end
            continue
        tag = _tag(tokens, at, pieces, holders)
        last = pieces[-1] if pieces else None
        if tag == "N" and last is not None and last.tag == "N" and at not in quoted.values() and not _apposed(last, tokens[at]):
            pieces[-1] = Piece("N", (*last.words, tokens[at]))
        else:
            pieces.append(Piece(tag, (tokens[at],)))
        at += 1
    return _rejoined(pieces)


def _rejoined(pieces: Sequence[Piece]) -> list[Piece]:
    """The pieces with one phrase for "the proud | new | owner": an adjective that is passed over ends no phrase."""
    joined: list[Piece] = []
    for piece in pieces:
        inner = len(joined) > 2 and [p.tag for p in joined[-3:]] == ["d", "N", "-"] and closed().get(joined[-1].low) == "j"
        if piece.tag == "N" and inner and all(w.text.islower() for w in (*joined[-2].words, *piece.words)):
            joined[-2:] = [Piece("N", (*joined[-2].words, *piece.words))]
        else:
            joined.append(piece)
    return joined


def _apposed(phrase: Piece, word: Word) -> bool:
    """Whether a capitalised word begins a phrase of its own: "the robot | Bolt", "the boat name | Mad Otter"."""
    return word.proper and not phrase.words[-1].proper and not phrase.words[0].text[:1].isupper()


def _quoted(tokens: Sequence[Word], part: str) -> dict[int, int]:
    """First word -> end of every title in quotes: "The Glass Heron"."""
    spans: dict[int, int] = {}
    marks = [i for i, c in enumerate(part) if c in '"“”']
    for begin, stop in zip(marks[::2], marks[1::2], strict=False):
        inside = [i for i, w in enumerate(tokens) if begin < w.start and w.end <= stop]
        if inside and len(inside) <= 7 and inside[-1] - inside[0] + 1 == len(inside):
            spans[inside[0]] = inside[-1] + 1
    return spans


def _so_many(before: Sequence[Word]) -> bool:
    """Whether "as many coins" or "as much gold" stands before."""
    return any(one.low == "as" and other.low in ("many", "much", "few", "little") for one, other in pairwise(before))


#: where something stands, or which one of its kind it is: "front crawl", "left wing"
_PART_OF_A_NAME = frozenset("back center centre corner front left middle right side".split())


def _names_a_kind(tokens: Sequence[Word], at: int, pieces: Sequence[Piece]) -> bool:
    """Whether a word of place, right after a verb, only begins a noun: "swims | front crawl", "plays | left wing"."""
    if tokens[at].low not in _PART_OF_A_NAME or pieces[-1].tag != "v" or at + 1 == len(tokens):
        return False
    low = tokens[at + 1].low
    if not low.isalpha() or not tokens[at + 1].text.islower() or low.endswith("ly") or singular(low) in PLACES:
        return False
    grammar = PREPOSITIONS | PARTICLES | RELATIONS | DETERMINERS | LINKS | PRONOUNS | RELATIVES | SKIPPED
    return low not in grammar | closed_words()


def _opens_a_nickname(tokens: Sequence[Word]) -> bool:
    """Whether a sentence begins with an adjective, else passed over, that is part of a name: "Old Joe", "Little Jo"."""
    if len(tokens) < 2 or not tokens[0].text.istitle() or not tokens[1].proper:
        return False
    dated = weekday_value(tokens[1].low) is not None or month_value(tokens[1].low) is not None
    return not dated and (closed().get(tokens[0].low) == "j" or tokens[0].low == "little")


def _tag(tokens: Sequence[Word], at: int, pieces: Sequence[Piece], holders: frozenset[str]) -> str:
    word = tokens[at]
    low = word.low
    if low == "'s" or low == "'":
        return "s"
    if low == ",":
        return ","
    if low == "hand" and word.glued and pieces[-1:] and tokens[at - 1 - (tokens[at - 1].low == "-")].low in ("left", "right"):
        return "x"  # "at the right-hand end"
    if word.glued and pieces and pieces[-1].tag == "N" and low.isalpha() and low != "old":
        return "N"  # "father-in-law", "runner-up"
    if not low[0].isalnum() and low not in "$£€#%":
        return "x"
    if at + 1 < len(tokens) and word.text[:1].isupper() and tokens[at + 1].glued and tokens[at + 1].proper:
        return "N"  # "One-Eyed Jack"
    numbered = number_value(low) is not None or low in ORDINALS
    if at == 0 and word.text.istitle() and numbered and len(tokens) > 1 and tokens[1].proper:
        return "N"  # "Two Spoons was", "Ninth Hour is": a name
    if at == 0 and _opens_a_nickname(tokens):
        return "N"  # "Old Joe was"
    name = word.proper and low not in ("i",)
    if name and (len(word.text) > 1 or low != "a"):
        return "N"
    if low in DETERMINERS:
        return "d"
    if low in COPULAS:
        return "c"
    if low == "as" and at > 1 and (tokens[at - 2].low == "as" or _so_many(tokens[max(0, at - 5) : at])):
        return "x"  # "as high as", "twice as many points as"
    if low == "well" and pieces and pieces[-1].tag in ("d", "-", "N") and tokens[at - 1].low != "as":
        return "N"  # "the old well"
    if low in LINKS and not (low == "as" and "well" not in (tokens[at - 1].low, *(w.low for w in tokens[at + 1 : at + 2]))):
        return "&"
    if low == "door" and at and tokens[at - 1].low == "next":
        return "x"
    if low == "after" and pieces and pieces[-1].tag == "v" and led_by_after(tokens[at - 1].low):
        return "p"  # "looks | after | the geese": no place in a line
    if low in RELATIVES and not (low == "that" and pieces and pieces[-1].tag in ("p", "v", "&")):
        return "w"
    if low in PRONOUNS or low == "that":
        return "o"
    if pieces and _names_a_kind(tokens, at, pieces):
        return "N"
    if low == "main" and pieces and pieces[-1].tag == "d" and at + 1 < len(tokens) and tokens[at + 1].low.isalpha():
        return "N"  # "the | main stage" beside "the tent stage"
    following = tokens[at + 1].low if at + 1 < len(tokens) else ""
    if low in ("outer", "outermost", "inner") and is_plural(following) and singular(following) in PLACES:
        return "x"  # "in one of the two | outer | towers"
    if pieces and pieces[-1].low == "the" and (low.endswith("termost") or (low.endswith("est") and following == "of")):
        return "x"  # "the outermost huts", "the fattest of all"
    if (low in RELATIONS or superlative(low) or comparative(low)) and not (
        pieces and low in ("line", "position", "row") and pieces[-1].tag == "N"
    ):
        return "x"
    if number_value(low) is not None or low in ORDINALS or low[0].isdecimal() or low in "$£€#%":
        return "n"
    if low in DOING and does_something(tokens, at, pieces):
        return "v"
    if low in AUXILIARIES:
        return "a"
    if low in ("has", "have", "had"):
        after = next((w.low for w in tokens[at + 1 :] if w.low not in SKIPPED and w.low != "ever"), "")
        return "a" if after == "been" or (after in participles()) else "v"
    if low in PARTICLES and pieces and pieces[-1].tag in ("v", "x", "c"):
        return "-"
    if is_verb(tokens, at, pieces, holders):
        return "v"
    if low in PREPOSITIONS:
        return "p"
    if at == 0 and word.text[:1].isupper() and low.endswith("ly") and following in verbs_known() and finite(following):
        return "N"  # "Milly keeps": a name, and no adverb
    if low in SKIPPED or low in closed_words() or (low.endswith("ly") and len(low) > 4 and not families(low)):
        return "-"
    return "N"
