"""Verbs that English alone ties to a kind of thing, where the story has another verb for it; and their near misses."""

import pytest

from nlpuzzle import parse_and_solve

AWARDS = """Four pupils entered the school fair; each won a different award for a different project.

Pupil: Abel, Bram, Cees, Dirk
Project: crystal garden, kite, robot, volcano
Award: badge, cup, ribbon, voucher
"""
BREAKFASTS = """Four campers pitched their tents in a row, and each cooked a different breakfast for himself.

Pitch: 1, 2, 3, 4
Camper: Abel, Bram, Cees, Dirk
Tent: blue, grey, khaki, red
Breakfast: beans, eggs, muesli, waffles

1. Bram had the eggs.
"""
BEACHES = """Four cousins each searched a different beach for shells on Sunday.

Cousin: Abel, Bram, Cees, Dirk
Beach: Amber Sands, Cod Bay, Pilot Cove, Seal Strand
Shells: 6, 9, 12, 18
"""
QUILTS = """Four quilters each used a different pattern and were paid different fees for their work.

Quilter: Ada, Bea, Cleo, Dora
Pattern: Bow Tie, Hen House, Pine Tree, Shoo Fly
Pay: £40, £50, £60, £80
"""
BOATS = """Four neighbours are selling their old boats at four different prices.

Neighbour: Ada, Bea, Cleo, Dora
Boat: Heron, Osprey, Petrel, Puffin
Price: £400, £500, £600, £800
"""
STALLS = """Four stalls stand in a row at the fair, numbered 1 to 4 from left to right. Each sells something different.

Stall: 1, 2, 3, 4
Trader: Abel, Bram, Cees, Dirk
Goods: candles, honey, jam, soap
"""
MILLS = """Four windmills were drawn by the same artist, each in a different province.

Windmill: Ada, Krul, Salm, Vos
Province: Drenthe, Friesland, Limburg, Zeeland
"""
LORRIES = """Four bakers brought a cake to the fete, and each cake was carried there in a different vehicle.

Baker: Agda, Bruno, Carla, Dario
Cake: almond, carrot, ginger, lemon
Vehicle: barrow, lorry, pickup, rickshaw
"""
ANGLERS = """Four anglers fished at the mill this afternoon, and each landed one fish of a different weight.

Angler: Abel, Bram, Cees, Dirk
Fish: bream, carp, pike, tench
Weight: 2 kg, 3 kg, 5 kg, 8 kg
"""


def statuses(story: str, sentence: str) -> str:
    return next(c.status for c in parse_and_solve(f"{story}9. {sentence}\n").clues if c.text == sentence)


@pytest.mark.parametrize(
    ("story", "sentence"),
    [
        (AWARDS, "Abel was given the cup."),
        (AWARDS, "The pupil who flew the kite was given the badge."),
        (BREAKFASTS, "Abel ate the waffles."),
        (BREAKFASTS, "The owner of the grey tent ate muesli."),
        (BEACHES, "Abel found 6 more shells than the cousin who went to Cod Bay."),
        (QUILTS, "Ada stitched Shoo Fly."),
        (QUILTS, "Of Bea and Cleo, one earned £50 and the other sewed the Bow Tie."),
        (BOATS, "The owner of the Heron is Bea."),
        (STALLS, "Abel makes his own jam."),
        (MILLS, "Salm stands in Drenthe."),
        (LORRIES, "Agda arrived in the lorry."),
        (ANGLERS, "The pike was the heaviest fish at the mill this afternoon."),
    ],
)
def test_what_english_settles(story: str, sentence: str) -> None:
    assert statuses(story, sentence) == "parsed"


@pytest.mark.parametrize(
    ("story", "sentence"),
    [
        *((AWARDS, f"Abel {verb} the cup.") for verb in "gave|was shown|was promised|was refused|was lent|painted".split("|")),
        (AWARDS, "Abel was given his cup back."),
        (AWARDS, "Abel's cousin was given the cup."),
        *((AWARDS, f"Abel {verb} the volcano.") for verb in ("climbed", "photographed", "envied", "visited", "broke")),
        *((BREAKFASTS, f"Abel {verb} the waffles.") for verb in "envied|burnt|smelt|dropped|nearly ate".split("|")),
        (BREAKFASTS, "The former owner of the grey tent ate muesli."),
        (BREAKFASTS, "The brother of the owner of the grey tent ate muesli."),
        *((BEACHES, f"Bram {verb} Cod Bay.") for verb in "drove past|went towards|used to visit|painted".split("|")),
        (BEACHES, "Bram's sister went to Cod Bay."),
        *((QUILTS, f"Ada {verb} £50.") for verb in ("lost", "lent", "saved", "owes")),
        *((QUILTS, f"Ada {verb} the Bow Tie.") for verb in "unpicked|photographed|envied|sewed a patch on".split("|")),
        *((BOATS, f"The {whose} owner of the Heron is Bea.") for whose in ("new", "next", "part", "former")),
        (BOATS, "Ada bought the Heron."),
        *((STALLS, f"Abel {verb} his own jam.") for verb in ("envies", "hates", "lost")),
        *((MILLS, f"Salm {verb} Drenthe.") for verb in ("sank in", "left", "flew over")),
        *((ANGLERS, f"The pike was the heaviest fish {where}.") for where in ("in the pond", "at Abel's mill", "this morning")),
        *((LORRIES, f"Agda {verb} the lorry.") for verb in "sold|sat in|slept in|hid behind|went to".split("|")),
    ],
)
def test_what_it_does_not(story: str, sentence: str) -> None:
    assert statuses(story, sentence) == "unparsed"
