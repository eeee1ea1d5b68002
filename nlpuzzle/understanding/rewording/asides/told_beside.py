"""What is told by something beside it: "the smell of stew came from hut 2", "kept Ann busy for", "in spite of its name"."""

from nlpuzzle.english.classes import word_class
from nlpuzzle.english.numbers import number_value
from nlpuzzle.english.units import unit_of
from nlpuzzle.english.words import Word, key, split
from nlpuzzle.puzzle import Frame
from nlpuzzle.understanding.rewording.waking import rewriter, woken_by
from nlpuzzle.understanding.words.words_of import COPULAS

__all__ = ["kept_busy", "told_beside"]

Words = tuple[Word, ...]

_OWN = frozenset({"his", "her", "their", "its"})
_SMELLS = word_class("what-spreads")
#: how a smell or a sound comes to whoever notices it
_SPREADING = frozenset(
    "came comes coming drifted drifts drifting wafted wafts wafting floated floats floating rose rises emanated".split()
)
_PARTICLES = frozenset({"over", "across", "out", "up", "down", "through"})
_BUSY = frozenset("busy occupied working going entertained amused".split())
_KEEPING = frozenset({"kept", "keeps"})
_SPITE = (("in", "spite", "of"), ("despite",), ("for", "all"), ("true", "to"), ("belying",), ("notwithstanding",))
_REPUTED = word_class("what-one-goes-by")
_ARTICLES = frozenset({"a", "an", "the", "some"})
_PARTS_OF_DAYS = frozenset({"day", "night", "evening", "afternoon", "morning"})
_ENDING = frozenset({"", ".", ",", ";", "and", "but", "was", "is", "came", "took", "were", "cost", "fell"})
_FARING = {"fare": "do", "fared": "did", "fares": "does"}
#: what one does with hours, told as "put in"
_SPENT = {"put": "spent", "puts": "spends", "putting": "spending"}
_READING = frozenset(map(key, "borrow bring buy choose finish get have keep open order own pick purchase read take".split()))
_SERVED = COPULAS | {"not", "n't", "also"}
_JOINTS = frozenset(", ; and but who which that".split())

#: "is best at", "did best at", "is strongest in": what leads to the subject, and what stands before
_FORTES = {"best": ("at",), "strongest": ("at", "in", "on")}
_FARED = {"best": COPULAS | {"did", "do", "does"}, "strongest": COPULAS}


def _smell_of(words: Words) -> Words:
    """ "The smell of | stew | drifted over | from": the stew was there."""
    lows = [w.low for w in words]
    at = next((i for i, low in enumerate(lows) if low in _SMELLS), 0)
    if at != 1 or lows[0] not in _ARTICLES or lows[2:3] != ["of"]:
        return words
    verb = next((i for i in range(4, len(words)) if lows[i] in _SPREADING), 0)
    end = verb + 1 + (lows[verb + 1 : verb + 2] != [] and lows[verb + 1] in _PARTICLES)
    if not verb or verb > 7 or lows[end : end + 1] != ["from"] or _JOINTS & set(lows[3:verb]):
        return words
    past = words[verb].instead("was"), words[end].instead("at")
    return (*words[3:verb], *past, *words[end + 1 :])


@woken_by("for")
def kept_busy(words: Words, frame: Frame) -> Words:
    """ "The oboe | kept Mr Roe busy for | twice as long as": took twice as long; of whoever did it all, and is no item."""
    lows = [w.low for w in words]
    at = next((i for i, low in enumerate(lows) if low in _KEEPING), 0)
    busy = next((i for i in range(at + 2, min(at + 5, len(words) - 2)) if lows[i] in _BUSY), 0)
    if not at or not busy or lows[busy + 1] != "for":
        return words
    whom = words[at + 1 : busy]
    known = {w.low for item in frame.items for w in split(item.label)}
    if all(w.text[:1].isupper() for w in whom) and whom[-1].low not in known:
        return (*words[:at], words[at].instead("took"), *words[busy + 2 :])
    return words


def _in_spite_of_its_name(words: Words) -> Words:
    """ "In spite of their name, | the Slowcoaches came first", "true to his nickname,"."""
    lows = tuple(w.low for w in words)
    lead = next((told for told in _SPITE if lows[: len(told)] == told), ())
    at = len(lead)
    if lead and at + 3 < len(words) and lows[at] in _OWN and lows[at + 1] in _REPUTED and lows[at + 2] == ",":
        return words[at + 3 :]
    return words


def _day_out(words: Words) -> Words:
    """ "Ann's | day out | was earlier": her outing."""
    lows = [*(w.low for w in words), ""]
    for i in range(1, len(words) - 1):
        if lows[i] in _PARTS_OF_DAYS and lows[i + 1] == "out" and lows[i + 2] in _ENDING:
            if lows[i - 1] in _OWN or lows[i - 1] in ("'s", "'"):
                return (*words[:i], words[i].instead("outing"), *words[i + 2 :])
    return words


def _compounds(words: Words) -> Words:
    """ "The longest battery | life", "his reading | matter"."""
    lows = [w.low for w in words]
    for i in range(2, len(words)):
        pair = (lows[i - 1], lows[i])
        if pair in (("battery", "life"), ("reading", "matter"), ("reading", "material")):
            return (*words[:i], *words[i + 1 :])
    return words


def _put_in_hours(words: Words) -> Words:
    """ "Put in | four hours", "puts in half an hour more": spent so long."""
    lows = [w.low for w in words]
    for i in range(1, len(words) - 3):
        if lows[i] not in _SPENT or lows[i + 1] != "in":
            continue
        amount = number_value(lows[i + 2]) is not None or lows[i + 2] in ("half", "an", "a")
        units = [unit_of(low) for low in lows[i + 3 : i + 6]]
        if amount and any(unit is not None and unit.dimension == "duration" for unit in units):
            return (*words[:i], words[i].instead(_SPENT[lows[i]]), *words[i + 2 :])
    return words


def _so_far_away(words: Words) -> Words:
    """ "Landed 18 feet | away": 18 feet; not "away from the tree"."""
    lows = [*(w.low for w in words), ""]
    for i in range(3, len(words)):
        unit = unit_of(lows[i - 1]) if lows[i] == "away" and lows[i + 1] in _ENDING else None
        if unit is not None and unit.dimension in ("length", "distance") and number_value(lows[i - 2]) is not None:
            return (*words[:i], *words[i + 1 :])
    return words


def _on_the_menu(words: Words) -> Words:
    """ "Is | on the menu at | the Crown", "was not on the menu on Monday": is served."""
    lows = [w.low for w in words]
    for i in range(2, len(words) - 3):
        if lows[i : i + 3] == ["on", "the", "menu"] and lows[i + 3] in ("at", "in", "on") and lows[i - 1] in _SERVED:
            return (*words[:i], words[i].instead("served"), *words[i + 3 :])
    return words


def _copy_of(words: Words) -> Words:
    """ "Bought | a copy of | Emma": Emma; who made a copy of a picture has no picture."""
    lows = [w.low for w in words]
    for i in range(2, len(words) - 2):
        if lows[i : i + 2] == ["copy", "of"] and lows[i - 1] in (*_OWN, "a", "the") and words[i + 2].text[:1].isupper():
            if any(w.stem in _READING for w in words[max(0, i - 4) : i - 1]):
                return (*words[: i - 1], *words[i + 2 :])
    return words


def _best_at(words: Words) -> Words:
    """ "Was best at | art", "did best at art", "is strongest in art", "was not the best at art": excelled at it, or did not."""
    lows = [w.low for w in words]
    for i in range(2, len(words) - 2):
        start = i - (lows[i - 1] == "the")
        denied = lows[start - 1] in ("not", "n't")
        verb = start - 1 - denied
        if lows[i] not in _FORTES or verb < 1 or lows[i + 1] not in _FORTES[lows[i]] or lows[verb] not in _FARED[lows[i]]:
            continue
        excel = words[i].instead("excel")
        if not denied and lows[verb] == "do" and lows[verb - 1] in ("not", "n't"):
            told: Words = (excel,)  # "did not | do best at art"
        else:
            told = (words[verb].instead("did"), words[start - 1], excel) if denied else (words[i].instead("excelled"),)
        rest = words[i + 2 :]
        return (*words[:verb], *told, words[i + 1].instead("at"), *(_best_at(rest) if len(rest) > 2 else rest))
    return words


def _fared(words: Words) -> Words:
    """ "Fared | better than": did."""
    for i in range(1, len(words) - 2):
        if words[i].low in _FARING and words[i + 1].low in ("better", "worse"):
            return (*words[:i], words[i].instead(_FARING[words[i].low]), *words[i + 1 :])
    return words


#: each of these put as the plain fact
told_beside = rewriter(
    (_SMELLS, _smell_of),
    (_REPUTED, _in_spite_of_its_name),
    (_PARTS_OF_DAYS, _day_out),
    (frozenset({"life", "matter", "material"}), _compounds),
    (frozenset(_SPENT), _put_in_hours),
    (frozenset(_FARING), _fared),
    (frozenset(_FORTES), _best_at),
    (frozenset({"menu"}), _on_the_menu),
    (frozenset({"copy"}), _copy_of),
    (frozenset({"away"}), _so_far_away),
)
