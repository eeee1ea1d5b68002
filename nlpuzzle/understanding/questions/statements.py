"""A question turned back into the statement it asks about, which is then read like any clue.

"Does Ann drink tea" is "Ann does drink tea"; "who is older than Ben" says of everybody that he "is older than Ben".
"""

import re
from collections.abc import Iterator, Sequence

from nlpuzzle.english.words import Word, split
from nlpuzzle.puzzle import Category, Clue, Item, Span
from nlpuzzle.regex import regex
from nlpuzzle.rules import Rule
from nlpuzzle.rules.replacing import said_of
from nlpuzzle.understanding.questions.asked import Mood, Statement, Which
from nlpuzzle.understanding.tokenising.tokens import Choice
from nlpuzzle.understanding.understand import Understanding
from nlpuzzle.understanding.words.people import is_person

__all__ = ["AUXILIARIES", "candidates", "inverted", "read_statement", "whether"]

#: what a yes/no question begins with, and in which mood it asks
AUXILIARIES: dict[str, Mood] = {
    **dict.fromkeys(("is", "are", "was", "were", "does", "do", "did", "has", "have", "had"), "is"),
    **dict.fromkeys(("will", "would"), "is"),
    **dict.fromkeys(("can", "could", "may", "might"), "can"),
    "must": "must",
}  # fmt: skip
#: how a whole statement is asked about, and in which mood
_WHETHER: tuple[tuple[re.Pattern[str], Mood], ...] = (
    (regex(r"(?:is|was) it (?:true|correct|right|the case) that ", re.I), "is"),
    (regex(r"(?:is|was) it possible that |(?:can|could) it be (?:true )?that ", re.I), "can"),
    (regex(r"(?:is|was) it (?:certain|sure|clear) that |do we know that |does it follow that ", re.I), "must"),
    (regex(r"can we (?:be (?:sure|certain)|say) that |must it be (?:true )?that ", re.I), "must"),
)
#: what is asked under a condition, and the condition
_SUPPOSED = regex(r"(if [^,?]+, )(\w+)(?= )", re.I)


def read_statement(sentence: str, reader: Understanding) -> Statement | None:
    """What a sentence says, read in the light of the puzzle; None where it has not exactly one reading."""
    reading = reader.read(Clue("question", sentence, Span(0, len(sentence))))
    return reading.rules if reading.status == "parsed" else None


def whether(question: str, reader: Understanding) -> tuple[Statement, Mood] | None:
    """ "Is Ann the baker": what is asked to be so, and in which mood."""
    for pattern, mood in _WHETHER:
        if asked := pattern.match(question):
            statement = read_statement(question[asked.end() :].strip(), reader)
            return None if statement is None else (statement, mood)
    supposed = _SUPPOSED.match(question)
    condition, rest = (supposed[1], question[supposed.end(1) :]) if supposed else ("", question)
    words = split(rest)
    if len(words) < 3 or words[0].low not in AUXILIARIES:
        return None
    # "isn't the vest red" asks the same as "is the vest red"
    start = words[1].end if words[1].low == "n't" else words[0].end
    if any(w.low == "n't" for w in words[2:]):
        return None
    found = _one(read_statement(condition + text, reader) for text in inverted(words[0].low, rest[start:], reader))
    return None if found is None else (found, AUXILIARIES[words[0].low])


def inverted(auxiliary: str, rest: str, reader: Understanding) -> Iterator[str]:
    """The statements that "AUXILIARY rest?" may ask about: the verb goes back behind the subject, however long that is."""
    rest = rest.strip()
    tokens = [t for t in reader.tokens(rest) if t.type == "ITEM" and t.words]
    ends = [token.words[-1].end for token in tokens]
    owner = min((end for end in ends if rest[end:].startswith("'s ")), default=len(rest))
    owned = [w.end for w in split(rest) if w.low.isalpha() and w.end > owner + 2][:-1]  # "is Ann's hat | red"
    # "the oldest guest | has"
    heads = [w.end for end in ends for w in split(rest) if w.start == end + 1 and _may_be_head(w, reader)]
    for end in dict.fromkeys((*ends, *owned, *heads)):
        subject, predicate = rest[:end], rest[end:]
        if predicate and not predicate.startswith(" "):
            continue
        if AUXILIARIES[auxiliary] == "is" and auxiliary not in ("will", "would"):
            yield f"{subject} {auxiliary}{predicate}"
        elif predicate.startswith(" be "):
            yield f"{subject} is{predicate[3:]}"
        else:
            yield f"{subject} does{predicate}"


def _may_be_head(word: Word, reader: Understanding) -> bool:
    """Whether a word after an item may end its description: "the green | hat", not "Ann | know"."""
    return is_person(word.low) or any(reader.support.names(c, [word]) for c in reader.setup.frame)


def candidates(category: Category, sentences: Sequence[str], reader: Understanding, counted: bool = False) -> Which | None:
    """What "{} is older than Ben" says of each item of a category; `sentences` are wordings of it, in order of preference.

    The sentence is read with two labels that it does not name itself, and must say the same of both.
    """
    for sentence in sentences:
        named = _named(sentence.replace("{}", " "), reader)
        free = [Item(category.name, label) for label in category.items if Item(category.name, label) not in named][:2]
        if len(free) < 2:
            continue
        first, second = (_about(item, sentence, reader) for item in free)
        if first is not None and second is not None and said_of(first, free[0], free[1]) == second:
            items = (Item(category.name, label) for label in category.items)
            return Which(category.name, tuple((item.label, said_of(first, free[0], item)) for item in items), counted)
    return None


def _about(item: Item, sentence: str, reader: Understanding) -> tuple[Rule, ...] | None:
    """What the sentence says with the item in its gap, if it speaks of the item at all."""
    found = read_statement(sentence.replace("{}", item.label), reader)
    return found if found is not None and said_of(found, item, Item("", "")) != found else None


def _named(sentence: str, reader: Understanding) -> set[Item]:
    """The items a sentence names."""
    references = (t.reference for t in reader.tokens(sentence))
    return {item for reference in references if isinstance(reference, Choice) for item in reference.items}


def _one(found: Iterator[Statement | None]) -> Statement | None:
    statements = {statement for statement in found if statement is not None}
    return statements.pop() if len(statements) == 1 else None


