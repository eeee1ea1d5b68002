"""A year between those that are listed: "was taken | before 1970" is earlier than that, where nothing is of 1970."""

from nlpuzzle.english.words import Word
from nlpuzzle.puzzle import Category, Frame

__all__ = ["earlier_than_then"]

Words = tuple[Word, ...]

_WAYS = {"before": "earlier", "after": "later", "since": "later"}
#: what may follow such a year: another clause, or nothing
_ENDS = frozenset({".", ",", ";", "and", "but"})


def earlier_than_then(words: Words, frame: Frame) -> Words:
    """ "Before 1970", where the years are 1961, 1968 and 1975: earlier than 1970."""
    for i in range(2, len(words) - 1):
        way, year = _WAYS.get(words[i].low), words[i + 1].low
        if way is None or len(year) != 4 or not year.isdecimal():
            continue
        if i + 2 < len(words) and words[i + 2].low not in _ENDS:
            continue
        years = [category for category in frame if _of_years(category)]
        if len(years) == 1 and _between(int(year), years[0]) and words[i - 1].low not in ("years", "year", "not", "long"):
            told = (words[i].instead(way), words[i].instead("than"))
            return earlier_than_then((*words[:i], *told, *words[i + 1 :]), frame)
    return words


def _of_years(category: Category) -> bool:
    return category.ordered and all(len(item) == 4 and item.isdecimal() for item in category.items)


def _between(year: int, category: Category) -> bool:
    years = sorted(int(item) for item in category.items)
    return year not in years and years[0] < year < years[-1]
