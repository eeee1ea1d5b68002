"""Things that do what only the living do: "the banjo lives in house 3", "the beer is Ann"; who has them is lost."""

from collections.abc import Iterator
from functools import cache

from nlpuzzle.english.classes import verb_class, word_class
from nlpuzzle.english.kinds import families
from nlpuzzle.english.morphology import singular
from nlpuzzle.regex import regex
from nlpuzzle.understanding.soundness.habits import Found
from nlpuzzle.understanding.soundness.mentioned import Tokens
from nlpuzzle.understanding.soundness.support import Support
from nlpuzzle.understanding.soundness.word_sequence import sequence
from nlpuzzle.understanding.words.people import is_person

__all__ = ["lost_bearer"]

_LIVING = verb_class("done-by-the-living")
_RECEIVING = verb_class("done-by-holders")
_LIFELESS = word_class("lifeless-families")
_DRINKS = frozenset({"drink"})
_ABSTRACT = word_class("abstract-families")
#: a thing as the subject of a clause, and somebody that it is, or what it does
_SUBJECT = regex(r"(?:^E?|[;,&|])d(I)(?:(B)!?A(?!s)|[BDHM]?!?([VLOoivlbcmZQS])(?!y))")
_OLDER = regex(r"<~d(I)(?=[,;&|.])")
_NEAR = regex(r"[LlG][^,;|]*[>&]d(I)(?=[,;&|.])")
#: "the three people are the | coffee, Ann and Ben"
_PEOPLE = regex(r"[dux]*([hSZn])Bx?")
_AMONG = regex(r"(?:x|,|&|B)d(I)(?=[,&.])")


def lost_bearer(tokens: Tokens, support: Support) -> Iterator[Found]:
    """ "The | banjo | lives in house 3", "the | beer | is Ann": whoever has or plays it is meant."""
    text, words = sequence(tokens, support)
    ends = {token.words[0]: token.words[-1] for token in tokens if token.words}
    for match in _SUBJECT.finditer(text):
        item = words[match.start(1)]
        if match[2] and words[match.start(2)].low in ("are", "were"):
            continue  # "the soprano and the | bass are Ann and Ben"
        verb = words[match.start(3)].stem if match[3] else None
        barred = _LIFELESS if verb is None or verb in _LIVING else _ABSTRACT if verb in _RECEIVING else frozenset()
        if item.text.islower() and _all_in(barred, ends[item].low):
            yield ("noun", ""), (item, words[match.end() - 1])
    for match in _OLDER.finditer(text):
        if words[match.start()].low in ("older", "younger") and _all_in(_ABSTRACT, ends[words[match.start(1)]].low):
            yield ("noun", ""), words[match.start() : match.end()]  # "younger than the chemistry"
    for match in _NEAR.finditer(text):
        if words[match.start()].stem in _LIVING and _all_in(_DRINKS, ends[words[match.start(1)]].low):
            yield ("noun", ""), words[match.start(1) - 1 : match.end()]  # "lives above the tea"
    listed = _PEOPLE.match(text)
    peopled = listed is not None and is_person(singular(words[listed.start(1)].low))
    for match in _AMONG.finditer(text) if peopled else ():
        if _all_in(_LIFELESS, ends[words[match.start(1)]].low):
            yield ("noun", ""), words[match.start() : match.end()]


@cache
def _all_in(kinds: frozenset[str], noun: str) -> bool:
    """Whether whatever a noun names is of some kinds, or it names one of them."""
    named = families(noun) or (noun,)
    return kinds.issuperset(named)
