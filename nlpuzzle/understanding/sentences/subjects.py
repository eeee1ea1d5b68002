"""Whether a clause after a joint has a subject of its own, so that it says nothing of whom the clause before was about."""

from dataclasses import replace

from nlpuzzle.english.words import Word, finite
from nlpuzzle.understanding.clauses.pronouns import OWN
from nlpuzzle.understanding.soundness.finite_verbs import has_verb, is_verb
from nlpuzzle.understanding.soundness.support import Support
from nlpuzzle.understanding.tokenising.tokens import Choice, Token
from nlpuzzle.understanding.words.vocabulary import closed, verb_forms

__all__ = ["demonstrated", "demonstrated_thing", "echoes_only", "goes_on", "has_subject", "names_only"]

Tokens = tuple[Token, ...]

_SUBJECTS = frozenset("i we you he she they it nobody somebody someone everybody everyone one".split())
_JOINTS = frozenset({"_COMMA", "_SEMI", "_BUT", "AND"})
_POINTING = frozenset({"that", "this", "these", "those"})


def has_subject(tokens: Tokens, support: Support) -> bool:
    """ "The lamb | stew cost | less than Ann's", "a man wore the | red", "neither | does | Ben"."""
    first, gap = tokens[0], tokens[0].gap
    if first.type in ("NEITHER", "NOR") and not gap:
        after = tokens[1].gap[:1]
        if first.type == "NEITHER" and not any(t.type in ("NOR", "OR") for t in tokens):
            return True  # "Ann came before Ben. | Neither | came on Monday": neither of the two
        return bool(after) and (closed().get(after[0].low) == "a" or support.letter(after[0]) in "noh")
    if gap and gap[0].low in OWN:
        return False  # "her hat is red"
    for i, word in enumerate(gap[:-1]):
        if _is_verb(word):
            return False
        noun = word.low in _SUBJECTS or support.letter(word) in "noh"
        if noun and _is_verb(gap[i + 1]):
            return True
    named = first.type == "ITEM" and all(closed().get(w.low) == "d" for w in gap) and not is_verb(first)
    return named and len(tokens) > 2 and has_verb(tokens[1], 0)


def echoes_only(tokens: Tokens) -> bool:
    """ "Neither does Ben, | and the baker is third": all it may say by itself is "neither does Ben"."""
    inverted = tokens[0].type in ("NEITHER", "NOR") and not tokens[0].gap and tokens[1].type == "ITEM"
    return inverted and any(closed().get(w.low) == "a" for w in tokens[1].gap[:1]) and len(tokens) > 3


def demonstrated(tokens: Tokens) -> tuple[Word, ...]:
    """ "Ann's is dearer than Ben's, and | that | is dearer than ...": which of the two?"""
    gap = tokens[0].gap
    return gap[:1] if len(gap) > 1 and gap[0].low in _POINTING and _is_verb(gap[1]) else ()


def demonstrated_thing(left: Tokens, right: Tokens, support: Support) -> Tokens | None:
    """ "Ann does not teach chess, but | that class is on Monday": the one thing of that kind that was named."""
    first = right[0]
    lows = [w.low for w in first.gap[:3]]
    if lows[:1] not in (["that"], ["this"]) or len(lows) < 3 or not _is_verb(first.gap[2]):
        return None
    noun = first.gap[1]
    named = [t for t in left if t.type == "ITEM" and isinstance(t.reference, Choice) and len(t.reference.items) == 1]
    if len(named) != len([t for t in left if t.type == "ITEM"]):
        return None
    of_it = [t for t in named if support.names(support.frame.by_name[_category(t)], [noun])]
    kinds = [c for c in support.frame if support.names(c, [noun])]
    if len(of_it) != 1 or len(kinds) != 1:
        return None
    thing = replace(of_it[0], gap=tuple(w for w in of_it[0].gap if closed().get(w.low) == "d"))
    return (thing, replace(first, gap=first.gap[1:]), *right[1:])


def _category(token: Token) -> str:
    assert isinstance(token.reference, Choice)
    return token.reference.items[0].category


def names_only(tokens: Tokens) -> bool:
    """ "That | is | Ann", "that | was | not | the baker": who it is, and nothing else."""
    kinds = [t.type for t in tokens]
    if len(tokens) < 2:
        return False  # "..., and that"
    who = tokens[-2]
    bare = kinds in (["ITEM", "END"], ["NOT", "ITEM", "END"]) and not tokens[-1].gap and len(tokens[0].gap) > 1
    led = tokens[0].gap[2:] if len(tokens) == 2 else who.gap
    copula = bare and tokens[0].gap[0].low == "that" and tokens[0].gap[1].low in ("is", "was")
    return copula and all(closed().get(w.low) == "d" for w in led) and (len(tokens) == 2 or len(tokens[0].gap) == 2)


def goes_on(tokens: Tokens, at: int) -> bool:
    """Whether a clause about something else stands before a token: "Ben is third, but | she" points back to that clause."""
    return any(t.type in _JOINTS and any(other.type == "ITEM" for other in tokens[:i]) for i, t in enumerate(tokens[:at]))


def _is_verb(word: Word) -> bool:
    return closed().get(word.low) == "a" or (word.low in verb_forms() and finite(word.low))
