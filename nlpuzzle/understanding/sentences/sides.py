"""Who stands on which side: "Ann is third, with Ben on her left", "Ann and Ben sit side by side, with Ann on the left"."""

from dataclasses import replace
from itertools import pairwise

from nlpuzzle.english.morphology import singular
from nlpuzzle.english.words import Word
from nlpuzzle.understanding.sentences.compound import ended
from nlpuzzle.understanding.tokenising.tokens import Choice, Pronoun, Token

__all__ = ["with_on_sides"]

Tokens = tuple[Token, ...]

#: how two things lie that have a side each
_PAIRED = frozenset({"NEXTEACH", "APART", "OPPOSITE"})
#: where the one is, seen from the other, and what the other is then
_OF_THE_PAIR: dict[tuple[str, ...], str] = {
    ("on", "the", "left"): "left", ("to", "the", "left"): "left",
    ("on", "the", "right"): "right", ("to", "the", "right"): "right",
    ("above",): "above", ("below",): "below", ("before",): "before", ("after",): "after",
    ("in", "front"): "ahead", ("at", "the", "front"): "ahead", ("in", "the", "lead"): "ahead", ("at", "the", "back"): "behind",
}  # fmt: skip
_OPPOSED = {"left": "right", "right": "left", "ahead": "behind", "behind": "ahead", "above": "below", "below": "above"}
#: places one above the other, and times one after the other
_LEVELS, _SPANS = frozenset({"floors"}), frozenset({"days", "weeks", "months", "years"})
_HIGHER = {"higher": "above", "lower": "below"}
_EARLIER = {"earlier": "before", "later": "after"}
_POSTURES = frozenset({"stands", "stood", "sits", "sat"})
_BEING = frozenset("is was being are were sits sat stands stood".split())
_OTHER = (["on", "the", "other"], ["on", "the", "other", "side"])


def with_on_sides(tokens: Tokens) -> list[Tokens]:
    """The clause and those about its sides; none where the sentence is no such."""
    if pair := _pair_with_sides(tokens):
        return pair
    start = next((i for i, (t, then) in enumerate(pairwise(tokens)) if t.type == "_COMMA" and _with(then)), 0)
    subject = tokens[0]
    standing = not start and len(tokens) > 1 and _stands_with(tokens[1].gap)
    if not (start or standing) or subject.type != "ITEM" or isinstance(subject.reference, Pronoun):
        return []
    if {"NOT", "NEITHER", "NOBODY", "UNTRUE"} & {t.type for t in tokens}:
        return []  # "is not third, with Ben on her left": is that denied as well?
    if tokens[1].gap[:1] and tokens[1].gap[0].low in ("'s", "'"):
        return []  # "Ann's dog is third"
    kinds = [t.type for t in tokens[start + 1 :]]
    like = (tokens[start] if start else tokens[1]).words[0]
    stands = (like.instead("stands"),)
    main = [ended(tokens, 0, start)] if start else []  # "stands with Ben on her left": nothing but who is where
    lead = next(i for i, w in enumerate(tokens[start + 1].gap) if w.low == "with")
    first = replace(tokens[start + 1], gap=tokens[start + 1].gap[lead + 1 :])
    if standing and kinds == ["ITEM", "DIR", "ITEM", "END"]:
        placed, him, end = tokens[2:]
        alone = isinstance(him.reference, Pronoun) and not (him.gap or placed.gap or end.gap)
        return [_beside(first, placed, subject, stands)] if alone and placed.value in ("left", "right") else []
    if kinds == ["ITEM", "DIR", "ITEM", "AND", "ITEM", "DIR", "ITEM", "END"]:
        one, him, other, her = (tokens[start + i] for i in (2, 3, 6, 7))
        second = tokens[start + 5]
        sides = {one.value, other.value} == {"left", "right"} and one.value != other.value
        whose = all(isinstance(t.reference, Pronoun) and not t.gap for t in (him, her))
        if not sides or not whose or one.gap or other.gap or tokens[-1].gap or tokens[start + 4].gap:
            return []
        return [*main, *(_beside(who, side, subject, stands) for who, side in ((first, one), (second, other)))]
    if kinds != ["ITEM", "ITEM", "AND", "ITEM", "END"]:
        return []
    him, second = tokens[start + 2], tokens[start + 4]
    side = [w.low for w in him.gap] == ["on", "one", "side", "of"] and isinstance(him.reference, Pronoun)
    if not side or tokens[start + 3].gap or [w.low for w in tokens[-1].gap] not in _OTHER:
        return []
    flanked = Token("FLANKED", "", him.gap, (like.instead("is"),))
    return [*main, (subject, flanked, first, tokens[start + 3], second, Token("END", "", ()))]


def _which_of_two(tokens: Tokens) -> Tokens:
    """ "Ann and Ben are on adjacent floors, Ann being on the | higher | one": being above; "on consecutive days", "earlier"."""
    paired = next((t for t in tokens if t.type == "NEXTEACH"), None)
    if paired is None or [t.type for t in tokens[-3:]] != ["ITEM", "COMP", "END"]:
        return tokens
    named, comp, end = tokens[-3:]
    noun = paired.words[-1].low
    ways = _HIGHER if noun in _LEVELS else _EARLIER if noun in _SPANS else {}
    way = ways.get(comp.words[-1].low) if len(comp.words) == 1 else None
    lows = [w.low for w in comp.gap]
    own = lows[:1] == ["'s"] and lows[1:2] == ["being"]
    begun = lows[own:]
    led = 1 if begun[:1] and begun[0] in _BEING else 0
    plain = begun[led:] in (["on", "the"], ["the"]) and [w.low for w in end.gap] in ([], ["one"], [singular(noun)])
    if way is None or not plain:
        return tokens
    return (*tokens[:-3], named, replace(end, gap=(*comp.gap[own : own + led], comp.words[0].instead(way))))


def _pair_with_sides(tokens: Tokens) -> list[Tokens]:
    """ "Ann and Ben sit side by side, | with Ann on the left (and Ben on the right)": the clause, and Ann is left of Ben.

    Or "| and Ann is on the left".
    """
    tokens = _with_for_and(_which_of_two(tokens))
    kinds = [t.type for t in tokens]
    start = kinds.index("_COMMA") if "_COMMA" in kinds else 0
    if kinds[:3] != ["ITEM", "AND", "ITEM"] or not start or not _PAIRED & set(kinds[:start]) or tokens[start].gap:
        return []
    after = kinds[start + 1 :]
    if after not in (["ITEM", "END"], ["ITEM", "AND", "ITEM", "END"]) or {"NOT", "NEITHER", "UNTRUE"} & set(kinds):
        return []
    one, other, named = tokens[0], tokens[2], tokens[start + 1]
    if _means(named, other):
        one, other = other, one
    lead = [w.low for w in named.gap]
    if not _means(named, one) or lead not in ([], ["the"], ["with"], ["with", "the"]):
        return []
    side = _OF_THE_PAIR.get(tuple(w.low for w in tokens[start + 2].gap))
    if len(after) > 2:
        second = tokens[start + 3]
        opposed = _OF_THE_PAIR.get(tuple(w.low for w in tokens[-1].gap), "")
        if not _means(second, other) or any(w.low != "the" for w in second.gap) or _OPPOSED.get(opposed) != side:
            return []
    if side is None or any(isinstance(t.reference, Pronoun) for t in (one, other)):
        return []
    like = tokens[start].words[0]
    words = (like.instead(side), like.instead("of"))
    beside = Token("DIR", side, words, (like.instead("stands"),))
    bare = [replace(t, gap=tuple(w for w in t.gap if w.low == "the")) for t in (one, other)]
    return [ended(tokens, 0, start), (bare[0], beside, bare[1], Token("END", "", ()))]


def _means(one: Token, other: Token) -> bool:
    """Whether two tokens name the same, in whatever words: "the fig eater", "the figs"."""
    a, b = one.reference, other.reference
    return a.items == b.items if isinstance(a, Choice) and isinstance(b, Choice) else a == b


def _with_for_and(tokens: Tokens) -> Tokens:
    """ "Ann and Ben sit side by side, and Ann is on the left": with Ann on the left; no verb stands without its joint."""
    paired = next((i for i, t in enumerate(tokens) if t.type in _PAIRED), 0)
    start = next((i for i in range(paired + 1, len(tokens) - 2) if tokens[i].type in ("_COMMA", "AND")), 0)
    if not paired or not start:
        return tokens
    named_at = start + 1 + (tokens[start + 1].type == "AND" and not tokens[start + 1].gap)
    if [t.type for t in tokens[named_at:]] != ["ITEM", "END"]:
        return tokens
    named, end = tokens[named_at:]
    nouns = {w.low for t in tokens[:start] for w in t.gap if w.low.isalpha()} | {"one"}
    said = list(end.gap)
    if said and said[0].low in nouns and said[0].low not in _BEING:
        said = said[1:]  # "the red | hut is on the left"
    if _with(named) and tuple(w.low for w in said) in _OF_THE_PAIR:
        return (*tokens[:start], tokens[start], named, replace(end, gap=tuple(said)))
    joined = named_at > start + 1 or tokens[start].type == "AND"
    told = bool(said) and said[0].low in (_BEING if joined else {"being"})
    if not told or tuple(w.low for w in said[1:]) not in _OF_THE_PAIR:
        return tokens
    comma = replace(tokens[start], type="_COMMA", value="")
    return (*tokens[:start], comma, named, replace(end, gap=tuple(said[1:])))


def _stands_with(gap: tuple[Word, ...]) -> bool:
    """ "Stands with", "is sitting with": who is beside somebody follows."""
    lows = [w.low for w in gap]
    verb = lows[: lows.index("with")] if "with" in lows else []
    continuing = verb[:1] in (["is"], ["was"]) and verb[1:] in (["standing"], ["sitting"], ["seated"])
    return continuing or (len(verb) == 1 and verb[0] in _POSTURES)


def _with(token: Token) -> bool:
    return token.type == "ITEM" and bool(token.gap) and token.gap[0].low == "with"


def _beside(who: Token, side: Token, whom: Token, verb: tuple[Word, ...]) -> Tokens:
    return (who, replace(side, gap=verb), whom, Token("END", "", ()))
