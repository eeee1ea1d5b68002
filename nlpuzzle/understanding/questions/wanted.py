"""What a question asks for: "which band", "how old", "who", "what is Ann's trade"."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from nlpuzzle.english.kinds import kind_nouns, kind_of
from nlpuzzle.english.morphology import singular
from nlpuzzle.english.numbers import number_value
from nlpuzzle.english.tables import words as word_table
from nlpuzzle.english.words import Word
from nlpuzzle.puzzle import Category, Frame
from nlpuzzle.rules import Term
from nlpuzzle.understanding.soundness.support import Support
from nlpuzzle.understanding.words.lines import line
from nlpuzzle.understanding.words.people import is_person

__all__ = ["Wanted", "category_asked", "people_in", "things_in", "wanted_by"]

#: "how old", "when" -> dimensions they ask for
_HOW = {
    "old": ("age",), "much": ("money",), "tall": ("length",), "long": ("length", "duration"), "heavy": ("weight",),
    "high": ("length",), "far": ("length",), "deep": ("length",), "early": ("time",), "late": ("time",),
}  # fmt: skip
_WHEN = ("date", "time")
#: kinds of which nobody asks "what is on the shelf"
_QUALITIES = frozenset({"color", "material", "shape", "genre"})
_WHERE = frozenset({"place", "location", "room", "city", "town", "country", "village", "street", "house", "floor"})


class Wanted(NamedTuple):
    """The category asked for, and what the question says apart from asking."""

    category: Category
    #: the words before the item and after it, once "which band" or "'s trade" is taken out
    before: tuple[Word, ...]
    after: tuple[Word, ...]


def wanted_by(
    before: tuple[Word, ...], after: tuple[Word, ...], term: Term, frame: Frame, support: Support
) -> Wanted | None:
    """The category a question with one item asks for; None where it cannot be told for certain."""
    if after and after[-1].low in ("have", "has", "had", "get", "got"):
        after = after[:-1]
    own = getattr(term, "category", "")
    others = [c for c in frame if c.name != own]
    lows = [w.low for w in before]
    if not lows:
        return None
    start = 1 if lows[0] in ("in", "on", "at", "to", "from", "with") else 0
    asks, rest = lows[start : start + 1], before[start + 1 :]
    if asks in (["who"], ["whom"]):
        category = _people(others, support)
        possessed = bool(after) and support.letter(after[0]) == "s"
        return None if category is None or possessed else Wanted(category, before[start:], after)
    if asks == ["whose"]:
        return _owner(rest, after, others, support)
    if asks == ["how"] and rest:
        category = _only(c for c in others if c.dimension in _HOW.get(rest[0].low, ()))
        return None if category is None else Wanted(category, rest[1:], after)
    if asks == ["when"]:
        category = _only(c for c in others if c.dimension in _WHEN)
        return None if category is None else Wanted(category, rest, after)
    if asks == ["where"]:
        places = [c for c in others if set(c.name.casefold().split()) & _WHERE]
        category = _only(places) if places else line(frame)
        return None if category is None or category.name == own else Wanted(category, rest, after)
    if asks in (["which"], ["what"]):
        return _named(rest, after, others, support)
    return None


def _owner(
    rest: tuple[Word, ...], after: tuple[Word, ...], others: Sequence[Category], support: Support
) -> Wanted | None:
    """ "Whose hat is the trilby", "whose cottage has the tin roof": the one whose row it is; never "whose aunt"."""
    found = "".join(support.letter(w) for w in rest)
    nouns = len(found) - len(found.lstrip("jno"))
    somebody = any(support.relational(w) or support.agent(w) or is_person(w.low) for w in rest[:nouns])
    category = _people(others, support)
    if not nouns or somebody or category is None or found[nouns : nouns + 1] not in ("a", "v"):
        return None
    return Wanted(category, rest[nouns:], after)


def _named(
    rest: tuple[Word, ...], after: tuple[Word, ...], others: Sequence[Category], support: Support
) -> Wanted | None:
    """ "Which band did ...", "what is Ann's trade", "what is the trade of Ann", "what does Ann drink"."""
    found = "".join(support.letter(w) for w in rest)
    nouns = len(found) - len(found.lstrip("jnovhu"))
    if nouns:
        if found[nouns:] in ("a", "ad") and after and support.letter(after[0]) == "s":
            sort = _of_sort(rest[nouns - 1], after[1:], others, support)
            if sort is not None:
                return Wanted(sort, rest[nouns:], ())
        category = _spoken_of(rest[:nouns], others, support) or _only_kind(rest[:nouns], others, support)
        return None if category is None else Wanted(category, rest[nouns:], after)
    if found in ("a", "ad") and after and support.letter(after[0]) == "s":
        category = _spoken_of(after[1:], others, support)
        return None if category is None else Wanted(category, rest, ())
    of = rest[:-1] if found.startswith("ad") and found.endswith("d") else rest  # "the name of the" pilot
    clause = "w" in found  # not "what is | the climber who dreams of | Denali eating"
    if clause and len(of) > 4 and of[3].low == "of" and not after:
        category = _spoken_of(of[2:3], others, support)
        return None if category is None else Wanted(category, rest[:1], after)
    if found.startswith("ad") and len(of) > 2 and of[-1].low == "of" and not clause:
        if [w.low for w in of[2:-1]] == ["name"] and after and support.letter(after[0]) == "s":
            category = _spoken_of(after[1:], others, support)  # "the name of Ann's boat"
            return None if category is None else Wanted(category, rest[:1], ())
        category = _spoken_of(of[2:-1], others, support)
        return None if category is None else Wanted(category, rest[:1], after)
    if found == "a" and after:
        category = _spoken_of(after, others, support)
        return None if category is None else Wanted(category, rest, after)
    return None


def _of_sort(sort: Word, owned: Sequence[Word], others: Sequence[Category], support: Support) -> Category | None:
    """ "What colour was Ann's bib", "what kind of pet is Ann's": the category that the thing names, of that sort."""
    category = _spoken_of(owned, others, support)
    kind = kind_of(category.items) if category is not None else None
    asked = sort.low in ("kind", "sort", "type") or (kind is not None and sort.low in kind_nouns(kind))
    return category if asked else None


def _spoken_of(words: Sequence[Word], others: Sequence[Category], support: Support) -> Category | None:
    """The one category the words name, by its name rather than by its description."""
    scores = [(support.of(c, words), c) for c in others]
    best = max((score for score, _ in scores), default=0)
    if best < 2 and any(support.as_many(w) for w in words):  # "which owl", where "each owl hunts something"
        nameless = [c for c in others if c.name == "name"]
        return nameless[0] if len(nameless) == 1 else None
    named = [c for score, c in scores if score == best]
    if best == 0:  # "what colour", where the colours go by another name
        kinds = [(kind_of(c.items), c) for c in others]
        named = [c for kind, c in kinds if kind is not None and words and words[-1].low in kind_nouns(kind)]
        best = len(named)
    return named[0] if best > 0 and len(named) == 1 else None


def _only_kind(words: Sequence[Word], others: Sequence[Category], support: Support) -> Category | None:
    """ "Which car is in bay 5": the names of cars, or the one category that is left where only vehicles stand in the bays."""
    if singular(words[-1].low) not in word_table("things") or any(support.relational(w) for w in words):
        return None
    unordered = [c for c in others if not c.ordered]
    names = [c for c in unordered if c.name == "name" and not support.people(c.name)]
    return names[0] if len(names) == 1 else others[0] if len(others) == 1 and unordered else None


def people_in(frame: Frame, support: Support) -> Category | None:
    """The category that "who" asks for; None where two could be meant, or none is of people."""
    return _people(list(frame), support)


def things_in(frame: Frame, support: Support) -> Category | None:
    """The category that a bare "what" asks for: of things, and not of people, places, amounts or colours."""
    things = [c for c in frame if not c.ordered and not support.people(c.name) and kind_of(c.items) not in _QUALITIES]
    return things[0] if len(things) == 1 else None


def category_asked(words: Sequence[Word], frame: Frame, support: Support) -> Category | None:
    """The category in "which NOUN" or "which of the four": by its name, or the people where the noun is "person"."""
    lows = [w.low for w in words]
    if lows[:1] == ["of"]:
        words, lows = words[1:], lows[1:]
        if lows == ["them"]:
            return people_in(frame, support)
        if lows[:1] == ["the"] or lows[:1] == ["these"]:
            words = words[1:]
        if words and number_value(words[0].low) == frame.size:
            words = words[1:] or (words[0],)
            if number_value(words[0].low) == frame.size:
                return people_in(frame, support)
    if not words or any(support.letter(w) not in "jnovh" for w in words):
        return None
    if all(support.letter(w) in "jh" for w in words):
        return people_in(frame, support)
    return _spoken_of(words, list(frame), support)


def _people(others: Sequence[Category], support: Support) -> Category | None:
    people = [c for c in others if support.people(c.name)]
    names = [c for c in people if "name" in c.name.casefold().split()]
    listed = [c for c in people if c.given == "listed" and not c.ordered and all(label[:1].isupper() for label in c.items)]
    if listed and [c.name for c in names if c.given != "listed"] == ["name"] and len(names) == 1:
        people, names = listed, []  # "who rode the winner?", where jockeys are listed, and the camels' names are not
    proper = [c for c in people or others if not c.ordered and all(label[:1].isupper() for label in c.items)]
    workers = [c for c in others if not c.ordered and all(is_person(label.casefold()) for label in c.items)]
    named = [c for c in people if c not in workers]  # "who lives on floor 3?", where B is a banker: B
    return next((group[0] for group in (names, people, named, proper, workers) if len(group) == 1), None)


def _only(categories: Iterable[Category]) -> Category | None:
    found = list(categories)
    return found[0] if len(found) == 1 else None
