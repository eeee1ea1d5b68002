"""Two facts in one relative clause, one of them denied: ", who sells tea and does not have the red hat,"."""

from collections.abc import Sequence
from dataclasses import replace

from nlpuzzle.english.words import Word, finite
from nlpuzzle.understanding.tokenising.tokens import Token
from nlpuzzle.understanding.words.vocabulary import verb_forms
from nlpuzzle.understanding.words.words_of import AUXILIARIES, COPULAS

__all__ = ["also_denied", "both_told", "told_apart"]

Tokens = tuple[Token, ...]

_WHO = frozenset({"who", "that", "which"})
_JOINING = frozenset({"AND", "_BUT"})


def both_told(clause: Tokens) -> tuple[Tokens, Tokens] | None:
    """The two clauses in "Ann (who) | sells the | tea | and | does | not | have the | hat": both are about the first item."""
    at = next((i for i, t in enumerate(clause) if t.type in _JOINING), None)
    if at is None or at < 2 or clause[0].type != "ITEM" or clause[at].gap or not _verb_led(clause[at + 1 :]):
        return None
    if any(t.type in _JOINING or t.type == "OR" for t in clause[at + 1 :]):
        return None
    return (*clause[:at], Token("END", "", (), clause[at].gap)), (clause[0], *clause[at + 1 :])


def also_denied(tokens: Tokens) -> tuple[Tokens, Tokens] | None:
    """The sentence and what it says beside, in "The man who sells | tea | and | does | not | have the | hat | is | ..."."""
    if [t.type for t in tokens[:4]] != ["ITEM", "AND", "NOT", "ITEM"] or tokens[1].gap or len(tokens) < 6:
        return None
    led = [w.low for w in tokens[0].gap]
    if not (_WHO & set(led[1:])) or [w.low for w in tokens[2].gap][:1] not in [[low] for low in (*AUXILIARIES, *COPULAS)]:
        return None
    rest = tokens[4:]
    cut = _main_verb(rest[0].gap)
    if cut is None or any(t.type in ("_COMMA", "AND", "OR", "_BUT", "_SEMI") for t in rest):
        return None
    denial = (*tokens[2:4], Token("END", "", (), rest[0].gap[:cut]))
    return (tokens[0], replace(rest[0], gap=rest[0].gap[cut:]), *rest[1:]), (tokens[0], *denial)


def told_apart(tokens: Tokens) -> tuple[Tokens, ...]:
    """The sentences to be judged one by one: what is said beside in such a clause, and the sentence without it."""
    if not any(t.type in _JOINING for t in tokens):
        return (tokens,)
    if (told := also_denied(tokens)) is not None:
        return told
    opener = next((i for i, t in enumerate(tokens) if t.type == "_COMMA" and i and tokens[i - 1].type == "ITEM"), len(tokens))
    close = next((i for i in range(opener + 1, len(tokens)) if tokens[i].type == "_COMMA"), None)
    if close is None or not tokens[opener + 1].gap or tokens[opener + 1].gap[0].low != "who":
        return (tokens,)
    first = replace(tokens[opener + 1], gap=tokens[opener + 1].gap[1:])
    clause = (tokens[opener - 1], first, *tokens[opener + 2 : close], Token("END", "", (), tokens[close].gap))
    after = tokens[close + 1]
    if (told := both_told(clause)) is None or not _verb_led((after,)):
        return (tokens,)
    return (*tokens[:opener], replace(after, gap=(*tokens[opener].gap, *after.gap)), *tokens[close + 2 :]), *told


def _verb_led(after: Sequence[Token]) -> bool:
    """What goes on with a verb of the same subject: "does | not", "sells | tea", "is | next to"."""
    first = after[0].gap[0].low if after[0].gap else ""
    return first in AUXILIARIES or first in COPULAS or (first in verb_forms() and finite(first))


def _main_verb(gap: Sequence[Word]) -> int | None:
    """Where the sentence's own verb begins in what follows the second fact: "(hat) | is"; at most a noun stands before it."""
    at = next((i for i, w in enumerate(gap) if w.low in COPULAS or w.low in AUXILIARIES), None)
    if at is None:
        at = next((i for i, w in enumerate(gap) if w.low in verb_forms() and finite(w.low)), None)
    return at if at is not None and at < 2 else None
