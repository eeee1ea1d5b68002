"""The logic grid as an SVG drawing: for paper, and as a picture of its own. Light and dark like the page."""

from collections.abc import Collection, Iterator
from html import escape

from nlpuzzle.telling.layout import width_of
from nlpuzzle.telling.page.picture import Marks
from nlpuzzle.telling.page.staircase import Staircase

__all__ = ["grid_svg"]

CELL = 22
#: pixels of a letter, on the average, at the size the labels have
LETTER = 6.6
#: labels are cut after so many letters
LONGEST = 26
BAND = 22
"""Width of the bands that name the categories."""

STYLE = (
    ".nlp-grid{--ink:#1c2430;--soft:#c9c6be;--no:#6a7180;--yes:#0b6b50;--paper:#fff;--so:#0b4fc4;--why:#a35200;"
    "font-family:system-ui,-apple-system,'Segoe UI',sans-serif}"
    "@media screen and (prefers-color-scheme:dark){.nlp-grid{--ink:#e9e6df;--soft:#4a505c;--no:#a7adb8;--yes:#5fd0a8;"
    "--paper:#171a20;--so:#8ab4ff;--why:#f0b45e}}"
    ".nlp-grid text{fill:var(--ink);font-size:12px}.nlp-grid .name{font-weight:600}"
    ".nlp-grid path{fill:none;stroke:var(--soft)}.nlp-grid .edge{stroke:var(--ink);stroke-width:1.6}"
    ".nlp-grid .no{stroke:var(--no);stroke-width:1.5;stroke-linecap:round}"
    ".nlp-grid .clash{stroke:var(--why);stroke-width:2.4}"
    ".nlp-grid circle{fill:var(--yes)}.nlp-grid .so{stroke:var(--so);stroke-width:2}"
    ".nlp-grid .why{stroke:var(--why);stroke-width:1.5;stroke-dasharray:3 2}"
)


def grid_svg(
    layout: Staircase, marks: Marks, *, because: Collection[str] = (), so: Collection[str] = (), title: str = "Logic grid"
) -> str:
    """The grid with these marks; the cells in `because` and `so` are framed, dashed and solid. No scripts, nothing fetched."""
    left = BAND + _room(label for c in layout.side for label in c.items)
    head = BAND + _room(label for c in layout.top for label in c.items)
    width, height = left + layout.columns * CELL + 1, head + layout.rows * CELL + 1
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" class="nlp-grid" role="img" viewBox="0 0 {width} {height}" '
        f'width="{width}" height="{height}"><title>{escape(title)}</title><style>{STYLE}</style>'
        f'<rect width="100%" height="100%" fill="var(--paper)"/>',
        *_labels(layout, left, head),
        *_lines(layout, left, head),
        *_marks(layout, left, head, marks, because, so),
        "</svg>",
    ]
    return "".join(parts)


def _room(labels: Iterator[str]) -> int:
    return 14 + int(LETTER * max(map(width_of, map(_cut, labels))))


def _cut(label: str) -> str:
    return label if len(label) <= LONGEST else f"{label[: LONGEST - 1]}…"


def _labels(layout: Staircase, left: int, head: int) -> Iterator[str]:
    for block, category in enumerate(layout.top):
        x = left + block * layout.size * CELL
        middle = x + layout.size * CELL / 2
        yield f'<text class="name" x="{middle:g}" y="15" text-anchor="middle">{escape(_fitting(category.name, layout))}</text>'
        for place, label in enumerate(category.items):
            at = f"{x + place * CELL + CELL / 2 + 4:g} {head - 6}"
            yield f'<text transform="translate({at}) rotate(-90)">{escape(_cut(label))}</text>'
    for block, category in enumerate(layout.side):
        y = head + block * layout.size * CELL
        at = f"15 {y + layout.size * CELL / 2:g}"
        name = escape(_fitting(category.name, layout))
        yield f'<text class="name" text-anchor="middle" transform="translate({at}) rotate(-90)">{name}</text>'
        for place, label in enumerate(category.items):
            yield f'<text x="{left - 6}" y="{y + place * CELL + 15}" text-anchor="end">{escape(_cut(label))}</text>'


def _fitting(name: str, layout: Staircase) -> str:
    """A category's name, no longer than its band."""
    most = max(3, int(layout.size * CELL / LETTER))
    return name if len(name) <= most else f"{name[: most - 1]}…"


def _lines(layout: Staircase, left: int, head: int) -> Iterator[str]:
    thin: list[str] = []
    thick: list[str] = []
    side = layout.size * CELL
    for place in range(len(layout.side)):
        y = head + place * side
        across = len(layout.across(place)) * side
        for k in range(layout.size + 1):
            (thick if k in (0, layout.size) else thin).append(f"M{left} {y + k * CELL}h{across}")
        thick.append(f"M0 {y + side}h{left}")
    thick.append(f"M0 {head}h{left}")
    for block in range(len(layout.top)):
        x = left + block * side
        down = (len(layout.side) - block) * side
        for k in range(layout.size + 1):
            (thick if k in (0, layout.size) else thin).append(f"M{x + k * CELL} {head}v{down}")
        thick.append(f"M{x + side} 0v{head}")
    thick.append(f"M{left} 0v{head}")
    yield f'<path d="{"".join(thin)}"/><path class="edge" d="{"".join(thick)}"/>'


def _marks(
    layout: Staircase, left: int, head: int, marks: Marks, because: Collection[str], so: Collection[str]
) -> Iterator[str]:
    drawn: dict[str, list[str]] = {"no": [], "clash": [], "why": [], "so": []}
    for place in range(len(layout.side)):
        for row, line in enumerate(layout.lines(place)):
            y = head + (place * layout.size + row) * CELL
            for column, other in enumerate(line.across):
                cell, x = layout.cell(line.item, other), left + column * CELL
                kind = marks.get(cell, ("",))[0]
                if kind == "yes":
                    yield f'<circle cx="{x + CELL // 2}" cy="{y + CELL // 2}" r="6"/>'
                elif kind:
                    drawn[kind].append(f"M{x + 7} {y + 7}l8 8m0-8l-8 8")
                if cell in so:
                    drawn["so"].append(f"M{x + 2} {y + 2}h{CELL - 4}v{CELL - 4}h-{CELL - 4}z")
                elif cell in because:
                    drawn["why"].append(f"M{x + 2} {y + 2}h{CELL - 4}v{CELL - 4}h-{CELL - 4}z")
    for kind, paths in drawn.items():
        if paths:
            yield f'<path class="{kind}" d="{"".join(paths)}"/>'
