"""How long something else was done, or to how many: "talked 20 minutes longer", "bought six fewer books" than read."""

from collections.abc import Sequence

from nlpuzzle.english.morphology import singular
from nlpuzzle.english.units import unit_of
from nlpuzzle.english.words import Word, key, past_of, split
from nlpuzzle.understanding.soundness.events import alike, classes_of, deed
from nlpuzzle.understanding.soundness.support import Support
from nlpuzzle.understanding.soundness.usual import unusual
from nlpuzzle.understanding.tokenising.tokens import Choice, Token
from nlpuzzle.understanding.words.people import is_person
from nlpuzzle.understanding.words.vocabulary import closed, verb_forms

__all__ = ["another_count", "another_spell"]

#: what is said of whatever takes time, or of whoever takes it
_LASTING = frozenset(map(key, "be go hold keep last linger need remain require run spend stay stop take use wait".split()))
#: with what the measure of a comparison begins
_AMOUNTS = frozenset({"ATLEAST", "ATMOST", "COMP", "EXACTLY", "NUM"})


def another_spell(token: Token, after: Sequence[Token], support: Support) -> tuple[Word, ...]:
    """The verb of what is done so long, or longer, where neither the story nor another clue speaks of it."""
    verb = _verb(token) if _so_long(token, after, support) else None
    if verb is None or verb.stem in _LASTING:
        return ()
    if verb.low == "lived" and token.type != "ITEM" and any(c.dimension == "age" for c in support.frame):
        return ()  # "has lived | ten years longer than": is older by as much
    known = support.supported(verb) or support.told(verb) or support.deed_told(verb)
    return () if known else (verb,)


def _verb(token: Token) -> Word | None:
    """The verb before "for": one that no table knows too, "dozed | for"; "did not | sing | as long as"."""
    gap = token.gap
    if known := deed(gap):
        return known[0]
    if token.type == "EQUAL":
        return gap[-1] if gap[-1].low in verb_forms() else None
    last = gap[-2] if len(gap) > 1 else None
    return last if last is not None and last.low.endswith("ed") and closed().get(last.low) is None else None


def _so_long(token: Token, after: Sequence[Token], support: Support) -> bool:
    """Whether the words before a token say what is done "for | 40 minutes", or "| 20 minutes longer"."""
    unit = unit_of(token.unit) if token.unit else None
    lasts = unit is not None and unit.dimension == "duration"
    if token.type == "ITEM":  # not "booked for | 9:30"
        spans = isinstance(token.reference, Choice) and any(
            support.frame.by_name[item.category].dimension == "duration" for item in token.reference.items
        )
        return spans and token.gap[-1].low == "for"
    compared = after[0] if token.type == "NUM" and lasts and after else token
    longer = compared.adjective is not None and compared.adjective.base == "long"
    return longer and (lasts or any(c.dimension == "duration" for c in support.frame))


def another_count(token: Token, after: Sequence[Token], support: Support) -> tuple[Word, ...]:
    """The verb of "bought | six fewer books than", where the story or the clues tell otherwise of what is counted."""
    verb = deed(token.gap) if token.type in _AMOUNTS else None
    plainly = any(t.type == "COMP" and t.words and t.words[0].low in ("fewer", "less", "more") for t in (token, *after))
    nouns = [t.gap[0] for t in after if len(t.gap) == 1 and t.type == "THAN"] if plainly else []
    if nouns and _of_another_sort(nouns[0], support):
        return (nouns[0],)
    if verb is None or verb[2] or " " in verb[0].text or not nouns:  # "runs to more episodes" totals them
        return ()
    named = {singular(noun.low) for noun in nouns}
    counted = [c for c in support.frame if c.ordered and not named.isdisjoint(singular(w.low) for w in split(c.name))]
    if any(unusual(token.gap, (), category, support) for category in counted):
        return (verb[0],)
    return (verb[0],) if not counted and _done_otherwise(verb[0], support) else ()


def _of_another_sort(noun: Word, support: Support) -> bool:
    """ "Has more | guides than", where the guides are listed, and tourists are counted."""
    one = singular(noun.low)
    counted = [c for c in support.frame.ordered if c.dimension in ("count", None) and not c.anchor]
    told = [singular(c.unit or split(c.name)[-1].low) for c in counted]
    listed = any(not c.ordered and singular(c.name.casefold()) == one for c in support.frame)
    return listed and is_person(one) and bool(told) and one not in told and all(map(is_person, told))


def _done_otherwise(verb: Word, support: Support) -> bool:
    """ "Ate | five more pies than", where the one measure is called "Sold"."""
    ordered = [c for c in support.frame if c.ordered and c.dimension in ("count", None)]
    names = [[w.stem for w in split(c.name) if past_of(w.low) is not None] for c in ordered]
    done = [stem for name in names for stem in name]
    if len(ordered) != 1 or not done or verb.stem in done or support.recurs(verb):
        return False
    return not any(alike(classes_of(verb.stem), classes_of(stem)) for stem in done)
