"""A sentence that says several things, taken apart into clauses.

"Ann, who wears red, is older than Ben, but younger than the baker." A sentence is read whole where it can be; else it is
cut at a comma, "and", "but" or semicolon so that both parts are clauses. A part without a subject has that of the part
before it.
"""

from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

from nlpuzzle.understanding.clauses.pronouns import OWN
from nlpuzzle.understanding.tokenising.tokens import Pronoun, Token
from nlpuzzle.understanding.words.words_of import AUXILIARIES

__all__ = [
    "Condition",
    "Cut",
    "alternatives",
    "conditional",
    "contrasted",
    "cuts",
    "ended",
    "has_pronoun",
    "neither_did",
    "of_this_person",
    "two_amounts",
    "with_subject",
]

_JOINTS = frozenset({"_COMMA", "AND", "_BUT", "_SEMI", "NOR"})
_CONDITIONS = frozenset({"IF", "IFF", "UNLESS", "ONLYIF"})
_IN_WHICH_CASE = ("in", "which", "case")

Tokens = tuple[Token, ...]
Cut = tuple[Tokens, Tokens]


class Condition(NamedTuple):
    """ "If A, then B; otherwise C": the parts, and what joins them."""

    #: IF, IFF, UNLESS, ONLYIF
    kind: str
    condition: Tokens
    consequence: Tokens
    otherwise: Tokens = ()


def _inverted(tokens: Tokens) -> Tokens | None:
    """ "Nor | does she wear red" -> "she does not wear red", "nor | is her hat red" -> "her hat is not red".

    None where "nor" denies something else.
    """
    subject = tokens[0]
    lows = [w.low for w in subject.gap]
    if subject.type != "ITEM" or lows[:1] == [] or lows[0] not in AUXILIARIES or len(tokens) < 2:
        return None
    verb, described = subject.gap[:1], subject.gap[1:]
    if lows[1:2] and lows[1] in OWN:
        owner = Token("ITEM", "", (), (), reference=Pronoun(lows[1]))
        owned = (described[0].instead("'s"), *described[1:], *verb)
        return (owner, Token("NOT", "", subject.words, owned), replace(subject, gap=()), *tokens[1:])
    if tokens[1].type == "END" or any(w.low not in ("the", "a", "an") for w in described):
        return None
    return (replace(subject, gap=described), Token("NOT", "", subject.words, verb), *tokens[1:])


def cuts(tokens: Tokens) -> Iterator[Cut]:
    """Every way to cut a sentence in two at a joint, first joints first; the joint itself is dropped.

    "Nor" stays before a piece that only names somebody else: "nor | is Ben".
    """
    i = 1
    while i < len(tokens) - 1:
        if tokens[i].type in _JOINTS:
            end = i
            while end < len(tokens) - 1 and tokens[end].type in _JOINTS and (end == i or not tokens[end].gap):
                end += 1
            if end < len(tokens) - 1 or tokens[end].gap:
                right = tokens[end:]
                denied = next((t for t in tokens[i:end] if t.type == "NOR"), None)
                left = ended(tokens, 0, i)
                if denied is None:
                    yield left, right
                elif (said := _inverted(right)) is not None:
                    yield left, said
                else:
                    yield left, (replace(denied, gap=()), *right)
            i = end
        else:
            i += 1


def alternatives(tokens: Tokens) -> Iterator[tuple[Tokens, Tokens, str]]:
    """ "Either A or B": the two clauses, and how they exclude each other: "not both", "or both", "" where nothing says it."""
    kind, body = "", tokens
    if tokens[0].type == "EITHER" and not tokens[0].gap:
        body = tokens[1:]
    types = [t.type for t in body]
    for mark in ("NOTBOTH", "ORBOTH"):
        if mark in types:
            at = types.index(mark)
            if at != len(body) - 2 or body[-1].gap or body[at].gap:
                return
            stop = at - 1 if at and types[at - 1] == "_COMMA" else at
            kind, body = ("not both" if mark == "NOTBOTH" else "or both"), ended(body, 0, stop if stop < at else at)
            break
    for i, token in enumerate(body[:-1]):
        if token.type == "OR" and i:
            stop = i - 1 if body[i - 1].type == "_COMMA" and not token.gap else i
            right = body[i + 1 :]
            if (right[0].type == "EITHER" and not right[0].gap) or (body is tokens and _joins_names(right)):
                continue
            yield ended(body, 0, stop), right, "not both" if token.value == "else" else kind


def _joins_names(right: Tokens) -> bool:
    """ "Is not red or | blue, and it is not Ann's": what follows the name is another clause, so that "or" joins two names."""
    kinds = [t.type for t in right[1:3]]
    named = right[0].type == "ITEM" and all(w.low in ("the", "a", "an") for w in right[0].gap)
    joined = kinds[:1] in (["_BUT"], ["_SEMI"]) or kinds in (["_COMMA", "AND"], ["_COMMA", "_BUT"])
    return named and joined and not right[1].gap


def neither_did(tokens: Tokens) -> list[Tokens]:
    """ "Neither | did Ann wear red | nor | is Ben third": she did not, he is not; none where "neither" is of two things.

    What opens in this way and does not go on so is left as one empty clause, which nothing reads.
    """
    if tokens[0].type != "NEITHER" or tokens[0].gap or _inverted(tokens[1:]) is None:
        return []
    joints = [i for i, t in enumerate(tokens) if t.type == "NOR" and not t.gap]
    if len(joints) != 1:
        return [tokens[-1:]]
    stop = joints[0] - (tokens[joints[0] - 1].type == "_COMMA")
    clauses = (_inverted(ended(tokens, 1, stop)), _inverted(tokens[joints[0] + 1 :]))
    return [clause for clause in clauses if clause is not None] if None not in clauses else [tokens[-1:]]


def two_amounts(tokens: Tokens) -> tuple[Tokens, Tokens] | None:
    """ "Either two or three places behind": the clause with the one amount, and with the other."""
    for i in range(len(tokens) - 2):
        if [t.type for t in tokens[i : i + 3]] == ["NUM", "OR", "NUM"] and not tokens[i + 1].gap and not tokens[i + 2].gap:
            start = i - 1 if tokens[i - 1].type == "EITHER" and not tokens[i].gap else i
            gap = tokens[start].gap
            first, second = (replace(tokens[at], gap=gap) for at in (i, i + 2))
            return (*tokens[:start], first, *tokens[i + 3 :]), (*tokens[:start], second, *tokens[i + 3 :])
    return None


def contrasted(tokens: Tokens) -> Cut | None:
    """ "Ann works not in Rome but in Oslo": what is so, and what is not."""
    kinds = [t.type for t in tokens]
    if kinds != ["ITEM", "NOT", "ITEM", "_BUT", "ITEM", "END"] or tokens[3].gap:
        return None
    subject, _, wrong, _, right, end = tokens
    verb = tokens[1].gap
    said = {w.low for w in right.gap} | {"the", "a", "an"}
    if any(w.low not in said for w in wrong.gap):
        return None
    denial = (replace(subject, gap=()), replace(tokens[1], gap=()), replace(wrong, gap=()), Token("END", "", ()))
    return (subject, replace(right, gap=(*verb, *right.gap)), end), denial


def conditional(tokens: Tokens) -> Condition | None:
    """The parts of a conditional sentence; None where they cannot be told apart."""
    kinds = [t.type for t in tokens]
    if sum(kind in _CONDITIONS for kind in kinds) != 1 or kinds.count("OTHERWISE") > 1:
        return None
    at = next(i for i, kind in enumerate(kinds) if kind in _CONDITIONS)
    kind = kinds[at]
    otherwise: Tokens = ()
    if kind == "UNLESS" and at and (told := _in_which_case(tokens, at)):
        otherwise, tokens = tokens[told:], ended(tokens, 0, told - 1)
        otherwise = (replace(otherwise[0], gap=otherwise[0].gap[len(_IN_WHICH_CASE) :]), *otherwise[1:])
        kinds = [t.type for t in tokens]
    elif "OTHERWISE" in kinds:
        other = kinds.index("OTHERWISE")
        start = other + 1 + (kinds[other + 1] == "_COMMA")
        stop = _before_marks(kinds, other)
        if kind != "IF" or at > other or (at and kinds[other - 1] != "_SEMI"):
            return None
        otherwise, tokens = tokens[start:], ended(tokens, 0, stop)
        kinds = [t.type for t in tokens]
    if "_SEMI" in kinds[: _before_marks(kinds, len(kinds) - 1)]:
        return None  # "if A, then B; C": does C depend on A?
    if any(pair == ["_COMMA", "_BUT"] for pair in (kinds[i : i + 2] for i in range(len(kinds)))):
        return None  # "if A, then B, but C": C does not depend on A
    if at > 0:
        if "_COMMA" in kinds[:at] and {"AND", "_BUT"} & set(kinds[:at]):
            return None  # "A, and B only if C": does A?
        if tokens[at].gap and not _closes(tokens[at].gap[-1].low):
            return None
        if "_COMMA" in kinds[at:] or any(w.low == "only" for t in tokens for w in t.gap) or kind == "OTHERWISE":
            return None  # after a comma something else may begin
        return Condition(kind, tokens[at + 1 :], ended(tokens, 0, _before_marks(kinds, at)), otherwise)
    if kind == "ONLYIF" or tokens[0].gap:
        return None
    ends = [i for i, kind in enumerate(kinds) if kind in ("THEN", "_COMMA")]
    if not ends or (kinds.count("_COMMA") > 1 and "THEN" not in kinds):
        return None
    end = kinds.index("THEN") if "THEN" in kinds else ends[0]
    return Condition(kind, ended(tokens, 1, _before_marks(kinds, end)), tokens[end + 1 :], otherwise)


def _in_which_case(tokens: Tokens, at: int) -> int:
    """Where what is so in the other case begins: ", | in which case he plays the lute"; 0 where nothing is told of it."""
    last = len(tokens) - 1
    led = (i for i in range(at + 2, last) if tuple(w.low for w in tokens[i].gap[: len(_IN_WHICH_CASE)]) == _IN_WHICH_CASE)
    begun = next(led, 0)
    plain = begun and tokens[begun - 1].type == "_COMMA" and not {"_COMMA", "_SEMI", "_BUT"} & {t.type for t in tokens[begun:]}
    return begun if plain else 0


def _closes(word: str) -> bool:
    """Whether a word may stand right before "if": anything but a word that turns the condition round."""
    return word not in ("only", "even", "as", "but", "not", "what", "just")


def _before_marks(kinds: list[str], at: int) -> int:
    """The index of the commas or semicolons right before a token."""
    while at > 0 and kinds[at - 1] in ("_COMMA", "_SEMI"):
        at -= 1
    return at


def ended(tokens: Tokens, start: int, stop: int) -> Tokens:
    """The tokens from `start` to before `stop`, as a clause of their own."""
    return (*tokens[start:stop], Token("END", "", (), tokens[stop].gap))


def has_pronoun(tokens: Tokens) -> bool:
    """Whether a clause speaks of "him" or "her"."""
    return any(isinstance(t.reference, Pronoun) for t in tokens)


def of_this_person(tokens: Tokens) -> Tokens | None:
    """ "This person | was not | Ann": what is said of whoever the sentence before was about."""
    gap = tokens[0].gap
    pointed = len(gap) > 2 and gap[0].low == "this" and gap[1].low in ("person", "man", "woman", "boy", "girl", "child")
    return (replace(tokens[0], gap=gap[2:]), *tokens[1:]) if pointed else None


def with_subject(tokens: Tokens) -> Tokens:
    """A clause without a subject, given that of the clause before: "finished third" -> "(the same one) finished third"."""
    first = tokens[0]
    if first.gap and first.gap[0].low in OWN:  # "his hat is red" -> "(the same one) 's hat is red"
        own = first.gap[0]
        subject = Token("ITEM", "", (own,), (), reference=Pronoun(own.low))
        return (subject, replace(first, gap=(own.instead("'s"), *first.gap[1:])), *tokens[1:])
    return (Token("ITEM", "", (), (), reference=Pronoun("the same")), *tokens)
