"""Both of a pair that the clause before names: "Neither Ann nor Ben wears red, and neither of them is third"."""

from collections.abc import Sequence
from dataclasses import replace

from nlpuzzle.english.kinds import HOLDERS, PLACES, place_sorts
from nlpuzzle.english.morphology import is_plural, singular
from nlpuzzle.english.words import Word, finite, participles
from nlpuzzle.puzzle import Category
from nlpuzzle.understanding.clauses.pronouns import contradicted
from nlpuzzle.understanding.soundness.support import Support
from nlpuzzle.understanding.tokenising.tokens import Choice, Pronoun, Token
from nlpuzzle.understanding.words.people import is_person
from nlpuzzle.understanding.words.vocabulary import closed, verb_forms

__all__ = ["after_a_pair", "of_the_pair", "they_of_whom"]

Tokens = tuple[Token, ...]

_JOINTS = frozenset({"AND", "OR", "NOR"})
#: what joins a pair, by what stands before it
_OPENED = {"NEITHER": "NOR", "EITHER": "OR"}
#: what may not stand in the clause that names the pair: it then speaks of more than two, or leaves open of whom
_UNCLEAR = frozenset({"_COMMA", "_SEMI", "_BUT", "OF", "ONEOF", "ONEOFPAIR", "OTHER", "NONEOF", "ALLN", "STOP", "BETWEEN"})
_OF_SEVERAL = {"is": "are", "was": "were", "has": "have", "does": "do"}
_WOMEN_AND_MEN = {**dict.fromkeys(("woman", "girl", "lady"), "she"), **dict.fromkeys(("man", "boy", "gentleman"), "he")}
_THEM = frozenset({"they", "them"})


def of_the_pair(left: Tokens, right: Tokens, support: Support) -> Tokens | None:
    """ "..., and | neither of them is third", "both of them sang", "they sat": with the pair in the place of the pronoun."""
    pair = _pair(left)
    if pair is None or len(right) < 3 or they_of_whom(left, right):  # pronoun, verb or thing, end
        return None
    for pointed in (_none_of_them, _both_of_them, _both):
        if (found := pointed(right)) is not None:
            denied, rest = found
            break
    else:
        if (named := _these(right, pair, support)) is None:
            return None
        denied, rest = named
    if rest and not _of_their_kind(rest[0], pair, support):
        return None
    if not rest or rest[0].type in ("END", *_JOINTS) or any(isinstance(t.reference, Pronoun) for t in rest):
        return None
    first, second = pair
    like = right[0].words or right[0].gap[:1]
    if denied:
        return (Token("NEITHER", "", like), first, Token("NOR", "", like), second, *rest)
    return (first, Token("AND", "both", like), second, _of_several(rest[0]), *rest[1:])


def they_of_whom(left: Tokens, right: Tokens) -> bool:
    """Whether "they" may be two that were named, or one: "either Ann or Ben wears red, and they", "Ann wears red or blue"."""
    pair = next((i for i, t in enumerate(left) if t.type in _JOINTS), 0)
    if not pair or not _they(right[0]):
        return False
    return any(t.type == "EITHER" for t in left) or pair > 1 + (left[0].type in _OPENED)


def after_a_pair(tokens: Tokens) -> bool:
    """Whether a sentence begins with "neither of them", "both", so that the one before tells whom it means."""
    return len(tokens) > 2 and any(said(tokens) is not None for said in (_none_of_them, _both_of_them, _both))


def _pair(tokens: Tokens) -> tuple[Token, Token] | None:
    """The only two that a clause joins: "Ann and Ben", "neither the cook nor the baker"."""
    kinds = [t.type for t in tokens]
    at = [i for i, kind in enumerate(kinds) if kind in _JOINTS]
    if len(at) != 1 or _UNCLEAR & set(kinds) or not 0 < at[0] < len(tokens) - 2 or kinds[at[0] - 1] != "ITEM":
        return None
    i = at[0]
    one, other = tokens[i - 1], tokens[i + 1]
    opener = kinds[i - 2] if i > 1 and kinds[i - 2] in _OPENED else ""
    if kinds[i] != _OPENED.get(opener, "AND") or not all(_named(t) for t in (one, other)):
        return None
    if any(closed().get(w.low) != "d" for w in other.gap) or one.reference == other.reference:
        return None
    if any(w.low in verb_forms() and finite(w.low) for w in tokens[i].gap):
        return None  # "Ann sang and Ben danced"
    return _bare(one), _bare(other)


def _named(token: Token) -> bool:
    named = isinstance(token.reference, Choice) and len(token.reference.items) == 1
    return token.type == "ITEM" and named and token.number is None


def _bare(token: Token) -> Token:
    return replace(token, gap=tuple(w for w in token.gap if closed().get(w.low) == "d"))


def _none_of_them(right: Tokens) -> tuple[bool, Tokens] | None:
    """ "Neither of them", "neither of the two"."""
    if [t.type for t in right[:2]] != ["NONEOF", "ITEM"] or right[0].gap or right[0].words[0].low != "neither":
        return None
    return (True, right[2:]) if _the_two(right[1]) else None


def _both_of_them(right: Tokens) -> tuple[bool, Tokens] | None:
    """ "Both of them", "each of these two", "they both", "they"."""
    first = right[0]
    if first.gap:
        return None
    words = [w.low for w in first.words]
    if first.type == "STOP" and words in (["both", "of"], ["each", "of"]) and right[1].type == "ITEM" and _the_two(right[1]):
        return False, right[2:]
    if not _they(first):
        return None
    second = right[1]
    if second.type == "STOP" and [w.low for w in second.words] == ["both"] and all(_auxiliary(w) for w in second.gap):
        return False, (replace(right[2], gap=(*second.gap, *right[2].gap)), *right[3:])
    return False, right[1:]


def _both(right: Tokens) -> tuple[bool, Tokens] | None:
    """ "Both | came before Ben", "neither | came before Ben"; not "neither is Ben"."""
    first, second = right[0], right[1]
    both = first.type == "STOP" and [w.low for w in first.words] == ["both"]
    if first.gap or not (both or first.type == "NEITHER") or not second.gap:
        return None
    verb = second.gap[0]
    deed = verb.low in verb_forms() and (both or finite(verb.low)) and not _auxiliary(verb)
    doing = len(second.gap) > 1 and (second.gap[1].low.endswith("ing") or second.gap[1].low in participles())
    plain = both or second.type != "ITEM" or doing  # "neither | is next to Ben", "neither | was wearing the | hat"
    return (not both, right[1:]) if deed or (plain and _auxiliary(verb)) else None


def _these(right: Tokens, pair: Sequence[Token], support: Support) -> tuple[bool, Tokens] | None:
    """ "Neither of | these huts is pink", "each of these people sang": the noun tells what the pair are."""
    first, second = right[0], right[1]
    none = first.type == "NONEOF" and first.words[0].low == "neither"
    every = first.type == "STOP" and [w.low for w in first.words] in (["both", "of"], ["each", "of"])
    if first.gap or not (none or every) or len(second.gap) < 3 or second.gap[0].low not in ("these", "those"):
        return None
    noun = second.gap[1]
    if not is_plural(noun.low) or not all(_called(noun, t, support) for t in pair):
        return None
    return none, (replace(second, gap=second.gap[2:]), *right[2:])


def _of_their_kind(token: Token, pair: Sequence[Token], support: Support) -> bool:
    """ "Neither of the two | women sang" may mean two who were named; "neither of the two | men sang" no women."""
    if len(token.gap) < 2:
        return True
    noun, verb = token.gap[:2]
    told = is_plural(noun.low) and (_auxiliary(verb) or (verb.low in verb_forms() and finite(verb.low)))
    return not told or all(_called(noun, t, support) for t in pair)


def _called(noun: Word, token: Token, support: Support) -> bool:
    """Whether a noun may stand for an item: "people" for Ann, "huts" for the red one."""
    assert isinstance(token.reference, Choice)
    category: Category = support.frame.by_name[token.reference.items[0].category]
    one = singular(noun.low)
    if support.people(category.name):
        if contradicted(_WOMEN_AND_MEN.get(one, ""), token.reference.items[0]):
            return False
        return one in HOLDERS or is_person(one) or noun.low == "people" or "dwelling" in place_sorts(one)  # the huts of the two
    return one not in HOLDERS and (support.names(category, [noun]) or one in PLACES)


def _the_two(token: Token) -> bool:
    """ "Them", "these two", "the two"."""
    if isinstance(token.reference, Pronoun):
        return token.reference.word in _THEM and not token.gap
    return [w.low for w in (*token.gap, *token.words)] in (["these", "two"], ["those", "two"], ["the", "two"])


def _they(token: Token) -> bool:
    return isinstance(token.reference, Pronoun) and token.reference.word == "they"


def _auxiliary(word: Word) -> bool:
    return closed().get(word.low) == "a"


def _of_several(token: Token) -> Token:
    """ "Each of them | is older" of two: "are older"."""
    gap = token.gap
    if gap and gap[0].low in _OF_SEVERAL:
        gap = (gap[0].instead(_OF_SEVERAL[gap[0].low]), *gap[1:])
    return replace(token, gap=gap)
