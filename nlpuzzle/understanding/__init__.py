"""Understanding: the frame, then each clue to rules, or to a reason why not.

In the order of their work: `words` says what the words of a puzzle stand for, `framing` makes its frame, `rewording` puts
what a clue says in plainer words, `tokenising` makes its typed tokens, `soundness` judges whether a clause may be believed,
`clauses` builds its rules, `sentences` takes whole sentences apart into clauses, `understand` reads all clues of a puzzle, and
`questions` what it asks.
"""

from nlpuzzle.understanding.reading import ClueReading, ClueStatus
from nlpuzzle.understanding.understand import understand

__all__ = ["ClueReading", "ClueStatus", "understand"]
