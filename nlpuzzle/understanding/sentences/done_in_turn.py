"""What all of them did together, one thing after the other: "they had stew the day after they had fish" is told of the stew.

The text tells of one family or party; whoever they are, the stew came a day after the fish.
"""

from dataclasses import replace

from nlpuzzle.english.classes import verb_class
from nlpuzzle.english.words import key
from nlpuzzle.understanding.soundness.support import Support
from nlpuzzle.understanding.tokenising.tokens import Choice, Pronoun, Token
from nlpuzzle.understanding.words.lines import in_turn, line

__all__ = ["done_in_turn"]

Tokens = tuple[Token, ...]

_DONE = verb_class("done-in-turn")
_TOGETHER = frozenset({"they", "we"})
_HAVING = key("have")
_ARTICLES = frozenset({"the", "a", "an", "some", "their", "our"})
_RELATING = frozenset({"NUM", "DIRECTLY", "EXACTLY", "HEDGE", "DIR", "COMP", "ATLEAST"})
#: what may stand before the second thing
_LEADING = frozenset({"DIR", "THAN"})


def done_in_turn(tokens: Tokens, support: Support) -> Tokens:
    """The sentence told of the things, without those who had them; the sentence itself where it is another."""
    if len(tokens) < 4 or not _is_all(tokens[0]) or tokens[0].gap:
        return tokens
    row = line(support.frame)
    if row is None or not in_turn(row):
        return tokens
    denied = tokens[1].type == "NOT" and [w.low for w in tokens[1].gap] == ["did"]
    thing = tokens[1 + denied]
    told = _thing(thing)
    somebody = any(support.people(c.name) for c in support.frame)  # "they ate stew the day before | Ann cooked"
    if told is None or (denied and tokens[3].type != "ITEM") or (somebody and (denied or any(map(_is_all, tokens[1:])))):
        return tokens
    if denied:
        was = replace(tokens[1], gap=(tokens[1].gap[0].instead("was"),))
        return (told, was, *tokens[3:]) if [t.type for t in tokens[3:]] == ["ITEM", "END"] else tokens
    rest = _without_them(tokens[2:], thing.gap[0].stem)
    kinds = [t.type for t in rest]
    if kinds[-3:-1] not in (["DIR", "ITEM"], ["THAN", "ITEM"]) or not _RELATING.issuperset(kinds[:-3]):
        return tokens
    if any(w.stem not in _DONE for w in rest[-1].gap[:1]) or rest[-1].gap[1:]:
        return tokens
    like = thing.gap[0]
    return (told, replace(rest[0], gap=(like.instead("was"), *rest[0].gap)), *rest[1:])


def _is_all(token: Token) -> bool:
    return isinstance(token.reference, Pronoun) and token.reference.word in _TOGETHER


def _thing(token: Token) -> Token | None:
    """ "Had the | stew" as "the | stew"; None where it is no such deed."""
    gap = token.gap
    done = token.type == "ITEM" and isinstance(token.reference, Choice) and bool(gap) and gap[0].stem in _DONE
    return replace(token, gap=gap[1:]) if done and all(w.low in _ARTICLES for w in gap[1:]) else None


def _without_them(rest: Tokens, deed: str) -> Tokens:
    """ "After | they | had fish": after fish, where they had the other thing too."""
    at = next((i for i, t in enumerate(rest) if _is_all(t)), 0)
    if not at or rest[at].gap or rest[at - 1].type not in _LEADING or at + 1 >= len(rest):
        return rest
    other = _thing(rest[at + 1])
    same = other is not None and rest[at + 1].gap[0].stem in (deed, _HAVING)
    return (*rest[:at], other, *rest[at + 2 :]) if other is not None and (same or deed == _HAVING) else rest
