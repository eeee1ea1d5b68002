"""Clauses remembered: what the things of a puzzle are called changes nothing in how a sentence about them is read.

The second time a clause comes, names aside, it is read by somebody who cannot see them: of an item he knows the category, of
the puzzle only what he asks, and every question is written down with its answer. Where the clause comes again, in this puzzle
or another, and each of these questions has the same answer, so has the clause: its rules, with the names in their places.
Whoever looks at a name stops the experiment; such a clause is read anew each time.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache, cached_property
from typing import Any, NoReturn

from nlpuzzle.english.words import Word
from nlpuzzle.puzzle import Category, Frame, Item
from nlpuzzle.rules import Beside, Term
from nlpuzzle.understanding.groups import Group
from nlpuzzle.understanding.said import Said
from nlpuzzle.understanding.support import Support
from nlpuzzle.understanding.tokens import Choice, Token

__all__ = ["ReadsClause", "remembered"]

Tokens = tuple[Token, ...]
ReadsClause = Callable[[Tokens, Sequence[Term], Frame, Support], Said]

#: so many clauses are remembered, each with so many sets of answers
_MOST_CLAUSES, _MOST_ANSWERS = 4096, 8
#: reading without the names takes twice as long, and most clauses come once: only so many misses are worth it
_WORTH = 2
#: what tells the labels of a category, or the order in which they stand
_LABELS = frozenset({"items", "ranked", "blanks", "index", "values", "description"})


class _Looked(Exception):
    """The reading depends on what something is called."""


def _stop(*_: object) -> NoReturn:
    raise _Looked


class _Slot(Item):
    """An item of which only the category is known, and whether it is the same as another."""

    __slots__ = ("number",)
    number: int
    label = property(_stop)
    __lt__ = __le__ = __gt__ = __ge__ = _stop  # type: ignore[assignment, unused-ignore]
    __repr__ = _stop

    def __init__(self, category: str, number: int) -> None:
        object.__setattr__(self, "category", category)
        object.__setattr__(self, "number", number)

    def __eq__(self, other: object) -> bool:
        if isinstance(other, Item) and not isinstance(other, _Slot) and other.category == self.category:
            raise _Looked
        return isinstance(other, _Slot) and self.number == other.number

    def __hash__(self) -> int:
        return hash((self.category, self.number))


@dataclass(frozen=True, slots=True)
class _Place:
    """A word of a clause: that of a gap, or of a token itself. Whoever asks it for its letters looks at a name."""

    token: int
    at: int
    of_gap: bool = False

    def __getattr__(self, name: str) -> NoReturn:
        raise _Looked


@dataclass(slots=True)
class _Clause:
    """A clause without its names, and the names."""

    key: tuple[object, ...]
    names: tuple[Item, ...]
    tokens: Tokens
    antecedent: Sequence[Term]


class _Names:
    """Numbers the items of categories that are not ordered: where something stands in an order is known by its name."""

    def __init__(self, frame: Frame) -> None:
        self._frame = frame
        self.slots: dict[Item, _Slot] = {}

    def slot(self, term: Term) -> Term:
        if isinstance(term, Beside):
            return replace(term, term=self.slot(term.term))
        if not isinstance(term, Item) or self._frame.by_name[term.category].ordered:
            return term
        if term not in self.slots:
            self.slots[term] = _Slot(term.category, len(self.slots))
        return self.slots[term]

    def told(self, token: Token) -> tuple[object, object]:
        """What is known of a token's own words and of what it refers to."""
        reference = token.reference
        if isinstance(reference, Choice):
            items = tuple(map(self.slot, reference.items))
            return (_unnamed(token, items) or (token.words and _spelt(token.words))), (reference.exact, items)
        if isinstance(reference, Group):
            return _spelt(token.words), ("group", reference.known, tuple(map(self.slot, reference.items)))
        return _spelt(token.words), reference


def _unnamed(token: Token, items: Sequence[Term]) -> int:
    """How many words name the item, where they do nothing else; 0 where they are words like others."""
    choice = token.reference
    plain = isinstance(choice, Choice) and choice.exact and all(isinstance(item, _Slot) for item in items)
    return len(token.words) if plain and items and token.type == "ITEM" and token.number is None else 0


def _spelt(words: Sequence[Word]) -> tuple[object, ...]:
    """Words as they are written, wherever they stand."""
    return tuple([word[:3] + word[5:] for word in words])


def _clause(tokens: Tokens, antecedent: Sequence[Term], frame: Frame) -> _Clause:
    names = _Names(frame)
    told = [
        (t.type, t.value, t.number, t.unit, t.adjective, t.assumed, _spelt(t.gap), names.told(t))
        for t in tokens
    ]  # fmt: skip
    key = (tuple(told), tuple(map(names.slot, antecedent)))
    return _Clause(key, tuple(names.slots), tokens, antecedent)


# ---- the puzzle, asked


@dataclass(frozen=True, slots=True)
class _Named:
    """In a question or an answer: the category of that name."""

    name: str


@dataclass(frozen=True, slots=True)
class _Told:
    """In a question: the token with that number."""

    token: int


class _Asked:
    """The questions that a reading asked, with their answers."""

    def __init__(self, tokens: Tokens) -> None:
        self.tokens = {id(token): _Told(i) for i, token in enumerate(tokens)}
        self.answers: dict[tuple[str, tuple[object, ...]], object] = {}

    def put(self, value: Any) -> Any:
        """A value as it stands in a question or an answer."""
        if isinstance(value, _CategoryAsked):
            return _Named(value.name)
        if isinstance(value, Category):
            return _Named(value.name)
        if isinstance(value, Token):
            return self.tokens.get(id(value)) or _stop()
        if isinstance(value, Word | Item | str | int | frozenset) or value is None:
            return value
        if isinstance(value, Iterable):
            return tuple(map(self.put, value))
        return _stop()


def _real(value: Any, clause: _Clause, frame: Frame) -> Any:
    """A value of a question in a puzzle."""
    match value:
        case _Named(name):
            return frame.by_name[name]
        case _Told(token):
            return clause.tokens[token]
        case _Slot():
            return clause.names[value.number]
        case Word():
            return value
        case tuple():
            return tuple(_real(part, clause, frame) for part in value)
    return value


def _answer(question: str, arguments: tuple[object, ...], clause: _Clause, frame: Frame, support: Support) -> object:
    """What a puzzle answers: its categories stand in answers by their names."""
    match question.partition("."):
        case "category", _, attribute:
            return getattr(frame.by_name[str(arguments[0])], attribute)
        case "frame", _, "names":
            return tuple(c.name for c in frame)
        case "frame", _, "ordered":
            return tuple(c.name for c in frame.ordered)
        case "frame", _, "anchor":
            return frame.anchor and frame.anchor.name
        case "frame", _, attribute:
            return getattr(frame, attribute)
    value = getattr(support, question)
    if not callable(value):
        return value
    answer = value(*(arguments if _of_words(arguments) else _real(arguments, clause, frame)))
    return _Named(answer.name) if isinstance(answer, Category) else answer


class _CategoryAsked:
    """A category of which only what is asked is known."""

    def __init__(self, name: str, puzzle: "_Puzzle") -> None:
        self.name, self._puzzle = name, puzzle

    def __getattr__(self, attribute: str) -> Any:
        if attribute in _LABELS and not self.ordered:
            raise _Looked
        found = self._puzzle.ask(f"category.{attribute}", self.name)
        if callable(found):
            raise _Looked
        setattr(self, attribute, found)  # asked once
        return found


class _FrameAsked:
    """A frame of which only what is asked is known."""

    def __init__(self, puzzle: "_Puzzle") -> None:
        self._puzzle = puzzle

    @property
    def by_name(self) -> "_FrameAsked":
        return self

    def __getitem__(self, name: str) -> _CategoryAsked:
        return self._puzzle.category(name)

    def __iter__(self) -> Iterator[_CategoryAsked]:
        return map(self._puzzle.category, self._puzzle.ask("frame.names"))

    @cached_property
    def ordered(self) -> tuple[_CategoryAsked, ...]:
        return tuple(map(self._puzzle.category, self._puzzle.ask("frame.ordered")))

    @cached_property
    def anchor(self) -> _CategoryAsked | None:
        name = self._puzzle.ask("frame.anchor")
        return None if name is None else self._puzzle.category(name)

    @cached_property
    def size(self) -> int:
        return int(self._puzzle.ask("frame.size"))

    def __getattr__(self, name: str) -> NoReturn:
        raise _Looked


class _Puzzle:
    """The support of a puzzle's words, and through it the puzzle, of which only what is asked is known."""

    def __init__(self, clause: _Clause, frame: Frame, support: Support, asked: _Asked) -> None:
        self._clause, self._real_frame, self._support, self._asked = clause, frame, support, asked
        self._categories: dict[str, _CategoryAsked] = {}
        self.frame = _FrameAsked(self)
        self.shapes: dict[tuple[Word, ...], str] = {}

    def category(self, name: str) -> _CategoryAsked:
        if name not in self._categories:
            self.ask("category.name", name)
            self._categories[name] = _CategoryAsked(name, self)
        return self._categories[name]

    def ask(self, question: str, *arguments: object) -> Any:
        put = (question, arguments if _of_words(arguments) else self._asked.put(arguments))
        if put not in self._asked.answers:
            self._asked.answers[put] = _answer(*put, self._clause, self._real_frame, self._support)
        answer = self._asked.answers[put]
        if isinstance(answer, Item):
            raise _Looked
        return self.category(answer.name) if isinstance(answer, _Named) else answer

    def __getattr__(self, name: str) -> Any:
        if not callable(getattr(self._support, name)):
            return self.ask(name)
        setattr(self, name, lambda *arguments: self.ask(name, *arguments))  # looked up once
        return getattr(self, name)


# ---- what was read, without names and with them


@dataclass(frozen=True, slots=True)
class _Entry:
    """What a clause without names says wherever these questions have these answers."""

    #: of the frame, and of words and tokens together: any question
    whatever: tuple[tuple[str, tuple[object, ...], object], ...]
    #: of a category: its name, what is asked, the answer
    of_categories: tuple[tuple[str, str, object], ...]
    #: of words alone, which are the same in every puzzle
    of_words: tuple[tuple[str, tuple[Any, ...], object], ...]
    #: of one token: the question, which token, the answer
    of_tokens: tuple[tuple[str, int, object], ...]
    said: Said

    def holds(self, clause: _Clause, frame: Frame, support: Support) -> bool:
        """Whether a clause with these tokens, names aside, gets the same answers here."""
        for question, put, answer in self.whatever:
            if _answer(question, put, clause, frame, support) != answer:
                return False
        for name, attribute, answer in self.of_categories:
            category = frame.by_name.get(name)
            if category is None or getattr(category, attribute) != answer:
                return False
        for question, words, answer in self.of_words:
            if getattr(support, question)(*words) != answer:
                return False
        return all(getattr(support, question)(clause.tokens[at]) == answer for question, at, answer in self.of_tokens)


def _read_unseen(read: ReadsClause, clause: _Clause, frame: Frame, support: Support) -> _Entry:
    """Reads a clause without its names. Raises `_Looked` where they matter."""
    names = _Names(frame)
    shown: list[Token] = []
    for i, token in enumerate(clause.tokens):
        reference = token.reference
        if isinstance(reference, Choice | Group):
            items = tuple(map(names.slot, reference.items))
            words = tuple(_Place(i, at) for at in range(_unnamed(token, items))) or token.words
            token = replace(token, words=words, reference=replace(reference, items=items))  # type: ignore[arg-type]
        shown.append(token)
    asked = _Asked(tuple(shown))
    puzzle: Any = _Puzzle(clause, frame, support, asked)
    said = read(tuple(shown), tuple(map(names.slot, clause.antecedent)), puzzle.frame, puzzle)
    said = _placed(said, tuple(shown))
    whatever, of_categories, of_words, of_tokens = [], [], [], []
    for (question, put), answer in asked.answers.items():
        match put:
            case (str() as name,) if question.startswith("category."):
                of_categories.append((name, question.partition(".")[2], answer))
            case (_Told(at),):
                of_tokens.append((question, at, answer))
            case (_, *_) if _of_words(put) and not isinstance(answer, _Named):
                of_words.append((question, _anywhere(put), answer))
            case _:
                whatever.append((question, put, answer))
    return _Entry(tuple(whatever), tuple(of_categories), tuple(dict.fromkeys(of_words)), tuple(of_tokens), said)


def _of_words(put: object) -> bool:
    """Whether a question is of words alone, and the same in every puzzle."""
    kind = type(put)
    return kind is Word or kind is str or (kind is tuple and all(map(_of_words, put)))  # type: ignore[call-overload]


def _anywhere(put: Any) -> Any:
    """Words wherever they stand."""
    return put._replace(start=0, end=0) if type(put) is Word else tuple(map(_anywhere, put)) if type(put) is tuple else put


def _placed(said: Said, tokens: Tokens) -> Said:
    """What was said, with the places of the words that it objects to."""
    if said.objection is None:
        return said
    places: dict[object, _Place] = {}
    for i, token in enumerate(tokens):
        for at, word in enumerate(token.words):
            places.setdefault(word, _Place(i, at))
        for at, word in enumerate(token.gap):
            places.setdefault(word, _Place(i, at, True))
    if any(word not in places for word in said.objection.words):
        raise _Looked
    words: Any = tuple(places[word] for word in said.objection.words)
    return replace(said, objection=replace(said.objection, words=words))


def _named(said: Said, clause: _Clause) -> Said:
    """What was said without names, with those of a clause."""
    objection = said.objection
    if objection is not None:
        places: Any = objection.words
        objection = replace(objection, words=tuple(_word(place, clause) for place in places))
    readings, subjects = _with_names((said.readings, said.subjects), clause.names)
    return Said(readings, subjects, objection, said.alone, said.assumed)


def _word(place: _Place, clause: _Clause) -> Word:
    token = clause.tokens[place.token]
    return token.gap[place.at] if place.of_gap else token.words[place.at]


def _with_names(value: Any, names: Sequence[Item]) -> Any:
    """Rules and terms with every item in its place."""
    kind = type(value)
    if kind is _Slot:
        return names[value.number]
    if kind is tuple:
        return tuple([_with_names(part, names) for part in value])
    fields = _fields(kind)  # type: ignore[arg-type, unused-ignore]  # classes can be hashed
    return kind(*[_with_names(getattr(value, field), names) for field in fields]) if fields else value


@cache
def _fields(kind: Any) -> tuple[str, ...]:
    """The fields of a kind of rule or term; none for anything else."""
    return getattr(kind, "__match_args__", ()) if kind.__module__.startswith("nlpuzzle.rules") else ()


class _Known:
    """What is known of a clause without its names."""

    __slots__ = ("entries", "misses")

    def __init__(self) -> None:
        #: what it says under some answers, the latest last; None where it must be read anew each time
        self.entries: list[_Entry] | None = []
        self.misses = 0


_memory: dict[tuple[object, ...], _Known] = {}


def remembered(read: ReadsClause, tokens: Tokens, antecedent: Sequence[Term], frame: Frame, support: Support) -> Said:
    """What `read` makes of a clause, from memory where it was read before with the same answers."""
    clause = _clause(tokens, antecedent, frame)
    known = _memory.get(clause.key)
    if known is None:
        if len(_memory) >= _MOST_CLAUSES:
            _memory.pop(next(iter(_memory)), None)
        known = _memory[clause.key] = _Known()
    if known.entries is None:
        return read(tokens, antecedent, frame, support)
    for entry in reversed(known.entries):
        if entry.holds(clause, frame, support):
            return _named(entry.said, clause)
    known.misses += 1
    if known.misses % _WORTH:
        return read(tokens, antecedent, frame, support)
    try:
        entry = _read_unseen(read, clause, frame, support)
    except _Looked:
        known.entries = None
        return read(tokens, antecedent, frame, support)
    known.entries = [*known.entries[1 - _MOST_ANSWERS :], entry]
    return _named(entry.said, clause)
