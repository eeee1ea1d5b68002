"""One line of a text, as the walk over the layout knows it."""

from dataclasses import dataclass

from nlpuzzle.reading.markers import Marker

__all__ = ["Line"]


@dataclass(slots=True)
class Line:
    """One line of the normalised text; `start` and `end` bound its words, marker left out."""

    start: int
    end: int
    indent: int
    text: str
    marker: Marker | None = None
    #: blank lines right before it
    blank_before: bool = False
    #: underlined, or begun with #
    heading: bool = False
    #: the rest of a physical line that was cut at an entry inside it
    inline: bool = False
    #: in a table of lists
    row: bool = False
    #: a label with its list, as the line before or after it is
    labelled: bool = False
