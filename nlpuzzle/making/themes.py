"""Themes: what a made puzzle is about. Small TOML files anyone can write; their format is told in `themes/README.md`."""

import tomllib
from dataclasses import field
from pathlib import Path
from typing import Any

from nlpuzzle.errors import UsageError
from nlpuzzle.resources import folder
from nlpuzzle.telling.realise.voice import PHRASES, scales
from nlpuzzle.values import dataclass

__all__ = ["Theme", "ThemeCategory", "load_theme", "theme_names"]


@dataclass(frozen=True)
class ThemeCategory:
    """One category of a theme with more items than a puzzle needs."""

    name: str
    items: tuple[str, ...]
    #: the phrases of its voice, those of its scale included
    phrases: dict[str, Any]
    scale: str | None = None
    #: the items are names of the things themselves, with "the" or without
    proper: bool = False
    pronouns: dict[str, str] = field(default_factory=dict)
    #: what the opening says of it, where a puzzle takes it
    story: str = ""


@dataclass(frozen=True)
class Theme:
    """A theme as it stands in its file."""

    name: str
    title: str
    story: str
    holder: str
    people: bool
    categories: tuple[ThemeCategory, ...]


def theme_names() -> list[str]:
    """The themes that come with nlpuzzle, in the order of the alphabet."""
    return sorted(path.stem for path in folder("themes").glob("*.toml"))


def load_theme(which: str) -> Theme:
    """A bundled theme by its name, or a file. Raises UsageError, which names the place, where it is no theme."""
    path = Path(which) if which.endswith(".toml") or "/" in which else folder("themes") / f"{which}.toml"
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise UsageError(f"There is no theme {which}; the themes are {', '.join(theme_names())}.") from None
    except (OSError, UnicodeDecodeError) as error:
        raise UsageError(f"{which} cannot be read: {error}.") from None
    except tomllib.TOMLDecodeError as error:
        raise UsageError(f"{which} is no theme: {error}.") from None
    for key in ("title", "story", "holder"):
        if not isinstance(data.get(key), str):
            raise UsageError(f"{which}: the theme needs a {key}, a text.")
    entries = data.get("category")
    if not isinstance(entries, list) or len(entries) < 2 or not all(isinstance(e, dict) for e in entries):
        raise UsageError(f"{which}: the theme needs at least two [[category]] parts.")
    categories = tuple(_category(entry, which) for entry in entries)
    if len({c.name.casefold() for c in categories}) < len(categories):
        raise UsageError(f"{which}: two categories have the same name.")
    people = data.get("people", True)
    return Theme(path.stem, data["title"], data["story"], data["holder"], bool(people), categories)


def _category(entry: dict[str, Any], which: str) -> ThemeCategory:
    name = entry.get("name")
    if not isinstance(name, str) or not name:
        raise UsageError(f"{which}: a category has no name.")
    place = f"{which}, category {name}"
    women, men = _texts(entry, "women", place), _texts(entry, "men", place)
    items = _texts(entry, "items", place) or (*women, *men)
    if len(items) < 3 or len(set(items)) < len(items):
        raise UsageError(f"{place}: at least three different items are needed.")
    scale = entry.get("scale")
    if scale is not None and scale not in scales():
        raise UsageError(f"{place}: there is no scale {scale!r}; the scales are {', '.join(scales())}.")
    phrases: dict[str, Any] = dict(scales()[scale]) if scale else {}
    for key, value in entry.items():
        if key in PHRASES:
            phrases[key] = value
        elif key not in ("name", "story", "items", "women", "men", "scale", "proper"):
            raise UsageError(f"{place}: {key!r} means nothing in a theme.")
    for key, value in phrases.items():
        if isinstance(value, list):
            phrases[key] = tuple(value)
        elif not isinstance(value, str | bool):
            raise UsageError(f"{place}: {key} must be a text, or a list of texts.")
    pronouns = {**dict.fromkeys(women, "she"), **dict.fromkeys(men, "he")}
    return ThemeCategory(name, items, phrases, scale, bool(entry.get("proper", False)), pronouns, str(entry.get("story", "")))


def _texts(entry: dict[str, Any], key: str, place: str) -> tuple[str, ...]:
    found = entry.get(key, [])
    if not isinstance(found, list) or not all(isinstance(text, str) and text.strip() for text in found):
        raise UsageError(f"{place}: {key} must be a list of texts.")
    return tuple(found)
