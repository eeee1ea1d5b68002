"""From lines to passages: paragraphs and their sentences, list entries with their continuation lines, labels, headings."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache

from nlpuzzle.puzzle import Span
from nlpuzzle.reading.columns import Table
from nlpuzzle.reading.document import Document, Kind, Passage, Section
from nlpuzzle.reading.headings import announced, section_of, section_over
from nlpuzzle.reading.labelled import mark_labelled
from nlpuzzle.reading.line import Line
from nlpuzzle.reading.lines import cut
from nlpuzzle.reading.list_signs import without_list_signs
from nlpuzzle.reading.markers import Marker
from nlpuzzle.reading.numbering import Numbering
from nlpuzzle.reading.sentences import spans_of_sentences
from nlpuzzle.reading.solutions import is_reply, shows_the_solution, tells_rows
from nlpuzzle.reading.tables import tables
from nlpuzzle.reading.typography import flatten, normalise
from nlpuzzle.reading.wrapping import hard_breaks, runs_on
from nlpuzzle.regex import regex

__all__ = ["read"]

#: "Pets:", "Times (all p.m.):"; what stands in brackets may have any points
_LABEL = regex(
    r"([^\W\d_](?:[^:.!?;\n(]|\([^()\n]{0,40}\)|\((?![^()\n]{0,40}\))){0,70}?)\s*:(?!\d)(?:\s+|\Z)"
)
#: a label set off by a gap or an equals sign, before a list
#: what is offered as an answer is a name or a phrase, and no sentence with its stop, where it is not asked what is true
_WORDS_OF_AN_OPTION = 5
_WIDE = regex(r" {2,}")
_GAP_LABEL = regex(r"([^\W\d_][\w' ]{0,30}?)(?: {2,}| *= *)(?=[^,]+,[^,]+)")
_TICKED = regex(r"`([^`]{1,80})`")
#: "Six people were waiting at the bank" tells of them all; "Six people were" is no label of what follows
_TOLD_OF_ALL = regex(
    r"(?:there (?:are|were) )?(?:two|three|four|five|six|seven|eight|nine|ten)\b(?: [\w'’-]+){1,8}? (?:are|were)"
    r"(?: [\w'’-]+)* (?:standing|sitting|waiting|queuing|queueing|lined up|seated|parked|moored|staying|living|working)\b"
    r"(?: [\w'’-]+){2,}",
    re.I,
)
_PROSE = regex(r"[.?!][\"')]*(?:\Z|\s+[A-Z])")
#: a line that may head a list, and the list: three items or more, and no sentence
_HEAD = regex(r"[A-Z][\w'()]*(?: [\w'()]+){0,2}")
_LISTED = regex(r"[^.?!:;,/]+(?:\.\d+)?(?:(?:, | / )[^?!:;,/]+?){2,}")
_BARE_NUMBER = regex(r"[(\[]?\d{1,3}[.)\]]*\Z")
#: "From the following clues, can you match ...?" opens the clues, however they are marked
_FROM_CLUES = regex(
    r"\b(?:(?:following|next|these) (?:\w+ )?(?:clues|hints|facts)|(?:clues|hints|facts) (?:\w+ )?below)\b", re.I
)
#: "Can you help?" asks for the whole puzzle, and its clues follow
_CAN_YOU = regex(
    r"\b(?:can|could|will) (?:you|we|anyone|anybody|someone|somebody) (?:please )?"
    r"(?:help|sort|solve|work|figure|puzzle|untangle)\b(?!.*\b(?:following|statements?|options?|these)\b)",
    re.I,
)
#: "Which guest had which room, and what did each pay?" asks for the whole solution
_WHICH = r"(?:which|what|who|whom|whose|where|when|how)"
_MATCHING = regex(
    rf"\b{_WHICH}\b.*\b{_WHICH}\b"
    rf"|\b{_WHICH}\b.*\b(?:do|does|did|is|are|was|were|has|have|will) (?:each|every|everyone|everybody)\b",
    re.I,
)
_TRUTH = r"(?:true|false|right|wrong|correct|incorrect)"
_SAID = r"(?:these|those|the following|(?:each|every|the) (?:statement|sentence|claim)|statements|sentences|claims)"
#: "State whether the following are true or false:", "Tick the true sentences:"; not "if these are true, who ...?"
_TRUE_OR_FALSE = regex(
    r"\b(?:true or false|right or wrong|correct or (?:not|incorrect|wrong)|T or F|T \(true\))"
    r"|\b(?:say|state|tell|decide|check|see|judge|determine|show|write)(?: (?:me|us|for each|in each case|down))?"
    rf" (?:whether|if|which of) {_SAID}\b[^.?!]{{0,20}}\b{_TRUTH}\b"
    rf"|\b(?:circle|tick|underline|mark|pick|choose)\b[^.?!]{{0,20}}\b{_TRUTH} (?:sentences?|statements?|ones?|claims?)\b"
    rf"|\b(?:sentences?|statements?) that (?:is|are|(?:must|can|could|cannot|may) be) {_TRUTH}\b"
    rf"|^\W*(?:are|is) {_SAID}\b[^.?!]{{0,20}}\b{_TRUTH}\b[^.!]*\?\Z",
    re.I,
)
#: "Which of the following must be true?": whatever is listed below is what may be true, and no clue
_WHICH_OF_THESE = regex(
    r"\b(?:which|what) (?:one |ones |two |of )*(?:the |these )?(?:following|these|(?:conclusion|statement|sentence|claim)s?)\b"
    r"[^?]*\b(?:true|correct|right|false|wrong|incorrect|possible|impossible|follows?|valid|known|sure|certain)\b[^?]*\?\Z",
    re.I,
)
_OF_THESE = regex(r"\b(?:following|statements?|options?|true|correct|these)\b", re.I)
#: verbs that a title hardly has and a bare clue does
_FINITE = regex(
    r"\b(?:is|are|was|were|has|have|had|does|do|did|not|isn't|lives?|owns?|likes?|drinks?|sits?|keeps?|plays?|wears?)\b"
)
_TITLE_END = (".", "?", "!", ",", ":", ";")


@lru_cache(maxsize=8)
def read(text: str) -> Document:
    """Cut pasted text into passages by its layout; never raises on a string. Spans are in characters of `text`."""
    clean, offsets = normalise(text)
    return Document(text, without_list_signs(text, _Layout(clean, offsets).passages(cut(clean))))


@dataclass
class _Layout:
    """Walks the lines once and emits passages; `section` is what the latest heading announced."""

    clean: str
    offsets: Sequence[int]
    found: list[Passage] = field(default_factory=list)
    section: Section = "story"
    group: int = 0
    #: the section to go back to after a block of answer options
    offered: Section | None = None
    numbering: Numbering = field(default_factory=Numbering)
    #: whether a list entry has come
    entered: bool = False

    def passages(self, lines: list[Line]) -> list[Passage]:
        at = 0
        quizzed = _without_q(lines)
        mark_labelled(lines)
        laid_out = tables(lines)
        for first, table in laid_out.items():
            for line in lines[first : first + table.lines]:
                line.row = True
        while at < len(lines):
            line = lines[at]
            if at in laid_out:
                at = self._table(laid_out[at], at)
            elif line.marker is not None:
                at = self._entry(lines, at)
            elif is_reply(line.text) and self.found and self.found[-1].text.endswith("?"):
                at = self._answered(lines, at)
            elif self._after_clues() and shows_the_solution([other.text for other in lines[at : at + 3]]):
                self.section, self.offered = "answer", None
                at = self._paragraph(lines, at)
            elif quizzed and line.text.startswith("A:"):
                self.section, self.offered = "answer", None
                line.start, line.text = line.end - len(line.text[2:].lstrip()), line.text[2:].lstrip()
                at = self._paragraph(lines, at)
            elif line.heading or section_of(line.text) is not None or (at == 0 and _is_title(lines)) or _heads_list(lines, at):
                at = self._heading(lines, at)
            elif (label := _label_of(line)) and not _is_prose(lines, at, label):
                at = self._label(lines, at, label)
            else:
                at = self._paragraph(lines, at)
        return self.found

    def _answered(self, lines: list[Line], at: int) -> int:
        """ "--> Ann", right below a question: what somebody answered, and no clue."""
        before, self.section = self.section, "answer"
        self._emit("sentence", lines[at].start, lines[at].end)
        self.section = before
        return at + 1

    def _after_clues(self) -> bool:
        return self.entered and self.section != "answer"

    def _table(self, table: Table, at: int) -> int:
        """Every list of a table as a label with its items; they are cut, so they need no reading as a list."""
        self._back()
        self.group += 1
        for column in table.columns:
            self._emit("label", column.start, column.end, label=_clean_label(column.head))
            self.found[-1] = self.found[-1]._replace(ticked=tuple(flatten(item)[0].strip() for item in column.items))
        return at + table.lines

    def _emit(self, kind: Kind, start: int, end: int, **extra: str | None) -> None:
        text, _ = flatten(self.clean[start:end])
        self.entered = self.entered or kind == "entry"
        ticked = (
            tuple(cell for m in _TICKED.finditer(self.clean[start:end]) if (cell := flatten(m[1])[0].strip()))
            if "`" in self.clean[start:end]
            else ()
        )
        span = Span(self.offsets[start], self.offsets[end] if end > start else self.offsets[start])
        self.found.append(
            Passage(kind, text, span, self.section, self.group, extra.get("number") or "", extra.get("parent"),
                    extra.get("label") or "", ticked)
        )  # fmt: skip

    def _heading(self, lines: list[Line], at: int) -> int:
        line = lines[at]
        self.offered = None
        self.group += 1
        announces = section_over(line.text, lines[at + 1].text if at + 1 < len(lines) else "")
        if announces is not None:
            self.section = announces
            self.numbering.restart()
        elif at == 0:
            self.section = "title"
        elif self.section in ("title", "answer"):
            self.section = "story"
        self._emit("heading", line.start, line.end)
        if self.section == "title":
            self.section = "story"
        return at + 1

    def _back(self) -> None:
        """A block of answer options is over."""
        if self.offered is not None:
            self.section, self.offered = self.offered, None

    def _label(self, lines: list[Line], at: int, label: re.Match[str]) -> int:
        """ "Ages: 26, 27, 30" with its wrapped lines, "Question: ..." or "Name:" with the lines right below it."""
        self._back()
        line = lines[at]
        self.group += 1
        announces = section_over(label[1], line.text[label.end() :])
        named = label[1].casefold()
        aside = named in ("hint", "note", "tip", "fact", "example", "for example")
        aside = aside or named.startswith(("direction", "instruction"))
        aside = aside and label.end() < len(line.text)
        if aside or (label.end() == len(line.text) and _TRUE_OR_FALSE.search(line.text)):
            return self._paragraph(lines, at)
        if announces is not None and announces != "lists":
            before, self.section = self.section, announces
            if label.end() == len(line.text):
                return self._heading(lines, at)
            line.start += label.end()
            line.text = line.text[label.end() :]
            after = self._paragraph(lines, at)
            if announces == "question":
                self.section = before
            return after
        if label.end() == len(line.text):
            follows = lines[at + 1] if at + 1 < len(lines) else None
            opens = announced(line.text) and (follows is None or follows.blank_before or follows.marker is not None)
            if opens and self.section == "story":
                self.section = "clues"
                self.numbering.restart()
            self._emit("label", line.end, line.end, label=_clean_label(label[1]))
            at += 1
            if at < len(lines) and not lines[at].blank_before and _PROSE.search(lines[at].text):
                return at
            while at < len(lines) and not lines[at].blank_before and _plain(lines[at]):
                self._emit("line", lines[at].start, lines[at].end, label=_clean_label(label[1]))
                at += 1
            return at
        last = at
        while last + 1 < len(lines) and _plain(lines[last + 1]) and runs_on(lines, last, listing=True):
            last += 1
        self._emit("label", line.start + label.end(), lines[last].end, label=_clean_label(label[1]))
        if cells := _spaced(line.text[label.end() :] if last == at else ""):
            self.found[-1] = self.found[-1]._replace(ticked=cells)
        return last + 1

    def _entry(self, lines: list[Line], at: int) -> int:
        line = lines[at]
        mark = line.marker
        assert mark is not None
        latest = self.found[-1] if self.found else None
        if self.offered is not None and line.text.endswith("?") and mark.style in ("number", "named"):
            self._back()  # the next question
        if self._offers(mark, latest, line.text):
            self.offered, self.section = self.section, "options"
        if latest is None or latest.kind != "entry" or latest.section != self.section:
            self.group += 1
        number, parent = self.numbering.number(mark, line.indent)
        last = at
        while last + 1 < len(lines) and _continues(lines, last, line):
            last += 1
        self._emit("entry", line.start, lines[last].end, number=number, parent=parent)
        return last + 1

    def _offers(self, mark: Marker, latest: Passage | None, text: str) -> bool:
        """Whether a list right after a question offers its answers: lettered, or bullets where the clues are already over."""
        if latest is None or self.section == "options":
            return False
        if _TRUE_OR_FALSE.search(f"{latest.label} {latest.text}") and latest.kind != "entry":
            return True
        if not latest.text.endswith("?"):
            return False
        if _WHICH_OF_THESE.search(latest.text):
            return True
        if _FROM_CLUES.search(latest.text) and not any(p.kind == "entry" for p in self.found):
            return False
        if _CAN_YOU.search(latest.text) and not any(p.kind == "entry" for p in self.found):
            return False
        if asks_for_everything(latest.text) and self._lists_last():
            return False  # what everything is asked about are the clues
        if mark.style in ("letter", "capital"):
            told = text.endswith(".") and len(text.split()) > _WORDS_OF_AN_OPTION  # a clue, where there are none yet
            return mark.label.casefold() == "a" and not (told and not any(p.kind == "entry" for p in self.found))
        if mark.style == "number" and latest.kind == "entry" and self.numbering.outer is not None:
            return mark.label == "1" and mark.shape != self.numbering.outer[1]
        return mark.style == "bullet" and any(p.kind == "entry" for p in self.found)

    def _lists_last(self) -> bool:
        """Whether nothing but questions, and a sentence or two of the story, stands between the lists and here: no clue yet."""
        if any(p.kind == "entry" for p in self.found):
            return False
        told = [p for p in reversed(self.found) if not p.text.endswith("?")][:3]
        return next((p.kind in ("label", "line") for p in told if p.kind != "sentence"), False)

    def _paragraph(self, lines: list[Line], at: int) -> int:
        self._back()
        self.group += 1
        last = at
        while last + 1 < len(lines) and not lines[last + 1].blank_before and _plain(lines[last + 1]):
            last += 1
        stops = hard_breaks(lines[at : last + 1])
        first = at
        for i in range(at, last + 1):
            if i == last or i - at in stops:
                self._sentences(lines[first].start, lines[i].end)
                first = i + 1
        if announced(lines[last].text) and self.section in ("story", "title") and last + 1 < len(lines):
            self.section = "clues"
            self.numbering.restart()
        return last + 1

    def _sentences(self, start: int, end: int) -> None:
        text, offsets = flatten(self.clean[start:end])
        for begin, stop in spans_of_sentences(text):
            if _BARE_NUMBER.match(text[begin:stop]):
                continue
            before = self.section
            if self._after_clues() and tells_rows(text[begin:stop]):
                self.section = "answer"
            self._emit("sentence", start + offsets[begin], start + offsets[stop - 1] + 1)
            self.section = before


def _without_q(lines: Sequence[Line]) -> bool:
    """Whether the text is told as a question, "Q: Three ...", and its answer, "A: ..."; the first sign is taken off."""
    asked = [line for line in lines if line.marker is None and line.text.startswith("Q: ")]
    for line in asked:
        line.start += 3
        line.text = line.text[3:].lstrip()
    return len(asked) == 1


def asks_for_everything(question: str) -> bool:
    """Whether a question asks for the whole solution, and not for one of several options: "Who baked what?"."""
    return _MATCHING.search(question) is not None and not _OF_THESE.search(question)


def _label_of(line: Line) -> re.Match[str] | None:
    label = _LABEL.match(line.text)
    if label is not None or not ("  " in line.text or "=" in line.text):
        return label
    # "Una  does  not  want  a  lute,  ...": wide gaps all along, and no list behind a label
    said = line.text[-1:] in (".", "!", "?") and len(_WIDE.split(line.text)) == len(line.text.split())
    return None if said else _GAP_LABEL.match(line.text)


def _spaced(text: str) -> tuple[str, ...]:
    """The items of a list that only wide gaps divide, "Goats:  Bramble   Clover   Straw Hat"; none where a sign does."""
    cells = tuple(re.split(r" {2,}", text.strip()))
    divided = len(cells) > 2 and not any(sign in text for sign in ",;|")
    return cells if divided and all(len(cell) <= 40 and cell[-1] not in ".?!" for cell in cells) else ()


def _clean_label(label: str) -> str:
    return flatten(label)[0].strip(" *_\"'")


def _is_prose(lines: Sequence[Line], at: int, label: re.Match[str]) -> bool:
    """Whether a paragraph merely has a colon in its first sentence: more sentences follow without a break."""
    rest = lines[at].text[label.end() :]
    if label[1].count(",") > 1 and rest[-1:] == ".":
        return True  # "Three friends, Ann, Ben and Cleo, won three cups: one for ..."
    if rest[-1:] == "." and _TOLD_OF_ALL.fullmatch(label[1]):
        return True
    if section_over(label[1], rest) is not None:
        return False
    while at + 1 < len(lines) and rest and len(rest) < 1000 and _plain(lines[at + 1]) and runs_on(lines, at):
        at += 1
        rest += " " + lines[at].text
    return sum(1 for _ in spans_of_sentences(rest)) > 1


def _plain(line: Line) -> bool:
    """Whether a line goes on with the text above: no marker, heading or label of its own, or in the middle of a sentence."""
    if line.marker is not None or line.heading or line.row or line.labelled:
        return False
    if not line.blank_before and line.text[:1].islower() and line.text[:1].isalpha():
        return True
    return section_of(line.text) is None and not _label_of(line)


def _heads_list(lines: list[Line], at: int) -> bool:
    """Whether a line such as "Pay" stands right over a line such as "$11, $12, $14", and nothing else is beside them."""
    if at + 1 >= len(lines) or not _HEAD.fullmatch(lines[at].text):
        return False
    below, after = lines[at + 1], lines[at + 2] if at + 2 < len(lines) else None
    apart = lines[at].blank_before and not below.blank_before and (after is None or after.blank_before)
    return apart and below.marker is None and not below.heading and _LISTED.fullmatch(below.text) is not None


def _is_title(lines: list[Line]) -> bool:
    """Whether the first line is a title: short, no closing stop, and clearly apart from the next line."""
    line = lines[0]
    if len(lines) < 2 or len(line.text) > 60 or line.text.endswith(_TITLE_END) or _LABEL.match(line.text):
        return False
    words = line.text.split()
    if _FINITE.search(line.text):
        return False
    capital = sum(w[:1].isupper() for w in words) * 2 >= len(words)
    return len(words) <= 9 and (
        lines[1].blank_before or (capital and lines[1].text[:1].isupper() and len(lines[1].text) > len(line.text) + 15)
    )


def _continues(lines: list[Line], last: int, entry: Line) -> bool:
    """Whether the line after `last` still belongs to the list entry that began at `entry`."""
    line, before = lines[last + 1], lines[last]
    if line.marker is not None or line.heading or line.row or section_of(line.text) is not None:
        return False
    if before.text.endswith("?") and is_reply(line.text):
        return False
    if line.blank_before:
        return line.indent > entry.indent and before.text[-1:] not in ".?!"
    if line.indent > entry.indent:
        return True
    labelled = _LABEL.match(line.text)
    if labelled and line.text[:1].isupper() and before.text[-1:] in ".?!":
        return False
    if before.text[-1:] not in ".?!":
        return not labelled or (line.text[:1].islower() and not _opens_list(lines, last + 1, entry))
    hanging = any(other.indent > entry.indent for other in lines[:last] if other.marker is None and not other.blank_before)
    more = any(other.marker is not None and entry.marker is not None and other.marker.shape == entry.marker.shape
               for other in lines[last + 2 : last + 6])  # fmt: skip
    return more and not hanging and not line.text.endswith("?")


def _opens_list(lines: list[Line], at: int, entry: Line) -> bool:
    """Whether a line such as "hills:" stands over entries like the one before it, and no further in."""
    below = lines[at + 1] if at + 1 < len(lines) else None
    if not lines[at].text.endswith(":") or lines[at].indent > entry.indent or below is None:
        return False
    return below.marker is not None and entry.marker is not None and below.marker.shape == entry.marker.shape
