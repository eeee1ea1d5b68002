""" "More coins were found on Monday than on Tuesday", "there were three more coins in the crypt than in the attic"."""

from dataclasses import replace

from nlpuzzle.english.morphology import is_plural, singular
from nlpuzzle.english.words import Word, key
from nlpuzzle.understanding.soundness.support import Support
from nlpuzzle.understanding.tokenising.tokens import Choice, Pronoun, Token
from nlpuzzle.understanding.tokenising.words_of import COPULAS
from nlpuzzle.understanding.words.vocabulary import closed

__all__ = ["amounts_there"]

Tokens = tuple[Token, ...]

#: what leads to the two things
_LEADING = frozenset("in into on at by for from during with".split())
#: what a category is called that tells how many there are of each kind
_TOTALS = frozenset({"count", "number", "quantity", "tally", "total"})
#: what many do where each thing has so many of them
_COMING = frozenset(map(key, "attend choose come enter enjoy go join live order see sign take visit vote watch work".split()))
#: "more people live on | the island that grows | tea than on Aird"
_REST = frozenset({"that", "which", "where", "with", "whose"})
_AMOUNTS = frozenset({"more", "less", "few"})


def amounts_there(tokens: Tokens, support: Support) -> Tokens:
    """The two things as the subject and the other one: "Monday had more coins than Tuesday"; the verb must be the puzzle's."""
    there = tokens[0].type == "THERE"
    if there and tokens[0].gap:
        return tokens  # "legend has it that there were more"
    body = tokens[1:] if there else tokens
    counted = body[0].type in ("COUNT", "NUM")
    if [t.type for t in body[counted:]] != ["COMP", "ITEM", "THAN", "ITEM", "END"]:
        return tokens
    comp, one, than, other, end = body[counted:]
    if comp.adjective is None or comp.adjective.base not in _AMOUNTS or isinstance(other.reference, Pronoun):
        return tokens
    if not there and not body[0].gap and not comp.gap and not than.gap and (coming := _coming(one, other, support)) is not None:
        who, noun, whom = coming
        has = (noun.instead("had"),)
        number = (Token("NUM", "", body[0].words, has, number=body[0].number, unit=body[0].unit),) if counted else ()
        return (who, *number, replace(comp, gap=() if counted else has), replace(than, gap=(noun,)), whom, end)
    if end.gap and not (there and _same_ending(than, end)):
        return tokens
    if there != bool(body[0].gap) or any(w.low not in COPULAS for w in body[0].gap) or (counted and comp.gap):
        return tokens
    if there and (of_each := _so_many_more(comp, body, support)) is not None:
        return of_each
    at = next((i for i, w in enumerate(one.gap) if w.low in _LEADING), None)
    if not at or not other.gap or other.gap[0].low != one.gap[at].low:
        return tokens
    nouns, verbs = one.gap[:at], one.gap[:0]
    if not there:
        went = len(nouns) == 2 and nouns[1].low == "went" and any(support.names(c, nouns[:1]) for c in support.frame.ordered)
        if went:
            nouns = (nouns[0], nouns[1].instead("were"), nouns[1])
        copula = next((i for i, w in enumerate(nouns) if w.low in COPULAS), None)
        told = went or (support.supported(nouns[-1]) and support.letter(nouns[-1]) in "vo")
        if not copula or copula + 2 != len(nouns) or not told:
            return tokens
        nouns, verbs = nouns[:copula], nouns[copula + 1 :]
    if any(closed().get(w.low) is not None for w in nouns):
        return tokens
    like = one.gap[at]
    had = (*than.gap, verbs[0].instead("had") if verbs else like.instead("had"))
    amount = (Token("NUM", "", body[0].words, had, number=body[0].number, unit=body[0].unit),) if counted else ()
    degree = replace(comp, gap=() if counted else had)
    subject, second = replace(one, gap=one.gap[at + 1 :]), replace(other, gap=other.gap[1:])
    return (subject, *amount, degree, replace(than, gap=nouns), second, end)


def _same_ending(than: Token, end: Token) -> bool:
    """ "In Abel | 's tin | than in Ben | 's (tin)", "in the Brio | bar | than in the Alto | bar"."""
    first, second = [w.low for w in than.gap], [w.low for w in end.gap]
    alike = second == first or (len(first) > 1 and second == first[:1])
    owned = first[:1] in (["'s"], ["'"])
    nouns = than.gap[owned:]
    return alike and len(nouns) <= 1 and all(closed().get(w.low) is None for w in nouns)


def _coming(one: Token, other: Token, support: Support) -> tuple[Token, Word, Token] | None:
    """ "Three more | people go to | yoga | than | to | judo": yoga with its people, and judo."""
    gap = one.gap
    counted = [c for c in support.frame.ordered if c.dimension == "count" and not c.anchor]
    if len(gap) < 2 or gap[1].stem not in _COMING:
        return None
    if not any(singular(gap[0].low) == c.unit or support.names(c, gap[:1]) for c in counted):
        return None
    lead = gap[2:3] if gap[2:] and gap[2].low in (*_LEADING, "to") and gap[2].low in [w.low for w in other.gap[:1]] else ()
    first, second = (replace(t, gap=g[len(lead) :]) for t, g in ((one, gap[2:]), (other, other.gap)))
    described = [w.low for w in (*first.gap, *second.gap) if closed().get(w.low) != "d"]
    if described and not (lead and _REST & {*described}):
        return None
    return first, gap[0], second


def _so_many_more(comp: Token, body: Tokens, support: Support) -> Tokens | None:
    """ "There were | two more | owls | than | doves": the owls' number is two higher, where numbers of them are matched."""
    one, than, other, end = body[-4:]
    totals = [c for c in support.frame.ordered if _TOTALS & set(c.name.casefold().split())]
    if len(totals) != 1 or totals[0].dimension not in ("count", None) or not _kinds(one, other) or than.gap:
        return None
    had = one.words[0].instead("had")
    number = body[:1] if len(body) == 6 else ()
    amount = tuple(Token("NUM", "", t.words, (had,), number=t.number, unit=t.unit) for t in number)
    total = one.words[0].instead(totals[0].name.casefold())
    higher = replace(comp, gap=() if amount else (had,))
    return (replace(one, gap=()), *amount, higher, replace(than, gap=(total,)), other, end)


def _kinds(one: Token, other: Token) -> bool:
    """Whether two different items of one category are named in the plural, with nothing before them."""
    if not isinstance(one.reference, Choice) or not isinstance(other.reference, Choice):
        return False
    first, second = one.reference.items, other.reference.items
    alike = len(first) == len(second) == 1 and first != second and first[0].category == second[0].category
    return alike and not one.gap and not other.gap and all(is_plural(t.words[-1].low) for t in (one, other))
