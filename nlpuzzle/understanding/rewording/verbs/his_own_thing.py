"""Somebody's own thing at the end of a clause: "flew in with | a case that is not grey", "used rye for | her loaf"."""

from nlpuzzle.english.morphology import singular
from nlpuzzle.english.words import Word, key, split
from nlpuzzle.puzzle import Frame
from nlpuzzle.understanding.rewording.waking import woken_by
from nlpuzzle.understanding.words.people import is_of_people, is_person
from nlpuzzle.understanding.words.words_of import COPULAS

__all__ = ["with_a_thing_that_is", "without_own_thing"]

Words = tuple[Word, ...]

_OPEN = frozenset(", ; and or but not n't neither nor either if who that which with".split())
_USING = frozenset(map(key, ("choose", "pick", "select", "take", "use", "used")))
_OWN = frozenset({"his", "her", "their"})
_ENDING = frozenset({"", ".", ",", ";", "and", "but"})


@woken_by("with")
def with_a_thing_that_is(words: Words, frame: Frame) -> Words:
    """ "Flew in from Oslo | with a case that is | neither red nor tan": and his case is neither."""
    lows = [w.low for w in words]
    at = lows.index("with") if "with" in lows else 0
    called = frame.categories and lows[at + 1 : at + 2] in (["a"], ["an"]) and lows[at + 3 : at + 4] in (["that"], ["which"])
    if at < 3 or not called or at + 5 >= len(words) or lows[at + 4] not in COPULAS:
        return words
    named = words[0].text[:1].isupper() and lows[0] not in ("the", "a", "an")
    somebody = (named and _is_named(lows, frame)) or (lows[0] == "the" and is_person(lows[1]))
    if not somebody or _OPEN & set(lows[:at]) or "who" in lows[at:] or not lows[at + 2].isalpha() or is_person(lows[at + 2]):
        return words
    like = words[at]
    return (*words[:at], like.instead(","), like.instead("and"), like.instead("his"), words[at + 2], *words[at + 4 :])


def _is_named(lows: list[str], frame: Frame) -> bool:
    """Whether somebody's name begins the sentence."""
    labels = (([w.low for w in split(label)], c) for c in frame for label in c.items)
    return any(lows[: len(label)] == label and is_of_people(category) for label, category in labels)


@woken_by("for", "in")
def without_own_thing(words: Words, frame: Frame) -> Words:
    """ "Used rye | for her loaf", where a category lists the loaves."""
    lows = [*(w.low for w in words), "", ""]
    if "for" not in lows and "in" not in lows:
        return words
    heads = {singular(w.low) for category in frame for w in split(category.name)[-1:]}
    for i in range(3, len(words) - 2):
        own = lows[i] in ("for", "in") and lows[i + 1] in _OWN and singular(lows[i + 2]) in heads
        if not own or lows[i + 3] not in _ENDING:
            continue
        start = max((k + 1 for k in range(i) if lows[k] in (",", ";", "but")), default=0)
        using = [w for w in words[start:i] if w.stem in _USING]
        if len(using) == 1 and not is_person(lows[i + 2]):
            return (*words[:i], *words[i + 3 :])
    return words
