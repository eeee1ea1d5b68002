"""Bare things where people are: "Ann and the owl", "older than the soda", "the cinema brought the dragon"; a noun was lost."""

from nlpuzzle.english.kinds import kind_of
from nlpuzzle.english.words import finite, key
from nlpuzzle.understanding.soundness.finite_verbs import SOMEWHERE
from nlpuzzle.understanding.soundness.habits import Habits
from nlpuzzle.understanding.soundness.mentioned import Tokens, categories_of, is_nominal
from nlpuzzle.understanding.words.people import is_person
from nlpuzzle.understanding.words.vocabulary import closed

__all__ = ["acts", "beside_a_person", "compared_with_a_person", "is_animal"]

#: what an object of the verb begins with
_OBJECT = frozenset({"the", "a", "an"})
#: what somebody is compared by
_COMPARING = frozenset({"THAN", "DIR", "NEXT", "AS", "MULT", "EQUAL"})
_LASTING = frozenset({key("take")})
#: what may stand between who does something and what he does: "the cider | either | wears the purple scarf"
_BEFORE_VERBS = frozenset({"NOT", "EITHER", "NEITHER"})
#: what joins two of whom the same is said
_SIBLINGS = frozenset({"AND", "OR", "NOR"})


def beside_a_person(tokens: Tokens, i: int, habits: Habits) -> bool:
    """ "Ann or | the dog", "neither the cook nor | the dog": like is told with like, and nobody is a dog."""
    joints = _SIBLINGS | {"_COMMA"} if any(t.type == "EACHDIFF" for t in tokens) else _SIBLINGS
    for joint, other in ((i - 1, i - 2), (i + 1, i + 2)):
        if not 0 <= other < len(tokens) or tokens[joint].type not in joints or tokens[other].type != "ITEM":
            continue
        first, second = tokens[min(i, other)], tokens[max(i, other)]
        apart = not categories_of(first) & categories_of(second)
        # "the cook with | the cap", "the youngest | guest"
        told = any(is_person(w.low) for w in (*tokens[other].gap, *tokens[other + 1].gap[:1]))
        named = habits.support.people_in(tokens[other]) or told
        plain = all(closed().get(w.low) in ("d", "a") for w in (first.gap if not told else tokens[i].gap))
        joined = all(habits.support.letter(w) in "no" for w in tokens[joint].gap)  # "the girl in the pink hat and | the lute"
        if apart and named and second.words and joined and plain and (told or is_nominal(second)):
            return True
    return False


def compared_with_a_person(tokens: Tokens, start: int, i: int, habits: Habits) -> bool:
    """ "The man in the cap sits to the left of | the soda", "Ann has more than | the kilt": nobody is a soda or a kilt."""
    if not i or tokens[i - 1].type not in _COMPARING or any(closed().get(w.low) == "a" for w in tokens[i + 1].gap):
        return False  # "after | the tea | was served"
    if tokens[i - 1].type != "THAN" and is_animal(categories_of(tokens[i]), habits):
        return False  # "lives next to | the cat"
    subject = next((t for t in tokens[start:i] if t.type == "ITEM" and t.words), None)
    if subject is None:  # "the man to the left of | the tea"
        return any(is_person(w.low) for w in tokens[start].gap[:2])
    if not categories_of(subject).isdisjoint(categories_of(tokens[i])):
        return False
    after = tokens[tokens.index(subject) + 1].gap[:1]
    if after and closed().get(after[0].low) == "s":
        return False  # "Ann's lesson is before | the piano"
    between = (w for t in tokens[tokens.index(subject) + 1 : i] for w in t.gap)
    if any(w.low in _OBJECT for w in between):
        return False  # "Ann has the boat right of | the canoe"
    told = (*tokens[start].gap[:2], *subject.gap[:2], *after)
    if any(closed().get(w.low) != "d" and not is_person(w.low) for w in subject.gap[:2]):
        return False  # "the thing bought by | Ann"
    aged = any(habits.frame.by_name[c].dimension == "age" for c in categories_of(subject))
    return aged or habits.support.people_in(subject) or any(is_person(w.low) for w in told)


def acts(tokens: Tokens, habits: Habits) -> bool:
    """ "The cat | does not enjoy fishing", "the cinema | brought the dragon": where clues tell who does so, it is people."""
    said = [w for t in tokens[: 1 + (tokens[0].type in _BEFORE_VERBS)] for w in t.gap]
    if not said or not (closed().get(said[0].low) == "a" or finite(said[0].low)):
        return False  # "the hat | that tore"
    verb = next((w for w in said if closed().get(w.low) is None), None)
    if verb is not None and verb.stem in SOMEWHERE:
        return False  # where the cat lives, whoever keeps it does
    if verb is not None and verb.stem in _LASTING and any(c.dimension == "duration" for c in habits.frame):
        return False  # "the stew | took 20 minutes", whoever cooked it
    told = verb is not None and (verb.low in habits.active or any((verb.stem,) in ways for ways in habits.ways.values()))
    owns = tokens[0].type in ("ITEM", "NOT", "EITHER", "NEITHER")  # but "the lake | has twice as many visitors as"
    told = told or (owns and verb is None and any(w.low in ("has", "have", "had") for w in said))
    return told and habits.peopled


def is_animal(categories: frozenset[str], habits: Habits) -> bool:
    """Whether what may be of these categories may be an animal."""
    return any(kind_of(habits.frame.by_name[category].items) == "animal" for category in categories)
