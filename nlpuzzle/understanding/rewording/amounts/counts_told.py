"""Counts and ages told in other words than their category's: "was staged 30 times", "sleeps 40", "hatched 3 years ago"."""

from collections.abc import Iterator

from nlpuzzle.english.morphology import plural, singular
from nlpuzzle.english.numbers import number_value
from nlpuzzle.english.units import unit_of
from nlpuzzle.english.words import Word, key, past_of, pasts, split
from nlpuzzle.puzzle import Category, Frame
from nlpuzzle.understanding.rewording.waking import framed_rewriter
from nlpuzzle.understanding.words.people import is_person
from nlpuzzle.understanding.words.vocabulary import verb_forms

__all__ = ["counts_told"]

Words = tuple[Word, ...]

_MORE_OR_FEWER = frozenset({"more", "fewer", "less"})
_PARTICLES = frozenset({"on", "out", "up"})
#: how what is counted is done each time
_DONE_SO_OFTEN = {
    noun: frozenset(key(verb) for verb in verbs.split())
    for noun, verbs in (
        ("performance", "perform given put+on show stage"), ("show", "perform given put+on stage"), ("showing", "screen show"),
        ("screening", "screen show"), ("broadcast", "air broadcast"), ("visit", "visit"), ("view", "view watch"),
        ("play", "play"), ("loan", "borrow check+out lend loan"),
    )
}  # fmt: skip
#: what is counted where somebody may lie, or sit
_SEATS = frozenset("chair place seat".split())
_BEDS = frozenset("bed berth bunk room".split()) | _SEATS
#: what tells how long a text is
_EXTENTS = frozenset("chapter episode letter line page stanza verse volume word".split())
_BORN = frozenset({"born", "hatched"})
_OLDER = {"before": "older", "after": "younger", "earlier": "older", "later": "younger"}

#: who lives somewhere, and how such categories go by
_THEY = frozenset("people residents inhabitants villagers".split())
_PEOPLED = frozenset("inhabitant people population resident villager".split())
#: what takes so long until it is done
_ENDED = frozenset(
    "closed closes completed cracked ended ends escaped escapes finish finished finishes gets got solved solves stopped stops"
    .split()
)
_SPANS = frozenset("second minute hour day week month".split())
#: what need not come to be
_MERELY_MEANT = frozenset("announced booked intended meant planned promised proposed scheduled suggested".split())
_DENIALS = frozenset("not n't never no nor neither cannot".split())


def _born_before(words: Words, frame: Frame) -> Words:
    """ "Was born | 3 years | before Ann", "hatched | before", where ages are told: is 3 years older than she."""
    lows = [w.low for w in words]
    born = next((low for low in lows if low in _BORN), "")
    if not born or not any(c.dimension == "age" for c in frame.ordered):
        return words
    if any(c.dimension == "date" for c in frame.ordered):
        return words  # of which year, or month?
    at = lows.index(born)
    was = at > 0 and lows[at - 1] in ("was", "were")
    order = next((k for k in range(at + 1, min(at + 5, len(words) - 1)) if lows[k] in _OLDER), 0)
    if at < 1 or not (was or born == "hatched") or not order:
        return words
    amount = words[at + 1 : order]
    years = not amount or (len(amount) == 2 and number_value(amount[0].low) is not None and unit_of(amount[1].low) is not None)
    than = lows[order] in ("earlier", "later")
    if not years or (than and lows[order + 1] != "than"):
        return words
    rest = words[order + 1 + than :]
    if not rest or number_value(rest[0].low) is not None:
        return words
    is_ = () if was else (words[at].instead("is"),)
    return (*words[:at], *is_, *amount, words[order].instead(_OLDER[lows[order]]), words[order].instead("than"), *rest)


def _years_ago(words: Words, frame: Frame) -> Words:
    """ "Hatched | 11 years ago", "was born | 3 years ago", where ages are told: is 11 years old."""
    lows = [w.low for w in words]
    aged = any(c.dimension == "age" for c in frame.ordered) and not any(c.dimension == "date" for c in frame.ordered)
    for i in range(3, len(words) if aged else 0):
        if lows[i] != "ago" or lows[i - 1] not in ("year", "years") or number_value(lows[i - 2]) is None:
            continue
        born = i - 3
        was = lows[born - 1] in ("was", "were")
        if lows[born] in _BORN and (was or lows[born] == "hatched"):
            so_old = (words[born].instead("is"), *words[i - 2 : i], words[i].instead("old"))
            return (*words[: born - was], *so_old, *words[i + 1 :])
    return words


def _so_many_times(words: Words, frame: Frame) -> Words:
    """ "Was downloaded | 2,250 times", "was put on | fewer times than", where performances are counted: had so many."""
    lows = [w.low for w in words]
    for i in range(3, len(words)):
        if lows[i] != "times":
            continue
        start = i - 1
        while start > 1 and (lows[start] in _MORE_OR_FEWER or number_value(lows[start]) is not None):
            start -= 1
        done = start - (lows[start] in _PARTICLES)
        either = lows[done - 1] == "either"
        if either and lows[done - 2] in ("was", "were"):  # "was | either | performed 30 times or written by Ann"
            return _so_many_times((*words[: done - 2], words[done - 1], words[done - 2], *words[done:]), frame)
        had = words[done - 2 : done]
        has = [w.low for w in had] in (["has", "been"], ["have", "been"], ["had", "been"])
        if start == i - 1 or done < 2 or not (has or lows[done - 1] in ("was", "were")):
            continue
        counted = [noun for c in frame.ordered if c.dimension == "count" for noun in _counting(c, lows[done], lows[start])]
        if counted:
            amount = words[start + 1 : i]
            noun = words[i].instead(plural(singular(counted[0])))
            return (*words[: done - 1 - has], words[done].instead("had"), *amount, noun, *words[i + 1 :])
    return words


def _counting(category: Category, participle: str, particle: str) -> Iterator[str]:
    """The nouns of a category that count how often something is done: "downloads", by "downloaded"."""
    verb = f"{participle}+{particle}" if particle in _PARTICLES else participle
    for word in split(category.name):
        if key(word.low) == key(participle) or key(verb) in _DONE_SO_OFTEN.get(singular(word.low), ()):
            yield word.low


def _pages_long(words: Words, frame: Frame) -> Words:
    """ "Is 90 pages | long", where pages are counted: is 90 pages."""
    for i in range(2, len(words)):
        noun = singular(words[i - 1].low)
        if words[i].low == "long" and noun in _EXTENTS and number_value(words[i - 2].low) is not None:
            if any(c.dimension == "count" and noun in _nouns(c) for c in frame.ordered):
                return (*words[:i], *words[i + 1 :])
    return words


def _room_for(words: Words, frame: Frame) -> Words:
    """ "Has | room for 48 guests", "sleeps 40", where beds are counted: has 48 beds."""
    counted = [singular(w.low) for c in frame.ordered if c.dimension == "count" for w in split(c.name)]
    bed = next((noun for noun in counted if noun in _BEDS), "")
    lows = [*(w.low for w in words), "", "", ""]
    for i in range(1, len(words) if bed else 0):
        at = i + 2 if lows[i : i + 2] == ["room", "for"] else i + 1
        sleeps = lows[i] in ("sleeps", "slept") and bed not in _SEATS
        if not (sleeps or at == i + 2) or number_value(lows[at]) is None:
            continue
        who = at + 1
        if is_person(lows[who]) or lows[who] == "people":
            who += 1
        elif lows[who] not in ("", ".", ",", ";", "and", "but", "is", "was"):
            continue
        has = (words[i].instead("has"),) if sleeps else ()
        return (*words[:i], *has, words[at], words[at].instead(plural(bed)), *words[who:])
    return words


def _nouns(category: Category) -> frozenset[str]:
    return frozenset(singular(w.low) for w in split(f"{category.name} {category.unit or ''}"))


def _people_living(words: Words, frame: Frame) -> Words:
    """ "(450) more people | live in | Marl than in Tull", where populations are told: Marl has (450) more people than Tull."""
    named = any(not _PEOPLED.isdisjoint(_nouns(c)) for c in frame.ordered)
    lows = [*(w.low for w in words), "", ""]
    start = int(number_value(lows[0]) is not None)
    live = start + 2
    told = named and lows[start] in ("more", "fewer") and lows[start + 1] in _THEY and lows[live] in ("live", "lived", "reside")
    than = next((k for k in range(live + 2, len(words) - 2) if lows[k : k + 2] == ["than", "in"]), 0)
    if not told or lows[live + 1] != "in" or not than or {"and", "or", ","} & {*lows}:
        return words
    has = words[live].instead("had" if lows[live] == "lived" else "has")
    return (*words[live + 2 : than], has, *words[:live], words[than], *words[than + 2 :])


def _after_so_long(words: Words, frame: Frame) -> Words:
    """ "Escaped | after | 44 minutes", where it is told how long each took: in 44 minutes."""
    units = {c.unit for c in frame.ordered if c.dimension == "duration" or (c.dimension == "count" and c.unit in _SPANS)}
    lows = [*(w.low for w in words), "", "", ""]
    for i in range(2, len(words) - 2 if units else 0):
        said = lows[i - 1] in _ENDED or (lows[i - 1] in _PARTICLES and lows[i - 2] in _ENDED)
        unit = unit_of(lows[i + 2])
        if lows[i] == "after" and said and number_value(lows[i + 1]) is not None and unit is not None:
            if singular(lows[i + 2]) in units and lows[i + 3] in ("", ".", ",", ";", "and", "or", "but"):
                return (*words[:i], words[i].instead("in"), *words[i + 1 :])
    return words


def _only_so_many(words: Words, frame: Frame) -> Words:
    """ "Needed | only | 38 minutes either", "after | just | 41 minutes": so many, where nothing is denied."""
    lows = [*(w.low for w in words), ""]
    if _DENIALS & {*lows} or not frame.ordered:
        return words
    for i in range(2, len(words) - 2):
        spare = lows[i] in ("just", "only") and number_value(lows[i + 1]) is not None
        counted = unit_of(lows[i + 2]) is not None or any(singular(lows[i + 2]) in _nouns(c) for c in frame.ordered)
        if spare and counted and (lows[i - 1] == "after" or lows[i + 3] == "either"):
            return (*words[:i], *words[i + 1 :])
    return words


def _first_done(words: Words, frame: Frame) -> Words:
    """ "Was | first | lit sometime before", "was first opened in 1867", where years are told: was lit, was opened."""
    lows = [w.low for w in words]
    dated = any(c.dimension == "date" and c.unit == "year" for c in frame.ordered)
    for i in range(2, len(words) - 2 if dated else 0):
        if lows[i + 1] in _MERELY_MEANT:
            continue
        done = past_of(lows[i + 1]) is not None and lows[i + 1] not in pasts()
        done = done and (lows[i + 1] in verb_forms() or not lows[i + 1].endswith("ed"))
        if lows[i] == "first" and lows[i - 1] in ("was", "were", "been") and done:
            return (*words[:i], *words[i + 1 :])
    return words


#: the words, with every such wording put as the categories have it
counts_told = framed_rewriter(
    (_BORN, _born_before),
    (frozenset({"ago"}), _years_ago),
    (frozenset({"times"}), _so_many_times),
    (_THEY, _people_living),
    (frozenset({"just", "only"}), _only_so_many),
    (frozenset({"after"}), _after_so_long),
    (frozenset({"first"}), _first_done),
    (frozenset({"long"}), _pages_long),
    (frozenset({"room", "sleeps", "slept"}), _room_for),
)
