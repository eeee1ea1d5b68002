"""Whom somebody outside the categories met one after the other: "the tuner called on Ann before he tuned the Steinway".

Who calls, sees or teaches is told by the story alone; Ann, then, came before whoever has the Steinway.
"""

from dataclasses import replace

from nlpuzzle.english.classes import word_class
from nlpuzzle.english.words import Word, finite, key, split
from nlpuzzle.understanding.clauses.pronouns import GENDERS
from nlpuzzle.understanding.soundness.support import Support
from nlpuzzle.understanding.tokenising.tokens import Choice, Pronoun, Token
from nlpuzzle.understanding.words.groups import gender_of
from nlpuzzle.understanding.words.lines import in_turn, is_contest, line
from nlpuzzle.understanding.words.people import is_person
from nlpuzzle.understanding.words.words_of import COPULAS

__all__ = ["SPANS", "met_in_turn"]

Tokens = tuple[Token, ...]
Words = tuple[Word, ...]

_HE = frozenset({"he", "she"})
_ARTICLES = frozenset({"the", "a", "an"})
_COMPARED = frozenset({"NUM", "DIRECTLY", "EXACTLY", "HEDGE", "DIR", "COMP", "THAN"})
#: how somebody comes to people in their turn, or has them come, each with the preposition that it takes
_MEETING = {(key("visit"), ""), (key("call"), "on"), (key("call"), "at"), (key("come"), "to"), (key("go"), "to"),
            (key("see"), ""), (key("attend"), "to"), (key("see"), "to"), (key("drop"), "on")}  # fmt: skip
_SEEING = word_class("seeing-people")
_TURNS = frozenset(map(key, "attend audition coach examine instruct interview judge see serve teach test treat tutor".split()))
SPANS = frozenset("the a an on in of day days week weeks month months year evening morning afternoon night term".split())


def met_in_turn(tokens: Tokens, support: Support) -> Tokens:
    """The sentence told of those that were met, the one after the other; the sentence itself where it is another."""
    row = line(support.frame)
    dated = [c for c in support.frame.ordered if c.dimension in ("date", "time")]
    if not dated and (row is None or not in_turn(row) or is_contest(row)):
        return tokens
    first, rest = tokens[0], tokens[1:]
    who: Words
    if isinstance(first.reference, Pronoun) and first.reference.word in _HE and not first.gap and rest:
        who, first, rest = first.words[:1], rest[0], rest[1:]
        told = first.gap
    else:
        at = next((k for k in range(1, len(first.gap)) if finite(first.gap[k].low) and first.gap[k].text.islower()), 0)
        who, told = first.gap[:at], first.gap[at:]
    deed = _deed(told)
    if not who or deed is None or first.type != "ITEM" or not isinstance(first.reference, Choice):
        return tokens
    if not _outside(who, support) or not _meets(deed, support):
        return tokens
    plain = _relation_and_other(rest, who, support)
    if plain is None:
        return tokens
    relation, other = plain
    was = told[0].instead("was")
    led = replace(relation[0], gap=(was, *relation[0].gap))
    articles = tuple(w for w in told if w.low in _ARTICLES)
    return (replace(first, gap=articles), led, *relation[1:], other, rest[-1])


def _deed(gap: Words) -> tuple[Word, str] | None:
    """The verb at the beginning, and its preposition: "called on the"; None where more is told."""
    words = [w for w in gap if w.low not in _ARTICLES]
    if not words or len(words) > 2 or not finite(words[0].low):
        return None
    return words[0], words[1].low if len(words) > 1 else ""


def _outside(who: Words, support: Support) -> bool:
    """Whether "Mr. Kemp", "the tuner", "he" is nobody whom a category names, and told of in the story."""
    if who[0].low in _HE:
        return True
    if who[0].text[0].isupper() and who[0].low != "the":
        return all(w.text[0].isupper() for w in who) and any(support.told(w) for w in who if len(w.low) > 3)
    if who[0].low != "the" or not 2 <= len(who) <= 3:
        return False
    noun = who[-1]
    listed = any(noun.stem in {w.stem for w in split(label)} for c in support.frame for label in (c.name, *c.items))
    if listed or not (is_person(noun.low) or noun.low.endswith(("er", "or", "ist"))):
        return False
    return support.told(noun) or noun.low in _SEEING or any(support.told(noun._replace(stem=key(v))) for v in _verbs(noun.low))


def _verbs(noun: str) -> tuple[str, ...]:
    """What a "tuner" may do: tune."""
    return (noun[:-1], noun[:-2]) if noun.endswith(("er", "or")) else ()


def _meets(deed: tuple[Word, str], support: Support) -> bool:
    """Whether the deed is one that the story tells, or how one comes to people in their turn."""
    verb, preposition = deed
    known = (verb.stem, preposition) in _MEETING or (verb.stem in _TURNS and not preposition)
    return known or (support.told(verb) and verb.low not in COPULAS)


def _relation_and_other(rest: Tokens, who: Words, support: Support) -> tuple[Tokens, Token] | None:
    """The words of the comparison, and the one it is with: "| the day before | he called on Ben"."""
    kinds = [t.type for t in rest]
    if kinds[-2:] != ["ITEM", "END"] or rest[-1].gap or not isinstance(rest[-2].reference, Choice):
        return None
    other, relation = rest[-2], rest[:-2]
    again = relation[-1] if relation and isinstance(relation[-1].reference, Pronoun) else None
    if again is not None:
        word = getattr(again.reference, "word", "")
        named = " ".join(w.text for w in who if w.text[0].isupper() and w.low != "the")
        pronoun = who[0].low in _HE
        same_one = who[0].low == word if pronoun else not named or gender_of(named) in (None, GENDERS.get(word))
        second = _deed(other.gap)
        if word not in _HE or again.gap or second is None or not same_one or not _meets(second, support):
            return None
        relation = relation[:-1]
    elif any(w.low not in _ARTICLES for w in other.gap):
        return None
    ordered = [t for t in relation if t.type in ("DIR", "COMP")]
    timed = all(t.value.partition(":")[0] in ("before", "after") for t in ordered if t.type == "DIR")
    early = all(t.adjective is not None and t.adjective.base in ("early", "late") for t in ordered if t.type == "COMP")
    plain = all(t.type in _COMPARED and all(w.low in SPANS for w in t.gap) for t in relation)
    if not ordered or not timed or not early or not plain:
        return None
    return relation, replace(other, gap=tuple(w for w in other.gap if w.low in _ARTICLES))
