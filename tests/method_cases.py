"""For every solving method a board on which it sees something, and one very like it on which it must not."""

from dataclasses import dataclass

from nlpuzzle.puzzle import Category, Frame
from nlpuzzle.rules import Rule
from nlpuzzle.rules.notation import parse_rule
from nlpuzzle.solving.facts import Facts, Raw
from nlpuzzle.solving.matching import begin
from nlpuzzle.solving.methods import LADDER, Method, build_chain, drive


def frame(n: int = 4) -> Frame:
    """Guests at a breakfast, in the order in which they came down."""
    return Frame((
        Category("place", tuple(str(i) for i in range(1, n + 1)), tuple(range(1, n + 1)), anchor=True, dimension="position"),
        Category("guest", ("Ada", "Bob", "Cleo", "Dirk", "Edda", "Finn", "Gus", "Hal")[:n]),
        Category("drink", ("tea", "milk", "cocoa", "juice", "water", "cider", "mate", "punch")[:n]),
        Category("scarf", ("red", "blue", "green", "grey", "pink", "white", "black", "beige")[:n]),
    ))  # fmt: skip


@dataclass(frozen=True)
class Case:
    """Clues 1, 2, ... in the notation; `shows` is the first conclusion as "+" or "-" with two labels, or nothing."""

    method: str
    clues: tuple[str, ...]
    shows: str
    n: int = 4

    @property
    def frame(self) -> Frame:
        return frame(self.n)

    @property
    def rules(self) -> list[tuple[str, Rule]]:
        return [(str(i), parse_rule(clue, self.frame)) for i, clue in enumerate(self.clues, 1)]


def method(name: str) -> Method:
    """The method of that name, linked into the ladder."""
    rung = build_chain(LADDER)
    while rung.name != name:
        assert isinstance(rung.fall_back, Method), name
        rung = rung.fall_back
    return rung


def found(case: Case) -> tuple[Facts, Raw | None]:
    """What the method sees where the cheaper ones see nothing more."""
    facts = begin(case.frame, case.rules)
    cheaper = LADDER[: [m.name for m in LADDER].index(case.method)]
    if case.method == "bifurcation":  # what it sees alone: a board on which probing gets stuck is too large for a test
        cheaper = tuple(m for m in cheaper if m.name != "probing")
    if cheaper:
        drive(facts, build_chain(cheaper))
    assert facts.clash is None
    return facts, method(case.method).find(facts)


EARLY, LATE = "place(Ada) <= 2", "place(tea) >= 3"

FIRES = [
    Case("direct clue", ("Ada = tea",), "+ Ada tea"),
    Case("direct clue", ("Ada in {tea, milk}",), "- Ada cocoa"),
    Case("direct clue", ("Ada in {tea, red}",), "- tea red"),
    Case("lone single", ("Ada = tea",), "- Ada milk"),
    Case("last candidate", ("Ada != tea", "Bob != tea", "Cleo != tea"), "+ Dirk tea"),
    Case("assertion", ("place(Ada) < place(tea)",), "- 1 tea"),
    Case("assertion", ("|place(Ada) - place(tea)| = 3",), "- 2 Ada"),
    Case("assertion", ("{Ada, Bob} = {tea, 1}", "Ada != tea", "Ada != 1"), ""),
    Case("assertion", ("place(Ada) = place(Bob) - 1", "Ada in {1, 2}", "Bob in {2, 3}"), "- 2 Cleo"),
    Case("shared support", (EARLY, LATE), "- Ada tea"),
    Case("2 tiles, 2 options", (EARLY, "place(Bob) <= 2"), "- 1 Cleo"),
    Case("3 tiles, 3 options", ("Ada in {1, 2}", "Bob in {2, 3}", "Cleo in {1, 3}"), "- 1 Dirk", 6),
    Case("4 tiles, 4 options", ("Ada in {1, 2}", "Bob in {2, 3}", "Cleo in {3, 4}", "Dirk in {1, 4}"), "- 1 Edda", 8),
    Case("nested assertion", ("Ada = 1 or Ada = 2",), "- 3 Ada"),
    Case("nested assertion", ("beside(Ada, place, 1) = tea",), "- 4 Ada"),
    Case("scaled X-wing of 2", (EARLY, "place(tea) <= 2", "Ada != tea", "red != Ada", "red != tea"), "- 1 red", 5),
    Case(
        "scaled X-wing of 3",
        (
            "Ada in {1, 2}", "tea in {2, 3}", "green in {1, 3}", "Ada != tea", "Ada != green", "tea != green",
            "Bob != tea", "Bob != green",
        ),
        "- 1 Bob",
        5,
    ),
    Case(
        "Y-wing",
        ("Ada in {1, 2}", "tea in {1, 3}", "red in {2, 3}", "Ada != tea", "Ada != red", "Bob != tea", "Bob != red"),
        "- 3 Bob",
        5,
    ),
    Case("probing", ("|place(Ada) - place(Bob)| = 2", "|place(Bob) - place(Cleo)| = 2"), "- 3 Ada", 5),
    Case("bifurcation", ("|place(Ada) - place(Bob)| = 2", "|place(Bob) - place(Cleo)| = 2"), "", 5),
]  # fmt: skip

QUIET = [
    Case("direct clue", ("place(Ada) < place(tea)",), ""),
    Case("lone single", ("Ada != tea",), ""),
    Case("last candidate", ("Ada != tea", "Bob != tea"), ""),
    Case("assertion", ("place(Ada) <= place(tea)",), ""),
    Case("assertion", ("place(Ada) = place(Bob) - 1", "Ada != 4", "Bob != 1"), ""),
    Case("assertion", ("place(Ada) = place(tea) - 1", "Ada in {1, 2}", "tea in {2, 3}", "Ada != tea"), ""),
    Case("shared support", (EARLY, "place(tea) >= 2"), ""),
    Case("2 tiles, 2 options", (EARLY, "place(Bob) <= 3"), ""),
    Case("3 tiles, 3 options", ("Ada in {1, 2}", "Bob in {2, 3}", "Cleo in {1, 4}"), "", 6),
    Case("4 tiles, 4 options", ("Ada in {1, 2}", "Bob in {2, 3}", "Cleo in {3, 4}", "Dirk in {1, 5}"), "", 8),
    Case("nested assertion", ("Ada = 1 or tea = 2",), ""),
    Case("scaled X-wing of 2", (EARLY, "place(tea) <= 2", "red != Ada", "red != tea"), "", 5),
    Case(
        "scaled X-wing of 3",
        ("Ada in {1, 2}", "tea in {2, 3}", "green in {1, 3}", "Ada != tea", "Ada != green", "Bob != tea", "Bob != green"),
        "",
        5,
    ),
    Case(
        "Y-wing",
        ("Ada in {1, 2}", "tea in {1, 3}", "red in {2, 4}", "Ada != tea", "Ada != red", "Bob != tea", "Bob != red"),
        "",
        5,
    ),
    Case("probing", ("|place(Ada) - place(Bob)| = 2",), "", 5),
    Case("bifurcation", ("Ada = tea",), ""),
]
