""" "More coins were found on Monday than on Tuesday", "there were three more coins in the crypt than in the attic"."""

from dataclasses import replace

from nlpuzzle.english.morphology import is_plural, singular
from nlpuzzle.english.words import Word, key
from nlpuzzle.puzzle import Category
from nlpuzzle.rules import Item
from nlpuzzle.understanding.soundness.support import Support
from nlpuzzle.understanding.tokenising.tokens import Choice, Pronoun, Token
from nlpuzzle.understanding.words.vocabulary import closed
from nlpuzzle.understanding.words.words_of import COPULAS

__all__ = ["amounts_there"]

Tokens = tuple[Token, ...]

#: what leads to the two things
_LEADING = frozenset("in into on at by for from during with".split())
#: what a category is called that tells how many there are of each kind
_TOTALS = frozenset({"catch", "count", "headcount", "number", "quantity", "sighting", "tally", "total"})
#: what many do where each thing has so many of them
_COMING = frozenset(
    map(key, "attend camp choose come enter enjoy go join live order see sign sleep stay take visit vote watch work".split())
)
#: "more people live on | the island that grows | tea than on Aird"
_REST = frozenset({"that", "which", "where", "with", "whose"})
#: ", which is told of the second"
_RELATIVES = frozenset({"which", "who", "whose", "where"})
_BEING = (["were"], ["are"])
_AMOUNTS = frozenset({"more", "less", "few"})


def amounts_there(tokens: Tokens, support: Support) -> Tokens:
    """The sentence, or what stands before ", which ...", with the two things as those compared."""
    at = next((i for i, t in enumerate(tokens) if t.type == "_COMMA"), 0)
    following = tokens[at + 1].gap[:1] if at else ()
    if not at or tokens[at - 1].type != "ITEM" or not following or following[0].low not in _RELATIVES:
        return _amounts_there(tokens, support)
    comma = tokens[at]
    first = (*tokens[:at], Token("END", "", (), comma.gap))
    told = _amounts_there(first, support)
    return tokens if told == first else (*told[:-1], replace(comma, gap=told[-1].gap), *tokens[at + 1 :])


def _amounts_there(tokens: Tokens, support: Support) -> Tokens:
    """The two things as the subject and the other one: "Monday had more coins than Tuesday"; the verb must be the puzzle's."""
    there = tokens[0].type == "THERE"
    if there and tokens[0].gap:
        return tokens  # "legend has it that there were more"
    body = tokens[1:] if there else tokens
    if there and (as_many := _so_many_times(body, support)) is not None:
        return as_many
    if there and (so_many := _so_many_of(body, support)) is not None:
        return so_many
    counted = body[0].type in ("COUNT", "NUM")
    if [t.type for t in body[counted:]] != ["COMP", "ITEM", "THAN", "ITEM", "END"]:
        return tokens
    comp, one, than, other, end = body[counted:]
    if comp.adjective is None or comp.adjective.base not in _AMOUNTS or isinstance(other.reference, Pronoun):
        return tokens
    theirs = not there and not body[0].gap and not comp.gap and (not than.gap or _same_ending(than, end))
    if theirs and (coming := _coming(one, other, support)) is not None:
        who, noun, whom = coming
        has = (*than.gap, noun.instead("had"))
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
    alike = alike or (second in (["'s"], ["'"]) and len(first) == 1)  # "in the red bucket | than in Ann | 's"
    owned = first[:1] in (["'s"], ["'"])
    if not owned and second[:1] in (["'s"], ["'"]):
        alike = alike or (second[1:] == first and len(first) == 1)  # "in the red | tin | than in Ben | 's tin"
    alike = alike or (owned and first[1:] == second and len(second) == 1)  # "in Ben | 's tin | than in the red | tin"
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
    number = body[:1] if len(body) == 6 else ()
    were = [w.low for w in (*number, comp)[0].gap] in _BEING
    totals = _totals(support)
    if len(totals) != 1 or not _kinds(one, other, told_as_many=were) or than.gap:
        return None
    had = one.words[0].instead("had")
    amount = tuple(Token("NUM", "", t.words, (had,), number=t.number, unit=t.unit) for t in number)
    total = one.words[0].instead(totals[0].name.casefold())
    higher = replace(comp, gap=() if amount else (had,))
    return (replace(one, gap=()), *amount, higher, replace(than, gap=(total,)), other, end)


def _so_many_of(body: Tokens, support: Support) -> Tokens | None:
    """ "There are | 12 | episodes of | Tin Man": it has 12 episodes, where numbers of them are matched."""
    if [t.type for t in body] != ["ITEM", "ITEM", "END"] or [w.low for w in body[0].gap] not in _BEING:
        return None
    amount, other, end = body
    items = amount.reference.items if isinstance(amount.reference, Choice) else ()
    if len(items) != 1 or amount.number is None or not isinstance(other.reference, Choice) or len(other.gap) < 2:
        return None
    of_these = {item.category for item in other.reference.items}
    if end.gap and (len(end.gap) > 1 or not all(support.speaks_of(c, end.gap) for c in of_these)):
        return None
    category = support.frame.by_name[items[0].category]
    noun, preposition, *rest = other.gap
    counted = category.ordered and category.dimension in ("count", None) and support.names(category, (noun,))
    if not counted or preposition.low not in ("of", "in") or any(closed().get(w.low) != "d" for w in rest):
        return None
    if any(support.frame.by_name[c].ordered or support.people(c) for c in of_these):
        return None
    has = (*end.gap, noun.instead("has"))
    return (replace(other, gap=tuple(rest)), replace(amount, gap=has), replace(end, gap=(noun,)))


def _so_many_times(body: Tokens, support: Support) -> Tokens | None:
    """ "There were | twice as many owls as | doves": the owls' number is twice that of the doves."""
    if [t.type for t in body] != ["MULT", "ITEM", "END"] or body[2].gap or [w.low for w in body[0].gap] not in _BEING:
        return None
    times, other, end = body
    totals, reference = _totals(support), other.reference
    if len(totals) != 1 or other.gap or not isinstance(reference, Choice) or len(reference.items) != 1:
        return None
    lows = [w.low for w in times.words]
    if "many" not in lows or lows[-1] != "as":
        return None
    named = times.words[lows.index("many") + 1 : -1]
    kind = support.frame.by_name[reference.items[0].category]
    called = [label for label in kind.items if _same_words(named, label)]
    if len(called) != 1 or called[0] == reference.items[0].label:
        return None
    of_it = Item(kind.name, called[0])
    total = times.words[0].instead(totals[0].name.casefold())
    words = (*times.words[: lows.index("many") + 1], total, times.words[-1])
    subject = Token("ITEM", "", named, (), Choice((of_it,), as_listed=reference.as_listed))
    return (subject, replace(times, words=words, gap=(named[0].instead("had"),)), replace(other, gap=()), end)


def _same_words(words: tuple[Word, ...], label: str) -> bool:
    """ "Owls", of owl: a label, or its plural."""
    said = " ".join(w.low for w in words)
    return bool(words) and {said, singular(said)} & {label.casefold(), singular(label.casefold())} != set()


def _totals(support: Support) -> list[Category]:
    """The categories that tell how many there are of each kind."""
    named = [c for c in support.frame.ordered if {singular(w) for w in c.name.casefold().split()} & _TOTALS]
    return [c for c in named if c.dimension in ("count", None)]


def _kinds(one: Token, other: Token, *, told_as_many: bool) -> bool:
    """Whether two different items of one category are named in the plural ("were"), with nothing before them."""
    if not isinstance(one.reference, Choice) or not isinstance(other.reference, Choice):
        return False
    first, second = one.reference.items, other.reference.items
    alike = len(first) == len(second) == 1 and first != second and first[0].category == second[0].category
    several = told_as_many and all(t.words[0].text[:1].islower() for t in (one, other))  # "more snipe than teal"
    return alike and not one.gap and not other.gap and (several or all(is_plural(t.words[-1].low) for t in (one, other)))
