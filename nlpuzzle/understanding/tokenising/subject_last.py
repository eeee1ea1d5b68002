"""A subject that stands last: "behind Ann stands only one runner", "older than Ann but younger than Ben is the cook"."""

from nlpuzzle.english.adjectives import comparative
from nlpuzzle.english.morphology import singular
from nlpuzzle.english.numbers import CARDINALS, number_value
from nlpuzzle.english.words import Word, finite, key
from nlpuzzle.understanding.tokenising.waking import rewriter
from nlpuzzle.understanding.tokenising.words_of import COPULAS, PLACES
from nlpuzzle.understanding.words.lines import TAKES_PLACE

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
    (frozenset({"only"}), _only_one_again),
)
