"""Lists of items wherever the layout shows them: labelled lines, bullets, lists in prose, rows of numbered nouns."""

import re
from collections.abc import Iterator, Sequence
from itertools import takewhile
from typing import Literal, NamedTuple

from nlpuzzle.english.kinds import kind_of, object_called
from nlpuzzle.english.morphology import singular
from nlpuzzle.english.numbers import number_value
from nlpuzzle.reading import Document, Passage
from nlpuzzle.reading.headings import section_over
from nlpuzzle.reading.numbering import BELOW
from nlpuzzle.regex import regex
from nlpuzzle.understanding.framing.dealt_on import dealt_on
from nlpuzzle.understanding.framing.distributive import distribution
from nlpuzzle.understanding.framing.labels import BLANK, category_name, clean_item, splits
from nlpuzzle.understanding.framing.list_ways import runs_on
from nlpuzzle.understanding.framing.prose import prose_lists
from nlpuzzle.understanding.words.listed_deeds import tells_deeds

__all__ = ["Listing", "find_lists"]


class Listing(NamedTuple):
    """A list found in the text: what introduces it, and the ways to split it into items, likeliest first."""

    words: str
    name: str
    ways: tuple[tuple[str, ...], ...]
    #: indices of the passages it stands in
    passages: tuple[int, ...]
    #: "block": a line or bullets of its own; "prose": inside a sentence, set off; "loose": an enumeration in passing
    kind: Literal["block", "prose", "loose"]
    #: what to call it should `name` be taken
    second_name: str = ""


#: labels that introduce something else than the items of a category
_NO_CATEGORY = regex(
    r"(?:note|hint|remember|remark|tip|ps|p\.s\.|by|from|to|cc|sent|date posted|determine|question"
    r"|answers?|solution"
    r"|options?|examples?|e\.g\.|warning|instructions?|directions?"
    r"|how to play|clues?|rules?|hints?"
    r"|(?:the )?(?:headings|headers|categories|columns) (?:for|of|in) (?:your|the|this|our) (?:grid|chart|table|puzzle)"
    r"|(?:the |your )?(?:grid|chart|table|column|category) (?:headings|headers)"
    r")(?:\s*#?\d+)?\Z",
    re.I,
)
#: labels of statements of which so many are true
_TRUE_OF_THESE = regex(r"\b(?:is|are|was|were|must be|can be) (?:true|false|correct|right|wrong|untrue)\s*\Z", re.I)
#: labels of a title block: a category only where the list has the right size
_TITLE_BLOCK = regex(
    r"(?:title|subject|author|publication|issue|page|star|source|difficulty|level|rating|url"
    r"|copyright|credit|date|goal|find|task|objective|fact)s?\Z",
    re.I,
)
#: "Hints: 1 hint, 2 hints, 4 hints": how many of them were used
_COUNTED = regex(r"(hint|clue|rule|tip)s?:(?:\s*\d+(?: \1s?)?(?:,|\Z)){3,}", re.I)
#: "Fill in: name -- town -- job", "Scorecard: place -- team": the columns of the solution, however the line begins
_ASKED = regex(
    r"(?:arrange|chart|columns?|complete|determine|enter|fill|find|form|give|grid|list|match|name|order|record|report"
    r"|score ?card|set out|show|solve|sort|state|table|work out|write)\b",
    re.I,
)
_DASHES = regex(r"\s(?:--?|—|–)\s")
_SHORT_LABEL = regex(r"[A-Z][\w']*(?: [\w'()]+){0,3}\Z")
_NAME = regex(r"[^\W\d_][\w'’./&-]*(?: [\w'’./&-]+){0,4}\Z")
_VERBS = regex(
    r"\b(?:is|are|was|were|has|have|had|does|do|did|not|isn't|aren't|wasn't|doesn't|didn't|can(?= )|cannot|can't|will"
    r"|won't|than|who|whose|either"
    r"|neither|nor|if|he|she|they|it|lives|likes|owns|sits)\b",
    re.I,
)
#: "five shows, five presenters" counts what there is
_COUNT = regex(r"(?:two|three|four|five|six|seven|eight|nine|ten) [a-z][a-z -]*s\Z", re.I)
_ROW = regex(r"(?:([A-Z][a-z]+) (\d{1,2}|[A-Z])\b[\s,;|]*)+\.?\Z")
_ROW_ITEM = regex(r"([A-Z][a-z]+) (\d{1,2}|[A-Z])\b")


#: words of a label; more of them are a sentence
_LONGEST_LABEL = 9


def find_lists(document: Document) -> Iterator[Listing]:
    """Every list of items in the story, list and clue sections, in the order of the text. Sizes may differ."""
    passages = document.passages
    at = 0
    while at < len(passages):
        passage = passages[at]
        section, kind = passage.section, passage.kind
        if section == "answer" or (section == "options" and kind != "label") or (section == "question" and kind != "sentence"):
            at += 1
            continue
        if passage.kind == "heading" and (row := _row(passage, at)) is not None:
            yield row
        elif passage.kind in ("label", "heading") or _heads_bullets(passages, at):
            if passage.kind == "label" and len(passage.label.split()) > _LONGEST_LABEL and passage.text:
                whole = f"{passage.label}: {passage.text}"  # "On the even side there are four houses: numbers 2, 4, 6 and 8."
                yield from _of_prose(whole, passages[at - 1].text if at else "", at)
            found_here, at = _labelled(passages, at)
            yield from found_here
            continue
        if (below := _nested(passages, at)) is not None:
            yield below
            at = below.passages[-1] + 1
            continue
        if passage.kind == "sentence" and (run := _over_sentences(passages, at)) is not None:
            yield run
            at = run.passages[-1] + 1
            continue
        if passage.kind in ("entry", "sentence"):
            if (bullet := _bullet(passage, at)) is not None:
                yield bullet
            elif (row := _row(passage, at)) is not None:
                yield row
            elif (dashed := _dashed(passage, at)) is not None:
                yield dashed
            elif (bare := _bare(passage, at, passages[at - 1].text if at else "")) is not None:
                yield bare
            elif "|" not in passage.text and (passage.kind == "sentence" or not passage.number or _only_lists(passage.text)):
                yield from _of_prose(passage.text, passages[at - 1].text if at else "", at)
        at += 1


def _of_prose(text: str, previous: str, at: int) -> Iterator[Listing]:
    """The lists inside a sentence."""
    for found in prose_lists(text, previous=previous):
        if _NO_CATEGORY.match(found.name):
            continue  # "Hint: draw a grid, start with Olav, be quick"
        yield Listing(found.words, found.name, found.ways, (at,), "loose" if found.loose else "prose", found.second_name)


def _over_sentences(passages: Sequence[Passage], at: int) -> Listing | None:
    """ "One plays the harp. Another plays the lute. The third plays the viol.": one list, as one sentence would tell it."""
    if passages[at].section not in ("story", "title"):
        return None
    run = takewhile(lambda p: p.kind == "sentence", passages[at : at + _MOST_SENTENCES])
    dealt = dealt_on([p.text for p in run])
    found = prose_lists(dealt[0], previous=passages[at - 1].text if at else "") if dealt else ()
    if dealt is None or not found:
        return None
    name = "item" if found[0].name == object_called("wanted") else found[0].name
    return Listing(found[0].words, name, found[0].ways, tuple(range(at, at + dealt[1])), "loose")


_MOST_SENTENCES = 12
#: each of them has another of what is listed
_EACH_HAS = regex(
    r"\b(?:each|every)\b.*\b(?:different|distinct|separate|unique)\b"
    r"|\bthere (?:are|were) (?:three|four|five|six|seven|eight)\b.*\b(?:each|every|one)\b",
    re.I,
)
#: a word by which a sentence may say more than what there is
_SAYS_MORE = regex(
    r"\b(?:not|never|neither|nor|but|than|next|left|right|before|after|between|above|below|behind|if|who|whose|that|because"
    r"|first|last)\b|n['’]t\b",
    re.I,
)


def _only_lists(text: str) -> bool:
    """ "(i) A, B and C are clerks — a Dane, a Finn and a Swede — and each has a different car: ...": no clue."""
    if _EACH_HAS.search(text) is None or _SAYS_MORE.search(text) is not None:
        return False
    sizes = [len(found.ways[0]) for found in prose_lists(text)]
    return len(sizes) > 1 and len(set(sizes)) == 1 and sizes[0] > 2


def _labelled(passages: Sequence[Passage], at: int) -> tuple[list[Listing], int]:
    """ "Ages: 26, 27", "Names: ...; Ages: ...", "Name:" or a heading with lines or short bullets below; and the index after."""
    passage = passages[at]
    words = passage.label if passage.kind == "label" else passage.text.rstrip(":")
    after = at + 1
    while after < len(passages) and passages[after].kind == "line":
        after += 1
    if (
        _names_columns(words, passage.text)
        or (_NO_CATEGORY.match(words) and not _COUNTED.match(f"{words}: {passage.text}"))
        or passage.text.endswith("?")
        or len(words.split()) > _LONGEST_LABEL
        or (passage.kind == "heading" and section_over(words, "".join(p.text for p in passages[after : after + 1])) is not None)
    ):
        return [], after
    if passage.kind == "label" and passage.text:
        if ";" in passage.text and ":" in passage.text:
            pieces = [piece.partition(":") for piece in f"{words}: {passage.text}".split(";")]
            found = [_listing(name, tuple(splits(rest)), (at,)) for name, _, rest in pieces]
            return [listing for listing in found if listing is not None], after
        ways = (passage.ticked,) if len(passage.ticked) > 1 else tuple(splits(passage.text))
        listing = _listing(words, ways, (at,))
        return ([listing] if listing is not None else []), after
    lines = passages[at + 1 : after]
    end = after
    if not lines:
        while end < len(passages) and _one_run(passages[after], passages[end]):
            end += 1
        lines = passages[after:end]
    if not lines and _is_bare_list(passages[after : after + 1]):
        end = after + 1
        lines = passages[after:end]
    if len(lines) == 1:
        ways = (lines[0].ticked,) if len(lines[0].ticked) > 1 else tuple(splits(lines[0].text))
    else:
        ways = (tuple(clean_item(line.text) for line in lines),)
    listing = _listing(words, ways, tuple(range(at, end)))
    return ([listing], end) if listing is not None else ([], after)


def _names_columns(words: str, text: str) -> bool:
    """ "Fill in: name -- town -- job": what is to be found, and no items."""
    return _ASKED.match(words) is not None and "," not in text and len(_DASHES.split(text)) > 1


def _is_bare_list(following: Sequence[Passage]) -> bool:
    """Whether a heading stands over "4 hours / 6 hours / 9 hours" or "oak, elm, ash"."""
    if not following or following[0].kind != "sentence" or following[0].text[-1:] in ".?!:":
        return False
    ways = splits(following[0].text)
    return bool(ways) and len(ways[0]) > 2 and all(map(_looks_like_items, ways))


def _heads_bullets(passages: Sequence[Passage], at: int) -> bool:
    """Whether a line such as "Colour" stands over bullets that are items, and no statements."""
    head = passages[at]
    if head.kind != "sentence" or not _SHORT_LABEL.match(head.text) or _says_something(head.text):
        return False
    below = list(takewhile(lambda p: _one_run(passages[at + 1], p), passages[at + 1 :]))
    items = tuple(clean_item(p.text) for p in below)
    plain = not any(p.number or ": " in p.text or p.text.endswith((".", "!", "?")) for p in below)
    return len(items) > 2 and plain and _looks_like_items(items)


def _one_run(first: Passage, entry: Passage) -> bool:
    """Whether two entries stand in one run of bullets, or of numbered entries."""
    return entry.kind == "entry" and entry.group == first.group and bool(entry.number) == bool(first.number)


def _nested(passages: Sequence[Passage], at: int) -> Listing | None:
    """A short bullet with the items of its category as bullets indented under it."""
    head = passages[at]
    if head.kind != "entry" or head.parent is not None or head.section == "clues" or not _SHORT_LABEL.match(head.text):
        return None
    end = at + 1
    while end < len(passages) and passages[end].kind == "entry" and passages[end].parent in (BELOW, head.number or BELOW):
        end += 1
    if end - at < 4:
        return None
    return _listing(head.text, (tuple(clean_item(p.text) for p in passages[at + 1 : end]),), tuple(range(at, end)))


#: what stands between the items of one list
_JOINED = regex(r"(?:[\s,;/&`'\"]|\b(?:and|or)\b)*")
#: "the servers | are named | `heron`"
_CALLED = regex(r" (?:are|were) (?:called|named)[\s`'\"]*\Z")


def _bullet(passage: Passage, at: int) -> Listing | None:
    """ "Each person has a unique name: `Ann`, `Bob`" as a bullet or a sentence; "Items bought are: watch and kettle"."""
    words, colon, rest = passage.text.partition(":")
    if (colon and rest[:1] != " ") or (not colon and len(passage.ticked) < 2):
        return None
    if not colon:
        words, after = passage.text.split(passage.ticked[0])[0], passage.text.rpartition(passage.ticked[-1])[2]
        between = passage.text[len(words) : len(passage.text) - len(after)]
        for item in passage.ticked:
            between = between.replace(item, "", 1)
        if passage.number or after.strip("`'\" ")[:1] not in ("", ".", ",", ";", ":", ")") or not _JOINED.fullmatch(between):
            return None  # "both `heron` and `osprey` are in the top half"; two lists in one sentence
        words = _CALLED.sub("", words)
    if len(passage.ticked) > 1:
        return _listing(words, (passage.ticked,), (at,))
    numbered = passage.number and (passage.section == "clues" or not _SHORT_LABEL.match(words))
    if passage.kind == "sentence" or numbered:
        return None
    if _NO_CATEGORY.match(words.strip()):
        return None
    return _listing(words, tuple(splits(rest)), (at,))


_FEWEST_DASHED = 3
#: "The stamps?", before a line that is nothing but a list
_ASKED_NOUN = regex(r"(?:and |but )?(?:the|their|his|her|its|our) (?:[a-z]+ )?([a-z]+s)\?", re.I)
#: "A swan, a goose, an owl"
_ARTICLES = regex(r"(?:An?|Some|The) (?=[a-z][^,]*, (?:an?|some|the) )")


def _dashed(passage: Passage, at: int) -> Listing | None:
    """ "Four knots — bowline — clove — reef — sheet.": what is counted, and as many of them."""
    words, *items = _DASHES.split(passage.text.rstrip("."))
    count = number_value(words.split()[0].casefold()) if words.split() else None
    if passage.kind != "sentence" or count is None or count != len(items) or len(items) < _FEWEST_DASHED:
        return None
    return _listing(words, (tuple(map(clean_item, items)),), (at,))


def _bare(passage: Passage, at: int, before: str) -> Listing | None:
    """A line that is nothing but a list: "red, blue, green"; the question `before` it may say of what: "The stamps?"."""
    if passage.kind != "sentence" or passage.text.count(",") < 2 or ": " in passage.text or distribution(passage.text):
        return None
    text = _ARTICLES.sub(lambda m: m[0].casefold(), passage.text, count=1)
    ways = tuple(way for way in splits(text) if len(way) > 2 and _looks_like_items(way) and all(map(_alone, way)))
    if not ways or runs_on(ways[0]):
        return None  # "Ann, Bo and Cy went fishing"
    asked = _ASKED_NOUN.fullmatch(before)
    kind = kind_of(ways[0]) or ("name" if all(i[:1].isupper() for i in ways[0]) else "item")
    name = singular(asked[1].casefold()) if asked else kind
    return Listing(name, name, ways, (at,), "prose")


def _alone(item: str) -> bool:
    """Whether a piece between commas may be an item by itself: not "Four friends", "Cleo and Dan" or more than three words."""
    return len(item.split()) < 4 and not _COUNT.match(item) and " and " not in item


def _row(passage: Passage, at: int) -> Listing | None:
    """ "Chair 0 Chair 1 Chair 2": a row of numbered nouns."""
    if not _ROW.match(passage.text):
        return None
    found = _ROW_ITEM.findall(passage.text)
    nouns = {noun for noun, _ in found}
    if len(nouns) != 1 or len(found) < 2:
        return None
    noun = nouns.pop()
    return Listing(noun, noun, (tuple(label for _, label in found),), (at,), "block")


def _listing(words: str, ways: tuple[tuple[str, ...], ...], passages: tuple[int, ...]) -> Listing | None:
    if _TRUE_OF_THESE.search(words):
        return None  # "Exactly one of these is true: Cleo sings, or Dov wears pink"
    kept = tuple(way for way in ways if _looks_like_items(way) or (tells_deeds(way) and all(map(_short, way))))
    name = category_name(words) or words.strip()
    kind: Literal["block", "loose"] = "loose" if _TITLE_BLOCK.match(words.strip()) else "block"
    return Listing(words.strip(), name, kept, passages, kind) if kept and _NAME.match(name) else None


def _says_something(item: str) -> bool:
    """Whether a piece of a list has a verb; "Will" by itself is a name, "Nine Lives" a title, and a will is a thing."""
    titled = all(word[:1].isupper() for word in item.split())
    return bool(_VERBS.search(item)) and not titled and item != "will"


def _short(item: str) -> bool:
    return len(item) <= 60 and len(item.split()) <= 7


def _looks_like_items(way: tuple[str, ...]) -> bool:
    return (
        len(way) > 1
        and len({item.casefold() for item in way}) == len(way)
        and all(
            BLANK.fullmatch(item) or (item and _short(item) and not _says_something(item))
            for item in way
        )
        and not all(_COUNT.match(item) for item in way)
    )
