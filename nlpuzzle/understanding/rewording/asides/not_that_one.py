"""Who somebody is not, told in brackets: "Ann (not the one with the lute)" is "Ann (who is not the one ...)"."""

from nlpuzzle.english.words import Word
from nlpuzzle.understanding.rewording.waking import lows_of, rewriter

__all__ = ["not_that_one"]

Words = tuple[Word, ...]

_UNFIT = frozenset("( , ; : not n't nor neither or if unless but than who which that necessarily".split())
#: what no name or description begins with
_OTHERWISE = frozenset("a an all always any both every just only quite surprisingly yet".split())
_MOST = 8


def _not_that_one(words: Words) -> Words:
    lows = lows_of(words)
    for at in range(1, len(words) - 3):
        if lows[at : at + 2] != ["(", "not"] or ")" not in lows[at + 2 : at + 3 + _MOST]:
            continue
        end = lows.index(")", at + 2)
        told = lows[at + 2 : end]
        named = words[at + 2].text[:1].isupper() or lows[at + 2] == "the"
        if not told or not named or _UNFIT & {*told} or lows[at + 2] in _OTHERWISE:
            return words
        somebody = words[at - 1].text[:1].isupper() or (words[at + 2].text[:1].isupper() and lows[at + 2] != "the")
        like = words[at + 1]
        who = like.instead("who" if somebody else "which")
        return (*words[: at + 1], who, like.instead("is"), *words[at + 1 :])
    return words


#: told as what he is not
not_that_one = rewriter((frozenset({"("}), _not_that_one))
