"""Words in an order that no English sentence has for one of them: "stands | to Ann", "docks | Dublin", "is | of Ann".

Each pattern over the classes of words (`word_sequence`) marks the word that decides, and says which words those are.
"""

from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import NamedTuple

from nlpuzzle.english.adjectives import comparative
from nlpuzzle.english.classes import verb_class, word_class
from nlpuzzle.english.dates import month_value, weekday_value
from nlpuzzle.english.morphology import singular
from nlpuzzle.english.numbers import ordinal_value
from nlpuzzle.english.tables import rows
from nlpuzzle.english.tables import words as word_table
from nlpuzzle.english.units import unit_of
from nlpuzzle.english.words import Word, finite, key
from nlpuzzle.regex import regex
from nlpuzzle.sieve import Sieve
from nlpuzzle.understanding.soundness.habits import Found
from nlpuzzle.understanding.soundness.nouns import MEASURED, WHATEVER
from nlpuzzle.understanding.soundness.word_sequence import Classes
from nlpuzzle.understanding.words.vocabulary import kinds_of, verb_forms

__all__ = ["RANKING", "WORD_FAULTS", "misplaced_word"]

#: what nobody does to somebody
RANKING = frozenset(map(key, ("arrive", "come", "finish", "rank")))

_STAYING = verb_class("staying") | {key("work")}
_FOUNDING = verb_class("founding")
_NAMING = verb_class("naming")
#: what may last longer or better with no object: "took longer than"
_LASTING = frozenset(map(key, ("take", "last", "do")))


class _Fault(NamedTuple):
    """What is lost where a pattern is found whose group `word` is such a word."""

    lost: str
    pattern: str
    decides: Callable[[Word], bool]
    example: str


def _stays(word: Word) -> bool:
    return word.stem in _STAYING


def _founds(word: Word) -> bool:
    """Whether a verb says what is made, or that it was."""
    return word.stem in _FOUNDING


def _is_of(word: Word) -> bool:
    return word.low == "of"


def _not_between(word: Word) -> bool:
    return word.low != "between"


def _is_one(word: Word) -> bool:
    return word.low == "one"


def _is_neither(word: Word) -> bool:
    return word.low == "neither"


def _year(word: Word) -> bool:
    return len(word.low) == 4 and word.low.isdecimal() and word.low[:2] in ("17", "18", "19", "20")


def _past(word: Word) -> bool:
    return word.low.endswith("ed") and not word.low.endswith("eed") and len(word.low) > 4


def _is_hence(word: Word) -> bool:
    return word.low == "hence"


def _no_setting(word: Word) -> bool:
    """Whether a noun is nothing that all of a puzzle happens in: "in the painting", but not "in the race"."""
    return singular(word.low) not in word_table("settings") | word_table("places")


def _no_measure(word: Word) -> bool:
    return singular(word.low) not in MEASURED | WHATEVER


def _titled(word: Word) -> bool:
    return word.text[:1].isupper() and ordinal_value(word.low) is not None


def _place_name(word: Word) -> bool:
    return word.text[:1].isupper() and weekday_value(word.low) is None and month_value(word.low) is None


def _not_for(word: Word) -> bool:
    """Whether a preposition tells no stretch of time: "sings for | two minutes longer"."""
    return word.low != "for"


def _ranks(word: Word) -> bool:
    """Whether nobody does that to somebody, so that the form is no participle: "finished behind", not "seated behind"."""
    return word.stem in RANKING


def _plain(word: Word) -> bool:
    """Whether a noun of people is the plain form of a verb as well: "cook", "guard"."""
    return word.text == word.low in verb_forms() and not finite(word.low)


def _of_a_clause(word: Word) -> bool:
    """Whether an adverb goes with a whole clause or its verb, and never with a noun."""
    return word.low in word_class("of-a-clause")


def _unit(word: Word) -> bool:
    return unit_of(word.low) is not None


def _takes_one(word: Word) -> bool:
    """Whether a verb has no two objects: "was worn | either the hat or the cap", not "was given either"."""
    return word.stem not in _GIVING_TWO


_GIVING_TWO = frozenset(key(verb) for verb, needs in rows("valency") if needs == "two")

WORD_FAULTS = (
    _Fault("order", r"^d?[nNSm](?P<word>r)(?=[dA])", _is_hence, "years hence | the atlas costs $9"),
    _Fault("verb", r"(?P<word>>)A&[NnS]?#(?=[.,;])", _not_between, "works to the right of Ann and | plot 2"),
    _Fault("preposition", r"B!?r*(?P<word>[vok])E(?=d)", _takes_one, "was worn | either the hat or the cap"),
    _Fault("negation", r"[U#IAN]&!(?P<word>g)(?=d)", lambda word: word.low in ("bring", "sing"), "is 40 but | not bring tea"),
    _Fault("verb", r"H!?(?P<word>r)(?=[dpIAfty])", lambda word: word.low == "ever", "has ever | in Cork"),
    _Fault("preposition", r"(?P<word>[LlGZQVv])t(?=d|A)", _stays, "sleeps | to the left of Ann"),
    _Fault("order", r"(?P<word>[LlGQZVvb])N[tf](?=d|A)", _stays, "lives | door to Ann"),
    _Fault("preposition", r"B!?r*[voi](?P<word>#)", _year, "was released | 1990"),
    _Fault("preposition", r"D!?[bclmvoVOL](?P<word>#)", _year, "did not open | 1990"),
    _Fault("preposition", r"B!?r*(?P<word>[voi])#", _founds, "was founded | in the year 980"),
    _Fault("verb", r"B!?r*(?P<word>f)(?=d?[jn]*[AIUPh]|d[jnNh]+[fwp])", _is_of, "is | of the baker"),
    _Fault("preposition", r"r(?P<word>f)", _is_of, "sits just | of Ann"),
    _Fault("preposition", r"td(?P<word>n)(?![NSmnhj])", lambda word: word.low in ("left", "right"), "to the right | Ann"),
    _Fault("noun", r"[VOZvoiL](?P<word>f)(?=q?u?S?[<>])", _not_for, "leases from | longer than Ann"),
    _Fault("noun", r"d(?P<word>q)(?=>)", lambda word: word.low != "immediate", "the | directly behind Ann"),
    _Fault("preposition", r"d(?P<word>h)I(?=[BHDM.,;&|])", _is_one, "the one | Oslo was heavier"),
    _Fault("noun", r"^(?P<word>h)A", _is_one, "one | Ann and Ben is older"),
    _Fault("order", r"[Nn](?P<word>h)>", _is_one, "left month one | before Ann"),
    _Fault("counted", r"(?<!u)(?P<word>[SZN])[C<]~", _unit, "stays | nights longer than Ann"),
    _Fault(
        "preposition", r"(?P<word>[oibcmlVOvk])q?u?[NS]?>(?!d?[#U])", lambda word: word.stem == key("get"), "got | before Ann"
    ),
    _Fault("order", r"A(?P<word>i)pU", lambda word: "money" not in kinds_of(word), "gave at | 4 stars"),
    _Fault("order", r"[AINh](?P<word>R)[VOLvoiZBHMD]", lambda word: word.low in ("least", "most"), "Ann | least of all wears"),
    _Fault("relative", r"(?P<word>[NhS])fAs", _no_measure, "a fan of | Ann's robot"),
    _Fault("relative", r"h(?P<word>c)d?[jn]*[AI]", lambda word: word.low == "like", "somebody | like Ann"),
    _Fault("order", r"^pd[jn]*(?P<word>[gNmn])(?=[dA])", _no_setting, "in the painting | the cook has a dog"),
    _Fault("order", r"(?<=[pNU#qBIhd])(?P<word>c)", lambda word: word.low == "like", "stands on | like shelf 2"),
    _Fault("noun", r".(?P<word>R)", _titled, "borrowed Frost | First"),
    _Fault("verb", r"D!?(?P<word>[voik])", _past, "didn't | wanted"),
    _Fault("verb", r"BE[^|pfBHDMV]*\|(?P<word>f)(?=d?[jn]*[IA])", lambda word: word.low == "for", "is either tall or | for"),
    _Fault("order", r"(?<=[AIUNSh#VOLvoiZtpfBcb])(?P<word>E)[^|]*[.;]", _is_neither, "neither keeps the cat | and"),
    _Fault("negation", r"[Ah](?P<word>h)(?=d?[jn]*[IU])", _plain, "Ann | cook goulash"),
    _Fault("noun", r"(?P<word>W)(?=[vk]d)", lambda word: word.low == "where", "the room where | kept the bell"),
    _Fault("order", r"d(?P<word>r)(?=[NSnhmIA#U])", _of_a_clause, "crossed the | just line"),
    _Fault("verb", r"w(?P<word>[voVOk])r?(?=p[jn]*[#RN])", _founds, "the inn, which | founded in 1904, ..."),
    _Fault("relative", r"(?:^|;)d[hNn](?P<word>[vo])q?u?S?>d?[jn]*[AIU][NSnh]?B", _ranks, "the man | finished behind Ann is"),
    _Fault("object", r"(?P<word>O)<~", lambda word: word.stem not in _LASTING, "likes | better than hockey"),
)
#: "docks | Dublin", "the train guarded | Rex leaves"
_WHERE = regex(r"(?P<verb>[LlGQZV])E?(?P<name>I)")
_LEADING = frozenset(map(key, ("come", "go")))
#: "the inn that opened | 1934"
_BEGINNING = _FOUNDING | set(map(key, ("open", "start", "begin")))
_BEGUN = regex(r"(?P<verb>[vVoOkZz])E?(?P<year>#)")
_BY_NAME = regex(r"[NnhI](?P<verb>[vok])(?P<name>I)(?=[VOLBH])")
#: "speaks | canals", but "speaks Danish"
_TOPIC = regex(r"(?P<verb>[VOLvoiZQcblmzN])E?(?P<topic>[IY])")
_SPEAKING = frozenset(map(key, ("chat", "lecture", "speak", "talk")))
#: what a topic may bring along: "a talk | about bees"
_OF = frozenset({"about", "on"})
#: "waved at | taller than Ann": only what one is, or seems
_BODIES = frozenset("old young tall short heavy light big small large expensive cheap new wide thick thin".split())
_COMPARED = regex(r"(?P<verb>[VOLvoikZQbcl])p?q?u?S?(?P<more><)~")
_SEEMING = verb_class("seeming")
#: "the café that | cheesecake": nobody says anything there but a name, "the book that Ann wrote", or "whose" and its noun,
#: or "the float on which samba was played"
_BARE = regex(r"(?<![pft])(?P<who>w)(?P<item>I)")
_SIEVE = Sieve((fault.pattern, fault) for fault in WORD_FAULTS)


def misplaced_word(classes: Classes) -> Iterator[Found]:
    """Each place where such a word cannot stand: what is lost, and the words."""
    text, words = classes
    for fault, at, begin, end in _places(text):
        if fault.decides(words[at]):
            yield (fault.lost, fault.example), words[begin:end]
    for match in _WHERE.finditer(text):
        verb, name = words[match.start("verb")], words[match.start("name")]
        chosen = match.end() - match.start() > 2 and verb.stem in _LEADING  # "comes either | Oslo or Lund"
        fuelled = verb.stem == key("run") and name.low in word_class("fuels")  # "runs | petrol"
        if fuelled or ((_stays(verb) or chosen) and _place_name(name)):
            yield ("preposition", "order"), (verb, name)
    for match in _TOPIC.finditer(text):
        verb, topic = words[match.start("verb")], words[match.start("topic")]
        told = topic.low == "last" or ordinal_value(topic.low) is not None or topic.low in _OF  # "spoke third"
        if verb.stem in _SPEAKING and verb.low in verb_forms() and topic.text[:1].islower() and not told:
            yield ("preposition", "topic"), (verb, topic)
    for match in _COMPARED.finditer(text):
        verb, more = words[match.start("verb")], comparative(words[match.start("more")].low)
        if more is not None and more.base in _BODIES and verb.stem not in _SEEMING:
            yield ("verb", "compared"), (verb, words[match.start("more")])
    for match in _BARE.finditer(text):
        who, item = words[match.start("who")], words[match.start("item")]
        if who.low != "whose" and item.text[:1].islower():
            yield ("relative", "order"), (who, item)
    for match in _BEGUN.finditer(text):
        verb, number = words[match.start("verb")], words[match.start("year")]
        if verb.stem in _BEGINNING and _year(number):
            yield ("preposition", "order"), (verb, number)
    for match in _BY_NAME.finditer(text):
        verb, name = words[match.start("verb")], words[match.start("name")]
        if name.text[:1].isupper() and verb.stem not in _NAMING:
            yield ("preposition", "order"), (verb, name)


@lru_cache(maxsize=4096)
def _places(text: str) -> tuple[tuple[_Fault, int, int, int], ...]:
    """Where the patterns are found in a sentence of such words, each with its deciding word: sentences of one shape recur."""
    return tuple((fault, match.start("word"), *match.span()) for fault, match in _SIEVE.found_in(text))
