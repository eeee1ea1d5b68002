"""Terms as noun phrases: "Ann", "the tea drinker", "house 3", "the oldest guest", "the one directly before Ann"."""

from collections.abc import Callable, Mapping, Sequence
from typing import assert_never

from nlpuzzle.english.phrasing import plural_phrase, possessive
from nlpuzzle.puzzle import Item, Number
from nlpuzzle.regex import regex
from nlpuzzle.rules import At, Beside, Term
from nlpuzzle.telling.realise.voice import Saying, Voice

__all__ = ["Pick", "Terms", "magnitude", "put"]

Pick = Callable[[Sequence[str]], str]
"""Chooses one of several equally good phrases: the first of them, or any."""

_SIMPLE = regex(r"[^\W\d_].*[^\W_]|[^\W\d_]")
#: what a thing at a place is, without the thing: "in the third house"
_PLACED = regex(r"^the one (?=in |on |at )")


class Terms:
    """The noun phrases of one puzzle, and what makes somebody the one they mean."""

    def __init__(self, voices: Mapping[str, Voice], pick: Pick) -> None:
        self.voices = voices
        self.pick = pick
        some = next(iter(voices.values()))
        self.holder, self.people = some.holder, some.people
        self.who = "who" if self.people else "that"
        #: what several of the things are called: "people", "robots"; empty where they have no name
        self.others = plural_phrase(self.holder) if self.holder else ""

    def noun(self, term: Term) -> str:
        """The term as the subject or object of a sentence."""
        match term:
            case Item(category, label):
                return self.pick(self.voices[category].nouns(label))
            case At(category, rank):
                return self.voices[category].ranked(rank)
            case Beside(inner, category, offset):
                return self._beside(self.voices[category], offset, self.noun(inner))
            case _:
                assert_never(term)

    def saying(self, term: Term) -> Saying:
        """What makes a thing the one the term means: "drinks tea", "is the oldest guest", "is in the third house"."""
        if not isinstance(term, Item):
            noun = _PLACED.sub("", self.noun(term))
            # "the second tenant is the oldest", not "the oldest tenant"
            return Saying("is", noun.removesuffix(f" {self.holder}") if isinstance(term, At) and self.holder else noun)
        found = self.voices[term.category].sayings(term.label)
        chosen = self.pick([str(s) for s in found])
        return next(s for s in found if str(s) == chosen)

    def sayable(self, *terms: Term) -> bool:
        """Whether a saying of its own can be made of each of the terms: not of a name."""
        return all(not isinstance(term, Item) or not self.voices[term.category].named for term in terms)

    def is_name(self, term: Term) -> bool:
        """Whether the term is what one of the things is called."""
        return isinstance(term, Item) and self.voices[term.category].named

    def compared(self, voice: Voice, left: Term, right: Term) -> tuple[str, str]:
        """The two sides of a comparison: things, or what they have: "Ann's price", "Ben's"."""
        if not voice.owned:
            return self.noun(left), self.noun(right)
        other = self.noun(right)
        return self.value(voice, left), possessive(other) if self._owns(right, other) else f"that of {other}"

    def value(self, voice: Voice, term: Term) -> str:
        """What a thing has in the category of the voice: "Ann's price", "the price of the oldest"."""
        noun = self.noun(term)
        return f"{possessive(noun)} {voice.measure}" if self._owns(term, noun) else f"the {voice.measure} of {noun}"

    def pronoun(self, term: Term) -> str:
        """ "she", "he", "they" or "it" for a thing already spoken of."""
        if not self.people:
            return "it"
        if isinstance(term, Item):
            return self.voices[term.category].pronouns.get(term.label, "")
        return ""

    def steps(self, voice: Voice, offset: Number, object_: str) -> list[str]:
        """Predicates for an exact difference: "is directly behind Ben", "is exactly three years older than Ben"."""
        templates = voice.more if offset > 0 else voice.less
        size = magnitude(offset)
        if voice.line and size == 1 and voice.next:
            return [f"{t.partition('{by}')[0]}{voice.next[offset < 0]} {object_}" for t in templates]
        adjacent = voice.line and size == 1 and not voice.category.unit
        degrees = ("directly", "immediately") if adjacent else (voice.amount(size), f"exactly {voice.amount(size)}")
        return [put(t, how, object_) for t in templates for how in degrees]

    def _beside(self, voice: Voice, offset: int, object_: str) -> str:
        if not voice.beside:
            return self.pick([f"the {self.holder} {self._attached(p)}" for p in self.steps(voice, offset, object_)])
        steps = abs(offset)
        text = voice.beside[(offset > 0) != voice.category.descending].replace("{}", object_)
        text = text.replace("{directly}", "directly" if steps == 1 else voice.amount(steps, "place"))
        return text.replace("{next}", "next" if steps == 1 else voice.amount(steps, "rank"))

    def _attached(self, predicate: str) -> str:
        """A predicate after its noun: "is directly behind Ann" -> "directly behind Ann", "who finished before Ann"."""
        return predicate.removeprefix("is ") if predicate.startswith("is ") else f"{self.who} {predicate}"

    def _owns(self, term: Term, noun: str) -> bool:
        """Whether the noun is a plain name that takes an apostrophe."""
        return isinstance(term, Item) and noun == term.label and _SIMPLE.fullmatch(noun) is not None


def put(template: str, by: str, object_: str) -> str:
    """The template with how far and with whom; no double space where it is open how far."""
    return " ".join(template.replace("{by}", by).split()).replace("{}", object_)


def magnitude(number: Number) -> Number:
    """A difference without its direction."""
    return number if number >= 0 else -number
