"""Whether a number is an amount that a comparison takes, or the item of that value."""

from nlpuzzle.understanding.tokenising.words_of import BOUNDS, RELATORS
from nlpuzzle.understanding.tokens import Choice, Token

__all__ = ["numbers_decided"]


def numbers_decided(tokens: list[Token]) -> list[Token]:
    """Each NUMBER becomes a NUM, an amount that a comparison takes, or an ITEM, the thing with that value."""
    decided: list[Token] = []
    for i, token in enumerate(tokens):
        if token.type == "ITEM" and isinstance(token.reference, Choice) and _plain_number(token) and i + 1 < len(tokens):
            if _takes_amount(tokens[i + 1], token):
                decided.append(Token("NUM", "", token.words, token.gap, number=token.number, unit=token.unit))
                continue
        if token.type == "NUMBER" and _one_of_amounts(tokens, i):
            decided.append(Token("STOP", "vague", token.words, token.gap))
        elif token.type != "NUMBER":
            decided.append(token)
        elif i + 1 < len(tokens) and (_takes_amount(tokens[i + 1], token) or _limit(tokens, i)):
            decided.append(Token("NUM", "", token.words, token.gap, number=token.number, unit=token.unit))
        else:
            decided.append(Token("ITEM", "", token.words, token.gap, reference=token.reference, number=token.number))
    return decided


def _one_of_amounts(tokens: list[Token], i: int) -> bool:
    """ "Two or three places before": one of two amounts, which no rule of ours says."""
    following = tokens[i + 1 : i + 4]
    if len(following) < 3 or following[0].type not in ("OR", "AND") or following[1].type != "NUMBER":
        return False
    return _takes_amount(following[2], following[1])


def _limit(tokens: list[Token], i: int) -> bool:
    """ "..., but by at most two places", "... by two places": the number ends the sentence."""
    if tokens[i - 1].type == "BY" or (i > 1 and tokens[i - 2].type == "BY" and tokens[i - 1].type in BOUNDS):
        return True
    return i > 1 and tokens[i - 1].type == "ATMOST" and tokens[i - 2].type == "_BUT" and tokens[i + 1].type == "END"


def _plain_number(token: Token) -> bool:
    """Whether the label is a number: it may be an amount instead ("256 GB larger")."""
    return token.number is not None


def _takes_amount(following: Token, number: Token) -> bool:
    """Whether a comparison follows the number at once, at most with the noun of what is counted in between."""
    if following.type not in RELATORS:
        return False
    return len(following.gap) <= 3 and not any(w.low in _NO_UNIT for w in following.gap)


_NO_UNIT = frozenset(
    (
        "is are was were be been has have had will would did does do who that which whose in on at for with from by the a an 's"
    ).split()
)
