"""Parts of a sentence joined by "and" or "but", or told by "of": each has the verb that its words need."""

from collections.abc import Iterator, Sequence
from functools import cache

from nlpuzzle.english.classes import word_class
from nlpuzzle.english.morphology import singular
from nlpuzzle.english.numbers import ordinal_value
from nlpuzzle.english.tables import words as word_table
from nlpuzzle.english.units import unit_of
from nlpuzzle.english.words import Word, finite, key
from nlpuzzle.understanding.soundness.finite_verbs import SOMEWHERE, is_finite, is_verb, may_be_verb
from nlpuzzle.understanding.soundness.habits import Found, Habits
from nlpuzzle.understanding.soundness.lost_verbs import done_by, verbs_and_relatives
from nlpuzzle.understanding.soundness.mentioned import categories_of
from nlpuzzle.understanding.soundness.slots import OPENING
from nlpuzzle.understanding.tokenising.tokens import Choice, Pronoun, Token
from nlpuzzle.understanding.words.vocabulary import closed, verb_forms
from nlpuzzle.understanding.words.words_of import COPULAS

__all__ = ["lost_joints"]

Tokens = Sequence[Token]
#: what relates the subject to another
_RELATES = frozenset("DIR NEXT COMP".split())
#: what may stand before such a word: "exactly two places | before"
_AMOUNTS = frozenset("NUM EXACTLY ATLEAST ATMOST OVER UNDER HEDGE DIRECTLY".split())
#: comparatives that go with verbs as well: "paid more", "finished earlier"
_OF_VERBS = word_class("compared-deeds")
#: what tells where one is in an order, with a number and no noun: "finished third and | ahead of Ben"
_PLACING = SOMEWHERE | frozenset(map(key, "finish place rank end land rate is was are were".split()))
_CLAUSES = OPENING | {"END"}


def lost_joints(tokens: Tokens, habits: Habits) -> Iterator[Found]:
    """Each joint where the part before it or after it has lost its verb."""
    start = 0
    for i, token in enumerate(tokens):
        if token.type in _CLAUSES:
            start = i + 1
        elif token.type in ("AND", "_BUT") and i + 1 < len(tokens):
            yield from _related_only(tokens, start, i, habits)
            yield from _whole_clauses(tokens, start, i, habits)
    for i in range(2, len(tokens) - 1):
        if tokens[i].type == "AND" and len(tokens[i].gap) < 2:
            yield from _joined_to_object(tokens, i, habits)
    yield from _verb_among_two(tokens, habits)
    yield from _other_predicate(tokens, habits)
    yield from _other_complement(tokens, habits)


def _related_only(tokens: Tokens, start: int, at: int, habits: Habits) -> Iterator[Found]:
    """ "Wore the hat and | after Ben", "does not sit in seat 4 and | left of Ben": the verb before does not go with both."""
    first = next((k for k in range(at + 1, len(tokens)) if tokens[k].type not in _AMOUNTS), at)
    between = [w for t in tokens[at + 1 : first + 1] for w in t.gap]
    if between and between[0] in tokens[at + 1].gap[:1] and finite(between[0].low):
        return  # "and | stands directly behind", which are no stands
    if tokens[first].type not in _RELATES or any(not _counts(w) for w in between):
        return
    said = tokens[start:at]
    if any(t.type in _RELATES or t.type == "BETWEEN" for t in said):
        return
    taken = said[-1] if said[-1].type != "_COMMA" else said[-2]
    verbs = [w for k, w in enumerate(taken.gap) if is_finite(taken, k, habits.support) and _is_full(w)]
    plain = bool(verbs) and not any(closed().get(w.low) in ("p", "t", "w") for w in taken.gap)
    number = taken.number is not None or not isinstance(taken.reference, Choice)
    number = number and (not verbs or verbs[-1].stem in _PLACING)
    adjective = tokens[first].adjective
    if adjective is not None and adjective.base not in _OF_VERBS and verbs:
        yield ("verb", ""), tokens[first].words  # "goes to the club and | older than Ben"
    ordered = any(habits.frame.by_name[c].ordered for c in categories_of(taken))
    if adjective is not None and verbs and not ordered and isinstance(taken.reference, Choice):
        yield ("verb", ""), tokens[first].words  # "goes to Fairholm and | an hour later than"
    if tokens[first].type == "DIR" and _is_somebody(taken, habits):
        yield ("verb", ""), tokens[first].words  # "is the baker and | above Ann"
    if any(t.type == "NOT" for t in said) or (plain and not number and verbs[-1].stem not in SOMEWHERE):
        yield ("verb", ""), tokens[first].words


def _is_somebody(token: Token, habits: Habits) -> bool:
    """ "Is the | baker": who somebody is, and not how or where."""
    led = [w.low for w in token.gap[-2:]]
    return len(led) == 2 and led[0] in COPULAS and led[1] == "the" and habits.support.people_in(token)


def _is_full(word: Word) -> bool:
    """Whether a verb says something by itself: "wears", "has", and not "is"."""
    return closed().get(word.low) != "a" or word.low in ("has", "had", "have")


def _counts(word: Word) -> bool:
    """Whether a word says of what there are so many: "two | floors | below"."""
    return singular(word.low) in word_table("places") or unit_of(word.low) is not None


def _whole_clauses(tokens: Tokens, start: int, at: int, habits: Habits) -> Iterator[Found]:
    """ "The oldest man | after Ann, and Ben is red": of two whole clauses one has no verb."""
    if tokens[at - 1].type != "_COMMA" or any(t.type in ("BETWEEN", "EACHDIFF", "OF") for t in tokens[start:]):
        return
    stop = next((k for k in range(at, len(tokens)) if tokens[k].type in _CLAUSES), len(tokens) - 1)
    sides = ((start, at - 1), (at + 1, stop))
    if any(not _begins(tokens[a]) for a, b in sides) or tokens[at - 2].type != "ITEM":
        return
    if not start and tokens[0].gap and tokens[0].gap[0].text[0].islower():
        return  # "I passed the mill after the inn, and ...", without its narrator
    alone = [t.type for t in tokens[start : at - 1]]
    lacking = [_no_verb(tokens, a, b, habits) for a, b in sides]
    if done_by(tokens[at - 2], tokens[at - 1]) and [w.low for w in tokens[at + 2].gap[:1]] == ["'s"]:
        lacking[0] = False  # "is wider than the bird that Ann | flew, but Ann's is wider than"
    related = [any(t.type in _RELATES for t in tokens[a:b]) for a, b in sides]
    if lacking.count(True) != 1:
        return
    denied = any(t.type == "NOT" for t in tokens[start : at - 1])
    pronoun = isinstance(tokens[at + 1].reference, Pronoun)  # "Ann | not tall, and she is ..."
    gapped = any(t.type == "ITEM" and t.words for t in tokens[at + 2 : stop]) and lacking[1] and denied and not any(related)
    after = lacking[1] and all(related)  # "Ann is older than Ben, and Cleo | younger"
    first = lacking[0] and alone.count("ITEM") > 1 and "_COMMA" not in alone  # "Ann | founded in May, and Ben opened earlier"
    if pronoun or gapped or first or (related[lacking.index(True)] and not after):
        yield ("verb", ""), tokens[sides[lacking.index(True)][0]].words


def _no_verb(tokens: Tokens, start: int, stop: int, habits: Habits) -> bool:
    """Whether the tokens have no verb but those of relative clauses: "the hut where a pie | is eaten" ends in one."""
    verbs, relatives = verbs_and_relatives(tokens, start, stop, habits)
    where = any(w.low == "where" for w in tokens[stop - 1].gap) and any(closed().get(w.low) == "a" for w in tokens[stop].gap)
    return verbs + where <= relatives


def _begins(token: Token) -> bool:
    """Whether a token begins a clause: "Ann", "the man who came the day | after"."""
    told = token.type in _RELATES | _AMOUNTS and bool(token.gap) and closed().get(token.gap[0].low) == "d"
    return told or (token.type == "ITEM" and bool(token.words))


def _other_predicate(tokens: Tokens, habits: Habits) -> Iterator[Found]:
    """ "Ann either sits in seat 2 or | $18": another kind of thing needs another verb."""
    for i, token in enumerate(tokens[:-3]):
        first, joint, second = tokens[i + 1 : i + 4]
        if token.type != "EITHER" or (first.type, joint.type, second.type) != ("ITEM", "OR", "ITEM"):
            continue
        if any(is_finite(token, k, habits.support) for k in range(len(token.gap))):
            continue
        verb = next((w for k, w in enumerate(first.gap) if is_finite(first, k, habits.support)), None)
        told = any(is_finite(second, k, habits.support) for k in range(len(second.gap))) or is_verb(second)
        apart = not categories_of(first) & categories_of(second)
        led = next((w.low for w in second.gap if closed().get(w.low) == "p"), None)
        named = (
            verb is not None and closed().get(verb.low) == "a" and closed().get(second.gap[0].low if second.gap else "") == "d"
        )
        same = led is not None and any(w.low == led for w in first.gap)
        same = same and verb is not None and not _led_otherwise(second, verb, led or "", habits)
        if verb is not None and not named and not told and apart and not same:
            yield ("verb", ""), second.words


def _other_complement(tokens: Tokens, habits: Habits) -> Iterator[Found]:
    """ "Is the cook or | tea, but not both", "is either | the red house or in the blue one": not so told elsewhere."""
    for first, joint, second in zip(tokens, tokens[1:], tokens[2:], strict=False):
        if joint.type not in ("OR", "NOR") or len(joint.gap) > 1 or not (first.type == second.type == "ITEM" and second.words):
            continue
        kinds, before = categories_of(second), [w.low for w in first.gap]
        if not (second.gap or joint.gap) and before[-1:] == ["the"] and not COPULAS.isdisjoint(before):
            named = second.words[0].text[0].isupper() or second.number is not None or any(habits.been[c] for c in kinds)
            if kinds and not named and not kinds & categories_of(first):
                yield ("verb", ""), second.words
        elif before == ["the"] and second.gap and closed().get(second.gap[0].low) == "p":
            if kinds & categories_of(first):
                yield ("preposition", ""), first.words


def _joined_to_object(tokens: Tokens, at: int, habits: Habits) -> Iterator[Found]:
    """ "Behind Ann and | fourth", "younger than Ann and | the green bag": what is said next lost its verb."""
    object_, other, end = tokens[at - 1], tokens[at + 1], tokens[at + 2]
    family = tokens[at].gap
    if family and not any(habits.support.speaks_of(c, family) for c in categories_of(object_)):
        return
    if object_.type != "ITEM" or other.type != "ITEM" or tokens[at - 2].type not in ("DIR", "THAN") or end.type != "END":
        return
    ranked = bool(other.words) and ordinal_value(other.words[0].low) is not None and not other.gap
    noun = end.gap[0] if len(end.gap) == 1 and other.gap and all(closed().get(w.low) == "d" for w in other.gap) else None
    somebody = all(w.low == "the" for w in object_.gap) and bool(object_.words) and object_.words[0].text[0].isupper()
    thing = noun is not None and any(habits.support.speaks_of(c, [noun]) for c in categories_of(other))
    had = noun is not None and (thing or singular(noun.low) in word_table("things")) and somebody
    led = other.gap[0].low if other.gap and closed().get(other.gap[0].low) in ("p", "t") else None  # "before Ann and | to Ben"
    apart = led is not None and tokens[at - 2].words[-1].low != led and bool(object_.words)
    apart = apart and any(way[1:] == (led,) for c in categories_of(other) for way in habits.ways[c])
    if ranked or had or apart or _nobody(object_, other, end, habits):
        yield ("verb", ""), (*other.gap, *other.words)


def _nobody(somebody: Token, other: Token, end: Token, habits: Habits) -> bool:
    """ "Older than Ann and | the bowler", "left of Ann and | $36": no two of a kind, unless clues name people so."""
    kinds, support = categories_of(other), habits.support
    aged = any(habits.frame.by_name[c].dimension == "age" for c in categories_of(somebody))
    aged = aged or not (other.gap or categories_of(somebody) & kinds)  # "longer than the Abbot family and | cereal"
    if not (aged or support.people_in(somebody)) or any(closed().get(w.low) != "d" for w in (*somebody.gap, *other.gap)):
        return False
    named = not other.gap and bool(other.words) and other.words[0].text[0].isupper()  # "behind Ann and Rex"
    if end.gap or named or not kinds:
        return False
    if other.gap and any(habits.frame.by_name[c].dimension == "age" for c in kinds):
        return False  # "older than Ann and the 29-year-old"
    return not any(support.people(c) or habits.named[c] > 1 for c in kinds)


def _led_otherwise(token: Token, verb: Word, preposition: str, habits: Habits) -> bool:
    """Whether the puzzle has another verb for what a preposition leads to: "departs | in May", and not "docks"."""
    ways = [way for c in categories_of(token) for way in habits.ways[c] if way[1:] == (key(preposition),)]
    verbs = {way[0] for way in ways if way[0] in _stems()}
    return closed().get(verb.low) is None and bool(verbs) and verb.stem not in verbs


@cache
def _stems() -> frozenset[str]:
    return frozenset(map(key, verb_forms()))


def _verb_among_two(tokens: Tokens, habits: Habits) -> Iterator[Found]:
    """ "Of Ann and the man | drinks tea, one is ...": in what "of" counts up, a verb needs its "who"."""
    kinds = [t.type for t in tokens]
    if kinds[0] != "OF" or "ONE" not in kinds:
        return
    for i in range(1, kinds.index("ONE")):
        gap = tokens[i].gap
        told = any(closed().get(w.low) == "w" for w in gap) or tokens[i].type != "ITEM"
        verb = next((w for k, w in enumerate(gap) if k > 1 and is_finite(tokens[i], k, habits.support)), None)
        if not told and verb is not None and may_be_verb(verb, habits.support):
            if verb.low.endswith("s") or verb.low in habits.active:
                yield ("relative", ""), (verb,)
