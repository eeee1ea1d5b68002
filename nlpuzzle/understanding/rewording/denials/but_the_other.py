"""Not the one but the other: "the dog is n't Ann's | but Ben's", "does not drink tea, but milk"."""

from nlpuzzle.english.classes import word_class
from nlpuzzle.english.words import Word, finite, participles, past_tense, third_person
from nlpuzzle.puzzle import Frame
from nlpuzzle.understanding.rewording.naming import items_named
from nlpuzzle.understanding.rewording.waking import framed_rewriter, lows_of
from nlpuzzle.understanding.words.vocabulary import closed, verb_forms
from nlpuzzle.understanding.words.words_of import AUXILIARIES, COPULAS, DETERMINERS

__all__ = ["but_the_other"]

Words = tuple[Word, ...]

_NOT = frozenset({"not", "n't"})
_DOES = frozenset({"does", "did"})
#: with which it is another sentence
_OTHERWISE = frozenset(
    "; also alone and because before after either else even if just least merely more neither never no nor not n't only or "
    "simply so solely than that then though too until when where which while who whom whose".split()
)


def _but_the_other(words: Words, frame: Frame) -> Words:
    """ "Does not | drink tea | but milk": drinks milk, not tea. The two are of one category, and the subject is not."""
    lows = lows_of(words)
    end = len(words) - (words[-1].low == ".")
    but = lows.index("but")
    denied = next((i for i in range(2, but) if lows[i] in _NOT), 0)
    cut = but - (lows[but - 1] == ",")
    if not denied or "," in lows[:cut] or "," in lows[but:end] or lows.count("but") > 1 or but + 1 >= end:
        return words
    is_ = words[denied - 1]
    start = denied + 1 if is_.low in COPULAS else denied + 2
    verb = _verb(is_.low, lows[denied + 1])
    one, other, subject = words[start:cut], words[but + 1 : end], words[: denied - 1]
    if verb is None or _OTHERWISE & {w.low for part in (subject, words[denied + 1 : cut], other) for w in part}:
        return words
    named, instead, about = (items_named(part, frame) for part in (one, other, subject))
    alike = len(named) == len(instead) == 1 and named[0].category == instead[0].category and named != instead
    if not alike or any(item.category == named[0].category for item in about) or not _same_kind(one, other):
        return words
    label = instead[0].label.casefold().split()
    if any(w.low in AUXILIARIES or (w.low in verb_forms() and finite(w.low) and w.low not in label) for w in other):
        return words  # "does not drink tea but | likes | milk"
    if other[-1].low == "one" and one[-1].low not in named[0].label.casefold().split():
        one, other = (*one[:-1], other[-1]), (*other[:-1], one[-1])  # "in the white hut, not in the green one"
    like = words[denied]
    said: Words = (is_,) if is_.low in COPULAS else (words[denied + 1].instead(verb),)
    if is_.low in COPULAS and len(one) > 2 and one[1].low == other[0].low and _done(one[0].low):
        said, one = (is_, one[0]), one[1:]  # "was not | worn | by Ann but by Ben"
    lead = _lead_of(one, other)
    return (*subject, *said, *lead, *other, like.instead(","), like.instead("not"), *one, *words[end:])


def _done(low: str) -> bool:
    return low.endswith("ed") or low in participles() or low in word_class("irregular-participles")


def _verb(helper: str, base: str) -> str | None:
    """The verb without its denial: "does not | drink" -> "drinks", "did not | drink" -> "drank", "is not" -> ""."""
    if helper in COPULAS:
        return ""
    if helper not in _DOES or base not in verb_forms() or base.endswith("ing"):
        return None
    return past_tense(base) if helper == "did" else third_person(base)


def _same_kind(one: Words, other: Words) -> bool:
    """Whether both begin, or end, in one way: "tea | milk", "to Ann | to Ben", "Ann's | Ben's"."""
    owned = [part[-1].low in ("'s", "'") for part in (one, other)]
    leads = [closed().get(part[0].low) == "p" for part in (one, other)]
    if owned[0] != owned[1] or (leads[1] and leads[0] and one[0].low != other[0].low):
        return False
    return leads[0] or not leads[1] or one[1:2] == () or one[1].low == other[0].low


def _lead_of(one: Words, other: Words) -> Words:
    """ "On Monday | but Tuesday": on Tuesday; "to the red | but the blue hut"."""
    needed = closed().get(one[0].low) == "p" and closed().get(other[0].low) != "p"
    return one[:1] if needed and (one[1].low in DETERMINERS) == (other[0].low in DETERMINERS) else ()


#: "drinks milk, not tea"
but_the_other = framed_rewriter((frozenset({"but"}), _but_the_other))
