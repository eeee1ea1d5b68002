"""Whether a text has a drawing at all: what tells a puzzle in sentences from a grid, quickly."""

from functools import lru_cache

from nlpuzzle.grids.arrows import sign_grids
from nlpuzzle.grids.drawing import Block, blocks_of, drawings_of, lines_of

__all__ = ["has_drawing", "may_be_grid", "unix_lines"]


@lru_cache(maxsize=512)
def has_drawing(text: str) -> bool:
    """Whether something in the text looks like a grid; only then there is more to see."""
    lines = lines_of(unix_lines(text))
    return any(True for _ in sign_grids(lines)) or any(may_be_grid(block) for block in blocks_of(lines))


def may_be_grid(block: Block) -> bool:
    """Long enough for a grid, or a long line of cells."""
    long = any(len(line.text.strip()) > 30 for line in block.lines)
    return len(block.lines) > 3 or long or drawings_of(block) is not None


def unix_lines(text: str) -> str:
    """The text with line ends of one kind, as long as before."""
    return text.replace("\r\n", " \n").replace("\r", "\n")
