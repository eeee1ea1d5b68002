"""What is so under a condition, and what is otherwise: "Ann sells figs | if her hut is red, and plums if it is n't"."""

from nlpuzzle.english.words import Word, finite
from nlpuzzle.understanding.rewording.waking import rewriter
from nlpuzzle.understanding.words.vocabulary import closed, verb_forms
from nlpuzzle.understanding.words.words_of import COPULAS

__all__ = ["if_and_if_not"]

Words = tuple[Word, ...]

_HE = frozenset({"he", "she", "they"})
_HIS = frozenset({"his", "her", "their"})
_IT = _HE | {"it"}
_DOES = COPULAS | {"does", "did", "do", "has", "had"}
_NOT = frozenset({"not", "n't"})
_LEADS = frozenset({"the", "a", "an"})
_MORE = frozenset("if unless or and but either neither , ; who which that".split())
_TAKES = COPULAS | {"has", "had"}


def _ending(lows: list[str]) -> int:
    """How many words at the end say "otherwise": "otherwise", "if not", "if it is n't"."""
    if lows[-1:] == ["otherwise"]:
        return 1
    if lows[-2:] == ["if", "not"]:
        return 2
    denied = len(lows) > 4 and lows[-4] == "if" and lows[-3] in _IT and lows[-2] in _DOES and lows[-1] in _NOT
    return 4 if denied else 0


def _verb_at(lows: list[str]) -> int:
    """Where the verb of a short clause stands; 0 where it cannot be told."""
    found = [i for i, low in enumerate(lows) if i and (low in _TAKES or (low in verb_forms() and finite(low)))]
    if len(found) == 2 and found[1] == found[0] + 1 and lows[found[0]] in _TAKES:
        return found[1]  # "had left"
    return found[0] if len(found) == 1 else 0


def _object_at(lows: list[str], other: list[str]) -> int:
    """Where what is exchanged begins in the first clause: after its verb, or at the preposition with which both begin."""
    verb = _verb_at(lows)
    if not verb or verb == len(lows) - 1:
        return 0
    at = verb + 1
    if closed().get(other[0]) == "p":
        return lows.index(other[0], at) if lows[at:].count(other[0]) == 1 else 0
    led = next((i for i in range(at, len(lows)) if closed().get(lows[i]) == "p"), at - 1) + 1
    return led if (lows[led] in _LEADS) == (other[0] in _LEADS) and led < len(lows) else 0


def _if_not(words: Words) -> Words:
    end = len(words) - (words[-1].low in (".", "!"))
    lows = [w.low for w in words[:end]]
    at, ending = lows.index("if"), _ending(lows)
    joint = next((i for i in range(at + 3, end - 2) if lows[i] == "and"), 0)
    if at < 3 or not ending or not joint:
        return words
    main, held = words[:at], words[at + 1 : joint - (lows[joint - 1] == ",")]
    other = words[joint + 1 : end - ending]
    if not other or any(w.low in _MORE for part in (main, held, other) for w in part):
        return words
    if any(w.low in _NOT or (w.low in verb_forms() and finite(w.low) and w.low not in _plain(main)) for w in other):
        return words
    swap = _object_at([w.low for w in main], [w.low for w in other])
    subject = main[: _verb_at([w.low for w in main])]
    pointing = any(w.low in _HE | _HIS for w in held)
    if pointing and any(w.proper for w in (*main[len(subject) :], *other)):
        return words  # "the hat is Ann's if | she | won, and Ben's if not"
    if not swap or not subject or (len(subject) > 3 and pointing) or subject[0].low in _IT | _HIS:
        return words
    like = words[at]
    told: list[Word] = []
    for word in held:
        first = not any(w.proper for w in told)
        if first and word.low in _HE:
            told += subject
        elif first and word.low in _HIS:
            told += (*subject, like.instead("'s"))
        else:
            told.append(word)
    return (
        like, *told, like.instead(","), *main, like.instead(";"), like.instead("otherwise"), *main[:swap], *other, *words[end:]
    )  # fmt: skip


def _plain(main: Words) -> frozenset[str]:
    """The nouns of the first clause after its verb: the same may stand in the second."""
    return frozenset(w.low for w in main[1:])


#: a sentence with two conditions put as one with "otherwise"
if_and_if_not = rewriter((frozenset({"if"}), _if_not))
