"""Where grammars, corpora and themes lie (inside the wheel, or beside the package), and where something is kept for later."""

import os
from functools import cache
from pathlib import Path

__all__ = ["folder", "kept"]


@cache
def folder(name: str) -> Path:
    """The data folder `name` ("grammars", "corpora" or "themes").

    The wheel ships it inside the package; an editable install has it beside the package.
    Raises FileNotFoundError when neither is there, which means a broken installation.
    """
    inside = Path(__file__).parent / name
    for place in (inside, inside.parent.parent / name):
        if place.is_dir():
            return place
    raise FileNotFoundError(f"the folder {name!r} is missing from this installation of nlpuzzle")


def kept(name: str) -> str | None:
    """A file of that name in the user's own cache folder; None where no such folder can be had."""
    try:
        place = Path(os.environ.get("XDG_CACHE_HOME") or "~/.cache").expanduser() / "nlpuzzle"
        place.mkdir(mode=0o700, parents=True, exist_ok=True)
    except (OSError, RuntimeError):
        return None
    return str(place / name) if os.access(place, os.W_OK) else None
