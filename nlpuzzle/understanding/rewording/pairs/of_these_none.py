"""Of how many of two or more something is so, told after them: "of Ann and Ben, | neither | plays the harp"."""

from nlpuzzle.english.words import Word
from nlpuzzle.understanding.rewording.waking import lows_of, rewriter

__all__ = ["of_these_none"]

Words = tuple[Word, ...]

#: what tells of how many, and how it stands before them
_SO_MANY = {
    ("neither",): ("neither", "of"), ("none",): ("none", "of"), ("only", "one"): ("exactly", "one", "of"),
    ("just", "one"): ("exactly", "one", "of"), ("exactly", "one"): ("exactly", "one", "of"),
    ("at", "least", "one"): ("at", "least", "one", "of"), ("at", "most", "one"): ("at", "most", "one", "of"),
}  # fmt: skip
_OTHERWISE = frozenset(
    "other others nor them those these latter former ; or much slightly considerably little lot far many somewhat rather "
    "bit".split()
)


def _of_these_none(words: Words) -> Words:
    """ "Of Ann, Ben and Cleo, | none | plays the harp": none of Ann, Ben and Cleo plays it."""
    lows = lows_of(words)
    joint = next((i for i in range(2, len(words)) if lows[i] == "and"), 0)
    at = next((i for i in range(joint, len(words)) if lows[i] == ","), 0)
    if lows[0] != "of" or not joint or not at or _OTHERWISE & {*lows}:
        return words
    told = next((t for t in _SO_MANY if tuple(lows[at + 1 : at + 1 + len(t)]) == t), ())
    end = at + 1 + len(told)
    if not told or lows[end] in ("of", ",", "", ".", "and") or "," in lows[end:]:
        return words
    return (*(words[0].instead(low) for low in _SO_MANY[told]), *words[1:at], *words[end:])


def _only_one_of(words: Words) -> Words:
    """ "| Only one of | Ann and Ben plays the harp": exactly one."""
    lows = lows_of(words)
    joined = next((i for i in range(3, 9) if lows[i] == "and"), 0)
    plain = lows[:3] in (["only", "one", "of"], ["just", "one", "of"]) and joined and words[3].proper
    return (words[0].instead("exactly"), *words[1:]) if plain and not _OTHERWISE & {*lows} else words


#: how many first
of_these_none = rewriter((frozenset({"of"}), _of_these_none), (frozenset({"only", "just"}), _only_one_of))
