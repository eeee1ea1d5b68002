"""Words of a text without lists that may be items, each with its slot: what it is the object, the modifier or the name of.

A light chunker over the word tables: no tagger. Slots are strings: "v:drink" (drinks tea, tea is drunk, the tea drinker),
"mod:house" (the red house), "p:from" (from Ghent), "cap" (the Norwegian), and the weak ones "have", "name", "the".
"""

import re
from collections import defaultdict
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import pairwise
from typing import NamedTuple

from nlpuzzle.english.kinds import HOLDERS, PLACES
from nlpuzzle.english.morphology import singular
from nlpuzzle.english.numbers import ORDINALS, number_value
from nlpuzzle.english.tables import rows, words
from nlpuzzle.english.wordlists import word_set
from nlpuzzle.english.words import Word, finite, forms, key, split
from nlpuzzle.reading.sentences import spans_of_sentences

__all__ = ["Mention", "Mentions", "mentions_of"]


class Mention(NamedTuple):
    """One place where a possible item stands."""

    label: str
    slot: str
    #: number of the sentence
    sentence: int


class Mentions(NamedTuple):
    """All mentions of a text, and the nouns that are not items: holders ("man"), heads ("house", "shirt")."""

    mentions: tuple[Mention, ...]
    holders: frozenset[str]
    heads: frozenset[str]


_DETERMINERS = word_set("the a an his her their its this that each every")
_CORE_HOLDERS = word_set("person man woman one owner people men women guy lady gentleman fellow somebody someone who")
#: words that begin another description: what stands on their two sides is about two things
_RELATIONS = word_set(
    """
    next left right beside behind between before after above below than adjacent near nearer closer directly immediately
    immediate direct somewhere side end ends middle far away apart exactly
    first last leftmost rightmost lower higher earlier later front row line place position either neither nor or both
    """
)
_HAVING = word_set("have has had having get gets got")
_OWNING = word_set("own owns owned keep keeps kept raise raises rear rears breed breeds possess possesses")
#: verbs of which everybody has several: what is liked may be a drink or a book
_LIKING = word_set("like love enjoy prefer favor favour adore want choose pick")
_PREPOSITIONS = word_set("from with in on at by behind of for about as into under over near")
#: relations after which a thing follows, and so no verb
_TOWARDS = word_set("next beside behind between before after above below than adjacent near nearer directly immediately to")
_PRONOUNS = word_set("they he she it we you i them him")
_COPULAS = word_set("is are was were be been isn't wasn't")
_RELATIVES = word_set("who that which where whose whom")
_LIVING = word_set("live sit stand stay come reside sleep finish arrive rank place end")
_BEFORE_BASE = word_set("they not to does did do don't people you we i will can who that")
_SKIPPED = word_set("not also too only always usually favorite favourite different own certain same kind type sort brand color")


def mentions_of(sentences: Sequence[str], story: str) -> Mentions:
    """Every mention in the clues and questions; `story` only tells who the holders are."""
    parts = [text[a:b] for text in sentences for a, b in spans_of_sentences(text)]
    tokens = [split(part) for part in parts]
    holders = _holders(tokens, story)
    runs = [list(_runs(sentence, holders)) for sentence in tokens]
    heads = _heads(runs, holders)
    found = [m for i, each in enumerate(runs) for run in each for m in _mention(run, i, holders, heads)]
    return Mentions(tuple(found), holders, heads)


class _Run(NamedTuple):
    """Neighbouring open words and where they stand."""

    words: tuple[Word, ...]
    determiner: str
    #: key of the verb before, "" where none; of the participle after, where the run is the subject of a passive
    verb: str
    preposition: str
    passive: bool
    after: str


def _holders(tokens: Sequence[Sequence[Word]], story: str) -> frozenset[str]:
    """The nouns for those who have the things: counted in the story, or followed by "who"."""
    found = set(_CORE_HOLDERS)
    for noun in re.findall(r"\b(?:each|every|(?:two|three|four|five|six|seven|eight|\d)(?: \w+)?) (\w+)", story.casefold()):
        if singular(noun) in HOLDERS:
            found.add(singular(noun))
    after = {singular(a.low) for sentence in tokens for a, b in pairwise(sentence) if b.low in ("who", "whose")}
    return frozenset(found | {noun for noun in after if noun in HOLDERS})


def _runs(tokens: Sequence[Word], holders: frozenset[str]) -> Iterator[_Run]:
    verb, preposition, determiner = "", "", ""
    pending = False
    at = 0
    while at < len(tokens):
        word = tokens[at]
        pending = pending or word.low in (",", "and")
        if _is_verb(tokens, at, holders):
            pending = False
            verb, preposition, determiner = key(word.low), "", ""
        elif word.low in _COPULAS and verb.startswith("whose:"):
            determiner = ""
        elif word.low in _COPULAS:
            verb, preposition, determiner = "be", "", ""
        elif word.low in _RELATIVES or word.low in _PRONOUNS or word.low in ("and", "but", ";"):
            verb, preposition, determiner = ("", "", "") if word.low != "and" else (verb, preposition, "")
        elif (word.low in _RELATIONS and not word.proper) or (word.low == "door" and tokens[at - 1].low == "next"):
            verb, preposition, determiner = "", "", ""
        elif word.low in _PREPOSITIONS:
            preposition, determiner = word.low, ""
        elif word.low in _DETERMINERS:
            determiner = word.low
        elif word.low == "'s" or not word.low[0].isalnum() or _small(word):
            determiner = "" if word.low != "not" else determiner
        else:
            end = at + 1
            while end < len(tokens) and _joins(tokens, end, holders):
                end += 1
            following = tokens[end].low if end < len(tokens) else ""
            if pending and end < len(tokens) and (following in _COPULAS or _is_verb(tokens, end, holders)):
                verb, preposition = "", ""  # "keeps a dog, and the Dane drinks tea": somebody else
            if at and tokens[at - 1].low == "whose":
                verb = f"whose:{singular(tokens[end - 1].low)}"  # "whose birthday is in May"
                at = end
                continue
            passive = following in _COPULAS and end + 1 < len(tokens) and _participle(tokens[end + 1].low)
            told = key(tokens[end + 1].low) if passive else verb
            yield _Run(tuple(tokens[at:end]), determiner, told, preposition, passive, following)
            owner = singular(tokens[end - 1].low) if following == "of" else ""
            verb = _agents().get(owner, "") or ("" if verb == "be" else verb)
            preposition, determiner, pending = "", "", False
            at = end
            continue
        at += 1


def _joins(tokens: Sequence[Word], at: int, holders: frozenset[str]) -> bool:
    word = tokens[at]
    if not word.low[0].isalpha() or word.low in _RELATIONS or word.low in _PREPOSITIONS or word.low in _COPULAS:
        return False
    closed = word.low in _RELATIVES or word.low in _PRONOUNS or word.low in _DETERMINERS or _small(word)
    return not closed and not _is_verb(tokens, at, holders)


def _small(word: Word) -> bool:
    """A word of grammar, a number, or one that classifies nothing."""
    if word.proper and len(word.text) > 1:
        return False
    low = word.low
    return low in _closed() or low in _SKIPPED or low in ORDINALS or number_value(low) is not None


def _is_verb(tokens: Sequence[Word], at: int, holders: frozenset[str]) -> bool:
    word = tokens[at]
    before = tokens[at - 1].low if at else ""
    if word.low in ("has", "have", "had"):
        return True
    if not before or (word.proper and at) or word.low in _COPULAS:
        return False
    if before in ("that", "who", "which") and word.low.isalpha() and word.low not in _closed():
        return True
    if word.low.endswith("ed") and at + 1 < len(tokens) and tokens[at + 1].low == "by" and before not in _DETERMINERS:
        return True
    if word.low not in _verbs() or before in _DETERMINERS or before in _PREPOSITIONS or before in _TOWARDS:
        return False
    if before in _COPULAS or singular(before) in holders or singular(before) in PLACES:
        return True
    if _is_verb(tokens, at - 1, holders):
        return False
    return finite(word.low) or before in _BEFORE_BASE


def _participle(low: str) -> bool:
    return low in _verbs() and (low.endswith(("ed", "n", "t", "g")) or finite(low)) and not low.endswith("ing")


def _heads(runs: Sequence[Sequence[_Run]], holders: frozenset[str]) -> frozenset[str]:
    """Nouns that follow two different modifiers: "the red shirt", "the blue shirt"; and every place noun."""
    before: dict[str, set[str]] = defaultdict(set)
    for each in runs:
        for run in each:
            if len(run.words) > 1 and not run.words[-1].text[:1].isupper():
                before[singular(run.words[-1].low)].add(run.words[-2].low)
    return frozenset({noun for noun, mods in before.items() if len(mods) > 1 and noun not in holders} | set(PLACES))


def _mention(run: _Run, sentence: int, holders: frozenset[str], heads: frozenset[str]) -> Iterator[Mention]:
    last = singular(run.words[-1].low)
    mods = " ".join(w.text for w in run.words[:-1])
    inner = singular(run.words[-2].low) if len(run.words) > 1 else ""
    if mods and inner in heads and (last in holders or last in _agents()):  # "the green house owner"
        if len(run.words) > 2:
            yield Mention(" ".join(w.text for w in run.words[:-2]), f"mod:{inner}", sentence)
        return
    if last in holders or (last in _agents() and mods and run.words[-1].text.islower()):
        if mods:
            verb = _agents().get(last)
            yield Mention(mods, "mod:person" if verb is None else _done(verb), sentence)
        return
    if last in heads and not run.words[-1].proper:
        if mods:
            yield Mention(mods, f"mod:{last}", sentence)
        return
    label = " ".join(w.text for w in run.words)
    yield Mention(label, _slot(run), sentence)


def _slot(run: _Run) -> str:
    capital = run.words[0].text[:1].isupper()
    if run.preposition == "from":
        return "p:from"
    if run.preposition in ("as", "for"):
        return "other"
    if run.preposition == "with":
        return "have"
    if run.verb.startswith("whose:"):
        return run.verb
    if run.verb and run.verb not in ("be", *_keys(_LIVING)) and run.preposition in ("", "of"):
        return _done(run.verb)
    if run.verb and run.preposition and run.verb != "be" and not run.passive:
        return f"vp:{run.verb}:{'in' if run.preposition in ('in', 'on', 'at', 'by') else run.preposition}"
    if run.preposition and run.preposition != "of":
        return f"p:{run.preposition}"
    if capital and run.determiner:
        return "cap"
    if capital:
        return "name"
    return "the" if run.determiner else "bare"


def _done(verb: str) -> str:
    """The slot of what a verb is done to; owning, having and liking are one slot each."""
    for slot, verbs in (("have", _HAVING), ("v:own", _OWNING), ("like", _LIKING)):
        if verb in _keys(verbs):
            return slot
    return f"v:{verb}"


@cache
def _keys(verbs: frozenset[str]) -> frozenset[str]:
    return frozenset(key(w) for w in verbs)


@cache
def _closed() -> frozenset[str]:
    nouns = {"h"}
    return words("function") | frozenset(row[1] for row in rows("closed") if row[0] not in nouns)


@cache
def _verbs() -> frozenset[str]:
    return frozenset(form for row in rows("verbs") for form in forms(row[0]))


@cache
def _agents() -> dict[str, str]:
    """ "drinker" -> the key of "drink"."""
    found: dict[str, str] = {}
    for row in rows("verbs"):
        verb = row[0]
        for noun in ((verb + "r") if verb.endswith("e") else (verb + "er"), verb + verb[-1] + "er"):
            found[noun] = key(verb)
    return found
