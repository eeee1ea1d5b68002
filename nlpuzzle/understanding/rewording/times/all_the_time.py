"""What is so all the time, and where one has a thing on oneself: "eats kale | each day", "carried the map | in his hand"."""

from collections.abc import Iterator
from functools import lru_cache

from nlpuzzle.english.classes import verb_class, word_class
from nlpuzzle.english.kinds import kind_of
from nlpuzzle.english.words import Word, key, split
from nlpuzzle.puzzle import Frame
from nlpuzzle.understanding.rewording.waking import woken_by
from nlpuzzle.understanding.words.groups import HIS_OR_HER, gender_of
from nlpuzzle.understanding.words.people import is_person
from nlpuzzle.understanding.words.vocabulary import closed, denying
from nlpuzzle.understanding.words.words_of import COPULAS

__all__ = ["of_all_times"]

Words = tuple[Word, ...]

_SPANS = word_class("spans-of-time")
#: "every | single | day", "the | whole | week", "all day | long", "all year | round"
_EACH, _WHOLE = frozenset({"each", "every"}), frozenset({"whole", "entire"})
_AFTER_ALL = frozenset({"long", "round"})
#: what is so now is so in the puzzle
_PRESENTLY = (
    ("these", "days"), ("at", "present"), ("at", "the", "moment"), ("right", "now"), ("nowadays",), ("without", "fail"),
    ("day", "in", "day", "out"), ("the", "whole", "time"), ("the", "entire", "time"), ("all", "the", "time"),
    ("all", "along"), ("from", "start", "to", "finish"), ("from", "beginning", "to", "end"), ("from", "dawn", "to", "dusk"),
    ("from", "morning", "to", "night"),
)  # fmt: skip
_ONCE = (("on", "the", "way"), ("along", "the", "way"), ("en", "route"), ("on", "the", "journey"), ("on", "the", "road"))
#: what one does with a thing wherever one goes, so that "on the way" tells of no place
_ON_THE_WAY = verb_class("done-on-the-way")
_BODY = word_class("parts-of-the-body")
_HIM = {"him": "his", "her": "her", "them": "their", "himself": "his", "herself": "her", "themselves": "their"}
_BRINGING = frozenset(map(key, ("bring", "take", "carry")))
_WHERE_ALL_GO = frozenset({"work", "school", "college", "university"})
_TRAVELLING = frozenset(map(key, "catch come commute cycle drive get go ride take travel use walk".split()))
_WORN = frozenset("in on around round at under upon over across".split())
#: where a thing has something, and how it got there
_ON_THINGS = frozenset("in on around round over about inside".split())
_FASTENED = frozenset("tied wrapped wound painted printed drawn sewn stitched written pinned stuck glued hung".split())
_HAVING = frozenset({"has", "had", "have", "bears", "bore", "wears"})
_OWN = frozenset({"his", "her", "their", "its"})
_AIR = word_class("weather-one-is-in")
_ENDING = frozenset({"", ".", ",", ";", "and", "but", "so"})
_JOINTS = frozenset({",", ";", "(", ")", "but", "who", "which", "that", "whose", "because", "although", "while", "so", "if"})
#: with these it is not said that it was so all the time
_DENIALS = frozenset(
    """
    no not n't never nor neither nobody none nothing cannot only hardly barely scarcely rarely without than as almost nearly
    just like until till since unless longer shorter more less fewer same
    """.split()
)
_BEFORE = frozenset("of for by until till since before after from during in on at to not".split()) | COPULAS

#: a sentence without any of these has no such phrase
_WAKING = (
    _EACH | _BODY | _AIR | _WHERE_ALL_GO | _HIM.keys() | _WHOLE | {"it", "all"} | {told[-1] for told in (*_PRESENTLY, *_ONCE)}
)


@woken_by(*_WAKING)
def of_all_times(words: Words, frame: Frame) -> Words:
    """The words without such ends of a clause, where no category speaks of them."""
    lows = [w.low for w in words]
    if not (_WAKING & set(lows)):
        return words  # nearly always
    for start, end in _found(words, lows, frame):
        if any(w.stem in _told(frame) for w in words[start:end]):
            continue
        return of_all_times((*words[:start], *words[end:]), frame)
    return words


def _found(words: Words, lows: list[str], frame: Frame) -> Iterator[tuple[int, int]]:
    """Where such phrases begin and end."""
    begin, denied = 0, False
    for i in range(1, len(words)):
        if lows[i - 1] in _JOINTS:
            begin, denied = i, False
        else:
            denied = denied or lows[i - 1] in _DENIALS or lows[i - 1] in denying()
        if denied or i < begin + 2 or lows[i - 1] in _BEFORE:
            continue
        ends = (*_always(lows, i), *_on_itself(words, lows, begin, i), *_on_himself(words, lows, i), *_in_the_air(lows, i))
        ends = (*ends, *_going_there(words, lows, begin, i))
        for end in (*ends, *_with_himself(words, lows, begin, i), *_to_work(words, lows, begin, i, frame)):
            if [*lows, ""][end] in _ENDING:
                yield i, end


def _always(lows: list[str], at: int) -> Iterator[int]:
    """ "Each day", "all winter long", "the whole week", "these days": the end of the phrase that begins there."""
    yield from (at + len(told) for told in _PRESENTLY if tuple(lows[at : at + len(told)]) == told)
    if lows[at] in _EACH:
        noun = at + 1 + (lows[at + 1 : at + 2] == ["single"])
        if lows[noun : noun + 1] and lows[noun] in _SPANS:
            yield noun + 1
    whole = lows[at] == "all" or (lows[at] == "the" and lows[at + 1 : at + 2] and lows[at + 1] in _WHOLE)
    if not whole:
        return
    noun = at + 1 + (lows[at] == "the" or lows[at + 1 : at + 2] == ["the"])
    if lows[noun : noun + 1] and lows[noun] in _SPANS:
        yield noun + 1 + bool(lows[noun + 1 : noun + 2] and lows[noun + 1] in _AFTER_ALL)


def _on_himself(words: Words, lows: list[str], at: int) -> Iterator[int]:
    """ "Has a kite | in her hand", "a mermaid | on his arm"; not in the hand of somebody else."""
    own = lows[at] in _WORN and lows[at + 1 : at + 2] and lows[at + 1] in _OWN
    if own and lows[at + 2 : at + 3] and lows[at + 2] in _BODY and not _of_another(words[:at], lows[at + 1]):
        yield at + 3


def _on_itself(words: Words, lows: list[str], begin: int, at: int) -> Iterator[int]:
    """ "The box has a red bow | on it", "a ribbon | tied round it": what it has, wherever on it."""
    placed = at + (lows[at] in _FASTENED)
    if lows[placed : placed + 1] == [] or lows[placed] not in _ON_THINGS or lows[placed + 1 : placed + 2] != ["it"]:
        return
    had = [k for k in range(begin, at) if lows[k] in _HAVING]
    if len(had) != 1 or had[0] == begin or lows[had[0] + 1] not in ("a", "an", "the", "some", "one"):
        return
    thing = words[had[0] - 1]
    if thing.text.islower() and thing.low != "it" and not is_person(thing.low):  # nobody is "it"
        yield placed + 2


def _with_himself(words: Words, lows: list[str], begin: int, at: int) -> Iterator[int]:
    """ "Brought a drum | with her": carried it; not with somebody else."""
    led = lows[at] == "with" and lows[at + 1 : at + 2] and lows[at + 1] in _HIM
    if led and any(w.stem in _BRINGING for w in words[begin:at]) and not _of_another(words[:at], _HIM[lows[at + 1]]):
        yield at + 2


def _to_work(words: Words, lows: list[str], begin: int, at: int, frame: Frame) -> Iterator[int]:
    """ "Takes the tram | to work", where each goes by something else."""
    led = lows[at] == "to" and lows[at + 1 : at + 2] and lows[at + 1] in _WHERE_ALL_GO
    if led and _of_vehicles(frame) and any(w.stem in _TRAVELLING for w in words[begin:at]):
        yield at + 2


@lru_cache(maxsize=32)
def _of_vehicles(frame: Frame) -> bool:
    """Whether a category lists vehicles, by which one goes to work."""
    return any(kind_of(c.items) == "vehicle" for c in frame)


def _going_there(words: Words, lows: list[str], begin: int, at: int) -> Iterator[int]:
    """ "Read a novel | on the way": what one stops at on the way is not where one goes."""
    ends = [at + len(told) for told in _ONCE if tuple(lows[at : at + len(told)]) == told]
    if ends and any(w.stem in _ON_THE_WAY for w in words[begin:at] if closed().get(w.low) is None):
        yield from ends


def _in_the_air(lows: list[str], at: int) -> Iterator[int]:
    """ "Played the oboe | in the rain"."""
    if lows[at : at + 2] == ["in", "the"] and lows[at + 2 : at + 3] and lows[at + 2] in _AIR:
        yield at + 3


def _of_another(subject: Words, own: str) -> bool:
    """ "Ann has a ring on | his | hand": where the name in front tells a woman."""
    names = " ".join(w.text for w in subject if w.text[0].isupper())
    return own in HIS_OR_HER and gender_of(names) not in (None, HIS_OR_HER[own])


@lru_cache(maxsize=32)
def _told(frame: Frame) -> frozenset[str]:
    """The stems of what the puzzle is about: its labels, and what its categories are called and measured in."""
    named = " ".join(f"{c.name} {c.unit or ''} {c.description} {' '.join(c.items)}" for c in frame)
    dated = {key(span) for span in _SPANS} if any(c.dimension in ("date", "time", "duration") for c in frame) else set()
    return frozenset(w.stem for w in split(named)) | dated

