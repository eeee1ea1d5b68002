"""Lists of items inside a sentence: in brackets, after a colon or a dash, after "namely" or "are", or in passing."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from nlpuzzle.english.dates import month_value, weekday_value
from nlpuzzle.english.morphology import singular
from nlpuzzle.understanding.frame_labels import category_name, clean_item, head_noun, noun_phrase, splits

__all__ = ["ProseList", "prose_lists"]


@dataclass(frozen=True, slots=True)
class ProseList:
    """A list inside a sentence: the words that introduce it, its category's name, the ways to split it."""

    words: str
    name: str
    ways: tuple[tuple[str, ...], ...]
    #: an enumeration in passing, a category only where its size fits
    loose: bool = False
    second_name: str = ""


_BRACKETS = re.compile(r"\(([^()]{3,400})\)")
_COLON = re.compile(r"(?<=[^\W\d_])(?:\s*:\s|,?\s+(?:namely|viz\.?|i\.e\.?|specifically)[,;:]?\s)", re.I)
_DASHES = re.compile(r"\s?—\s?([^—]{3,300}?)\s?(?:—|[.?!]?\Z)")
_COPULA = re.compile(r"\b(?:are|were|is|was|be|include|includes|included|involved|involves)\b", re.I)
_ASIDE = re.compile(r"\s*[(,]?\s*(?:though |but )?(?:not necessarily|in no particular|in some|in alphabetical|in any|listed|not in)[^,()]*[),]?\s*", re.I)
_ENUMERATION = re.compile(r"((?:[^,;:()—]+, )+)(?:[^,;:()—]+?,? )??(?:and|or) ([^,;:()—]+)")
_INSTRUCTION = re.compile(
    r"\b(?:determine|find out|work out|figure out|deduce|match|can you|could you|discover|identify|establish|name each|tell (?:me|us|which))\b", re.I
)
_EDGE = frozenset(
    ["a", "an", "the", "of", "in", "on", "at", "by", "for", "from", "with", "to", "into", "onto", "and", "or", "but", "is", "are", "was", "were", "be", "been", "has", "have", "had", "do", "does", "did", "will", "would", "can", "their", "his", "her", "its", "our", "my", "who", "that", "which", "whose", "each", "every", "between", "among", "there", "they", "he", "she", "it", "as", "than", "like", "likes", "liked", "lives", "live", "lived", "took", "take", "takes", "sells", "sold", "sell", "buy", "buys", "bought", "visited", "visit", "wear", "wears", "wore", "drink", "drinks", "drank", "eat", "eats", "ate", "play", "plays", "played", "own", "owns", "owned", "friends", "named", "called", "include", "includes", "including", "either", "both", "all", "some", "not", "no", "than"]
)  # fmt: skip
_VERBISH = re.compile(r"\b(?:is|are|was|were|has|have|had|does|do|did|will|not|than|who|which|that|he|she|it|they|each|different|certain|unique)\b", re.I)


def prose_lists(sentence: str, previous: str = "") -> Iterator[ProseList]:
    """The lists inside one sentence of the story; `previous` is the sentence before it, for "They are an oak, ...".

    Names may repeat; `second_name` is then the next best.
    """
    taken = False
    for found in _BRACKETS.finditer(sentence):
        ways = _ways(found[1])
        if ways:
            taken = True
            before = sentence[: found.start()]
            yield ProseList(_clause(before), _name_before(before), ways, second_name=_subject(before))
    if taken:
        return
    if found := _COLON.search(sentence):
        ways = _ways(sentence[found.end() :])
        if ways:
            words = sentence[: found.start()]
            yield ProseList(words, category_name(_clause(words)), ways)
            return
    for found in _DASHES.finditer(sentence):
        ways = _ways(found[1])
        if ways and len(ways[0]) > 2:
            before = sentence[: found.start()]
            yield ProseList(_clause(before), _name_before(before), ways)
            return
    if sentence.endswith("?") or _INSTRUCTION.search(sentence):
        return
    yield from _in_passing(_ASIDE.sub(" ", sentence), previous)


def _ways(text: str) -> tuple[tuple[str, ...], ...]:
    return tuple(
        way
        for way in splits(text.rstrip(". "))
        if len(way) > 1
        and len({i.casefold() for i in way}) == len(way)
        and all(len(item.split()) <= 6 and len(item) <= 50 and not _VERBISH.search(item) for item in way)
    )


def _clause(before: str) -> str:
    """The last clause of what stands before a list."""
    text = _BRACKETS.sub(" ", before)
    return re.split(r"[;:.!?—]\s|,\s(?=and |but |while )", text)[-1].strip()


def _name_before(before: str) -> str:
    """The noun a bracketed list belongs to: the last noun phrase opened by a number, "different", "each" and the like."""
    clause = _clause(before)
    last = re.split(r"\band\b|,", clause)[-1].split()
    if 0 < len(last) <= 2 and last[-1].islower() and clause != before:
        phrase = noun_phrase(last)
        if phrase:
            return head_noun(phrase, [])
    return category_name(clause)


def _subject(before: str) -> str:
    words = _clause(before).split()
    phrase = noun_phrase(words)
    return head_noun(phrase, words[len(phrase) :]).casefold()


def _in_passing(sentence: str, previous: str) -> Iterator[ProseList]:
    """Enumerations of three or more: "The murders took place in the den, attic and hall"; copulas give the name."""
    for found in _ENUMERATION.finditer(sentence):
        items, before = _enumerated(found)
        if len(items) < 3:
            continue
        after = sentence[found.end() :] if found.end() < len(sentence) else ""
        start = sentence[: found.start()] + before
        name = _loose_name(start, items, previous, found[0][-60:] + after)
        yield ProseList(start.strip() or sentence, name, (items,), True)


def _enumerated(found: re.Match[str]) -> tuple[tuple[str, ...], str]:
    """The items of an enumeration with its two ends trimmed, and what was cut off its beginning."""
    pieces = [p.strip() for p in re.split(r",\s*(?:and |or )?|\s+(?:and|or)\s+(?=[^,]*\Z)", found[0]) if p.strip()]
    if len(pieces) < 3:
        return (), ""
    inner = pieces[1:-1]
    if any(_VERBISH.search(p) or len(p.split()) > 4 for p in inner):
        return (), ""
    capital = all(p[:1].isupper() for p in inner)
    article = all(re.match(r"(?:an?|the)\s", p) for p in inner)
    longest = max(len(p.split()) for p in inner)
    first, cut = _head_end(pieces[0], capital, article, longest)
    last = _tail_end(pieces[-1], capital, longest)
    items = tuple(clean_item(p) for p in (first, *inner, last))
    if not all(items) or len({i.casefold() for i in items}) < len(items):
        return (), ""
    return items, cut


def _head_end(piece: str, capital: bool, article: bool, longest: int) -> tuple[str, str]:
    words = piece.split()
    if article:
        at = max((i for i, w in enumerate(words) if w.casefold() in ("a", "an", "the")), default=0)
    elif capital:
        at = len(words)
        while at > 0 and words[at - 1][:1].isupper() and len(words) - at < longest:
            at -= 1
        if at == len(words):
            return "", piece
    else:
        at = len(words)
        while at > 0 and words[at - 1].casefold() not in _EDGE and len(words) - at < longest:
            at -= 1
    return " ".join(words[at:]), " ".join(words[:at])


def _tail_end(piece: str, capital: bool, longest: int) -> str:
    words = piece.rstrip(".").split()
    while words and words[0].casefold() in ("a", "an", "the"):
        words = words[1:]
    kept: list[str] = []
    for word in words:
        if word.casefold() in _EDGE or (capital and not word[:1].isupper()) or len(kept) >= longest + (0 if capital else 1):
            break
        kept.append(word)
    return " ".join(kept)


def _loose_name(before: str, items: tuple[str, ...], previous: str, after: str) -> str:
    if all(weekday_value(i) for i in items):
        return "day"
    if all(month_value(i) for i in items):
        return "month"
    words = before.split()
    copula = bool(words) and _COPULA.fullmatch(words[-1]) is not None
    if copula:
        if len(words) < 3 and words[0].casefold() in ("they", "these", "there"):
            return category_name(previous) if previous else "item"
        return category_name(" ".join(words[:-1]))
    if not words:
        complement = re.search(r"\b(?:are|were)\s+(?:the\s+|all\s+|\w+\s+)?(\w+s)\b", after)
        return singular(complement[1]) if complement and not complement[1][:1].isupper() else "name"
    if words[-1].casefold() in ("in", "on", "at", "from", "to", "the", "of", "for", "with"):
        earlier = [w for w in words if w.casefold() not in _EDGE]
        return singular(earlier[-1].strip(".,")).casefold() if earlier else "item"
    return singular(words[-1].strip(".,")).casefold()
