"""The frame of a puzzle and its clues: from a Document to a Setup. No clue is understood here."""

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import zip_longest

from nlpuzzle.english.morphology import plural, singular
from nlpuzzle.english.wordlists import word_set
from nlpuzzle.puzzle import Category, Frame, Setup, blank
from nlpuzzle.reading import Document
from nlpuzzle.understanding.framing.anchor import as_count, as_line, implied_anchor, listed_anchor, possible_line, said_size
from nlpuzzle.understanding.framing.clues import Sorted, sort_sentences
from nlpuzzle.understanding.framing.inferred import Proposal, proposals
from nlpuzzle.understanding.framing.labels import category_name
from nlpuzzle.understanding.framing.lists import Listing, find_lists
from nlpuzzle.understanding.framing.names import bare_names
from nlpuzzle.understanding.framing.refusals import other_kind, refusal
from nlpuzzle.understanding.framing.values import measure

__all__ = ["set_up", "set_ups"]

_KINDS_OF_PEOPLE = word_set(
    """
    man woman boy girl male female gentleman lady brother sister son daughter husband wife
    """
)


def set_up(document: Document, categories: Mapping[str, Sequence[str]] | None = None, size: int | None = None) -> Setup:
    """The likeliest setup alone: see `set_ups`."""
    return next(set_ups(document, categories, size))


def set_ups(
    document: Document, categories: Mapping[str, Sequence[str]] | None = None, size: int | None = None
) -> Iterator[Setup]:
    """What can be known of a puzzle before its clues are read one by one; a trouble is told in `problem`, never raised.

    One setup where the text lists its categories, and further ones, likeliest first, that add or propose categories which
    it does not list. `categories` given by the caller override listed ones of the same name, or add to them; `size` is the
    number of items in each.
    """
    told = (p for p in document.passages if p.section in ("story", "title", "lists") and p.kind != "entry")
    story = (p.text.rstrip(".") for p in told)
    said = size or said_size(". ".join(story))
    listings = _merged(list(find_lists(document)))
    blocks = Counter(len(x.ways[0]) for x in listings if x.kind == "block")
    spoken = [_used(x, document, said) for x in listings]
    sizes = {len(x.ways[0]) for x, used in zip(listings, spoken, strict=True) if x.kind != "loose" or used} | {said}
    every = listings
    listings = [
        x
        for x, used in zip(listings, spoken, strict=True)
        if x.kind != "loose"
        or _beside_blocks(x, document, blocks)
        or (len(x.ways[0]) in sizes and _measured(x))
        or (len(x.ways[0]) == said and _amounts(x.ways[0]))
        or (len(x.ways[0]) in sizes and _counted(x, document))
        or used
    ]
    names = {singular(x.name.casefold()) for x in listings}  # "each has one gift, one pet and one task" names no items
    listings = [x for x in listings if not {singular(i.casefold()) for i in x.ways[0]} <= names]
    spoken_not = [x for x in every if not any(x is kept for kept in listings)]
    chosen, problem, remarks = _choose(listings, said, bool(categories))
    found = [_category(listing.name or "item", way, listing.words) for listing, way in chosen]
    found = _given(_renamed(found, [listing.second_name for listing, _ in chosen]), categories or {}, size)
    lists = _Lists(frozenset(i for listing, _ in chosen for i in listing.passages), _beside(document, chosen))
    none = _Lists(frozenset(), {})
    plain = _with_names(document, lists, found, problem, remarks)
    listed = bool(chosen) or len(found) > 1
    if listed:
        yield plain
    if listed and problem is None and not categories:
        yield from _otherwise(document, plain, lists, found, spoken_not)
    if problem is None:
        yield from _proposed(document, lists, found, said or (len(found[0].items) if found else None))
        if len(found) == 1 and not categories:
            yield from _proposed(document, none, [], said)
    if not listed:
        yield plain


def _otherwise(
    document: Document, plain: Setup, lists: "_Lists", found: list[Category], more: list[Listing]
) -> Iterator[Setup]:
    """The listed setup with a line where none is surely implied, or without the implied one; with the lists that were left
    out as mere remarks; with both. Each is to be trusted only where all of it reads and one solution follows.
    """
    if plain.problem is not None and other_kind("\n".join([plain.story, *(c.text for c in plain.clues)])):
        return
    size = len(found[0].items)
    left = _without_repeats([(x, w) for x in more for w in x.ways[:1] if len(w) == size])
    used = {item.casefold() for c in found for item in c.items}
    left = [(x, way) for x, way in left if used.isdisjoint(item.casefold() for item in way)]
    added = _renamed([*found, *(_category(x.name or "item", way, x.words) for x, way in left)])
    wider = _Lists(lists.used | {i for x, _ in left for i in x.passages}, {**lists.rest, **_beside(document, left)})
    for given, told, otherwise in ((lists, found, True), (wider, added, False), (wider, added, True)):
        if told is found or left:
            setup = _resorted(document, given, told, None, list(plain.remarks), otherwise)
            if setup.problem is None and setup.frame != plain.frame:
                yield replace(setup, fallback=True)


@dataclass(frozen=True)
class _Lists:
    """The passages that are lists, and what sentences with a list in them say beside it."""

    used: frozenset[int]
    rest: Mapping[int, str]


def _with_names(document: Document, lists: _Lists, found: list[Category], problem: str | None, remarks: list[str]) -> Setup:
    """The setup of a text that lists its categories; the holders' names may have to be found beside them."""
    sorted_ = sort_sentences(document, lists.used, lists.rest, found)
    names = _names(document, lists.used, sorted_, found)
    if names is None:
        return _setup(document, sorted_, found, problem, remarks)
    return _resorted(document, lists, [names, *found], problem, [*remarks, _told_names(names)])


def _proposed(document: Document, lists: _Lists, found: list[Category], size: int | None) -> Iterator[Setup]:
    """Setups with categories from the statements alone, beside those that are listed or given."""
    first = sort_sentences(document, lists.used, lists.rest, ())
    questions = [q.text.capitalize() if q.text.isupper() else q.text for q in first.questions]
    listed = [c.text for c in first.clues if not c.number.startswith("p")]
    said = listed if len(listed) > 3 else [c.text for c in first.clues]  # a story told before the clues is none of them
    strange = not found and other_kind("\n".join([first.story, *(c.text for c in first.clues)]))
    for proposal in proposals(said, questions, first.story, size, found):
        if proposal.fallback and strange:
            return
        setup = _resorted(document, lists, [*found, *proposal.categories], None, [_told_proposal(proposal, found)])
        if setup.problem is None:
            told = replace(setup, doubt=proposal.doubt, fallback=proposal.fallback)
            yield replace(told, sources=proposal.sources, unplaced=proposal.unplaced)


def _resorted(
    document: Document,
    lists: _Lists,
    found: list[Category],
    problem: str | None,
    remarks: list[str],
    otherwise: bool = False,
) -> Setup:
    return _setup(document, sort_sentences(document, lists.used, lists.rest, found), found, problem, remarks, otherwise)


def _setup(
    document: Document,
    sorted_: Sorted,
    found: list[Category],
    problem: str | None,
    remarks: list[str],
    otherwise: bool = False,
) -> Setup:
    frame, trouble = _framed(found, sorted_, otherwise)
    said_at_all = "\n".join([sorted_.story, *(c.text for c in sorted_.clues)])
    kind = refusal(said_at_all) and refusal(_without(frame, said_at_all))
    if kind is None and len(frame.categories) < 2:
        kind = other_kind(said_at_all)
    return Setup(
        frame, sorted_.clues, sorted_.questions, sorted_.notes, sorted_.story, kind or problem or trouble, tuple(remarks),
        tuple(f"{p.label} {p.text}".strip() for p in document.of("answer") if p.kind != "heading"),
    )  # fmt: skip


def _without(frame: Frame, text: str) -> str:
    """The text without the items' own names: who rides the carousel need not sit round it."""
    labels = sorted((label for category in frame for label in category.items), key=len, reverse=True)
    return re.sub("|".join(rf"\b{re.escape(label)}\b" for label in labels), "...", text, flags=re.I) if labels else text


def _told_proposal(proposal: Proposal, listed: Sequence[Category]) -> str:
    names = ", ".join(f"“{c.name}”" for c in proposal.categories)
    some = "does not list every category" if listed else "lists no categories"
    unplaced = f" These words found no place: {', '.join(proposal.unplaced[:12])}." if proposal.unplaced else ""
    return f"The text {some}; these were worked out from the clues: {names}.{unplaced}"


def _names(document: Document, used: frozenset[int], sorted_: Sorted, found: list[Category]) -> Category | None:
    """The holders' names where no list gives them; none where the caller or a doubt leaves no room for them."""
    kinds = ("entry", "sentence", "line")
    free = (p for i, p in enumerate(document.passages) if i not in used)
    sentences = [p.text for p in free if p.kind in kinds and p.section not in ("answer", "options")]
    listed = found and all(c.given == "listed" for c in found)
    return bare_names(sentences, sorted_.story, found) if listed else None


def _told_names(names: Category) -> str:
    named = [item for item in names.items if item not in names.blanks]
    few = f" {len(names.blanks)} of them {'is' if len(names.blanks) == 1 else 'are'} never named." if names.blanks else ""
    return f"The category “{names.name}” is listed nowhere; its names were found in the text: {', '.join(named)}.{few}"


def _choose(
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
    return _without_repeats(chosen), None, remarks


def _beside_blocks(listing: Listing, document: Document, blocks: Counter[int]) -> bool:
    """Whether a line such as "Dates: ..." is as long as two other lists: then it is no part of a title block."""
    labelled = document.passages[listing.passages[0]].kind == "label"
    return labelled and len(listing.ways[0]) > 2 and blocks[len(listing.ways[0])] > 1


def _measured(listing: Listing) -> bool:
    """Whether an enumeration holds amounts of something: clues compare those and need not name them."""
    order = measure(listing.words, listing.name, listing.ways[0])
    return order is not None and _amounts(listing.ways[0]) and order.dimension not in (None, "count", "id", "position")


def _counted(listing: Listing, document: Document) -> bool:
    """Whether an enumeration of plain numbers counts what the rest of the text counts, too: "250, 500 and 1000 pieces"."""
    if not all(item.replace(",", "").isdigit() for item in listing.ways[0]) or listing.name in ("", "item", "number"):
        return False
    several = re.compile(rf"\b(?:{re.escape(plural(singular(listing.name)))}|twice|half|most|fewest|more|fewer) \b", re.I)
    noun = re.compile(rf"\b{re.escape(plural(singular(listing.name)))}\b", re.I)
    rest = [p.text for i, p in enumerate(document.passages) if i not in listing.passages]
    return any(several.search(text) and noun.search(text) for text in rest)


_AMOUNT = re.compile(r"[$£€]|\d+(?!\d*(?:st|nd|rd|th)\b)|.* (?:o['’]clock|[ap]\.?m\.?)\Z", re.I)


def _amounts(items: Sequence[str]) -> bool:
    """Whether all items are amounts or times, "7", "€30", "six o'clock"; "the 2nd" may be a day or a place."""
    return all(_AMOUNT.match(item) for item in items)


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
            merged[-1] = replace(
                before, words=f"{before.words} and {listing.words}", name="person", ways=((*before.ways[0], *listing.ways[0]),)
            )
        else:
            merged.append(listing)
    return merged


def _without_repeats(chosen: list[tuple[Listing, tuple[str, ...]]]) -> list[tuple[Listing, tuple[str, ...]]]:
    """A list that is given twice counts once, and an enumeration in passing yields to a plainer list with its items."""
    kept: list[tuple[Listing, tuple[str, ...]]] = []
    for listing, way in sorted(chosen, key=lambda pair: pair[0].kind == "loose"):
        labels = {item.casefold() for item in way}
        shared = [len(labels & {item.casefold() for item in other}) for _, other in kept]
        if len(labels) not in shared and not (listing.kind == "loose" and any(shared)):
            kept.append((listing, way))
    return sorted(kept, key=lambda pair: chosen.index(pair))


def _category(name: str, items: tuple[str, ...], words: str) -> Category:
    order = measure(words, category_name(name) or name, items)
    if order is None:
        return Category(name, items, description=words)
    return Category(name, items, order.values, order.unit, order.dimension, description=words)


def _renamed(found: list[Category], second: Sequence[str] = ()) -> list[Category]:
    """Every category under a name of its own; `second` are the next best names."""
    taken: set[str] = set()
    named: list[Category] = []
    for category, other in zip_longest(found, second, fillvalue=""):
        assert isinstance(category, Category)
        name = category.name
        for choice in (name, other, *(f"{name} {i}" for i in range(2, len(found) + 2))):
            if choice and choice.casefold() not in taken:
                name = choice
                break
        taken.add(name.casefold())
        named.append(replace(category, name=name))
    return named


def _given(found: list[Category], categories: Mapping[str, Sequence[str]], size: int | None) -> list[Category]:
    """The categories with those of the caller in place or beside them; blank slots fill these up to the size."""
    size = size or max((len(items) for items in categories.values()), default=0)
    for name, labels in categories.items():
        items = tuple(dict.fromkeys(str(label) for label in labels))
        items += tuple(blank(i) for i in range(1, size - len(items) + 1))
        same = (i for i, c in enumerate(found) if c.name.casefold() == name.casefold() or set(c.items) == set(items))
        at = next(same, None)
        if at is None:
            found = [*found, _category(name, items, name)]
        else:
            found = [*found[:at], _category(name, items, f"{found[at].description} {name}"), *found[at + 1 :]]
    return found


def _beside(document: Document, chosen: Sequence[tuple[Listing, tuple[str, ...]]]) -> dict[int, str]:
    """What the sentences with lists in them say beside their lists: every listed item is taken out once."""
    rest: dict[int, str] = {}
    for listing, way in chosen:
        if listing.kind != "block":
            at = listing.passages[0]
            text = rest.get(at, document.passages[at].text)
            for item in reversed(way):
                before, found, after = text.rpartition(item)
                text = f"{before} {after}" if found else text
            rest[at] = text
    return rest


#: what an implied line is called where the text has taken every other name
_NUMBERED = tuple(f"position {n}" for n in range(2, 100))


def _framed(found: list[Category], sorted_: Sorted, otherwise: bool = False) -> tuple[Frame, str | None]:
    """Put the anchor first, or imply one; say what is missing. `otherwise` implies one where the text surely implies none."""
    sizes = {len(c.items) for c in found}
    if len(sizes) > 1:
        told = ", ".join(f"{c.name} has {len(c.items)}" for c in found)
        return Frame(()), f"The lists differ in length: {told}."
    if not found:
        return Frame(()), "No list of categories was found in the text: nothing says what is to be matched with what."
    clues = "\n".join([c.text for c in sorted_.clues] + [o.text for q in sorted_.questions for o in q.options])
    found = [as_count(c, clues) for c in found]
    anchor = listed_anchor(found, sorted_.story, clues)
    if anchor is not None:
        ordered = [as_line(anchor), *(c for c in found if c is not anchor)]
    else:
        size = sizes.pop()
        implied = implied_anchor(sorted_.story, clues, size, found)
        if otherwise:
            implied = possible_line(sorted_.story, clues, size) if implied is None else None
        ordered = found
        if implied is not None:
            names = {c.name.casefold() for c in found}
            name = next(n for n in (implied.name, "position", "place", *_NUMBERED) if n.casefold() not in names)
            ordered = [replace(implied, name=name), *found]
    frame = Frame(tuple(ordered))
    if len(frame.categories) < 2:
        return frame, "Only one category was found: there is nothing to match its items with."
    if not sorted_.clues:
        return frame, "No clues were found in the text."
    return frame, None
