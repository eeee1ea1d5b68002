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
PIES = """Five bakers entered the pie contest at the fair. Each pie received a different number of votes.

Votes: 14, 19, 23, 28, 35
Baker: Arlene, Dwight, Lupe, Rosalind, Virgil
Pie: apple, blackberry, cherry, peach, pecan
"""
SCARECROWS = """Five scarecrows were lined up along the wall for the competition, numbered 1 to 5 from left to right. Each was
made by a different child, and the vicar gave every one a different mark.

Maker: Beth, Ciaran, Jasmine, Owen, Priya
Hat: beret, boater, bowler, flat cap, top hat
Mark: 11, 13, 14, 15, 16
"""
PARROTS = """Five parrots live at a sanctuary. Find the age and the keeper of every parrot.

Parrot: Bruno, Clementine, Hercules, Olive, Socrates
Keeper: Dana, Felix, Joyce, Mateo, Uma
Age: 18, 25, 32, 46, 60
"""
SHAKES = """Five friends ordered a shake each, and each shake had a different number of calories.

Friend: Ann, Bob, Cleo, Dan, Eve
Shake: banana, cherry, mango, peach, vanilla
Calories: 140, 190, 240, 280, 380
"""
LOCKERS = """Five friends have lockers in a row, numbered 11, 12, 13, 14 and 15 from left to right.

Friend: Ann, Bob, Cleo, Dan, Eve
Locker: 11, 12, 13, 14, 15
Sport: judo, golf, squash, rowing, polo
"""
SEEDS = """Seed: 1, 2, 3, 4
Player: Ottoline, Paloma, Ragna, Suvi
Country: Denmark, Finland, Norway, Spain
"""
BOWLING = """Five teammates bowled one game each. Each used a ball of a different colour and finished with a different score.

Bowler: Dot, Frankie, Lorraine, Mack, Sonny
Ball: blue, gold, orange, purple, red
Score: 112, 127, 135, 150, 168
"""
FIELDS = """Five fields have five sizes in acres.

Field: ash, birch, cedar, dell, elm
Tractor: red, green, blue, white, black
Acres: 10, 20, 25, 40, 60
"""
COURIERS = """Five couriers each made a different number of deliveries, and each rides another kind of vehicle.

Courier: Curtis, Leonora, Mabel, Quentin, Sanjay
Vehicle: bicycle, car, moped, scooter, van
Deliveries: 4, 8, 10, 15, 25
"""
FLATS = """Five students looked at five apartments of different sizes and rents.

Student: Ann, Bob, Cleo, Dan, Eve
Street: Elm, Hudson, Main, Oak, Vine
Rent: $800, $900, $950, $1100, $1200
Size: 400 sq ft, 450 sq ft, 500 sq ft, 600 sq ft, 700 sq ft
"""
CAKES = """Five bakers sold five cakes at five prices.

Baker: Ann, Bob, Cleo, Dan, Eve
Cake: lemon, coffee, cherry, plum, carrot
Price: $8, $9, $10, $12, $15
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
    (PIES, "The peach pie came last.", "peach = at(Vote, 1)"),
    (PIES, "Virgil didn't come first.", "Virgil != at(Vote, -1)"),
    (SCARECROWS, "The scarecrow in the beret won.", "beret = at(Mark, -1)"),
    (SCARECROWS, "The winner was Priya.", "at(Mark, -1) = Priya"),
    (PARROTS, "Olive has not lived as long as Bruno.", "Age(Olive) < Age(Bruno)"),
    (PARROTS, "Hercules has lived longer than the parrot Uma takes care of.", "Age(Hercules) > Age(Uma)"),
    (SHAKES, "Ann's shake was 50 calories lighter than the mango shake.", "Calorie(Ann) = Calorie(mango) - 50"),
    (LOCKERS, "The judo player has the lowest-numbered locker.", "judo = at(Locker, 1)"),
    (SEEDS, "Suvi is seeded directly above Ottoline.", "Seed(Suvi) = Seed(Ottoline) - 1"),
    (SEEDS, "Ragna is seeded lower than Paloma.", "Seed(Ragna) > Seed(Paloma)"),
    (SEEDS, "Paloma's seeding is better than Suvi's.", "Seed(Paloma) < Seed(Suvi)"),
    (BOWLING, "Dot outscored the bowler with the orange ball by 15 pins.", "Score(Dot) = Score(orange) + 15"),
    (COURIERS, "The courier who delivered most often has the van.", "at(Delivery, -1) = van"),
    (COURIERS, "Curtis delivered more often than Mabel.", "Delivery(Curtis) > Delivery(Mabel)"),
    (FLATS, "The largest apartment isn't on Vine Street.", "at(Size, -1) != Vine"),
    (CAKES, "The smallest price was Ann's.", "at(Price, 1) = Ann"),
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
    (PIES, "Virgil came home last."),
    (PIES, "Lupe finished baking first."),
    (PIES, "Lupe came to the fair first."),
    (SCARECROWS, "Owen won the boater."),
    (PARROTS, "Felix has lived longer than Mateo."),
    (PARROTS, "Hercules has lived here longer than Olive."),
    (SHAKES, "Bob is 50 calories lighter than Ann."),
    (SHAKES, "Bob's shake is lighter than Ann's."),
    (LOCKERS, "Ann wears the highest-numbered shirt."),
    (SEEDS, "Ragna beat Paloma."),
    (SEEDS, "Ragna finished above Paloma."),
    (SEEDS, "Ragna won."),
    (BOWLING, "Dot outscored Mack by 15 balls."),
    (FIELDS, "The elm field is smaller than the ash field, and it is bigger than the cedar field."),
    (FIELDS, "The elm field is smaller than the ash field, but it is also smaller than the cedar field."),
    (FIELDS, "The elm field is smaller than the ash field, but it does not have the red tractor."),
    (COURIERS, "Mabel rides more often than Curtis."),
    (COURIERS, "Mabel delivered late more often than Curtis."),
    (CAKES, "The largest cake was Ann's."),
]


@pytest.mark.parametrize(("story", "clue", "rule"), READ, ids=[clue for _, clue, _ in READ])
def test_what_the_story_measures_is_compared(story: str, clue: str, rule: str) -> None:
    found = parse_and_solve(f"{story}\n1. {clue}\n").clues[-1]
    assert found.rules == [rule], found.reason


@pytest.mark.parametrize(("story", "clue"), UNREAD, ids=[clue for _, clue in UNREAD])
def test_and_nothing_else_is(story: str, clue: str) -> None:
    found = parse_and_solve(f"{story}\n1. {clue}\n").clues[-1]
    assert not found.rules


BUT = [
    (
        "The field with the green tractor is 15 acres bigger than the ash field, but it is smaller than the cedar field.",
        ["Acre(green) = Acre(ash) + 15", "Acre(green) < Acre(cedar)"],
    ),
    ("The elm field is smaller than the ash field, but it is bigger than the dell field.",
     ["Acre(elm) < Acre(ash)", "Acre(elm) > Acre(dell)"]),
]  # fmt: skip


@pytest.mark.parametrize(("clue", "rules"), BUT, ids=[clue for clue, _ in BUT])
def test_but_it_is_sets_two_comparisons_of_one_thing_against_each_other(clue: str, rules: list[str]) -> None:
    found = parse_and_solve(f"{FIELDS}\n1. {clue}\n").clues[-1]
    assert found.rules == rules, found.reason
