"""How far two things are apart, told beside which is the more: "the difference is 60 cm, Ann's being the longer one"."""

from collections.abc import Sequence

from nlpuzzle.english.adjectives import comparative, positive
from nlpuzzle.english.measured import measured
from nlpuzzle.english.morphology import is_plural
from nlpuzzle.english.numbers import number_value
from nlpuzzle.english.units import unit_of
from nlpuzzle.english.words import Word
from nlpuzzle.understanding.rewording.waking import rewriter
from nlpuzzle.understanding.words.words_of import COPULAS

__all__ = ["plain_differences"]

_ENDS: tuple[list[str], ...] = ([], ["."], [";"])
#: what may end "the longer": it is one of two in any case
_OF_TWO: tuple[list[str], ...] = ([], ["one"], ["of", "the", "two"], ["of", "them"], ["of", "the", "pair"])
_DIFFERENCE = frozenset({"difference"})
#: words of a second thing
_LONGEST = 8
_DIFFERS = frozenset({"differ", "differed"})
#: what tells the difference after a comparison: ", the difference being", "with a difference of"
_BEING = frozenset({"being", "is", "was"})
#: "being nearer the bridge", "being further to the left"
_NEARER = frozenset({"nearer", "closer", "further", "farther"})
_JOINTS = frozenset({",", ";", "and", "or", "but", "if", "who", "which", "that", "than", "not", "n't"})
_STEPS = frozenset({"places", "positions", "spots", "slots", "steps"})


def _one_being_more(words: tuple[Word, ...]) -> tuple[Word, ...]:
    """ "..., Ann being the longer one": and Ann is the longer of the two."""
    lows = [w.low for w in words]
    at = lows.index("being")
    comma = next((i for i in range(at - 1, 0, -1) if lows[i] == ","), 0)
    subject = words[comma + 1 : at]
    if not comma or not 0 < len(subject) <= 7 or _JOINTS & {w.low for w in subject} or lows.count("being") > 1:
        return words
    end = len(words) if lows[at + 1 : at + 2] != [] and lows[at + 1] in _NEARER else _more(lows, at + 1)
    if end is None or lows[end:] not in _ENDS or _JOINTS & set(lows[at + 1 :]) or end > at + 7:
        return words
    degree = tuple(w for w in words[at + 1 : end] if w.low != "one")
    joint = words[comma].instead("and")
    if len(degree) == 2 and degree[0].low == "the":  # "the earlier": of the two that it stands between
        degree = (*degree, *(degree[1].instead(low) for low in ("of", "the", "two")))
    return (*words[: comma + 1], joint, *subject, words[at].instead("is"), *degree, *words[end:])


def _which_is_more(words: tuple[Word, ...]) -> tuple[Word, ...]:
    """ "..., which was the later of the two": and the latter was so."""
    lows = [w.low for w in words]
    for i in range(4, len(words) - 3):
        if lows[i - 1] != "," or lows[i] not in ("which", "who") or lows[i + 1] not in COPULAS:
            continue
        end = _more(lows, i + 2)
        between = lows[lows.index("between") : i - 1] if "between" in lows[:i] else []
        if between.count("and") != 1 or (COPULAS | {",", ";"}) & set(between):
            return words
        if end is None or lows[end:] not in _ENDS or lows[end - 1] not in ("two", "them", "pair"):
            return words
        latter = [words[i].instead(low) for low in ("and", "the", "latter")]
        return (*words[:i], *latter, *words[i + 1 :])
    return words


def _more(lows: Sequence[str], at: int) -> int | None:
    """Where "(the) longer (one) (of the two)" ends."""
    the = list(lows[at : at + 1]) == ["the"]
    at += the
    if at >= len(lows) or comparative(lows[at]) is None:
        return None
    end = at + 1
    if lows[at] in ("more", "less"):
        if end >= len(lows) or positive(lows[end]) is None:
            return None
        end += 1
    return max(end + len(tail) for tail in _OF_TWO if list(lows[end : end + len(tail)]) == tail) if the else end


def _difference_told_after(words: tuple[Word, ...]) -> tuple[Word, ...]:
    """ "Cheaper than Ben; the difference was $3", "..., with a difference of $3": cheaper by so much."""
    lows = [w.low for w in words]
    at = next((i for i, low in enumerate(lows) if low in _DIFFERENCE), 0)
    being = lows[at + 1 : at + 2] != [] and lows[at - 1] == "the" and lows[at + 1] in _BEING
    with_it = lows[at - 2 : at] == ["with", "a"] and lows[at + 1 : at + 2] == ["of"]
    start = at - 1 - with_it
    while start > 1 and lows[start - 1] in (",", ";", "and"):
        start -= 1
    parted = start < at - 1 - with_it
    before, after = lows[:start], words[at + 2 :]
    if not (with_it or (being and parted)) or _JOINTS - {"than", "who", "that", "n't", "not"} & set(before):
        return words
    if not _compares(before) or not _amount_alone([w.low for w in after]):
        return words
    if after[0].low in ("a", "an"):
        after = (after[0].instead("one"), *after[1:])
    return (*words[:start], words[at].instead("by"), *after)


def _compares(lows: Sequence[str]) -> bool:
    """Whether words compare two things once: "cheaper than", "not as cheap as"."""
    if lows.count("than") == 1:
        return not {"not", "n't"} & set(lows)
    so = [i for i, low in enumerate(lows) if low in ("as", "so")]
    return len(so) == 2 and "than" not in lows and any(low in ("not", "n't") for low in lows[: so[0]])


def _amount_alone(lows: Sequence[str]) -> bool:
    """Whether words are one amount and no more: "$3", "exactly 9 km", "two and a half hours"."""
    while lows and lows[-1] == ".":
        lows = lows[:-1]
    told = any(low[0].isdecimal() or number_value(low) is not None or low in ("a", "an", "half") for low in lows)
    return told and len(lows) <= 6 and not (_JOINTS - {"and"}) & set(lows)


def _there_is_a_difference(words: tuple[Word, ...]) -> tuple[Word, ...]:
    """ "There is a difference of 60 cm between Ann and Ben": the difference between them is 60 cm."""
    lows = [w.low for w in words]
    if lows[:1] != ["there"] or lows[1:2] == [] or lows[1] not in COPULAS or lows[2:3] != ["a"]:
        return words
    if lows[3:5] != ["difference", "of"] or "between" not in lows[5:]:
        return words
    at = lows.index("between")
    end = next((i for i in range(at, len(words)) if lows[i] in (",", ";", ".")), len(words))
    amount = words[5:at]
    if not _amount_alone([w.low for w in amount]) or amount[-1].low in _STEPS:
        return words
    lead = (words[2].instead("the"), words[3].instead("difference"))
    return (*lead, *words[at:end], words[1], *amount, *words[end:])


def _difference_counted(words: tuple[Word, ...]) -> tuple[Word, ...]:
    """ "The difference between Ann and Ben is nine points", of what is counted: Ann and Ben differ by nine points."""
    lows = [w.low for w in words]
    end = len(words) - (lows[-1] == ".")
    verb = next((i for i in range(end - 1, 4, -1) if lows[i] in COPULAS), 0)
    amount, pair = words[verb + 1 : end], words[3:verb]
    if lows[:3] != ["the", "difference", "between"] or not (verb and amount) or (_JOINTS - {"and"}) & {w.low for w in pair}:
        return words
    counted = amount[-1].low.isalpha() and unit_of(amount[-1].low) is None and len(amount) < 5
    if not counted or [w.low for w in pair].count("and") != 1 or not _amount_alone([w.low for w in amount]):
        return words
    differ = (words[1].instead("differ"), words[1].instead("by"))
    return (*pair, *differ, *amount, *words[end:])


def _measures_differ(words: tuple[Word, ...]) -> tuple[Word, ...]:
    """ "The weights of Ann and Ben | differ by | 3 kg", "Ann's and Ben's weights differ": the difference is 3 kg."""
    lows = [w.low for w in words]
    at = next((i for i in range(4, len(lows) - 1) if lows[i] in _DIFFERS and lows[i + 1] == "by"), 0)
    if not at or (_JOINTS - {"and", "that"}) & set(lows[:at]) or lows[:at].count("and") != 1:
        return words
    of = lows.index("of") if "of" in lows[:at] else 0
    like = words[at]
    is_so = like.instead("was" if lows[at] == "differed" else "is")
    difference = tuple(like.instead(low) for low in ("the", "difference", "between", "the"))
    if lows[0] == "the" and 1 < of < 4 and is_plural(lows[of - 1]):
        return (*difference, *words[1:at], is_so, *words[at + 2 :])
    joint = lows.index("and")
    owned = lows[joint - 1] == "'s" and lows[joint + 1 : at].count("'s") == 1
    last = joint + 1 + lows[joint + 1 : at].index("'s") if owned else at
    if not owned or not 0 < at - last - 1 < 3 or not is_plural(lows[at - 1]):
        return words
    pair = (*words[: joint - 1], *words[joint:last])
    return (*difference, *words[last + 1 : at], like.instead("of"), *pair, is_so, *words[at + 2 :])


def _differs_from(words: tuple[Word, ...]) -> tuple[Word, ...]:
    """ "Ann's height | differs from | Ben's | by | 3 cm": her height and Ben's differ by 3 cm; "differ by 3 cm | in height"."""
    lows = [w.low for w in words]
    at = next((i for i, low in enumerate(lows) if low in ("differs", "differed", "differ")), 0)
    if not at or "by" not in lows[at:] or (_JOINTS - {"that"}) & set(lows):
        return words if not at else _differ_in(words, lows, at)
    by = lows.index("by", at)
    if lows[at + 1] != "from" or lows[at] == "differ" or not 0 < by - at - 2 <= _LONGEST:
        return words
    differ = words[at].instead("differ")
    return (*words[:at], words[at + 1].instead("and"), *words[at + 2 : by], differ, *words[by:])


def _differ_in(words: tuple[Word, ...], lows: Sequence[str], at: int) -> tuple[Word, ...]:
    """ "Differ | by 3 cm | in height": in height by 3 cm."""
    end = len(lows) - (lows[-1] == ".")
    by = list(lows[at + 1 : at + 2]) == ["by"]
    if not by or lows[end - 2] != "in" or not _amount_alone(lows[at + 2 : end - 2]) or measured().get(lows[end - 1]) is None:
        return words
    return (*words[: at + 1], *words[end - 2 : end], *words[at + 1 : end - 2], *words[end:])


#: each such wording put as one that the grammar reads
plain_differences = rewriter(
    (_DIFFERS | {"differs"}, _differs_from),
    (_DIFFERS, _measures_differ),
    (frozenset({"being"}), _one_being_more),
    (frozenset({"which", "who"}), _which_is_more),
    (_DIFFERENCE, _there_is_a_difference),
    (_DIFFERENCE, _difference_counted),
    (_DIFFERENCE, _difference_told_after),
)
