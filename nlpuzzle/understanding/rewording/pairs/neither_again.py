"""What "nor" and "or" leave out or turn round: "neither Ann's pie nor Ben's | has nuts", "not in Rome, | nor in Oslo".

Also what neither of two did: "the pie, | which neither Ann nor Ben made |"; what one of two has: "mint in either".
"""

from itertools import pairwise

from nlpuzzle.english.words import Word, finite, participles, past_of
from nlpuzzle.understanding.rewording.waking import lows_of, rewriter
from nlpuzzle.understanding.words.vocabulary import closed, verb_forms
from nlpuzzle.understanding.words.words_of import AUXILIARIES, COPULAS

__all__ = ["neither_again"]

Words = tuple[Word, ...]

_NOT = frozenset({"not", "n't", "never"})
_OWNS = frozenset({"'s", "'"})
_CLOSING = frozenset({",", ";", ".", ""})
_CHOOSING = {"neither": "nor", "either": "or"}
_CLAUSES = frozenset({",", ";", "and", "but", "if", "unless", "who", "which", "that"})
#: words of "Ann's pie" after the owner, and of a name
_LONGEST = 3


def _the_same_noun(words: Words) -> Words:
    """ "Neither Ann's pie nor Ben's | has nuts": nor Ben's pie."""
    lows = lows_of(words)
    opened = next((i for i in range(len(words)) if lows[i] in _CHOOSING), -1)
    joint = next((i for i in range(opened + 3, len(words)) if lows[i] == _CHOOSING[lows[opened]]), 0) if opened >= 0 else 0
    owns = next((i for i in range(joint - 2, opened, -1) if lows[i] in _OWNS), 0) if joint else 0
    again = next((i for i in range(joint + 2, joint + 2 + _LONGEST) if lows[i] in _OWNS), 0) if joint else 0
    noun = words[owns + 1 : joint]
    if not owns or not again or not 0 < len(noun) <= _LONGEST or any(w.proper or closed().get(w.low) for w in noun):
        return words
    if _CLAUSES & {*lows[opened : again + 1]} or not _begins_predicate(lows, again + 1):
        return words
    return (*words[: again + 1], *noun, *words[again + 1 :])


def _begins_predicate(lows: list[str], at: int) -> bool:
    return lows[at] in AUXILIARIES or (lows[at] in verb_forms() and finite(lows[at]))


def _nor_there(words: Words) -> Words:
    """ "Is not in Rome, | nor in Oslo": is not in Rome or in Oslo."""
    lows = lows_of(words)
    nor = next((i for i in range(4, len(words) - 2) if lows[i] == "nor"), 0)
    no = next((i for i in range(nor) if lows[i] in _NOT), 0)
    place = lows[nor + 1]
    if not nor or not no or closed().get(place) != "p" or lows[no:nor].count(place) != 1 or lows.count("nor") > 1:
        return words
    start = nor - (lows[nor - 1] == ",")
    if _CLAUSES & {*lows[no:start]} or any(_begins_predicate(lows, i) for i in range(nor + 2, len(words))) or "or" in lows:
        return words
    return (*words[:start], words[nor].instead("or"), *words[nor + 1 :])


def _neither_did_it(words: Words) -> Words:
    """ "The pie, | which neither Ann nor Ben made |, won": which was not made by Ann or Ben."""
    lows = lows_of(words)
    at = next((i for i, (one, other) in enumerate(pairwise(lows)) if one == "which" and other == "neither"), 0)
    end = next((i for i in range(at + 4, len(words) + 1) if lows[i] in _CLOSING), 0) if at else 0
    deed = lows[end - 1] if end else ""
    verb = past_of(deed) if deed else None
    if not at or not end or lows[at - 1] != "," or verb is None or "nor" not in lows[at : end - 2] or deed in COPULAS:
        return words
    if _CLAUSES & {*lows[at + 1 : end]} or any(_begins_predicate(lows, i) for i in range(at + 2, end - 1)):
        return words
    done = next((form for form in participles() if past_of(form) == verb), deed)
    was = (words[at].instead(low) for low in ("was", "not", done, "by"))
    named = (w.instead("or") if w.low == "nor" else w for w in words[at + 2 : end - 1])
    return (*words[: at + 1], *was, *named, *words[end:])


def _of_neither(words: Words) -> Words:
    """ "Dreams | neither of figs nor of dates": of neither figs nor dates."""
    lows = lows_of(words)
    at = next((i for i in range(1, len(words)) if lows[i : i + 2] == ["neither", "of"]), 0)
    nor = next((i for i in range(at + 3, len(words)) if lows[i : i + 2] == ["nor", "of"]), 0) if at else 0
    if not nor or _CLAUSES & {*lows[at:nor]}:
        return words
    return (*words[:at], words[at + 1], words[at], *words[at + 2 : nor + 1], *words[nor + 2 :])


def _there_in_either(words: Words) -> Words:
    """ "There is | mint in either the stew or the pie": mint is in either of them."""
    lows = lows_of(words)
    at = next((i for i in range(3, 8) if lows[i] == "either"), 0)
    if lows[0] != "there" or lows[1] not in COPULAS or not at or lows[at - 1] not in ("in", "on", "at", "aboard"):
        return words
    thing = lows[2 : at - 1]
    plain = bool(thing) and all(closed().get(low, "d") == "d" for low in thing)
    if not plain or (_CLAUSES | _NOT | {"no", "some"}) & {*thing, *lows[at:]}:
        return words
    return (*words[2 : at - 1], words[1], *words[at - 1 :])


#: each of these in full
neither_again = rewriter(
    (frozenset(_CHOOSING), _the_same_noun), (frozenset({"nor"}), _nor_there), (frozenset({"neither"}), _neither_did_it),
    (frozenset({"neither"}), _of_neither), (frozenset({"there"}), _there_in_either),
)  # fmt: skip
