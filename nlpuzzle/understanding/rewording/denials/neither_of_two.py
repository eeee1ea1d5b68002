"""Two of whom neither is so: "Ann and Ben are neither blue nor grey", "..., and neither sings" is "neither of them sings"."""

from nlpuzzle.english.morphology import singular
from nlpuzzle.english.words import Word, finite, key
from nlpuzzle.puzzle import Frame
from nlpuzzle.understanding.rewording.waking import rewriter, woken_by
from nlpuzzle.understanding.words.vocabulary import closed, verb_forms

__all__ = ["neither_of_these", "neither_of_two"]

Words = tuple[Word, ...]

_ARE = {"are": "is", "were": "was"}
_OTHERWISE = frozenset({",", ";", "but", "or", "if", "not", "n't", "never", "who", "which", "that", "than", "nor", "neither"})
#: with one of these before, "neither is Ben" goes on denying
_DENIALS = frozenset("not n't never neither nor no none nobody cannot without".split())
_JOINTS = frozenset({",", ";", "and", "but", "although", "though", "while"})
_ENDING = frozenset({"", ".", ";"})
_THESE = frozenset({"these", "those", "the", "them"})


def _are_neither(words: Words) -> Words:
    """ "(Both) Ann and Ben | are neither | blue nor grey": neither of them is the one or the other."""
    lows = [w.low for w in words]
    at = lows.index("neither")
    end = len(words) - (lows[-1] == ".")
    start = int(lows[0] == "both")
    joint = lows.index("and") if lows.count("and") == 1 else 0
    told = lows[at - 1] in _ARE and start < joint < at - 2 and lows.count("nor") == 1 and lows.index("nor") > at + 1
    if not told or (_OTHERWISE & set(lows[:at])) or _OTHERWISE - {"nor"} & set(lows[at + 1 : end]):
        return words
    nor = lows.index("nor")
    one, other = words[start:joint], words[joint + 1 : at - 1]
    is_ = words[at - 1].instead(_ARE[lows[at - 1]])
    neither = (words[0].instead("neither"), *one, words[joint].instead("nor"), *other, is_)
    return (*neither, *words[at + 1 : nor], words[nor].instead("or"), *words[nor + 1 :])


def _of_them(words: Words) -> Words:
    """ "Ann beat Ben, and | neither (one) | sings", "..., but Cleo likes | neither": neither of them."""
    lows = [*(w.low for w in words), "", "", ""]
    at = lows.index("neither")
    end = at + 1 + (lows[at + 1] == "one")
    joint = max((i for i in range(at) if lows[i] in (",", ";")), default=0)
    if joint < 3 or lows.count("neither") > 1 or "nor" in lows or _DENIALS & {*lows[:joint]}:
        return words
    if lows[end] == "of":
        return (*words[: at + 1], *words[end:]) if lows[end + 1] in ("them", "these", "those") else words
    opens = lows[at - 1] in _JOINTS
    following = lows[end]
    verb = closed().get(following) == "a" or (following in verb_forms() and finite(following))
    done = lows[at - 1] in verb_forms() and not opens and following in _ENDING
    if not (opens and verb) and not done:
        return words
    return (*words[: at + 1], words[at].instead("of"), words[at].instead("them"), *words[end:])


#: put as what is denied of each of the two
neither_of_two = rewriter((frozenset({"neither"}), _are_neither), (frozenset({"neither"}), _of_them))


@woken_by("neither")
def neither_of_these(words: Words, frame: Frame) -> Words:
    """ "The lute comes after the harp, and neither of these | instruments | is": neither of them."""
    lows = [*(w.low for w in words), "", "", "", ""]
    if "neither" not in lows:
        return words
    at = lows.index("neither")
    joint = max((i for i in range(at) if lows[i] in (",", ";")), default=0)
    noun = at + 1
    if lows[noun] == "of" and lows[noun + 1] in _THESE:
        noun += 2
    noun += lows[noun] in ("two", "2")
    if noun >= len(words) or joint < 3 or "nor" in lows:
        return words
    told = singular(lows[noun])
    named = next((c for c in frame if c.name.split() and key(c.name.split()[-1]) == key(told)), None)
    if named is None or sum(_stands_in(item, words[:joint]) for item in named.items) != 2:
        return words
    return (*words[: at + 1], words[at].instead("of"), words[at].instead("them"), *words[noun + 1 :])


def _stands_in(item: str, words: Words) -> bool:
    return f" {item.casefold()} " in f" {' '.join(w.low for w in words)} "
