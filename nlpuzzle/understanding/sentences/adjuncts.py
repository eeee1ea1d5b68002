"""Phrases after a fact that it can do without: "rides a scooter | to work", "has an elm | in the yard"."""

import re
from dataclasses import replace

from nlpuzzle.english.classes import verb_class, word_class
from nlpuzzle.english.kinds import families
from nlpuzzle.english.morphology import is_plural, singular
from nlpuzzle.english.units import unit_of
from nlpuzzle.english.words import Word, key
from nlpuzzle.understanding.sentences.holders import without_holder
from nlpuzzle.understanding.soundness import shapes
from nlpuzzle.understanding.soundness.slots import CLOSERS, COMPARED
from nlpuzzle.understanding.soundness.support import Support
from nlpuzzle.understanding.soundness.word_classes import letters
from nlpuzzle.understanding.tokenising.tokens import Choice, Superlative, Token
from nlpuzzle.understanding.words.groups import all_called
from nlpuzzle.understanding.words.vocabulary import closed

__all__ = ["without_adjuncts"]

#: where one goes day by day, or whenever one has something on
_GOING_TO = word_class("gone-to-often")
#: how one gets there, and what one does with what one takes along
_TAKING = frozenset(map(key, verb_class("taking-along")))
#: where one has what is one's own
_KEPT_IN = word_class("ones-own-places")
_HAS = frozenset({"has", "have", "had"})
_KEEPING = frozenset(map(key, "grow keep place".split()))
_WEARING = frozenset(map(key, ("wear",)))
_IN = frozenset({"in", "on", "at"})
_OWN = frozenset({"the", "his", "her", "their"})
_OFTEN = frozenset({"every", "each"})
_SPEND = key("spend")
#: where one is for some time
_AWAY = frozenset(
    tuple(said.split())
    for said in (
        "abroad", "aloft", "at sea", "away", "away from home", "in orbit", "in space", "in the air", "on the road", "overseas",
        "underground", "underwater",
    )
)  # fmt: skip
#: the longest end of a clause that is looked at, in words
_MOST = 7
_PERIODS = frozenset("day morning afternoon evening night week weekend month season year".split())
_RATES = frozenset("day daily week weekly month monthly year yearly".split())
_DENYING = frozenset({"NOT", "NEITHER", "NOR", "NOBODY", "UNTRUE", "IF", "UNLESS"})
#: what says more of the item than that it is one's own
_RELATING = (COMPARED | {"THAN", "AS"}) - {"EITHER", "NEITHER"}
_TELLING_HOW_OFTEN = frozenset({"date", "duration", "time"})
_OTHER_YEARS = re.compile(
    r"\b(?:last|previous|other|next|another|earlier|every|each|later) (?:year|season|summer|winter|spring|autumn)\b|\bago\b"
)
#: "a different number of times", "how often"
_HOW_OFTEN = re.compile(
    r"\b(?:number of (?:times|days)|how often|how many times|(?:times|days) (?:a|per|each|every) (?:day|week|month|year))\b"
)


def without_adjuncts(tokens: tuple[Token, ...], support: Support) -> tuple[Token, ...]:
    """A clause without such phrases, and without the nouns for the holders of what it compares."""
    for i in range(1, len(tokens)):
        item, token = tokens[i - 1], tokens[i]
        if not token.gap or token.type not in CLOSERS or item.type != "ITEM":
            continue
        told = without_holder(item, _without_adjunct(tokens, i, support), support)
        if _of_them_all(item, told.gap, support):
            told = replace(told, gap=())
        if told is not token:
            tokens = (*tokens[:i], told, *tokens[i + 1 :])
    return tokens


def _without_adjunct(tokens: tuple[Token, ...], i: int, support: Support) -> Token:
    """The token after a fact, without the phrase at the end of the clause that says no more of it."""
    item, token = tokens[i - 1], tokens[i]
    if len(token.gap) > _MOST:
        return token
    if item.unit and _spent_away(tokens[:i], token.gap):
        return replace(token, gap=())
    if item.number is not None:  # not "has $40 | in her purse"
        return replace(token, gap=()) if item.unit and _every_day(token.gap, support) else token
    verb = _verb(tokens[:i]) if isinstance(item.reference, Choice) else None
    if verb is None:
        return token
    gap, denied = token.gap, any(t.type in _DENYING for t in tokens[:i])
    lows = [w.low for w in gap]
    if not denied and len(gap) > 1 and lows[-2] in _OFTEN and lows[-1] in _PERIODS and not _tells_how_often(support):
        gap = gap[:-2]  # "rides a scooter | every day"
    gap = gap[: len(gap) - _adjunct(item, verb, gap, denied, support)]
    plain = gap is not token.gap and shapes.fullmatch(r"[jno]*", letters(gap, support))
    return replace(token, gap=gap) if plain else token


def _adjunct(item: Token, verb: Word, gap: tuple[Word, ...], denied: bool, support: Support) -> int:
    """Of how many words the phrase is."""
    lows = ["", "", "", *(w.low for w in gap)]
    owned = lows[-2] in _OWN
    preposition, last = lows[-3] if owned else lows[-2], lows[-1]
    if lows[3:] == ["itself"]:
        return int(not denied and verb.low in _IN)
    if lows[3:] in (["this", "year"], ["this", "season"]):
        return 2 * (not _tells_how_often(support) and not support.story_matches(_OTHER_YEARS))
    if verb.stem in _TAKING and ((preposition == "to" and last in _GOING_TO) or lows[-2:] == ["from", "home"]):
        return (2 + owned) * (not denied or _told_to_go(last, support))
    if (verb.low in _HAS or verb.stem in _KEEPING) and preposition in _IN and owned:
        return 3 * _kept(gap[-1], denied, support)
    if verb.low in _HAS and lows[-3] in ("for", "as") and closed().get(lows[-2]) == "d":
        return 3 * _named(item, gap[-1:], support)
    return int((verb.low in _HAS or verb.stem in _WEARING) and last == "on" and _worn(item, gap[:-1], support))


def _every_day(gap: tuple[Word, ...], support: Support) -> bool:
    """ "Does 35 minutes | a day", where the story tells what is done each day, and nothing of weeks."""
    lows = [w.low for w in gap]
    rate = len(lows) == 2 and lows[0] in ("a", "per", *_OFTEN) and lows[1] in ("day", "night", "week", "month", "year")
    often = {lows[-1], "daily" if lows[-1] == "day" else f"{lows[-1]}ly"}
    return rate and support.story_has(often) and not support.story_has(_RATES - often)


def _spent_away(before: tuple[Token, ...], gap: tuple[Word, ...]) -> bool:
    """ "Spent 12 days | in orbit", "was gone for 6 nights | abroad": where the time was spent, and no more than that."""
    verbs = [w for w in before[-1].gap if w.stem == _SPEND]
    lone = unit_of(before[-1].unit)
    return bool(verbs) and lone is not None and lone.dimension == "duration" and tuple(w.low for w in gap) in _AWAY


def _of_them_all(superlative: Token, gap: tuple[Word, ...], support: Support) -> bool:
    """ "Is the oldest | of the girls", where all of them are girls, by the story or by their names."""
    if not isinstance(superlative.reference, Superlative) or [w.low for w in gap[:2]] != ["of", "the"] or len(gap) != 3:
        return False
    return is_plural(gap[2].low) and (support.as_many(gap[2]) or all_called(singular(gap[2].low), support.frame))


def _verb(tokens: tuple[Token, ...]) -> Word | None:
    """The verb right before the last item: "doesn't ride | a scooter", "who always has | raisins"; None where there is more."""
    gap = [w for w in tokens[-1].gap if closed().get(w.low) not in ("d", "r", "j")]
    subject = len(tokens) > 1 and all(t.type not in _RELATING for t in tokens)
    return gap[-1] if subject and gap and len(gap) < 3 else None


def _told_to_go(place: str, support: Support) -> bool:
    """Whether the story tells how they all get there, so that who doesn't ride a bicycle to work has none: "commutes"."""
    there = rf"(?:there|in|(?:to|at) (?:(?:the|his|her|their) )?{re.escape(place)})"
    getting = r"(?:get|go|come|travel|ride|drive|arrive|journey|walk)s?|goes|getting|going|coming|travelling|traveling|arriving"
    return bool(support.story_matches(re.compile(rf"\bcommut\w+|\b(?:{getting}) {there}\b")))


def _kept(noun: Word, denied: bool, support: Support) -> bool:
    """ "Has an elm | in the yard": where the story says so of all of them; in a place of one's own, who has it there has it."""
    led = r"\b(?:in|into|on|onto|at|from) (?:the|a|an|his|her|their)"
    told = {match[1] for match in support.story_matches(re.compile(rf"{led}((?: [a-z-]+)?) {re.escape(noun.low)}\b"))}
    if len(told) > 1:
        return False  # "in the front yard", "in the back yard"
    return bool(told) or (not denied and noun.low in _KEPT_IN and not support.supported(noun))


def _named(item: Token, nouns: tuple[Word, ...], support: Support) -> bool:
    """ "Has Mr Dunn | for a teacher", where teachers are a category."""
    items = item.reference.items if isinstance(item.reference, Choice) else ()
    return bool(items) and all(support.names(support.frame.by_name[one.category], nouns) for one in items)


def _worn(item: Token, nouns: tuple[Word, ...], support: Support) -> bool:
    """ "Has a lime | cap | on"."""
    items = item.reference.items if isinstance(item.reference, Choice) else ()
    clothing = len(nouns) == 1 and "clothing" in families(singular(nouns[0].low))
    known = support.supported(nouns[0]) if clothing else False
    return clothing and bool(items) and (known or all(support.speaks_of(i.category, nouns) for i in items))


def _tells_how_often(support: Support) -> bool:
    """Whether the puzzle asks when or how often something is done."""
    timed = any(c.dimension in _TELLING_HOW_OFTEN or c.unit in _PERIODS for c in support.frame)
    return timed or bool(support.story_matches(_HOW_OFTEN))
