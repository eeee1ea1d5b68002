"""The verbs and nouns that tell the slot of a noun phrase: having, liking, naming; what agents do; what is done to things."""

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from nlpuzzle.english.classes import verb_class, word_class
from nlpuzzle.english.kinds import families
from nlpuzzle.english.morphology import is_plural, singular
from nlpuzzle.english.tables import rows, words
from nlpuzzle.english.wordlists import word_set
from nlpuzzle.english.words import key
from nlpuzzle.understanding.framing.grammar_words import FOND, Piece, verbs_known

__all__ = [
    "ADORNING", "BELONGING", "DONE_HOW", "FELT", "FLOORS", "HAVING_KEYS", "MASS", "NAMING", "OF_PEOPLE", "PLACED",
    "Mention", "agents", "felt", "keys_of", "new_clause", "ordinary_word", "suffered", "verb_slot",
]  # fmt: skip


class Mention(NamedTuple):
    """One place where a possible item stands."""

    label: str
    slot: str
    #: number of the sentence
    sentence: int
    #: number of the description in its sentence: what stands on one side of "next to" or "older than" is one thing
    side: int
    #: number of the enumeration it stands in: "neither A nor B" are two things although they stand on one side
    row: int
    #: the verb that it does: "Ann rides"; "" where it does nothing
    does: str = ""
    #: without an article
    bare: bool = False
    #: the verb that is done to it where nothing but its capital makes it a name: "Salt is carried in ..."
    suffers: str = ""
    #: the whole phrase for somebody by what they do with it: "basket weaver"
    trade: str = ""
    #: whether the article before it is that of the noun it stands before: "the | Kotlin | programmer"
    modifies: bool = False


FLOORS = word_set("top bottom ground upper lower")
_HAVING = word_class("having")
#: the keys of the verbs that say of a thing that somebody has it
HAVING_KEYS = frozenset(map(key, _HAVING))
_OWNING = word_class("owning")
#: verbs of which everybody has several: what is liked may be a drink or a book
_LIKING = word_set("like love enjoy prefer favor favour adore want choose pick") | FOND
#: prepositions after adjectives of feeling
FELT = word_set("of to about with at")
BELONGING = word_set("belong belongs belonged")
ADORNING = word_class("adorning")
NAMING = word_class("naming-forms")
OF_PEOPLE = verb_class("done-by-people")
#: families of stuff, of which one speaks without an article: "Honey is sold on Monday"
MASS = frozenset({"food", "drink", "fruit", "vegetable", "material", "subject", "sport", "flower", "hobby", "genre"})
PLACED = word_set("in on at by")
#: what may follow what is done to something: "is sold at", "was ordered with"
DONE_HOW = word_set("by in on at with for from to")


def felt(low: str) -> bool:
    """Whether a word may be an adjective: no table has it as a noun, and it is no name."""
    return (
        low.islower() and not families(low) and singular(low) not in words("things") | words("settings") and not is_plural(low)
    )


def new_clause(pieces: Sequence[Piece], at: int) -> bool:
    """Whether a comma or "and" begins another statement: a subject and a verb follow."""
    rest = [p for p in pieces[at + 1 :] if p.tag not in ("-", "d", "&")]
    if len(rest) > 1 and rest[0].low == "so" and rest[1].tag in ("a", "c"):
        return True  # "..., and so is Ann"
    if not rest or not any(p.tag in ("v", "c") for p in pieces[:at]):
        return False
    if rest[0].tag in ("a", "c") and any(p.low in ("neither", "nor", "so") for p in pieces[at:]):
        return True  # "..., and neither does Ann"
    if rest[0].tag == "N" and len(rest) > 1 and rest[1].tag == "s":
        return True
    if [p.low for p in rest[1:3]] in ([",", "who"], [",", "whose"]) and rest[0].words[0].text[:1].isupper():
        return True  # "lives in Brest, and Elise, who ..., is"
    while [p.tag for p in rest[:3]] == ["N", "p", "N"]:  # "and the man from Ghent has"
        rest = [rest[0], *rest[3:]]
    return rest[0].tag == "N" and len(rest) > 1 and (rest[1].tag in ("v", "c", "a") or rest[1].low in ("beat", "beats"))


def suffered(verb: Piece) -> bool:
    """Whether a verb after "is" is a passive: "is drunk", not "is drinking" or "is fond of"."""
    return not verb.low.endswith("ing") and verb.low not in FOND


def verb_slot(verb: str) -> str:
    """The slot of what a verb is done to; owning, having and liking are one slot each."""
    for slot, verbs in (("have", _HAVING), ("v:own", _OWNING), ("like", _LIKING)):
        if verb in keys_of(verbs):
            return slot
    return f"v:{verb}"


@cache
def keys_of(verbs: frozenset[str]) -> frozenset[str]:
    return frozenset(key(w) for w in verbs)


@lru_cache(maxsize=8192)
def ordinary_word(low: str) -> bool:
    """Whether a word that begins a sentence is a common noun, so that its capital says nothing."""
    one = singular(low)
    return one in words("things") or one in words("settings") or bool(families(one)) or low in verbs_known()


@cache
def agents() -> dict[str, str]:
    """ "drinker" -> the key of "drink"."""
    found: dict[str, str] = {}
    for verb in sorted(word_class("told-by-who-does-it")) + [row[0] for row in rows("verbs")]:
        for noun in ((verb + "r") if verb.endswith("e") else (verb + "er"), verb + verb[-1] + "er"):
            found[noun] = key(verb)
    return found
