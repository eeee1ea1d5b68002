"""Rules made of rules: not, and, or, counts and conditions in every wording."""

from collections.abc import Callable, Iterator, Sequence

from nlpuzzle.english.numbers import cardinal_word
from nlpuzzle.english.phrasing import denied
from nlpuzzle.puzzle import Item
from nlpuzzle.rules import Amount, And, Compare, Count, Different, Distance, Iff, IfThen, Not, Or, Rule, Same, Term
from nlpuzzle.telling.realise.comparisons import Comparisons
from nlpuzzle.telling.realise.statements import Statements
from nlpuzzle.telling.realise.voice import Saying

__all__ = ["Joined"]

#: forms that may stand inside another sentence
_SIMPLE = frozenset({
    "same", "same-named", "different", "different-short", "different-named", "open", "exact", "next-to", "at-least", "either",
    "one-of-names", "between", "times",
})  # fmt: skip

#: words of a comparison after which "and" would seem to speak of what is compared with
LONG = 6


class Joined:
    """The clauses of rules within rules: (form, text) each. `clauses` gives those of the rules inside."""

    def __init__(
        self, statements: Statements, comparisons: Comparisons, clauses: Callable[[Rule], Iterator[tuple[str, str]]]
    ) -> None:
        self.statements, self.comparisons, self.clauses = statements, comparisons, clauses
        terms = self.terms = statements.terms
        self.exact = all(voice.exact for voice in terms.voices.values())

    def _parts(self, *rules: Rule) -> Iterator[tuple[str, ...]]:
        """Clauses for the parts of a condition or choice, one wording each; nothing where a part has none."""
        found = [self._part(rule) for rule in rules]
        if None not in found:
            yield tuple(part for part in found if part is not None)

    def _part(self, rule: Rule) -> str | None:
        """A rule within a rule: short where people talk; to the letter in brackets where it is itself made of several."""
        if self.exact:
            text = next(self.clauses(rule))[1]
            return f"({text})" if isinstance(rule, And | Or | Count | IfThen | Iff) else text
        simple = [text for form, text in self.clauses(rule) if form in _SIMPLE]
        return self.terms.pick(simple) if simple else None

    def if_then(self, rule: IfThen) -> Iterator[tuple[str, str]]:
        for first, second in self._parts(rule.condition, rule.consequence):
            # If Ann drinks tea, then Ben wears red.
            yield "if-then", f"if {first}, then {second}"
            # Ben wears red if Ann drinks tea.
            yield "if-after", f"{second} if {first}"

    def iff(self, rule: Iff) -> Iterator[tuple[str, str]]:
        for first, second in self._parts(rule.left, rule.right):
            # Ann drinks tea if and only if Ben wears red.
            yield "iff", f"{first} if and only if {second}"

    def negated(self, rule: Not) -> Iterator[tuple[str, str]]:
        terms, voices, inner = self.terms, self.terms.voices, rule.rule
        match inner:
            case Compare(category, Amount(subject, 1, None, 0), "=", Amount(object_, 1, None, offset)) if (
                subject is not None and object_ is not None and offset in (1, -1) and voices[category].line
            ):
                one, other = terms.compared(voices[category], subject, object_)
                for predicate in terms.steps(voices[category], offset, other):
                    # Ann is not directly behind Ben.
                    said = Saying.of(predicate)
                    yield "not-directly", f"{one} {denied(said.verb, said.rest)}"
            case Distance(category, left, right, "=", 1):
                for template in voices[category].near:
                    said = Saying.of(template.replace("{}", terms.noun(right)))
                    # Ann is not next to Ben.
                    yield "not-next-to", f"{terms.noun(left)} {denied(said.verb, said.rest)}"
                if voices[category].near:
                    # Ann and Ben are not next to each other.
                    yield "not-next-each", f"{terms.noun(left)} and {terms.noun(right)} are not next to each other"
        for (clause,) in self._parts(inner):
            # It is not true that Ann drinks tea.
            yield "not-true", f"it is not true that {clause}"

    def all_of(self, rule: And) -> Iterator[tuple[str, str]]:
        rules = rule.rules
        about_one = False
        for clause in self._of_two(rules) if len(rules) == 2 else ():
            about_one = True
            yield clause
        if not about_one:
            for parts in self._parts(*rules):
                # Ann drinks tea, and Ben wears red.
                yield "and", ", and ".join(parts)

    def _of_two(self, rules: Sequence[Rule]) -> Iterator[tuple[str, str]]:
        """Two facts in one clause, where they are about one thing or say one thing."""
        first, second = rules
        subject = _subject(first)
        if isinstance(first, Compare) and isinstance(second, Compare):
            yield from self.comparisons.bounded(first, second)
        if subject is not None and subject == _subject(second):
            if isinstance(first, Different) and isinstance(second, Different):
                yield from self.statements.neither(subject, [first.right, second.right])
                if self.statements.shared([first.right, second.right]) is not None:
                    return  # not "does not drink tea and does not drink coffee"
            yield from self._of_one(subject, first, second)
        elif isinstance(first, Different) and isinstance(second, Different):
            if first.right == second.right and self.terms.sayable(first.right):
                # Neither Ann nor Ben drinks tea.
                nouns = f"{self.terms.noun(first.left)} nor {self.terms.noun(second.left)}"
                yield "neither-subjects", f"neither {nouns} {self.terms.saying(first.right)}"

    def _of_one(self, subject: Term, first: Rule, second: Rule) -> Iterator[tuple[str, str]]:
        """Two facts about one thing."""
        one, other = self._predicate(first), self._predicate(second)
        if one is None or other is None:
            return
        if isinstance(first, Compare) and not isinstance(second, Compare) and len(one.split()) > LONG:
            # not "is older than the guest who drinks tea and wears red": which of the two wears it?
            first, second, one, other = second, first, other, one
        plain = isinstance(second, Same | Different) or not isinstance(first, Different)
        opposed = plain and isinstance(first, Different) != isinstance(second, Different)
        noun, pronoun = self.terms.noun(subject), self.terms.pronoun(subject)
        # Ann drinks tea and wears red.
        # Ann drinks tea but does not wear red.
        yield "both", f"{noun} {one} {'but' if opposed else 'and'} {other}"
        if pronoun and isinstance(first, Same | Different):
            # Ann drinks tea, and she wears red.
            yield "both-pronoun", f"{noun} {one}, {'but' if opposed else 'and'} {pronoun} {other}"
        if not isinstance(first, Different) and isinstance(subject, Item) and f" {self.terms.who} " not in noun:
            # Ann, who drinks tea, wears red.
            yield "aside", f"{noun}, {'who' if self.terms.people else 'which'} {one}, {other}"

    def _predicate(self, rule: Rule) -> str | None:
        """A rule about its first term as what is said of that term."""
        match rule:
            case Same(_, right) if self.terms.sayable(right):
                return str(self.terms.saying(right))
            case Different(_, right) if self.terms.sayable(right):
                said = self.terms.saying(right)
                return denied(said.verb, said.rest)
            case Compare(category, Amount(_, 1, None, 0), operator, Amount(other, 1, None, offset)) if other is not None:
                voice = self.terms.voices[category]
                if voice.owned:
                    return None
                if not offset and operator in ("<", ">"):
                    return self.terms.pick(self.comparisons.open(voice, operator == ">", self.terms.noun(other)))
                steps = self.terms.steps(voice, offset, self.terms.noun(other)) if offset and operator == "=" else []
                return self.terms.pick(steps) if steps else None
        return None

    def any_of(self, rule: Or) -> Iterator[tuple[str, str]]:
        for parts in self._parts(*rule.rules):
            if len(parts) > 2:
                # Ann drinks tea, or Ben wears red, or Cleo is oldest, or more than one of these.
                yield "or-more", f"{', or '.join(parts)}, or more than one of these"
                continue
            # Ann drinks tea, or Ben wears red, or both.
            yield "or-both", f"{parts[0]}, or {parts[1]}, or both"
            # Either Ann drinks tea, or Ben wears red, or both.
            yield "either-or-both", f"either {parts[0]}, or {parts[1]}, or both"

    def count(self, rule: Count) -> Iterator[tuple[str, str]]:
        low, high, rules = rule.low, rule.high, rule.rules
        if (low, high, len(rules)) == (1, 1, 2):
            for first, second in self._parts(*rules):
                # Either Ann drinks tea, or Ben wears red, but not both.
                yield "or-not-both", f"either {first}, or {second}, but not both"
        for parts in self._parts(*rules):
            # Exactly one of these statements is true: Ann drinks tea; Ben wears red.
            quantity, number = _quantity(low, high, len(rules))
            verb = "is" if number == 1 else "are"
            yield "count", f"{quantity} of these statements {verb} true: {'; '.join(parts)}"


def _quantity(low: int, high: int, total: int) -> tuple[str, int]:
    """How many in words, and the number that is said last."""
    if low == high:
        return f"exactly {cardinal_word(low)}", low
    if high == total:
        return f"at least {cardinal_word(low)}", low
    if not low:
        return f"at most {cardinal_word(high)}", high
    return f"from {cardinal_word(low)} to {cardinal_word(high)}", high


def _subject(rule: Rule) -> Term | None:
    match rule:
        case Same(left, _) | Different(left, _):
            return left
        case Compare(_, Amount(term, 1, None, 0), _, _):
            return term
    return None
