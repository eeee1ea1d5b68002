"""Whom "he", "she" and "it" may mean: what the clause before names, if it is of the right kind.

A man is never "she", and a thing is neither "he" nor "she". That a given name is a woman's is knowledge of the world: where the
choice rests on it, the reading says so.
"""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from nlpuzzle.english.classes import word_class
from nlpuzzle.english.dates import month_value
from nlpuzzle.english.kinds import HOLDERS
from nlpuzzle.english.morphology import is_plural, singular
from nlpuzzle.english.tables import words as word_table
from nlpuzzle.english.words import Word
from nlpuzzle.puzzle import Item
from nlpuzzle.rules import Beside, Same, Term
from nlpuzzle.understanding.clauses.said import Said
from nlpuzzle.understanding.soundness.support import Support
from nlpuzzle.understanding.tokenising.tokens import Choice, Pronoun, Token
from nlpuzzle.understanding.words.groups import gender_of
from nlpuzzle.understanding.words.people import is_person
from nlpuzzle.understanding.words.vocabulary import verb_forms

__all__ = [
    "GENDERS", "OWN", "antecedents", "beside_another", "contradicted", "instead_of", "known_gender", "misfit", "named_after",
    "of_the_kind", "owns", "pointing_back", "somebody", "spoken_of",
    "told_by_gender",
]  # fmt: skip

Tokens = tuple[Token, ...]

#: the pronouns of one gender
GENDERS = {
    **dict.fromkeys(("he", "him", "his", "himself"), "male"),
    **dict.fromkeys(("she", "her", "hers", "herself"), "female"),
}
_THINGS = frozenset({"it", "its"})
_NATIONS = word_class("nations")
#: of such a category Finn, Dane and Scott are no names
_OF_NATIONS = _NATIONS - {"people"}
_DATES = frozenset("birthday birthdays date dates month months".split())
OWN = frozenset({"his", "her", "hers", "their", "theirs", "its"})


def _gender(term: Term | None) -> str | None:
    """The gender that a name tells; None for what is none: "rose", June where it is a month, "the Finn" of a nationality."""
    if not isinstance(term, Item) or term.label.islower() or not _OF_NATIONS.isdisjoint(term.category.casefold().split()):
        return None
    month = not _DATES.isdisjoint(term.category.casefold().split()) and month_value(term.label) is not None
    return None if month else gender_of(term.label)


def contradicted(word: str, term: Term) -> bool:
    """Whether a pronoun cannot mean an item, since its label is the name of a man, or of a woman."""
    gender = _gender(term)
    return word in GENDERS and gender is not None and gender != GENDERS[word]


def known_gender(term: Term) -> str:
    """What is taken as known when a gender decides: "Lotte: a woman"; "" for what is no such name."""
    gender = _gender(term)
    return f"{term.label}: a {'woman' if gender == 'female' else 'man'}" if isinstance(term, Item) and gender else ""


def of_the_kind(word: str, term: object, support: Support) -> bool:
    """Whether a pronoun may mean something that its own clause has named: "it" no person, "she" no man."""
    if not isinstance(term, Item):
        return True
    return not (word in _THINGS and support.people(term.category)) and not contradicted(word, term)


def named_after(word: str, clause: Tokens, term: Term, support: Support) -> bool:
    """Whether a pronoun may mean what only the next clause names: "if | it | was red, Ann's hat came third"; not Ann."""
    at = next((i for i, t in enumerate(clause) if t.type == "ITEM" and _term(t) == term), None)
    if word in GENDERS or not isinstance(term, Item) or (at is not None and owns(clause, at, support)):
        return not contradicted(word, term)
    return not support.people(term.category) and (word in _THINGS or is_plural(term.label.split()[-1].casefold()))


def pointing_back(tokens: Tokens) -> str:
    """The pronoun by which a clause points to the one before: "he wears red", "his hat is red"; "" where there is none."""
    found = next((t.reference.word for t in tokens if isinstance(t.reference, Pronoun)), "")
    own = tokens[0].gap[0].low if tokens[0].gap and tokens[0].gap[0].low in OWN else ""
    return found or own


def antecedents(before: Tokens, said: Said, tokens: Tokens, support: Support) -> tuple[Term, ...]:
    """Whom a clause points back to after one about one thing: its subject, or the only other it names that is of the kind.

    "Ann does not have the owl. It came third": the owl did.
    """
    if not said.alone:
        return ()
    word = pointing_back(tokens)
    if beside_another(said.subjects, tokens, support):
        return ()
    if not misfit(before, said, word, support):
        return said.subjects
    found, known = instead_of(before, said, word, support)
    return tuple(found) if len(found) == 1 and not known else ()


def _of_both_genders(one: str, other: str) -> bool:
    """ "She has the owl. | He": somebody else."""
    return one in GENDERS and other in GENDERS and GENDERS[one] != GENDERS[other]


def beside_another(subjects: Sequence[Term], tokens: Tokens, support: Support) -> bool:
    """ "The one behind Ann ..., and she", "the one behind the cook ..., and Ben beat her": the one behind, or the other."""
    word = pointing_back(tokens)
    named = [term.term for term in subjects if isinstance(term, Beside)]
    leads = isinstance(tokens[0].reference, Pronoun) or (bool(tokens[0].gap) and tokens[0].gap[0].low in OWN)
    if named and word and not leads:
        return True
    people = [term for term in named if isinstance(term, Item) and support.people(term.category) and not term.label.islower()]
    return word in GENDERS and any(not contradicted(word, term) for term in people)


def told_by_gender(before: Tokens, said: Said, tokens: Tokens, support: Support) -> tuple[tuple[Term, ...], tuple[str, ...]]:
    """ "Kim beat Otto. | He": the only one of several named whom the pronoun can mean, and what had to be known for it."""
    word = pointing_back(tokens)
    kinds = [t.type for t in before]
    two_clauses = {"_SEMI", "_BUT"} & {*kinds} or ("_COMMA", "AND") in pairwise(kinds)
    if said.alone or not said.read or word not in GENDERS or two_clauses:
        return (), ()
    found, known = spoken_of(before, said, word, support)
    return (tuple(found), known) if len(found) == 1 and known else ((), ())


def misfit(before: Tokens, said: Said, word: str, support: Support) -> bool:
    """Whether the subject of a clause is not of the kind a pronoun asks for: "it" after "Ann", "she" after "the owl"."""
    subject = said.subjects[0] if len(said.subjects) == 1 else None
    if not isinstance(subject, Item) or word not in (*GENDERS, *_THINGS):
        return False
    if _of_both_genders(pointing_back(before), word):
        return True
    if said.readings and all(isinstance(rule, Same) for rules in said.readings for rule in rules):
        terms = [_term(t) for t in before if t.type == "ITEM"]
        return any(contradicted(word, term) for term in terms if term)  # "has the owl, and it": all of it is one, but no he
    at = next((i for i, t in enumerate(before) if t.type == "ITEM" and _term(t) == subject), None)
    if word in GENDERS:
        others = any(somebody(before, i, support) for i, t in enumerate(before) if t.type == "ITEM" and i != at)
        if at is None:
            return others and pointing_back(before) in _THINGS
        named = not subject.label.islower() and not any(w.low == "the" for w in before[at].gap)  # "Rex ..., and he"
        bearers = sum(_bears(before, i, word) for i, t in enumerate(before) if t.type == "ITEM" and i != at)
        if not named and bearers == 1:
            return True  # "the winner is not Ann, and she": the winner, or Ann
        return others and not named and not somebody(before, at, support)
    if at is None:
        return support.people(subject.category)
    if any(w.low == "the" for w in before[at].gap) and subject.label[:1].isupper() and not _tells_a_person(subject):
        return False  # "the Evergreen is not in Mill Lane, and it"
    return somebody(before, at, support) and not owns(before, at, support) and not _with_noun(before, at, support)


def _with_noun(clause: Tokens, at: int, support: Support) -> bool:
    """ "The train to Florence", "the Prior walk": whatever it is called, it is a thing."""
    led = [w for w in clause[at].gap if support.letter(w) != "d"]
    if led:
        return not any(is_person(w.low) or support.letter(w) == "h" for w in led)
    after = clause[at + 1].gap if at + 1 < len(clause) else ()
    return len(after) > 1 and support.letter(after[0]) in "no" and not is_person(after[0].low) and not _doer(after[:1])


def instead_of(before: Tokens, said: Said, word: str, support: Support) -> tuple[list[Term], tuple[str, ...]]:
    """Whom a pronoun means where the subject is a misfit; nobody where the subject might be some "he" all the same: "Rex".

    Nor where it might be a thing, of a category of which little is known: "Evergreen is not in Mill Lane, and it".
    """
    subject = said.subjects[0]
    named = isinstance(subject, Item) and not subject.label.islower()
    if word in _THINGS and isinstance(subject, Item) and not _of_people(subject, support):
        return [], ()
    return ([], ()) if word in GENDERS and named else spoken_of(before, said, word, support)


def _tells_a_person(item: Item) -> bool:
    """ "The Dane", "the baker": somebody, and no name of a thing."""
    nation = singular(item.category.casefold().split()[-1]) in _NATIONS if item.category.split() else False
    called = " " in item.label and item.label[:1].isupper()  # "Sky Dancer", of boats
    return nation or (not called and is_person(item.label.casefold().split()[-1]))


def _of_people(item: Item, support: Support) -> bool:
    """Whether the items of a category are people for certain: by their noun, by their trades, or by names that people bear."""
    items = support.frame.by_name[item.category].items
    named = sum(gender_of(label) is not None for label in items)
    head = singular(item.category.casefold().split()[-1]) if item.category.split() else ""
    return (head != "name" and (is_person(head) or head in HOLDERS)) or _tells_a_person(item) or 2 * named > len(items)


def owns(clause: Tokens, at: int, support: Support) -> bool:
    """Whether an item is followed by what is its own: "Ann | 's hat", "the tea | drinker's", "the Moss | family"."""
    gap = clause[at + 1].gap[:2] if at + 1 < len(clause) else ()
    if len(gap) > 1 and (is_person(gap[0].low) or support.letter(gap[0]) == "h" or _doer(gap[:1])):
        gap = gap[1:] if support.letter(gap[1]) == "s" else gap
    return bool(gap) and (support.letter(gap[0]) == "s" or gap[0].low == "family")


def spoken_of(clause: Tokens, said: Said, word: str, support: Support) -> tuple[list[Term], tuple[str, ...]]:
    """Whom a pronoun may mean after a clause that names several, each once, and what had to be known to leave others out."""
    found: list[Term] = []
    known: list[str] = []
    if word in _THINGS and any(_with_his_own(token.gap, support) for token in clause):
        return [], ()  # "Ann did not find her coin at the market, and | it": the coin
    for i, token in enumerate(clause):
        if token.type != "ITEM":
            continue
        person = somebody(clause, i, support)
        itself = owns(clause, i, support) or [w.low for w in token.gap if w.low not in ("the", "a", "an")][-1:] == ["of"]
        # "Ann's lesson was before the | one in the | hall": the lesson there
        itself = itself or (any(w.low == "one" for w in token.gap) and any(owns(clause, k, support) for k in range(i)))
        itself = itself or _told_of_a_thing(token.gap, support)
        if (word in GENDERS and (not person or _one_of_his(clause, i, support))) or (word in _THINGS and person and not itself):
            continue  # "Ann's hat" may be "it", and she "she"
        term = _term(token)
        if term is None or word not in (*GENDERS, *_THINGS):
            return [], ()
        if contradicted(word, term):
            known.append(known_gender(term))
        elif not any(_alike(term, other, said) for other in found):
            found.append(term)
    return found, tuple(known)


def _with_his_own(gap: Sequence[Word], support: Support) -> bool:
    """ "Find | her coin | at the": a thing of somebody's own, which no item names."""
    return any(
        whose.low in ("his", "her", "their") and support.letter(noun) in "no" and not is_person(noun.low)
        for whose, noun in pairwise(gap)
    )


def _one_of_his(clause: Tokens, at: int, support: Support) -> bool:
    """ "Ann's car is next to the red | one": a car; but "Ann's son is older than the one with the kite"."""
    near = (*clause[at].gap, *(clause[at + 1].gap[:1] if at + 1 < len(clause) else ()))
    owned = [clause[k + 1].gap[1:] for k in range(at) if owns(clause, k, support)]
    return any(w.low == "one" for w in near) and any(
        gap and not any(is_person(w.low) or support.letter(w) == "h" for w in gap) for gap in owned
    )


def _told_of_a_thing(gap: Sequence[Word], support: Support) -> bool:
    """ "The horse trained by | Ann", "the cake that | Ben | baked": it is a thing, whoever tells which."""
    at = next((i for i, w in enumerate(gap) if w.low in ("the", "a", "an")), len(gap))
    if at + 2 >= len(gap) or support.letter(gap[-1]) not in ("p", "w"):
        return False
    return gap[at + 1].low == "one" or not (is_person(gap[at + 1].low) or support.letter(gap[at + 1]) == "h")


def _term(token: Token) -> Item | None:
    choice = token.reference
    return choice.items[0] if isinstance(choice, Choice) and len(choice.items) == 1 else None


def somebody(clause: Tokens, i: int, support: Support) -> bool:
    """Whether an item tells a person: "Ann", "the tea drinker", "the one in red"; not "the red house"."""
    choice = clause[i].reference
    if isinstance(choice, Choice) and any(support.people(item.category) for item in choice.items):
        return True
    after = clause[i + 1].gap[:2] if i + 1 < len(clause) else ()
    doer = _doer(after[:1]) or (isinstance(choice, Choice) and not choice.as_listed and _doer(clause[i].words[-1:]))
    return doer or any(is_person(w.low) or support.letter(w) == "h" for w in (*clause[i].gap, *after))


def _bears(clause: Tokens, i: int, word: str) -> bool:
    """Whether an item is a given name of those whom "he" or "she" may mean."""
    return _gender(_term(clause[i])) == GENDERS[word]


def _doer(noun: tuple[Word, ...]) -> bool:
    """ "The tea | drinker": whoever does so."""
    return any(
        w.low.endswith(("er", "or")) and w.low not in word_table("things") and {w.low[:-2], w.low[:-1]} & verb_forms()
        for w in noun
    )


def _alike(one: Term, other: Term, said: Said) -> bool:
    """Whether every reading of the clause says that the two are one."""
    return one == other or (bool(said.readings) and all(_joined(one, other, rules) for rules in said.readings))


def _joined(one: Term, other: Term, rules: tuple[object, ...]) -> bool:
    row = {one}
    for _ in rules:
        row |= set(_beside(row, rules))
    return other in row


def _beside(row: set[Term], rules: tuple[object, ...]) -> Iterator[Term]:
    for rule in rules:
        if isinstance(rule, Same) and {rule.left, rule.right} & row:
            yield from (rule.left, rule.right)
