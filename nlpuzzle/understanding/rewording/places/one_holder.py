"""Things in one box, bag or parcel, where everybody has one: "the plum is | in the same lunch box as | the tuna"."""

from nlpuzzle.english.classes import word_class
from nlpuzzle.english.morphology import is_plural, singular
from nlpuzzle.english.words import Word, participles, split
from nlpuzzle.puzzle import Frame
from nlpuzzle.understanding.rewording.waking import woken_by
from nlpuzzle.understanding.words.people import is_of_people, is_person

__all__ = ["in_one_holder"]

Words = tuple[Word, ...]

_HOLDERS = word_class("holders-of-ones-things")
_ARE = frozenset({"is", "are", "was", "were"})
_PLACING = frozenset({"in", "on", "inside", "round", "around"})
_NOT = frozenset({"not", "n't"})
_FEW = frozenset({"two", "separate"})
#: by which more is told than that two things go together
_OTHERWISE = frozenset(
    ", ; not n't never neither nor or but both all who which that whose than before after next as if unless one two".split()
)


@woken_by("same", "different", "separate")
def in_one_holder(words: Words, frame: Frame) -> Words:
    """ "The plum and the tuna are | in different boxes", "the plum is not | in the same bag as | the tuna": of one, or not."""
    lows = [w.low for w in words]
    if not {"same", "different", "separate"} & set(lows) or not any(map(is_of_people, frame)):
        return words
    end = len(words) - (lows[-1] == ".")
    verb = next((i for i, low in enumerate(lows) if low in _ARE), 0)
    subject = words[:verb]
    if verb < 2 or _OTHERWISE & set(lows[:verb]) or not 0 <= lows[:verb].count("and") < 2:
        return words
    denied = lows[verb + 1 : verb + 2] != [] and lows[verb + 1] in _NOT
    at = verb + 1 + denied
    at += at < end and (lows[at] in participles() or lows[at].endswith("ed"))  # "are | packed | in"
    if lows[at : at + 1] == [] or lows[at] not in _PLACING:
        return words
    same = lows[at + 1 : at + 3] == ["the", "same"]
    start = at + 3 if same else _different(lows, at + 1)
    ends = (i for i in range(start, min(start + 3, end)) if singular(lows[i]) in _HOLDERS and _stops(lows, i, end))
    noun = next(ends, 0) if start else 0
    if not noun or any(singular(lows[noun]) in {singular(w.low) for w in split(c.name)} for c in frame):
        return words
    together, rest = "and" in lows[:verb], words[noun + 1 : end]
    if _somebody(subject, frame) or (not together and _somebody(rest, frame)):
        return words  # who sit in one box at the opera are two
    if together:
        tail = _and_neither(rest, words[verb])
        if denied or tail is None or (is_plural(lows[noun]) is same):
            return words
        return (*subject, *_said(words[verb], same), *tail, *words[end:])
    if not rest or rest[0].low not in (("as",) if same else ("from", "to", "than")) or is_plural(lows[noun]):
        return words
    if _OTHERWISE & {w.low for w in rest[1:]} or "and" in [w.low for w in rest] or len(rest) < 2 or (denied and not same):
        return words
    return (*subject, words[verb].instead("and"), *rest[1:], *_said(words[verb], same and not denied), *words[end:])


def _somebody(words: Words, frame: Frame) -> bool:
    """Whether people are named, and not what is theirs: "Ann's ribbon"."""
    people = {part for c in frame if is_of_people(c) for label in c.items for part in label.casefold().split()}
    ends = (*words[1:], None)[: len(words)]
    return any(
        (w.low in people or is_person(w.low)) and (then is None or then.low not in ("'s", "'"))
        for w, then in zip(words, ends, strict=True)
    )


def _different(lows: list[str], at: int) -> int:
    """Where the noun begins after "different", "two different", "a different"; 0 where nothing tells of two."""
    at += lows[at : at + 1] in (["two"], ["a"])
    return at + 1 if lows[at : at + 1] in (["different"], ["separate"]) else 0


def _stops(lows: list[str], noun: int, end: int) -> bool:
    """Whether no other noun goes on after a noun: "the same lunch | box as"."""
    after = lows[noun + 1 : noun + 2] if noun + 1 < end else []
    return after in ([], [","], ["as"], ["from"], ["to"], ["than"])


def _said(verb: Word, same: bool) -> Words:
    told = ("are", "the", "same", "person") if same else ("are", "different", "people")
    return tuple(map(verb.instead, told))


def _and_neither(rest: Words, verb: Word) -> Words | None:
    """ ", and neither is | on Ann's": neither of them is hers; nothing as it is, None for anything else."""
    lows = [w.low for w in rest]
    if not rest:
        return rest
    if lows[:3] != [",", "and", "neither"] or lows[3:4] == [] or lows[3] not in _ARE:
        return None
    owner = rest[4:]
    if owner and owner[0].low in _PLACING and lows[-1] in ("'s", "'"):
        owner = owner[1:]
    elif owner and owner[0].low in _PLACING:
        return None
    return (*rest[:3], verb.instead("of"), verb.instead("them"), verb.instead("is"), *owner)
