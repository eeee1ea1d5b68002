"""Classes: items known to be the same thing, and which classes may still be one. The board of the search.

Item i of category c stands at bit c * n + i. `rows[k]` has the items that may be the same thing as class k, its own members
among them, as one integer over all categories. A row has all members of a class or none, and rows are symmetric: whatever
concerns two classes is one step, however many items they have. Two conclusions close a board: a link needs a partner in
every third category, common to both ends (path consistency, Montanari 1974); where one class is left, it is the same thing.
"""

from collections import deque
from collections.abc import Callable, Iterable
from time import perf_counter
from typing import Protocol

__all__ = ["Clash", "Classes", "Condition"]


class Clash(Exception):
    """Nothing is left for somebody; `about` are the classes that took part."""

    def __init__(self, *about: int) -> None:
        super().__init__(about)
        self.about = about


class Condition(Protocol):
    """A clue on a board of classes."""

    #: to be looked at
    waiting: bool

    def narrow(self, board: "Classes") -> None:
        """Cut what cannot be; raises Clash where nothing is left."""
        ...


State = tuple[list[int], list[int], list[int], list[tuple[tuple[int, Condition], ...]]]
"""What `restore` takes back."""


class Classes:
    """m categories of n items; `cut` and `merge` say what is known, `settle` draws the conclusions.

    `root[p]` is the item that stands for the class of item p: equal roots are known to be the same thing. Raises Clash where
    two items of a category have one root.
    """

    __slots__ = (
        "_dirty", "_highs", "_lows", "_ones", "_queue", "_unshared", "_waiting",
        "deadline", "m", "masks", "members", "n", "root", "rows", "watchers", "weights",
    )  # fmt: skip

    def __init__(self, m: int, n: int, root: list[int]) -> None:
        self.m, self.n, self.root = m, n, root
        size = m * n
        #: the n bits of each category
        self.masks = [((1 << n) - 1) << start for start in range(0, size, n)]
        #: of each category the first bit, the last, and all but the last
        self._ones = ones = ((1 << size) - 1) // ((1 << n) - 1)
        self._highs = ones << n - 1
        self._lows = self._highs - ones
        #: of each root the items of its class
        self.members = members = [0] * size
        for p, k in enumerate(root):
            members[k] |= 1 << p
        self.rows = [0] * size
        #: the links each class lost since it was last looked at, and the classes that lost any
        self._dirty = [0] * size
        self._queue: deque[int] = deque()
        #: the links that classes lost since their partners were last compared
        self._unshared: dict[int, int] = {}
        self._link()
        #: of each root the conditions that look at its links, each with the links that concern it
        self.watchers: list[tuple[tuple[int, Condition], ...]] = [()] * size
        #: how much is known about each item, and how often it took part in a clash
        self.weights = [1] * size
        self._waiting: list[Condition] = []
        #: the `perf_counter` time after which `settle` gives up
        self.deadline = float("inf")

    def _link(self) -> None:
        """Link every class with all that have items of other categories only."""
        root, members, masks, rows, n = self.root, self.members, self.masks, self.rows, self.n
        everything = (1 << len(root)) - 1
        fellows = []  # of each category everybody in the classes of its items
        for start in range(0, len(root), n):
            together = 0
            for k in root[start : start + n]:
                if together & members[k]:
                    raise Clash(k)
                together |= members[k]
            fellows.append(together)
        for k in set(root):
            mine = rest = members[k]
            others = fellows[k // n]
            if mine & (mine - 1):  # more items than the one that the class is called by
                while rest:
                    c = (rest.bit_length() - 1) // n
                    rest &= ~masks[c]
                    others |= fellows[c]
            rows[k] = everything & ~others | mine
            if others & ~masks[k // n] or n == 1:
                self._dirty[k] = everything if n == 1 else others
                self._queue.append(k)

    def watch(self, condition: Condition, looks_at: Iterable[tuple[int, int]]) -> None:
        """Add a condition that looks at the links of items (position, mask of a category)."""
        self._waiting.append(condition)
        for p, mask in looks_at:
            k = self.root[p]
            self.watchers[k] += ((mask, condition),)
            self.weights[k] += 1

    def cut(self, k: int, gone: int) -> None:
        """Class k is not the same thing as the items in `gone`, each of which is in its row now."""
        if gone & self.members[k]:
            raise Clash(k)
        self._part(self.members[k], gone)
        self.rows[k] &= ~gone
        if not self._dirty[k]:
            self._queue.append(k)
        self._dirty[k] |= gone

    def _part(self, mine: int, gone: int) -> None:
        """The classes of the items in `gone` lose the members of another."""
        rows, members, root, dirty = self.rows, self.members, self.root, self._dirty
        while gone:
            x = root[gone.bit_length() - 1]
            gone &= ~members[x]
            rows[x] &= ~mine
            if not dirty[x]:
                self._queue.append(x)
            dirty[x] |= mine

    def merge(self, k: int, x: int) -> int:
        """Classes k and x, linked until now, are the same thing; the root of both from now on."""
        rows, members, dirty = self.rows, self.members, self._dirty
        if members[k] < members[x]:
            k, x = x, k
        theirs = members[x]
        together = members[k] | theirs
        both, gone = rows[k] & rows[x], rows[k] ^ rows[x]
        if together & ~both:
            raise Clash(k, x)
        if gone:
            self._part(together, gone)  # each of them was linked with one of the two
        rows[k], members[k] = both, together
        if not dirty[k]:
            self._queue.append(k)
        dirty[k] |= dirty[x] | gone | together
        self.watchers[k] += self.watchers[x]
        self.weights[k] += self.weights[x]
        root = self.root
        while theirs:
            p = theirs.bit_length() - 1
            theirs ^= 1 << p
            root[p] = k
        return k

    def settle(self, *further: Callable[["Classes"], bool]) -> bool:
        """Draw every conclusion; False where nothing is left for somebody, after which only `restore` helps.

        While the board is not solved, each of `further` may cut more and tells whether it did. Raises TimeoutError after the
        deadline.
        """
        try:
            self._conclude()
            while further and not self.solved and any(look(self) for look in further):
                self._conclude()
        except Clash as clash:
            for k in clash.about:
                self.weights[k] += 1
            for condition in self._waiting:
                condition.waiting = False
            self._waiting.clear()
            self._queue.clear()
            self._unshared.clear()
            self._dirty = [0] * len(self.root)
            return False
        return True

    def _conclude(self) -> None:
        """Draw the cheap conclusions first: conditions, then single links; shared partners where nothing else is left to do."""
        waiting = self._waiting
        while True:
            while waiting:
                if perf_counter() > self.deadline:
                    raise TimeoutError
                condition = waiting.pop()
                condition.waiting = False
                condition.narrow(self)
            if self._queue:
                self._close()
            elif not self._share():
                return

    def _close(self) -> None:
        """Merge what has one link left in a category, and note what is to be looked at where links were lost."""
        rows, members, root, dirty, queue = self.rows, self.members, self.root, self._dirty, self._queue
        waiting, watchers, unshared = self._waiting, self.watchers, self._unshared
        ones, lows, highs = self._ones, self._lows, self._highs
        while queue:
            k = queue.popleft()
            lost, dirty[k] = dirty[k], 0
            if root[k] != k:
                continue
            for looks_at, watcher in watchers[k]:
                if lost & looks_at and not watcher.waiting:
                    watcher.waiting = True
                    waiting.append(watcher)
            row, mine = rows[k], members[k]
            if row == mine:
                if row.bit_count() < self.m:
                    raise Clash(k)
                continue
            # all categories at once: what a category has besides its lowest link, and the categories where that is nothing
            besides = row & (row - ones) | mine
            single = highs & ~((besides & lows) + lows | besides)
            if single:
                links = row & self.masks[(single.bit_length() - 1) // self.n]
                if not links:
                    raise Clash(k)
                dirty[self.merge(k, root[links.bit_length() - 1])] |= lost
            else:
                unshared[k] = unshared.get(k, 0) | lost

    def _share(self) -> bool:
        """Cut the links of a class to those that have no common partner with it in some category; whether any were cut.

        Only where the class lost partners since it was last looked at.
        """
        rows, members, root = self.rows, self.members, self.root
        while self._unshared:
            k, lost = self._unshared.popitem()
            row = rows[k]
            if root[k] != k or row == members[k]:
                continue
            for mask in self.masks:
                if lost & mask:
                    links = row & mask
                    alone = row
                    while alone:
                        if not links:
                            self.cut(k, alone)
                            row = rows[k]
                            break
                        x = root[links.bit_length() - 1]
                        links &= ~members[x]
                        alone &= ~rows[x]
            if self._queue:
                return True
        return False

    @property
    def solved(self) -> bool:
        """Whether every item belongs to a class that has one item of each category."""
        members, m = self.members, self.m
        for k in self.root[: self.n]:  # noqa: SIM110  a generator would cost more than it looks at
            if members[k].bit_count() != m:
                return False
        return True

    def positions(self) -> list[int]:
        """The row of every item."""
        return [self.rows[k] for k in self.root]

    def save(self) -> State:
        """What is known now."""
        return self.rows.copy(), self.members.copy(), self.root.copy(), self.watchers.copy()

    def restore(self, state: State) -> None:
        """Back to what was known; the state is used up."""
        self.rows, self.members, self.root, self.watchers = state


