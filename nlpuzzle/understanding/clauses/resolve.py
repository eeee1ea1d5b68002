"""From the tree of a clue to rules. Every reading is built; those that contradict the frame are dropped."""

from collections.abc import Sequence
from itertools import product
from math import prod

from lark import Token as Leaf
from lark import Tree

from nlpuzzle.puzzle import Frame
from nlpuzzle.rules import Term
from nlpuzzle.understanding.clauses import ClauseReader, Impossible, Rules, Unresolved
from nlpuzzle.understanding.clauses.common import contradicts_itself, nearby
from nlpuzzle.understanding.clauses.namesakes import told_apart
from nlpuzzle.understanding.clauses.pronouns import contradicted, of_the_kind
from nlpuzzle.understanding.clauses.references import Meaning, Options, meanings
from nlpuzzle.understanding.soundness.support import Support
from nlpuzzle.understanding.tokenising.tokens import Choice, Pronoun, Token

__all__ = ["Unresolved", "resolve"]

#: a clause with more combinations of meanings than this is not read: to try some of them might miss the other readings
_MOST_READINGS = 64


def resolve(
    tree: Tree[Leaf], tokens: Sequence[Token], frame: Frame, support: Support, antecedent: Sequence[Term] = ()
) -> tuple[list[Rules], list[Term]]:
    """Every reading of a clue, each a tuple of rules, and the terms it is about; raises `Unresolved` when there is none."""
    found: dict[Rules, list[Term]] = {}
    trouble: Unresolved | None = None
    options: list[list[Meaning]] = []
    for i, token in enumerate(tokens):
        if token.type != "ITEM":
            continue
        spoken_of = antecedent
        if isinstance(token.reference, Pronoun) and options:
            word = token.reference.word
            kind = [[m for m in choice if of_the_kind(word, m, support)] for choice in options]
            spoken_of = _named_before([choice for choice in kind if choice], antecedent)
        choice = meanings(token, nearby(tokens, i, support), frame, support, spoken_of)
        if len(choice) > 1:
            choice = told_apart(tokens, i, choice, support)
        if isinstance(token.reference, Pronoun):
            choice = [term for term in spoken_of[: 2 if options else 1] if not contradicted(token.reference.word, term)]
            if token.reference.word in ("former", "latter", "the other"):
                choice = []  # of two that were named, and those are put in their place before
        if not choice:
            reason = "pronoun" if isinstance(token.reference, Pronoun) else "no such place"
            raise Unresolved("no such value" if isinstance(token.reference, Choice) else reason, token.words)
        options.append(choice)
    if prod(map(len, options)) > _MOST_READINGS:
        raise Unresolved("ambiguous", ())
    where = [i for i, token in enumerate(tokens) if token.type == "ITEM"]
    for chosen in product(*options):
        reader = ClauseReader(tokens, dict(zip(where, chosen, strict=True)), frame, support)
        try:
            for rules in reader.read(tree):
                if not contradicts_itself(rules, frame):
                    found.setdefault(rules, reader.subjects)
        except Impossible:
            continue
        except Unresolved as error:
            trouble = trouble or error
    if not found:
        raise trouble or Unresolved("impossible")
    return list(found), next(iter(found.values()))


def _named_before(options: Sequence[Sequence[Meaning]], antecedent: Sequence[Term]) -> tuple[Term, ...]:
    """Whom a pronoun may mean after the clause has named somebody: "less than the person behind her".

    He who was spoken of before, or the one whom the clause has named; nobody can tell where it named several.
    """
    if not options:
        return tuple(antecedent[:1])
    named = {term for meaning in options for term in meaning if not isinstance(term, Options)}
    if any(len(meaning) != 1 for meaning in options) or len(named) != 1:
        return tuple(antecedent[:1]) if named <= set(antecedent[:1]) else ()
    return tuple(dict.fromkeys((*antecedent[:1], *named)))
