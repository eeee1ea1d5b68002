"""Sentences that leave something out: "either Ann came third or Ben did", "more cups than Ann but fewer than Ben"."""

from dataclasses import replace

from nlpuzzle.english.classes import word_class
from nlpuzzle.english.morphology import is_plural
from nlpuzzle.english.words import Word, finite
from nlpuzzle.understanding.clauses.pronouns import contradicted
from nlpuzzle.understanding.tokenising.tokens import Choice, Place, Pronoun, Token
from nlpuzzle.understanding.words.vocabulary import closed, verb_forms
from nlpuzzle.understanding.words.words_of import COPULAS, JOINTS

__all__ = ["counted_again", "he_and_her", "than_the_other", "turned"]

Tokens = tuple[Token, ...]

_DOES = frozenset("does did is was has had will".split())
_DETERMINERS = frozenset({"the", "a", "an"})
_LEVELS = frozenset({"high", "low"})
_BEARING = word_class("bearing")
_PARTS = frozenset({"_COMMA", "_SEMI", "_BUT", "AND"})
_DENYING = frozenset({"NOT", "NEITHER", "NOBODY"})
_COUNTED = frozenset({"more", "less", "few"})


def turned(tokens: Tokens) -> Tokens:
    """The sentence the usual way round, where it is one of those known here."""
    tokens = _of_these_two(_at_both_ends(_with_it_on(_without_any(tokens))))
    return _or_another_did(_pairing_in_any_order(_vice_versa(tokens)))


def _of_these_two(tokens: Tokens) -> Tokens:
    """ "Of Ann and Ben, | Ann sang later": later than Ben."""
    kinds = [t.type for t in tokens]
    start = kinds.index("_COMMA") + 1 if "_COMMA" in kinds else 0
    if kinds[: max(start, 1)] != ["OF", "ITEM", "AND", "ITEM", "_COMMA"] or kinds[-2:] != ["COMP", "END"]:
        return tokens
    pair, subject, said = (tokens[1], tokens[3]), tokens[start], tokens[start:]
    if kinds[start:] not in (["ITEM", "COMP", "END"], ["ITEM", "NUM", "COMP", "END"]) or tokens[start - 1].gap:
        return tokens
    if any(w.low == "of" for t in pair for w in t.gap):
        return tokens  # "of the friends of Ann and Ben"
    other = next((t for t in pair if t.reference != subject.reference), None)
    if other is None or all(t.reference != subject.reference for t in pair) or isinstance(subject.reference, Pronoun):
        return tokens
    return (*said[:-1], Token("THAN", "", said[-2].words, said[-1].gap), other, Token("END", "", ()))


def _with_it_on(tokens: Tokens) -> Tokens:
    """ "The bag with the star | on it", "has a star on it": where else?"""
    for i in range(1, len(tokens) - 1):
        thing, it = tokens[i - 1], tokens[i]
        pointed = isinstance(it.reference, Pronoun) and it.reference.word in ("it", "them")
        if not pointed or not isinstance(thing.reference, Choice) or [w.low for w in it.gap[-1:]] not in (["on"], ["in"]):
            continue
        borne = any(w.low in _BEARING for w in thing.gap)
        if borne and all(closed().get(w.low) is None for w in it.gap[:-1]):
            following = replace(tokens[i + 1], gap=(*it.gap[:-1], *tokens[i + 1].gap))
            return (*tokens[:i], following, *tokens[i + 2 :])
    return tokens


def _at_both_ends(tokens: Tokens) -> Tokens:
    """ "Ann is at one end, and Ben is | at the other": they are at opposite ends."""
    kinds = [t.type for t in tokens]
    if kinds[:2] != ["ITEM", "ITEM"] or kinds[-2:] != ["ITEM", "END"] or not 5 <= len(tokens) <= 6:
        return tokens
    one, placed, other, end = tokens[0], tokens[1], tokens[-2], tokens[-1]
    lows = [w.low for w in end.gap if w.low != "end"]
    place = placed.reference
    if not isinstance(place, Place) or place.among != "ends" or "one" not in [w.low for w in placed.words]:
        return tokens
    if set(kinds[2:-2]) - {"_COMMA", "_SEMI", "AND", "_BUT"} or any(t.gap for t in tokens[2:-2]):
        return tokens
    if lows[-3:] not in (["at", "the", "other"], ["on", "the", "other"]):
        return tokens
    tail, verb = _parted(placed.gap)
    told = end.gap[: len(lows) - 3]
    other_tail, other_verb = _parted(told)
    if not verb or (other_verb and [w.low for w in other_verb] != [w.low for w in verb]):
        return tokens
    if [w.low for w in other_tail] == ["'s"]:
        other_tail = tail  # "Ann's bag is ..., and Ben's"
    joint = Token("AND", "", end.gap[-1:], tail)
    opposite = Token("OPPOSITE", "", placed.words, (*other_tail, *verb))
    return (one, joint, other, opposite, replace(end, gap=()))


def _parted(gap: tuple[Word, ...]) -> tuple[tuple[Word, ...], tuple[Word, ...]]:
    """What follows an item, and the verb: "'s bag | is"."""
    at = next((i for i, w in enumerate(gap) if w.low in COPULAS or (finite(w.low) and w.low in verb_forms())), len(gap))
    return gap[:at], gap[at:]


def _without_any(tokens: Tokens) -> Tokens:
    """ "Did n't bring | any | fudge": no fudge at all."""
    at = next((i for i, t in enumerate(tokens) if t.type == "STOP" and [w.low for w in t.words] == ["any"]), None)
    if at is None or not _DENYING & {t.type for t in tokens[:at]}:
        return tokens
    thing, following = tokens[at + 1], tokens[at + 2 : at + 3]
    if not following:
        return tokens  # "doesn't have any"
    inside = tokens[at - 1].type == "NOT" and following[0].type in _PARTS | {"END"}  # "who did n't bring | any | fudge,"
    if not isinstance(thing.reference, Choice) or thing.number is not None:
        return tokens
    if not inside and (following[0].type not in ("END", "OR", "NOR") or _PARTS & {t.type for t in tokens}):
        return tokens
    return (*tokens[:at], replace(thing, gap=(*tokens[at].gap, *thing.gap)), *following, *tokens[at + 3 :])


def _or_another_did(tokens: Tokens) -> Tokens:
    """ "Either Ann came third or Ben | did": either Ann or Ben came third."""
    if [t.type for t in tokens] != ["EITHER", "ITEM", "ITEM", "OR", "ITEM", "END"]:
        return tokens
    either, one, said, joint, other, end = tokens
    did = [w.low for w in end.gap]
    if len(did) != 1 or did[0] not in _DOES or either.gap or any(w.low not in _DETERMINERS for w in (*one.gap, *other.gap)):
        return tokens
    return either, one, replace(joint, gap=()), other, said, replace(end, gap=joint.gap)


def _vice_versa(tokens: Tokens) -> Tokens:
    """ "Either Ann has red and Ben blue, or | vice versa": one each, and nothing says which."""
    kinds = [t.type for t in tokens]
    body = kinds[1:] if kinds[0] == "EITHER" and not tokens[0].gap else kinds
    if [kind for kind in body if kind != "_COMMA"] != ["ITEM", "ITEM", "AND", "ITEM", "ITEM", "OR", "END"]:
        return tokens
    one, red, joint, other, blue, *rest = (t for t in tokens[len(kinds) - len(body) :] if t.type != "_COMMA")
    if [w.low for w in tokens[-1].gap] != ["vice", "versa"] or any(t.gap for t in (joint, *rest[:-1])):
        return tokens
    if [w.low for w in red.gap] != [w.low for w in blue.gap] or not red.gap:
        return tokens
    again = replace(blue, gap=tuple(w for w in blue.gap if w.low in _DETERMINERS))
    order = Token("ANYORDER", "", tokens[-1].gap)
    return (one, joint, other, red, joint, again, Token("_COMMA", "", ()), order, Token("END", "", ()))


def _pairing_in_any_order(tokens: Tokens) -> Tokens:
    """ "Between them, Ann and Ben drove the white and the green van": one each, and nothing says which."""
    kinds = [t.type for t in tokens]
    pairs = ["ITEM", "AND", "ITEM", "ITEM", "AND", "ITEM", "END"]
    if kinds not in (["BETWEENTHEM", "_COMMA", *pairs], ["BETWEENTHEM", *pairs]) or tokens[0].gap:
        return tokens
    rest = tokens[kinds.index("ITEM") :]
    end = rest[-1]
    return (*rest[:-1], Token("_COMMA", "", (), end.gap), Token("ANYORDER", "", tokens[0].words), replace(end, gap=()))


def than_the_other(left: Tokens, right: Tokens) -> Tokens | None:
    """ "Ann came after Ben and sold more than | he": than Ben, since Ann did not sell more than herself."""
    items = [t for t in left if t.type == "ITEM"]
    related = {"DIR", "THAN"} & {t.type for t in left}
    if len(items) != 2 or left[0] is not items[0] or left[-2] is not items[1] or not related or left[-1].gap:
        return None
    at = [i for i, t in enumerate(right) if isinstance(t.reference, Pronoun)]
    subject = right[0].gap[:1]
    done = bool(subject) and finite(subject[0].low) and subject[0].low not in COPULAS
    if len(at) != 1 or not done or right[at[0] - 1].type != "THAN" or right[at[0]].gap:
        return None
    word, named = right[at[0]].reference.word, items[1].reference  # type: ignore[union-attr]
    if isinstance(named, Choice) and any(contradicted(word, item) for item in named.items):
        return None
    if not all(isinstance(t.reference, Choice) for t in items) or any(w.low not in _DETERMINERS for w in items[0].gap):
        return None
    other = replace(items[1], gap=tuple(w for w in items[1].gap if w.low in _DETERMINERS))
    return (items[0], *right[: at[0]], other, *right[at[0] + 1 :])


def he_and_her(left: Tokens, right: Tokens) -> Tokens | None:
    """ "Ben is not the cook, but | he came later than her": two pronouns for the two, where the gender of a name decides."""
    items = [t for t in left if t.type == "ITEM"]
    if len(items) != 2 or left[0] is not items[0] or left[-2] is not items[1] or left[-1].gap or left[1].type == "ITEM":
        return None
    at = [i for i, t in enumerate(right) if isinstance(t.reference, Pronoun)]
    if len(at) != 2 or at[0] != 0 or right[0].gap or right[at[1] - 1].type not in ("THAN", "DIR", "NEXT"):
        return None
    if any(t.type in JOINTS for t in right[: at[1]]):
        return None  # "did not bring soap, but he wears red, and the seller right of her ...": no two pronouns of one clause
    first, second = (right[i].reference.word for i in at)  # type: ignore[union-attr]
    one, other = (t.reference.items if isinstance(t.reference, Choice) else () for t in items)
    if first not in ("he", "she") or second not in ("him", "her") or len(one) != 1 or len(other) != 1:
        return None
    if contradicted(first, one[0]) or contradicted(second, other[0]) or not contradicted(second, one[0]):
        return None
    whom = replace(items[1], gap=(*right[at[1]].gap, *items[1].gap))
    return (items[0], *right[1 : at[1]], whom, *right[at[1] + 1 :])


def counted_again(left: Tokens, right: Tokens) -> Tokens:
    """ "Made more cups than Ben but fewer than | Cleo": fewer cups; "jumped higher than Ben but lower than": jumped lower."""
    told = [(left[i], left[i + 1]) for i in range(len(left) - 1) if [t.type for t in left[i : i + 2]] == ["COMP", "THAN"]]
    at = next((i for i in range(len(right) - 1) if [t.type for t in right[i : i + 2]] == ["COMP", "THAN"]), None)
    if len(told) != 1 or at is None or right[at + 1].gap or any(t.type == "ITEM" for t in right[:at]):
        return right
    comp, than = told[0]
    again = right[at]
    measured = all(t.adjective is not None and t.adjective.base in _LEVELS for t in (comp, again))
    verb = comp.gap[-1:]
    owned = len(comp.gap) > 2 and comp.gap[0].low in ("'s", "'") and verb[0].low in COPULAS  # "Ann's mark | was"
    if measured and owned and not (again.gap or than.gap):
        return (*right[:at], replace(again, gap=comp.gap), *right[at + 1 :])
    if measured and verb and finite(verb[0].low) and verb[0].low not in COPULAS and not (again.gap or than.gap):
        return (*right[:at], replace(again, gap=verb), *right[at + 1 :])
    counts = all(t.adjective is not None and t.adjective.base in _COUNTED for t in (comp, again))
    if not counts or not than.gap or again.gap or not all(is_plural(w.low) for w in than.gap[-1:]):
        return right
    return (*right[: at + 1], replace(right[at + 1], gap=than.gap), *right[at + 2 :])
