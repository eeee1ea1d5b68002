"""What one visitor does stop after stop: "the shop she visited just after buying the hat", "a day after leaving Ghent, he ...".

Where no category holds people, the text tells of one visitor; what he or she did is told by the things alone.
"""

from dataclasses import replace
from itertools import pairwise

from nlpuzzle.english.classes import word_class
from nlpuzzle.english.wordlists import word_set
from nlpuzzle.english.words import Word
from nlpuzzle.understanding.soundness.support import Support
from nlpuzzle.understanding.tokenising.tokens import Place, Pronoun, Token
from nlpuzzle.understanding.words.lines import in_turn, line

__all__ = ["without_visitor"]

Tokens = tuple[Token, ...]
Words = tuple[Word, ...]

_VISITOR = word_set("he she")
_DID = word_class("done-by-a-visitor")
_DOING = word_set("buying visiting purchasing touring seeing exploring tasting trying photographing painting inspecting")
_WHOSE = word_set("the a an her his")
_BEFORE_RELATION = frozenset({"NUM", "DIRECTLY", "EXACTLY", "HEDGE"})


def without_visitor(tokens: Tokens, support: Support) -> Tokens:
    """The sentence told of the things, without who saw or bought them; the sentence itself where there may be several."""
    row = line(support.frame)
    if row is None or not in_turn(row) or any(support.people(c.name) for c in support.frame):
        return tokens
    kept = (i for i in range(len(tokens)) if not _passed(tokens, i, support))
    tokens = tuple(_ranked(_rank_told(tokens, i, support), support) for i in kept)
    plain = _fronted(_without_gerunds(tokens), support)
    return _with_relative(_with_main_verb(plain, support))


def _is_rank(token: Token, support: Support) -> bool:
    return token.type == "ITEM" and (isinstance(token.reference, Place) or support.ordinal(token))


def _ranked(token: Token, support: Support) -> Token:
    """ "His | first | stop": the first stop."""
    if _is_rank(token, support) and [w.low for w in token.gap[-1:]] in (["his"], ["her"]):
        return replace(token, gap=(*token.gap[:-1], token.gap[-1].instead("the")))
    return token


def _passed(tokens: Tokens, at: int, support: Support) -> bool:
    """Whether a pronoun only tells whose rank it is: "the first | place | he | visited"."""
    noun = [w.low for w in tokens[at].gap]
    plain = len(noun) == 1 or (len(noun) == 2 and noun[1] == "that")
    if not (at and at + 1 < len(tokens) and plain and _is_visitor(tokens[at]) and _is_rank(tokens[at - 1], support)):
        return False
    return bool(tokens[at + 1].gap) and tokens[at + 1].gap[0].low in _DID


def _rank_told(tokens: Tokens, at: int, support: Support) -> Token:
    """The token after such a pronoun with the noun of the rank; "the first | place that Toby visited" without him."""
    token = tokens[at]
    if at and _passed(tokens, at - 1, support):
        return replace(token, gap=(tokens[at - 1].gap[0], *token.gap[1:]))
    if at and len(token.gap) > 2 and _is_rank(tokens[at - 1], support):
        skip = 2 if token.gap[1].low == "that" else 1
        name, rest = token.gap[skip], token.gap[skip + 1 :]
        known = name.text[:1].isupper() and support.told(name)
        if known and rest and rest[0].low in _DID:
            return replace(token, gap=(token.gap[0], *rest[1:]))
    return token


def _with_relative(tokens: Tokens) -> Tokens:
    """ "The shop | she | visited just after": the shop visited just after."""
    for i, (before, token) in enumerate(pairwise(tokens)):
        lows = [w.low for w in token.gap]
        told = len(lows) == 1 and lows[0] in _DID and token.type in (*_BEFORE_RELATION, "DIR")
        if told and _is_visitor(before) and before.gap:
            return (*tokens[:i], replace(token, gap=(*before.gap, *token.gap)), *tokens[i + 2 :])
    return tokens


def _with_main_verb(tokens: Tokens, support: Support) -> Tokens:
    """ "She bought | the hat | before", "Harriet bought | the hat | before": the hat is before."""
    rest = tokens[1:] if _is_visitor(tokens[0]) and not tokens[0].gap else tokens
    if len(rest) < 3 or rest[1].type not in (*_BEFORE_RELATION, "DIR") or rest[1].gap:
        return tokens
    thing = _bought(rest[0], rest is not tokens, support)
    return tokens if thing is None else (thing, replace(rest[1], gap=(_is(rest[1]),)), *rest[2:])


def _is_visitor(token: Token) -> bool:
    return isinstance(token.reference, Pronoun) and token.reference.word in _VISITOR


def _is(token: Token) -> Word:
    return token.words[0].instead("is")


def _bought(token: Token, by_pronoun: bool, support: Support) -> Token | None:
    """The hat of "bought her hat" or "Harriet bought her hat", where her name is in the story and in other clues; else None."""
    gap = token.gap
    if token.type != "ITEM" or not gap:
        return None
    if not by_pronoun:
        known = gap[0].text[:1].isupper() and support.told(gap[0]) and support.recurs(gap[0])
        gap = gap[1:] if known or gap[0].low in _VISITOR else ()
    if not gap or gap[0].low not in _DID or any(w.low not in _WHOSE for w in gap[1:]):
        return None
    return replace(token, gap=tuple(w for w in gap[1:] if w.low not in ("her", "his")))


def _without_gerunds(tokens: Tokens) -> Tokens:
    """ "After | buying her | hat": after the hat. Who leaves a place has been there, and comes elsewhere after that only."""
    found: list[Token] = []
    for token in tokens:
        way = found[-1].value.partition(":")[0] if found and found[-1].type == "DIR" else ""
        lows = [w.low for w in token.gap]
        doing = bool(lows) and (lows[0] in _DOING or (lows[0] == "leaving" and way == "after"))
        if way in ("before", "after") and token.type == "ITEM" and doing and all(low in _WHOSE for low in lows[1:]):
            token = replace(token, gap=tuple(w for w in token.gap[1:] if w.low not in ("her", "his")))
        found.append(token)
    return tuple(found)


def _fronted(tokens: Tokens, support: Support) -> Tokens:
    """ "Two stops after | Ghent, | she bought the hat": the hat is two stops after Ghent."""
    kinds = [t.type for t in tokens]
    at = kinds.index("DIR") if "DIR" in kinds else -1
    told = tokens[at + 3 :]
    if at < 0 or kinds[at + 1 : at + 3] != ["ITEM", "_COMMA"] or tokens[at + 2].gap or tokens[0].gap:
        return tokens
    by_pronoun = len(told) == 3 and _is_visitor(told[0]) and not told[0].gap
    told = told[1:] if by_pronoun else told
    if any(t.type not in _BEFORE_RELATION for t in tokens[:at]) or [t.type for t in told] != ["ITEM", "END"] or told[1].gap:
        return tokens
    thing = _bought(told[0], by_pronoun, support)
    if thing is None or tokens[at].value.partition(":")[0] not in ("before", "after"):
        return tokens
    return (thing, replace(tokens[0], gap=(_is(tokens[0]),)), *tokens[1 : at + 2], told[1])
