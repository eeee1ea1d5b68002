"""The frame of a puzzle and its clues: from a Document to a Setup. No clue is understood here."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from nlpuzzle.puzzle import Category, Frame, Setup
from nlpuzzle.reading import Document, asks_for_everything
from nlpuzzle.regex import regex
from nlpuzzle.understanding.framing.assembling import category_from, framed, renamed, with_given
from nlpuzzle.understanding.framing.choosing import categories_or_remarks, choose, without_repeats
from nlpuzzle.understanding.framing.clues import Sorted, sort_sentences
from nlpuzzle.understanding.framing.counting import said_size
from nlpuzzle.understanding.framing.lists import Listing
from nlpuzzle.understanding.framing.names import bare_names
from nlpuzzle.understanding.framing.refusals import other_kind, refusal
from nlpuzzle.understanding.framing.setting_up import sets_up
from nlpuzzle.understanding.framing.statements import with_parts

if TYPE_CHECKING:  # what lists its categories needs none of this
    from nlpuzzle.understanding.framing.inferred import Proposal

__all__ = ["set_up", "set_ups"]


#: "The lemon drizzle was cheaper than the carrot cake."
_A_SENTENCE = regex(r"(?:\S+ ){3,}\S+\.\Z")


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
    document = with_parts(document)
    told = (p for p in document.passages if p.section in ("story", "title", "lists") and p.kind != "entry")
    story = (p.text.rstrip(".") for p in told)
    said = size or said_size(". ".join(story))
    listings, remarks_only = categories_or_remarks(document, said)
    chosen, problem, remarks = choose(listings, said, bool(categories))
    found = [category_from(listing.name or "item", way, listing.words) for listing, way in chosen]
    found = with_given(renamed(found, [listing.second_name for listing, _ in chosen]), categories or {}, size)
    lists = _Lists(frozenset(i for listing, _ in chosen for i in listing.passages), _beside(document, chosen))
    none = _Lists(frozenset(), {})
    plain = _with_names(document, lists, found, problem, remarks)
    if not plain.clues and (among_clues := _without_options(document)) is not None:
        yield from set_ups(among_clues, categories, size)
        return
    listed = bool(chosen) or len(found) > 1
    if listed:
        yield plain
    if listed and problem is None and not categories:
        yield from _otherwise(document, plain, lists, found, remarks_only)
    headed = len(chosen) > 1 and all(listing.kind == "block" for listing, _ in chosen)  # who writes headings lists them all
    if problem is None and not (headed and not categories):
        yield from _proposed(document, lists, found, said or (len(found[0].items) if found else None))
        if len(found) == 1 and not categories:
            yield from _proposed(document, none, [], said)
    if not listed:
        yield plain


def _without_options(document: Document) -> Document | None:
    """The document with clues for the lettered sentences after "Who baked what?"; None where they may well be its options."""
    options = [p for p in document.passages if p.section == "options"]
    before = document.passages[: document.passages.index(options[0])] if options else ()
    asked = next((p.text for p in reversed(before) if p.text.endswith("?")), "")
    if not asks_for_everything(asked) or not all(p.kind == "entry" and _A_SENTENCE.search(p.text) for p in options):
        return None
    return document._replace(passages=tuple(p._replace(section="clues") if p in options else p for p in document.passages))


def _otherwise(
    document: Document, plain: Setup, lists: "_Lists", found: list[Category], more: list[Listing]
) -> Iterator[Setup]:
    """The listed setup with a line where none is surely implied, or without the implied one; with the lists that were left
    out as mere remarks; with both. Each is to be trusted only where all of it reads and one solution follows.
    """
    if plain.problem is not None and other_kind("\n".join([plain.story, *(c.text for c in plain.clues)])):
        return
    size = len(found[0].items)
    left = without_repeats([(x, w) for x in more for w in x.ways[:1] if len(w) == size])
    used = {item.casefold() for c in found for item in c.items}
    left = [(x, way) for x, way in left if used.isdisjoint(item.casefold() for item in way)]
    added = renamed([*found, *(category_from(x.name or "item", way, x.words) for x, way in left)])
    wider = _Lists(lists.used | {i for x, _ in left for i in x.passages}, {**lists.rest, **_beside(document, left)})
    for given, told, otherwise in ((lists, found, True), (wider, added, False), (wider, added, True)):
        if told is found or left:
            setup = _resorted(document, given, told, None, list(plain.remarks), otherwise)
            if setup.problem is None and setup.frame != plain.frame:
                yield replace(setup, fallback=True)


class _Lists(NamedTuple):
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
    from nlpuzzle.understanding.framing.inferred import proposals

    first = sort_sentences(document, lists.used, lists.rest, ())
    questions = [q.text.capitalize() if q.text.isupper() else q.text for q in first.questions]
    listed = [c.text for c in first.clues if re.fullmatch(r"p\d+", c.number) is None]
    said = listed if len(listed) > 3 else [c.text for c in first.clues]  # a story told before the clues is none of them
    if size is None:  # "1. There are five huts in a row, each of another colour", as the first of the clues
        size = next((n for c in first.clues[:2] if (n := said_size(c.text)) is not None and sets_up(c.text, n)), None)
    strange = not found and other_kind("\n".join([first.story, *(c.text for c in first.clues)]))
    for proposal in proposals(said, questions, first.story, size, found):
        if proposal.fallback and strange:
            return
        setup = _resorted(document, lists, [*found, *proposal.categories], None, [_told_proposal(proposal, found)])
        if setup.problem is None:
            told = replace(setup, doubt=proposal.doubt, fallback=proposal.fallback, loose=proposal.loose)
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
    frame, trouble = framed(found, sorted_, otherwise)
    said_at_all = "\n".join([sorted_.story, *(c.text for c in sorted_.clues)])
    asked = "\n".join([said_at_all, *(q.text for q in sorted_.questions)])
    kind = refusal(asked) and refusal(_without(frame, asked))
    if kind is None and len(frame.categories) < 2:
        kind = other_kind(said_at_all)
    return Setup(
        frame, sorted_.clues, sorted_.questions, sorted_.notes, sorted_.background, kind or problem or trouble, tuple(remarks),
        tuple(f"{p.label} {p.text}".strip() for p in document.of("answer") if p.kind != "heading"),
    )  # fmt: skip


def _without(frame: Frame, text: str) -> str:
    """The text without the listed items' own names: who rides the carousel need not sit round it."""
    listed = (category.items for category in frame if category.given == "listed")
    labels = sorted((label for items in listed for label in items), key=len, reverse=True)
    return re.sub("|".join(rf"\b{re.escape(label)}\b" for label in labels), "...", text, flags=re.I) if labels else text


def _told_proposal(proposal: "Proposal", listed: Sequence[Category]) -> str:
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


def _beside(document: Document, chosen: Sequence[tuple[Listing, tuple[str, ...]]]) -> dict[int, str]:
    """What the sentences with lists in them say beside their lists: every listed item is taken out once."""
    rest: dict[int, str] = {}
    for listing, way in chosen:
        if listing.kind != "block":
            listed = way[1:] if way[1:] == listing.ways[0] else way  # "Ann, and the others Ben and Cleo": she is told of before
            for at in listing.passages:
                text = rest.get(at, document.passages[at].text)
                for item in reversed(listed):
                    last = [*re.finditer(rf"(?<!\w){re.escape(item)}(?!\w)", text)][-1:]  # no "P" of "Pune"
                    text = f"{text[: last[0].start()]} {text[last[0].end() :]}" if last else text
                rest[at] = text
    return rest
