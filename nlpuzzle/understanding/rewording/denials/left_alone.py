"""What somebody left alone, he did not have: "stayed off the cola", "gave the soup a miss"."""

from functools import cache
from itertools import pairwise

from nlpuzzle.english.classes import word_class
from nlpuzzle.english.kinds import families
from nlpuzzle.english.tables import rows
from nlpuzzle.english.words import Word, finite, key
from nlpuzzle.understanding.rewording.waking import rewriter
from nlpuzzle.understanding.words.vocabulary import closed, denying

__all__ = ["left_alone"]

Words = tuple[Word, ...]

_OWN = frozenset({"his", "her", "their", "its"})
#: what begins another clause
_JOINTS = frozenset(", ; ( ) and but who that which because although while so if when".split())
#: with one of these in the clause it is not plain what is denied
_DENIALS = frozenset(
    "no not n't never nor neither nobody none nothing cannot only hardly barely scarcely rarely everyone everybody all".split()
)
_CLOSING = frozenset({"", ".", ",", ";", "and", "but", "so", "too", "altogether", "completely", "entirely"})
_STRONGER = frozenset("always also both carefully deliberately firmly just sensibly simply understandably wisely".split())
_WILL, _HAS, _IS = frozenset({"will", "would"}), frozenset({"has", "had", "have"}), frozenset({"is", "was", "are", "were"})
_PAST = frozenset({"was", "were", "had", "would"})
#: what one eats or drinks can only be left; a house that is left alone may be left by somebody alone
_EATEN = frozenset({"drink", "food", "fruit", "vegetable"})
_LONGEST = 8
_TWO = 2
_NO_THING = frozenset({"it", "them", "him", "her", "us", "me", "you", "there", "here", "anybody", "anyone", "by", "each"})
_TIMES = word_class("periods") | {"school", "work", "today", "on", "at", "for"}


def _left_alone(words: Words) -> Words:
    """The words with "did not have" for whatever says so of a thing."""
    lows = [w.low for w in words]
    for i in range(1, len(words) - 1):
        if words[i].stem in _begun():
            for rest in _begun()[words[i].stem]:
                if (changed := _phrase_left_alone(words, lows, i, rest)) is not words:
                    return _left_alone(changed)
    return words


def _phrase_left_alone(words: Words, lows: list[str], at: int, rest: tuple[str, ...]) -> Words:
    """ "Ann | stayed off | the cola", "left | the cola | alone": did not have it."""
    if rest[0] != "~":
        end = at + 1 + len(rest)
        if not _same(lows[at + 1 : end], rest) or not _thing_follows(words, lows, end, rest[-1]):
            return words
        thing: Words = ()
    else:
        within = range(at + 2, min(at + _LONGEST, len(words)))
        last = next((k for k in within if _same(lows[k : k + len(rest) - 1], rest[1:])), 0)
        end = last + len(rest) - 1
        ended = [*lows, ""][end] in _CLOSING or lows[end : end + 2] == ["as", "well"]
        if not last or not _whole(words[at + 1 : last]) or not ended:
            return words
        if rest[-1] == "alone" and not _EATEN & {*families(lows[last - 1])}:
            return words
        # "left the figs and the nuts alone": neither of them
        thing = tuple(w.instead("or") if w.low == "and" else w for w in words[at + 1 : last])
    start = next((k + 1 for k in range(at - 1, -1, -1) if lows[k] in _JOINTS), 0)
    if any(low in _DENIALS or low in denying() or closed().get(low) == "t" for low in lows[start:at]):
        return words
    lead = _lead(words, lows, at)
    if lead is None:
        return words
    begin, do = lead
    said = (words[begin].instead(do), words[at].instead("not"), _as_written(words[at], "have"))
    return (*words[:begin], *said, *thing, *words[end:])


def _as_written(word: Word, low: str) -> Word:
    """Another word in the place of one, which a report quotes as it stands."""
    return word.instead(low)._replace(text=word.text)


def _lead(words: Words, lows: list[str], at: int) -> tuple[int, str] | None:
    """Where the verb begins, with what helps it, and its "did", "does" or "do"; None where it is no verb of a clause."""
    begin = at - (lows[at - 1] in _STRONGER)
    helping = lows[begin - 1] if begin else ""
    form = lows[at]
    if helping in _WILL and form == words[at].stem:
        return begin - 1, "will"
    if (helping in _IS and form.endswith("ing")) or (helping in _HAS and not form.endswith(("ing", "s"))):
        several = "do" if helping in ("are", "have") else "does"
        return begin - 1, "did" if helping in _PAST or helping in _HAS else several
    if form.endswith("ing") or begin == 0 or closed().get(helping) in tuple("adpst"):
        return None
    if form in _THIRD:
        return begin, "does"
    return (begin, "did") if finite(form) and form != words[at].stem else None


#: third persons of the verbs that begin such phrases
_THIRD = frozenset("gives has keeps leaves passes says stays".split())


def _same(lows: list[str], rest: tuple[str, ...]) -> bool:
    return len(lows) == len(rest) and all(a == b or (b == "his" and a in _OWN) for a, b in zip(lows, rest, strict=True))


def _thing_follows(words: Words, lows: list[str], at: int, last: str) -> bool:
    """Whether what is shunned is named right there: a thing, and no pronoun, day or time."""
    if at >= len(words) or lows[at] in _NO_THING or lows[at] in _CLOSING or lows[at] in _OWN:
        return False
    if last == "off" and (lows[at] in _TIMES or closed().get(lows[at]) == "p"):
        return False  # "stayed off | school", "stayed off | on Monday"
    return closed().get(lows[at]) in (None, "d") and not words[at].glued


def _whole(thing: Words) -> bool:
    """Whether nothing but a thing stands there: "the red soup", "cola"."""
    inner = [closed().get(w.low) for before, w in pairwise(thing) if before.low != "and"]
    plain = not any((w.low in _JOINTS and w.low != "and") or w.low in _DENIALS or w.low in _NO_THING for w in thing)
    plain = plain and [w.low for w in thing].count("and") < _TWO
    return plain and closed().get(thing[0].low) in (None, "d", "j") and not any(c in tuple("awtpds") for c in inner)


@cache
def _begun() -> dict[str, tuple[tuple[str, ...], ...]]:
    """The phrases by the stem of their verb, longest first: what follows it."""
    found: dict[str, list[tuple[str, ...]]] = {}
    for verb, *rest in rows("shunning"):
        found.setdefault(key(verb), []).append(tuple(rest))
    return {verb: tuple(sorted(phrases, key=len, reverse=True)) for verb, phrases in found.items()}


@cache
def _endings() -> frozenset[str]:
    """What each phrase has beside its verb: a sentence without any of these has none of them."""
    return frozenset(rest[-1] for phrases in _begun().values() for rest in phrases)


#: the sentence with "did not have" for what somebody left alone
left_alone = rewriter((_endings(), _left_alone))
