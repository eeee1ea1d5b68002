"""What somebody likes better than all the rest: "likes the tango best", "loves the tango more than anything else"."""

from nlpuzzle.english.words import Word, finite, key
from nlpuzzle.understanding.rewording.waking import rewriter
from nlpuzzle.understanding.words.vocabulary import verb_forms

__all__ = ["care_for_either", "plain_preferences"]

_LIKES = frozenset({key("like"), key("love"), key("enjoy"), key("prefer")})
#: "best of all": that nothing is liked so much
_MOST = tuple(
    tuple(words.split())
    for words in (
        "best of all", "most of all", "best", "most",
        "above all else", "above all others", "above all", "above everything else",
        "more than anything else", "better than anything else", "more than any other", "better than any other",
        "more than anything", "better than anything",
    )
)  # fmt: skip
_NOTHING = tuple(tuple(words.split()) for words in ("nothing better than", "nothing more than", "nothing so much as"))
_BEGUN = frozenset(phrase[0] for phrase in (*_MOST, *_NOTHING))
_AFTER = frozenset({"", ",", ";", ".", "!", "and", "but", "is", "was"})
_BROKEN = frozenset({",", ";", "and", "but", "or", "who", "that", "which", "than"})
_WHAT = frozenset({"what"})
_WHO = frozenset({"who", "that"})  # "the girl who likes art best | sits"
_CARES = frozenset({"care", "cares", "cared"})
_HELPERS = frozenset({"does", "is", "was", "always", "perhaps"})


def _plain_preferences(words: tuple[Word, ...]) -> tuple[Word, ...]:
    """ "Likes the tango | best", "likes | nothing better than | the tango": likes the tango, and no other dance so much."""
    lows = [w.low for w in words]
    verb = next((i for i, w in enumerate(words) if w.stem in _LIKES and (finite(w.low) or _bare(lows, i))), None)
    if verb is None:
        return words
    for phrase in _NOTHING:
        if tuple(lows[verb + 1 : verb + 1 + len(phrase)]) == phrase:
            likes = words[verb] if finite(lows[verb]) else words[verb].instead("enjoy")  # "the Dunns like", and not "is like"
            return (*words[:verb], likes, *words[verb + 1 + len(phrase) :])
    for i in range(verb + 1, len(words)):
        if lows[i] in _BROKEN or (lows[i] in verb_forms() and finite(lows[i]) and i > verb + 3):
            return words
        for phrase in _MOST:
            end = i + len(phrase)
            after = lows[end] if end < len(lows) else ""
            asked = i > verb + 1 or _WHAT & set(lows[:verb])  # "what Ann likes best is"
            goes_on = after in ("has", "had") or (after in verb_forms() and finite(after))
            ended = after in _AFTER or (goes_on and _WHO & set(lows[:verb]))
            if asked and tuple(lows[i:end]) == phrase and ended:
                rest = _plain_preferences(words[end:])  # "... than the girl who likes judo best"
                return (*words[:i], *rest)
    return words


def _bare(lows: list[str], at: int) -> bool:
    """ "The Dunns | like nothing better than", "does not | like art best": a plural verb, or one that is denied."""
    if lows[at - 2 : at] in (["does", "not"], ["does", "n't"], ["did", "n't"], ["did", "not"]):
        return True
    return lows[at + 1 : at + 2] == ["nothing"] and at > 0 and lows[at - 1].endswith("s") and lows[at - 1] not in _HELPERS


def _care_for_either(words: tuple[Word, ...]) -> tuple[Word, ...]:
    """ "Does not care for figs or | for | plums": for figs or plums."""
    lows = [w.low for w in words]
    at = next((i for i in range(2, len(lows) - 3) if lows[i] == "for" and lows[i - 1] in _CARES), 0)
    again = next((i for i in range(at + 2, min(at + 6, len(lows) - 1)) if lows[i] == "for"), 0) if at else 0
    if not again or lows[again - 1] not in ("or", "nor", "and") or _BROKEN - {"or", "and"} & set(lows[at:again]):
        return words
    return (*words[:again], *words[again + 1 :])


#: "likes the tango best", and no more than that it is liked
plain_preferences = rewriter((_BEGUN, _plain_preferences))
care_for_either = rewriter((_CARES, _care_for_either))
