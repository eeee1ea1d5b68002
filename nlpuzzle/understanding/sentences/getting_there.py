"""How long all were out, and how long it took to get to a place: "the rower was out for an hour" is "took an hour"."""

from dataclasses import replace

from nlpuzzle.english.classes import verb_class, word_class
from nlpuzzle.english.words import Word, key
from nlpuzzle.understanding.soundness.deeds import LOOSE
from nlpuzzle.understanding.soundness.support import Support
from nlpuzzle.understanding.soundness.tails import WISHES
from nlpuzzle.understanding.tokenising.tokens import Pronoun, Token
from nlpuzzle.understanding.words.vocabulary import verb_forms
from nlpuzzle.understanding.words.words_of import COPULAS

__all__ = ["getting_there"]

Tokens = tuple[Token, ...]

#: "the walker was | out for | longer", where the story tells of walks
_OUTINGS = word_class("outings")
_AWAY = frozenset({"out", "away"})
#: how one gets to a place
_GETTING_THERE = verb_class("getting-there")
_TAKE = key("take")


def getting_there(tokens: Tokens, support: Support) -> Tokens:
    """The sentence in plainer words; only where one category is a time taken."""
    if sum(category.dimension == "duration" for category in support.frame) != 1:
        return tokens
    return _to_get_there(_out_for(tokens, support), support)


def _out_for(tokens: Tokens, support: Support) -> Tokens:
    """ "Rex | was out for | 20 minutes longer", where walks are told of: it took him as long."""
    if not any(w.low in _AWAY for t in tokens for w in t.gap) or not support.story_has(_OUTINGS):
        return tokens
    return tuple(_took(t) if t.type in ("COMP", "NUM", "MULT", "EQUAL") or t.number is not None else t for t in tokens)


def _took(token: Token) -> Token:
    gap = token.gap[:-1] if [w.low for w in token.gap[-1:]] == ["for"] else token.gap
    if len(gap) < 2 or gap[-1].low not in _AWAY or gap[-2].low not in COPULAS:
        return token
    if token.type not in ("COMP", "EQUAL") and gap is token.gap:
        return token  # "was out 20 minutes later"
    return replace(token, gap=(*gap[:-2], gap[-2].instead("took")))


def _to_get_there(tokens: Tokens, support: Support) -> Tokens:
    """ "It took longer | to get to Rome | than | to get to Bari", "to mend the vase | than | the jug": the one did."""
    it, *rest = tokens
    impersonal = it.type == "ITEM" and isinstance(it.reference, Pronoun) and it.reference.word == "it" and not it.gap
    if not impersonal or [w.stem for w in rest[0].gap] != [_TAKE]:
        return tokens
    kinds = [t.type for t in rest]
    at = kinds.index("ITEM") if "ITEM" in kinds else 0
    if kinds[at:] != ["ITEM", "THAN", "ITEM", "END"] or kinds[:at] not in (["COMP"], ["NUM", "COMP"]):
        return tokens
    if any(t.gap for t in (*rest[1:at], rest[at + 1], rest[-1])):
        return tokens
    one, than, other = rest[at : at + 3]
    time = one.gap[: bool(one.gap) and one.gap[0].low == "time"]
    done = _done_to(one.gap[len(time) :], support)
    again = _done_to(other.gap, support) or ((), other.gap) if done else None
    if done is None or again is None or [w.low for w in again[0]] not in ([], [w.low for w in done[0]]):
        return tokens
    left_out = not again[0] and [w.low for w in again[1][:1]] == [w.low for w in done[0][-1:]] == ["to"]
    led = again[1][left_out:]
    if any(w.low not in ("the", "a", "an") for w in (*done[1], *led)):
        return tokens
    return (replace(one, gap=done[1]), *rest[:at], replace(than, gap=time), replace(other, gap=led), rest[-1])


def _done_to(gap: tuple[Word, ...], support: Support) -> tuple[tuple[Word, ...], tuple[Word, ...]] | None:
    """ "To get to | the", "to mend | the": what is done to a thing, and what leads to its name; None where it is another."""
    if len(gap) < 2 or gap[0].low != "to":
        return None
    if gap[1].stem in _GETTING_THERE and support.story_has(_OUTINGS):
        end = 2 + (len(gap) > 2 and gap[2].low == "to")
        return gap[:end], gap[end:]
    told = gap[1].low in verb_forms() and (support.supported(gap[1]) or support.goes_with_any(gap[1]))
    return (gap[:2], gap[2:]) if told and gap[1].stem not in WISHES | LOOSE else None
