"""Categories that only running text tells: the columns that must be found in whole puzzles, and what is no column."""

import pytest

from nlpuzzle import parse_and_solve
from nlpuzzle.outcome import Outcome, Solution

PUZZLES: dict[str, tuple[str, list[tuple[str, ...]]]] = {
    "a list after what is dealt out": (
        "Uma, Vic and Wes each keep a bird. One neighbour has a lark, one has an owl and one has a wren, and the birds' names"
        " are Biff, Mopp and Zaza. The owl is called Mopp. Uma has the lark. Wes's bird is Zaza. Whose bird is Biff?",
        [("Uma", "Vic", "Wes"), ("lark", "owl", "wren"), ("Biff", "Mopp", "Zaza")],
    ),
    "places after different prepositions": (
        "Lost umbrellas! Ida, Jon and Kay each lost an umbrella. One umbrella was black, one was yellow and one was striped."
        " The umbrellas were left at the bank, in the chapel and on the tram.\n\n1. The yellow umbrella was left on the tram.\n"
        "2. Jon wasn't in the chapel.\n3. Kay's umbrella is striped.\n4. Ida has never had a yellow umbrella.",
        [("Ida", "Jon", "Kay"), ("bank", "chapel", "tram")],
    ),
    "dates that no clue names": (
        "Ada, Bea, Cal and Dev each planted a tree: an ash, an elm, a fir or a yew. The trees were planted on April 2, April 5,"
        " April 12 and April 20.\n\n1. Bea planted her tree three days after the ash was planted.\n"
        "2. Cal planted the yew.\n3. Dev planted his tree last.\n4. Ada did not plant the fir or the elm.\n"
        "5. The elm was planted after the yew.",
        [("April 2", "April 5", "April 12", "April 20"), ("ash", "elm", "fir", "yew")],
    ),
    "what each would do": (
        "Gus, Hal and Ina each made a vow: one vowed to learn Greek, one to write a novel and one to keep bees. They are 30, 41"
        " and 52 years old.\n\n1. Gus is older than the one who vowed to keep bees.\n2. Ina vowed to learn Greek.\n"
        "3. Hal is the oldest.",
        [("learn Greek", "write a novel", "keep bees"), ("30", "41", "52")],
    ),
    "things told by one word each": (
        "There were three bowls on the shelf: one with a swan on it, a plain one and a striped one. They belong to Abe, Bo and"
        " Cy, and hold beans, rice and soup.\n\n1. The plain bowl belongs to Bo.\n2. The striped bowl holds rice.\n"
        "3. Cy's bowl holds beans.",
        [("swan", "plain", "striped"), ("Abe", "Bo", "Cy"), ("beans", "rice", "soup")],
    ),
    "one amount before the others": (
        "Four songs were sung at the feast: Dawn, Hearth, Rowan and Tide. The singers were Ada, Bo, Cleo and Dan. The longest"
        " song lasted 9 minutes, and the others took 3, 4 and 6 minutes.\n\n1. Bo sang for two minutes longer than Dan.\n"
        "2. Hearth was shorter than Rowan.\n3. Cleo sang Tide, which lasted 9 minutes.\n4. Ada sang Hearth.\n5. Dan sang Dawn.",
        [("3", "4", "6", "9"), ("Ada", "Bo", "Cleo", "Dan")],
    ),
    "a numbered row of its own noun": (
        "Four tailors share a yard, and from left to right their sheds are numbered 1, 2, 3 and 4. They sell capes, hats, kilts"
        " and veils. They are called Ann, Ben, Cleo and Dov.\n\n1. Ann's shed is number 3.\n2. The kilts are sold at shed 1.\n"
        "3. Ben's shed is directly to the left of Ann's.\n4. Dov sells veils.\n5. Cleo sells kilts.\n6. Ben sells hats.",
        [("1", "2", "3", "4"), ("capes", "hats", "kilts", "veils")],
    ),
    "things that are measured out": (
        "Their names were Pim, Roz, Sal and Tod. In their trunks the porter found a flute, a lizard, a rug and a sack of flour."
        " They were 20, 30, 40 and 50 years old.\n\n1. The flour belonged to Roz.\n2. The flute wasn't in Pim's trunk.\n"
        "3. Sal is the youngest, and the owner of the rug is the oldest.\n4. Tod had the lizard.\n5. Roz is older than Tod.",
        [("flute", "lizard", "rug", "sack of flour"), ("Pim", "Roz", "Sal", "Tod")],
    ),
    "colours whose noun is said once": (
        '"There are three of us," said Noa: Noa, Per and Rut. "One of us has grey eyes, one green eyes and one blue." Per does'
        " not have blue eyes. Noa's eyes are green. What colour are Rut's eyes?",
        [("grey", "green", "blue"), ("Noa", "Per", "Rut")],
    ),
    "animals and fodder that nobody lists": (
        "Three pens stand in a row. Each pen holds a different animal, and every animal gets a different food. The tapir eats"
        " turnips. The wombat is in the first pen. The quokka eats figs. The animal in the third pen eats turnips. Who eats the"
        " carrots?",
        [("tapir", "wombat", "quokka"), ("turnips", "figs", "carrots")],
    ),
    "what each is said to have is none of the things": (
        "Each of three nuns has one chore and a favourite saint. Sister Ada cooks; her chore is cooking. Sister Bea's favourite"
        " is Saint Odo. Saint Neot is the favourite of the nun whose chore is weeding. Sister Cleo's favourite is Saint Neot."
        " Who likes Saint Pega? Whose chore is sweeping?",
        [("Sister Ada", "Sister Bea", "Sister Cleo")],
    ),
    "names that begin with a number, and amounts of what each has done": (
        "Four rafters (Ada, Bo, Cleo and Dan) rested on one sandbank. Each of them had paddled a different number of"
        " kilometres, and each had picked up a nickname.\n\na. Six Paddles, who had paddled 40 kilometres, was not Ada.\n"
        "b. The rafter called Muskrat had paddled 12 kilometres farther than Dan.\n"
        "c. Bo had paddled 65 kilometres, and the rafter called Driftwood had paddled 28 kilometres.\n"
        "d. Cleo had 77 kilometres behind her.\n\nWho is called Heron?",
        [("Six Paddles", "Muskrat", "Driftwood", "Heron"), ("28", "40", "65", "77")],
    ),
    "words of two kinds go with their like": (
        "Five beds lie in a row, numbered 1 to 5, with one kind of flower in each. Ada, Bo, Cleo, Dan and Eve are picking"
        " flowers, each in a different bed and each with a bucket of a different kind.\n\n1. The tulips grow in bed 1.\n"
        "2. Ada, who is picking asters with the blue bucket, is in bed 3.\n3. The red bucket is being used to pick poppies.\n"
        "4. The wooden bucket is in a bed next to the poppies.\n5. Eve is picking neither zinnias nor tulips.\n"
        "6. Bo has the white bucket.\n7. The green bucket isn't in bed 1.\n\nWho is picking violets?",
        [("tulips", "asters", "poppies", "zinnias", "violets"), ("blue", "red", "white", "green", "wooden")],
    ),
    "what is done and who does it": (
        "My four aunts are 31, 40, 52 and 60 years old, and each is mad about a different sport.\n\n"
        "1. Ada is older than the polo player.\n2. The fencer is nine years older than Bea.\n3. Cleo, who does karate, is 60.\n"
        "4. The aunt on the sledding team isn't Bea.\n5. Dora is no fencer.\n6. The sledder isn't Dora.",
        [("Ada", "Bea", "Cleo", "Dora"), ("polo", "fencing", "karate", "sledding")],
    ),
    "families that are called as colours are": (
        "On Holm Lane there are three houses. The Browns have a red gate and the Greys have a blue one. The Whites live in the"
        " third house. The family with the ferret lives in the second house. The Browns keep a goat. The family with the grey"
        " gate lives in the third house. The Greys don't keep a newt. Who keeps the newt?",
        [("Browns", "Greys", "Whites"), ("red", "blue", "grey"), ("ferret", "goat", "newt")],
    ),
    "none among numbers": (
        "The Elks, the Goats and the Stags each played a match. One team scored no goals, one scored one and one scored four."
        " Their captains are Abe, Bo and Cy. The Goats scored more goals than the Elks. The Stags scored four goals. Abe's team"
        " scored one goal. The team that scored four goals isn't Bo's.",
        [("0", "one", "four"), ("Elks", "Goats", "Stags"), ("Abe", "Bo", "Cy")],
    ),
    "brackets, a range and amounts in one sentence": (
        "On Monday to Wednesday three bakers (Ann, Bo and Cy) each sold another cake, a babka, a strudel or a tart, for $3, $5"
        " or $9.\n\n1. Ann sold her cake the day after the strudel was sold.\n2. The tart cost $9.\n3. Cy sold his cake on"
        " Monday.\n4. Bo's cake cost $3 and was sold last.\n5. Ann did not sell the babka.",
        [("Ann", "Bo", "Cy"), ("babka", "strudel", "tart"), ("$3", "$5", "$9"), ("Monday", "Tuesday", "Wednesday")],
    ),
    "a line from one end of the sky to the other": (
        "Four beacons stand along the shore from north to south. They are Ash Head, Brent, Cole Ness and Dun. Each is lit on"
        " another night: Monday, Tuesday, Friday and Sunday.\n\n1. Brent is directly south of Ash Head.\n"
        "2. Dun is the northernmost.\n3. The Friday beacon is somewhere north of the Monday one.\n"
        "4. Cole Ness is lit on Tuesday.\n5. Cole Ness is directly north of the Sunday beacon.",
        [("1", "2", "3", "4"), ("Monday", "Tuesday", "Friday", "Sunday")],
    ),
    "what numbers count": (
        "After a morning on the beach Aino, Bruno and Celia counted what they had found. The numbers were 6, 12 and 18. Each"
        " had looked for one kind only: cowries, limpets or whelks.\n\n1. Celia found twice as many shells as Aino.\n"
        "2. Bruno came home with more shells than Celia.\n3. Aino found the whelks.\n4. The cowries were not Celia's.",
        [("6", "12", "18"), ("cowries", "limpets", "whelks")],
    ),
    "strokes of a round": (
        "Three golfers finished their round with 70, 74 and 76 strokes. The golfers were Dunstan, Imogen and Ralph.\n\n"
        "1. Imogen needed four strokes fewer than Dunstan.\n2. Ralph took more strokes than Dunstan.",
        [("70", "74", "76"), ("Dunstan", "Imogen", "Ralph")],
    ),
    "those of the crews": (
        "Four carts took part in the downhill race: those of the Badgers, the Foxes, the Otters and the Stoats.\n\n"
        "1. The Foxes finished two places ahead of the Stoats.\n2. The Otters came last.\n3. The Badgers did not win.",
        [("Badgers", "Foxes", "Otters", "Stoats")],
    ),
    "numbered things of a noun": (
        "Three kiosks stand side by side. Seen from the road they are kiosk 1, kiosk 2 and kiosk 3, from left to right."
        "\n\nSellers: Ines, Jon, Kay\nWares: maps, nuts, pins\n\n1. Ines sells at kiosk 2.\n2. The maps are sold directly"
        " to the left of the nuts.\n3. Kay does not sell the pins.\n4. Jon sells the nuts or the pins.\n5. Ines does"
        " not sell the maps.",
        [("kiosk 1", "kiosk 2", "kiosk 3"), ("maps", "nuts", "pins")],
    ),
    "places from the shortest to the longest": (
        "Four planks lie in the yard: an ash plank, a beech plank, an elm plank and a pine plank. No two are equally long. Give"
        " each its place, from place 1 for the shortest to place 4 for the longest.\n\n1. The elm plank is longer than the ash"
        " one.\n2. The pine plank is the shortest.\n3. The beech plank is not the longest.\n4. The ash plank comes directly"
        " after the pine one.",
        [("1", "2", "3", "4"), ("ash plank", "beech plank", "elm plank", "pine plank")],
    ),
    "what each thing is for": (
        "Four parcels lie side by side on a bench. Each has another ribbon and is meant for a different pet.\n\n"
        "1. The parcel for the iguana is at the left end.\n2. The parcel with the red ribbon is directly to the right of the"
        " parcel for the iguana.\n3. The parcel for the budgie has a blue ribbon.\n4. The parcel with the green ribbon is for"
        " the quokka.\n5. The parcel with the yellow ribbon is somewhere to the left of the parcel for the ferret.\n"
        "6. The parcel for the quokka is at the right end.",
        [("iguana", "budgie", "quokka", "ferret"), ("red", "blue", "green", "yellow")],
    ),
    "what one is in charge of": (
        "The late shift at the library is shared by four clerks, one for each evening from Monday to Thursday. Each"
        " of them is in"
        " charge of a different section.\n\n1. Petra's evening is directly before that of the clerk in charge of travel.\n"
        "2. Yusuf is in charge of history.\n3. Yusuf works later in the week than Hamish.\n4. The clerk who looks after crime"
        " works on Monday.\n5. Anneke works on Thursday.\n6. Petra is not in charge of crime.\n\nWho is in charge of poetry?",
        [("travel", "history", "crime", "poetry"), ("Petra", "Yusuf", "Hamish", "Anneke")],
    ),
    "sisters who line up by height": (
        "Four sisters line up by height for a photograph, with the shortest in position 1 and the tallest in position 4."
        " They are Ada, Bea, Cleo and Dot.\n\n1. Ada is taller than both Bea and Cleo.\n2. Dot is shorter than Bea.\n"
        "3. The tallest sister is not Bea.\n4. Cleo is taller than Bea.",
        [("1", "2", "3", "4"), ("Ada", "Bea", "Cleo", "Dot")],
    ),
    "metres in height": (
        "The town has three towers: the Barrow, the Clement and the Miller. They are 24, 30 and 48 metres in height. Each was"
        " built of another material (brick, flint or granite).\n\n1. The Clement is twice as high as the Miller.\n"
        "2. The Barrow is lower than the tower built of flint.\n3. The Miller is made of brick.",
        [("24", "30", "48"), ("brick", "flint", "granite")],
    ),
}


def columns(outcome: Outcome) -> list[set[str]]:
    return [{item.casefold() for item in category.items} for category in outcome.categories]


@pytest.mark.parametrize("name", PUZZLES)
def test_the_columns_are_found(name: str) -> None:
    text, expected = PUZZLES[name]
    outcome = parse_and_solve(text)
    found = columns(outcome)
    for column in expected:
        assert {item.casefold() for item in column} in found, found
    assert outcome.status in ("solved", "incomplete", "multiple"), outcome.message


@pytest.mark.parametrize(
    ("name", "row"),
    [
        ("a list after what is dealt out", {"Uma", "lark", "Biff"}),
        ("one amount before the others", {"Cleo", "Tide", "9"}),
        ("a numbered row of its own noun", {"4", "Dov", "veils"}),
        ("things that are measured out", {"50", "Pim", "rug"}),
        ("families that are called as colours are", {"3", "Whites", "grey", "newt"}),
        ("none among numbers", {"0", "Elks", "Bo"}),
        ("a line from one end of the sky to the other", {"3", "Ash Head", "Sunday"}),
        ("sisters who line up by height", {"3", "Cleo"}),
        ("metres in height", {"30", "Barrow", "granite"}),
        ("what numbers count", {"Bruno", "18", "cowries"}),
        ("strokes of a round", {"70", "Imogen"}),
        ("those of the crews", {"2", "Badgers"}),
        ("numbered things of a noun", {"kiosk 3", "Jon", "pins"}),
        ("places from the shortest to the longest", {"3", "beech plank"}),
        ("what each thing is for", {"2", "ferret", "red"}),
        ("what one is in charge of", {"Wednesday", "Petra", "poetry"}),
    ],
)
def test_and_so_is_the_answer(name: str, row: set[str]) -> None:
    outcome = parse_and_solve(PUZZLES[name][0])
    assert isinstance(outcome.solution, Solution), outcome.message
    assert row in [set(found) & row for found in outcome.solution.rows]


def test_who_works_is_called_by_the_work() -> None:
    outcome = parse_and_solve(
        "Three men stand in a row. The baker is next to the miner. Abe is the painter. Bo is not the baker. Cy is first."
    )
    assert {"baker", "miner", "painter"} in columns(outcome)


def test_what_is_denied_is_no_category() -> None:
    outcome = parse_and_solve(
        "Each of three nuns has one chore. Sister Ada does not cook, sweep or weed; her chore is spinning."
    )
    assert not any({"cook", "sweep", "weed"} <= column for column in columns(outcome))


@pytest.mark.parametrize(
    "sentence",
    [
        "Whoever hummed was up there for 6 minutes.",
        "The one in velvet stayed on for 4 minutes.",
        "The flour belonged to whoever took 3 minutes.",
    ],
)
def test_a_sentence_with_a_listed_amount_is_no_mere_note(sentence: str) -> None:
    outcome = parse_and_solve(
        "Four friends, Ada, Bo, Cleo and Dan, sang for 3, 4, 6 and 9 minutes. They wore red, green, blue and white.\n\n"
        f"1. Ada sang for 9 minutes.\n2. Bo wore red.\n3. Cleo wore neither green nor blue.\n\n{sentence} The hall was full."
    )
    assert [c.status for c in outcome.clues if c.text == sentence] != ["note"]
    assert [c.status for c in outcome.clues if c.text == "The hall was full."] == ["note"]


NAMESAKES = """Coats of Many Colours
after an Old Riddle

Dr Ida Green of the hospital, Dr Jon Grey of the university, and Kay Brown, a young gardener, were dining together.

"How odd," said Dr Green, "that our last names are Green, Grey and Brown and that one of us has a brown coat, one a green coat
and one a grey coat."

"And none of us has a coat that matches his or her name," replied the one with the grey coat.

Who has the brown coat?
"""


def test_names_that_are_colours_too() -> None:
    outcome = parse_and_solve(NAMESAKES)
    assert [c.items for c in outcome.categories if c.name == "last name"] == [["Green", "Grey", "Brown"]]
    assert {"brown coat", "green coat", "grey coat"} in columns(outcome)
    notes = [c.text for c in outcome.clues if c.status == "note"]
    assert [text.split()[0] for text in notes] == ["Coats", "Dr"]


@pytest.mark.parametrize("told", ["were dining together, and Dr Grey was last", "met before Kay Brown left together"])
def test_who_all_were_there_is_a_note_unless_more_is_said(told: str) -> None:
    outcome = parse_and_solve(NAMESAKES.replace("were dining together", told))
    assert not any(c.status == "note" and c.text.startswith("Dr Ida") for c in outcome.clues)


SHOW = (
    "At the flower show Ada, Bo and Cy each entered one flower: a dahlia, a lily or a rose. The judges gave a first prize, a"
    " second prize and, for the scent, a ribbon. Their flowers were 30, 40 and 50 cm tall. Ada's dahlia did not win second"
    " prize. The lily, which was 10 cm taller than the dahlia, won second prize. Bo's flower was the tallest. Cy's flower was"
    " 40 cm tall. The winner of first prize was not Ada."
)
ROW = "Three friends, Ada, Bo and Cy, stood in a row. They wore red, green and white. "


def test_a_line_of_which_no_clue_speaks_is_none() -> None:
    outcome = parse_and_solve(SHOW)
    assert not any(category.anchor for category in outcome.categories)
    assert isinstance(outcome.solution, Solution), outcome.message


@pytest.mark.parametrize("rest", ["Ada was first and wore red.", "Ada wore red. Bo wore white. Who stood first?"])
def test_a_line_that_a_clue_or_a_question_needs_stays(rest: str) -> None:
    assert any(category.anchor for category in parse_and_solve(ROW + rest).categories)


def test_a_drink_that_only_the_question_names() -> None:
    outcome = parse_and_solve(
        "Four people stand in a queue at a bar. Each is going to order a different drink.\n\n1. Ulla is third in the queue.\n"
        "2. The person at the front of the queue wants a cider.\n3. Vito, who will have a hot chocolate, is directly behind"
        " Ulla.\n4. Wim is directly in front of Ulla.\n5. Xenia is not behind Wim.\n6. The stout is not for Wim.\n\n"
        "Who ordered the mulled red?"
    )
    assert {"cider", "hot chocolate", "stout", "mulled red"} in columns(outcome)
    assert [(a.verdict, a.answer) for a in outcome.answers] == [("answered", "Wim")], outcome.message
