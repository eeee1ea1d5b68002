"""So many times another's: "the discount on fans is twice | the discount on irons", "half of what Ann paid"."""

from nlpuzzle.english.classes import word_class
from nlpuzzle.english.morphology import plural, singular
from nlpuzzle.english.numbers import CARDINALS
from nlpuzzle.english.words import Word, key
from nlpuzzle.puzzle import Frame
from nlpuzzle.understanding.rewording.waking import rewriter, woken_by
from nlpuzzle.understanding.words.vocabulary import closed
from nlpuzzle.understanding.words.words_of import COPULAS

__all__ = ["double_the_total", "twice_the"]

Words = tuple[Word, ...]

_FACTORS = {"twice": "twice", "double": "twice", "half": "half"}
_TOTALS = frozenset({"total", "tally", "count", "haul"})
_MEASURES = word_class("multiplied")
_CLOSE = frozenset({",", ";", "and", "but", "or", "than", "as", "not", "n't", "if", "who", "which", "that", "whose"})
#: what somebody gives or gets for it, and no more than a wish or a plan: not "offered"
_PAYING = frozenset(map(key, "charge cost earn fetch get make pay raise spend".split()))
_LONGEST = 6
_ENDING = frozenset({"", ".", ",", ";", "and", "but"})
_WITH = frozenset({"with", "on"})


def _twice_the_same(words: Words) -> Words:
    """ "The discount on lamps is | twice | the discount at Penrose": twice as large as it."""
    lows = [*(w.low for w in words), ""]
    verb = next((i for i in range(2, len(words) - 3) if lows[i] in COPULAS), 0)
    at = verb + 1 + (lows[verb + 1 : verb + 2] in (["exactly"], ["precisely"]))
    factor = at + (lows[at] in CARDINALS and lows[at + 1] == "times")
    if not verb or not (lows[at] in _FACTORS or factor > at) or _CLOSE & set(lows):
        return words
    end = len(words) - (lows[-2] in (".", "!"))
    other = lows[factor + 1 : end]
    noun = next((low for low in lows[:verb] if low in other and low in _MEASURES), "")
    if not noun or lows[: lows.index(noun)].count("of") + lows[: lows.index(noun)].count("with") > 0:
        return words
    led = other[:2] == ["the", noun] and closed().get("".join(other[2:3])) == "p"  # "the discount | at Penrose"
    owned = other[-1] == noun and other[-2] in ("'s", "'") and "of" not in other
    if not (led or owned):
        return words
    like = words[at]
    said = [like.instead(_FACTORS.get(lows[at], lows[at])), *words[at + 1 : factor + 1]]
    rest = words[factor + 1 : end - owned]
    return (*words[:at], *said, like.instead("as"), like.instead("large"), like.instead("as"), *rest, *words[end:])


def _half_of_what(words: Words) -> Words:
    """ "Cost | half of | what Ann paid": half as much as Ann paid."""
    lows = [*(w.low for w in words), ""]
    for i in range(1, len(words) - 4):
        what = i + 1 + (lows[i + 1] == "of")
        if lows[i] != "half" or lows[what] != "what":
            continue
        end = next((k for k in range(what + 2, min(what + 2 + _LONGEST, len(words))) if words[k].stem in _PAYING), 0)
        if not end or lows[end + 1] not in _ENDING or _CLOSE & set(lows[what:end]) or not _names(words[what + 1 : end]):
            return words
        as_much = (words[i].instead(low) for low in ("as", "much", "as"))
        return (*words[: i + 1], *as_much, *words[what + 1 :])
    return words


def _the_same_he_did(words: Words) -> Words:
    """ "Covered twice the distance | that Ann did": twice the distance of Ann."""
    lows = [*(w.low for w in words), "", "", ""]
    for i in range(1, len(words) - 4):
        if not (lows[i] in _FACTORS or (lows[i] == "times" and lows[i - 1] in CARDINALS)):
            continue
        if lows[i + 1] != "the" or lows[i + 2] not in _MEASURES:
            continue
        name = i + 3 + (lows[i + 3] == "that")
        did = next((k for k in range(name + 1, min(name + _LONGEST, len(words))) if lows[k] in ("did", "does")), 0)
        if not did or lows[did + 1] not in _ENDING or _CLOSE & set(lows[name:did]) or not _names(words[name:did]):
            return words
        return (*words[: i + 3], words[i].instead("of"), *words[name:did], *words[did + 1 :])
    return words


def _names(words: Words) -> bool:
    """ "Ann", "the vase", "the lamp's buyer": one thing or somebody, and not "would Ann have"."""
    first = words[0].low
    return (words[0].proper or closed().get(first) == "d") and all(closed().get(w.low) not in ("a", "t", "y") for w in words)


#: so many times as much, put as the comparison
twice_the = rewriter(
    (frozenset({*_FACTORS, "times"}), _twice_the_same),
    (frozenset({"half"}), _half_of_what),
    (frozenset({*_FACTORS, "times"}), _the_same_he_did),
)


@woken_by(*_TOTALS)
def double_the_total(words: Words, frame: Frame) -> Words:
    """ "Finished with | double Ann's total": with twice as many laps as Ann, where laps alone are counted."""
    lows = [*(w.low for w in words), ""]
    if not _TOTALS & set(lows):
        return words
    units = {c.unit or singular(c.name.casefold()) for c in frame if c.ordered and (c.dimension == "count" or c.unit is None)}
    for i in range(2, len(words) - 3):
        if lows[i] not in _FACTORS or lows[i - 1] not in _WITH or len(units) != 1:
            continue
        owned = next((k for k in range(i + 2, min(i + _LONGEST, len(words) - 1)) if lows[k] in ("'s", "'")), 0)
        if not owned or lows[owned + 1] not in _TOTALS or lows[owned + 2] not in _ENDING or _CLOSE & set(lows[i:owned]):
            return words
        counted = (_FACTORS[lows[i]], "as", "many", plural(*units), "as")
        return (*words[:i], *map(words[i].instead, counted), *words[i + 1 : owned], *words[owned + 2 :])
    return words
