"""Answers the puzzle's questions from its solution: options by truth, wh-questions by the item they ask for."""

import re
from collections.abc import Sequence
from dataclasses import replace

from nlpuzzle.outcome import Answer
from nlpuzzle.puzzle import Category, Clue, Item, Question, Setup
from nlpuzzle.rules import Arrangement, Term, holds
from nlpuzzle.rules.meaning import thing
from nlpuzzle.understanding.lines import line
from nlpuzzle.understanding.reading import ClueReading
from nlpuzzle.understanding.references import Options, meanings
from nlpuzzle.understanding.understand import Understanding

__all__ = ["answer"]

#: question words -> dimensions they ask for
_ASKS = {"when": ("date", "time"), "old": ("age",), "much": ("money",), "tall": ("length",), "long": ("length", "duration")}
#: "Which mouse was first, and which was last?" asks twice
_SEVERAL = re.compile(r",? and (?=(?:who|which|what|where|when)\b)")
_VERBS = frozenset({"is", "was", "are", "were", "has", "had", "did", "does"})
_ALLOWED = frozenset({"ITEM", "END"})


def answer(setup: Setup, readings: Sequence[ClueReading], arrangement: Arrangement | None) -> tuple[Answer, ...]:
    """One answer for each question, in text order; `arrangement` is the proved solution, or None where there is none."""
    if not setup.questions:
        return ()
    reader = Understanding(setup)
    found: list[Answer] = []
    for question in setup.questions:
        if question.options:
            found.append(_options(question, reader, arrangement))
            continue
        noun = ""
        for part in _SEVERAL.split(question.text.rstrip("? ")):
            words = part.split()
            if words[0].lower() in ("which", "what") and len(words) > 1 and words[1].lower() not in _VERBS:
                noun = words[1]
            asked = f"{words[0]} {noun} {' '.join(words[1:])}" if noun and words[1:2] and words[1].lower() in _VERBS else part
            found.append(_asked(replace(question, text=asked), reader, arrangement).model_copy(update={"question": part + "?"}))
    return tuple(found)


def _options(question: Question, reader: Understanding, arrangement: Arrangement | None) -> Answer:
    """Which of the options is true: answered when every option is read and exactly one holds."""
    frame = reader.setup.frame
    if not frame.categories:
        return Answer(question=question.text, verdict="unread")
    true = []
    for option in question.options:
        reading = reader.read(Clue(f"option {option.letter}", option.text, option.span))
        if reading.status != "parsed":
            return _chosen(question, _asked(question, reader, arrangement), reader)
        if arrangement is not None and all(holds(rule, frame, arrangement) for rule in reading.rules):
            true.append(option)
    if len(true) != 1:
        return Answer(question=question.text, verdict="unknown")
    return Answer(question=question.text, verdict="answered", answer=true[0].text, option=f"({true[0].letter.strip('()')})")


def _chosen(question: Question, said: Answer, reader: Understanding) -> Answer:
    """Options that are single items ("(c) Fifth"): the one that names the answer."""
    for option in question.options:
        items = [t for t in reader.tokens(option.text.rstrip(". ")) if t.type == "ITEM"]
        named = [m for t in items for m in meanings(t, (), reader.setup.frame, reader.support, ())]
        if said.answer is not None and len(items) == 1 and any(isinstance(m, Item) and m.label == said.answer for m in named):
            return said.model_copy(update={"answer": option.text, "option": f"({option.letter.strip('()')})"})
    return said


def _asked(question: Question, reader: Understanding, arrangement: Arrangement | None) -> Answer:
    """ "Who owns the zebra?": the item of the asked category on the thing that the question describes."""
    tokens = reader.tokens(question.text.rstrip("?! "))
    items = [t for t in tokens if t.type == "ITEM"]
    words = [w for t in tokens for w in t.gap]
    if len(items) != 1 or any(t.type not in _ALLOWED for t in tokens) or any(reader.support.letter(w) == "x" for w in words):
        return Answer(question=question.text, verdict="unread")
    frame = reader.setup.frame
    nearby = (*items[0].gap, *tokens[-1].gap)
    terms = [t for t in meanings(items[0], nearby, frame, reader.support, ()) if not isinstance(t, Options)]
    if len(terms) != 1:
        return Answer(question=question.text, verdict="unread")
    category = _category_asked(question, terms[0], reader)
    if category is None:
        return Answer(question=question.text, verdict="unread")
    if arrangement is None:
        return Answer(question=question.text, verdict="unknown")
    at = thing(terms[0], frame, arrangement)
    found = next((label for label in category.items if arrangement[Item(category.name, label)] == at), None)
    return Answer(question=question.text, verdict="unknown" if found is None else "answered", answer=found)


def _category_asked(question: Question, term: Term, reader: Understanding) -> Category | None:
    frame, support = reader.setup.frame, reader.support
    own = term.category if isinstance(term, Item) else getattr(term, "category", "")
    others = [c for c in frame if c.name != own]
    tokens = reader.tokens(question.text.rstrip("?! "))
    before = [w for w in tokens[0].gap if w.low.isalpha()]
    lows = [w.low for w in before]
    if not lows:
        return None
    if lows[0] in ("which", "what") or (lows[0] in ("in", "on", "at", "to") and lows[1:2] in (["which"], ["what"])):
        nouns = before[lows.index("which" if "which" in lows else "what") + 1 :]
        scores = [(max(support.of(c, [w]) for w in nouns), c) for c in others] if nouns else []
        best = max((s for s, _ in scores), default=0)
        named = [c for s, c in scores if s == best and s > 1]
        return named[0] if len(named) == 1 else None
    if lows[0] in ("who", "whom", "whose"):
        people = [c for c in others if support.people(c.name)]
        names = [c for c in people if "name" in c.name.casefold().split()]
        return (names or people)[0] if len(names) == 1 or len(people) == 1 else None
    asked = next((_ASKS[w] for w in lows[:2] if w in _ASKS), None)
    if asked:
        fitting = [c for c in others if c.dimension in asked]
        return fitting[0] if len(fitting) == 1 else None
    if lows[0] == "where" and (row := line(frame)) is not None and row.name != own:
        return row if not any(c.name.casefold() in ("place", "location", "room", "city", "town") for c in others) else None
    return None
