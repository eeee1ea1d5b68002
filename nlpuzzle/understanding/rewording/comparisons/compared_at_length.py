"""Comparisons told at length: "reached a greater height than", "more people visited Ely than Bath", "threw it past Ben's"."""

from nlpuzzle.english.classes import verb_class, word_class
from nlpuzzle.english.numbers import number_value
from nlpuzzle.english.units import unit_of
from nlpuzzle.english.words import Word, finite
from nlpuzzle.understanding.rewording.waking import rewriter
from nlpuzzle.understanding.words.words_of import COPULAS

__all__ = ["compared_plainly"]

Words = tuple[Word, ...]

_NOT = frozenset({"not", "n't"})
_RIPENED = frozenset({"ripened", "matured"})
_PERFECT = frozenset({"has", "had", "have"})
_BEFORE_NOUNS = frozenset("a an and her his its of or the their".split())
_LASTING = frozenset({"longer", "less", "twice", "as", "times"})
_GREATER = {"greater": "", "higher": "higher", "lower": "lower", "lesser": ""}
_PACES = frozenset({"faster", "quicker", "slower"})
#: what one does to a time who races against the clock
_TIMING = verb_class("timing")
_UPWARD = {"height": ("higher", "lower"), "elevation": ("higher", "lower"), "depth": ("deeper", "shallower")}
_REACHING = verb_class("reaching")
_RISING = verb_class("moving-up-or-down")
_DEEPER = frozenset({"deeper", "further", "farther", "lower"})
_LIVING = frozenset("live lived lives lodged lodges stay stayed stays work worked works".split())
_HIGHER = frozenset({"higher", "further", "farther"})
_FLYING = verb_class("coming-so-far")
_COUNTED = word_class("people-counted")
_GOING = frozenset({"came", "flocked", "went"})
_MORE = frozenset({"more", "fewer"})


def _aged_longer(words: Words) -> Words:
    """ "Was | ripened | for a month longer than": aged."""
    lows = [w.low for w in words]
    for i in range(1, len(words) - 2):
        if lows[i] not in _RIPENED or not _LASTING & set(lows[i + 1 : i + 5]) or not {"than", "as"} & set(lows[i + 2 : i + 7]):
            continue
        being = lows[i - 1] in (*COPULAS, "been", *_NOT)
        return (*words[:i], *(() if being else (words[i].instead("was"),)), words[i].instead("aged"), *words[i + 1 :])
    return words


def _rose(words: Words) -> Words:
    """ "The balloon | rose | twice as high as Ben's": climbed; elsewhere it may be a flower."""
    lows = [w.low for w in words]
    for i in range(1, len(words) - 3):
        if lows[i] != "rose" or lows[i - 1] in _BEFORE_NOUNS:
            continue
        measured = number_value(lows[i + 1]) is not None and unit_of(lows[i + 2]) is not None
        rest = lows[i + 1 + 2 * measured : i + 5 + 2 * measured]
        if rest[:2] == ["higher", "than"] or rest[:4] == ["twice", "as", "high", "as"] or rest[1:] == ["times", "as", "high"]:
            return (*words[:i], words[i].instead("climbed"), *words[i + 1 :])
    return words


def _hatched(words: Words) -> Words:
    """ "Hatched | ten years before": was born."""
    lows = [w.low for w in words]
    for i in range(1, len(words) - 4):
        spanned = lows[i] == "hatched" and number_value(lows[i + 1]) is not None and lows[i + 3] in ("before", "after")
        if spanned and unit_of(lows[i + 2]) is not None and lows[i - 1] not in _PERFECT:
            was = () if lows[i - 1] in COPULAS else (words[i].instead("was"),)
            return (*words[:i], *was, words[i].instead("born"), *words[i + 1 :])
    return words


def _not_aged_as_long(words: Words) -> Words:
    """ "Is | not aged (for) as long as": is aged for less time than."""
    lows = [w.low for w in words]
    for i in range(1, len(words) - 5):
        length = i + 2 + (lows[i + 2] == "for")
        denied = lows[i] in _NOT and lows[i - 1] in COPULAS and lows[i + 1] == "aged"
        if denied and lows[length : length + 3] == ["as", "long", "as"]:
            said = (words[length].instead(low) for low in ("for", "less", "time", "than"))
            return (*words[:i], words[i + 1], *said, *words[length + 3 :])
    return words


def _greater_height(words: Words) -> Words:
    """ "Reached | a greater height | than": was higher than."""
    lows = [w.low for w in words]
    for i in range(1, len(words) - 4):
        noun = lows[i + 3]
        if words[i].stem not in _REACHING or lows[i + 1] != "a" or lows[i + 2] not in _GREATER or lows[i + 4] != "than":
            continue
        if noun in _UPWARD and not (noun == "depth" and _GREATER[lows[i + 2]]):
            degree = _UPWARD[noun][lows[i + 2] in ("lower", "lesser")]
            return (*words[:i], words[i].instead("was"), words[i + 2].instead(degree), *words[i + 4 :])
    return words


def _slower_time(words: Words) -> Words:
    """ "Recorded | a slower time | than", "had | a faster time | than": was slower than."""
    lows = [w.low for w in words]
    for i in range(1, len(words) - 4):
        if lows[i + 1 : i + 2] == ["a"] and lows[i + 2] in _PACES and lows[i + 3 : i + 5] == ["time", "than"]:
            again = lows[i - 1] in (*_NOT, "to") or lows[i - 1] in _PERFECT
            if not again and words[i].stem in _TIMING and finite(lows[i]):
                return (*words[:i], words[i].instead("was"), words[i + 2], *words[i + 4 :])
    return words


def _moved_up(words: Words) -> Words:
    """ "Went | up | 200 feet higher than", "dived 5 m further | down | than"."""
    lows = [w.low for w in words]
    for i in range(1, len(words) - 2):
        if lows[i] not in ("up", "down"):
            continue
        fitting = _HIGHER if lows[i] == "up" else _DEEPER
        degree = "higher" if lows[i] == "up" else "deeper"
        if lows[i - 1] in ("further", "farther") and lows[i + 1] == "than":
            if degree == "deeper" and _LIVING & set(lows[max(0, i - 4) : i - 1]):
                degree = "lower"  # "lives (two floors) further down than"
            return (*words[: i - 1], words[i - 1].instead(degree), *words[i + 1 :])
        at = next((k for k in range(i + 1, min(i + 4, len(words) - 1)) if lows[k] in fitting), 0)
        measured = at == i + 1 or (at == i + 3 and number_value(lows[i + 1]) is not None and unit_of(lows[i + 2]) is not None)
        if words[i - 1].stem in _RISING and at and measured and lows[at + 1] == "than":
            return (*words[:i], *words[i + 1 : at], words[at].instead(degree), *words[at + 1 :])
    return words


def _came_so_much_farther(words: Words) -> Words:
    """ "Landed 20 feet | beyond | Ann's": 20 feet farther than; "landed | short of | hers": less far than."""
    lows = [w.low for w in words]
    for i in range(1, len(words) - 2):
        if lows[i] in ("beyond", "past") and i > 2 and words[i - 3].stem in _FLYING:
            if number_value(lows[i - 2]) is not None and unit_of(lows[i - 1]) is not None:
                said = (words[i].instead("farther"), words[i].instead("than"))
                return (*words[:i], *said, *words[i + 1 :])
        if lows[i : i + 2] == ["short", "of"]:
            by_so_much = i > 2 and number_value(lows[i - 2]) is not None and unit_of(lows[i - 1]) is not None
            if words[i - 1 - 2 * by_so_much].stem in _FLYING:
                less = (words[i].instead(low) for low in ("less", "far", "than"))
                return (*words[:i], *less, *words[i + 2 :])
    return words


def _could_not(words: Words) -> Words:
    """ "Could not | throw as far as": did not."""
    lows = [w.low for w in words]
    for i in range(1, len(words) - 5):
        if lows[i] in ("could", "was") and lows[i + 1] in _NOT:
            at = i + 2 if lows[i] == "could" else i + 4
            if lows[i] == "was" and lows[i + 2 : i + 4] != ["able", "to"]:
                continue
            if lows[at + 1] in ("as", "so") and lows[at + 3 : at + 4] == ["as"] and not finite(lows[at]):
                return (*words[:i], words[i].instead("did"), words[i + 1], *words[at:])
    return words


def _had_to(words: Words) -> Words:
    """ "Did not | have to | wait as long as": did not wait."""
    lows = [w.low for w in words]
    for i in range(2, len(words) - 5):
        if lows[i : i + 2] == ["have", "to"] and lows[i - 1] in _NOT and lows[i - 2] in ("did", "does"):
            if lows[i + 3 : i + 6] == ["as", "long", "as"]:
                return (*words[:i], *words[i + 2 :])
    return words


def _more_people(words: Words) -> Words:
    """ "More people | visited Ely than (visited) Bath": Ely was visited by more people than Bath."""
    lows = [w.low for w in words]
    at = next((i for i in range(min(4, len(words))) if lows[i] in _MORE), None)
    if at is None or len(words) < at + 6 or lows.count("than") != 1 or lows[at + 1] not in _COUNTED or "," in lows:
        return words
    if at and not (at == 1 and number_value(lows[0]) is not None):
        return words
    verb, than = at + 2, lows.index("than")
    done = lows[verb].endswith("ed") or lows[verb] in _IRREGULAR
    gone = lows[verb] in _GOING and lows[verb + 1] == "to"
    thing, other = words[verb + 1 + gone : than], words[than + 1 :]
    if other[:1] and other[0].low == lows[verb]:
        other = other[1:]
    if gone != (other[:1] != () and other[0].low == "to") or not (done or gone):
        return words
    other = other[gone:]
    if not thing or not other or other[0].low == "." or thing[0].low in ("to", "for", "in", "at", "on", "with", "of"):
        return words
    was = words[verb].instead("was")
    participle = words[verb].instead("visited") if gone else words[verb].instead(_IRREGULAR.get(lows[verb], lows[verb]))
    return (*thing, was, participle, words[verb].instead("by"), *words[: at + 2], words[than], *other)


#: pasts of what people do to things, with their participles
_IRREGULAR = {
    "ate": "eaten", "bought": "bought", "chose": "chosen", "heard": "heard", "read": "read", "saw": "seen", "took": "taken",
}  # fmt: skip


compared_plainly = rewriter(
    (_RIPENED, _aged_longer),
    (frozenset({"rose"}), _rose),
    (frozenset({"hatched"}), _hatched),
    (frozenset({"aged"}), _not_aged_as_long),
    (frozenset(_UPWARD), _greater_height),
    (_PACES, _slower_time),
    (frozenset({"up", "down"}), _moved_up),
    (frozenset({"beyond", "past", "short"}), _came_so_much_farther),
    (frozenset({"could", "able"}), _could_not),
    (frozenset({"have"}), _had_to),
    (_COUNTED, _more_people),
)
