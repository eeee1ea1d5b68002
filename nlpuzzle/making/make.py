"""A whole puzzle from a recipe: theme and size, a hidden world, clues that leave it alone, and their English."""

import random
from collections import Counter
from collections.abc import Sequence
from collections.abc import Set as AbstractSet
from itertools import count

from nlpuzzle.english.phrasing import listed
from nlpuzzle.errors import UsageError
from nlpuzzle.making.facts import KINDS
from nlpuzzle.making.recipe import Recipe
from nlpuzzle.making.seeking import ClueSearch
from nlpuzzle.making.setting import Setting, hidden_world, setting
from nlpuzzle.making.themes import load_theme, theme_names
from nlpuzzle.puzzle import Frame
from nlpuzzle.rules import And, Arrangement, Rule, holds
from nlpuzzle.solving.difficulty import LEVELS, Level, Rating
from nlpuzzle.telling.realise import Realiser, Wording
from nlpuzzle.values import dataclass

__all__ = ["Made", "MadeClue", "make"]

#: sets of clues tried before we say that there is none: so many, and more of them where there is little to tell apart
FEWEST_TRIES = 60
WORK = 5000
#: forms that people use now and then only, and how often others come first: "it is Ann who", "two different people"
_STIFF = {"same-cleft": 2, "different-both": 1, "pairing-order": 1}


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
        search = ClueSearch(recipe, place, world, dice)
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


def _worded(
    recipe: Recipe, place: Setting, world: Arrangement, rules: Sequence[Rule], rating: Rating | None, dice: random.Random
) -> Made:
    """The clues in a new order, each in a wording that was used least so far."""
    realiser = Realiser(place.frame, place.voices, dice.choice)
    used = Counter(_STIFF)
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
