"""What is said of several at once, as one sentence for each: "neither Ann nor the baker stands next to Ben".

The grammar knows lists where a list means one thing together ("Ann and Ben are next to each other"). What holds of each of them
alone is read as often as there are names: the predicate, with one name at a time for its subject or for its last object.
"""

from collections.abc import Iterator
from dataclasses import replace
from typing import Literal, NamedTuple

from nlpuzzle.english.words import Word, finite, third_person
from nlpuzzle.understanding.soundness.support import Support
from nlpuzzle.understanding.soundness.word_classes import is_predicate, letters
from nlpuzzle.understanding.tokenising.tokens import Token

__all__ = ["Distributed", "distributed"]

Tokens = tuple[Token, ...]


class Distributed(NamedTuple):
    """Sentences about one each, and of how many of them they are true."""

    true_of: Literal["none", "each", "one", "either", "some", "not both"]
    sentences: tuple[Tokens, ...]
    #: "both Ann and the baker": two of them, whatever they do
    apart: bool = False


#: what opens a list of subjects, and of how many the predicate holds
_OPENERS: dict[tuple[str, ...], Literal["none", "one", "either", "some", "not both"]] = {
    ("NEITHER",): "none", ("NONEOF",): "none", ("ONEOFPAIR",): "one", ("EXACTLY", "ONEOF"): "one", ("EITHER",): "either",
    ("ONLY", "ONEOF"): "one", ("ATLEAST", "ONEOF"): "some", ("ATMOST", "ONEOF"): "not both",
}  # fmt: skip
_SEPARATORS = frozenset({"NOR", "OR", "AND", "_COMMA"})
_JOINTS = {
    "none": frozenset({"NOR", "AND"}), "one": frozenset({"AND"}), "either": frozenset({"OR"}), "each": frozenset({"AND"}),
    "some": frozenset({"AND"}), "not both": frozenset({"AND"}),
}  # fmt: skip
#: relations to one other that two may have at once: "Ann and the baker are next to Ben"
_OF_EACH = frozenset({"NEXT", "BETWEEN"})
#: "both Ann and the baker spent | more than | 50 hours"
_BOUNDED, _SO_MUCH = frozenset({"OVER", "UNDER", "ATLEAST", "ATMOST"}), ("VALUE", "END")
#: what comes before the last object of a relation
_TO_WHOM = frozenset({"NEXT", "DIR", "THAN"})
#: what may stand after a name: nothing, a noun, somebody's, somebody's thing
_TAILS = frozenset({"", "n", "o", "h", "s", "sn", "so", "sh"})
_DEGREES = frozenset("bit considerably far little lot many much rather slightly somewhat".split())
_OF_ONE = {"are": "is", "were": "was", "have": "has", "do": "does"}


def distributed(tokens: Tokens, support: Support) -> Distributed | None:
    """The sentences that stand for this one; None where it is not said of several one by one."""
    return _of_subjects(tokens, support) or _to_objects(tokens, support)


def _of_subjects(tokens: Tokens, support: Support) -> Distributed | None:
    kinds = tuple(t.type for t in tokens)
    opener = next((found for found in _OPENERS if kinds[: len(found)] == found), ())
    if any(t.gap for t in tokens[: len(opener)]):
        return None
    true_of = _OPENERS[opener] if opener else "each"
    if true_of in ("none", "not both") and any(w.low in _DEGREES for t in tokens for w in (*t.gap, *t.words)):
        return None  # "at most one of Ann and Ben is much older than Cleo": both may be a little older
    at = _predicate_at(tokens, len(opener), support)
    if at is None:
        return None
    both = kinds[:3] == ("ITEM", "AND", "ITEM") and tokens[1].value == "both"
    both = both and kinds[at] in _BOUNDED and kinds[at + 1 :] == _SO_MUCH and not tokens[-1].gap  # not "50 hours together"
    if not opener and kinds[at] not in _OF_EACH and not both:
        return None
    names, tails = _names(tokens[len(opener) : at], _JOINTS[true_of])
    if len(names) < 2 or not _belong(tails, support):
        return None
    first = tokens[at]
    verb = next((i for i, word in enumerate(first.gap) if support.letter(word) in "av"), 0)
    last = (*tokens[at - len(names[-1]) : at], *tokens[at:])
    told = (replace(first, gap=(*tail, *_of_one(first.gap[verb:]))) for tail in tails)
    others = tuple((*name, predicate, *tokens[at + 1 :]) for name, predicate in zip(names, told, strict=False))
    mended = (*last[: len(names[-1])], replace(first, gap=(*first.gap[:verb], *_of_one(first.gap[verb:]))), *tokens[at + 1 :])
    return Distributed(true_of, (*others, mended), both)


def _to_objects(tokens: Tokens, support: Support) -> Distributed | None:
    """ "Ann stands next to neither Ben nor the baker", "next to either of them", "not next to either of them"."""
    for i, token in enumerate(tokens):
        if i == 0 or token.type not in ("NEITHER", "EITHER") or token.gap:
            continue
        denied = any(t.type == "NOT" for t in tokens[:i])
        as_much = denied and token.type == "EITHER" and tokens[i - 1].type == "AS"  # "not as old as either Ben or Cleo"
        if tokens[i - 1].type not in _TO_WHOM and not as_much:
            continue
        true_of: Literal["none", "each", "either"] = "none" if token.type == "NEITHER" else "each" if denied else "either"
        if true_of == "either" and tokens[i - 1].type != "NEXT":
            return None  # "before either Ben or Cleo" is before both
        if denied and token.type == "NEITHER":
            return None
        *listed, end = tokens[i + 1 :]
        names, tails = _names(tuple(listed), frozenset({"NOR", "OR"}))
        if len(names) < 2 or not _belong(tails, support) or any(t.type not in ("ITEM", *_SEPARATORS) for t in listed):
            return None
        ends = [*(replace(end, gap=tail) for tail in tails[: len(names) - 1]), end]
        return Distributed(true_of, tuple((*tokens[:i], *name, last) for name, last in zip(names, ends, strict=True)))
    return None


def _predicate_at(tokens: Tokens, start: int, support: Support) -> int | None:
    """The index of the first token after `start` with the verb of the sentence before it."""
    for i in range(start + 1, len(tokens)):
        separated = tokens[i - 1].type in _SEPARATORS
        if tokens[i].type not in _SEPARATORS and not separated and is_predicate(tokens[i].gap, support):
            return i
        if tokens[i].type not in ("ITEM", *_SEPARATORS):
            return None
    return None


def _names(tokens: Tokens, joints: frozenset[str]) -> tuple[list[Tokens], list[tuple[Word, ...]]]:
    """The names of a list, and what stands after each but the last: "Ann | 's boat | nor Ben"; or none."""
    names: list[list[Token]] = [[]]
    tails: list[tuple[Word, ...]] = []
    joined: set[str] = set()
    for token in tokens:
        if token.type not in _SEPARATORS:
            names[-1].append(token)
            continue
        joined.add(token.type)
        if names[-1]:
            names.append([])
            tails.append(token.gap)
        elif token.gap:
            return [], []
    fits = joined - {"_COMMA"} <= joints and bool(joined & joints)
    return ([tuple(name) for name in names], tails) if fits and all(names) else ([], [])


def _belong(tails: list[tuple[Word, ...]], support: Support) -> bool:
    """ "Ann | 's boat", "the red | one": no more than a thing or a noun, which belongs to the name before."""
    return all(letters(tail, support) in _TAILS for tail in tails)


def _of_one(words: tuple[Word, ...]) -> tuple[Word, ...]:
    """The verb of several as the verb of one: "sit" as "sits"."""

    def forms() -> Iterator[Word]:
        for i, word in enumerate(words):
            one = _OF_ONE.get(word.low) or (third_person(word.low) if i == 0 and not finite(word.low) else word.low)
            yield word if one == word.low else word.instead(one)

    return tuple(forms())
