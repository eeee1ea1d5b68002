"""How one stands to a thing, with what follows from it: "is allergic to cats and hasn't got one", "is glad of her kite"."""

from nlpuzzle.english.classes import word_class
from nlpuzzle.english.words import Word, split
from nlpuzzle.puzzle import Frame
from nlpuzzle.understanding.rewording.waking import rewriter, woken_by
from nlpuzzle.understanding.words.groups import HIS_OR_HER, gender_of
from nlpuzzle.understanding.words.vocabulary import closed, verb_forms
from nlpuzzle.understanding.words.words_of import COPULAS

__all__ = ["dislikes", "likes_his_own"]

Words = tuple[Word, ...]

#: how a dislike is told before the thing: after "is", after "has", and by a verb of its own
_FEELING = frozenset({"allergic", "afraid", "scared", "terrified", "frightened", "wary"})
_HAVING_NO = (
    ["no", "interest", "in"], ["no", "luck", "with"], ["no", "time", "for"], ["no", "use", "for"], ["no", "taste", "for"],
    ["a", "good", "word", "to", "say", "about"], ["no", "good", "word", "to", "say", "about"], ["little", "interest", "in"],
    ["never", "had", "any", "luck", "with"], ["never", "had", "much", "luck", "with"],
    ["never", "had", "any", "interest", "in"],
)  # fmt: skip
_FINDS = frozenset({"finds", "found"})
_DULL = word_class("tedious")
_HAS = frozenset({"has", "had"})
_CAN = frozenset({"can", "cannot", "could"})
_BEAR = frozenset({"abide", "bear", "face", "stand"})
#: by which a thing is not to be borne
_SENSED = frozenset("feel idea look noise sight smell sound taste thought".split())
_JOINTS = (["and"], [",", "and"], ["and", "so"], ["and", "therefore"], [",", "so"], [",", "and", "so"], ["so"])
_HE = frozenset({"he", "she", "they"})
_AUXILIARIES = frozenset({"does", "did", "has", "do", "have", "will", "would", "is", "was"})
_NOT = frozenset({"not", "n't", "never"})
_IT = frozenset({"it", "them", "one", "any"})
_TAILS: tuple[list[str], ...] = (
    [], ["either"], ["this", "year", "either"], ["at", "all"], ["with", "him"], ["with", "her"], ["this", "year"],
    ["this", "time"], ["this", "time", "either"], ["himself"], ["herself"],
)  # fmt: skip
_CLOSES = frozenset({"", ".", ",", ";"})
_OWN = frozenset({"his", "her", "their"})
_PLEASED = word_class("pleased")
_VERY = frozenset({"absolutely", "really", "so", "very", "most"})


def _without_dislikes(words: Words) -> Words:
    """ "Is allergic to cats | and has n't got one": has n't got cats; that he cannot bear them is told beside."""
    lows = [*(w.low for w in words), "", "", ""]
    for start in range(1, len(words) - 6):
        found = _disliked(words, lows, start)
        if found is None:
            continue
        thing, at = found
        told = _not_his(words, lows, at, thing)
        if told is not None:
            return (*words[:start], *told)
        both = _neither_of_them(words, lows, at)
        if both and lows[0] == "neither":
            return (*words[:start], *words[at + both : at + both + 1], *thing, *words[at + both + 2 :])
    return words


def _disliked(words: Words, lows: list[str], start: int) -> tuple[Words, int] | None:
    """The thing that cannot be borne, and where what follows from it begins: after "is allergic to", "had no interest in"."""
    low = lows[start]
    if low in COPULAS and lows[start + 1] in _FEELING and lows[start + 2] in ("to", "of"):
        begin, dull = start + 3, False
    elif low in _HAS and (phrase := next((p for p in _HAVING_NO if lows[start + 1 : start + 1 + len(p)] == p), None)):
        if phrase[0] == "a" and lows[0] != "neither":
            return None
        begin, dull = start + 1 + len(phrase), False
    elif low in _FINDS:
        begin, dull = start + 1, True
    elif low in _CAN and (lows[start + 1] in _NOT or low == "cannot"):
        verb = start + 1 + (low != "cannot")
        if lows[verb] not in _BEAR:
            return None
        begin, dull = verb + 1, False
        if lows[begin] == "the" and lows[begin + 1] in _SENSED and lows[begin + 2] == "of":
            begin += 3  # "can't stand | the smell of | figs"
    else:
        return None
    end = next((i for i in range(begin + 1, min(begin + 5, len(words))) if lows[i] in ("and", "so", ",")), 0)
    joint = next((j for j in sorted(_JOINTS, key=len, reverse=True) if lows[end : end + len(j)] == j), None) if end else None
    if joint is None or (dull and lows[end - 1] not in _DULL):
        return None
    thing = words[begin : end - dull]
    plain = bool(thing) and not any(w.low in verb_forms() and not w.low.endswith(("s", "ing")) for w in thing)
    if not plain or any(closed().get(w.low) not in (None, "d") or w.low in _OWN for w in thing):
        return None
    at = end + len(joint)
    return thing, at + (lows[at] in _HE)


def _not_his(words: Words, lows: list[str], at: int, thing: Words) -> Words | None:
    """ "Did not | enter one this year either": with the thing in place of "one"."""
    at += lows[at] == "therefore"
    if lows[at] in _NOT and lows[at] == "never":
        helper, denial, verb = None, words[at], at + 1
    elif lows[at] in _AUXILIARIES and lows[at + 1] in _NOT:
        helper, denial, verb = words[at], words[at + 1], at + 2
    else:
        return None
    if helper is not None and helper.low in ("would", "will"):
        helper, denial = helper.instead("does"), denial.instead("not")
    tail = verb + 2
    if lows[verb + 1] not in _IT or lows[verb] not in verb_forms() | {"do", "have", "got", "take"}:
        return None
    told = (t for t in sorted(_TAILS, key=len, reverse=True) if lows[tail : tail + len(t)] == t)
    rest = next((t for t in told if lows[tail + len(t)] in _CLOSES), None)
    if rest is None:
        return None
    does = words[verb].instead("have") if lows[verb] == "do" else words[verb]
    return (*((helper,) if helper is not None else ()), denial, does, *thing, *words[tail + len(rest) :])


def _neither_of_them(words: Words, lows: list[str], at: int) -> int:
    """How many words after the place the verb of "neither of them | recommended it" stands; 0 where something else does."""
    told = lows[at : at + 3] == ["neither", "of", "them"] and lows[at + 3] in verb_forms() and lows[at + 4] in _IT
    return 3 if told and lows[at + 5] in _CLOSES else 0


@woken_by(*_PLEASED)
def likes_his_own(words: Words, frame: Frame) -> Words:
    """ "Was thrilled with | her camera": has her camera."""
    if not any(w.low in _PLEASED for w in words):
        return words  # nearly always
    lows = [*(w.low for w in words), "", "", ""]
    for i in range(2, len(words) - 2):
        very = lows[i - 1] in _VERY
        verb = i - 1 - very
        if lows[i] not in _PLEASED or lows[verb] not in ("is", "was") or lows[i + 1] not in ("with", "of", "about"):
            continue
        if lows[i + 2] not in _OWN or _of_another(words[:verb], lows[i + 2]):
            continue
        size = _label_at(lows, i + 3, frame)
        if size and lows[i + 3 + size] in {*_CLOSES, "and", "but"}:
            return (*words[:verb], words[verb].instead("has" if lows[verb] == "is" else "had"), *words[i + 2 :])
    return words


def _of_another(subject: Words, own: str) -> bool:
    """ "Mr Beech is proud of | her cake": somebody else's."""
    names = " ".join(w.text for w in subject if w.text[0].isupper())
    return own in HIS_OR_HER and gender_of(names) not in (None, HIS_OR_HER[own])


def _label_at(lows: list[str], at: int, frame: Frame) -> int:
    """How many words of a label of things, none of them a name, stand there."""
    sizes = [0]
    for category in frame:
        for label in category.items if not category.ordered else ():
            told = [w.low for w in split(label)]
            if label[:1].islower() and lows[at : at + len(told)] == told:
                sizes.append(len(told))
    return max(sizes)


#: dislikes that go on to what one therefore does not have
dislikes = rewriter(
    (_FEELING | _FINDS | _BEAR | {"interest", "luck", "time", "use", "taste", "word"}, _without_dislikes),
)
