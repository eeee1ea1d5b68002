"""How somebody stands to a thing: "is afraid of the snake", "is fond of the quince"; by that alone he need not have it."""

from collections.abc import Sequence

from nlpuzzle.english.words import Word, forms, key, split
from nlpuzzle.puzzle import Category
from nlpuzzle.understanding.soundness.events import attitude_of, deed, natural_of
from nlpuzzle.understanding.soundness.support import Support
from nlpuzzle.understanding.tokenising.tokens import Token

__all__ = ["felt_otherwise", "merely_liked", "unloved"]

#: who eats, plays, reads or keeps a thing likes it as a rule, so that "is fond of" says so; who plants or sails it need not
_FOR_PLEASURE = frozenset({"consume", "have", "like", "perform", "study"})
#: what a text says of the things that each likes best
_FAVOURITE = frozenset(map(key, ("favorite", "favourite", "preferred", "love", "like", "enjoy")))
#: what one may feel for a thing of one's own
_LOVING = frozenset(form for verb in "like love adore enjoy fancy cherish treasure".split() for form in forms(verb))
#: who likes a thing, or is known for it, may as well have, make or use it
_SAME_AS_DEEDS = frozenset({"fame", "like"})
#: what one stands to a thing that one has, or is good at
_WELCOME = _SAME_AS_DEEDS | {"skill"}


def felt_otherwise(gap: Sequence[Word], category: Category, support: Support) -> tuple[Word, ...]:
    """ "Likes the | snakes" where one is afraid of them, "is fond of the | quince" where trees are planted."""
    felt = next((w for w in gap if attitude_of(w.stem)), None)
    if felt is not None and not _told_of(felt, category, support):
        return (felt,)
    if support.attaches(gap, category.name) or support.of(category, gap):
        return ()
    known, found = support.attitudes(category.name), deed(gap)
    if felt is not None and not known & _SAME_AS_DEEDS and attitude_of(felt.stem) == "like" and merely_liked(category, support):
        return (felt,)
    if not known or known & _SAME_AS_DEEDS:
        return ()
    if felt is not None:
        return () if attitude_of(felt.stem) in known else (felt,)
    return () if found is None or support.told(found[0]) else found[:1]


def _told_of(felt: Word, category: Category, support: Support) -> bool:
    """Whether a feeling may be what a puzzle is about: a liking, or one that its story or a category tells of.

    However many of them are allergic to a hamster, the hamsters may be another's.
    """
    attitude = attitude_of(felt.stem)
    if attitude in _WELCOME or support.told(felt) or support.of(category, [felt]):
        return True
    spoken_of = {w.stem for w in split(f"{category.name} {category.description}")} | {w.stem for w in split(support.told_text)}
    return any(attitude_of(stem) == attitude or stem in (key(attitude), attitude) for stem in spoken_of)


def unloved(tokens: Sequence[Token], index: int) -> tuple[Word, ...]:
    """ "Does not love | her | acorn": it is hers all the same."""
    gap = tokens[index].gap
    if not index or tokens[index - 1].type != "NOT" or len(gap) != 2 or gap[1].low not in ("his", "her", "its", "their"):
        return ()
    return gap[:1] if gap[0].low in _LOVING else ()


def merely_liked(category: Category, support: Support) -> bool:
    """Whether who likes an item of a category need not have it: a tree that one plants, a boat that one sails."""
    if not _FAVOURITE.isdisjoint(w.stem for w in split(f"{category.name} {category.description}")):
        return False  # "everyone has another favourite cigar"
    done = [classes for _, classes in support.usual(category, "", False)]
    told = natural_of(category.name, support.kind_of_items(category))
    return bool(done or told) and all(classes.isdisjoint(_FOR_PLEASURE) for classes in (done or [told]))
