"""Sentences in an unusual order of words, put into the usual one before they are taken apart.

"Wearing the green hat, Ann came third", "On Monday Ann sang", "The one who drinks tea and wears
red is Ann": nothing is left out, and what the words say of each other stays the same.
"""

from dataclasses import replace

from nlpuzzle.english.words import Word, finite, participles
from nlpuzzle.understanding.soundness.support import Support
from nlpuzzle.understanding.soundness.word_classes import is_predicate
from nlpuzzle.understanding.tokenising.tokens import Choice, Place, Token
from nlpuzzle.understanding.words.people import is_person
from nlpuzzle.understanding.words.vocabulary import closed, verb_forms
from nlpuzzle.understanding.words.words_of import JOINTS

__all__ = ["fronted", "reworded"]

Tokens = tuple[Token, ...]

_RELATIVES = frozenset({"who", "that", "which", "whoever"})
_PLACING = frozenset({"in", "on", "at", "during", "to", "from", "by", "for"})
_OWN = frozenset({"a", "an", "his", "her", "their", "its"})
_AUXILIARIES = frozenset({"is", "was", "are", "were", "has", "had"})
#: participles that compare or reckon, and say nothing of the subject
_NO_DEEDS = frozenset("including excluding regarding concerning considering counting starting beginning going".split())


def reworded(tokens: Tokens, support: Support) -> Tokens:
    """The sentence in the usual order of words."""
    return _subject_of_two_clauses(_placed_first(_two_relatives(tokens), support), support)


def fronted(tokens: Tokens) -> tuple[Tokens, Tokens] | None:
    """ "Wearing the green hat, | Ann came third": the participle as a clause about the subject, and the sentence."""
    kinds = [t.type for t in tokens]
    if kinds[:1] != ["ITEM"] or "_COMMA" not in kinds or not tokens[0].gap:
        return None
    end = kinds.index("_COMMA")
    lead, rest = tokens[0].gap[0], tokens[end + 1 :]
    deed = lead.low.endswith("ing") and (lead.low in verb_forms() or lead.low == "having") and lead.low not in _NO_DEEDS
    subject = rest[0]
    named = subject.type == "ITEM" and _bare(subject.gap) and isinstance(subject.reference, Choice)
    if not deed or not named or rest[1].type in JOINTS or set(kinds[:end]) - {"ITEM"} or len(rest) < 3:
        return None
    having = (lead.instead("has"),) if lead.low == "having" else (lead.instead("is"), lead)
    first = replace(tokens[0], gap=(*having, *tokens[0].gap[1:]))
    said = (replace(subject, gap=()), first, *tokens[1:end], Token("END", "", (), tokens[end].gap))
    return rest, said


def _two_relatives(tokens: Tokens) -> Tokens:
    """ "The one who drinks tea | and who wears red": both tell who is meant."""
    for i in range(1, len(tokens) - 1):
        before, joint, after = tokens[i - 1], tokens[i], tokens[i + 1]
        lead = after.gap[0].low if after.gap and after.type == "ITEM" else ""
        told = before.type == "ITEM" and any(w.low == lead for w in before.gap)
        if joint.type == "AND" and not joint.gap and lead in _RELATIVES and told:
            return (*tokens[:i], *_two_relatives(tokens[i + 1 :]))
    return tokens


def _placed_first(tokens: Tokens, support: Support) -> Tokens:
    """ "On Monday | Ann | sang", "on Monday | Ann | found her coin": "Ann sang on Monday"."""
    if [t.type for t in tokens] != ["ITEM", "ITEM", "END"]:
        return tokens
    place, subject, end = tokens
    if not place.gap or place.gap[0].low not in _PLACING or not end.gap or not isinstance(place.reference, Choice | Place):
        return tokens
    at = len(subject.gap)
    while at and subject.gap[at - 1].low in ("the", "a", "an"):
        at -= 1
    tail, article = subject.gap[:at], subject.gap[at:]
    own = 2 if len(end.gap) > 2 and end.gap[-2].low in _OWN else 0  # "found | her coin"
    done = end.gap[: len(end.gap) - own]
    suffered = len(done) > 1 and done[-2].low in _AUXILIARIES and done[-1].low in verb_forms()  # "was seen"
    suffered = suffered and (done[-1].low.endswith("ed") or done[-1].low in participles())
    described = all(support.letter(w) in "jnoh" or is_person(w.low) for w in done[: -2 if suffered else -1])
    intransitive = suffered or (done[-1].low in verb_forms() and finite(done[-1].low))
    intransitive = (intransitive and described) or (bool(own) and [w.low for w in done] in (["had"], ["has"]))
    if not intransitive or any(support.letter(w) in "avpw" for w in tail):
        return tokens
    return (replace(subject, gap=article), replace(place, gap=(*end.gap, *place.gap)), replace(end, gap=tail))


def _subject_of_two_clauses(tokens: Tokens, support: Support) -> Tokens:
    """ "The one who drinks tea | and wears red | is Ann": both tell who is meant."""
    kinds = [t.type for t in tokens]
    if kinds[:3] != ["ITEM", "AND", "ITEM"] or len(tokens) < 5 or tokens[1].gap or tokens[3].type in JOINTS:
        return tokens
    lead = next((w for w in tokens[0].gap if w.low in _RELATIVES), None)
    second = tokens[2].gap[:1]
    if lead is None or not second or is_predicate(tokens[0].gap[: tokens[0].gap.index(lead)], support):
        return tokens
    verb = second[0].low in _AUXILIARIES or (second[0].low in verb_forms() and finite(second[0].low))
    if not verb or not is_predicate(tokens[3].gap, support):
        return tokens
    joined = replace(tokens[2], gap=(lead.instead("who" if lead.low == "whoever" else lead.low), *tokens[2].gap))
    return (tokens[0], joined, *tokens[3:])


def _bare(gap: tuple[Word, ...]) -> bool:
    return all(closed().get(w.low) == "d" for w in gap)
