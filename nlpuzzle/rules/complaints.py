"""What is wrong with a rule somebody typed, in a puzzler's words: syntax, and names the puzzle does not have."""

from __future__ import annotations

from difflib import get_close_matches
from typing import TYPE_CHECKING

from nlpuzzle.errors import NotationError
from nlpuzzle.puzzle import Category, Frame, Item
from nlpuzzle.rules.spelling import is_bare, spell_category, spell_item, spell_label

if TYPE_CHECKING:
    from lark.exceptions import UnexpectedInput

__all__ = ["close_labels", "no_order", "syntax_error", "unknown_category", "unknown_item"]

#: what to type instead of a sign that only looks right
_LOOKALIKES = {
    "≤": "<=", "≥": ">=", "≠": "!=", "“": '"', "”": '"', "„": '"', "−": "-", "–": "-", "—": "-", "×": "*", "&": "and",
    "!": "not", ";": "and", "[": "(", "]": ")",
}  # fmt: skip

#: how a terminal of the grammar is named to a person, in the order of mention; those left out help nobody
_NAMES = {
    "SIGN": "= or another sign",
    "IN": "in {...}",
    "BETWEEN": "between",
    "AND": "and",
    "OR": "or",
    "THEN": "then",
    "IF": "if",
    "ONLY": "only",
    "LEAST": "least",
    "MOST": "most",
    "TO": "to",
    "OF": "of",
    "LPAR": '"("',
    "RPAR": '")"',
    "LBRACE": '"{"',
    "RBRACE": '"}"',
    "COMMA": "a comma",
    "VBAR": '"|"',
    "$END": "the end",
}


def syntax_error(error: UnexpectedInput, text: str, frame: Frame) -> NotationError:
    """The complaint about text the grammar does not take: what was found, what was expected, and what to type instead."""
    from lark.exceptions import UnexpectedToken

    if not isinstance(error, UnexpectedToken):
        at = error.pos_in_stream or 0
        return NotationError(_strange_character(text[at]), at + 1)
    at_end = error.token.type == "$END"
    at = len(text) if at_end else error.token.start_pos or 0
    found = "the rule ends too early" if at_end else f'"{error.token}" cannot stand here'
    expected = _expected(set(error.accepts or ()))
    complaint = f"{found}: expected {expected}" if expected else found
    hint = _unquoted(text, at, frame)
    return NotationError(f"{complaint}; {hint}" if hint else complaint, at + 1)


def unknown_item(label: str, frame: Frame, column: int, category: Category | None = None) -> NotationError:
    """Nobody is called so: names the close labels, or says that it is a category. `category` limits where to look."""
    if category is not None:
        complaint = f"{spell_category(category.name)} has no item {spell_label(label)}"
        elsewhere = frame.find(label)
        if elsewhere:
            return NotationError(f"{complaint}; there is {_any_of([_full(i) for i in elsewhere])}", column)
    elif (named := frame.category(label)) is not None:
        name = spell_category(named.name)
        use = f"{name}(Ann) for Ann's value" if named.ordered else "one of its items"
        return NotationError(f"{name} is a category, not an item: write {use}", column)
    else:
        complaint = f"no item is called {spell_label(label)}"
    close = [spell_item(i, frame) for i in close_labels(label, frame, category)]
    return NotationError(f"{complaint}; did you mean {_any_of(close)}?" if close else complaint, column)


def unknown_category(name: str, frame: Frame, column: int) -> NotationError:
    """No category is called so: names the close ones, or all there are."""
    complaint = f"no category is called {spell_category(name)}"
    names = [c.name for c in frame]
    close = [spell_category(n) for n in _close(name, names)]
    if close:
        return NotationError(f"{complaint}; did you mean {_any_of(close)}?", column)
    if not names:
        return NotationError(f"{complaint}; the puzzle has none", column)
    return NotationError(f"{complaint}; there are {', '.join(spell_category(n) for n in names)}", column)


def no_order(category: Category, frame: Frame, column: int) -> NotationError:
    """The category cannot be compared: names those that can."""
    ordered = [spell_category(c.name) for c in frame if c.ordered]
    return NotationError(
        f"{spell_category(category.name)} is not an ordered category"
        + (f"; compare in {_any_of(ordered)}" if ordered else " and this puzzle has none"),
        column,
    )


def close_labels(label: str, frame: Frame, category: Category | None = None) -> tuple[Item, ...]:
    """The items whose labels look like a misspelling of this one, best first, three at most."""
    items = [i for i in frame.items if category is None or i.category == category.name]
    return tuple(i for name in _close(label, list(dict.fromkeys(i.label for i in items))) for i in items if i.label == name)[:3]


def _close(name: str, names: list[str]) -> list[str]:
    folded: dict[str, list[str]] = {}
    for known in names:
        folded.setdefault(known.casefold(), []).append(known)
    return [known for hit in get_close_matches(name.casefold(), list(folded), n=3, cutoff=0.7) for known in folded[hit]]


def _full(item: Item) -> str:
    return f"{spell_category(item.category)}:{spell_label(item.label)}"


def _any_of(names: list[str]) -> str:
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} or {names[-1]}"


def _strange_character(character: str) -> str:
    if character == '"':
        return "a double quote is opened and never closed"
    if character in _LOOKALIKES:
        return f"{character} is not a sign of the notation: write {_LOOKALIKES[character]}"
    return f"{character} is not a sign of the notation; a label that contains it stands in double quotes"


def _expected(accepts: set[str]) -> str | None:
    """The terminals that could have come next, as a short list in words; None where nothing useful can be said."""
    wanted = []
    if "NOT" in accepts:
        wanted.append("a rule such as Ann = red")
    elif {"WORD", "NUMBER"} <= accepts:
        wanted.append("an item" if "BESIDE" in accepts else "a label")
    elif "WORD" in accepts:
        wanted.append("a category")
    elif "NUMBER" in accepts:
        wanted.append("a number")
    if "NOT" not in accepts and "WORD" not in accepts:
        wanted += [name for terminal, name in _NAMES.items() if terminal in accepts]
    return _any_of(wanted) if wanted else None


def _unquoted(text: str, at: int, frame: Frame) -> str | None:
    """A label or category of this puzzle that needs quotes, stands in the text without them, and explains the trouble."""
    names = [*(i.label for i in frame.items), *(c.name for c in frame)]
    for name in sorted((n for n in dict.fromkeys(names) if n and not is_bare(n)), key=len, reverse=True):
        start = text.casefold().find(name.casefold())
        while start >= 0:
            end = start + len(name)
            outside = not text[max(start - 1, 0) : start].isalnum() and not text[end : end + 1].isalnum()
            if outside and start <= at <= end and text[max(start - 1, 0) : start] != '"':
                return f"write {spell_label(name)} in double quotes"
            start = text.casefold().find(name.casefold(), start + 1)
    return None
