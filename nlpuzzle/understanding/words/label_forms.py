"""Other forms of a label that names what somebody does: "knitting" is what a knitter does, who knits.

An activity is told by a noun for who does it ("the beekeeper", "the bird watcher") or by its verb ("keeps bees", "watches
birds", "built circuits"). A verb form comes as (verb, object): the verb stays a word of the sentence, which the licence judges.
"""

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache

from nlpuzzle.english.classes import word_class
from nlpuzzle.english.kinds import families
from nlpuzzle.english.morphology import plural, singular
from nlpuzzle.english.tables import rows
from nlpuzzle.english.tables import words as word_table
from nlpuzzle.english.words import forms, split
from nlpuzzle.understanding.words.people import is_person

__all__ = ["agents_of", "doers", "travellers", "verb_phrases"]

_ARTICLES = ("", "a", "an", "the", "some")
#: "archery" -> "archer": what is done, and who does it
_ENDINGS = (
    ("ery", "er"), ("graphy", "grapher"), ("astics", "ast"), ("istry", "ist"), ("ology", "ologist"), ("nomy", "nomer"),
    ("pentry", "penter"), ("sonry", "son"),
)  # fmt: skip


def doers(words: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """The nouns for somebody who does what the label says: ("beekeeping",) gives ("beekeeper",)."""
    if not words:
        return
    *before, last = words
    if before and before[0].endswith("ing") and not last.endswith("ing"):  # "playing chess", "walking the dog"
        done = [w for w in words[1:] if w not in _ARTICLES and w not in ("his", "her", "their")]
        if done and (singular(done[-1]) in word_table("things") or families(done[-1])):
            yield from ((*done[:-1], singular(done[-1]), agent) for verb in _bases(before[0]) for agent in _agents(verb))
        return
    if len(words) == 1:
        for ending, person in _ENDINGS:
            if last.endswith(ending) and len(last) > len(ending) + 2:
                yield (last.removesuffix(ending) + person,)
        for noun, gerund in _compounds(last):
            yield from ((noun + agent,) for verb in _bases(gerund) for agent in _agents(verb))
    known = not before or before[0] in word_table("things") or singular(before[0]) in word_table("things")
    if len(words) < 3 and (known or any(map(is_person, (agent for verb in _bases(last) for agent in _agents(verb))))):
        yield from ((*map(singular, before), agent) for verb in _bases(last) for agent in _agents(verb))


def verb_phrases(words: tuple[str, ...]) -> Iterator[tuple[str, tuple[str, ...]]]:
    """The verb forms with what follows them: ("bird", "watching") gives ("watches", ("birds",)); () follows "knits"."""
    first, *rest = words
    if first.endswith("ing") and (rest or len(first) > 4):
        objects = [tuple(rest)]
        if rest and rest[0] in _ARTICLES:
            objects = [tuple(filter(None, (article, *rest[1:]))) for article in _ARTICLES if article != "some"]
        yield from ((form, target) for verb in _bases(first) for form in forms(verb) if form != first for target in objects)
    pairs = [(words[0], words[1])] if len(words) == 2 else list(_compounds(first)) if len(words) == 1 else []
    for noun, gerund in pairs:
        if not gerund.endswith("ing") or singular(noun) not in word_table("things"):
            continue
        targets = [(plural(singular(noun)),), *((article, singular(noun)) for article in ("a", "an", "the")), (noun,)]
        yield from ((form, target) for verb in _bases(gerund) for form in forms(verb) if form != gerund for target in targets)
    if len(words) == 2 and words[1].endswith("er") and singular(words[0]) in word_table("things"):
        several = (plural(singular(words[0])),)  # "walks dogs", of the dog walker; "walks the dog" may be his own
        yield from ((form, several) for verb in _done_by(words[1]) for form in forms(verb))


@lru_cache(maxsize=2048)
def _done_by(agent: str) -> tuple[str, ...]:
    """The verbs of the tables that tell what a "walker" or a "trainer" does."""
    base = agent.removesuffix("er")
    found = (base, base + "e", *([base[:-1]] if base[-2:-1] == base[-1:] else []))
    return tuple(verb for verb in found if verb in word_table("verbs") and verb not in _NO_DOERS)


_NO_DOERS = word_class("without-doers")


@lru_cache(maxsize=1024)
def agents_of(description: str) -> tuple[str, ...]:
    """The nouns for who does what a list's sentence says: "each of them teaches another subject" has "teacher"."""
    verbs = (_verbs_by_form().get(w.low) for w in split(description))
    return tuple(dict.fromkeys(agent for verb in verbs if verb is not None for agent in _agents(verb)))


@cache
def _verbs_by_form() -> dict[str, str]:
    return {form: verb for verb in word_table("verbs") if verb not in _NO_DOERS for form in forms(verb)}


@cache
def _travel() -> tuple[tuple[tuple[str, str, frozenset[str]], ...], frozenset[str]]:
    """Each way of getting about: its verb, who does so, its nouns; and all of these nouns."""
    table = tuple((verb, who, frozenset(nouns)) for verb, who, *nouns in rows("travel"))
    return table, frozenset().union(*(nouns for *_, nouns in table))


def travellers(labels: Sequence[str]) -> Iterator[tuple[str, tuple[str, ...], str]]:
    """Each way of getting about that is one label alone of such a list: it, the forms of its verb, who does so ("": nobody)."""
    table, conveyances = _travel()
    heads = {label: label.casefold().split()[-1] for label in labels if label.split()}
    known = sum(head in conveyances for head in heads.values())
    if known < 2 or known < len(labels) - 1:
        return  # makes of cars, of which one is a jeep
    for verb, who, nouns in table:
        found = [label for label, head in heads.items() if head in nouns]
        if len(found) == 1 and verb != "-":
            yield found[0], tuple(forms(verb)), who.strip("-")


@lru_cache(maxsize=2048)
def _bases(gerund: str) -> tuple[str, ...]:
    """The verbs that a gerund may come from, those of the tables only where one is among them."""
    if not gerund.endswith("ing") or len(gerund) < 5:
        return ()
    base = gerund.removesuffix("ing")
    found = [base, base + "e", *([base[:-1]] if base[-2:-1] == base[-1:] else [])]
    fitting = [verb for verb in found if len(verb) > 1 and gerund in forms(verb)]
    known = [verb for verb in fitting if verb in word_table("verbs") or verb in word_table("things")]
    return tuple(known or fitting)


def _agents(verb: str) -> Iterator[str]:
    """ "Knitter", "sailor", "baker", "carrier": who does what a verb says."""
    for form in forms(verb):
        if form.endswith("ing"):
            base = form.removesuffix("ing")
            yield from (base + "er", base + "or")
    if verb.endswith("y"):
        yield verb[:-1] + "ier"


def _compounds(word: str) -> Iterator[tuple[str, str]]:
    """ "Beekeeping" as a noun and a gerund: both must be words of their own."""
    things, verbs = word_table("things"), word_table("verbs")
    for noun, gerund in ((word[:at], word[at:]) for at in range(3, len(word) - 5)):
        if gerund.endswith("ing") and noun in things and any(verb in verbs for verb in _bases(gerund)):
            yield noun, gerund
