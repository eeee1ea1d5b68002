"""Times told as a part of the day: "leaves in the afternoon", "the two afternoon sailings are the Gannet and the Tern"."""

from nlpuzzle.english.dates import MONTHS, clock_value
from nlpuzzle.english.morphology import is_plural
from nlpuzzle.english.numbers import number_value
from nlpuzzle.english.words import Word, finite, split
from nlpuzzle.puzzle import Category, Frame
from nlpuzzle.understanding.words.vocabulary import verb_forms
from nlpuzzle.understanding.words.words_of import COPULAS

__all__ = ["at_times_of_day"]

Words = tuple[Word, ...]

_NOON = 12 * 60
#: when the parts of a day begin and end; people do not agree on it, so all of these must tell the same times
_PARTS = {
    "morning": ((0, _NOON), (4 * 60, _NOON)),
    "afternoon": ((_NOON, 17 * 60), (_NOON + 1, 18 * 60)),
    "evening": ((17 * 60, 24 * 60), (18 * 60, 24 * 60)),
}
_RELATIVES = frozenset({"that", "which", "who"})
_ENDING = frozenset({"", ".", ",", ";", "and", "but"})
_UNDECIDED = frozenset({"or", "either", "neither", "nor", "not", "n't", "if", "unless"})
_LAST_WORDS = (
    ["in", "some", "order"], ["in", "either", "order"], ["in", "one", "order", "or", "the", "other"], ["in", "any", "order"],
    ["not", "necessarily", "in", "that", "order"], ["though", "not", "necessarily", "in", "that", "order"],
)  # fmt: skip


def at_times_of_day(words: Words, frame: Frame) -> Words:
    """What happens in a part of the day happens at one of the times that fall in it."""
    lows = [w.low for w in words]
    if not any(low in _PARTS or low in MONTHS for low in lows):
        return words
    return _those_of_that_part(words, lows, frame) or _in_that_part(words, lows, frame) or words


def _those_of_that_part(words: Words, lows: list[str], frame: Frame) -> Words | None:
    """ "The two afternoon sailings | are | the Gannet and the Tern": these are at 1:45 pm and 4:20 pm, in some order."""
    count = number_value(lows[1]) if lows[0] == "the" and len(lows) > 6 else None
    if not isinstance(count, int) or not 2 <= count <= 6:
        return None
    verb = next((i for i in range(3, min(10, len(words))) if lows[i] in ("are", "were")), 0)
    said = lows[2:verb]
    if len(said) == 2 and is_plural(said[1]):
        part = said[0]
    elif len(said) > 3 and is_plural(said[0]) and _related(said[1]) and said[-3:-1] == ["in", "the"]:
        part = said[-1]
    elif len(said) == 4 and is_plural(said[0]) and said[1:3] == ["in", "the"]:
        part = said[3]
    else:
        return None
    times = _times_in(part, frame)
    end = len(words) - (lows[-1] == ".")
    tail = next((t for t in _LAST_WORDS if lows[end - len(t) : end] == t), [])
    listed = words[verb + 1 : end - len(tail)]
    listed = listed[: len(listed) - (bool(listed) and listed[-1].low == ",")]
    if len(times) != count or _UNDECIDED & {w.low for w in listed} or sum(w.low in ("and", ",") for w in listed) != count - 1:
        return None
    like = words[verb]
    after = tuple(like.instead(low) for low in (",", "though", "not", "necessarily", "in", "that", "order"))
    return (*listed, like, like.instead("at"), *_told(times, "and", like), *after, *words[end:])


def _related(word: str) -> bool:
    """ "The ferries | that leave", "the ferries | leaving"."""
    return word in _RELATIVES or word.endswith("ing")


def _in_that_part(words: Words, lows: list[str], frame: Frame) -> Words | None:
    """ "Leaves | in the afternoon": leaves at 1:45 pm or at 4:20 pm."""
    for i in range(1, len(words) - 2):
        verb = lows[i - 1] in COPULAS or lows[i - 1] in verb_forms()
        after = lows[i + 3] if i + 3 < len(lows) else ""
        if lows[i : i + 2] != ["in", "the"] or lows[i + 2] not in _PARTS or not verb or after not in _ENDING:
            continue
        times = _times_in(lows[i + 2], frame)
        if not times or {"or", "either", "neither", "nor"} & set(lows) or (after == "and" and not _goes_on(lows[i + 4 :])):
            return None
        return (*words[:i], words[i].instead("at"), *_told(times, "or", words[i]), *words[i + 3 :])
    return None


def _goes_on(lows: list[str]) -> bool:
    """Whether another statement follows "and": "in the afternoon and | carries mail"."""
    return bool(lows) and (lows[0] in ("is", "was", "does", "did") or (lows[0] in verb_forms() and finite(lows[0])))


def _told(times: tuple[str, ...], joint: str, like: Word) -> Words:
    """ "1:45 pm and 4:20 pm"."""
    found: list[Word] = []
    for i, label in enumerate(times):
        if i:
            found.append(like.instead(joint if i + 1 == len(times) else ","))
        found += (like._replace(text=w.text, low=w.low, stem=w.stem, glued=w.glued) for w in split(label))
    return tuple(found)


def _times_in(part: str, frame: Frame) -> tuple[str, ...]:
    """The labels of the only category of such times that fall in a part of the day, or in a month; () where that is unclear."""
    found = [times for category in frame if (times := _of_category(part, category))]
    return found[0] if len(found) == 1 else ()


def _of_category(part: str, category: Category) -> tuple[str, ...]:
    if part in MONTHS and category.dimension == "date":
        labels = ((label, [w.low for w in split(label)]) for label in category.items)
        dated = tuple(label for label, lows in labels if lows[:1] == [part] and len(lows) > 1)
        return dated if len(dated) < len(category.items) else ()
    if category.dimension != "time" or category.unit != "minute" or part not in _PARTS:
        return ()
    clock = [clock_value(label) for label in category.items]
    if any(value is None or not value[1] for value in clock):
        return ()  # whether 7:30 is in the morning, nothing tells
    sets = {
        tuple(label for label, value in zip(category.items, clock, strict=True) if value is not None and low <= value[0] < high)
        for low, high in _PARTS[part]
    }
    return sets.pop() if len(sets) == 1 else ()
