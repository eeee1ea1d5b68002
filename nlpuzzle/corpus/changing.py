"""Every sentence with every single word dropped, doubled, or in the place of the next: none may say what it does not say."""

from collections.abc import Iterator
from itertools import islice

from nlpuzzle.corpus.stages import OWN, stages
from nlpuzzle.corpus.trials import Stage, Trial, judged, verdict
from nlpuzzle.making.worded import Worded, doubled, dropped, swapped

__all__ = ["drops"]


def drops(wanted: int, seed: str) -> Iterator[Trial]:
    """So many sentences, each changed at every word.

    Only of the generated ones it is known which words may be missing. One of our own that is read in its old sense is "kept",
    to be looked at; read in any other it is wrong.
    """
    places = ((stage, at) for stage in stages(f"{seed}/drops") for at in range(len(stage.said)))
    for stage, at in islice(places, wanted):
        for new in _changed(stage, at):
            read = stage.reread(at, new.text)
            said = stage.said[at]
            told = judged(said.rule, new, read, stage.frame)
            if told == "wrong" and said.kind == OWN:
                told = verdict(said.rule, read, stage.frame).replace("same", "kept")
            yield stage.trial(at, new.text, f"{new.what} {'own' if said.kind == OWN else 'made'}", told, (), read)


def _changed(stage: Stage, at: int) -> Iterator[Worded]:
    said = stage.said[at]
    words = len(said.text.split(" "))
    for k in range(words):
        yield dropped(said, stage.frame, k)
        yield doubled(said, stage.frame, k)
        new = swapped(said, stage.frame, k) if k + 1 < words else None
        if new is not None:
            yield new
