"""Who gives the marks is no item: "the judges gave Ann 68 points" says that she got them."""

from dataclasses import replace

from nlpuzzle.english.classes import verb_class, word_class
from nlpuzzle.english.morphology import singular
from nlpuzzle.english.words import Word, finite, split
from nlpuzzle.understanding.soundness.support import Support
from nlpuzzle.understanding.tokenising.tokens import Choice, Token

__all__ = ["marks_given"]

Tokens = tuple[Token, ...]

_MARKERS = word_class("markers")
_MARKS = word_class("marks")
_MARKING = verb_class("marking")
_ARTICLES = frozenset({"the", "a", "an"})
#: what begins an amount of marks: "68", "exactly 68", "7 more"
_AMOUNTS = frozenset({"NUM", "EXACTLY", "COMP", "ATLEAST", "ATMOST", "OVER", "UNDER"})


def marks_given(tokens: Tokens, support: Support) -> Tokens:
    """The sentence about who is given marks, where those who give them stand at its beginning or after "by"."""
    return _by_markers(_markers_first(tokens, support), support)


def _markers_first(tokens: Tokens, support: Support) -> Tokens:
    """ "The judges gave | Ann | 68 points": Ann got 68 points."""
    subject, amount = tokens[0], tokens[1]
    gap = subject.gap
    verb = next((k for k, w in enumerate(gap) if w.stem in _MARKING and finite(w.low)), None)
    if subject.type != "ITEM" or verb is None or not _markers(gap[:verb], support):
        return tokens
    if any(w.low not in _ARTICLES for w in gap[verb + 1 :]) or amount.gap or not _of_marks(amount, tokens, support):
        return tokens
    return (replace(subject, gap=gap[verb + 1 :]), replace(amount, gap=(gap[verb].instead("got"),)), *tokens[2:])


def _by_markers(tokens: Tokens, support: Support) -> Tokens:
    """ "Ann was given | 68 points | by the judges": she was given 68 points."""
    if len(tokens) < 3 or not any(w.stem in _MARKING for w in tokens[1].gap) or not _of_marks(tokens[1], tokens, support):
        return tokens
    end = tokens[-1]
    by = next((k for k, w in enumerate(end.gap) if w.low == "by"), None)
    if by is None or any(singular(w.low) not in _MARKS for w in end.gap[:by]) or not _markers(end.gap[by + 1 :], support):
        return tokens
    return (*tokens[:-1], replace(end, gap=end.gap[:by]))


def _markers(words: tuple[Word, ...], support: Support) -> bool:
    """ "The judges", "the jury": nobody whom a category names."""
    if [w.low for w in words[:-1]] != ["the"] or singular(words[-1].low) not in _MARKERS:
        return False
    called = {singular(w.low) for c in support.frame for w in split(f"{c.name} {c.description or ''}")}
    return singular(words[-1].low) not in called


def _of_marks(amount: Token, tokens: Tokens, support: Support) -> bool:
    """Whether it begins an amount of marks: a number of a category of points, or an amount of more or fewer."""
    if isinstance(amount.reference, Choice):
        return amount.number is not None and all(_marks(item.category, support) for item in amount.reference.items)
    scales = [c.name for c in support.frame.ordered if _marks(c.name, support)]
    return amount.type in _AMOUNTS and bool(scales) and sum(t.type == "ITEM" for t in tokens) == 2


def _marks(category: str, support: Support) -> bool:
    """Whether a category is one of points, marks, stars."""
    unit = next((c.unit for c in support.frame if c.name == category), None) or ""
    return bool(_MARKS & {singular(w.low) for w in split(f"{category} {unit}")})
