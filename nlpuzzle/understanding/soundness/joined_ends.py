"""What two joined things are told with, by their words: "driven by Ann or by the tram", "not 19 and not mention the leak"."""

from collections.abc import Iterator
from itertools import pairwise

from nlpuzzle.english.kinds import families
from nlpuzzle.english.morphology import singular
from nlpuzzle.english.words import finite, participles
from nlpuzzle.understanding.soundness.habits import Found
from nlpuzzle.understanding.soundness.mentioned import Tokens
from nlpuzzle.understanding.soundness.support import Support
from nlpuzzle.understanding.tokenising.tokens import Choice
from nlpuzzle.understanding.words.people import is_person
from nlpuzzle.understanding.words.vocabulary import closed

__all__ = ["unlike_ends"]

_JOINED = frozenset({"AND", "OR", "NOR", "_BUT"})
_AUXILIARIES = frozenset("can cannot could did do does may might must need shall should will would".split())
_OF_SEVERAL_TOKENS = frozenset({"EACHDIFF", "APART", "NEXTEACH", "SAMEONE"})
#: what one does oneself by a place or somebody: "passed by the mill"
_BY_A_PLACE = frozenset({"called", "dropped", "passed", "popped", "stayed", "stopped"})


def unlike_ends(tokens: Tokens, support: Support) -> Iterator[Found]:
    """Each place where what is joined to something cannot be told with the words that it shares with it."""
    if _JOINED.isdisjoint([t.type for t in tokens]):
        return
    yield from _one_of_both(tokens)
    yield from _undone(tokens)
    yield from _unguarded(tokens)
    yield from _led_alone(tokens)
    yield from _done_by_another(tokens, support)
    yield from _no_such_thing(tokens, support)


def _one_of_both(tokens: Tokens) -> Iterator[Found]:
    """ "The man with the flute and the harp | are neighbours": is the second the harp of somebody else, or his?"""
    for one, joint, other, *rest in zip(tokens, tokens[1:], tokens[2:], tokens[3:], tokens[4:], strict=False):
        if joint.type != "AND" or [w.low for w in other.gap] not in (["the"], ["a"]) or len(one.gap) < 2:
            continue
        ends = one.reference, other.reference
        alike = isinstance(ends[0], Choice) and isinstance(ends[1], Choice) and (
            {i.category for i in ends[0].items} == {i.category for i in ends[1].items}
        )
        borne = any(is_person(w.low) for w in one.gap[:2]) and any(closed().get(w.low) in ("p", "f") for w in one.gap[1:])
        alone = bool(rest) and (not rest[0].gap or closed().get(rest[0].gap[0].low) == "a")  # not "the harp | player"
        somebody = is_person(other.words[-1].low)  # "and the harp player": no second thing of the first
        if alike and borne and alone and not somebody and any(t.type in _OF_SEVERAL_TOKENS for t in rest):
            yield ("noun", "together"), other.words


def _undone(tokens: Tokens) -> Iterator[Found]:
    """ "Is not 19 and not | mention the leak": a bare verb, where nothing before says "did" or "will"."""
    said: set[str] = set()
    for joint, denied, token in zip(tokens, tokens[1:], tokens[2:], strict=False):
        said.update(w.low for w in joint.gap)
        gap = token.gap
        if joint.type not in ("AND", "_BUT") or denied.type != "NOT" or denied.gap or len(gap) < 2:
            continue
        bare = closed().get(gap[0].low) is None and closed().get(gap[1].low) == "d" and not finite(gap[0].low)
        if bare and not gap[0].low.endswith("ing") and gap[0].low not in participles() and said.isdisjoint(_AUXILIARIES):
            yield ("verb", "undone"), gap[:1]


def _unguarded(tokens: Tokens) -> Iterator[Found]:
    """ "Either goes to Oslo or | guarded by Ann": what is done to it, where nothing says "is"."""
    for either, one, joint, other in zip(tokens, tokens[1:], tokens[2:], tokens[3:], strict=False):
        if either.type != "EITHER" or joint.type != "OR" or not one.gap or len(other.gap) < 2:
            continue
        helped = any(closed().get(w.low) == "a" for w in (*either.gap[-1:], *one.gap))
        done, led = other.gap[0].low, other.gap[1].low
        suffered = (done.endswith("ed") or done in participles()) and done not in _BY_A_PLACE
        if suffered and led == "by" and not helped and finite(one.gap[0].low):
            yield ("verb", "undone"), other.gap[:1]


def _led_alone(tokens: Tokens) -> Iterator[Found]:
    """ "Is neither known for tea nor | Mill Lane", which is a street and nothing that one is known for."""
    for choice, one, joint, other, after in zip(tokens, tokens[1:], tokens[2:], tokens[3:], tokens[4:], strict=False):
        if choice.type not in ("EITHER", "NEITHER") or joint.type not in ("OR", "NOR") or len(one.gap) < 2 or other.gap:
            continue
        ends = one.reference, other.reference
        if not isinstance(ends[0], Choice) or not isinstance(ends[1], Choice) or [w.low for w in after.gap[:1]] == ["'s"]:
            continue
        if other.number is not None:
            continue  # "is neither known for tea nor 24 years old"
        unlike = {i.category for i in ends[0].items}.isdisjoint(i.category for i in ends[1].items)
        if unlike and closed().get(one.gap[-1].low) in ("p", "f", "t") and one.gap[-2].low in participles():
            yield ("preposition", "joined"), other.words


def _done_by_another(tokens: Tokens, support: Support) -> Iterator[Found]:
    """ "Is either driven by Ann or by | Rex", where Rex is a dog: one verb for both, and it is not what he does."""
    for before, one, joint, other in zip((None, *tokens), tokens, tokens[1:], tokens[2:], strict=False):
        led = (*before.gap, *one.gap) if before is not None and before.type in ("EITHER", "NEITHER") else one.gap
        if joint.type not in ("OR", "NOR", "AND") or [w.low for w in other.gap] != ["by"] or len(led) < 2:
            continue
        ends, done = [end for end in (one.reference, other.reference) if isinstance(end, Choice)], led[-2]
        if one.gap[-1:] != led[-1:] or led[-1].low != "by" or len(ends) < 2:
            continue
        first, second = ({item.category for item in end.items} for end in ends)
        told = any(support.people(name) or support.goes_with(done, "by", support.frame.by_name[name]) for name in second)
        if first.isdisjoint(second) and not told and done.low not in _BY_A_PLACE:
            yield ("verb", "undone"), other.words


def _no_such_thing(tokens: Tokens, support: Support) -> Iterator[Found]:
    """ "Opened before Ann's café and the | goldfish", which is no café, where cafés are listed: a verb or the noun is lost."""
    first = next((t.reference for t in tokens if isinstance(t.reference, Choice)), None)
    for one, joint, other, after in zip(tokens, tokens[1:], tokens[2:], tokens[3:], strict=False):
        thing = other.reference
        if joint.type not in ("OR", "NOR", "AND") or one.type != "ITEM" or first is None or one.reference is first:
            continue
        bare = [w.low for w in other.gap] == ["the"] and bool(other.words) and other.words[0].text.islower() and not after.gap
        if not bare or not isinstance(thing, Choice) or is_person(other.words[-1].low):
            continue
        owned = [w.low for w in joint.gap] == ["'s"]  # "before Ann's and the goldfish": hers of what the first one is
        marker, led = ("the", one.gap) if not joint.gap else ("'s", joint.gap)  # "the café with the budgie", "Ann's café"
        names = {name for before, w in pairwise(led) if before.low == marker for name in (w.low, singular(w.low))}
        called = {category.name for category in support.frame if category.name.casefold() in names}
        kinds = families(other.words[-1].low)
        if any(not set(kinds).isdisjoint(families(name)) for name in names):
            continue  # "the dog with the bell or the spaniel"
        called |= {item.category for item in first.items if owned}
        if called and called.isdisjoint(item.category for item in thing.items):
            yield ("noun", "together"), other.words
