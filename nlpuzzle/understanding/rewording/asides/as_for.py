"""Whom or what a sentence is about, named before it: "as for Ann, she | did not sing", "as for the lute, Ben | does not
play it"."""

from nlpuzzle.english.words import Word, finite
from nlpuzzle.understanding.rewording.waking import lows_of, rewriter
from nlpuzzle.understanding.words.groups import HIS_OR_HER, gender_of
from nlpuzzle.understanding.words.vocabulary import closed, verb_forms
from nlpuzzle.understanding.words.words_of import AUXILIARIES, COPULAS

__all__ = ["as_for"]

Words = tuple[Word, ...]

_SUBJECTS = {"he": "his", "she": "her", "it": "its", "they": "their"}
_OWN = frozenset(_SUBJECTS.values())
_OBJECTS = frozenset({"it", "them"})
_PRONOUNS = frozenset("he she it they him her them his hers its their theirs himself herself itself themselves".split())
#: what no name and no short description has
_UNFIT = frozenset(", ; : ( or nor not n't who whom which that whose if but than".split())
_MOST = 8


def _as_for(words: Words) -> Words:
    """ "(And) as for Ann, she | sang": Ann sang; "as for Ann and Ben, the former sang, and the latter danced"."""
    lows = lows_of(words)
    start = int(lows[0] == "and")
    if lows[start : start + 2] != ["as", "for"] or "," not in lows[start + 2 : start + 4 + _MOST]:
        return words
    comma = lows.index(",", start + 2)
    topic, rest = words[start + 2 : comma], words[comma + 1 :]
    told = [w.low for w in topic]
    named = bool(topic) and (topic[0].text[:1].isupper() or told[0] == "the")
    if not named or _UNFIT & {*told} or any(w.low in verb_forms() and finite(w.low) and w.text.islower() for w in topic[1:]):
        return words
    both = told.count("and")
    if both == 1 and [w.low for w in rest[:2]] == ["the", "former"]:
        return _each(topic, rest) or words
    return words if both > 1 else _of_it(topic, rest, both == 1) or words


def _of_it(topic: Words, rest: Words, both: bool) -> Words:
    """The sentence with what it is about in the place of its subject, its owner, or the thing at its end; () where neither."""
    lows = [*(w.low for w in rest), ""]
    first = lows[0]
    if first in _SUBJECTS:
        dummy = first == "it" and {"who", "that"} & {*lows}  # "it was Ben who took it"
        return () if dummy or (first == "they") < both or _another(topic, first) else (*topic, *rest[1:])
    if first in _OWN and not both:
        owner = next((he for he, his in _SUBJECTS.items() if his == first), "")
        return () if _another(topic, owner) else (*topic, rest[0].instead("'s"), *rest[1:])
    pointed = [i for i, low in enumerate(lows) if low in _PRONOUNS]
    end = len(rest) - (lows[len(rest) - 1] == ".")
    plain = topic[0].low == "the" and len(pointed) == 1 and pointed[0] == end - 1 and lows[end - 1] in _OBJECTS and end > 2
    if not plain or {",", ";", "and", "or", "nor", "but", "who"} & {*lows} or (lows[end - 1] == "them") < both:
        return ()
    return (*rest[: end - 1], *topic, *rest[end:]) if closed().get(lows[end - 2]) != "d" else ()


def _another(topic: Words, pronoun: str) -> bool:
    """ "As for Ann, | he": somebody else, and so is "it"."""
    gender = gender_of(" ".join(w.text for w in topic))
    his = HIS_OR_HER.get(_SUBJECTS[pronoun])
    return gender is not None and pronoun != "they" and gender != his


def _each(topic: Words, rest: Words) -> Words:
    """ "The former sang, and the latter danced": what each of the two did."""
    lows = [w.low for w in rest]
    at = next((i for i in range(3, len(lows) - 1) if lows[i : i + 2] == ["the", "latter"]), 0)
    joint = [w.low for w in topic].index("and")
    if not at or lows[at - 1] not in (",", ";", "and", "while") or "former" in lows[2:] or "latter" in lows[at + 2 :]:
        return ()
    one, other = topic[:joint], topic[joint + 1 :]
    verb = lows[2] in verb_forms() or lows[2] in AUXILIARIES or lows[2] in COPULAS or lows[2] == "'s"
    alike = lows[at + 2 : at + 3] != [] and (lows[at + 2] in verb_forms() or lows[at + 2] in AUXILIARIES | {"'s"})
    return (*one, *rest[2:at], *other, *rest[at + 2 :]) if verb and alike and one and other else ()


#: the sentence about that one
as_for = rewriter((frozenset({"as"}), _as_for))
