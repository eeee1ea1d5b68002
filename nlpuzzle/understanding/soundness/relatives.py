"""What a relative clause says that somebody does with a thing: "the cake that Ann | bought", where each baked one."""

from nlpuzzle.english.words import Word, finite, key
from nlpuzzle.puzzle import Category
from nlpuzzle.understanding.objection import Trouble
from nlpuzzle.understanding.soundness.deeds import same_deed
from nlpuzzle.understanding.soundness.mentioned import Attached
from nlpuzzle.understanding.soundness.support import Support
from nlpuzzle.understanding.soundness.usual import unusual
from nlpuzzle.understanding.words.vocabulary import closed, verb_forms

__all__ = ["done_to_another_thing"]

_ONES = frozenset({"one", "ones"})
_RELATIVE = frozenset({"that", "which"})
#: what one does with an amount: "higher than the one | Bertil | paid", of fines
_OF_AMOUNTS = frozenset(map(key, "charge earn owe pay receive score spend".split()))
_HAS = frozenset({"has", "had", "have"})


def done_to_another_thing(at: Attached) -> Trouble | None:
    """ "Cheaper than the one that | Ann | bought", where each baked one: it is no cake of hers that is compared."""
    verb = _verb(at.tail)
    if verb is None or not at.gap or not at.support.people(at.category.name):
        return None
    head = at.gap[-2] if at.gap[-1].low in _RELATIVE and len(at.gap) > 1 else at.gap[-1]
    if closed().get(head.low) is not None and head.low not in _ONES:
        return None
    if head.low in _ONES and verb.stem in _OF_AMOUNTS and at.support.frame.ordered:
        return None
    things = _things(head, at.support)
    strange = bool(things) and not any(_done(verb, thing, at) for thing in things)
    return ("another deed", (verb,)) if strange else None


def _done(verb: Word, thing: Category, at: Attached) -> bool:
    """Whether such things are told of by the verb, as in "Ann bought the plum pie", or by one that comes to the same."""
    if verb.stem in at.support.attaching(thing.name) or unusual((verb,), (), thing, at.support) is None:
        return True
    return same_deed(at._replace(category=thing, gap=(*at.tail, at.gap[0]), found="", tail=()))


def _verb(tail: tuple[Word, ...]) -> Word | None:
    """The verb right after the name: "Ann | bought", "Ann | has bought"."""
    verb = tail[1] if len(tail) > 1 and tail[0].low in _HAS else tail[0] if tail else None
    if verb is None or verb.low not in verb_forms() or closed().get(verb.low) is not None:
        return None
    return verb if verb is not tail[0] or finite(verb.low) else None


def _things(head: Word, support: Support) -> list[Category]:
    """The categories of things that a noun tells of; "one" may be any of them."""
    things = [c for c in support.frame if not c.ordered and c.dimension is None and not support.people(c.name)]
    if head.low in _ONES:
        return things
    return [c for c in things if support.names(c, [head]) or support.called(c, head)]
