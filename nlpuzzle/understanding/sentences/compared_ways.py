"""Choices of which one is a comparison: "of Ann and Ben, one is 30 and the other is older than Cleo".

What names things is paired by the grammar; here each of the ways it may be is a clause of its own.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace

from nlpuzzle.english.words import Word
from nlpuzzle.rules import Count, Or
from nlpuzzle.understanding.clauses.said import Said, combined
from nlpuzzle.understanding.objection import Objection
from nlpuzzle.understanding.sentences.compared_first import meant_here
from nlpuzzle.understanding.soundness.support import Support
from nlpuzzle.understanding.tokenising.tokens import Pronoun, Token
from nlpuzzle.understanding.words.vocabulary import closed
from nlpuzzle.understanding.words.words_of import COPULAS, JOINTS

__all__ = ["compared_ways"]

Tokens = tuple[Token, ...]
#: two clauses that hold together
Way = tuple[Tokens, Tokens]

#: the way contradicts the categories: only the other is left
_IMPOSSIBLE = Objection("impossible")
_COMPARING = frozenset({"COMP", "DIR", "NEXT", "EQUAL", "MULT"})
_OPENING = frozenset({"NUM", "COMP", "DIR", "DIRECTLY", "EXACTLY", "HEDGE", "ATLEAST", "ATMOST", "NEXT", "MULT"})
_UNCLEAR = JOINTS | {"STOP", "EITHER", "NEITHER", "BOTH", "IF", "ONEOF"}
_WITH = frozenset({"with", "having"})


def compared_ways(tokens: Tokens, one: Callable[[Tokens], Said], support: Support) -> Said | None:
    """What such a sentence says, `one` reading its clauses; None where it is none."""
    if (ways := _one_and_the_other(tokens)) is not None:
        told = [one(first).and_then(one(second), support.frame) for first, second in ways]
        unread = next((said.objection for said in told if said.objection not in (None, _IMPOSSIBLE)), None)
        possible = [said for said in told if said.read]
        if unread is not None or not possible:
            return Said((), (), unread or _IMPOSSIBLE)
        return replace(combined(possible, Or) if len(possible) > 1 else possible[0], subjects=(), alone=False)
    if (choice := _either_compared(tokens, support)) is not None:
        kind, *clauses = choice
        each = [one(clause) for clause in clauses]
        if kind == "NEITHER":
            return each[0].negated().and_then(each[1].negated(), support.frame)
        return replace(combined(each, lambda rules: Count(1, 1, rules)), subjects=each[0].subjects)
    return None


def _one_and_the_other(tokens: Tokens) -> tuple[Way, Way] | None:
    """ "Of Ann and Ben, one is 30 and the other is older than Cleo": the two ways it may be; None where it is none such."""
    kinds = [t.type for t in tokens]
    if kinds[:4] != ["OF", "ITEM", "AND", "ITEM"] or "ONE" not in kinds or "OTHER" not in kinds or tokens[0].gap:
        return None
    one, other = kinds.index("ONE"), kinds.index("OTHER")
    after_pair = tokens[4]
    if one not in (4, 5) or (one == 5 and kinds[4] != "_COMMA") or (one == 5 and tokens[5].gap):
        return None
    stop = other
    while stop > one + 1 and tokens[stop - 1].type in ("AND", "_BUT", "_COMMA", "_SEMI") and not tokens[stop].gap:
        stop -= 1
    joint = tokens[stop]
    if stop == other or [w.low for w in tokens[other].gap] not in ([], ["the"]):
        return None
    first, second = tokens[one + 1 : stop], tokens[other + 1 : -1]
    told = [{t.type for t in predicate} for predicate in (first, second)]
    if not (first and second) or not any(kinds & _COMPARING for kinds in told) or any(kinds & _UNCLEAR for kinds in told):
        return None
    if any(isinstance(t.reference, Pronoun) for t in (*first, *second)):
        return None
    ends = Token("END", "", (), joint.gap), tokens[-1]
    subjects = (tokens[1], tokens[2].gap), (tokens[3], after_pair.gap)
    ways = [
        (_said_of(a, (*first, ends[0])), _said_of(b, (*second, ends[1]))) for a, b in (subjects, (subjects[1], subjects[0]))
    ]
    return ways[0], ways[1]


def _said_of(subject: tuple[Token, tuple[Word, ...]], predicate: Tokens) -> Tokens:
    """A predicate of a subject and the words after its item: "the copper | lamp | costs"."""
    token, tail = subject
    return (token, replace(predicate[0], gap=(*tail, *predicate[0].gap)), *predicate[1:])


def _either_compared(tokens: Tokens, support: Support) -> tuple[str, Tokens, Tokens] | None:
    """ "Ann is either the cook or the one who is older than Ben": "EITHER" or "NEITHER", and what may be said of Ann."""
    kinds = [t.type for t in tokens]
    if kinds[:1] != ["ITEM"] or kinds[1:2] not in (["EITHER"], ["NEITHER"]) or len(tokens) < 7:
        return None
    chosen, joints = tokens[1], [i for i, t in enumerate(tokens) if t.type in JOINTS]
    if len(joints) != 1 or tokens[joints[0]].type != ("OR" if chosen.type == "EITHER" else "NOR"):
        return None
    at = joints[0]
    plain = bool(chosen.gap) and not any(closed().get(w.low) == "w" for w in chosen.gap)
    parts = tokens[2:at], tokens[at + 1 : -1]
    compared = [{t.type for t in part} & _COMPARING for part in parts]
    if not plain or bool(compared[0]) == bool(compared[1]) or any({t.type for t in part} & _UNCLEAR for part in parts):
        return None
    if any(isinstance(t.reference, Pronoun) for part in parts for t in part):
        return None
    is_one = chosen.gap[-1].low in COPULAS
    bare = any(types and not part[0].gap for part, types in zip(parts, compared, strict=True))
    if not is_one and (chosen.type == "NEITHER" or bare):
        return None  # "used | either more than Ann or | ink": more of what?
    tail, verb = (chosen.gap[:-1], chosen.gap[-1:]) if is_one else ((), chosen.gap)
    clauses: list[Tokens] = []
    for part, end in zip(parts, (tokens[at].gap, tokens[-1].gap), strict=True):
        told = is_one and part[0].type in _OPENING  # not "bought | the one that cost $5 more"
        gap = _predicate(part[0].gap, verb, support) if told else (*verb, *part[0].gap)
        if gap is None:
            return None
        clauses.append((tokens[0], replace(part[0], gap=(*tail, *gap)), *part[1:], Token("END", "", (), end)))
    return chosen.type, clauses[0], clauses[1]


def _predicate(gap: Sequence[Word], verb: tuple[Word, ...], support: Support) -> tuple[Word, ...] | None:
    """What "the one that costs", "the lamp", "the hiker with a head start" says of whoever is it: costs, is, has one."""
    if len(gap) < 2 or gap[0].low != "the" or not meant_here(gap[1], support):
        return None
    rest = tuple(gap[2:])
    if not rest:
        return verb
    if rest[0].low in ("who", "that", "which"):
        return rest[1:] or None
    if rest[0].low in _WITH:
        return (rest[0].instead("has"), *rest[1:])
    return None
