"""The picture of a solver's links, with matplotlib where it is installed."""

from typing import TYPE_CHECKING

from nlpuzzle.solving.board import bits

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

    from nlpuzzle.solving.solver import Solver

__all__ = ["draw"]


def draw(solver: "Solver", show: bool, title: str | None) -> "tuple[Figure, Axes]":
    """Each category in its own row from the top, items in their order; matched pairs in strong lines, the rest faint.

    What is matched with each other has one colour.

    Raises NotImplementedError where matplotlib is not installed.
    """
    try:
        from matplotlib import pyplot
    except ImportError:
        raise NotImplementedError("drawing needs matplotlib: pip install 'nlpuzzle[plot]'") from None
    n, m, rows = solver.n, solver.m, solver.rows
    fig, ax = pyplot.subplots(figsize=(max(4.0, 1.4 * n), max(3.0, 1.2 * m)), layout="constrained")
    # rows stand a little aside from each other, so that a line does not run through the items between its ends
    places = [(p % n + 0.2 * (p // n % 3 - 1), m - 1 - p // n) for p in range(m * n)]
    first: dict[int, int] = {}  # position -> the first position that it is matched with
    for p, row in enumerate(rows):
        for q in bits(row >> p << p & ~(1 << p)):
            single = solver.links_in(p, q // n).bit_count() == 1 == solver.links_in(q, p // n).bit_count()
            if single:
                first.setdefault(q, first.setdefault(p, p))
            (x1, y1), (x2, y2) = places[p], places[q]
            ax.plot(
                [x1, x2], [y1, y2], color=f"C{first[p] % n}" if single else "tab:gray", zorder=2 if single else 1,
                linewidth=2.0 if single else 0.6, alpha=1.0 if single else 0.4,
            )  # fmt: skip
    for p, (x, y) in enumerate(places):
        ax.text(
            x, y, str(solver.labels[p]), ha="center", va="center", zorder=3,
            bbox={"boxstyle": "round", "facecolor": "white", "edgecolor": "black"},
        )  # fmt: skip
    ax.set_yticks([m - 1 - c for c in range(m)], [str(name) for name in solver.categories])
    ax.set_xticks([])
    ax.set_xlim(-0.8, n - 0.2)
    ax.set_ylim(-0.6, m - 0.4)
    for side in ("top", "right", "bottom", "left"):
        ax.spines[side].set_visible(False)
    if title is not None:
        ax.set_title(title)
    if show:
        pyplot.show()
    return fig, ax
