"""What somebody made a thing's colour, or had it made: "painted her egg orange", "was dyed blue": it is of that colour."""

from dataclasses import replace
from functools import cache

from nlpuzzle.english.classes import word_class
from nlpuzzle.english.words import Word, forms
from nlpuzzle.understanding.soundness.support import Support
from nlpuzzle.understanding.tokenising.tokens import Choice, Token
from nlpuzzle.understanding.words.groups import HIS_OR_HER, gender_of
from nlpuzzle.understanding.words.lines import is_line
from nlpuzzle.understanding.words.words_of import COPULAS

__all__ = ["coloured"]

Tokens = tuple[Token, ...]

_COLOURINGS = word_class("colourings")


def coloured(tokens: Tokens, support: Support) -> Tokens:
    """The sentence with what the thing is; only where a colour follows, and the puzzle speaks of such things."""
    for i, token in enumerate(tokens[:-1]):
        gap, before = token.gap, tokens[i - 1] if i else None
        at = next((k for k, w in enumerate(gap) if w.low in _coloured_by()), -1)
        if at < 0 or not _colour(token):
            continue
        copula = gap[at - 1 : at] or (before.gap[-1:] if before is not None and before.type == "NOT" else ())
        if at == len(gap) - 1 and copula and copula[0].low in COPULAS and not _place(tokens[0], support):
            return (*tokens[:i], replace(token, gap=gap[:-1]), *tokens[i + 1 :])  # "was painted | orange"
        if not _made(gap[at + 1 :], tokens[0], support):
            continue
        lead, what = gap[:at], (*gap[at + 2 :], gap[at].instead("was"))
        if lead and lead[-1].low == "who":  # "Ann, | who painted her egg | orange"
            return (*tokens[:i], replace(token, gap=(*lead[:-1], lead[-1].instead("whose"), *what)), *tokens[i + 1 :])
        owned = (gap[at].instead("'s"), *what)
        if before is not None and before.type == "ITEM" and not lead:
            return (*tokens[:i], replace(token, gap=owned), *tokens[i + 1 :])
        if before is not None and before.type == "NOT" and i == 2 and [w.low for w in before.gap] in (["did"], ["does"]):
            return (tokens[0], replace(before, gap=owned), replace(token, gap=()), *tokens[i + 1 :])
    return tokens


@cache
def _coloured_by() -> frozenset[str]:
    return frozenset(form for verb in ("paint", "dye", "color", "colour", "spray", "stain", "varnish") for form in forms(verb))


def _place(token: Token, support: Support) -> bool:
    """ "House 3 | is painted red": a place has a colour, and is none; it is read as it stands."""
    if not isinstance(token.reference, Choice):
        return True
    return any(is_line(support.frame.by_name[item.category]) for item in token.reference.items)


def _made(owned: tuple[Word, ...], subject: Token, support: Support) -> bool:
    """ "Painted | her egg": a thing of her own, of which the puzzle speaks."""
    if len(owned) < 2 or owned[0].low not in (*HIS_OR_HER, "their"):
        return False
    named = subject.reference.items if isinstance(subject.reference, Choice) else ()
    another = any(gender_of(item.label) not in (None, HIS_OR_HER.get(owned[0].low, gender_of(item.label))) for item in named)
    return not another and all(support.spoken_of(w) and support.letter(w) in "no" for w in owned[1:])


def _colour(token: Token) -> bool:
    """Whether a token names a colour of a category of colours."""
    if token.type != "ITEM" or not isinstance(token.reference, Choice):
        return False
    categories = {item.category for item in token.reference.items}
    return len(categories) == 1 and not _COLOURINGS.isdisjoint(categories.pop().casefold().split())
