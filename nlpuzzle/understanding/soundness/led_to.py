"""How the words of one gap lead to the item after it: by which word and preposition, from where, or by none."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import takewhile

from nlpuzzle.english.classes import word_class
from nlpuzzle.english.tables import words as word_table
from nlpuzzle.english.words import Word, finite
from nlpuzzle.understanding.tokenising.tokens import Choice, Token
from nlpuzzle.understanding.words.people import is_person
from nlpuzzle.understanding.words.vocabulary import closed, verb_forms

__all__ = ["SOMEBODY", "attachment", "bearing", "described_heads", "leading_word", "siting", "stands_alone"]

#: stands for whoever is told by what he has: "the pupil with the blue bag is 11 years old"
SOMEBODY = ""
#: prepositions that say where something is only where the puzzle tells its things so
_SITING = word_class("siting")


def bearing(subject: Token, gap: Sequence[Word]) -> set[str] | None:
    """What an item is said of that the words before it attach: the categories of the subject, or somebody."""
    choice = subject.reference
    if not isinstance(choice, Choice):
        return None
    head = takewhile(lambda w: closed().get(w.low) is None, gap)
    noun = (*subject.gap, *head)  # "the | first | customer is"
    doer = not choice.as_listed and is_person(subject.words[-1].low)  # "the harpist"
    lows = [w.low for w in gap]
    # "judo is done by a | ten-year-old"
    doer = doer or (lows[:1] in (["is"], ["was"]) and lows[-2:] in (["by", "a"], ["by", "an"]))
    somebody = doer or any(is_person(w.low) or closed().get(w.low) == "h" for w in noun)
    return {SOMEBODY} if somebody else {item.category for item in choice.items}


def leading_word(gap: Sequence[Word]) -> str:
    """The last preposition before an item that leads to it: none in "the third in the queue carries the | satchel"."""
    for word in reversed(gap):
        if closed().get(word.low) in ("p", "t"):
            return word.low
        if word.low in verb_forms() and finite(word.low):
            return ""
    return ""


def siting(clues: Mapping[str, tuple[Token, ...]]) -> frozenset[str]:
    """The prepositions that stand between a noun and an item of one category in two clues or more."""
    found: dict[tuple[str, str], set[str]] = {}
    for number, tokens in clues.items():
        for token in tokens:
            gap = token.gap[:-1] if token.gap and token.gap[-1].low in ("the", "a", "an") else token.gap
            noun = len(gap) > 1 and closed().get(gap[-2].low, "n") in "nh" and gap[-2].low not in verb_forms()
            if noun and gap[-1].low in _SITING and isinstance(token.reference, Choice):
                for item in token.reference.items:
                    found.setdefault((gap[-1].low, item.category), set()).add(number)
    return frozenset(preposition for (preposition, _), numbers in found.items() if len(numbers) > 1)


def described_heads(gap: Sequence[Word]) -> list[Word]:
    """ "The golfer | from", "the golfer | wearing": nouns by which the things of the puzzle are told."""
    return [
        noun
        for article, noun, following in zip(gap, gap[1:], gap[2:], strict=False)
        if article.low == "the" and (closed().get(following.low) in ("p", "w") or following.low.endswith("ing"))
        and following.low not in ("of", "to", "for", "by")
    ]  # fmt: skip


def stands_alone(tokens: Sequence[Token], i: int) -> bool:
    """Whether an item stands where a noun phrase begins, with nothing but an article before and no noun after it."""
    token = tokens[i]
    if not isinstance(token.reference, Choice) or token.number is not None or (i and tokens[i - 1].type == "ITEM"):
        return False
    if any(closed().get(w.low) != "d" for w in token.gap):
        return False
    following = tokens[i + 1].gap[:1] if i + 1 < len(tokens) else ()
    return not following or (closed().get(following[0].low, "n") in "apt" or following[0].low in verb_forms())


def attachment(gap: Sequence[Word]) -> tuple[str, ...]:
    """The last open word before an item and the preposition after it, if any: how the item is attached."""
    return tuple([gap[k].stem for k in _attaching(tuple([w.low for w in gap]))])


@lru_cache(maxsize=16384)
def _attaching(lows: tuple[str, ...]) -> tuple[int, ...]:
    """Where the words stand by which an item is attached."""
    telling = [k for k, low in enumerate(lows) if closed().get(low, "o") in "op"]
    while telling and lows[telling[-1]] in word_table("places"):
        telling.pop()  # "lives by | house 3"
    return tuple(telling[-2:] if telling and closed().get(lows[telling[-1]]) == "p" else telling[-1:])
