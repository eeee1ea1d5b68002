"""A sentence that says several things: asides taken out, clauses taken apart.

"Ann, who wears red, is older than Ben, but younger than the baker." A sentence is read whole where it can be; else it is
cut at a comma, "and", "but" or semicolon so that both parts are clauses. A part without a subject has that of the part
before it.
"""

from collections.abc import Iterator
from dataclasses import replace

from nlpuzzle.understanding.tokens import Pronoun, Token

__all__ = ["Cut", "asides", "conditional", "cuts", "has_pronoun", "with_subject"]

_JOINTS = frozenset({"_COMMA", "AND", "_BUT", "_SEMI", "NOR"})
_OPENERS = frozenset({"_COMMA", "LPAREN"})
_CLOSERS = frozenset({"_COMMA", "RPAREN", "END"})
_AUXILIARIES = frozenset(["is", "was", "are", "were", "has", "had", "does", "did", "will"])
_WHO = frozenset({"who", "which"})

Cut = tuple[tuple[Token, ...], tuple[Token, ...]]


def asides(tokens: tuple[Token, ...]) -> tuple[tuple[Token, ...], list[tuple[Token, ...]]]:
    """The sentence without its ", who ..." and "(who ...)", and those as clauses of their own about the item before."""
    main: list[Token] = []
    found: list[tuple[Token, ...]] = []
    i = 0
    while i < len(tokens):
        token = tokens[i]
        if token.type in _OPENERS and main and main[-1].type == "ITEM" and _begins_aside(tokens, i + 1):
            close = next(j for j in range(i + 1, len(tokens)) if tokens[j].type in _CLOSERS)
            first = tokens[i + 1]
            subject = replace(main[-1], gap=())
            verb = replace(first, gap=first.gap[1:]) if first.gap[0].low in _WHO else _said_of(first)
            inside = (verb, *tokens[i + 2 : close])
            found.append((subject, *inside, Token("END", "", (), tokens[close].gap if close > i + 1 else ())))
            if tokens[close].type == "END":
                main.append(replace(tokens[close], gap=token.gap))
                break
            following = tokens[close + 1]
            main.append(replace(following, gap=(*token.gap, *following.gap)))
            i = close + 2
            continue
        main.append(token)
        i += 1
    return tuple(main), found


def _begins_aside(tokens: tuple[Token, ...], at: int) -> bool:
    if at >= len(tokens) or tokens[at].type == "END":
        return False
    gap = tokens[at].gap
    if gap and gap[0].low in _WHO:
        return True
    return _apposition(tokens, at)


def _apposition(tokens: tuple[Token, ...], at: int) -> bool:
    """ "P, a doctor, does not ...": one item between commas, and the verb of the sentence at once."""
    token, following = tokens[at], tokens[at + 1 : at + 3]
    if token.type != "ITEM" or len(following) < 2 or following[0].type != "_COMMA" or not token.gap:
        return False
    verb = following[1].gap[:1]
    return token.gap[0].low in ("a", "an", "the") and bool(verb) and verb[0].low in _AUXILIARIES


def _inverted(tokens: tuple[Token, ...]) -> tuple[Token, ...] | None:
    """ "Nor | does she wear red" -> "she does not wear red"; None where "nor" denies something else."""
    subject = tokens[0]
    if not isinstance(subject.reference, Pronoun) or len(subject.gap) != 1:
        return None
    return (replace(subject, gap=()), Token("NOT", "", subject.words, subject.gap), *tokens[1:])


def _said_of(token: Token) -> Token:
    """The apposition as a predicate: ", a doctor," -> "is a doctor"."""
    first = token.gap[0]
    return replace(token, gap=(first._replace(text="is", low="is", stem="is"), *token.gap))


def cuts(tokens: tuple[Token, ...]) -> Iterator[Cut]:
    """Every way to cut a sentence in two at a joint, first joints first; the joint itself is dropped."""
    i = 1
    while i < len(tokens) - 1:
        if tokens[i].type in _JOINTS:
            end = i
            while end < len(tokens) - 1 and tokens[end].type in _JOINTS and (end == i or not tokens[end].gap):
                end += 1
            if end < len(tokens) - 1 or tokens[end].gap:
                right = tokens[end:]
                denied = any(t.type == "NOR" for t in tokens[i:end])
                said = _inverted(right) if denied else right
                if said is not None:
                    yield (*tokens[:i], Token("END", "", (), tokens[i].gap)), said
            i = end
        else:
            i += 1


def conditional(tokens: tuple[Token, ...]) -> tuple[tuple[Token, ...], tuple[Token, ...], bool] | None:
    """Condition, consequence, and whether it holds both ways; None where the parts cannot be told apart."""
    kinds = [t.type for t in tokens]
    if kinds.count("IF") + kinds.count("IFF") != 1:
        return None
    if "IFF" in kinds:
        at = kinds.index("IFF")
        return _ended(tokens, 0, at), tokens[at + 1 :], True
    at = kinds.index("IF")
    if at > 0 and ("_COMMA" in kinds[at:] or any(w.low == "only" for t in tokens for w in t.gap)):
        return None  # "only if" turns it round; after a comma something else may begin
    if at > 0:
        joint = at - 1 if kinds[at - 1] == "_COMMA" else at
        return tokens[at + 1 :], _ended(tokens, 0, joint), False
    ends = [i for i, kind in enumerate(kinds) if kind in ("THEN", "_COMMA")]
    if not ends or (kinds.count("_COMMA") > 1 and "THEN" not in kinds):
        return None
    end = kinds.index("THEN") if "THEN" in kinds else ends[0]
    stop = end - 1 if kinds[end - 1] == "_COMMA" else end
    return _ended(tokens, 1, stop), tokens[end + 1 :], False


def _ended(tokens: tuple[Token, ...], start: int, stop: int) -> tuple[Token, ...]:
    return (*tokens[start:stop], Token("END", "", (), tokens[stop].gap))


def has_pronoun(tokens: tuple[Token, ...]) -> bool:
    """Whether a clause speaks of "him" or "her"."""
    return any(isinstance(t.reference, Pronoun) for t in tokens)


def with_subject(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    """A clause without a subject, given that of the clause before: "finished third" -> "(the same one) finished third"."""
    return (Token("ITEM", "", (), (), reference=Pronoun("the same")), *tokens)
