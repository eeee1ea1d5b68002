"""A whole puzzle from a recipe: theme and size, a hidden world, clues that leave it alone, and their English."""

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from itertools import count
from typing import Literal

from nlpuzzle.english.phrasing import listed
from nlpuzzle.errors import UsageError
from nlpuzzle.making.choosing import GivenUp, choose_clues, needed_clues
from nlpuzzle.making.facts import KINDS, Facts
from nlpuzzle.making.setting import Setting, hidden_world, setting
from nlpuzzle.making.themes import load_theme, theme_names
from nlpuzzle.outcome import Limits
from nlpuzzle.puzzle import Frame
from nlpuzzle.rules import And, Arrangement, Rule, holds
from nlpuzzle.solving.difficulty import LEVELS, Level, Rating, rate
from nlpuzzle.telling.realise import Realiser, Wording

__all__ = ["Difficulty", "Made", "MadeClue", "Recipe", "make"]

Difficulty = Literal["easy", "medium", "hard"]

#: what our ladder calls the puzzles that are asked for
_LEVELS: dict[Difficulty, frozenset[Level]] = {
    "easy": frozenset({"easy"}),
    "medium": frozenset({"moderate"}),
    "hard": frozenset({"hard", "very hard"}),
}
#: how often each kind of clue is drawn. Strong clues make few, weak clues many; plain ones make easy puzzles
_WEIGHTS = {
    "same": 5, "different": 7, "superlative": 3, "either": 6, "neither": 6, "pairing": 3, "distinct": 2, "compare": 8,
    "exact": 7, "at-least": 2, "bounded": 2, "times": 3, "distance": 6, "between": 3, "not": 2, "both": 5, "if": 2, "iff": 1,
    "or": 1, "count": 1,
}  # fmt: skip
_STRONG = {"both": 6.0, "exact": 4.0, "pairing": 3.0, "same": 2.0, "different": 0.0, "distinct": 0.0, "compare": 0.2}
_WEAK = {"same": 0.02, "both": 0.1, "exact": 0.1, "pairing": 0.1, "if": 0.1, "iff": 0.1, "superlative": 0.3, "different": 2.0}
_PLAIN = {"same": 5.0, "exact": 1.5, "either": 0.7, "if": 0.0, "iff": 0.0, "or": 0.0, "count": 0.0, "distinct": 0.3, "not": 0.3}
_TRICKY = {"same": 0.3, "superlative": 0.7, "if": 2.0, "pairing": 1.5, "between": 1.5}
#: sets of clues tried before we say that there is none: so many, and more of them where there is little to tell apart
FEWEST_TRIES = 60
WORK = 5000
#: changes that bring nothing before we start from another world
PATIENCE = 20
#: as many tries does it cost where clues do not leave one solution at all
HOPELESS = 10


@dataclass(frozen=True)
class Recipe:
    """What is asked for."""

    categories: int = 4
    size: int = 5
    #: name or file of a theme; any bundled one that is large enough where it is None
    theme: str | None = None
    difficulty: Difficulty | None = None
    clues: Literal["few", "many"] | None = None
    #: the kinds of clues to draw from; all where it is empty
    kinds: tuple[str, ...] = ()
    seed: int = 0
    #: clues more than are needed
    spare: int = 0


@dataclass(frozen=True)
class MadeClue:
    """One clue: its sentence, what it means, and how it came about."""

    text: str
    rules: tuple[Rule, ...]
    kind: str
    form: str


@dataclass(frozen=True)
class Made:
    """A puzzle with everything that is known about it."""

    recipe: Recipe
    setting: Setting
    world: Arrangement
    clues: tuple[MadeClue, ...]
    rating: Rating | None

    @property
    def frame(self) -> Frame:
        return self.setting.frame

    @property
    def text(self) -> str:
        """The puzzle as people would read it."""
        clues = "\n".join(f"{number}. {clue.text}" for number, clue in enumerate(self.clues, 1))
        return f"{self.setting.opening}\nClues:\n{clues}\n"

    @property
    def rows(self) -> list[list[str]]:
        """The solution, a row for each thing in the order of the first category."""
        frame = self.frame
        owner = {(self.world[item], item.category): item.label for item in frame.items}
        first = frame.categories[0]
        return [
            [owner[self.world[item], c.name] for c in frame]
            for item in frame.items
            if item.category == first.name
        ]  # fmt: skip


def make(recipe: Recipe) -> Made:
    """The puzzle of a recipe: the same recipe always gives the same puzzle.

    Raises UsageError where the theme is too small, a kind has no name, or no such puzzle was found.
    """
    unknown = [kind for kind in recipe.kinds if kind not in KINDS]
    if unknown:
        raise UsageError(f"There is no kind of clue {unknown[0]!r}; the kinds are {', '.join(KINDS)}.")
    reached: set[Level] = set()
    tries = max(FEWEST_TRIES, WORK // (recipe.categories * recipe.size))
    for attempt in count():
        dice = random.Random(f"{recipe.seed}/{attempt}")
        place = _setting(recipe, dice)
        world = hidden_world(place.frame, dice)
        search = _Search(recipe, place, world, dice)
        found = search.clues(tries)
        reached |= search.reached
        if found is not None:
            return _worded(recipe, place, world, [*found.clues, *search.spare()], found.rating, dice)
        tries -= search.tries
        if tries <= 0:
            break
    raise UsageError(_not_found(recipe, reached))


def _not_found(recipe: Recipe, reached: AbstractSet[Level]) -> str:
    wanted = f"{recipe.difficulty} " if recipe.difficulty else ""
    levels = [level for level in LEVELS if level in reached]
    if not levels:
        return f"No {wanted}puzzle was found; try another seed, size, theme or other kinds of clues."
    kinds = ", or other kinds of clues" if recipe.kinds else ""
    size = f"{recipe.categories} x {recipe.size}"
    return f"No {wanted}puzzle of {size} was found, only {listed(levels, 'and')} ones. Try another size, seed or theme{kinds}."


@dataclass(frozen=True)
class _Found:
    """Clues that leave one solution, none too many."""

    clues: tuple[Rule, ...]
    rating: Rating | None


class _Search:
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

    def clues(self, tries: int) -> _Found | None:
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

    def _one(self, start: Sequence[Rule]) -> _Found:
        self.tries += 1
        chosen = choose_clues(self.frame, self.world, lambda: next(self.drawn), start)
        clues = needed_clues(self.frame, self.world, chosen)
        rating = rate(self.frame, [("", rule) for rule in clues], LIMITS)
        if rating is not None:
            self.reached.add(rating.level)
        return _Found(tuple(clues), rating)

    def _off(self, found: _Found) -> tuple[int, int]:
        """How far from what is wanted, in levels, and then in points."""
        if not self.wanted:
            return 0, 0
        if found.rating is None:
            return len(LEVELS), 0
        level, score = LEVELS.index(found.rating.level), found.rating.score
        if level < self.wanted[0]:
            return self.wanted[0] - level, -score
        return max(0, level - self.wanted[-1]), score


#: the rating must not hang on how fast the machine is
LIMITS = Limits(nodes=20_000, seconds=3600.0)


def _setting(recipe: Recipe, dice: random.Random) -> Setting:
    if recipe.theme is not None:
        return setting(load_theme(recipe.theme), recipe.categories, recipe.size, dice)
    names = theme_names()
    dice.shuffle(names)
    for name in names:
        try:
            return setting(load_theme(name), recipe.categories, recipe.size, dice)
        except UsageError:
            continue
    raise UsageError(f"No bundled theme has {recipe.categories} categories of {recipe.size} items.")


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


def _worded(
    recipe: Recipe, place: Setting, world: Arrangement, rules: Sequence[Rule], rating: Rating | None, dice: random.Random
) -> Made:
    """The clues in a new order, each in a wording that was used least so far."""
    realiser = Realiser(place.frame, place.voices, dice.choice)
    used: Counter[str] = Counter()
    clues = []
    for rule in dice.sample(rules, len(rules)):
        assert holds(rule, place.frame, world)
        wordings = realiser.sentences(rule)
        chosen = _fresh(wordings, used, dice)
        used[chosen.form] += 1
        parts = rule.rules if isinstance(rule, And) else (rule,)
        clues.append(MadeClue(chosen.text, parts, type(rule).__name__, chosen.form))
    return Made(recipe, place, world, tuple(clues), rating)


def _fresh(wordings: Sequence[Wording], used: Counter[str], dice: random.Random) -> Wording:
    least = min(used[w.form] for w in wordings)
    return dice.choice([w for w in wordings if used[w.form] == least])
