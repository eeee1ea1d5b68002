"""Which of the lists that a text holds are its categories, each split one way."""

import re
from collections import Counter
from collections.abc import Sequence

from nlpuzzle.english.classes import word_class
from nlpuzzle.english.dates import date_value, weekday_value
from nlpuzzle.english.kinds import families
from nlpuzzle.english.morphology import plural, singular
from nlpuzzle.english.tables import words as word_table
from nlpuzzle.reading import Document
from nlpuzzle.regex import regex
from nlpuzzle.understanding.framing.lists import Listing, find_lists
from nlpuzzle.understanding.framing.values import measure
from nlpuzzle.understanding.words.people import is_person
from nlpuzzle.understanding.words.vocabulary import verb_forms

__all__ = ["categories_or_remarks", "choose", "without_repeats"]

_KINDS_OF_PEOPLE = word_class("kinds-of-people")
#: what any list may be called
_JUST_THINGS = frozenset("category choice entry item list option possibility thing value".split())


def categories_or_remarks(document: Document, said: int | None) -> tuple[list[Listing], list[Listing]]:
    """The lists of a text that may be categories, and those that are mere remarks; `said` is the size the story gives."""
    every = _merged(list(find_lists(document)))
    blocks = Counter(len(x.ways[0]) for x in every if x.kind == "block")
    spoken = [(x, _used(x, document, said)) for x in every]
    sizes = {len(x.ways[0]) for x, used in spoken if x.kind != "loose" or used} | {said}
    listings = [
        x
        for x, used in spoken
        if x.kind != "loose"
        or _beside_blocks(x, document, blocks)
        or (any(len(way) in sizes for way in x.ways) and _measured(x))
        or (any(len(way) == said for way in x.ways) and _amounts(x.ways[0]))
        or (len(x.ways[0]) in sizes and _numbers_compared(x, document))
        or (len(x.ways[0]) in sizes and _dates(x, document))
        or (len(x.ways[0]) in sizes and (_counted(x, document) or _borne(x, document)))
        or used
    ]
    listings = [x for x in listings if not _behind_the_clues(x, document, every)]
    names = {singular(x.name.casefold()) for x in listings}  # "each has one gift, one pet and one task" names no items
    listings = [x for x in listings if not {_class(i) for i in x.ways[0]} <= names]
    kept = set(map(id, listings))
    return listings, [x for x in every if id(x) not in kept]


def _class(item: str) -> str:
    """What an item would be called as a category: "fruit" of "piece of fruit"."""
    first, of, rest = item.casefold().partition(" of ")
    return singular(rest if of and first.split()[-1:] and first.split()[-1] in _PIECES else item.casefold())


_PIECES = frozenset("bit color colour item kind piece sort type".split())


def choose(
    listings: list[Listing], said: int | None, given: bool
) -> tuple[list[tuple[Listing, tuple[str, ...]]], str | None, list[str]]:
    """The lists that are categories, each split one way; a problem where block lists differ in size; remarks."""
    firm = [x for x in listings if x.kind != "loose"]
    votes: Counter[int] = Counter()
    for listing in firm:
        votes[len(listing.ways[0])] += 2 if listing.kind == "block" else 1
    if said is not None:
        votes[said] += 1
    if not votes:
        votes.update(len(x.ways[0]) for x in listings)
    lengths = Counter(len(x.ways[0]) for x in listings)
    size = max(votes, key=lambda n: (votes[n], lengths[n], n)) if votes else 0
    chosen: list[tuple[Listing, tuple[str, ...]]] = []
    wrong: list[Listing] = []
    remarks: list[str] = []
    for listing in listings:
        way = next((w for w in listing.ways if len(w) == size), None)
        if way is not None:
            chosen.append((listing, way))
        elif listing.kind == "block":
            wrong.append(listing)
        elif listing.kind == "prose":
            remarks.append(
                f"The list of {len(listing.ways[0])} after “{listing.words[-40:].strip()}” was not taken"
                f" as a category of {size}."
            )
    if wrong and not given:
        told = ", ".join(f"{x.name} has {len(x.ways[0])}" for x in listings if x.kind == "block")
        return chosen, f"The lists differ in length: {told}.", remarks
    return without_repeats(chosen), None, remarks


def _beside_blocks(listing: Listing, document: Document, blocks: Counter[int]) -> bool:
    """Whether a line such as "Dates: ..." is as long as two other lists: then it is no part of a title block."""
    labelled = document.passages[listing.passages[0]].kind == "label"
    return labelled and len(listing.ways[0]) > 2 and blocks[len(listing.ways[0])] > 1


def _behind_the_clues(listing: Listing, document: Document, every: Sequence[Listing]) -> bool:
    """ "Hints left: 3   Tap or swipe", behind the clues of a text whose lists, of one length, all stand before them."""
    if listing.kind != "block" or any(len(way) >= _A_LIST for way in listing.ways):
        return False  # most are
    entry = next((i for i, p in enumerate(document.passages) if p.kind == "entry"), len(document.passages))
    before = {len(x.ways[0]) for x in every if x.kind == "block" and x.passages[0] < entry}
    listed = sum(x.kind == "block" and x.passages[0] < entry for x in every)
    return listing.passages[0] > entry and listed > 1 and len(before) == 1


_A_LIST = 3


def _measured(listing: Listing) -> bool:
    """Whether an enumeration holds amounts of something: clues compare those and need not name them."""
    order = measure(listing.words, listing.name, listing.ways[0])
    return order is not None and _amounts(listing.ways[0]) and order.dimension not in (None, "count", "id", "position")


def _counted(listing: Listing, document: Document) -> bool:
    """Whether an enumeration of plain numbers counts what the rest of the text counts, too: "250, 500 and 1000 pieces"."""
    if not all(item.replace(",", "").isdecimal() for item in listing.ways[0]) or listing.name in ("", "item", "number"):
        return False
    several = re.compile(rf"\b(?:{re.escape(plural(singular(listing.name)))}|twice|half|most|fewest|more|fewer) \b", re.I)
    noun = re.compile(rf"\b{re.escape(plural(singular(listing.name)))}\b", re.I)
    rest = [p.text for i, p in enumerate(document.passages) if i not in listing.passages]
    return any(several.search(text) and noun.search(text) for text in rest)


#: "3 points more", "fewer games"
_SO_MANY_MORE = regex(r"\b(?:\d+|two|three|four|five|six) ([a-z]+s) (?:fewer|less|more)\b|\b(?:fewer|more) ([a-z]+s) than\b")


def _numbers_compared(listing: Listing, document: Document) -> bool:
    """Whether an enumeration holds plain numbers of nothing in particular, and the rest of the text has more of something."""
    if listing.name not in ("item", "number") or not all(item.isdecimal() for item in listing.ways[0]):
        return False
    rest = (p.text.casefold() for i, p in enumerate(document.passages) if i not in listing.passages)
    return any(_SO_MANY_MORE.search(text) for text in rest)


def _plural_name(told: frozenset[str], listed: frozenset[str]) -> bool:
    """ "The Yateses" for the Yates family."""
    return len(listed) == 1 and bool(told & {f"{name}{ending}" for name in listed for ending in ("s", "es")}) and len(told) < 3


def _borne(listing: Listing, document: Document) -> bool:
    """Whether plain numbers are borne by what the rest of the text calls by number: "tram 8", "the number of her tram"."""
    if not all(item.isdecimal() for item in listing.ways[0]) or listing.name in ("", "item"):
        return False
    noun = re.escape(singular(listing.name))
    told = re.compile(
        rf"\b{noun} (?:no\.? |number )?(?:{'|'.join(listing.ways[0])})\b"
        rf"|\b{noun}\b[^.;]{{0,40}}\bnumber(?:ed)?\b|\bnumber(?:ed)?\b[^.;]{{0,40}}\b{noun}\b",
        re.I,
    )
    return any(told.search(p.text) for i, p in enumerate(document.passages) if i not in listing.passages)


_AMOUNT = regex(r"[$£€]|\d+(?!\d*(?:st|nd|rd|th)\b)|.* (?:o['’]clock|[ap]\.?m\.?)\Z", re.I)


def _amounts(items: Sequence[str]) -> bool:
    """Whether all items are amounts or times, "7", "€30", "six o'clock"; "the 2nd" may be a day or a place."""
    return all(_AMOUNT.match(item) for item in items)


#: words of time by which clues compare dates without naming them
_WHEN = regex(r"\b(?:days?|weeks?|dates?|earlier|later|before|after|first|last|earliest|latest)\b", re.I)


#: "a postcard came every day from Monday to Thursday", and clues that only compare these days
_ON_EACH = regex(
    r"\b(?:each|every|a|one|another|a different|different|consecutive|successive) (?:week|working |school )?days?\b"
    r"|\bone a day\b|\bdaily\b|\bday by day\b",
    re.I,
)
_DAYS = regex(r"\bdays? (?:after|before|later|earlier|apart)\b|\bthe (?:day|next day|previous day) (?:after|before)\b", re.I)


def _dates(listing: Listing, document: Document) -> bool:
    """Whether an enumeration holds dates, "May 3", and the rest of the text speaks of days, or of what was before and after."""
    rest = (p.text for i, p in enumerate(document.passages) if i not in listing.passages)
    dated = all(re.search(r"\d", item) and date_value(item) for item in listing.ways[0])
    if dated:
        return any(_WHEN.search(text) for text in rest)
    told = document.passages[listing.passages[0]].text
    days = all(weekday_value(item) for item in listing.ways[0]) and _ON_EACH.search(told) is not None
    return days and any(_DAYS.search(text) for text in rest)


def _used(listing: Listing, document: Document, said: int | None) -> bool:
    """Whether the rest of the text speaks of an enumeration's items: a mere remark in the story is no category."""
    rest = " ".join(p.text for i, p in enumerate(document.passages) if i not in listing.passages).casefold()
    items = listing.ways[0]
    used = sum(item.casefold() in rest for item in items)
    dated = listing.name in ("day", "month", "date")
    return used * 2 >= len(items) or ((dated or len(items) == said) and used > 0)


def _merged(listings: list[Listing]) -> list[Listing]:
    """ "Three men (...) and three women (...)": two lists of one sentence that together are as long as the others."""
    others = Counter(len(x.ways[0]) for x in listings if x.kind != "loose")
    merged: list[Listing] = []
    for listing in listings:
        before = merged[-1] if merged else None
        if (
            before is not None
            and before.kind == listing.kind == "prose"
            and before.passages == listing.passages
            and {before.name, listing.name} <= _KINDS_OF_PEOPLE
            and others[len(before.ways[0]) + len(listing.ways[0])] > 0
        ):
            merged[-1] = before._replace(
                words=f"{before.words} and {listing.words}", name="person", ways=((*before.ways[0], *listing.ways[0]),)
            )
        else:
            merged.append(listing)
    return merged


def without_repeats(chosen: list[tuple[Listing, tuple[str, ...]]]) -> list[tuple[Listing, tuple[str, ...]]]:
    """A list that is given twice counts once, and an enumeration in passing yields to a plainer list with its items.

    The story may tell the items at more length than the list under its heading: "a slim novel, a biography".
    """
    kept: list[tuple[Listing, tuple[str, ...]]] = []
    for listing, way in sorted(chosen, key=lambda pair: ("block", "prose", "loose").index(pair[0].kind)):
        labels = {item.casefold() for item in way}
        others = [
            other
            for x, other in kept
            if not (_names_and_words(way, other, x.passages == listing.passages) or _of_other_things(x, listing))
        ]
        shared = [len(labels & {item.casefold() for item in other}) for other in others]
        told = listing.kind != "block" and any(x.kind == "block" and _same_things(way, other) for x, other in kept)
        if len(labels) not in shared and not told and not (listing.kind == "loose" and any(shared)):
            kept.append((listing, way))
    return sorted(kept, key=lambda pair: chosen.index(pair))


def _of_other_things(one: Listing, other: Listing) -> bool:
    """Whether two lists of the same words are of two kinds of things: "Shirt: red, blue", "Hat: red, blue"."""
    if one.kind != other.kind or one.kind == "loose":
        return False
    names = [[singular(word) for word in x.name.casefold().split()] for x in (one, other)]
    if not all(names) or names[0] == names[1] or names[0][-1:] == names[1] or names[1][-1:] == names[0]:
        return False  # "colour", "house colour"
    heads = {name[-1] for name in names}
    if len(heads) == 1:
        return one.kind == "block"  # "first name" and "last name", "morning job" and "afternoon job"
    if one.kind == "block":  # not "Fill in: Ann ____ Ben ____"
        doing = any(head in verb_forms() and head not in word_table("things") for head in heads)
        return heads.isdisjoint(_JUST_THINGS) and not doing
    if not all(is_person(head) or head in word_table("things") or families(head) for head in heads):
        return False
    people = [is_person(head) or head in _KINDS_OF_PEOPLE or head == "name" for head in heads]
    small = [{item[:1].islower() for item in x.ways[0]} for x in (one, other)]
    spelt = len(small[0]) == len(small[1]) == 1 and small[0] != small[1]
    if one.passages != other.passages and not spelt:
        return False  # the story tells them again
    return spelt or (not all(people) and heads.isdisjoint(_JUST_THINGS))


def _names_and_words(one: Sequence[str], other: Sequence[str], together: bool) -> bool:
    """Whether one sentence lists names and what they mean: "our names are Grey and Brown, one has grey hair and one brown"."""
    capital = [{item[:1].isupper() for item in way} for way in (one, other)]
    return together and capital in ([{True}, {False}], [{False}, {True}])


def _same_things(told: Sequence[str], listed: Sequence[str]) -> bool:
    """Whether each item of a list is one of the other with a word more or less, most of them with none."""
    left = [frozenset(item.casefold().split()) for item in listed]
    equal = 0
    for item in told:
        words = frozenset(item.casefold().split())
        fitting = [other for other in left if other <= words or words <= other or _plural_name(words, other)]
        if len(fitting) != 1:
            return False
        left.remove(fitting[0])
        equal += fitting[0] == words or _plural_name(words, fitting[0])
    return not left and 2 * equal > len(listed)
