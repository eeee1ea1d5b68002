""" "Something | green": the green one, where colours, materials or shapes are told of things."""

from dataclasses import replace

from nlpuzzle.english.kinds import kind_of
from nlpuzzle.puzzle import Frame
from nlpuzzle.understanding.tokenising.tokens import Choice, Token

__all__ = ["the_one_so"]

Tokens = tuple[Token, ...]

_ADJECTIVES = frozenset({"color", "material", "shape"})
#: what may follow where nothing more is said of the thing
_ENDING = frozenset({"END", "_COMMA", "_BUT", "_SEMI", "AND"})


def the_one_so(tokens: Tokens, frame: Frame) -> Tokens:
    """ "Got something | green" as "got the | green | item"."""
    found = list(tokens)
    for i, token in enumerate(tokens[:-1]):
        after = tokens[i + 1]
        if token.type != "ITEM" or [w.low for w in token.gap[-1:]] != ["something"] or after.type not in _ENDING or after.gap:
            continue
        choice = token.reference
        kinds = {kind_of(frame.by_name[item.category].items) for item in choice.items} if isinstance(choice, Choice) else set()
        if not kinds or not kinds <= _ADJECTIVES:
            continue
        something = token.gap[-1]
        found[i] = replace(token, gap=(*token.gap[:-1], something.instead("the")))
        found[i + 1] = replace(after, gap=(something.instead("item"),))
    return tuple(found)
