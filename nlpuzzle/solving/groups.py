"""Small groups: when three items of a category have only three partners between them, those partners are theirs alone."""

from nlpuzzle.solving.board import Board, Clash

__all__ = ["SIZE", "keep_groups_together"]

#: the largest group looked for: larger ones are rare and cost more than the guesses they save
SIZE = 3


def keep_groups_together(board: Board) -> bool:
    """Cut what such groups rule out; whether anything was cut. Raises Clash where a group has too few partners."""
    before = len(board.queue)
    for first in range(board.m):
        for second in range(board.m):
            if first != second:
                _in_block(board, first, second)
    return len(board.queue) > before


def _in_block(board: Board, first: int, second: int) -> None:
    """The groups of items of one category by their partners in another."""
    rows, mask, start = board.rows, board.masks[second], first * board.n
    partners = [row & mask for row in rows[start : start + board.n]]
    for shared in {links for links in partners if 1 < links.bit_count() <= SIZE}:
        group = [links for links in partners if not links & ~shared]
        if len(group) > shared.bit_count():
            raise Clash(start + partners.index(group[0]), second)
        if len(group) < shared.bit_count():
            continue
        for i, links in enumerate(partners):
            gone = links & shared & rows[start + i]
            if gone and links & ~shared:
                board.cut(start + i, gone)
