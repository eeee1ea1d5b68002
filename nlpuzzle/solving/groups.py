"""Small groups: when three items of a category have only three partners between them, those partners are theirs alone."""

from collections import Counter

from nlpuzzle.solving.classes import Clash, Classes

__all__ = ["SIZE", "keep_groups_together"]

#: the largest group looked for: larger ones are rare and cost more than the guesses they save
SIZE = 3


def keep_groups_together(board: Classes) -> bool:
    """Cut what such groups rule out; whether anything was cut. Raises Clash where a group has too few partners."""
    rows, members, masks = board.rows, board.members, board.masks
    found = False
    for start in range(0, len(board.root), board.n):
        items = [k for k in board.root[start : start + board.n] if rows[k] != members[k]]
        few: Counter[int] = Counter()
        for k in items:
            row = rows[k]
            for mask in masks:
                links = row & mask
                if links & (links - 1) and links.bit_count() <= SIZE:
                    few[links] += 1
        for shared, times in few.items():
            if times > 1 or shared.bit_count() > 2:
                found |= _keep_together(board, items, shared, masks[(shared.bit_length() - 1) // board.n])
    return found


def _keep_together(board: Classes, items: list[int], shared: int, mask: int) -> bool:
    """Nobody else has the partners in `shared`, of the category `mask`, where as many items have no others."""
    rows = board.rows
    group = [k for k in items if not rows[k] & mask & ~shared]
    if len(group) > shared.bit_count():
        raise Clash(*group)
    if len(group) < shared.bit_count():
        return False
    found = False
    for k in items:
        gone = rows[k] & shared
        if gone and k not in group:
            board.cut(k, gone)
            found = True
    return found
