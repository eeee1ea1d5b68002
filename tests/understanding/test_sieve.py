"""Patterns that are passed over for a letter they lack would not have been found."""

import re
from random import Random

import pytest

from nlpuzzle.sieve import Sieve, needs
from nlpuzzle.understanding.soundness.lifeless import _ROLES
from nlpuzzle.understanding.soundness.word_faults import WORD_FAULTS
from nlpuzzle.understanding.soundness.word_order import FAULTS

PATTERNS = sorted({told.pattern for told in (*FAULTS, *WORD_FAULTS, *_ROLES)})


def test_what_is_found_has_what_it_needs() -> None:
    hit = 0
    for pattern in PATTERNS:
        random, found = Random(pattern), re.compile(pattern)
        letters = [*dict.fromkeys(c for c in pattern if c not in "()?*+[]^$\\:=!<P"), *"!<P"]
        sieve = Sieve([(pattern, "")])
        texts = ["".join(random.choices(letters, k=random.randint(1, 12))) for _ in range(400)]
        spans = [[match.span() for match in found.finditer(text)] for text in texts]
        assert [[match.span() for _, match in sieve.found_in(text)] for text in texts] == spans
        hit += any(spans)
    assert hit > len(PATTERNS) // 2


@pytest.mark.parametrize(
    ("pattern", "needed"),
    [
        ("d[VO](?=[IA])", ["d", "VO", "IA"]),
        ("d?[jn]*R+x{0,2}", ["R"]),
        (r"(?P<word>[voi])\|#.\.", ["voi", "|", "#", "."]),
        ("(?<!n)w(?!A)(?:a|b)(?:cd)?(?<=w)[^B]", ["w"]),
        ("[AI]s[tpf]", ["AI", "s", "tpf"]),
    ],
)
def test_needs(pattern: str, needed: list[str]) -> None:
    assert needs(pattern) == (tuple(map(frozenset, needed)),)


def test_alternatives_have_needs_of_their_own() -> None:
    assert needs("pA|[fg]B") == ((frozenset("p"), frozenset("A")), (frozenset("fg"), frozenset("B")))
