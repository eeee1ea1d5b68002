"""Words that add nothing where they stand: "ever" after a denial, "can be seen", "hers" for her own, "put" for placed."""

from nlpuzzle.english.classes import word_class
from nlpuzzle.english.morphology import singular
from nlpuzzle.english.numbers import ordinal_value
from nlpuzzle.english.tables import words as word_table
from nlpuzzle.english.units import unit_of
from nlpuzzle.english.words import Word, finite
from nlpuzzle.understanding.rewording.waking import rewriter
from nlpuzzle.understanding.words.groups import gender_of
from nlpuzzle.understanding.words.people import is_person
from nlpuzzle.understanding.words.vocabulary import closed, verb_forms
from nlpuzzle.understanding.words.words_of import COPULAS

__all__ = ["without_light_words"]

_DENIALS = frozenset("neither nor not n't never nobody none no nothing".split())
#: before "ever" they make another word of it, or leave open what is denied
_BEFORE_EVER = frozenset("only hardly scarcely barely rarely seldom if as than first best worst last all for".split())
_JOINTS = frozenset({",", ";", "but", "if", "when", "who", "that", "which", "because", "although", "while"})
_OWN = {"hers": "her", "theirs": "their", "his": "his"}
#: with these after it "put" is another verb: "put up", "put off"
_PUT_ELSEWHERE = word_class("after-put")
_GENDERED = frozenset("woman lady girl man gentleman boy lad".split())
#: these may stand after the object
_APART = frozenset("aside away back forward off out together up".split())
_PUT = {"put": "placed", "puts": "places", "putting": "placing"}
#: what anybody may do with a thing where it is
_MET_WITH = word_class("met-where-they-are")
_BETTER = frozenset("also better otherwise usually generally popularly commonly".split())
_HAS = frozenset({"had", "has", "have"})
_SOONER = frozenset({"after", "before", "earlier", "later", "sooner"})
_BEFORE_THINGS = frozenset({"a", "an", "the", "no", "nor", "or"})
_WORN_ON = frozenset({"in", "on"})
_OWNERS = frozenset({"his", "her", "their"})
_LOCALITIES = word_class("localities")
_MEASURED = word_class("listed-measures") | word_class("measures")
_QUALITIES = word_class("sorts") | {"shape", "day", "month", "side"}
_PLACED = frozenset({"in", "at", "on", "inside"})
#: what a puzzle may tell the whole of, so that the first and the last of it are those of all
_SERIES = word_class("whole-series")
_PARTS = word_table("places") | word_table("settings")
#: what a comparison leads to its second half by
_LEADING_TO = frozenset({"than", "as", "before", "after"})
#: where what is heard need not be: "heard from below the third floor"
_FROM_AFAR = frozenset("above afar behind below beneath beyond far near next outside over to under".split())
_MODALS = frozenset({"can", "could"})


def _ever_denied(words: tuple[Word, ...]) -> tuple[Word, ...]:
    """ "Neither Ann nor Ben has | ever | played chess": has not played it."""
    lows = [w.low for w in words]
    at = lows.index("ever")
    before = lows[:at]
    start = max((i for i, low in enumerate(before) if low in _JOINTS), default=-1)
    denied = bool(_DENIALS & set(before[start + 1 :])) or _told_of_neither(before)
    denied = denied and before[-1:] != [] and before[-1] not in _BEFORE_EVER
    if not denied or lows[at + 1 : at + 2] in ([], ["since"], ["so"], ["after"]):
        return words
    return (*words[:at], *words[at + 1 :])


def _told_of_neither(before: list[str]) -> bool:
    """ "Neither Ann nor the one who sells beans | has": whoever sells them has a verb of his own."""
    who = next((i for i, low in enumerate(before) if low in ("who", "that", "which")), 0)
    told = any(low in verb_forms() and finite(low) for low in before[who + 1 : -1]) if who else False
    opened = before[:1] == ["neither"] and before.count("nor") == 1 and before[-1] in _HAS
    return opened and not {",", ";", "but"} & set(before) and told and before[-2] not in ("who", "that", "which")


def _two_different(words: tuple[Word, ...]) -> tuple[Word, ...]:
    """ "Ann's boat and the red one are | not the same boat": they are two different ones."""
    lows = [w.low for w in words]
    for i in range(3, len(words) - 3):
        ends = i + 4 == len(words) or (i + 5 == len(words) and lows[-1] == ".")
        denied = lows[i - 1] in ("are", "were") and lows[i] in ("not", "n't") and lows[i + 1 : i + 3] == ["the", "same"]
        denied = denied and lows[i + 3] not in _MEASURED | _QUALITIES  # "are not the same age"
        if denied and ends and lows.count("and") == 1 and not _JOINTS & set(lows):
            return (*words[:i], words[i].instead("two"), words[i + 2].instead("different"), *words[i + 3 :])
    return words


def _may_be_met(words: tuple[Word, ...]) -> tuple[Word, ...]:
    """ "Can be seen | in the third hall": is there."""
    lows = [*(w.low for w in words), "", "", ""]
    for i in range(1, len(words) - 3):
        denied = lows[i + 1] in ("not", "n't") or lows[i] == "cannot"
        at = i + 1 + (denied and lows[i] != "cannot")
        modal = lows[i] in (*_MODALS, "cannot") or (lows[i] == "ca" and denied)
        heard = lows[at + 1 : at + 3] == ["heard", "from"] and lows[at + 3] not in _FROM_AFAR
        met = heard or (lows[at + 1] in _MET_WITH and lows[at + 2] in _PLACED)
        if modal and lows[at] == "be" and met and lows[at + 3]:
            is_ = words[i].instead("was" if lows[i] == "could" else "is")
            rest = words[at + 1 + (not heard) :]  # an oboe "is heard" from where it is played
            return (*words[:i], is_, *((words[i].instead("not"),) if denied else ()), *rest)
    return words


def _heard_from(words: tuple[Word, ...]) -> tuple[Word, ...]:
    """ "The harp is heard | from | the attic": in it."""
    for i in range(2, len(words) - 2):
        said = words[i].low == "from" and words[i - 1].low == "heard" and words[i - 2].low in (*COPULAS, "not", "n't")
        if said and closed().get(words[i + 1].low) == "d":
            return (*words[:i], words[i].instead("in"), *words[i + 1 :])
    return words


def _her_own(words: tuple[Word, ...]) -> tuple[Word, ...]:
    """ "Grew | hers | in a pot", "took | hers | to Oslo": her own; "has no star | on hers"."""
    if words[-1 - (words[-1].low == ".")].low in ("hers", "theirs") and len(words) > 4:
        at = len(words) - 1 - (words[-1].low == ".")
        thing = words[at - 2].low not in verb_forms() or words[at - 3].low in _BEFORE_THINGS  # "sat on hers"
        hers = words[at].low == "hers" and words[1].low in _HAS and words[2].low == "neither"
        if words[at - 1].low in _WORN_ON and thing and hers and gender_of(words[0].text) == "female":
            return (*words[: at - 1], *words[at + 1 :])  # "Ann had neither stars nor dots | on hers"
        if words[at - 1].low in _WORN_ON and thing:
            own = words[at].instead(_OWN[words[at].low]), words[at].instead("own")
            return (*words[:at], *own, *words[at + 1 :])
    for i in range(1, len(words) - 1):
        word, verb, after = words[i], words[i - 1], closed().get(words[i + 1].low)
        if word.low in ("hers", "theirs") and verb.low in _HAS and words[i + 1].low in _SOONER:
            return (*words[:i], word.instead(_OWN[word.low]), word.instead("own"), *words[i + 1 :])
        if word.low not in _OWN or verb.low in COPULAS or closed().get(verb.low) is not None:
            continue
        done = verb.low.endswith("ed") or verb.low in verb_forms() or finite(verb.low)
        if done and (after in ("p", "t") or (word.low == "hers" and after is None and words[i + 1].low[0].isalpha())):
            return (*words[:i], word.instead(_OWN[word.low]), word.instead("own"), *words[i + 1 :])
    return words


def _placed_there(words: tuple[Word, ...]) -> tuple[Word, ...]:
    """ "Put | the vase in the hall", "was put | in the hall": placed it there."""
    for i in range(1, len(words) - 2):
        plain = _PUT.get(words[i].low)
        if plain is None:
            continue
        if words[i + 1].low != "in" and words[-1 - (words[-1].low == ".")].low in _PUT_ELSEWHERE:
            continue  # "put the jigsaw | together"
        passive = words[i - 1].low in (*COPULAS, "been", "being", "not", "n't") and words[i].low == "put"
        base = words[i - 1].low in ("to", "will", "did", "does", "do") or (passive and words[i - 1].low in ("not", "n't"))
        base = base and any(w.low in ("did", "does", "do", "will", "to") for w in words[max(0, i - 2) : i])
        if closed().get(words[i + 1].low) != "p" if passive else words[i + 1].low in _PUT_ELSEWHERE:
            continue  # "was put behind the skis"
        if not passive and not base and closed().get(words[i + 1].low) == "p":
            continue  # "put in four hours"
        if not passive and any(w.low in _APART and _ends(words, k) for k, w in enumerate(words[: i + 8]) if k > i + 1):
            continue  # "put the puzzle | together"
        return (*words[:i], words[i].instead("place" if base else plain), *words[i + 1 :])
    return words


def _ends(words: tuple[Word, ...], at: int) -> bool:
    """Whether a clause ends with the word."""
    return at + 1 == len(words) or words[at + 1].low in (".", ",", ";", "and", "but", "or", "before", "after")


def _all_the_way(words: tuple[Word, ...]) -> tuple[Word, ...]:
    """ "Came | all the way | from Cork"."""
    lows = [w.low for w in words]
    for i in range(1, len(words) - 3):
        if lows[i : i + 3] == ["all", "the", "way"] and lows[i + 3] == "from":
            return (*words[:i], *words[i + 3 :])
    return words


def _home_town(words: tuple[Word, ...]) -> tuple[Word, ...]:
    """ "Ben's | home | town is Cork"."""
    for i in range(1, len(words) - 2):
        if words[i].low == "home" and words[i - 1].low in ("'s", "'", "whose", *_OWNERS) and words[i + 1].low in _LOCALITIES:
            return (*words[:i], *words[i + 1 :])
    return words


def _named(words: tuple[Word, ...]) -> tuple[Word, ...]:
    """ "Rex is | the name of | the terrier", "Rex is | better | known as Max"."""
    lows = [w.low for w in words]
    for i in range(1, len(words) - 3):
        if lows[i] in COPULAS and lows[i + 1 : i + 4] == ["the", "name", "of"] and i + 4 < len(words) and lows[0] != "what":
            return (*words[: i + 1], *words[i + 4 :])
        at = i + 1 + (lows[i + 1] in _BETTER)
        known = lows[i] in (*COPULAS, ",") and lows[at : at + 2] == ["known", "as"] and at + 2 < len(words)
        if known and lows[at + 2] not in ("a", "an", "the"):  # not "is known as a cheat"
            return (*words[: i + 1], words[at].instead("called"), *words[at + 2 :])
    return words


def _last_of_the_series(words: tuple[Word, ...]) -> tuple[Word, ...]:
    """ "The last talk | of the series": the last talk."""
    for i in range(3, len(words) - 3):
        lows = [w.low for w in words[i - 3 : i + 3]]
        if lows[0] != "the" or lows[3:5] != ["of", "the"] or lows[5] not in _SERIES or lows[2] in _PARTS:
            continue
        ranked = lows[1] in ("last", "final") or bool(ordinal_value(lows[1]))
        if ranked and singular(lows[2]) in word_table("things") and unit_of(lows[2]) is None:
            return (*words[:i], *words[i + 3 :])
    return words


def _whatever_it_is(words: tuple[Word, ...]) -> tuple[Word, ...]:
    """ "Costs more than | whatever | Ann sells": than the one that she sells."""
    for i in range(2, len(words) - 2):
        if words[i].low == "whatever" and words[i - 1].low in _LEADING_TO and closed().get(words[i + 1].low) not in ("p", "w"):
            return (*words[:i], *(words[i].instead(plain) for plain in ("the", "one", "that")), *words[i + 1 :])
    return words


def _either_denied(words: tuple[Word, ...]) -> tuple[Word, ...]:
    """ "Was not the fern or the ivy | either": neither of them."""
    lows = [w.low for w in words]
    end = len(words) - (lows[-1] == ".")
    start = max((i for i, low in enumerate(lows[: end - 1]) if low in _JOINTS), default=-1)
    denied = lows[end - 1] == "either" and {"not", "n't"} & set(lows[start + 1 : end]) and lows.count("either") == 1
    return (*words[: end - 1], *words[end:]) if denied and "or" in lows[start + 1 : end] else words


def _either_of_them(words: tuple[Word, ...]) -> tuple[Word, ...]:
    """ "Does n't belong to | either of the women": to a woman."""
    for i in range(2, len(words) - 3):
        lows = [w.low for w in words[i : i + 4]]
        if lows[:3] != ["either", "of", "the"] or singular(lows[3]) not in _GENDERED:
            continue
        ends = i + 4 == len(words) or words[i + 4].low in (".", ",", ";", "and", "but")
        start = max((k for k in range(i) if words[k].low in _JOINTS), default=-1)
        if ends and {"not", "n't"} & {w.low for w in words[start + 1 : i]}:
            return (*words[:i], words[i].instead("a"), words[i + 3].instead(singular(lows[3])), *words[i + 4 :])
    return words


def _by_somebody(words: tuple[Word, ...]) -> tuple[Word, ...]:
    """ "Was built by | a man called | Ansel": by him."""
    for i in range(1, len(words) - 4):
        lows = [w.low for w in words[i : i + 4]]
        told = lows[0] == "by" and lows[1] in ("a", "an") and lows[3] in ("called", "named") and is_person(lows[2])
        if told and words[i + 4].proper:  # not "called to"
            return (*words[: i + 1], *words[i + 4 :])
    return words


without_light_words = rewriter(
    (frozenset({"either"}), _either_of_them),
    (frozenset({"called", "named"}), _by_somebody),
    (frozenset({"either"}), _either_denied),
    (frozenset({"whatever"}), _whatever_it_is),
    (_SERIES, _last_of_the_series),
    (frozenset({"name", "known"}), _named),
    (frozenset({"way"}), _all_the_way),
    (frozenset({"home"}), _home_town),
    (frozenset({"ever"}), _ever_denied),
    (frozenset({"same"}), _two_different),
    (frozenset({"can", "could", "cannot", "ca"}), _may_be_met),
    (frozenset({"heard"}), _heard_from),
    (frozenset(_OWN), _her_own),
    (frozenset(_PUT), _placed_there),
)
