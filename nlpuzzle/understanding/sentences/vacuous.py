""" "The elm is taller than the oak, but it isn't the tallest": of the oak that would say nothing new, so the elm is meant."""

from nlpuzzle.puzzle import Frame
from nlpuzzle.rules import At, Compare, Different, Item, Rule, Term
from nlpuzzle.understanding.clauses.said import Said

__all__ = ["saying_something"]


def saying_something(first: Said, found: list[Said], frame: Frame) -> list[Said]:
    """Of what "it" may mean after a comparison, the subject of it where only of the other one nothing new would be said."""
    if len(first.readings) != 1 or not found:
        return found
    told = [any(_told(rule, first.readings[0], frame) for rules in said.readings for rule in rules) for said in found]
    return found if told[0] else [said for said, already in zip(found, told, strict=True) if not already]


def _told(rule: Rule, before: tuple[Rule, ...], frame: Frame) -> bool:
    """Whether a rule denies that something is at an end, and what was said before leaves another one nearer to it."""
    if not isinstance(rule, Different):
        return False
    for said in before:
        if not isinstance(said, Compare) or (order := _in_order(said)) is None:
            continue
        higher = order[1]
        for term, end in ((rule.left, rule.right), (rule.right, rule.left)):
            rank = 1 if term == higher else -1
            if term in order and _is_end(end, said.category, rank, frame):
                return True
    return False


def _in_order(rule: Compare) -> tuple[Term, Term] | None:
    """Of two compared terms the lower and the higher; None where the rule does not say which."""
    left, right = rule.left, rule.right
    if left.term is None or right.term is None or left.minus or right.minus or (left.scale, right.scale) != (1, 1):
        return None
    offset = right.offset - left.offset
    if (rule.operator == "<" and offset <= 0) or (rule.operator == "=" and offset < 0):
        return left.term, right.term
    if (rule.operator == ">" and offset >= 0) or (rule.operator == "=" and offset > 0):
        return right.term, left.term
    return None


def _is_end(term: Term, name: str, rank: int, frame: Frame) -> bool:
    """Whether a term is the lowest (1) or the highest (-1) of a category."""
    if isinstance(term, At):
        return term.category == name and term.rank in (rank, rank - frame.size - 1 if rank > 0 else frame.size)
    if not isinstance(term, Item) or term.category != name:
        return False
    category = frame.by_name[name]
    values = category.values or range(len(category.items))
    end = min(values) if rank > 0 else max(values)
    return values[category.items.index(term.label)] == end
