"""Which categories hold people: by the noun that names the category, else by the form of its labels.

Between two people only a copula says that they are one; a verb is a relation ("Ann sued the baker"). So a category whose
noun nobody knows and whose labels are proper names ("Cox: Imogen, Jasper") counts as people: then too little is read.
"""

from functools import lru_cache

from nlpuzzle.english.classes import word_class
from nlpuzzle.english.kinds import families
from nlpuzzle.english.morphology import singular
from nlpuzzle.english.tables import words as word_table
from nlpuzzle.english.titles import titled
from nlpuzzle.english.units import unit_of
from nlpuzzle.english.words import key, split
from nlpuzzle.puzzle import Category
from nlpuzzle.regex import regex
from nlpuzzle.understanding.words.vocabulary import denying, personal, relational

__all__ = ["is_of_people", "is_person"]

#: "name" says nothing of what is named
_NAMES = frozenset({"name", "surname", "title"})
#: by which people go, and other things as well
_CALLED = frozenset({"alias", "codename", "nickname", "pseudonym"})
#: families of people
_HUMAN = frozenset({"job", "relative"})
#: of people who are listed
_GROUPS = frozenset("class club committee crew group staff team".split())
_PARTICLES = frozenset("up off out down over in on away back".split())
_WHEREABOUTS = word_class("ends-of-places")
_WORKER = regex(r"\w{2,}(?:er|or|ist|ian|eer|ess|cian|monger|smith|wright|herd|man|woman|person|phobe|phile)")


def is_of_people(category: Category) -> bool:
    """Whether the items of a category are people: names, jobs, nations, "Tenant", "gardener"."""
    if category.ordered:
        return False
    nouns = [w.low for w in split(category.name) if w.low.isalpha()]
    head = singular(nouns[-1]) if nouns else ""
    if len(nouns) > 1 and nouns[-1].rstrip("s") in _PARTICLES:
        return False  # "start-up", "pick-up"
    if head in _NAMES and len(nouns) > 1:
        owner = singular(next((n for n in reversed(nouns[:-1]) if n != "s"), ""))
        return owner not in word_table("things") or owner in word_table("people")
    if head == "title" or (head == "name" and all(label.islower() for label in category.items)):
        return False
    if head in word_table("people") or key(head) in relational():
        return True
    lettered = all(len(label) == 1 for label in category.items)  # "cubes A to E"
    proper = not lettered and sum(label[:1].isupper() for label in category.items) * 2 > len(category.items)
    if head in word_table("not_people") or "animal" in families(head):
        return head in _CALLED and proper
    if head in _GROUPS and sum(i.casefold() in word_table("given_names") for i in category.items) * 2 > len(category.items):
        return True  # "our team": its members
    if _WORKER.fullmatch(head) and (head not in word_table("things") or personal(head) or proper):
        return True
    if sum(map(titled, category.items)) * 2 > len(category.items):
        return True
    known = any(head in word_table(name) for name in ("things", "places", "settings")) or head in denying()
    if known or _whereabouts(head) or unit_of(head) is not None:
        return False
    workers = sum(_worker(i) for i in category.items)
    return proper or workers * 2 > len(category.items)


def _whereabouts(noun: str) -> bool:
    """ "Hometown", "birthplace", "farmhouse": a compound with the noun for a place at its end."""
    ends = (noun[i:] for i in range(3, len(noun) - 3))
    return any(end in word_table("places") or end in _WHEREABOUTS for end in ends)


@lru_cache(maxsize=8192)
def is_person(noun: str) -> bool:
    """Whether a noun, in either number, names somebody: "runner", "tenants", "aunt", "drinker"."""
    one = singular(noun)
    if one in word_table("people") or key(one) in relational() or personal(one):
        return True
    return _worker(one) and one not in word_table("things")


def _worker(noun: str) -> bool:
    """ "Glazier", "archivist": the ending of one who does something, on a noun that is known for nothing else ("otter")."""
    if not _WORKER.fullmatch(noun) or noun in word_table("not_people"):
        return False
    known = families(noun)
    return not known or not noun.endswith(("er", "or")) or bool(_HUMAN.intersection(known))
