"""What may be said after the item that a comparison points at: "two days after the vase | was sold", "the first | to speak"."""

import re
from dataclasses import replace

from nlpuzzle.english.classes import word_class
from nlpuzzle.english.words import Word, finite, forms, key
from nlpuzzle.puzzle import Category, Frame
from nlpuzzle.understanding.soundness import shapes
from nlpuzzle.understanding.soundness.deeds import AFRESH, LOOSE
from nlpuzzle.understanding.soundness.events import classes_of
from nlpuzzle.understanding.soundness.slots import CLOSERS
from nlpuzzle.understanding.soundness.support import Support
from nlpuzzle.understanding.soundness.word_classes import letters
from nlpuzzle.understanding.tokenising.tokens import Choice, Place, Token
from nlpuzzle.understanding.words.lines import TAKES_PLACE, in_turn, is_contest, line
from nlpuzzle.understanding.words.vocabulary import closed, kinds_of, verb_forms
from nlpuzzle.understanding.words.words_of import COPULAS

__all__ = [
    "PLANNED", "WISHES", "done_elsewhere", "event_tail", "office_held", "passive_tail", "time_taken_to", "within_the_period",
    "without_auxiliary", "without_infinitive", "without_living", "without_passive",
]  # fmt: skip

PLANNED = word_class("planned")
#: what has hours, days or months in it that come one after another, and what may stand before these
_PERIODS = frozenset("day morning afternoon evening night week month season year".split())
_SORTS_OF_PERIODS = frozenset({"academic", "calendar", "school", "working"})
WISHES = frozenset(key(w) for w in ("want", "try", "hope", "plan", "wish", "mean"))


def without_infinitive(rank: Token, token: Token, support: Support) -> Token:
    """ "The first | to speak", "the third person | to cross the line was": what all of them do, in their turn."""
    if not isinstance(rank.reference, Place) and not support.ordinal(rank):
        return token
    if rank.type != "ITEM" or token.type not in ("ITEM", "NOT", *CLOSERS):
        return token
    found = shapes.match(r"[noh]?ta?([vo])(r|d[jno]*[no])?(?=[avo]|$)", letters(token.gap, support)) or _to_have(token, support)
    if found is not None and found.end() < len(token.gap) and not _begins(token.gap[found.end()]):
        return token
    if found is None or (token.type in ("ITEM", "NOT")) == (found.end() == len(token.gap)):
        return token
    verb = token.gap[found.start(1)]
    row = line(support.frame)
    timed = row is None or row.dimension in ("date", "time")
    contest = row is not None and is_contest(row)
    told = support.supported(verb)
    stays = verb.stem in TAKES_PLACE and (told or not contest)
    # "the first to ride", where the story tells that they rode one after another; "to land", where landings are listed
    turn = row is not None and (support.speaks_of(row.name, [verb]) or (in_turn(row) and not contest and support.told(verb)))
    taken = stays or turn or support.done_in_turn(verb) or (told if timed else "place" in kinds_of(verb))
    return replace(token, gap=token.gap[found.end() :]) if taken else token


def _to_have(token: Token, support: Support) -> re.Match[str] | None:
    """ "The first dog | to have a bath": as told of all of them by the noun."""
    found = shapes.match(r"[noh]?tad([no])(?=[av]|$)", letters(token.gap, support))
    return found if found is not None and token.gap[found.start(1) - 2].low == "have" else None


def _begins(verb: Word) -> bool:
    """Whether the verb of the sentence follows: "the first to arrive | brought the tart"."""
    return closed().get(verb.low) == "a" or (verb.low in verb_forms() and finite(verb.low))


def time_taken_to(degree: Token, gap: tuple[Word, ...], support: Support) -> tuple[Word, ...]:
    """ "20 minutes longer | to assemble (her kit) | than": what the time is taken for, as such things are done with."""
    long = degree.type == "COMP" and degree.adjective is not None and degree.adjective.base == "long"
    if not long or len(gap) < 2 or gap[0].low != "to" or not shapes.fullmatch(r"t[vo](d[jno]*[no])?", letters(gap, support)):
        return ()
    does = gap[1].low in verb_forms() and gap[1].stem not in WISHES | LOOSE
    done = does and (support.supported(gap[1]) or support.goes_with_any(gap[1]))
    things = all(support.spoken_of(noun) for noun in gap[3:][-1:])
    return gap if done and things and any(c.dimension == "duration" for c in support.frame) else ()


def without_auxiliary(item: Token, token: Token, support: Support) -> Token:
    """ "The house | Ann | is selling", "that Ann | has sold": what she does to it, as in "the house Ann | sells"."""
    if token.type not in CLOSERS or item.type != "ITEM" or len(token.gap) != 2:
        return token
    if not shapes.fullmatch(r"a[vo]", letters(token.gap, support)):
        return token
    if not shapes.fullmatch(r"d?[jno]*[no]w?", letters(item.gap, support)):
        return token  # "older than Ben is | hosting"
    auxiliary, verb = token.gap
    doing = auxiliary.low in ("is", "was", "are", "were") and verb.low.endswith("ing")
    done = auxiliary.low in ("has", "had", "have") and not verb.low.endswith("ing")
    loose = verb.stem in LOOSE | AFRESH and not support.supported(verb)
    return replace(token, gap=(verb,)) if verb.low in verb_forms() and (doing or done) and not loose else token


def without_passive(tokens: tuple[Token, ...], i: int, support: Support) -> Token:
    """ "The room where the bell | is kept is | not the attic": the clause that tells where is over before the verb."""
    token = tokens[i]
    if token.type != "NOT" or i != 1 or not shapes.fullmatch(r"a[vo]a", letters(token.gap, support)):
        return token
    done = replace(token, type="END", gap=token.gap[:2])
    return replace(token, gap=token.gap[2:]) if passive_tail((tokens[0], done), 1, support) else token


def without_living(item: Token, token: Token, first: bool, support: Support) -> Token:
    """ "The town where Ann | lives is | hotter than": told which it is; "than the one where Ann | is staying": stays."""
    if token.type == "ITEM" or "where" not in [w.low for w in item.gap] or not support.people_in(item):
        return token
    found = shapes.match(r"(a?)([vo])(?=a|$)", letters(token.gap, support))
    if found is None or (found[1] != "") != token.gap[found.start(2)].low.endswith("ing"):
        return token
    verb = token.gap[found.start(2)]
    if verb.low not in _LIVING or (token.gap[0].low not in COPULAS and found[1]):
        return token
    if found.end() < len(token.gap):
        plain = first and shapes.fullmatch(r"a{1,2}", letters(token.gap[found.end() :], support))  # not "has a zoo that is"
        return replace(token, gap=token.gap[found.end() :]) if plain else token
    return replace(token, gap=(verb,)) if token.type in CLOSERS else token


def done_elsewhere(tokens: tuple[Token, ...], i: int, support: Support) -> tuple[Word, ...]:
    """ "The room where the bell | was cast is | the attic": what was done to it there need not be where it is now."""
    item, gap = tokens[i - 1], tokens[i].gap
    if item.type != "ITEM" or "where" not in [w.low for w in item.gap] or not isinstance(item.reference, Choice):
        return ()
    found = shapes.match(r"(a?)([vo])(?=[avo])", letters(gap, support))
    if found is None or gap[found.start(2)].low not in verb_forms():
        return ()
    verb, rest = gap[found.start(2)], gap[found.end() :]
    past = found[1] != "" and gap[0].low in ("was", "were")
    same = not past or rest[0].low in ("was", "were") or (finite(rest[0].low) and not rest[0].low.endswith("s"))
    own = any(support.of(support.frame.by_name[c.category], [verb]) for c in item.reference.items)
    return () if same and (own or verb.stem in _LOCATED) else gap[: found.end()]


#: how somebody is where he is
_LIVING = frozenset(form for verb in ("live", "stay", "reside") for form in forms(verb))
_HEAR = key("hear")
#: the classes of what is done with a thing that has to be there: "where the drum is heard"
_DONE_THERE = frozenset({"consume", "cooking", "hold", "perceive", "tend", "use"})
#: what is done with a thing where it is
_LOCATED = frozenset(map(key, "keep store find hang stand lie display show grow sell moor park".split()))


def passive_tail(tokens: tuple[Token, ...], i: int, support: Support) -> bool:
    """ "The house where | the pony | is kept", "two days after | the vase | was sold": a neutral verb adds nothing."""
    item, token = tokens[i - 1], tokens[i]
    if token.type not in CLOSERS or item.type != "ITEM":
        return False
    found = letters(token.gap, support)
    if found.startswith("s") and len(found) == 4 and support.supported(token.gap[1]) and support.supported(token.gap[-1]):
        found = found[1:]  # "after Ann | 's photo was used", where such things are
    if not shapes.fullmatch(r"[jno]{0,2}a[vo]|ha[vo]", found):
        return False
    auxiliary, verb = token.gap[-2:]
    before = [w.low for w in item.gap]
    there = verb.stem == _HEAR or not _DONE_THERE.isdisjoint(classes_of(verb.stem))
    there = there and "where" in before and finite(verb.low)
    told = (verb.low in verb_forms() or there) and not verb.low.endswith("ing") and verb.low != "born"
    if not told or auxiliary.low not in COPULAS:
        return False
    if "when" in before or ["on", "which"] in [before[k : k + 2] for k in range(len(before))]:
        return len(found) == 2
    if "where" in before or "which" in before:
        # what was done somewhere need not be so now, unless all of it is told as over, or the story is about just that
        over = _told_as_past(tokens[: i - 1]) or any(_told_there(verb, c, support) for c in _categories(item, support))
        return len(found) == 2 and (auxiliary.low in ("is", "are") or over)
    start = next((k for k in range(i - 1, 0, -1) if tokens[k].type != "ITEM"), 0)
    row = line(support.frame)
    then = tokens[start].type == "DIR" and tokens[start].value.partition(":")[0] in ("before", "after")
    timed = row is None or in_turn(row)
    planned = verb.low in PLANNED or verb.stem in WISHES
    otherwise = planned or (row is not None and support.another_stage(row, verb))
    return then and timed and verb.stem not in LOOSE | AFRESH and not otherwise


def _told_there(verb: Word, category: Category, support: Support) -> bool:
    """ "Where the stew | was eaten": what the story tells of such things, or what is done with a meal, just once."""
    return support.told_of(verb, category) or ("consume" in classes_of(verb.stem) and support.english_has(verb.stem, category))


def _categories(item: Token, support: Support) -> list[Category]:
    """The categories of which an item may be one."""
    named = item.reference.items if isinstance(item.reference, Choice) else ()
    return [support.frame.by_name[one.category] for one in named]


def _told_as_past(tokens: tuple[Token, ...]) -> bool:
    """Whether the last verb is a past one: "sat next to the one where the atlas was read"."""
    verbs = [w.low for t in tokens for w in t.gap if w.low in verb_forms() or w.low in {*COPULAS, "has", "had"}]
    return bool(verbs) and (verbs[-1] in ("was", "were", "had") or (finite(verbs[-1]) and not verbs[-1].endswith("s")))


def office_held(tokens: tuple[Token, ...], i: int, support: Support) -> bool:
    """ "The town where | Ann | is mayor", "the show on which | the vicar | is the guest": as its category calls the item."""
    item, token = tokens[i - 1], tokens[i]
    if token.type not in CLOSERS or item.type != "ITEM" or not shapes.fullmatch(r"ad?[jno]", letters(token.gap, support)):
        return False
    led = [w.low for w in item.gap if closed().get(w.low) != "d"]
    there = led[-1:] == ["where"] or (led[-1:] == ["which"] and led[-2:-1] in (["in"], ["on"], ["at"]))
    categories = _categories(item, support)
    is_so = token.gap[0].low in ("is", "was") and all(w.low in ("the", "a", "an") for w in token.gap[1:-1])
    return there and is_so and bool(categories) and all(support.names(c, token.gap[-1:]) for c in categories)


def event_tail(tokens: tuple[Token, ...], at: int, support: Support) -> bool:
    """ "Two days after | the vase | was sold", "a day before | Ann | joined the club": what the puzzle tells of on each day."""
    token = tokens[at]
    if token.type not in CLOSERS or at < 2 or tokens[at - 1].type != "ITEM" or tokens[at - 2].type != "DIR":
        return False
    row = line(support.frame) or _only_time(support.frame)
    if [w.low for w in token.gap[:2]] in (["did", "the"], ["does", "the"]) and len(token.gap) == 3 and row is not None:
        return token.gap[2].low.endswith("ing") and support.told(token.gap[2]) and row.dimension == "date"  # "did the cooking"
    shape = letters(token.gap, support)
    if shapes.fullmatch(r"ad[jno]*[no]", shape) and token.gap[0].low in ("has", "had") and row is not None:
        held = _categories(tokens[at - 1], support)  # "after Ann | has the key", where there are key holders
        return in_turn(row) and bool(held) and all(support.speaks_of(c.name, token.gap[-1:]) for c in held)
    own = [w.low for w in token.gap[1:]] in (["her", "own"], ["his", "own"], ["their", "own"], ["hers"], ["theirs"])
    if shapes.fullmatch(r"[no][vo]r", shape) and support.supported(token.gap[0]) and support.supported(token.gap[1]):
        shape = shape[1:2]  # "after the chess | show comes out"
        token = replace(token, gap=token.gap[1:2])
    elif own and len(token.gap) < 4:
        shape, token = shape[:1], replace(token, gap=token.gap[:1])  # "after Ann | saw hers"
    found = shapes.fullmatch(r"(a?)([vo])(r?p?d?[jno]*[no])?", shape)
    if found is None or row is None or row.dimension not in ("date", "time") or tokens[at - 2].value not in ("before", "after"):
        return False
    verb = token.gap[found.start(2)]
    told = support.spoken_of(verb) or (found[1] and verb.low in verb_forms() and line(support.frame) is not None)
    if verb.low == "born" or not told:
        return False
    done = finite(verb.low) or verb.low.endswith(("ing", "en")) or bool(found[1])
    return done and (not found[3] or (support.supported(verb) and support.supported(token.gap[-1])))


def _only_time(frame: Frame) -> Category | None:
    """The times or dates of a puzzle without a line: what "before" and "after" compare."""
    told = [category for category in frame.ordered if category.dimension in ("date", "time")]
    return told[0] if len(told) == 1 else None


def within_the_period(degree: Token, gap: tuple[Word, ...]) -> bool:
    """ "Earlier | in the day | than", "later | that morning | than": the times compared lie in one period."""
    timed = degree.type == "COMP" and degree.adjective is not None and degree.adjective.base in ("early", "late")
    lows = [w.low for w in gap]
    if timed and len(lows) == 2 and lows[0] in ("that", "this"):
        return lows[1] in _PERIODS
    led = timed and len(lows) in (3, 4) and lows[:2] == ["in", "the"] and lows[-1] in _PERIODS
    return led and (len(lows) == 3 or lows[2] in _SORTS_OF_PERIODS)
