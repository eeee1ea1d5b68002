"""Comparisons and facts in words that only the categories make plain: "a larger crowd" of spectators, "without pillows"."""

from collections.abc import Iterator

from nlpuzzle.english.classes import word_class
from nlpuzzle.english.morphology import plural, singular
from nlpuzzle.english.words import Word, key, split
from nlpuzzle.puzzle import Category, Frame
from nlpuzzle.understanding.rewording.waking import framed_rewriter, lows_of

__all__ = ["compared_here"]

Words = tuple[Word, ...]

#: those who come to see or hear something are so many
_CROWDS = frozenset({"audience", "crowd", "house"})
_ATTENDING = word_class("those-who-attend")
_LARGER = {
    **dict.fromkeys(("bigger", "larger", "greater"), "more"),
    **dict.fromkeys(("smaller",), "fewer"),
}
_BOOKS = frozenset({"book", "manuscript", "tome", "volume"})
_THICK = frozenset({"slimmer", "thicker", "thinner"})
_TITLES = frozenset("biography book diary guidebook manual manuscript memoir novel textbook thriller title volume".split())
#: what one does who has so many listeners
_DRAWING = frozenset(map(key, "attract draw entertain have pull".split()))
_PERFORMING = frozenset(map(key, "perform play sing speak dance".split()))


def _crowds(words: Words, frame: Frame) -> Words:
    """ "Performed for | a larger crowd | than": had more spectators than, where spectators alone are counted."""
    counted = [c for c in frame.ordered if _head(c) in _ATTENDING]
    lows = lows_of(words)
    for i in range(2, len(words) - 3):
        if lows[i] != "a" or lows[i + 1] not in _LARGER or lows[i + 2] not in _CROWDS or lows[i + 3] != "than":
            continue
        led = lows[i - 1] in ("for", "to", "before")
        verb = words[i - 1 - led]
        if len(counted) != 1 or verb.stem not in (_PERFORMING if led else _DRAWING) or (lows[i + 2] == "house" and not led):
            return words
        had = verb.instead("has" if verb.low.endswith("s") and verb.low != "has" else "had" if verb.low != "has" else "has")
        noun = plural(_head(counted[0]))
        more = (words[i + 1].instead(_LARGER[lows[i + 1]]), words[i + 2].instead(noun))
        return (*words[: i - 1 - led], had, *more, *words[i + 3 :])
    return words


def _with_none(words: Words, frame: Frame) -> Words:
    """ "The guest | without pillows", where one complaint is that there are no pillows: with no pillows."""
    lows = lows_of(words)
    for i in range(1, len(words)):
        if lows[i] == "without" and any(lows[i + 1 : i + len(rest) + 1] == rest for rest in _lacking(frame)):
            return (*words[:i], words[i].instead("with"), words[i].instead("no"), *words[i + 1 :])
    return words


def _lacking(frame: Frame) -> Iterator[list[str]]:
    """What there is none of by the name of an item: "towels" of "no pillows"."""
    for category in frame:
        for item in category.items:
            words = item.casefold().split()
            if len(words) > 1 and words[0] == "no":
                yield words[1:]


def _thicker_book(words: Words, frame: Frame) -> Words:
    """ "Moon Songs | is a slimmer volume than", "the volume by Ann | is thicker than": has fewer, or more, pages than."""
    if not any(c.unit == "page" and c.dimension == "count" for c in frame.ordered):
        return words
    lows = lows_of(words)
    for i in range(1, len(words) - 2):
        called = lows[i + 1] == "a" and lows[i + 3] in _BOOKS
        degree, than = (i + 2, i + 4) if called else (i + 1, i + 2)
        if lows[i] not in ("is", "was") or lows[degree] not in _THICK or lows[than] != "than":
            continue
        if {"not", "n't", "never", "no"} & set(lows[:i]):
            return words
        start = next((k + 1 for k in range(i - 1, -1, -1) if lows[k] in (",", ";", "and", "but")), 0)
        if not (called or _BOOKS & set(lows[start:i]) or _whole_item(words[start:i], frame, _TITLES)):
            return words
        more = words[degree].instead("more" if lows[degree] == "thicker" else "fewer")
        said = (words[i].instead("has" if lows[i] == "is" else "had"), more, words[degree].instead("pages"))
        return (*words[:i], *said, *words[than:])
    return words


def _face_value(words: Words, frame: Frame) -> Words:
    """ "Half the | face | value of", where the values of stamps or coins are listed."""
    named = {w.low for c in frame.ordered if _head(c) == "value" for w in split(c.name)}
    if not named or "face" in named:
        return words
    return tuple(w for i, w in enumerate(words) if w.low != "face" or [x.low for x in words[i + 1 : i + 2]] != ["value"])


def _whole_item(words: Words, frame: Frame, kinds: frozenset[str] = frozenset()) -> bool:
    """Whether the words are an item and nothing else, of a category that is called so if any kinds are given."""
    said = " ".join(w.low for w in words)
    found = [c for c in frame if not c.ordered and (not kinds or _head(c) in kinds)]
    return any(said == " ".join(w.low for w in split(item)) for c in found for item in c.items)


def _head(category: Category) -> str:
    nouns = split(category.name)
    return singular(nouns[-1].low) if nouns else ""


#: each such wording put as one that needs no category to be understood
compared_here = framed_rewriter(
    (_CROWDS, _crowds),
    (frozenset({"without"}), _with_none),
    (_THICK, _thicker_book),
    (frozenset({"face"}), _face_value),
)
