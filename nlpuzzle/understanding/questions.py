"""Answers the puzzle's questions from its solution: options by truth, wh-questions by the item they ask for."""

import re
from collections.abc import Sequence
from dataclasses import replace

from nlpuzzle.outcome import Answer
from nlpuzzle.puzzle import Clue, Item, Question, Setup
from nlpuzzle.rules import Arrangement, holds
from nlpuzzle.rules.meaning import thing
from nlpuzzle.understanding.attachments import unattached
from nlpuzzle.understanding.licence import object_to
from nlpuzzle.understanding.reading import ClueReading
from nlpuzzle.understanding.references import Options, meanings
from nlpuzzle.understanding.understand import Understanding
from nlpuzzle.understanding.wanted import wanted_by

__all__ = ["answer"]

#: "Which mouse was first, and which was last?" asks twice
_SEVERAL = re.compile(r",? and (?=(?:who|which|what|where|when)\b)")
_VERBS = frozenset({"is", "was", "are", "were", "has", "had", "did", "does"})


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
    unread = Answer(question=question.text, verdict="unread")
    tokens = reader.tokens(question.text.rstrip("?! "))
    frame, support = reader.setup.frame, reader.support
    if [t.type for t in tokens] != ["ITEM", "END"]:
        return unread
    nearby = (*tokens[0].gap, *tokens[1].gap)
    terms = [t for t in meanings(tokens[0], nearby, frame, support, ()) if not isinstance(t, Options)]
    if len(terms) != 1:
        return unread
    wanted = wanted_by(tokens[0].gap, tokens[1].gap, terms[0], frame, support)
    if wanted is None:
        return unread
    # what is left once the question is taken out must be licensed like any clue
    said = (replace(tokens[0], gap=wanted.before), replace(tokens[1], gap=wanted.after))
    if object_to(said, support) is not None or unattached(said, 0, terms[0], frame, support) is not None:
        return unread
    if arrangement is None:
        return Answer(question=question.text, verdict="unknown")
    at = thing(terms[0], frame, arrangement)
    found = next((label for label in wanted.category.items if arrangement[Item(wanted.category.name, label)] == at), None)
    return Answer(question=question.text, verdict="unknown" if found is None else "answered", answer=found)
