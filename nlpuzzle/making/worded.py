"""Sentences with one word dropped, doubled or put in, and what such a sentence may still be read as."""

import random
import re
from collections.abc import Iterator

from nlpuzzle.english.dates import MONTHS
from nlpuzzle.english.kinds import families
from nlpuzzle.english.titles import titles
from nlpuzzle.making.otherwise import after_dropping, after_inserting, without
from nlpuzzle.making.pages import Said, parts
from nlpuzzle.puzzle import Frame
from nlpuzzle.regex import regex
from nlpuzzle.rules import Compare, Count, Different, Rule, Same
from nlpuzzle.values import dataclass

__all__ = ["INSERTED", "Worded", "doubled", "dropped", "inserted", "swapped", "worded"]


#: words that change what a sentence says wherever they are put in
INSERTED = ("not", "never", "only", "unless", "more than", "or")
#: words that may be dropped or doubled without harm: articles, and what only makes a sentence rounder
FILLERS = frozenset({"a", "an", "the", "exactly", "somewhere", "then", "either"})
_MONTHS = "|".join(MONTHS).title()
#: What English leaves out as well: (what stands before, the word, what stands after). The classes are: the adjective or noun of
#: a measure; its unit, after a verb or comparative that measures in nothing else or before another with it; a noun said
#: before or after (genitives, superlatives, counts, trains by their time); "on", "at" and "for" before times and how long;
#: conjunctions between clauses; and words that say twice what their neighbours say.
_UNDERSTOOD = (
    (r"\d (?:m|cm|years?|metres?|centimetres?|feet)", "tall|long|old|high|wide|deep", r""),  # "30 cm (tall)"
    (r"\d:\d\d", "am|pm", r""),  # "leaves at 8:00 (am)"
    (r"", "dollars?|points?|euros?|pounds?", r"(?:more|less|fewer)\b"),  # "five (dollars) less than"
    (r"\b[Tt]he (?:[\w]+-)?\w+est", r"\w+", r""),  # "the second-oldest (reader)"
    (
        r"'s?",
        r"\w+",
        r"(?:is|has|does|did|was|and|one|the|n?or|are|but|\w+n't|leaves|goes|departs|carries|opens|opened|serves|keeps|runs|weighs|"
        r"if|unless|then|in some order)\b|$",
    ),  # "later than Ann's (café)"
    (r"\b[Tt]he \d+:\d\d(?: am| pm)?", "train", r""),  # "the 7:15 am (train)"
    (r"\b[Tt]he (?:two|three|four|five|six|seven)", r"\w+", r"are\b"),  # "the three (families) are"
    (r"\bon (?:n?either )?the (?:first|second|third|\w+th) n?or the (?:first|second|third|\w+th)", "floor", r""),
    (r"\bweighs? \d+", "kg", r""),
    (r"\bscored \d+", "points?", r""),  # nothing else is scored
    (r"\bweighs (?:exactly |at least |at most )?\w+", "kilograms?", r"(?:more|less)\b"),
    (r"\b(?:leaves?|arrives?|starts?|begins?)(?: n?either)?", "at", r"(?:n?either )?\d+:\d\d"),
    (r"\bdeparts?(?: n?either)?", "in", rf"(?:n?either )?(?:{_MONTHS})\b"),  # "departs (in) February"
    (r"\bstays?", "for", r"(?:n?either )?\d+ days"),
    (r"\bworks?(?: n?either)?", "at|on", r"\w+ \d"),  # "works (at) stall 3"
    (r"\b[Tt]he \w+", "that|which", r"opened in\b"),  # as good with a participle: "the café (that was) opened in 1952"
    (r"\bnext", "door", r"to\b"),
    (r"\b(?:came|comes?|works?|opens?|leaves?|starts?|arrives?|air|watch)", "on", r"(?:n?either )?\w+day\b"),  # "(on) Monday"
    (r"", "directly|immediately", r"(?:next to|beside)\b"),
    (r"^(?:.*(?:\b(?:[Ee]ither|[Ii]f|then|or|and)|[:;]) )?[Tt]he \w+", "directly|immediately", r"\w+"),  # "(just) behind"
    (r"\b(?:but|and)", "it|he|she", r"\w"),  # "is not the boxer, but (it) weighs 14 kg"
    (r"", "but", r"not both"),
    (r"\bserves [^,;]*\bbut", "is", r"not (?:in|on|at)\b"),  # what it serves it serves where it is
    (r",", "and|but", r"\w"),  # "Ann is older than Ben, (and) Cleo wears red"
    (r"these", "statements", r"(?:is|are) true"),
    (r"\bare", "all|two|three|four|five|six|seven", r"different"),
    (r"\bdifferent", r"\w+", r"$"),
    (r"\bc[ao]me", "in", r"(?:n?either )?\w+(?:th|st|nd|rd|second)\b"),
    (r"\b[Tt]he (?:first|second|third|\w+th|last)", r"\w+", r"in the\b"),  # "the third (customer) in the queue"
    (r"\bon", "watch|duty|air", r"(?:the (?:day|night)|some time)\b"),
    (r"\bon (?:watch|duty|air)", "on", r"n?either \w+day\b"),
    (
        r"\b(?:two|three|four|five)",
        "floors|houses|places|plots|seats|stalls|tents",
        r"(?:behind|above|below|in front|to the (?:left|right) of)\b",
    ),
    (r"\d+", "kg|cm|m|days?|points?|dollars?|years?", r"(?:(?:or|and|nor) )?\d"),  # "12 (kg) or 14 kg", "12, 14 or 16 kg"
    (r"\b(?:[Tt]he \w+|was|wasn't|was not|is|isn't|is not)", "built", r"by\b"),  # who built it is its maker
    (r"\b(?:above|below|beside|behind|to|of) the \w+", "owner", r""),  # where the cat lives, its owner does
    (r"\b(?:that|who)", "plays", r"bowls\b"),  # a game that is a verb as well
    (r"\bin \w+", "livery", r""),  # "the train in red (livery)"
    (r"\bscored? (?:exactly |at least |at most )?\d+", "points", r""),  # what one scores is points
    (r"\bscored? (?:\w+ )?as many", "points", r"as\b"),
    (r"\b[Tt]he \w+", "owner", r"(?:lives|does not live|doesn't live)\b"),  # and the owner lives where the cat does
)
_TITLES = titles("rank", "form")
#: what an adjective before it stands for, where the sentence has the noun beside another: "the red (train) and the blue train"
_SAME_NOUN = r"\b[Tt]he (?:\w+ )?{noun}\b.*\b(?:than|nor) the \w+$|\b[Tt]he \w+ {noun}\b.*\bthe \w+$"


def harmless(text: str, at: int) -> bool:
    """Whether the word of a sentence may be dropped or doubled and the meaning stays.

    A filler may, what English understands, and what the sentence has said: "one sells spices; the other (sells) mirrors".
    """
    words = text.rstrip(".").split(" ")
    word = words[at].lower().strip(",;")
    before, after = " ".join(words[:at]), " ".join(words[at + 1 :])
    places = [(left, right) for left, what, right in _UNDERSTOOD if re.fullmatch(what, word)]
    if word in _TITLES and after[:1].isupper():
        return True  # "(Captain) Duarte's ship"
    if word in FILLERS or any(re.search(rf"(?:{left})$", before) and re.match(right, after) for left, right in places):
        return True
    noun = re.escape(word)
    if re.search(_SAME_NOUN.format(noun=noun), before) or (
        re.search(r"\b[Tt]he \w+$", before) and re.match(rf"(?:and|n?or) the (?:\w+ )?{noun}\b", after)
    ):
        return True
    described, elsewhere = _AFTER_THE.search(before), f"{before} {after}"
    if described is not None and "color" in families(described[1]) and re.search(rf"(?:\b[Tt]he|'s) {noun}\b", elsewhere):
        return True  # "the train to Lund carries coal, the red (train) tea", "the red (train) leaves before Ann's train"
    if before.endswith(("'s", "s'")) and re.match(rf"\w+'s? {noun}\b", after):
        return True  # "Ann's (robot), Ben's robot and the heaviest robot"
    if before.endswith("'s") and words[at].endswith(",") and re.search(rf"\band the {noun}\b.* different\b", after):
        return True  # "Ann's (robot), Spark and the robot that runs on coal are three different robots"
    if re.search(rf"'s {noun} and \w+'s$", before):
        return True  # "Ann's robot and Ben's (robot), in some order"
    if re.match(rf"[Tt]he {noun}\b.* is the \w+$", before):
        return True  # "the family in the green tent is the Everly (family)"
    if re.search(rf"\b{noun} (?:in|on|at|some) [^,;]*\band$", before) and _GOES_ON.match(after):
        return True  # "works at stall 2 and (works) to the left of Ann"
    if _SAME_UNIT.search(f"{before} {after}") and re.search(r"\bthe other$", before) and re.match(r"\d", after):
        return True
    if word in ("in", "on", "at") and re.search(rf"\b{word} \w+ \d+,$", before):
        return True  # "in seat 1, (in) seat 2 or in seat 6"
    if not after and re.search(rf"\bis {noun}\b.*\b(?:is not|isn't)$", before, re.IGNORECASE):
        return True  # "if Ann is 30, then Ben isn't (30)"
    above = re.match(r"(?:above|below|before|after|to the)\b", after)
    if above and re.search(rf"\b(?:{_MANY}) {noun}\b.*\b(?:{_MANY})$", before):
        return True  # "two floors above Ann, and Ben lives two (floors) above Cleo"
    if (led := _SO_MUCH.search(before)) is not None and re.search(rf"\b{led[1]}s? \d+ {noun}\b", before):
        return True  # "the player with 12 points is older than the player with 15 (points)"
    if word == "is" and _IS_THAN.search(before) and re.match(rf"{_COMPARED}\b", after):
        return True
    if (clause := _CLAUSE.match(before)) is not None and clause["verb"] == word:
        return True
    if _AND_ONE.search(before) and re.search(rf"^[^,]*\b{noun}\b", before) and re.match(r"\w+ ", after):
        return True  # "the man in red opens the month after Ann, and Ann (opens) some time after Ben"
    if _HAS_ONE.search(before) and re.match(r"the \w+$", after):
        return True  # "the man in red has the fox, and Ann (brought) the owl"
    if word == "is" and _IS_ONE.search(before) and re.match(r"the \w+$", after):
        return True  # "the man in red is the baker, and the man with the fox (is) the tailor"
    if word in ("is", "was") and _IS_BUT.search(before) and after.startswith("not "):
        return True  # "the inn in red is in Mill Lane but (was) not built in 1971"
    if word.endswith(("er", "or", "ist")) and _BESIDE_A.search(before) and re.match(r"and the \w+ (?:with|who|in)\b", after):
        return True  # "between the tea (drinker) and the friend with the milk": the tea stands for whoever has it
    said = [w.strip(",;").lower() for w in words[:at]]
    return word in said and bool(_GAPPED.search(before) or _MOST.search(before))


_GOES_ON = regex(r"(?:in|on|at|to|some|exactly|directly|immediately|next|above|below|behind) ")
_AFTER_THE = regex(r"\b[Tt]he (\w+)$")
#: "one has 12 points and the other (scored) 18 points"
_SAME_UNIT = regex(r"\bone \w+ \d+ (\w+),? and the other \d+ \1\b")
_MANY = "two|three|four|five|six|seven"
_SO_MUCH = regex(r"\b(with|for|weigh|scored|has)s? \d+$")
_COMPARED = r"(?:\w+ \w+ )?(?:older|younger|taller|shorter|heavier|lighter|longer)"
_AND_ONE = regex(r"^(?!.*\bnot\b|.*n't)The [^,]*, and [A-Z]\w+$")
#: what of the one is not said to be done with a thing but that he has it is said of the other, too
_HAS_ONE = regex(r"^(?!.*\bnot\b|.*n't)The [^,]*\b(?:has|had) the \w+, and [A-Z]\w+$")
_IS_ONE = regex(r"^(?!.*\bnot\b|.*n't)The [^,]* is the \w+, and the [^,;]+$")
#: "Ann sits behind Ben, and Cleo (sits) behind Dan"
_CLAUSE = regex(
    r"^(?!.*\bnot\b|.*n't)[A-Z]\w+ (?P<verb>\w+) .*, and (?:[A-Z]\w+|the \w+ (?:who|that|with|in|from) [^,;]+)$"
)
#: "Ann is older than Ben, and Cleo (is) younger than Dan"
_IS_THAN = regex(rf"^(?!.*\bnot\b|.*n't).*\bis (?:exactly )?{_COMPARED} than\b.*, and\b")
_IS_BUT = regex(r"^(?!.*\bnot\b|.*n't).*\b(?:is|was) [^,;]*\bbut$")
_BESIDE_A = regex(r"\bbetween the \w+$")
#: "lives in house 4, or Ben lives in the leftmost (house)"
_MOST = regex(r"\bthe \w+most$")
#: what may leave out a word that was said: the second of two, "the other (is) driven by Ann", "in May or (in) June"
_GAPPED = regex(r"\bthe other$|\bn?or$|\b(?:other(?: \w+)?|n?or|and) \d+$|\b(?:is|was) not .* and$", re.IGNORECASE)


@dataclass(frozen=True)
class Worded:
    """A sentence changed by a word, and how it may be read: what it said before, if that is harmless, or one of the others."""

    #: "dropped", "doubled" or "inserted"
    what: str
    word: str
    text: str
    harmless: bool
    others: tuple[Rule, ...] = ()


def worded(said: Said, frame: Frame, dice: random.Random) -> Iterator[Worded]:
    """A sentence with one word dropped, with one doubled, and with one put in."""
    words = _words(said.text)
    at = dice.randrange(len(words))
    yield dropped(said, frame, at)
    yield doubled(said, frame, at)
    put_in = dice.choice(INSERTED)
    yield inserted(said, frame, put_in, dice.randrange(len(words) + 1))


def inserted(said: Said, frame: Frame, put_in: str, at: int) -> Worded:
    """A sentence with one of the INSERTED words before its word at `at`, or at its end."""
    rule, words = said.rule, _words(said.text)
    if not at and words[0] in _SMALL:
        words[0] = words[0].lower()
    changed = _sentence([*words[:at], put_in, *words[at:]])
    facts = all(isinstance(part, Same) for part in parts(rule))
    several = isinstance(rule, Count) or all(isinstance(part, Same | Different | Compare) for part in parts(rule))
    fact = facts or (several and not _RELATES.search(_clause(changed, put_in)))
    spared = put_in == "only" and _says_no_more(changed, fact=fact)
    others = after_inserting(rule, put_in, " ".join(words[:at]), " ".join(words[at:]), frame)
    return Worded("inserted", put_in, changed, spared, tuple(others))


def dropped(said: Said, frame: Frame, at: int) -> Worded:
    """A sentence without one of its words."""
    words = _words(said.text)
    spared = harmless(said.text, at) or _heads_list(words, at, frame) or _told_alike(words, at, frame)
    others = [*after_dropping(said.rule, words[at])]
    if not at and words[1:2] == ["and"]:
        others += without(said.rule, words[at])  # "(Ann) and Ben are red": "And Ben ..."
    return Worded("dropped", words[at], _sentence(_without(words, at)), spared, tuple(others))


def doubled(said: Said, frame: Frame, at: int) -> Worded:
    """A sentence with one of its words said twice."""
    words = _words(said.text)
    word = words[at]
    spared = harmless(said.text, at) or _heads_list(words, at, frame)
    again = word.lower() if word in _SMALL else word
    return Worded("doubled", word, _sentence([*words[:at], word.rstrip(",;:"), again, *words[at + 1 :]]), spared)


def swapped(said: Said, frame: Frame, at: int) -> Worded | None:
    """A sentence with a word and the next in the place of each other, the commas left where they are.

    Whoever makes sense of it makes the old sense; what else it may not say. None where the words are the same, or two items of
    one category, of which either may stand where the other stood.
    """
    words = _words(said.text)
    one, other = (word.rstrip(",;:") for word in words[at : at + 2])
    if one.lower() == other.lower() or any({one, other} <= set(category.items) for category in frame):
        return None
    marks = [word[len(word.rstrip(",;:")) :] for word in words[at : at + 2]]
    first = one.lower() if not at and one in _SMALL else one
    changed = _sentence([*words[:at], other + marks[0], first + marks[1], *words[at + 2 :]])
    return Worded("swapped", f"{one} {other}", changed, harmless=True)


def _words(text: str) -> list[str]:
    return text.rstrip(".").split(" ")


def _heads_list(words: list[str], at: int, frame: Frame) -> bool:
    """ "The skier with the wolf (badge)", where the list that has the wolf is headed "Badge"."""
    named = [category.items for category in frame if category.name.casefold() == words[at].lower().strip(",;")]
    return at > 1 and words[at - 2].lower() == "the" and any(words[at - 1] in items for items in named)


def _told_alike(words: list[str], at: int, frame: Frame) -> bool:
    """ "The person with the trumpet lives to the left of the violin (player)": the place of the one and of the other."""
    alike = {item for category in frame if words[at - 1] in category.items for item in category.items}
    told = any(words[k - 2 : k] == ["with", "the"] and words[k] in alike for k in range(2, at - 2))
    return told and words[at - 3 : at - 1] in (["of", "the"], ["above", "the"], ["below", "the"])


#: what says more of somebody than that he has something
_RELATES = regex(r"\b(?:than|before|after|behind|ahead|front|left|right|above|below|next|between|apart|not)\b|n't")


def _clause(text: str, word: str) -> str:
    """The statement of a list that a word stands in."""
    return next((part for part in re.split("[;:]|, (?=and |but )", text) if f" {word} " in f"{part} "), text)


def _without(words: list[str], at: int) -> list[str]:
    """The words without one of them, its comma left where it stood."""
    before, mark = words[:at], words[at][-1]
    if before and mark in ",;:" and before[-1][-1] not in ",;:":
        before[-1] += mark
    return [*before, *words[at + 1 :]]


_SMALL = frozenset({"A", "An", "The", "It", "There", "If", "One", "Of", "Either", "Neither", "Exactly", "Both"})


def _says_no_more(text: str, *, fact: bool) -> bool:
    """Whether "only" counts what each has one of: "only Ann wears red", "who only wears red", "the only one who"."""
    return bool(_ONLY_ONE.search(text) or _ONLY_SO_MUCH.search(text) or (fact and _ONLY_FACT.search(text)))


_LED = (
    r"(?:after|at|before|between|by|for|from|in|next|of|on|to|with|exactly|directly|somewhere|some"
    r"|first|second|third|fourth|fifth|sixth|seventh|last)\b"
)
_ONLY_ONE = regex(
    rf"\b(?:who|that|which) only (?!is\b|was\b|weighs\b)\w+ (?!{_LED})"
    r"|(?:^[Tt]he|(?:; |: |if |then |\bis )the) only \w+ (?:who|that|which|with|from|in|on|at|to|of)\b",
    re.IGNORECASE,
)
#: "lives only four floors above Ann", "only 4 years younger", "weighs only 6 kg if"
_ONLY_SO_MUCH = regex(
    r"(?<!exactly)(?<!least)(?<!most)(?<!than) only "
    r"(?:\$?\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen) \w+ "
    r"(?:\w+er|more|less|fewer|above|ahead|apart|behind|below|before|after|in front|to the)\b"
    r"|\bonly one \w+ apart\b|\b(?:charges?|costs?|earn(?:s|ed)|paid|pays?) only [$£€]\d"
    r"|\bweighs only \d+ \w+\b(?!,? or\b|, \d)"
)
#: "only Ann wears red", "wears only red", "came only on Monday", "is only 12"
_ONLY_FACT = regex(
    r"^Only |(?:,(?: and| but)?|;|:) only |"
    r"\b\w*(?:ed|s|en|[aeo]t[eo]?|[ao][mnvrs]e|ook|ank|aid|ilt|ept|ent|ught) only |\b(?:is|was) only \d|"
    r"\b(?:known|air|watch|duty) only (?:for|on) "
)


def _sentence(words: list[str]) -> str:
    text = " ".join(words)
    return f"{text[:1].upper()}{text[1:]}."
