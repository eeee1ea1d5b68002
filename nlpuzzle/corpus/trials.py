"""One sentence held to what it means: read among the other sentences of its puzzle, as meant, not at all or wrongly."""

from collections.abc import Sequence
from dataclasses import replace

from nlpuzzle.corpus.cases import Case, ExpectedClue
from nlpuzzle.corpus.meaning import same_meaning
from nlpuzzle.making.pages import Said, parts
from nlpuzzle.making.worded import Worded
from nlpuzzle.puzzle import Clue, Frame, Setup
from nlpuzzle.rules import Rule
from nlpuzzle.rules.printing import to_notation
from nlpuzzle.understanding.understand import Understanding
from nlpuzzle.values import dataclass

__all__ = ["Stage", "Trial", "judged", "verdict"]


@dataclass(frozen=True)
class Trial:
    """What became of one sentence or puzzle."""

    #: "same", "unread" or "wrong"; "kept" where it was changed and says what it said, which may be right or wrong
    verdict: str
    #: its kind and form, or what was done to it
    what: str
    text: str
    #: in the notation
    meant: tuple[str, ...]
    read: tuple[str, ...]
    #: the whole text it stood in
    case: Case


@dataclass(frozen=True)
class Stage:
    """Sentences of known meaning about one puzzle, whose clues they are."""

    name: str
    #: what stands before the clues
    opening: str
    setup: Setup
    #: the sentences in order; the clues of the set-up are these, or some of them
    said: tuple[Said, ...]
    #: the categories they are about
    frame: Frame

    def reread(self, at: int, text: str) -> tuple[Rule, ...]:
        """What another sentence in the place of one is read as, among the other clues."""
        clue = next(c for c in self.setup.clues if c.number == str(at + 1))
        changed = replace(clue, text=text)
        clues = tuple(changed if c is clue else c for c in self.setup.clues)
        return Understanding(replace(self.setup, clues=clues)).read(changed).rules

    def trial(self, at: int, text: str, what: str, said: str, meant: Sequence[Rule], read: Sequence[Rule]) -> Trial:
        """The trial of a sentence in the place of one, with its verdict."""
        wanted, found = (tuple(to_notation(rule, self.frame) for rule in rules) for rules in (meant, read))
        texts = [text if k == at else one.text for k, one in enumerate(self.said)]
        clues = "".join(f"{number}. {one}\n" for number, one in enumerate(texts, 1))
        case = Case(
            id=f"{self.name}-{at + 1}",
            source="made",
            text=f"{self.opening}\nClues:\n{clues}",
            clues=[ExpectedClue(number=str(at + 1), rules=list(wanted))],
        )
        return Trial(said, what, text, wanted, found, case)

    def without_unread(self) -> "Stage":
        """The same sentences but those that are not read as they are meant."""
        read = Understanding(self.setup).readings()
        pairs = zip(self.said, self.setup.clues, read, strict=True)
        kept = [(said, clue) for said, clue, one in pairs if verdict(said.rule, one.rules, self.frame) == "same"]
        clues = tuple(_numbered(clue, number) for number, (_, clue) in enumerate(kept, 1))
        return replace(self, setup=replace(self.setup, clues=clues), said=tuple(said for said, _ in kept))


def _numbered(clue: Clue, number: int) -> Clue:
    return replace(clue, number=str(number))


def verdict(rule: Rule, read: tuple[Rule, ...], frame: Frame) -> str:
    """Whether a sentence is read as the rule it was made from."""
    if not read:
        return "unread"
    return "same" if same_meaning(parts(rule), read, frame) else "wrong"


def judged(rule: Rule, new: Worded, read: tuple[Rule, ...], frame: Frame) -> str:
    """What became of a sentence changed by a word: it may say what it said, where that is harmless, or what the word makes."""
    allowed = (rule, *new.others) if new.harmless else new.others
    if not read:
        return "unread"
    return "same" if any(same_meaning(parts(one), read, frame) for one in allowed) else "wrong"
