"""Sentences changed at a word whose neighbours were not met before: the rare joints that mutants by chance seldom hit."""

import random
import re
from collections.abc import Iterator
from itertools import count, islice

from nlpuzzle.corpus.stages import random_page, read_page
from nlpuzzle.corpus.trials import Stage, Trial, judged
from nlpuzzle.making.pages import Page, Said
from nlpuzzle.making.worded import INSERTED, Worded, doubled, dropped, inserted
from nlpuzzle.puzzle import Frame
from nlpuzzle.regex import regex

__all__ = ["contexts"]

#: words put in at chance places of a sentence
_PUT_IN = 4
_NUMBER = regex(r"\d[\d:.,]*|\b(?:two|three|four|five|six|seven|eight|nine|ten)\b")
#: the theme, the construction, what was done, and the words around
_Context = tuple[str, str, str, tuple[str, ...]]


def contexts(wanted: int, seed: str) -> Iterator[Trial]:
    """So many made sentences with a word dropped, doubled or put in, no two of them between the same two words on either side.

    Items of one category count as the same word, and so do numbers. Each theme and kind of sentence has its own contexts.
    """
    seen: set[_Context] = set()
    return islice((trial for number in count() for trial in _of_page(random_page(f"{seed}-{number}"), seen)), wanted)


def _of_page(page: Page, seen: set[_Context]) -> Iterator[Trial]:
    """What of a page is new; the page is read only if anything is."""
    dice = random.Random(page.sentences[0].text)
    fresh = [(at, new) for at, said in enumerate(page.sentences) for new in _fresh(page, said, seen, dice)]
    puzzle = read_page(page) if fresh else None
    if puzzle is None:
        return
    stage = Stage(page.setting.theme.name, page.setting.opening, puzzle.setup, page.sentences, page.frame)
    read = {clue.number for clue in stage.setup.clues}
    for at, new in fresh:
        if str(at + 1) in read:
            rules = stage.reread(at, new.text)
            told = judged(page.sentences[at].rule, new, rules, page.frame)
            yield stage.trial(at, new.text, new.what, told, (), rules)


def _fresh(page: Page, said: Said, seen: set[_Context], dice: random.Random) -> Iterator[Worded]:
    frame = page.frame
    words = _classes(said.text, frame)
    around = ["", "", *words, "", ""]

    def is_new(what: str, at: int, after: int) -> bool:
        context = page.setting.theme.name, said.kind, what, tuple(around[at : at + 2 + after])
        known = context in seen
        seen.add(context)
        return not known

    yield from (dropped(said, frame, at) for at in range(len(words)) if is_new("dropped", at, 3))
    at = dice.randrange(len(words))
    if is_new("doubled", at, 3):
        yield doubled(said, frame, at)
    for _ in range(_PUT_IN):
        put_in, at = dice.choice(INSERTED), dice.randrange(len(words) + 1)
        if is_new(put_in, at, 2):
            yield inserted(said, frame, put_in, at)


def _classes(text: str, frame: Frame) -> list[str]:
    """The words of a sentence, those of items and numbers by their class alone."""
    classes = {word.casefold(): c.name for c in frame for label in c.items for word in label.split()}
    words = (word.rstrip(",;:.") for word in text.rstrip(".").split(" "))
    return [classes.get(re.sub(r"'s?$", "", word).casefold()) or _NUMBER.sub("#", word) for word in words]
