"""Groups of items that everybody knows or can read off the labels: the women, the red suits, the names with a vowel in front.

What needs knowledge of the world (given names, titles, cards) is used only when a clue speaks of the group, and only where it
divides the whole category; the reader then says what was taken as known.
"""

from collections.abc import Iterable
from functools import cache, lru_cache

from nlpuzzle.english.morphology import singular
from nlpuzzle.english.numbers import number_value
from nlpuzzle.english.tables import rows
from nlpuzzle.english.titles import title_gender
from nlpuzzle.puzzle import Category, Frame, Item
from nlpuzzle.understanding.words.people import is_of_people
from nlpuzzle.values import dataclass

__all__ = ["HIS_OR_HER", "Group", "all_called", "gender_of", "groups_of", "spelt"]

_NOUNS = {
    "female": "woman lady girl female",
    "male": "man gentleman boy male lad",
    "red": "red",
    "black": "black",
}
_SUITS = {"heart": "red", "diamond": "red", "spade": "black", "club": "black"}
_TOLD = {"female": "women", "male": "men", "red": "the red suits", "black": "the black suits"}
#: whose a thing is, by the word before it
HIS_OR_HER = {"his": "male", "her": "female"}
_VOWELS = frozenset("aeiou")
#: what is made of letters
_WORDS = frozenset({"name", "nickname", "surname", "word"})


@dataclass(frozen=True, slots=True)
class Group:
    """Some items of one category, and what has to be known of the world to say so ("" where their labels tell it)."""

    items: tuple[Item, ...]
    known: str = ""


def groups_of(frame: Frame) -> dict[str, Group]:
    """The groups a frame has, by the noun for one of their members: "woman", "man", ...; none that two categories have."""
    found: dict[str, list[Group]] = {}
    for category in frame:
        kinds = [_kind(label) for label in category.items if label not in category.blanks]
        if None in kinds or len(set(kinds)) != 2 or len(kinds) != len(category.items):
            continue
        for kind in sorted({k for k in kinds if k}):
            items = tuple(Item(category.name, label) for label in category.items if _kind(label) == kind)
            group = Group(items, f"{_listed(i.label for i in items)}: {_TOLD[kind]}")
            for noun in _NOUNS[kind].split():
                found.setdefault(noun, []).append(group)
    return {noun: groups[0] for noun, groups in found.items() if len(groups) == 1}


def all_called(noun: str, frame: Frame) -> bool:
    """Whether all people of a puzzle are what a noun calls them, by their names: "girl", where none of them is a boy."""
    kind = next((kind for kind, nouns in _NOUNS.items() if noun in nouns.split()), None)
    people = [category for category in frame if is_of_people(category) and not category.blanks]
    told = {_kind(label) for category in people for label in category.items} - {None}
    return kind in ("female", "male") and told == {kind} and any(all(map(_kind, c.items)) for c in people)


def gender_of(label: str) -> str | None:
    """ "female" or "male" for a person's label that tells it: "Mrs Bell", "Aunt Vi", "Lotte"."""
    kind = _kind(label)
    return kind if kind in ("female", "male") else None


def spelt(words: tuple[str, ...], frame: Frame, noun: str = "name", named: bool = False) -> Group | None:
    """The items "whose name" goes on like the words: "begins with a vowel", "has five letters", "comes last alphabetically".

    With another noun than "name" the items of the category with that name are meant: "the word that ends with an e".
    Only what is `named`, or a word, has a length in letters: "whose rope is the longest" tells of the rope.
    """
    if words[-1:] in (("longest",), ("shortest",)) and not named and noun not in _WORDS:
        return None
    category = _named(frame) if noun == "name" else _headed(frame, noun)
    if category is None or category.blanks:
        return None
    labels = _chosen(words, category)
    if not labels or len(labels) == len(category.items):
        return None
    return Group(tuple(Item(category.name, label) for label in labels))


def _named(frame: Frame) -> Category | None:
    """The only category of people's names."""
    named = [c for c in frame if is_of_people(c) and not c.blanks and all(label[:1].isupper() for label in c.items)]
    return named[0] if len(named) == 1 else None


def _headed(frame: Frame, noun: str) -> Category | None:
    """The category that a noun names, where its items are words."""
    nouns = {c.name: singular(c.name.casefold().split()[-1]) for c in frame if c.name.split() and not c.ordered}
    headed = [frame.by_name[name] for name, head in nouns.items() if head == singular(noun)]
    return headed[0] if len(headed) == 1 and all(label[:1].isalpha() for label in headed[0].items) else None


def _chosen(words: tuple[str, ...], category: Category) -> list[str]:
    match words:
        case ("begin" | "begins" | "began" | "start" | "starts" | "started", "with", *letter):
            return [label for label in category.items if _is_letter(label[0], letter)]
        case ("end" | "ends" | "ended", "with" | "in", *letter):
            return [label for label in category.items if _is_letter(label[-1], letter)]
        case ("comes" | "is", "first" | "last" as end, "alphabetically"):
            return [_alphabetical(category, end)]
        case ("comes" | "is", "first" | "last" as end, "in", *rest) if {"alphabet", "alphabetical"} & {*rest}:
            return [_alphabetical(category, end)]
        case ("has" | "have" | "contains", count, "letters"):
            return [label for label in category.items if sum(map(str.isalpha, label)) == number_value(count)]
        case ("is", "the", "longest" | "shortest" as end):
            lengths = [len(label) for label in category.items]
            extreme = max(lengths) if end == "longest" else min(lengths)
            return [label for label in category.items if len(label) == extreme] if lengths.count(extreme) == 1 else []
    return []


def _alphabetical(category: Category, end: str) -> str:
    return (min if end == "first" else max)(category.items, key=str.casefold)


def _is_letter(letter: str, words: list[str]) -> bool:
    """Whether "an e", "the letter e", "a vowel" is, or "a" alone, a letter."""
    if not words or any(w not in ("a", "an", "the", "letter") for w in words[:-1]):
        return False
    if words[-1] in ("vowel", "consonant"):
        return letter.isalpha() and (letter.lower() in _VOWELS) == (words[-1] == "vowel")
    return letter.lower() == words[-1]


@lru_cache(maxsize=4096)
def _kind(label: str) -> str | None:
    first = label.lower().replace(".", "").split()
    if not first:
        return None
    word = singular(first[-1])
    return title_gender(first[0]) or _given_names().get(first[0]) or (_SUITS.get(word) if len(first) == 1 else None)


@cache
def _given_names() -> dict[str, str]:
    return {row[0]: row[1] for row in rows("given_names")}


def _listed(labels: Iterable[str]) -> str:
    several = list(labels)
    return " and ".join(filter(None, (", ".join(several[:-1]), several[-1])))
