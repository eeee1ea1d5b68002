"""From a token to the terms it may stand for: labels in several categories, places of a line, superlatives, pronouns."""

from collections.abc import Sequence
from itertools import pairwise

from nlpuzzle.english.classes import word_class
from nlpuzzle.english.morphology import singular
from nlpuzzle.english.numbers import number_value
from nlpuzzle.english.titles import titles
from nlpuzzle.english.wordlists import word_set
from nlpuzzle.english.words import Word, key, pasts, stems
from nlpuzzle.puzzle import Category, Frame, Item
from nlpuzzle.rules import At, Term
from nlpuzzle.understanding.soundness.support import Support
from nlpuzzle.understanding.tokenising.tokens import Adjective, Choice, Place, Pronoun, Superlative, Token
from nlpuzzle.understanding.words.deeds_counted import counts_the_deed
from nlpuzzle.understanding.words.grades import grades_in_a_row, grades_told
from nlpuzzle.understanding.words.groups import Group
from nlpuzzle.understanding.words.headings import heading, headings
from nlpuzzle.understanding.words.lines import in_turn, is_contest, is_line, is_seeding, line, told_as_age
from nlpuzzle.understanding.words.vocabulary import done_by, kinds_of, verb_forms
from nlpuzzle.understanding.words.words_of import CONTESTS

__all__ = [
    "AGED", "BODILY", "DEPTH", "FEWEST_WIN", "PERFORMED", "SIZES", "Meaning", "Options", "amounts", "at_rank", "below_zero",
    "counted_back", "is_pace", "is_score", "meanings", "measures", "tells_age",
]  # fmt: skip


class Options(tuple[Term, ...]):
    """ "One of the ends", "among the first four": one of several terms."""


Meaning = Term | Options


#: adjectives of age: what is "newer" is so many years younger, or was made in a later year
AGED = frozenset({"modern", "new", "old", "young"})
#: adjectives of whatever has an amount, and what may be told so by its own noun: "a smaller distance"
_AMOUNTED = frozenset("big great high large low small".split())
#: names of times that are counted back from now, or from when it began
_BACK = frozenset("ago before beforehand early earlier ahead prior".split())
#: what more of is further down
DEPTH = key("depth")
#: what there is more of where it is busier: the customers; where it is wetter: the rain
_PLENTY = {
    "busyness": word_class("plenty-busyness"), "sunshine": word_class("plenty-sunshine"),
    "wetness": word_class("plenty-wetness"), "windiness": word_class("plenty-windiness"),
}  # fmt: skip
_MAGNITUDES = frozenset("age angle area distance duration length money percent speed temperature volume weight".split())


#: what is told of a year beside that it is one, and what came to be in it
_YEARLY = frozenset("year years date decade of the a an in its their when first was were it they made".split())
_ORIGINS = frozenset(
    "birth born brewed bottled building built carved cast completed completion composed composition constructed construction "
    "created creation crafted erected established filmed finished forged foundation founded founding introduced "
    "invented issued issue launch launched laid made manufacture manufactured minted model opened opening origin painted "
    "planted premiere premiered printed produced production published publication recorded release released vintage woven "
    "written".split()
)


def tells_age(category: Category) -> bool:
    """Whether what is older has an earlier year: "year built", "year", and not "year joined"."""
    dated = category.dimension == "date" and category.unit in ("year", "decade", "century")
    told = {w for w in category.name.casefold().split() if w not in _YEARLY}
    return dated and (not told or bool(told & _ORIGINS) or not any(w.endswith("ed") or w in pasts() for w in told))


def amounts(adjective: Adjective, category: Category) -> bool:
    """Whether more or less of a category is told by the adjective, where the category's own noun stands with it."""
    if below_zero(category):
        return False
    if adjective.base in ("high", "low") and DEPTH in stems(category.name):
        return False  # "at a lower depth" is deeper, and "a lower depth" a smaller number
    return category.ordered and adjective.base in _AMOUNTED and category.dimension in _MAGNITUDES


def measures(adjective: Adjective, category: Category) -> bool:
    """Whether the adjective can compare things in the category."""
    if not category.ordered or (category.dimension == "id" and adjective.base != "numbered"):
        return False
    if category.dimension == "id":
        return True  # "a room with a higher number"
    if category.dimension is None:
        return adjective.base in _GENERAL
    if category.dimension == "position":
        if adjective.base == "numbered":
            return True
        if is_seeding(category) and adjective.base in ("good", "bad"):
            return True
        if adjective.base in PERFORMED:
            return is_contest(category) or category.items[0] == "1st"  # not the turns of a show
        return adjective.base in _RANKING and (adjective.base not in ("early", "late") or in_turn(category))
    if below_zero(category) or (adjective.base in ("early", "late") and counted_back(category)):
        return False
    if adjective.base in SIZES and category.unit in ("mile", "kilometer") and adjective.base not in _along(category):
        return False  # a bigger dog does not walk further, but a moon has a greater diameter
    if adjective.base in ("good", "bad"):  # more points are better; whether more of anything else is, nobody says
        return is_score(category)
    if category.dimension == "count" and adjective.base in _LENGTHS:
        if category.unit == "storey":
            return adjective.base == "short"
        return category.unit in _READ or category.unit == "night"  # a book of more pages, a stay of more nights is longer
    if category.unit == "night" and adjective.base in SIZES:
        return False  # nobody in a bigger tent stays longer
    if category.unit == "storey" and adjective.base == "tall":
        return True  # a tower of more storeys
    if category.dimension == "duration" and adjective.base in AGED:
        return told_as_age(category)
    if category.dimension == "duration" and is_pace(adjective):
        return _is_time_taken(category)  # the faster swimmer has the lesser time
    if adjective.base in ("strong", "weak") and category.dimension == "speed":
        return "wind" in category.name.casefold().split()
    along = _along(category)
    if along and adjective.base in _ALONG_ANY and adjective.base not in along:
        return False  # the wider box need not be the taller one
    if plenty := next((_PLENTY[quality] for quality in adjective.dimensions if quality in _PLENTY), None):
        if not plenty.isdisjoint({*category.name.casefold().split(), f"{category.name.casefold()}s"}):
            return True  # the busier shop has more customers, the wetter town more rain
    return category.dimension in adjective.dimensions


def _along(category: Category) -> frozenset[str]:
    """The adjectives by which a length is compared, if its name tells which way it runs."""
    if category.dimension not in ("length", "size"):
        return frozenset()
    last = singular(category.name.casefold().rpartition(" ")[2])
    if last == "size" and category.dimension == "length":
        return _ALONG["size"] | _IN_FEET  # of boats of 20 ft, the larger is the longer
    return _ALONG.get(last) or _ALONG.get(category.unit or "", frozenset())


def below_zero(category: Category) -> bool:
    """Whether more of a temperature is colder: "degrees below zero"."""
    return category.dimension == "temperature" and "below" in f"{category.name} {category.description}".casefold().split()


def counted_back(category: Category) -> bool:
    """Whether more of a time is earlier: "years ago", "minutes before the start", "minutes early"."""
    said = f"{category.name} {category.description}".casefold().split()
    back = [singular(unit) for unit, after in pairwise(said) if after in _BACK]
    return category.dimension == "duration" and category.unit in back


def is_score(category: Category) -> bool:
    return bool({key(w) for w in (category.unit or "", *category.name.casefold().split())} & _SCORED)


def _is_time_taken(category: Category) -> bool:
    """Whether a category of durations is how long they took: "time", "minutes taken", or a unit alone: "minutes"."""
    words = category.name.casefold().split()
    unit = len(words) == 1 and singular(words[0]) == category.unit and category.unit in ("second", "minute")
    return unit or bool({key(w) for w in words} & _TIMED)


def is_pace(adjective: Adjective) -> bool:
    """ "Faster", "slowest": where times are compared, the less of them the faster."""
    return adjective.base in _PACES


#: how one comes to a place in a contest
_CAME_IN = frozenset(map(key, "come finish end".split()))
#: words that make a rank a place
_SPATIAL = frozenset({"place", "position", "front", "back", "top", "bottom"})
#: direction of a place -> the end it speaks of, and where its ranks are counted as if the numbers began (-1) or ended there
_ENDS = {
    "top": ("top", -1), "bottom": ("bottom", -1), "above": ("top", 1), "left": ("left", -1), "right": ("right", 1),
    "front": ("front", -1), "back": ("back", 1),
}  # fmt: skip
#: adjectives that compare any bare number, and those that compare ranks
_GENERAL = word_class("general-amounts")
#: what people are large or small by
BODILY = frozenset({"size", "length", "weight", "age", "position"})
SIZES = frozenset({"big", "large", "small", "great", "huge", "tiny"})
_LENGTHS = frozenset({"long", "lengthy", "short"})
_READ = frozenset({"page", "word", "line", "verse", "chapter", "paragraph", "episode"})
_PACES = frozenset({"fast", "quick", "swift", "slow"})
_TIMED = frozenset(key(w) for w in ("time", "finish", "result", "take", "taken", "spend", "spent", "need"))
_SCORED = frozenset(key(w) for w in ("point", "score", "vote", "mark"))
#: games in which the lowest score is the best, and what is counted in them
_GOLF = "birdie bogey clubhouse fairway golf golfer par putt putter putting".split()
FEWEST_WIN = "golf golfer stroke par penalty fault".split()
PERFORMED = frozenset({"fast", "quick", "swift", "slow", "good", "bad"})
_RANKING = frozenset({"early", "late", "high", "low"})
#: names of lengths by the way they run, and the adjectives that measure that way
_ALONG = {
    **dict.fromkeys(("height", "stature"), word_set("tall short high low")),
    **dict.fromkeys(("altitude", "elevation"), word_set("high low tall")),
    **dict.fromkeys(("width", "breadth"), word_set("wide narrow broad")),
    **dict.fromkeys(
        ("distance", "mile", "kilometer", "walk", "hike", "ride", "drive", "trip", "journey", "route", "throw", "jump", "swim"),
        word_set("far distant close long lengthy short"),
    ),
    "length": word_set("long short lengthy far"),  # of a ride, too
    "thickness": word_set("thick thin slim"),
    "depth": word_set("deep shallow"),
    "diameter": word_set("wide narrow broad big large small"),
    "size": word_set("big large small huge tiny"),
}
_NUMBERS = frozenset({"number", "digit", "value"})
_IN_FEET = frozenset({"long", "short"})
#: adjectives that measure one way, or none at all
_ALONG_ANY = frozenset[str]().union(*_ALONG.values(), word_set("great"))


def meanings(token: Token, nearby: Sequence[Word], frame: Frame, support: Support, antecedent: Sequence[Term]) -> list[Meaning]:
    """Every term an ITEM token may denote, the ones with the best evidence in the words around it only."""
    match token.reference:
        case Choice(items, _):
            return list(_best(items, token, nearby, frame, support))
        case Place() as place:
            found = _place(place, token, nearby, frame, support)
            spatial = any(w.low in _SPATIAL for w in (*token.words, *nearby))  # nobody comes "in last place" of the days
            return [t for t in found if not (spatial and isinstance(t, At) and _timed(frame.by_name[t.category]))]
        case Superlative(adjective, rank):
            return _extremes(adjective, rank, nearby, _head(token, nearby), frame, support)
        case Group(items, _):
            return [Options(items)]
        case Pronoun():
            return list(antecedent[:1])
        case None:
            return []


def _timed(category: Category) -> bool:
    return category.dimension in ("date", "time")


def _best(items: tuple[Item, ...], token: Token, nearby: Sequence[Word], frame: Frame, support: Support) -> list[Item]:
    if len(items) > 1:
        items = tuple(item for item in items if not support.common_noun(token, item)) or items
    if len(items) > 1 and token.words and _is_a_name(token):
        items = tuple(item for item in items if item.label[:1].isupper()) or items  # "Mr | White", and no white door
    if len(items) > 1 and (owned := _owned(token, nearby)) is not None:
        items = _owners(items, owned, support)
    if len(items) < 2:
        return list(items)
    scores = {}
    for item in items:
        category = frame.by_name[item.category]
        scores[item] = support.of(category, nearby) * 2 + (3 if token.unit and category.unit == token.unit else 0)
        if not any(support.letter(w) in "nov" for w in nearby):
            scores[item] += 1 if _bare(category) else 0
    top = max(scores.values())
    best = [item for item in items if scores[item] == top]
    told = [item for item in items if item not in best and _told_as_well(item, best, nearby, frame, support)]
    return [item for item in items if item in best or item in told]


def _told_as_well(item: Item, best: Sequence[Item], nearby: Sequence[Word], frame: Frame, support: Support) -> bool:
    """ "Wears | red", of hats and of shirts: nothing but a verb tells of the one, and it is said of the other, too."""
    verbs = [w for w in nearby if w.low in verb_forms() and any(support.speaks_of(one.category, [w]) for one in best)]
    named = any(support.speaks_of(one.category, [w]) for one in best for w in nearby if w not in verbs)
    category = frame.by_name[item.category]
    return bool(verbs) and not named and all(support.goes_with(w, "", category) for w in verbs)


def _is_a_name(token: Token) -> bool:
    """ "Mr | White", "that White": written with a capital, and not as the last part of "Jane White"."""
    before = token.gap[-1] if token.gap else None
    titled = before is not None and before.low in titles("form", "noble") and token.words[0].text[:1].isupper()
    return titled or (token.words[0].proper and not (before is not None and before.text[:1].isupper()))


def _owned(token: Token, nearby: Sequence[Word]) -> tuple[Word, ...] | None:
    """The words for what a token is told to own: "Basil's | tea"; None where it is told to own nothing."""
    after = [w for w in nearby if token.words and w.start > token.words[-1].start]
    return tuple(after[1:]) if after and after[0].low in ("'s", "'") else None


def _owners(items: tuple[Item, ...], owned: Sequence[Word], support: Support) -> tuple[Item, ...]:
    """ "Basil's tea", where the teas have such names, too: whoever has one, and no tea."""
    others = tuple(item for item in items if not support.speaks_of(item.category, owned)) or items
    return tuple(item for item in others if support.people(item.category)) or others


def _bare(category: Category) -> bool:
    return "name" in category.name.casefold().split()


def _shows_a_number(nearby: Sequence[Word], row: Category | None, frame: Frame) -> bool:
    """ "The die shows | an odd number": one of the numbers that are told apart, and no place in the line."""
    shown = any(w.low in _NUMBERS for w in nearby[-1:])
    return shown and any(c is not row and all(number_value(item.casefold()) is not None for item in c.items) for c in frame)


def _place(place: Place, token: Token, nearby: Sequence[Word], frame: Frame, support: Support) -> list[Meaning]:
    found = line(frame)
    called = [c for c in frame.ordered if support.names(c, nearby)]
    if len(called) == 1 and (place.among in ("odd", "even") or called[0].dimension == "position"):
        found = called[0]  # "an even-numbered platform", where platforms are a category beside the line
    if place.among in ("odd", "even"):
        if found is not None and found.dimension in ("date", "time", "money"):
            return []  # the days are counted through the year here
        if not called and _shows_a_number(nearby, found, frame):
            return []
    if found is None:
        if place.direction == "best":
            return _scored(place.rank, frame)
        contested = support.story_has(CONTESTS) or bool(_strokes_of_golf(frame, support))
        if _came_in(place, token, nearby) and contested and (won := _won(place.rank, frame, support)):
            return won  # "finished last", where nothing but points are told
        if place.direction in ("winner", "won") and contested:
            return _won(place.rank, frame, support)
        when = [c for c in frame.ordered if c.dimension in ("date", "time")]
        if len(when) != 1 or place.direction or place.among or place.rank == 0:
            return []
        found = when[0]  # "the first of the five to sail": in time
    if place.direction in ("race", "winner", "won") and headings(found.description) and not is_contest(found):
        # those in a row along the wall were judged
        return _won(place.rank, frame, support) if support.story_has(CONTESTS) else []
    if (place.direction == "race" and not in_turn(found)) or (place.direction == "won" and not is_contest(found)):
        return []
    if place.direction == "winner" and not (is_contest(found) or {"position", "order"} & set(found.name.casefold().split())):
        return []  # who won a prize is first in no line of years or houses
    if place.direction in ("west", "east", "north", "south"):
        way = support.heading(place.direction)
        return [at_rank(found, -place.rank if way > 0 else place.rank)] if way else []
    if place.direction == "best" and not in_turn(found):
        return []
    size = frame.size
    rank = place.rank
    if rank == 0:
        if size % 2 == 0:
            return []
        rank = size // 2 + 1
    if place.direction in _ENDS:
        end, start = _ENDS[place.direction]
        sign = heading(found, end)
        if not sign:
            return []  # the top of a street?
        rank = rank if sign == start else -rank
    if abs(rank) > size:
        return []
    if place.among:
        return _among(place.among, found)
    return [at_rank(found, rank)]


def _came_in(place: Place, token: Token, nearby: Sequence[Word]) -> bool:
    """ "Finished | last", "came | first"; not "came home last", "came last to the fair"."""
    after = [w for w in nearby if w not in token.gap and w not in token.words]
    elsewhere = bool(after) and after[0].low in ("at", "from", "home", "to")
    ranked = abs(place.rank) == 1 and not place.direction and not place.among
    led = token.gap[:-1] if [w.low for w in (*token.gap[-1:], *after[:1])] == ["in", "place"] else token.gap
    return ranked and bool(led) and led[-1].stem in _CAME_IN and not elsewhere


def _scored(rank: int, frame: Frame) -> list[Meaning]:
    """ "Came bottom" where nothing but points are told: with the fewest."""
    found = [c for c in frame if c.ordered and is_score(c)]
    return [At(found[0].name, -rank)] if len(found) == 1 else []


def _won(rank: int, frame: Frame, support: Support) -> list[Meaning]:
    """ "The winner" where a contest tells its times or its points: the fastest, or the one with the most points."""
    found = [c for c in frame.ordered if is_score(c) or (c.dimension == "duration" and stems(c.name) & _TIMED)]
    if not found and (strokes := _strokes_of_golf(frame, support)):
        return [At(strokes[0].name, rank)]
    if len(found) != 1 or support.story_has(FEWEST_WIN) or found[0].unit in FEWEST_WIN:
        return []
    return [At(found[0].name, rank if found[0].dimension == "duration" else -rank)]


def _strokes_of_golf(frame: Frame, support: Support) -> list[Category]:
    """The strokes that golfers took, of which fewer are better, where no places are told."""
    found = [c for c in frame.ordered if c.dimension == "count" and "stroke" in (c.unit, singular(c.name.casefold()))]
    told = support.story_has(_GOLF) and not any(c.dimension == "position" for c in frame.ordered)
    return found if told and len(found) == 1 else []


def _among(among: str, found: Category) -> list[Meaning]:
    """The terms of "one of the ends", "the first four", "an odd number"."""
    kind, _, number = among.partition(" ")
    size = len(found.items)
    ranks: list[int]
    match kind:
        case "ends":
            ranks = [1, -1]
        case "first" | "last" | "top" | "bottom":
            towards = heading(found, kind) if kind in ("top", "bottom") else -1 if kind == "first" else 1
            several = {-1: range(1, int(number) + 1), 1: range(size - int(number) + 1, size + 1)}
            ranks = list(several.get(towards, ()))
        case "middle":
            ranks = [size // 2, size // 2 + 1] if size % 2 == 0 else []
        case _:
            odd = [(v % 2 == 1) == (kind == "odd") for v in sorted(found.values or ())]
            ranks = [rank for rank, wanted in enumerate(odd, 1) if wanted]
    if not ranks or len(ranks) >= size:
        return []
    return [at_rank(found, ranks[0])] if len(ranks) == 1 else [Options(at_rank(found, rank) for rank in ranks)]


def at_rank(category: Category, rank: int) -> Term:
    """The term of a rank; in a line of numbered places that is simply the item."""
    if category.given == "implied" or category.dimension == "position":
        return Item(category.name, category.ranked[rank - 1 if rank > 0 else rank])
    return At(category.name, rank)


def _head(token: Token, nearby: Sequence[Word]) -> list[Word]:
    """The words that a superlative ranks: "the greatest | height"; not "the oldest's | height", "the oldest boy | scored"."""
    after = [w for w in nearby if w not in token.gap]
    ended = (i for i, w in enumerate(after) if w.low in ("'s", "'") or (i and done_by(after[i - 1], w)))
    return after[: next(ended, len(after))]


#: what money is told by
_SUMS = (["amount"], ["amount", "of", "money"], ["amount", "of", "cash"], ["sum"], ["sum", "of", "money"])


def _extremes(
    adjective: Adjective, rank: int, nearby: Sequence[Word], head: Sequence[Word], frame: Frame, support: Support
) -> list[Meaning]:
    told = [c for c in frame.ordered if support.names(c, head)]  # "the greatest height" is no weight
    fitting = [c for c in told or frame.ordered if measures(adjective, c)] or [c for c in told if amounts(adjective, c)]
    if not fitting and (of_line := _graded(adjective, rank, told, frame, support)):
        return of_line
    if adjective.base in ("early", "late"):  # the earliest need not take the least time
        fitting = [c for c in fitting if c.dimension != "duration" or is_line(c)]
    if adjective.base in ("high", "low", "numbered"):
        if adjective.base == "numbered" or _of_numbers(head):
            fitting = [c for c in told or frame.ordered if _bears_numbers(c)]
            fitting = [c for c in fitting if told or support.names(c, nearby)] or fitting
            if adjective.base == "numbered" and not told and [w.low for w in head[:1]] != ["one"]:
                return []  # "the lowest-numbered | shirt", where they have lockers
            upwards = adjective.sign > 0
            return [_ranked(c, -rank if upwards else rank) for c in fitting] if len(fitting) == 1 else []
        fitting = [c for c in fitting if c.dimension != "position" or heading(c, "top")]
    sign = adjective.sign
    if not fitting and adjective.base in AGED:  # the oldest film came out in the earliest year
        fitting, sign = [c for c in frame if tells_age(c)], -adjective.sign
    if adjective.base in ("often", "frequently"):
        # "fell most often", where falls are counted
        fitting = [c for c in fitting if support.of(c, nearby) or counts_the_deed(c, nearby)]
    kinds = {kind for w in nearby for kind in kinds_of(w)}
    if not told and [w.low for w in head] in _SUMS:  # "the largest amount"
        fitting = [c for c in frame.ordered if c.dimension == "money"]
    elif head and adjective.base in ("big", "large", "small") and "money" not in kinds:
        # the largest flat need not have the highest rent
        fitting = [c for c in fitting if c.dimension != "money" or support.of(c, nearby)]
    scores = [support.of(c, nearby) + 2 * (c.dimension in kinds) for c in fitting]
    top = max(scores, default=0)
    found: list[Meaning] = []
    for category, score in zip(fitting, scores, strict=True):
        if score == top and rank <= frame.size:
            upwards = (sign > 0) != category.descending
            if category.dimension == "duration" and is_pace(adjective):
                upwards = not upwards
            if category.dimension == "position" and adjective.base in PERFORMED:
                upwards = adjective.sign < 0  # the fastest comes in first
            if category.dimension == "position" and adjective.base in ("high", "low"):
                upwards = adjective.sign == heading(category, "top")
            found.append(_ranked(category, -rank if upwards else rank))
    return found


def _graded(adjective: Adjective, rank: int, told: Sequence[Category], frame: Frame, support: Support) -> list[Meaning]:
    """ "The lightest | bell", where bells are numbered from the lightest to the heaviest; "the shortest" in place 1."""
    row = line(frame)
    if row is None or row.dimension != "position" or any(measures(adjective, c) for c in frame.ordered):
        return []
    grades = grades_told(support.told_text) if row in told else grades_in_a_row(support.told_text) if not told else {}
    way = adjective.sign * next((grades[kind] for kind in adjective.dimensions if kind in grades), 0)
    return [at_rank(row, rank if way < 0 else -rank)] if way and rank <= frame.size else []


def _of_numbers(head: Sequence[Word]) -> bool:
    """ "The highest | number", of those that things bear; not "the highest number of goals"."""
    lows = [w.low for w in head]
    return "number" in lows and "of" not in lows


def _bears_numbers(category: Category) -> bool:
    """Whether the items of a category are numbers that tell things apart: lockers, routes, shirts."""
    borne = category.dimension in ("position", "id", "count") and not is_score(category)
    return borne and all(item.isdecimal() for item in category.items)


def _ranked(category: Category, rank: int) -> Term:
    if category.given == "implied":
        return Item(category.name, category.ranked[rank - 1 if rank > 0 else rank])
    return At(category.name, rank)
