"""Lists that give one thing to one of them after the other: "One has a cat, one a dog, and the third keeps an owl".

What changes from piece to piece is the item; the verb and the preposition before it may be said anew or left out.
"""

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from nlpuzzle.english.classes import verb_class
from nlpuzzle.english.kinds import kind_of
from nlpuzzle.english.morphology import is_plural, singular
from nlpuzzle.english.numbers import ORDINALS, number_value
from nlpuzzle.english.tables import words as word_table
from nlpuzzle.english.wordlists import word_set
from nlpuzzle.english.words import Word, key, split
from nlpuzzle.regex import regex
from nlpuzzle.understanding.framing.grammar_words import verbs_known
from nlpuzzle.understanding.framing.labels import clean_item
from nlpuzzle.understanding.framing.named_last import named_last, of_the_kind

__all__ = ["Distribution", "distribution"]


class Distribution(NamedTuple):
    """The items, the text before the first "one", and the verb that is said of the first; whether all share that verb."""

    items: tuple[str, ...]
    before: str
    verb: str
    alike: bool
    #: the stems of every verb that brings an item in
    verbs: tuple[str, ...] = ()
    #: the noun said once: "points" in "one has 20 points, one has 25, ...", "paper" in "one in plain paper, one in starry, ..."
    counted: str = ""
    #: "place" for "one came up from Bath, another lives in Truro, ..."
    kind: str = ""


_PIECE = regex(
    r"(?:(?<=\A)|(?<=[\s(]))(?:(?:in|on|at|for|to|with|by|from|of|behind|under|inside|above|below|beside|near) )?"
    r"(?:one|another(?: one)?|the (?:other|last)(?: one)?|(?:the|a) (?:second|third|fourth|fifth|sixth)(?: one)?)"
    r"(?: of (?:them|these|those|us|whom|which|the (?:\w+ )?\w+s|the children|the (?:wo)?men))?(?: there)?[ ,]+(?=\S)",
    re.I,
)
#: "one | town they saw | was Ghent", "one | of the books that she read | was"
_NAMED_FIRST = regex(r"\A(?:of the )?[a-z]+(?: (?:that|which))? (?:they|he|she|we|you|people) [a-z]+ (?=(?:is|was) )", re.I)
_LED = word_set("as in on at for to with by from under behind inside near")
_AUXILIARIES = word_set("is are was were be been being has have had does did do will would there")
_SMALL = word_set(
    "a an the some his her its their in on at for to with by from of as about into up down through just only also"
)
_OWN = frozenset({("his", "or"), ("or", "her"), *((low, "own") for low in ("his", "her", "its", "their"))})
_ARTICLES = word_set("a an the some his her its their")
_SAME = verb_class("shared-deeds")
_BEFORE_ONE = word_set("the this that only no any each every which but than number room house at to of by")
#: "they ordered a pie, a broth and a goose leg, one | dish apiece"
_APIECE = regex(r"(?:\w+ ){0,2}(?:apiece|each)\b")
#: what ends an item: another statement begins
_ENDS = regex(r"\b(?:who|whom|which|that|while|but|because|although|though|if|when)\b|[,.;!?()]|:(?!\d)", re.I)
_HAS_A, _HAS_BROKEN = regex(r"(?:has|had) an? "), regex(r"\A(?:has|had) (?=[a-z]+ed [a-z]+\Z)")
#: "as many as | 12 plums", "only | 2": how the author finds the number
_DEGREE = regex(
    r"\b(?:as (?:many|much|few|little) as|no (?:fewer|less|more) than|a (?:full|whole|mere)|all of|even|exactly|fully|just"
    r"|merely|only) (?=\S)",
    re.I,
)
#: "..., | the other two | from Leeds and York", "... and the rest for a fair and a play"
_THE_REST = regex(
    r"(?:[,;]? and|[,;]| while|, while)"
    r" the (?:others|rest|(?:other|remaining|last) (two|three|four|five)(?: [a-z]+s)?)(?: of them)?,?"
    r" ((?:[a-z]+ )?[^.;:!?]+?)(?=[.;:!?]|\Z)",
    re.I,
)
#: "at every bench there works | one student, on one piece of furniture, with one tool": what there is of each kind
_OF_EACH = regex(r"\b(?:each|every)\b[^,.;:()—]*\Z", re.I)
_IN_A_LIST = regex(r", (?:and |or )?| and | or ")
_LONGEST = 5
_OCLOCK = " o'clock"


@lru_cache(maxsize=1024)
def distribution(sentence: str) -> Distribution | None:
    """The list that a sentence deals out, or None. At least three pieces, of which the first two say "one"."""
    sentence = _rest_dealt(sentence)
    starts = [m for m in _starts(sentence) if _APIECE.match(sentence, m.end()) is None]
    if len(starts) < 3:
        return None
    ends = [m.start() for m in starts[1:]] + [len(sentence)]
    pieces = [_piece(sentence[m.end() : end]) for m, end in zip(starts, ends, strict=True)]
    before = sentence[: starts[0].start()]
    if _OF_EACH.search(before) and all(piece.split()[:1] and piece.split()[0].islower() for piece in pieces):
        if not any(piece.split()[0] in _SMALL | _AUXILIARIES | verbs_known() for piece in pieces[1:]):
            return None
    dealt = _dealt(pieces, before)
    if (dealt is None or not all(i[:1].isupper() for i in dealt.items)) and (named := named_last(pieces)) is not None:
        items, kind = named
        return Distribution(items, before, "", False, kind=kind)
    return dealt


def _rest_dealt(sentence: str) -> str:
    """ "One comes from Bath and the other two from Leeds and York": "..., one from Leeds, one from York"."""
    found = _THE_REST.search(sentence)
    if found is None or next(_starts(sentence[: found.start()]), None) is None:
        return sentence
    parts = _IN_A_LIST.split(found[2])
    told = number_value(found[1].casefold()) if found[1] else len(parts)
    named = {part.split()[-1][:1].isupper() for part in (sentence[: found.start()], *parts)}
    if len(parts) < 2 or told != len(parts) or len(named) > 1:
        return sentence  # "one is a nurse, and the other two are | Ann and Bo"
    led = parts[0].split()[0]
    led = f"{led} " if led in _LED and not any(part.startswith(f"{led} ") for part in parts[1:]) else ""
    pieces = [parts[0], *(f"{led}{part}" for part in parts[1:])]
    return f"{sentence[: found.start()]}{''.join(f', one {piece}' for piece in pieces)}{sentence[found.end() :]}"


def _dealt(pieces: Sequence[str], before: str) -> Distribution | None:
    """What the pieces deal out, each after its verb."""
    found = list(map(_item, _with_articles(pieces)))
    meant = _infinitives(pieces)
    full = meant or _on_the_hour(_led_alike(tuple(item for item, _ in found), pieces))
    items = meant or of_the_kind(_less_noun(full))
    number, _, counted = items[0].partition(" ")
    if number.casefold() == "no" and counted and all(number_value(i.casefold()) is not None for i in items[1:]):
        number = "0"  # "one scored no goals, one scored one, ..."
    if counted and all(number_value(i.casefold()) is not None for i in (number, *items[1:])):
        items = (number, *items[1:])
    else:
        shortened = next((item.split()[-1] for item in full if item not in items), "")
        counted = shortened if kind_of(items) is None else ""
    if not all(items) or len({i.casefold() for i in items}) < len(items) or any(len(i.split()) > _LONGEST for i in items):
        return None
    numbers = [number_value(item.casefold().removesuffix(_OCLOCK)) is not None for item in items]
    if any(item.casefold() in ORDINALS for item in items) or any(numbers) != all(numbers):
        return None  # "one is second and one is third" tells who is what
    verbs = [verb for _, verb in found]
    said = {v for v in verbs if v}
    alike = said <= {verbs[0]} or (not verbs[0] and len(said) == 1)
    alike = alike or (all(numbers) and counted != "")  # "one ate 2 plums, one 3 and one managed 5": so many of the same
    of_one_kind = meant or alike or said <= _SAME or kind_of(items) is not None
    if not of_one_kind and not all(map(_does, pieces)):
        return None
    return Distribution(items, before, verbs[0], alike, tuple(dict.fromkeys(filter(None, verbs))), counted)


def _with_articles(pieces: Sequence[str]) -> list[str]:
    """ "One had a chipped dial, one had | cracked glass": what one has is a thing there, too, and nothing was done."""
    alike = sum(_HAS_A.match(piece) is not None for piece in pieces)
    return [_HAS_BROKEN.sub(r"\g<0>some ", piece) if alike * 2 > len(pieces) else piece for piece in pieces]


def _infinitives(pieces: Sequence[str]) -> tuple[str, ...]:
    """ "One wanted to learn Greek, one to write a novel and one to keep bees": what each would do; empty where it is not so."""
    first = re.match(r"(?:[a-z]+ ){1,3}?to (?=[a-z])", pieces[0])
    rest = [re.match(r"(?:[a-z]+ ){0,2}?to (?=[a-z])", piece) for piece in pieces[1:]]
    if first is None or not all(rest) or not all(m[0] in ("to ", first[0]) for m in rest if m):
        return ()
    deeds = [piece[m.end() :] for piece, m in zip(pieces, [first, *rest], strict=True) if m]
    return tuple(map(clean_item, deeds)) if all(deed.split()[0] in verbs_known() for deed in deeds) else ()


def _less_noun(items: tuple[str, ...]) -> tuple[str, ...]:
    """ "One has grey eyes, one green eyes and one blue": of one kind without the noun that one of them leaves out; "in plain
    paper, one in starry and one in striped": so many adjectives.
    """
    nouns = {item.split()[-1] for item in items if " " in item}
    if len(nouns) != 1 or all(" " in item for item in items):
        return items
    noun = next(iter(nouns))
    plain = tuple(item.removesuffix(f" {noun}") for item in items)
    adjectives = noun in word_table("things") and not any(item in word_table("things") or item[:1].isupper() for item in plain)
    return plain if (kind_of(plain) is not None or adjectives) and all(" " not in item for item in plain) else items


def _led_alike(items: tuple[str, ...], pieces: Sequence[str]) -> tuple[str, ...]:
    """ "One crept out of bed on Monday, one on Tuesday, ...": the first begins with the preposition of the rest."""
    led = {piece.split()[0].casefold() for piece in pieces[1:] if piece}
    if len(led) != 1 or (word := led.pop()) not in _LED or any(piece.casefold().startswith(f"{word} ") for piece in pieces[:1]):
        return items
    before, found, last = pieces[0].rpartition(f" {word} ")
    return (clean_item(last), *items[1:]) if found and before else items


def _on_the_hour(items: tuple[str, ...]) -> tuple[str, ...]:
    """ "One at 7, one at 8 and one at 9 o'clock": hours, every one."""
    hours = len(items) > 1 and items[-1].endswith(_OCLOCK) and all(number_value(i.casefold()) is not None for i in items[:-1])
    return tuple(i.removesuffix(_OCLOCK) + _OCLOCK for i in items) if hours else items


def _starts(sentence: str) -> Iterator[re.Match[str]]:
    """Where the pieces begin: each but the first after a comma, a colon or "and"."""
    begun = False
    for found in _PIECE.finditer(sentence):
        before = sentence[: found.start()].rstrip()
        word = re.search(r"\w+\Z", before)
        opens = word is None or word[0].casefold() in ("and", "or") or not (begun or word[0].casefold() in _BEFORE_ONE)
        opens = opens or (not begun and word is not None and word[0].casefold() == "that" and " of " in found[0])
        if opens and (begun or found[0].casefold().split()[0] not in ("the", "a", "another")):
            begun = True
            yield found


def _piece(text: str) -> str:
    """What is said of one of them, without the link to the next."""
    text = re.sub(r"[\s,;—-]+(?:and|or)?\s*\Z", "", text.rstrip(" .!?"))
    end = _ENDS.search(text)
    text = text[: end.start()].rstrip(" ,") if end else text
    return _DEGREE.sub("", text) if any(c.isdigit() for c in text) else text


def _item(piece: str) -> tuple[str, str]:
    """The item of a piece, and the stem of the verb that brings it in; a verb alone is the item: "one hums"."""
    piece = _NAMED_FIRST.sub("", piece)
    tokens = split(piece)
    at, verb = 0, ""
    if len(tokens) > 2 and tokens[0].low not in _SMALL | _AUXILIARIES:
        if tokens[1].low in _AUXILIARIES or (tokens[1].low in verbs_known() and tokens[0].low not in verbs_known()):
            at = 1  # "one | cake | was iced in pink"
    while at < len(tokens) - 1 and (tokens[at].low in _AUXILIARIES or tokens[at].low in _SMALL or _verb(tokens, at)):
        if tokens[at].low in _AUXILIARIES and not verb:
            verb = key("have" if tokens[at].low in ("has", "have", "had") else "be")
        elif tokens[at].low not in _SMALL and _verb(tokens, at):
            verb = key(tokens[at].low)
        at += 1
        if tokens[at - 1].low in _ARTICLES:
            break  # "a top hat", "a red scarf": no verbs
    if at == len(tokens) or tokens[at].low in _AUXILIARIES | _SMALL:
        return "", verb
    while at < len(tokens) - 1 and at and (tokens[at - 1].low, tokens[at].low) in _OWN:
        at += 1  # "his | or her own car"
    paired = at and tokens[at].low == "pair" and tokens[at - 1].low == "a"
    return clean_item(piece[tokens[at - paired].start :]), verb


def _does(piece: str) -> bool:
    """ "Reads tea leaves", "plays the harp": a deed of its own, with its object right after it."""
    tokens = split(piece)
    if len(tokens) < 2 or (tokens[0].low not in verbs_known() and not tokens[0].low.endswith(("s", "ed"))):
        return False
    return tokens[0].low not in _AUXILIARIES and (bool(_ARTICLES & {w.low for w in tokens[1:3]}) or is_plural(tokens[-1].low))


def _verb(tokens: Sequence[Word], at: int) -> bool:
    """Whether a word is a verb with its object after it."""
    low = tokens[at].low
    if not tokens[at].text[:1].islower() or at + 1 == len(tokens):
        return False
    new = at == 0 and low.endswith("s") and not low.endswith("ss")  # "gazes into a ball", "mends clocks"
    new = new and (tokens[1].low in _SMALL or singular(low) not in word_table("things"))
    if at and tokens[at - 1].low in _LED and low.endswith("ed"):
        return False  # "in | dotted cloth"
    return low in verbs_known() or low.endswith("ed") or new
