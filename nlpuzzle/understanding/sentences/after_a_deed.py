"""What comes before or after something that somebody did: "came the day after Ben | sang the hymn", "after they | had stew"."""

from dataclasses import replace

from nlpuzzle.english.classes import verb_class
from nlpuzzle.understanding.sentences.plainer import related_afterwards
from nlpuzzle.understanding.soundness.events import deed, stage_of
from nlpuzzle.understanding.soundness.support import Support
from nlpuzzle.understanding.soundness.word_classes import is_predicate
from nlpuzzle.understanding.tokenising.tokens import Choice, Pronoun, Token
from nlpuzzle.understanding.words.lines import in_turn, line

__all__ = ["after_a_deed"]

Tokens = tuple[Token, ...]

_DONE = verb_class("done-in-turn")
_ARTICLES = frozenset({"the", "a", "an", "some", "their", "our"})
_TIMES = frozenset({"before", "after"})
#: what may stand before "after": "exactly two days"
_DEGREES = frozenset({"NUM", "EXACTLY", "DIRECTLY", "HEDGE", "ATLEAST", "ATMOST"})


def after_a_deed(tokens: Tokens, support: Support) -> Tokens:
    """The sentence with what somebody did told by itself: "the day after Ben; Ben sang the hymn".

    Not where it tells of another event than the first half, of which the puzzle knows one: "was sold before Ben | died".
    """
    at = next((i for i, t in enumerate(tokens) if t.type == "DIR"), 0)
    row = line(support.frame)
    if not at or row is None or not in_turn(row) or [t.type for t in tokens[at + 1 :]] != ["ITEM", "ITEM", "END"]:
        return tokens
    who, did, end = tokens[at + 1 :]
    before = tokens[:at]
    relative = any(support.letter(w) == "w" for t in tokens[: at + 1] for w in t.gap)  # "who came after Ben | sang the hymn"
    if relative or before[0].type != "ITEM" or not isinstance(before[0].reference, Choice):
        return tokens
    if {t.type for t in before} - _DEGREES - {"ITEM"} or _stages((*before[1:], tokens[at])) != _stages((did,)):
        return tokens
    if not {tokens[at].value.partition(":")[0], tokens[at].words[-1].low} <= _TIMES:
        return tokens
    if isinstance(who.reference, Pronoun):
        return _had_by_all(tokens, at)
    if not is_predicate(did.gap, support) or any(support.letter(w) not in "djhno" for w in who.gap):
        return tokens
    first = related_afterwards((*tokens[: at + 1], who, replace(end, gap=())), support)
    return (*first[:-1], Token("_SEMI", "", (who.words[0].instead(";"),)), who, did, end)


def _had_by_all(tokens: Tokens, at: int) -> Tokens:
    """ "The day after they | had the | stew": after the stew, whoever they are."""
    who, thing = tokens[at + 1 : at + 3]
    pointed = isinstance(who.reference, Pronoun) and who.reference.word in ("they", "we") and not who.gap
    had = isinstance(thing.reference, Choice) and bool(thing.gap) and thing.gap[0].stem in _DONE
    if not pointed or not had or any(w.low not in _ARTICLES for w in thing.gap[1:]):
        return tokens
    return (*tokens[: at + 1], replace(thing, gap=thing.gap[1:]), *tokens[at + 3 :])


def _stages(tokens: Tokens) -> set[str]:
    """What the verbs of a clause tell of the course of things: "was posted" and "arrived" are two events."""
    return {stage_of(found[1]) for token in tokens if (found := deed(token.gap)) is not None} - {""}
