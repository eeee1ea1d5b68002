"""Whether a category counts what was sold: "Sold", and "Plates" where the story tells how many plates each stall sold."""

import re

from nlpuzzle.english.morphology import plural, singular
from nlpuzzle.english.words import key, split, stems
from nlpuzzle.puzzle import Category
from nlpuzzle.understanding.words.vocabulary import closed

__all__ = ["SELL", "counts_sales"]

SELL = key("sell")
_SALES = frozenset({SELL, key("sale")})
#: what is there to be sold: so many of them were sold, if nothing else is told
_FOR_SALE = frozenset(map(key, "sale ticket copy subscription".split()))
_CLAUSE = re.compile(r"[.!?;,\n]+")


def counts_sales(category: Category, story: str) -> bool:
    """Whether what sold better, or more, has the higher number; the story in small letters."""
    if category.dimension not in ("count", None) or not category.ordered or category.descending:
        return False
    named = bool((_SALES | _FOR_SALE) & stems(f"{category.name} {category.unit or ''}"))
    return named or any(_told(clause, category) for clause in _CLAUSE.split(story))


def _told(clause: str, category: Category) -> bool:
    """ "Each sold a different number of plates", "how many plates it sold"."""
    if _SALES.isdisjoint(stems(clause)):
        return False
    nouns = {singular(w.low) for w in split(f"{category.name} {category.unit or ''}") if w.low.isalpha()}
    spelt = "|".join(re.escape(form) for noun in nouns for form in (plural(noun), noun))
    asked = rf"\bhow many (?:[a-z]+ )?(?:{spelt})\b.*\b(?:sell|sold)\b"
    told = rf"\b(?:sell|sells|selling|sold) (?P<between>.*)\bnumber of (?:[a-z]+ )?(?:{spelt})\b"
    found = re.search(told, clause) if spelt else None
    if found is not None:
        return not any(closed().get(w.low) in ("a", "p", "w") and w.low != "of" for w in split(found["between"]))
    return bool(spelt) and re.search(asked, clause) is not None
