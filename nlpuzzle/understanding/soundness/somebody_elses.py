"""Somebody else at the head of a phrase, or in one: "the builder of the shed on plot 2", "the club's beans", "asked for"."""

from nlpuzzle.english.words import Word, key
from nlpuzzle.understanding.soundness.support import Support
from nlpuzzle.understanding.tokenising.tokens import Choice, Token
from nlpuzzle.understanding.words.people import is_person
from nlpuzzle.understanding.words.vocabulary import closed, verb_forms
from nlpuzzle.understanding.words.words_of import COPULAS

__all__ = ["somebody_elses"]

_ASK = key("ask")
_LIKING = "adore enjoy favor favour favorite favourite like love prefer".split()
#: where these are told of, who asks for a thing is given it
_ORDERING = frozenset(map(key, "order request serve wait".split()))
#: what is there is beside a thing and not in it
_AROUND = frozenset({"around", "round", "beside", "behind", "beyond", "near", "under"})
_FAVOURITE = frozenset({"favorite", "favourite", "preferred"})

#: who they lead to is the subject: "became the cook of"
_BEING = frozenset(map(key, "be become make play portray prove remain turn".split()))


def somebody_elses(token: Token, first: bool, support: Support) -> tuple[Word, ...]:
    """The words before an item that make it another's, or nobody's yet; () where there are none."""
    gap = token.gap
    if token.type != "ITEM" or len(gap) < 2:
        return ()
    alone = len(gap) > 2 and gap[2].low in COPULAS  # "Ann's favourite subject is"
    if gap[0].low == "'s" and gap[1].low in _FAVOURITE and alone and not support.supported(gap[1]):
        return gap[1:2]  # "Ann's favourite is the one on | plot 2"
    if gap[0].low == "'s" and gap[1].low in _FAVOURITE and _only_liked(gap, support):
        return gap[1:2]
    asked = next((i for i, w in enumerate(gap[:-1]) if w.stem == _ASK and gap[i + 1].low == "for"), None)
    if asked is not None and not support.story_has(_ORDERING) and not support.supported(gap[asked]):
        return gap[asked : asked + 2] if not support.goes_with_any(gap[asked]) else ()
    if served := _done_to_somebody(gap):
        return served
    if first and (around := _around(token, support)):
        return around
    return _made_by(gap, support) or (_owned(gap, support) if first else ())


def _done_to_somebody(gap: tuple[Word, ...]) -> tuple[Word, ...]:
    """ "Chose the cook of the | pasta", "hired the baker of the": somebody else has it, who is no more than met."""
    for verb, the, one, of in zip(gap, gap[1:], gap[2:], gap[3:], strict=False):
        somebody = the.low == "the" and of.low == "of" and is_person(one.low)
        if somebody and verb.low in verb_forms() and closed().get(verb.low) is None and verb.stem not in _BEING:
            return (one, of)
    return ()


def _only_liked(gap: tuple[Word, ...], support: Support) -> bool:
    """ "Torsten's favourite museum | opened in 1890", of curators; "Ann's favourite colour | is red" tells of no other."""
    verb = next((w for w in gap[2:] if closed().get(w.low) == "a" or w.low in verb_forms()), None)
    alone = verb is None or verb.low in COPULAS
    return not alone and not (support.supported(gap[1]) or support.story_has(_LIKING))


def _around(token: Token, support: Support) -> tuple[Word, ...]:
    """ "The fence around | plot 1": it is no plot, and neither what is on it."""
    if closed().get(token.gap[0].low) != "d" or not isinstance(token.reference, Choice):
        return ()
    categories = [support.frame.by_name[item.category] for item in token.reference.items]
    gap = token.gap
    while gap and (closed().get(gap[-1].low) == "d" or any(support.names(c, gap[-1:]) for c in categories)):
        gap = gap[:-1]  # "around the | kale", "around plot | 1"
    if len(gap) < 2 or gap[-1].low not in _AROUND:
        return ()
    noun = gap[-2]
    told = any(support.names(c, [noun]) or support.called(c, noun) for c in support.frame)
    known = told or is_person(noun.low) or any(support.attaches(gap[-2:], c.name) for c in categories)
    known = known or any(support.goes_with(noun, gap[-1].low, c) for c in categories)  # "that revolves around | Vega"
    return () if known or closed().get(noun.low) is not None or noun.low.endswith(("ed", "ing")) else gap[-2:]


def _made_by(gap: tuple[Word, ...], support: Support) -> tuple[Word, ...]:
    """ "The | builder of the shed on | plot 2": nobody says that he is there."""
    for i in range(len(gap) - 4):
        maker, of, article, thing, led = gap[i : i + 5]
        plain = of.low == "of" and closed().get(article.low) == "d" and closed().get(led.low) == "p" and led.low != "of"
        agent = is_person(maker.low) or (maker.low.endswith(("er", "or")) and not support.supported(maker))
        if plain and agent and closed().get(thing.low) is None and not (support.supported(maker) or support.supported(thing)):
            return maker, of
    return ()


def _owned(gap: tuple[Word, ...], support: Support) -> tuple[Word, ...]:
    """ "The club's | beans": whose are they?"""
    if len(gap) != 3 or gap[0].low not in ("the", "a", "an") or gap[2].low != "'s":
        return ()
    owner = gap[1]
    known = support.supported(owner) or support.letter(owner) == "h" or is_person(owner.low)
    return () if known else gap[1:]
