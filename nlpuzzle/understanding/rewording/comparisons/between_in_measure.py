"""What lies between two others in one measure: "in length, the Alder lies between the Birch and the Cedar"."""

from nlpuzzle.english.measured import measured
from nlpuzzle.english.morphology import singular
from nlpuzzle.english.words import Word, split
from nlpuzzle.puzzle import Frame
from nlpuzzle.understanding.rewording.waking import framed_rewriter, lows_of

__all__ = ["between_in_measure"]

Words = tuple[Word, ...]

_VERBS = {
    "are": "are", "came": "lay", "come": "lie", "comes": "lies", "fall": "lie", "falls": "lies", "fell": "lay", "is": "is",
    "lay": "lay", "lie": "lie", "lies": "lies", "rank": "lie", "ranked": "lay", "ranks": "lies", "was": "was", "were": "were",
}  # fmt: skip
_ENDS = frozenset({"", ".", ",", ";"})
_DENIED = frozenset({"does", "do", "did", "not", "n't"})
#: what may stand between the verb and "between"
_VAGUELY = frozenset({"n't", "neatly", "not", "somewhere"})
_UNFIT = frozenset("; : ( if unless who whom which that than either neither nor or but".split())


def _between_in_measure(words: Words, frame: Frame) -> Words:
    """ "In length, X lies between Y and Z", "X is between Y and Z in length": X's length lies between those of Y and Z."""
    lows = lows_of(words)
    if lows.count("between") != 1:
        return words
    between = lows.index("between")
    noun, rest = _measure(words, lows, between, frame)
    lows, between = lows_of(rest), [w.low for w in rest].index("between")
    verb = next((i for i in range(between - 1, 0, -1) if lows[i] in _VERBS), 0)
    vague = {*lows[verb + 1 : between]} <= _VAGUELY
    subject = verb - len([low for low in lows[:verb] if low in _DENIED])
    if not noun or not verb or not vague or not subject or _UNFIT & {*lows[:verb]}:
        return words
    like = rest[between]
    led = lows[:3] == ["the", noun, "of"] or lows[subject - 2 : subject] == ["'s", noun]
    lead = () if led else tuple(like.instead(low) for low in ("the", noun, "of"))
    lies = rest[verb].instead(_VERBS[lows[verb]])
    return (*lead, *rest[:verb], lies, *rest[verb + 1 : between + 1], *_theirs(rest, between, noun))


def _measure(words: Words, lows: list[str], between: int, frame: Frame) -> tuple[str, Words]:
    """The measure, "" for none, and the words without it where it leads or ends them."""
    of = 3 if lows[:3] == ["in", "terms", "of"] else 1 if lows[0] == "in" else 0
    if of and lows[of + 1] == "," and _is_measure(lows[of], frame):
        return lows[of], words[of + 2 :]
    end = next((i for i in range(between, len(words) + 1) if lows[i] in _ENDS), 0)
    if lows[end - 2] == "in" and _is_measure(lows[end - 1], frame):
        return lows[end - 1], (*words[: end - 2], *words[end:])
    if lows[0] == "the" and lows[2] == "of" and _is_measure(lows[1], frame):
        return lows[1], words
    owned = next((i for i in range(between - 1, 0, -1) if lows[i - 1] == "'s" and _is_measure(lows[i], frame)), 0)
    return (lows[owned] if owned else ""), words


def _is_measure(noun: str, frame: Frame) -> bool:
    """Whether a noun of what is measured is the name of one category, and no place."""
    told = measured().get(noun)
    named = [c for c in frame.ordered if singular(split(c.name)[-1].low) == noun]
    return told is not None and len(named) == 1 and named[0].dimension != "position"


def _theirs(words: Words, between: int, noun: str) -> Words:
    """What stands after "between", as "those of Y and Z": "that of Y and that of Z", "the lengths of Y and Z", "Y and Z"."""
    lows, like = lows_of(words), words[between]
    rest = words[between + 1 :]
    those = (like.instead("those"), like.instead("of"))
    first = lows[between + 1 : between + 4]
    if first[:2] == ["those", "of"]:
        return rest
    if first[0] == "the" and singular(first[1]) == noun and first[2] == "of":
        rest = rest[3:]
    elif first[:2] == ["that", "of"]:
        rest = rest[2:]
    told = [w.low for w in rest]
    again = next((i for i in range(1, len(told) - 3) if told[i] == "and" and told[i + 1 : i + 3] == ["that", "of"]), 0)
    if again:
        rest = (*rest[: again + 1], *rest[again + 3 :])
    owned = any(w.low == "'s" and i + 1 < len(told) and told[i + 1] in ("and", ".", ",", noun) for i, w in enumerate(rest))
    return rest if owned and noun in told else (*those, *rest)


#: put as a measure that lies between two others
between_in_measure = framed_rewriter((frozenset({"between"}), _between_in_measure))
