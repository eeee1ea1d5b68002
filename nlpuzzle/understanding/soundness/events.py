"""The verbs by which clues attach their items, and the classes of what they do: "saw the comet" is no "painted the comet"."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache

from nlpuzzle.english.kinds import families, kinds_called
from nlpuzzle.english.morphology import singular
from nlpuzzle.english.tables import rows
from nlpuzzle.english.words import Word, finite, key, split
from nlpuzzle.understanding.tokenising.tokens import Choice, Token
from nlpuzzle.understanding.words.vocabulary import closed, does, does_what, verb_forms

__all__ = [
    "GOING",
    "HAVING",
    "WHOSEVER",
    "alike",
    "attached_deeds",
    "attitude_of",
    "authored",
    "classes_of",
    "deed",
    "natural",
    "natural_of",
    "only_looks_or_makes",
    "stage_of",
]

#: the class of verbs that only say that the two belong together
HAVING = frozenset({"have"})
#: the classes of what is done in, on or by something, and not to it
GOING = frozenset({"arrive", "come", "go", "leave", "move", "pass", "stay", "visit"})


#: the classes of what is done to a thing, or to somebody with it, whosever it is: "photographed the pumpkin"
WHOSEVER = frozenset({"create", "perceive", "speak", "study"})
#: the classes of how a thing is made
_CRAFTS = frozenset("building carving cooking drawing filming growing sewing writing".split())
#: who owns a thing may do so much with it
_ANYTHING = 10


def deed(gap: Sequence[Word]) -> tuple[Word, str, str] | None:
    """The verb by which the words before an item attach it, its stem, and the preposition that leads to the item, if any.

    "The owner of" owns it; what is "carried in" a ship is no matter of what the ship carries.
    """
    found = _deed(tuple([w.low for w in gap]), tuple([w.stem for w in gap]))
    return None if found is None else (gap[found[0]], *found[1:])


@lru_cache(maxsize=16384)
def _deed(lows: tuple[str, ...], stems: tuple[str, ...]) -> tuple[int, str, str] | None:
    """Where the verb stands, its stem, and the preposition."""
    for i in range(len(lows) - 1, -1, -1):
        low, before = lows[i], lows[i - 1] if i else ""
        if closed().get(low) in ("a", "w"):
            return None
        if lows[i + 1 : i + 2] == ("of",) and does(low):
            return i, does_what(low), ""
        if low in verb_forms() and closed().get(before) not in ("d", "p", "s", "j"):
            if low.endswith("ing") and before in verb_forms() and "like" not in classes_of(stems[i - 1]):
                continue  # "began playing", not "likes sitting"
            said = finite(low) or low.endswith("ing") or closed().get(before) in ("a", "w", "t")
            return (i, stems[i], _led_by(lows)) if said else None
    return None


def _led_by(lows: Sequence[str]) -> str:
    words = lows[:-1] if closed().get(lows[-1]) == "d" and len(lows) > 1 else lows
    about = words[-1] == "about" and words[-2:-1] and words[-2] in verb_forms()  # "talked about", not "a book about"
    return words[-1] if closed().get(words[-1]) in ("p", "t") or about else ""


def attached_deeds(clues: Mapping[str, Sequence[Token]]) -> dict[tuple[str, str], dict[str, set[str]]]:
    """By category, and the preposition that leads to it: the stems of the verbs that attach its items, with the clues."""
    found: dict[tuple[str, str], dict[str, set[str]]] = defaultdict(lambda: defaultdict(set))
    for number, tokens in clues.items():
        for token in tokens:
            if not isinstance(token.reference, Choice) or (verb := deed(token.gap)) is None:
                continue
            for item in token.reference.items:
                found[item.category, verb[2]][verb[1]].add(number)
    return found


def classes_of(stem: str) -> frozenset[str]:
    """What a verb does to a thing; HAVING for one that only says that the two belong together."""
    return _classes().get(stem, frozenset())


def alike(one: frozenset[str], other: frozenset[str]) -> bool:
    """Whether by their classes two verbs may tell of one deed: who bakes a cake makes it, but does not write it."""
    common = one & other
    return bool(common) and (common != {"create"} or not (one & _CRAFTS and other & _CRAFTS))


def only_looks_or_makes(stem: str) -> bool:
    """Whether whoever does so to a thing need not have it: "photographed the dearest vase", but "made the longest trip"."""
    done = classes_of(stem)
    return bool(done) and done <= WHOSEVER | _CRAFTS


def authored(stem: str) -> bool:
    """Whether "by" alone tells who does it: "the novel is by Ann", "the violin by Conti"."""
    done = classes_of(stem)
    return (len(done) < _ANYTHING and not done.isdisjoint(("create", "perform"))) or stem in _MAKING


#: other verbs for how a thing comes to be by somebody
_MAKING = frozenset(map(key, "build direct make manufacture produce".split()))


@cache
def _classes() -> dict[str, frozenset[str]]:
    return {key(verb): frozenset(classes) for verb, *classes in rows("deeds")}


def natural(kind: str) -> frozenset[str]:
    """The classes of what is done with things of a kind as a matter of course; nothing for a kind that takes any verb."""
    return _natural().get(kind, frozenset())


def natural_of(category: str, kind: str | None) -> frozenset[str]:
    """The classes of what anybody does with the things of a category, by its noun or by what its items are: one eats food."""
    noun = singular(split(category)[-1].low) if split(category) else ""
    return frozenset().union(*map(natural, {noun, *families(noun), *kinds_called(noun), kind or ""}))


@cache
def _natural() -> dict[str, frozenset[str]]:
    return {kind: frozenset(classes) for kind, *classes in rows("natural")}


def stage_of(stem: str) -> str:
    """What a verb tells of the course of things: "posted" is "send", "received" is "arrive"; nothing for most verbs."""
    return _stages().get(stem, "")


@cache
def _stages() -> dict[str, str]:
    return {key(verb): stage for verb, stage in rows("stages")}


def attitude_of(stem: str) -> str:
    """What an adjective tells of how one stands to a thing: "scared" is "fear"; nothing for most words."""
    return _attitudes().get(stem, "")


@cache
def _attitudes() -> dict[str, str]:
    return {key(adjective): attitude for adjective, attitude, *_ in rows("attitudes")}
