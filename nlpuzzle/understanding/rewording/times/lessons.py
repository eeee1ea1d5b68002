"""What pupils have, where lessons are put in order: "we have French right before biology" is that French comes then."""

from nlpuzzle.english.words import Word, split
from nlpuzzle.puzzle import Frame
from nlpuzzle.understanding.rewording.waking import woken_by

__all__ = ["lessons_had"]

Words = tuple[Word, ...]

_LESSONS = frozenset({"subject", "lesson", "class", "course"})
_THEN = frozenset("right directly immediately just straight before after first last some sometime two three four on in".split())
_OTHERWISE = frozenset({"and", "or", "but", ",", ";", "not", "n't", "never", "if", "who", "with", "than"})


@woken_by("we")
def lessons_had(words: Words, frame: Frame) -> Words:
    """ "| We have | French | right before biology": French is right before biology."""
    lows = [w.low for w in words]
    if lows[:1] != ["we"] or lows[1:2] not in (["have"], ["had"]) or _OTHERWISE & set(lows):
        return words
    lessons = [label for category in frame if _LESSONS & set(category.name.casefold().split()) for label in category.items]
    for label in lessons:
        named = [w.low for w in split(label)]
        end = 2 + len(named)
        if lows[2:end] == named and lows[end : end + 1] and lows[end] in _THEN:
            return (*words[2:end], words[1].instead("is" if lows[1] == "have" else "was"), *words[end:])
    return words
