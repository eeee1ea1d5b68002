"""Sentences that set a thing apart with "what": "Mustard is what Ben grows", "what Ann likes best is the tango"."""

from dataclasses import replace

from nlpuzzle.english.words import Word, finite
from nlpuzzle.understanding.soundness.support import Support
from nlpuzzle.understanding.tokenising.tokens import Pronoun, Token
from nlpuzzle.understanding.words.vocabulary import closed, verb_forms
from nlpuzzle.understanding.words.words_of import COPULAS

__all__ = ["uncleft"]

Tokens = tuple[Token, ...]
Words = tuple[Word, ...]

_THE_PLACE = ["the", "place", "where"]
_EITHER = ["ITEM", "OR", "ITEM"]


def uncleft(tokens: Tokens, support: Support) -> Tokens:
    """The sentence with its verb between the two: "Ben grows mustard"; any other sentence as it is."""
    kinds = [t.type for t in tokens]
    if tokens[0].gap and tokens[0].gap[0].low == "what":
        return _what_first(tokens, kinds, support) or tokens
    if "where" in [w.low for t in tokens[:3] for w in t.gap] and (placed := _where(tokens, kinds, support)):
        return placed
    for at in (1, 2):
        if kinds[0] != "ITEM" or "what" not in [w.low for t in tokens[at : at + 1] for w in t.gap]:
            continue
        if at == 1 and kinds == ["ITEM", "ITEM", "END"]:
            return _what_follows(tokens, support) or tokens
        if at == 2 and kinds[1] == "NOT" and kinds[2:] in (["ITEM", "END"], [*_EITHER, "END"]):
            return _what_is_denied(tokens, support) or tokens
    return tokens


def _where(tokens: Tokens, kinds: list[str], support: Support) -> Tokens | None:
    """ "Kiel is where the fern | was found", "Kiel is not the place where the fern | was found": it was found in Kiel."""
    if kinds not in (["ITEM", "ITEM", "END"], ["ITEM", "NOT", "ITEM", "END"]) or isinstance(tokens[0].reference, Pronoun):
        return None
    place, *_, thing, end = tokens
    tail, rest = _until_copula(tokens[1].gap)
    lead = rest if len(tokens) == 3 else thing.gap
    lead = lead[2:] if [w.low for w in lead[:3]] == _THE_PLACE else lead
    if [w.low for w in lead[:1]] != ["where"] or not _bare(lead[1:]) or tail or not _suffered(end.gap, support):
        return None
    there = replace(place, gap=(end.gap[0].instead("in"), *place.gap))
    subject, last = replace(thing, gap=lead[1:]), Token("END", "", ())
    if len(tokens) == 3:
        return subject, replace(there, gap=(*end.gap, *there.gap)), last
    denied = replace(tokens[1], gap=end.gap[:1])
    return subject, denied, replace(there, gap=(*end.gap[1:], *there.gap)), last


def _suffered(words: Words, support: Support) -> bool:
    """ "Was found": what was done to a thing, and no more."""
    if len(words) != 2 or words[0].low not in ("was", "were", "is", "are"):
        return False
    return support.letter(words[1]) in "vo" and words[1].low in verb_forms() and not words[1].low.endswith(("s", "ing"))


def _what_follows(tokens: Tokens, support: Support) -> Tokens | None:
    """ "Mustard is what | Ben | grows", "the tango was what delighted | Ann"."""
    thing, who, end = tokens
    tail, rest = _until_copula(who.gap)
    if [w.low for w in rest[:1]] != ["what"]:
        return None
    if _bare(rest[1:]) and _deed(end.gap, support):
        return (replace(who, gap=rest[1:]), replace(thing, gap=(*end.gap, *thing.gap)), replace(end, gap=tail))
    if not end.gap and rest[2:] and _deed(rest[1:2], support):
        return thing, replace(who, gap=(*tail, *rest[1:])), end
    return None


def _what_is_denied(tokens: Tokens, support: Support) -> Tokens | None:
    """ "Mustard is not | what Ben | grows", "was not what Ben or Cleo | grew"."""
    thing, denial, who, *others, end = tokens
    tail, rest = _until_copula(denial.gap)
    if rest or not denial.gap or who.gap[0].low != "what" or not _bare(who.gap[1:]) or not _deed(end.gap, support):
        return None
    if any(not _bare(t.gap) for t in others):
        return None
    done = replace(thing, gap=(*end.gap, *thing.gap))
    doer = replace(who, gap=who.gap[1:])
    end = replace(end, gap=tail)
    if not others:
        return Token("NEITHER", "", denial.words), doer, Token("NOR", "", ()), doer, done, end
    joint, other = others
    return Token("NEITHER", "", denial.words), doer, replace(joint, type="NOR"), other, done, end


def _what_first(tokens: Tokens, kinds: list[str], support: Support) -> Tokens | None:
    """ "What | Ben | grows is | mustard", "what Ben likes best is not the tango"."""
    if kinds not in (["ITEM", "ITEM", "END"], ["ITEM", "NOT", "ITEM", "END"]) or not _bare(tokens[0].gap[1:]):
        return None
    who, *_, thing, end = tokens
    said = tokens[1].gap
    denied = kinds[1] == "NOT"
    at = next((i for i, w in enumerate(said) if w.low in COPULAS), 0)
    done, after = said[:at], said[at + 1 :]
    if not at or not _deed(done, support) or not _bare(after) or (denied and (after or not _bare(thing.gap))):
        return None
    doer, thing = replace(who, gap=who.gap[1:]), replace(thing, gap=(*done, *(thing.gap if denied else after)))
    if denied:
        return Token("NEITHER", "", tokens[1].words), doer, Token("NOR", "", ()), doer, thing, end
    return doer, thing, end


def _until_copula(gap: Words) -> tuple[Words, Words]:
    """The words before "is" and those after it: "pie | is | what"."""
    at = next((i for i, w in enumerate(gap) if w.low in COPULAS), len(gap))
    return gap[:at], gap[at + 1 :]


def _deed(words: Words, support: Support) -> bool:
    """Whether the words begin with a verb of doing, or are one of having: "grows", "has ordered for lunch", "has"."""
    if [w.low for w in words] in (["has"], ["had"], ["have"]):
        return True
    first = words[1:2] if words and words[0].low in ("has", "have", "had") else words[:1]
    aided = bool(words) and words[0].low in ("has", "have", "had")
    # "grinds", where the story tells of grinding
    return any((w.low in verb_forms() or support.told(w)) and (aided or finite(w.low)) for w in first)


def _bare(words: Words) -> bool:
    """Whether nothing but an article stands before an item."""
    return all(closed().get(w.low) == "d" for w in words)
