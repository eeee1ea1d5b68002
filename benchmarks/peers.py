"""The solvers nlpuzzle is measured against. Each gets the same rules, builds its model and proves that one solution is left.

The SAT solvers get the same plain CNF (`cnf.Cnf`); python-constraint gets a variable for each item and functions of them.
"""

from collections.abc import Callable

from benchmarks.cnf import Cnf
from benchmarks.puzzles import Puzzle
from nlpuzzle.outcome import Limits
from nlpuzzle.puzzle import Item
from nlpuzzle.rules import holds
from nlpuzzle.rules.meaning import terms_of
from nlpuzzle.solving import solve

__all__ = ["PEERS", "SECONDS", "nlpuzzle"]

SECONDS = 10
"""After which a peer that can be stopped gives up."""


def nlpuzzle(puzzle: Puzzle) -> int:
    """The number of solutions that ours finds, two at most."""
    return solve(*puzzle, Limits(solutions=2, nodes=10**9, seconds=60)).count


def _model(puzzle: Puzzle) -> tuple[Cnf, list[int]]:
    """The clauses of a puzzle, and the variables that tell solutions apart."""
    frame, rules = puzzle
    cnf = Cnf(frame)
    told_apart = list(range(1, cnf.last + 1))
    for _, rule in rules:
        cnf.add(rule)
    return cnf, told_apart


def glucose(puzzle: Puzzle) -> int:
    """python-sat, glucose 4: a model, then none once that one is forbidden."""
    from pysat.solvers import Solver

    cnf, told_apart = _model(puzzle)
    with Solver(name="glucose4", bootstrap_with=cnf.clauses) as sat:
        count = 0
        while count < 2 and sat.solve():
            count += 1
            sat.add_clause([-v for v in sat.get_model() if 0 < v <= told_apart[-1]])
        return count


def clingo(puzzle: Puzzle) -> int:
    """clingo, the clauses as a ground program; two models asked for."""
    import clingo

    cnf, told_apart = _model(puzzle)
    control = clingo.Control(["2", "--project"])
    with control.backend() as backend:
        atoms = [0] + [backend.add_atom() for _ in range(cnf.last)]
        backend.add_rule(atoms[1:], [], True)
        for clause in cnf.clauses:
            backend.add_rule([], [-atoms[v] if v > 0 else atoms[-v] for v in clause])
        backend.add_project(atoms[1 : told_apart[-1] + 1])
    count = 0
    with control.solve(yield_=True) as models:
        for _ in models:
            count += 1
    return count


def ortools(puzzle: Puzzle) -> int:
    """OR-Tools CP-SAT on booleans, one worker: a solution, then none once that one is forbidden."""
    from ortools.sat.python import cp_model

    cnf, told_apart = _model(puzzle)
    model = cp_model.CpModel()
    known = [model.new_bool_var("") for _ in range(cnf.last)]
    for clause in cnf.clauses:
        model.add_bool_or([known[v - 1] if v > 0 else ~known[-v - 1] for v in clause])
    count = 0
    while count < 2:
        solver = cp_model.CpSolver()
        solver.parameters.num_workers = 1
        solver.parameters.max_time_in_seconds = SECONDS
        status = solver.solve(model)
        if status == cp_model.UNKNOWN:
            raise TimeoutError
        if status not in (cp_model.OPTIMAL, cp_model.FEASIBLE):
            break
        count += 1
        model.add_bool_or([~known[v - 1] for v in told_apart if solver.value(known[v - 1])])
    return count


def z3(puzzle: Puzzle) -> int:
    """z3 on booleans."""
    import z3

    cnf, told_apart = _model(puzzle)
    known = [z3.Bool(f"v{v}") for v in range(1, cnf.last + 1)]
    denied = [z3.Not(v) for v in known]
    solver = z3.SolverFor("QF_FD")
    solver.set("timeout", SECONDS * 1000)
    solver.add([z3.Or([known[v - 1] if v > 0 else denied[-v - 1] for v in clause]) for clause in cnf.clauses])
    count = 0
    while count < 2:
        status = solver.check()
        if status == z3.unknown:
            raise TimeoutError
        if status == z3.unsat:
            break
        count += 1
        found = solver.model()
        solver.add(z3.Or([denied[v - 1] for v in told_apart if z3.is_true(found[known[v - 1]])]))
    return count


def python_constraint(puzzle: Puzzle) -> int:
    """python-constraint2: the thing of each item, all different in a category, and every rule as `holds`."""
    from constraint import AllDifferentConstraint, Problem

    frame, rules = puzzle
    problem = Problem()
    first, *others = frame.categories
    fixed = {Item(first.name, label): thing for thing, label in enumerate(first.items)}
    for category in others:
        items = [Item(category.name, label) for label in category.items]
        problem.addVariables(items, list(range(frame.size)))
        problem.addConstraint(AllDifferentConstraint(), items)
    for _, rule in rules:
        named = {term for term in terms_of(rule) if isinstance(term, Item)}
        if hasattr(rule, "category"):
            named |= {Item(rule.category, label) for label in frame.by_name[rule.category].items}
        scope = [item for item in sorted(named) if item not in fixed]

        def true(*things: int, rule=rule, scope=tuple(scope)) -> bool:
            return holds(rule, frame, fixed | dict(zip(scope, things, strict=True)))

        problem.addConstraint(true, scope)
    solutions = problem.getSolutionIter()
    return sum(1 for _, _ in zip(range(2), solutions, strict=False))


PEERS: dict[str, Callable[[Puzzle], int]] = {
    "glucose4": glucose, "clingo": clingo, "OR-Tools 9.14": ortools, "z3": z3, "python-constraint2": python_constraint,
}  # fmt: skip
