"""Somebody told by what he has or did: "by the owner of the dog", "the proud owner of", "by somebody other than Ann"."""

from nlpuzzle.english.words import Word
from nlpuzzle.understanding.rewording.waking import rewriter
from nlpuzzle.understanding.words.vocabulary import verb_forms
from nlpuzzle.understanding.words.words_of import COPULAS

__all__ = ["by_owners"]

Words = tuple[Word, ...]

_ARTICLES = frozenset({"the", "a", "an"})
_ENDING = frozenset({"", ".", ",", ";", "than", "but", "and"})
_HIS = frozenset({"his", "her", "its", "their"})
_OWNING = frozenset("owns owned has had occupies rents".split())
_KEEPING = frozenset("keep keeps kept store stores stored have has had".split())
_RELATING = frozenset("than next left right before after above below behind beside between no nobody".split())
_CLAUSES = frozenset({",", ";", "who", "which", "that", "not", "n't", "or", "and", "but", "if", "neither", "nor"})


def _by_the_owner(words: Words) -> Words:
    """ "Played | by the owner of | the dog": by the person with the dog; "by the visitor to": by the person who visited."""
    lows = [w.low for w in words]
    for i in range(1, len(words) - 4):
        if lows[i : i + 2] != ["by", "the"] or lows[i - 1] not in verb_forms() or lows[i + 4] not in _ARTICLES:
            continue
        like = words[i + 2]
        if lows[i + 2 : i + 4] == ["owner", "of"]:
            return (*words[: i + 2], like.instead("person"), words[i + 3].instead("with"), *words[i + 4 :])
        if lows[i + 2] == "visitor" and lows[i + 3] in ("to", "of"):
            told = (like.instead("person"), like.instead("who"), like.instead("visited"))
            return (*words[: i + 2], *told, *words[i + 4 :])
    return words


def _proud(words: Words) -> Words:
    """ "The | proud | owner of": the owner, as "the owner of" is read."""
    for i in range(1, len(words) - 2):
        if words[i - 1].low in _ARTICLES and [w.low for w in words[i : i + 3]] == ["proud", "owner", "of"]:
            return (*words[:i], *words[i + 1 :])
    return words


def _to_his_name(words: Words) -> Words:
    """ "Has more points | to his name | than": has more points."""
    lows = [*(w.low for w in words), ""]
    for i in range(2, len(words) - 2):
        if lows[i] == "to" and lows[i + 1] in _HIS and lows[i + 2] == "name" and lows[i + 3] in _ENDING:
            return (*words[:i], *words[i + 3 :])
    return words


def _by_somebody_else(words: Words) -> Words:
    """ "The rug was bought in Rome | by somebody other than Ann": it was bought in Rome, and not by Ann."""
    lows = [w.low for w in words]
    at = next((i for i in range(3, len(words) - 4) if lows[i + 2 : i + 4] == ["other", "than"]), 0)
    end = len(words) - (lows[-1] == ".")
    if not at or lows[at] != "by" or lows[at + 1] not in ("somebody", "someone"):
        return words
    if _CLAUSES & {*lows[:at], *lows[at + 4 : end]}:
        return words
    verb = next((i for i in range(1, at - 1) if lows[i] in COPULAS and lows[i + 1] in verb_forms()), 0)
    if not verb or verb + 2 == at:  # "was bought by somebody other than Ann" says no more
        return words
    like = words[at]
    denied = (like.instead(","), like.instead("and"), *words[:verb], words[verb], like.instead("not"), words[verb + 1])
    return (*words[:at], *denied, words[at], *words[at + 4 :])


def _kept_in_it(words: Words) -> Words:
    """ "Ann owns the red hut, and she keeps no kite | in it", "... doesn't keep one there": it is hers."""
    lows = [w.low for w in words]
    end = len(words) - (lows[-1:] == ["."])
    length = 2 if lows[end - 2 : end] == ["in", "it"] else 1 if lows[end - 1 : end] == ["there"] else 0
    joint = next((i for i in range(3, end - 3) if lows[i] == "," and lows[i + 1] in ("and", "but")), 0)
    if not length or not joint or lows[joint + 2] not in ("he", "she") or "," in lows[joint + 1 : end]:
        return words
    owned = any(low in _OWNING for low in lows[1:joint]) and not (_CLAUSES | _RELATING) & set(lows[:joint])
    kept = any(low in _KEEPING for low in lows[joint + 3 : end]) and not _RELATING & set(lows[joint:end])
    return (*words[: end - length], *words[end:]) if owned and kept else words


by_owners = rewriter(
    (frozenset({"owner", "visitor"}), _by_the_owner),
    (frozenset({"proud"}), _proud),
    (frozenset({"name"}), _to_his_name),
    (frozenset({"other"}), _by_somebody_else),
    (frozenset({"it", "there"}), _kept_in_it),
)
