"""Words that are left over beside the lists of a text make no category, unless something binds them to each other."""

import pytest

from nlpuzzle import parse_and_solve

SHIPS = """\
The town archive keeps the papers of four ship builders: Ambrose Tull, Edith Marr, Jonas Reeve and Philippa Crane. Each \
launched one vessel (brig, cutter, ketch or yawl) in the year 1801, 1804, 1809 or 1817, and each worked in a different harbour \
(Ashmouth, Coldhaven, Merrow or Stonequay).

1. The builder who worked in Stonequay obtained a licence 3 years after the brig was launched.
2. Philippa Crane, who had never owned a pair of gloves, did not launch the cutter; nor did she work in Merrow.
3. Of Jonas Reeve and the person who launched the ketch, one worked in Merrow and the other applied for a licence in 1804.
4. Ambrose Tull's design predates the one drawn in Coldhaven.
5. Jonas Reeve received his licence 5 years after Edith Marr was granted hers.
"""
BAKERS = """\
Four bakers, Ada, Bruno, Cleo and Dev, baked a loaf, a tart, a pie and a strudel for the fair, and won 2, 4, 5 and 9 ribbons. \
They came from Ham, Leigh, Marsh and Wold.

1. The baker from Ham got a certificate two ribbons after the tart was judged.
2. Ada, who had never burnt a sausage, did not bake the pie; nor did she come from Wold.
3. Of Bruno and the one who baked the strudel, one came from Wold and the other framed a certificate.
4. Cleo's entry pleased the mayor more than the one from Leigh.
5. Dev received his certificate later than Bruno was handed his.
"""
SINGERS = """\
Four singers, Kim, Lou, Max and Nia, sang an aria, a ballad, a carol and a shanty at the gala, and were given 1, 2, 4 and 7 \
bouquets. They came from Bray, Cork, Derry and Ennis.

1. The singer from Cork obtained a contract three bouquets after the carol was praised.
2. Kim, who had never owned a piano, did not sing the shanty; nor did she come from Ennis.
3. Of Lou and the one who sang the aria, one came from Ennis and the other signed a contract.
4. Max's triumph pleased the judge more than the one from Bray.
5. Nia received her contract later than Lou was offered hers.
"""


@pytest.mark.parametrize("text", [SHIPS, BAKERS, SINGERS], ids=["ships", "bakers", "singers"])
def test_what_no_list_holds_is_no_item(text: str) -> None:
    outcome = parse_and_solve(text)
    assert outcome.status == "incomplete"
    assert [c.name for c in outcome.categories if c.given != "listed"] == []
    rules = " ".join(rule for clue in outcome.clues for rule in clue.rules)
    assert not any(word in rules for word in ("licence", "gloves", "certificate", "sausage", "contract", "piano"))


def test_what_something_binds_is_shown() -> None:
    """Three dishes that are all ordered are a category, although the text lists only the guests and the tables."""
    outcome = parse_and_solve(
        "Three guests, Ann, Bo and Cy, sit at three tables: first, second and third.\n\n"
        "1. Ann ordered the soup.\n2. The guest who ordered the stew sits at the second table.\n3. Cy ordered the pasta.\n"
        "4. Ann would rather not sit at the first table.\n"
    )
    assert ["soup", "stew", "pasta"] in [c.items for c in outcome.categories if c.given == "inferred"]
