"""Closed words that need a story: "whatever was fed on rye", "the picture that the bank bought"; and no more."""

import pytest

from nlpuzzle import parse_and_solve

GALLERY = """Four paintings came under the hammer. Each picture was painted in a different year and bought by a different buyer.

Painting: Dawn, Harvest, Mill Lane, Snow
Year: 1881, 1884, 1890, 1897
Buyer: bank, college, hotel, museum
"""
AUCTION = """Five neighbours each won one prize in an auction. How much was the winning bid for each?

Neighbour: Mr. Hale, Mr. Penn, Ms. Ruiz, Ms. Tait, Mr. Ward
Prize: cake, hamper, kite, lamp, quilt
Bid: $10, $20, $35, $40, $70
"""
FOUNTAINS = """Each of the four fountains in the park plays at a different interval and was built by a different mason.

Interval: 10 minutes, 15 minutes, 20 minutes, 40 minutes
Fountain: Dolphin, Neptune, Swan, Triton
Mason: Abel, Britt, Colin, Dana
"""
ROWERS = """Four rowers rowed for a good cause. How many lengths did each of them row, and for which cause?

The rowers are Abel, Britt, Colin and Dana.
The causes are the choir, the hospice, the library and the zoo.
The lengths are 10, 20, 25 and 50.
"""
SHOW = """There were four entries in the pumpkin class. Match each grower with a feed and the weight of the pumpkin.

Weights: 4kg, 7kg, 10kg, 16kg
Growers: Abel, Britt, Colin, Dana
Feeds: beer, manure, seaweed, straw
"""
COACHES = """Four coaches leave the station, each bound for a different city and each at a different time.

Times: 6:10, 6:25, 6:40, 6:55
Cities: Bath, Derby, Hull, Leeds
"""
OFFICE = """Five colleagues live at different distances from the mill, and each gets to work in another way.

Colleague: Anita, Barry, Connor, Denise, Ewan
Transport: bicycle, bus, ferry, scooter, train
Miles: 4, 8, 11, 16, 22
"""
LOST = """Three girls each left something behind on the train last week.

Girl: Ada, Bea, Cleo
Thing: lunch box, scarf, umbrella
Day: Monday, Tuesday, Thursday
"""
AIRLINES = """Three travellers wait at the desk. Each airline had mislaid a different suitcase.

Traveller: Mr. Hale, Mr. Penn, Ms. Ruiz
Airline: Jetway, Polar Air, Skylark
Suitcase: green, red, silver
"""
CINEMA = """Four couples saw a film. Each of them drove another car and had a different complaint about the film.

Couple: the Archers, the Blooms, the Carvers, the Dalys
Car: Buick, Chevy, Dodge, Ford
Complaint: too loud, too long, too sad, too scary
"""
BUSES = """Four passengers waited at the stop, each bound for a different place, for different lengths of time.

Passengers: Lorna, Mick, Nadia, Oscar
Destinations: dentist, hospital, library, museum
Waits (minutes): 4, 7, 9, 15
"""
GARAGE = """Four drivers brought their cars to the garage. Each car had one thing wrong with it, and each bill was different.

Drivers: Mrs Bell, Mr Crane, Miss Dyer, Mr Ely
Vehicles: estate, hatchback, saloon, van
Faults: brakes, clutch, exhaust, wipers
"""
GOLF = """Four friends played crazy golf, and each of them had trouble at a different spot.

Players: Abel, Britt, Colin, Dana
Trouble spots: bridge, castle, ditch, windmill
Balls: blue, orange, pink, white
"""
SCHOOL = """Our timetable for Friday has four lessons, one after the other, in periods 1 to 4.

Subject: drama, geography, maths, Spanish
Teacher: Mr Cope, Mrs Dunne, Ms Eze, Mr Frayn
"""

READ = [
    (GALLERY, "Dawn was painted six years before the picture that the bank bought.", ["Year(Dawn) = Year(bank) - 6"]),
    (GALLERY, "The picture that the hotel bought is not Snow.", ["hotel != Snow"]),
    (AUCTION, "The winning bid for the cake was double Mr. Hale's bid.", ['Bid(cake) = 2 * Bid("Mr. Hale")']),
    (AUCTION, "The winning bid for the kite was $15 higher than Ms. Ruiz's bid.", ['Bid(kite) = Bid("Ms. Ruiz") + 15']),
    (FOUNTAINS, "The Triton plays every 20 minutes.", ['Triton = "20 minutes"']),
    (FOUNTAINS, "The fountain that plays every 40 minutes was built by Dana.", ['"40 minutes" = Dana']),
    (FOUNTAINS, "The Swan does not play every 15 minutes.", ['Swan != "15 minutes"']),
    (ROWERS, "Dana finished with double Colin's total.", ["length(Dana) = 2 * length(Colin)"]),
    (ROWERS, "Britt finished with half Abel's tally.", ["length(Britt) = 0.5 * length(Abel)"]),
    (SHOW, "Whatever was fed on seaweed weighed 3kg less than Abel's pumpkin.", ["Weight(seaweed) = Weight(Abel) - 3"]),
    (COACHES, "Anyone travelling to Leeds leaves before the passengers for Bath.", ["Time(Leeds) < Time(Bath)"]),
    (OFFICE, "Ewan lives twice as far from the mill as the colleague who takes the bus.", ["Mile(Ewan) = 2 * Mile(bus)"]),
    (OFFICE, "Denise lives farther from the mill than Barry.", ["Mile(Denise) > Mile(Barry)"]),
    (LOST, "Ada forgot the scarf.", ["Ada = scarf"]),
    (LOST, "Bea had not lost the lunch box.", ['Bea != "lunch box"']),
    (AIRLINES, "Polar Air had lost the silver suitcase.", ['"Polar Air" = silver']),
    (CINEMA, "The couple in the Dodge thought the film was too loud.", ['Dodge = "too loud"']),
    (BUSES, "Mick was going neither to the museum nor to the library.", ["Mick != museum", "Mick != library"]),
    (GARAGE, "There was nothing wrong with Mr Ely's wipers.", ['"Mr Ely" != wipers']),
    (GARAGE, "There was nothing the matter with Miss Dyer's clutch.", ['"Miss Dyer" != clutch']),
    (GOLF, "Britt got past the castle without any trouble.", ["Britt != castle"]),
    (GOLF, "Colin sailed over the ditch without the slightest difficulty.", ["Colin != ditch"]),
    (SCHOOL, "We have Spanish right before maths.", ["period(Spanish) = period(maths) - 1"]),
    (SCHOOL, "We have drama some time after geography.", ["period(drama) > period(geography)"]),
]
UNREAD = [
    (GALLERY, "Dawn was painted six years before the news that the bank bought Snow."),
    (GALLERY, "Dawn was painted six years before the picture that a clerk of the bank bought."),
    (GALLERY, "Dawn was painted six years before the rumour that the bank bought."),
    (AUCTION, "The losing bid for the cake was double Mr. Hale's bid."),
    (AUCTION, "The winning bid for the cake was double what Mr. Hale had in mind."),
    (AUCTION, "The first bid for the cake was double Mr. Hale's bid."),
    (FOUNTAINS, "The mason of the Triton had a rest every 20 minutes."),
    (FOUNTAINS, "Dana walks past the Triton every 20 minutes."),
    (ROWERS, "Dana hoped to finish with double Colin's total."),
    (ROWERS, "Dana finished with almost double Colin's total."),
    (ROWERS, "Dana finished with double Colin's total of last year."),
    (SHOW, "Whatever was not fed on seaweed weighed less than Abel's pumpkin."),
    (SHOW, "Whatever Abel thought, the pumpkin fed on seaweed weighed 7kg."),
    (COACHES, "Anyone who misses the coach to Leeds leaves at 6:55."),
    (COACHES, "Anyone travelling with Leeds United leaves at 6:55."),
    (COACHES, "Anyone not travelling to Leeds leaves before 6:55."),
    (OFFICE, "Ewan moved twice as far from the mill as the colleague who takes the bus."),
    (OFFICE, "Ewan's sister lives twice as far from the mill as Barry."),
    (LOST, "Ada forgot to mention the scarf."),
    (LOST, "Bea had not forgotten the girl with the lunch box."),
    (LOST, "Cleo lost to Bea on Monday."),
    (CINEMA, "The couple in the Dodge thought that the Blooms were too loud."),
    (GARAGE, "There was nothing wrong with Mr Ely's van."),
    (GARAGE, "There was little wrong with Mr Ely's wipers."),
    (GARAGE, "There was nothing wrong with the man who mended Mr Ely's wipers."),
    (GOLF, "Britt walked past the castle without any money."),
    (GOLF, "Britt got past the castle without any trouble, but not past the ditch."),
    (GOLF, "Britt's ball rolled past the windmill without the orange ball."),
    (SCHOOL, "We have to do Spanish before maths."),
    (SCHOOL, "We have Mr Cope before maths."),
    (SCHOOL, "We have Spanish homework before maths."),
    (BUSES, "Mick was going neither to stay nor to leave for the museum."),
]


@pytest.mark.parametrize(("story", "clue", "rules"), READ, ids=[clue for _, clue, _ in READ])
def test_what_the_story_bears_out_is_read(story: str, clue: str, rules: list[str]) -> None:
    found = parse_and_solve(f"{story}\n1. {clue}\n").clues[-1]
    assert found.rules == rules, found.reason


@pytest.mark.parametrize(("story", "clue"), UNREAD, ids=[clue for _, clue in UNREAD])
def test_nothing_else_is(story: str, clue: str) -> None:
    found = parse_and_solve(f"{story}\n1. {clue}\n").clues[-1]
    assert not found.rules, found.rules
