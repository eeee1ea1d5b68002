"""A drawn grid as an SVG drawing: for paper, and as a picture of its own. Light and dark like the page."""

from collections.abc import Collection, Iterator
from html import escape

from nlpuzzle.outcome import DrawingOut
from nlpuzzle.telling.page.picture import Marks

__all__ = ["drawn_svg"]

CELL = 44
STYLE = (
    ".nlp-drawn{--ink:#1c2430;--soft:#c9c6be;--yes:#0b6b50;--paper:#fff;--so:#0b4fc4;--why:#a35200;"
    "font-family:system-ui,-apple-system,'Segoe UI',sans-serif}"
    "@media screen and (prefers-color-scheme:dark){.nlp-drawn{--ink:#e9e6df;--soft:#4a505c;--yes:#5fd0a8;--paper:#171a20;"
    "--so:#8ab4ff;--why:#f0b45e}}"
    ".nlp-drawn text{fill:var(--ink);font-size:22px;text-anchor:middle}.nlp-drawn .given{font-weight:700}"
    ".nlp-drawn .value{fill:var(--yes)}.nlp-drawn .left{font-size:10px}.nlp-drawn .arrow{font-size:13px}"
    ".nlp-drawn path{fill:none;stroke:var(--soft)}.nlp-drawn .edge{stroke:var(--ink);stroke-width:2}"
    ".nlp-drawn .so{stroke:var(--so);stroke-width:2}.nlp-drawn .why{stroke:var(--why);stroke-dasharray:3 2}"
)


def drawn_svg(
    drawing: DrawingOut, marks: Marks, *, because: Collection[str] = (), so: Collection[str] = (), title: str = "Grid"
) -> str:
    """The grid with these marks; the cells in `because` and `so` are framed, dashed and solid. No scripts, nothing fetched."""
    height, width = len(drawing.cells) * CELL, len(drawing.cells[0]) * CELL
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" class="nlp-drawn" role="img" viewBox="-2 -2 {width + 4} {height + 4}" '
        f'width="{width + 4}" height="{height + 4}"><title>{escape(title)}</title><style>{STYLE}</style>'
        f'<rect x="-2" y="-2" width="100%" height="100%" fill="var(--paper)"/>',
        *_lines(drawing, height, width),
        *_cells(drawing, marks, because, so),
        "</svg>",
    ]
    return "".join(parts)


def _lines(drawing: DrawingOut, height: int, width: int) -> Iterator[str]:
    tall, wide = drawing.box or (len(drawing.cells), len(drawing.cells[0]))
    thin: list[str] = []
    thick: list[str] = []
    for r in range(len(drawing.cells) + 1):
        (thin if r % tall else thick).append(f"M0 {r * CELL}h{width}")
    for c in range(len(drawing.cells[0]) + 1):
        (thin if c % wide else thick).append(f"M{c * CELL} 0v{height}")
    yield f'<path d="{"".join(thin)}"/><path class="edge" d="{"".join(thick)}"/>'


def _cells(drawing: DrawingOut, marks: Marks, because: Collection[str], so: Collection[str]) -> Iterator[str]:
    for r, row in enumerate(drawing.cells):
        for c in range(len(row)):
            name, x, y = f"r{r + 1}c{c + 1}", c * CELL, r * CELL
            kind, words = marks.get(name, ("", ""))
            if kind == "left":
                yield from _small(words.split(), x, y)
            elif kind:
                yield f'<text class="{kind}" x="{x + CELL // 2}" y="{y + 30}">{escape(words)}</text>'
            if drawing.arrows:
                yield f'<text class="arrow" x="{x + CELL - 9}" y="{y + 14}">{escape(drawing.arrows[r][c])}</text>'
            if name in so or name in because:
                frame = "so" if name in so else "why"
                yield f'<path class="{frame}" d="M{x + 3} {y + 3}h{CELL - 6}v{CELL - 6}h-{CELL - 6}z"/>'


def _small(values: list[str], x: int, y: int) -> Iterator[str]:
    """What a cell may still hold, in lines; more than nine values are only counted."""
    if len(values) > 9:
        yield f'<text class="left" x="{x + CELL // 2}" y="{y + 26}">{len(values)} left</text>'
        return
    for line, start in enumerate(range(0, len(values), 3)):
        words = escape(" ".join(values[start : start + 3]))
        yield f'<text class="left" x="{x + CELL // 2}" y="{y + 14 + 12 * line}">{words}</text>'
