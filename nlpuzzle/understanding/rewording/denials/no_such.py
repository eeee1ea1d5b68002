"""An item with "no" before it, of which something is denied: "no cat | lives in the red hut", "no tea was drunk there"."""

from nlpuzzle.english.morphology import may_be_plural, singular
from nlpuzzle.english.numbers import number_value
from nlpuzzle.english.phrasing import base_form
from nlpuzzle.english.words import Word, finite
from nlpuzzle.puzzle import Frame
from nlpuzzle.understanding.rewording.naming import item_begun
from nlpuzzle.understanding.rewording.waking import framed_rewriter, lows_of
from nlpuzzle.understanding.words.vocabulary import verb_forms
from nlpuzzle.understanding.words.words_of import COPULAS

__all__ = ["no_such"]

Words = tuple[Word, ...]

_HELPERS = COPULAS | {"has", "had", "have", "does", "did", "do", "will"}
#: by what a thing of a category is told
_LEADS = frozenset({"at", "by", "from", "in", "of", "on", "with"})
#: by which it is not denied of all, or more is said than one denial
_OTHERWISE = frozenset(
    ", ; any anybody anyone as both but either else except if more neither no nobody nor not n't only other than that "
    "unless until when which while who whom whose without and".split()
)


def _no_such(words: Words, frame: Frame) -> Words:
    """ "No | cat | lives in the red hut": the cat does not live there."""
    lows = lows_of(words)
    if lows[0] != "no" or len(words) < 4 or number_value(lows[1]) is not None or words[1].proper:
        return words
    begun = item_begun(lows, 1, frame)
    if _OTHERWISE & {*lows[1:]}:
        return words
    if begun is None and lows[2] in _LEADS and any(singular(lows[1]) == singular(c.name.casefold()) for c in frame):
        begun = item_begun(lows, 3 + (lows[3] in ("a", "an", "the")), frame)  # "no novel | by Ann | is there"
    if begun is None:
        return words
    verb = begun[0]
    if lows[verb] == "or" and (other := item_begun(lows, verb + 1, frame)) is not None and _is_verb(lows[other[0]]):
        nor = (words[0].instead("neither"), *words[1:verb], words[verb].instead("nor"))  # "no figs or plums are there"
        return (*nor, *words[verb + 1 :]) if "or" not in lows[other[0] :] else words
    if may_be_plural(lows[verb - 1]) and lows[verb] in verb_forms() and lows[verb] not in _HELPERS and not finite(lows[verb]):
        do = [words[verb].instead(low) for low in ("do", "not")]  # "no puffins | live on Ark"
        return (words[0].instead("the"), *words[1:verb], *do, *words[verb:])
    if not _is_verb(lows[verb]) and lows[verb] != "ever":
        verb += 1  # "no tea drinker"
    ever = lows[verb] == "ever"
    at = verb + ever
    if verb > begun[0] + 1 or not _is_verb(lows[at]) or (verb > begun[0] and not lows[verb - 1].isalpha()):
        return words
    like = words[at]
    subject = (words[0].instead("the"), *words[1:verb])
    if lows[at] in _HELPERS and (lows[at] in COPULAS or lows[at + 1] == "ever" or lows[at + 1].endswith("ed")):
        rest = at + 1 + (lows[at + 1] == "ever")
        never = "not" if lows[at] in COPULAS else "never"
        return (*subject, like, like.instead(never), *words[rest:])
    if lows[at] in _HELPERS - {"has", "had", "have"}:
        return words
    base = base_form(lows[at])
    does = "does" if lows[at].endswith("s") and base != lows[at] and not lows[at].endswith("ss") else "did"
    if does == "did" and lows[at] == base:
        return words
    rest = at + 1 + (lows[at + 1] == "ever")
    return (*subject, like.instead(does), like.instead("not"), like.instead(base), *words[rest:])


def _is_verb(low: str) -> bool:
    return low in _HELPERS or (low in verb_forms() and finite(low))


#: the denial put at the verb
no_such = framed_rewriter((frozenset({"no"}), _no_such))
