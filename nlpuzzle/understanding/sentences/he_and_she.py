"""A man and a woman that the sentence before names: "Ann sat left of Ben. He had the pie, and she drank tea"."""

from dataclasses import replace

from nlpuzzle.understanding.clauses.pronouns import GENDERS, known_gender, somebody
from nlpuzzle.understanding.soundness.support import Support
from nlpuzzle.understanding.tokenising.tokens import Choice, Pronoun, Token
from nlpuzzle.understanding.words.groups import gender_of

__all__ = ["he_and_she"]

Tokens = tuple[Token, ...]

_JOINTS = frozenset({"_COMMA", "_SEMI", "_BUT", "AND"})


def he_and_she(before: Tokens, tokens: Tokens, support: Support) -> tuple[Tokens, tuple[str, ...]] | None:
    """The sentence with their names, and what has to be known for it; None unless it speaks of both, and nobody else is named.

    Where it speaks of one only, the clause itself is asked whom it can mean (`clauses.pronouns`).
    """
    said = {GENDERS.get(word, "") for token in tokens for word in _pointing(token)}
    if not {"male", "female"} <= said:
        return None
    people = _man_and_woman(before, support)
    if people is None or any(t.type == "ITEM" and _named(t) is not None for t in tokens):
        return None
    found: list[Token] = []
    for i, token in enumerate(tokens):
        opens = i == 0 or tokens[i - 1].type in _JOINTS
        word = token.reference.word if isinstance(token.reference, Pronoun) else ""
        own = token.gap[0].low if opens and token.gap else ""
        if word in GENDERS:
            found.append(replace(people[GENDERS[word]], gap=token.gap))
        elif own in ("his", "her"):
            found.append(replace(people[GENDERS[own]], gap=()))
            found.append(replace(token, gap=(token.gap[0].instead("'s"), *token.gap[1:])))
        else:
            found.append(token)
    return tuple(found), tuple(known_gender(choice.items[0]) for choice in map(_choice, people.values()))


def _pointing(token: Token) -> tuple[str, ...]:
    word = (token.reference.word,) if isinstance(token.reference, Pronoun) else ()
    return (*word, *(w.low for w in token.gap[:1] if w.low in ("his", "her")))


def _man_and_woman(before: Tokens, support: Support) -> dict[str, Token] | None:
    """The man and the woman that a sentence names, by gender; None where it speaks of anybody else."""
    people = [t for i, t in enumerate(before) if t.type == "ITEM" and (_named(t) or somebody(before, i, support))]
    genders = [_named(t) for t in people]
    if sorted(map(str, genders)) != ["female", "male"]:
        return None
    return {str(gender): token for gender, token in zip(genders, people, strict=True)}


def _named(token: Token) -> str | None:
    """The gender that the name of an item tells; None for what is no such name."""
    items = token.reference.items if isinstance(token.reference, Choice) else ()
    return gender_of(items[0].label) if len(items) == 1 and not items[0].label.islower() else None


def _choice(token: Token) -> Choice:
    assert isinstance(token.reference, Choice)
    return token.reference
