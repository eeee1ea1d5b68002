"""Clues about one hidden world that are as hard as was asked for, and of the kinds that were asked for."""

import random
from collections.abc import Iterator, Sequence

from nlpuzzle.making.choosing import GivenUp, choose_clues, needed_clues
from nlpuzzle.making.facts import KINDS, Facts
from nlpuzzle.making.recipe import Difficulty, Recipe
from nlpuzzle.making.setting import Setting
from nlpuzzle.outcome import Limits
from nlpuzzle.rules import Arrangement, Rule
from nlpuzzle.solving.difficulty import LEVELS, Level, Rating, rate
from nlpuzzle.telling.realise import Realiser
from nlpuzzle.values import dataclass

__all__ = ["ClueSearch", "Found"]

#: what our ladder calls the puzzles that are asked for
_LEVELS: dict[Difficulty, frozenset[Level]] = {
    "easy": frozenset({"easy"}),
    "medium": frozenset({"moderate"}),
    "hard": frozenset({"hard", "very hard"}),
}
#: how often each kind of clue is drawn. Strong clues make few, weak clues many; plain ones make easy puzzles
_WEIGHTS = {
    "same": 5, "different": 7, "superlative": 3, "either": 6, "neither": 6, "pairing": 2, "distinct": 2, "compare": 8,
    "exact": 7, "at-least": 2, "bounded": 2, "times": 3, "distance": 6, "between": 3, "not": 2, "both": 5, "if": 2, "iff": 1,
    "or": 1, "count": 1,
}  # fmt: skip
_STRONG = {"both": 6.0, "exact": 4.0, "pairing": 2.0, "same": 2.0, "different": 0.0, "distinct": 0.0, "compare": 0.2}
_WEAK = {"same": 0.02, "both": 0.1, "exact": 0.1, "pairing": 0.1, "if": 0.1, "iff": 0.1, "superlative": 0.3, "different": 2.0}
_PLAIN = {"same": 5.0, "exact": 1.5, "either": 0.7, "if": 0.0, "iff": 0.0, "or": 0.0, "count": 0.0, "distinct": 0.3, "not": 0.3}
_TRICKY = {"same": 0.3, "superlative": 0.7, "if": 2.0, "between": 1.5}
#: changes that bring nothing before we start from another world
PATIENCE = 20
#: as many tries does it cost where clues do not leave one solution at all
HOPELESS = 10


#: the rating must not hang on how fast the machine is
LIMITS = Limits(nodes=20_000, seconds=3600.0)


@dataclass(frozen=True)
class Found:
    """Clues that leave one solution, none too many."""

    clues: tuple[Rule, ...]
    rating: Rating | None


class ClueSearch:
    """Clues about one hidden world that are as hard as was asked for.

    It starts with any clues that leave one solution. While they are too easy or too hard, some of them are given up and others
    drawn in their place; what comes nearer is kept.
    """

    def __init__(self, recipe: Recipe, place: Setting, world: Arrangement, dice: random.Random) -> None:
        self.recipe, self.frame, self.world, self.dice = recipe, place.frame, world, dice
        self.drawn = _drawn(recipe, place, world, dice)
        self.wanted = sorted(LEVELS.index(level) for level in _LEVELS[recipe.difficulty]) if recipe.difficulty else []
        self.tries = 0
        self.reached: set[Level] = set()

    def clues(self, tries: int) -> Found | None:
        """Such clues after at most so many tries; None where these did not do."""
        try:
            best = self._one(())
            stuck = 0
            while self._off(best)[0] and stuck < PATIENCE and self.tries < tries:
                given_up = self.dice.choice((1, 1, 2))
                other = self._one(self.dice.sample(best.clues, max(0, len(best.clues) - given_up)))
                stuck = 0 if self._off(other) < self._off(best) else stuck + 1
                if self._off(other) <= self._off(best):
                    best = other
        except GivenUp:
            self.tries += HOPELESS
            return None
        return None if self._off(best)[0] else best

    def spare(self) -> list[Rule]:
        """As many more clues as were asked for."""
        return [rule for rule, _ in zip(self.drawn, range(self.recipe.spare), strict=False)]

    def _one(self, start: Sequence[Rule]) -> Found:
        self.tries += 1
        chosen = choose_clues(self.frame, self.world, lambda: next(self.drawn), start)
        clues = needed_clues(self.frame, self.world, chosen)
        rating = rate(self.frame, [("", rule) for rule in clues], LIMITS)
        if rating is not None:
            self.reached.add(rating.level)
        return Found(tuple(clues), rating)

    def _off(self, found: Found) -> tuple[int, int]:
        """How far from what is wanted, in levels, and then in points."""
        if not self.wanted:
            return 0, 0
        if found.rating is None:
            return len(LEVELS), 0
        level, score = LEVELS.index(found.rating.level), found.rating.score
        if level < self.wanted[0]:
            return self.wanted[0] - level, -score
        return max(0, level - self.wanted[-1]), score


def _drawn(recipe: Recipe, place: Setting, world: Arrangement, dice: random.Random) -> Iterator[Rule]:
    """True rules for which the theme has words, without end, as often as their weights say; none of them twice."""
    facts = Facts(place.frame, place.voices, world, dice)
    realiser = Realiser(place.frame, place.voices, dice.choice)
    kinds = list(recipe.kinds or KINDS)
    weights = [_weight(kind, recipe) for kind in kinds]
    seen: set[Rule] = set()
    barren = 0
    while True:
        barren += 1
        if barren > 3000:
            raise GivenUp
        kind = dice.choices(kinds, weights)[0]
        rule = facts.draw(kind)
        if rule is None or rule in seen or not realiser.sentences(rule):
            continue
        barren = 0
        seen.add(rule)
        yield rule


def _weight(kind: str, recipe: Recipe) -> float:
    weight = float(_WEIGHTS[kind])
    if recipe.kinds:
        return 1.0
    if recipe.clues is not None:
        weight *= (_STRONG if recipe.clues == "few" else _WEAK).get(kind, 1.0)
    if recipe.difficulty in ("easy", "hard"):
        weight *= (_PLAIN if recipe.difficulty == "easy" else _TRICKY).get(kind, 1.0)
    return weight
