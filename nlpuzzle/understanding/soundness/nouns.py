"""Nouns that clues may use whatever the puzzle is about: what is measured, and where one lives."""

__all__ = ["DWELLINGS", "MEASURED", "ON_DUTY", "WHATEVER"]

#: "at a price of $20", "Ann's height"
MEASURED = frozenset("age amount cost distance duration fee height length period price score time total weight".split())
#: what somebody is on in turn: "was on watch", without an article
ON_DUTY = frozenset("duty watch guard call air shift stage".split())
#: what somebody lives or works in has its place in the line, whatever the puzzle calls it
DWELLINGS = frozenset("apartment flat house home room office cabin cottage hut bungalow villa tent caravan".split())
#: "Ann's subject", "Ben's choice": whatever a category holds
WHATEVER = frozenset(
    "subject topic theme choice pick favorite favourite turn entry selection option preference name nickname "
    "gift present visit appointment slot session shift purchase".split()
)
