"""Lists inside sentences: name and items of each; and sentences that list nothing."""

import pytest

from nlpuzzle.understanding.framing.prose import prose_lists
from nlpuzzle.understanding.framing.questions import question_in

LISTS: list[tuple[str, list[tuple[str, tuple[str, ...]]]]] = [
    ("Four cooks (Ida, Jon, Kay and Lew) share a kitchen.", [("cook", ("Ida", "Jon", "Kay", "Lew"))]),
    (
        "They are all of different ages (31, 40, 52), and bake different breads (rye, spelt, corn).",
        [("age", ("31", "40", "52")), ("bread", ("rye", "spelt", "corn"))],
    ),
    ("The loaves have different prices ($2, $3, $4) and shapes (round, long, flat).",
     [("price", ("$2", "$3", "$4")), ("shape", ("round", "long", "flat"))]),
    ("In a zoo there are three apes: a gibbon, an orangutan, and a gorilla.", [("ape", ("gibbon", "orangutan", "gorilla"))]),
    ("Three players, named Uma, Vic and Wes, each won a game.", [("player", ("Uma", "Vic", "Wes"))]),
    ("Three players — Uma, Vic and Wes — meet.", [("player", ("Uma", "Vic", "Wes"))]),
    ("Three guests namely; Uma, Vic, and Wes arrived late.", [("guest", ("Uma", "Vic", "Wes"))]),
    ("Each rears a bird, namely ducks, geese or quails, and each sells one cheese, namely brie, feta or gouda.",
     [("bird", ("ducks", "geese", "quails")), ("cheese", ("brie", "feta", "gouda"))]),
    ("This week the tasks were dusting, ironing and sweeping, and she chose a different day for each: Monday, Tuesday, Friday.",
     [("day", ("Monday", "Tuesday", "Friday")), ("task", ("dusting", "ironing", "sweeping"))]),
    ("The talks are about bees, clocks and lava.", [("talk", ("bees", "clocks", "lava"))]),
    ("The books were about law, ships and wine, and the covers were blue, red and white.",
     [("book", ("law", "ships", "wine")), ("color", ("blue", "red", "white"))]),
    ("The rooms were the attic, the hall and the study.", [("room", ("attic", "hall", "study"))]),
    ("The choices were a drink, a meal and a visit.", [("choice", ("drink", "meal", "visit"))]),
    ("One port they saw was Bari, another was Kotor and the third was Split.", [("item", ("Bari", "Kotor", "Split"))]),
    ("The tools used were glue, a saw, and a drill.", [("tool", ("glue", "saw", "drill"))]),
    ("Six persons P, Q, R, S, T and U live here.", [("person", ("P", "Q", "R", "S", "T", "U"))]),
    ("Their names are Uma, Vic and Wes, and their jobs, though not necessarily in that order, are cook, maid and smith.",
     [("name", ("Uma", "Vic", "Wes")), ("job", ("cook", "maid", "smith"))]),
    ("Three pupils (Uma, Vic and Wes) sit exams in art, maths, and music on Monday, Tuesday and Friday.",
     [("pupil", ("Uma", "Vic", "Wes")), ("exam", ("art", "maths", "music")), ("day", ("Monday", "Tuesday", "Friday"))]),
    ("Each talk is on another day from Tuesday to Friday.", [("day", ("Tuesday", "Wednesday", "Thursday", "Friday"))]),
    ("They arrived on dates from May 3rd to May 6th.", [("date", ("May 3rd", "May 4th", "May 5th", "May 6th"))]),
    ("The dates are 3rd, 9th and 22nd May.", [("date", ("3rd May", "9th May", "22nd May"))]),
    ("One wears a red scarf, one a silk scarf, and one a top hat.", [("clothing", ("red scarf", "silk scarf", "top hat"))]),
    ("One plays the harp, one mends clocks and one breeds bees.", [("game", ("harp", "clocks", "bees"))]),
    ("One peers into a well, one reads palms and one casts bones.", [("item", ("well", "palms", "bones"))]),
    ("Two women, Uma and Vera, and three men, Wes, Xan and Yul, ran.", [("person", ("Uma", "Vera", "Wes", "Xan", "Yul"))]),
    ("Four cousins (two girls, Uma and Vera, and two boys, Wes and Xan) met.", [("cousin", ("Uma", "Vera", "Wes", "Xan"))]),
    ("The adults are Uma and Vera; the teenagers are Wes and Xan.", [("person", ("Uma", "Vera", "Wes", "Xan"))]),
    ("One was in plain foil, one in checked foil and one in spotted foil.",
     [("foil", ("plain foil", "checked foil", "spotted foil"))]),
    ("One came by taxi, one by train and one in his or her own car.", [("vehicle", ("taxi", "train", "car"))]),
    ("Each weekday a different craft is taught.", [("day", ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday"))]),
    ("They come by bus, by tram and on foot.", [("vehicle", ("bus", "tram", "on foot"))]),
    ("The wines came from Chile, France and Italy.", [("wine", ("Chile", "France", "Italy"))]),
    ("They arrived at 7.30, 7.45 and 8.00 pm.", [("time", ("7.30 pm", "7.45 pm", "8.00 pm"))]),
    ("They came first, second and third.", [("place", ("first", "second", "third"))]),
    ("They spoke first, second and third.", [("position", ("first", "second", "third"))]),
    ("Each did something different: baking, rowing and sleeping.", [("activity", ("baking", "rowing", "sleeping"))]),
    ("Three pupils won one event each: the hurdles, the relay and the discus.", [("event", ("hurdles", "relay", "discus"))]),
    ("They weigh 3 kg, 5 kg and 9 kg.", [("weight", ("3 kg", "5 kg", "9 kg"))]),
    ("The boats sail at 8:15, 8:40 and 9:05.", [("time", ("8:15", "8:40", "9:05"))]),
    ("They were launched in 1902, 1911 and 1920.", [("year", ("1902", "1911", "1920"))]),
    ("Uma, Vic and Wes, who are 7, 8 and 12 years old, row.", [("name", ("Uma", "Vic", "Wes")), ("age", ("7", "8", "12"))]),
    ("There are three gates, marked A, B and C.", [("gate", ("A", "B", "C"))]),
    ("The tents, lettered P to S, stand apart.", [("tent", ("P", "Q", "R", "S"))]),
    ("In the hall are four masks labelled K, L, M, and N.", [("mask", ("K", "L", "M", "N"))]),
    ("One has been to Chile, one to Ghana and one to Nepal.", [("place", ("Chile", "Ghana", "Nepal"))]),
    ("One comes from Hull, one from York and one from Bath.", [("home", ("Hull", "York", "Bath"))]),
    ("Three guests rang the desk, one at 7:40, one at 8:15 and one at 9:00.", [("item", ("7:40", "8:15", "9:00"))]),
    ("One ran dressed as a cactus, one as a clown and one as a cloud.", [("item", ("cactus", "clown", "cloud"))]),
    ("One had a chipped rim, one had cracked varnish and one had a lost key.",
     [("item", ("chipped rim", "cracked varnish", "lost key"))]),
    ("One had come by barge, one by cart and one on foot, and they ate a stew, a pasty and a bun, one dish apiece.",
     [("item", ("barge", "cart", "foot")), ("food", ("stew", "pasty", "bun"))]),
    ("We stayed in three mountain inns, the Stag Inn, the Bear Inn and the Fox Inn.",
     [("inn", ("Stag Inn", "Bear Inn", "Fox Inn"))]),
    ("All live apart, the three hamlets being Low Marsh, Tull and Wickstead.",
     [("hamlet", ("Low Marsh", "Tull", "Wickstead"))]),
    ("Each had a different fault: a split reed, a bent key and, in one sad case, woodworm.",
     [("fault", ("split reed", "bent key", "woodworm"))]),
    ("Uma, Vic and Wes drive the number 7, the number 12 and the number 31.",
     [("name", ("Uma", "Vic", "Wes")), ("number", ("7", "12", "31"))]),
    ("They carried home a drum, a lute and a harp.", [("instrument", ("drum", "lute", "harp"))]),
    ("They took back a kettle, a clock and a stamp.", [("item", ("kettle", "clock", "stamp"))]),
    ("They came as a clown, a ghost and a knight.", [("item", ("clown", "ghost", "knight"))]),
    ("Every troll has a club, an axe or a sling.", [("item", ("club", "axe", "sling"))]),
    ("In their sacks were a flute, a rug and a sack of flour.", [("item", ("flute", "rug", "sack of flour"))]),
    ("They ordered a tea, a broth and a glass of hot milk.", [("item", ("tea", "broth", "glass of hot milk"))]),
    ("The gifts are a kettle, a set of silver spoons and a vase.", [("gift", ("kettle", "set of silver spoons", "vase"))]),
    ("The parcels were left in the loft, under the stairs and behind the shed.",
     [("place", ("in the loft", "under the stairs", "behind the shed"))]),
    ("The keys were left at the bank, in the church and on the pier.", [("place", ("bank", "church", "pier"))]),
    ("One has a dog, one has a parrot and one has a goat, and the pets' names are Biff, Mopp and Zaza.",
     [("animal", ("dog", "parrot", "goat")), ("pet's name", ("Biff", "Mopp", "Zaza"))]),
    ("She saw three bowls on the shelf: one with a swan on it, a plain one and a striped one.",
     [("bowl", ("swan", "plain", "striped"))]),
    ("They each had a plan: one wanted to learn Greek, one to write a novel and one to keep bees.",
     [("plan", ("learn Greek", "write a novel", "keep bees"))]),
    ("One hopes to become a vet, one to open a bakery and one to sail to Norway.",
     [("item", ("become a vet", "open a bakery", "sail to Norway"))]),
    ("One of us has grey eyes, one green eyes and one blue.", [("color", ("grey", "green", "blue"))]),
    ("From left to right, their stalls are numbered 1, 2 and 3.", [("stall", ("1", "2", "3"))]),
    ("There were three of us: Uma, Vic and Wes.", [("person", ("Uma", "Vic", "Wes"))]),
    ("At the fair, Uma, Vic and Wes won.", [("name", ("Uma", "Vic", "Wes"))]),
    ("Each caught something at night: a mouse, a moth and, to their horror, a bat.", [("animal", ("mouse", "moth", "bat"))]),
    ("The contest had three entries this year: apple, cherry and peach.", [("entry", ("apple", "cherry", "peach"))]),
    ("They were in the kitchen, the vault and the hen-house.", [("item", ("kitchen", "vault", "hen-house"))]),
    ("They said they had been reading, sewing and sleeping.", [("activity", ("reading", "sewing", "sleeping"))]),
    ("The Storm, the Ferry and the Orchard are by Abbott, Bruce and Dale.",
     [("name", ("Storm", "Ferry", "Orchard")), ("person", ("Abbott", "Bruce", "Dale"))]),
    ("Their flowers were 30, 40 and 50 cm tall.", [("height", ("30", "40", "50"))]),
    ("Three runners, Ada, Bo and Cy, ran in red, green and white.",
     [("runner", ("Ada", "Bo", "Cy")), ("color", ("red", "green", "white"))]),
    ("They drank cocoa, coffee, lemonade and mint tea.", [("drink", ("cocoa", "coffee", "lemonade", "mint tea"))]),
    ("They play jazz, folk and punk.", [("genre", ("jazz", "folk", "punk"))]),
    ("Uma, Vic and Wes are picking flowers.", [("name", ("Uma", "Vic", "Wes"))]),
    ("The guests, a pilot, a tailor and a vicar, sat down.", [("guest", ("pilot", "tailor", "vicar"))]),
    ("Four traders from Cairo, Fez and Oran sold rugs.", [("home", ("Cairo", "Fez", "Oran"))]),
    ("Each of them sold another cake, a babka, a strudel or a tart.", [("cake", ("babka", "strudel", "tart"))]),
    ("They live in Rome, Oslo and Kiel, and grow figs, plums and limes.",
     [("place", ("Rome", "Oslo", "Kiel")), ("fruit", ("figs", "plums", "limes"))]),
    ("They belong to Uma, Vic and Wes.", [("name", ("Uma", "Vic", "Wes"))]),
    ("All of them are flying kites — a box, a delta and a sled.", [("kite", ("box", "delta", "sled"))]),
    ("Uma, Vic and Wes are neighbours.", [("neighbour", ("Uma", "Vic", "Wes"))]),
    ("At the fair last Friday, Uma Roe, Vic Poe and Wes Loe met.", [("name", ("Uma Roe", "Vic Poe", "Wes Loe"))]),
    ("The ponies are Star, Blaze and Old Tom.", [("pony", ("Star", "Blaze", "Old Tom"))]),
    ("They go by tram, by boat and by sled.", [("place", ("tram", "boat", "sled"))]),
    ("On one hill is a mill, on another a barn and on a third a chapel.", [("item", ("mill", "barn", "chapel"))]),
    ("They are 4, 6 and 9 years old.", [("age", ("4", "6", "9"))]),
    ("The seats are taken by Uma, Vic and Wes.", [("name", ("Uma", "Vic", "Wes"))]),
    ("In Nan's shed, the moles Pip, Tam and Una dig.", [("mole", ("Pip", "Tam", "Una"))]),
    ("They sail at six, seven and nine o'clock.", [("time", ("six o'clock", "seven o'clock", "nine o'clock"))]),
    ("The three boys had 120, 340 and 500 stamps.", [("stamp", ("120", "340", "500"))]),
    ("They carry 3, 4 and 6 kilos to numbers 12, 15 and 20.",
     [("weight", ("3", "4", "6")), ("number", ("12", "15", "20"))]),
    ("They stayed for 5, 6 and 8 nights, in a barn, a loft and a yurt.",
     [("night", ("5", "6", "8")), ("item", ("barn", "loft", "yurt"))]),
    ("There are three ropes: a thin one, a thick one and a wet one.", [("rope", ("thin", "thick", "wet"))]),
    ('The songs are called "Dusk", "The Mill" and "Two Owls".', [("song", ("Dusk", "The Mill", "Two Owls"))]),
    ("One carves owls, one larks and one wrens.", [("animal", ("owls", "larks", "wrens"))]),
    ("One of them needs glue, one has come for a saw and another wants nails.", [("item", ("glue", "saw", "nails"))]),
    ("All are afraid: one of mice, one of bats and one of the dark.", [("item", ("mice", "bats", "dark"))]),
    ("In one there is a ring, in another a coin, and in the third a key.", [("item", ("ring", "coin", "key"))]),
    ("Behind one is a study, behind another a kitchen and behind the third a pantry.",
     [("room", ("study", "kitchen", "pantry"))]),
    ("One got 12 points, one got 15 and one got 20.", [("point", ("12", "15", "20"))]),
    ("Their names are Uma, Will and Teach.", [("name", ("Uma", "Will", "Teach"))]),
    ("A baker, a smith and a weaver lived on the hill.", [("job", ("baker", "smith", "weaver"))]),
    ("It rained on May 3, May 9 and May 14.", [("date", ("May 3", "May 9", "May 14"))]),
    ("They scored different numbers of goals, from 2 to 4.", [("goal", ("2", "3", "4"))]),
    ("The children are aged 7 to 9.", [("age", ("7", "8", "9"))]),
    ("The children are turning 7, 8 and 9.", [("age", ("7", "8", "9"))]),
    ("By the lake live the Poes, the Roes and the Loes.", [("name", ("Poes", "Roes", "Loes"))]),
    ("My three nieces, Uma, Vera and Wil, went out together, dressed as a bat, a witch and a clown.",
     [("item", ("bat", "witch", "clown")), ("niece", ("Uma", "Vera", "Wil"))]),
    ("Last term three pupils of St Aidan's, Uma, Vic and Wes, ran away.", [("name", ("Uma", "Vic", "Wes"))]),
    ("One of them left on foot on Monday, one on Tuesday and one on Friday.", [("day", ("Monday", "Tuesday", "Friday"))]),
    ("Find the day on which each sang (Monday, Tuesday, Friday), the town she hailed from (Rook, Pell, Stow) and the ballad"
     " that she chose (Dawn, Dusk, Noon).",
     [("ballad", ("Dawn", "Dusk", "Noon")), ("day", ("Monday", "Tuesday", "Friday")), ("town", ("Rook", "Pell", "Stow"))]),
    ("The complaints were a leaky tap, draughts, woodworm and a burst pipe.",
     [("complaint", ("leaky tap", "draughts", "woodworm", "burst pipe"))]),
    ("The mules answer to Rex, Biff, Mopp and Trudy.", [("mule", ("Rex", "Biff", "Mopp", "Trudy"))]),
    ("They had picked the cliff, the mill and the ruin as their lairs, and by noon their earnings were $18, $24 and $31.",
     [("earnings", ("$18", "$24", "$31")), ("lair", ("cliff", "mill", "ruin"))]),
    ("The soups they made were clear broth, leek, tomato and lentil, one for each.",
     [("soup", ("clear broth", "leek", "tomato", "lentil"))]),
    ("Three boys (Abe, Bo and Cy) each brought a different toy: a kite, a ball or a yo-yo.",
     [("boy", ("Abe", "Bo", "Cy")), ("toy", ("kite", "ball", "yo-yo"))]),
    ("Each has a task of his own: there is a sweeper, a stoker and a steersman.",
     [("task", ("sweeper", "stoker", "steersman"))]),
    ("Each troll hoards something: bones, coins or spoons.", [("item", ("bones", "coins", "spoons"))]),
    ("At night one of them snores, one mutters and one sings.", [("item", ("snores", "mutters", "sings"))]),
]  # fmt: skip


@pytest.mark.parametrize(("sentence", "expected"), LISTS)
def test_lists(sentence: str, expected: list[tuple[str, tuple[str, ...]]]) -> None:
    found = [(p.name, p.ways[0]) for p in prose_lists(sentence)]
    assert sorted(found) == sorted(expected)


def test_pronoun_takes_its_noun_from_the_sentence_before() -> None:
    (found,) = prose_lists("They are an oak, an elm, and a fir.", previous="Three trees stand by the brook.")
    assert (found.name, found.ways[0]) == ("tree", ("oak", "elm", "fir"))


def test_leader_of_a_group_is_a_second_way() -> None:
    (found,) = prose_lists("Uma and her friends Vic, Wes, and Xan went out.")
    assert found.ways == (("Vic", "Wes", "Xan"), ("Uma", "Vic", "Wes", "Xan"))


@pytest.mark.parametrize(
    "sentence",
    [
        "Ann lives next to Bo.",
        "From the clues, determine each cook's name, age, and bread.",
        "Each one plays a game, drinks a tea and owns a pet.",
        "Ann (not Bo) is first.",
        "The Dane drinks tea, the Swede keeps a dog, and the Finn smokes.",
        "Can you tell who bought the rye, the spelt and the corn?",
        "There are three houses.",
        "One is a nurse, one wears a cap and one comes from Rye.",
        "Uma is one of the three, one of them is second and one is late.",
        "The first is red, one is blue and one of these is the fifth.",
        "Uma does not sing, dance or juggle.",
        "Vic has never been to Oslo, Riga or Kiel.",
        "Wes bakes without flour, eggs or butter.",
    ],
)
def test_no_lists(sentence: str) -> None:
    assert prose_lists(sentence) == ()


@pytest.mark.parametrize(
    ("sentence", "asked"),
    [
        ("Who owns the emu?", "Who owns the emu?"),
        ("Using the clues, can you determine who owns the emu?", "who owns the emu?"),
        ("If Bo isn't first, who is?", "who is?"),
        ("Is Ann taller than Bo?", "Is Ann taller than Bo?"),
        ("In what order did they finish?", "In what order did they finish?"),
    ],
)
def test_questions(sentence: str, asked: str) -> None:
    found = question_in(sentence)
    assert found is not None
    assert sentence[found[0] : found[1]] == asked
    assert found[2]


@pytest.mark.parametrize(
    "sentence", ["Can you work out who has which job?", "Can you solve it?", "What is each cook's job and age?"]
)
def test_instructions_are_no_questions(sentence: str) -> None:
    found = question_in(sentence)
    assert found is not None
    assert not found[2]


@pytest.mark.parametrize("sentence", ["Ann is first.", "The cook who bakes rye is Ann."])
def test_statements(sentence: str) -> None:
    assert question_in(sentence) is None
