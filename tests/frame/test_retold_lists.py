"""Lists told in a roundabout way: person by person, over several sentences, with "there was" said anew."""

import pytest

from nlpuzzle.puzzle import Category
from nlpuzzle.reading import read
from nlpuzzle.understanding.framing.bearing import Bearing
from nlpuzzle.understanding.framing.counting import said_size
from nlpuzzle.understanding.framing.dealt_on import dealt_on
from nlpuzzle.understanding.framing.frame import set_up
from nlpuzzle.understanding.framing.mentions import mentions_of
from nlpuzzle.understanding.framing.owners_told import owners_told
from nlpuzzle.understanding.framing.prose import prose_lists

LISTS = [
    # "there was" said anew, and what one of the things is like
    ("There was a lute, there was a cracked bell, and there was a harp that no one could tune, and every guest took one.",
     [("lute", "cracked bell", "harp")]),
    ("Upstairs there's a cot, there's a swing and there's a kennel.", [("cot", "swing", "kennel")]),
    ("There is a baker, there is a cook who never smiles and there is a groom.", [("baker", "cook", "groom")]),
    ("There was a tin whistle, a kite without a tail, a parrot that swears and a drum.",
     [("tin whistle", "kite", "parrot", "drum")]),
    ("There's a Fiat in the yard, a Saab by the gate, and somewhere behind the barn you'll find a Trabant.",
     [("Fiat", "Saab", "Trabant")]),
    ("There was a harp in the hall, a lute on the stairs, and behind the stage stood a drum.", [("harp", "lute", "drum")]),
    ("The bill has a juggler on it, and a magician, and a ventriloquist, and to round it off a fire-eater.",
     [("juggler", "magician", "ventriloquist", "fire-eater")]),
    # the place of each in words of its own
    ("One had ridden over from Bath, another lived in Truro, and the third had strolled across from the near end of Poole.",
     [("Bath", "Truro", "Poole")]),
    ("One works in Lima, another flew in from Quito, and the last grew up on the outskirts of Bogota.",
     [("Lima", "Quito", "Bogota")]),
    ("One was for Hedda, one for Ivo, one for Jutta, and the last was addressed to Klaus.",
     [("Hedda", "Ivo", "Jutta", "Klaus")]),
    # a thing of their kind, told with another verb
    ("One hired a cab, one used a scooter, one borrowed a van, and one made nine journeys by ferry.",
     [("cab", "scooter", "van", "ferry")]),
    ("One rode a horse, one led a mule, one drove an ox and one sent everything by camel.", [("horse", "mule", "ox", "camel")]),
    ("One took a raft, one rowed a canoe and one did the whole distance by yacht.", [("raft", "canoe", "yacht")]),
    # the last two at once
    ("One is red, another is green, and the other two are brown and blue.", [("red", "green", "brown", "blue")]),
    ("One of them drives a taxi, one of them drives a bus, and the remaining two drive a tram and a van.",
     [("taxi", "bus", "tram", "van")]),
    ("One wore a cap, another wore a bonnet; the other two wore a fez and a beret.", [("cap", "bonnet", "fez", "beret")]),
    # "that one ..., that another ..."
    ("All we know is that one shed holds hens, that another holds geese, that a third holds goats and that the remaining one "
     "holds a pig.", [("hens", "geese", "goats", "pig")]),
    # "from one", "from another"
    ("This year it was jam from one, pickle from another, marmalade from a third, and the fourth made nothing but chutney.",
     [("jam", "pickle", "marmalade", "chutney")]),
    ("There was a scarf for one, a hat for another and a purse for the third.", [("scarf", "hat", "purse")]),
    # whose all of them are
    ("The street knows them as its grocer, its cobbler, its vicar and its midwife.",
     [("grocer", "cobbler", "vicar", "midwife")]),
    ("She introduced them as her joiner, her lawyer and her plumber.", [("joiner", "lawyer", "plumber")]),
    ("He sees them only as his tenants, his rivals and his heirs.", [("tenants", "rivals", "heirs")]),
    # somebody with more words than a name
    ("They were Mr Low, Mrs Hay, Dr Orr and a boy called Tim.", [("Mr Low", "Mrs Hay", "Dr Orr", "Tim")]),
    ("In the lift were Ros, Sam, Tia and a woman I had never met who turned out to be Ute.", [("Ros", "Sam", "Tia", "Ute")]),
    ("There stood Ros, Sam, a boy whose name was Tom and a clerk by the name of Una.", [("Ros", "Sam", "Tom", "Una")]),
    ("The winners were Mo, her cousin Nat, my own brother Oli and of course old Pru.", [("Mo", "Nat", "Oli", "Pru")]),
    ("Every winter four sisters (that's Ann, Bo, Cy and Di) knit scarves.", [("Ann", "Bo", "Cy", "Di")]),
    # amounts of one and of the others
    ("Paid £3 for one, £5, £8 and £11 for the others.", [("£3", "£5", "£8", "£11")]),
    ("She gave $2 for one and $4, $6 and $9 for the other three.", [("$2", "$4", "$6", "$9")]),
    ("He spent 3 hours on one, 5 hours, 6 hours and 8 hours on the rest.", [("3 hours", "5 hours", "6 hours", "8 hours")]),
    # so many and the other so many
    ("Two of the songs were the Elf and the Erlking; the other three were the Lark, the Vow and the Sandman.",
     [("Elf", "Erlking", "Lark", "Vow", "Sandman")]),
    ("Three of their prizes were a cup, a bowl and a spoon; the remaining two were a book and a pen.",
     [("cup", "bowl", "spoon", "book", "pen")]),
]  # fmt: skip


@pytest.mark.parametrize(("sentence", "expected"), LISTS)
def test_lists(sentence: str, expected: list[tuple[str, ...]]) -> None:
    assert [p.ways[0] for p in prose_lists(sentence)] == expected


@pytest.mark.parametrize(
    "sentence",
    [
        "There was no lute, there was no bell and there was no harp.",
        "One met Ann, another danced with Bo, and the third sat beside Cy.",
        "One had come from Ely with Maud, one lived in Wem, and the third went to Hull.",
        "One is not from Bath, one lives in Truro and one comes from Poole.",
        "One is a nurse, and the other two are Ann and Bo.",
        "He got a kick from one, a bite from another, and no help from the third.",
        "Ann had tea with one and cake with another.",
        "A cook, and a library, and their distances are short.",
        "We each have a mug (one of us owns two, every single year).",
    ],
)
def test_no_lists(sentence: str) -> None:
    assert prose_lists(sentence) == ()


def test_more_than_told_is_no_list_of_two_parts() -> None:
    found = prose_lists("Two of the songs were the Elf and the Erlking; the other four were the Lark, the Vow and the Sandman.")
    assert all(len(p.ways[0]) < 5 for p in found)


RUNS = [
    (["One plays the harp.", "Another plays the lute.", "The third plays the viol.", "Ann hums."], ("harp", "lute", "viol"), 3),
    (["One of them lives in Bonn.", "Another lives in Kiel.", "The last lives in Rome."], ("Bonn", "Kiel", "Rome"), 3),
    (["One of them came in a cab.", "A second came by bus.", "The other two took a tram and a ferry."],
     ("cab", "bus", "tram", "ferry"), 3),
    (['"A loaf, please," said one.', '"Six rolls," said another.', '"My cake!" cried the third.'],
     ("loaf", "rolls", "cake"), 3),
    (['"I\'d like a stamp," said one.', '"Envelopes," said another.', "The other two wanted a pen and a map."],
     ("stamp", "envelopes", "pen", "map"), 3),
]  # fmt: skip


@pytest.mark.parametrize(("sentences", "items", "many"), RUNS)
def test_lists_over_sentences(sentences: list[str], items: tuple[str, ...], many: int) -> None:
    dealt = dealt_on(sentences)
    assert dealt is not None
    assert dealt[1] == many
    assert [p.ways[0] for p in prose_lists(dealt[0])] == [items]


@pytest.mark.parametrize(
    "sentences",
    [
        ["One of them is a cook.", "Another lives next to Bo.", "The third is a vet."],
        ["One is a cook.", "Another is not a vet.", "The third is a tanner."],
        ["One of the hats is red.", "Another is blue.", "The other is green, and Ann wears it."],
        ["One is older than Bo.", "Another is taller than Cy.", "The third is Ann."],
        ["One has a newt.", "Another has a toad.", "The third has a hen.", "The fourth is not telling."],
        ["Another plays the lute.", "The third plays the viol."],
        ['"It was not me," said one.', '"Nor me," said another.', '"Ann did it," said the third.'],
    ],
)
def test_sentences_that_say_more_are_no_list(sentences: list[str]) -> None:
    assert dealt_on(sentences) is None


@pytest.mark.parametrize(
    ("story", "size"),
    [
        ("Four of us share a van", 4),
        ("Dear all. Five of us sing in a choir", 5),
        ("One took a bus, and one told nine jokes", None),
        ("Some say four of us are late", None),
    ],
)
def test_size(story: str, size: int | None) -> None:
    assert said_size(story) == size


def test_line_after_the_question_for_its_noun() -> None:
    text = "Three letters with stamps. The stamps? A swan, a thistle, a windmill. The letters? To Oslo, to Perth and to Quito."
    frame = set_up(read(f"{text}\n\n1. The letter to Oslo bears the swan.\n2. Perth has the thistle.")).frame
    assert [(c.name, c.items) for c in frame.categories][:1] == [("stamp", ("swan", "thistle", "windmill"))]


EACH = "Each of the three dogs has a different owner."


@pytest.mark.parametrize(
    ("sentences", "story", "owners"),
    [
        (["Rex belongs to Ann.", "Bo's dog is the pug.", "The collie is Cy's."], EACH, {"Ann", "Bo", "Cy"}),
        (["Mrs Low owns the pug.", "The fox is owned by Mr Hay."], "No two have the same owner.", {"Mrs Low", "Mr Hay"}),
        (["The pug does not belong to Di.", "Ed's lunch is late."], EACH, {"Di"}),
        (["Rex belongs to Ann.", "Ann belongs to Cy."], EACH, set()),
        (["Rex belongs to Ann.", "Bo's dog is the pug."], "Each of the three dogs has a different name.", set()),
        (["Rex belongs to Ann."], "The owner of the kennels is out.", set()),
    ],
)
def test_owners(sentences: list[str], story: str, owners: set[str]) -> None:
    assert owners_told(sentences, story) == owners


ZEBRA = (
    "Every hut has a door in a different colour and a keeper with a different name, and every keeper has a favourite drink and"
    " is pestered by a different bird."
)


@pytest.mark.parametrize(
    ("sentence", "label", "slot"),
    [
        ("Olwen is pestered by gulls.", "Olwen", "name"),
        ("Olwen is pestered by gulls.", "gulls", "vp:pester:in"),
        ("Jackdaws are raiding somebody's tea.", "jackdaws", "bare"),
        ("Terns are next door to the cider.", "terns", "bare"),
    ],
)
def test_slots_that_a_story_announces(sentence: str, label: str, slot: str) -> None:
    assert (label, slot) in {(m.label, m.slot) for m in mentions_of([sentence], ZEBRA, 4).mentions}


@pytest.mark.parametrize(
    ("sentence", "after_clues", "constrains"),
    [
        ("There is also a Rex.", True, False),
        ("Oh, there's also a Rex.", False, False),
        ("Yes, that includes Rex.", False, False),
        ("That includes Rex.", True, True),
        ("There is also a Rex before the pug.", True, True),
    ],
)
def test_only_one_more_of_them(sentence: str, after_clues: bool, constrains: bool) -> None:
    bearing = Bearing([Category("name", ("Rex", "Titus", "Bess")), Category("dog", ("pug", "collie", "husky"))])
    assert bearing.constrains(sentence, after_clues) == constrains
