"""What holds of whichever is more: "the longer of the Alder and the Birch is made of slate", "of the two, the longer one is".

Two clauses tell it: that the one is more than the other, and what holds of it then; or the same with the two changed about.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import NamedTuple

from nlpuzzle.english.words import Word
from nlpuzzle.rules import And, Compare, Or, Term
from nlpuzzle.understanding.clauses.said import Said, all_of
from nlpuzzle.understanding.soundness.support import Support
from nlpuzzle.understanding.tokenising.tokens import Token

__all__ = ["more_of_two"]

Tokens = tuple[Token, ...]
Reads = Callable[[Tokens, Sequence[Term]], Said]


class _Two(NamedTuple):
    """Two things with the words after each, what compares them, and what is said of the one or the other."""

    first: Token
    first_tail: tuple[Word, ...]
    second: Token
    second_tail: tuple[Word, ...]
    more: Token
    #: what stands before the one that is meant, and after it
    before: Tokens
    after: Tokens
    #: "the man in red | is"
    is_one: tuple[Word, ...] = ()


def more_of_two(tokens: Tokens, support: Support, clause: Reads) -> Said | None:
    """What a sentence says of the more, or the less, of two; None where it speaks of none."""
    two = _of_two(tokens, support)
    if two is None:
        return None
    either = []
    things = (two.first, two.first_tail), (two.second, two.second_tail)
    for (one, tail), (other, other_tail) in (things, things[::-1]):
        is_more = replace(two.more, gap=(*tail, two.more.words[0].instead("is")))
        than = Token("THAN", "", two.more.words)
        compared = clause((one, is_more, than, other, Token("END", "", (), other_tail)), ())
        after = (replace(two.after[0], gap=(*tail, *two.after[0].gap)), *two.after[1:])
        named = replace(one, gap=(*two.is_one, *one.gap)) if two.before else one
        told = clause((*two.before, named, *after), ())
        unread = next((said for said in (compared, told) if said.objection is not None), None)
        if unread is not None or any(len(said.readings) != 1 for said in (compared, told)):
            return unread
        match compared.readings[0]:
            case (Compare(operator="<" | ">") as rule,):
                either.append(And((rule, all_of(told.readings[0]))))
            case _:
                return None
    return Said(((Or(tuple(either)),),), (), None)


def _of_two(tokens: Tokens, support: Support) -> _Two | None:
    kinds = [t.type for t in tokens]
    if kinds[:6] == ["OF", "ITEM", "AND", "ITEM", "_COMMA", "COMP"] and len(kinds) > 7:
        # "of Ann and Ben, the older one | wears red"
        one, joint, other, comma, more, then = tokens[1:7]
        at = _verb(then.gap, support)
        noun = then.gap[:at]
        fits = not tokens[0].gap and _the(more) and len(noun) <= 1
        after = (replace(then, gap=then.gap[at:]), *tokens[7:])
        return _Two(one, joint.gap, other, comma.gap, more, (), after) if fits else None
    if kinds[:4] == ["COMP", "ITEM", "AND", "ITEM"] and len(kinds) > 5:
        # "the older of Ann and Ben | wears red"
        more, one, joint, other, then = tokens[:5]
        at = _verb(then.gap, support)
        fits = _the(more) and [w.low for w in one.gap[:1]] == ["of"] and at < len(then.gap)
        after = (replace(then, gap=then.gap[at:]), *tokens[5:])
        return _Two(_without_of(one), joint.gap, other, then.gap[:at], more, (), after) if fits else None
    if kinds == ["ITEM", "COMP", "ITEM", "AND", "ITEM", "END"]:
        # "the man in red is | the older of Ann and Ben"
        subject, more, one, joint, other, end = tokens
        fits = [w.low for w in more.gap[-2:]] in (["is", "the"], ["was", "the"]) and [w.low for w in one.gap[:1]] == ["of"]
        after = (Token("END", "", ()),)
        return _Two(_without_of(one), joint.gap, other, end.gap, more, (subject,), after, more.gap[:-1]) if fits else None
    return None


def _the(more: Token) -> bool:
    return [w.low for w in more.gap] == ["the"]


def _without_of(token: Token) -> Token:
    return replace(token, gap=token.gap[1:])


def _verb(gap: Sequence[Word], support: Support) -> int:
    """Where the verb begins."""
    return next((i for i, w in enumerate(gap) if support.letter(w) in "av"), len(gap))
