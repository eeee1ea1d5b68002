"""Sums, each told one way: "Ann and Ben together have 35 nuts", "the ages of Ann and Ben together are 50"."""

from nlpuzzle.english.morphology import is_plural, plural
from nlpuzzle.english.words import Word
from nlpuzzle.understanding.rewording.waking import lows_of, rewriter
from nlpuzzle.understanding.words.words_of import COPULAS

__all__ = ["summed"]

Words = tuple[Word, ...]

_ENDS = frozenset({"", ".", ",", ";"})
_TOTAL = frozenset({"combined", "joint", "total"})
_ADDED = (
    ["add", "up", "to"], ["added", "up", "to"], ["sum", "to"], ["sum", "up", "to"], ["come", "to"], ["total"], ["totalled"],
)  # fmt: skip
_FIRST = (["together"], ["between", "them"], ["in", "total"], ["all", "told"], ["combined"])
_LAST = (["altogether"], ["in", "total"], ["all", "told"], ["combined"], ["between", "them"])
_MORE = ("put", "taken", "added", "combined")
_UNFIT = frozenset("; : ( if unless not n't neither nor or but each".split())


def _first(words: Words) -> Words:
    """ "Together, Ann and Ben have 35 nuts": Ann and Ben together."""
    lows = lows_of(words)
    told = next((t for t in _FIRST if lows[: len(t)] == t), None)
    if told is None or lows.count("and") != 1 or _UNFIT & {*lows}:
        return words
    start = len(told) + (lows[len(told)] == ",")
    end = len(words) - (words[-1].low == ".")
    if lows[start] in COPULAS or "," in lows[start:end]:
        return words
    return (*words[start:end], words[0].instead("together"), *words[end:])


def _sum_of(words: Words) -> Words:
    """ "The sum of | the ages of Ann and Ben | is 50", "the combined age of Ann and Ben": their ages together are 50."""
    lows = lows_of(words)
    if lows[:3] == ["the", "sum", "of"]:
        start = 3
    elif lows[0] == "the" and lows[1] in _TOTAL and lows[3] == "of":
        start = 1
    else:
        return words
    verb = next((i for i in range(start, len(words)) if lows[i] in COPULAS), 0)
    joint = lows.index("and") if lows[:verb].count("and") == 1 else 0
    if not verb or not joint or _UNFIT & {*lows}:
        return words
    like = words[0]
    are = like.instead("were" if lows[verb] in ("was", "were") else "are")
    together = like.instead("together")
    if start == 1:
        noun = lows[2] if is_plural(lows[2]) else plural(lows[2])
        pair = words[4:verb]
    elif lows[3] == "the" and "of" in lows[5:7] and is_plural(lows[lows.index("of", 5) - 1]):
        of = lows.index("of", 5)
        return (words[0], *words[4 : of + 1], *words[of + 1 : verb], together, are, *words[verb + 1 :])
    else:  # "the sum of Ann's and Ben's | ages", "of Ann's age and Ben's"
        return _of_theirs(words, lows, joint, verb)
    return (words[0], like.instead(noun), like.instead("of"), *pair, together, are, *words[verb + 1 :])


def _of_theirs(words: Words, lows: list[str], joint: int, verb: int) -> Words:
    first = lows.index("'s") if "'s" in lows[:joint] else 0
    last = next((i for i in range(verb - 1, joint, -1) if lows[i] == "'s"), 0)
    if not first or not last:
        return words
    own, other = words[first + 1 : joint], words[last + 1 : verb]
    told = [w.low for w in (other or own)]
    if len(told) not in (1, 2) or (own and other and [w.low for w in own] != told):
        return words
    like = words[0]
    nouns = tuple(like.instead(low) for low in (*told[:-1], told[-1] if is_plural(told[-1]) else plural(told[-1])))
    are = like.instead("were" if lows[verb] in ("was", "were") else "are")
    lead = (words[0], *nouns, like.instead("of"))
    return (*lead, *words[3:first], *words[joint:last], like.instead("together"), are, *words[verb + 1 :])


def _add_up(words: Words) -> Words:
    """ "The ages of Ann and Ben | add up to | 50", "Ann's and Ben's ages add up to 50": together they are 50."""
    lows = lows_of(words)
    for at in range(4, len(words) - 1):
        told = next((t for t in _ADDED if lows[at : at + len(t)] == t), None)
        if told is None or lows[:at].count("and") != 1 or _UNFIT & {*lows}:
            continue
        like, joint = words[at], lows.index("and")
        are = (like.instead("together"), like.instead("were" if told[0].endswith("ed") else "are"))
        of = lows.index("of") if "of" in lows[:4] else 0
        if lows[0] == "the" and of and is_plural(lows[of - 1]):
            words = words if lows[1] not in _TOTAL else (words[0], *words[2:])
            at -= lows[1] in _TOTAL
            return (*words[:at], *are, *words[at + len(told) :])
        if "'s" in lows[:joint] and "'s" in lows[joint:at]:
            sum_is = tuple(like.instead(low) for low in ("the", "sum", "of"))
            is_so = like.instead("was" if told[0].endswith("ed") else "is")
            return _sum_of((*sum_is, *words[:at], is_so, *words[at + len(told) :]))
    return words


def _last(words: Words) -> Words:
    """ "Ann and Ben have 35 nuts | in total", "longer than Ben's and Cleo's | put together": together."""
    lows = lows_of(words)
    for i in range(4, len(words)):
        if lows[i] in _MORE and lows[i + 1] == "together" and lows[i + 2] in _ENDS:
            return (*words[:i], *words[i + 1 :])
        told = next((t for t in _LAST if lows[i : i + len(t)] == t and lows[i + len(t)] in _ENDS), None)
        if told is None or "and" not in lows[:i] or _UNFIT & {*lows}:
            continue
        if told[0] == "between" and not any(low.isdecimal() for low in lows[:i]):
            continue  # "have two houses between them"
        if told[0] == "combined" and not {"than", "as"} & {*lows[:i]}:
            continue
        return (*words[:i], words[i].instead("together"), *words[i + len(told) :])
    return words


#: put with "together"
summed = rewriter(
    (frozenset({"together", "between", "in", "all", "combined"}), _first),
    (frozenset({"sum", *_TOTAL}), _sum_of),
    (frozenset({"add", "added", "sum", "come", "total", "totalled"}), _add_up),
    (frozenset({"altogether", "total", "told", "combined", "between", "together"}), _last),
)
