"""Things that are only ranked, from the largest to the smallest, have no amount of which another could have twice as much."""

import pytest

from nlpuzzle import parse_and_solve

ISLANDS = """\
Islands: Brune, Hallo, Skerra, Tovay
Animals: goats, ponies, puffins, seals
Each island has another size.

1. The puffins live on a larger island than the goats.
2. Skerra is larger than Hallo.
3. Brune is the smallest island.
"""


@pytest.mark.parametrize("clue", ["Tovay is twice the size of Brune.", "Tovay is twice as large as the island with the goats."])
def test_no_rank_is_a_multiple_of_another(clue: str) -> None:
    read = {told.number: told.rules for told in parse_and_solve(f"{ISLANDS}4. {clue}\n").clues}
    assert read["2"], "the islands are ranked"
    assert not read["4"]
