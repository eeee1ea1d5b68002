"""Measures told in other words than their category's: "can hold 225", "24 m below the surface", "the 45-footer"."""


from nlpuzzle.english.adjectives import comparative
from nlpuzzle.english.classes import word_class
from nlpuzzle.english.morphology import singular
from nlpuzzle.english.numbers import number_value
from nlpuzzle.english.units import unit_of
from nlpuzzle.english.words import Word, finite, split, third_person
from nlpuzzle.puzzle import Category, Frame
from nlpuzzle.understanding.rewording.waking import framed_rewriter

__all__ = ["measures_told"]

Words = tuple[Word, ...]

_CAPACITIES = word_class("capacities")
#: what something does with as many as it has room for
_HOLDING = frozenset("accommodate brew carry contain fit handle hold host make seat serve sleep store take".split())
#: what a thing can do by so much, by what is told of the things: the names of such categories (None: whatever it is called)
_ABILITIES: tuple[tuple[str, frozenset[str] | None, frozenset[str]], ...] = (
    ("speed", None, frozenset("achieve attain do fly go hit move reach run travel".split())),
    ("power", None, frozenset("deliver draw generate produce provide put supply".split())),
    ("loudness", None, frozenset("hit produce reach".split())),
    ("data", None, frozenset("hold save store".split())),
    ("volume", None, frozenset("brew carry contain fit hold make store take".split())),
    ("area", None, frozenset("clean cover handle mow paint treat".split())),
    ("count", _CAPACITIES, _HOLDING),
    ("weight", _CAPACITIES, frozenset("bear carry handle haul hold lift support take tow".split())),
    ("length", frozenset({"range"}), frozenset("cover drive fly go run travel".split())),
    ("duration", word_class("amounts-of-lives"), frozenset("go last run".split())),
    ("duration", frozenset({"flight", "flying"}), frozenset("fly hover last remain stay".split())),
)
#: how something stays that flies
_IN_THE_AIR = (["up"], ["aloft"], ["airborne"], ["in", "the", "air"])
_MODALS = frozenset({"can", "could", "cannot", "ca"})
_COMPARING = frozenset({"more", "fewer", "less", "only", "exactly", "just"})
_SIGNS = frozenset("$ £ €".split())
#: from where depths and heights are measured
_DEPTHS = frozenset({"depth"})
_HEIGHTS = frozenset({"altitude", "elevation", "height"})
_DOWN = frozenset("below beneath under underneath".split())
_UP = frozenset("above off over".split())
_SURFACES = (["the", "surface"], ["the", "water"], ["the", "waves"], ["the", "waterline"], ["sea", "level"], ["the", "sea"],
             ["the", "ground"], ["ground", "level"], ["ground"], ["the", "street"], ["street", "level"], ["the", "floor"],
             ["the", "earth"], ["water"], ["the", "valley"], ["the", "surrounding", "plain"])  # fmt: skip
#: from one end of a thing to the other
_ENDS = frozenset(
    {("bow", "stern"), ("stem", "stern"), ("nose", "tail"), ("head", "tail"), ("end", "end"), ("tip", "tip"), ("side", "side"),
     ("wingtip", "wingtip"), ("top", "bottom"), ("base", "tip"), ("corner", "corner"), ("head", "toe"), ("tip", "tail"),
     ("base", "top"), ("bottom", "top"), ("edge", "edge"), ("start", "finish"), ("beginning", "end")}
)  # fmt: skip
#: a thing by its size, told by one word: the unit in it
_SIZED = {
    "footer": "foot", "pounder": "pound", "incher": "inch", "miler": "mile", "pager": "page", "tonner": "ton",
    "watter": "watt", "seater": "seat", "yarder": "yard",
}  # fmt: skip
_LAND = frozenset("farmland forest grassland ground land pasture property space woodland".split())
#: what is told at the end of a game, and is the same as without
_LAST = frozenset({"final", "overall"})
_TOTALS = frozenset("score tally total count time mark bid price vote rating result".split())
#: how often so much is paid, and for what time
_EACH_TIME = frozenset("annual daily hourly monthly nightly weekly yearly".split())
_TIMES_PAID = frozenset("day hour month night week year".split())
_WINNING = frozenset({"final", "highest", "top", "winning"})


def _capable(words: Words, frame: Frame) -> Words:
    """ "Can (not) hold | 225 people", "can reach | 170 mph": holds, reaches."""
    lows = [*(w.low for w in words), "", ""]
    for i in range(1, len(words) - 2):
        if lows[i] not in _MODALS:
            continue
        denied = lows[i] == "cannot" or lows[i + 1] in ("not", "n't")
        at = i + 1 + (denied and lows[i] != "cannot")
        to = at + 1
        stays = lows[at] in ("stay", "remain")
        to += next((len(said) for said in _IN_THE_AIR if stays and lows[to : to + len(said)] == said), 0)
        up = lows[to : to + 2] == ["up", "to"]
        to += 2 * up
        first = lows[to + (lows[to] == "for")]
        amount = not denied and (first in _SIGNS or first in _COMPARING or number_value(first) is not None)
        amount = amount or (not up and lows[to] == "as" and lows[to + 1] in ("many", "much"))
        if not amount or not any(_can(c, lows[at]) for c in frame.ordered):
            continue
        if denied:
            no = tuple(words[i].instead(low) for low in ("does", "n't"))
            return (*words[:i], *no, words[at], *words[to:])
        verb = "fly" if to > at + 1 and not up else lows[at]
        return (*words[:i], words[at].instead(third_person(verb)), *words[to:])
    return words


def _can(category: Category, verb: str) -> bool:
    named = {singular(w.low) for w in split(category.name)}
    return any(
        category.dimension == dimension and verb in verbs and (names is None or not named.isdisjoint(names))
        for dimension, names, verbs in _ABILITIES
    )


def _lengths(frame: Frame, names: frozenset[str]) -> bool:
    """Whether lengths of one kind alone are told, and go by one of the names."""
    told = [c for c in frame.ordered if c.dimension == "length"]
    return len(told) == 1 and any(singular(w.low) in names for w in split(told[0].name))


def _from_the_surface(words: Words, frame: Frame) -> Words:
    """ "24 m | below the surface", "75 feet | above the ground": 24 m deep, 75 feet high."""
    lows = [w.low for w in words]
    for i in range(2, len(words) - 1):
        down = lows[i] in _DOWN
        if not (down or lows[i] in _UP) or unit_of(lows[i - 1]) is None or number_value(lows[i - 2]) is None:
            continue
        surface = next((s for s in _SURFACES if lows[i + 1 : i + 1 + len(s)] == s), None)
        after = lows[i + 1 + len(surface) : i + 2 + len(surface)] if surface is not None else []
        if surface is None or after in (["level"], ["of"], ["'s"]) or not _lengths(frame, _DEPTHS if down else _HEIGHTS):
            continue
        return (*words[:i], words[i].instead("deep" if down else "high"), *words[i + 1 + len(surface) :])
    return words


def _end_to_end(words: Words, frame: Frame) -> Words:
    """ "55 feet | from bow to stern": 55 feet."""
    lows = [w.low for w in words]
    for i in range(2, len(words) - 3):
        whole = lows[i] == "from" and lows[i + 2] == "to" and (lows[i + 1], lows[i + 3]) in _ENDS
        if whole and unit_of(lows[i - 1]) is not None and any(c.dimension == "length" for c in frame.ordered):
            return (*words[:i], *words[i + 4 :])
    return words


def _by_its_size(words: Words, frame: Frame) -> Words:
    """ "The | 45-footer": the 45 foot one."""
    for i in range(1, len(words)):
        unit = _SIZED.get(singular(words[i].low))
        at = i - 1 - (words[i - 1].low == "-")
        if unit is None or at < 1 or number_value(words[at].low) is None or words[at - 1].low not in ("the", "a", "an"):
            continue
        if any(c.unit == unit for c in frame.ordered) and words[i].low == singular(words[i].low):
            return (*words[: at + 1], words[i].instead(unit), words[i].instead("one"), *words[i + 1 :])
    return words


def _of_land(words: Words, frame: Frame) -> Words:
    """ "4 acres | of land": 4 acres."""
    for i in range(2, len(words) - 1):
        unit = unit_of(words[i - 1].low)
        if words[i].low == "of" and words[i + 1].low in _LAND and unit is not None and unit.dimension == "area":
            if any(c.dimension == "area" for c in frame.ordered) and number_value(words[i - 2].low) is not None:
                return (*words[:i], *words[i + 2 :])
    return words


def _at_more(words: Words, frame: Frame) -> Words:
    """ "Was clocked | at 15 mph faster | than": clocked 15 mph faster."""
    lows = [w.low for w in words]
    for i in range(1, len(words) - 4):
        if lows[i] not in ("at", "to") or number_value(lows[i + 1]) is None or not finite(lows[i - 1]):
            continue
        end = next((k for k in range(i + 2, min(i + 7, len(words) - 1)) if lows[k + 1] == "than"), 0)
        if end and comparative(lows[end]) is not None and any(c.dimension == "speed" for c in frame.ordered):
            return (*words[:i], *words[i + 1 :])
    return words


def _final_score(words: Words, frame: Frame) -> Words:
    """ "Ann's | final | score": the one that is told, and no place in a line."""
    for i in range(1, len(words) - 2):
        noun = singular(words[i + 1].low)
        if words[i].low in _LAST and noun in _TOTALS and any(noun in _names(c) for c in frame.ordered):
            return (*words[:i], *words[i + 1 :])
    return words


def _names(category: Category) -> frozenset[str]:
    return frozenset(singular(w.low) for w in split(f"{category.name} {category.unit or ''}"))


def _mercury(words: Words, frame: Frame) -> Words:
    """ "The | mercury | hit 74 degrees": the temperature."""
    for i in range(1, len(words) - 2):
        if words[i].low in ("mercury", "thermometer") and words[i - 1].low == "the" and not words[i].proper:
            if any(c.dimension == "temperature" for c in frame.ordered) and finite(words[i + 1].low):
                return (*words[:i], words[i].instead("temperature"), *words[i + 1 :])
    return words


def _winning_bid(words: Words, frame: Frame) -> Words:
    """ "The | winning bid for | the mirror": the bid of the mirror, where bids are told."""
    told = any("bid" in _names(c) for c in frame.ordered)
    lows = [w.low for w in words]
    for i in range(1, len(words) - 2 if told else 0):
        if lows[i - 1] == "the" and lows[i] in _WINNING and lows[i + 1 : i + 3] == ["bid", "for"]:
            return _winning_bid((*words[:i], words[i + 1], words[i + 2].instead("of"), *words[i + 3 :]), frame)
    return words


def _hourly(words: Words, frame: Frame) -> Words:
    """ "Ann's | hourly | rate": her rate, where rates are told for no other time."""
    sums = [c for c in frame.ordered if c.dimension == "money"]
    told = {w.low for c in sums for w in split(f"{c.name} {c.description}")}
    if len(sums) != 1 or told & (_EACH_TIME | _TIMES_PAID):
        return words
    for i in range(1, len(words) - 1):
        if words[i].low in _EACH_TIME and singular(words[i + 1].low) in _names(sums[0]) | {"rate"}:
            return (*words[:i], *words[i + 1 :])
    return words


#: the words, with every such wording put as the categories have it
measures_told = framed_rewriter(
    (_MODALS, _capable),
    (_DOWN | _UP, _from_the_surface),
    (frozenset({"from"}), _end_to_end),
    (frozenset(_SIZED), _by_its_size),
    (_LAND, _of_land),
    (frozenset({"than"}), _at_more),
    (_LAST, _final_score),
    (frozenset({"mercury", "thermometer"}), _mercury),
    (_WINNING, _winning_bid),
    (_EACH_TIME, _hourly),
)
