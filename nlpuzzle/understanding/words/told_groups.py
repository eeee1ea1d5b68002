"""Groups of items that the story tells: "two girls, Ada and Bea, and two boys, Cy and Dan"; "the adults are Ada and Bea; ...".

Only groups that divide a whole category are believed.
"""

import re
from collections.abc import Mapping

from nlpuzzle.english.morphology import singular
from nlpuzzle.english.numbers import CARDINALS
from nlpuzzle.puzzle import Category, Frame, Item
from nlpuzzle.regex import regex
from nlpuzzle.understanding.words.groups import Group
from nlpuzzle.understanding.words.people import is_person

__all__ = ["grouped_names", "groups_told"]

_NUMBERS = "|".join(word for word, number in CARDINALS.items() if 1 <= number <= 9)
_NAME = r"(?:(?:Mr|Mrs|Ms|Miss|Dr)\.? )?[A-Z][\w'’-]+(?: [A-Z][\w'’-]+)?"
_NAMED = rf"{_NAME}(?:, {_NAME})*(?:,? (?:and|&) {_NAME})?"
#: a number or an article, the noun, and the names; what stands between noun and names may be a verb, a comma or a bracket
_GROUPED = regex(
    rf"\b(?:(?P<number>(?i:{_NUMBERS})) (?:[a-z]+ )?(?P<counted>[a-z]+)(?:,| —|:| \()(?: (?:named|called))?"
    rf"|[Tt]he (?P<told>[a-z]+) (?:are|were|is|was)) ?(?P<names>{_NAMED})"
)


def grouped_names(text: str) -> list[tuple[str, tuple[str, ...], tuple[int, int]]]:
    """The nouns of people in a text with the names that it gives to each, and where: two groups at least, else nothing."""
    found = []
    for match in _GROUPED.finditer(text):
        noun = singular(match["counted"] or match["told"])
        names = tuple(re.split(r",? (?:and|&) |, ", match["names"]))
        counted = CARDINALS.get((match["number"] or "").casefold(), len(names))
        several = (match["counted"] or match["told"]) != noun
        if is_person(noun) and counted == len(names) and several == (len(names) > 1):
            found.append((noun, names, match.span()))
    nouns = [noun for noun, _, _ in found]
    every = [name for _, names, _ in found for name in names]
    return found if len(found) > 1 and len(set(nouns)) == len(nouns) and len(set(every)) == len(every) else []


def groups_told(story: str, frame: Frame) -> Mapping[str, Group]:
    """The groups that the story divides a category into, by the noun for one of their members."""
    found = {noun: names for noun, names, _ in grouped_names(story)}
    for category in frame:
        inside = {noun: names for noun, names in found.items() if set(names) <= set(category.items)}
        if sum(map(len, inside.values())) == len(category.items) and len(inside) > 1:
            return {noun: _group(category, names) for noun, names in inside.items()}
    return {}


def _group(category: Category, names: tuple[str, ...]) -> Group:
    return Group(tuple(Item(category.name, name) for name in names))
