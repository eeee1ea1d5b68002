"""A subject that stands last: "behind Ann stands only one runner", "older than Ann but younger than Ben is the cook"."""

from nlpuzzle.english.adjectives import comparative
from nlpuzzle.english.classes import verb_class
from nlpuzzle.english.morphology import singular
from nlpuzzle.english.numbers import CARDINALS, number_value
from nlpuzzle.english.words import Word, finite, key
from nlpuzzle.understanding.rewording.waking import rewriter
from nlpuzzle.understanding.words.lines import TAKES_PLACE
from nlpuzzle.understanding.words.vocabulary import verb_forms
from nlpuzzle.understanding.words.words_of import COPULAS, PLACES

__all__ = ["of_so_many", "with_subject_first"]

Words = tuple[Word, ...]

#: how a place begins that is told by another: "to the left of", "in front of"
_PLACING = frozenset({"behind", "before", "after", "above", "below", "beneath", "ahead"})
_PHRASES = (["in", "front", "of"], ["to", "the", "left"], ["to", "the", "right"], ["on", "the", "left"], ["on", "the", "right"])
_ONLY = frozenset({"only", "just"})
_NONE = frozenset({"no", "nobody"})
_JOINTS = frozenset({",", ";", ":", "and", "or", "but", "if", "not", "n't", "neither", "nor"})
_RELATIVES = frozenset({"who", "that", "which", "whose", "where"})
_BARE = frozenset({"more", "less", "fewer"})
_BOTH = frozenset({"but", "and", "though", "yet"})
_NEVER_BOTH = frozenset("; : or if not n't neither nor only just nobody no but and".split())
_STAYING = verb_class("before-their-subject")
_SHORTEST = 2
_LONGEST = 7


def _only_last(words: Words) -> Words:
    """ "Behind Ann stands | only one runner", "to the left of it there is only one", "cheaper than it is only the rug"."""
    lows = [w.low for w in words]
    end = len(words) - (lows[-1] == ".")
    at = next((i for i in range(3, end) if lows[i] in _ONLY | _NONE), 0)
    if not at or not _begins(lows) or (_JOINTS | _ONLY | _NONE) & {*lows[:at], *lows[at + 1 : end]}:
        return words
    stop = end - 2 if lows[end - 2 : end] == ["at", "all"] else end
    subject = words[at:stop]
    counted = len(subject) > 1 and lows[at + 1] in CARDINALS
    longest = 3 if counted or lows[at] in _NONE else _LONGEST
    if not 1 <= len(subject) <= longest or (len(subject) == 1) != (lows[at] == "nobody"):
        return words
    if counted and not (len(subject) == 3 and singular(subject[-1].low).isalpha()):
        return words
    verb, by = at - 1, lows[at - 1] == "by"
    if by:  # "more points than Ann | were scored by | only one"
        done = words[at - 2]
        passive = lows[at - 3] in ("was", "were") and done.low.endswith("ed")
        return (*subject, done, *words[: at - 3], *words[end:]) if passive and counted else words
    there = lows[verb - 1] == "there"
    if not (lows[verb] in COPULAS or (finite(lows[verb]) and key(lows[verb]) in TAKES_PLACE)):
        return words
    if there and lows[at] == "no" and len(subject) == 2 and subject[1].low in PLACES:
        return (words[verb - 1], words[verb], words[at].instead("nobody"), *words[: verb - 1], *words[end:])
    return (*subject, words[verb], *words[: verb - there], *words[end:])


def _between_two(words: Words) -> Words:
    """ "Older than Ann but younger than Ben | is | the cook", "older than Ann by two years is the cook"."""
    lows = [w.low for w in words]
    end = len(words) - (lows[-1] == ".")
    if not _compares(lows) or lows[0] in _BARE or {";", ":", "and", "or", "if", "not", "n't"} & set(lows):
        return words
    at = next((i for i in range(3, end - 1) if lows[i] in COPULAS or (finite(lows[i]) and key(lows[i]) in TAKES_PLACE)), 0)
    if not at or _RELATIVES & set(lows[:at]) or (lows[at + 1] not in ("the", "a") and not words[at + 1].proper):
        return words
    mid = next((i for i in range(3, at) if lows[i] in ("but", "though")), 0)
    last = lows[at - 1] == ","
    if mid:
        second = comparative(lows[mid + 1]) is not None and "than" in lows[mid + 2 : mid + 5] and lows[mid + 1] not in _BARE
        if not second or (lows[mid - 1] == ",") != last or lows.count(",") != 2 * last:
            return words
    elif "by" not in lows[3:at] or "," in lows:
        return words
    return (*words[at + 1 : end], words[at], *words[: at - last], *words[end:])


def _between_both(words: Words) -> Words:
    """ "In front of Ann, but behind Ben, | stood | Cleo", "earlier than Ann but later than Ben, | Cleo left"."""
    lows = [w.low for w in words]
    end = len(words) - (lows[-1] == ".")
    mid = next((i for i in range(2, end - 3) if lows[i] in _BOTH), 0)
    if not mid or not _begins(lows) or lows[0] in _BARE or not _begins_again(lows, mid + 1):
        return words
    if _NEVER_BOTH & {*lows[:mid], *lows[mid + 2 : end]} or _RELATIVES & {*lows[:mid]}:
        return words
    apart = lows[mid - 1] == ","
    comma = next((i for i in range(mid + 2, end - 1) if lows[i] == ","), 0)
    if comma and lows[comma + 1] != "who":
        said, verb = words[comma + 1 : end], _stands(words, comma + 1)
        done = _named(said[1]) if verb else _does_last(said)
        if not done or "," in lows[comma + 1 : end] or _RELATIVES & {*lows[mid:comma]}:
            return words
        return (*(said[1:] if verb else said), *(said[:1] if verb else ()), *words[:comma], *words[end:])
    at = next((i for i in range(mid + 3, end) if _stands(words, i)), 0)
    if not at or apart or _RELATIVES & {*lows[mid:at]} or not _named(words[at + 1]) or 0 < comma < at:
        return words
    return (*words[at + 1 : end], *(words[comma : comma + 1] if comma else ()), words[at], *words[:at], *words[end:])


def _named(word: Word) -> bool:
    """How somebody's name or description begins."""
    return word.proper or word.low in ("the", "a")


def _stands(words: Words, at: int) -> bool:
    """A verb that may stand before its subject: "stood", "came", "stayed"."""
    low = words[at].low if [w.low for w in words[at + 1 : at + 2]] not in ([], ["."]) else ""
    return low in COPULAS or (finite(low) and (key(low) in TAKES_PLACE or key(low) in _STAYING))


def _does_last(said: Words) -> bool:
    """ "Cleo | left", "the novel | was borrowed"."""
    if len(said) < _SHORTEST:
        return False
    verbs = [w.low in verb_forms() or w.low in COPULAS for w in said]
    suffered = len(said) > 2 and said[-2].low in COPULAS and finite(said[-1].low)
    return _named(said[0]) and (verbs[-1] or suffered) and not any(verbs[: -1 - suffered])


def _begins_again(lows: list[str], at: int) -> bool:
    """ "But | behind", "but | later than", "but | not as long as"."""
    denied = lows[at] == "not" and lows[at + 1 : at + 2] == ["as"] and lows[at + 3 : at + 4] == ["as"]
    return denied or lows[at] in _PLACING or lows[at : at + 3] in _PHRASES or (
        comparative(lows[at]) is not None and lows[at + 1 : at + 2] == ["than"] and lows[at] not in _BARE
    )


def _only_one_again(words: Words) -> Words:
    """ "Only one dog is older than Ann's, and | only one | is younger": one dog."""
    lows = [w.low for w in words]
    if lows[:1] != ["only"] or lows.count("only") != 2 or lows[1:2] == [] or lows[1] not in CARDINALS or len(lows) < 4:
        return words
    at = lows.index("only", 1)
    again = lows[at + 1 : at + 2] == [lows[1]] and lows[at + 2 : at + 3] == [lows[3]] and lows[3] in COPULAS
    joined = lows[at - 1] in ("and", "but")
    return (*words[: at + 2], words[2], *words[at + 2 :]) if again and joined else words


def of_so_many(words: Words, size: int) -> Words:
    """ "Only one of the four films was", "of the four films, only one was", where there are four: only one film was."""
    lows = [w.low for w in words]
    at = next((i for i in range(len(words) - 5) if lows[i] in _ONLY and lows[i + 1] in CARDINALS), None)
    if at is None:
        return words
    if lows[at + 2 : at + 4] == ["of", "the"] and _number(lows[at + 4]) == size and not at:
        noun, rest, first = words[at + 5], words[at + 6 :], words[:at]
    elif at == 5 and lows[:2] == ["of", "the"] and lows[4] == "," and _number(lows[2]) == size:
        noun, rest, first = words[3], words[at + 2 :], ()
    else:
        return words
    if not rest or singular(noun.low) == noun.low or not (finite(rest[0].low) or rest[0].low in COPULAS):
        return words
    one = noun.instead(singular(noun.low)) if lows[at + 1] in ("one", "1") else noun
    return (*first, words[at], words[at + 1], one, *rest)


def _number(low: str) -> int | None:
    number = CARDINALS.get(low, number_value(low))
    return int(number) if number is not None else None


def _begins(lows: list[str]) -> bool:
    return lows[0] in _PLACING or lows[:3] in _PHRASES or _compares(lows)


def _compares(lows: list[str]) -> bool:
    """ "Older than", "higher up than", "more points than"."""
    return comparative(lows[0]) is not None and "than" in lows[1:3]


#: each such sentence with its subject first
with_subject_first = rewriter(
    (_ONLY | _NONE, _only_last),
    (frozenset({"but", "though", "by"}), _between_two),
    (_BOTH, _between_both),
    (frozenset({"only"}), _only_one_again),
)
