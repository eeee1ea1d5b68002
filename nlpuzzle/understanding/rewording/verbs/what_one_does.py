"""A thing told by what somebody does with it: "cheaper than | what Ann baked", "| what Ben grows | weighs 4 kg"."""

from nlpuzzle.english.morphology import is_plural
from nlpuzzle.english.words import Word, finite, key, participles, pasts
from nlpuzzle.understanding.rewording.waking import rewriter
from nlpuzzle.understanding.words.people import is_person
from nlpuzzle.understanding.words.vocabulary import closed, verb_forms
from nlpuzzle.understanding.words.words_of import AUXILIARIES, COPULAS

__all__ = ["the_one_that"]

Words = tuple[Word, ...]

#: what one pays, or says, is an amount or words, and no thing with an amount of its own
_OF_AMOUNTS = frozenset(
    map(key, "ask bet bid charge cost earn expect hope know mean need offer pay predict quote reckon run say score spend "
    "tell think walk want weigh wish".split())
)  # fmt: skip
_TITLES_AND_NAMES = 3
_ARTICLES = frozenset({"the", "a", "an"})
_AFTER = frozenset({"", ".", ",", ";", "and", "but"})
_ENDING = _AFTER | {"or", "nor"}
#: "by the time Ann left": no thing
_TIMES = frozenset("day hour minute moment month morning night time week year".split())
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


def _that_he(words: Words) -> Words:
    """ "The class | Ann took | is", "than the set | Dr Bo is building": the class that Ann took; of things, not of people."""
    lows = [*(w.low for w in words), "", "", ""]
    for at in range(1, len(words) - 2):
        named = words[at + 1].text[:1].isupper() and not words[at].text[:1].isupper()
        noun = closed().get(lows[at]) is None and not is_plural(lows[at]) and lows[at] not in _TIMES
        if not (named and noun and lows[at - 1] in _ARTICLES) or is_person(lows[at]):
            continue
        if at == 2 and closed().get(lows[0]) in ("p", "t"):
            continue  # "on the boat Ann sang, and ..."
        end = _clause_end(words, lows, at)
        if end and (lows[end] in _ENDING or _is_aux(lows[end]) or (lows[end] in verb_forms() and finite(lows[end]))):
            return (*words[: at + 1], words[at].instead("that"), *_that_he(words[at + 1 :]))
    return words


def _is_aux(low: str) -> bool:
    return low in COPULAS or low in ("has", "had", "does", "did", "will")


def _clause_end(words: Words, lows: list[str], at: int) -> int:
    """Where "(the set) | Dr Bo is building" or "(the class) | Ann took" ends; 0 where it is no such clause."""
    name = at + 1
    while name - at <= _TITLES_AND_NAMES and name < len(words) and (words[name].text[:1].isupper() or lows[name] == "."):
        name += 1
    verb = lows[name]
    if name == at + 1 or name - at > _TITLES_AND_NAMES + 1 or words[at + 1].low in ("I", "'s"):
        return 0
    if verb in ("is", "was") and lows[name + 1].endswith("ing") and lows[name + 1] in verb_forms():
        return name + 2
    if verb in ("has", "had") and lows[name + 1] in participles():
        return name + 2
    plain = verb in pasts() and verb in verb_forms() and verb not in AUXILIARIES | COPULAS  # "took", and not "baked"
    return name + 1 if plain else 0


#: a thing told by what somebody does with it as "the one that" he does it with
the_one_that = rewriter((frozenset({"what"}), _the_one_that), (_ARTICLES, _that_he))
