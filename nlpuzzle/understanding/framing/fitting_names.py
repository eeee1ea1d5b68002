"""A better name for a list whose words before it name something else: what it costs, who was counted, the kind of its items.

"Three travellers met on a snowy | night: Ann, Bo and Cy" lists travellers; "they were knocked | down for £80, £120" prices.
"""

import re
from dataclasses import replace

from nlpuzzle.english.adjectives import positive
from nlpuzzle.english.dates import weekday_value
from nlpuzzle.english.kinds import HOLDERS, families, kind_of
from nlpuzzle.english.morphology import singular
from nlpuzzle.english.tables import words as word_table
from nlpuzzle.english.words import key
from nlpuzzle.puzzle import Category
from nlpuzzle.regex import regex
from nlpuzzle.understanding.words.people import is_person
from nlpuzzle.understanding.words.vocabulary import verb_forms

__all__ = ["fittingly_named"]

#: what values are called where nothing else tells
_OF_VALUES = {"money": "price", "time": "time", "age": "age", "date": "date"}
_RENOWNED = frozenset("celebrated famous known noted renowned".split())
#: words for no thing at all, by which a list is called for want of a better one
_NO_NAMES = frozenset("alone back down home item name off out over together up".split())
#: "three travellers", "the first five people", and what may describe them
_COUNTED = regex(
    r"\b(?:two|three|four|five|six|seven|eight|nine|ten|\d{1,2}) (?:[a-z'-]+ ){0,2}?([a-z]+s|people|men|women|children)\b",
    re.I,
)
#: "each in a different | city": what each of them has for himself
_APART = regex(r"\b(?:another|different|distinct|each|every|own|separate|unique|various)\b")
#: "were | coached | by", "were | left | in the cloakroom | by"
_DONE_BY = regex(r"\b(?:is|are|was|were|been|being) (?:all )?(\w+)( (?:in|at|on|to|out|up|off)\b[^,;.]*?)? by\s*\Z", re.I)
#: "A, B and C are three persons | — a pilot, a nurse and a cook"
_ARE_PEOPLE = regex(r"\b(?:are|were) (?:[a-z]+ )?[a-z]+\s*\Z", re.I)
#: "there is | a baker, a dentist and a plumber among them"
_THERE_ARE = regex(r"(?:\A|[,;.] |\b(?:and|but|while) )there (?:is|are|was|were)\s*\Z", re.I)


def fittingly_named(category: Category) -> Category:
    """The category, with another name where its own is that of no such thing."""
    name = _of_its_values(category) or _of_the_doers(category) or _of_those_counted(category) or _of_its_kind(category)
    return replace(category, name=name) if name and name != category.name else category


def _head(category: Category) -> str:
    return singular(category.name.casefold().split()[-1]) if category.name.split() else ""


def _of_its_values(category: Category) -> str:
    """ "Were knocked | down for £80", "on four | Sundays: June 3, June 10": a price, a date."""
    called = _OF_VALUES.get(category.dimension or "", "")
    head = _head(category)
    day = called == "date" and category.unit == "day" and weekday_value(head) is not None
    return called if called and (head in _NO_NAMES or day) and category.ordered else ""


def _of_the_doers(category: Category) -> str:
    """ "They were coached | by Ann, Bo and Cy": coaches; "were left in the | cloakroom by Ann, Bo and Cy": names."""
    by = _DONE_BY.search(category.description)
    if by is None or category.ordered or not all(item[:1].isupper() for item in category.items):
        return ""
    stems = (by[1][:-2], by[1][:-1]) if by[1].endswith("ed") else ()
    forms = {*stems, *(form for form in verb_forms() if key(form) == key(by[1]) and not form.endswith(("s", "d", "g")))}
    agents = (f"{form}{ending}" for form in forms for ending in ("", "er", "r", "or"))
    doer = next((agent for agent in sorted(agents, key=len) if agent in word_table("people")), "")
    return doer if doer and not by[2] else "" if is_person(_head(category)) and _head(category) not in _NO_NAMES else "name"


def _of_those_counted(category: Category) -> str:
    """ "Five members of an evening | class (Ann, Bo, ...)": a member; where the words before the list count people."""
    words = category.description
    head = _head(category)
    named = all(item[:1].isupper() for item in category.items) and kind_of(category.items) in (None, "person")
    if not named or (is_person(head) and head not in _NO_NAMES) or category.ordered:
        return ""
    counted = [m for m in _COUNTED.finditer(words) if is_person(m[1].casefold())]
    if len(counted) != 1:
        return ""
    after = words[counted[0].end() :].casefold()
    one = rf"\b(?:of|on|in|at|to|from|for|with|during) (?:an?|one|that|this|the same) (?:[\w'-]+ ){{0,4}}{re.escape(head)}\b"
    given = sum(item.split()[0].casefold() in word_table("given_names") for item in category.items) * 2 >= len(category.items)
    told = given and head in _NO_NAMES and (head != "name" or not after.strip(" ,:("))
    shared = _APART.search(after) is None and regex(one).search(after) is not None
    return singular(counted[0][1].casefold()) if told or shared else ""


def _of_its_kind(category: Category) -> str:
    """ "Their gardens are | famous for irises and roses": flowers; "there is a baker, a clerk and a vet": jobs."""
    kind = kind_of(category.items)
    head = _head(category)
    if kind is None or category.ordered:
        return ""
    thing = head in word_table("things") or bool(families(head)) or is_person(head)
    adjective = (positive(head) is not None or head in _RENOWNED) and not thing
    they = head in HOLDERS and _ARE_PEOPLE.search(category.description) is not None
    order = kind == "job" and (they or _THERE_ARE.search(category.description) is not None)
    return kind if adjective or order else ""
