"""Verbs whose particle stands after their object: "brought the drum | along" is "brought along the drum"."""

from functools import cache

from nlpuzzle.english.tables import rows
from nlpuzzle.english.words import Word, finite, key
from nlpuzzle.understanding.rewording.waking import rewriter
from nlpuzzle.understanding.words.vocabulary import closed, verb_forms

__all__ = ["particles_joined"]

#: a clause ends before these
_ENDING = frozenset({",", ";", ".", "and", "but", "or", "on", "in", "at", "for", "before", "after"})
#: the longest object, in words
_MOST = 5


def _particles_joined(words: tuple[Word, ...]) -> tuple[Word, ...]:
    """The words, each particle right after its verb."""
    for at in range(3, len(words)):
        if words[at].low not in _particles() or (at + 1 < len(words) and words[at + 1].low not in _ENDING):
            continue
        verb = _verb_before(words, at)
        if verb is not None:
            return (*words[: verb + 1], words[at], *words[verb + 1 : at], *words[at + 1 :])
    return words


def _verb_before(words: tuple[Word, ...], at: int) -> int | None:
    """Where the verb stands to which the particle belongs, with nothing between but its object."""
    for i in range(at - 2, max(0, at - _MOST - 2), -1):
        if words[at].low in _particles_of(words[i].stem) and (words[i].low in verb_forms() or finite(words[i].low)):
            lead = words[i + 1]
            whole = closed().get(lead.low) == "d" or (lead.proper and at == i + 2)
            return i if whole and closed().get(words[i - 1].low) not in ("d", "p", "s") else None
        if closed().get(words[i].low) in tuple("pawt") or words[i].low in _ENDING:
            return None
    return None


@cache
def _pairs() -> frozenset[tuple[str, str]]:
    """Stems of verbs, and the particles with which they mean one thing."""
    idioms = ((phrase[0], phrase[1]) for _, *phrase in rows("idioms") if len(phrase) == 2)
    pairs = {(key(verb), particle) for verb, particle in (*rows("particles"), *idioms) if particle not in ("in", "on")}
    return frozenset(pairs - {(key("bring"), "home")})  # what is brought home afterwards is no matter of what was brought


@cache
def _particles() -> frozenset[str]:
    return frozenset(particle for _, particle in _pairs())


def _particles_of(stem: str) -> frozenset[str]:
    return _by_verb().get(stem, frozenset())


@cache
def _by_verb() -> dict[str, frozenset[str]]:
    found: dict[str, frozenset[str]] = {}
    for stem, particle in _pairs():
        found[stem] = found.get(stem, frozenset()) | {particle}
    return found


#: each particle put right after its verb
particles_joined = rewriter((_particles(), _particles_joined))
