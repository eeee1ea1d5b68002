"""The amount of a thing, told before it: "the fine on the atlas was lower than the one on the novel" is of the atlas's fine."""

from dataclasses import replace

from nlpuzzle.english.morphology import singular
from nlpuzzle.english.words import Word, split
from nlpuzzle.understanding.soundness.support import Support
from nlpuzzle.understanding.tokenising.tokens import Choice, Token
from nlpuzzle.understanding.words.lines import is_line

__all__ = ["amounts_owned"]

Tokens = tuple[Token, ...]

_LEADING = frozenset({"on", "for", "of", "from", "at", "in", "to"})
_AGAIN = frozenset({"one", "that"})
_COMPARED = frozenset({"COMP", "MULT", "EQUAL"})
_BEFORE_OTHER = frozenset({"THAN", "AS", "MULT"})


def amounts_owned(tokens: Tokens, support: Support) -> Tokens:
    """The comparison with "the atlas's fine" for "the fine on the atlas", on both of its sides."""
    if len(tokens) < 4 or tokens[0].type != "ITEM" or not _COMPARED & {t.type for t in tokens[1:4]}:
        return tokens
    noun = _amount(tokens[0], support)
    if noun is None:
        return tokens
    found = [replace(tokens[0], gap=tokens[0].gap[3:]), *tokens[1:]]
    found[1] = replace(found[1], gap=(noun.instead("'s"), noun, *found[1].gap))
    for i in range(2, len(found) - 1):
        gap = found[i].gap
        led = found[i - 1].type in _BEFORE_OTHER and found[i].type == "ITEM" and found[i].number is None
        at = 1 if gap[:1] and gap[0].low == "that" else 2
        again = gap[at - 1 : at] and (gap[at - 1].low in _AGAIN or gap[at - 1].stem == noun.stem)
        if led and again and gap[at : at + 1] and gap[at].low in _LEADING and len(gap) - at <= 2:
            found[i] = replace(found[i], gap=gap[at + 1 :])
            found[i + 1] = replace(found[i + 1], gap=(noun.instead("'s"), *found[i + 1].gap))
    return tuple(found)


def _amount(token: Token, support: Support) -> Word | None:
    """The noun for what is compared, where the words before an item tell of it and of nothing else: "the fine on the"."""
    gap = token.gap
    lows = [w.low for w in gap]
    if lows[:1] != ["the"] or len(lows) < 3 or lows[2] not in _LEADING or lows[3:] not in ([], ["the"]):
        return None
    if not isinstance(token.reference, Choice) or token.number is not None:
        return None
    names = [split(c.name)[-1:] for c in support.frame.ordered if not is_line(c)]
    return gap[1] if any(name and singular(name[0].low) == singular(gap[1].low) for name in names) else None
