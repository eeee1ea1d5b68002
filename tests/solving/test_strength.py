"""Solver removes at least what the manual's own logic removes: held to a slow, literal rendering of that logic."""

from itertools import permutations
from random import Random

import pytest

from nlpuzzle import ContradictionError, Solver


class Literal:
    """The manual's implications on a table of truth values, repeated until nothing changes."""

    def __init__(self, m: int, n: int) -> None:
        self.m, self.n = m, n
        self.linked = [[p == q or p // n != q // n for q in range(m * n)] for p in range(m * n)]
        self.compared: list[tuple[int, int, object]] = []

    def cut(self, p: int, q: int) -> None:
        self.linked[p][q] = self.linked[q][p] = False

    def close(self) -> None:
        before = -1
        while before != (before := sum(map(sum, self.linked))) or self.once():
            pass

    def once(self) -> bool:
        before = sum(map(sum, self.linked))
        size = self.m * self.n
        for x in range(size):
            for c in range(self.m):
                block = [y for y in range(c * self.n, (c + 1) * self.n) if self.linked[x][y]]
                for z in range(size):
                    if self.linked[x][z] and not any(self.linked[y][z] for y in block):
                        self.cut(x, z)
                    if len(block) == 1 and block[0] != z and self.linked[block[0]][z] and not self.linked[x][z]:
                        self.cut(block[0], z)
        for a, b, op in self.compared:
            mine = [u for u in range(self.n) if self.linked[a][u]]
            other = [v for v in range(self.n) if self.linked[b][v]]
            for u in mine:
                if not any(op(u, v) for v in other):
                    self.cut(a, u)
            for v in other:
                if not any(op(u, v) for u in mine):
                    self.cut(b, v)
        return before != sum(map(sum, self.linked))


@pytest.mark.parametrize("seed", range(150))
def test_every_link_the_manual_removes(seed: int) -> None:
    random = Random(seed)
    m, n = random.choice([(3, 3), (3, 4), (4, 3), (4, 4), (5, 4)])
    solver = Solver({f"c{c}": [(c, i) for i in range(n)] for c in range(m)}, values={"c0": range(n)})
    literal = Literal(m, n)
    orders = list(permutations(range(n)))
    thing = [random.choice(orders) for _ in range(m)]  # a hidden solution: item i of c belongs to thing[c][i]

    def named(p: int) -> tuple[str, tuple[int, int]]:
        return f"c{p // n}", (p // n, p % n)

    def place(p: int) -> int:
        return thing[0].index(thing[p // n][p % n])

    for _ in range(random.randint(2, 3 * n)):
        p, q = random.sample(range(n, m * n), 2)
        if p // n == q // n:
            q = random.randrange(n)
        before = solver.edges
        far = place(q) - place(p)
        gap = abs(far)
        if place(p) == place(q):
            removed = solver.match(named(p), named(q))
            for other in range(q // n * n, (q // n + 1) * n):
                if other != q:
                    literal.cut(p, other)
        elif q < n or random.random() < 0.3:
            removed = solver.unmatch(named(p), named(q))
            literal.cut(p, q)
        elif random.random() < 0.4:
            removed = solver.adjacent_to(named(p), named(q), "c0", gap)
            literal.cut(p, q)
            literal.compared.append((p, q, lambda u, v, gap=gap: abs(u - v) == gap))
        elif far > 0:
            removed = solver.less_than(named(p), named(q), "c0")
            literal.cut(p, q)
            literal.compared.append((p, q, lambda u, v: u < v))
        else:
            removed = solver.greater_than(named(p), named(q), "c0", -far, None)
            literal.cut(p, q)
            literal.compared.append((p, q, lambda u, v, far=-far: u - v >= far))
        literal.close()
        assert removed == before - solver.edges
        for x in range(m * n):
            for y in range(m * n):
                assert literal.linked[x][y] or not solver.rows[x] >> y & 1, "the manual removes a link that is left"
                if thing[x // n][x % n] == thing[y // n][y % n]:
                    assert solver.rows[x] >> y & 1, "a link of the solution is gone"


def test_contradictions_of_the_manual_are_ours() -> None:
    solver = Solver({"a": [1, 2, 3], "b": "xyz"})
    solver.unmatch("x", 1)
    solver.unmatch("y", 1)
    with pytest.raises(ContradictionError):
        solver.unmatch("z", 1)
