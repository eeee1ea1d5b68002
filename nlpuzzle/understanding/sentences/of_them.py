"""Two that the clause before names: "Ann beat Ben, and neither of them wears red"; only where "them" can mean nothing else."""

from nlpuzzle.rules import Same
from nlpuzzle.understanding.clauses.pronouns import owns, somebody
from nlpuzzle.understanding.clauses.said import Said
from nlpuzzle.understanding.sentences.linked import both_of_them, neither_of_them
from nlpuzzle.understanding.soundness.support import Support
from nlpuzzle.understanding.tokenising.tokens import Choice, Token

__all__ = ["of_them"]

Tokens = tuple[Token, ...]


def of_them(left: Tokens, first: Said, right: Tokens, support: Support) -> Tokens | None:
    """The clause with the two in the place of "them"; `first` is what the clause before says, which names just these two.

    They must be of one sort: not "Ann did not drink tea, and neither of them". And two: not "the tea drinker has the cat".
    """
    named = [i for i, t in enumerate(left) if t.type == "ITEM"]
    sorts = [{item.category for item in t.reference.items} for t in left if isinstance(t.reference, Choice)]
    if all(isinstance(rule, Same) for rules in first.readings for rule in rules):
        return None
    people = {somebody(left, i, support) and not owns(left, i, support) for i in named}  # "Ann's car" is a thing
    if len(sorts) == 2 and not sorts[0] & sorts[1] and len(people) > 1:
        return None
    return neither_of_them(left, right) or both_of_them(left, right)
