"""Of two that are named, what one is and what the other is: ", while the other has", "and one is", "Ann and Ben: one ..."."""

from nlpuzzle.english.words import Word
from nlpuzzle.understanding.tokenising.waking import rewriter

__all__ = ["plain_pairs"]

Words = tuple[Word, ...]

_WHILE = frozenset({"while", "whereas", "but"})


def _while_the_other(words: Words) -> Words:
    """ "Of Ann and Ben, one has red, | while the other has blue": and the other."""
    lows = [w.low for w in words]
    at = next((i for i in range(4, len(words) - 2) if lows[i] in _WHILE and lows[i + 1 : i + 3] == ["the", "other"]), 0)
    if lows[:1] not in (["of"], ["one"]) or not at or "one" not in lows[:at]:
        return words
    start = at - (lows[at - 1] == ",")
    return (*words[:start], words[at].instead("and"), *words[at + 1 :])


def _one_and_one(words: Words) -> Words:
    """ "Of Ann and Ben, one is in the shed and | one is on the roof": the other is."""
    lows = [w.low for w in words]
    comma = lows.index(",") if "," in lows else 0
    second = next((i + 1 for i in range(comma + 3, len(words) - 2) if lows[i] == "and" and lows[i + 1] == "one"), 0)
    two = lows[:1] == ["of"] and lows[1:comma].count("and") == 1 and "," not in lows[comma + 1 :]
    if not comma or not second or not two or lows[comma + 1] != "one" or lows.count("one") != 2 or "other" in lows:
        return words
    other = [words[second].instead(low) for low in ("the", "other")]
    return (*words[:second], *other, *words[second + 1 :])


def _both_named_first(words: Words) -> Words:
    """ "Ann and Ben: | one has red, the other blue": of the two."""
    lows = [w.low for w in words]
    at = lows.index(":") if ":" in lows else 0
    named = lows[:at]
    pair = named.count("and") == 1 and len(named) <= 9 and not {",", ";", "of", "or", "is", "are", "has", "have"} & set(named)
    told = lows[at + 1 : at + 2] == ["one"] and any(lows[i : i + 2] == ["the", "other"] for i in range(at, len(lows)))
    if not pair or not told or lows.count(":") > 1:
        return words
    return (words[0].instead("of"), *words[:at], words[at].instead(","), *words[at + 1 :])


#: each such wording put as one that the grammar reads
plain_pairs = rewriter(
    (frozenset({":"}), _both_named_first),
    (_WHILE, _while_the_other),
    (frozenset({"one"}), _one_and_one),
)
