"""Verbs that do not go with their subject: "the trader who sells tea use the tent"; a word was lost, which may be "doesn't"."""

from collections.abc import Iterator

from nlpuzzle.english.classes import word_class
from nlpuzzle.english.morphology import may_be_plural
from nlpuzzle.english.units import unit_of
from nlpuzzle.english.words import Word, finite, pasts, third_person
from nlpuzzle.regex import regex
from nlpuzzle.understanding.soundness.habits import Found
from nlpuzzle.understanding.soundness.mentioned import Tokens
from nlpuzzle.understanding.soundness.word_sequence import Classes
from nlpuzzle.understanding.words.vocabulary import verb_forms

__all__ = ["disagreeing"]

_NOUN = r"[jn<]*(?:[Nhnm]|R[Nhnm]?|U[Nhn]?|I[Nhnm]?|A)"
#: what tells more of a subject: "in the red coat", "who drinks tea", "guarded by Rex"
_MORE = r"(?:[pft](?:d[jn]*)?[IAU#RNm][NhnmS]?#?|w[^,;&|]*?[IAU#R][NhnmS]?|[vok]y[AI]|[gGF]f?d?[IA]N?)*"
#: where a clause begins with one person or thing, all that is told of it, and a verb with what it needs
_ONE = regex(
    rf"(?:^E?|;|,[&|])(d{_NOUN}|As[jn]*[Nhnm]|[AI]){_MORE}"
    # "the person in the blue house | either drinks tea or": what a verb follows is a noun
    r"([lcbHD]|(?<=[NhSUAI#])m(?!E[BHDMVOLZQvoi]))(?=[dIAE#UuRtpfq>]|N#|(?<=[lcb])v)"
)
#: a verb before another clause: in "Ann, Ben, and Cleo have tea" there is none
_SAID = regex(r"[BHDMVOLYvoixZQlcb]")
#: where a place follows, and then the verb
_SAID_LATER = regex(r"p[djn]*[AI][nN]?[BHDM]")
_PLANNED = word_class("planned")  # "due"
_HAVING = frozenset({"have", "own", "do"})
_ONE_OF = frozenset({"the", "a", "an", "each", "every"})


def disagreeing(tokens: Tokens, classes: Classes) -> Iterator[Found]:
    """ "The trader who sells | tea | use the tent": one trader uses it, or does not."""
    text, words = classes
    if not _ONE.search(text):
        return  # nearly always
    ends = {token.words[0]: token.words[-1] for token in tokens if token.words}
    couples = {token.words[0] for token in tokens if any(w.low == "and" for w in token.words[1:-1])}  # "Ann and Al | have"
    for match in _ONE.finditer(text):
        first, end, verb = words[match.start(1)], words[match.end(1) - 1], words[match.start(2)]
        later = match[0][0] == "," and not _SAID.search(text, max(text.rfind(";", 0, match.start()), 0), match.start())
        one = match[1][0] in "AI" or first.low in _ONE_OF
        slip = match[1][0] == "d" and match[1][-1] == "A" and end.low == end.text and verb.low not in _HAVING
        if slip or first in couples:
            continue  # "the cook sit" takes nothing away; "the Swallow | have", "the cook | own" have lost their "doesn't"
        if match[1][-1] not in "AI" and _SAID_LATER.match(text, match.end()):
            continue  # "the sea | star in Kelp Pool was"
        if one and not later and _plain(verb) and not (match[1][0] != "A" and may_be_plural(ends.get(end, end).low)):
            yield ("agreement", ""), words[match.start(1) : match.end()]


def _plain(word: Word) -> bool:
    """Whether a word is a verb as it stands with "they": "use"."""
    if word.low in _HAVING:
        return True
    plain = word.low in verb_forms() and word.low not in _PLANNED and not finite(word.low) and word.low not in pasts()
    plain = plain and third_person(word.low) != word.low
    return plain and word.text == word.low and not word.low.endswith(("ing", "ed")) and unit_of(word.low) is None
