"""How long somebody took over his own thing: "Ben, who built the raft, spent more weeks | on it | than Ann did on her kite".

Ben, who built the raft, took more weeks than Ann, who had the kite.
"""

from nlpuzzle.english.numbers import number_value
from nlpuzzle.english.units import unit_of
from nlpuzzle.english.words import Word, split
from nlpuzzle.puzzle import Frame
from nlpuzzle.understanding.rewording.waking import framed_rewriter, lows_of
from nlpuzzle.understanding.words.groups import HIS_OR_HER, gender_of

__all__ = ["spent_on_it"]

Words = tuple[Word, ...]

_SPENT = frozenset({"spent", "took"})
_ON = frozenset({"on", "over"})
_IT = frozenset({"it", "them"})
_OWN = frozenset({"his", "her", "their", "the"})
_MORE = frozenset({"more", "fewer", "less", "longer"})
_NOT = frozenset("not n't never neither nor or and but ; if unless who which that".split())
#: words of "two weeks longer", and of a thing
_LONGEST = 5


def _spent_on_it(words: Words, frame: Frame) -> Words:
    """ "Spent more days | on it | than": took more weeks than."""
    lows = lows_of(words)
    than = lows.index("than") if "than" in lows else 0
    end = len(words) - (words[-1].low == ".")
    on = next((i for i in range(than - 2, 1, -1) if lows[i] in _ON), 0)
    verb = next((i for i in range(on - 1, 0, -1) if lows[i] in _SPENT), 0)
    if not verb or not _so_long(lows[verb + 1 : on]) or lows.count("than") > 1 or than - on > _LONGEST + 1:
        return words
    subject, told = words[:verb], words[on + 1 : than]
    begun, relative = [w.low for w in subject], {"who", "which"} & {w.low for w in subject}
    if told[0].low in _IT and len(told) == 1:
        owned: Words | None = () if relative and begun[-1] == "," else None
    else:
        owned = _thing(told, subject, frame)
    if owned is None or (owned and ({",", "and", "or", "neither"} | _NOT) & {*begun}):
        return words
    rival = _rival(words[than + 1 : end], frame)
    if rival is None:
        return words
    like = words[verb]
    who = _who_had(owned, like)
    comma = (like.instead(","),) if who else ()
    return (*subject, *who, *comma, like.instead("took"), *words[verb + 1 : on], words[than], *rival, *words[end:])


def _so_long(lows: list[str]) -> bool:
    """ "More weeks", "two days longer", "longer": a length of time, compared."""
    said = [low for low in lows if low not in _MORE and number_value(low) is None]
    units = [unit_of(low) for low in said]
    timed = all(unit is not None and unit.dimension == "duration" for unit in units) or said == ["time"]
    return len(lows) <= _LONGEST and len(_MORE & {*lows}) == 1 and timed and (bool(said) or "longer" in lows)


def _thing(words: Words, whose: Words, frame: Frame) -> Words | None:
    """ "Her green kite", without the owner; None where it is no such thing, or somebody else's."""
    if not 1 < len(words) <= _LONGEST or words[0].low not in _OWN or _NOT & {w.low for w in words}:
        return None
    labels = (tuple(w.stem for w in split(label)) for c in frame if not c.ordered for label in c.items)
    stems = tuple(w.stem for w in words)
    if not any(stems[i : i + len(label)] == label for label in labels for i in range(1, len(stems))):
        return None  # "her holiday"
    names = " ".join(w.text for w in whose if w.text[:1].isupper())
    own = words[0].low
    if own in HIS_OR_HER and gender_of(names) not in (None, HIS_OR_HER[own]):
        return None
    return (words[0].instead("the"), *words[1:])


def _who_had(owned: Words, like: Word) -> Words:
    """ ", who had the raft"."""
    return (*(like.instead(low) for low in (",", "who", "had")), *owned) if owned else ()


def _rival(words: Words, frame: Frame) -> Words | None:
    """ "Ann did on her kite", "Ann did", "Ann": she, and what she had; None where it says anything else."""
    lows = [w.low for w in words]
    at = lows.index("did") if "did" in lows else len(words)
    who, after = words[:at], words[at + 1 :]
    if not who or {",", "and"} & {*lows[:at]}:
        return None
    if not after:
        return who
    owned = _thing(after[1:], who, frame) if after[0].low in _ON else None
    return None if owned is None else (*who, *_who_had(owned, words[0]))


def _kept_him_busy(words: Words, frame: Frame) -> Words:
    """ "Ben's raft | kept him busy for | longer than": took longer than."""
    lows = lows_of(words)
    at = lows.index("busy") if any(c.dimension == "duration" for c in frame.ordered) else 0
    verb = at - 2
    if verb < 2 or lows[verb] not in ("kept", "keeps") or lows[at - 1] not in ("him", "her") or "'s" not in lows[:verb]:
        return words
    owner = " ".join(w.text for w in words[: lows.index("'s")] if w.text[:1].isupper())
    if lows[:verb].count("'s") > 1 or gender_of(owner) not in (None, HIS_OR_HER["his" if lows[at - 1] == "him" else "her"]):
        return words
    rest = at + 1 + (lows[at + 1] == "for")
    if lows[rest] not in _MORE and number_value(lows[rest]) is None:
        return words
    return (*words[:verb], words[verb].instead("took" if lows[verb] == "kept" else "takes"), *words[rest:])


#: how long each took
spent_on_it = framed_rewriter((frozenset({"than"}), _spent_on_it), (frozenset({"busy"}), _kept_him_busy))
