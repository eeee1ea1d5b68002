"""What several clues describe things by: "the dig that laid bare the comb", and elsewhere "the dig that laid bare the ring".

A description picks out one thing, so what follows its verb is that thing's own, whatever the verb; one clue may have slipped
a second person in ("the dig that missed the comb"), but not two clues, of two different items, in the same words.
"""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise

from nlpuzzle.english.words import Word, finite
from nlpuzzle.understanding.tokenising.tokens import Choice, Token
from nlpuzzle.understanding.words.people import is_person
from nlpuzzle.understanding.words.vocabulary import closed, denying, relational

__all__ = ["Phrase", "deed_of", "described_by", "done_by_several", "phrase_of"]

#: the stems of the words by which a thing is described, from its verb on
Phrase = tuple[str, ...]

_TWICE = 2


def described_by(clues: Mapping[str, Sequence[Token]], people: frozenset[str]) -> frozenset[tuple[Phrase, str]]:
    """The phrases by which two clues describe things, each by another item of a category, with the category."""
    numbers: dict[tuple[Phrase, str], set[str]] = defaultdict(set)
    labels: dict[tuple[Phrase, str], set[str]] = defaultdict(set)
    for number, tokens in clues.items():
        for phrase, category, label in _descriptions(tokens, people):
            numbers[phrase, category].add(number)
            labels[phrase, category].add(label)
    return frozenset(how for how in numbers if len(numbers[how]) >= _TWICE and len(labels[how]) >= _TWICE)


def done_by_several(clues: Mapping[str, Sequence[Token]], people: frozenset[str]) -> frozenset[Phrase]:
    """What two clues say different people do with the things that they tell by that: "the spring Ann is testing"."""
    numbers: dict[Phrase, set[str]] = defaultdict(set)
    labels: dict[Phrase, set[str]] = defaultdict(set)
    for number, tokens in clues.items():
        for token, after in pairwise(tokens):
            choice = token.reference
            if isinstance(choice, Choice) and len(choice.items) == 1 and choice.items[0].category in people:
                if _ends_in_a_thing(token.gap) and (phrase := deed_of(after.gap)):
                    numbers[phrase].add(number)
                    labels[phrase].add(choice.items[0].label)
    return frozenset(how for how in numbers if len(numbers[how]) >= _TWICE and len(labels[how]) >= _TWICE)


def deed_of(gap: Sequence[Word]) -> Phrase | None:
    """ "Is testing", "dropped off | is": the stems of a verb, and of what it leads with, with nothing else after it."""
    words = list(gap)
    while words and closed().get(words[-1].low) == "a":
        words.pop()
    told = [w for w in words if closed().get(w.low) != "a"]
    if not told or len(told) > _TWICE or any(w.low in denying() or w.stem in relational() for w in told):
        return None
    verb, *led = told
    open_verb = closed().get(verb.low) is None and (finite(verb.low) or verb.low.endswith("ing"))
    return tuple(w.stem for w in told) if open_verb and all(closed().get(w.low) in ("p", "r") for w in led) else None


def _ends_in_a_thing(gap: Sequence[Word]) -> bool:
    """ "Than the spring", "the spring that": a thing that is told next by what somebody does with it."""
    words = gap[:-1] if gap and closed().get(gap[-1].low) == "w" else gap
    thing = bool(words) and closed().get(words[-1].low) is None and not is_person(words[-1].low)
    return thing and _described(words, len(words) - 1)


def phrase_of(gap: Sequence[Word]) -> tuple[int, Phrase] | None:
    """ "Than the dig that laid bare the" describes by "laid bare": where the phrase begins, and its stems."""
    words = gap[:-1] if gap and closed().get(gap[-1].low) == "d" else gap
    for i in range(len(words) - 1, 0, -1):
        noun = words[i - 1]
        if closed().get(words[i].low) == "w" and _described(words, i - 1):
            start = i + 1
            while start < len(words) and closed().get(words[start].low) == "a":
                start += 1
            return _phrase(words, start)
        participle = words[i].low.endswith(("ed", "ing", "en")) and closed().get(noun.low, "n") in "nh"
        if participle and _described(words, i - 1):
            return _phrase(words, i)
    return None


def _described(words: Sequence[Word], i: int) -> bool:
    """Whether a noun has its article, two words at most before it: "the dig", "the long one"; or begins what is said."""
    noun = closed().get(words[i].low, "n")
    before = [closed().get(w.low) for w in words[max(0, i - 2) : i]]
    return noun in "nh" and (not i or "d" in before)


def _phrase(words: Sequence[Word], start: int) -> tuple[int, Phrase] | None:
    told = words[start:]
    if told and closed().get(told[0].low) == "d":
        return None  # "who is the owner of"
    odd = any(w.low in denying() or w.stem in relational() or closed().get(w.low) in ("w", "a") for w in told)
    if odd or not any(closed().get(w.low) is None for w in told):
        return None
    return start, tuple(w.stem for w in told if closed().get(w.low) != "d")


def _descriptions(tokens: Sequence[Token], people: frozenset[str]) -> Iterator[tuple[Phrase, str, str]]:
    for token in tokens:
        choice = token.reference
        if not isinstance(choice, Choice) or len(choice.items) != 1 or (found := phrase_of(token.gap)) is None:
            continue
        item = choice.items[0]
        start, phrase = found
        by_them = phrase[-1] == "by" and not any(is_person(w.low) for w in token.gap[:start])
        if item.category not in people or by_them:
            yield phrase, item.category, item.label
