"""Where "only" says no more than the sentence without it; anywhere else it may turn or narrow what is said.

Counts and conditions ("only one house between", "only if") are tokens of their own and are not judged here.
"""

from collections.abc import Sequence
from itertools import pairwise

from nlpuzzle.english.numbers import ordinal_value
from nlpuzzle.english.words import Word, finite
from nlpuzzle.understanding.tokenising.tokens import Choice, Pronoun, Token
from nlpuzzle.understanding.words.vocabulary import closed, verb_forms

__all__ = ["misplaced_only", "only_beyond", "pointing_back", "whom_of_some"]

_DENIALS = frozenset({"UNTRUE", "NOT", "NEITHER", "NONEOF", "NOBODY", "UNLESS"})
#: what a clause begins after
_OPENING = frozenset({"_SEMI", "COLON", "IF", "IFF", "THEN", "OFTHESE"})
_CLOSING = frozenset({"END", "_COMMA", "_SEMI", "_BUT", "AND"})
_JOINTS = frozenset({"AND", "_COMMA", "_SEMI", "_BUT"})
_HAS = frozenset({"has", "had", "have"})


def misplaced_only(tokens: Sequence[Token]) -> Word | None:
    """The first "only" of a sentence that restricts something else than what each has one of; None where there is none."""
    for i, token in enumerate(tokens):
        than = bool(i) and tokens[i - 1].type == "THAN"
        one = _one_fact(tokens[i + 1 :]) and not than
        if token.type == "ONLY" and not (one or _than_only(tokens, i) or only_beyond(tokens[i:])):
            return token.words[0]  # "only Ann wears red if and only if ..."
        for k, word in enumerate(token.gap):
            if word.low == "only" and not _licensed(tokens, i, k):
                return word
    return None


def only_beyond(tokens: Sequence[Token]) -> int:
    """How many items "only" names in "only | Ann and Ben | came later than Cleo": whoever else did not; 0 anywhere else."""
    if not tokens or tokens[0].type != "ONLY" or tokens[0].gap:
        return 0
    kinds = [t.type for t in tokens[1:]]
    named = 1
    while kinds[2 * named - 1 : 2 * named + 1] == ["AND", "ITEM"]:
        named += 1
    listed, rest = tokens[1 : 2 * named], tokens[2 * named :]
    plain = all(closed().get(w.low) == "d" for t in listed for w in t.gap)
    compared = [t.type for t in rest[:3]] == ["COMP", "THAN", "ITEM"] or [t.type for t in rest[:2]] == ["DIR", "ITEM"]
    if kinds[:1] != ["ITEM"] or not plain or not compared or (rest[0].type == "DIR" and ":" in rest[0].value):
        return 0
    end = rest[2 + (rest[0].type == "COMP") :][:1]
    return named if end and end[0].type in _CLOSING and _owned(end[0].gap) else 0


def _owned(gap: Sequence[Word]) -> bool:
    """ "Than Ann | 's cake", "than Ann | 's", or nothing after the name."""
    return not gap or (len(gap) < 3 and gap[0].low in ("'s", "'") and not any(closed().get(w.low) for w in gap[1:]))


def whom_of_some(tokens: Sequence[Token]) -> tuple[Word, ...]:
    """ "Only one lasted longer than Ann's, and | it | was in May": Ann's, or that one? "... and | was in May": not Ann's.

    The words that leave it open; empty where nothing points back.
    """
    at = next((i for i, t in enumerate(tokens[:-1]) if t.type in ("COUNT", "NOBODY")), None)
    if at is None or tokens[at + 1].type not in ("COMP", "DIR") or any(t.type == "ITEM" for t in tokens[:at]):
        return ()
    than = next((i for i, t in enumerate(tokens[at:], at) if t.type == "ITEM"), len(tokens))
    for before, token in pairwise(tokens[than:]):
        pointing = isinstance(token.reference, Pronoun) and not {"they", "them"} & {w.low for w in token.words}
        if pointing and token.words and tokens[at].number == 1:
            return token.words
        if before.type not in _JOINTS or any(closed().get(w.low) == "w" and w.low != "that" for w in token.gap[:1]):
            continue
        if token.type in ("COMP", "DIR", "NOT") and not token.gap:
            return token.words  # "two were older than Ann and | younger than Ben"
        if token.gap:
            first = token.gap[0]
            if first.low in ("that", "this") or _verb(first) or closed().get(first.low) == "a":
                return token.gap[:1]
    return ()


def pointing_back(tokens: Sequence[Token]) -> tuple[Word, ...]:
    """ "Ann took no tea. | That | was drunk by Ben the day after her": what "that" is, the sentence does not say."""
    first = tokens[0].gap[:2]
    pointing = len(first) > 1 and first[0].low in ("that", "this") and closed().get(first[1].low) == "a"
    return first[:1] if pointing else ()


def _than_only(tokens: Sequence[Token], i: int) -> bool:
    """ "Ann is older than | only Ben and Cleo": than these alone, where the sentence says nothing else."""
    before, after = [t.type for t in tokens[:i]], {t.type for t in tokens[i + 1 :]}
    return before == ["ITEM", "COMP", "THAN"] and after <= {"ITEM", "AND", "_COMMA", "END"}


def _licensed(tokens: Sequence[Token], i: int, k: int) -> bool:
    gap = tokens[i].gap
    before, after = (gap[k - 1] if k else None), gap[k + 1 :]
    if before is not None and before.low in ("who", "that", "which"):  # "the one who only | drinks water"
        return bool(after) and _verb(after[0]) and _is_object(tokens[i], after[1:])
    if any(t.type in _DENIALS for t in tokens):
        return False
    if before is None and not i:  # "only he wears red"
        return _one_fact(tokens)
    if before is not None and before.low == "the":
        return _the_only(tokens, i, k)
    if before is None or not i or not _one_fact(tokens) or tokens[i + 1 : i + 2] != tokens[-1:]:
        return False
    if closed().get(before.low) == "a" and before.low not in _HAS:  # "is only 12 years old", but not "is only the baker"
        return not after and tokens[i].words[:1] != () and tokens[i].words[0].low[0].isdecimal()
    led = after[1:] if after and closed().get(after[0].low) == "p" else after  # "dug only in the | Red Cave"
    return _verb(before) and _is_object(tokens[i], led)


def _the_only(tokens: Sequence[Token], i: int, k: int) -> bool:
    """ "The only | guest with a dog", "Ann is the only | one who": of a noun that is told by what follows."""
    gap = tokens[i].gap
    begins = k == 1 and (not i or tokens[i - 1].type in _OPENING)
    said = k > 1 and closed().get(gap[k - 2].low) == "a" and gap[k - 2].low not in _HAS
    noun, told = gap[k + 1 : k + 2], gap[k + 2 : k + 3]
    if begins and noun and not told and tokens[i].type == "COMP" and [t.type for t in tokens[i + 1 : i + 2]] == ["THAN"]:
        return True  # "the only | boat longer than Ann's is ..."
    return (begins or said) and bool(noun and told) and closed().get(told[0].low) in ("w", "p", "t")


def _one_fact(tokens: Sequence[Token]) -> bool:
    """Whether a sentence says of one thing that it is, or has, another, and nothing else."""
    return [t.type for t in tokens] in (["ITEM", "ITEM", "END"], ["ITEM", "END"])


def _is_object(token: Token, before: Sequence[Word]) -> bool:
    """Whether an item is what a verb before it takes: "| water", "a | cat", but not "at stall | 3" or "| third"."""
    if not isinstance(token.reference, Choice) or not token.words or ordinal_value(token.words[0].low) is not None:
        return False
    return all(closed().get(w.low) in ("d", "j") for w in before)


def _verb(word: Word) -> bool:
    if closed().get(word.low) is not None:
        return word.low in _HAS
    return word.low in verb_forms() or finite(word.low)
