"""What is denied of two in one breath: "Ann is not from Ely, nor Ben from Bath"; what two have "between them"."""

from nlpuzzle.english.words import Word
from nlpuzzle.understanding.rewording.waking import lows_of, rewriter
from nlpuzzle.understanding.words.vocabulary import verb_forms
from nlpuzzle.understanding.words.words_of import AUXILIARIES, COPULAS

__all__ = ["nor_the_other"]

Words = tuple[Word, ...]

_NOT = frozenset({"not", "n't"})
_ARTICLES = frozenset({"the", "a", "an"})
_LEADING = frozenset("at by for from in of on to with".split())
_OTHERS = frozenset("; or but neither either both if who which that than while unless".split())
#: words of the second subject at most: "nor | the baker's boat | to Dan"
_LONGEST = 4


def _nor_the_other(words: Words) -> Words:
    """ "Ann does not come from Ely, | nor Ben from | Bath": and Ben does not come from Bath."""
    lows = lows_of(words)
    at = lows.index("nor")
    not_ = [i for i in range(1, at) if lows[i] in _NOT]
    if len(not_) != 1 or lows[not_[0] - 1] not in AUXILIARIES | COPULAS or _OTHERS & {*lows[:at]} or lows.count("nor") > 1:
        return words
    is_ = not_[0] - 1
    start = next((i for i in range(not_[0] + 1, at) if lows[i] in _LEADING or lows[i] in _ARTICLES), 0)
    if not start or start > not_[0] + 3:
        return words
    led = lows[start] in _LEADING
    again = {lows[start]} if led else _ARTICLES
    second = next((i for i in range(at + 2, at + 2 + _LONGEST) if lows[i] in again), 0)
    who = words[at + 1 : second]
    named = bool(who) and (who[0].text[:1].isupper() or (led and who[0].low == "the"))
    if not second or not named or any(w.low in verb_forms() and not w.proper for w in who) or "," in lows[at + 1 :]:
        return words
    like = words[at]
    said = (like.instead(lows[is_]), like.instead("not"), *words[not_[0] + 1 : start])
    joint = at - (lows[at - 1] == ",")
    return (*words[:joint], like.instead(","), like.instead("and"), *who, *said, *words[second:])


def _between_them(words: Words) -> Words:
    """ "Ann and Ben made the leek pie and the fish pie | between them": in some order."""
    lows = lows_of(words)
    at = next((i for i in range(6, len(words) - 1) if lows[i : i + 2] == ["between", "them"]), 0)
    before = lows[:at]
    if not at or before.count("and") != 2 or (_OTHERS | _NOT | {",", "have", "there"}) & {*before} - {"have"}:
        return words
    first = before.index("and")
    pair = "and" in before[first + 2 :] and before[first + 1] not in _NOT
    after = lows[at + 2]
    if not pair or after not in ("", ".", ","):
        return words
    like = words[at]
    some = (like.instead(low) for low in (",", "in", "some", "order"))
    if after == ",":
        joined = lows[at + 3] in ("and", "but")
        return (*words[:at], *some, like.instead(";"), *words[at + 3 + joined :]) if joined else words
    return (*words[:at], *some, *words[at + 2 :])


def _by_one_as_by(words: Words) -> Words:
    """ "Twice as many cups | were drunk by | Ann | as by | Ben": Ann drank twice as many cups as Ben."""
    lows = lows_of(words)
    end = len(words) - (words[-1].low == ".")
    many = next((i for i in range(4) if lows[i : i + 2] == ["as", "many"]), -1)
    were = many + 3
    second = next((i for i in range(were + 4, end - 2) if lows[i : i + 2] == ["as", "by"]), 0)
    if many < 0 or lows[were] not in ("were", "are") or lows[were + 2] != "by" or not second:
        return words
    if (_OTHERS | {",", "and"}) & {*lows[:end]} or lows[were + 1] not in verb_forms():
        return words
    count = tuple(w._replace(text=w.low) for w in words[:were])
    return (*words[were + 3 : second], words[were + 1], *count, words[second], *words[second + 2 :])


#: each of the two said in full
nor_the_other = rewriter(
    (frozenset({"nor"}), _nor_the_other), (frozenset({"between"}), _between_them), (frozenset({"many"}), _by_one_as_by)
)
