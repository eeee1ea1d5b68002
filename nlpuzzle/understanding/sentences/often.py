"""How often or since when two people do something together: "once a month", "every Friday", "since their schooldays"."""

from dataclasses import replace

from nlpuzzle.english.dates import WEEKDAYS
from nlpuzzle.english.wordlists import word_set
from nlpuzzle.english.words import Word
from nlpuzzle.regex import regex
from nlpuzzle.understanding.soundness.support import Support
from nlpuzzle.understanding.tokenising.tokens import Token
from nlpuzzle.understanding.words.vocabulary import closed

__all__ = ["without_times"]

Words = tuple[Word, ...]

_DAYS = "|".join(sorted(WEEKDAYS, key=len, reverse=True))
_PERIOD = (
    r"(?:second |other )?(?:day|morning|afternoon|evening|night|week|weekend|fortnight|month|year|spring|summer|autumn|winter"
    rf"|{_DAYS})"
)
#: a phrase of time that stands first or last, whatever is said
_TIMES = (
    rf"(?:every|each|once a|twice a|three times a|once every|last|this|most) {_PERIOD}s?",
    rf"on (?:{_DAYS})s?(?: (?:morning|afternoon|evening|night)s?)?",
    r"(?:at|on|over) (?:the )?weekends?|in the (?:morning|afternoon|evening)s?|at night|from time to time",
    r"yesterday|recently|sometimes|occasionally|regularly|daily|weekly|as (?:children|students|pupils|usual)",
    r"for (?:many |several |some )?(?:years|months|weeks|ages)|since (?:childhood|school)",
    r"since (?:their|his|her) (?:schooldays|childhood|youth)",
)
_FIRST = regex(rf"(?:{'|'.join(_TIMES)})(?: ,)?(?= |$)")
_LAST = regex(rf"(?:^| )(?:{'|'.join(_TIMES)})$")
#: words of these phrases by which reading stops elsewhere
_COUNTED = word_set("each every most twice")
#: adverbs that stand before the verb; none that denies
_HOW_OFTEN = word_set("always frequently occasionally often recently regularly sometimes still usually")


def without_times(tokens: tuple[Token, ...], support: Support) -> tuple[Token, ...]:
    """A sentence without such phrases, where the puzzle has no such times."""
    if [t.type for t in tokens[-2:]] == ["STOP", "END"] and tokens[-2].words[0].low in _COUNTED:
        tokens = (*tokens[:-2], replace(tokens[-1], gap=(*tokens[-2].gap, *tokens[-2].words, *tokens[-1].gap)))
    first, last = tokens[0], tokens[-1]
    found = _FIRST.match(" ".join(w.low for w in first.gap))
    if found is not None:
        count = len(found[0].split())
        tokens = (replace(first, gap=_unless_known(first.gap, first.gap[count:], support)), *tokens[1:])
    ended = _LAST.search(" ".join(w.low for w in last.gap))
    if ended is not None:
        count = len(ended[0].split())
        tokens = (*tokens[:-1], replace(last, gap=_unless_known(last.gap, last.gap[:-count], support)))
    if not any(w.low in _HOW_OFTEN for t in tokens[1:] for w in t.gap):
        return tokens
    kept = ((t, tuple(w for w in t.gap if w.low not in _HOW_OFTEN)) for t in tokens[1:])
    return (tokens[0], *(replace(t, gap=_unless_known(t.gap, gap, support)) for t, gap in kept))


def _unless_known(words: Words, rest: Words, support: Support) -> Words:
    """The rest of the words, or all of them where the puzzle speaks of one that was left out."""
    told = (w for w in words if w not in rest and closed().get(w.low) is None)
    return words if any(map(support.supported, told)) else rest
