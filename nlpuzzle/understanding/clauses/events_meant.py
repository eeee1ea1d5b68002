"""Whether what a clue says was done is what the compared category tells of: "got up earlier", of who arrived how early."""

import re

from nlpuzzle.english.morphology import singular
from nlpuzzle.english.tables import words as word_table
from nlpuzzle.english.words import Word, key, stems
from nlpuzzle.puzzle import Category, Frame
from nlpuzzle.understanding.clauses.comparing import LONG, STAYING, Relation
from nlpuzzle.understanding.clauses.references import AGED, counted_back, is_pace
from nlpuzzle.understanding.soundness.support import Support
from nlpuzzle.understanding.words.lines import TAKES_PLACE, is_contest, is_line
from nlpuzzle.understanding.words.people import is_person
from nlpuzzle.understanding.words.vocabulary import verb_forms
from nlpuzzle.understanding.words.words_of import CONTESTS, COPULAS

__all__ = ["BIRTHS", "ahead_on_the_dial", "another_event", "early_or_late", "tells_births"]

#: what is done at the end of what takes some time
_ENDING = frozenset(map(key, "finish complete end".split()))
_LATE = frozenset({"late", "overdue", "delay", "delayed"})
#: how one comes to where others are early or late
_ARRIVING = frozenset(map(key, "arrive come appear turn show reach get".split()))
#: a match that is played, and no "match each boat with its owner"
_PLAYED = re.compile(r"\b(?:a|an|the|this|that|their|its|[a-z]+'s|first|last) (?:\w+ )?match\b|\bmatches\b")
#: what is done at some time of a day
_COMING = frozenset(map(key, "arrive come depart go leave turn".split()))
BIRTHS = frozenset(map(key, "born birth birthday".split()))
#: "were born in six different years", "their years of birth", "was born in 1956"
_BIRTH_YEARS = re.compile(r"\bborn in (?:[a-z]+ ){0,3}(?:years?\b|[12]\d{3}\b)|\b(?:birth years?|years? of birth)\b", re.I)
_BORN = frozenset(map(key, "born bear".split()))
#: what shows a time, and may be before or behind it
_CLOCKS = frozenset(map(key, "clock watch timepiece sundial wristwatch stopwatch".split()))
_FARING = frozenset(map(key, "score do end fare get reach".split()))
#: names of times that are not yet over
_LEFT = frozenset("left remaining until till due".split())


def tells_births(category: Category, support: Support) -> bool:
    """Whether a category of dates tells when people were born: by its name, or as the story says of its years."""
    if BIRTHS & stems(category.name):
        return True
    dated = [c for c in support.frame if c.dimension == "date"]
    return dated == [category] and category.unit == "year" and _BIRTH_YEARS.search(support.told_text) is not None


def early_or_late(relation: Relation) -> bool:
    """Whether times are compared: "earlier in the day than"."""
    return relation.adjective is not None and relation.adjective.base in ("early", "late")


def another_event(relation: Relation, category: Category, support: Support) -> bool:
    """Whether the clue compares by something else that was done, or when, than the category tells."""
    base = relation.adjective.base if relation.adjective is not None else ""
    when = early_or_late(relation) or relation.direction in ("before", "after", "ahead")
    if counted_back(category):
        if when:
            return category.unit not in LONG and _not_arriving(relation, support)
        return base in ("long", "short") and "ago" not in _lows(relation)
    if BIRTHS & stems(category.name) and (when or relation.direction == "behind"):
        return any(w.stem not in _BORN for w in _verbs(relation))
    if BIRTHS & stems(category.name) and base in AGED:  # "the harp is an older instrument"
        return any(w.low.isalpha() and not is_person(w.low) for w in relation.counted)
    if category.unit == "year" and category.dimension == "date" and when and not relation.unit:
        out = any(w.low == "out" for w in relation.evidence)  # "came out earlier", of books
        coming = [w for w in _verbs(relation) if w.stem in _COMING and not out]
        return any(not support.supported(w) for w in coming)  # "arrived earlier", of the years of what they bought
    if category.dimension == "position" and relation.direction in ("before", "after") and is_contest(category):
        return any(singular(w.low) in word_table("settings") for w in relation.evidence)  # "came on stage right after"
    if category.dimension == "position" and (early_or_late(relation) or base in ("high", "low")) and is_contest(category):
        return any(w.stem not in TAKES_PLACE | _FARING for w in _verbs(relation))  # "was tasted later", "rose higher"
    if category.dimension == "temperature" and base in ("high", "low"):
        return any(w.stem in STAYING for w in relation.evidence)
    if category.dimension == "duration" and not is_line(category):
        return _another_time(relation, category, support)
    return False


def _another_time(relation: Relation, category: Category, support: Support) -> bool:
    base = relation.adjective.base if relation.adjective is not None else ""
    perfect = any(w.low == "been" for w in relation.evidence)
    if (perfect or base in ("long", "short")) and _LEFT & {*category.name.casefold().split()}:
        return True  # a longer essay has no more days left
    if base in ("long", "short") and _contested(support) and _said_to_be(relation):
        return True  # the longer boat need not take longer
    verbs = [w for w in _verbs(relation) if not support.supported(w)]
    doing = any(w.low.endswith("ing") for w in verbs) or any(is_person(w.low) for w in relation.evidence)
    if perfect and doing and category.unit not in LONG:
        return True  # "has been working on it for longer"
    pace = relation.adjective is not None and is_pace(relation.adjective) and relation.number is None
    if pace and any(w.stem not in _ENDING for w in verbs):
        return True  # "runs faster", of those who swam
    return not _ends_so_late(relation, category, support)


def _contested(support: Support) -> bool:
    """Whether the story tells of a race or a match; "match each boat with its owner" tells of none."""
    return support.story_has(CONTESTS - {"match"}) or _PLAYED.search(support.told_text) is not None


def _ends_so_late(relation: Relation, category: Category, support: Support) -> bool:
    """ "Joined earlier than" tells nothing of how long; who finishes later, of those in a race, takes longer."""
    if not (early_or_late(relation) or relation.direction in ("before", "after")) or support.story_has(_LATE):
        return True  # of "days late" too
    ended = any(w.stem in _ENDING for w in relation.evidence)
    return category.unit not in LONG and (ended or support.story_has(CONTESTS))


def _not_arriving(relation: Relation, support: Support) -> bool:
    """ "Got up before", "Ann's train was later": who came how early is told by their coming alone, or as the story does."""
    if relation.owned or any(w.low == "up" for w in relation.evidence):
        return True
    return any(w.stem not in _ARRIVING and not support.story_has([w.low]) for w in _verbs(relation))


def _verbs(relation: Relation) -> list[Word]:
    return [w for w in relation.evidence if w.low in verb_forms() and w.low not in COPULAS and w.low not in ("been", "being")]


def _said_to_be(relation: Relation) -> bool:
    """ "Is longer than": no more is told of it."""
    bare = not relation.owned and not relation.counted and not relation.unit
    return bare and all(w.low in COPULAS for w in relation.evidence)


def _lows(relation: Relation) -> frozenset[str]:
    return frozenset(w.low for w in (*relation.evidence, *relation.owned, *relation.counted))


def ahead_on_the_dial(relation: Relation, category: Category, frame: Frame) -> bool:
    """ "The wall clock was 15 minutes | ahead of | Ann's": it shows a later time, and nothing is the earlier one."""
    shown = category.dimension == "time" and relation.direction in ("ahead", "behind")
    return shown and any(stems(text) & _CLOCKS for c in frame for text in (c.name, *c.items))
