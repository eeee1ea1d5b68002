"""Comparisons that go on, or tell what they compare in other words: "in a higher lane than Ben, and Ben in a higher one"."""

from nlpuzzle.english.adjectives import comparative
from nlpuzzle.english.units import unit_of
from nlpuzzle.english.words import Word, finite, key
from nlpuzzle.understanding.rewording.waking import lows_of, rewriter
from nlpuzzle.understanding.words.vocabulary import closed
from nlpuzzle.understanding.words.words_of import COPULAS

__all__ = ["compared_on"]

Words = tuple[Word, ...]

_MORE = frozenset({"fewer", "less", "more"})
_JOINTS = frozenset({"and", "but", "while"})
#: what happens in the end to what was lost or stolen
_FOUND = frozenset("discovered found recovered rediscovered retrieved unearthed".split())
_TIMES = {"half": ("half",), "twice": ("twice",), "double": ("twice",)}
_TAKING = frozenset({"take", "takes", "took", "did", "does", "needed", "needs"})
#: what somebody or something is done with in so much time: going round once, or the whole of it
_GOING_ROUND = frozenset(map(key, "orbit circle lap round".split()))
_DONE = frozenset(map(key, "complete do finish make".split()))
_ROUNDS = frozenset("circuit course crossing lap orbit race revolution".split())
_CENTRES = frozenset({"sun", "earth", "planet", "star", "track"})


def _noun_once(words: Words) -> Words:
    """ "Made more | jam | than Ben, who in turn made more | than Cy": more jam than Cy."""
    lows = lows_of(words)
    first = next((i for i in range(2, len(words) - 2) if lows[i] in _MORE and lows[i + 2] == "than"), 0)
    if not first or not lows[first + 1].isalpha() or closed().get(lows[first + 1]) is not None:
        return words
    for i in range(first + 5, len(words) - 1):
        if lows[i] not in _MORE or lows[i + 1] != "than":
            continue
        joint = next((k for k in range(i - 1, max(first + 3, i - 5), -1) if lows[k] in ("and", "but")), 0)
        if joint and lows[joint - 1] == "," and lows[i] == lows[first] and not _does(words[joint + 1 : i]):
            return (*words[: i + 1], words[first + 1], *words[i + 1 :])  # "and Ben more | than Cy"
        verb = i - 1
        who = next((k for k in range(verb - 1, max(verb - 4, first), -1) if lows[k] == "who"), 0)
        again = words[verb].stem in {w.stem for w in words[max(0, first - 3) : first]} and closed().get(lows[verb]) != "a"
        if who and again and all(low in ("in", "turn", ",") for low in lows[who + 1 : verb]):
            kept = words[:who + 1]
            return (*kept, *words[verb : i + 1], words[first + 1], *words[i + 1 :])
    return words


def _does(words: Words) -> bool:
    """Whether a verb stands among the words: "Ben made", and not "the Galas"."""
    return any(finite(w.low) and not w.text[0].isupper() for w in words)


def _a_higher_place(words: Words) -> Words:
    """ "Rowed in a higher-numbered lane than Ben, and Ben | in a higher one | than Cy": rowed in a higher-numbered lane."""
    lows = lows_of(words)
    at = next((i for i in range(2, len(words) - 9) if _in_such_a(lows, i)), 0)
    noun = at + 3 + (lows[at + 3] == "numbered")
    if not at or lows[at - 1] in COPULAS or not finite(lows[at - 1]) or not lows[noun].isalpha() or lows[noun + 1] != "than":
        return words
    for i in range(noun + 4, len(words) - 4):
        one = i + 3 + (lows[i + 3] == "numbered")
        if not _in_such_a(lows, i) or lows[one : one + 2] != ["one", "than"]:
            continue
        joint = next((k for k in range(i - 1, max(noun, i - 5), -1) if lows[k] in _JOINTS), 0)
        if not joint or lows[joint - 1] != "," or lows[i - 1] in (*COPULAS, lows[at - 1]):
            return words
        return (*words[:i], words[at - 1], *words[i : i + 3], *words[at + 3 : noun + 1], *words[one + 1 :])
    return words


def _in_such_a(lows: list[str], at: int) -> bool:
    """ "In a higher"."""
    return lows[at : at + 2] == ["in", "a"] and comparative(lows[at + 2]) is not None


def _hers_less(words: Words) -> Words:
    """ "Took less time (to weave) than Ann's rug, and | Ann's | less than the vase": and Ann's took less time than."""
    lows = lows_of(words)
    first = next((i for i in range(2, len(words) - 3) if lows[i] in ("less", "more") and lows[i + 1] == "time"), 0)
    if not first or lows[first - 1] not in _TAKING:
        return words
    for i in range(first + 4, len(words) - 2):
        if lows[i] == lows[first] and lows[i + 1] == "than" and lows[i - 1] == "'s":
            joint = next((k for k in range(i - 2, max(first, i - 6), -1) if lows[k] in _JOINTS), 0)
            if joint and lows[joint - 1] == ",":
                return (*words[:i], words[first - 1], words[i], words[first + 1], *words[i + 1 :])
    return words


def _that_one(words: Words) -> Words:
    """ "Lighter than the blue one, and | that one is | lighter than Ann's": which is."""
    lows = lows_of(words)
    for i in range(5, len(words) - 3):
        if lows[i] == "and" and lows[i - 1] == "," and lows[i + 1 : i + 3] == ["that", "one"]:
            said = lows[i + 3] in ("is", "was", "has", "had") and "than" in lows[:i] and "," not in lows[: i - 1]
            if said and not {"or", "not", "n't", "either", "both"} & set(lows[:i]):
                return (*words[:i], words[i + 1].instead("which"), *words[i + 3 :])
    return words


def _in_half_the_time(words: Words) -> Words:
    """ "Orbits the sun | in half the time (that) Ann takes", "... it takes Ann": takes half as long as Ann."""
    lows = lows_of(words)
    for i in range(2, len(words) - 5):
        if lows[i] != "in" or lows[i + 1] not in _TIMES or lows[i + 2 : i + 4] != ["the", "time"]:
            continue
        verb = _verb_of_a_round(words, i)
        at = i + 4 + (lows[i + 4] == "that")
        end = next((k for k in range(at, len(words)) if lows[k] in (",", ";", ".")), len(words))
        if lows[at : at + 2] == ["it", "takes"] or lows[at : at + 2] == ["it", "took"]:
            other = words[at + 2 : end]
        elif lows[end - 1] in _TAKING:
            other = words[at : end - 1]
        else:
            return words
        if not verb or not other or {"to", "and", "or", "not", "n't", "who"} & {w.low for w in other}:
            return words
        like = words[i]
        said = (words[verb].instead("takes"), *map(like.instead, (*_TIMES[lows[i + 1]], "as", "long", "as")))
        return (*words[:verb], *said, *other, *words[end:])
    return words


def _verb_of_a_round(words: Words, end: int) -> int:
    """Where "orbits the sun", "completes a lap", "finished" begins that ends there; 0 where nothing of the kind does."""
    lows = [w.low for w in words]
    for start in (end - 1, end - 2, end - 3):
        if start < 1 or not finite(lows[start]):
            continue
        rest = lows[start + 1 : end]
        if words[start].stem in _GOING_ROUND and (not rest or (rest[0] == "the" and rest[-1] in _CENTRES)):
            return start
        if words[start].stem in _DONE and (rest[-1:] and rest[-1] in _ROUNDS):
            return start
    return end - 1 if lows[end - 1] in ("finished", "finishes") else 0


def _over_sooner(words: Words) -> Words:
    """ "Was over | in fewer hours than": took fewer days than; "was over two days sooner than" tells when it ended."""
    lows = lows_of(words)
    for i in range(1, len(words) - 5):
        over = lows[i] in ("is", "was") and lows[i + 1 : i + 3] == ["over", "in"]
        if over and lows[i + 3] in ("fewer", "less", "more") and lows[i + 5] == "than" and unit_of(lows[i + 4]) is not None:
            return (*words[:i], words[i].instead("takes" if lows[i] == "is" else "took"), *words[i + 3 :])
    return words


def _later_found(words: Words) -> Words:
    """ "Was | later | recovered from a loft": recovered, whenever that was."""
    lows = lows_of(words)
    found = [i for i in range(1, len(words) - 1) if lows[i] == "later" and lows[i - 1] in COPULAS and lows[i + 1] in _FOUND]
    if not found or lows[found[0] + 2] in ("than", ".", ",", ""):
        return words
    return (*words[: found[0]], *words[found[0] + 1 :])


def _filed_again(words: Words) -> Words:
    """ "The cook's return was filed a day before the clerk's | was filed |": before the clerk's."""
    lows = [w.low for w in words]
    end = len(words) - (lows[-1:] == ["."])
    again = lows[end - 2 : end]
    if end < 9 or lows[end - 3] != "'s" or again[0] not in ("was", "is") or lows.count(again[1]) != 2:
        return words
    first = lows.index(again[1])
    whole = first > 1 and lows[first - 1] == again[0] and not {",", ";", "and", "but", "not", "n't"} & set(lows)
    compared = {"before", "after", "than"} & set(lows[first:end])
    return (*words[: end - 2], *words[end:]) if whole and compared else words


#: each such wording put as one that the grammar reads
compared_on = rewriter(
    (_MORE, _noun_once),
    (frozenset({"one"}), _a_higher_place),
    (frozenset({"time"}), _hers_less),
    (frozenset({"that"}), _that_one),
    (frozenset(_TIMES), _in_half_the_time),
    (frozenset({"over"}), _over_sooner),
    (frozenset({"later"}), _later_found),
    (frozenset({"before", "after", "than"}), _filed_again),
)
