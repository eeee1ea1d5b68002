"""What is measured, told by the story: how many were sold, how many weeks old each is, on which floors they are."""

import pytest

from nlpuzzle import parse_and_solve

STALLS = """Four stalls each sold a different dish, and each sold a different number of plates.

Owner: Hector, Mei, Odette, Russ
Dish: brisket, calzone, falafel, tacos
Plates: 60, 75, 90, 120
"""
HELPERS = """Four stalls each sold a different dish, and each had a different number of helpers.

Owner: Hector, Mei, Odette, Russ
Dish: brisket, calzone, falafel, tacos
Helpers: 2, 3, 5, 6
"""
BOOKS = """Four authors signed their books, and each sold a different number of copies.

Author: Ada, Ben, Cyd, Dov
Genre: crime, fantasy, poetry, romance
Copies sold: 12, 20, 24, 40
"""
BIDS = """Five bidders bought five lots at an auction, each at a different price.

Bidder: Ann, Bob, Cleo, Dan, Eve
Lot: clock, desk, lamp, rug, vase
Bid: $40, $55, $80, $100, $110
"""
PUPPIES = """Five puppies went home this week. Each was a different number of weeks old, and each went to a different owner.

Puppy: Ash, Bo, Cub, Dot, Elf
Owner: Mr Adams, Mrs Bell, Ms Clay, Mr Drew, Mrs Ellis
Weeks: 8, 9, 10, 12, 16
"""
TRAINING = """Five runners trained for a different number of weeks before the race.

Runner: Ash, Bo, Cub, Dot, Elf
Shoe: red, green, blue, white, black
Weeks: 8, 9, 10, 12, 16
"""
TOWER = """Four banks rent offices in Sable House: Alder, Birch, Cedar and Damson. They are on floors 2, 5, 6 and 9, and their
directors are Ms. Ogden, Mr. Pike, Mr. Quayle and Ms. Reed.
"""
HUTS = """Five huts stand along the mountain path at five altitudes.

Hut: Alp, Berg, Crag, Dell, Edge
Warden: Una, Viv, Wes, Xan, Yul
Altitude: 1200 m, 1500 m, 1900 m, 2300 m, 2800 m
"""

READ = [
    (STALLS, "The calzone sold better than the falafel.", "Plate(calzone) > Plate(falafel)"),
    (STALLS, "The tacos did not sell as well as the falafel.", "Plate(tacos) < Plate(falafel)"),
    (STALLS, "The calzone outsold the falafel by 15 plates.", "Plate(calzone) = Plate(falafel) + 15"),
    (STALLS, "The brisket outsold all of the others.", "brisket = at(Plate, -1)"),
    (BOOKS, "The romance sold worse than Ben's book.", '"Copies sold"(romance) < "Copies sold"(Ben)'),
    (BOOKS, "Dov outsold the author of the romance.", '"Copies sold"(Dov) > "Copies sold"(romance)'),
    (BIDS, "Ann bid less than the buyer of the rug.", "Bid(Ann) < Bid(rug)"),
    (BIDS, "Ann outbid Bob by $25.", "Bid(Ann) = Bid(Bob) + 25"),
    (PUPPIES, "Ash is two weeks older than Bo.", "Week(Ash) = Week(Bo) + 2"),
    (PUPPIES, "The oldest puppy went to Mrs Bell.", 'at(Week, -1) = "Mrs Bell"'),
    (PUPPIES, "Cub is younger than the puppy that went to Ms Clay.", 'Week(Cub) < Week("Ms Clay")'),
    (TOWER, "Alder is three floors above Birch.", "floor(Alder) = floor(Birch) + 3"),
    (TOWER, "Mr. Pike works on a higher floor than Ms. Reed.", 'floor("Mr. Pike") > floor("Ms. Reed")'),
    (TOWER, "Cedar is lower down in the building than Damson.", "floor(Cedar) < floor(Damson)"),
    (TOWER, "Ms. Ogden works higher up the tower than Mr. Pike.", 'floor("Ms. Ogden") > floor("Mr. Pike")'),
    (HUTS, "Alp is higher up the mountain than Berg.", "Altitude(Alp) > Altitude(Berg)"),
    (HUTS, "Crag lies below the hut where Wes is the warden.", "Altitude(Crag) < Altitude(Wes)"),
]
UNREAD = [
    (HELPERS, "The calzone sold better than the falafel."),
    (HELPERS, "Mei outsold Russ."),
    (HELPERS, "Mei didn't sell as well as Russ."),
    (BOOKS, "Last year the crime novel sold better than the poetry book."),
    (BOOKS, "The crime novel would have sold better than the poetry book."),
    (BOOKS, "The crime novel sold at a better price than the romance."),
    (BOOKS, "Ada's sister outsold Ben."),
    (BIDS, "Ann bid better than Bob."),
    (BIDS, "Ann bid more often than Bob."),
    (BIDS, "Ann at first bid less than Bob."),
    (PUPPIES, "Mr Adams is older than Mrs Bell."),
    (TRAINING, "Ash is two weeks older than Bo."),
    (TRAINING, "The oldest runner wore red."),
    (TOWER, "Alder built a higher tower than Birch."),
    (TOWER, "Mr. Pike climbed higher up the tower than Ms. Reed."),
    (TOWER, "Mr. Pike has gone higher up the ladder than Ms. Reed."),
    (HUTS, "Viv works above Una."),
    (HUTS, "Una climbed above Viv."),
]


@pytest.mark.parametrize(("story", "clue", "rule"), READ, ids=[clue for _, clue, _ in READ])
def test_what_the_story_measures_is_compared(story: str, clue: str, rule: str) -> None:
    found = parse_and_solve(f"{story}\n1. {clue}\n").clues[-1]
    assert found.rules == [rule], found.reason


@pytest.mark.parametrize(("story", "clue"), UNREAD, ids=[clue for _, clue in UNREAD])
def test_and_nothing_else_is(story: str, clue: str) -> None:
    found = parse_and_solve(f"{story}\n1. {clue}\n").clues[-1]
    assert found.status == "unparsed", found.rules
