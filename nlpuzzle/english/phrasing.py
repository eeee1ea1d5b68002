"""Building sentences: articles, lists, possessives, and verb phrases denied ("wears red" -> "does not wear red")."""

import re
from collections.abc import Sequence
from functools import lru_cache

from nlpuzzle.english.morphology import is_plural, plural
from nlpuzzle.english.tables import rows, words
from nlpuzzle.english.wordlists import word_set

__all__ = ["article", "base_form", "capitalised", "denied", "listed", "plural_phrase", "possessive"]

#: said after "not" without "do"
_AUXILIARIES = {
    "is": "isn't", "was": "wasn't", "are": "aren't", "were": "weren't", "will": "won't", "has": "hasn't", "had": "hadn't",
}  # fmt: skip
#: of these "has" and "had" are auxiliaries only before a participle; alone they are verbs like any other
_HAVE = {"has": "have", "had": "have", "does": "do", "did": "do", "goes": "go"}
#: the letter is a vowel, the sound is not; and the other way round
_NO_VOWEL = word_set("unicorn uniform unit university union ukulele european one user usual useful ewe euro")
_VOWEL = word_set("hour honest honour honor heir herb")


def article(phrase: str) -> str:
    """The phrase with "a" or "an" before it."""
    first = phrase.split()[0].casefold().strip("\"'")
    vowel = first in _VOWEL or (first[:1] in tuple("aeiou") and first not in _NO_VOWEL)
    if first[:1].isdecimal():
        number = re.match(r"\d+", first)
        vowel = first.startswith("8") or (number is not None and number[0] in ("11", "18"))
    return f"{'an' if vowel else 'a'} {phrase}"


def listed(parts: Sequence[str], joint: str) -> str:
    """ "a, b and c"."""
    return parts[0] if len(parts) == 1 else f"{', '.join(parts[:-1])} {joint} {parts[-1]}"


def possessive(name: str) -> str:
    """ "Ann's", "the twins'", "the bus's"; a capital may be somebody's name: "Ines's"."""
    return f"{name}'" if name.endswith("s") and name[:1].islower() and is_plural(name) else f"{name}'s"


def capitalised(sentence: str) -> str:
    """The sentence with its first letter a capital; the rest as it is."""
    return sentence[:1].upper() + sentence[1:]


def plural_phrase(noun: str) -> str:
    """The plural of a noun with its adjectives: "boat colour" -> "boat colours"."""
    *adjectives, head = noun.split(" ")
    return " ".join([*adjectives, plural(head)])


def denied(verb: str, rest: str, *, short: bool = False) -> str:
    """A verb in the third person with what follows it, denied: "wears", "red" -> "does not wear red" ("doesn't wear red")."""
    first, _, more = verb.partition(" ")
    if first in _AUXILIARIES and (first not in _HAVE or more):
        negative = _AUXILIARIES[first] if short else f"{first} not"
        return " ".join(filter(None, (negative, more, rest)))
    past = base_form(first) != _present_base(first)
    do = ("did" if past else "does") + ("n't" if short else " not")
    return " ".join(filter(None, (do, base_form(first), more, rest)))


@lru_cache(maxsize=8192)
def base_form(verb: str) -> str:
    """The infinitive of a verb in the third person or the past: "carries", "carried" -> "carry"; "went" -> "go"."""
    if verb in _HAVE:
        return _HAVE[verb]
    for form, base in rows("irregular"):
        if form == verb:
            return base
    known = words("verbs")
    if verb.endswith("ed"):
        stem = verb[:-2]
        doubled = stem[-1:] == stem[-2:-1] and stem[-1:] not in ("l", "s", "z")
        tries = (stem[:-1] + "y" if stem.endswith("i") else "", stem[:-1] if doubled else "", verb[:-1], stem)
        likely = tries[0] or tries[1] or (verb[:-1] if _keeps_e(stem) else stem)
        return next((t for t in tries if t in known), likely)
    return _present_base(verb)


def _keeps_e(stem: str) -> bool:
    """Whether a past without its "ed" is a verb without its "e": "charg", "danc", "solv"; not "mention", "borrow"."""
    return stem.endswith(("c", "g", "s", "u", "v", "z")) and not stem.endswith(("ss", "zz", "ng"))


def _present_base(verb: str) -> str:
    if verb in _HAVE:
        return _HAVE[verb] if verb in ("has", "does", "goes") else ""
    if verb.endswith("ies") and len(verb) > 4:
        return verb[:-3] + "y"
    if verb.endswith(("ches", "shes", "sses", "xes", "zzes")):
        return verb[:-2]
    return verb[:-1] if verb.endswith("s") else ""
