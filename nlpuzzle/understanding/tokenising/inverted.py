"""Sentences that begin with the place, put the usual way round: "behind Ann stands the cook", "between them are two people"."""

from collections.abc import Sequence
from dataclasses import replace

from nlpuzzle.english.classes import verb_class
from nlpuzzle.english.measured import measured
from nlpuzzle.english.morphology import singular
from nlpuzzle.english.numbers import ordinal_value
from nlpuzzle.english.units import unit_of
from nlpuzzle.english.words import Word, finite, key
from nlpuzzle.understanding.tokenising.tokens import Choice, Place, Token
from nlpuzzle.understanding.words.lines import TAKES_PLACE
from nlpuzzle.understanding.words.vocabulary import closed
from nlpuzzle.understanding.words.words_of import BOUNDS, COPULAS, PLACES

__all__ = ["upright"]

#: what a place may begin with, and what names the place's other end
_OPENING = frozenset("DIR NEXT DIRECTLY EXACTLY HEDGE NUMBER ATLEAST ATMOST OVER UNDER BETWEEN SIDES MIDWAY PAREN".split())
_LEADING = frozenset({"DIR", "NEXT", "BETWEEN", "SIDES", "MIDWAY"})
_CLAUSE_ENDS = frozenset({"END", "_COMMA", "_SEMI", "AND", "_BUT"})
_PAIRED = frozenset({"BETWEEN", "MIDWAY"})
#: verbs that may stand before their subject, and what leads to the place
_THERE = ("in", "on", "at")
_STAYING = "live stay sit stand dwell work sleep lie lodge reside hang moor"
_LED_BY = {
    **dict.fromkeys(map(key, _STAYING.split()), _THERE),
    **dict.fromkeys(map(key, ("come", "hail")), ("from",)),
    **dict.fromkeys(verb_class("getting-there"), ("to", "by")),
}
#: verbs that say in what place one is
_RANKING = frozenset(map(key, ("come", "finish", "arrive", "rank")))
_COMPARING = frozenset("COMP THAN MULT NUM EXACTLY ATLEAST ATMOST OVER UNDER".split())
_BARE = frozenset({"more", "less", "fewer"})
_RELATIVES = frozenset({"who", "that", "which", "whose", "where"})
#: what tells how far away
_TOLD = frozenset({"NUM", "DIRECTLY", "EXACTLY", "HEDGE"})
_OWN = frozenset({"his", "her", "its"})
_ARTICLES = frozenset({"the", "a", "an"})
_COUNTING = frozenset({"NUMBER", "EXACTLY", "ATLEAST", "ATMOST", "OVER", "UNDER"})


def upright(tokens: Sequence[Token]) -> list[Token]:
    """The tokens with the subject first; unchanged where the sentence does not begin with a place."""
    tokens = _difference_between(tokens)
    between = bool(tokens) and tokens[0].type == "BETWEEN"
    there = _there_first(tokens) if between else list(tokens)
    place_first = _subject_first(tokens) or _subject_after_comma(tokens) or _stands_there(tokens) or _came_from(tokens)
    return _people_between(there) or place_first or _compared_first(tokens) or there


def _there_first(tokens: Sequence[Token]) -> list[Token]:
    """ "Between Ann and Ben there are two people": there are two people between Ann and Ben."""
    kinds = [t.type for t in tokens]
    at = kinds.index("THERE") if "THERE" in kinds else 0
    if kinds[:1] != ["BETWEEN"] or not at or tokens[0].gap or tokens[at].gap or kinds[-2:] != ["NUMBER", "END"]:
        return list(tokens)
    between = replace(tokens[0], gap=tokens[-1].gap)
    return [*tokens[at:-1], between, *tokens[1:at], replace(tokens[-1], gap=())]


def _difference_between(tokens: Sequence[Token]) -> Sequence[Token]:
    """ "The difference in age between Ann and Ben is three years": they are three years apart in age.

    "The difference between the scores of Ann and Ben is 20": their scores differ by 20.
    """
    lows = [w.low for w in tokens[0].gap] if tokens else []
    if lows[:2] != ["the", "difference"]:
        return tokens
    kinds = [t.type for t in tokens]
    told = len(lows) == 2 or (len(lows) == 4 and lows[2] == "in")
    bound = kinds[4:5] != [] and kinds[4] in BOUNDS
    at = 4 + bound
    if not told or kinds[:4] != ["BETWEEN", "ITEM", "AND", "ITEM"] or len(tokens) < at + 2:
        return tokens
    if tokens[at].number is None or kinds[at + 1] not in _CLAUSE_ENDS or (bound and tokens[at].gap):
        return tokens
    last, after = tokens[4].gap, tokens[at + 1].gap
    if [w.low for w in last[-1:]] not in (["is"], ["was"]):  # "between Ann's weight and Ben | 's is"
        return tokens
    owned = [w.low for w in tokens[1].gap]
    of = owned.index("of") if owned[:1] == ["the"] and "of" in owned[:4] else 0
    noun = tokens[0].gap[3:] or tokens[1].gap[1:of] or _measure_owned(tokens[2].gap, last)
    first = replace(tokens[1], gap=tokens[1].gap[of + 1 :]) if of and len(lows) == 2 else tokens[1]
    if (noun or len(after) == 1) and (bound or not tokens[at].unit):
        amount = (*([replace(tokens[4], gap=())] if bound else []), replace(tokens[at], type="NUM", gap=(), reference=None))
        differ = Token("DIFFER", "", last[-1:], (*last[:-1], *noun))
        return [first, *tokens[2:4], differ, *amount, *tokens[at + 1 :]]
    if after or bound:
        return tokens
    measure = tokens[0].gap[2:] or tuple(w.instead(low) for w in noun[-1:] for low in ("in", singular(w.low)))
    return [first, *tokens[2:5], Token("APART", "", tokens[0].words), replace(tokens[5], gap=measure), *tokens[6:]]


def _measure_owned(first: Sequence[Word], last: Sequence[Word]) -> tuple[Word, ...]:
    """ "Between Ann | 's height | and Ben's", "between Ann's and Ben | 's heights": in what they differ."""
    own = (tuple(first[1:]) if first[:1] and first[0].low == "'s" else ()) or tuple(last[1:-1])
    told = measured().get(singular(own[0].low)) if len(own) == 1 else None
    return own if told is not None and last[0].low == "'s" else ()


def _people_between(tokens: Sequence[Token]) -> list[Token] | None:
    """ "Between Ann and Ben are exactly two people"."""
    if not tokens or tokens[0].type != "BETWEEN" or tokens[0].gap:
        return None
    kinds = [t.type for t in tokens]
    if kinds[:4] != ["BETWEEN", "ITEM", "AND", "ITEM"] or kinds[-2:] != ["NUMBER", "END"]:
        return None
    counted = tokens[4:-1]
    tail, verb = _parted(counted[0].gap)
    if verb is None or len(counted) > 2 or any(t.type not in _COUNTING for t in counted) or not tokens[-1].gap:
        return None
    between = replace(tokens[0], gap=tokens[-1].gap)
    return [replace(counted[0], gap=()), *counted[1:], between, *tokens[1:4], replace(tokens[-1], gap=tail)]


def _subject_first(tokens: Sequence[Token]) -> list[Token] | None:
    """ "Two places behind Ann stands the cook", "on either side of Ann are Ben and the cook"."""
    if tokens and tokens[0].type == "ITEM":
        return None
    kinds = [t.type for t in tokens]
    first = kinds.index("ITEM") if "ITEM" in kinds else 0
    if not first or tokens[0].gap or kinds[first - 1] not in _LEADING or not _OPENING.issuperset(kinds[:first]):
        return None
    stop = first + (3 if kinds[first - 1] in _PAIRED else 1)
    subject = tokens[stop:-1]
    aside = subject[1:] if kinds[stop + 1 : stop + 3] == ["_COMMA", "ITEM"] and _is_aside(subject[2]) else ()
    subject = subject[:1] if aside else subject  # "lives the editor, who plays the flute"
    ends = ["ITEM", "AND", "ITEM"] if kinds[first - 1] == "SIDES" else ["ITEM"]
    if [t.type for t in subject] != ends or (stop > first + 1 and kinds[first:stop] != ["ITEM", "AND", "ITEM"]):
        return None
    tail, verb = _parted(subject[0].gap)
    if verb is None:
        return None
    said, named = verb[0], verb[1:]
    if any(w.low not in ("the", "a", "an") for w in named) and not any(w.low in ("the", "a", "an", "who") for w in named):
        return None
    lead = replace(tokens[0], gap=(said,) if aside else (*tokens[-1].gap, said))
    whose = [replace(subject[0], gap=named), *subject[1:]]
    if aside:
        whose += [*aside, replace(aside[0], gap=tokens[-1].gap)]
    return [*whose, lead, *tokens[1:stop], replace(tokens[-1], gap=tail)]


def _is_aside(token: Token) -> bool:
    """ ", | who plays the | flute"."""
    return bool(token.gap) and token.gap[0].low in ("who", "which", "whose")


def _subject_after_comma(tokens: Sequence[Token]) -> list[Token] | None:
    """ "Two days after Ann, | Ben | took his trip", "the day before Ann, Ben sang": he did so two days after her."""
    kinds = [t.type for t in tokens]
    at = kinds.index("DIR") if "DIR" in kinds else 0
    if "DIR" not in kinds or kinds[at + 1 :] != ["ITEM", "_COMMA", "ITEM", "END"] or not _TOLD.issuperset(kinds[:at]):
        return None
    lead, subject, end = tokens[0].gap, tokens[at + 3], tokens[at + 4]
    timed = not lead or (len(lead) == 2 and lead[0].low == "the" and unit_of(lead[1].low) is not None)
    named = all(w.low in _ARTICLES for w in subject.gap)
    verb = end.gap[:1]
    done = len(end.gap) == 1 or (len(end.gap) == 3 and end.gap[1].low in _OWN)
    if not (timed and named and done) or not finite(verb[0].low) or not isinstance(subject.reference, Choice):
        return None
    first = replace(tokens[0], gap=(*end.gap, *lead))
    return [subject, first, *tokens[1 : at + 2], replace(end, gap=tokens[at + 2].gap)]


def _stands_there(tokens: Sequence[Token]) -> list[Token] | None:
    """ "At one end of the line | stands the cook", "in third place | came | Ann": the cook stands there."""
    if [t.type for t in tokens] != ["ITEM", "ITEM", "END"] or not tokens[1].gap:
        return None
    ordinal = any(ordinal_value(w.low) is not None for w in tokens[0].words) and {w.low for w in tokens[0].gap} <= {"in"}
    if not isinstance(tokens[0].reference, Place) and not ordinal:
        return None
    place, subject, end = tokens
    queue = subject.gap[:3] if [w.low for w in subject.gap[:2]] == ["of", "the"] else ()  # "at the back | of the queue stands"
    queue = queue or (subject.gap[:1] if ordinal and subject.gap[0].low in PLACES else ())  # "in third | place came"
    verb, *named = subject.gap[len(queue) :] or subject.gap
    if verb.low in COPULAS or not finite(verb.low) or key(verb.low) not in TAKES_PLACE | _RANKING:
        return None
    if named and named[0].low not in _ARTICLES:
        return None
    return [replace(subject, gap=tuple(named)), replace(place, gap=(*end.gap, verb, *place.gap)), replace(end, gap=queue)]


def _came_from(tokens: Sequence[Token]) -> list[Token] | None:
    """ "From Oslo | came the guest with the | cat", "in the red | house lives the | cook": the cook lives there."""
    if [t.type for t in tokens] != ["ITEM", "ITEM", "END"] or not tokens[0].gap or not tokens[1].gap:
        return None
    place, subject, end = tokens
    at = next((i for i, w in enumerate(subject.gap) if key(w.low) in _LED_BY), len(subject.gap) - 1)
    noun, verb, named = subject.gap[:at], subject.gap[at], subject.gap[at + 1 :]
    led = place.gap[0].low in _LED_BY.get(key(verb.low), ()) and all(w.low in _ARTICLES | PLACES for w in place.gap[1:])
    if not led or not finite(verb.low) or (named and named[0].low not in _ARTICLES):
        return None
    if any(not w.low.isalpha() or closed().get(w.low) is not None for w in noun) or len(noun) > 2 or (noun and end.gap):
        return None
    whose = replace(subject, gap=named)
    return [whose, replace(place, gap=(*end.gap, verb, *place.gap)), replace(end, gap=noun)]


def _compared_first(tokens: Sequence[Token]) -> list[Token] | None:
    """ "Heavier than Ann's parcel | was the one from Oslo", "three years older than Ann | is the cook": the cook is that."""
    kinds = [t.type for t in tokens]
    lead = kinds.index("COMP") + 2 if "COMP" in kinds[:3] else kinds.index("MULT") + 1 if "MULT" in kinds[:2] else 0
    if not lead or kinds[lead:] != ["ITEM", "ITEM", "END"] or tokens[0].gap or kinds[lead - 1] not in ("THAN", "MULT"):
        return None
    if not _COMPARING.issuperset(kinds[:lead]) or (len(tokens[0].words) == 1 and tokens[0].words[0].low in _BARE):
        return None  # "more than Ann's": more of what?
    other, subject, end = tokens[lead:]
    at = next((i for i, w in enumerate(subject.gap) if w.low in COPULAS), None)
    if at is None or any(w.low in _RELATIVES for w in subject.gap[:at]):
        return None
    tail, verb, named = subject.gap[:at], subject.gap[at], subject.gap[at + 1 :]
    if named and closed().get(named[0].low) != "d":
        return None  # "older than Ann is | from Oslo": who?
    first = replace(tokens[0], gap=(*end.gap, verb))
    return [replace(subject, gap=named), first, *tokens[1:lead], other, replace(end, gap=tail)]


def _parted(gap: Sequence[Word]) -> tuple[tuple[Word, ...], tuple[Word, ...] | None]:
    """The words of the item before, and those from the verb on: "drinker | stands the"; None without such a verb."""
    for i, word in enumerate(gap):
        if word.low in COPULAS or (finite(word.low) and key(word.low) in TAKES_PLACE):
            return tuple(gap[:i]), tuple(gap[i:])
        if word.low in _RELATIVES:
            break
    return tuple(gap), None
