"""What goes with a meal: "The woman who ordered the tea had a scone | with it": with her tea, as all that is hers is."""

from nlpuzzle.english.words import Word
from nlpuzzle.understanding.rewording.waking import rewriter

__all__ = ["had_with_it"]

Words = tuple[Word, ...]

#: what guests do with food and drink
_HAVING = frozenset("ate bought chose chooses drank drinks eats had has ordered orders picked picks takes took".split())
_TO_HAVE = frozenset("buy choose drink eat have order pick take".split())
_ARTICLES = frozenset({"a", "an", "the", "some"})
_PARTS = frozenset({",", ";", "and", "but", "or", "if", "that", "which", "either", "neither", "for"})


def _of_whoever(words: Words) -> Words:
    """ "Who ordered the tea had a scone | with it", "who had tea did not order a scone with it"."""
    lows = [w.low for w in words]
    end = len(words) - (lows[-1] == ".")
    who = lows.index("who")
    once = lows.count("it") == lows.count("with") == lows.count("who") == 1
    if not once or who > 3 or lows[end - 2 : end] != ["with", "it"] or lows[who + 1] not in _HAVING or _PARTS & set(lows):
        return words
    verbs = [i for i in range(who + 2, end - 3) if lows[i] in (_TO_HAVE if lows[i - 1] in ("not", "n't") else _HAVING)]
    if len(verbs) != 1 or verbs[0] < who + 3 or lows[verbs[0] + 1] not in _ARTICLES or end - verbs[0] > 7:
        return words
    return (*words[: end - 2], *words[end:])


#: what stands beside it left out
had_with_it = rewriter((frozenset({"who"}), _of_whoever))
