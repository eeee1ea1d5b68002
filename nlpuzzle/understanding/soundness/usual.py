"""Whether a verb does to a category's things what the puzzle tells: "baked" a cake, and not "sat on" or "bought" one.

What is usual is told by the story, and by the other clues that attach the category. A verb of another class is another
event, which need not join the two: who owns a cake need not have baked it.
"""

from collections.abc import Sequence
from itertools import pairwise

from nlpuzzle.english.kinds import families, kinds_called
from nlpuzzle.english.morphology import singular
from nlpuzzle.english.tables import words as word_table
from nlpuzzle.english.words import Word, key, split
from nlpuzzle.puzzle import Category
from nlpuzzle.understanding.objection import Trouble
from nlpuzzle.understanding.soundness.events import GOING, HAVING, attitude_of, classes_of, deed, natural
from nlpuzzle.understanding.soundness.support import Support
from nlpuzzle.understanding.tokenising.words_of import COPULAS
from nlpuzzle.understanding.words.lines import TAKES_PLACE, is_line
from nlpuzzle.understanding.words.vocabulary import complements, does, verb_forms

__all__ = ["unusual"]

#: who likes a thing, or is known for it, may as well have, make or use it
_SAME_AS_DEEDS = frozenset({"fame", "like"})
#: of money: earned, or paid
_SUMS = frozenset({"gain", "price"})
#: "got to play", "chose to play": and did
_LEADING = frozenset(map(key, "have get choose come need".split()))
#: sums that come, and sums that go
_EARNED = frozenset("taking earning income salary wage profit revenue proceeds winning winnings takings earnings".split())
_PAID = frozenset("fare rent cost bill expense spending".split())
#: what is done to somebody while he has a thing, his or not: "was photographed with the pumpkin"
_OF_SOMEBODY = frozenset({"create", "perceive", "speak", "study"})
_BUYING = ("buy", "bought", "pay", "paid", "purchase", "spend", "spent")
_SELLING = ("sell", "sold", "earn", "fetch", "raise", "raised", "win", "won")
#: classes of a verb that tells something
_MOST = 9
#: families of what one may be in or on
_WHERE = frozenset({"room", "vehicle"})


def unusual(gap: Sequence[Word], tail: Sequence[Word], category: Category, support: Support) -> Trouble | None:
    """Why the verb by which an item is attached tells of something else than the puzzle does; None where it does not.

    `gap` stands before the item, `tail` after it: "sat on the | cake", "the cake | seller".
    """
    if support.people(category.name):
        return _done_to_somebody(gap, tail, category, support)
    if meant := _only_meant(gap, support):
        return "another deed", meant
    if feeling := _felt_otherwise(gap, category, support):
        return "another deed", feeling
    found = deed(gap)
    if found and found[2] == "with" and _suffered(*found[:2], gap, support):
        return "another deed", found[:1]
    noun = tail[:1] if tail and support.letter(tail[0]) in "no" else ()
    its_own = not noun or not _where(singular(noun[0].low))  # not "commands the red | ship"
    own = bool(noun) and noun[0].low in category.name.casefold().split()
    if (
        found
        and its_own
        and ((not noun and _gone_by(*found, gap, category, support)) or _differs(*found, category, support, own))
    ):
        return "another deed", found[:1]
    doing = key(tail[0].low.rstrip("s")[:-2] + "ing") if tail and does(tail[0].low) else ""
    doing = "" if "like" in classes_of(doing) else doing  # "the burger | lover" has it, whatever is done with it
    return ("another deed", tuple(tail[:1])) if doing and _differs(tail[0], doing, "", category, support) else None


def _done_to_somebody(gap: Sequence[Word], tail: Sequence[Word], category: Category, support: Support) -> Trouble | None:
    """ "The oboe woke | Tibor": what a thing does to somebody does not make it his, as "holds" or "shows" do."""
    found = deed(gap)
    if found is None or found[2] or tail or {"about", "of", "by"} & {w.low for w in gap}:
        return None
    verb, stem, _ = found
    done = classes_of(stem)
    known = support.told(verb) or support.of(category, [verb]) or support.attaches(gap, category.name)
    known = known or support.goes_with(verb, "", category)  # "watches | Zoe", where there are children
    return None if not done or known or done & (HAVING | natural("person")) else ("another deed", (verb,))


def _felt_otherwise(gap: Sequence[Word], category: Category, support: Support) -> tuple[Word, ...]:
    """ "Likes the | snakes", "is fond of", where one is afraid of them: another way of standing to a thing."""
    known = support.attitudes(category.name)
    if not known or known & _SAME_AS_DEEDS or support.attaches(gap, category.name) or support.of(category, gap):
        return ()
    found = deed(gap)
    felt = next((w for w in gap if attitude_of(w.stem)), None)
    if felt is not None:
        return () if attitude_of(felt.stem) in known else (felt,)
    return () if found is None or support.told(found[0]) else found[:1]


def _only_meant(gap: Sequence[Word], support: Support) -> tuple[Word, ...]:
    """ "Plans to reach", "was asked to play on": what one means to do one has not done, unless the puzzle is about wishes."""
    for i, (verb, to) in enumerate(pairwise(gap)):
        led = to.low == "to" and gap[i + 2 :] and gap[i + 2].low in verb_forms()
        if led and verb.low in verb_forms() and verb.stem not in _LEADING and not _told(verb, support):
            return verb, to
    return ()


def _told(verb: Word, support: Support) -> bool:
    """Whether the puzzle uses the very verb elsewhere, and no noun like it."""
    return not support.only_in_clues(verb) or support.recurs(verb)


def _gone_by(verb: Word, stem: str, preposition: str, gap: Sequence[Word], category: Category, support: Support) -> bool:
    """ "Sat on the | cake", "came with a | witch": one goes or stays there, and that is all."""
    if preposition in ("", "by") or not classes_of(stem) <= GOING or category.ordered or _is_somewhere(category):
        return False
    noun = any(support.letter(w) in "no" for w in gap[gap.index(verb) + 1 :])  # "on a stool with the"
    known = (stem, preposition) in complements() or support.follows_in_story(verb, preposition)
    known = known or support.goes_with(verb, preposition, category)
    return not (noun or known or support.of(category, [verb]) or support.attaches(gap, category.name))


def _differs(verb: Word, stem: str, preposition: str, category: Category, support: Support, described: bool = False) -> bool:
    """ "Bought a | cake" where cakes are baked, "slept at | Willow" where one starts from there."""
    done = _of(category, classes_of(stem))
    if category.dimension == "money" and done and _other_side(done, category, support) and not support.told(verb):
        return True
    if done == HAVING or support.told(verb) or support.of(category, [verb]) or support.goes_with(verb, preposition, category):
        return False
    if is_line(category) and stem in TAKES_PLACE:
        return False
    usual = support.usual(category, stem, bool(preposition))
    somewhere = _is_somewhere(category) and preposition != "with"
    settled = category.ordered or somewhere or (stem, preposition) in complements() or "use" in done
    # who "celebrated with" a snack ate it; "the clear winner" may be said of anybody
    plain = not preposition and verb.low in verb_forms()
    if not (usual or settled or (plain and done & _natural(category, support, described))):
        usual = [(p, classes) for p, classes in support.usual(category, stem, not preposition) if not classes <= GOING]
    untold = category.ordered and category.dimension != "time"
    usual = [(p, classes) for p, classes in usual if not (untold and classes <= GOING)]
    # who comes from a town may do what he likes in it
    done = done - {"amount"} or done
    telling = [_of(category, classes) for p, classes in usual if "come" not in classes or p == preposition]
    telling = [classes for classes in telling if len(classes) <= _MOST] or telling  # who owns a thing may do anything with it
    done_so = any(classes & done for classes in telling)
    if telling and (not done_so or any(bool(p) == bool(preposition) for p, _ in usual)):
        return not done_so
    return not preposition and _unnatural(done, category, support, described)


def _unnatural(done: frozenset[str], category: Category, support: Support, described: bool) -> bool:
    """ "Mows the | meadow" where one keeps bees on it, "feared the | wolf": nothing tells that it makes the thing one's own."""
    if category.ordered or category.dimension in ("date", "time"):
        return False
    usual = _natural(category, support, described)
    if not usual and support.somewhere(category.name):
        usual = natural("place")  # "on the meadow", "for the club"
    return bool(usual) and not done & usual


def _suffered(verb: Word, stem: str, gap: Sequence[Word], support: Support) -> bool:
    """ "Was photographed with the | pumpkin": something done to the subject, whosever the thing is."""
    passive = any(before.low in COPULAS and word is verb for before, word in pairwise(gap))
    return passive and bool(classes_of(stem) & _OF_SOMEBODY) and not support.told(verb)


def _other_side(done: frozenset[str], category: Category, support: Support) -> bool:
    """ "Spent" where takings are told, "earned" where fares are, or where the story tells of buying and of no sale."""
    nouns = {singular(w.low) for w in split(category.name)}
    if done == {"gain"} and support.story_has(_BUYING) and not support.story_has(_SELLING):
        return True
    return (bool(nouns & _EARNED) and done == {"price"}) or (bool(nouns & _PAID) and done == {"gain"})


def _natural(category: Category, support: Support, described: bool) -> frozenset[str]:
    """The classes of what anybody does with such things, by their noun or by what they are: one eats food."""
    noun = singular(split(category.name)[-1].low) if split(category.name) else ""
    # who wears "the lynx badge" wears a badge and no lynx
    kinds = {noun, *families(noun), *kinds_called(noun), (not described and support.kind_of_items(category)) or ""}
    return frozenset().union(*map(natural, kinds))


def _of(category: Category, classes: frozenset[str]) -> frozenset[str]:
    """The classes of a verb that matter for a category: of money, whether it comes or goes."""
    return classes & _SUMS or classes if category.dimension == "money" else classes - _SUMS


def _is_somewhere(category: Category) -> bool:
    """Whether things may be in or on its items, or happen then: towns, rooms, boats, days, and what nobody knows."""
    if category.dimension in ("date", "time") or is_line(category):
        return True
    nouns = [singular(w.low) for w in split(category.name) if w.low.isalpha()]
    head = nouns[-1] if nouns else ""
    known = head in word_table("things") or bool(families(head))
    return _where(head) or not known


def _where(noun: str) -> bool:
    return any(noun in word_table(name) for name in ("places", "settings")) or bool(_WHERE & {*families(noun)})
