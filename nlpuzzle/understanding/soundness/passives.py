"""What a thing does to somebody, or somebody to a thing, told in the passive: "was served by the trifle".

A passive says no more than its active does, and things do next to nothing to anybody.
"""

from collections.abc import Sequence

from nlpuzzle.english.classes import word_class
from nlpuzzle.english.kinds import kinds_called
from nlpuzzle.english.morphology import singular
from nlpuzzle.english.words import Word, key, split
from nlpuzzle.puzzle import Category
from nlpuzzle.understanding.objection import Trouble
from nlpuzzle.understanding.soundness.deeds import LOOSE
from nlpuzzle.understanding.soundness.events import natural_of
from nlpuzzle.understanding.soundness.support import Support
from nlpuzzle.understanding.soundness.usual import unusual
from nlpuzzle.understanding.tokenising.tokens import Choice, Token
from nlpuzzle.understanding.words.vocabulary import closed
from nlpuzzle.understanding.words.words_of import COPULAS

__all__ = ["made_by_a_thing", "served_by_a_thing", "suffered_otherwise", "taught_a_teacher"]

#: what these do to others, and who does it
_TEACHING = frozenset(map(key, ("coach", "instruct", "lecture", "teach", "train", "tutor")))
_TEACHERS = word_class("leaders")
#: between a participle and "by"
_PARTICLES = frozenset("away back down home off out over round up".split())


def suffered_otherwise(tokens: Sequence[Token], index: int, category: Category, support: Support) -> Trouble | None:
    """ "The red dress | was washed by | Abe": no more is told than by "Abe washed the red dress"."""
    denied = index > 1 and tokens[index - 1].type == "NOT"
    gap = (*tokens[index - 1].gap, *tokens[index].gap) if denied else tokens[index].gap
    gap = gap[:-1] if gap and closed().get(gap[-1].low) == "d" else gap  # "by the | cook"
    if not support.people(category.name) or len(gap) < 3 or gap[-1].low != "by":
        return None
    done_to = _done_to(tokens, index - denied, gap, support)
    if done_to is None or support.people(done_to.name):
        return None
    if support.goes_with(gap[-2], "by", category) or support.goes_with(gap[-2], "", category):
        return None  # "was seen by Dr. Coyle"
    if _passing(gap[-2], done_to, support):
        return "relation", gap[-2:]  # "the oboe was glimpsed by | Abe", as "Abe glimpsed the oboe"
    return unusual(gap[-2:-1], (), done_to, support)


def _done_to(tokens: Sequence[Token], index: int, gap: Sequence[Word], support: Support) -> Category | None:
    """What was washed: "the red dress | was washed by", "of the red dress and ..., the other | was washed by"."""
    if gap[-3].low not in COPULAS:
        described = len(gap) == 4 and closed().get(gap[0].low) == "d"
        return next((c for c in support.frame if support.names(c, gap[1:2])), None) if described else None
    of = index > 0 and tokens[index - 1].type in ("ONE", "OTHER") and tokens[0].type == "OF"
    thing = (tokens[1] if of else tokens[index - 1]).reference if index else None
    return support.frame.by_name[thing.items[0].category] if isinstance(thing, Choice) and thing.items else None


def served_by_a_thing(tokens: Sequence[Token], index: int, category: Category, support: Support) -> Trouble | None:
    """ "Ann | was served by the | trifle": what is eaten, or served to somebody, serves nobody; a van took him home."""
    gap = tokens[index].gap
    gap = gap[:-1] if gap and closed().get(gap[-1].low) == "d" else gap
    if len(gap) > 3 and gap[-1].low == "by" and gap[-2].low in _PARTICLES:
        gap = (*gap[:-2], gap[-1])  # "was picked up by"
    if len(gap) < 3 or gap[-1].low != "by" or gap[-3].low not in COPULAS or not index or support.people(category.name):
        return None
    head = split(category.name)[-1].low if split(category.name) else ""
    somebody = support.people_in(tokens[index - 1])
    eaten = "consume" in natural_of(category.name, support.kind_of_items(category))
    known = support.goes_with(gap[-2], "by", category) or support.attaches(gap, category.name)
    ridden = not known and (support.kind_of_items(category) == "vehicle" or "vehicle" in kinds_called(singular(head)))
    return ("relation", gap[-2:]) if somebody and (eaten or ridden or support.told_of(gap[-2], category)) else None


def taught_a_teacher(tokens: Sequence[Token], index: int, support: Support) -> Trouble | None:
    """ "The lecturer | is being taught | optics": is a pupil there, and teaches something else."""
    gap, before = tokens[index].gap, tokens[index - 1].reference if index else None
    at = next((i for i, w in enumerate(gap) if i and w.stem in _TEACHING and w.low.endswith(("ed", "t"))), 0)
    if not at or gap[at - 1].low not in COPULAS | {"being", "been"} or any(w.low == "by" for w in gap[at:]):
        return None
    named = {item.category for item in before.items} if isinstance(before, Choice) else set[str]()
    heads = {singular(split(name)[-1].low) for name in named if split(name)}
    return ("relation", gap[at - 1 : at + 1]) if heads & _TEACHERS else None


def made_by_a_thing(tokens: Sequence[Token], index: int, category: Category, support: Support) -> Trouble | None:
    """ "The statue | was made by | bronze", where it is told that people of another category make them."""
    gap = tokens[index].gap
    if len(gap) < 2 or gap[-1].low != "by" or support.people(category.name) or support.goes_with(gap[-2], "by", category):
        return None
    makers = any(support.people(c.name) and support.goes_with(gap[-2], "by", c) for c in support.frame)
    return ("relation", gap[-2:]) if makers else None


def _passing(verb: Word, category: Category, support: Support) -> bool:
    """Whether a verb makes the things of a category nobody's own, unless the puzzle says that everybody does so."""
    known = support.supported(verb) or support.deed_told(verb) or support.goes_with(verb, "", category)
    return verb.stem in LOOSE and not known
