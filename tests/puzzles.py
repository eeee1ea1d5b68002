"""Small puzzles for tests of the whole way, one for each thing that can become of a puzzle."""

SOLVED = """Three cousins plant a tree each, at three corners of the meadow.

Cousin: Elspeth, Moritz, Tadeo
Tree: cherry, larch, walnut
Height: 2 m, 3 m, 5 m

Clues:
1. Elspeth planted the larch.
2. The walnut is taller than the larch.
3. Moritz's tree is 2 m tall.
"""
"""Elspeth larch 3 m, Moritz cherry 2 m, Tadeo walnut 5 m."""

ROWS = [["Elspeth", "larch", "3 m"], ["Moritz", "cherry", "2 m"], ["Tadeo", "walnut", "5 m"]]

UNREAD = SOLVED.replace("3. Moritz's tree is 2 m tall.", "3. Moritz's tree is allegedly 2 m tall.")
"""Clue 3 is not understood, and the others leave several solutions."""

UNNEEDED = SOLVED + "4. Tadeo supposedly waters the walnut on Sundays.\n"
"""Clue 4 is not understood, and not needed."""

SEVERAL = SOLVED.replace("3. Moritz's tree is 2 m tall.\n", "")

CONTRADICTION = SOLVED + "4. Elspeth planted the cherry.\n"
"""Clues 1 and 4 exclude each other."""

NO_CLUES = SOLVED.split("Clues:")[0]

UNEQUAL = SOLVED.replace("cherry, larch, walnut", "cherry, larch")

FRENCH = """Trois cousins plantent chacun un arbre dans le jardin de leur tante.
Le premier est plus grand que le deuxième, et le cerisier n'est pas à Moritz.
Qui a planté le noyer ?
"""
