"""The clue grammar at work: tokens in, the tree of the one construction they form out. LALR, so every shape has one tree."""

from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from typing import Any

from lark import Lark, Tree, UnexpectedToken
from lark import Token as LarkToken
from lark.lexer import Lexer

from nlpuzzle.resources import folder, kept

__all__ = ["Unfit", "clue_parser", "shape_of"]


class _TokenLexer(Lexer):
    """Passes the types of ready-made tokens through to Lark; the value of a leaf is the index of its token."""

    def __init__(self, lexer_conf: Any) -> None:
        pass

    def lex(self, data: Iterable[str]) -> Iterator[LarkToken]:  # type: ignore[override]
        for i, kind in enumerate(data):
            yield LarkToken(kind, str(i))


class Unfit(Exception):
    """No construction of the grammar takes the tokens; `at` is the index of the first token that does not fit."""

    def __init__(self, at: int) -> None:
        super().__init__(f"token {at} fits no construction")
        self.at = at


@cache
def clue_parser() -> Lark:
    """The parser for grammars/clue.lark, built when first asked for; its tables are kept for the next process.

    Lark compares a digest of the grammar and its own version, so old tables are never used; they load in a tenth of the time.
    """
    grammar = (folder("grammars") / "clue.lark").read_text(encoding="utf-8")
    return Lark(grammar, parser="lalr", lexer=_TokenLexer, cache=kept("clue.tables") or False)


@lru_cache(maxsize=4096)
def shape_of(kinds: tuple[str, ...]) -> Tree[LarkToken]:
    """The tree of a clue's construction from the types of its tokens; each leaf is the index of a token. Raises `Unfit`."""
    try:
        tree = clue_parser().parse(kinds)
    except UnexpectedToken as error:
        at = int(str(error.token)) if str(error.token).isdecimal() else len(kinds) - 1
        raise Unfit(at) from None
    return next(child for child in tree.children if isinstance(child, Tree))
