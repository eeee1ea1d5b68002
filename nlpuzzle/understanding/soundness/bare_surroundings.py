"""What stands around an item with no noun after it: whether it is a subject, one of a list, at a place or alone."""

from functools import cached_property
from itertools import pairwise

from nlpuzzle.english.kinds import kind_of
from nlpuzzle.understanding.soundness.finite_verbs import begins_with_verb, may_be_verb
from nlpuzzle.understanding.soundness.habits import Habits
from nlpuzzle.understanding.soundness.mentioned import (
    Tokens,
    article_only,
    categories_of,
    is_copula,
    is_nominal,
    noun_at,
)
from nlpuzzle.understanding.tokenising.tokens import Token
from nlpuzzle.understanding.words.lines import is_line
from nlpuzzle.understanding.words.vocabulary import personal, verb_forms
from nlpuzzle.understanding.words.words_of import COPULAS

__all__ = ["OWNS", "Surroundings", "chosen_by_verb"]

#: what a clause begins after
_OPENING = frozenset({"IF", "IFF", "UNLESS", "THEN", "UNTRUE", "COLON", "_SEMI"})
_HAVING = [[form] for form in ("had", "has", "have")]
#: "the bachelor's degree" and "the dog's owner" may be all that is said of bachelors and dogs
OWNS = frozenset({"'s", "'"})
#: an item called by its noun so often is called so on purpose
_ALWAYS = 1000


class Surroundings:
    """An item among the words of its clause."""

    def __init__(self, tokens: Tokens, i: int, category: str, habits: Habits) -> None:
        self.tokens, self.i, self.category, self.habits = tokens, i, category, habits
        self.token, self.gap = tokens[i], tokens[i].gap
        self.numbered = self.token.words[0].low[0].isdecimal()

    # ---- what stands around it

    @cached_property
    def _start(self) -> int:
        return max((k for k, t in enumerate(self.tokens[: self.i]) if t.type in _OPENING), default=0)

    @cached_property
    def _last(self) -> list[str]:
        return [t.type for t in self.tokens[max(0, self.i - 2) : self.i]]

    @cached_property
    def _nouns(self) -> tuple[set[str], set[str]]:
        """The nouns after such items: what whoever has them is called ("drinker"), and what they are themselves ("house")."""
        headed = self.habits.headed[self.category]
        whose = {noun for noun in headed if personal(noun)} - self.habits.worn
        # "the cider drinker", but "the friend with the cider"
        free = is_nominal(self.token) and not chosen_by_verb(self.tokens, self.i, self.habits)
        often = 2 if free else _ALWAYS
        return whose, {noun for noun, count in headed.items() if noun not in whose or count > often} - OWNS

    @cached_property
    def _is_colour(self) -> bool:
        return kind_of(self.habits.frame.by_name[self.category].items) == "color"

    @property
    def _rarely_alone(self) -> bool:
        return self.habits.named[self.category] < 2

    @property
    def _is_placed(self) -> bool:
        """ "The lute | is at bench 4", "is at either | bench 2 or": a thing may be there, whoever plays it."""
        following = self.tokens[self.i + 1 : self.i + 3]
        if len(following) < 2 or self.i or not is_copula(following[0]):
            return False
        told = following[following[0].type in ("EITHER", "NOT")]
        places = [c for c in categories_of(told) if is_line(self.habits.frame.by_name[c])]
        lead = [w.low for w in (*following[0].gap, *told.gap) if w.low in ("in", "on", "at")]
        return bool(lead and places) and article_only(self.token)

    @cached_property
    def _suffered(self) -> bool:
        """ "The guitar is taught after the drums"."""
        return any(_passive(token, then) for token, then in pairwise(self.tokens))

    @cached_property
    def _is_told_of(self) -> bool:
        """Whether a clause begins with it and its verb is no "is": "the cider | sits in seat 3"."""
        first = not self.i or self.tokens[self.i - 1].type in _OPENING
        first = first or self._last == ["_COMMA", "OR"] or (self.i == 1 and self._last == ["EITHER"])
        following = self.tokens[self.i + 1]
        if not first and self._last == ["_COMMA", "AND"] and following.gap:
            first = begins_with_verb(following, self.habits.support)  # "Ann has the owl, and the soda | sits in seat 3"
        return first and not is_copula(following) and not self._suffered

    @property
    def _other(self) -> bool:
        """ "Either the train to Lund or the | orange": the second of two from different categories."""
        return self._last == ["ITEM", "OR"] and not categories_of(self.tokens[self.i - 2]) & categories_of(self.token)

    @property
    def _had(self) -> bool:
        """ "Has either the basil or | the rabbit", where others are the rabbit owner."""
        either = self.tokens[self.i - 3] if self.i > 2 else None
        had = either is not None and either.type == "EITHER" and [w.low for w in either.gap[-1:]] in _HAVING
        return had and self._other

    @property
    def _stands_alone(self) -> bool:
        """ "Older than the cider", "the cider is Ann", but "the cider is drunk in house 3"."""
        i, kinds = self.i, [t.type for t in self.tokens]
        first = not i or kinds[i - 1] in _OPENING | {"THAN", "DIR", "NEXT", "BETWEEN", "OF", "EITHER"}
        # "of Ann and the tea, one ...", "Ann and the tea are two different guests"
        paired = kinds[max(0, i - 2) : i] == ["ITEM", "AND"] and ("ONE" in kinds or _all_told(kinds, i))
        # "the three trains are the black, the train in the blue livery and Ann's"
        listed = kinds[0] == "ALLN" and any(self._is_headed(k) for k in range(i + 1, len(kinds)))
        return first or self._last == ["_COMMA", "OR"] or paired or self._other or listed

    def _is_headed(self, at: int) -> bool:
        headed = noun_at(self.tokens, at, self.habits.support) is not None
        return self.category in categories_of(self.tokens[at]) and headed


def _passive(token: Token, then: Token) -> bool:
    """ "Is taught", "was not eaten": whether something is done to the subject."""
    words = (*token.gap, *then.gap) if token.type == "NOT" else token.gap
    return any(one.low in COPULAS and two.low in verb_forms() and not two.low.endswith("s") for one, two in pairwise(words))


def chosen_by_verb(tokens: Tokens, i: int, habits: Habits) -> bool:
    """ "Uses either | the red or the blue": the verb stands before what is chosen from."""
    before = tokens[i - 1] if i else None
    if before is None or before.type not in ("EITHER", "NEITHER"):
        return False
    return any(may_be_verb(w, habits.support) and w.low not in COPULAS for w in before.gap)


def _all_told(kinds: list[str], i: int) -> bool:
    """ "Ann and the tea are two different guests", "are Ann and the tea, in some order"."""
    return kinds[i + 1] in ("EACHDIFF", "APART") or kinds[i + 1 : i + 3] == ["_COMMA", "ANYORDER"]
