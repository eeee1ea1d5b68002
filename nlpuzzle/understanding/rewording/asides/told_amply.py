"""Words beside a fact that it can do without: "has never ridden a horse | in his life", "the | winning | bid"."""

from nlpuzzle.english.adjectives import superlative
from nlpuzzle.english.classes import word_class
from nlpuzzle.english.morphology import singular
from nlpuzzle.english.numbers import number_value
from nlpuzzle.english.words import Word
from nlpuzzle.understanding.rewording.waking import rewriter
from nlpuzzle.understanding.words.vocabulary import verb_forms
from nlpuzzle.understanding.words.words_of import COPULAS

__all__ = ["plainly_enough"]

Words = tuple[Word, ...]

_OWN = frozenset({"his", "her", "their"})
_LIVES = frozenset({"life", "lives"})
_ENDING = frozenset({"", ".", ",", ";", "and", "but", "so"})
_PRESENT = frozenset({"is", "are"})
#: "is only now", "is just now", "is by now", "is now and then", "is now that"
_BEFORE_NOW = frozenset("and by even ever from just only right till until".split())
_AFTER_NOW = frozenset("and but being going no not over that then".split())
_BIDS = word_class("bids-that-win")
#: unit -> what has so many of them
_OF_SO_MANY = {"page": word_class("of-so-many-pages"), **dict.fromkeys(("storey", "story"), word_class("of-so-many-storeys"))}
_SOME_ORDER = ([",", "in", "some", "order", ","], [",", "in", "either", "order", ","])
_IN_IT = frozenset({"in", "with", "from", "at", "on"})
#: words by which not just one of them is so
_OTHERWISE = frozenset("a an another and any besides both but except more no not of or other others same than who".split())
_BEFORE_BIDS = _OWN | {"'s", "'", "whose"}


def _in_his_life(words: Words) -> Words:
    """ "Has never ridden a horse | in (all) his life": has never ridden one."""
    lows = [*(w.low for w in words), ""]
    for i in range(3, len(words)):
        whole = lows[i - 2] == "all"
        start = i - 2 - whole
        if lows[i] in _LIVES and lows[i - 1] in _OWN and lows[start] == "in" and lows[i + 1] in _ENDING:
            joints = [k for k in range(start) if lows[k] in _ENDING]
            if "never" in lows[max(joints, default=-1) + 1 : start]:
                return (*words[:start], *words[i + 1 :])
    return words


def _winning_bid(words: Words) -> Words:
    """ "Ann's | winning | bid", "the highest bid": a noun here, which a verb of the same form would tear the clause at.

    "The | successful | bidder for": the winning one.
    """
    lows = [*(w.low for w in words), ""]
    for i in range(1, len(words)):
        if lows[i] == "bidder" and lows[i - 1] == "successful" and lows[i - 2] == "the" and lows[i + 1] in ("for", "on", "of"):
            return (*words[: i - 1], words[i - 1].instead("winning"), *words[i:])
        if lows[i] not in ("bid", "bids"):
            continue
        for_it = lows[i + 1] == "for" or (lows[i + 1] == "on" and lows[i + 2 : i + 3] == ["the"])
        won = lows[i - 1] in _BIDS or (lows[i - 1] == "top" and (for_it or lows[i - 2] in ("'s", "'")))
        before = i - 1 - won
        ranked = lows[before] != "most" and superlative(lows[before]) is not None
        if before >= 0 and (lows[before] in _BEFORE_BIDS or (ranked and before > 0 and lows[before - 1] == "the")):
            return (*words[: before + 1], words[i].instead("bidding"), *words[i + 1 :])
        if won and lows[before] in ("the", "a"):
            told = (words[i + 1].instead("for"),) if for_it else ()
            return (*words[: before + 1], words[i], *told, *words[i + 1 + for_it :])
    return words


def _now(words: Words) -> Words:
    """ "Is | now | a lamp", "now | lives in the barn": currently."""
    lows = [*(w.low for w in words), ""]
    for i in range(1, len(words) - 1):
        if lows[i] != "now" or lows[i - 1] in _BEFORE_NOW or lows[i + 1] in _AFTER_NOW:
            continue
        present = lows[i + 1].endswith("s") and lows[i + 1] in verb_forms() and lows[i + 1] not in COPULAS
        if lows[i - 1] in _PRESENT or present:
            return (*words[:i], words[i].instead("currently"), *words[i + 1 :])
    return words


def _of_so_many(words: Words) -> Words:
    """ "A book | of | 350 pages": with so many."""
    lows = [w.low for w in words]
    for i in range(1, len(words) - 2):
        held = lows[i] == "of" and number_value(lows[i + 1]) is not None
        if held and lows[i - 1] in _OF_SO_MANY.get(singular(lows[i + 2]), ()):
            return (*words[:i], words[i].instead("with"), *words[i + 1 :])
    return words


def _in_some_order(words: Words) -> Words:
    """ "Ann and Ben are, | in some order, | the cook and the baker": they are, in some order."""
    lows = [w.low for w in words]
    end = len(words) - (lows[-1] == ".")
    at = next((i for i in range(3, end - 4) if lows[i : i + 5] in _SOME_ORDER), 0)
    if not at or lows.count(",") != 2 or lows.count("and") != 2 or {";", "but", "or", "not", "n't"} & set(lows):
        return words
    return (*words[:at], *words[at + 5 : end], *words[at : at + 4], *words[end:])


def _the_only_one(words: Words) -> Words:
    """ "Ann, | the only one (of the five) in Rome |, ...": the one there; each is somewhere else."""
    lows = [*(w.low for w in words), "", "", ""]
    for i in range(1, len(words) - 6):
        if lows[i : i + 4] != [",", "the", "only", "one"]:
            continue
        end = i + 4
        if lows[end] == "of":
            counted = lows[end + 1] == "the" and number_value(lows[end + 2]) is not None
            end += 3 if counted else 2 if lows[end + 1] == "them" else 0
        close = next((k for k in range(end + 1, min(end + 6, len(words))) if lows[k] == ","), 0)
        if lows[end] in _IN_IT and close and not _OTHERWISE & {*lows[end:close]}:
            return (*words[: i + 2], words[i + 3], *words[end:])
    return words


plainly_enough = rewriter(
    (_LIVES, _in_his_life), (frozenset({"now"}), _now), (frozenset({"bid", "bids", "bidder"}), _winning_bid),
    (frozenset({"pages", "storeys", "stories"}), _of_so_many), (frozenset({"order"}), _in_some_order),
    (frozenset({"only"}), _the_only_one),
)
