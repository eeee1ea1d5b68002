"""A thing that is done something to by another of its kind: "the café with the dog did not open | the Bluebell", a café too."""

from collections.abc import Iterator

from nlpuzzle.english.classes import verb_class
from nlpuzzle.english.morphology import singular
from nlpuzzle.understanding.soundness.habits import Found
from nlpuzzle.understanding.soundness.mentioned import Tokens, categories_of
from nlpuzzle.understanding.soundness.support import Support
from nlpuzzle.understanding.words.vocabulary import closed
from nlpuzzle.understanding.words.words_of import COPULAS

__all__ = ["done_to_its_kind"]

#: what gives somebody or something its name
_NAMING = verb_class("naming")
#: what may stand between the one and what it does
_BETWEEN = frozenset({"NOT", "EITHER", "NEITHER"})


def done_to_its_kind(tokens: Tokens, support: Support) -> Iterator[Found]:
    """Each verb between "the café ..." and the name of a café: "before" or the like is lost."""
    subject, *rest = tokens
    if subject.type != "ITEM" or len(subject.gap) < 3 or subject.gap[0].low != "the":
        return
    head = subject.gap[1].low
    category = next((c.name for c in support.frame if singular(head) == c.name.casefold() or head == c.name.casefold()), None)
    if category is None or category in categories_of(subject):
        return
    for token in rest:
        if token.type in _BETWEEN:
            continue
        if token.type == "ITEM" and len(token.gap) == 2 and category in categories_of(token):
            verb, article = token.gap
            does = closed().get(verb.low) is None and verb.low not in COPULAS and verb.stem not in _NAMING
            if does and article.low == "the" and token.words[0].text[:1].isupper():  # not "held | the globes"
                yield ("preposition", "its kind"), (*token.gap, *token.words)
        return
