"""One thing compared twice: "Ann has a higher score than Ben, but a lower one than Cleo"."""

from dataclasses import replace

from nlpuzzle.english.units import unit_of
from nlpuzzle.understanding.tokenising.tokens import Choice, Token

__all__ = ["compared_again", "than_the_same"]

Tokens = tuple[Token, ...]

#: what may stand before the word that compares: "three | years older", "at least two | places behind"
_AMOUNT = frozenset({"NUM", "EXACTLY", "ATLEAST", "ATMOST", "HEDGE", "DIRECTLY"})
_ARTICLES = frozenset({"a", "an"})
_WHEN = frozenset({"late", "early", "soon", "recently", "recent"})
#: who gets taller is taller than he was
_CHANGING = frozenset("becoming became becomes get gets getting got grew grow growing grows turned".split())


def compared_again(left: Tokens, right: Tokens) -> Tokens | None:
    """What follows a comparison, with the subject and the verb of that comparison: "Ann has | a lower score than Cleo".

    None unless the left is one comparison, and the right another without subject and verb.
    """
    at = _comparison(left)
    if right[0].type == "SOMEBODY" and [w.low for w in right[0].words] in (["a"], ["an"]) and not right[0].gap:
        right = (replace(right[1], gap=(*right[0].words, *right[1].gap)), *right[2:])  # "a lower one", nobody lower
    here = _comparison(right)
    if at is None or at == 0 or here != 0 or any(t.type != "ITEM" for t in left[:at]):
        return None
    said, again = left[at].gap, right[0].gap
    lows, lows_again = ([w.low for w in gap] for gap in (said, again))
    if lows_again and lows[-len(lows_again) :] != lows_again and {*lows[-1:], *lows_again} != _ARTICLES:
        return None
    verb = said[: len(said) - len(again)]
    if verb and not again and verb[-1].low in _ARTICLES:
        return None  # "has a higher score than Ben, but | lower than Cleo"
    if not again and [w.low for w in verb[-2:-1]] == ["the"] and unit_of(verb[-1].low) is not None:
        verb = verb[:-2]  # "sang on the day before Ben and | after Cleo": on any later one
        verb = verb[:-1] if verb and verb[-1].low == "on" else verb
    again_compared = (replace(right[0], gap=(*verb, *again)), *right[1:])
    return (*left[:at], *_with_its_noun(left, again_compared))


def than_the_same(left: Tokens, right: Tokens) -> Tokens:
    """ "Ann's boat is shorter than Ben's but | was built later": later than Ben's; any other continuation as it is."""
    kinds = [t.type for t in right]
    if kinds not in (["COMP", "END"], ["NUM", "COMP", "END"]) or right[-1].gap or left[0].type != "ITEM" or len(left) < 4:
        return right
    *_, than, whom, end = left
    related = [t for t in left if t.type in ("COMP", "DIR", "EQUAL")]
    compared = than.type in ("THAN", "AS", "DIR") and whom.type == "ITEM" and isinstance(whom.reference, Choice)
    again = right[-2].adjective
    if not compared or again is None or len(related) != 1 or any(t.type in ("OR", "AND", "_COMMA") for t in left):
        return right
    timed = related[0].type == "DIR" or (related[0].adjective is not None and related[0].adjective.base in _WHEN)
    if timed and again.base in _WHEN:
        return right  # "sang before Ben but danced | later": than she sang
    if any(w.low in _CHANGING or w.low in ("not", "n't", "never") for w in right[0].gap):
        return right
    return (*right[:-1], Token("THAN", "", right[-2].words), whom, end)


def _comparison(tokens: Tokens) -> int | None:
    """Where the only comparison of a clause begins."""
    found = [i for i, t in enumerate(tokens) if t.type in ("COMP", "DIR")]
    if len(found) != 1:
        return None
    start = found[0]
    while start and tokens[start - 1].type in _AMOUNT and not tokens[start].gap:
        start -= 1
    return start


def _with_its_noun(left: Tokens, right: Tokens) -> Tokens:
    """The noun of the first comparison where the second has none, or only "one".

    "3 more | points than Ben, but fewer than Cleo", "a higher number than Ben, but a lower one than Cleo".
    """
    first = next(t for t in left if t.type in ("COMP", "DIR"))
    noun = next((t.gap for t in left if t.type == "THAN"), ())
    found: list[Token] = []
    for token in right:
        bare = [w.low for w in token.gap] in ([], ["one"])
        adjective = token.adjective
        if token.type == "COMP" and _numbers(first) and adjective is not None and adjective.base in ("high", "low"):
            numbered = replace(first.adjective or adjective, sign=adjective.sign)
            token = replace(token, words=(*token.words[:1], *first.words[1:]), adjective=numbered)
        elif token.type == "THAN" and bare:
            token = replace(token, gap=noun)
        found.append(token)
    return tuple(found)


def _numbers(compared: Token) -> bool:
    """ "A higher number than": the noun is told with the adjective."""
    return compared.adjective is not None and compared.adjective.base == "numbered" and compared.words[-1].low == "number"
