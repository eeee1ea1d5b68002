"""A bookshop queue, told by Solver calls: small lists, ordered lists, and a rule that looks at both neighbours."""

from nlpuzzle import Solver

PLACES = [1, 2, 3, 4, 5]
PEOPLE = ["Arno", "Bettina", "Coralie", "Dimitri", "Elif"]
PAGES = [110, 150, 210, 340, 480]
BOOKS = ["atlas", "cookbook", "diary", "novel", "songbook"]
RIBBONS = ["amber", "jade", "pearl", "ruby", "teal"]
WRAPS = ["none", "thin", "plain", "thick", "double"]

PROBLEM = {"place": PLACES, "person": PEOPLE, "pages": PAGES, "book": BOOKS, "ribbon": RIBBONS, "wrap": WRAPS}
NEIGHBOURS = "pages(beside(Dimitri, place, -1)) > pages(beside(Dimitri, place, +1))"


def told(solver: Solver) -> Solver:
    """All rules but the one about Dimitri's neighbours."""
    solver.match("Arno", "double")
    solver.less_than("Arno", "teal", "place", 2, None)
    solver.less_than("Coralie", "cookbook", "place", 1)
    solver.match(2, "jade")
    solver.unmatch("songbook", "ruby")
    solver.match("Dimitri", "novel")
    solver.match("Bettina", "thick")
    solver.match(PLACES[-1], 210)
    solver.match(PAGES[-1], WRAPS[0])
    solver.less_than("Elif", "ruby", "place", 1)
    solver.match("ruby", *WRAPS[2:])
    solver.match(PAGES[0], "jade")
    solver.match("Coralie", "atlas")
    solver.match(3, "plain")
    solver.match("cookbook", "ruby", "jade", "pearl")
    return solver
