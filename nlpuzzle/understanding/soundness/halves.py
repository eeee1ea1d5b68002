"""What follows "and", "or", "nor" or "but" and has no verb of its own: it takes over the verb of the half before.

So that must be something this very verb takes, told in the same way: "Ann drinks tea and Ben | cocoa", not "and Ben | in May".
A predicate has its own verb, or is denied in the place of what the half before says: "does not drink tea and | not cocoa".
"""

from collections.abc import Iterator

from nlpuzzle.english.classes import verb_class
from nlpuzzle.english.words import Word, participles
from nlpuzzle.understanding.soundness.finite_verbs import SOMEWHERE, is_finite, is_verb, may_begin
from nlpuzzle.understanding.soundness.habits import Found, Habits
from nlpuzzle.understanding.soundness.lost_verbs import verbs_and_relatives
from nlpuzzle.understanding.soundness.mentioned import Tokens, categories_of
from nlpuzzle.understanding.soundness.slots import OPENING
from nlpuzzle.understanding.tokenising.tokens import Choice, Pronoun, Token
from nlpuzzle.understanding.words.vocabulary import closed, verb_forms
from nlpuzzle.understanding.words.words_of import BOUNDS, COPULAS

__all__ = ["unlike_halves"]

_JOINING = frozenset({"AND", "OR", "NOR", "_BUT"})
_CLAUSES = OPENING | {"END"}
_ENDS = _CLAUSES | _JOINING | {"_COMMA", "PAREN", "OTHERWISE", "ORBOTH", "NOTBOTH"}
#: what is told of two together, or of a list, so that nothing is left out
_TOGETHER = frozenset("BETWEEN BETWEENTHEM EACHDIFF NEXTEACH APART ANYORDER SAMEONE EQUAL ONE OTHER THERE".split())
#: what may stand before a comparison, and may or may not hold of the second as well
_HOW_FAR = BOUNDS | {"NUM", "DIRECTLY", "HEDGE"}
_RELATED = frozenset("DIR COMP NEXT THAN".split())
_DONE = verb_class("founding")
_BODILY = frozenset({"heavy", "light", "old", "short", "tall", "young"})
_NOW = frozenset({"is", "are"})
_GOING = verb_class("going-oneself")
#: what parts a half, so that its verb may stand elsewhere: "Ann, who neither drinks tea nor | has a dog, is"
_CHOOSING = frozenset({"EITHER", "NEITHER"})
_PARTING = _CHOOSING | {"_COMMA"}


def unlike_halves(tokens: Tokens, habits: Habits) -> Iterator[Found]:
    """Each second half that is nothing the verb of the first could take, and has no verb."""
    start = 0
    for at, token in enumerate(tokens):
        if token.type in _CLAUSES:
            start = at + 1
        elif token.type == "EITHER" and start < at < len(tokens) - 2:
            yield from _undone(tokens, start, at + 1, at, habits)  # "the café either | founded in 1960 or serves scones"
        elif token.type in _JOINING and start < at < len(tokens) - 2:
            stop = next(k for k in range(at + 1, len(tokens)) if tokens[k].type in _ENDS)
            left = at - 1 if tokens[at - 1].type == "_COMMA" else at
            if stop == at + 1 or left == start or tokens[start].type == "OF":
                continue  # "of the one shaped like a cone and Ann's, one ...": two things
            if any(t.type in _TOGETHER for t in (*tokens[start:left], *tokens[at + 1 : stop + 1])):
                continue
            if _chooses_again(tokens[start:left], tokens[at + 1 :]):
                continue
            yield from _undone(tokens, start, left, at, habits)
            yield from _verbless_before(tokens, (start, left, at + 1, stop), habits)
            denied = tokens[at + 1].type == "NOT" and not tokens[at + 1].gap  # "does not sing and | not fourth in the queue"
            last = (c for c in categories_of(tokens[stop - 1]) if habits.support.speaks_of(c, tokens[stop].gap[:1]))
            after = tokens[stop].gap[any(last) :]  # "but the pink | skis"
            if any(may_begin(w) or (closed().get(w.low) == "p" and not denied) for w in after):
                continue  # "..., but the cook | does", "and the onions | at the other end"
            if not _has_verb(tokens, start, left, habits) or _has_verb(tokens, at + 1, stop, habits):
                continue
            if token.type == "OR" and _of_one_sort(tokens, left, at, stop, habits):
                continue  # "isn't driving Big Jim or | the black engine"
            if tokens[0].type != "ALLN":  # "the four are Ann, the one carrying rice and Ben"
                yield from _other_complement(tokens[start:left], token, tokens[at + 1 : stop])


def _chooses_again(said: Tokens, half: Tokens) -> bool:
    """ "Ann drinks neither tea nor ale, and Ben | neither milk nor water": the same choice, among things of the same sort."""
    at = next((i for i, t in enumerate(said) if t.type in _CHOOSING), 0)
    same = 0 < at < len(said) - 1 and len(half) > 2 and half[1].type == said[at].type and not half[1].gap
    return same and _alike(said[at - 1], half[0]) and _alike(said[at + 1], half[2])


def _has_verb(tokens: Tokens, start: int, stop: int, habits: Habits) -> bool:
    verbs, relatives = verbs_and_relatives(tokens, start, stop, habits)
    return verbs > relatives


def _verbless_before(tokens: Tokens, bounds: tuple[int, int, int, int], habits: Habits) -> Iterator[Found]:
    """ "The cook | not 59 years old but keeps the dog": what goes on with a verb began with one."""
    start, left, right, stop = bounds
    first, said = tokens[right], tokens[start:left]
    if not first.gap or not is_finite(first, 0, habits.support) or said[0].type != "ITEM" or not said[0].words:
        return
    kinds = [t.type for t in said]
    if not _PARTING.isdisjoint(kinds) or kinds.count("ITEM") + kinds.count("NOT") < 2:
        return
    more, others = verbs_and_relatives(tokens, right, stop, habits)
    if more - others == 1 and not _has_verb(tokens, start, left, habits):  # but "who eats toast and drinks tea lives in"
        yield ("verb", ""), first.gap[:1]


def _undone(tokens: Tokens, start: int, left: int, at: int, habits: Habits) -> Iterator[Found]:
    """ "Does not have the white door but | founded in 1926": what was done to it goes with "was", said before or here."""
    half = tokens[at + 1]
    if len(half.gap) > 1:
        word, after = half.gap[:2]
    elif half.gap and half.type == "BY":
        word, after = half.gap[0], half.words[0]
    else:
        return
    if not _suffered(word, after, habits):
        return
    either = next((k for k in range(start, left) if tokens[k].type == "EITHER"), left - 1)
    said = [w.low for t in tokens[start : either + 1] for w in _main(t)]  # "either is in Oslo or | founded in 1926"
    if half.number is not None and word.stem in _DONE:
        said = [low for low in said if low not in _NOW]  # "is not in Oslo but | founded in 1926"
    if not COPULAS.intersection(said) and not any(t.type == "ITEM" and is_verb(t) for t in tokens[start:left]):
        yield ("verb", ""), half.gap[:2]


def _main(token: Token) -> tuple[Word, ...]:
    """The words of a gap before a relative clause begins: its verb is of no use to what comes after it."""
    relative = next((k for k, w in enumerate(token.gap) if closed().get(w.low) == "w"), len(token.gap))
    return token.gap[:relative]


def _suffered(word: Word, after: Word, habits: Habits) -> bool:
    """Whether a word is said of what something was done to: "painted | by", "founded | in"."""
    if word.low in habits.active or word.low not in verb_forms() or word.low.endswith(("s", "ing")):
        return False
    if after.low == "by":
        return word.stem not in SOMEWHERE | _GOING
    made = word.stem in _DONE or word.low in habits.suffered or word.low in participles()
    return made and closed().get(after.low) in ("p", "t")


def _of_one_sort(tokens: Tokens, left: int, at: int, stop: int, habits: Habits) -> bool:
    """Whether two things that are both denied are of one category, by the name of the one and the noun of the other."""
    one, other = tokens[left - 1], tokens[stop - 1]
    if stop != at + 2 or not any(t.type == "NOT" for t in tokens[:left]):
        return False
    for item, noun in ((one, tokens[stop].gap[:1]), (other, tokens[left].gap[:1])):
        if noun and any(habits.support.names(habits.frame.by_name[c], noun) for c in categories_of(item)):
            return True
    return False


def _other_complement(said: Tokens, joint: Token, half: Tokens) -> Iterator[Found]:
    """What stands in the place of the complement of the verb before, and is none that it takes."""
    begun = half[1 if half[0].type == "NOT" and len(half) > 1 else 0]
    if not begun.gap and _says_how_old(begun) and not _copular(said):
        yield ("verb", ""), begun.words  # "stands behind Ann and | younger than Ben", "but not | 46 years old"
        return
    denied = half[0].type == "NOT" and half[0].words[0].low == "not" and not half[0].gap
    if denied and len(half) == 2:
        besides = joint.type in ("AND", "_BUT") and bool(half[1].gap) and _led(half[1]) == (half[1].gap[0].low,)
        besides = besides and not any(t.type == "NOT" for t in said)
        if not besides and not _copular(said) and not _alike(said[-1], half[1]):  # "plays the lute, but | not on Friday"
            yield ("verb", ""), half[0].words
        return
    if len(half) == 1 and half[0].type == "ITEM":
        instead = joint.type == "_BUT" and any(t.type == "NOT" for t in said)  # "does not take the bus but | in May"
        instead = instead and not any(w.low in _led(half[0]) for t in said for w in t.gap)
        bare = all(closed().get(w.low) == "d" for w in half[0].gap) and _takes(said[-1])
        if (bare or instead) and categories_of(half[0]) and not categories_of(said[-1]) & categories_of(half[0]):
            yield ("verb", ""), half[0].words
        return
    named = half[0].type == "ITEM" and bool(half[0].words) and all(closed().get(w.low) != "p" for w in half[0].gap[:1])
    if half[0].type in _RELATED and [closed().get(w.low) for w in half[0].gap[:2]] == ["p", None] and not _copular(said):
        yield ("verb", ""), half[0].gap[:2]  # "wears red and | on duty before Ann"
    if len(half) < 2 or not named:
        return
    rest = half[1:]
    while len(rest) > 1 and rest[0].type in _HOW_FAR:
        rest = rest[1:]
    first = said[-len(rest) :]
    same = len(said) > len(rest) and all(one.type == other.type for one, other in zip(first, rest, strict=True))
    again = len(rest) == 1 and first[-1].words and first[-1].reference == rest[0].reference  # "drank tea, and Ben | tea"
    if not same or again or not all(_alike(one, other) for one, other in zip(first, rest, strict=True) if one.type == "ITEM"):
        yield ("verb", ""), half[-1].words
    elif len(rest) == len(half) - 1 and rest[0].type in _RELATED and said[-len(rest) - 1].type in _HOW_FAR:
        yield ("verb", ""), rest[0].words


def _says_how_old(token: Token) -> bool:
    """ "Older", "46 years old": what one is, and does not do."""
    aged = token.type == "ITEM" and [w.low for w in token.words[-2:]] == ["years", "old"]
    return aged or (token.type == "COMP" and token.adjective is not None and token.adjective.base in _BODILY)


def _takes(token: Token) -> bool:
    """Whether an item is what the verb right before it takes: "drinks | tea", not "is the one who drinks | tea"."""
    verbs = [w for w in token.gap if may_begin(w)]
    told = any(closed().get(w.low) == "w" for w in token.gap)
    return token.type == "ITEM" and bool(verbs) and not told and not _led(token) and verbs[-1].low not in COPULAS


def _copular(said: Tokens) -> bool:
    """Whether the verb of a half is "is", so that it takes whatever one may be."""
    verbs = [
        w
        for t in said
        for before, w in zip((None, *t.gap), _main(t), strict=False)  # "is longer than the one that spans the Pell"
        if may_begin(w) and (before is None or closed().get(before.low) != "p")  # not "is on | air on Friday"
    ]
    return bool(verbs) and verbs[-1].low in COPULAS


def _alike(one: Token, other: Token) -> bool:
    """Whether a token stands for another of its kind, led by the same word."""
    if one.type != "ITEM" or other.type != one.type or _led(one) != _led(other):
        return False
    if not isinstance(one.reference, Choice) or not isinstance(other.reference, Choice):
        return not isinstance(one.reference, Pronoun) or not other.gap
    return bool(categories_of(one) & categories_of(other))


def _led(token: Token) -> tuple[str, ...]:
    """The prepositions before an item."""
    leads = ("about", "by", "for", "from", "of", "with")
    return tuple(w.low for w in token.gap if closed().get(w.low) in ("p", "t") or w.low in leads)
