"""What two have together: "Ann and Ben together have 35 nuts", "Cleo has as many nuts as Ann and Ben together".

What is added up, and whether the words can be licensed, tell sentences without the sum: "Ann has 20 nuts", "Cleo has more nuts
than Ann and Ben". Their rules are put together then.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import permutations

from nlpuzzle.english.adjectives import positive
from nlpuzzle.english.morphology import singular
from nlpuzzle.english.units import unit_of
from nlpuzzle.english.words import Word, third_person
from nlpuzzle.puzzle import Category, Number
from nlpuzzle.rules import Amount, Compare, Different, Item, Rule, Same, Term
from nlpuzzle.understanding.clauses.said import Said
from nlpuzzle.understanding.objection import Objection
from nlpuzzle.understanding.soundness.support import Support
from nlpuzzle.understanding.tokenising.tokens import Choice, Token
from nlpuzzle.understanding.words.vocabulary import closed
from nlpuzzle.understanding.words.words_of import COPULAS

__all__ = ["sum_told"]

Tokens = tuple[Token, ...]
Reads = Callable[[Tokens, Sequence[Term]], Said]

_TOGETHER = "together"
_PAIR = ["ITEM", "AND", "ITEM"]
#: who do something together need not add up what they do: "together they walked 12 miles"
_ADDED_UP = frozenset({"age", "count", "money", "weight"})
_BEING = COPULAS | frozenset("cost costs had has have hold holds held measure measured own weigh weighed".split())
_ONE = {"are": "is", "were": "was"}
_SINGULAR = frozenset({"is", "was"})


def sum_told(tokens: Tokens, support: Support, clause: Reads) -> Said | None:
    """What a sentence says of a sum; None where it tells of none."""
    at = [i for i, t in enumerate(tokens) for w in t.gap if w.low == _TOGETHER]
    each = any(t.type == "AND" and t.value == "both" for t in tokens)  # "both Ann and Ben have 35 nuts"
    if len(at) != 1 or each or any(t.type in ("STOP", "OR", "NOR", "NOT", "IF", "_SEMI") for t in tokens):
        return None
    kinds = [t.type for t in tokens]
    plain = tuple(replace(t, gap=tuple(w for w in t.gap if w.low != _TOGETHER)) for t in tokens)
    if kinds[:3] == _PAIR and kinds[4:] == ["END"] and tokens[3].number is not None:
        return _amount(plain, support, clause) if at[0] in (3, 4) else None
    last = len(tokens) - 1
    if len(_owned(plain)) > 1:
        return None  # "Ann's | lamp cost as much as Ben's and Cleo's | nuts"
    if kinds[-4:-1] == _PAIR and at[0] == last and kinds[-5:-4] in (["AS"], ["THAN"]) and kinds[0] == "ITEM":
        return _compared(plain, support, clause, last - 2)
    if kinds[:3] == _PAIR and at[0] == 3 and kinds[-3:] in (["AS", "ITEM", "END"], ["THAN", "ITEM", "END"]):
        return _compared(plain, support, clause, 1)
    return None


def _owned(tokens: Tokens) -> set[str]:
    """The nouns of what is told to be somebody's."""
    gaps = (t.gap for t in tokens if len(t.gap) > 1 and t.gap[0].low in ("'s", "'"))
    return {gap[1].low for gap in gaps if closed().get(gap[1].low) is None and gap[1].low not in _BEING}


def _amount(tokens: Tokens, support: Support, clause: Reads) -> Said | None:
    """ "Ann and Ben have 35 nuts": Ann has one number of them, and Ben has another."""
    first, joint, second, amount, end = tokens
    led = [w.low for w in first.gap]
    of = led.index("of") if led[:1] == ["the"] and "of" in led[:4] else 0
    if of and any(t.gap[:1] and t.gap[0].low in ("'s", "'") for t in (joint, amount)):
        return Said((), (), Objection("what is counted", first.gap[1:of]))  # "the ages of Ann's | lamp and Ben's": whose?
    counted = tuple(first.gap[1:of]) if of else tuple(end.gap)
    found = [c for c in support.frame.ordered if _adds_up(c, amount, counted, support, told=bool(of))]
    verb = next((w for w in amount.gap if w.low in _BEING), None)
    if len(found) != 1 or (verb is None and found[0].dimension not in _ADDED_UP):
        return Said((), (), Objection("what is counted", counted or amount.words))
    category, total = found[0], amount.number
    assert total is not None
    value = Item(category.name, category.items[0])
    own = tuple(w.instead(singular(w.low)) for w in counted) if of else ()
    if own[1:]:  # "the floor numbers of Ann and Ben": Ann's floor number
        return _owned_amounts(tokens, own, of, category, support, clause)
    lead = (first.gap[0], *own, first.gap[of]) if of else ()
    has = _of_one(amount.gap, support)
    told = Token("ITEM", "", amount.words, has, Choice((value,), False), number=category.value(value.label))
    named = replace(first, gap=(*lead, *first.gap[of + 1 :])) if of else first
    one = (named, replace(told, gap=_after(joint.gap, has, support)))
    said = [clause((*one, end), ()), clause((replace(second, gap=(*lead, *second.gap)), told, end), ())]
    unread = next((part for part in said if part.objection is not None), None)
    terms = [term for part in said if (term := _same_as(part, value)) is not None]
    if unread is not None or len(terms) < 2:
        return unread or Said((), (), Objection("what is counted", amount.words))
    a, b = terms
    return _summed((Compare(category.name, Amount(a), "=", Amount(b, scale=-1, offset=total)),), a, b)


def _owned_amounts(
    tokens: Tokens, own: tuple[Word, ...], of: int, category: Category, support: Support, clause: Reads
) -> Said:
    """ "The floor numbers of Ann and Ben are 6": the sum of what is Ann's and what is Ben's."""
    first, joint, second, amount, end = tokens
    value = Item(category.name, category.items[0])
    is_so = tuple(w for w in _of_one(amount.gap, support) if w.low in COPULAS)
    like = own[0]
    told = Token("ITEM", "", amount.words, (), Choice((value,), False), number=category.value(value.label))
    tails = joint.gap, tuple(w for w in amount.gap if w.low not in COPULAS)
    names = replace(first, gap=first.gap[of + 1 :]), second
    said = [
        clause((name, replace(told, gap=(*tail, like.instead("'s"), *own, *is_so)), end), ())
        for name, tail in zip(names, tails, strict=True)
    ]
    unread = next((part for part in said if part.objection is not None), None)
    terms = [term for part in said if (term := _same_as(part, value)) is not None]
    if unread is not None or len(terms) < 2 or amount.number is None:
        return unread or Said((), (), Objection("what is counted", amount.words))
    a, b = terms
    return _summed((Compare(category.name, Amount(a), "=", Amount(b, scale=-1, offset=amount.number)),), a, b)


def _after(tail: Sequence[Word], has: Sequence[Word], support: Support) -> tuple[Word, ...]:
    """What stands after the first of the two with the verb that stands after the second: "Ann | 's lamp | and Ben's | cost"."""
    verb = next((i for i, w in enumerate(has) if w.low in _BEING or support.letter(w) in "av"), 0)
    return (*tail, *has[verb:])


def _of_one(gap: Sequence[Word], support: Support) -> tuple[Word, ...]:
    """The verb of two as the verb of one."""
    at = next((i for i, w in enumerate(gap) if w.low in _BEING or support.letter(w) == "v"), None)
    if at is None or gap[at].low in _SINGULAR:
        return tuple(gap)
    return (*gap[:at], gap[at].instead(_ONE.get(gap[at].low) or third_person(gap[at].low)), *gap[at + 1 :])


def _adds_up(category: Category, amount: Token, counted: Sequence[Word], support: Support, *, told: bool) -> bool:
    """Whether two values of a category make up the amount, which is told in its unit or of what it counts."""
    values = sorted(category.values or ())
    sums: set[Number] = {a + b for a, b in permutations(values, 2)}
    if category.dimension in ("date", "time") or amount.number not in sums:
        return False
    if told:
        return support.names(category, [w.instead(singular(w.low)) for w in counted]) and _unit(amount) in ("", category.unit)
    unit = _unit(amount)
    if unit:
        return unit == category.unit and (not counted or _measures(counted[0], category))
    return len(counted) == 1 and (singular(counted[0].low) == category.unit or support.names(category, counted))


def _unit(amount: Token) -> str:
    """The unit among the words of an amount."""
    told = (unit_of(w.low) for w in amount.words if not w.low[0].isdecimal())
    return amount.unit or next((unit.name for unit in told if unit is not None), "")


def _measures(word: Word, category: Category) -> bool:
    """ "12 metres | long", "50 years | old"."""
    told = positive(word.low)
    return told is not None and category.dimension in told.dimensions


def _same_as(said: Said, value: Item) -> Term | None:
    """Who has the value, where nothing else is said."""
    rules = said.readings[0] if len(said.readings) == 1 else ()
    match rules:
        case (Same(left, right),):
            return left if right == value else right if left == value else None
    return None


def _compared(tokens: Tokens, support: Support, clause: Reads, joint: int) -> Said | None:
    """ "Cleo has more nuts than Ann and Ben": than each of them, or than both together."""
    equal = next((i for i, t in enumerate(tokens) if t.type == "EQUAL"), None)
    end = tokens[joint + 2]
    tail = tokens[joint].gap if end.type == "END" else _after(tokens[joint].gap, end.gap, support)
    one = (*tokens[:joint], replace(end, gap=tail), *tokens[joint + 3 :])
    other = (*tokens[: joint - 1], *tokens[joint + 1 :])
    said = [clause(_denied(told, support) if equal is not None else told, ()) for told in (one, other)]
    unread = next((part for part in said if part.objection is not None), None)
    if unread is not None or any(len(part.readings) != 1 for part in said):
        return unread
    match (*said[0].readings[0], *said[1].readings[0]):
        case (Compare() as first, Compare() as second):
            static = any(w.low in _BEING for t in tokens for w in t.gap)
            added = static or support.frame.by_name[first.category].dimension in _ADDED_UP
            return _together(first, second, equal is not None) if added else None
    return None


def _denied(tokens: Tokens, support: Support) -> Tokens:
    """ "Has as many as", "is as long as": "did not have as many as", "is not as long as", which says what is compared."""
    at = next(i for i, t in enumerate(tokens) if t.type == "EQUAL")
    gap = tokens[at].gap
    verb = next((i for i, w in enumerate(gap) if w.low in COPULAS or support.letter(w) in "av"), 0)
    being = not gap or gap[verb].low in COPULAS
    did = gap[verb : verb + 1] if being else (gap[verb].instead("did"),)
    no = Token("NOT", "", tokens[at].words[:1], (*gap[:verb], *did))
    return (*tokens[:at], no, replace(tokens[at], gap=gap[verb + being :]), *tokens[at + 1 :])


def _together(one: Compare, other: Compare, equal: bool) -> Said | None:
    """ "A > B and A > C" as "A - B > C", "B < A and C < A" as "B < A - C"."""
    how = "=" if equal else one.operator
    left, right = one.left.term, one.right.term
    if (one.category, one.operator) != (other.category, other.operator):
        return None
    if left is None or right is None or one.left.offset or one.right.offset != other.right.offset:
        return None
    if any(side.scale != 1 or side.minus is not None for rule in (one, other) for side in (rule.left, rule.right)):
        return None
    if one.left == other.left and other.right.term is not None and other.right.term != right:
        rule = Compare(one.category, Amount(left, minus=right), how, Amount(other.right.term, offset=one.right.offset))
        return _summed((rule,), right, other.right.term)
    if one.right == other.right and other.left.term is not None and other.left.term != left:
        rule = Compare(one.category, Amount(left), how, Amount(right, minus=other.left.term, offset=one.right.offset))
        return _summed((rule,), left, other.left.term)
    return None


def _summed(rules: tuple[Rule, ...], a: Term, b: Term) -> Said:
    """The rules, and that the two that are added up are two."""
    apart = isinstance(a, Item) and isinstance(b, Item) and a.category == b.category
    return Said(((*rules, *(() if apart else (Different(a, b),))),), (), None)
