"""What somebody would never eat, drink or wear, she has not: "Ann | would never eat | a kebab"; once she may have refused."""

from nlpuzzle.english.words import Word, third_person
from nlpuzzle.understanding.rewording.waking import rewriter

__all__ = ["would_never"]

Words = tuple[Word, ...]

#: what is done with what one has for oneself
_HAD = frozenset("drink eat taste touch wear".split())
#: what she would do if something else were so, she may do yet
_UNSURE = frozenset("if unless until when while before after again more otherwise".split())


def _would_never(words: Words) -> Words:
    """ "Would never eat" as "never eats", "would n't touch" as "does n't touch"."""
    lows = [w.low for w in words]
    at = lows.index("would")
    if at == 0 or at + 3 >= len(words) or lows[at + 2] not in _HAD or lows.count("would") > 1 or _UNSURE & {*lows}:
        return words
    if lows[at + 1] == "never":
        verb = words[at + 2].instead(third_person(lows[at + 2]))
        return (*words[:at], words[at + 1], verb, *words[at + 3 :])
    if lows[at + 1] in ("not", "n't") and lows[at + 2] == "touch":
        return (*words[:at], words[at].instead("does"), *words[at + 1 :])
    return words


#: "never eats" for "would never eat"
would_never = rewriter((frozenset({"would"}), _would_never))
