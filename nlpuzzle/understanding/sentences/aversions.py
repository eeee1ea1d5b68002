"""Reasons that tell what somebody cannot bear: "Ann gets dizzy on swings, so she did not take them", "nuts make Ben sneeze".

Whatever it is that he cannot bear, the clue is what follows: what he did not have.
"""

from collections.abc import Sequence
from dataclasses import replace

from nlpuzzle.english.classes import verb_class, word_class
from nlpuzzle.english.words import Word
from nlpuzzle.rules import Different, Term
from nlpuzzle.understanding.clauses.said import Said
from nlpuzzle.understanding.soundness.events import attitude_of
from nlpuzzle.understanding.soundness.support import Support
from nlpuzzle.understanding.tokenising.tokens import Choice, Pronoun, Token
from nlpuzzle.understanding.words.vocabulary import closed

__all__ = ["aversion", "denies_those", "of_those"]

Tokens = tuple[Token, ...]

_BEING = frozenset("is was are were gets get got feels felt becomes became has had been".split())
_ILL = word_class("unwell")
_SHUNNED = frozenset({"allergy", "boredom", "dislike", "fear"})
_HATING = verb_class("hating")
_MAKING = frozenset("make makes made give gives gave".split())
_SUFFERING = verb_class("suffering-from-things")
_LIGHT = frozenset("a an the both very so terribly easily always quite too rather really all any some".split())
_LED = frozenset("of to on in at by with from when about".split())
_THOSE = frozenset({"it", "them", "one", "any"})


def aversion(reason: Tokens, support: Support) -> tuple[Token, Tokens] | None:
    """Who cannot bear a thing, and the items that he cannot bear; None where the reason is no such thing."""
    if any(t.type not in ("ITEM", "AND", "OR", "BOTH", "END") for t in reason) or not _plain(reason, support):
        return None
    items = [t for t in reason if t.type == "ITEM"]
    whose = [t for t in items if support.people_in(t)]
    if len(whose) != 1 or any(isinstance(t.reference, Pronoun) or t.number is not None for t in items):
        return None
    at = reason.index(whose[0])
    made = [w.low for w in whose[0].gap]
    after = reason[at + 1].gap if at + 1 < len(reason) else ()
    if at == 0 and not any(w for w in whose[0].gap if w.low not in ("the", "a")):
        bears = all(_cannot_bear(t.gap, led=i == 0) for i, t in enumerate(reason[1:]))
    else:  # "nuts | make Ben | sneeze", "feathers make Ben | sneeze"
        bears = made[-1:] != [] and made[-1] in _MAKING and reason[at + 1].type == "END" and _suffers(after)
    things = tuple(t for t in items if t is not whose[0])
    return (whose[0], things) if bears else None


def _cannot_bear(gap: tuple[Word, ...], led: bool) -> bool:
    """ "Gets dizzy on", "is afraid of", "and is scared of flying", "hates": nothing that tells of a deed."""
    words = [w for w in gap if w.low not in _LIGHT]
    if not words:
        return not led
    ill = next((i for i, w in enumerate(words) if w.low in _ILL or attitude_of(w.stem) in _SHUNNED or w.stem in _HATING), None)
    if ill is None:
        return not led and not any(w.low in _BEING for w in words)
    before = [w.low in _BEING for w in words[:ill]]
    after = [w for w in words[ill + 1 :] if w.low not in _LED]
    return all(before) and len(after) <= 2 + sum(w.low in _BEING for w in after)


def _suffers(gap: tuple[Word, ...]) -> bool:
    """ "Sneeze", "ill", "a headache"."""
    words = [w for w in gap if w.low not in _LIGHT]
    return len(words) == 1 and (words[0].low in _ILL or words[0].stem in _SUFFERING)


def _plain(reason: Tokens, support: Support) -> bool:
    """Whether the words are small, and nobody else is spoken of."""
    words = [w for t in reason for w in t.gap]
    begun = words[:1] if reason[0].gap else []
    told = all(w.low.isalpha() and (w.text[:1].islower() or w in begun) and not support.relational(w) for w in words)
    return told and not any(closed().get(w.low) in ("s", "w", "y") for w in words)


def of_those(tokens: Tokens, things: Tokens) -> Tokens:
    """ "He did not have | them": those that he cannot bear."""
    if len(things) != 1:
        return tokens
    pointed = [t for t in tokens if isinstance(t.reference, Pronoun) and t.reference.word in _THOSE and t is not tokens[0]]
    if len(pointed) != 1:
        return tokens
    return tuple(replace(things[0], gap=t.gap) if t is pointed[0] else t for t in tokens)


def denies_those(said: Said, whom: Sequence[Term], things: Tokens) -> bool:
    """Whether a conclusion says just that somebody has none of some things, with those that he cannot bear among them."""
    rules = [rule for rules in said.readings for rule in rules]
    denied = {term for rule in rules if isinstance(rule, Different) for term in (rule.left, rule.right)}
    meant = [t.reference.items for t in things if isinstance(t.reference, Choice)]
    his = all(isinstance(rule, Different) and {rule.left, rule.right} & {*whom} for rule in rules)
    return said.read and len(said.readings) == 1 and bool(rules) and his and all(denied & {*items} for items in meant)
