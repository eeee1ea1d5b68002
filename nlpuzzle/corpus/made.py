"""A made puzzle as a case of a corpus: its text with the solution and the rules of every clue."""

from nlpuzzle.corpus.cases import Case, ExpectedClue, ExpectedSolution
from nlpuzzle.making import Made
from nlpuzzle.rules.printing import to_notation

__all__ = ["case_of"]


def case_of(made: Made) -> Case:
    """The case, named after theme, size and seed; `difficulty` and `score` are those of our own ladder."""
    recipe, frame = made.recipe, made.frame
    size = f"{len(frame.categories)}x{frame.size}"
    clues = [
        ExpectedClue(number=str(number), rules=[to_notation(rule, frame) for rule in clue.rules])
        for number, clue in enumerate(made.clues, 1)
    ]
    return Case.model_validate({
        "id": f"{made.setting.theme.name}-{size}-{recipe.seed}",
        "source": "made",
        "text": made.text,
        "solution": ExpectedSolution(header=[c.name for c in frame], rows=[list(row) for row in made.rows]),
        "clues": clues,
        "theme": made.setting.theme.name,
        "seed": recipe.seed,
        "difficulty": made.rating.level if made.rating else None,
        "score": made.rating.score if made.rating else None,
    })  # fmt: skip
