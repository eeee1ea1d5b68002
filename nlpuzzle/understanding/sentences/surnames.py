"""A family told by its name in the plural: "the Brights play boules", "the Dunns, who drive a van": it plays, and drives."""

from dataclasses import replace

from nlpuzzle.english.morphology import is_plural, singular
from nlpuzzle.english.tables import words as word_table
from nlpuzzle.english.words import Word, finite, split, third_person
from nlpuzzle.understanding.tokenising.tokens import Choice, Token
from nlpuzzle.understanding.words.people import is_person
from nlpuzzle.understanding.words.vocabulary import verb_forms

__all__ = ["families_as_one"]

Tokens = tuple[Token, ...]

_SAID_OF = frozenset({"ITEM", "NEITHER", "EITHER", "NOT", "NUM", "COMP", "MULT"})
_DETERMINERS = frozenset({"the", "a", "an", "at", "in", "on", "with", "for", "their"})


def families_as_one(tokens: Tokens) -> Tokens:
    """The sentence with "plays" where a family's plural name has "play", which might be a noun."""
    if not any(_is_plural_name(t) or _several_people(t.gap[:1]) or any(w.low == "family" for w in t.gap) for t in tokens):
        return tokens
    found: list[Token] = []
    for i, token in enumerate(tokens):
        before = tokens[i - 1] if i else None
        opened = before is not None and before.type == "_COMMA" and i > 1 and token.gap[:1] and token.gap[0].low == "who"
        subject = tokens[i - 2] if opened else before
        at = 1 if opened else 0
        owned = [w.low for w in token.gap[:2]] in (["family", "'s"], ["family", "'"])
        if before is not None and owned and _named_alone(before):
            token = replace(token, gap=token.gap[1:])  # "the Bright family | 's hut"
        collective = before is not None and [w.low for w in token.gap[:1]] == ["family"] and _named_alone(before)
        if collective:  # "the Bright family | play boules"
            subject, at = before, 1
        if before is not None and before.type == "AND" and not before.gap and i > 2 and _is_plural_name(tokens[0]):
            subject = tokens[0]  # "the Brights play boules and | drink tea"
        told = subject is not None and (collective or _is_plural_name(subject))
        if before is not None and before.type == "ITEM" and _several_people(token.gap[:1]):
            told, at = True, 1  # "the whist | players drink | cocoa"
        if _after_aside(tokens, i):  # "the Bright family, in hut 4, | own the kite"
            collective, told, at = True, True, 0
        if token.type in _SAID_OF and told and _plain_verb(token.gap[at:], collective):
            verb = token.gap[at]
            said = verb._replace(text=third_person(verb.low), low=third_person(verb.low))
            token = replace(token, gap=(*token.gap[:at], said, *token.gap[at + 1 :]))
        found.append(token)
    return tuple(found)


def _after_aside(tokens: Tokens, at: int) -> bool:
    """Whether the token before is the comma that ends an aside of "the Bright family, ..."."""
    commas = [i for i, t in enumerate(tokens[:at]) if t.type == "_COMMA"]
    if len(commas) != 2 or commas != [1, at - 1] or not _named_alone(tokens[0]):
        return False
    named = [w.low for w in tokens[1].gap] == ["family"] or (not tokens[1].gap and _is_plural_name(tokens[0]))
    return named and not tokens[at - 1].gap


def _several_people(gap: tuple[Word, ...]) -> bool:
    """ "Players", after what they play."""
    return bool(gap) and is_plural(gap[0].low) and is_person(singular(gap[0].low))


def _named_alone(token: Token) -> bool:
    """ "The Bright | family": one name, and nothing before it but "the"."""
    choice = token.reference
    named = token.type == "ITEM" and isinstance(choice, Choice) and bool(token.words)
    return named and token.words[0].text[:1].isupper() and [w.low for w in token.gap[-1:]] == ["the"]


def _is_plural_name(token: Token) -> bool:
    """ "The Brights": a name in the plural, however it is listed."""
    choice = token.reference
    if token.type != "ITEM" or not isinstance(choice, Choice) or not token.words or [w.low for w in token.gap] != ["the"]:
        return False
    last = token.words[-1]
    if len(token.words) > 1 and _several_people((last,)):
        return True  # "the tea drinkers"
    names = [split(item.label)[-1].low for item in choice.items if split(item.label)]
    listed_so = is_plural(last.low) and last.low in names
    return last.text[:1].isupper() and (listed_so or last.low in [name + ending for name in names for ending in ("s", "es")])


def _plain_verb(gap: tuple[Word, ...], collective: bool) -> bool:
    """Whether a verb as it stands with "they" begins the words, and might be read as a noun there: "play | boules"."""
    if not gap or gap[0].low not in verb_forms() or finite(gap[0].low):
        return False
    if not collective and gap[0].low not in word_table("things"):
        return False
    plain = third_person(gap[0].low) != gap[0].low and gap[0].text.islower()
    return plain and all(w.low in _DETERMINERS for w in gap[1:])
