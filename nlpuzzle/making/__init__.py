"""Making: new puzzles from themes, with clues in English, one solution, and all that is known about them."""

from nlpuzzle.making.make import Made, MadeClue, make
from nlpuzzle.making.recipe import Recipe
from nlpuzzle.making.themes import load_theme, theme_names

__all__ = ["Made", "MadeClue", "Recipe", "load_theme", "make", "theme_names"]
