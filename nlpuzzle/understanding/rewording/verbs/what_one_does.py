"""A thing told by what somebody does with it: "cheaper than | what Ann baked", "| what Ben grows | weighs 4 kg"."""

from nlpuzzle.english.words import Word, finite, key
from nlpuzzle.understanding.rewording.waking import rewriter
from nlpuzzle.understanding.words.vocabulary import verb_forms
from nlpuzzle.understanding.words.words_of import AUXILIARIES, COPULAS

__all__ = ["the_one_that"]

Words = tuple[Word, ...]

#: what one pays, or says, is an amount or words, and no thing with an amount of its own
_OF_AMOUNTS = frozenset(
    map(key, "ask bet bid charge cost earn expect hope know mean need offer pay predict quote reckon run say score spend "
    "tell think walk want weigh wish".split())
)  # fmt: skip
_TITLES_AND_NAMES = 3
_AFTER = frozenset({"", ".", ",", ";", "and", "but"})
_BEFORE = frozenset({"than"})


def _the_one_that(words: Words) -> Words:
    """ "Cheaper than | the one that | Ann baked"; "what Ann baked is the pie" is a cleft, and stays."""
    lows = [*(w.low for w in words), ""]
    for at, low in enumerate(lows):
        if low != "what" or (at and lows[at - 1] not in _BEFORE):
            continue
        verb = _verb_of(words, lows, at)
        if not verb:
            continue
        after = lows[verb + 1]
        goes_on = after in verb_forms() and finite(after) and not COPULAS & {after}
        if goes_on if at == 0 else after in _AFTER:
            what = words[at]
            return (*words[:at], what.instead("the"), what.instead("one"), what.instead("that"), *words[at + 1 :])
    return words


def _verb_of(words: Words, lows: list[str], at: int) -> int:
    """Where the verb of "what Miss Novak baked" stands; 0 where nobody is named, or the verb tells of an amount."""
    name = at + 1
    while name < len(words) and name - at <= _TITLES_AND_NAMES and words[name].text[:1].isupper():
        name += 1
    if name == at + 1 or name >= len(words):
        return 0
    plain = lows[name] in verb_forms() and finite(lows[name]) and lows[name] not in AUXILIARIES | COPULAS
    return name if plain and words[name].stem not in _OF_AMOUNTS else 0


#: a thing told by what somebody does with it as "the one that" he does it with
the_one_that = rewriter((frozenset({"what"}), _the_one_that))
