"""Words of a text without lists that may be items, each with its slot: what it is the object, the modifier or the name of.

A light chunker over the word tables: no tagger. Slots are strings: "v:drink" (drinks tea, tea is drunk, the tea drinker),
"mod:house" (the red house), "p:from" (from Ghent), "cap" (the Maltese), "whose:birthday" (whose birthday is in May),
"no:room" (room 3), and the weak ones "have", "like", "name", "the", "bare".
"""

import re
from collections import defaultdict
from collections.abc import Sequence, Set
from itertools import pairwise, takewhile
from typing import NamedTuple

from nlpuzzle.english.classes import word_class
from nlpuzzle.english.kinds import HOLDERS, PLACES, families
from nlpuzzle.english.morphology import is_plural, singular
from nlpuzzle.english.numbers import number_value
from nlpuzzle.english.tables import words
from nlpuzzle.english.titles import titles
from nlpuzzle.english.units import unit_of
from nlpuzzle.english.words import Word, key, split
from nlpuzzle.reading.sentences import spans_of_sentences
from nlpuzzle.regex import regex
from nlpuzzle.understanding.framing.doings import as_activities
from nlpuzzle.understanding.framing.grammar_words import ASKING, Piece, verb_key, verbs_known
from nlpuzzle.understanding.framing.owners_told import OWNER, owners_told
from nlpuzzle.understanding.framing.pieces import pieces_of
from nlpuzzle.understanding.framing.scenes import without_occasion
from nlpuzzle.understanding.framing.slot_words import Mention
from nlpuzzle.understanding.framing.slots import SlotReader
from nlpuzzle.understanding.framing.stated import Stated, feelings_told, going_there, stated_classes
from nlpuzzle.understanding.words.landmarks import landmarks
from nlpuzzle.understanding.words.people import is_person

__all__ = ["CORE_HOLDERS", "Mention", "Mentions", "mentions_of"]


class Mentions(NamedTuple):
    """All mentions of a text, and the nouns that are not items: holders ("man"), heads ("house", "shirt")."""

    mentions: tuple[Mention, ...]
    holders: frozenset[str]
    heads: frozenset[str]
    #: the sentences that mentions count
    sentences: tuple[str, ...]


CORE_HOLDERS = word_class("somebody")


def mentions_of(sentences: Sequence[str], story: str, size: int | None = None) -> Mentions:
    """Every mention in the clues and questions; `story` only tells who the holders are, and `size` how many."""
    told = (text[a:b] for text in sentences for a, b in spans_of_sentences(text))
    parts = [going_there(_COUNTED_FROM.sub("", without_occasion(part))) for part in told]
    parts = _without_capitals(parts)
    tokens = [split(part) for part in parts]
    holders = _holders(tokens, story)
    tagged = [pieces_of(sentence, part, holders) for sentence, part in zip(tokens, parts, strict=True)]
    asked = _asked_for(tokens, story)
    heads = _heads(tagged, holders, story) | (asked - holders)
    names = frozenset(w.low for sentence in tokens for w in sentence if w.proper)
    before_names = _titles(tokens)
    common = frozenset(w.low for sentence in tokens for w in sentence if w.text[:1].islower())
    untitled = _untitled(tokens)
    classes = stated_classes(story)
    feelings, announced = feelings_told(story), {(stated.verb, stated.preposition) for stated in classes if stated.verb}
    readers = (
        SlotReader(part, i, holders, heads, names, before_names, common, untitled, feelings, announced)
        for i, part in enumerate(parts)
    )
    walked = zip(readers, tagged, parts, strict=True)
    found = [mention for reader, pieces, part in walked if not _title(pieces, part) for mention in reader.read(pieces)]
    found = as_activities([_by_trade(m, found, size) for m in (_uncapitalised(m, found, names) for m in found)])
    aged = any(m.slot == "unit:age" for m in found)
    found = [m._replace(slot="unit:age") if m.slot == "unit:bare" else m for m in found if aged or m.slot != "unit:bare"]
    doings = {key(w.low) for w in split(story) if w.text.islower() and w.low in verbs_known() and w.low.endswith(("ed", "ing"))}
    found = [m for m in found if not (_said_of_all(m, story) or _is_doing(m, doings))]
    found = [_of_a_class(m, classes) for m in found]
    # "each has one duty": a duty is none of the things, nor is a number one
    asked |= _LIGHT | {"number", "position"} | {stated.noun for stated in classes}
    if owners := owners_told(parts, story):
        found = [m._replace(slot=OWNER) if m.label in owners and m.slot in _NAMED else m for m in found]
    ends = {" ".join(noun) for noun in landmarks(story, size or 0)}
    found = [m for m in found if m.label not in ends | _LOOKING_ON]
    found = [m for m in found if singular(m.label) not in asked and not _kind_denied(m, found, asked, parts[m.sentence])]
    return Mentions(tuple(found), holders, heads, tuple(parts))


#: slots of names that may be those of owners
_NAMED = frozenset({"cap", "name", "title"})
#: "| Weevils | are in somebody's flour."
_PLURAL_FIRST = regex(r"\A[A-Z][a-z]+s(?= (?:are|were|have) )")


def _without_capitals(parts: Sequence[str]) -> list[str]:
    """The sentences, those that only begin with a plural with a small letter: "weevils are", where nobody is called so."""
    names = {w.low for part in parts for w in split(part) if w.proper}
    plain: list[str] = []
    for part in parts:
        first = _PLURAL_FIRST.match(part)
        low = first[0].casefold() if first else ""
        common = low != "" and is_plural(low) and low not in names and low not in words("given_names")
        plain.append(part[0].casefold() + part[1:] if common else part)
    return plain


def _of_a_class(mention: Mention, told: Sequence[Stated]) -> Mention:
    """ "The | mint sorbet" as "lemon", where the story says that each has another ice cream."""
    for stated in told:
        ending = f" {stated.of} {stated.noun}"
        if stated.of and mention.label.endswith(ending) and mention.label.islower():
            return mention._replace(label=mention.label.removesuffix(ending), slot=f"mod:{stated.noun}")
    return mention


def _kind_denied(mention: Mention, every: Sequence[Mention], asked: Set[str], sentence: str) -> bool:
    """Whether it is a whole kind of a class, "does not play a wind instrument" where all play another instrument."""
    parts = mention.label.split()
    if len(parts) < 2 or singular(parts[-1]) not in asked or not mention.label.islower():
        return False
    denied = rf"\b(?:not|\w+n['’]t|never|nor) (?:\w+ )?\w+ (?:an?|any) {re.escape(mention.label)}\b"
    return sum(m.label == mention.label for m in every) == 1 and re.search(denied, sentence) is not None


def _said_of_all(mention: Mention, story: str) -> bool:
    """Whether the story has the same adjective for the thing of each of them: "each man and his colourful tie"."""
    kind, _, head = mention.slot.partition(":")
    if kind != "mod" or not mention.label.islower() or families(mention.label):
        return False
    said = rf"\b(?:each|every|his|her|their)(?: \w+)? {re.escape(mention.label)} {re.escape(head)}"
    return re.search(said, story, re.I) is not None


#: "directly after the Pole's, | counting from the gate"
_COUNTED_FROM = re.compile(r",? (?:counting|counted) from the [A-Za-z]+(?: [a-z]+)?(?=[.,;]|\Z)")
#: what is done to stuff, and to nobody
_USED = frozenset(map(verb_key, "bake brew burn drink eat pour spread use wear".split()))
#: those who look on, or give the marks: they are told of as one, and nobody is one of them
_LOOKING_ON = frozenset("audience crowd jury public".split())
#: the slots of what one pays, makes, takes or gives: it may be a deed
_DOING = frozenset(f"v:{key(verb)}" for verb in ("pay", "make", "take", "give"))


def _is_doing(mention: Mention, doings: set[str]) -> bool:
    """Whether it is only a noun for what the story says that they do: "paid her | visit", where all visited somebody."""
    label = mention.label
    return mention.slot in _DOING and label.islower() and label in verbs_known() and key(label) in doings


def _uncapitalised(mention: Mention, every: Sequence[Mention], names: frozenset[str]) -> Mention:
    """ "Salt is carried in the red ship" beside "carries timber" and "carries paper": no name, but what is carried."""
    if not mention.suffers or mention.label.casefold() in names:
        return mention
    slot = f"v:{mention.suffers}"
    if mention.suffers in _USED and mention.label.casefold() not in words("given_names"):
        return mention._replace(label=mention.label.casefold(), slot=slot)  # "Ethanol is used in the lab"
    alike = {m.label for m in every if m.slot == slot}
    if len(alike) < 2 or any(label[:1].isupper() for label in alike):
        return mention
    return mention._replace(label=mention.label.casefold(), slot=slot)


def _by_trade(mention: Mention, every: Sequence[Mention], size: int | None) -> Mention:
    """ "The basket weaver" beside "the quilter": a trade, where nobody else is said to weave, nor speaks of baskets."""
    if not mention.trade or mention.slot in _OF_ANYTHING:
        return mention
    alone = all(m.trade == mention.trade for m in every if m.slot == mention.slot or m.label == mention.label)
    others = {m.label for m in every if m.slot == "the" and m.label.islower() and is_person(m.label)}
    room = size is None or len(others) < size  # with as many trades as there are, "the karaoke singer" tells a pastime
    return mention._replace(label=mention.trade, slot="the") if alone and others and room else mention


#: slots of what anybody may have, like or play: "the dog owner" has no trade
_OF_ANYTHING = frozenset({"have", "like", "v:own", f"v:{key('play')}"})


def _holders(tokens: Sequence[Sequence[Word]], story: str) -> frozenset[str]:
    """The nouns for those who have the things: counted in the story, or followed by "who"."""
    found = set(CORE_HOLDERS)
    every = [*tokens, split(story)]
    found |= {noun for noun in _counted(every) if is_person(noun)}  # "four old sailors"
    for sentence in every:
        for before, word in pairwise(sentence):
            noun = singular(word.low)
            if before.low in ("each", "every") and is_person(noun):
                found.add(noun)
            if _of_people(noun) and (before.low in ("each", "every", "four", "which") or number_value(before.low) is not None):
                found.add(noun)
            if word.low in ("who", "whose") and _of_people(singular(before.low)):
                found.add(singular(before.low))
    return frozenset(found)


def _title(pieces: Sequence[Piece], part: str) -> bool:
    """Whether a line is a title and says nothing: no verb, and no stop at its end."""
    return part[-1:].isalnum() and part[:1].isupper() and not any(p.tag in ("v", "c", "a") for p in pieces)


def _asked_for(tokens: Sequence[Sequence[Word]], story: str) -> frozenset[str]:
    """The nouns for what everybody has another of: "a different pet", "which gate", "what colour"; none of them is an item."""
    found: set[str] = set()
    for sentence in [*tokens, split(story)]:
        for i, word in enumerate(sentence):
            if word.low not in _CLASSED or i + 1 >= len(sentence):
                continue
            if word.low in ASKING and i > 1 and sentence[i - 1].low not in (",", "and", "out", "know", "say", "tell"):
                continue  # "the room in which music is taught"
            after = sentence[i + 1 : i + 5]
            if [w.low for w in after[1:2]] == ["of"] and singular(after[0].low) in _KINDS:
                after = after[2:]
            noun = after[0] if after else word
            if noun.text.islower() and singular(noun.low) in words("things") | HOLDERS | {*PLACES} | words("settings"):
                found.add(singular(noun.low))
    return frozenset(found)


#: words before the noun of a whole category
_CLASSED = word_class("classed")
_LIGHT = word_class("light-nouns")
_KINDS = word_class("sorts")


def _titles(tokens: Sequence[Sequence[Word]]) -> frozenset[str]:
    """What stands before the names of several people: "Agent" in "Agent Lund" and "Agent Moss"."""
    named: dict[str, set[str]] = defaultdict(set)
    for before, word in (pair for sentence in tokens for pair in pairwise(sentence)):
        if before.text[:1].isupper() and word.proper and is_person(before.low):
            named[before.low].add(word.low)
    return frozenset(title for title, names in named.items() if len(names) > 1) | titles("form")


def _untitled(tokens: Sequence[Sequence[Word]]) -> frozenset[str]:
    """The names that stand without a title somewhere, and always with the same one elsewhere."""
    bare: set[str] = set()
    titled: dict[str, set[str]] = defaultdict(set)
    for sentence in tokens:
        for before, word in pairwise((None, *sentence)):
            if word is None or not word.text[:1].isupper():
                continue
            if before is not None and before.low in titles("form") and before.text[:1].isupper():
                titled[word.low].add(before.low)
            elif word.low not in titles("form") and not (before is not None and before.text[:1].isupper() and word.proper):
                bare.add(word.low)
    return frozenset(name for name in bare if len(titled[name]) < 2)


def _counted(sentences: Sequence[Sequence[Word]]) -> set[str]:
    """The nouns that stand after a number, with up to two words between: "four ice cream vans"."""
    found: set[str] = set()
    for sentence in sentences:
        for i, word in enumerate(sentence):
            if number_value(word.low) is None or word.low == "half":
                continue
            if [w.low for w in sentence[i + 1 : i + 3]] in (["of", "them"], ["of", "these"], ["of", "those"], ["of", "whom"]):
                continue  # "one of them | rides the scooter"
            run = list(takewhile(lambda w: w.low.isalpha() and w.text.islower() and w.low != "the", sentence[i + 1 : i + 4]))
            plurals = [singular(w.low) for w in run if is_plural(w.low) and singular(w.low) != w.low]
            found |= set(plurals[:1])
    return found


def _of_people(noun: str) -> bool:
    """ "Friend", "nobleman": what those who have the things may be called."""
    return noun in HOLDERS or noun.endswith(("man", "woman"))


def _heads(tagged: Sequence[Sequence[Piece]], holders: frozenset[str], story: str) -> frozenset[str]:
    """Nouns that classify: after two different modifiers ("the red shirt", "the blue shirt"), or after one and somebody's
    ("Ann's shirt"); what the story counts; the places that are numbered ("the first house", "room 3")."""
    before: dict[str, set[str]] = defaultdict(set)
    found: set[str] = set()
    for sentence in tagged:
        for i, piece in enumerate(sentence):
            if piece.tag != "N" or piece.words[-1].text[:1].isupper():
                continue
            noun = singular(piece.words[-1].low)
            if len(piece.words) > 1:
                before[noun].add(piece.words[-2].low)
            if i + 2 < len(sentence) and i and sentence[i - 1].tag == "d" and sentence[i + 1].tag == "p":
                before[noun].add(
                    f"{sentence[i + 1].low} {sentence[i + 2].low if sentence[i + 2].tag == 'N' else sentence[i + 2 :][-1].low}"
                )
            elif i and sentence[i - 1].tag == "s":
                before[noun].add("'s")
            numbered = (i and sentence[i - 1].tag in ("n", "x")) or (i + 1 < len(sentence) and sentence[i + 1].low.isdecimal())
            if noun in PLACES and numbered:
                found.add(noun)
    found |= {noun for noun, mods in before.items() if len(mods) > 1}
    found |= _counted([split(story)])
    return frozenset(noun for noun in found if noun not in holders and unit_of(noun) is None)
