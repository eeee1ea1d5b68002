"""What the puzzle's questions ask, as data; nothing is solved here.

A question is read in one of two ways: "who owns the zebra" names one thing and a category (`wanted`), and any other is
turned back into a statement and read like a clue (`statements`).
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import NamedTuple

from nlpuzzle.english.kinds import kind_of
from nlpuzzle.english.morphology import singular
from nlpuzzle.english.numbers import number_value
from nlpuzzle.english.tables import words as word_table
from nlpuzzle.english.words import Word, finite, key, split
from nlpuzzle.puzzle import Category, Frame, Item, Option, Question, Setup
from nlpuzzle.regex import regex
from nlpuzzle.rules import At, Same, Term
from nlpuzzle.understanding.clauses.references import Options, meanings
from nlpuzzle.understanding.framing.names import holder_noun
from nlpuzzle.understanding.questions.alike import read_alike
from nlpuzzle.understanding.questions.asked import Asked, Mood, OneOption, Order, Statement, Whether, Which
from nlpuzzle.understanding.questions.culprits import culprit_question
from nlpuzzle.understanding.questions.statements import AUXILIARIES, candidates, inverted, whether
from nlpuzzle.understanding.questions.wanted import category_asked, people_in, things_in, wanted_by
from nlpuzzle.understanding.questions.wordings import plainer_question
from nlpuzzle.understanding.soundness.attachments import unattached
from nlpuzzle.understanding.soundness.licence import object_to
from nlpuzzle.understanding.tokenising.tokens import Choice
from nlpuzzle.understanding.understand import Understanding
from nlpuzzle.understanding.words.lines import line
from nlpuzzle.understanding.words.vocabulary import closed, verb_forms

__all__ = ["Part", "asked_by"]

#: "Which mouse was first, and which was last?" asks twice
_SEVERAL = regex(r",? and (?=(?:who|which|what|where|when)\b)")
_OPENING = regex(r"\A(?:so|then|now|and|but|therefore|finally)\b,? (?=\w)", re.I)
#: "who among them is the oldest?": it asks of all of them anyhow
_AMONG_ALL = regex(
    r"(?<=\bwho)(?:, ?)? (?:among|amongst|out of|of) (?:them(?: all)?|these|those|the following"
    r"(?: (?:people|persons|friends|members|students))?)\b,?",
    re.I,
)
_WHICH_OF_THEM = regex(r"\Awhich (?:one )?of (?:them|these)(?= )", re.I)
_ORDER = regex(
    r"(?:(?:can|could) you |please )?(?:in (?:what|which) order\b.*"
    r"|(?:what|which) (?:is|was|are|were) (?:the|their) (?:\w+ )?(?:order|ranking|sequence)\b.*"
    r"|(?:list|name|give|rank|order|sort|arrange|put|place|write) .*|(?:who|what|which) (?:is|was|are|were) .*"
    r"|how (?:are|were|do|did) .*)",
    re.I,
)
#: what an option lists goes together
_TOGETHER = regex(r"\b(?:combinations?|pairs?|pairings?|match(?:es|ed|ing)?|sets?)\b", re.I)
_FROM_TO = regex(r"\bfrom (?:the )?(.+?) to (?:the )?(.+?)$", re.I)
#: "in order of age, starting with the youngest"; "the tallest first"
_STARTING = regex(r",? (?:starting|beginning) (?:with|from|at) (?:the )?(.+?)$|, (?:the )?([a-z]+) first$", re.I)
_CANNOT = regex(r"\b(?:can|could) ?(?:not|n['’]t)\b|\bcan['’]t\b", re.I)
_SO = "(?:true|so|correct|right)"
_MOODS: tuple[tuple[re.Pattern[str], Mood, bool], ...] = (
    (regex(rf"\b(?:can|could) ?(?:not|n't) (?:possibly )?be {_SO}\b|\bmust be false\b|\bimpossible\b", re.I), "can", True),
    (regex(rf"\b(?:must|has to|have to) be {_SO}\b", re.I), "must", False),
    (regex(rf"\b(?:can|could|may|might) (?:possibly )?be {_SO}\b|\bpossible\b", re.I), "can", False),
    (regex(r"\b(?:false|not true|untrue|incorrect|not correct|wrong)\b", re.I), "is", True),
)  # fmt: skip


class Part(NamedTuple):
    """One thing that a question asks, in its words; `asked` is None where it was not understood."""

    text: str
    asked: Asked | None
    #: the single items it offers, "(c) fifth", with the label each one names
    offers: tuple[tuple[Option, str], ...] = ()


@lru_cache(maxsize=512)
def asked_by(question: Question, setup: Setup) -> tuple[Part, ...]:
    """Everything a question asks of a puzzle, in the order of the text; a question with options asks one thing."""
    if not setup.frame.categories:
        return (Part(question.text, None),)
    reader = Understanding(setup)
    plain = culprit_question(question.text, (clue.text for clue in (*setup.clues, *setup.notes)))
    if plain != question.text and not question.options:
        return (Part(question.text, _asked(plain, reader)),)
    if question.options:
        return (_with_options(question, reader),)
    parts = tuple(Part(text, asked) for text, asked in _parts(question.text, reader))
    # half an answer to "who bought it, and what did it cost?" would look like the whole
    return parts if all(part.asked is not None for part in parts) else (Part(question.text, None),)


def _with_options(question: Question, reader: Understanding) -> Part:
    """Options that are statements, or single items that answer the question."""
    together = _TOGETHER.search(question.text) is not None
    read = read_alike([option.text for option in question.options], reader)
    said = [
        (option, statement or (_all_one(option.text, reader) if together else None))
        for option, statement in zip(question.options, read, strict=True)
    ]
    statements = tuple((option, statement) for option, statement in said if statement is not None)
    if len(statements) == len(said):
        mood, false = next(((m, f) for pattern, m, f in _MOODS if pattern.search(question.text)), ("is", False))
        return Part(question.text, OneOption(statements, mood, false))
    asked = _asked(question.text, reader)
    counted = isinstance(asked, Which) and asked.counted
    offers = ((option, _so_many(option) if counted else _single(option, reader)) for option in question.options)
    return Part(question.text, asked, tuple((o, label) for o, label in offers if label))


def _so_many(option: Option) -> str | None:
    """The number that an option tells, of those to "how many": "Two" is "2", "None" is "0"."""
    told = option.text.rstrip(". ").casefold()
    number = 0 if told in ("none", "zero", "no one") else number_value(told)
    return None if number is None else str(number)


def _all_one(option: str, reader: Understanding) -> Statement | None:
    """ "Cook - Tuesday", "Ann, cook, Tuesday": that all the items it names, and nothing else is in it, go together."""
    *named, end = reader.tokens(option.rstrip(". "))
    joints = ("_COMMA", "_DASH", "COLON", "AND")
    items = [t.reference.items for t in named if isinstance(t.reference, Choice)]
    plain = all(t.type in joints or isinstance(t.reference, Choice) for t in named)
    if not plain or any(t.gap for t in (*named, end)) or len(items) < 2 or any(len(choice) != 1 for choice in items):
        return None
    first, *others = (choice[0] for choice in items)
    return tuple(Same(first, other) for other in others) if first.category not in {o.category for o in others} else None


def _single(option: Option, reader: Understanding) -> str | None:
    """The label of the one item that an option names."""
    tokens = [t for t in reader.tokens(option.text.rstrip(". ")) if t.type == "ITEM"]
    if len(tokens) != 1:
        return None
    named = (m for m in meanings(tokens[0], (), reader.setup.frame, reader.support, ()) if isinstance(m, Item))
    return next((m.label for m in named), None)


def _parts(text: str, reader: Understanding) -> Iterator[tuple[str, Asked | None]]:
    """The single questions in "which mouse was first, and which was last?"; the noun of the first serves the next."""
    noun, end = "", "." if text.endswith(".") else "?"
    for part in _SEVERAL.split(text.rstrip("?. ")):
        words = part.split()
        if words[0].lower() in ("which", "what") and len(words) > 1 and words[1].lower() not in AUXILIARIES:
            noun = words[1]
        short = bool(noun) and words[1:2] and words[1].lower() in AUXILIARIES
        yield part + end, _asked(f"{words[0]} {noun} {' '.join(words[1:])}" if short else part, reader)


def _asked(text: str, reader: Understanding) -> Asked | None:
    text = _AMONG_ALL.sub("", _OPENING.sub("", text.strip().rstrip("?.! ")))
    if not text:
        return None
    if (order := _order(text, reader)) is not None:
        return order
    text = plainer_question(text, reader.setup.frame)
    if (them := _WHICH_OF_THEM.match(text)) and (noun := holder_noun(reader.setup.story, reader.setup.frame.size)):
        text = f"which {noun}{text[them.end() :]}"  # "four musicians ...": which of them?
    if (yes_or_no := whether(text, reader)) is not None:
        return Whether(*yes_or_no)
    which = _item_at(text, reader) or _which(text, reader)
    return replace(which, mood="must") if which is not None and _CANNOT.search(text) else which


# -- who owns the zebra


def _item_at(text: str, reader: Understanding) -> Which | None:
    """ "Who owns the zebra": the item of the asked category on the one thing that the question describes."""
    tokens = reader.tokens(text)
    frame, support = reader.setup.frame, reader.support
    if [t.type for t in tokens] != ["ITEM", "END"]:
        return None
    nearby = (*tokens[0].gap, *tokens[1].gap)
    terms = [t for t in meanings(tokens[0], nearby, frame, support, ()) if not isinstance(t, Options)]
    if len(terms) != 1:
        return None
    wanted = wanted_by(tokens[0].gap, tokens[1].gap, terms[0], frame, support)
    if wanted is None:
        return None
    # what is left once the question is taken out must be licensed like any clue
    said = (replace(tokens[0], gap=wanted.before), replace(tokens[1], gap=wanted.after))
    if object_to(said, support) is not None or unattached(said, 0, terms[0], frame, support) is not None:
        return None
    name = wanted.category.name
    return Which(name, tuple((label, (Same(terms[0], Item(name, label)),)) for label in wanted.category.items), single=True)


# -- who is older than Ben

#: what nobody does to things of a kind
_NEVER_SO = {key("eat"): frozenset({"beverage", "drink"}), key("drink"): frozenset({"food", "fruit", "snack", "vegetable"})}


def _which(text: str, reader: Understanding) -> Which | None:
    """A question whose answer fills a gap in a statement: as its subject, or at its end."""
    words = split(text)
    lows = [w.low for w in words]
    if lows[:1] in (["who"], ["whom"]):
        return _filled(people_in(reader.setup.frame, reader.support), (), words[1:], text, "", reader)
    counted = lows[:2] == ["how", "many"]
    at = 1 if not counted and len(lows) > 1 and lows[1] in ("which", "what") else 0
    if not counted and lows[at : at + 1] not in (["which"], ["what"]):
        return None
    start = 2 if counted else at + 1
    preposition = text[: words[at].start] if at else ""
    for end in range(min(start + 5, len(words) - 1), start - 1, -1):
        category = category_asked(words[start:end], reader.setup.frame, reader.support)
        if counted and category is not None and (category.ordered or category.values):
            if not reader.support.names(category, words[start:end]):
                return None  # "how many years" asks for an amount
            counted = False  # "how many eyes does Ann have", where that is what the puzzle matches
        if end == start and not counted:
            # "what is on the shelf", and neither "what flavour is" nor "what is the name of"
            after = closed().get("".join(lows[start + 1 : start + 2]))
            bare = lows[at] == "what" and lows[start] in AUXILIARIES and after != "d"
            things = things_in(reader.setup.frame, reader.support) if bare else None
            category = reader.support.taken_by(words[-1]) or things
            if category is not None and _never_so(words[-1], category):
                return None
        if category is None and (words[start:end] == () or lows[start:end] == ["one"]) and not counted:
            category = _only_listed(words[end], reader)
        which = _filled(category, words[start:end], words[end:], text, preposition, reader, counted)
        if which is not None:
            return which
    return None


def _never_so(verb: Word, category: Category) -> bool:
    """ "What does Ann eat", where only drinks are told."""
    kinds = {kind_of(category.items), *(singular(w.low) for w in split(category.name)[-1:])}
    return not kinds.isdisjoint(_NEVER_SO.get(verb.stem, ()))


def _only_listed(verb: Word, reader: Understanding) -> Category | None:
    """ "Which is the highest", "which one came last": the only category that the text has, besides the order it implies."""
    listed = [c for c in reader.setup.frame if c.given != "implied"]
    said = verb.low in AUXILIARIES or (verb.low in verb_forms() and finite(verb.low))
    return listed[0] if said and len(listed) == 1 else None


def _filled(
    category: Category | None,
    noun: Sequence[Word],
    rest: Sequence[Word],
    text: str,
    preposition: str,
    reader: Understanding,
    counted: bool = False,
) -> Which | None:
    """The statement behind "which NOUN rest", with the answer as its subject or as what its verb wants."""
    if category is None or not rest:
        return None
    said = text[rest[0].start :]
    subjects = [] if preposition else [f"{{}} {said}", f"the {{}} {said}", f"{{}} does {said}"]
    objects: list[str] = []
    if not counted and rest[0].low in AUXILIARIES and AUXILIARIES[rest[0].low] == "is":
        answers = ["{}", "the {}", *([f"{noun[-1].text} {{}}"] if noun else [])]
        for statement in inverted(rest[0].low, text[rest[0].end :], reader):
            objects += [f"{statement} {preposition}{answer}" for answer in answers]
    return candidates(category, [*subjects, *objects], reader, counted)


# -- in what order


def _order(text: str, reader: Understanding) -> Order | None:
    """ "List the runners from fastest to slowest", "what is the order from left to right"."""
    ends, starting = _FROM_TO.search(text), _STARTING.search(text)
    if not _ORDER.match(text) or not (ends or starting or re.search(r"\border\b", text, re.I)):
        return None
    frame = reader.setup.frame
    along, backwards = line(frame), False
    if ends:
        found = _direction(ends[1], ends[2], reader)
        if found is None:
            return None
        along, backwards = found
    elif starting:
        begun = _extreme(starting[1] or starting[2], reader)
        if begun is None:
            return None
        along, backwards = frame.by_name[begun[0]], begun[1] == -1
    if along is None:
        return None
    told = ends or starting
    before = split(text[: told.start()] if told else text)
    shown = [c for c in frame if c.name != along.name and reader.support.names(c, before)]
    others = [c for c in frame if c.name != along.name]
    if not shown and len(others) > 1:
        people = people_in(frame, reader.support)
        others = [] if people is None else [people]
    category = next(iter(shown or others), None)
    if category is None or len(shown) > 1 or category.name == along.name or not _only_asks(before, category, reader):
        return None
    return Order(category.name, along.name, backwards)


def _direction(start: str, end: str, reader: Understanding) -> tuple[Category, bool] | None:
    """The category that runs from one extreme to the other, and whether from its last item to its first."""
    first, last = (_extreme(text, reader) for text in (start, end))
    if first is None or last is None or first[0] != last[0] or {first[1], last[1]} != {1, -1}:
        return None
    return reader.setup.frame.by_name[first[0]], first[1] == -1


def _extreme(text: str, reader: Understanding) -> tuple[str, int] | None:
    """ "the oldest", "first", "left": the category and whether it is its beginning (1) or its end (-1)."""
    frame = reader.setup.frame
    for wording in (text, f"the {text}", f"the far {text}", f"the {text} end"):
        tokens = [t for t in reader.tokens(wording) if t.type == "ITEM"]
        if len(tokens) != 1:
            continue
        terms = [t for t in meanings(tokens[0], (), frame, reader.support, ()) if not isinstance(t, Options)]
        ranks = {_rank(term, frame) for term in terms}
        if len(ranks) == 1 and (found := ranks.pop()) is not None:
            return found
    return None


def _rank(term: Term, frame: Frame) -> tuple[str, int] | None:
    match term:
        case At(category, 1 | -1 as rank):
            return category, rank
        case Item(category, label) if frame.by_name[category].ordered:
            ranked = frame.by_name[category].ranked
            return (category, 1) if label == ranked[0] else (category, -1) if label == ranked[-1] else None
    return None


#: what a question about an order says besides its category
_ORDERLY = frozenset(
    "can could you please in what which order is was are were the their of do did does they list name give rank "
    "sort arrange put place write all stand stood sit sat finish finished arrive arrived come came live lived line up us "
    "me ranking sequence standing seating finishing correct right how , they".split()
)


def _only_asks(words: Sequence[Word], category: Category, reader: Understanding) -> bool:
    """Whether the words do nothing but ask for an order of the category's items: "the four people"."""
    return all(
        w.low in _ORDERLY
        or w.stem in reader.support.nouns
        or w.low in ("i", "we")
        or w.low in word_table("verbs")
        or reader.support.spoken_of(w)
        or w.stem in reader.support.of_category[category.name]
        or reader.support.letter(w) in "dh"
        or number_value(w.low) == reader.setup.frame.size
        for w in words
    )
