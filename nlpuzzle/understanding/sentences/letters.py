"""What whole sentences say of the letters of names: "Nobody's hat begins with the same letter as his name".

"Exactly one of the women grew a flower that starts with the same letter as her name", "Ann is the only one who shares her
initial with her town", "None of them finished in the same place as in alphabetical order". Read word for word: besides
the words of letters there may be only words that the puzzle uses, and none that denies or orders anything.
"""

from collections.abc import Sequence

from nlpuzzle.english.morphology import singular
from nlpuzzle.english.numbers import number_value
from nlpuzzle.english.wordlists import word_set
from nlpuzzle.english.words import Word, finite, split
from nlpuzzle.puzzle import Category, Item
from nlpuzzle.rules import Count, Different, Or, Rule, Same
from nlpuzzle.understanding.sentences.letters_order import in_order
from nlpuzzle.understanding.soundness.support import Support
from nlpuzzle.understanding.tokenising.tokens import Choice, Token
from nlpuzzle.understanding.words.lines import line
from nlpuzzle.understanding.words.people import is_of_people, is_person
from nlpuzzle.understanding.words.vocabulary import closed, verb_forms

__all__ = ["letters_told"]

_LETTERED = word_set("letter letters initial initials")
_ALPHABETIC = word_set("alphabetical alphabetically alphabet")
_TOLD_BY = _LETTERED | _ALPHABETIC
_PLACE = word_set("place position rank spot order")
#: the words by which letters and names are spoken of
_SPELLING = _LETTERED | _ALPHABETIC | _PLACE | word_set(
    """
    same first name names begin begins beginning start starts starting share shares sharing listed using when own exactly
    someone somebody he she they his her their ' 's has have had
    """
)
_ENDING = word_set("last end ends ended ending final")
_PREPOSITIONS = word_set("from to of with as in on for that which by at and or")
_DETERMINERS = word_set("the these those our them")
_NOBODY = (("no", "one"), ("nobody",), ("none",), ("not", "one"), ("not", "a", "single"), ("no",), ("neither",))
_HOW_MANY = (("exactly",), ("only",), ("just",), ("at", "least"), ("at", "most"))

Tokens = tuple[Token, ...]


def letters_told(tokens: Tokens, support: Support) -> tuple[Rule, ...]:
    """The rules of a sentence that tells how many people share a letter, or a place in the alphabet, with what is theirs."""
    if not any(w.low in _TOLD_BY for t in tokens for w in (*t.gap, *t.words)):
        return ()
    words = _words(tokens)
    if not any(w.low in _TOLD_BY for w in words):
        return ()
    people = [c for c in support.frame if is_of_people(c) and not c.blanks and all(label[:1].isupper() for label in c.items)]
    if len(people) != 1:
        return ()
    named = any(isinstance(t.reference, Choice) and t.reference.as_listed and _label(t.words) for t in tokens)
    only = _the_only_one(tokens, words, people[0])
    if named and only is None:
        return ()
    bounds = (1, 1, only[1]) if only else _counted([w.low for w in words], people[0])
    if bounds is None:
        return ()
    low, high, at = bounds
    rest = words[at:]
    other = _alphabetical(rest, support) or _sharing(rest, people[0], support)
    said = words[at - 1 :] if only else rest  # with its "who"
    if only is None and (low, high) == (1, 1) and rest and rest[0].low in verb_forms() and not finite(rest[0].low):
        return ()  # "exactly one of the | grows a flower"
    if other is None or not all(_licensed(w, support) for w in rest) or not in_order(said):
        return ()
    return _rules(people[0], other, (low, high), only[0] if only else None)


def _label(words: Sequence[Word]) -> bool:
    return words[0].low[0].isalpha() and number_value(words[0].low) is None and words[0].low not in ("nobody", "no", "one")


def _rules(people: Category, other: Category, bounds: tuple[int, int], only: Item | None) -> tuple[Rule, ...]:
    found = ((person, _alike(people, person, other)) for person in people.items)
    pairs = [(Item(people.name, person), [Item(other.name, thing) for thing in things]) for person, things in found]
    if bounds == (0, 0):
        return tuple(Different(person, thing) for person, things in pairs for thing in things)
    said = [_one_of(person, things) for person, things in pairs if things]
    if len(said) < bounds[0] or not said:
        return ()
    count: Rule = Count(bounds[0], min(bounds[1], len(said)), tuple(said)) if len(said) > 1 else said[0]
    if only is None:
        return (count,)
    own = next((things for person, things in pairs if person == only), [])
    return (count, _one_of(only, own)) if own else ()


def _one_of(person: Item, things: Sequence[Item]) -> Rule:
    same = tuple(Same(person, thing) for thing in things)
    return same[0] if len(same) == 1 else Or(same)


def _alike(people: Category, person: str, other: Category) -> list[str]:
    """The things of a category that begin with a person's letter, or stand in a line where his name stands in the alphabet."""
    if other.anchor:
        return [other.ranked[sorted(people.items, key=str.casefold).index(person)]]
    return [thing for thing in other.items if thing[:1].casefold() == person[:1].casefold()]


def _alphabetical(words: Sequence[Word], support: Support) -> Category | None:
    """The line, where "the same place as in alphabetical order" is spoken of."""
    lows = {w.low for w in words}
    row = line(support.frame)
    return row if row is not None and lows & _ALPHABETIC and lows & _PLACE and "same" in lows and not lows & _LETTERED else None


def _sharing(words: Sequence[Word], people: Category, support: Support) -> Category | None:
    """The first category that the words name besides the people's own, where they say that a letter is the same."""
    lows = [w.low for w in words]
    alike = "same" in lows or any(low.startswith("shar") for low in lows)
    if not alike or not any(low in _LETTERED for low in lows) or _ENDING & set(lows):
        return None
    heads = {singular(split(c.name)[-1].low): c for c in support.frame if c.name != people.name and split(c.name)}
    found = next((heads[singular(low)] for low in lows if singular(low) in heads), None)
    plain = found is not None and not found.blanks and all(label[:1].isalpha() for label in found.items)
    return found if plain else None


def _counted(lows: Sequence[str], people: Category) -> tuple[int, int, int] | None:
    """How many of the people are meant, at least and at most, and where the rest begins: "exactly one of the women"."""
    size = len(people.items)
    for start in _NOBODY:
        if tuple(lows[: len(start)]) == start:
            at = _past_noun(lows, len(start), people)
            return None if at is None else (0, 0, at)
    how = next((h for h in _HOW_MANY if tuple(lows[: len(h)]) == h), None)
    number = number_value(lows[len(how)]) if how is not None and len(lows) > len(how) else None
    if how is None or number is None or not 0 < number <= size:
        return None
    at = _past_noun(lows, len(how) + 1, people)
    bounds = {"least": (int(number), size), "most": (0, int(number))}.get(how[-1], (int(number), int(number)))
    return None if at is None else (*bounds, at)


def _past_noun(lows: Sequence[str], at: int, people: Category) -> int | None:
    """Where "of the four women" ends; the people themselves must be meant."""
    if lows[at : at + 1] == ["of"]:
        at += 1
        while at < len(lows) and (lows[at] in _DETERMINERS or number_value(lows[at]) == len(people.items)):
            at += 1
        if lows[at - 1] == "them" and not is_person(lows[at]):
            return at
    elif (at and lows[at - 1] in ("one", "nobody")) or (lows[at : at + 1] and lows[at] == "'s"):
        return at
    noun = lows[at] if at < len(lows) else ""
    return at + 1 if is_person(noun) or singular(noun) == singular(people.name.casefold().split()[-1]) else None


def _the_only_one(tokens: Tokens, words: Sequence[Word], people: Category) -> tuple[Item, int] | None:
    """ "Ann is the only one who": who it is, and where the rest begins."""
    first = tokens[0]
    if first.type != "ITEM" or first.gap or not isinstance(first.reference, Choice) or len(first.reference.items) != 1:
        return None
    item, at = first.reference.items[0], len(first.words)
    lows = [w.low for w in words[at : at + 5]]
    if item.category != people.name or lows[:3] != ["is", "the", "only"] or lows[4:] not in (["who"], ["whose"]):
        return None
    others = [t for t in tokens[1:] if isinstance(t.reference, Choice)]
    return (item, at + 5) if (lows[3] == "one" or is_person(lows[3])) and not others else None


def _licensed(word: Word, support: Support) -> bool:
    if word.low in _SPELLING or word.low in _PREPOSITIONS or closed().get(word.low) in ("d", "a", "w", "h"):
        return True
    if support.another(word):
        return False  # "her aunt's name"
    return support.letter(word) in "vo" or (support.letter(word) == "n" and support.supported(word))


def _words(tokens: Tokens) -> tuple[Word, ...]:
    """The words that tokens were made of, in the order of the sentence."""
    found = {word.start: word for token in tokens for word in (*token.gap, *token.words)}
    return tuple(found[start] for start in sorted(found))
