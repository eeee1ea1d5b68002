"""Verbs that do not go with their subject: "the trader who sells tea use the tent"; a word was lost, which may be "doesn't"."""

from collections.abc import Iterator

from nlpuzzle.english.morphology import is_plural, singular
from nlpuzzle.english.tables import words as word_table
from nlpuzzle.english.units import unit_of
from nlpuzzle.english.words import Word, finite, third_person
from nlpuzzle.understanding.soundness.habits import Found
from nlpuzzle.understanding.soundness.mentioned import Tokens
from nlpuzzle.understanding.soundness.slots import OPENING
from nlpuzzle.understanding.soundness.support import Support
from nlpuzzle.understanding.tokenising.tokens import Choice, Token
from nlpuzzle.understanding.words.people import is_person
from nlpuzzle.understanding.words.vocabulary import closed, verb_forms

__all__ = ["disagreeing"]

_PREDICATES = frozenset({"ITEM", "EITHER", "NEITHER"})
#: what makes several of one, or has a verb in its plain form
_SEVERAL = frozenset({"AND", "OR", "NOR", "NOT", "_COMMA", "_BUT"})


def disagreeing(tokens: Tokens, support: Support) -> Iterator[Found]:
    """ "The trader who sells | tea | use the tent": one trader uses it, or does not."""
    start = 0
    for i, token in enumerate(tokens):
        last = tokens[i - 1] if i else None
        if token.type in OPENING or (token.type == "OR" and last is not None and last.type == "_COMMA"):
            start = i + 1
        if i <= start or last is None or last.type != "ITEM" or not token.gap or token.type not in _PREDICATES:
            continue
        first = start + (tokens[start].type == "EITHER" and not tokens[start].gap)
        if not _is_one(tokens[first], support) or any(t.type in _SEVERAL for t in tokens[first:i]):
            continue
        verb = next((k for k in (1, 0) if k < len(token.gap) and _plain(token.gap[k])), None)
        if verb and finite(token.gap[0].low):
            continue  # "wears number | 31"
        if verb is None or (verb and support.letter(token.gap[0]) not in "nojvh"):
            continue
        led = token.gap[verb + 1 :]
        measured = token.number is not None and token.type == "ITEM"
        noun = singular(token.gap[verb].low) in word_table("things") and not led
        if (not led and (not noun or (verb and measured)) and token.type == "ITEM") or (
            led and closed().get(led[0].low) in ("d", "p")
        ):
            yield ("agreement", ""), token.gap[: verb + 1]


def _is_one(subject: Token, support: Support) -> bool:
    """Whether a clause begins with one person or thing: "the trader who sells | tea", "Ann"."""
    if not subject.gap:
        named = subject.type == "ITEM" and isinstance(subject.reference, Choice) and bool(subject.words)
        return named and subject.words[0].text[0].isupper() and not subject.words[-1].low.endswith("s")
    article, noun = (*subject.gap, *subject.words[-1:], None)[:2]
    if article is None or noun is None or article.low not in ("the", "a", "an", "each", "every"):
        return False
    return not is_plural(noun.low) and (is_person(noun.low) or support.letter(noun) in "noh") and not finite(noun.low)


def _plain(word: Word) -> bool:
    """Whether a word is a verb as it stands with "they": "use"."""
    if word.low in ("have", "own"):
        return True
    plain = word.low in verb_forms() and not finite(word.low) and third_person(word.low) != word.low
    return plain and word.text == word.low and not word.low.endswith(("ing", "ed")) and unit_of(word.low) is None
