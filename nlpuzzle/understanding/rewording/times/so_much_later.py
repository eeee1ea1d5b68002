"""What came so much later than what was just told: "Ann baked on Monday, and | two days later | Ben baked"."""

from nlpuzzle.english.classes import verb_class
from nlpuzzle.english.numbers import number_value
from nlpuzzle.english.units import unit_of
from nlpuzzle.english.words import Word, finite
from nlpuzzle.puzzle import Frame
from nlpuzzle.understanding.rewording.naming import items_named
from nlpuzzle.understanding.rewording.waking import framed_rewriter, lows_of
from nlpuzzle.understanding.words.vocabulary import verb_forms
from nlpuzzle.understanding.words.words_of import COPULAS

__all__ = ["so_much_later"]

Words = tuple[Word, ...]

_SPANS = frozenset({"day", "evening", "month", "morning", "night", "week", "year"})
_NEXT = frozenset({"next", "following"})
_LATER = {"later": "after", "earlier": "before", "afterwards": "after"}
_OTHERS = frozenset(
    "; not n't never neither nor either or no nobody if who which that than until when while because so he she it they him "
    "them before after only also again".split()
)
#: how something comes after another, whatever it is
_CAME = frozenset({"came", "comes", "followed", "follows"})
_GOING = verb_class("getting-there")
_SOMEBODY = frozenset({"somebody", "someone"})


def _so_much_later(words: Words, frame: Frame) -> Words:
    """ "And | two days later Ben baked", "and Ben baked | the next day": so long after the one told of first.

    Only of one kind of event: not "Ann bought the flour, and two days later Ben baked".
    """
    lows = lows_of(words)
    end = len(words) - (words[-1].low == ".")
    joint = next((i for i in range(3, end - 3) if lows[i] == "and" or lows[i] == ";"), 0)
    start = joint + 1 + (lows[joint] == ";" and lows[joint + 1] == "and")
    told = _span_at(lows, start)
    if told is not None:
        begin, stop = told[0] + (lows[told[0]] == ","), end
    else:
        stop = next((i for i in range(start + 2, end) if (t := _span_at(lows, i)) is not None and t[0] == end), 0)
        told, begin = (_span_at(lows, stop), start) if stop else (None, 0)
    if not joint or told is None:
        return words
    first, second = words[: joint - (lows[joint - 1] == ",")], words[begin:stop]
    verb = next((i for i, w in enumerate(first) if i and _is_verb(w.low)), 0)
    subject = first[:verb]
    said = {w.low for w in (*first, *second)}
    plain = verb and len(items_named(subject, frame)) == 1 and not _OTHERS & said and not {",", "and"} & said and second
    if not plain or not _alike(first[verb:], second) or len(items_named(second, frame)) not in (1, 2):
        return words
    like = words[joint]
    if second[0].low in _SOMEBODY:
        second = (*(like.instead(low) for low in ("the", "one", "who")), *second[1:])
        if len(items_named(second, frame)) != 1:
            return words
        second = (*second, like.instead("came"))
    if _is_verb(second[0].low):
        second = (*second[1:], second[0])  # "and two days later | came | the rolls"
    and_ = (like.instead(","), like.instead("and"))
    if len(items_named(second, frame)) == 2:
        does = next((i for i, w in enumerate(second) if i and _is_verb(w.low)), 0)
        if not does or second[does].low in COPULAS:
            return words
        second = (*second, *and_, *second[: does + 1])  # "Ben baked the rolls, and | Ben baked | the day after Ann"
    return (*first, *and_, *second, *_span(like, told[1]), *subject, *words[end:])


def _alike(said: Words, second: Words) -> bool:
    """Whether two predicates tell of one kind of event: "baked" and "was baked", "went" and "travelled"."""
    verbs = [w for w in second if w.low in verb_forms() and w.low not in COPULAS]
    done = next((w for w in verbs if finite(w.low)), verbs[0] if verbs else None)
    if done is None:
        return False
    going = done.stem in _GOING and any(w.stem in _GOING for w in said)
    return done.low in _CAME or going or any(w.stem == done.stem for w in said)


def _span(like: Word, span: str) -> Words:
    return tuple(like.instead(low) for low in span.split())


def _span_at(lows: list[str], at: int) -> tuple[int, str] | None:
    """Where "two days later", "the next day" or "the day after" ends, and what is said of another in its place."""
    half = lows[at] == "half" and lows[at + 1] in ("a", "an")
    one = lows[at] in ("a", "an")
    if (half or one or number_value(lows[at]) is not None) and unit_of(lows[at + 1 + half]) is not None:
        later = at + 2 + half
        if lows[later] in _LATER:
            return later + 1, " ".join((*lows[at:later], _LATER[lows[later]]))
    at += lows[at] == "on"
    if lows[at] == "the" and lows[at + 1] in _NEXT and lows[at + 2] in _SPANS:
        return at + 3, f"the {lows[at + 2]} after"
    over = lows[at + 2] in ("after", "afterwards") and lows[at + 3] in ("", ".", ",")
    if lows[at] == "the" and lows[at + 1] in _SPANS and over:
        return at + 3, f"the {lows[at + 1]} after"
    return None


def _is_verb(low: str) -> bool:
    return low in COPULAS or (low in verb_forms() and finite(low))


#: told by the one that came before
so_much_later = framed_rewriter((frozenset({"later", "earlier", "next", "following", "after", "afterwards"}), _so_much_later))
