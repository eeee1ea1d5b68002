"""Clues in which every description tells who is meant: "of the two, one ..., and the other | sailed under Egil".

Who of two is the one, and which are all of them or all different, is said of things of the puzzle, which only what they are
paired with tells apart. So what a verb between them and an item tells, if it neither denies nor deals with somebody, is that
they belong together, though nothing else in the puzzle is told with the verb.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache

from nlpuzzle.english.classes import verb_class
from nlpuzzle.english.tables import rows, words
from nlpuzzle.english.words import Word, finite, forms, key
from nlpuzzle.understanding.soundness.support import Support
from nlpuzzle.understanding.tokenising.tokens import Choice, Token
from nlpuzzle.understanding.words.people import is_person
from nlpuzzle.understanding.words.vocabulary import denying, verb_forms

__all__ = ["identified"]

Tokens = tuple[Token, ...]
Words = tuple[Word, ...]

_PARTS = frozenset({"OF", "ALLN", "ITEM", "AND", "_COMMA", "ONE", "OTHER", "EACHDIFF", "END"})
#: in a comparison, and of two one of which is meant, a description tells who it is, too
_COMPARED = frozenset({"COMP", "DIR", "EITHER"})
_BEING = frozenset("are be been being has have had is was were will".split())
_WHICH = frozenset({"that", "which", "who"})
_THE = frozenset({"a", "an", "the"})
_LEADING = frozenset("by for from in to under".split())
#: "is decorated with", "is pointed at", where somebody may have come with anything, and looked at it
_WITH_PASSIVES = _LEADING | {"at", "on", "with"}
#: "held out for | 40 minutes", "broke through in | May"
_SO_LONG = _LEADING | frozenset("after at away down off on out over through up".split())
#: "writes about"
_TELLING = frozenset(key(verb) for verb in ("blog", "lecture", "speak", "talk", "write"))
#: with these before it, what follows may be a person with whom something is paired
_TO_PERSONS = frozenset({"by", "for", "in", "to", "under"})
#: what one may do with a thing that is another's, or for a thing that one does not have
_IN_PASSING = verb_class("passing-deeds")
#: classes of deeds that whoever has a thing does, and others do not
_OWN = frozenset(
    "amount building carving consume cooking create gain have hold join lead obtain onair perform show study wear win".split()
)
#: what is done to a thing that is there already
_AFRESH = verb_class("done-afresh")
#: what one does without having the thing, or living there
_WITHOUT = frozenset(
    map(key, "camp dine holiday honeymoon hunt long look lunch measure picnic search try vacation weigh".split())
)


def identified(tokens: Tokens, support: Support, reason: str) -> Iterator[Tokens]:
    """The sentence with "has", "with" or the bare preposition for what its verbs tell; nothing where no verb may be spared.

    `reason`  why it is not understood as it stands; a time at which another deed was done than the puzzle tells of stays so
    """
    kinds = {t.type for t in tokens}
    pairing = tokens[0].type == "OF" and {"ONE", "OTHER"} <= kinds
    whole = (pairing or tokens[0].type == "ALLN" or "EACHDIFF" in kinds) and not kinds - _PARTS
    if not whole and (not kinds & _COMPARED or "_COMMA" in kinds):
        return  # more is said of somebody
    for keep in (True, False):
        told = list(tokens)
        for i, token in enumerate(tokens[:-1]):
            if token.type != "ITEM" or (reason == "another deed" and _dated(token, support)):
                continue
            said = whole and i > 0 and tokens[i - 1].type in ("ONE", "OTHER")
            counted = _counted(token, support)
            timed = counted or _dated(token, support)
            plain = _plainly(token.gap, said, keep, _person(token, support), counted, timed)
            if _dated(token, support) and any(w.stem in _AFRESH | _IN_PASSING for w in token.gap):
                plain = None  # "was restored in 1821", where buildings have years
            if plain is None and said and tokens[i - 1].type == "OTHER":
                plain = _gapped(token.gap, keep, told, tokens)
            after = tokens[i + 1].gap
            spared = plain is None and not said and reason != "another deed"
            if spared and (rest := _done_by_it(token.gap, after)) is not None:
                plain, after = _without_which(token.gap), rest
            if plain is not None:
                told[i] = replace(told[i], gap=plain)
                told[i + 1] = replace(tokens[i + 1], gap=after)
        if tuple(told) != tokens:
            yield tuple(told)


def _person(token: Token, support: Support) -> bool:
    reference = token.reference
    return isinstance(reference, Choice) and any(support.people(item.category) for item in reference.items)


def _counted(token: Token, support: Support) -> bool:
    """Whether the item is a number or the like, with which nobody does anything."""
    reference = token.reference
    if not isinstance(reference, Choice):
        return False
    categories = [support.frame.by_name[item.category] for item in reference.items]
    return all(c.ordered and c.dimension not in ("", "age", "date", "position", "time") for c in categories)


def _dated(token: Token, support: Support) -> bool:
    reference = token.reference
    items = reference.items if isinstance(reference, Choice) else ()
    return any(support.frame.by_name[item.category].dimension in ("date", "time") for item in items)


def _gapped(gap: Words, keep: bool, told: Sequence[Token], tokens: Tokens) -> Words | None:
    """ "And the other | in | 1702", after "one sank in 1648", which is told plainly; or None."""
    one = next(i for i, t in enumerate(tokens) if t.type == "ONE") + 1
    same = bool(gap) and gap[0].low in _LEADING and gap[0].low in [w.low for w in tokens[one].gap]
    if not same or told[one].gap == tokens[one].gap:
        return None
    return (gap[0].instead("is"), *gap) if keep else (gap[0].instead("has"), *gap[1:])


def _plainly(gap: Words, said: bool, keep: bool, person: bool, counted: bool, timed: bool) -> Words | None:
    """ "The ship that raided" -> "the ship with", "sailed under" -> "is under" or "has"; None where no verb is to be spared."""
    lows = [w.low for w in gap]
    start = 0 if said else _after_noun(lows)
    if start is None:
        return None
    led = start > 0 and lows[start - 1] in _WHICH
    at = start
    while at < len(gap) and lows[at] in _BEING:
        at += 1
    if at >= len(gap) or not (said or led or _done_to(lows[1], lows[at:])):
        return None
    passive = at > start or not (said or led)
    rest, led_by = at + 1, _SO_LONG if timed else _WITH_PASSIVES if passive else _LEADING
    while rest < len(gap) and (lows[rest] in led_by or (lows[rest] == "about" and gap[at].stem in _TELLING)):
        rest += 1
    articles = gap[rest:]
    leading = gap[rest - 1] if rest > at + 1 else None
    if rest > at + 2 + timed or len(articles) > 1 or any(w.low not in _THE for w in articles):
        return None
    if not _belongs(gap[at], leading, counted):
        return None
    if person and (leading is None or leading.low not in _TO_PERSONS):
        return None
    if keep and leading is not None and leading.low != "by":
        being = (gap[at].instead("is"),) if said else ()
        return (*gap[: start - led], *being, leading, *articles)
    return (*gap[: start - led], gap[at].instead("has" if said else "with"), *articles)


def _done_to(noun: str, lows: list[str]) -> bool:
    """ "The boat | built in", "the man seen by", "the man working in"; not "the man finished", which may be all."""
    if lows[0].endswith("ing") or lows[1:2] == ["by"]:
        return True
    return not lows[0].endswith("s") and not is_person(noun) and noun != "one"


def _after_noun(lows: list[str]) -> int | None:
    """Where the words after "the ship (that)" begin."""
    if len(lows) < 3 or lows[0] not in _THE or not lows[1].isalpha():
        return None
    return 3 if lows[2] in _WHICH else 2


def _done_by_it(gap: Words, after: Words) -> Words | None:
    """What follows the verb in "the tomb (the) | Bickerton | excavated", "the nest where | 9 | eggs were counted"; or None."""
    lows, done = [w.low for w in gap], [w.low for w in after]
    led = 1 < len(lows) < 5 and lows[0] in _THE and lows[1].isalpha() and lows[2:3] in ([], ["that"], ["the"], ["where"])
    if not led:
        return None
    if lows[2:] == ["where"]:
        counted = len(done) > 2 and done[-2] in _BEING and _belongs(after[-1], None, True)
        return after[:-2] if counted else None
    told = bool(after) and _belongs(after[0], None, False) and finite(done[0])
    return after[1:] if told and lows[3:] in ([], ["the"]) else None


def _without_which(gap: Words) -> Words:
    """ "The tomb (that) | the" -> "the tomb with the"."""
    articles = gap[2:] if gap[2:] and gap[2].low == "the" else gap[3:]
    return (*gap[:2], gap[1].instead("with"), *articles)


def _belongs(word: Word, leading: Word | None, counted: bool) -> bool:
    """Whether a verb, before such a preposition, may tell what belongs to whom, and nothing else of a thing or a person."""
    if word.low in denying() or (word.stem, leading.low if leading else "-") in _dealings():
        return False
    if leading is None and not counted:
        return word.low in verb_forms() and word.stem in _having() - _IN_PASSING
    if leading is not None and leading.low == "by" and word.stem in _IN_PASSING:
        return False  # "the lighthouse painted by | Dora", who need not keep it
    return (word.low in verb_forms() | _happenings()) and word.stem not in _WITHOUT


@cache
def _having() -> frozenset[str]:
    """Stems of the verbs by which one comes to a thing, makes it, has it, or does what it is there for."""
    return frozenset(key(verb) for verb, *classes in rows("deeds") if _OWN & set(classes))


@cache
def _happenings() -> frozenset[str]:
    return frozenset(form for verb in words("happenings") for form in forms(verb))


@cache
def _dealings() -> frozenset[tuple[str, str]]:
    return frozenset((key(verb), leading.split("/")[0]) for verb, *led in rows("dealings") for leading in led)
