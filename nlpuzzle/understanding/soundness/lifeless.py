"""Things that do what only the living do: "the banjo lives in house 3", "the beer is Ann"; who has them is lost."""

from collections.abc import Iterator
from functools import cache, lru_cache
from typing import NamedTuple

from nlpuzzle.english.classes import verb_class, word_class
from nlpuzzle.english.kinds import families
from nlpuzzle.english.morphology import singular
from nlpuzzle.english.words import key
from nlpuzzle.regex import regex
from nlpuzzle.sieve import Sieve
from nlpuzzle.understanding.soundness.habits import Found
from nlpuzzle.understanding.soundness.mentioned import Tokens
from nlpuzzle.understanding.soundness.support import Support
from nlpuzzle.understanding.soundness.word_sequence import Classes
from nlpuzzle.understanding.words.people import is_person

__all__ = ["lost_bearer"]

_LIFELESS = word_class("lifeless-families")
_ABSTRACT = word_class("abstract-families")
_DRINKS = frozenset({"drink"})
_HOLDING = verb_class("done-by-holders")
_LIVING = verb_class("done-by-the-living")
#: what drinks do only where there is nobody to drink them
_SITTING = frozenset({key("sit")})


class _Role(NamedTuple):
    """Where a thing stands as only somebody can: an item of some kinds, beside one of some verbs, by stem or form, if any."""

    pattern: str
    kinds: frozenset[str]
    verbs: frozenset[str] = frozenset()


#: "the banjo lives", "is living"; but "the banjo was carried"
_DOES = r"(?:^E?|[;,&|])d(?P<item>I)(?:[DHM]|B(?![!E]*[voi]))?!?E?(?P<verb>[VLOoivlbcmZQS])(?!y)"
_ROLES = (
    _Role(r"(?:^E?|[;,&|])d(?P<item>I)(?P<verb>B)!?d?A(?!s)", _LIFELESS, frozenset({"is", "was"})),  # "the beer is the baker"
    _Role(_DOES, _LIFELESS, _LIVING),  # "the banjo lives in house 3"
    _Role(_DOES, _DRINKS, _SITTING),  # "the tea sits behind Ann"
    _Role(_DOES, _ABSTRACT, _HOLDING),  # "the chess received the clock"
    _Role(r"(?:^E?|[;,&|])d(?P<item>I)H!?d?I", _ABSTRACT),  # "the chess has the clock"
    _Role(r"(?P<verb><)~d(?P<item>I)(?=[,;&|.])", _ABSTRACT, frozenset({"older", "younger"})),
    _Role(r"(?:^E?|[;,&|])d(?P<item>I)B!?[quS]*(?P<verb><)", _ABSTRACT, frozenset({"older", "younger"})),
    _Role(r"[C<]~[^,;|]*&d(?P<item>I)(?=[,;.])", _ABSTRACT),  # "weighs less than Ann's and the chess"
    # "Ann brings more than the hat", "the youngest cook chose more than chemistry"
    _Role(r"(?:(?:^|[;,&|])(?:A|dRN?)|h)[^,;&|s]*[VOLiov]q?u?q?C~d?(?P<item>I)(?=[.,;&|])", _LIFELESS),
    _Role(r"N(?P<verb>[VOLiov])q?u?q?C~d(?P<item>I)(?=[.,;&|])", _LIFELESS, _LIVING | _HOLDING),  # "the sailor owns more ..."
    _Role(r"(?P<verb>[LlG])[^,;|]*[>&]d(?P<item>I)(?=[,;&|.])", _DRINKS, _LIVING),  # "lives above the tea"
    # "lives between the person in the red house and the flute"
    _Role(r"(?P<verb>[LlG])[^,;|]*>dh[wfp][^,;|&]*&d(?P<item>I)(?=[,;&|.])", _LIFELESS, _LIVING),
    _Role(r"(?P<verb>[LlG])[^,;|&]*>d(?P<item>I)&dh[wfp]", _LIFELESS, _LIVING),
    _Role(r"A&d(?P<item>I)(?=B)", _DRINKS),  # "Ann and the tea are next to each other"
)
_SIEVE = Sieve((role.pattern, number) for number, role in enumerate(_ROLES))
#: "the three people are the | coffee, Ann and Ben"
_PEOPLE = regex(r"[dux]*([hSZn])Bx?")
_AMONG = regex(r"(?:x|,|&|B)d(I)(?=[,&.])")


def lost_bearer(tokens: Tokens, classes: Classes, support: Support) -> Iterator[Found]:
    """ "The | banjo | lives in house 3", "the | beer | is Ann": whoever has or plays it is meant."""
    text, words = classes
    places = _places_of_the_living(text)
    listed = _PEOPLE.match(text)
    if not places and listed is None:
        return  # nearly always
    ends = {token.words[0]: token.words[-1] for token in tokens if token.words}
    for number, at, verb_at in places:
        role = _ROLES[number]
        item, verb = words[at], words[verb_at] if role.verbs else None
        fits = verb is None or not role.verbs.isdisjoint((verb.stem, verb.low))
        if role.verbs is _SITTING and not any(support.people(category.name) for category in support.frame):
            continue  # "the tea sits on the second shelf"
        if fits and item.text.islower() and _all_in(role.kinds, ends[item].low):
            yield ("noun", ""), (item,)
    peopled = listed is not None and is_person(singular(words[listed.start(1)].low))
    for match in _AMONG.finditer(text) if peopled else ():
        if _all_in(_LIFELESS, ends[words[match.start(1)]].low):
            yield ("noun", ""), (words[match.start(1)],)


@lru_cache(maxsize=8192)
def _places_of_the_living(text: str) -> tuple[tuple[int, int, int], ...]:
    """Where only somebody can stand: the number of the role, the place of the item, and that of its verb, if any."""
    return tuple(
        (number, match.start("item"), match.start("verb") if _ROLES[number].verbs else -1)
        for number, match in _SIEVE.found_in(text)
    )


@cache
def _all_in(kinds: frozenset[str], noun: str) -> bool:
    """Whether whatever a noun names is of some kinds, or it names one of them."""
    named = families(noun) or (noun,)
    return kinds.issuperset(named)
