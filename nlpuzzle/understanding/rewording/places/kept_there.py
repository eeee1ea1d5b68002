"""Where a thing is kept or shown, in more words than it needs: "is on show in", "is the home of", "has it in his care"."""

from nlpuzzle.english.numbers import CARDINALS
from nlpuzzle.english.words import Word
from nlpuzzle.understanding.rewording.waking import rewriter
from nlpuzzle.understanding.words.groups import HIS_OR_HER, gender_of
from nlpuzzle.understanding.words.vocabulary import closed
from nlpuzzle.understanding.words.words_of import COPULAS

__all__ = ["plainly_kept"]

Words = tuple[Word, ...]

_SHOWN = {"display": "displayed", "show": "displayed", "view": "displayed", "sale": "sold"}
_HAS = frozenset({"has", "have", "had"})
_CARE = frozenset({"care", "charge", "keeping", "possession"})
_OWN = frozenset({"his", "her", "their"})
_HIS = {"him": "his", "her": "her"}
#: words from "had" to "him"
_LONGEST = 7
_ENDING = frozenset({"", ".", ",", ";", "and", "but"})
_ARTICLES = frozenset({"the", "a", "an"})
_AFTER_BOAT = _ENDING | COPULAS
#: "on show with Ann", "on sale to Ben": with or to whom
_NOT_THERE = frozenset({"off", "of", "with", "by", "to", "as", "without"})
_NOT = frozenset({"not", "n't"})
#: what is done with a thing or an activity where it is just then
_DONE_THERE = frozenset(
    """
    baked brewed built cooked danced displayed drunk eaten exhibited fried grilled grown kept made mended performed played
    practised rehearsed repaired restored served shown sold sung
    """.split()
)


def _on_show(words: Words) -> Words:
    """ "Was | on show | in the hall", "are | on sale | next to": is displayed, are sold."""
    for i in range(1, len(words) - 2):
        led = words[i - 1].low in (*COPULAS, "been", *_NOT) and words[i].low == "on" and words[i + 1].low in _SHOWN
        if led and words[i + 2].low not in _NOT_THERE:
            return (*words[:i], words[i].instead(_SHOWN[words[i + 1].low]), *words[i + 2 :])
    return words


def _in_care(words: Words) -> Words:
    """ "Has the spaniel | in her care", "has a cat | on board": has it."""
    lows = [*(w.low for w in words), "", "", ""]
    for i in range(2, len(words)):
        length = 2 if lows[i : i + 2] == ["on", "board"] else 1 if lows[i] == "aboard" else 3
        cared = lows[i] == "in" and lows[i + 1] in _OWN and lows[i + 2] in _CARE
        if length == 2 and i > 3 and lows[i - 3] == "with" and lows[i - 2] in _ARTICLES and lows[i + 2] in _AFTER_BOAT:
            return (*words[:i], *words[i + 2 :])  # "the boat with the cat | on board"
        if not (cared or length < 3) or lows[i + length] not in _ENDING:
            continue
        start = max((k for k in range(i) if lows[k] in (",", ";", "and", "but", "than")), default=-1)
        has = next((k for k in range(i - 1, start, -1) if lows[k] in _HAS), i)
        if length == 1 and words[min(has + 1, i)].proper:
            continue  # "had Ann aboard"
        if has < i and not any(closed().get(low) in ("p", "t", "w") for low in lows[has + 1 : i]):  # "room for a cat on board"
            return (*words[:i], *words[i + length :])
    return words


def _on_him(words: Words) -> Words:
    """ "Mr Ash | had the key | with him": had it."""
    lows = [*(w.low for w in words), ""]
    at = next((i for i in range(4, len(words)) if lows[i - 1] == "with" and lows[i] in _HIS), 0)
    if not at or lows[at + 1] not in _ENDING:
        return words
    has = next((i for i in range(at - 3, 0, -1) if lows[i] in _HAS or lows[i] in ("carried", "brought", "took")), 0)
    thing = has and lows[has + 1] in _ARTICLES and at - has <= _LONGEST
    plain = not {",", ";", "and", "but", "or", "who", "than", "whose", "'s", "'"} & {*lows[:has]}
    names = " ".join(w.text for w in words[:has] if w.text[:1].isupper())
    if not thing or not plain or gender_of(names) != HIS_OR_HER[_HIS[lows[at]]]:
        return words
    return (*words[: at - 1], *words[at + 1 :])


def _home_of(words: Words) -> Words:
    """ "The park | is the home of | the coaster": has it."""
    lows = [w.low for w in words]
    for i in range(1, len(words) - 4):
        denied = lows[i + 1] in _NOT
        at = i + 1 + denied
        if lows[i] not in ("is", "was") or lows[at : at + 3] != ["the", "home", "of"] or at + 3 >= len(words):
            continue
        if denied:
            does = words[i].instead("did" if lows[i] == "was" else "does")
            return (*words[:i], does, words[i + 1], words[at].instead("have"), *words[at + 3 :])
        return (*words[:i], words[i].instead("had" if lows[i] == "was" else "has"), *words[at + 3 :])
    return words


def _than_the_home(words: Words) -> Words:
    """ "Has more residents than | the home of | the festival": than the one with it."""
    lows = [w.low for w in words]
    for i in range(2, len(words) - 5):
        plain = lows[i] == "than" and lows[i + 1 : i + 4] == ["the", "home", "of"] and lows[i + 4] in ("the", "a", "an")
        if plain and words[i + 5].text[:1].islower():
            return (*words[: i + 2], words[i + 2].instead("one"), words[i + 3].instead("with"), *words[i + 4 :])
    return words


def _being_done_there(words: Words) -> Words:
    """ "The hut where figs | are being eaten": with figs."""
    lows = [w.low for w in words]
    for i in range(3, len(words) - 1):
        if lows[i] != "being" or lows[i - 1] not in ("is", "are", "was", "were") or lows[i + 1] not in _DONE_THERE:
            continue
        where = next((k for k in range(max(1, i - 6), i - 2) if lows[k] == "where"), 0)
        if where and lows[i + 2 : i + 3] != ["by"]:
            return (*words[:where], words[where].instead("with"), *words[where + 1 : i - 1], *words[i + 2 :])
    return words


def _never_there(words: Words) -> Words:
    """ "Went nowhere near | Rome": did not visit it."""
    lows = [w.low for w in words]
    for i in range(1, len(words) - 3):
        measured = lows[i + 3] == "as" or lows[i + 3] in CARDINALS or lows[i + 3][0].isdecimal()  # "nowhere near as far as"
        if lows[i : i + 3] == ["went", "nowhere", "near"] and not measured:
            plain = [words[i].instead(word) for word in ("did", "not", "visit")]
            return (*words[:i], *plain, *words[i + 3 :])
    return words


plainly_kept = rewriter(
    (frozenset(_SHOWN), _on_show),
    (_CARE | {"aboard", "board"}, _in_care),
    (frozenset(_HIS), _on_him),
    (frozenset({"home"}), _home_of),
    (frozenset({"home"}), _than_the_home),
    (frozenset({"being"}), _being_done_there),
    (frozenset({"nowhere"}), _never_there),
)
