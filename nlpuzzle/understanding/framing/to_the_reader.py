"""Sentences for whoever solves the puzzle: "Fill in the missing names.", "Replies by Friday, please."

They name nothing that is listed, and nothing follows from them.
"""

import re

from nlpuzzle.english.adjectives import comparative, superlative
from nlpuzzle.english.classes import word_class
from nlpuzzle.english.tables import words
from nlpuzzle.english.words import split
from nlpuzzle.regex import regex
from nlpuzzle.understanding.framing.named import Named
from nlpuzzle.understanding.words.vocabulary import closed, may_be_done

__all__ = ["is_for_the_reader"]

#: what comes before an order
_LED = regex(r"(?:(?:and|so|now|then|please|just|kindly|it is your turn:),? )+", re.I)
#: what comes after the verb of an order; "Cook the meals" has no subject, "Cooks the world over" has one
_OBJECT = regex(
    r"(?:down |in |out |up |off |back |to |on |with )*(?:the|an?|your|our|their|his|her|its|each|every|everyone|everybody|all"
    r"|both|them|us|me|it|who|what|which|whose|whom|where|when|how|whether|names?|numbers?|answers?)\b",
    re.I,
)
#: an order that may be a condition
_PROVISO = regex(
    r"\b(?:so that|such that|provided|must|may|can|cannot|not|never|no|none|nobody|nothing|neither|nor|without|but|except"
    r"|unless|if|only|same|different|remember|note)\b|n't\b",
    re.I,
)
#: words by which a sentence may order the things of a puzzle
_ORDERS = regex(
    r"\b(?:than|next|left|right|first|last|between|before|after|until|till|directly|immediately|middle|end|ends|above|below|behind"
    r"|ahead|beside|opposite|second|third|fourth|fifth|sixth)\b",
    re.I,
)
#: "before the bell goes": until when the reader has time
_IN_TIME = regex(
    r"[ ,]+(?:before|after|while|until|till|when|as soon as) (?:the|your|our|my|his|her|their|you|i|he|she|they|we)\b", re.I
)
#: what "right" and "left" say of no place
_NO_PLACE = regex(
    r"\b(?:right|correct) (?:order|places?|answers?|solutions?|names?)\b|\bwhat is left\b|\bleft (?:over|out)\b", re.I
)
#: winners and readers of other puzzles, and what is sent in
_OF_READERS = regex(
    r"\b(?:winner|solver)s? (?:of|for|in|from) (?:our )?"
    r"(?:(?:no|nr)\.? ?\d{2}|(?:puzzle|teaser|problem|number) (?:no\.? ?|#)?\d{2}"
    r"|(?:the )?(?:last|previous) (?:issue|month|week)\b)"
    r"|^\W*(?:answers?|entries|solutions?|replies|guesses)(?:, please,?)? (?:on|to|by|in|via) (?:a |an |the |our )?"
    r"(?:postcards?|post|e-?mail|letter|box|editor|office|address|usual|comments?|desk)\b"
    r"|\b(?:first|next|best|neatest) (?:right|correct|neat|tidy) (?:answer|entry|solution|solver)s?\b"
    r"|\b(?:last|next) (?:week|month|issue|year|time)'s (?:puzzle|teaser|problem|solution|winner|answer|issue|prize)s?\b"
    r"|\b(?:regular|our|dear|sharp|many|keen) readers\b",
    re.I,
)


def is_for_the_reader(text: str, listed: Named | None) -> bool:
    """Whether a sentence only tells its reader what to do, or speaks of other readers; `listed` finds what the lists name."""
    if text[-1:] == "?" or (listed is not None and listed.search(text)):
        return False
    return _OF_READERS.search(text) is not None or _is_an_order(text)


def _is_an_order(text: str) -> bool:
    """ "Restore the list before the bell goes.": what the reader does; not how the things of the puzzle stand."""
    led = _LED.match(text)
    said = text[led.end() :] if led is not None else text
    verb, _, rest = said.partition(" ")
    low = verb.casefold()
    if (not verb[:1].isupper() and led is None) or low in words("given_names") or low in closed():
        return False
    if not (low in words("verbs") or low in word_class("asked-of-the-reader")) or _OBJECT.match(rest) is None:
        return False
    rest = _NO_PLACE.sub(" ", rest)
    if (until := _IN_TIME.search(rest)) is not None and any(may_be_done(w) for w in split(rest[until.end() :])[1:]):
        rest = rest[: until.start()]
    told = split(f"{verb} {rest}")
    odd = any(w.proper or superlative(w.low) or comparative(w.low) for w in told[1:])
    return not (odd or any(c.isdecimal() for c in rest) or _PROVISO.search(rest) or _ORDERS.search(rest))
