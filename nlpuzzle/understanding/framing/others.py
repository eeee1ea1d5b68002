"""Lists of the others: "Ann chose the ham, while the others, Ben, Cleo and Dan, ...": one more belongs in the list."""

import re
from collections.abc import Sequence

from nlpuzzle.english.words import finite
from nlpuzzle.regex import regex
from nlpuzzle.understanding.framing.labels import clean_item
from nlpuzzle.understanding.words.vocabulary import closed, verb_forms

__all__ = ["one_before_the_others", "told_before_others"]

_WHO = r"(?:the|her|his|their) (?:(?:remaining |last )?(?:two|three|four|five|six) )?others?\b(?: [a-z-]+s\b)?"
#: right before a list: the others, with a verb or a preposition that brings the list in
_OTHERS = regex(
    rf"\b{_WHO},?(?: (?:are|were|being|namely))?(?: (from|in|to|by|at|on|with|of))?(?: —|,|:| \()? ?(?:the )?\Z", re.I
)
_NAME = r"[A-Z][\w'’-]+(?: [A-Z][\w'’-]+)*"
_DOES = regex(rf"({_NAME}) ([a-z]+)\b")
_JOINED = regex(rf"(?:[,;]? (?:and|while|but|whereas)|[;,]) {_WHO}", re.I)
#: the preposition right before a list
_LED = regex(r"\b(from|in|to|by|at|on|with|of|about|for|as) (?:the |an? )?\Z")
#: words that tell more of the others than what each of them has
_SAYS_MORE = regex(
    r"\b(?:not|never|no|n't|neither|nor|than|more|less|fewer|before|after|between|behind|next|first|last|left|right|above|below"
    r"|ahead|earlier|later|older|younger|same|both|only|either|all|also|too|he|him|she|her|they|them)\b",
    re.I,
)
#: "9", "$9.50", "1,200"
_AMOUNT = regex(r"(?<![\w.,])[$£€]?\d+(?:[.,]\d+)*(?![\w:])")
#: verb, preposition and the like between two lists: "while the others, ..., came from ..."
_MOST_WORDS = 5


def one_before_the_others(items: Sequence[str], sentence: str, previous: str) -> str | None:
    """The item that the text names before it lists the others: who did something, or what stands after the same preposition."""
    at = max(sentence.find(items[0]), 0)
    if (amount := _amount_before(items, sentence[:at])) is not None:
        return amount
    found = _OTHERS.search(sentence[:at])
    if found is None or found[1]:
        joint, led = _JOINED.search(sentence[:at]), _LED.search(sentence[:at])
        one = _after(led[1], sentence[: joint.start()]) if joint and led else None
        return one if one not in items else None
    if not all(item[:1].isupper() for item in items):
        return None
    before = sentence[: found.start()] if found.start() > 2 else previous
    does = (m for m in _DOES.finditer(before) if m[2] in verb_forms() and finite(m[2]))
    acting = [m[1] for m in does if not closed().get(m[1].casefold())]
    return acting[-1].removeprefix("The ") if acting and acting[-1] not in items else None


def _amount_before(items: Sequence[str], before: str) -> str | None:
    """ "The longest lasted 9 minutes, and the others took | 3, 4 and 6 minutes": the only other amount of its sentence."""
    joint = _JOINED.search(before)
    if joint is None or not all(_AMOUNT.fullmatch(item) for item in items) or len(before[joint.end() :].split()) > _MOST_WORDS:
        return None
    told = _AMOUNT.findall(before[: joint.start()])
    alike = len(told) == 1 and told[0][:1].isdecimal() == items[0][:1].isdecimal() and told[0] not in items
    return told[0] if alike else None


def _after(preposition: str, text: str) -> str | None:
    """What a statement ends in: "Ann came from | Ohio"."""
    found = re.search(rf"\b{preposition} ((?:[\w'’-]+ ?){{1,3}})\Z", text)
    if found is None:  # "the train from Bath was late, while the others, from ..."
        named = re.findall(rf"\b{preposition} (?:the )?({_NAME})", text)
        return named[0] if len(named) == 1 else None
    return clean_item(found[1])


def told_before_others(text: str, items: Sequence[str]) -> int:
    """Where "and the others ..." begins that only lists items, so that what stands before it is said of one; else the end."""
    found = _JOINED.search(text)
    rest = text[found.end() :] if found else ""
    named = [item for item in items if item in rest]
    if found is None or not named or _SAYS_MORE.search(rest):
        return len(text)
    for item in sorted(named, key=len, reverse=True):
        rest = rest.replace(item, " ")
    return found.start() if len(re.findall(r"[a-z]{3,}", rest.replace(" and ", " "))) <= _MOST_WORDS else len(text)
