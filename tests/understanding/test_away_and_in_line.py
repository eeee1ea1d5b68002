"""Words that the story licenses: "away" and "out" of how long; and nothing more."""

import pytest

from nlpuzzle import parse_and_solve

BREAKS = """Five couples went away for a winter break, each to a different town and for a different number of nights.

Nights: 2, 3, 4, 5, 6
Couple: the Adlers, the Bensons, the Clarks, the Deans, the Ellises
Town: Alfriston, Bakewell, Corbridge, Dunster, Ely
"""
LAKE = """Five families hired a boat each. Each boat was out for a different length of time.

Time: 30 minutes, 45 minutes, 60 minutes, 75 minutes, 90 minutes
Family: Amis, Brook, Cole, Dunn, Estrada
Boat: Coot, Grebe, Heron, Puffin, Teal
"""
FILM = """Four actors stand in a row, numbered 1 to 4 from left to right, in a film.

Actor: Ann, Ben, Cleo, Dan
Age: 20 years, 30 years, 40 years, 50 years
"""
MACHINES = """Five washing machines stand in a row. They are numbered 1 to 5 from left to right, and each is in use.

Customers: Anil, Berta, Chloe, Doug, Enid
Wash: aprons, blankets, curtains, duvets, fleeces
"""
CARS = """Five neighbours live in a row of five houses, numbered 1 to 5 from left to right.

Neighbour: Anil, Berta, Chloe, Doug, Enid
Door: red, green, blue, white, black
Car: jeep, van, coupe, estate, hatchback
Distance: 2 miles, 4 miles, 6 miles, 8 miles, 10 miles
"""
PLOTS = """Five growers tend plots side by side, numbered 1 to 5 from left to right.

Grower: Anil, Berta, Chloe, Doug, Enid
Crop: beans, kale, leeks, peas, squash
Hat: red, green, blue, white, black
"""
HUTS = """Five families have hired beach huts that stand in a row, numbered 1 to 5 from west to east.

Family: Amis, Brook, Cole, Dunn, Estrada
Colour: red, green, blue, white, black
"""

READ = [
    (BREAKS, "The Adlers were away for two nights more than the couple who went to Ely.", "Night(Adlers) = Night(Ely) + 2"),
    (BREAKS, "The Bensons spent fewer nights away than the Clarks did.", "Night(Bensons) < Night(Clarks)"),
    (BREAKS, "The couple who went to Ely stayed away one night longer than the Deans.", "Night(Ely) = Night(Deans) + 1"),
    (BREAKS, "The Clarks went away for one night less than the Deans.", "Night(Clarks) = Night(Deans) - 1"),
    (BREAKS, "The Adlers were away exactly twice as long as the Deans.", "Night(Adlers) = 2 * Night(Deans)"),
    (BREAKS, "The couple in Corbridge spent five nights away.", "Corbridge = 5"),
    (LAKE, "The Coot was out 15 minutes longer than the boat hired by the Brook family.", "Time(Coot) = Time(Brook) + 15"),
    (LAKE, "The Dunn family stayed out 15 minutes less than the family in the Puffin.", "Time(Dunn) = Time(Puffin) - 15"),
    (LAKE, "The Puffin was out on the lake for 30 minutes more than the Grebe.", "Time(Puffin) = Time(Grebe) + 30"),
    (CARS, "Anil lives 4 miles farther away than Doug.", "Distance(Anil) = Distance(Doug) + 4"),
    (CARS, "Chloe lives further away than the owner of the coupe.", "Distance(Chloe) > Distance(coupe)"),
    (PLOTS, "Anil's plot comes directly after Berta's.", "plot(Anil) = plot(Berta) + 1"),
    (PLOTS, "Anil's plot comes somewhere before the plot with the kale.", "plot(Anil) < plot(kale)"),
    (PLOTS, "Chloe is in the plot right after the grower with the leeks.", "plot(Chloe) = plot(leeks) + 1"),
    (PLOTS, "Anil has the plot right before the grower with the leeks.", "plot(Anil) = plot(leeks) - 1"),
    (HUTS, "The Dunn family has a hut somewhere to the east of the Amis family's.", "hut(Dunn) > hut(Amis)"),
    (HUTS, "The Dunn family has a hut to the east of the Amis family's.", "hut(Dunn) > hut(Amis)"),
    (HUTS, "The Dunn family hired a hut to the east of the Amis family's.", "hut(Dunn) > hut(Amis)"),
    (HUTS, "The Coles have a hut to the west of the red one.", "hut(Cole) < hut(red)"),
    (HUTS, "The Dunn family is in a hut to the east of the Amis family's.", "hut(Dunn) > hut(Amis)"),
    (PLOTS, "Anil has a plot to the left of the one with the kale.", "plot(Anil) < plot(kale)"),
    (PLOTS, "Anil stands a plot to the left of Berta.", "plot(Anil) = plot(Berta) - 1"),
]
#: two facts in one relative clause, one of them denied
BOTH = [
    ("Doug, who grows peas and does not wear the blue hat, is in plot 2.", {"Doug = 2", "Doug = peas", "Doug != blue"}),
    ("The grower who has kale and does not wear the red hat is in plot 3.", {"kale = 3", "kale != red"}),
    ("Enid, who grows kale and isn't in plot 3, wears the red hat.", {"Enid = red", "Enid = kale", "Enid != 3"}),
    ("Doug, who grows peas and has the white hat, is in plot 1.", {"Doug = 1", "Doug = peas", "Doug = white"}),
]
UNREAD = [
    (BREAKS, "The Deans were away three nights before the Adlers."),
    (BREAKS, "The Adlers ran away for two nights."),
    (BREAKS, "The Adlers were away from Ely for two nights."),
    (BREAKS, "The Adlers were given away for three nights."),
    (LAKE, "The Coot was out of order for 45 minutes."),
    (LAKE, "The Coot was away 15 minutes longer than the Teal."),
    (MACHINES, "The curtains are in the basket directly to the right of the duvets."),
    (FILM, "Ann is in the film ten years older than Ben."),
    (FILM, "Cleo is in the film somewhat older than Ben."),
    (CARS, "Doug works outside house 3."),
    (CARS, "Doug parks outside house 3."),
    (CARS, "Anil lives away farther than Chloe."),
    (CARS, "Anil moved away further than Chloe."),
    (PLOTS, "Anil's plot was dug directly after Berta's."),
    (PLOTS, "Anil's crop comes directly after Berta's."),
    (PLOTS, "Anil comes to the plot before Berta."),
    (PLOTS, "Anil visits the plot right before Berta."),
    (PLOTS, "Anil is back at the plot right before Berta."),
    (PLOTS, "Anil was in the plot after Berta left."),
    (PLOTS, "Doug, who grows peas and met Enid, is in plot 2."),
    (PLOTS, "Doug, who grows peas and is not friends with Enid, is in plot 2."),
    (PLOTS, "The grower who grows kale and is not the brother of Enid is in plot 3."),
    (PLOTS, "The grower who grows kale and does not is in plot 3."),
    (PLOTS, "Doug, who grows peas and does not the blue hat, is in plot 2."),
    (HUTS, "The Dunn family has a friend to the east of the Amis family's."),
    (HUTS, "The Dunn family's is a hut to the east of the Amis family's."),
    (HUTS, "The Dunn family saw a hut to the east of the Amis family's."),
    (HUTS, "A hut to the east of the Amis family's is red."),
]


@pytest.mark.parametrize(("story", "clue", "rule"), READ, ids=[clue for _, clue, _ in READ])
def test_what_the_story_licenses_is_read(story: str, clue: str, rule: str) -> None:
    found = parse_and_solve(f"{story}\n1. {clue}\n").clues[-1]
    assert found.rules == [rule], found.reason


@pytest.mark.parametrize(("story", "clue"), UNREAD, ids=[clue for _, clue in UNREAD])
def test_nothing_else_is(story: str, clue: str) -> None:
    found = parse_and_solve(f"{story}\n1. {clue}\n").clues[-1]
    assert found.status == "unparsed", found.rules


@pytest.mark.parametrize(("clue", "rules"), BOTH, ids=[clue for clue, _ in BOTH])
def test_two_facts_in_one_relative_clause(clue: str, rules: set[str]) -> None:
    found = parse_and_solve(f"{PLOTS}\n1. {clue}\n").clues[-1]
    assert set(found.rules) == rules, found.reason
