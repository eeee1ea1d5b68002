"""The links of a solver: the matrix of what is still possible, cuts with all their consequences, and what listens to them."""

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from nlpuzzle.errors import ContradictionError
from nlpuzzle.solving.assertions import Assertion, Listener
from nlpuzzle.solving.board import Board, Clash, bits
from nlpuzzle.solving.conditions import Removal
from nlpuzzle.solving.labels import Labels, Problem

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

__all__ = ["Links"]


class Links(Labels):
    """The low-level half of the solver: everything here speaks in matrix positions and category indices."""

    def __init__(
        self,
        problem: Problem,
        categories: Iterable[Hashable] | None = None,
        debug: bool = False,
        *,
        values: Mapping[Any, Iterable[Any]] | None = None,
    ) -> None:
        super().__init__(problem, categories, values)
        #: whether every operation is printed
        self.debug = debug
        self._matrix: NDArray[np.bool_] | None = None
        self._assertions: dict[tuple[int, int], list[Listener]] = {}
        self._busy = False
        self._start()

    def _start(self) -> None:
        self._board = _LoudBoard(self) if self.debug else Board(self.m, self.n)
        #: rows as the listeners last saw them
        self._seen = self._board.rows.copy()
        self._assertions.clear()

    def reset(self) -> None:
        """Back to the beginning: every link possible, no assertions."""
        self._start()
        self._matrix = None

    # -- reading

    @property
    def rows(self) -> list[int]:
        """The matrix as integers: bit q of row p is set while p and q may be the same thing. Not to be written to."""
        self._pull()
        return self._board.rows

    @property
    def matrix(self) -> "NDArray[np.bool_]":
        """The square adjacency matrix, True where a link is possible; symmetric, True on the diagonal.

        Changes written into it count from the next operation on. They must keep it symmetric and leave the blocks on the
        diagonal alone, otherwise that operation raises ValueError.
        """
        if self._matrix is None:
            self._matrix = _unpacked(self._board.rows)
        return self._matrix

    @property
    def edges(self) -> int:
        """How many links are left."""
        self._pull()
        return self._board.links

    @property
    def solved(self) -> bool:
        """Whether as few links are left as a complete solution has."""
        return self.edges == self.n * self.m * (self.m - 1) // 2

    def links_in(self, pos: int, cat: int) -> int:
        """The items of a category that an item is linked to, as a bit mask over all positions."""
        return self.rows[pos] & self._board.masks[cat]

    def positions_in(self, pos: int, cat: int) -> tuple[int, ...]:
        """The positions of a category that an item is linked to."""
        return tuple(bits(self.links_in(pos, cat)))

    def linked_set(self, pos: int, cat: int) -> "NDArray[np.intp]":
        """The positions of a category that an item is linked to, as an array."""
        return _positions(self.positions_in(pos, cat))

    def find_matches(self, pos: int) -> "NDArray[np.intp]":
        """The positions in other categories that are the only ones of their category linked to `pos`, as an array."""
        row = self.rows[pos]
        only = [row & mask for c, mask in enumerate(self._board.masks) if c != pos // self.n]
        return _positions([links.bit_length() - 1 for links in only if links.bit_count() == 1])

    def cat_mask(self, cat: int) -> "NDArray[np.bool_]":
        """An array over all positions, True for the items of one category."""
        mask = _empty(self.m * self.n)
        mask[self.cat_slice(cat)] = True
        return mask

    def pos_mask(self, pos: int) -> "NDArray[np.bool_]":
        """An array over all positions, True for one of them."""
        mask = _empty(self.m * self.n)
        mask[pos] = True
        return mask

    # -- what listens

    @property
    def assertions(self) -> dict[tuple[int, int], list[Listener]]:
        """The stored assertions and required rules under the (position, category index) pairs they listen to. Mutable."""
        return self._assertions

    @property
    def assertion_count(self) -> int:
        """How many assertions and required rules are stored."""
        return len(self._stored())

    def _stored(self) -> list[Listener]:
        """Each stored listener once, in the order of their first key."""
        return list({id(x): x for listeners in self._assertions.values() for x in listeners}.values())

    def register_assertion(self, assertion: Listener) -> None:
        """Store an assertion, so that it is called when one of its links is cut. The comparing methods do this themselves."""
        for key in assertion.keys:
            listeners = self._assertions.setdefault(key, [])
            if all(other is not assertion for other in listeners):
                listeners.append(assertion)
        self._say("stored", assertion)

    def remove_assertion(self, assertion: Listener) -> None:
        """Take an assertion out of the store. Assertions do this themselves when they are satisfied."""
        found = False
        for key in assertion.keys:
            listeners = self._assertions.get(key, [])
            kept = [other for other in listeners if other is not assertion]
            found = found or len(kept) < len(listeners)
            if kept:
                self._assertions[key] = kept
            else:
                self._assertions.pop(key, None)
        if found:
            self._say("satisfied", assertion)

    # -- cutting

    def unlink(self, pos1: int, pos2: int) -> int:
        """Cut the link between two positions; the number of links removed with all consequences, 0 if there was none.

        Raises ValueError for a position and itself, ContradictionError where somebody runs out of partners.
        """
        if pos1 == pos2:
            raise ValueError(f"{self._name(pos1)} cannot be unlinked from itself")
        return self._operate(lambda: self.drop({pos1: 1 << pos2}))

    def drop(self, removal: Removal) -> None:
        """Cut many links at once (position -> bit mask); part of an operation, for assertions."""
        rows = self._board.rows
        for position, gone in removal.items():
            gone &= rows[position] & ~self._board.masks[position // self.n]
            if gone:
                self._board.cut(position, gone)

    def _operate(self, work: Callable[[], None]) -> int:
        """Do `work`, draw every conclusion, and count the links removed; on any error everything is as it was before.

        Within another operation only the work itself is done: the outer one draws the conclusions.
        """
        if self._busy:
            before = self._board.links
            work()
            return before - self._board.links
        self._pull()
        with self._undone_on_error():
            before = self._board.links
            work()
            self._conclude()
        self._push()
        removed = before - self._board.links
        self._say(removed, "removed,", before - removed, "left")
        return removed

    @contextmanager
    def _undone_on_error(self) -> Iterator[None]:
        rows, seen = self._board.rows.copy(), self._seen.copy()
        stored = {key: list(listeners) for key, listeners in self._assertions.items()}
        self._busy = True
        try:
            yield
        except BaseException as error:
            self._board.restore(rows)
            self._seen = seen
            self._assertions.clear()
            self._assertions.update(stored)
            self._say("undone:", error)
            if isinstance(error, Clash):
                raise self._nobody_left(error) from None
            raise
        finally:
            self._busy = False

    def _nobody_left(self, clash: Clash) -> ContradictionError:
        category, label = self.pos_to_item(clash.position)
        message = f"no {self.categories[clash.category]} is left for {category} {label}"
        return ContradictionError(message, ((category, label),))

    def _conclude(self) -> None:
        """Follow all cuts, then call whatever listens to them, until nothing changes."""
        board = self._board
        waiting: dict[int, tuple[Listener, list[tuple[int, int]]]] = {}
        while True:
            board.settle()
            self._collect(waiting)
            if not waiting:
                return
            listener, cuts = waiting.pop(next(iter(waiting)))
            if type(listener).update in (Listener.update, Assertion.update):
                cuts = cuts[:1]  # they look at everything anyway
            for position, other in cuts:
                if any(x is listener for x in self._assertions.get((position, other // self.n), ())):
                    listener.update(position, other)

    def _collect(self, waiting: dict[int, tuple[Listener, list[tuple[int, int]]]]) -> None:
        """Add to `waiting` who listens to the links that were cut, each with those links."""
        board = self._board
        for code in board.touched:
            p, c = divmod(code, self.m)
            listeners = self._assertions.get((p, c))
            if not listeners:
                continue
            gone = self._seen[p] & ~board.rows[p] & board.masks[c]
            self._seen[p] &= ~gone
            cuts = [(p, q) for q in bits(gone)]
            for listener in listeners if cuts else ():
                waiting.setdefault(id(listener), (listener, []))[1].extend(cuts)
        board.touched.clear()

    # -- the numpy view

    def _pull(self) -> None:
        """Take over what the caller wrote into `matrix`."""
        if self._matrix is None or self._busy:
            return
        rows = _packed(self._matrix)
        if rows == self._board.rows:
            return
        if not _is_matrix(self._matrix, self.n):
            raise ValueError("the matrix must stay symmetric, with every item linked to itself and to no other of its category")
        self._board.restore(rows)
        self._seen = [seen | row for seen, row in zip(self._seen, rows, strict=True)]
        for p in range(self.m * self.n):  # what was written has consequences, drawn by the next operation
            for c in range(self.m):
                if c != p // self.n:
                    self._board.queued[p * self.m + c] = 1
                    self._board.queue.append(p * self.m + c)

    def _push(self) -> None:
        if self._matrix is not None:
            self._matrix[:] = _unpacked(self._board.rows)

    # -- messages

    def _name(self, pos: int) -> str:
        return "{}:{}".format(*self.pos_to_item(pos))

    def _say(self, *parts: object) -> None:
        """Print the parts where debugging is on; they are turned into text only then."""
        if self.debug:
            print(*parts)


class _LoudBoard(Board):
    """A board that prints every link it cuts."""

    __slots__ = ("_owner",)

    def __init__(self, owner: Links) -> None:
        super().__init__(owner.m, owner.n)
        self._owner = owner

    def cut(self, p: int, gone: int) -> None:
        name = self._owner._name
        for q in bits(gone):
            print(f"  {name(p)} is not {name(q)}")
        super().cut(p, gone)


def _empty(size: int) -> "NDArray[np.bool_]":
    import numpy as np

    return np.zeros(size, dtype=np.bool_)


def _positions(found: Iterable[int]) -> "NDArray[np.intp]":
    import numpy as np

    return np.array(list(found), dtype=np.intp)


def _unpacked(rows: list[int]) -> "NDArray[np.bool_]":
    import numpy as np

    size = len(rows)
    width = (size + 7) // 8
    packed = np.frombuffer(b"".join(row.to_bytes(width, "little") for row in rows), dtype=np.uint8)
    return np.unpackbits(packed.reshape(size, width), axis=1, count=size, bitorder="little").astype(np.bool_)


def _packed(matrix: "NDArray[np.bool_]") -> list[int]:
    import numpy as np

    packed = np.packbits(matrix, axis=1, bitorder="little")
    return [int.from_bytes(row.tobytes(), "little") for row in packed]


def _is_matrix(matrix: "NDArray[np.bool_]", n: int) -> bool:
    import numpy as np

    blocks = [matrix[start : start + n, start : start + n] for start in range(0, len(matrix), n)]
    return bool((matrix == matrix.T).all()) and all((block == np.eye(n, dtype=bool)).all() for block in blocks)
