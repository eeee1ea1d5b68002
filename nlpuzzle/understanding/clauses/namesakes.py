"""Labels that two categories share, told apart by how the text speaks of the items of each.

Where fern and ivy are house plants, and plants that somebody paints, too, the words of "keeps a fern" say that it is the house
plant, and those of "the ivy painter" that it is the other. If what is certain is always told so, whatever the label, "the fern
lover" is told as the painter is, and "a pot of ivy" as the house plant.
"""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache

from nlpuzzle.english.classes import word_class
from nlpuzzle.rules import Item
from nlpuzzle.understanding.clauses.common import nearby
from nlpuzzle.understanding.clauses.references import Meaning, meanings
from nlpuzzle.understanding.soundness.support import Support
from nlpuzzle.understanding.tokenising.tokens import Choice, Token
from nlpuzzle.understanding.words.people import is_person

__all__ = ["told_apart", "told_by_their_form"]

#: how an item is told: by what somebody is called ("the ivy painter"), or otherwise ("keeps a fern")
_ANYBODY = word_class("gendered") | {"child", "person"}
_DOER, _PHRASE = "doer", "phrase"


def told_apart(tokens: Sequence[Token], i: int, choice: list[Meaning], support: Support) -> list[Meaning]:
    """Of the items that token i may mean, the one that is told as the others of its category are, if only that is open."""
    pair = _shared(choice)
    meant = _forms(support).get(pair, {}).get(_form(tokens, i)) if pair else None
    return [term for term in choice if isinstance(term, Item) and term.category == meant] if meant else choice


def told_by_their_form(tokens: Sequence[Token], support: Support) -> Iterator[str]:
    """What is taken as known where an item is told apart so: "“fern lover” tells of the plant"."""
    for i, token in enumerate(tokens):
        if not isinstance(token.reference, Choice) or len(token.reference.items) < 2:
            continue
        choice = meanings(token, nearby(tokens, i, support), support.frame, support, ())
        for term in told_apart(tokens, i, choice, support) if len(choice) > 1 else ():
            if isinstance(term, Item) and len(choice) > 1 and _shared(choice) in _forms(support):
                doer = _form(tokens, i) == _DOER
                words = (*token.words, *tokens[i + 1].gap[:1]) if doer else (*token.gap[-2:], *token.words)
                yield f"“{' '.join(w.text for w in words)}” tells of the {term.category}, as such words do elsewhere"


def _shared(choice: Sequence[Meaning]) -> frozenset[str]:
    """The categories of one label that stands in two; none otherwise."""
    items = [term for term in choice if isinstance(term, Item)]
    alike = len(items) == len(choice) == 2 and items[0].label == items[1].label
    return frozenset(item.category for item in items) if alike else frozenset()


def _form(tokens: Sequence[Token], i: int) -> str:
    words = (*tokens[i].words[-1:], *(tokens[i + 1].gap[:1] if i + 1 < len(tokens) else ()))
    return _DOER if any(is_person(w.low) and w.low not in _ANYBODY for w in words) else _PHRASE


@lru_cache(maxsize=4)
def _forms(support: Support) -> Mapping[frozenset[str], Mapping[str, str]]:
    """By two categories with a common label: which of them each form tells of, where both are certain and never otherwise."""
    found: dict[frozenset[str], dict[str, set[str]]] = defaultdict(lambda: defaultdict(set))
    for tokens in support.clues():
        for i, token in enumerate(tokens):
            if not isinstance(token.reference, Choice) or not token.reference.items:
                continue
            label = token.reference.items[0].label
            pair = _shared([item for item in support.frame.items if item.label == label])
            choice = meanings(token, nearby(tokens, i, support), support.frame, support, ()) if pair else []
            if len(choice) == 1 and isinstance(choice[0], Item):
                found[pair][_form(tokens, i)].add(choice[0].category)
    told = {pair: {form: next(iter(c)) for form, c in forms.items() if len(c) == 1} for pair, forms in found.items()}
    return {pair: forms for pair, forms in told.items() if len(set(forms.values())) == 2}
