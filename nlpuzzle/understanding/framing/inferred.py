"""Frames for a text without lists, from the frames its statements share: proposals, of which the whole puzzle is the judge.

An item is a node, a slot an edge: items that are drunk are drinks, and "tea" makes the drinkers of "the tea drinker" the
same category as those of "drinks tea". Families of nouns (colours, animals, trades) join what verbs keep apart; what stands
in one description of one thing is never in one category. What is left is placed so that categories come out whole; where
that can be done in several ways, each is a proposal.
"""

import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from difflib import SequenceMatcher
from itertools import combinations, islice
from typing import NamedTuple

from nlpuzzle.english.classes import word_class
from nlpuzzle.english.kinds import HOLDERS, PLACES, families, object_called
from nlpuzzle.english.morphology import is_plural, plural, singular
from nlpuzzle.english.numbers import number_value
from nlpuzzle.english.tables import words
from nlpuzzle.english.words import split
from nlpuzzle.puzzle import Category, blank
from nlpuzzle.regex import regex
from nlpuzzle.understanding.framing.by_the_story import by_the_story
from nlpuzzle.understanding.framing.clusters import named, sortings
from nlpuzzle.understanding.framing.evidence import MOST_PROPOSALS, Evidence
from nlpuzzle.understanding.framing.groups import NAMES, Group
from nlpuzzle.understanding.framing.kinds import key_of
from nlpuzzle.understanding.framing.mentions import CORE_HOLDERS, mentions_of
from nlpuzzle.understanding.framing.ranges import filled
from nlpuzzle.understanding.framing.slot_words import Mention
from nlpuzzle.understanding.framing.stated import stated_classes
from nlpuzzle.understanding.framing.values import measure
from nlpuzzle.understanding.words.people import is_person

__all__ = ["Proposal", "proposals"]


#: how alike two spellings of one name are at least
_ALIKE = 0.85


class Proposal(NamedTuple):
    """Categories found in the statements alone, and the words that found no place in them."""

    categories: tuple[Category, ...]
    unplaced: tuple[str, ...] = ()
    #: where the first mention of each item stands: (category, item) -> sentence
    sources: tuple[tuple[str, str, str], ...] = ()
    #: why the number of items is a guess; None where the text says it
    doubt: str | None = None
    #: whether it is to be tried only where no likelier one reads whole
    fallback: bool = False
    #: whether words that nothing binds to each other make a category of it, beside those that the text lists
    loose: bool = False


#: sentences about the puzzle as a whole, which name no item by what it is
_SETUP = regex(
    r"^(?:find|determine|match)\b"
    r"|^(?:there (?:are|were)\b(?!.*\bbetween\b)|each|every)\b"
    r"|^there is\b(?=.*\b(?:each|every(?! \w+day)|exactly|no|one|only|same|several|some)\b)(?!.*\bbetween\b)"
    r"|^(?:the |these )?(?:two|three|four|five|six|seven|eight|\d+) (?-i:[a-z])\w*\b"
    r"|^(?:no two|all)\b|\b(?:are|is|were) numbered (?:from )?(?:1|one)(?:,| to\b| on\b| at\b| \()"
    r"|\b(?:different|unique|a certain|can you|determine|figure out|work out|find out)\b",
    re.I,
)
#: how many sentences a puzzle has at least for each one that tells how somebody came by it, or what he makes of it
_FEW = 4
#: "my nephew", "my nine-year-old", "my answer"
_OF_MINE = regex(r"\bmy (?:\w+-)*(\w+)\b", re.I)
_AT_HOME = word_class("of-ones-home")
_TRIED = frozenset("answer attempt brain guess head memory notes result solution try".split())
_HAS_PLACES = regex(
    r"(?:The |Our )?[A-Z][\w'’ ]+ (?:has|have|had|holds|contains) (?:only |just |exactly )?"
    r"(?:two|three|four|five|six|seven|eight|nine|ten) (?:\w+ )?([a-z]+s)\.?"
)
#: sentences that speak to the reader or of the writer: no clue of a text without lists does
_TO_READERS = regex(
    r"^(?:just )?(?:got|found|saw|heard|read|tried|solved) (?:this|that|it|these)\b"
    r"|^\(?(?:count|number) (?:the |all )?[a-z]+s\b.*\bfrom\b"
    r"|^(?:dear|hi|hello|thanks|thank|please|post|send|write|leave|comment|share|answer|solution|good luck|spoiler|ps|p\.s)\b"
    r"|^[^\"“”]*\b(?:you(?! (?:can |could |will )?(?:find|hear|see|smell)\b)|your|I)\b[^\"“”]*$|\bplease\b",
    re.I,
)
#: asides of the story that name one item: "one of whom is called Rosa", "(one was reading Emma)", "including Bo"
_ASIDE = regex(
    r"(?<![Ee]ach )(?<![Ee]very )(?<![Nn]o )"
    r"\b(one (?:of (?:whom|which|them|the \w+) |\w+ )?(?:is|was|being|has|had|goes|\w+s|\w+ed)\b"
    r"(?:(?:Mrs?|Ms|Dr)\.|[^.;()—,])*|including [^.;()—]*)"
    r"|\b(?:consists?|composed|made up) of ([A-Z]\w+(?:, [A-Z]\w+)*)(?=,? and \w+ other)"
)
#: "among them Nettle and Star", "A gull and a tern were two of the birds"
_SOME = regex(
    r"\bamong(?:st)? (?:them|these|whom|which)(?: (?:are|were|is|was))?,? ([^.;()—]{2,60}?)"
    r"(?=,? (?:and|but) \w+ \w+ (?:are|were|is|was)|[.;()—]|\Z)"
    r"|(?:\A|(?<=[.!?] ))([^.;()—]{3,60}?) (?:are|were) (?:two|three|some|all but one) of (?:them|these|those|the \w+)\b"
)
#: a number of things at the end of a statement: "ranked five clay pots."
_HOW_MANY = regex(r"\b(three|four|five|six|seven|eight|nine|\d) (?:[a-z]+ ){0,2}[a-z]+s(?: (?:aboard|in|on)(?: it)?)?(?=[.,;])")
_COMPARES = regex(r"\b(?:than|between|apart|before|after|more|less|fewer|later|earlier|away|ahead|behind|of the)\b")
_QUESTION = regex(r"^.*?\b(?=(?:who|which|what|whose)\b)", re.I | re.S)
#: "One of them rides the scooter, | but which?"
_BUT_WHO = regex(r", (?:but|and) (?:who|which(?: (?:one|of them|[a-z]+))?)\?*\Z", re.I)
#: so many groups too small for a category are placed in every way; with more the text is no puzzle of few words
#: characters of the longest text that is searched for categories
_LONGEST = 12_000
#: sortings of the items that are tried where no groups of shared slots prove themselves
_MOST_SORTINGS = 8


def proposals(
    clues: Sequence[str], questions: Sequence[str], story: str, size: int | None, listed: Sequence[Category] = ()
) -> Iterator[Proposal]:
    """Frames that clues and questions may speak of, best first; blank slots fill every category up to its size.

    `size` is the number of items where the text says it; `listed` are categories that need no inference.
    """
    asides = list(_asides(story))
    told = [text for text in clues if not _TO_READERS.search(text)]
    mine = [text for text in told if any(_is_aside(noun) for noun in _OF_MINE.findall(text))]
    if len(mine) * _FEW <= len(told):  # and not where somebody tells of his own family
        told = [text for text in told if text not in mine]
    said = [*asides, *(text for i, text in enumerate(told) if not (_sets_up(text) or (i == 0 and _counts(text, size))))]
    asked = [text if _BUT_WHO.search(text) else _QUESTION.sub("", text, count=1) for text in questions]
    sentences = [*said, *asked]
    if sum(map(len, sentences)) + len(story) > _LONGEST:
        return
    mentions = mentions_of(sentences, story, size)
    evidence = Evidence(_without(mentions.mentions, listed), mentions.holders - CORE_HOLDERS)
    doubt = None
    if size is None:
        size, doubt = evidence.size()
    if size is None or size < 3:
        return
    known = {form for c in listed for form in (c.name.casefold(), singular(c.name.casefold().split()[-1]))}
    stated = [s for s in stated_classes(story) if s.noun not in known]
    promised = by_the_story(told, story, size, listed)
    ways = [(promised, False)] if promised else []
    ways += [(way, False) for way in islice(evidence.tilings(size, bool(listed)), MOST_PROPOSALS)]
    ways += [(way, True) for way in islice(sortings(evidence, size, stated), _MOST_SORTINGS)]
    seen: set[tuple[tuple[str, ...], ...]] = set()
    for groups, fallback in ways:
        called = named(evidence, groups, stated)
        loose = bool(listed) and not all(map(evidence.is_bound, called))
        unsure = doubt or (None if groups is promised else evidence.doubt())
        proposal = _proposal(called, evidence, size, story, mentions.sentences, unsure, listed)
        if proposal is None or (key := tuple(sorted(c.items for c in proposal.categories))) in seen:
            continue
        seen.add(key)
        categories = tuple(_given(c, proposal.sources, asides) for c in proposal.categories)
        yield proposal._replace(fallback=fallback, loose=loose, categories=categories)


def _sets_up(text: str) -> bool:
    """Whether a sentence tells how many there are, or what everybody has: "Mill Lane has only four houses"."""
    places = _HAS_PLACES.fullmatch(text)
    return _SETUP.search(text) is not None or (places is not None and singular(places[1]) in PLACES)


def _is_aside(noun: str) -> bool:
    """Whether what is "my ..." has to do with the one who posts a puzzle: his nephew who brought it, his answer."""
    return noun in _TRIED or noun in _AT_HOME or noun == "old" or is_person(noun)


def _counts(text: str, size: int | None) -> bool:
    """Whether an opening sentence tells what they all did, and how many there were: "The jury ranked five pots."."""
    ends = _HOW_MANY.search(text)
    if ends is None or _COMPARES.search(text):
        return False
    return size is None or number_value(ends[1]) == size


def _asides(story: str) -> Iterator[str]:
    """What the story names of a category in passing: an item or two."""
    for pattern in (_ASIDE, _SOME):
        for found in pattern.finditer(story):
            yield f"{found[1] or found[2]}."


def _given(category: Category, sources: Iterable[tuple[str, str, str]], asides: Sequence[str]) -> Category:
    """The category, listed in part where the story names some of its items."""
    told = any(name == category.name and any(sentence in aside for aside in asides) for name, _, sentence in sources)
    return replace(category, given="partly") if told else category


def _without(mentions: Sequence[Mention], listed: Sequence[Category]) -> list[Mention]:
    known = {key_of(label) for c in listed for label in c.items} | {singular(w.low) for c in listed for w in split(c.name)}
    taken = {word for label in known for word in label.split()}
    free = [m for m in mentions if key_of(m.label) not in known and not set(key_of(m.label).split()) & taken]
    told = {m.slot for m in free if not _setting(m)} | _in_several_places(free)
    others = ("vp:", "mod:")  # "the school gate", where others stand at the river gate
    return [m for m in free if not _setting(m) or (m.slot.startswith(others) and m.slot in told) or m.slot.startswith("v:")]


def _in_several_places(mentions: Sequence[Mention]) -> set[str]:
    """The slots of what happened here to one and there to another: "found at the beach", "found in the zoo"."""
    places: dict[str, set[str]] = defaultdict(set)
    for mention in mentions:
        places[mention.slot].add(key_of(mention.label))
    return {slot for slot, labels in places.items() if len(labels) > 2}


def _setting(mention: Mention) -> bool:
    """Whether a mention may only say where it all happens: "in the garden", unless others sleep in other places."""
    return key_of(mention.label).split()[-1:] != [] and key_of(mention.label).split()[-1] in words("settings")


def _proposal(
    groups: Sequence[Group],
    evidence: Evidence,
    size: int,
    story: str,
    sentences: Sequence[str],
    doubt: str | None,
    listed: Sequence[Category],
) -> Proposal | None:
    if not groups:
        return None
    taken = {c.name.casefold() for c in listed}
    categories, sources = [], []
    order = {key: i for i, key in enumerate(evidence.labels)}
    for group in sorted(groups, key=lambda g: min(order.get(k, len(order)) for k in g.items)):
        name = _name(group, story, taken)
        taken.add(name)
        category = _category(name, tuple(group.items.values()), size, _words(group, name, evidence.holders))
        categories.append(category)
        first = {m.label: m.sentence for m in reversed(evidence.mentions)}
        for label in category.items:
            told = sentences[first[label]] if label in first else next((s for s in sentences if label in s), None)
            sources += [] if told is None or label in category.blanks else [(name, label, told)]
    unplaced = tuple(dict.fromkeys(evidence.unplaced(groups)))
    slip = _slip(categories, evidence) if unplaced else None
    return Proposal(tuple(categories), unplaced, tuple(sources), doubt or slip)


def _slip(categories: Sequence[Category], evidence: Evidence) -> str | None:
    """ "Mocha" and, once, "moocha", or "wild rice" and "rice", while another word found no place: most likely one drink.

    Then another one is left out.
    """
    for category in categories:
        for one, other in combinations(category.items, 2):
            rare = min(evidence.counts[key_of(one)], evidence.counts[key_of(other)]) == 1
            ends = sorted((one.casefold(), other.casefold()), key=len)
            if ends[1].endswith(f" {ends[0]}"):
                return f"“{one}” and “{other}” may be one and the same"
            alike = min(len(one), len(other)) > 4 and SequenceMatcher(None, one.casefold(), other.casefold()).ratio() > _ALIKE
            if rare and alike and not {one[-1:], other[-1:]} & {*"0123456789"}:
                return f"“{one}” and “{other}” may be one name in two spellings"
    return None


def _category(name: str, labels: tuple[str, ...], size: int, words: str) -> Category:
    labels = filled(labels, size)
    order = measure(words, name, labels)
    blanks = tuple(blank(i) for i in range(1, size - len(labels) + 1))
    if order is None:
        return Category(name, (*labels, *blanks), given="inferred", description=words)
    if blanks:  # "the 28-year-old" is told by his age although nobody is known to be older
        return Category(
            name, (*labels, *blanks), unit=order.unit, dimension=order.dimension, given="inferred", description=words
        )
    return Category(name, labels, order.values, order.unit, order.dimension, given="inferred", description=words)


def _name(group: Group, story: str, taken: set[str]) -> str:
    choices: list[str] = []
    if (stated := group.stated) is not None:  # "hull colour", and no "skipper nationality"
        choices.append(" ".join(filter(None, ("" if is_person(stated.of) else stated.of, stated.noun))))
    units = {"money": "price", "year": "year", "age": "age"}
    choices += [units.get(s[5:], s[5:]) for s in sorted(group.slots) if s.startswith("unit:")]
    choices += [s[5:] for s in sorted(group.slots) if s.startswith("kind:")]
    if not any(s.startswith("mod:") and s[4:] not in PLACES for s in group.slots):
        # "Lazy Blues" is no color, and neither are the Browns
        capital = {label for label in group.items.values() if label[:1].isupper()}
        named = {label for label in capital if " " in label or is_plural(label.casefold())}
        plain = [key for key, label in group.items.items() if label not in named]
        plain = [] if group.slots == {"name"} else plain  # "Ginger" and "Olive" are no colours
        common = Counter(family for item in plain for family in set(families(item.split()[-1])))
        choices += [family for family, count in common.most_common(1) if count * 2 > len(group.items)]
    for slot in sorted(group.slots, key=lambda slot: (slot == "the", slot)):
        kind, _, word = slot.partition(":")
        if kind == "v":
            choices.append(object_called(word) or "")
        elif kind in ("mod", "no"):
            choices.append(word)
        elif kind in ("name", "title") and not any(s.startswith("half:1") for s in group.slots):
            choices += [_holder(story) or "name", "person" if kind == "title" else ""]
        elif kind == "cap":
            choices.append("name")
        elif kind in ("have", "called"):
            choices.append("thing" if kind == "have" else "nickname")
        elif kind == "the":
            things = all(item.split()[-1].casefold() in words("things") for item in group.items.values())
            choices += [*_counted_things(group, story), "thing" if things else "job"]
        elif kind == "whose":
            choices.append(word)
        elif slot == "p:from" or slot.endswith(":in"):
            choices.append("home" if slot == "p:from" else "place")
    choices += ["item", *(f"item {i}" for i in range(2, 12))]
    return next(c for c in choices if c and c not in taken)


def _holder(story: str) -> str:
    """Whom the story counts, or says something of each of: "four pirates", "each family"."""
    for noun in re.findall(r"\b(?:two|three|four|five|six|seven|eight|\d) (?:\w+ )?(\w+)", story.casefold()):
        if singular(noun) in HOLDERS:
            return singular(noun)
    told = [singular(noun) for noun in re.findall(r"\b(?:each|every) (\w+)\b", story.casefold())]
    return next((noun for noun in told if noun in HOLDERS | {"family"} or (is_person(noun) and noun not in CORE_HOLDERS)), "")


def _counted_things(group: Group, story: str) -> Iterator[str]:
    """ "On the shelf stand five | books": what the story counts, where the items are no jobs."""
    if any("job" in families(item.split()[-1].casefold()) or is_person(item.split()[-1]) for item in group.items.values()):
        return
    for noun in re.findall(r"\b(?:two|three|four|five|six|seven|eight|\d) (?:\w+ )?(\w+s)\b", story.casefold()):
        if singular(noun) in words("things") and not is_person(singular(noun)):
            yield singular(noun)


def _words(group: Group, name: str, holders: Sequence[str]) -> str:
    """The words that introduce the category, as a list's would: evidence for the readers of clues."""
    verbs = [slot.split(":")[1] for slot in sorted(group.slots) if slot.startswith(("v:", "vp:", "mod:"))]
    people = holders if group.slots & (NAMES | {"the"}) else ()
    kept = ["pet"] if "v:own" in group.slots and "kind:animal" in group.slots else []
    told = [] if group.stated is None else [w for w in (group.stated.verb, group.stated.noun, plural(group.stated.noun)) if w]
    return " ".join([name, plural(name), *verbs, *people, *kept, *told])
