"""Small frames for tests of single sentences, and the way to read a sentence over one."""

from nlpuzzle.puzzle import Category, Clue, Frame, Setup, Span
from nlpuzzle.understanding.reading import ClueReading
from nlpuzzle.understanding.understand import Understanding

__all__ = ["DEMO", "categories", "read_alone", "understanding"]


def categories(spec: str) -> Frame:
    """A frame from lines like "position*: 1, 2, 3" and "age (years): 20, 30, 40"; the star marks the anchor."""
    from nlpuzzle.understanding.frame_values import measure

    found = []
    for line in filter(None, map(str.strip, spec.splitlines())):
        words, _, labels = line.partition(":")
        name = words.partition("(")[0].strip(" *")
        items = tuple(label.strip() for label in labels.split(","))
        measured = measure(words.replace("*", ""), name, items)
        found.append(
            Category(
                name,
                items,
                values=measured.values if measured else None,
                unit=measured.unit if measured else None,
                dimension=measured.dimension if measured else None,
                anchor="*" in words,
                description=words.replace("*", ""),
            )
        )
    return Frame(tuple(sorted(found, key=lambda c: not c.anchor)))


#: Five people in a line: the examples in grammars/clue.lark speak of them.
DEMO = categories(
    """
    position*: 1, 2, 3, 4, 5
    name: Ann, Ben, Cleo, Dev, Eva
    job: baker, cook, driver, painter, tailor
    color: red, blue, green, white, black
    age (years): 15, 18, 21, 30, 42
    """
)


def understanding(frame: Frame, *sentences: str) -> Understanding:
    """A puzzle of these clues, numbered from 1."""
    clues = [Clue(str(n), text, Span(0, len(text))) for n, text in enumerate(sentences, 1)]
    return Understanding(Setup(frame, tuple(clues)))


def read_alone(frame: Frame, sentence: str) -> ClueReading:
    """A sentence read by itself."""
    return understanding(frame, sentence).readings()[0]
