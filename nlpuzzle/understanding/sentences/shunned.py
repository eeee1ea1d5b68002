"""What somebody cannot stand or do, with what follows from it: "can't ride a moped, so somebody else had it".

That somebody cannot stand a thing says by itself no more than that; that he has none of it, the rest of the sentence must say.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from nlpuzzle.english.words import finite
from nlpuzzle.understanding.clauses.pronouns import contradicted
from nlpuzzle.understanding.sentences.tastes import cannot, denials, hates, thing
from nlpuzzle.understanding.soundness.support import Support
from nlpuzzle.understanding.tokenising.tokens import Choice, Pronoun, Token
from nlpuzzle.understanding.words.vocabulary import verb_forms
from nlpuzzle.understanding.words.words_of import COPULAS

__all__ = ["Shunned", "and_never", "never_had", "shunned"]

Tokens = tuple[Token, ...]

_ARTICLES = frozenset({"the", "a", "an"})
_LISTED = frozenset({"AND", "OR", "NOR"})
_KNOWING = (["knows", "nothing", "about"], ["knew", "nothing", "about"], ["knows", "nothing", "of"], ["knew", "nothing", "of"])
_OWN = frozenset({"his", "her", "their"})
_THAT = frozenset({"it", "that", "them", "those", "one"})
#: who does not like a thing may have it all the same: what follows must say that she has not
_LIKING = (["like"], ["enjoy"], ["care", "for"], ["tend"])
_DOES = (["does"], ["do"], ["did"])
_CHOSE = frozenset("had has chose chooses ordered orders picked picks took takes bought buys ate eats drank drinks".split())
_NEVER = (["never"], ["not"], ["n't"])


class Shunned(NamedTuple):
    """Who cannot stand or do it, and the things."""

    subjects: Tokens
    things: Tokens

    def denied(self) -> tuple[Tokens, ...]:
        """That each of them has none of the things, a clause each."""
        return tuple(clause for subject in self.subjects for clause in denials(subject, self.things))


def shunned(reason: Tokens, support: Support) -> Shunned | None:
    """ "Ann | hates figs and plums", "Ann | can | n't | ride a moped", "does not care for figs", "knows nothing about figs"."""
    *body, end = reason
    if not body or end.type != "END" or end.gap:
        return None
    pair = [t.type for t in body[:4]] == ["NEITHER", "ITEM", "NOR", "ITEM"] and not body[0].gap and not body[2].gap
    subjects, rest = (tuple(body[1:4:2]), body[4:]) if pair else (tuple(body[:1]), body[1:])
    if any(t.type != "ITEM" or not isinstance(t.reference, Choice) or _told(t) for t in subjects):
        return None
    start = next((i for i, t in enumerate(rest) if t.type == "ITEM"), None)
    if start is None:
        return None
    marks, listed = rest[:start], rest[start:]
    things, joints = tuple(listed[::2]), listed[1::2]
    if any(t.type not in _LISTED or t.gap for t in joints) or not all(t.type == "ITEM" and thing(t, support) for t in things):
        return None
    if any(map(_told, things[1:])) or len(things) == len(joints):
        return None
    lead = [w for w in things[0].gap if w.low not in _ARTICLES]
    lows = [w.low for w in lead]
    if not marks:
        shuns = not pair and ((len(lead) == 1 and hates(lead[0])) or lows in _KNOWING)
    else:
        like = [t.type for t in marks] == ["NOT"] and lows in _LIKING and [w.low for w in marks[0].gap] in _DOES
        able = all(map(cannot, marks)) and (marks[0].type == "STOP" or marks[0].words[0].low == "cannot")
        able = able and not any(t.gap for t in marks)
        denied = pair != any(t.type == "NOT" for t in marks)
        verb = len(lead) == 1 and lows[0] in verb_forms() and not finite(lows[0]) and lows[0] != "resist"
        shuns = (able and denied and verb) or (like and not pair)
    return Shunned(subjects, things) if shuns else None


def _told(token: Token) -> bool:
    """Whether more than an article stands before an item."""
    return any(w.low not in _ARTICLES for w in token.gap)


def never_had(conclusion: Tokens, given: Shunned, support: Support) -> bool:
    """ "(So) | neither is his special subject", "(so) somebody else had that", "(so) she chose something else": not theirs."""
    kinds = [t.type for t in conclusion]
    lows = [w.low for w in conclusion[-1].gap]
    if len(given.subjects) == 1 and isinstance(conclusion[0].reference, Pronoun) and _hers(conclusion[0].reference.word, given):
        if kinds == ["ITEM", "END"] and lows[1:] == ["something", "else"] and lows[0] in _CHOSE:
            return True
        done = [w.low for w in conclusion[1].gap]
        if kinds == ["ITEM", "NOT", "END"] and done in _DOES and not lows:
            return True  # "so she | did | n't"
        if kinds == ["ITEM", "NEITHER", "END"] and done in (*_DOES, ["has"], ["had"], ["chose"]) and not lows:
            return len(given.things) == 2
    if kinds == ["ITEM", "END"] and isinstance(conclusion[0].reference, Pronoun) and not lows:
        kinds, lows = ["END"], [w.low for w in (*conclusion[0].gap, *conclusion[0].words)]  # "somebody else had | it"
    if kinds == ["END"]:
        else_ = len(lows) == 4 and lows[0] in ("somebody", "someone") and lows[1] == "else" and lows[3] in _THAT
        return else_ and finite(lows[2]) and lows[2] in verb_forms() | {"had", "has", "did", "does"}
    if kinds != ["NEITHER", "END"] or conclusion[0].gap or len(given.things) != len(lows[:2]) or len(given.subjects) != 1:
        return False
    named = given.subjects[0].reference.items if isinstance(given.subjects[0].reference, Choice) else ()
    his = len(lows) > 2 and lows[0] in COPULAS and lows[1] in _OWN and not any(contradicted(lows[1], item) for item in named)
    nouns = conclusion[-1].gap[2:]
    categories = {i.category for t in given.things if isinstance(t.reference, Choice) for i in t.reference.items}
    known = len(categories) == 1 and support.of(support.frame.by_name[min(categories)], nouns) > 0
    return his and known and all(support.supported(w) for w in nouns)


def _hers(word: str, given: Shunned) -> bool:
    """Whether "she" can be who cannot stand it."""
    named = given.subjects[0].reference.items if isinstance(given.subjects[0].reference, Choice) else ()
    return word in ("he", "she", "they") and not any(contradicted(word, item) for item in named)


def and_never(tokens: Tokens, support: Support) -> Tokens:
    """ "Ann can't stand figs | and | never | eats them": Ann never eats figs; nothing where the sentence is another."""
    if [t.type for t in tokens[-3:]] == ["AND", "NOT", "END"] and [w.low for w in tokens[-1].gap[1:]] == ["one"]:
        did, one = tokens[-1].gap  # "and has never | eaten one"
        them = Token("ITEM", "", (one,), (did,), reference=Pronoun("it"))
        tokens = (*tokens[:-1], them, Token("END", "", ()))
    at = next((i for i, t in enumerate(tokens) if [u.type for u in tokens[i:]] == ["AND", "NOT", "ITEM", "END"]), 0)
    if not at or any(t.gap for t in (tokens[at], tokens[-1])):
        return ()
    _, denial, them, end = tokens[at:]
    given = shunned((*tokens[:at], end), support)
    pointing = isinstance(them.reference, Pronoun) and them.reference.word in ("them", "it") and len(them.gap) == 1
    denied = [w.low for w in denial.words] in _NEVER and all(w.low in ("does", "did", "has", "will") for w in denial.gap)
    if given is None or len(given.subjects) != 1 or not pointing or not denied:
        return ()
    return (*given.subjects, denial, *_each(given.things, them), end)


def _each(things: Sequence[Token], them: Token) -> Tokens:
    """The things as they are told after the verb of the pronoun."""
    first, *others = things
    found = [replace(first, gap=them.gap)]
    for other in others:
        found += [Token("OR", "", them.words), replace(other, gap=())]
    return tuple(found)
