"""A sentence that says several things: asides taken out, clauses taken apart.

"Ann, who wears red, is older than Ben, but younger than the baker." A sentence is read whole where it can be; else it is
cut at a comma, "and", "but" or semicolon so that both parts are clauses. A part without a subject has that of the part
before it.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from nlpuzzle.english.words import Word, finite
from nlpuzzle.understanding.tokens import Pronoun, Token
from nlpuzzle.understanding.vocabulary import verb_forms

__all__ = [
    "Aside",
    "Condition",
    "Cut",
    "alternatives",
    "asides",
    "conditional",
    "contrasted",
    "cuts",
    "ended",
    "has_pronoun",
    "two_amounts",
    "with_subject",
]

_JOINTS = frozenset({"_COMMA", "AND", "_BUT", "_SEMI", "NOR"})
_OPENERS = frozenset({"_COMMA", "LPAREN", "_DASH"})
_CLOSERS = {"_COMMA": ("_COMMA", "END"), "LPAREN": ("RPAREN",), "_DASH": ("_DASH", "END")}
_AUXILIARIES = frozenset(["is", "was", "are", "were", "has", "had", "does", "did", "will"])
#: how a subject begins that is told by somebody else: "the person two places behind Ann"
_RELATING = frozenset({"DIR", "NEXT", "DIRECTLY", "EXACTLY", "HEDGE", "NUM", "PAREN"})
_WHO = frozenset({"who", "which"})
_CONDITIONS = frozenset({"IF", "IFF", "UNLESS", "ONLYIF"})

Tokens = tuple[Token, ...]
Cut = tuple[Tokens, Tokens]


@dataclass(frozen=True)
class Aside:
    """What stands between commas or brackets after an item: a clause about it, or another item to compare it with."""

    #: the clause about the item before; empty where another item is named instead
    clause: Tokens
    #: index in the sentence of the item that the aside is about
    about: int
    #: "not" for ", not Ben,", "like" for ", like Ben,", "unlike"; "unclear" about whom it is; "" for a clause
    kind: str = ""
    #: the item that is named instead
    other: Token | None = None


@dataclass(frozen=True)
class Condition:
    """ "If A, then B; otherwise C": the parts, and what joins them."""

    #: IF, IFF, UNLESS, ONLYIF
    kind: str
    condition: Tokens
    consequence: Tokens
    otherwise: Tokens = ()


def asides(tokens: Tokens) -> tuple[Tokens, list[Aside]]:
    """The sentence without its ", who ..." and "(not Ben)", and those with the item that each is about."""
    main: list[Token] = []
    found: list[Aside] = []
    i = 0
    while i < len(tokens):
        token = tokens[i]
        close = _close(tokens, i) if token.type in _OPENERS and main and main[-1].type == "ITEM" else None
        aside = _aside(tokens, i, close, len(main) - 1) if close is not None else None
        if close is None or aside is None:
            main.append(token)
            i += 1
            continue
        found.append(aside)
        if tokens[close].type == "END":
            main.append(replace(tokens[close], gap=token.gap))
            break
        following = tokens[close + 1]
        main.append(replace(following, gap=(*token.gap, *following.gap)))
        i = close + 2
    return tuple(main), found


def _close(tokens: Tokens, at: int) -> int | None:
    closers = _CLOSERS[tokens[at].type]
    return next((j for j in range(at + 1, len(tokens)) if tokens[j].type in closers), None)


def _aside(tokens: Tokens, opener: int, close: int, about: int) -> Aside | None:
    """The aside between two marks, about the item before them; None where it is none."""
    at, item = opener + 1, tokens[opener - 1]
    first = tokens[at]
    if at == close:
        return None
    gap, subject = first.gap, replace(item, gap=())
    if gap and gap[0].low in _WHO:
        said = replace(first, gap=gap[1:])
    elif gap and gap[0].low == "whose":
        said = replace(first, gap=(gap[0]._replace(text="'s", low="'s", stem="'s"), *gap[1:]))
    elif _without_is(tokens, at, close):
        said = _said_of(first)
    elif first.type in ("NOT", "LIKE", "UNLIKE") and not gap and _lone_item(tokens, at + 1, close):
        if tokens[close].type == "END" or tokens[close + 1].type in ("AND", "OR", "NOR"):
            return None
        return Aside((), about, first.type.lower(), replace(tokens[at + 1], gap=tokens[at + 1].gap))
    else:
        return None
    inside = (said, *tokens[at + 1 : close])
    if tokens[0].type in _RELATING and tokens[close].type != "END":
        # "the person left of Ann, who drinks tea, is ...": the one or the other
        return Aside((), about, "unclear", replace(item, gap=()))
    return Aside((subject, *inside, Token("END", "", (), tokens[close].gap)), about)


def _without_is(tokens: Tokens, at: int, close: int) -> bool:
    """An aside that only lacks its "is": ", driven by Bates,", ", a doctor,", "(the baker)"."""
    first = tokens[at]
    if first.gap and first.type == "ITEM" and _participle(first.gap[0].low, first.gap[1:2]):
        return True
    bracketed = bool(first.gap) and tokens[close].type == "RPAREN" and _lone_item(tokens, at, close)
    return bracketed or _apposition(tokens, at)


def _participle(word: str, following: Sequence[Word]) -> bool:
    """ ", driven by Bates," and ", wearing red,"."""
    by = bool(following) and following[0].low == "by"
    return word in verb_forms() and (word.endswith("ing") or (by and (word.endswith(("ed", "en", "wn")) or finite(word))))


def _lone_item(tokens: Tokens, at: int, close: int) -> bool:
    """Whether one item stands between the marks: "(the baker)", ", not Ben's,"."""
    return close == at + 1 and tokens[at].type == "ITEM" and all(w.low in ("the", "a", "an", "in") for w in tokens[at].gap)


def _apposition(tokens: Tokens, at: int) -> bool:
    """ "P, a doctor, does not ...": one item between commas, and the verb of the sentence at once."""
    token, following = tokens[at], tokens[at + 1 : at + 3]
    if token.type != "ITEM" or len(following) < 2 or following[0].type != "_COMMA" or not token.gap:
        return False
    verb = following[1].gap[:1]
    if not verb or not token.gap or token.gap[0].low not in ("a", "an", "the") or any(t.type == "AND" for t in tokens[:at]):
        return False
    known = verb[0].low in verb_forms() and finite(verb[0].low) and not any(t.type in ("AND", "OR", "NOR") for t in tokens[at:])
    return verb[0].low in _AUXILIARIES or known


def _inverted(tokens: Tokens) -> Tokens | None:
    """ "Nor | does she wear red" -> "she does not wear red"; None where "nor" denies something else."""
    subject = tokens[0]
    if not isinstance(subject.reference, Pronoun) or len(subject.gap) != 1:
        return None
    return (replace(subject, gap=()), Token("NOT", "", subject.words, subject.gap), *tokens[1:])


def _said_of(token: Token) -> Token:
    """The apposition as a predicate: ", a doctor," -> "is a doctor"."""
    first = token.gap[0]
    return replace(token, gap=(first._replace(text="is", low="is", stem="is"), *token.gap))


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
            if right[0].type == "EITHER" and not right[0].gap:
                continue
            yield ended(body, 0, stop), right, "not both" if token.value == "else" else kind


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
    if "OTHERWISE" in kinds:
        other = kinds.index("OTHERWISE")
        start = other + 1 + (kinds[other + 1] == "_COMMA")
        stop = _before_marks(kinds, other)
        otherwise, tokens = tokens[start:], ended(tokens, 0, stop)
        kinds = [t.type for t in tokens]
        if kind != "IF" or at:
            return None
    if at > 0:
        if tokens[at].gap and not _closes(tokens[at].gap[-1].low):
            return None
        if "_COMMA" in kinds[at:] or any(w.low == "only" for t in tokens for w in t.gap) or kind == "OTHERWISE":
            return None  # after a comma something else may begin
        return Condition(kind, tokens[at + 1 :], ended(tokens, 0, _before_marks(kinds, at)))
    if kind in ("IFF", "ONLYIF") or tokens[0].gap:
        return None
    ends = [i for i, kind in enumerate(kinds) if kind in ("THEN", "_COMMA")]
    if not ends or (kinds.count("_COMMA") > 1 and "THEN" not in kinds):
        return None
    end = kinds.index("THEN") if "THEN" in kinds else ends[0]
    return Condition(kind, ended(tokens, 1, _before_marks(kinds, end)), tokens[end + 1 :], otherwise)


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


def with_subject(tokens: Tokens) -> Tokens:
    """A clause without a subject, given that of the clause before: "finished third" -> "(the same one) finished third"."""
    return (Token("ITEM", "", (), (), reference=Pronoun("the same")), *tokens)
