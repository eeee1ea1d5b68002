"""Words that point back: "the former", "the latter", "the other", and "they" that means nobody in particular."""

from dataclasses import replace
from itertools import combinations

from nlpuzzle.english.words import Word
from nlpuzzle.understanding.tokenising.tokens import Choice, Pronoun, Token
from nlpuzzle.understanding.words.vocabulary import verb_forms

__all__ = ["each_named", "named_first_or_last", "pairing_of", "without_they"]

Tokens = tuple[Token, ...]


def named_first_or_last(before: Tokens, tokens: Tokens) -> Tokens | None:
    """ "The former" and "the latter" as the two things that a sentence begins with, or the only two of a sort that it names."""
    points = [_points(t, "former", "latter") for t in tokens]
    items = [t for t in before if t.type == "ITEM"]
    kinds = [t.type for t in before if t.type != "OF"]
    start = kinds.index("BETWEEN") + 1 if "BETWEEN" in kinds[:4] and "ITEM" not in kinds[: kinds.index("BETWEEN")] else 0
    if not any(points) or len(items) < 2:
        return None
    where = next(i for i, p in enumerate(points) if p)
    others = [t for t in tokens[:where] if t.type == "ITEM" and isinstance(t.reference, Choice)]
    third = others == list(tokens[:1]) and len(items) == 2 and [t.type for t in tokens[where + 1 :]] == ["END"]
    third = third and not any(t.reference == others[0].reference for t in items)
    if others and not third:
        return None  # "Ann came before Ben but after Cleo, and the latter": which of the three?
    first = kinds[start : start + 3] == ["ITEM", "AND", "ITEM"]
    pair = items if third else _only_pair(items)  # "Ann is left of Ben, and Cleo is right of | the latter"
    if first and not _only_pair(items[2:]):
        pair = items[:2]
    if not pair:
        return None
    named = {"former": pair[0], "latter": pair[1]}
    meant = {word: (item, _determiners(item)) for word, item in named.items()}
    return tuple(
        replace(meant[p][0], gap=(*t.gap, *meant[p][1])) if p else t for t, p in zip(tokens, points, strict=True)
    )


def _only_pair(items: list[Token]) -> list[Token]:
    """ "Ann's boat is neither the Heron nor the Petrel": the two boats, where nothing else is named twice."""
    sorts = [{i.category for i in t.reference.items} if isinstance(t.reference, Choice) else set() for t in items]
    pairs = [[one, other] for (one, a), (other, b) in combinations(zip(items, sorts, strict=True), 2) if a & b]
    return pairs[0] if len(pairs) == 1 and all(sorts) else []


def each_named(tokens: Tokens) -> tuple[Tokens, Tokens] | None:
    """ "Of Ann and Ben, | the former wears red ...": the two things, and what is said of them."""
    kinds = [t.type for t in tokens]
    if kinds[:5] != ["OF", "ITEM", "AND", "ITEM", "_COMMA"] or not any(_points(t, "former", "latter") for t in tokens):
        return None
    return tokens[:4], tokens[5:]


#: what one does with the other of two prizes, boats or rooms
_HAVING = frozenset("has had got gets took takes".split())
#: whose the other one is
_BELONGING = frozenset("is was by to belongs belonged goes went the of these two".split())


def pairing_of(left: Tokens, right: Tokens) -> Tokens | None:
    """ "Ann was either in Rome or in Oslo; Ben was in the other": "Of Rome and Oslo, one is Ann's and the other is Ben's"."""
    kinds, others = [t.type for t in left], [t.type for t in right]
    where = next((i for i, t in enumerate(right) if _points(t, "the other")), None)
    if where is None or others != ["ITEM", "ITEM", "END"]:
        return None
    left_over = right[2].gap
    of, end = Token("OF", "", ()), Token("END", "", ())
    if kinds == ["ITEM", "EITHER", "ITEM", "OR", "ITEM", "END"] and where == 1:
        first, second, one, other = left[2], left[4], replace(left[0], gap=()), replace(right[0], gap=())
        if left[1].gap != right[1].gap and {w.low for w in right[1].gap} - _HAVING - {w.low for t in left for w in t.gap}:
            return None
    elif kinds == ["ITEM", "EITHER", "ITEM", "OR", "ITEM", "END"] and where == 0:
        first, second, one, other = left[2], left[4], replace(left[0], gap=()), replace(right[1], gap=_determiners(right[1]))
        told = {w.stem for t in left for w in t.gap}
        if any(w.stem not in told and w.low not in _BELONGING for w in right[1].gap):
            return None
        end = replace(end, gap=left_over if [w.low for w in left_over] != ["'s"] else ())
        left_over = ()
    elif kinds == ["EITHER", "ITEM", "OR", "ITEM", "ITEM", "END"] and where == 0:
        first, second, one, other = left[1], left[3], left[4], right[1]
        end, left_over = replace(end, gap=left_over), ()  # "and the other has the red | hat"
    else:
        return None
    if left_over:
        return None
    first, second = replace(first, gap=_determiners(first)), replace(second, gap=_determiners(second))
    pair = (of, first, Token("AND", "", ()), second, Token("_COMMA", "", ()))
    return (*pair, Token("ONE", "", ()), one, Token("AND", "", (), left[-1].gap), Token("OTHER", "", ()), other, end)


def without_they(tokens: Tokens) -> Tokens:
    """ "In the green house they drink coffee": whoever is in it drinks it."""
    found: list[Token] = []
    for i, token in enumerate(tokens):
        placed = i == 1 and tokens[0].type == "ITEM" and tokens[0].gap[:1] and tokens[0].gap[0].low in ("in", "at", "on")
        where = bool(token.gap) and token.gap[-1].low == "where"
        following = tokens[i + 1] if i + 1 < len(tokens) else None
        if not _points(token, "they") or following is None or not following.gap or not (placed or where):
            found.append(token)
            continue
        verb = following.gap[0]
        if verb.low not in verb_forms():
            return tokens
        one = verb._replace(low=f"{verb.low}s")
        rest = (replace(following, gap=(*token.gap, one, *following.gap[1:])), *tokens[i + 2 :])
        return (*found, *without_they(rest))
    return tuple(found)


def _determiners(token: Token) -> tuple[Word, ...]:
    return tuple(w for w in token.gap if w.low in ("the", "a", "an"))


def _points(token: Token, *words: str) -> str:
    """The pronoun's word where it is one of these, else ""."""
    reference = token.reference
    return reference.word if isinstance(reference, Pronoun) and reference.word in words else ""
