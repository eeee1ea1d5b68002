"""A plain Sudoku solver after Peter Norvig's essay, for comparison only: strings of digits, two rules, depth-first search."""

DIGITS = "123456789"
CELLS = range(81)
ROWS = [[r * 9 + c for c in range(9)] for r in range(9)]
COLUMNS = [[r * 9 + c for r in range(9)] for c in range(9)]
BOXES = [[(b // 3 * 3 + i) * 9 + b % 3 * 3 + j for i in range(3) for j in range(3)] for b in range(9)]
UNITS = [[unit for unit in (*ROWS, *COLUMNS, *BOXES) if cell in unit] for cell in CELLS]
PEERS = [{other for unit in UNITS[cell] for other in unit} - {cell} for cell in CELLS]

Values = list[str]


def solutions(line: str, most: int = 2) -> list[str]:
    """The first solutions of a puzzle of 81 characters."""
    values: Values = [DIGITS] * 81
    for cell, digit in enumerate(line):
        if digit in DIGITS and not assign(values, cell, digit):
            return []
    found: list[str] = []
    search(values, found, most)
    return found


def assign(values: Values, cell: int, digit: str) -> bool:
    """Eliminate all other digits from the cell; False where that cannot be."""
    return all(eliminate(values, cell, other) for other in values[cell] if other != digit)


def eliminate(values: Values, cell: int, digit: str) -> bool:
    """Take a digit from a cell, and what follows: a cell with one digit left, a unit with one place left for the digit."""
    if digit not in values[cell]:
        return True
    values[cell] = values[cell].replace(digit, "")
    if not values[cell]:
        return False
    if len(values[cell]) == 1 and not all(eliminate(values, peer, values[cell]) for peer in PEERS[cell]):
        return False
    for unit in UNITS[cell]:
        places = [other for other in unit if digit in values[other]]
        if not places or (len(places) == 1 and not assign(values, places[0], digit)):
            return False
    return True


def search(values: Values, found: list[str], most: int) -> None:
    """Try every digit of a cell with the fewest."""
    open_ = [(len(values[cell]), cell) for cell in CELLS if len(values[cell]) > 1]
    if not open_:
        found.append("".join(values))
        return
    _, cell = min(open_)
    for digit in values[cell]:
        copy = values.copy()
        if assign(copy, cell, digit):
            search(copy, found, most)
        if len(found) >= most:
            return
