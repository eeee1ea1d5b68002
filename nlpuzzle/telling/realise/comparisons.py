"""Comparisons, distances and what stands between: every wording of the rules about a category with an order."""

from collections.abc import Iterator
from fractions import Fraction

from nlpuzzle.english.morphology import singular
from nlpuzzle.english.numbers import cardinal_word
from nlpuzzle.english.phrasing import denied
from nlpuzzle.puzzle import Number
from nlpuzzle.rules import Amount, Between, Compare, Distance, Operator, Term
from nlpuzzle.rules.spelling import spell_number
from nlpuzzle.telling.realise.terms import Terms, magnitude, put
from nlpuzzle.telling.realise.voice import Saying, Voice
from nlpuzzle.telling.senses import is_timed

__all__ = ["TURNED", "Comparisons"]

_VERDICTS: dict[Operator, str] = {"<": "less than", "<=": "at most", "=": "exactly", ">=": "at least", ">": "more than"}
_TIMED_VERDICTS: dict[Operator, str] = {
    "<": "earlier than", "<=": "no later than", "=": "exactly", ">=": "no earlier than", ">": "later than",
}  # fmt: skip
#: a bound on a difference of that size, where the sentence says which way it goes
_BOUNDS: dict[Operator, str] = {">": "more than", ">=": "at least", "<": "less than", "<=": "not more than"}
TURNED: dict[Operator, Operator] = {"<": ">", ">": "<", "<=": ">=", ">=": "<=", "=": "="}
_TIMES = {2: "twice", 3: "three times", 4: "four times", Fraction(1, 2): "half"}


class Comparisons:
    """The clauses of comparisons: (form, text) each."""

    def __init__(self, terms: Terms) -> None:
        self.terms = terms

    def compare(self, rule: Compare) -> Iterator[tuple[str, str]]:
        left, right, voice = rule.left, rule.right, self.terms.voices[rule.category]
        if left.term is not None and left == Amount(left.term) and right.term is not None and right.minus is None:
            if right.scale == 1:
                yield from self._of_two(voice, left.term, rule.operator, right.term, right.offset)
            elif rule.operator == "=" and not right.offset and right.scale in _TIMES:
                for template in voice.times:
                    predicate = put(template.replace("{times}", _TIMES[right.scale]), "", self.terms.noun(right.term))
                    # Ann is twice as old as Ben.
                    yield "times", f"{self.terms.noun(left.term)} {predicate}"
        if voice.exact:
            yield "amounts", self._of_amounts(voice, left, rule.operator, right)

    def _of_amounts(self, voice: Voice, left: Amount, operator: Operator, right: Amount) -> str:
        """Two amounts as they stand, whatever they are made of."""
        plain = left.term is not None and left == Amount(left.term)
        if plain and left.term is not None and right.scale == -1 and right.term is not None and right.minus is None:
            # Ann's number plus Ben's number is exactly seven.
            both = f"{self.terms.value(voice, left.term)} plus {self.terms.value(voice, right.term)}"
            return f"{both} is {_VERDICTS[operator]} {voice.amount(right.offset)}"
        timed = is_timed(voice.category) and left.minus is None and right.minus is None
        verdict = (_TIMED_VERDICTS if timed else _VERDICTS)[operator]
        if operator == "=" and right.term is not None and right.scale != 1 and not right.offset:
            verdict = ""  # "is twice", not "is exactly twice"
        # Ann's age is at least twice Ben's age plus one year.
        return " ".join(filter(None, (self._amount(voice, left), "is", verdict, self._amount(voice, right))))

    def _of_two(
        self, voice: Voice, subject: Term, operator: Operator, object_: Term, offset: Number
    ) -> Iterator[tuple[str, str]]:
        """Two things side by side, and how far apart."""
        one, other = self.terms.compared(voice, subject, object_)
        if not offset:
            yield from self._without_amount(voice, one, operator, other)
        elif operator == "=":
            for predicate in self.terms.steps(voice, offset, other):
                # Ann is three years older than Ben.
                yield "exact", f"{one} {predicate}"
        else:
            bound = operator if offset > 0 else TURNED[operator]
            # "less than two places after" must not sound as if it were after: the bound leaves the other side open
            ending = "" if bound in (">", ">=") else ", if at all"
            if ending and not voice.exact:
                return
            for template in voice.more if offset > 0 else voice.less:
                if bound == ">" and not voice.exact and ("{by} more" in template or "{by} less" in template):
                    continue  # "scored more than four points more than" is hard to read
                # Ann is at least three years older than Ben.
                how_far = f"{_BOUNDS[bound]} {voice.amount(magnitude(offset))}"
                yield _BOUNDS[bound].replace(" ", "-"), f"{one} {put(template, how_far, other)}{ending}"

    def _without_amount(self, voice: Voice, one: str, operator: Operator, other: str) -> Iterator[tuple[str, str]]:
        if operator in ("<", ">"):
            for predicate in self.open(voice, operator == ">", other):
                # Ann is older than Ben.
                yield "open", f"{one} {predicate}"
        elif operator == "=":
            if voice.equal:
                # Ann's price is the same as Ben's.
                yield "equal", f"{one} {voice.equal.replace('{}', other)}"
        elif voice.exact or not voice.line:
            templates = (voice.over or voice.more) if operator == "<=" else (voice.under or voice.less)
            for template in templates:
                # Ann is not older than Ben.
                said = Saying.of(put(template, "", other))
                yield "not-open", f"{one} {denied(said.verb, said.rest)}"

    def open(self, voice: Voice, more: bool, object_: str) -> list[str]:
        """Predicates that leave open how far: "is older than Ben", "is somewhere behind Ben"."""
        templates = (voice.over or voice.more) if more else (voice.under or voice.less)
        some = ["some time"] if voice.calendar else ["somewhere", ""] if voice.line and not _raced(templates) else [""]
        return [put(template, how_far, object_) for template in templates for how_far in some]

    def _amount(self, voice: Voice, amount: Amount) -> str:
        """ "twice Ben's age plus 1 year", "Kim's floor minus Lea's floor", "30 years"."""
        if amount.term is None:
            return voice.number(amount.offset)
        text = _factor(voice, amount.scale) + self.terms.value(voice, amount.term)
        if amount.minus is not None:
            text += f" minus {self.terms.value(voice, amount.minus)}"
        if amount.offset:
            text += f" {'plus' if amount.offset > 0 else 'minus'} {voice.amount(magnitude(amount.offset))}"
        return text

    def bounded(self, low: Compare, high: Compare) -> Iterator[tuple[str, str]]:
        """ "Ann is older than Ben, but by no more than three years": an open comparison and how far at most."""
        voice, object_ = self.terms.voices[low.category], low.right.term
        if low.category != high.category or low.left != high.left or object_ != high.right.term or low.right.offset:
            return
        offset = high.right.offset
        if low.left.term is None or object_ is None or low.left != Amount(low.left.term) or low.right != Amount(object_):
            return
        if (low.operator, high.operator) != ((">", "<=") if offset > 0 else ("<", ">=")) or voice.calendar or not offset:
            return
        if high.right != Amount(object_, offset=offset):
            return
        one, other = self.terms.compared(voice, low.left.term, object_)
        for predicate in self.open(voice, offset > 0, other):
            how_far = self.terms.pick(["no more than", "at most"])
            yield "bounded", f"{one} {predicate}, but by {how_far} {voice.amount(magnitude(offset))}"

    def distance(self, rule: Distance) -> Iterator[tuple[str, str]]:
        voice, a, b = self.terms.voices[rule.category], rule.left, rule.right
        noun = self.terms.noun
        if rule.operator == "=" and rule.amount == 1:
            for template in voice.near:
                # Ann stands next to Ben.
                yield "next-to", f"{noun(a)} {template.replace('{}', noun(b))}"
            if voice.near:
                # Ann and Ben are next to each other.
                yield "next-each", f"{noun(a)} and {noun(b)} are next to each other"
                return
        words = ("", "exactly ") if rule.operator == "=" else (f"{_VERDICTS[rule.operator]} ",)
        for template in voice.apart:
            for word in words:
                # Ann and Ben are exactly two places apart.
                yield "apart", f"{noun(a)} and {noun(b)} {template.replace('{by}', f'{word}{voice.amount(rule.amount)}')}"
        if voice.gap and rule.operator == "=" and isinstance(rule.amount, int) and rule.amount > 1:
            between = rule.amount - 1
            # There are exactly two people between Ann and Ben.
            there = "there is exactly one" if between == 1 else f"there are exactly {cardinal_word(between)}"
            what = singular(voice.gap) if between == 1 else voice.gap
            yield "gap", f"{there} {what} between {noun(a)} and {noun(b)}"

    def between(self, rule: Between) -> Iterator[tuple[str, str]]:
        voice = self.terms.voices[rule.category]
        templates = voice.between
        if not templates and voice.line:
            templates = (f"{voice.more[0].partition('{by}')[0]}{{by}} between {{}}",)
        for template in templates:
            ends = f"{self.terms.noun(rule.first)} and {self.terms.noun(rule.second)}"
            for how in ("some time",) if voice.calendar else ("somewhere", ""):
                # Ann is somewhere between Ben and the tea drinker.
                yield "between", f"{self.terms.noun(rule.term)} {put(template, how, ends)}"


def _factor(voice: Voice, scale: Number) -> str:
    if scale == 1:
        return ""
    if scale in (2, Fraction(1, 2)) or (scale in _TIMES and not voice.exact):
        return f"{_TIMES[scale]} "
    return f"{spell_number(scale)} times "


def _raced(templates: tuple[str, ...]) -> bool:
    return bool(templates) and not templates[0].startswith(("is", "lives", "stands"))
