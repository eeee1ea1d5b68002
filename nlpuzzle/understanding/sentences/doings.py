"""What is done to both of two things, or with somebody: "repairing the fan cost more than repairing the kettle"."""

from dataclasses import replace

from nlpuzzle.english.words import Word
from nlpuzzle.understanding.soundness.support import Support
from nlpuzzle.understanding.soundness.tails import WISHES
from nlpuzzle.understanding.tokenising.tokens import Choice, Token
from nlpuzzle.understanding.words.vocabulary import verb_forms

__all__ = ["without_doings"]

Tokens = tuple[Token, ...]

_HIS = frozenset({"his", "her", "its", "their"})
_COSTING = (["cost"], ["costs"], ["took"], ["takes"], ["was"], ["is"])
_COSTS = frozenset({"money", "duration"})
_BEFORE_OTHER = frozenset({"THAN", "AS", "MULT"})


def without_doings(tokens: Tokens, support: Support) -> Tokens:
    """The comparison without what is done to all such things, and without what the subject does it with."""
    return _with_his_own(_done_to_each(_done_to_both(tokens, support), support), support)


def _done_to_both(tokens: Tokens, support: Support) -> Tokens:
    """ "Repairing the | fan | cost more | than | repairing the | kettle": the fan cost more than the kettle."""
    doing = tokens[0].gap[:1]
    if tokens[0].type != "ITEM" or not doing or not doing[0].low.endswith("ing") or len(tokens) < 3:
        return tokens
    if [w.low for w in tokens[1].gap[:1]] not in _COSTING or not _costs(doing[0], tokens[0], support):
        return tokens
    found = [replace(tokens[0], gap=tokens[0].gap[1:]), *tokens[1:]]
    for i in range(2, len(tokens)):
        if tokens[i].type == "ITEM" and tokens[i - 1].type in _BEFORE_OTHER and tokens[i].number is None:
            if [w.stem for w in tokens[i].gap[:1]] != [doing[0].stem]:
                return tokens
            found[i] = replace(tokens[i], gap=tokens[i].gap[1:])
    return tuple(found)


def _done_to_each(tokens: Tokens, support: Support) -> Tokens:
    """ "The fan | cost $20 less | to repair | than the kettle": so much less."""
    for i, token in enumerate(tokens[1:], 1):
        led = token.type == "THAN" and tokens[i - 1].type == "COMP" and [w.low for w in token.gap[:1]] == ["to"]
        if led and len(token.gap) == 2 and tokens[0].type == "ITEM" and _costs(token.gap[1], tokens[0], support):
            return (*tokens[:i], replace(token, gap=()), *tokens[i + 1 :])
    return tokens


def _costs(verb: Word, thing: Token, support: Support) -> bool:
    """Whether the puzzle tells of doing so to such things, and of what it costs, or how long it takes."""
    things = thing.reference.items if isinstance(thing.reference, Choice) else ()
    if not things or thing.number is not None or any(support.people(item.category) for item in things):
        return False
    done = verb.low in verb_forms() and verb.stem not in WISHES
    told = done and (support.supported(verb) or support.goes_with_any(verb))
    return told and sum(c.dimension in _COSTS for c in support.frame.ordered) == 1


def _with_his_own(tokens: Tokens, support: Support) -> Tokens:
    """ "Ann | and her dog walked | farther than": Ann walked farther, where dogs are matched with people."""
    if [t.type for t in tokens[:2]] != ["ITEM", "AND"] or len(tokens) < 4 or tokens[1].gap or not support.people_in(tokens[0]):
        return tokens
    gap = tokens[2].gap
    own = len(gap) > 2 and gap[0].low in _HIS and gap[2].low in verb_forms()
    if not own or not any(support.names(c, gap[1:2]) and not support.people(c.name) for c in support.frame if not c.ordered):
        return tokens
    return (tokens[0], replace(tokens[2], gap=gap[2:]), *tokens[3:])
