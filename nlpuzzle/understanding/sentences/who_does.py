"""Who does what was just denied of another: "Ann doesn't keep the cat, and the girl | who does | is 9".

A relative clause of an auxiliary alone takes over what the clause before denies, and the one thing that it denies is meant.
"""

from dataclasses import replace

from nlpuzzle.english.words import Word, finite
from nlpuzzle.understanding.tokenising.tokens import Choice, Token
from nlpuzzle.understanding.words.vocabulary import closed

__all__ = ["who_does"]

Tokens = tuple[Token, ...]

#: what is denied with an auxiliary, and the auxiliaries that take it over
_ECHOED = {
    **dict.fromkeys(("do", "does", "did"), frozenset({"do", "does", "did"})),
    **dict.fromkeys(("is", "are", "was", "were"), frozenset({"is", "are", "was", "were"})),
    **dict.fromkeys(("has", "have", "had"), frozenset({"has", "have", "had"})),
}
_PERFECT = frozenset({"has", "have", "had"})
_WHO = frozenset({"who", "that", "which"})
#: where the clause of the denial ends
_CLAUSES = frozenset({"_COMMA", "_SEMI", "_BUT", "AND"})
#: what makes it unclear what was denied, or whether it was
_UNCLEAR = frozenset({"IF", "IFF", "UNLESS", "ONLYIF", "OTHERWISE", "UNTRUE", "EITHER", "NEITHER", "OR", "NOR"})


def who_does(tokens: Tokens) -> Tokens:
    """The sentence with what was denied put in after "who does"; as it is where nothing is left out or more was denied."""
    at = next((i for i, t in enumerate(tokens) if t.type == "NOT"), len(tokens))
    if at + 3 >= len(tokens) or _UNCLEAR.intersection(t.type for t in tokens):
        return tokens
    negation, thing, joint = tokens[at : at + 3]
    none = [w.low for w in negation.words] == ["no"] and [w.low for w in negation.gap[-1:]] in (["has"], ["had"])
    said = (_ECHOED["does"] | _ECHOED["has"] if none else _ECHOED.get(negation.gap[-1].low)) if negation.gap else None
    if said is None or not isinstance(thing.reference, Choice) or joint.type not in _CLAUSES or joint.gap:
        return tokens
    if any(closed().get(w.low) == "w" for w in thing.gap):
        return tokens
    for i in range(at + 3, len(tokens)):
        if tokens[i - 1].type == "NOT":
            return tokens  # of two denials, either may be meant
        if place := _left_out(tokens[i], said):
            if any(_left_out(other, said) for other in tokens[i + 1 :]):
                return tokens  # each of two may be another's
            gap = tokens[i].gap
            if none:  # "Ann has no hat, and the girl who | does": who has it
                gap = (*gap[:place], gap[place].instead(negation.gap[-1].low), *gap[place + 1 :])
            put = replace(thing, gap=(*gap[: place + 1], *_standing(thing.gap, gap[place])))
            return (*tokens[:i], put, replace(tokens[i], gap=gap[place + 1 :]), *tokens[i + 1 :])
    return tokens


def _standing(gap: tuple[Word, ...], like: Word) -> tuple[Word, ...]:
    """What was denied, its words standing where the auxiliary stands."""
    return tuple(w._replace(start=like.start, end=like.end) for w in gap)


def _left_out(token: Token, said: frozenset[str]) -> int:
    """Where before a token an auxiliary is all that a relative clause has: "who | did", "who | does | is"; else 0."""
    gap = token.gap
    for at in range(1, len(gap)):
        if gap[at].low not in said or gap[at - 1].low not in _WHO:
            continue
        after = gap[at + 1 : at + 2]
        if after:
            done = finite(after[0].low) and gap[at].low not in _PERFECT  # not "who | has filled fewer orders"
            return at if closed().get(after[0].low) == "a" or done else 0
        return at if token.type in ("END", "_COMMA", "_SEMI") else 0
    return 0
