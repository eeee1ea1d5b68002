"""Ends of a clause told in more words: "the one Ann | is mending" mends, "the first | home", "40 years | together"."""

from nlpuzzle.english.adjectives import comparative, superlative
from nlpuzzle.english.classes import verb_class, word_class
from nlpuzzle.english.numbers import number_value, ordinal_value
from nlpuzzle.english.units import unit_of
from nlpuzzle.english.words import Word, forms, key, third_person
from nlpuzzle.puzzle import Frame
from nlpuzzle.understanding.rewording.waking import rewriter, woken_by
from nlpuzzle.understanding.words.lines import PARTS_OF_DAYS, is_leisure
from nlpuzzle.understanding.words.vocabulary import verb_forms
from nlpuzzle.understanding.words.words_of import COPULAS

__all__ = ["days_off", "dozens_counted", "ended_plainly", "percentage_of"]

Words = tuple[Word, ...]

_ENDING = frozenset({"", ".", ",", ";", "and", "but"})
_BEFORE_NAMES = frozenset({"one", "that", "whatever", "which"})
_ARRIVING = frozenset({"was", "were", "came", "arrived", "finished", "is", "comes"})
#: what one does with a thing of one's own
_DOINGS = frozenset(map(key, verb_class("done-with-ones-own")))
_CLUBS = word_class("joined-by-members")
_JOINED = {"joined": "in", "joins": "in"}
_FOUND = frozenset("discovered found grown held kept located served sold spotted".split())
_FALLS = {"falls": "is", "fell": "was", "comes": "is", "came": "was", "finished": "was"}
_LEISURE = frozenset({"off", "free"})
_BEFORE_DAYS = COPULAS | {"off", "free", "not", "n't", "either", "neither", "falls", "comes", ",", ""}
_HAVING = frozenset("has have had takes took gets got".split())
_WHOSE = frozenset({"his", "her", "their", "'s", "whose"})
_ONLY = frozenset({"just", "only"})
_HAD = frozenset({"has", "had", "have"})
#: with these before it "only" may deny, or turn the sentence
_DENYING = frozenset("if no not n't never neither nor nobody none unless when only".split())
_DETERMINERS = frozenset({"the", "a", "an"})


def _third_person(doing: str) -> str:
    """ "Mends" for "mending", "runs" for "running"; "" where no such verb is known."""
    root = doing[:-3]
    doubled = root[:-1] if len(root) > 2 and root[-1] == root[-2] else ""
    for base in (root + "e", doubled, root):
        if base in verb_forms() and doing in forms(base):
            return third_person(base)
    return ""


def _is_doing(words: Words) -> Words:
    """ "Than the one Ann | is mending": that she mends."""
    lows = [*(w.low for w in words), ""]
    for i in range(2, len(words) - 1):
        if lows[i] != "is" or not lows[i + 1].endswith("ing") or lows[i + 2] not in _ENDING:
            continue
        start = i
        while start and words[start - 1].text[0].isupper() and words[start - 1].low.isalpha():
            start -= 1
        verb = _third_person(lows[i + 1])
        if verb and key(verb) in _DOINGS and 0 < start < i and lows[start - 1] in _BEFORE_NAMES:
            return (*words[:i], words[i + 1].instead(verb), *words[i + 2 :])
    return words


def _found_there(words: Words) -> Words:
    """ "The one where the ring | was found", "the box where the ring | is": the one with it."""
    lows = [*(w.low for w in words), "", ""]
    for i in range(3, len(words)):
        done = lows[i] in ("was", "were", "is", "are") and lows[i + 1] in _FOUND and lows[i + 2] in _ENDING
        there = lows[i] in ("is", "are") and lows[i + 1] in _ENDING
        if not (done or there):
            continue
        where = next((k for k in range(max(1, i - 5), i) if lows[k] == "where"), 0)
        led = lows[where - 1] == "one" or (there and lows[where - 2 : where - 1] == ["the"])
        if where > 1 and led and lows[where + 1] in _DETERMINERS and where + 2 < i:
            return (*words[:where], words[where].instead("with"), *words[where + 1 : i], *words[i + (2 if done else 1) :])
    return words


def _done_again(words: Words) -> Words:
    """ "Ann's bell was cast two years after the red one | was cast": after it."""
    lows = [w.low for w in words]
    end = len(words) - (lows[-1:] == ["."])
    if end < 8 or lows[end - 2] not in ("was", "were") or lows[end - 3] != "one":
        return words
    first = next((i for i in range(end - 4) if lows[i : i + 2] == lows[end - 2 : end]), -1)
    led = [i for i in range(first + 2, end - 3) if lows[i] in ("before", "after", "than")]
    plain = first > 0 and len(led) == 1 and not {",", "and", "or", "but"} & set(lows[:end])
    return (*words[: end - 2], *words[end:]) if plain else words


def _first_home(words: Words) -> Words:
    """ "Was | first home": first."""
    lows = [*(w.low for w in words), ""]
    for i in range(2, len(words)):
        placed = ordinal_value(lows[i - 1]) is not None or lows[i - 1] == "last"
        if lows[i] == "home" and placed and lows[i - 2] in _ARRIVING and lows[i + 1] in _ENDING:
            return (*words[:i], *words[i + 1 :])
    return words


def _years_together(words: Words) -> Words:
    """ "Celebrating 40 years | together": so many years."""
    lows = [*(w.low for w in words), ""]
    for i in range(2, len(words)):
        unit = unit_of(lows[i - 1])
        timed = unit is not None and unit.dimension == "duration" and number_value(lows[i - 2]) is not None
        timed = timed and "both" not in lows[:i]  # "both spent 50 hours together": is it the sum?
        if lows[i] == "together" and timed and lows[i + 1] in {*_ENDING, *COPULAS, "went", "chose", "who"}:
            return (*words[:i], *words[i + 1 :])
    return words


def _joined_it(words: Words) -> Words:
    """ "Has joined | the chess club", "joined | the choir": is in it."""
    lows = [*(w.low for w in words), "", "", ""]
    for i in range(1, len(words) - 2):
        if lows[i] not in _JOINED or lows[i + 1] != "the":
            continue
        club = next((k for k in range(i + 2, min(i + 5, len(words))) if lows[k] in _CLUBS), 0)
        perfect = lows[i - 1] in ("has", "had")
        before = lows[i - 1 - perfect]
        if club and lows[club + 1] in _ENDING and before not in ("not", "n't", "never", "to", "or", "nor"):
            is_in = (words[i].instead("is"), words[i].instead("in"))
            return (*words[: i - perfect], *is_in, *words[i + 1 :])
    return words


@woken_by("dozen")
def dozens_counted(words: Words, frame: Frame) -> Words:
    """ "Two dozen more", "one more dozen", where dozens are counted: so many dozens more."""
    if not any(c.unit == "dozen" for c in frame) or not any(w.low == "dozen" for w in words):
        return words
    lows = [w.low for w in words]
    for i in range(1, len(words) - 1):
        if lows[i] != "dozen":
            continue
        if lows[i + 1] in ("more", "fewer", "less") and number_value(lows[i - 1]) is not None:
            return (*words[:i], words[i].instead("dozens"), *words[i + 1 :])
        if lows[i - 1] in ("more", "fewer") and lows[i + 1] == "than" and number_value(lows[i - 2]) is not None:
            return (*words[: i - 1], words[i].instead("dozens"), words[i - 1], *words[i + 1 :])
    return words


@woken_by("percentage")
def percentage_of(words: Words, frame: Frame) -> Words:
    """ "The highest percentage | of wool": the highest wool percentage, where that is what a category tells."""
    lows = [*(w.low for w in words), "", ""]
    told = {low for c in frame if c.dimension == "percent" for low in c.name.casefold().split()}
    for i in range(1, len(words) - 2) if told and "percentage" in lows else ():
        ranked = superlative(lows[i - 1]) is not None or comparative(lows[i - 1]) is not None
        plain = lows[i + 2] in told and lows[i + 3] in {*_ENDING, "than", "of"}
        if lows[i : i + 2] == ["percentage", "of"] and ranked and plain:
            return (*words[:i], words[i + 2], words[i], *words[i + 3 :])
    return words


def _falls_short(words: Words) -> Words:
    """ "Falls | 15 cm short of Ben's": is so much short of it."""
    lows = [*(w.low for w in words), ""]
    for i in range(1, len(words) - 4):
        if lows[i] in _FALLS and number_value(lows[i + 1]) is not None and lows[i + 3 : i + 5] == ["short", "of"]:
            return (*words[:i], words[i].instead(_FALLS[lows[i]]), *words[i + 1 :])
    return words


def _only_so_much(words: Words) -> Words:
    """ "Earned | only | $40", "jumped only 2 metres", "had only a trowel": that, and no more."""
    lows = [*(w.low for w in words), "", "", ""]
    for i in range(2, len(words) - 1):
        if lows[i] not in _ONLY or _DENYING & {*lows[:i]} or "or" in lows[i:]:
            continue  # "weighs only 8 kg, 20 kg or 40 kg"
        a_thing = lows[i] == "only" and lows[i - 1] in _HAD and lows[i + 1] in ("a", "an")
        end = i + 2 + (lows[i + 1] == "$" or unit_of(lows[i + 2]) is not None)
        amount = lows[i + 1] in ("$", "£", "€") or (number_value(lows[i + 1]) is not None and unit_of(lows[i + 2]) is not None)
        done = lows[i - 1] in verb_forms() and lows[i - 1] not in COPULAS
        if a_thing or (amount and done and (lows[end] in _ENDING or lows[end + 1] in _ENDING)):
            return (*words[:i], *words[i + 1 :])
    return words


def days_off(words: Words, frame: Frame) -> Words:
    """ "Has Monday | off", "is | free | on Monday", "his evening | off", where each has another day off."""
    dated = [c for c in frame if c.dimension == "date"]
    if len(dated) != 1 or not is_leisure(dated[0]):
        return words
    days = {item.casefold() for item in dated[0].items}
    lows = ["", *(w.low for w in words), "", ""]
    kept: list[Word] = []
    for i, word in enumerate(words, 1):
        has_it = word.low == "off" and lows[i - 1] in days and lows[i - 2] in _HAVING
        is_so = word.low in _LEISURE and lows[i - 1] in COPULAS and lows[i + 1] == "on" and lows[i + 2] in days
        his = word.low == "off" and lows[i - 1] in PARTS_OF_DAYS and lows[i - 2] in _WHOSE
        free = word.low == "free" and lows[i + 1] in PARTS_OF_DAYS and lows[i - 1] in _WHOSE
        busy = word.low == "on" and lows[i + 1] in days and lows[i - 1] not in _BEFORE_DAYS
        if busy:
            kept.append(word.instead("except"))  # "does the laundry | on Monday": then he is not free
        elif not (has_it or is_so or his or free):
            kept.append(word)
    return words if kept == list(words) else tuple(kept)


ended_plainly = rewriter(
    (frozenset({"is"}), _is_doing), (frozenset({"where"}), _found_there), (frozenset({"was", "were"}), _done_again),
    (frozenset({"home"}), _first_home), (frozenset({"together"}), _years_together), (frozenset(_JOINED), _joined_it),
    (frozenset({"short"}), _falls_short), (_ONLY, _only_so_much),
)  # fmt: skip
