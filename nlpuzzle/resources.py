"""Where grammars, corpora and themes lie: inside the wheel, or beside the package in a checkout."""

from functools import cache
from importlib.resources import files
from pathlib import Path

__all__ = ["folder"]


@cache
def folder(name: str) -> Path:
    """The data folder `name` ("grammars", "corpora" or "themes").

    The wheel ships it inside the package; an editable install has it beside the package.
    Raises FileNotFoundError when neither is there, which means a broken installation.
    """
    inside = Path(str(files("nlpuzzle"))) / name
    for place in (inside, inside.parent.parent / name):
        if place.is_dir():
            return place
    raise FileNotFoundError(f"the folder {name!r} is missing from this installation of nlpuzzle")
