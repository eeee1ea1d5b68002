"""The realiser: rules as English sentences in many wordings, with the phrases of a theme, of a scale, or of any puzzle."""

from nlpuzzle.telling.realise.plain import plain_voices
from nlpuzzle.telling.realise.realiser import Realiser, Wording
from nlpuzzle.telling.realise.voice import Saying, Voice, scales

__all__ = ["Realiser", "Saying", "Voice", "Wording", "plain_voices", "scales"]
