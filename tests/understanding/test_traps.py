"""Ordinary wordings in which a word means something else than usual: the right rules, or unread; never other rules.

Each sentence once led, or might lead, to a rule that it does not say.
"""

import pytest
from clue_frames import DEMO, categories, understanding
from licence_cases import HARBOR, HARBOR_CLUES

from nlpuzzle.corpus.meaning import same_meaning
from nlpuzzle.puzzle import Frame
from nlpuzzle.rules.notation import parse_rule, to_notation

WEEK = categories(
    """
    day*: Monday, Tuesday, Wednesday, Thursday, Friday
    name: Ann, Ben, Cleo, Dev, Eva
    talk: moss, bats, tides, glass, bees
    start: 9:00 AM, 10:00 AM, 11:30 AM, 1:00 PM, 3:00 PM
    """
)
RACE = categories(
    """
    place*: 1st, 2nd, 3rd, 4th, 5th
    runner: Ann, Ben, Cleo, Dev, Eva
    shoe: red, blue, green, white, black
    time (minutes): 31, 33, 36, 40, 47
    country: Sweden, Spain, Poland, Kenya, Chile
    """
)
FLOORS = categories(
    """
    floor*: 1, 2, 3, 4, 5
    name: Ann, Ben, Cleo, Dev, Eva
    pet: cat, dog, fish, parrot, snake
    year: 1990, 1994, 1999, 2003, 2010
    """
)
HOUSES = categories(
    """
    house*: 1, 2, 3, 4, 5
    name: Ann, Ben, Cleo, Dev, Eva
    drink: tea, cocoa, milk, cider, juice
    pet: cat, dog, fish, parrot, snake
    """
)

FRAMES = {"week": WEEK, "race": RACE, "floors": FLOORS, "line": DEMO, "houses": HOUSES, "harbor": HARBOR}

TWO_STEPS = "position(Ann) = position(cook) - 2 ; position(Ann) = position(baker) + 3"
#: frame, sentence, the rules it says (joined by " ; "), or "" where no rule can say it or a person would ask back
TRAPS = [
    # a second verb after "and": it says something of the subject, and is no second thing to compare with
    ("line", "Ben is older than Ann and wears red.", "age(Ben) > age(Ann) ; Ben = red"),
    ("line", "Ben is older than Ann and is the baker.", "age(Ben) > age(Ann) ; Ben = baker"),
    ("line", "Ben is older than Ann, wears red and is the baker.", "age(Ben) > age(Ann) ; Ben = red ; Ben = baker"),
    ("line", "Ben wears red, is older than Ann and is the baker.", "age(Ben) > age(Ann) ; Ben = red ; Ben = baker"),
    ("line", "Ben stands left of Ann and wears red.", "position(Ben) < position(Ann) ; Ben = red"),
    ("line", "Ben is older than Ann, who is the baker, and wears red.", "age(Ben) > age(Ann) ; Ann = baker ; Ben = red"),
    ("line", "Ben is one of the baker and the cook and wears red.", "Ben in {baker, cook} ; Ben = red"),
    ("line", "Ann and Ben are older than the baker and wear red and blue.", ""),
    (
        "line",
        "If Ann is older than Ben and wears red, Cleo is the baker.",
        "if age(Ann) > age(Ben) and Ann = red then Cleo = baker",
    ),
    ("line", "Ben wears red and is older than Ann and the baker.", "Ben = red ; age(Ben) > age(Ann) ; age(Ben) > age(baker)"),
    ("line", "Ben is older than Ann but wears red.", "age(Ben) > age(Ann) ; Ben = red"),
    ("line", "Ben doesn't wear red or is the baker.", ""),
    # "he" and "she" after two people: one of them, where the names tell which; nobody else
    ("line", "Ann is older than Ben, and he wears red.", "age(Ann) > age(Ben) ; Ben = red"),
    ("line", "Ben is next to Ann, and she is the baker.", "|position(Ben) - position(Ann)| = 1 ; Ann = baker"),
    ("line", "Cleo is older than Ann, and she wears red.", ""),
    ("line", "Ann is next to Ben. He wears red.", "|position(Ann) - position(Ben)| = 1 ; Ben = red"),
    ("line", "Ann wears red. He is the baker.", ""),
    ("line", "Ann wears red, and Ben is the baker. He is the oldest.", ""),
    ("line", "The baker stands behind Ann; she wears red.", ""),
    # one side of a comparison is itself a day, a time, a place
    ("week", "Ann speaks before Wednesday.", "day(Ann) < day(Wednesday)"),
    ("week", "Ann speaks after Tuesday.", "day(Ann) > day(Tuesday)"),
    ("week", "The bats talk isn't before Wednesday.", "day(bats) >= day(Wednesday)"),
    ("week", "The bats talk is no later than Wednesday.", "day(bats) <= day(Wednesday)"),
    ("week", "Ann starts later than 10:00.", 'start(Ann) > start("10:00 AM")'),
    ("week", "Ann starts before 10:00.", 'start(Ann) < start("10:00 AM")'),
    ("race", "Ann finished below third.", "place(Ann) > place(3rd)"),
    ("floors", "Ann lives below the third floor.", "floor(Ann) < floor(floor:3)"),
    ("floors", "Ann moved in before 1999.", "year(Ann) < year(1999)"),
    # what a line is a line of
    ("floors", "Ann moved in before Ben.", "year(Ann) < year(Ben)"),
    ("floors", "Ann arrived later than Ben.", "year(Ann) > year(Ben)"),
    ("harbor", "Esme docked earlier than Dmitri.", ""),
    ("harbor", "Anouk lies in a higher-numbered berth than Bertil.", "berth(Anouk) > berth(Bertil)"),
    ("houses", "Ann lives in a higher-numbered house than Ben.", "house(Ann) > house(Ben)"),
    ("houses", "Ann's house number is lower than Ben's.", "house(Ann) < house(Ben)"),
    ("houses", "Ann moved in before Ben.", ""),
    # "last", "first", "second", "top" that are no places
    ("harbor", "Bertil carried the wool last year.", ""),
    ("race", "Ann last wore red.", ""),
    ("race", "Ann was last seen in red.", ""),
    ("race", "Ann finished in the top three.", "Ann in {1st, 2nd, 3rd}"),
    ("race", "Ann did not finish in the top three.", "Ann != 1st ; Ann != 2nd ; Ann != 3rd"),
    ("race", "Ann came second only to Ben.", ""),
    ("race", "Ann first met Ben in Spain.", ""),
    ("week", "Ann speaks by Wednesday at the latest.", "day(Ann) <= day(Wednesday)"),
    ("week", "Ann will have spoken by Wednesday.", ""),
    # amounts that stand elsewhere than usual
    ("race", "Ann beat Ben by two places.", "place(Ann) = place(Ben) - 2"),
    ("race", "Ann finished ahead of Ben by two places.", "place(Ann) = place(Ben) - 2"),
    ("race", "Ann finished one place and two minutes behind Ben.", ""),
    (
        "line",
        "Ann is either two or three places before Ben.",
        "position(Ann) = position(Ben) - 2 or position(Ann) = position(Ben) - 3",
    ),
    (
        "line",
        "Ann is two or three places before Ben.",
        "position(Ann) = position(Ben) - 2 or position(Ann) = position(Ben) - 3",
    ),
    (
        "line",
        "Ann stands one or two places behind the cook.",
        "position(Ann) = position(cook) + 1 or position(Ann) = position(cook) + 2",
    ),
    ("line", "Ann stands two places before the cook and three behind the baker.", TWO_STEPS),
    ("harbor", "Anouk pays $15 more or $15 less than Bertil.", "|fee(Anouk) - fee(Bertil)| = 15"),
    (
        "harbor",
        "Anouk is seven or fourteen years older than Bertil.",
        "age(Anouk) = age(Bertil) + 7 or age(Anouk) = age(Bertil) + 14",
    ),
    # "no", and what it denies
    ("houses", "Ann drinks no tea and keeps no cat.", "Ann != tea ; Ann != cat"),
    ("houses", "The house with no cat is not Ann's.", ""),
    ("houses", "No tea is drunk in house 3.", "tea != house:3"),
    ("houses", "Ann, who has no cat, drinks tea.", "Ann != cat ; Ann = tea"),
    ("houses", "Neither tea nor cocoa is drunk by the owner of no cat.", ""),
    # conditions and their reach
    ("line", "Ann is only the baker if Ben is the cook.", "if Ann = baker then Ben = cook"),
    ("line", "Ann is the baker only if Ben is the cook.", "if Ann = baker then Ben = cook"),
    ("line", "Only if Ben is the cook is Ann the baker.", "if Ann = baker then Ben = cook"),
    ("line", "Ann wears red if Ben is the cook, and Cleo wears blue.", ""),
    # verbs that take a thing away, or tell of two people
    ("floors", "Ann traded the cat for the dog.", ""),
    ("floors", "Ann has a dog instead of the cat.", "Ann = dog ; Ann != cat"),
    ("race", "Ann is leading the runner from Spain.", ""),
    ("race", "Ann left Sweden for good.", ""),
    ("harbor", "The salt was bought from Bertil.", ""),
]


@pytest.mark.parametrize(("place", "sentence", "right"), TRAPS)
def test_the_right_rules_or_none(place: str, sentence: str, right: str) -> None:
    frame: Frame = FRAMES[place]
    clues = HARBOR_CLUES if frame is HARBOR else ()
    reading = understanding(frame, *clues, sentence).readings()[-1]
    if reading.rules:
        told = [to_notation(rule, frame) for rule in reading.rules]
        assert right, f"read as {told}"
        assert same_meaning([parse_rule(rule, frame) for rule in right.split(" ; ")], reading.rules, frame), told
    else:
        assert reading.reason


@pytest.mark.parametrize("first", ["Ben drinks no juice.", "There is no fish in house 2."])
def test_no_stays_a_denial_when_other_clues_use_it(first: str) -> None:
    """A word that several clues use is supported; "no" must not be passed over for that."""
    for sentence in ("Ann drinks no tea.", "The person in the last house drinks no cider and keeps no snake."):
        reading = understanding(HOUSES, first, sentence, "Eva keeps no dog.").readings()[1]
        right = {"Ann != tea", "5 != cider", "5 != snake"}
        assert {to_notation(rule, HOUSES) for rule in reading.rules} <= right
