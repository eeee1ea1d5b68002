"""nlpuzzle: paste an English logic puzzle, get the proved answer and an honest list of what was not understood."""

__version__ = "0.1.0"
