"""A theme cut to size: the frame, its voices, the hidden world, and the text that introduces it all."""

import random

from nlpuzzle.english.numbers import cardinal_word
from nlpuzzle.english.phrasing import plural_phrase
from nlpuzzle.english.units import unit_of
from nlpuzzle.errors import UsageError
from nlpuzzle.making.themes import Theme, ThemeCategory
from nlpuzzle.puzzle import Category, Frame, Item
from nlpuzzle.rules import Arrangement
from nlpuzzle.telling.realise.voice import Voice
from nlpuzzle.understanding.framing.values import measure
from nlpuzzle.values import dataclass

__all__ = ["Setting", "hidden_world", "setting"]

#: scales whose items follow each other without gaps: a puzzle takes the first of them
LINES = frozenset({"queue", "row", "race", "floors", "days", "months"})


@dataclass(frozen=True)
class Setting:
    """What a puzzle is about, before it has clues."""

    theme: Theme
    frame: Frame
    voices: dict[str, Voice]

    @property
    def opening(self) -> str:
        """Title, story and the lists of items."""
        size, theme = self.frame.size, self.theme
        told = (c.story for c in theme.categories if c.story and c.name in self.frame.by_name)
        story = " ".join([theme.story, *told])
        story = story.replace("{N}", cardinal_word(size).capitalize()).replace("{n}", cardinal_word(size))
        story = story.replace("{count}", str(size)).replace("{holders}", plural_phrase(theme.holder))
        lists = "\n".join(f"{c.name}: {', '.join(c.items)}" for c in self.frame)
        return f"{theme.title}\n\n{story}\n\n{lists}\n"


def setting(theme: Theme, categories: int, size: int, dice: random.Random) -> Setting:
    """`categories` categories of `size` items, names and a line among them where the theme has one.

    Raises UsageError where the theme is too small.
    """
    fit = [c for c in theme.categories if len(c.items) >= size]
    if len(fit) < categories:
        raise UsageError(f"The theme {theme.name} has only {len(fit)} categories of {size} items or more, not {categories}.")
    names = [c for c in fit if "says" not in c.phrases][:1]
    lines = [c for c in fit if c.scale in LINES][:1]
    rest = [c for c in fit if c not in names and c not in lines]
    dice.shuffle(rest)
    chosen = [*names, *lines, *rest][:categories]
    chosen.sort(key=lambda c: (c not in lines, theme.categories.index(c)))
    frame = Frame(tuple(_cut(c, size, c in lines, dice) for c in chosen))
    voices = {
        c.name: _voice(entry, c, theme) for c, entry in zip(frame, chosen, strict=True)
    }  # fmt: skip
    return Setting(theme, frame, voices)


def hidden_world(frame: Frame, dice: random.Random) -> Arrangement:
    """A random arrangement: the solution of the puzzle to be."""
    world = {}
    for category in frame:
        things = list(range(frame.size))
        dice.shuffle(things)
        world.update({Item(category.name, label): t for label, t in zip(category.items, things, strict=True)})
    return world


def _cut(entry: ThemeCategory, size: int, anchor: bool, dice: random.Random) -> Category:
    if entry.scale in LINES:
        items = entry.items[:size]
    else:
        kept = sorted(dice.sample(range(len(entry.items)), size))
        items = tuple(entry.items[i] for i in kept)
    measured = measure(entry.name, entry.name, items)
    if measured is None:
        items = tuple(sorted(items))
    return Category(
        entry.name,
        items,
        values=measured.values if measured else None,
        unit=measured.unit if measured else None,
        dimension=measured.dimension if measured else None,
        anchor=anchor,
    )


def _voice(entry: ThemeCategory, category: Category, theme: Theme) -> Voice:
    phrases = {"unit": "place", **entry.phrases}
    said = unit_of(phrases.get("unit", ""))
    if category.unit and (said is None or said.name != category.unit):
        phrases["unit"] = category.unit  # else as the theme spells it: "metre"
    if not category.ordered:
        for key in ("more", "less", "times", "near", "apart"):
            phrases.pop(key, None)
    line = bool(phrases.get("more")) and _follow_each_other(category)
    return Voice(category, theme.holder, theme.people, line, pronouns=entry.pronouns, **phrases)


def _follow_each_other(category: Category) -> bool:
    """Whether its values are places or dates without a gap."""
    values = category.values
    if values is None or category.dimension not in ("position", "date"):
        return False
    return max(values) - min(values) == len(values) - 1
