""" "Olaf met the stew lover", "Ann and the dentist play golf": two people, and nothing else that the puzzle asks about.

Read only where the whole sentence is such a one, word for word: two or more people, each with an article or a proper name,
and a verb of dealing (tables/dealings.txt) between them, or a pastime or an acquaintance that they share. Each pair is given
back as the clause "Ann is not the dentist", which is then read and judged like any other.
"""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import combinations, pairwise

from nlpuzzle.english.kinds import families
from nlpuzzle.english.morphology import singular
from nlpuzzle.english.tables import rows
from nlpuzzle.english.tables import words as word_table
from nlpuzzle.english.wordlists import word_set
from nlpuzzle.english.words import Word, forms, split
from nlpuzzle.rules import Item
from nlpuzzle.understanding.support import Support
from nlpuzzle.understanding.tokens import Choice, Token
from nlpuzzle.understanding.vocabulary import closed, personal

__all__ = ["implied_differences"]

Tokens = tuple[Token, ...]
Words = tuple[Word, ...]

_AUXILIARIES = word_set("has have had is are was were been being will")
_BE = word_set("is are was were been being")
#: "sat opposite" is a place where the puzzle has places
_PLACED = frozenset({("across", "from"), ("opposite",)})
_ACQUAINTED = word_set(
    "friends acquaintances neighbours neighbors colleagues cousins siblings brothers sisters twins rivals classmates flatmates"
)
_RECIPROCAL = word_set("meet met")
#: what one is oneself; where two other categories hold people, a row may be a teacher with a pupil, and he teaches her
_OWN = word_set("job occupation profession trade career vocation nationality nation surname")
#: what people do for pleasure; with an object or without
_PASTIMES = word_set("play played like liked love loved enjoy enjoyed watch watched dance danced sing sang swim swam ski skied")
_ONE_S_PASTIMES = word_set("plays likes loves enjoys watches dances sings swims skis")


def implied_differences(tokens: Tokens, support: Support) -> Iterator[Tokens]:
    """The clauses "X is not Y" that a sentence implies, one for each pair of different categories; none where it is no such."""
    people = [c for c in support.frame if support.people(c.name) and singular(split(c.name)[-1].low) not in _OWN]
    kinds = [t.type for t in tokens]
    if len(people) > 1:
        return
    if kinds == ["ITEM", "ITEM", "END"]:
        yield from _dealing(tokens, support)
    elif kinds == ["NEITHER", "ITEM", "NOR", "ITEM", "END"]:
        yield from _side_by_side(tokens[1:], support, _ONE_S_PASTIMES)
    elif kinds[:1] == ["ITEM"]:
        yield from _side_by_side(tokens, support, _PASTIMES)


def _dealing(tokens: Tokens, support: Support) -> Iterator[Tokens]:
    """ "The steak lover has met Ann"."""
    first, second, end = tokens
    for at, word in enumerate(second.gap):
        if support.supported(word):
            continue  # "Each visits a specialist"
        for preposition in _dealings().get(word.low, ()):
            after = at + 1 + len(preposition)
            if tuple(w.low for w in second.gap[at + 1 : after]) != preposition:
                continue
            start = at
            while start and second.gap[start - 1].low in _AUXILIARIES:
                start -= 1
            helped = any(w.low in _BE for w in second.gap[start:at])
            if helped and not (word.low.endswith("ing") or preposition in (("by",), ("to",))):
                continue  # "is known the baker"
            if not helped and preposition in (("by",), ("to",)):
                continue  # "hired by the baker" tells which one
            if preposition in _PLACED and any(c.anchor or c.dimension == "position" for c in support.frame):
                continue
            one = _person(first, first.gap, second.gap[:start], support)
            other = _person(second, second.gap[after:], end.gap, support)
            if one and other and one.category != other.category:
                yield _denied(first, second.gap[:start], replace(second, gap=second.gap[after:]), end.gap)


def _side_by_side(tokens: Tokens, support: Support, pastimes: frozenset[str]) -> Iterator[Tokens]:
    """ "Ann, Olaf and the doctor met", "Neither Ann nor the pilot likes jazz"."""
    people = [i for i, t in enumerate(tokens) if t.type == "ITEM"]
    joints = [tuple(t.type for t in tokens[a + 1 : b]) for a, b in pairwise(people)]
    listed = joints and joints[-1] in (("AND",), ("_COMMA", "AND"), ("NOR",)) and all(j == ("_COMMA",) for j in joints[:-1])
    if not listed or tokens[-1].type != "END" or people[-1] != len(tokens) - 2 or (len(people) == 2 and len(joints[0]) > 1):
        return
    gap = tokens[-1].gap
    tail = 1 if gap and personal(gap[0].low) else 0
    predicate = tuple(w for w in gap[tail:])
    everyone = bool(predicate) and predicate[0].low == "all" and len(people) > 2
    if not _says_nothing(predicate[1:] if everyone else predicate, support, pastimes):
        return
    afters = [tokens[i + 1].gap for i in people[:-1]] + [gap[:tail]]
    found = [_person(tokens[i], tokens[i].gap, after, support) for i, after in zip(people, afters, strict=True)]
    for (a, b), joint in zip(pairwise(found), joints, strict=True):
        if a is None or b is None or (joint == ("_COMMA",) and a.category != b.category and not everyone):
            return  # "Ann, the baker, and Olaf": is she the baker?
    for (i, a), (k, b) in combinations(zip(range(len(people)), found, strict=True), 2):
        if a and b and a.category != b.category:
            yield _denied(tokens[people[i]], afters[i], tokens[people[k]], afters[k])


def _says_nothing(words: Words, support: Support, pastimes: frozenset[str]) -> bool:
    """Whether a predicate speaks of no category: "met", "are friends", "play golf"."""
    low = [w.low for w in words]
    if any(support.supported(w) or support.taken_by(w) for w in words if w.low not in _BE):
        return False
    if low in ([w] for w in _RECIPROCAL) or (len(low) == 2 and low[0] in ("are", "were") and low[1] in _ACQUAINTED):
        return True
    if not low or low[0] not in pastimes or len(low) > 2:
        return False
    return len(low) == 1 or (singular(low[1]) in _objects() and not _of_a_category(low[1], support))


def _of_a_category(noun: str, support: Support) -> bool:
    """Whether a noun is a thing of the kind that a category holds: "jazz" where there is a category of music."""
    kinds = set(families(noun)) | set(families(singular(noun)))
    kinds.update(kind for kind in ("sport", "game", "hobby", "music") if kinds & {"sport", "game", "hobby"})
    names = {singular(w.low) for c in support.frame for w in split(f"{c.name} {c.description}")}
    held = {kind for c in support.frame for label in c.items for w in split(label) for kind in families(singular(w.low))}
    return bool(kinds & (names | held))


def _person(token: Token, before: Words, after: Words, support: Support) -> Item | None:
    """The item of a noun phrase that is wholly "Ann", "the baker" or "the steak lover"; None where it is another."""
    if not isinstance(token.reference, Choice) or len(token.reference.items) != 1 or token.number is not None:
        return None
    item = token.reference.items[0]
    category = support.frame.by_name[item.category]
    if category.ordered or category.given != "listed":
        return None
    articles = [w.low for w in before]
    if support.people(item.category):
        named = not articles and item.label[:1].isupper()
        return item if (named or articles == ["the"]) and not after else None
    somebody = len(after) == 1 and (personal(after[0].low) or closed().get(after[0].low) == "h")
    return item if articles == ["the"] and somebody else None


def _denied(one: Token, after_one: Words, other: Token, after_other: Words) -> Tokens:
    """ "Ann is not the steak lover" out of two noun phrases."""
    copula = one.words[-1]._replace(text="is", low="is", stem="is", proper=False)
    negation = copula._replace(text="not", low="not", stem="not")
    return (one, Token("NOT", "", (negation,), (*after_one, copula)), other, Token("END", "", (), after_other))


@cache
def _objects() -> frozenset[str]:
    return word_table("things") | {"golf"}


@cache
def _dealings() -> dict[str, frozenset[tuple[str, ...]]]:
    """For each form of a verb of dealing, what may stand between it and the other."""
    found: dict[str, frozenset[tuple[str, ...]]] = {}
    for verb, *prepositions in rows("dealings"):
        leads = {() if p == "-" else tuple(p.split("/")) for p in prepositions}
        if () in leads:
            leads.add(("by",))
        for form in (verb, *forms(verb)):
            found[form] = found.get(form, frozenset()) | leads
    return found
