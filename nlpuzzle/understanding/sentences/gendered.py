"""What a noun for somebody adds to his description: "the woman with the drum" is one of the women.

Only where a definite description has such a noun at its head and goes on to an item of another category, and where the names of
the puzzle tell who the women are; the report says that this was taken as known.
"""

from collections.abc import Iterator, Mapping, Sequence

from nlpuzzle.rules import OneOf, Rule, Same
from nlpuzzle.understanding.tokenising.tokens import Choice, Token
from nlpuzzle.understanding.words.groups import Group
from nlpuzzle.understanding.words.vocabulary import closed

__all__ = ["of_their_group"]

_SUITS = frozenset({"red", "black"})


def of_their_group(tokens: Sequence[Token], groups: Mapping[str, Group]) -> Iterator[tuple[Rule, str]]:
    """The rules that the nouns of a clause's descriptions add, each with what has to be known of the world for it."""
    if not groups:
        return
    for token in tokens:
        group = _group(token, groups)
        if group is not None and isinstance(token.reference, Choice):
            item, members = token.reference.items[0], group.items
            yield (OneOf(item, members) if len(members) > 1 else Same(item, members[0])), group.known


def _group(token: Token, groups: Mapping[str, Group]) -> Group | None:
    """The group of "the man in the | kitchen"; None for "the man's hat", "the man the judge saw", "a man in the"."""
    if not isinstance(token.reference, Choice) or len(token.reference.items) != 1:
        return None
    lows = [w.low for w in token.gap]
    heads = [i for i, low in enumerate(lows) if low in groups and low not in _SUITS and i and lows[i - 1] == "the"]
    if len(heads) != 1 or heads[0] + 1 >= len(lows):
        return None
    at, group = heads[0], groups[lows[heads[0]]]
    following = lows[at + 1]
    described = closed().get(following) in ("p", "w") or following.endswith(("ing", "ed"))
    itself = any(member.category == token.reference.items[0].category for member in group.items)
    return None if itself or not described or following in ("to", "whom", "whose") else group
