"""Somebody else in a predicate: "was woken by the traveller from Crewe", "drove to Frome with the duchess"."""

from collections.abc import Sequence
from itertools import pairwise

from nlpuzzle.english.classes import verb_class, word_class
from nlpuzzle.english.morphology import singular
from nlpuzzle.english.tables import words as word_table
from nlpuzzle.english.words import Word, key, participles, split
from nlpuzzle.puzzle import Category
from nlpuzzle.understanding.objection import Trouble
from nlpuzzle.understanding.soundness import shapes
from nlpuzzle.understanding.soundness.events import stage_of
from nlpuzzle.understanding.soundness.mentioned import categories_of
from nlpuzzle.understanding.soundness.persons import person_among
from nlpuzzle.understanding.soundness.story import GIVING
from nlpuzzle.understanding.soundness.support import Support
from nlpuzzle.understanding.tokenising.tokens import Choice, Token
from nlpuzzle.understanding.words.people import is_person
from nlpuzzle.understanding.words.vocabulary import closed, complements, personal, verb_forms

__all__ = ["companion", "dealing", "done_for_him", "giver", "matched_with", "recipient", "supplier", "teacher", "two_events"]

#: prepositions that bring in somebody else
_BESIDES = frozenset("with for at to on from over against".split())
#: what somebody is, is no dealing with him
_BEING = frozenset({key("be"), key("become"), key("belong"), key("name"), key("call")})
#: verbs by which somebody gets what he then has
_HANDED_OVER = verb_class("handing-over")
#: what somebody or something is all the time: "the dog owned by Ann | is known for its tricks" is no second event
_LASTING = frozenset(map(key, "own possess know name call love".split()))
#: what is done to a thing once, so that its year is the thing's, whoever has it
_FOUNDING = verb_class("founding")
#: what whoever gives a thing does not do
_GETTING = frozenset({key("get"), key("receive")})
#: "was given", "gets given"
_PASSIVE = frozenset("is are was were be been being get gets got".split())
#: what one does with somebody whom one is with
_CARING = "accompanied accompany babysat babysit babysitter care cared escort escorted mind minded nanny sitter tend".split()
_TEACHING = word_class("leaders")
_OWN = word_class("of-oneself")


def dealing(tokens: Sequence[Token], index: int, found: str, support: Support) -> Trouble | None:
    """ "Was woken by the traveller from Crewe", "meets the welder on bus 9": somebody else, told by the item."""
    gap = tokens[index].gap
    match = shapes.search(r"(?<![djsw])[vo]r?(p?d?[jno]*)(?=[pw])", found)
    if match is None or gap[match.start()].stem in _BEING or not match[1].strip("p"):
        return None
    noun = gap[match.end() - 1]
    other = found[match.end() - 1] in "no" and is_person(noun.low) and person_among(tokens[:index], support)
    other = other and not matched_with(tokens, index, support)
    return ("relation", gap[match.start() : match.end()]) if other else None


def matched_with(tokens: Sequence[Token], index: int, support: Support) -> bool:
    """ "The aunt | visited the patient in | room 3", where each patient has a visitor, and visitors are matched with them."""
    gap, before = tokens[index].gap, tokens[index - 1] if index else None
    choice = before.reference if before is not None else None
    doers = {item.category for item in choice.items} if isinstance(choice, Choice) else set[str]()
    if len(doers) != 1 or len(gap) < 4 or gap[1].low != "the" or closed().get(gap[3].low) not in ("p", "w"):
        return False
    others = [c for c in support.frame if support.people(c.name) and c.name not in doers and support.names(c, gap[2:3])]
    told = support.told_by_these(gap[0], doers) or any(support.told_of(gap[0], other) for other in others)
    return len(others) == 1 and all(map(support.people, doers)) and told


def paired(tokens: Sequence[Token], index: int, support: Support) -> bool:
    """ "Una was not | with | Abby", where each sitter looks after one child: whose child she is."""
    gap, before = tokens[index].gap, tokens[index - 1 : index]
    gap = (*before[0].gap, *gap) if before and before[0].type == "NOT" else gap
    plain = [w.low for w in gap if closed().get(w.low) not in ("a", "w")] == ["with"]
    if not plain or not support.story_has(_CARING):
        return False
    named = [t for t in tokens[:index] if t.type == "ITEM"][-1:]
    one, other = (categories_of(t) for t in (*named, tokens[index])) if named else (frozenset[str](), frozenset[str]())
    return len(one) == len(other) == 1 and one != other and all(map(support.people, one | other))


def recipient(gap: tuple[Word, ...], found: str) -> Trouble | None:
    """ "Was offered to the passenger with the atlas": who is offered a thing need not take it."""
    match = shapes.search(r"(?<![djsw])[vo]td[jno]*([no])[pw]", found)
    if match is None or not is_person(gap[match.start(1)].low) or gap[match.start()].stem in _HANDED_OVER:
        return None
    return None if (gap[match.start()].stem, "to") in complements() else ("relation", gap[match.start() : match.end(1)])


def companion(tokens: Sequence[Token], index: int, found: str, people: bool, support: Support) -> Trouble | None:
    """ "Drove to Frome | with the duchess", "arrived with | the cook of the curry": somebody else was there, too."""
    gap = tokens[index].gap
    if paired(tokens, index, support):
        return None
    going = shapes.fullmatch(r"[vo]td?[jno]+p", found)
    if going is not None and people and gap[-1].low in _BESIDES and person_among(tokens[:index], support):
        if not any(support.supported(w) for w in gap[2:-1]):
            return "relation", gap  # "went to school with | Ann"
    match = shapes.search(r"(?:^|[vo][no]{0,2})(pd?[jnov]*)(?:pd?)?$", found)
    if match is None or not index or gap[match.start(1)].low not in _BESIDES:
        return None
    nouns = gap[match.start(1) + 1 :]
    owner = any(named_by_doing(w.low) for w in nouns)
    if owner or (people and match.start(1) == 0 and person_among(tokens[:index], support)):
        return "relation", gap[match.start(1) :]
    return None


def _each_by_its_own(tokens: Sequence[Token], index: int, made: Word, verb: Word, support: Support) -> bool:
    """ "The mystery solved by Voss | was penned by Irving": the one is what detectives do, the other what authors do."""
    names = [categories_of(token) for token in (tokens[index - 1], tokens[index])]
    alone = [support.frame.by_name[next(iter(found))] for found in names if len(found) == 1]
    if len(alone) != 2 or alone[0] is alone[1]:
        return False
    own = support.goes_with(made, "by", alone[0]) and support.goes_with(verb, "by", alone[1])
    return own and not support.goes_with(made, "by", alone[1]) and not support.goes_with(verb, "by", alone[0])


def two_events(tokens: Sequence[Token], index: int, found: str, people: bool, support: Support) -> Trouble | None:
    """ "The stew cooked by Bruno | was eaten in house 3", "Bruno's stew | was eaten by the 30-year-old"."""
    gap = tokens[index].gap
    match = shapes.match(r"[jno]*ar?([vo])p", found)
    if match is None or not index or gap[match.start(1)].low not in verb_forms():
        return None
    verb = gap[match.start(1)]
    if verb.stem in _FOUNDING and _is_year(tokens[index], support):
        return None  # "the lighthouse kept by Finlay | was built in | 1860": a thing has one such year
    types = [token.type for token in tokens[: index + 1]]
    if "ONE" in types and "OTHER" in types[types.index("ONE") :]:  # what "one" did is not what "the other" did
        one, other = types.index("ONE"), types.index("OTHER")
        tokens, index = (*tokens[:one], *tokens[other:]), index - other + one
    before = [w for token in tokens[:index] for w in token.gap]
    made = next((w for w, after in pairwise(before) if after.low == "by" and w.low in verb_forms()), None)
    told = made is not None and stage_of(made.stem) == stage_of(verb.stem) != ""  # "given by", "donated in"
    told = told or (gap[match.start(1) + 1].low == "by" and all(support.told_by_whom(w) for w in (made, verb) if w))
    told = told or (made is not None and _each_by_its_own(tokens, index, made, verb, support))
    if made is not None and made.stem != verb.stem and not {made.stem, verb.stem} & _LASTING and not told:
        return "relation", (verb,)
    owners = [one for one, then in pairwise(tokens[: index + 1]) if then.gap[:1] and support.letter(then.gap[0]) == "s"]
    # "of the melt and Joyce's sandwich, one was ordered by Arlene": who has one of the two does with it what Arlene does
    fellows = "ONE" in types and all(categories_of(owner) == categories_of(tokens[index]) for owner in owners)
    somebody = people and bool(owners) and person_among(tokens[:index], support, possessors=True)
    if somebody and not fellows and gap[match.start(1) + 1].low == "by":
        return "relation", (verb,)
    return None


def _is_year(token: Token, support: Support) -> bool:
    return bool(categories_of(token)) and all(support.frame.by_name[name].unit == "year" for name in categories_of(token))


def done_for_him(tokens: Sequence[Token], index: int, support: Support) -> Trouble | None:
    """ "Mr Ash's house | was built by | the mason": his own trade is nobody's who works for him."""
    gap = tokens[index].gap
    lows = [w.low for w in gap]
    at = next((k for k in range(2, len(lows) - 1) if lows[k] in _PASSIVE), 0)
    if not index or lows[:1] != ["'s"] or not at or "by" not in lows[at + 2 : at + 3]:
        return None
    owner, doer = categories_of(tokens[index - 1]), categories_of(tokens[index])
    trades = {name for name in owner | doer if singular(split(name)[-1].low) in _OWN}
    somebody = len(owner) == len(doer) == 1 and owner != doer and all(map(support.people, owner | doer))
    return ("relation", gap[at:]) if somebody and trades else None


def giver(gap: Sequence[Word], category: Category, support: Support) -> Trouble | None:
    """ "Gave the | clock", where each is given one: who gives it does not get it."""
    for i, verb in enumerate(gap):
        if verb.stem in GIVING and verb.low not in participles() and not any(w.low in _PASSIVE for w in gap[max(0, i - 2) : i]):
            got = support.is_received(category.name) or not support.told_verbs(category.name).isdisjoint(_GETTING)
            return ("another deed", (verb,)) if got else None
    return None


def supplier(found: str, tail: tuple[Word, ...]) -> Trouble | None:
    """ "Bruno's | copper | supplier" is somebody else."""
    return ("second person", tail[:1]) if shapes.search(r"s[jr]*$", found) and tail and is_person(tail[0].low) else None


def teacher(tail: tuple[Word, ...], category: Category, support: Support) -> Trouble | None:
    """ "The pottery teacher" is none of the students."""
    foreign = bool(tail) and support.has_people and support.relational(tail[0]) and tail[0].low in _TEACHING
    return ("second person", tail[:1]) if foreign and not support.speaks_of(category.name, tail[:1]) else None


def named_by_doing(word: str) -> bool:
    """ "Owner", "cook": who has or makes what follows "of"."""
    return personal(word) or (word in word_table("people") and word in verb_forms())
