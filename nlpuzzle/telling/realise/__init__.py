"""The realiser: rules as English sentences in many wordings, with the phrases of a theme or of a scale."""

from nlpuzzle.telling.realise.voice import Saying, Voice, scales
from nlpuzzle.telling.realise.wordings import Realiser, Wording

__all__ = ["Realiser", "Saying", "Voice", "Wording", "scales"]
