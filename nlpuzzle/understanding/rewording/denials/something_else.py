"""What somebody does not like, so that he had something else: "Ann, who hates plums, chose | something else" chose no plums."""

from nlpuzzle.english.words import Word
from nlpuzzle.understanding.rewording.waking import rewriter

__all__ = ["nothing_of_it"]

Words = tuple[Word, ...]

_DENIALS = (["does", "n't"], ["does", "not"], ["did", "n't"], ["did", "not"], ["has", "never"], ["never"])
#: what one says of a thing one would not take
_DISLIKES = (
    *([verb] for verb in "hates hated dislikes disliked detests detested loathes loathed".split()),
    *([*able, verb] for able in (["can", "n't"], ["can", "not"], ["cannot"]) for verb in ("stand", "bear", "abide", "face")),
    *([*denied, *verb] for denied in _DENIALS for verb in (["like"], ["care", "for"], ["enjoy"], ["liked"], ["cared", "for"])),
    ["is", "allergic", "to"],
    ["was", "allergic", "to"],
    ["thinks"],
    ["finds"],
)
#: what two people do not do who take something else
_LIKES = (
    *([verb] for verb in "likes like liked enjoys enjoy enjoyed".split()),
    *([verb, "for"] for verb in ("cares", "care", "cared")),
    *([able, verb] for able in ("can", "could") for verb in ("stand", "bear")),
)
#: what somebody did, and its base
_TOOK = {
    "ate": "eat", "baked": "bake", "bought": "buy", "brought": "bring", "chose": "choose", "drank": "drink", "grew": "grow",
    "had": "have", "made": "make", "ordered": "order", "picked": "pick", "played": "play", "read": "read", "sang": "sing",
    "saw": "see", "selected": "select", "took": "take", "used": "use", "watched": "watch", "wore": "wear",
}  # fmt: skip
_LED = frozenset({"and", "so", "he", "she", "they", ","})
_ENDS: tuple[list[str], ...] = ([], ["instead"], ["to", "eat"], ["to", "drink"], ["to", "wear"], ["to", "play"])
#: no thing is named by these
_NO_THING = frozenset("who which that it them not n't never or and but , ; one any other".split())


def _too_much(thing: Words) -> Words:
    """ "Plums | are too sour", "plums | too sour": the plums; nothing where no such thing is thought of them."""
    if len(thing) < 3 or thing[-2].low != "too":
        return ()
    return thing[: -3 if thing[-3].low in ("is", "are") else -2]


def _none_of_it(words: Words) -> Words:
    """ "Ann does n't like | plums and did n't bring any": did not bring plums."""
    lows = [*(w.low for w in words), ""]
    end = len(words) - (words[-1].low == ".")
    if end < _SHORTEST or lows[end - 1] not in ("any", "one") or lows[end - 3] not in ("not", "n't") or lows[end - 4] != "did":
        return words
    stop = end - 4
    while stop and lows[stop - 1] in _LED:
        stop -= 1
    for start in range(1, stop):
        lead = next((seq for seq in _DISLIKES if lows[start : start + len(seq)] == seq), [])
        thing, subject = words[start + len(lead) : stop], words[:start]
        plain = lead and lead not in (["thinks"], ["finds"]) and stop < end - 4 and 0 < len(thing) < _LONGEST
        if plain and _NO_THING.isdisjoint(w.low for w in (*thing, *subject)) and words[end - 2].low in _TOOK.values():
            return (*subject, *words[end - 4 : end - 1], *thing, *words[end:])
    return words


_SHORTEST, _LONGEST = 8, 5


def _something_else(lows: list[str]) -> tuple[int, int]:
    """Where "something else", "a different | cake" begins and where it ends; 0 and 0 where there is no such thing."""
    for i in range(3, len(lows) - 1):
        if lows[i : i + 2] == ["something", "else"]:
            return i, i + 2
        another = 1 if lows[i] == "another" else 2 if lows[i : i + 2] in (["a", "different"], ["some", "other"]) else 0
        if another and lows[i + another :] and lows[i + another].isalpha() and lows[i + another] not in _NO_THING:
            return i, i + another + 1
    return 0, 0


def _nothing_of_it(words: Words) -> Words:
    """ "Ann, who ca n't stand | plums, | chose something else": did not choose plums."""
    end = len(words) - (words[-1].low == ".")
    lows = [w.low for w in words[:end]]
    other, after = _something_else(lows)
    if not other or lows[after:] not in _ENDS or lows[other - 1] not in _TOOK:
        return words
    verb = words[other - 1]
    stop = other - 1  # of what he dislikes
    while stop and lows[stop - 1] in _LED:
        stop -= 1
    for start in range(1, stop):
        both = lows[0] == "neither" and lows[:start].count("nor") == 1
        lead = next((seq for seq in (_LIKES if both else _DISLIKES) if lows[start : start + len(seq)] == seq), [])
        if not lead:
            continue
        relative = lows[start - 2 : start] == [",", "who"] and lows[stop : other - 1] == [","]
        plain = lows[start - 1] not in ("who", ",") and lows[stop : other - 1] != [","]
        thing = words[start + len(lead) : stop]
        if lead in (["thinks"], ["finds"]):
            thing = _too_much(thing)
        subject = words[: start - 2 * relative]
        others = (*thing, *(w for w in subject if not both or w.low not in ("neither", "nor")))
        named = 0 < len(thing) < 5 and _NO_THING.isdisjoint(w.low for w in others)
        if named and both and plain and stop < other - 1:
            return (*subject, verb, *thing, *words[end:])
        if named and not both and (relative or plain) and stop < other - 1:
            return (*subject, verb.instead("did"), verb.instead("not"), verb.instead(_TOOK[verb.low]), *thing, *words[end:])
    return words


nothing_of_it = rewriter(
    (frozenset({"any", "one"}), _none_of_it),
    (frozenset({"else", "another", "different", "other"}), _nothing_of_it),
)
