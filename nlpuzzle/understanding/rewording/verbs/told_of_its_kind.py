"""What is told by words that only the categories make plain: "under Captain Boyd", "the cocoa content", "was ready sooner"."""

from nlpuzzle.english.classes import word_class
from nlpuzzle.english.kinds import families
from nlpuzzle.english.morphology import singular
from nlpuzzle.english.numbers import number_value
from nlpuzzle.english.units import unit_of
from nlpuzzle.english.words import Word, split
from nlpuzzle.puzzle import Category, Frame
from nlpuzzle.understanding.words.words_of import COPULAS

__all__ = ["told_of_its_kind"]

Words = tuple[Word, ...]

#: who has the command of a ship, and what one does under him
_COMMANDERS = frozenset({"captain", "commander", "skipper"})
_SAILING = {"sails": "is", "sailed": "was", "serves": "is", "served": "was"}
_TITLED = frozenset({"captain", "skipper", "commander"})
#: what is measured by what reaches it
_LEVELS = frozenset({"speed", "temperature", "loudness", "volume", "level", "altitude", "height", "depth"})
_HIT = {"hit": "reached", "hits": "reaches"}
#: how much of it there is in a thing
_CONTENTS = frozenset({"content", "percentage"})
#: at what times things get ready
_SOON = frozenset({"sooner", "later", "earlier", "before", "after", "first", "last"})
_FINES = word_class("paid-when-late")
_RETURNED = frozenset({"returned", "returns"})
_GRADED = frozenset({"marked", "graded", "rated"})
_SCORES = frozenset({"score", "mark", "point", "grade", "rating"})
_SOONER = frozenset({"faster", "sooner", "quicker", "earlier", "later"})
_GOT = frozenset({"got", "received"})
_SERVED = word_class("what-one-waits-for")
_HIS = frozenset({"his", "her", "their"})
_FIGHTS = frozenset({"battles", "bouts", "contests", "duels", "fights"})
_LETTING = frozenset({"let", "lets"})
#: what is let to happen to food and drink, and what is done then
_STEEPING = {
    "bake": "baked", "brew": "brewed", "infuse": "infused", "marinate": "marinated", "simmer": "simmered", "soak": "soaked",
    "steep": "steeped", "stew": "stewed",
}  # fmt: skip
#: what one does with a partner
_PAIRED = frozenset({"danced", "dance", "skated", "skate"})
_GOING_UP = {"go": "go", "goes": "goes", "went": "went"}


def told_of_its_kind(words: Words, frame: Frame) -> Words:
    """The words with each of these put plainly, where a category is of that kind."""
    lows = {w.low for w in words}
    if "under" in lows and (_SAILING.keys() | COPULAS) & lows:
        words = _under_a_captain(words, frame)
    if _HIT.keys() & lows:
        words = _reached(words, frame)
    if "content" in lows:
        words = _percentage(words, frame)
    if "ready" in lows:
        words = _ready(words, frame)
    if "late" in lows:
        words = _late(words, frame)
    if "up" in lows and _GOING_UP.keys() & lows:
        words = _up_to_a_floor(words, frame)
    if _GRADED & lows:
        words = _marked(words, frame)
    if _SOONER & lows and _GOT & lows:
        words = _served(words, frame)
    if "won" in lows and _FIGHTS & lows:
        words = _fights_won(words, frame)
    if _LETTING & lows:
        words = _let_it(words)
    if "together" in lows:
        words = _together(words, frame)
    if _HIS & lows and COPULAS & lows:
        words = _his_hobby(words, frame)
    if "first" in lows or "own" in lows:
        words = _as_its_own(words, frame)
    return words


def _under_a_captain(words: Words, frame: Frame) -> Words:
    """ "Is | under Captain Boyd", "sails under Munro": is commanded by him."""
    lows = [w.low for w in words]
    captains = [c for c in frame if _head(c) in _COMMANDERS]
    for i in range(2, len(words) - 1):
        if lows[i] != "under" or not (lows[i - 1] in COPULAS or lows[i - 1] in _SAILING):
            continue
        start = i + 1 + (lows[i + 1] in _TITLED and i + 2 < len(words))
        if any(_named(lows, at, c) for c in captains for at in (i + 1, start)):
            verb = words[i - 1].instead(_SAILING.get(lows[i - 1], lows[i - 1]))
            return (*words[: i - 1], verb, words[i].instead("commanded"), words[i].instead("by"), *words[i + 1 :])
    return words


def _reached(words: Words, frame: Frame) -> Words:
    """ "Hit | 94 decibels": reached, where such levels are listed."""
    lows = [*(w.low for w in words), ""]
    for i in range(1, len(words) - 2):
        unit = unit_of(lows[i + 2])
        told = lows[i] in _HIT and lows[i - 1] not in ("can", "could") and number_value(lows[i + 1]) is not None
        if told and unit is not None:
            if any(c.ordered and c.unit == unit.name and _head(c) in _LEVELS for c in frame):
                return (*words[:i], words[i].instead(_HIT[lows[i]]), *words[i + 1 :])
    return words


def _percentage(words: Words, frame: Frame) -> Words:
    """ "A higher cocoa | content", where percentages of cocoa are listed: percentage; "the cocoa content of": the cocoa of."""
    told = {_head(c) for c in frame if c.dimension == "percent"}
    lows = [*(w.low for w in words), ""]
    for i in range(2, len(words)):
        if lows[i] == "content" and lows[i - 1] in told:
            whole = lows[i - 2] == "the" and lows[i + 1] == "of"
            return (*words[:i], *(() if whole else (words[i].instead("percentage"),)), *words[i + 1 :])
    return words


def _ready(words: Words, frame: Frame) -> Words:
    """ "Was | ready sooner than", "were ready a month before": came so, where one category tells when things come."""
    when = [c for c in frame if c.dimension in ("date", "time", "duration")]
    lows = [*(w.low for w in words), "", "", ""]
    if len(when) != 1:
        return words
    for i in range(2, len(words) - 2):
        timed = lows[i + 1] in _SOON or any(low in _SOON for low in lows[i + 2 : i + 4])
        if lows[i] != "ready" or lows[i - 1] not in ("was", "were") or not timed:
            continue
        soon = lows[i + 1] == "sooner" and lows[i + 2] == "than"
        earlier = (words[i + 1].instead("earlier"),) if soon and when[0].dimension != "duration" else words[i + 1 : i + 2]
        if when[0].dimension == "duration":
            if lows[i + 1] not in ("sooner", "earlier", "later") or lows[i + 2] != "than":
                return words
            longer = words[i + 1].instead("longer" if lows[i + 1] == "later" else "less")
            time = () if longer.low == "longer" else (words[i + 1].instead("time"),)
            return (*words[: i - 1], words[i - 1].instead("took"), longer, *time, *words[i + 2 :])
        return (*words[: i - 1], words[i - 1].instead("came"), *earlier, *words[i + 2 :])
    return words


def _late(words: Words, frame: Frame) -> Words:
    """ "Who returned Emma | late", where fines are listed, so that all did; "fewer days late than": fewer days overdue."""
    lows = [*(w.low for w in words), ""]
    counted = [c for c in frame if c.ordered and c.unit == "day" and c.dimension in ("count", "duration")]
    for i in range(3, len(words) - 1):
        if lows[i] == "late" and lows[i - 1] == "days" and lows[i - 2] in ("fewer", "more") and lows[i + 1] == "than":
            if len(counted) == 1 and "late" not in counted[0].name.casefold():
                return (*words[:i], words[i].instead("overdue"), *words[i + 1 :])
    if not any(_head(c) in _FINES for c in frame):
        return words
    for i in range(2, len(words)):
        if lows[i] != "late" or lows[i + 1] in ("as", "than", "by", "for"):
            continue
        verb = next((k for k in range(i - 2, max(0, i - 9), -1) if lows[k] in _RETURNED), 0)
        size = i - verb - 1 - (lows[verb + 1] == "the") if verb else 0
        if size > 0 and any(_named(lows, i - size, c) and _size(lows, i - size, c) == size for c in frame):
            return (*words[:i], *words[i + 1 :])
    return words


def _up_to_a_floor(words: Words, frame: Frame) -> Words:
    """ "Had to go | up | to floor 4": to it."""
    lows = [*(w.low for w in words), "", ""]
    floors = {_head(c) for c in frame if c.ordered} & {"floor", "storey", "story", "level"}
    for i in range(1, len(words) - 2):
        led = lows[i] in _GOING_UP and lows[i + 1 : i + 3] == ["up", "to"]
        if led and floors & {singular(low) for low in lows[i + 3 : i + 6]}:
            return (*words[: i + 1], *words[i + 2 :])
    return words


def _marked(words: Words, frame: Frame) -> Words:
    """ "Was marked | lower than", where scores are listed: scored."""
    lows = [w.low for w in words]
    for i in range(2, len(words) - 2):
        told = lows[i] in _GRADED and lows[i - 1] in ("was", "were") and lows[i + 1] in ("higher", "lower")
        if told and lows[i + 2] == "than" and any(_head(c) in _SCORES for c in frame):
            return (*words[: i - 1], words[i].instead("scored"), *words[i + 1 :])
    return words


def _served(words: Words, frame: Frame) -> Words:
    """ "Got his food | faster than", where times of waiting are listed: waited less time than."""
    if not any(c.dimension == "duration" and {"wait", "waiting"} & {*c.name.casefold().split()} for c in frame):
        return words
    lows = [w.low for w in words]
    for i in range(1, len(words) - 5):
        own = lows[i] in _GOT and lows[i + 1] in ("his", "her", "their") and lows[i + 2] in _SERVED
        if own and lows[i + 3] in _SOONER and lows[i + 4] == "than":
            less = words[i + 3].instead("longer") if lows[i + 3] == "later" else words[i + 3].instead("less")
            time = () if less.low == "longer" else (words[i + 3].instead("time"),)
            return (*words[:i], words[i].instead("waited"), less, *time, *words[i + 4 :])
    return words


def _his_hobby(words: Words, frame: Frame) -> Words:
    """ ", nor is chess | her hobby", "and chess is not her hobby": nor is her hobby chess, and her hobby is not chess."""
    lows = [*(w.low for w in words), ""]
    for i in range(3, len(words) - 1):
        if lows[i] not in _HIS or lows[i + 2] not in ("", ".", ",", ";"):
            continue
        for category in (c for c in frame if not c.ordered and _called(c, lows[i + 1])):
            for size in {len(split(label)) for label in category.items}:
                start = i - size
                turned = start > 1 and lows[start - 2] == "nor" and lows[start - 1] in COPULAS
                if turned and _size(lows, start, category) == size:
                    return (*words[:start], *words[i : i + 2], *words[start:i], *words[i + 2 :])
                denied = lows[i - 1] in ("not", "n't")
                copula = i - 1 - denied
                start = copula - size
                joined = start > 1 and lows[start - 1] in ("and", "but") and lows[copula] in COPULAS
                if joined and _size(lows, start, category) == size:
                    said = (*words[i : i + 2], *words[copula:i], *words[start:copula])
                    return (*words[:start], *said, *words[i + 2 :])
    return words


def _fights_won(words: Words, frame: Frame) -> Words:
    """ "Won 3 more | fights | than", where wins are counted: matches."""
    lows = [w.low for w in words]
    at = next((i for i, low in enumerate(lows) if low in _FIGHTS), 0)
    led = at > 1 and lows[at - 1] in ("more", "fewer", "many") and "won" in lows[max(0, at - 4) : at - 1]
    if not led or not any(_head(c) == "win" and c.ordered for c in frame):
        return words
    return (*words[:at], words[at].instead("matches"), *words[at + 1 :])


def _let_it(words: Words) -> Words:
    """ "Let her tea | steep 2 minutes longer": steeped it so much longer."""
    lows = [w.low for w in words]
    for i in range(1, len(words) - 3):
        if lows[i] not in _LETTING or lows[i + 1] not in (*_HIS, "the"):
            continue
        verb = next((k for k in (i + 3, i + 4) if k < len(words) and lows[k] in _STEEPING), 0)
        if verb and not {"not", "n't", "never", "and", "to"} & {*lows[i - 1 : verb]}:
            return (*words[:i], words[verb].instead(_STEEPING[lows[verb]]), *words[i + 1 : verb], *words[verb + 1 :])
    return words


def _together(words: Words, frame: Frame) -> Words:
    """ "Ann and Ben | danced together": Ann danced with Ben, where they are of two kinds."""
    lows = [w.low for w in words]
    for first in frame:
        size = _size(lows, 0, first)
        for second in (c for c in frame if c is not first and size and lows[size : size + 1] == ["and"]):
            end = size + 1 + _size(lows, size + 1, second)
            if end > size + 1 and lows[end + 1 : end + 2] == ["together"] and lows[end] in _PAIRED:
                return (*words[:size], words[end], words[end + 1].instead("with"), *words[size + 1 : end], *words[end + 2 :])
    return words


def _called(category: Category, noun: str) -> bool:
    """Whether a category is called by a noun, or has no name of its own and holds things of that kind: "hobby" of chess."""
    if _head(category) != "item":
        return _head(category) == noun
    return 2 * sum(noun in families(label.split()[-1].casefold()) for label in category.items) > len(category.items)


def _as_its_own(words: Words, frame: Frame) -> Words:
    """ "Had Ostrander as its | first | keeper", where each has one keeper."""
    lows = [w.low for w in words]
    heads = {_head(c) for c in frame if not c.ordered}
    for i in range(3, len(words) - 1):
        told = lows[i] in ("first", "own") and lows[i - 1] in ("its", "his", "her", "their") and lows[i - 2] == "as"
        if told and lows[i + 1] in heads:
            return (*words[:i], *words[i + 1 :])
    return words


def _named(lows: list[str], at: int, category: Category) -> bool:
    return _size(lows, at, category) > 0


def _size(lows: list[str], at: int, category: Category) -> int:
    """How many words of a label of the category stand there."""
    labels = [[w.low for w in split(label)] for label in category.items]
    return max((len(label) for label in labels if lows[at : at + len(label)] == label), default=0)


def _head(category: Category) -> str:
    nouns = [w.low for w in split(category.name) if w.low.isalpha()]
    return singular(nouns[-1]) if nouns else ""
