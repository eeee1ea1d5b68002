"""What those do who are called by it: "the pilot who flew | High Hopes", "the Carrow Bridge crosses | the Loomis".

What is told by "by" of such people or things (english/tables/evidence.txt) is told as well by what they do: the balloon flown
by Ann is the one that she flies.
"""

from collections.abc import Sequence

from nlpuzzle.english.morphology import singular
from nlpuzzle.english.tables import words as word_table
from nlpuzzle.english.words import Word, split
from nlpuzzle.puzzle import Category
from nlpuzzle.understanding.objection import Trouble
from nlpuzzle.understanding.soundness.events import HAVING, classes_of, deed
from nlpuzzle.understanding.soundness.support import Support
from nlpuzzle.understanding.tokenising.tokens import Choice, Token
from nlpuzzle.understanding.words.people import is_person
from nlpuzzle.understanding.words.vocabulary import closed
from nlpuzzle.understanding.words.words_of import COPULAS

__all__ = ["own_work", "using_ones_work"]

#: what may stand between the doer and what he does
_BETWEEN = frozenset({"AND", "EITHER", "NEITHER", "NOR", "NOT", "OR", "_COMMA"})
#: what anybody may do with it
_USING_IT = frozenset({"move", "pass", "stay"})
_OVER_IT = frozenset({"", "across", "on", "over", "through", "under"})
_WHO = frozenset({"that", "which", "who"})
#: what makes a thing the doer's: a clock that is mended or a goat that is fed may be anybody's
_MAKING_ONES_OWN = frozenset({"create", "lead", "obtain", "onair", "pass", "perform", "solve", "vend", "win"})
#: what anybody may be called
_SOMEBODY = frozenset("boy fellow gentleman girl guy lady man one person woman".split())


def own_work(tokens: Sequence[Token], index: int, verb: Word, led: str, category: Category, support: Support) -> bool:
    """ "Paloma | hosts | Small Talk": the verb is done to the item by somebody or something of which that is told by "by"."""
    chosen = index > 0 and tokens[index - 1].type == "EITHER"
    gap = (*tokens[index - 1].gap, *tokens[index].gap) if chosen else tokens[index].gap  # "hosts either | Small Talk or"
    at = next((k for k, w in enumerate(gap) if w is verb), None)
    doers = [c for c in support.frame if c is not category and support.goes_with(verb, "by", c)]
    if led or at is None or not doers or not _is_of_things(category):
        return False
    makers = any(support.goes_with(verb.instead("made"), "by", c) for c in doers)  # "pieced | the Ohio Star", of quilters
    done = classes_of(verb.stem) or (_MAKING_ONES_OWN if makers else HAVING)
    if done.isdisjoint(_MAKING_ONES_OWN) or any(w.low in COPULAS for w in gap[max(0, at - 2) : at]):
        return False
    if not all(closed().get(w.low) == "d" or support.names(category, [w]) for w in gap[at + 1 :]):
        return False  # "sailed around | Quarr", "bought Ann's | beret"
    relative = next((k for k in range(at - 1, -1, -1) if closed().get(gap[k].low) == "w"), None)
    if relative is not None:
        told = relative > 0 and gap[relative].low in _WHO and all(closed().get(w.low) == "d" for w in gap[: relative - 1])
        return told and _is_one(gap[relative - 1], doers, support)
    helped = all(closed().get(w.low) == "a" for w in gap[:at])  # not "Ann | 's cousin flew"
    return helped and _by_one(tokens, index, doers, support)


def using_ones_work(tokens: Sequence[Token], index: int, category: Category, support: Support) -> Trouble | None:
    """ "Novak | crossed | the Harrow Bridge", of engineers who design bridges: so may anybody."""
    found = deed(tokens[index].gap)
    done = classes_of(found[1]) if found is not None else frozenset[str]()
    if found is None or done.isdisjoint(_USING_IT) or not done.isdisjoint(("create", "use")):
        return None
    verb, _, led = found
    after = tokens[index].gap[tokens[index].gap.index(verb) + 1 :]
    if " " in verb.text or led not in _OVER_IT or any(closed().get(w.low) != "d" and w.low != led for w in after):
        return None
    if support.told(verb) or support.recurs(verb) or not _is_of_things(category):
        return None
    made = [verb.instead(done) for done in ("built", "designed", "made", "painted")]
    makers = [c for c in support.frame if support.people(c.name) and any(support.goes_with(w, "by", c) for w in made)]
    return ("another deed", (verb,)) if makers and _by_one(tokens, index, makers, support) else None


def _is_of_things(category: Category) -> bool:
    """Whether a category is called by a common noun for things: "chilis", whatever names they have."""
    head = next((singular(w.low) for w in reversed(split(category.name)) if w.low.isalpha()), "")
    listed = not {head, head.removesuffix("s")}.isdisjoint(word_table("things"))  # "chilis"
    return not category.ordered and listed and head != "name" and not is_person(head)


def _is_one(noun: Word, doers: Sequence[Category], support: Support) -> bool:
    """ "The pilot who", "the person who", where nobody else could be meant."""
    if any(support.names(c, [noun]) or support.called(c, noun) for c in doers):
        return True
    alone = [c for c in support.frame if support.people(c.name)]
    return len(alone) == 1 and alone[0] in doers and noun.low in _SOMEBODY


def _by_one(tokens: Sequence[Token], index: int, doers: Sequence[Category], support: Support) -> bool:
    """Whether nothing but such people or things stands before: "Isaac", "neither Isaac nor Gwen", "of Isaac and Gwen, one"."""
    before = [token for token in tokens[:index] if token.type not in _BETWEEN]
    pair = next((k for k, token in enumerate(before) if token.type == "ONE"), len(before))
    subject = before[pair - 1] if pair else None
    names = {c.name for c in doers}
    if subject is None or subject.type != "ITEM" or not isinstance(subject.reference, Choice):
        return False
    after = tokens[next(k for k, token in enumerate(tokens) if token is subject) + 1].gap[:1]  # "the 240 m | bridge"
    return all(item.category in names for item in subject.reference.items) or any(support.names(c, after) for c in doers)
