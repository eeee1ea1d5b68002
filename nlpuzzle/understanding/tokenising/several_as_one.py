"""Several told as one, with the verb in the plural: "the family with the van own a dog", "the tea drinkers, who play chess"."""

from dataclasses import replace

from nlpuzzle.english.classes import word_class
from nlpuzzle.english.morphology import is_plural, singular
from nlpuzzle.english.words import Word, finite, third_person
from nlpuzzle.understanding.tokenising.tokens import Token
from nlpuzzle.understanding.words.people import is_person
from nlpuzzle.understanding.words.vocabulary import closed, verb_forms

__all__ = ["several_as_one"]

Tokens = tuple[Token, ...]

_TELLING = frozenset({"ITEM", "_COMMA", "NEXT", "DIR", "DIRECTLY", "NUM", "HEDGE", "NOT"})
_SAID_OF = frozenset({"ITEM", "NEITHER", "EITHER", "NUM", "COMP", "MULT", "NEXT", "DIR", "DIRECTLY", "HEDGE"})
#: people who act as one, so that what they do may be told in the plural
_COLLECTIVE = word_class("collective-people")
_AS_ONE = {"are": "is", "were": "was", "have": "has", "do": "does"}
_DETERMINERS = frozenset({"the", "a", "an", "at", "in", "on", "with", "for", "their"})


def several_as_one(tokens: Tokens) -> Tokens:
    """ "The family with the red | door play chess", "the owners of the | collie, who drink | tea, are": plays, drinks."""
    if len(tokens) > 1 and [w.low for w in tokens[1].gap[:2]] == ["'s", "owners"]:
        tokens = (tokens[0], replace(tokens[1], gap=_of_one_owner(tokens[1].gap)), *tokens[2:])
    first = tokens[0]
    lows = [w.low for w in first.gap]
    doers = tokens[1].gap[:1] if len(tokens) > 1 and tokens[1].type in _TELLING and first.words else ()
    told = lows[:1] == ["the"] and len(lows) > 1 and (lows[1] in _COLLECTIVE or _several_people(lows[1]))
    if first.type != "ITEM" or not first.words:
        return tokens
    if not told and (lows != ["the"] or not _several_people((*doers, first.words[-1])[0].low)):
        return tokens
    found = [first]
    for i, token in enumerate(tokens[1:], 1):
        aside = token.gap[:1] and token.gap[0].low == "who" and tokens[i - 1].type == "_COMMA"
        opens = i == 1 or aside or (tokens[i - 1].type == "_COMMA" and [t.type for t in tokens[:i]].count("_COMMA") == 2)
        at = max((k for k, w in enumerate(token.gap) if w.low not in _DETERMINERS), default=-1)
        led = token.gap[:at]
        plain = at >= 0 and token.type in _SAID_OF and opens and _plain_verb(token.gap[at:])
        if plain and all(closed().get(w.low) is None or w.low in ("who", "also") for w in led):
            verb = token.gap[at]
            said = verb._replace(text=third_person(verb.low), low=third_person(verb.low))
            token = replace(token, gap=(*led, said, *token.gap[at + 1 :]))
        found.append(token)
    return tuple(found)


def _of_one_owner(gap: tuple[Word, ...]) -> tuple[Word, ...]:
    """ "(The van) | 's owners are", "'s owners come from": its owner is, comes from."""
    owner = (gap[0], gap[1].instead("owner"))
    verb = gap[2] if len(gap) > 2 else None
    if verb is None or not (verb.low in _AS_ONE or (verb.low in verb_forms() and not finite(verb.low))):
        return gap
    return (*owner, verb.instead(_AS_ONE.get(verb.low) or third_person(verb.low)), *gap[3:])


def _several_people(noun: str) -> bool:
    """ "Owners", "drinkers", "people"."""
    one = singular(noun)
    doer = one.endswith(("er", "or")) and bool({one[:-2], one[:-1]} & verb_forms())
    return noun in ("people", "folk", "folks") or (one != noun and is_plural(noun) and (is_person(one) or doer))


def _plain_verb(gap: tuple[Word, ...]) -> bool:
    """Whether a verb as it stands with "they" begins the words: "play | boules"."""
    if not gap or gap[0].low not in verb_forms() or finite(gap[0].low):
        return False
    plain = third_person(gap[0].low) != gap[0].low and gap[0].text.islower()
    return plain and all(w.low in _DETERMINERS for w in gap[1:])
