"""What a place, or a superlative, says of all of them anyhow: "at one end | of the wall", "the youngest | of the cousins"."""

import re
from dataclasses import replace

from nlpuzzle.english.classes import word_class
from nlpuzzle.english.morphology import is_plural
from nlpuzzle.english.numbers import cardinal_word, ordinal_value
from nlpuzzle.english.words import Word
from nlpuzzle.understanding.soundness.support import Support
from nlpuzzle.understanding.tokenising.tokens import Place, Superlative, Token
from nlpuzzle.understanding.words.vocabulary import verb_forms
from nlpuzzle.understanding.words.words_of import COPULAS

__all__ = ["without_the_whole"]

Tokens = tuple[Token, ...]

#: what things stand along, so that it has two ends, or are parts of, all together
_LONG = word_class("long-things")
_ALONG = re.compile(rf"\b(?:along|against|on|down) (?:an?|the|one|this)(?: [\w-]+)? (?:{'|'.join(sorted(_LONG))})\b")
_ENDS = frozenset({"end", "ends"})
_THOSE = frozenset({"the", "these", "those"})


def without_the_whole(tokens: Tokens, support: Support) -> Tokens:
    """The sentence without what they all stand along, or what all of them are called."""
    found = list(tokens)
    for i, token in enumerate(tokens[1:], 1):
        before = tokens[i - 1]
        if not token.gap or token.gap[0].low not in ("of", "end"):
            continue
        if not _ranked(before):
            continue
        rest = _after_the_whole(token.gap, isinstance(before.reference, Place), support)
        if rest is not None:
            found[i] = replace(token, gap=rest)
    return tuple(found) if found != list(tokens) else tokens


def _ranked(token: Token) -> bool:
    """ "First", "the last", "the earliest"."""
    if isinstance(token.reference, (Place, Superlative)):
        return True
    return token.type == "ITEM" and len(token.words) == 1 and ordinal_value(token.words[0].low) is not None


def _after_the_whole(gap: tuple[Word, ...], at_an_end: bool, support: Support) -> tuple[Word, ...] | None:
    """What follows "of the wall", along which they all stand, or "of the cousins", who are as many as the story says."""
    at = gap[0].low in _ENDS
    lows = [w.low for w in gap[at:]]
    if lows[:1] != ["of"] or len(lows) < 3 or lows[1] not in _THOSE | {"this", "that"}:
        return None
    noun, following = gap[at + 2], lows[3:4]
    if following and following[0] not in COPULAS and following[0] not in verb_forms():
        return None
    if is_plural(noun.low):
        return gap[at + 3 :] if not at and _counted(noun, support) else None
    if not at_an_end or following:
        return None
    # along which they stand, if the story speaks of it, or of nothing else of its kind
    along = noun.low in _LONG and (support.told(noun) or not support.story_matches(_ALONG))
    return gap[at + 3 :] if along else None


def _counted(noun: Word, support: Support) -> bool:
    """ "Of the cousins", where the story tells of "the six Lind cousins", and each category has six items."""
    size = support.frame.size
    number = rf"(?:{size}|{cardinal_word(size)}) (?:[\w'-]+ ){{0,2}}{re.escape(noun.low)}\b"
    return re.search(rf"\b{number}", support.told_text) is not None
