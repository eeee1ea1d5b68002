"""Of two that were just named: "..., and Ann is the older of the two", "of Ann and Ben, Ann is the older"."""

from collections.abc import Sequence
from dataclasses import replace

from nlpuzzle.english.words import Word
from nlpuzzle.understanding.tokenising.tokens import Choice, Token
from nlpuzzle.understanding.words.vocabulary import closed
from nlpuzzle.understanding.words.words_of import COPULAS

__all__ = ["of_the_two", "of_two_named"]

Tokens = tuple[Token, ...]

#: "the farther back of the two": which way
_FARTHER = {"back": "behind", "forward": "ahead", "left": "left", "right": "right"}
_FAR = frozenset({"far"})
#: "Ann | has the older | house of the two | ."
_WITH_OF_THE_TWO = 4
#: what sets two things in relation, so that one of them may be "older" without a word of the other
_RELATING = frozenset({"DIR", "NEXT", "NEXTEACH", "APART", "APARTFROM", "BETWEENTHEM", "OPPOSITE", "DIFFER"})


def of_the_two(left: Tokens, right: Tokens) -> Tokens | None:
    """ "Ann and Ben are a year apart, and | Ann is the older of the two": Ann is older than Ben."""
    named = [t for t in left if t.type == "ITEM" and isinstance(t.reference, Choice) and t.number is None]
    if len(named) != 2 or len([t for t in left if t.type == "ITEM" and t.number is None]) != 2:
        return None
    whose = left[left.index(named[0]) + 1].gap
    owned = whose if len(whose) == 2 and whose[0].low == "'s" else ()
    kinds = {t.type for t in left}
    related = bool(_RELATING & kinds) or {"NUM", "BETWEEN"} <= kinds
    if right[0].type == "COMP" and left[0] is named[0] and [w.low for w in right[0].gap[1:]] == ["the"]:
        right = (replace(named[0], gap=_article(named[0])), *right)  # "Ann lives next to Ben, and | is the older of the two"
    return _nearer(right, named, related) or _compared(right, named[0], named[1], related, owned)


def _nearer(right: Tokens, named: Sequence[Token], related: bool) -> Tokens | None:
    """ "... and | Ann is nearer the front": nearer than the other."""
    if [t.type for t in right] != ["ITEM", "DIR", "END"]:
        return None
    subject, placed, end = right
    if not placed.value.endswith(":further") or end.gap or not related:
        return None
    others = [t for t in named if t.reference != subject.reference]
    if len(others) != 1 or not placed.gap or placed.gap[-1].low not in (*COPULAS, "stands", "stood", "sits", "sat", "lives"):
        return None
    return subject, placed, replace(others[0], gap=_article(others[0])), end


def _article(token: Token) -> tuple[Word, ...]:
    return tuple(w for w in token.gap if closed().get(w.low) == "d")


def of_two_named(tokens: Tokens) -> Tokens | None:
    """ "Of Ann and Ben, | Ann is the older"."""
    kinds = [t.type for t in tokens]
    if kinds[:5] != ["OF", "ITEM", "AND", "ITEM", "_COMMA"] or kinds[5:] != ["ITEM", "COMP", "END"] or tokens[0].gap:
        return None
    return None if tokens[2].gap or tokens[4].gap else _compared(tokens[5:], tokens[1], tokens[3])


def _compared(
    right: Tokens, one: Token, other: Token, related: bool = False, owned: tuple[Word, ...] = ()
) -> Tokens | None:
    right, farther = _which_way(right)
    kinds = [t.type for t in right]
    if kinds not in (["ITEM", "COMP", "END"], ["ITEM", "COMP", "ITEM", "END"]) or right[1].adjective is None:
        return None
    subject, comp, end = right[0], right[1], right[-1]
    bare = related and len(right) == 3 and not end.gap and not farther  # "and Ann is older"
    bare = bare and [w.low for w in comp.gap[-1:]] != ["the"]
    verb, article = (comp.gap, ["the"]) if bare else (comp.gap[:-1], [w.low for w in comp.gap[-1:]])
    if [w.low for w in verb] in (["has"], ["had"]):
        return _has_the_higher(right, verb, one, other, related)
    verb = _of_one(verb, owned)
    if not verb or article != ["the"]:
        return None
    if [w.low for w in end.gap] not in ([], ["one"]) or (len(right) == 4 and (end.gap or not _of_two(right[2]))):
        return None
    who = [t for t in (one, other) if t.reference == subject.reference]
    if len(who) != 1 or one.reference == other.reference:
        return None
    than = other if who[0] is one else one
    than = replace(than, gap=_article(than))
    if farther:
        return subject, Token("DIR", f"{farther}:further", comp.words, verb), than, Token("END", "", ())
    return subject, replace(comp, gap=verb), Token("THAN", "", comp.words), than, Token("END", "", ())


def _has_the_higher(right: Tokens, verb: tuple[Word, ...], one: Token, other: Token, related: bool) -> Tokens | None:
    """ "And Ann has the higher | house number", "... | house number of the two": a higher one than the other."""
    subject, comp, end = right[0], right[1], right[-1]
    noun = end.gap
    if len(right) == _WITH_OF_THE_TWO:
        two, noun = right[2], right[2].gap[:-2]
        if end.gap or not _of_two(replace(two, gap=two.gap[-2:])):
            return None
    elif not related:
        return None
    who = [t for t in (one, other) if t.reference == subject.reference]
    if [w.low for w in comp.gap[-1:]] != ["the"] or not noun or len(who) != 1 or one.reference == other.reference:
        return None
    if any(closed().get(w.low) is not None for w in noun):
        return None
    than = other if who[0] is one else one
    more = replace(comp, gap=(*verb, comp.gap[-1].instead("a")))
    return subject, more, Token("THAN", "", comp.words, noun), replace(than, gap=_article(than)), Token("END", "", ())


def _of_one(verb: tuple[Word, ...], owned: tuple[Word, ...]) -> tuple[Word, ...]:
    """The verb of "is the longer", with the noun before it: "'s rope | is", "one | is"; "'s is" takes the noun named before."""
    if not verb or verb[-1].low not in COPULAS or len(verb) > 3:
        return ()
    return (*owned, verb[-1]) if [w.low for w in verb[:-1]] == ["'s"] else verb


def _which_way(right: Tokens) -> tuple[Tokens, str]:
    """ "The farther | back of the two", "the farther left | of the two": which way, and the words without it."""
    if len(right) < 3 or right[1].type != "COMP" or right[1].adjective is None or right[1].adjective.base not in _FAR:
        return right, ""
    following = right[2]
    if following.type == "DIR" and not following.gap and following.words[-1].low == "of" and len(right) == 5:
        way = _FARTHER.get(following.words[0].low, "")
        of = replace(right[3], gap=(following.words[-1], *right[3].gap))
        return ((*right[:2], of, right[4]), way) if way else (right, "")
    way = _FARTHER.get(following.gap[0].low, "") if following.gap else ""
    return ((*right[:2], replace(following, gap=following.gap[1:]), *right[3:]), way) if way else (right, "")


def _of_two(token: Token) -> bool:
    return [w.low for w in token.gap] == ["of", "the"] and [w.low for w in token.words] == ["two"]
