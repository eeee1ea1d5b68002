"""What had happened by the time that something else did: "when Ann sang, Ben | had already sung"."""

from nlpuzzle.english.words import Word, finite, key
from nlpuzzle.understanding.rewording.waking import lows_of, rewriter
from nlpuzzle.understanding.words.vocabulary import verb_forms
from nlpuzzle.understanding.words.words_of import COPULAS

__all__ = ["had_already"]

Words = tuple[Word, ...]

_UNFIT = frozenset("; : ( and or but nor neither either if unless until since because while who which that than never".split())
_BY_THE_TIME = ["by", "the", "time"]
_LEADING = (["when"], _BY_THE_TIME)
_MOST = 6


def _had_already(words: Words) -> Words:
    """ "When Ann sang, Ben had already sung" as "Ben had sung before Ann sang"; "had not yet sung": Ann sang before he had."""
    lows = lows_of(words)
    end = len(words) - (words[-1].low == ".")
    if _UNFIT & {*lows} or lows.count("had") != 1:
        return words
    lead = next((w for w in _LEADING if lows[: len(w)] == w), [])
    at = 0 if lead else next((i for i in range(4, end) for w in _LEADING if lows[i : i + len(w)] == w), 0)
    if lead and lows.count(",") == 1:
        comma = lows.index(",")
        then, done = words[len(lead) : comma], words[comma + 1 : end]
    elif at and lows.count(",") == (lows[at - 1] == ","):
        size = next(len(w) for w in _LEADING if lows[at : at + len(w)] == w)
        then, done = words[at + size : end], words[: at - (lows[at - 1] == ",")]
    else:
        return words
    told = [w.low for w in done]
    had = told.index("had") if "had" in told else 0
    already = told[had + 1 : had + 2] == ["already"]
    over = not already and (lead == _BY_THE_TIME or lows[at : at + 3] == _BY_THE_TIME)  # "by the time Ann sang, Ben had sung"
    yet = told[had + 1 : had + 3] in (["not", "yet"], ["n't", "yet"])
    over = over and not yet
    already = already or over
    verb = had + 2 + yet - over
    if not had or already == yet or not _named(done[:had]) or verb >= len(done):
        return words
    before = (*done[: had + 1], *done[verb:])
    if not _same_verb(then, done[verb:]) or {"not", "n't", "already", "yet"} & {w.low for w in (*then, *before)}:
        return words
    joint = words[0].instead("before")
    return (*before, joint, *then, *words[end:]) if already else (*then, joint, *before, *words[end:])


def _named(words: Words) -> bool:
    """ "Ann", "the lute", "the cook from Rome": whoever it is, by a name or a description."""
    named = bool(words) and (words[0].text[:1].isupper() or words[0].low in ("the", "he", "she", "it"))
    return named and len(words) <= _MOST and not any(_verb(w) for w in words[1:])


def _verb(word: Word) -> bool:
    return word.low in COPULAS or (word.low in verb_forms() and finite(word.low) and not word.proper and word.low[-1:] != "s")


def _same_verb(then: Words, done: Words) -> bool:
    """ "Ann | sang", "| sung": one event of each; "was seen", "been seen"."""
    told = [w.low for w in done]
    passive = told[:1] == ["been"] and len(told) > 1
    verb = key(told[passive])
    at = next((i for i in range(1, len(then)) if _verb(then[i])), 0)
    if not at or not _named(then[:at]) or passive != (then[at].low in ("was", "were")):
        return False
    return at + passive < len(then) and key(then[at + passive].low) == verb


#: what came before
had_already = rewriter((frozenset({"already", "time", "yet"}), _had_already))
