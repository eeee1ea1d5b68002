"""The words between two tokens by their classes, a letter each, and whether they hold the verb of the sentence."""

from functools import cache

from nlpuzzle.english.classes import verb_class
from nlpuzzle.english.tables import rows
from nlpuzzle.english.words import Word, finite, key
from nlpuzzle.understanding.soundness import shapes
from nlpuzzle.understanding.soundness.support import Support

__all__ = ["is_predicate", "letters"]

_BOARDING = verb_class("boarding")
#: what stands with a verb and leads to nothing
_WITH_VERBS = frozenset("along apart aside away back down off out over round together up".split())
_BEING = frozenset("am are be been being is was were".split())
#: ends of verb forms that before "by" tell by whom it was done
_PARTICIPLES = ("ed", "en", "made", "ght", "sold", "held", "built", "kept", "found", "hung", "sung", "wn", "worn", "read")


def letters(words: tuple[Word, ...], support: Support) -> str:
    """The classes of some words, a letter each."""
    known = support.shapes.get(id(words))
    if known is not None and known[0] is words:
        return known[1]  # nearly always the very gap of a token: its words need not be compared
    found = _classes(words, support)
    support.shapes[id(words)] = words, found
    return found


def _classes(words: tuple[Word, ...], support: Support) -> str:
    found = "".join(support.letter(w) for w in words)
    for i in range(1, len(words)):
        pair = key(words[i - 1].low), words[i].low
        if pair not in _particles() and not (words[i].low in _WITH_VERBS and pair in support.particles_told):
            continue
        left = words[i - 1].stem in _BOARDING and i + 1 < len(words) and found[i + 1] not in "pt"  # "got off the bus"
        left = left or (words[i - 1].low == "done" and i > 1 and words[i - 2].low in _BEING)  # "is done in | booth 3"
        if not left:
            found = found[:i] + "r" + found[i + 1 :]
    if (start := support.in_descriptions(words)) is not None:
        found = found[:start] + _described(words[start:], found[start:])
    for name in support.long_names:  # "an orange | sleeping bag", where sleeping bags are a category
        for i in range(len(words) - len(name) + 1):
            if tuple(w.stem for w in words[i : i + len(name)]) == name:
                found = found[:i] + "o" * len(name) + found[i + len(name) :]
    for i, word in enumerate(words):
        if i and word.low in support.siting and found[i - 1] in "noh" and shapes.fullmatch(r"d?", found[i + 1 :]):
            found = found[:i] + "p" + found[i + 1 :]  # "the bridge over the | Cam"
        if not i and found[0] == "v" and word.glued and word.low.endswith("ed") and support.supported(word):
            found = "n" + found[1:]  # "the crimson-|sailed boat"
        # "the green | sign is", "the red | stamps are"
        noun = not i and found[:2] == "va" and (not finite(word.low) or words[1].low in _BEING)
        if noun and support.supported(word):
            found = "o" + found[1:]
        if word.low in ("new", "old", "local") and [w.low for w in words[i + 1 : i + 2]] == ["to"]:
            found = found[:i] + "u" + found[i + 1 :]  # "is new to the | kennel"
        if word.low == "live" and found[i + 1 : i + 2] in ("", "p"):
            found = found[:i] + "v" + found[i + 1 :]  # "Ann and Ben live in", not "live music"
    return found

#: what nobody does to anything: "travelled by | bus"
_GOING = verb_class("going-oneself")


def _described(words: tuple[Word, ...], found: str) -> str:
    """The classes in "turned up", "last erupted in", where several clues describe things so: nothing in it is unknown."""
    verb = next((i for i, w in enumerate(words) if found[i] in "uv" and (finite(w.low) or w.low.endswith("ing"))), 0)
    return "".join("v" if i == verb else "r" if letter == "u" else letter for i, letter in enumerate(found))


@cache
def _particles() -> frozenset[tuple[str, str]]:
    return frozenset((key(verb), particle) for verb, particle in rows("particles"))


def is_predicate(words: tuple[Word, ...], support: Support) -> bool:
    """Whether the words between two items hold the verb of the sentence, so that what follows is said of what precedes.

    "books is the", "wants to buy a", "house contains the": yes. "who drinks", "made by", "with the": no.
    """
    found = letters(words, support)
    main = found.split("w", 1)[0]
    if "a" in main or (words and words[0].low == "own"):
        return True  # "they own the": after nothing that it could belong to
    for i, letter in enumerate(main):
        if letter in "vo" and _may_be_verb(words[i].low) and (letter == "v" or finite(words[i].low)):
            by_somebody = words[i].low.endswith(_PARTICIPLES) and i + 1 < len(words) and words[i + 1].low == "by"
            by_somebody = by_somebody and words[i].stem not in _GOING
            if not by_somebody and not words[i].low.endswith("ing"):
                return True
    return False


def _may_be_verb(word: str) -> bool:
    return not word.endswith(("ion", "ment", "ness", "ity"))
