"""Plain facts told with a smile: "won't go anywhere without his hat" has it, "took her pupils to the quarry" went there."""

from nlpuzzle.english.classes import word_class
from nlpuzzle.english.morphology import singular
from nlpuzzle.english.numbers import number_value
from nlpuzzle.english.units import unit_of
from nlpuzzle.english.words import Word, finite, key
from nlpuzzle.puzzle import Category, Frame
from nlpuzzle.understanding.rewording.waking import rewriter, woken_by
from nlpuzzle.understanding.words.groups import HIS_OR_HER, gender_of
from nlpuzzle.understanding.words.vocabulary import verb_forms
from nlpuzzle.understanding.words.words_of import COPULAS

__all__ = ["asked_for", "given_away", "plainly_told", "without_mishaps", "without_trouble"]

Words = tuple[Word, ...]

_OWN = frozenset({"his", "her", "its", "their"})
_BLOWS = {"blows": "has", "blow": "have", "blew": "had"}
_GOING = (["go", "anywhere"], ["go", "out"], ["leave", "home"], ["leave", "the", "house"], ["travel"], ["travel", "anywhere"])
_GOES = {"goes": "go", "leaves": "leave", "travels": "travel"}
_NEVER = (["will", "not"], ["will", "n't"], ["will", "never"], ["would", "never"], ["does", "n't"], ["does", "not"], ["never"])
_SEEN: tuple[list[str], ...] = ([], ["seen"])
_TAKING = {"take": "go", "takes": "goes", "took": "went", "taking": "going", "taken": "gone"}
_PRIZES = frozenset({"prize", "gift", "giveaway", "freebie", "reward"})
#: what things of which each has another are called where each of them does not work
_FAULTS, _OUT_OF_ORDER = word_class("faults"), word_class("out-of-order")
_TROUBLES = frozenset({"bother", "difficulties", "issues", "problems", "troubles"})
_GIVING = frozenset({key("give")})
#: what may happen to a runner on the way to his place, and how often
_MISHAPS = word_class("tumbles")
_LOSING = word_class("tumbles-with-things")
_OFTEN = frozenset({"once", "twice", "badly", "again"})
#: what one orders from somebody who makes or does it, and how one has it
_ORDERED = word_class("made-to-order")
_ASKING = frozenset({key("ask")})
_PICKED = {"ask": "pick", "asks": "picks", "asked": "picked", "asking": "picking"}
_AFTER_ORDERS = frozenset(", ; . and but or nor is was".split())
#: how his place is told then
_ENDING_UP = frozenset({"arrived", "came", "crossed", "ended", "finished", "placed", "reached"})
_ALL_THE_SAME = frozenset({"still", "nevertheless", "nonetheless", "yet", "then"})
#: "was away for two days | before Ben"
_WHEN = frozenset({"before", "after", "until", "when", "while", "since", "from"})
_LONGEST = (["the", "longest"], ["the", "shortest"])
_TIME = frozenset({"time", "period", "stay", "spell", "."})
_WHERETO = frozenset({"to", "along", "down"})
_PARTY = word_class("taken-along")


def _never_without(words: Words) -> Words:
    """ "Wo n't go anywhere | without his hat", "is never without her hat": has it."""
    lows = [w.low for w in words]
    at = lows.index("without")
    if lows[at + 1 : at + 2] == [] or lows[at + 1] not in _OWN or at < 2:
        return words
    for seen in _SEEN:
        start = at - len(seen) - 2
        if start > 0 and lows[start] in COPULAS and lows[start + 1 : at] == ["never", *seen]:
            return (*words[:start], words[start].instead("has"), *words[at + 1 :])
    plain = [_GOES.get(low, low) for low in lows[:at]]
    for going in _GOING:
        for never in _NEVER:
            start = at - len(going) - len(never)
            if start > 0 and plain[start:at] == [*never, *going]:
                return (*words[:start], words[start].instead("has"), *words[at + 1 :])
    return words


def _of_another(subject: Words, own: str) -> bool:
    """ "Mr Beech took | her | class to": whose it is, where his name tells a man."""
    names = " ".join(w.text for w in subject if w.text[0].isupper())
    return own in HIS_OR_HER and gender_of(names) not in (None, HIS_OR_HER[own])


def _taken_there(words: Words) -> Words:
    """ "Took her pupils to | the quarry", "took its crew along the canal": went there."""
    lows = [w.low for w in words]
    for i in range(1, len(words) - 4):
        if lows[i] in _TAKING and lows[i + 1] in _OWN and lows[i + 2] in _PARTY and lows[i + 3] in _WHERETO:
            if _of_another(words[:i], lows[i + 1]):
                return words
            return (*words[:i], words[i].instead(_TAKING[lows[i]]), *words[i + 3 :])
    return words


def _away(words: Words) -> Words:
    """ "Is | away for longer than", "was away for 7 days": stays so long."""
    lows = [w.low for w in words]
    at = lows.index("away")
    if at < 1 or lows[at - 1] not in COPULAS or lows[at + 1 : at + 2] != ["for"] or _WHEN & set(lows):
        return words
    for_long = lows[at + 2 : at + 4] == ["longer", "than"]
    for_long = for_long or (lows[at + 2 : at + 4] in _LONGEST and {*lows[at + 4 :]} <= _TIME)  # not "for the longest walk"
    number = number_value(lows[at + 2]) if len(lows) > at + 2 else None
    if not for_long and (number is None or unit_of("".join(lows[at + 3 : at + 4])) is None):
        return words
    stays = "stays" if lows[at - 1] in ("is", "are") else "stayed"
    return (*words[: at - 1], words[at - 1].instead(stays), *words[at + 1 :])


def given_away(words: Words, frame: Frame) -> Words:
    """ "Gives | away | rulers", where prizes are given: who gives them has them to give."""
    if not any(w.low == "away" for w in words) or not any(singular(c.name.casefold()) in _PRIZES for c in frame):
        return words
    pairs = zip(words, (None, *words), strict=False)
    return tuple(w for w, before in pairs if w.low != "away" or before is None or before.stem not in _GIVING)


@woken_by("for")
def asked_for(words: Words, frame: Frame) -> Words:
    """ "Asked for | the stew", "asks for a fade": picked it, where that is what one orders."""
    for i in range(1, len(words) - 2):
        asked = words[i].stem in _ASKING and words[i + 1].low == "for" and words[i].low in _PICKED
        if not asked:
            continue
        start = i + 2 + (words[i + 2].low in ("the", "a", "an", "some"))
        if _ordered(words, start, frame):
            return (*words[:i], words[i].instead(_PICKED[words[i].low]), *words[i + 2 :])
    return words


def _ordered(words: Words, start: int, frame: Frame) -> bool:
    """Whether the label of a thing that one orders begins there, and nobody is called by it: "cocoa | drinker"."""
    for category in frame:
        head = singular(category.name.casefold().split()[-1]) if category.name.split() else ""
        if head not in _ORDERED:
            continue
        for label in category.items:
            size = len(label.split())
            told = [w.low for w in words[start : start + size]] == label.casefold().split()
            after = words[start + size] if start + size < len(words) else None
            if told and (after is None or after.low in _AFTER_ORDERS or (after.low in verb_forms() and finite(after.low))):
                return True
    return False


def without_trouble(words: Words, frame: Frame) -> Words:
    """ "Had no trouble with | her lens", where each has another fault: did not have that one."""
    lows = [w.low for w in words]
    faults = [c for c in frame if singular(c.name.casefold()) in _FAULTS]
    if faults and (_FAULTS | _TROUBLES) & set(lows):
        words = _with_that_trouble(words, faults)
        lows = [w.low for w in words]
    if not {"no", "whose"} & set(lows) or not faults:
        return words
    if "no" not in lows:
        return _whose_was(words, lows.index("whose"))
    at = lows.index("no")
    told = lows[at + 1 : at + 2] != [] and singular(lows[at + 1]) in _FAULTS and lows[at + 2 : at + 3] == ["with"]
    if at < 1 or not told or lows[at - 1] not in ("has", "had") or lows[at + 3 : at + 4] == []:
        return words
    own = lows[at + 3] in _OWN
    known = {key(item.casefold().split()[0]) for c in faults for item in c.items}
    what = words[at + 3 + (own or lows[at + 3] in ("the", "a", "an")) :]
    if not what or what[0].stem not in known or (own and _of_another(words[: at - 1], lows[at + 3])):
        return words  # "had no trouble with | Ben", "with her radio"
    rest = (words[at + 3].instead("the"), *what) if own else words[at + 3 :]
    do = words[at].instead("does" if lows[at - 1] == "has" else "did")
    return (*words[: at - 1], do, words[at].instead("not"), words[at].instead("have"), *rest)


def _with_that_trouble(words: Words, faults: list[Category]) -> Words:
    """ "The car with the radiator | trouble": with the radiator."""
    known = {key(item.casefold().split()[-1]) for c in faults for item in c.items}
    for i in range(3, len(words)):
        told = words[i].low in _FAULTS and words[i - 1].stem in known and words[i - 2].low in ("the", "a", "an", "with")
        if told and words[i - 1].low not in _FAULTS:
            return (*words[:i], *words[i + 1 :])
    lows = [w.low for w in words]
    for i in range(2, len(words) - 2):
        had = lows[i - 1] in ("has", "had", "having", "with") and lows[i] in _FAULTS | _TROUBLES and lows[i + 1] == "with"
        own = had and lows[i + 2] in (*_OWN, "the", "a")
        if had and words[min(i + 2 + own, len(words) - 1)].stem in known:
            the = (words[i].instead("the"),) if own else ()
            return (*words[:i], *the, *words[i + 2 + own :])  # "had problems with | its radiator"
    return words


def _whose_was(words: Words, at: int) -> Words:
    """ "The owner | whose lens was scratched": with the lens."""
    lows = [w.low for w in words]
    end = next((i for i in range(at + 2, min(at + 5, len(words) - 1)) if lows[i] in COPULAS), 0)
    if not end or lows[end + 1] not in _OUT_OF_ORDER or any(low in ("'s", "and", "or") for low in lows[at:end]):
        return words
    return (*words[:at], words[at].instead("with"), words[at].instead("the"), *words[at + 1 : end], *words[end + 2 :])


@woken_by("and", "but")
def without_mishaps(words: Words, frame: Frame) -> Words:
    """ "Ann | tripped badly and | came third", "dropped her baton and came third": she came so; of no item."""
    lows = [w.low for w in words]
    if any(c.given == "inferred" for c in frame):
        return words
    joint = next((i for i in range(2, min(9, len(words) - 2)) if lows[i] in ("and", "but")), 0)
    after = joint + 1 + (lows[joint + 1 : joint + 2] != [] and lows[joint + 1] in _ALL_THE_SAME)
    if lows[after : after + 1] == [] or lows[after] not in _ENDING_UP:
        return words
    start = next((i for i in range(1, joint) if lows[i] in _MISHAPS | _LOSING), 0)
    if not start or {",", ";", "not", "n't", "or", "who", "which", "whose"} & set(lows[:joint]):
        return words
    told = lows[start + 1 : joint - (lows[joint - 1] in _OFTEN)]
    plain = not told or told in (["over"], ["down"])
    lost = lows[start] in _LOSING and len(told) == 2 and told[0] in (*_OWN, "a", "an") and told[1].isalpha()
    if not (plain if lows[start] in _MISHAPS else lost) or (lost and _of_another(words[:start], told[0])):
        return words
    known = {key(part) for c in frame for label in (c.name, *c.items) for part in label.casefold().split()}
    if any(w.stem in known for w in words[start:joint]):
        return words
    return (*words[:start], *words[after:])


def _candles(words: Words) -> Words:
    """ "Blows out the candles | in June": has her birthday then."""
    lows = [w.low for w in words]
    for i in range(1, len(words) - 4):
        if lows[i] not in _BLOWS or lows[i + 1] != "out" or lows[i + 2] not in ("the", *_OWN):
            continue
        end = i + 4 + (lows[i + 3] == "birthday")
        if lows[end - 1] == "candles" and lows[end : end + 1] in (["in"], ["on"]):
            own = words[i + 2].instead("his" if lows[i + 2] == "the" else lows[i + 2])
            return (*words[:i], words[i].instead(_BLOWS[lows[i]]), own, words[end - 1].instead("birthday"), *words[end:])
    return words


def _available(words: Words) -> Words:
    """ "Is n't | available in | black": does not come in it."""
    lows = [w.low for w in words]
    for i in range(2, len(words) - 2):
        denied = lows[i - 1] in ("not", "n't", "never")
        verb = i - 1 - denied
        if lows[i : i + 2] != ["available", "in"] or not denied or lows[verb] not in ("is", "was"):
            continue
        do = words[verb].instead("does" if lows[verb] == "is" else "did")
        return (*words[:verb], do, words[i - 1], words[i].instead("come"), *words[i + 1 :])
    return words


#: each such wording put as the plain fact
plainly_told = rewriter(
    (frozenset({"without"}), _never_without),
    (frozenset(_TAKING), _taken_there),
    (frozenset({"away"}), _away),
    (frozenset({"candles"}), _candles),
    (frozenset({"available"}), _available),
)
