"""Which sentences are clues, which are facts of the preamble, which are notes, and what is asked. Nothing is dropped."""

import re
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from nlpuzzle.puzzle import Category, Clue, Option, Question, Span
from nlpuzzle.reading import Document, Passage, locate
from nlpuzzle.reading.headings import section_of
from nlpuzzle.reading.numbering import BELOW
from nlpuzzle.reading.sentences import spans_of_sentences
from nlpuzzle.regex import regex
from nlpuzzle.understanding.framing.background import denied_of_all
from nlpuzzle.understanding.framing.bearing import ABOUT, Bearing
from nlpuzzle.understanding.framing.others import told_before_others
from nlpuzzle.understanding.framing.outsiders import tells_of_an_outsider
from nlpuzzle.understanding.framing.questions import question_in
from nlpuzzle.understanding.framing.scenes import with_whole_lists
from nlpuzzle.understanding.framing.turning import turns_what_follows

__all__ = ["Sorted", "sort_sentences"]


_AMONG_THEM = regex(r"(?:Among|Amongst|Of|Out of) ")
_EACH_OF_THEM = regex(r"(?:each|all) (?:of|having|with|being|who have|who has) [^,.;]*, ")


#: the number of the question before the letter of its answer: "3b"
_OWN_LETTER = regex(r"\A\d+(?=[a-z]\Z)", re.I)


class Sorted(NamedTuple):
    """The sentences of a document by their use."""

    clues: tuple[Clue, ...]
    notes: tuple[Clue, ...]
    questions: tuple[Question, ...]
    story: str
    #: the story without the clues that stand in it: a word of a clue must not support itself
    background: str


#: a label that says no more than that a clue follows: "Clue 3", "(b)", "Hint", "The facts"
_NAMES_A_CLUE = regex(
    r"(?:(?:the |a |one |your |first |second |third |fourth |fifth |last |final |next |another |extra |more |bonus |and )*"
    r"(?:clues?|facts?|hints?|helps?|rules?|notes?|given|evidence|information|constraints?|conditions?|premises?|"
    r"remember|statements?|nb|n\.b\.|ps|p\.s\.))?[ .,#)(-]*(?:no\.? ?|number )?(?:\d+|[a-z]|[ivx]+)?[.) ]*",
    re.I,
)
#: "amber, beige and dark red."
_BARE_LIST = regex(r"(?:[\w'-]+(?: [\w'-]+){0,2}(?:, (?:and |or )?| and | or )){2,}[\w'-]+(?: [\w'-]+){0,2}[.;]?")
_QUOTES = frozenset("\"'“‘«„")
_ASKS = regex(r"(?:who|whose|which|what|where|when|how|is|are|does|did)\b", re.I)
#: "Nobody sleeps much in Mill Lane", before anybody is named
_NOBODY = regex(r"(?:nobody|no one|none|no|neither)\b", re.I)
_STATES = regex(r"\b(?:is|are|was|were|has|have|had|does|did|not|isn't|lives|owns|likes)\b")


def sort_sentences(document: Document, used: frozenset[int], rest: Mapping[int, str], categories: Sequence[Category]) -> Sorted:
    """Sort the passages: `used` ones are lists, `rest` what a list's sentence says beside it."""
    return _Sorter(document, used, rest, categories).run()


def _after_everybody(text: str, categories: Sequence[Category]) -> int:
    """ "Among Ann, Ben and Cleo, each of another age, | Ann is the oldest": where what it says of one of them begins."""
    if not _AMONG_THEM.match(text):
        return 0
    for comma in re.finditer(", ", text):
        told = text[: comma.start()]
        if any(all(item in told for item in category.items) for category in categories):
            each = _EACH_OF_THEM.match(text, comma.end())
            return each.end() if each else comma.end()
    return 0


class _Sorter:
    def __init__(
        self,
        document: Document,
        used: frozenset[int],
        rest: Mapping[int, str],
        categories: Sequence[Category],
    ) -> None:
        self.document, self.used, self.rest, self.categories = document, used, rest, categories
        self.bearing = Bearing(categories)
        self.clues: list[Clue] = []
        self.facts: list[Clue] = []
        self.notes: list[Clue] = []
        self.questions: list[Question] = []
        self.story: list[str] = []
        #: the story without the clues in it
        self.background: list[str] = []
        self.numbers: set[str] = set()
        self.running = 0
        #: before the lists, and before all clues
        self.opening = False
        #: the lists and the clue entries; "" where no clue is an entry
        self.listed = ""
        #: the sentences and list lines that came before the clues, or between them
        self.told: set[str] = set()
        #: the heading that turns what stands below it
        self.turned = ""

    def run(self) -> Sorted:
        passages = self.document.passages
        listed = self._clue_entries(passages)
        loose = not listed
        lists = [f"{p.label} {p.text}" for i, p in enumerate(passages) if i in self.used]
        self.listed = " ".join((*lists, *(p.text for p in listed.values()))) if listed else ""
        options: list[tuple[int, Passage]] = []
        for i, p in enumerate(passages):
            if p.section == "answer":
                continue
            if p.section == "options" and p.kind in ("entry", "line", "sentence"):
                options.append((i, p))
                continue
            self._options(options)
            options = []
            if p.kind == "heading" or (p.kind == "label" and not p.text):
                over = p.text or p.label
                told = p.kind == "label" or ":" in self.document.text[p.span.start : p.span.end + 1]  # no title
                self.turned = over.rstrip(": ") if told and turns_what_follows(over) else ""
            if p.kind == "heading":
                if p.section == "options":
                    self._ask(Question(p.text, p.span))
                elif section_of(p.text) is None and _STATES.search(p.text) and self._constrains(p.text):
                    self._other(p, loose)
                elif p.section in ("title", "story") and p.text:
                    self._tell(p.text if p.text[-1] in ".:!?" else f"{p.text}.")  # "Market Day. Four traders ..."
                continue
            if p.kind == "label" and len(p.ticked) > 1 and any(set(p.ticked) <= set(c.items) for c in self.categories):
                self._tell(f"{p.label}: {p.text}")  # a chart to fill in, below the list of those who stand on its left
                continue
            if self.turned and p.text and i not in self.used:
                p = p._replace(label=f"{self.turned}: {p.label}".rstrip(": "))
            repeated = i in listed and _plain(p.text) in self.told
            if i not in listed:
                self.told.add(_plain(p.text))
            if i in self.used:
                self._tell(f"{p.label}: {p.text}" if p.label else p.text)
                if not p.ticked and self.bearing.says_more(self.rest.get(i, "")):  # beside a column stand other lists
                    begin = _after_everybody(p.text, self.categories)
                    end = told_before_others(p.text, [item for category in self.categories for item in category.items])
                    end = end if end > begin else len(p.text)
                    self._add(p.text[begin:end], locate(self.document.text, p.span, begin, end), loose)
                elif not p.ticked and (begin := denied_of_all(p.text)):
                    self._add(p.text[begin:], locate(self.document.text, p.span, begin, len(p.text)), loose)
                continue
            if repeated:
                self._note(p.text, p.span)
            elif i in listed and self.bearing.states_the_frame(p.text):
                self._note(p.text, p.span)
                self._tell(p.text)
            elif i in listed:
                self._clue(p)
                if p.text.endswith(":") and turns_what_follows(p.text):
                    self.turned = p.text.rstrip(": ")
            else:
                self.opening = not self.clues and any(at > i for at in self.used)
                self._other(p, loose)
        self._options(options)
        questions = tuple(q for q in self.questions if q.options or section_of(q.text) != "options")
        return Sorted((*self.facts, *self.clues), tuple(self.notes), questions, " ".join(self.story), " ".join(self.background))

    def _clue_entries(self, passages: Sequence[Passage]) -> dict[int, Passage]:
        """The passages that are clues by their place: list entries, and sentences among those under a clue heading."""
        headed = any(p.kind == "entry" and p.section == "clues" for p in passages)
        entries = {
            i
            for i, p in enumerate(passages)
            if i not in self.used
            and p.kind == "entry"
            and not (headed and p.section == "story" and ABOUT.search(p.text))  # "• Fill in the chart, using the clues"
            and not (p.section == "story" and _is_asked(p.text))
            and (
                p.section in ("clues", "story", "lists")
                or (p.section == "question" and not question_in(p.text) and self._constrains(p.text))
            )
        }
        under = {
            i
            for i, p in enumerate(passages)
            if i not in self.used
            and p.section == "clues"
            and p.kind in ("sentence", "line")
            and not self.bearing.is_for_the_reader(p.text)
            and not (question_in(p.text) or (" " not in p.text and section_of(p.text.rstrip(" .:"))))  # "Question."
        }
        last = max((i for i in entries if passages[i].section == "clues"), default=None)
        if last is not None:
            under = {i for i in under if i < last or self._constrains(passages[i].text)}
        return {i: passages[i] for i in sorted(entries | under)}

    def _clue(self, p: Passage) -> None:
        """A clue entry; a question at its end is asked by itself."""
        text, span = self._with_its_label(p) if self.turned and p.label else (p.text, p.span)
        if text.endswith("?"):
            parts = list(spans_of_sentences(text))
            begin, end = parts[-1]
            asked = question_in(text[begin:end])
            if asked is not None:
                if asked[2]:
                    self._ask(Question(text[begin + asked[0] : end], locate(self.document.text, p.span, begin + asked[0], end)))
                else:
                    self._note(text[begin:end], locate(self.document.text, p.span, begin, end))
                span = locate(self.document.text, p.span, 0, parts[-2][1]) if len(parts) > 1 else p.span
                text = text[: parts[-2][1]] if len(parts) > 1 else ""
        if text:
            parent = p.parent if p.parent in self.numbers else None
            if p.parent == BELOW and self.clues:
                parent = self.clues[-1].parent or self.clues[-1].number
                below = sum(clue.parent == parent for clue in self.clues)
                number = f"{parent}{chr(97 + below % 26)}"
                self.numbers.add(number)
            else:
                number = self._number(p.number)
            self.clues.append(Clue(number, text, span, parent))

    def _number(self, own: str) -> str:
        """The reader's own number; the next free one for bullets, and where two lists use the same numbers."""
        number = own
        if not number or number in self.numbers:
            self.running += 1
            while str(self.running) in self.numbers:
                self.running += 1
            number = str(self.running)
        elif number.isdecimal():
            self.running = max(self.running, int(number))
        self.numbers.add(number)
        return number

    def _other(self, p: Passage, loose: bool) -> None:
        text = p.text
        if p.kind == "label":
            if not text:
                self._tell(f"{p.label}:")
                return
            text = f"{p.label}: {text}"
        self.story.append(text)
        clues = len(self.clues) + len(self.facts)
        self._sort(p, text, loose)
        if len(self.clues) + len(self.facts) == clues:
            self.background.append(text)

    def _tell(self, text: str) -> None:
        self.story.append(text)
        self.background.append(text)

    def _sort(self, p: Passage, text: str, loose: bool) -> None:
        """Where a sentence that no list holds belongs: a question, a clue, or a mere note."""
        asked = question_in(text)
        if asked is not None:
            begin, end, wanted = asked
            if wanted:
                self._ask(Question(text[begin:end], p.span))
            if text[:begin].strip() and self.bearing.item is not None and self.bearing.item.search(text[:begin]) and not wanted:
                self._add(text, p.span, loose)
            elif not wanted:
                self._note(text, p.span)
            return
        idle = self.opening and _NOBODY.match(text) and not (self.bearing.item is not None and self.bearing.item.search(text))
        idle = idle or (self.opening and self.bearing.sets_the_scene(text)) or self._of_an_outsider(text)
        idle = idle or (bool(self.questions) and self._is_an_item(text))
        if p.section != "question" and not idle and self._constrains(text):
            self._add(*self._with_its_label(p), loose)
        elif p.section == "question" and p.kind == "sentence" and _ASKS.match(text):
            self._ask(Question(text, p.span))
        elif p.kind == "sentence" and (begin := denied_of_all(text)):
            self._note(text[:begin].rstrip(", "), locate(self.document.text, p.span, 0, begin))
            self._add(text[begin:], locate(self.document.text, p.span, begin, len(text)), loose)
        else:
            self._note(text, p.span)

    def _with_its_label(self, p: Passage) -> tuple[str, Span]:
        """What a line says, with the words before its colon, unless they say no more than that it is a clue.

        "Exactly one of these is true: ...", "It is a lie: ..." turn what follows.
        """
        if not p.label or _NAMES_A_CLUE.fullmatch(p.label) or _BARE_LIST.fullmatch(p.text) or self._only_speaks(p):
            return p.text, p.span
        text = f"{p.label}: {p.text}"
        start = self.document.text.rfind(p.label, 0, p.span.start)
        return text, p.span if start < 0 else Span(start, p.span.end)

    def _only_speaks(self, p: Passage) -> bool:
        """ "Vet: "The cat came last."": a speaker, and none of those that the puzzle is about."""
        named = self.bearing.item is not None and bool(self.bearing.item.search(p.label))
        return p.text[:1] in _QUOTES and len(p.label.split()) < 3 and p.label[:1].isupper() and not named

    def _of_an_outsider(self, text: str) -> bool:
        """Whether a sentence before the lists and the clue entries names no item, but somebody who is told of nowhere else."""
        if not self.opening or self.listed == "":
            return False
        text = with_whole_lists(text, self.categories)
        if self.bearing.item is not None and self.bearing.item.search(text):
            return False
        return tells_of_an_outsider(text, self.listed)

    def _is_an_item(self, text: str) -> bool:
        """A line after a question that only names an item is one of its answers."""
        return any(text.rstrip(".") in category.items for category in self.categories)

    def _constrains(self, text: str) -> bool:
        return self.bearing.constrains(text, bool(self.clues))

    def _add(self, text: str, span: Span, loose: bool) -> None:
        if loose:
            self.running += 1
            self.clues.append(Clue(str(self.running), text, span))
        else:
            self.facts.append(Clue(f"p{len(self.facts) + 1}", text, span))

    def _note(self, text: str, span: Span) -> None:
        if text:
            self.notes.append(Clue(f"n{len(self.notes) + 1}", text, span))

    def _ask(self, question: Question) -> None:
        self.questions.append(question)

    def _options(self, found: list[tuple[int, Passage]]) -> None:
        """Options belong to the question before them."""
        if not found:
            return
        letters = [_OWN_LETTER.sub("", p.number or chr(97 + n)).upper() for n, (_, p) in enumerate(found)]
        options = tuple(Option(letter, p.text, p.span) for letter, (_, p) in zip(letters, found, strict=True))
        if self.questions:
            last = self.questions[-1]
            self.questions[-1] = Question(last.text, last.span, (*last.options, *options))
        else:
            first, end = found[0][1], found[-1][1]
            self.questions.append(Question("Options:", Span(first.span.start, end.span.end), options))


def _is_asked(text: str) -> bool:
    """Whether an entry is a question and nothing else."""
    asked = question_in(text) if text.endswith("?") and sum(1 for _ in spans_of_sentences(text)) == 1 else None
    return asked is not None and asked[0] == 0 and asked[2]


def _plain(text: str) -> str:
    """A sentence as it is compared with one told before."""
    return " ".join(text.casefold().split())
