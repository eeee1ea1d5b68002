"""What a clause must have: its verb, the noun after its adjective, the unit of its number, the preposition before its place.

Nothing here says what a clause means. It notices where a word was lost, so that what is left is no English: "the friend in the
grey", "Ann to the left of Ben", "Ann is three older". What two clues of a puzzle leave out is the style of its author.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from itertools import pairwise

from nlpuzzle.english.adjectives import superlative
from nlpuzzle.english.numbers import ordinal_value
from nlpuzzle.english.words import Word, key
from nlpuzzle.understanding.objection import Objection
from nlpuzzle.understanding.soundness.agreement import disagreeing
from nlpuzzle.understanding.soundness.bare_items import lost_noun
from nlpuzzle.understanding.soundness.coordination import unlike_parts
from nlpuzzle.understanding.soundness.events import natural_of
from nlpuzzle.understanding.soundness.finite_verbs import SOMEWHERE
from nlpuzzle.understanding.soundness.habits import Found, Habits, Lapse
from nlpuzzle.understanding.soundness.joined_ends import unlike_ends
from nlpuzzle.understanding.soundness.lifeless import lost_bearer
from nlpuzzle.understanding.soundness.lost import lost_words
from nlpuzzle.understanding.soundness.lost_places import lost_among_numbers, lost_place
from nlpuzzle.understanding.soundness.lost_prepositions import lost_preposition
from nlpuzzle.understanding.soundness.lost_units import lasting, lost_unit, uncounted
from nlpuzzle.understanding.soundness.lost_verbs import lost_verbs, second_verb, told_too_little
from nlpuzzle.understanding.soundness.mentioned import (
    Tokens,
    categories_of,
    has_own_unit,
    is_bare_number,
    leads_in,
    single_items,
    way_of,
)
from nlpuzzle.understanding.soundness.only import pointing_back, whom_of_some
from nlpuzzle.understanding.soundness.same_kind import done_to_its_kind
from nlpuzzle.understanding.soundness.support import Support
from nlpuzzle.understanding.soundness.word_order import misplaced
from nlpuzzle.understanding.soundness.word_sequence import sequence
from nlpuzzle.understanding.tokenising.tokens import Place, Token
from nlpuzzle.understanding.words.vocabulary import closed, verb_forms

__all__ = ["Completeness"]

#: whatever the style, these are no English
_CAN, _DENYING = frozenset({"can", "ca", "cannot", "could"}), frozenset({"not", "n't", "cannot"})
_NEVER = frozenset({"relative", "article", "negation", "counted"})


def _is_doing(word: Word) -> bool:
    """ "Painting", "kayaking", but not the towns "Goring" and "Steyning"."""
    return word.low.endswith("ing") and (word.text.islower() or word.low in verb_forms())


class Completeness:
    """What the clauses of one puzzle lack, and what its author is used to leaving out."""

    def __init__(self, clues: Mapping[str, Tokens], support: Support) -> None:
        self._support, self._told = support, clues
        self._line = support.frame.anchor.name if support.frame.anchor is not None else ""
        #: the lapses of the clues that were asked for: nearly always a clue is one sentence, and looked at once
        self._found: dict[int, tuple[Found, ...]] = {}

    @cached_property
    def _habits(self) -> Habits:
        return Habits(self._told, self._support)

    @cached_property
    def _clues(self) -> frozenset[int]:
        """The clues, by the identity of their tokens."""
        return frozenset(map(id, self._told.values()))

    @cached_property
    def _style(self) -> frozenset[Lapse]:
        """What two clues leave out."""
        shown: dict[Lapse, set[str]] = defaultdict(set)
        for number, tokens in self._told.items():
            for lapse, _ in self._lapses_in(tokens):
                shown[lapse].add(number)
        return frozenset(lapse for lapse, numbers in shown.items() if len(numbers) > 1)

    def _lapses_in(self, tokens: Tokens) -> Iterable[Found]:
        """What a sentence lacks; of a whole clue it is found once."""
        if id(tokens) not in self._clues:
            return self._lapses(tokens)
        if id(tokens) not in self._found:
            self._found[id(tokens)] = tuple(self._lapses(tokens))
        return self._found[id(tokens)]

    def missing(self, tokens: Tokens) -> Objection | None:
        """The first thing a clause lacks and that nobody leaves out in this puzzle."""
        if tokens[0].type == "UNTRUE" and len(tokens) > 2 and (lack := self.missing(tokens[1:])) is not None:
            return lack  # what is not true is a whole sentence
        if whom := whom_of_some(tokens) or pointing_back(tokens):
            return Objection("pronoun", whom)
        for lapse, words in self._lapses_in(tokens):
            if lapse[0] in _NEVER or lapse not in self._style:
                return Objection(f"lacks:{lapse[0]}", words)
        for lapse, words in lost_words(tokens, self._habits):
            return Objection(f"lacks:{lapse[0]}", words)
        for i, category in single_items(tokens):
            if self._habits.said_of_others(way_of(tokens[i].gap), category):
                return Objection("lacks:order", (*tokens[i].gap, *tokens[i].words))
        return None

    def _lapses(self, tokens: Tokens) -> Iterator[Found]:
        yield from lost_verbs(tokens, self._habits)
        yield from second_verb(tokens, self._habits)
        classes = sequence(tokens, self._support)
        yield from disagreeing(tokens, classes)
        yield from misplaced(tokens, classes)
        yield from unlike_parts(tokens, classes)
        yield from unlike_ends(tokens, self._support)
        yield from done_to_its_kind(tokens, self._support)
        yield from told_too_little(classes, self._habits)
        yield from lost_bearer(tokens, classes, self._support)
        for i, token in enumerate(tokens):
            if token.type == "NUM":
                yield from uncounted(tokens, i)
            if i and not token.gap:
                yield from lost_among_numbers(tokens, i)
            if isinstance(token.reference, Place) and token.words and token.words[-1].low.endswith("most") and self._line:
                yield from lost_place(tokens, i, self._line, self._habits)
            if token.type == "VALUE" and [w.low for w in token.words[-2:]] == ["year", "old"]:
                yield ("article", ""), token.words  # "scored less than | 24-year-old"
            if token.type == "DIR" and token.words[0].low == "the":
                yield ("article", ""), token.words
            for one, other in pairwise(token.gap):
                if one.low in ("the", "a", "an") and closed().get(other.low) in ("a", "p", "t", "w"):  # "the | in red"
                    yield ("relative", ""), (one, other)
            # "didn't sleep", "spent the day painting", where sleeping and painting are items
            does = token.gap[-1:] == token.words[:1] or (bool(token.words) and _is_doing(token.words[0]))
            if token.type == "ITEM" and not does and (how := way_of(token.gap)) and how[0] in SOMEWHERE and len(how) == 1:
                if how[0] == key("stand") and (has_own_unit(token) or self._cannot_eat(tokens, i)):
                    continue  # "the one standing | 18 ft tall", "cannot | stand | cheese"
                if token.gap[-1].low == "site" or (how[0] == key("stay") and has_own_unit(token)):
                    continue  # "reserved site | #8", "stayed | 4 nights"
                if how[0] == key("stay") and superlative(token.words[-1].low) is not None:
                    continue  # "stayed the | longest"
                ranked = isinstance(token.reference, Place) or ordinal_value(token.words[-1].low) is not None
                if ranked and not (token.gap and token.gap[-1].low == "the"):
                    continue  # "arrived last"
                if leads_in(token) or (how[0] == key("go") and not self._goes_to(token)):
                    continue  # "sits | at one of the ends", "goes | first", "goes | 6 miles", "goes | sailing"
                yield ("preposition", ""), (*token.gap[-1:], *token.words)
            if token.type == "EACHDIFF" and len(token.words) == 2 and token.words[0].low not in ("all", "both"):
                if token.words[0].low != "not" and not tokens[i + 1].gap:
                    yield ("counted", ""), token.words
            if token.type == "EACHDIFF" and not token.gap and i and tokens[i - 1].type == "ITEM":
                yield ("verb", ""), token.words  # "Ann, Ben and the baker | all different people"
            if i and tokens[i - 1].type == "_BUT" and token.type == "ATMOST" and not token.gap:
                yield ("preposition", "by"), token.words
        for i, token in enumerate(tokens):
            if is_bare_number(token) and len(categories_of(token)) > 1:  # whatever it means, something is missing
                meant = [c for c in sorted(categories_of(token)) if not self._no_age(token, c)]
                lacks = [next(self._lapses_of(tokens, i, c), None) for c in meant]
                yield from [lack for lack in lacks if lack is not None and None not in lacks][:1]
                only = self._habits.told_by(way_of(token.gap), categories_of(token)) or lasting(token, self._habits)
                if only is not None:
                    yield from lost_unit(tokens, i, only, self._habits)  # "scored | 24", where somebody is 24
        for i, category in single_items(tokens):
            yield from self._lapses_of(tokens, i, category)

    def _cannot_eat(self, tokens: Tokens, i: int) -> bool:
        """ "Cannot | stand | cheese": what one eats, and no place to stand."""
        support = self._support
        named = (support.frame.by_name[name] for name in categories_of(tokens[i]))
        eaten = all("consume" in natural_of(c.name, support.kind_of_items(c)) for c in named)
        return eaten and _cannot(tokens[:i])

    def _goes_to(self, token: Token) -> bool:
        """ "Goes | Dalton", "goes | 3": what nobody goes without "to", as he goes home, abroad or six miles."""
        dated = any(self._support.frame.by_name[c].dimension == "date" for c in categories_of(token))
        return is_bare_number(token) or (token.words[0].text[:1].isupper() and token.number is None and not dated)

    def _no_age(self, token: Token, category: str) -> bool:
        """ "Has | 24": nobody has his age."""
        had = [w.low for w in token.gap[-1:]] in (["has"], ["have"], ["had"])
        return had and self._support.frame.by_name[category].dimension == "age"

    def _lapses_of(self, tokens: Tokens, i: int, category: str) -> Iterator[Found]:
        """What an item lacks that is one of the category."""
        yield from lost_noun(tokens, i, category, self._habits)
        yield from lost_unit(tokens, i, category, self._habits)
        yield from lost_preposition(tokens, i, category, self._habits)


def _cannot(before: Sequence[Token]) -> bool:
    """ "Can | not", "ca | n't", right before a verb."""
    said = [w.low for t in before[-2:] if t.type in ("STOP", "NOT") for w in (*t.gap, *t.words)]
    return not _CAN.isdisjoint(said) and not _DENYING.isdisjoint(said)
