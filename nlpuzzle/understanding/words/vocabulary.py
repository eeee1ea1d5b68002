"""Which words clues may contain, whatever the puzzle: the tables, with the forms English makes of their entries."""

from collections.abc import Callable
from functools import cache, lru_cache

from nlpuzzle.english.classes import word_class
from nlpuzzle.english.morphology import is_plural, singular
from nlpuzzle.english.tables import rows
from nlpuzzle.english.tables import words as word_table
from nlpuzzle.english.words import Word, finite, forms, key

__all__ = [
    "agentive", "called", "closed", "complements", "compound", "denying", "does", "does_what", "doings", "done_by", "fond",
    "kinds_of", "kinds_of_stem", "letter_missing", "makings", "may_be_done", "neutral_adjective", "partitive", "personal",
    "relational", "reverses", "speaks_of_amounts", "synonyms", "verb_forms",
]  # fmt: skip


@cache
def closed() -> dict[str, str]:
    return {word: letter for letter, word in rows("closed")}


@cache
def denying() -> frozenset[str]:
    return frozenset(form for w in word_table("denying") for form in forms(w))


@cache
def verb_forms() -> frozenset[str]:
    """Every form of the neutral verbs, and the adjectives that do a verb's work: "is fond of"."""
    return frozenset(form for verb in word_table("verbs") for form in forms(verb)) | fond()


def done_by(noun: Word, word: Word) -> bool:
    """Whether a word after a noun is its verb: "the oldest reader | borrowed", "the longest ship | docks"."""
    return may_be_done(word) and not is_plural(noun.low)


def may_be_done(word: Word) -> bool:
    """Whether a word is a verb that one thing does: "borrowed", "docks"; not every word in -s is."""
    return finite(word.low) and (word.low in verb_forms() or not word.low.endswith("s"))


@cache
def fond() -> frozenset[str]:
    """Adjectives that do a verb's work: "famous for", "fond of"."""
    return frozenset(adjective for adjective, _, *led in rows("attitudes") if led)


@cache
def complements() -> frozenset[tuple[str, str]]:
    """Stem of a verb, and a preposition with which it brings in what the subject has, is or does."""
    led = [*rows("complements"), *((adjective, *after) for adjective, _, *after in rows("attitudes") if after)]
    return frozenset((key(word), preposition) for word, preposition in led)


@lru_cache(maxsize=4096)
def compound(word: str) -> bool:
    """ "sailboat", "motorboats": a compound of a neutral noun, which its last part tells."""
    return len(word) > 6 and any(word.endswith(end) or word.endswith(end + "s") for end in _compound_ends())


@lru_cache(maxsize=4096)
def letter_missing(word: str) -> bool:
    """ "boquet": a neutral noun of six letters or more, one left out in typing."""
    return len(word) > 5 and any(_lacks_a_letter(word, noun) for noun in _things_like().get((word[0], len(word) + 1), ()))


@cache
def _things_like() -> dict[tuple[str, int], tuple[str, ...]]:
    """The neutral nouns by their first letter and how many letters they have."""
    found: dict[tuple[str, int], tuple[str, ...]] = {}
    for noun in word_table("things"):
        found[noun[0], len(noun)] = (*found.get((noun[0], len(noun)), ()), noun)
    return found


@cache
def _compound_ends() -> tuple[str, ...]:
    return tuple(
        "boat house shop book ball card cake ship plane shirt room land berry fish bird board bike cycle truck craft paper "
        "stone wood flower fruit planet".split()
    )


@lru_cache(maxsize=4096)
def reverses(word: str) -> bool:
    """ "Outbid", "misread", "unpacked": a neutral verb with a prefix that undoes it or makes it a contest."""
    prefix = next((p for p in ("out", "mis", "dis", "un", "over") if word.startswith(p)), None)
    whole = word in verb_forms() or word in _UNREVERSED
    return prefix is not None and not whole and word[len(prefix) :] in verb_forms()


#: adjectives that only look like that: "the books are overdue"
_UNREVERSED = frozenset({"overdue"})


def partitive(word: str) -> bool:
    """Whether a noun only measures out what follows "of": "bouquet", one letter left out or not."""
    nouns = word_table("partitives")
    return singular(word) in nouns or (len(word) > 5 and any(_lacks_a_letter(word, noun) for noun in nouns))


def _lacks_a_letter(word: str, noun: str) -> bool:
    if len(noun) != len(word) + 1 or noun[0] != word[0]:
        return False
    at = next((i for i, (one, other) in enumerate(zip(word, noun, strict=False)) if one != other), len(word))
    return word[at:] == noun[at + 1 :]


def neutral_adjective(word: str) -> bool:
    """ "Popular", "typical": an adjective that changes nothing and measures nothing."""
    return closed().get(word) == "j" and word not in ("many", "total", "maximum")


def personal(word: str) -> bool:
    """Whether a noun names somebody who does or likes something: "drinker", "enthusiast", "native"."""
    one = word[:-1] if word.endswith("s") and not word.endswith("ss") else word
    return one in _PERSONAL or (one.endswith(("er", "or", "ist")) and does(word))


_PERSONAL = word_class("devotees")


def agentive(word: str) -> bool:
    one = word[:-1] if word.endswith("s") else word
    thing = one in word_table("things") or one.endswith(("ter", "ber", "per", "der", "wer", "her", "ver", "oor", "lor"))
    return does(word) or not thing


@cache
def relational() -> frozenset[str]:
    return frozenset(key(w) for w in word_table("relational"))


@lru_cache(maxsize=8192)
def does(word: str) -> bool:
    """ "drinker", "owners": who does what a neutral verb says."""
    one = word[:-1] if word.endswith("s") else word
    if len(one) < 5 and one != "user":
        return False
    return one.endswith(("er", "or")) and (one[:-2] + "ing" in verb_forms() or one[:-1] in verb_forms())


def does_what(word: str) -> str:
    """The stem of the verb that tells what a drinker, or builders, do."""
    root = word.rstrip("s")[:-2]
    return key(root if root in verb_forms() else root + "ing")


@cache
def _verb_kinds() -> dict[str, tuple[str, ...]]:
    return {key(row[0]): tuple(row[1:]) for row in rows("verbs") if len(row) > 1}


def speaks_of_amounts(word: Word) -> bool:
    """Whether a verb is about an amount or an order: "paid", "weighs", "finished"."""
    return word.stem in _verb_kinds()


def kinds_of(verb: Word) -> frozenset[str]:
    """What kind of value a verb is evidence for: "paid" -> money."""
    return kinds_of_stem(verb.stem)


def kinds_of_stem(stem: str) -> frozenset[str]:
    """What kind of value a verb is evidence for, by its stem."""
    return frozenset(_verb_kinds().get(stem, ()))


@cache
def workplaces() -> dict[str, frozenset[str]]:
    """Stem of a calling -> the stems of the places that such people have: "trader" -> "stall"."""
    return {key(calling): frozenset(map(key, places)) for calling, *places in rows("workplaces")}


@cache
def makings() -> dict[str, frozenset[str]]:
    """Stem of a calling -> the stems of what such people make or do: "poet" -> "poem"."""
    return {key(calling): frozenset(map(key, works)) for calling, *works in rows("makings")}


@cache
def doings() -> dict[str, frozenset[str]]:
    """A noun for what somebody does -> the stems of verbs that tell it: "flight" -> "fly"."""
    return {noun: frozenset(map(key, verbs)) for noun, *verbs in rows("doings")}


@cache
def called() -> dict[str, frozenset[str]]:
    """As `synonyms`, with the nouns that are verbs as well: "drink", "ride"; for where they stand as nouns."""
    return _other_nouns(lambda word: True)


@cache
def synonyms() -> dict[str, frozenset[str]]:
    """Stem of a noun -> the stems of the nouns for the same things, and of broader ones: "boat" -> "vessel", "ship".

    Without those that are verbs as well: what is shipped need be no boat.
    """
    return _other_nouns(lambda word: word not in verb_forms() or word in word_table("people"))


def _other_nouns(taken: Callable[[str], bool]) -> dict[str, frozenset[str]]:
    """Stem of a noun -> the stems of the other nouns by which clues call such things, those only that are taken."""
    found: dict[str, frozenset[str]] = {}
    for row in rows("synonyms"):
        nouns = frozenset(key(w) for w in row if taken(w))
        for noun in row:
            found[key(noun)] = found.get(key(noun), frozenset()) | nouns - {key(noun)}
    for noun, _, *broader in rows("broader"):
        found[key(noun)] = found.get(key(noun), frozenset()) | {key(w) for w in broader if taken(w)}
    return found
