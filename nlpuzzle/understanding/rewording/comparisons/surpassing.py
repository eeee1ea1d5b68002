"""Who surpasses whom, told by a verb or by a denial: "outsold Ann", "nobody took as long as Ann"."""

from functools import cache

from nlpuzzle.english.adjectives import comparative, degrees, positive
from nlpuzzle.english.classes import word_class
from nlpuzzle.english.morphology import singular
from nlpuzzle.english.tables import rows
from nlpuzzle.english.words import Word, finite
from nlpuzzle.understanding.rewording.waking import rewriter
from nlpuzzle.understanding.words.vocabulary import closed, verb_forms
from nlpuzzle.understanding.words.words_of import COPULAS

__all__ = ["plainly_surpassing"]

_SOLD_BY = frozenset(COPULAS)
#: the first words of what nobody or nothing does
_NONE = frozenset({"no", "none", "nothing", "nobody"})
_GENDERED = word_class("gendered")
#: "as much as" and its kin: the comparative of an amount
_AMOUNTS = {"much": "more", "many": "more", "few": "fewer", "little": "less"}
#: with what a second clause begins, or tells more of whom the first has named
_GOING_ON = frozenset({"and", "but", "so", "who", "which", "whose", "while"})
_PARTS = frozenset({",", ";", "and", "but", "or", "if", "who", "that", "which"})
#: what one does well who comes before others
_FARING = frozenset({"do", "fare", "perform", "score", "finish"})


def _more_than(words: tuple[Word, ...]) -> tuple[Word, ...]:
    """ "Outsold | Ann": sold more than Ann; "was outsold by": sold less than."""
    for i in range(1, len(words) - 1):
        degree = _outdoing().get(words[i].low)
        if degree is None:
            continue
        verb, than = words[i].instead(words[i].low[3:]), words[i].instead("than")
        if words[i - 1].low in _SOLD_BY or words[i + 1].low == "by":
            plain = words[i - 1].low in ("was", "were") and words[i + 1].low == "by" and finite(verb.low) and degree == "more"
            if not plain or i + 2 >= len(words):
                return words
            return (*words[: i - 1], verb, words[i].instead("less"), than, *_more_than(words[i + 1 :])[1:])
        return (*words[:i], verb, words[i].instead(degree), than, *_more_than(words[i:])[1:])
    return words


@cache
def _outdoing() -> dict[str, str]:
    return dict(rows("outdoing"))


def _ground_covered(words: tuple[Word, ...]) -> tuple[Word, ...]:
    """ "Covered less | ground than Ann": less distance."""
    for i in range(2, len(words) - 2):
        told = words[i - 1].low in ("more", "less") and words[i + 1].low == "than"
        if words[i].low == "ground" and told and words[i - 2].low in ("cover", "covers", "covered"):
            return (*words[:i], words[i].instead("distance"), *words[i + 1 :])
    return words


def _nobody_so(words: tuple[Word, ...]) -> tuple[Word, ...]:
    """ "No other boat took as long as | the Comet": nobody of the boats took longer than."""
    lows = [w.low for w in words]
    led = _nobodys_noun(words)
    end = next((i for i, low in enumerate(lows[:-1]) if low in (",", ";") and lows[i + 1] in _GOING_ON), len(words))
    if led is None or _PARTS & set(lows[:end]):
        return words
    rest = _no_less(words[led:end])
    compared = any(comparative(w.low) is not None for w in rest) and any(w.low == "than" for w in rest)
    return (words[0].instead("nobody"), *rest, *words[end:]) if compared and (led or rest is not words) else words


def _nobodys_noun(words: tuple[Word, ...]) -> int | None:
    """How many words at the beginning say "nobody": "no | boat took", "none of the other | boats took", "nothing | took"."""
    lows = [*(w.low for w in words[:7]), *[""] * 7]
    if lows[0] == "none" and lows[1:3] == ["of", "the"]:
        at = 3 + (lows[3] in ("other", "others"))
        return at if lows[3] == "others" or _is_noun(lows[at], lows[at + 1], True) else None
    if lows[0] in ("nothing", "nobody", "none") or lows[:2] == ["no", "one"]:
        at = 2 if lows[0] == "no" else 1
        return at + (lows[at] == "else")
    at = 1 + (lows[1] == "other")
    return at if lows[0] == "no" and _is_noun(lows[at], lows[at + 1], False) else None


def _is_noun(noun: str, verb: str, several: bool) -> bool:
    """Whether a word is a noun and right before its verb; "no tall girl" and "no woman" are some of them only."""
    if not noun.isalpha() or closed().get(noun) in tuple("dpsajrt") or noun in _GENDERED or (singular(noun) != noun) != several:
        return False
    return closed().get(verb) == "a" or (finite(verb) and (verb in verb_forms() or verb.endswith("ed")))


def _no_less(words: tuple[Word, ...]) -> tuple[Word, ...]:
    """ "Took as long as | Ann": took longer than Ann, of nobody; but "as many as 50" stays."""
    lows = [w.low for w in words]
    start = next((i for i in range(len(words) - 3) if lows[i] in ("as", "so") and _degree(lows[i + 1])), None)
    if start is None:
        return words
    stop = next((i for i in range(start + 2, min(start + 5, len(words) - 1)) if lows[i] == "as"), None)
    if stop is None or not lows[stop + 1][0].isalpha() or "as" in lows[stop + 1 :]:
        return words
    degree = tuple(words[start + 1].instead(low) for low in _degree(lows[start + 1]).split())
    return (*words[:start], *degree, *words[start + 2 : stop], words[stop].instead("than"), *words[stop + 1 :])


def _degree(word: str) -> str:
    """The comparative of an adjective as "as ... as" has it, "" for another word."""
    if word in _AMOUNTS:
        return _AMOUNTS[word]
    return degrees(word)[0] if positive(word) is not None else ""


def _done_as_well(words: tuple[Word, ...]) -> tuple[Word, ...]:
    """ "Did not sell as | well | as the rug", "better than Ann but not as | well | as Ben": as good as.

    Elsewhere "as well as" is another word for "and".
    """
    lows = [w.low for w in words]
    for i in range(2, len(words) - 2):
        if lows[i] != "well" or lows[i - 1] not in ("as", "so") or lows[i + 1] != "as":
            continue
        denied = bool({"not", "n't"} & set(lows[max(0, i - 4) : i - 2]))
        compared = lows[i - 2] == "not" and lows[i - 3] in ("but", "though", "although") and "better" in lows[: i - 3]
        if compared or lows[i - 2] == "sell" or (denied and lows[i - 2] in _FARING):
            return (*words[: i - 1], words[i - 1].instead("as"), words[i].instead("good"), *words[i + 1 :])
    return words


#: adverbs of pace, each with the comparative of one that is faster, and one that is slower, so
_PACE = {
    **dict.fromkeys(("quickly", "rapidly", "speedily", "swiftly"), ("faster", "slower")),
    "slowly": ("slower", "faster"),
}


def _more_quickly(words: tuple[Word, ...]) -> tuple[Word, ...]:
    """ "Was mended | more quickly than | the vase", "sang less slowly than": faster than."""
    for i in range(2, len(words) - 2):
        if words[i].low in _PACE and words[i - 1].low in ("more", "less") and words[i + 1].low == "than":
            plain = words[i].instead(_PACE[words[i].low][words[i - 1].low == "less"])
            return (*words[: i - 1], plain, *words[i + 1 :])
    return words


def _exceeding(words: tuple[Word, ...]) -> tuple[Word, ...]:
    """ "Exceeds | that of Marl | by 450": is 450 more than that of Marl."""
    lows = [*(w.low for w in words), ""]
    at = next((i for i in range(1, len(words) - 1) if lows[i] in _EXCEEDING), 0)
    if not at or _PARTS - {"that"} & {*lows[at:]} or lows[at - 1] in ("not", "n't", "to"):
        return words
    by = next((i for i in range(at + 2, len(words) - 1) if lows[i] == "by"), 0)
    end = len(words) - (lows[len(words) - 1] == ".")
    amount = words[by + 1 : end] if by else ()
    if by and not (amount and amount[0].low[0] in "0123456789$£€" and len(amount) < 4):
        return words
    is_ = words[at].instead("was" if lows[at] == "exceeded" else "is")
    more = (words[at].instead("more"), words[at].instead("than"))
    return (*words[:at], is_, *amount, *more, *words[at + 1 : by or end], *words[end:])


_EXCEEDING = frozenset({"exceeds", "exceeded"})
plainly_surpassing = rewriter(
    (_EXCEEDING, _exceeding),
    (frozenset(_PACE), _more_quickly),
    (frozenset(_outdoing()), _more_than),
    (frozenset({"ground"}), _ground_covered),
    (frozenset({"well"}), _done_as_well),
    (_NONE, _nobody_so),
)
