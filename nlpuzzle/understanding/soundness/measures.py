"""A number or a date that is one of something else: "had room for 260", "starts at 10", "wrote the saga in 1948"."""

from collections.abc import Sequence
from itertools import pairwise

from nlpuzzle.english.morphology import singular
from nlpuzzle.english.units import unit_of
from nlpuzzle.english.words import Word, finite, key, split
from nlpuzzle.puzzle import Category
from nlpuzzle.understanding.objection import Trouble
from nlpuzzle.understanding.soundness import shapes
from nlpuzzle.understanding.soundness.events import classes_of, deed
from nlpuzzle.understanding.soundness.nouns import MEASURED
from nlpuzzle.understanding.soundness.support import Support
from nlpuzzle.understanding.tokenising.tokens import Token
from nlpuzzle.understanding.words.lines import TAKES_PLACE
from nlpuzzle.understanding.words.people import is_person
from nlpuzzle.understanding.words.vocabulary import closed, doings, kinds_of, verb_forms

__all__ = [
    "another_event", "capacity", "changed_from", "covered", "earned_or_paid", "estimated", "fellows_counted", "height",
    "made_then", "other_amount", "waiting",
]  # fmt: skip


#: which way a length goes, by the noun for it
_ALONG = {
    "height": ("high", "tall"), "length": ("long",), "depth": ("deep",), "width": ("wide", "broad"), "distance": ("long",),
}  # fmt: skip


#: what is done over a length, and is none
_DONE_ALONG = frozenset({"move", "create", "perceive"})
#: what is so much at a time, and may become more or less
_AMOUNTS = frozenset({"count", "duration", "length", "money", "speed", "temperature", "weight"})
#: what one pays, and what one gets
#: how far one goes, in whatever way
_COVERING = frozenset(map(key, "cover go move travel".split()))
_COSTS = frozenset("admission bill fare fee fine rent tab toll tuition".split())
_EARNINGS = frozenset("earning income pay profit revenue salary sale taking tip wage winning".split())
_EARNING = frozenset(map(key, "earn gain raise sell win".split()))
_WAGES = frozenset(map(key, ("earn", "make", "tip")))
#: what those get for a thing who sell it
_PRICES = frozenset({"cost", "price"})
_SOLD = frozenset("auction auctioned sale sales sell sellers selling sells sold stall stalls".split())
_PAYING = frozenset(map(key, ("pay", "spend")))
_RISING = frozenset(map(key, "rise tower soar".split()))
_ESTIMATING = frozenset(map(key, "value estimate appraise insure assess".split()))


def other_amount(tokens: Sequence[Token], index: int, gap: tuple[Word, ...], found: str, category: Category) -> Trouble | None:
    """ "Starts at 10" is no price of $10."""
    if tokens[index].number is None or tokens[index].unit or category.dimension in ("time", "date", "position"):
        return None
    at = found.endswith("p") and gap[-1].low == "at" and len(gap) > 1 and "time" in kinds_of(gap[-2])
    return ("unknown", (*gap[-1:], *tokens[index].words)) if at else None


def estimated(gap: tuple[Word, ...], found: str, category: Category, support: Support) -> Trouble | None:
    """ "Was valued at £340": what somebody thinks, and no price that was paid."""
    match = shapes.search(r"a[vo]p$", found)
    verb = gap[-2] if match is not None else None
    thought = verb is not None and verb.stem in _ESTIMATING and category.dimension == "money"
    return ("relation", (verb,)) if verb is not None and thought and not support.supported(verb) else None


def changed_from(gap: tuple[Word, ...], category: Category, support: Support) -> Trouble | None:
    """ "Was trimmed from | 110 minutes", "fell from | $30": what it was before; one may jump from 9,000 ft."""
    if len(gap) > 1 and support.goes_with(gap[-2], "from", category):
        return None
    told = len(gap) > 1 and gap[-1].low == "from" and closed().get(gap[-2].low) is None and finite(gap[-2].low)
    return ("relation", gap[-2:]) if told and category.dimension in _AMOUNTS else None


def earned_or_paid(words: Sequence[Word], category: Category, support: Support) -> Word | None:
    """A verb of earning where the sums are rents and fares, or of paying where they are wages: "sold $10 more than"."""
    if category.dimension != "money":
        return None
    named = {singular(w.low) for w in split(category.name)}
    other = _EARNING if named & _COSTS else _PAYING if named & _EARNINGS else frozenset[str]()
    if named & _PRICES and not support.story_has(_SOLD):
        other = _WAGES
    return next((w for w in words if w.stem in other and not (support.story_has((w.low,)) or support.recurs(w))), None)


def covered(tokens: Sequence[Token], index: int, category: Category, support: Support) -> Trouble | None:
    """ "Swam 15 m", where lengths are those of boats; "jumped 3 m", where trees have heights; "jogged", of a commute."""
    found = deed(tokens[index].gap)
    if tokens[index].number is None or category.dimension != "length" or found is None or support.supported(found[0]):
        return None
    after = tokens[index + 1].gap[:1] if index + 1 < len(tokens) else ()
    if after and tokens[index].gap[-1].low in ("a", "an", "the") and support.spoken_of(after[0]):
        return None  # "wound a 30 m | rope": so long is the line
    if found[2] and support.goes_with(found[0], found[2], category):
        return None  # "jumped from 10000 ft", where altitudes are told
    named = {singular(w.low) for w in split(category.name)}
    if (after and singular(after[0].low) in named) or ("height" in named and found[1] in _RISING):
        return None  # "completed 32 | lengths"; "rises 170 feet"
    ways = {verb for noun in named for verb in doings().get(noun, ())}
    if ways and "move" in classes_of(found[1]) and found[1] not in ways | _COVERING:
        return "another deed", found[:1]  # "swam 12 miles", where they commute
    sized = bool(named & {"height", "length", "width"})  # one goes down a depth
    return ("another deed", found[:1]) if sized and classes_of(found[1]) & _DONE_ALONG else None


def capacity(number: bool, gap: tuple[Word, ...], found: str, category: Category, support: Support) -> Trouble | None:
    """ "Had room for 260": so many were expected, or would have gone in."""
    if not number or not shapes.search(r"[va]d?[no]p$", found) or gap[-1].low not in ("for", "of"):
        return None
    known = support.speaks_of(category.name, gap[-2:-1]) or unit_of(gap[-2].low) is not None or support.together(*gap[-2:])
    return None if known or gap[-2].low in MEASURED else ("misplaced", gap[-2:])


def height(number: bool, tail: tuple[Word, ...], category: Category) -> Trouble | None:
    """ "125 high" where guests are counted."""
    if number and len(tail) == 1 and category.dimension == "length":
        ways = {way for w in split(category.name) for way in _ALONG.get(w.low, ())}
        if ways and tail[0].low not in ways and any(tail[0].low in told for told in _ALONG.values()):
            return "misplaced", tail[:1]  # "dug 140 cm deep" where heights are told
    measured = number and bool(tail) and tail[0].low in ("high", "tall", "long", "wide", "deep", "old", "large")
    return ("misplaced", tail[:1]) if measured and len(tail) == 1 and category.dimension in ("count", "money", "date") else None


def fellows_counted(
    number: bool, gap: tuple[Word, ...], tail: tuple[Word, ...], category: Category, support: Support
) -> Trouble | None:
    """ "Danced with 3 men", where tables have numbers: so many others, and no table."""
    if not number or category.dimension != "position" or not tail or gap[-1].stem in {w.stem for w in split(category.name)}:
        return None
    several = is_person(tail[0].low) and singular(tail[0].low) != tail[0].low
    return ("misplaced", tail[:1]) if several and not support.speaks_of(category.name, tail[:1]) else None


#: what everybody does on the day, and no puzzle means unless it says so
_WAKING_AND_SLEEPING = tuple(
    (verb, *rest)
    for verbs, *rest in (
        ("got gets", "up"), ("got gets", "out", "of", "bed"), ("went goes", "to", "bed"), ("went goes", "to", "sleep"),
    )
    for verb in verbs.split()
)
_BEDS = frozenset("bed beds wake wakes woke waking awake rise rises rising rose alarm alarms asleep sleep sleeps".split())


def another_event(tokens: Sequence[Token], index: int, found: str, category: Category, support: Support) -> Trouble | None:
    """ "Wrote the saga in 1948" where the years are those of a birth, "baked on Monday" where nobody else does: what
    happened then is something else.
    """
    if category.dimension not in ("date", "time"):
        return None
    once = next((w for w, after in pairwise(tokens[index].gap) if w.low == "first" and after.low in verb_forms()), None)
    if once is not None and category.unit in ("day", "minute"):
        return "relation", (once,)  # "was first climbed on a Monday"
    particle = found.endswith("r") and tokens[index].gap[-1].low in ("in", "on")  # "climbed in 1902"
    if not (found.endswith("p") or particle):
        return None
    home = next((w for w in tokens[index].gap if w.low == "home"), None)
    if home is not None and not support.supported(home):
        return "relation", (home,)  # "came home at 9:00"
    lows = [w.low for w in tokens[index].gap]
    told = support.story_has(_BEDS) or any(support.follows_in_story(w, "up") for w in tokens[index].gap)
    for said in _WAKING_AND_SLEEPING if not told else ():
        if any(lows[i : i + len(said)] == list(said) for i in range(len(lows))):
            return "relation", tokens[index].gap  # "got up at 8:00"
    before = [w for token in tokens[: index + 1] for w in token.gap]
    done = ("ed", "en", "orn", "uilt", "old", "ade")
    named = {w.stem for w in split(category.name) if w.low == "born" or (w.low in verb_forms() and w.low.endswith(done))}
    verbs = [w for w in before if w.low in verb_forms() and support.letter(w) in "vo"]
    if category.unit == "year" and not any(support.told(w) or support.goes_with(w, "", category) for w in verbs):
        named |= doings().get(category.name.casefold(), frozenset())  # "was climbed in 1902", of eruptions
    if named:
        return ("relation", tuple(verbs)) if verbs and not named & {w.stem for w in before} else None
    at = index - 1 if found == "p" and index > 1 else index  # "booked | Gate | on | June 9"
    verb = (tokens[at].gap or tokens[index].gap)[0]
    active = at and tokens[at - 1].type == "ITEM" and support.letter(verb) == "v" and finite(verb.low)
    told = support.supported(verb) or verb.stem in TAKES_PLACE or "time" in kinds_of(verb)
    return ("relation", (verb,)) if active and not told else None


def made_then(gap: tuple[Word, ...], category: Category, support: Support) -> Trouble | None:
    """ "Was printed on June 5" where books are sold on these days, "was posted on Monday" where they arrive then."""
    nouns = {id(w) for before, w in pairwise(gap) if closed().get(before.low) == "d"}  # "the | ship | that sank in 1815"
    made = tuple(w for w in gap if id(w) not in nouns and support.another_stage(category, w))
    return ("relation", made) if made and category.dimension in ("date", "time") else None


def waiting(number: bool, tail: tuple[Word, ...], category: Category, support: Support) -> Trouble | None:
    """ "Has 40 passengers waiting": not all of them."""
    if not number or not category.ordered or len(tail) != 2 or support.letter(tail[0]) not in "no":
        return None
    return ("misplaced", tail[1:]) if tail[1].low.endswith("ing") else None
