"""What one does to somebody makes nobody one with him: "the baker pities | Mr Finch", "the guest who pities | Mr Finch".

Where names and jobs are told of the same people, or nobody but guests is told of, such a deed joins two of them, however often
it is said. Where two groups of people are told of, as owners and vets, or the story tells the deed, it may say whose he is.
"""

from collections.abc import Sequence

from nlpuzzle.english.classes import verb_class, word_class
from nlpuzzle.english.morphology import singular
from nlpuzzle.english.tables import words as word_table
from nlpuzzle.english.words import Word, finite, key, split
from nlpuzzle.puzzle import Category
from nlpuzzle.understanding.soundness.described import phrase_of
from nlpuzzle.understanding.soundness.frame_words import stems_of
from nlpuzzle.understanding.soundness.support import Support
from nlpuzzle.understanding.tokenising.tokens import Choice, Token
from nlpuzzle.understanding.words.people import is_person
from nlpuzzle.understanding.words.vocabulary import closed, verb_forms

__all__ = ["done_to_ones_own_kind", "noun_of", "same_people", "subject_of"]

#: by which one gets or bears a name, or is something: "the guest known as Mr Finch", "became a baker"
_NAMING = verb_class("naming") | frozenset(map(key, "answer become go know remain title".split()))
#: what people are, beside who they are
_TRAITS = word_class("what-people-are")
#: of one person, who may have several; but mothers have other names than their children
_NAMES = frozenset({"forename", "name", "nickname", "surname"})
_ONE = frozenset({"one", "ones"})
#: where somebody is, or works: "works at the florist"
_WHERE = frozenset({"at", "in", "on"})
_BETWEEN = frozenset({"NOT", "EITHER", "NEITHER"})


def done_to_ones_own_kind(tokens: Sequence[Token], index: int, category: Category, support: Support) -> tuple[Word, ...]:
    """The words by which somebody does something to the item after them that makes him another; () where there are none."""
    gap = tokens[index].gap
    if not gap or not (support.people(category.name) or support.of_animals(category)) or not _names_somebody(tokens[index]):
        return ()
    if (found := phrase_of(gap)) is not None:
        at = found[0] - 1
        while at > 0 and closed().get(gap[at].low) in ("w", "a"):
            at -= 1
        known = _is_one_of_them(gap[at], category, support) and (gap[at].low not in _ONE or gap[at + 1].low == "who")
        return tuple(gap[at:]) if known and not _says_who(gap[found[0] :], gap[at], category, support) else ()
    said = list(gap)
    if len(said) > 1 and closed().get(said[0].low) is None and closed().get(said[1].low) == "a":
        said.pop(0)  # "the man in the grey | cap was scolded by"
    while said and closed().get(said[0].low) in ("w", "a"):
        said.pop(0)
    denied = index > 0 and tokens[index - 1].type == "NOT"  # "does not pity"
    done = bool(said) and (denied or finite(said[0].low) or said[0].low in verb_forms() or said[0].low.endswith(("ed", "ing")))
    if not done or any(closed().get(w.low) in ("a", "w") for w in said) or _is_a_thing(tokens, index, category, support):
        return ()  # "the pizza | lover is | Eric"
    return () if _says_who(said, None, category, support) else tuple(gap)


def _names_somebody(token: Token) -> bool:
    """Whether an item is told by a name, or by what somebody is: "Mr Finch", "the baker"; not "walks dogs", of chores."""
    last = token.words[-1] if token.words else None
    return last is not None and (token.words[0].text[:1].isupper() or is_person(last.low))


def subject_of(tokens: Sequence[Token], index: int) -> Token | None:
    """What the words before an item say something of: "the baker", in "the baker | from the attic | pities | Mr Finch"."""
    before = [t for t in tokens[:index] if t.type not in _BETWEEN]
    while len(before) > 1 and before[-1].gap and closed().get(before[-1].gap[0].low) in ("p", "w"):
        before.pop()
    return before[-1] if before else None


def _is_a_thing(tokens: Sequence[Token], index: int, category: Category, support: Support) -> bool:
    """Whether what is told before is none of the people that a category is of: "the attic", "the vet", "the drummer's cat"."""
    first = subject_of(tokens, index)
    if first is None or first.type != "ITEM" or not isinstance(first.reference, Choice):
        return True
    others = [support.frame.by_name[item.category] for item in first.reference.items]
    if all(support.people(c.name) for c in others):
        return not all(same_people(category, c, support) for c in others)
    noun = _head(first) if first is tokens[0] else None
    return noun is None or not _is_one_of_them(noun, category, support)


def _head(subject: Token) -> Word | None:
    """ "The person in the | attic": the noun of a subject that is told by the item after it, and not by its own name."""
    if len(subject.gap) < 2 or subject.gap[0].low != "the":
        return None
    noun, after = subject.gap[1], subject.gap[2] if len(subject.gap) > 2 else None
    told = after is not None and (closed().get(after.low) in ("p", "w") or after.low.endswith(("ed", "ing", "en")))
    return noun if told else None


def _is_one_of_them(noun: Word, category: Category, support: Support) -> bool:
    """Whether a noun says "one of this category": its own noun, or "the person" where no other group of people is told of."""
    if singular(noun.low) == noun_of(category):
        return True
    anybody = closed().get(noun.low) == "h" or (is_person(noun.low) and singular(noun.low) not in _TRAITS | _NAMES)
    others = [c for c in support.frame if c is not category and (support.people(c.name) or support.of_animals(c))]
    return anybody and support.people(category.name) and all(same_people(category, c, support) for c in others)


def same_people(one: Category, other: Category, support: Support) -> bool:
    """Whether two categories are told of the same people: guests and their jobs, and not owners and vets."""
    nouns = {noun_of(one), noun_of(other)}
    told = nouns <= _NAMES or not _TRAITS.isdisjoint(nouns)
    return one is other or (told and support.people(one.name) and support.people(other.name))


def noun_of(category: Category) -> str:
    """What one of a category is called."""
    return next((singular(w.low) for w in reversed(split(category.name))), "")


def _says_who(said: Sequence[Word], head: Word | None, category: Category, support: Support) -> bool:
    """Whether what is said says who somebody is: "goes by", "works as a", or a deed that the story tells of all of them."""
    verb, described = said[0], stems_of(f"{category.name} {category.description}")
    led = next((w.low for w in reversed(said) if closed().get(w.low) in ("p", "t")), "")
    named = verb.stem in _NAMING or led == "as" or any(w.stem in described for w in said if closed().get(w.low) is None)
    if named or led in _WHERE or closed().get(verb.low) is not None:
        return True
    noun = noun_of(category)
    if head is not None and singular(head.low) == noun:
        return False
    how = (verb.stem, led) if led else (verb.stem,)
    persons = word_table("people") | _TRAITS | _NAMES
    played = noun not in persons and support.goes_with(verb, led, category)  # "the one who plays | Iago"
    return played or support.named_for(verb, led, category) or how in support.ways_told(category)
