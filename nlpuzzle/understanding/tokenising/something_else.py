"""What somebody does not like, so that he had something else: "Ann, who hates plums, chose | something else" chose no plums."""

from nlpuzzle.english.words import Word
from nlpuzzle.understanding.tokenising.waking import rewriter

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
#: what somebody did, and its base
_TOOK = {
    "ate": "eat", "baked": "bake", "bought": "buy", "brought": "bring", "chose": "choose", "drank": "drink", "had": "have",
    "made": "make", "ordered": "order", "picked": "pick", "played": "play", "sang": "sing", "selected": "select",
    "took": "take", "wore": "wear",
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


def _nothing_of_it(words: Words) -> Words:
    """ "Ann, who ca n't stand | plums, | chose something else": did not choose plums."""
    end = len(words) - (words[-1].low == ".")
    lows = [w.low for w in words[:end]]
    else_ = next((i for i in range(3, end) if lows[i - 1 : i + 1] == ["something", "else"]), 0)
    if not else_ or lows[else_ + 1 :] not in _ENDS or lows[else_ - 2] not in _TOOK:
        return words
    stop = else_ - 2  # of what he dislikes
    while stop and lows[stop - 1] in _LED:
        stop -= 1
    for start in range(1, stop):
        lead = next((seq for seq in _DISLIKES if lows[start : start + len(seq)] == seq), [])
        if not lead:
            continue
        relative = lows[start - 2 : start] == [",", "who"] and lows[stop : else_ - 2] == [","]
        plain = lows[start - 1] not in ("who", ",") and lows[stop : else_ - 2] != [","]
        thing = words[start + len(lead) : stop]
        if lead in (["thinks"], ["finds"]):
            thing = _too_much(thing)
        subject = words[: start - 2 * relative]
        named = 0 < len(thing) < 5 and _NO_THING.isdisjoint(w.low for w in (*thing, *subject))
        if named and (relative or plain) and stop < else_ - 2:
            verb = words[else_ - 2]
            return (*subject, verb.instead("did"), verb.instead("not"), verb.instead(_TOOK[verb.low]), *thing, *words[end:])
    return words


nothing_of_it = rewriter((frozenset({"else"}), _nothing_of_it))
