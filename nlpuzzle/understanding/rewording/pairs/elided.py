"""Words left out or doubled at a joint, put in full: "as is Ben", "and nor did Ben", "to the left or right of"."""

from nlpuzzle.english.classes import word_class
from nlpuzzle.english.numbers import CARDINALS
from nlpuzzle.english.words import Word
from nlpuzzle.understanding.rewording.waking import rewriter
from nlpuzzle.understanding.words.words_of import AUXILIARIES

__all__ = ["put_in_full"]

#: "the clear winner" is the winner, whatever is made of clear glass
_CLEARLY = frozenset({"clear", "outright", "eventual", "worthy", "undisputed"})
_SIDES = frozenset({"left", "right"})
_CLOSE = frozenset({"immediately", "directly", "just", "immediate"})
_STANDING = frozenset("is are was were stand stood live lived sit sat finish finished come came".split())


def _clear_winner(words: tuple[Word, ...]) -> tuple[Word, ...]:
    """ "The outright winner": the winner."""
    lows = [w.low for w in words]
    return tuple(w for i, w in enumerate(words) if not (w.low in _CLEARLY and lows[i + 1 : i + 2] == ["winner"]))


def _nor_alone(words: tuple[Word, ...]) -> tuple[Word, ...]:
    """ "And | nor did Ben", "but neither is Ben": "nor" joins by itself."""
    kept = []
    for i, word in enumerate(words):
        after = words[i + 1].low if i + 1 < len(words) else ""
        second = words[i + 2].low if i + 2 < len(words) else ""
        if not (word.low in ("and", "but") and i and after == "nor" and second in AUXILIARIES):
            kept.append(word)
    return tuple(kept)


def _as_is(words: tuple[Word, ...]) -> tuple[Word, ...]:
    """ "Ann is in the front row, | as is Ben": and so is Ben."""
    for i in range(2, len(words) - 2):
        if words[i].low == "as" and words[i - 1].low == "," and words[i + 1].low in AUXILIARIES:
            return (*words[:i], words[i].instead("and"), words[i].instead("so"), *words[i + 1 :])
    return words


def _both_sides(words: tuple[Word, ...]) -> tuple[Word, ...]:
    """ "Directly to the left | or right of": directly to the left of, or directly to the right of."""
    lows = [w.low for w in words]
    for i in range(2, len(words) - 3):
        if lows[i - 1] != "the" or lows[i - 2] not in ("to", "on") or lows[i] not in _SIDES or lows[i + 1] != "or":
            continue
        close = lows[i - 3] in _CLOSE if i > 2 else False
        at = i + 2
        if lows[at] in _CLOSE:
            close, at = not close, at + 1  # both of them, or the sentence says which is which
        side = lows[at : at + 2] in (["to", "the"], ["on", "the"])
        at += 2 * side
        whole = at > i + 2
        other = lows[at : at + 1] != [] and lows[at] in _SIDES - {lows[i]} and lows[at + 1 : at + 2] == ["of"]
        if not other or (whole and close):
            continue
        same = () if whole else (*(words[i - 3 : i - 2] if close else ()), words[i - 2], words[i - 1])
        return (*words[: i + 1], words[at + 1], words[i + 1], *same, *words[i + 2 :])
    return words


def _than_so_many(words: tuple[Word, ...]) -> tuple[Word, ...]:
    """ "More people are ahead of Ann | than are behind her", "... than there are behind her": than behind her."""
    lows = [w.low for w in words]
    if not {"more", "fewer", "many"} & set(lows):
        return words
    for i in range(2, len(words) - 3):
        if lows[i] not in ("than", "as") or lows[i - 1] == "many":
            continue
        end = i + 1 + (lows[i + 1] == "there")
        if lows[end] in _STANDING and lows[end + 1] in _DIRECTIONS:
            return (*words[: i + 1], *words[end + 1 :])
    return words


def _has_only(words: tuple[Word, ...]) -> tuple[Word, ...]:
    """ "Ann only has one person above her", "has only one person above her": exactly one."""
    lows = [w.low for w in words]
    for i in range(1, len(words) - 4):
        before = lows[i] in _ONLY and lows[i + 1] in ("has", "had")
        after = lows[i] in ("has", "had") and lows[i + 1] in _ONLY
        if not (before or after) or lows[i + 2] not in CARDINALS:
            continue
        there = lows[i + 4] if lows[i + 4] not in _BEING_THERE else "".join(lows[i + 5 : i + 6])
        if there in _DIRECTIONS:
            has, only = (words[i + 1], words[i]) if before else (words[i], words[i + 1])
            return (*words[:i], has, only.instead("exactly"), *words[i + 2 :])
    return words


def _on_both_sides(words: tuple[Word, ...]) -> tuple[Word, ...]:
    """ "Has two people in front of him | and three behind", "has nobody | living above": has three people behind him."""
    lows = [w.low for w in words]
    has = next((i for i, low in enumerate(lows) if low in ("has", "have", "had")), None)
    if has is None:
        return words
    counted = next((i for i in range(has + 1, min(has + 5, len(lows))) if _counts(lows[i])), None)
    if counted is None:
        return words
    nobody = lows[counted] in _NOBODY
    at = counted + 1 + (not nobody)
    if lows[at : at + 1] and lows[at] in _BEING_THERE and lows[at + 1 : at + 2] and lows[at + 1] in _DIRECTIONS:
        words, lows = (*words[:at], *words[at + 1 :]), [*lows[:at], *lows[at + 1 :]]
    if nobody or lows[at : at + 1] == [] or lows[at] not in _DIRECTIONS:
        return words
    joint = next((i for i in range(at + 1, len(lows)) if lows[i] in ("and", "but")), None)
    if joint is not None and lows[joint + 1 : joint + 2] and lows[joint + 1] in _ONLY:
        words, lows = (*words[: joint + 1], *words[joint + 2 :]), [*lows[: joint + 1], *lows[joint + 2 :]]
    if joint is None or lows[joint + 1 : joint + 2] == [] or not _counts(lows[joint + 1]):
        return words
    side = joint + 2
    noun: tuple[Word, ...] = (words[counted + 1],)
    if lows[side : side + 1] == [words[counted + 1].low]:
        noun, side = (words[side],), side + 1
    if lows[side : side + 1] == [] or lows[side] not in _DIRECTIONS:
        return words
    if lows[joint + 1] in _NOBODY:
        noun = ()
    return (*words[: joint + 1], words[has], words[joint + 1], *noun, *words[side:])


def _counts(low: str) -> bool:
    return low in _NOBODY or low in CARDINALS


_ONLY = frozenset({"only", "just"})
_NOBODY = frozenset({"nobody", "none"})
_BEING_THERE = word_class("being-there")
_DIRECTIONS = frozenset("ahead behind before after above below to in".split())

def _not_both(words: tuple[Word, ...]) -> tuple[Word, ...]:
    """ "Either sang or danced, but | he did not do both": but not both."""
    lows = [w.low for w in words]
    end = len(words) - (lows[-1] == ".")
    start = next((i for i in range(3, end) if lows[i : i + 1] == ["but"]), 0)
    rest = lows[start + 1 : end]
    rest = rest[1:] if rest[:1] in (["he"], ["she"]) else rest
    if not start or rest not in (["did", "not", "do", "both"], ["did", "n't", "do", "both"], ["does", "not", "do", "both"],
                                 ["does", "n't", "do", "both"]):  # fmt: skip
        return words
    if lows.count("or") != 1 or "either" not in lows or lows[0] == "either" or {"and", ";"} & set(lows):
        return words  # "either Ann or Ben sang": whom does "he" mean, and both of what?
    return (*words[: start + 1], words[end - 3], words[end - 1], *words[end:])


#: what puts in what was left out, and takes away what was said twice
put_in_full = rewriter(
    (frozenset({"winner"}), _clear_winner),
    (frozenset({"nor"}), _nor_alone),
    (frozenset({"as"}), _as_is),
    (frozenset({"or"}), _both_sides),
    (frozenset({"more", "fewer", "many"}), _than_so_many),
    (_ONLY, _has_only),
    (frozenset({"both"}), _not_both),
    (frozenset({"has", "have", "had"}), _on_both_sides),
)
