"""Two or three words that say what one does: "on board", "each day", "intended for", "rose" for climbed."""

from nlpuzzle.english.morphology import singular
from nlpuzzle.english.numbers import number_value, ordinal_value
from nlpuzzle.english.tables import words as word_table
from nlpuzzle.english.units import unit_of
from nlpuzzle.english.words import Word
from nlpuzzle.puzzle import Frame
from nlpuzzle.understanding.rewording.waking import rewriter, woken_by
from nlpuzzle.understanding.words.people import is_person
from nlpuzzle.understanding.words.words_of import COPULAS

__all__ = ["known_by_name", "said_shortly"]

_GUESTS = frozenset({"customer", "drinker", "guest", "patron", "visitor"})
_NAMED = (("known", "as"), ("by", "the", "name", "of"), ("going", "by", "the", "name", "of"))
_RANKS = frozenset({"last", "final", "penultimate", "next"})
_WHEN = frozenset("after before directly earlier first immediately just last later right second third fourth".split())
_ENDING = frozenset({"", ".", ",", ";", "and", "but"})
_POSTURES = frozenset("hangs hung lies live lived lives sat sits stands stood".split())
_ENDS = frozenset(
    "back beginning bottom centre center door end ends entrance far front head left left-hand middle near nearest other right "
    "rear start tail top".split()
)
_EACH = frozenset({"day", "week", "month", "year", "night", "evening"})


def _aboard(words: tuple[Word, ...]) -> tuple[Word, ...]:
    """ "The rum was on board | the Petrel": aboard it; who is on board with something agrees to it."""
    lows = [w.low for w in words]
    for i in range(1, len(words) - 1):
        if lows[i : i + 2] == ["on", "board"] and lows[i + 2 : i + 3] not in (["with"], ["for"]):
            return (*words[:i], words[i].instead("aboard"), *words[i + 2 + (lows[i + 2 : i + 3] == ["of"]) :])
    return words


def _each_day(words: tuple[Word, ...]) -> tuple[Word, ...]:
    """ "Reads 10 minutes longer | each day | than": so much longer a day."""
    lows = [w.low for w in words]
    for i in range(2, len(words) - 2):
        if lows[i] in ("each", "every") and lows[i + 1] in _EACH and lows[i + 2] == "than":
            return (*words[:i], words[i].instead("a"), *words[i + 1 :])
    return words


def _meant_for(words: tuple[Word, ...]) -> tuple[Word, ...]:
    """ "The one | intended for | the niece": the one for her; what was intended for her may have been given to another."""
    lows = [w.low for w in words]
    for i in range(2, len(words) - 1):
        one = lows[i - 2 : i] in (["the", "one"], ["than", "that"])
        if lows[i] in ("intended", "meant") and lows[i + 1] == "for" and one and lows[i + 4 : i + 5] != ["'s"]:
            return (*words[:i], *words[i + 1 :])
    return words


def _rose(words: tuple[Word, ...]) -> tuple[Word, ...]:
    """ "The kite | rose | 20 feet higher than", "rose higher than": climbed; "a rose" is none."""
    lows = [w.low for w in words]
    for i in range(1, len(words) - 2):
        far = lows[i + 1] == "higher" or (lows[i + 1][0].isdecimal() and lows[i + 3 : i + 4] == ["higher"])
        if words[i].text == "rose" and far and lows[i - 1] not in ("the", "a", "one", "her", "his", "their"):
            return (*words[:i], words[i].instead("climbed"), *words[i + 1 :])
    return words


def _heard(words: tuple[Word, ...]) -> tuple[Word, ...]:
    """ "The last song to be | heard", "was heard | before the waltz": performed then."""
    lows = [*(w.low for w in words), "", ""]
    for i in range(2, len(words)):
        if lows[i] != "heard":
            continue
        ranked = lows[i - 2 : i] == ["to", "be"] and i > 3 and (ordinal_value(lows[i - 4]) is not None or lows[i - 4] in _RANKS)
        when = lows[i - 1] in ("was", "were") and (lows[i + 1] in _WHEN or lows[i + 2] in ("after", "before"))
        if ranked or when:
            return (*words[:i], words[i].instead("performed"), *words[i + 1 :])
    return words


def _only_so_long(words: tuple[Word, ...]) -> tuple[Word, ...]:
    """ "Has worked there (for) | only | five years": five years, and no more."""
    lows = [*(w.low for w in words), "", "", "", ""]
    for i in range(3, len(words) - 2):
        length = number_value(lows[i + 1]) is not None and unit_of(lows[i + 2]) is not None
        if lows[i] in ("only", "just") and length and lows[i + 3] in _ENDING and {"has", "have", "had"} & set(lows[:i]):
            return (*words[:i], *words[i + 1 :])
    return words


def _so_many_from(words: tuple[Word, ...]) -> tuple[Word, ...]:
    """ "Lives two doors | from Ann": two doors away from her; "two doors from the end" is another place."""
    lows = [*(w.low for w in words), "", ""]
    for i in range(3, len(words) - 1):
        counted = singular(lows[i - 1]) in word_table("places") and number_value(lows[i - 2]) is not None
        there = lows[i - 3] in COPULAS or lows[i - 3] in _POSTURES
        after = lows[i + 1] if lows[i + 1] not in ("the", "either", "one") else lows[i + 2]
        if lows[i] == "from" and counted and there and after not in _ENDS and ordinal_value(after) is None:
            return (*words[:i], words[i].instead("away"), *words[i:])
    return words


def _a_regular_at(words: tuple[Word, ...]) -> tuple[Word, ...]:
    """ "Is (not) | a regular at | the Crown": frequents it."""
    lows = [w.low for w in words]
    for i in range(3, len(words) - 2):
        at = i + 1 + (lows[i + 1] in _GUESTS)
        denied = lows[i - 2] in ("not", "n't")
        verb = i - 2 - denied
        if lows[i - 1 : i + 1] != ["a", "regular"] or lows[at] not in ("at", "of", "in"):
            continue
        if verb < 1 or lows[verb] not in COPULAS:
            continue
        past = lows[verb] in ("was", "were")
        if denied:
            did = words[verb].instead("did" if past else "does")
            return (*words[:verb], did, words[i - 2], words[i].instead("frequent"), *words[at + 1 :])
        return (*words[:verb], words[i].instead("frequented" if past else "frequents"), *words[at + 1 :])
    return words


@woken_by("known", "name")
def known_by_name(words: tuple[Word, ...], frame: Frame) -> tuple[Word, ...]:
    """ "| The writer known as | Tangent", "is (not) | known as | Tangent": it is Tangent, where the noun is no item itself."""
    lows = [w.low for w in words]
    for i in range(2, len(words) - 1) if {"known", "name"} & set(lows) else ():
        led = next((p for p in _NAMED if tuple(lows[i : i + len(p)]) == p), ())
        end = i + len(led)
        if not led or end >= len(words) or not words[end].proper or lows[end + 1 : end + 2] in (["'s"], ["'"]):
            continue
        noun = lows[i - 2] == "the" and is_person(lows[i - 1]) and lows[i - 1] not in word_table("relational")
        if noun and not any(lows[i - 1] in label.casefold().split() for category in frame for label in category.items):
            return (*words[: i - 2], *words[end:])
        if led == ("known", "as") and (lows[i - 1] in COPULAS or (lows[i - 1] in ("not", "n't") and lows[i - 2] in COPULAS)):
            return (*words[:i], *words[end:])
    return words


#: each of these words put as the one that the other modules read
said_shortly = rewriter(
    (frozenset({"board"}), _aboard),
    (_EACH, _each_day),
    (frozenset({"intended", "meant"}), _meant_for),
    (frozenset({"rose"}), _rose),
    (frozenset({"heard"}), _heard),
    (frozenset({"regular"}), _a_regular_at),
    (frozenset({"only", "just"}), _only_so_long),
    (frozenset({"from"}), _so_many_from),
)
