"""Which categories a story says there are beside those that it lists: "give each baker's full name and the pie he or she made".

Names come in two kinds where the text speaks of both, or of full names. Things are what the story says everybody has another
of, and what it asks for; the verbs that it tells them with are those that bring them in.
"""

import re
from collections.abc import Sequence
from typing import NamedTuple

from nlpuzzle.english.classes import word_class
from nlpuzzle.english.kinds import HOLDERS
from nlpuzzle.english.morphology import is_plural, singular
from nlpuzzle.english.tables import words as word_table
from nlpuzzle.english.wordlists import word_set
from nlpuzzle.english.words import key, split
from nlpuzzle.puzzle import Category
from nlpuzzle.reading.sentences import spans_of_sentences
from nlpuzzle.regex import regex
from nlpuzzle.understanding.framing.kinds import given_names
from nlpuzzle.understanding.framing.stated import Stated, stated_classes
from nlpuzzle.understanding.framing.told_in_part import without_told
from nlpuzzle.understanding.words.people import is_of_people, is_person
from nlpuzzle.understanding.words.vocabulary import closed, verb_forms

__all__ = ["FIRST", "LAST", "Asked", "kinds_asked"]

#: what the two kinds of names are called
FIRST = word_set("first given") | {"forename"}
LAST = word_set("last family") | {"surname"}

_FIRST_NAME = regex(r"\b(?:first|given) names?\b|\bforenames?\b", re.I)
_LAST_NAME = regex(r"\b(last|family) names?\b|\b(surname)s?\b|\bsurnamed\b", re.I)
_BOTH = regex(r"\bfull names?\b|\b(?:first|given) and (?:last|family) names?\b|\bfirst names? and surnames?\b", re.I)
_ASKING = regex(
    r"\b(?:determine|identify|match|find out|figure out|work out|tell|give|name|deduce|discover|can you|learn|what|which)\b",
    re.I,
)
#: "the kind of pie he or she made", "the tool that each of them bought", "which town she visited"
_HAD = regex(
    r"\b(?:the|what|which) (?:(?:kind|type|sort) of )?([a-z-]+(?: [a-z-]+)?) (?:that )?"
    r"(?:he or she|she or he|he|she|they|each(?: of them| [a-z-]+)?|every [a-z-]+) ([a-z]+)\b",
    re.I,
)
#: "what he or she returned", "what did each of them sell"
_DID_WHAT = regex(
    r"\bwhat (?:did )?(?:he or she|she or he|he|she|they|each(?: of them| [a-z-]+)?|every [a-z-]+) ([a-z]+)\b", re.I
)
_LIGHT = word_class("somebody") | word_set("one order day date time")


class Asked(NamedTuple):
    """What is wanted beside the lists: the names of which kinds, by what the text calls them, and classes of things."""

    first: str
    last: str
    things: tuple[Stated, ...]
    #: of these, the nouns of what the story asks for
    sought: frozenset[str]


def kinds_asked(story: str, listed: Sequence[Category]) -> Asked:
    """The categories that the story has and does not list; "" for names that it does not ask for."""
    plain = without_told(story)
    known = {form for c in listed for form in (c.name.casefold(), singular(c.name.casefold().split()[-1]))}
    first, last = _names(story, listed)
    stated = {s.noun: s for s in stated_classes(plain)}
    asking = [plain[a:b] for a, b in spans_of_sentences(plain) if _ASKING.search(plain[a:b])]
    sought = {noun for noun in stated for sentence in asking if noun in {singular(w.low) for w in split(sentence)}}
    for sentence in asking:
        for found in _HAD.finditer(sentence):
            noun = singular(found[1].casefold().split()[-1])
            if noun in word_table("function") or closed().get(noun) is not None:
                continue
            sought.add(noun)
            verb = key(found[2].casefold())
            old = stated.get(noun)
            stated[noun] = Stated(noun, old.of if old else "", old.verb if old else verb, old.preposition if old else "")
            if old is not None and old.verb != verb:
                stated[f"{noun} {verb}"] = Stated(noun, "", verb, "")
        for found in _DID_WHAT.finditer(sentence):
            if all(s.verb != key(found[1].casefold()) for s in stated.values()) and found[1].casefold() in verb_forms():
                stated.setdefault("item", Stated("item", "", key(found[1].casefold())))
                sought.add("item")
    others = known | _LIGHT | {"surname", "forename"} | ({"name"} if first or last else set())
    things = [
        s for s in stated.values()
        if s.noun not in others and not is_plural(s.noun)
        and (s.noun == "name" or not (is_person(s.noun) or s.noun in HOLDERS))
    ]  # fmt: skip
    return Asked(first, last, tuple(things), frozenset(sought))


def _names(story: str, listed: Sequence[Category]) -> tuple[str, str]:
    """How the text calls the first names and the last names that it does not list; "" where it lists them, or has none."""
    told = _LAST_NAME.search(story)
    last = "surname" if told is not None and not told[1] else f"{told[1].casefold()} name" if told is not None else "last name"
    both = _BOTH.search(story) is not None or (told is not None and _FIRST_NAME.search(story) is not None)
    people = [c for c in listed if is_of_people(c)]
    if people:
        if both or told is not None:
            nouns = {word for c in people for word in c.name.casefold().split()}
            given = [c for c in people if sum(i.casefold() in given_names() for i in c.items) * 2 > len(c.items)]
            if len(people) == 1 and not nouns & (FIRST | LAST) and given:
                return "", last
            if len(people) == 1 and nouns & FIRST:
                return "", last
            if len(people) == 1 and nouns & LAST:
                return "first name", ""
        return "", ""
    return ("first name", last) if both else ("", "")
