"""Lines right below a sentence that are labels with their lists: "colours: amber, teal, white" over "payloads: ..."."""

from collections.abc import Sequence

from nlpuzzle.reading.line import Line
from nlpuzzle.reading.tables import list_ways
from nlpuzzle.regex import regex

__all__ = ["mark_labelled"]

#: "colours:", "ceilings (km):"
_LABEL = regex(r"[^\W\d_][\w' -]{0,30}(?: ?\([^()]{1,20}\))?\s*:\s+(?=\S)")


def mark_labelled(lines: Sequence[Line]) -> None:
    """Mark the lines of every run of two or more that have a label and a list, each of as many things as the others."""
    at = 0
    while at < len(lines):
        run: list[Line] = []
        sizes: set[int] = set()
        for line in lines[at:]:
            label = _LABEL.match(line.text) if line.marker is None and not line.heading else None
            ways = {len(way) for way in list_ways(line.text[label.end() :])} if label is not None else set()
            common = ways & sizes if run else ways
            if not common or (run and line.blank_before):
                break
            run.append(line)
            sizes = common
        for line in run if len(run) > 1 else ():
            line.labelled = True
        at += max(len(run), 1)
