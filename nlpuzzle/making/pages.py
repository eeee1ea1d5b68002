"""Pages: puzzle texts whose clues are random sentences with known meaning, to hold the reader to what was meant.

The sentences of a page are true of one hidden world, each drawn by itself: they need not make a puzzle together.
"""

import random
from dataclasses import replace

from nlpuzzle.errors import UsageError
from nlpuzzle.making.facts import KINDS, Facts
from nlpuzzle.making.setting import Setting, hidden_world, setting
from nlpuzzle.making.themes import Theme
from nlpuzzle.puzzle import Frame
from nlpuzzle.rules import And, Rule
from nlpuzzle.telling.realise import Realiser
from nlpuzzle.values import dataclass

__all__ = ["Page", "Said", "page", "parts"]

#: rules are drawn that often before a page is given up
TRIES = 5000


@dataclass(frozen=True)
class Said:
    """One sentence with what it means; `seed` makes its wording again, for this rule or one like it."""

    kind: str
    form: str
    rule: Rule
    text: str
    seed: str


@dataclass(frozen=True)
class Page:
    """A puzzle text made of such sentences."""

    setting: Setting
    sentences: tuple[Said, ...]

    @property
    def frame(self) -> Frame:
        return self.setting.frame

    @property
    def text(self) -> str:
        clues = "\n".join(f"{number}. {said.text}" for number, said in enumerate(self.sentences, 1))
        return f"{self.setting.opening}\nClues:\n{clues}\n"

    def with_text(self, at: int, text: str) -> "Page":
        """The same page with another sentence in one place."""
        sentences = [*self.sentences]
        sentences[at] = replace(sentences[at], text=text)
        return replace(self, sentences=tuple(sentences))


def parts(rule: Rule) -> tuple[Rule, ...]:
    """The rules that a clue is read as: "and" at the top is a list."""
    return rule.rules if isinstance(rule, And) else (rule,)


def page(theme: Theme, categories: int, size: int, count: int, seed: str) -> Page:
    """`count` sentences of all kinds about one frame. Raises UsageError where the theme is too small."""
    dice = random.Random(seed)
    place = setting(theme, categories, size, dice)
    facts = Facts(place.frame, place.voices, hidden_world(place.frame, dice), dice)
    sentences: list[Said] = []
    for number in range(TRIES):
        if len(sentences) == count:
            return Page(place, tuple(sentences))
        kind = dice.choice(list(KINDS))
        rule = facts.draw(kind)
        said = None if rule is None else say(place, rule, kind, f"{seed}/{number}")
        if said is not None:
            sentences.append(said)
    raise UsageError(f"The theme {theme.name} has too few words for {count} sentences.")


def say(place: Setting, rule: Rule, kind: str, seed: str, form: str | None = None) -> Said | None:
    """A rule in any wording, or in that of `form`; None where there is none."""
    dice = random.Random(seed)
    found = [w for w in Realiser(place.frame, place.voices, dice.choice).sentences(rule) if form in (None, w.form)]
    if not found:
        return None
    chosen = dice.choice(found)
    return Said(kind, chosen.form, rule, chosen.text, seed)
