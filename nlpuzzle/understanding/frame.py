"""The frame of a puzzle and its clues: from a Document to a Setup. No clue is understood here."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace

from nlpuzzle.english.wordlists import word_set
from nlpuzzle.puzzle import Category, Frame, Setup
from nlpuzzle.reading import Document
from nlpuzzle.understanding.frame_anchor import as_count, as_line, implied_anchor, listed_anchor, said_size
from nlpuzzle.understanding.frame_clues import Sorted, sort_sentences
from nlpuzzle.understanding.frame_inferred import Proposal, propose
from nlpuzzle.understanding.frame_labels import category_name
from nlpuzzle.understanding.frame_lists import Listing, find_lists
from nlpuzzle.understanding.frame_names import bare_names
from nlpuzzle.understanding.frame_refusals import other_kind, refusal
from nlpuzzle.understanding.frame_values import measure

__all__ = ["set_up"]

_KINDS_OF_PEOPLE = word_set(
    """
    man woman boy girl male female gentleman lady brother sister son daughter husband wife
    """
)


def set_up(document: Document, categories: Mapping[str, Sequence[str]] | None = None) -> Setup:
    """What can be known of a puzzle before its clues are read one by one; a trouble is told in `problem`, never raised.

    `categories` given by the caller override listed ones of the same name, or add to them.
    """
    said = said_size(" ".join(p.text for p in document.passages if p.section in ("story", "title", "lists")))
    listings = _merged(list(find_lists(document)))
    blocks = Counter(len(x.ways[0]) for x in listings if x.kind == "block")
    listings = [x for x in listings if x.kind != "loose" or _beside_blocks(x, document, blocks) or _used(x, document, said)]
    chosen, problem, remarks = _choose(listings, said, bool(categories))
    found = [_category(listing.name or "item", way, listing.words) for listing, way in chosen]
    found = _renamed(found, [listing for listing, _ in chosen])
    used = frozenset(i for listing, _ in chosen for i in listing.passages)
    rest = _beside(document, chosen)
    if not found:
        found = _proposed(document, said, remarks, categories or {})
    found = _given(found, categories or {})
    sorted_ = sort_sentences(document, used, rest, found)
    names = _names(document, used, sorted_, found)
    if names is not None:
        found = [names, *found]
        remarks.append(_told_names(names))
        sorted_ = sort_sentences(document, used, rest, found)
    frame, sorted_, trouble = _framed(found, sorted_, document, used, rest)
    said_at_all = "\n".join([sorted_.story, *(c.text for c in sorted_.clues)])
    kind = refusal(said_at_all) or (None if len(frame.categories) > 1 else other_kind(said_at_all))
    return Setup(
        frame, sorted_.clues, sorted_.questions, sorted_.notes, sorted_.story, kind or problem or trouble, tuple(remarks),
        tuple(f"{p.label} {p.text}".strip() for p in document.of("answer") if p.kind != "heading"),
    )  # fmt: skip


def _proposed(document: Document, said: int | None, remarks: list[str], given: Mapping[str, Sequence[str]]) -> list[Category]:
    """A frame from the statements alone, for a text that lists nothing; empty where they show none.

    Categories that the caller gives correct it where one of them has a name of the frame; else they are all there is.
    """
    first = sort_sentences(document, frozenset(), {}, ())
    proposal = propose([c.text for c in first.clues], [q.text for q in first.questions], first.story, said)
    names = {c.name for c in proposal.categories} if proposal else set()
    if proposal is None or (given and not any(name.casefold() in names for name in given)):
        return []
    remarks.append(_told_proposal(proposal))
    return list(proposal.categories)


def _told_proposal(proposal: Proposal) -> str:
    names = ", ".join(f"“{c.name}”" for c in proposal.categories)
    unplaced = f" These words found no place: {', '.join(proposal.unplaced[:12])}." if proposal.unplaced else ""
    return f"The text lists no categories; these were worked out from the clues: {names}.{unplaced}"


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
    size = max(votes, key=lambda n: (votes[n], n)) if votes else 0
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


def _renamed(found: list[Category], listings: list[Listing]) -> list[Category]:
    """Every category under a name of its own."""
    taken: set[str] = set()
    named: list[Category] = []
    for category, listing in zip(found, listings, strict=True):
        name = category.name
        for choice in (name, listing.second_name, *(f"{name} {i}" for i in range(2, len(found) + 2))):
            if choice and choice.casefold() not in taken:
                name = choice
                break
        taken.add(name.casefold())
        named.append(replace(category, name=name))
    return named


def _given(found: list[Category], categories: Mapping[str, Sequence[str]]) -> list[Category]:
    for name, labels in categories.items():
        items = tuple(dict.fromkeys(str(label) for label in labels))
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


def _framed(
    found: list[Category], sorted_: Sorted, document: Document, used: frozenset[int], rest: dict[int, str]
) -> tuple[Frame, Sorted, str | None]:
    """Put the anchor first, or imply one; say what is missing."""
    sizes = {len(c.items) for c in found}
    if len(sizes) > 1:
        told = ", ".join(f"{c.name} has {len(c.items)}" for c in found)
        return Frame(()), sorted_, f"The lists differ in length: {told}."
    if not found:
        return Frame(()), sorted_, "No list of categories was found in the text: nothing says what is to be matched with what."
    clues = "\n".join([c.text for c in sorted_.clues] + [o.text for q in sorted_.questions for o in q.options])
    found = [as_count(c, clues) for c in found]
    anchor = listed_anchor(found, sorted_.story, clues)
    if anchor is not None:
        others = [c for c in found if c is not anchor]
        ordered = [as_line(anchor), *others]
    else:
        implied = implied_anchor(sorted_.story, clues, sizes.pop(), found)
        ordered = found
        if implied is not None:
            names = {c.name.casefold() for c in found}
            name = next(n for n in (implied.name, "position", "place", *_NUMBERED) if n.casefold() not in names)
            ordered = [replace(implied, name=name), *found]
    frame = Frame(tuple(ordered))
    if len(frame.categories) < 2:
        return frame, sorted_, "Only one category was found: there is nothing to match its items with."
    if not sorted_.clues:
        return frame, sorted_, "No clues were found in the text."
    return frame, sorted_, None
