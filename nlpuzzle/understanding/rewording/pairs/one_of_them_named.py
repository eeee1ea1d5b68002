"""Those of whom one or none is meant, named at once: "Ann or Ben sang; the other danced", "none of these three, Ann, Ben and
Cy,", "one of the two, Ann or Ben,"."""

from nlpuzzle.english.words import Word, finite
from nlpuzzle.understanding.rewording.waking import lows_of, rewriter
from nlpuzzle.understanding.words.vocabulary import verb_forms
from nlpuzzle.understanding.words.words_of import AUXILIARIES, COPULAS

__all__ = ["one_of_them_named"]

Words = tuple[Word, ...]

_COUNTS = {"two": 2, "three": 3, "four": 4, "five": 5}
_UNFIT = frozenset("; : ( if unless nor neither not n't than but who whom whose which that either both".split())
_LISTING = frozenset({"and", "or", ","})
_JOINTS = (["and"], ["while"], ["whereas"])
_MOST = 6


def _named(words: Words) -> bool:
    """ "Ann", "the man in red": a name or a description, and no verb."""
    begun = bool(words) and (words[0].text[:1].isupper() or words[0].low in ("the", "a", "an"))
    return begun and len(words) <= _MOST and not any(_verb(w) or w.low in _UNFIT | _LISTING for w in words[1:])


def _verb(word: Word) -> bool:
    low = word.low
    return low in AUXILIARIES | COPULAS or (low in verb_forms() and finite(low) and not word.proper and not low.endswith("s"))


def _or_the_other(words: Words) -> Words:
    """ "Ann or Ben | sang; the other danced": either Ann or Ben sang, and the other danced."""
    lows = lows_of(words)
    at = next((i for i in range(4, len(words) - 2) if lows[i : i + 2] == ["the", "other"]), 0)
    if not at or lows.count("or") != 1 or (_UNFIT - {";"}) & {*lows} or lows.count("other") != 1:
        return words
    joint = lows.index("or")
    verb = next((i for i in range(joint + 2, at) if _verb(words[i]) or (lows[i] in verb_forms() and finite(lows[i]))), 0)
    cut = next((i for i in range(verb + 1, at) if lows[i] in (",", ";")), 0)
    led = lows[cut + 1 : at] == [] or lows[cut + 1 : at] in _JOINTS
    if not verb or not cut or not led or (lows[cut] == "," and cut + 1 == at) or "and" in lows[:cut]:
        return words
    after = words[at + 2]
    does = _verb(after) or (after.low in verb_forms() and finite(after.low))
    if not (_named(words[:joint]) and _named(words[joint + 1 : verb])) or not does:
        return words
    comma = (words[cut].instead(","), words[cut].instead("and"))
    return (words[0].instead("either"), *words[:cut], *comma, *words[at:])


def _none_of_these(words: Words) -> Words:
    """ "None of these three, Ann, Ben and Cy, | sang", "... sang: Ann, Ben, Cy": none of Ann, Ben and Cy sang."""
    lows = lows_of(words)
    end = len(words) - (words[-1].low == ".")
    if lows[:2] != ["none", "of"] or lows[2] not in ("these", "those", "the") or lows[3] not in _COUNTS:
        return words
    after = 4 + (lows[4].isalpha() and lows[4].endswith("s") and (lows[5] in (",", ":") or _verb(words[5])))
    colon = lows.index(":") if lows.count(":") == 1 else 0
    if colon > after:
        names, said = words[colon + 1 : end], words[after:colon]
    elif lows[after] in (",", ":"):
        last = max((i for i in range(after + 1, end) if lows[i] == ","), default=0)
        names, said = words[after + 1 : last], words[last + 1 : end]
    else:
        return words
    found = _listed(names)
    if found is None or len(found) != _COUNTS[lows[3]] or not said or (_UNFIT | _LISTING) & {w.low for w in said}:
        return words
    done = said[0].low in verb_forms() or _verb(said[0]) or finite(said[0].low)
    like = words[0]
    told = [w for i, one in enumerate(found) for w in (*([like.instead("nor")] if i else []), *one)]
    return (like.instead("neither"), *told, *said, *words[end:]) if done else words


def _listed(words: Words) -> list[Words] | None:
    """ "Ann, Ben and Cy", "Ann, Ben, Cy": each of them; None where they are anything else."""
    found: list[Words] = [()]
    for word in words:
        if word.low in _LISTING:
            found.append(())
        else:
            found[-1] = (*found[-1], word)
    found = [one for i, one in enumerate(found) if one or i in (0, len(found) - 1)]  # ", and"
    several = len({tuple(w.low for w in one) for one in found}) == len(found) > 1
    return found if several and all(map(_named, found)) else None


def _one_of_two(words: Words) -> Words:
    """ "One of the two, Ann or Ben, | sang": either Ann or Ben sang."""
    lows = lows_of(words)
    if lows[:3] != ["one", "of", "the"] or lows[3] not in _COUNTS or lows[4] != ",":
        return words
    last = max((i for i in range(5, len(words)) if lows[i] == ","), default=0)
    names = words[5:last]
    found = _listed(names)
    said = words[last + 1 :]
    if found is None or len(found) != _COUNTS[lows[3]] or [w.low for w in names].count("or") != 1 or len(said) < 2:
        return words
    done = _verb(said[0]) or (said[0].low in verb_forms() and finite(said[0].low))
    unfit = (_UNFIT | {","}) & {w.low for w in said}
    return (words[0].instead("either"), *names, *said) if done and not unfit else words


#: each told of those that are named
one_of_them_named = rewriter(
    (frozenset({"other"}), _or_the_other), (frozenset({"none"}), _none_of_these), (frozenset({"one"}), _one_of_two)
)
