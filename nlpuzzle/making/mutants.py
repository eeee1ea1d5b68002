"""Sentences changed on purpose: in their meaning, so that the new one is known, or by a word, so that it must be noticed."""

import random
import re
from collections.abc import Iterator
from dataclasses import replace

from nlpuzzle.making.pages import Page, Said, say
from nlpuzzle.puzzle import Frame, Item
from nlpuzzle.regex import regex
from nlpuzzle.rules import (
    Amount,
    And,
    Between,
    Compare,
    Count,
    Different,
    Distance,
    Iff,
    IfThen,
    Not,
    OneOf,
    Or,
    Pairing,
    Rule,
    Same,
    Term,
)  # fmt: skip
from nlpuzzle.telling.realise.comparisons import TURNED

__all__ = ["INSERTED", "meant", "worded"]


#: words that change what a sentence says wherever they are put in
INSERTED = ("not", "never", "only", "unless", "more than", "or")
#: words that may be dropped or doubled without harm: articles, and what only makes a sentence rounder
FILLERS = frozenset({"a", "an", "the", "exactly", "somewhere", "then", "either"})
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
        r"(?:is|has|does|was|and|are|but|\w+n't|leaves|goes|departs|carries|opens|serves|runs|weighs)\b|$",
    ),  # "later than Ann's (café)"
    (r"\b[Tt]he \d+:\d\d(?: am| pm)?", "train", r""),  # "the 7:15 am (train)"
    (r"\b[Tt]he (?:two|three|four|five|six|seven)", r"\w+", r"are\b"),  # "the three (families) are"
    (r"\bweighs \d+", "kg", r""),
    (r"\bweighs (?:exactly )?\w+", "kilograms?", r"more\b"),
    (r"\b(?:leaves?|arrives?)", "at", r"\d+:\d\d"),
    (r"\bstays?", "for", r"(?:n?either )?\d+ days"),
    (r"\bworks?", "at|on", r"\w+ \d"),  # "works (at) stall 3"
    (r"\b[Tt]he \w+", "that|which", r"opened in\b"),  # as good with a participle: "the café (that was) opened in 1952"
    (r"\bnext", "door", r"to\b"),
    (r"\b(?:came|comes?|works?|opens?|leaves?|starts?|arrives?|air|watch)", "on", r"\w+day\b"),  # "came (on) Monday"
    (r"", "directly|immediately", r"(?:next to|beside)\b"),
    (r"\b(?:but|and)", "it|he|she", r"\w"),  # "is not the boxer, but (it) weighs 14 kg"
    (r"", "but", r"not both"),
    (r",", "and|but", r"\w"),  # "Ann is older than Ben, (and) Cleo wears red"
    (r"these", "statements", r"(?:is|are) true"),
    (r"\bare", "all|two|three|four|five|six|seven", r"different"),
    (r"\bdifferent", r"\w+", r"$"),
    (r"\bc[ao]me", "in", r"(?:n?either )?\w+(?:th|st|nd|rd|second)\b"),
    (r"\b[Tt]he (?:first|second|third|\w+th|last)", r"\w+", r"in the\b"),  # "the third (customer) in the queue"
    (r"\bon", "watch|duty|air", r"the (?:day|night)\b"),
    (r"\d+", "kg|cm|m|days?|points?|dollars?|years?", r"(?:or|and|nor) \d"),  # "12 (kg) or 14 kg"
    (r"\bin \w+", "livery", r""),  # "the train in red (livery)"
)
#: what an adjective before it stands for, where the sentence has the noun beside another: "the red (train) and the blue train"
_SAME_NOUN = r"\b[Tt]he \w+ {noun}\b.*\bthe \w+$"


def harmless(text: str, at: int) -> bool:
    """Whether the word of a sentence may be dropped or doubled and the meaning stays.

    A filler may, what English understands, and what the sentence has said: "one sells spices; the other (sells) mirrors".
    """
    words = text.rstrip(".").split(" ")
    word = words[at].lower().strip(",;")
    before, after = " ".join(words[:at]), " ".join(words[at + 1 :])
    places = [(left, right) for left, what, right in _UNDERSTOOD if re.fullmatch(what, word)]
    if word in FILLERS or any(re.search(rf"(?:{left})$", before) and re.match(right, after) for left, right in places):
        return True
    noun = re.escape(word)
    if re.search(_SAME_NOUN.format(noun=noun), before) or (
        re.search(r"\b[Tt]he \w+$", before) and re.match(rf"(?:and|n?or) the \w+ {noun}\b", after)
    ):
        return True
    if _SAME_UNIT.search(f"{before} {after}") and re.search(r"\bthe other$", before) and re.match(r"\d", after):
        return True
    if word == "is" and _IS_THAN.search(before) and re.match(rf"{_COMPARED}\b", after):
        return True
    said = [w.strip(",;").lower() for w in words[:at]]
    return word in said and bool(_GAPPED.search(before))


#: "one has 12 points and the other (scored) 18 points"
_SAME_UNIT = regex(r"\bone \w+ \d+ (\w+),? and the other \d+ \1\b")
_COMPARED = r"(?:\w+ \w+ )?(?:older|younger|taller|shorter|heavier|lighter|longer)"
#: "Ann is older than Ben, and Cleo (is) younger than Dan"
_IS_THAN = regex(rf"^(?!.*\bnot\b|.*n't).*\bis (?:exactly )?{_COMPARED} than\b.*, and\b")
#: what may leave out a word that was said: the second of two, "the other (is) driven by Ann", "in May or (in) June"
_GAPPED = regex(r"\bthe other$|\bn?or$|\b(?:other(?: \w+)?|n?or|and) \d+$|\b(?:is|was) not .* and$", re.IGNORECASE)


def meant(page: Page, at: int, dice: random.Random) -> Iterator[tuple[str, Said]]:
    """A sentence of the page with its meaning changed: (what was done, the new sentence with its rule)."""
    said = page.sentences[at]
    for name, rule in _changed(said.rule, page.frame, dice):
        form = said.form if isinstance(rule, type(said.rule)) else None
        new = say(page.setting, rule, said.kind, said.seed, form) or say(page.setting, rule, said.kind, said.seed)
        if new is not None and new.text != said.text:
            yield name, new


def worded(said: Said, dice: random.Random) -> Iterator[tuple[str, str, str, bool]]:
    """A sentence with one word dropped, doubled or put in: (what was done, the word, the new sentence, is it harmless)."""
    text = said.text
    words = text.rstrip(".").split(" ")
    at = dice.randrange(len(words))
    spared = harmless(text, at)
    dropped = [*words[:at], *words[at + 1 :]]
    yield "dropped", words[at], _sentence(dropped), spared
    yield "doubled", words[at], _sentence([*words[: at + 1], words[at].lower(), *words[at + 1 :]]), spared
    put_in = dice.choice(INSERTED)
    at = dice.randrange(len(words) + 1)
    if not at and words[0] in _SMALL:
        words[0] = words[0].lower()
    changed = _sentence([*words[:at], put_in, *words[at:]])
    yield "inserted", put_in, changed, put_in == "only" and _says_no_more(changed, fact=isinstance(said.rule, Same))


_SMALL = frozenset({"A", "An", "The", "It", "There", "If", "One", "Of", "Either", "Neither", "Exactly", "Both"})


def _says_no_more(text: str, *, fact: bool) -> bool:
    """Whether "only" counts what each has one of: "only Ann wears red", "who only wears red", "the only one who"."""
    return bool(_ONLY_ONE.search(text) or (fact and _ONLY_FACT.search(text)))


_LED = (
    r"(?:after|at|before|between|by|for|from|in|next|of|on|to|with|exactly|directly|somewhere|some"
    r"|first|second|third|fourth|fifth|sixth|seventh|last)\b"
)
_ONLY_ONE = regex(
    rf"\b(?:who|that|which) only (?!is\b|was\b|weighs\b)\w+ (?!{_LED})"
    r"|(?:^[Tt]he|(?:; |: |if |then |\bis )the) only \w+ (?:who|that|which|with|from|in|on|at|to|of)\b",
    re.IGNORECASE,
)
#: "only Ann wears red", "wears only red", "came only on Monday", "is only 12"
_ONLY_FACT = regex(r"^Only |\b\w*(?:ed|s|en|[aeo]t[eo]?|[ao][mnvrs]e|ook|ank) only |\b(?:is|was) only \d")


def _sentence(words: list[str]) -> str:
    text = " ".join(words)
    return f"{text[:1].upper()}{text[1:]}."


def _changed(rule: Rule, frame: Frame, dice: random.Random) -> Iterator[tuple[str, Rule]]:
    """The rule with one thing changed, in every way that its kind allows."""
    match rule:
        case Same(a, b):
            yield "negated", Different(a, b)
        case Different(a, b):
            yield "negated", Same(a, b)
        case Compare(category, left, operator, right) if right.term is not None and left.term is not None:
            if right.scale == 1:
                turned = replace(right, offset=-right.offset)
                yield "turned", Compare(category, left, TURNED[operator], turned)
            yield "swapped", replace(rule, left=Amount(right.term), right=replace(right, term=left.term))
            if right.offset:
                yield "number", replace(rule, right=replace(right, offset=right.offset + (1 if right.offset > 0 else -1)))
                yield "opened", Compare(category, left, ">" if right.offset > 0 else "<", Amount(right.term))
            elif right.scale == 1 and operator in ("<", ">"):
                offset = 2 if operator == ">" else -2
                yield "exact", Compare(category, left, "=", Amount(right.term, offset=offset))
            elif right.scale in (2, 3):
                yield "number", replace(rule, right=replace(right, scale=5 - int(right.scale)))
            others = [c.name for c in frame if c.ordered and c.name != category]
            if others:
                yield "scale", replace(rule, category=dice.choice(others))
        case Distance(_, _, _, "=", amount):
            yield "number", replace(rule, amount=amount + 1)
            yield "negated", Not(rule)
        case Distance():
            yield "bound", replace(rule, operator=TURNED[rule.operator])
        case OneOf(term, (Item() as a, Item() as b)):
            yield "negated", And((Different(term, a), Different(term, b)))
        case Between(category, term, first, second):
            yield "swapped", Between(category, first, term, second)
        case Pairing((a, b), (c, d)):
            yield "unpaired", And((Same(a, c), Same(b, d)))
        case IfThen(a, b):
            yield "swapped", IfThen(b, a)
            yield "strengthened", Iff(a, b)
        case Iff(a, b):
            yield "weakened", IfThen(a, b)
        case Or(parts):
            yield "exclusive", Count(1, 1, parts)
        case Count(1, 1, parts) if len(parts) == 2:
            yield "inclusive", Or(parts)
        case Not(inner):
            yield "negated", inner
        case And((Different(a, x), Different(_, y))):
            yield "affirmed", OneOf(a, (x, y))
    replaced = _replaced(rule, frame, dice)
    if replaced is not None:
        yield "replaced", replaced
    if isinstance(rule, Same | Different | Compare):
        condition = Same(_any(frame, dice), _any(frame, dice))
        if isinstance(condition.left, Item) and isinstance(condition.right, Item):
            if condition.left.category != condition.right.category:
                yield "condition", IfThen(condition, rule)


def _any(frame: Frame, dice: random.Random) -> Item:
    category = dice.choice(frame.categories)
    return Item(category.name, dice.choice(category.items))


def _replaced(rule: Rule, frame: Frame, dice: random.Random) -> Rule | None:
    """One item of the rule put in the place of another of its category."""

    def other(term: Term) -> Term:
        if not isinstance(term, Item):
            return term
        return Item(term.category, dice.choice([label for label in frame.by_name[term.category].items if label != term.label]))

    match rule:
        case Same(a, b):
            return Same(other(a), b)
        case Different(a, b):
            return Different(a, other(b))
        case OneOf(term, options):
            return OneOf(other(term), options)
        case Between(category, term, first, second):
            return Between(category, term, other(first), second)
        case Compare(category, left, operator, right) if right.term is not None:
            return Compare(category, left, operator, replace(right, term=other(right.term)))
        case Distance(category, left, right, operator, amount):
            return Distance(category, other(left), right, operator, amount)
    return None
