"""Rules as English clues: every way of saying a rule that its categories' voices allow.

Each form below has a name and an example. A form is a wording of one kind of rule; within it, which noun and which saying is
used is picked by `pick`, so that the same rule reads differently from clue to clue.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

from nlpuzzle.english.morphology import singular
from nlpuzzle.english.numbers import cardinal_word, ordinal_word
from nlpuzzle.english.phrasing import capitalised, denied, listed, plural_phrase
from nlpuzzle.puzzle import Frame, Item, Number
from nlpuzzle.rules import (
    AllDifferent,
    Amount,
    And,
    At,
    Beside,
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
from nlpuzzle.telling.realise.voice import Saying, Voice

__all__ = ["Pick", "Realiser", "Wording"]

Pick = Callable[[Sequence[str]], str]
"""Chooses one of several equally good phrases: the first of them, or any."""

_PREPOSITIONS = frozenset({"at", "by", "for", "from", "in", "of", "on", "to", "under", "with"})
_TIMES = {2: "twice", 3: "three times", 4: "four times", Fraction(1, 2): "half"}


@dataclass(frozen=True, slots=True)
class Wording:
    """One way of saying a rule; `form` names it."""

    form: str
    text: str


class Realiser:
    """The English of one puzzle's rules."""

    def __init__(self, frame: Frame, voices: Mapping[str, Voice], pick: Pick) -> None:
        self.frame = frame
        self.voices = voices
        self.pick = pick
        some = next(iter(voices.values()))
        self.holder, self.people = some.holder, some.people
        self.who = "who" if self.people else "that"

    def sentences(self, rule: Rule) -> list[Wording]:
        """Every wording of a rule, as whole sentences; none where the voices have no words for it."""
        return [Wording(form, f"{capitalised(text)}.") for form, text in self.clauses(rule)]

    def clauses(self, rule: Rule) -> Iterator[tuple[str, str]]:
        """The same without capital letter and full stop."""
        match rule:
            case Same():
                yield from self._same(rule)
            case Different():
                yield from self._different(rule)
            case OneOf():
                yield from self._one_of(rule)
            case Pairing():
                yield from self._pairing(rule)
            case AllDifferent():
                yield from self._all_different(rule)
            case Compare():
                yield from self._compare(rule)
            case Distance():
                yield from self._distance(rule)
            case Between():
                yield from self._between(rule)
            case Not(inner):
                yield from self._not(inner)
            case And(rules):
                yield from self._and(rules)
            case IfThen(condition, consequence):
                for first, second in self._parts(condition, consequence):
                    # If Ann drinks tea, then Ben wears red.
                    yield "if-then", f"if {first}, then {second}"
                    # Ben wears red if Ann drinks tea.
                    yield "if-after", f"{second} if {first}"
            case Iff(left, right):
                for first, second in self._parts(left, right):
                    # Ann drinks tea if and only if Ben wears red.
                    yield "iff", f"{first} if and only if {second}"
            case Or(rules):
                yield from self._or(rules)
            case Count():
                yield from self._count(rule)

    # ---- terms

    def noun(self, term: Term) -> str:
        """A noun phrase for a term: "Ann", "the tea drinker", "the oldest guest", "the guest directly behind Ann"."""
        match term:
            case Item(category, label):
                return self.pick(self.voices[category].nouns(label))
            case At(category, rank):
                return self._ranked(self.voices[category], rank)
            case Beside(inner, category, offset):
                voice = self.voices[category]
                object_ = self.noun(inner)
                return self.pick([f"the {self.holder} {self._attached(p)}" for p in self._steps(voice, offset, object_)])

    def saying(self, term: Term) -> Saying:
        """What makes a thing the one the term means: "drinks tea", "is the oldest guest"."""
        if isinstance(term, Item):
            return self._pick_saying(self.voices[term.category].sayings(term.label))
        return Saying("is", self.noun(term))

    def _pick_saying(self, found: Sequence[Saying]) -> Saying:
        chosen = self.pick([str(s) for s in found])
        return next(s for s in found if str(s) == chosen)

    def _ranked(self, voice: Voice, rank: int) -> str:
        high = (rank < 0) != voice.category.descending
        nth = "" if abs(rank) == 1 else f"{ordinal_word(abs(rank))}-"
        return f"the {nth}{voice.most if high else voice.least} {self.holder}"

    def _attached(self, predicate: str) -> str:
        """A predicate after its noun: "is directly behind Ann" -> "directly behind Ann", "who finished before Ann"."""
        return predicate.removeprefix("is ") if predicate.startswith("is ") else f"{self.who} {predicate}"

    def pronoun(self, term: Term) -> str:
        """ "she", "he", "they" or "it" for a thing already spoken of."""
        if not self.people:
            return "it"
        if isinstance(term, Item):
            return self.voices[term.category].pronouns.get(term.label, "")
        return ""

    # ---- what is said of one thing

    def _same(self, rule: Same) -> Iterator[tuple[str, str]]:
        left, right = rule.left, rule.right
        if self._sayable(right):
            # Ann drinks tea.
            yield "same", f"{self.noun(left)} {self.saying(right)}"
        if self._is_name(left):
            # The tea drinker is Ann.
            yield "same-named", f"{self.noun(right)} is {self.noun(left)}"
            if self._sayable(right) and self.people and (said := self.saying(right)).verb != "is":
                # It is Ann who drinks tea.
                yield "same-cleft", f"it is {self.noun(left)} {self.who} {said}"

    def _different(self, rule: Different) -> Iterator[tuple[str, str]]:
        left, right = rule.left, rule.right
        if self._sayable(right):
            saying = self.saying(right)
            # Ann does not drink tea.
            yield "different", f"{self.noun(left)} {denied(saying.verb, saying.rest)}"
            yield "different-short", f"{self.noun(left)} {denied(saying.verb, saying.rest, short=True)}"
        if self._is_name(left):
            # The tea drinker is not Ann.
            yield "different-named", f"{self.noun(right)} {self.pick(['is not', 'is not', 'isn’t'])} {self.noun(left)}"
        # Ann and the tea drinker are different people.
        others = "people" if self.people else plural_phrase(self.holder)
        yield "different-both", f"{self.noun(left)} and {self.noun(right)} are two different {others}"

    def _one_of(self, rule: OneOf) -> Iterator[tuple[str, str]]:
        term, options = rule.term, rule.options
        if all(self._is_name(o) for o in options) and self._sayable(term):
            names = listed([self.noun(o) for o in options], "or")
            # Either Ann or Ben drinks tea.
            yield "one-of-names", f"{'either ' if len(options) == 2 else ''}{names} {self.saying(term)}"
            # The tea drinker is either Ann or Ben.
            yield "one-of-identity", f"{self.noun(term)} is either {names}"
            if len(options) == 2:
                # Exactly one of Ann and Ben drinks tea.
                both = listed([self.noun(o) for o in options], "and")
                yield "one-of-exactly", f"exactly one of {both} {self.saying(term)}"
            return
        shared = self._shared(options)
        if shared is not None:
            verb, choices, ending = shared
            either = f"{self.noun(term)} {verb} either {listed(choices, 'or')}"
            # Ann drinks either tea or coffee.
            yield "either", f"{either} {ending}".strip()
            if len(options) == 2:
                # Ann drinks tea or coffee, but not both.
                plain = f"{self.noun(term)} {verb} {listed(choices, 'or')} {ending}".strip()
                yield "either-not-both", f"{plain}, but not both"
            else:
                # Ann drinks tea, coffee or cocoa.
                yield "either-list", f"{self.noun(term)} {verb} {listed(choices, 'or')} {ending}".strip()
        elif all(self._sayable(o) for o in options) and len(options) == 2:
            sayings = [str(self.saying(o)) for o in options]
            # Ann either drinks tea or wears red.
            yield "either-mixed", f"{self.noun(term)} either {listed(sayings, 'or')}"
            # Ann is either the tea drinker or the guest in red.
            yield "either-nouns", f"{self.noun(term)} is either {listed([self.noun(o) for o in options], 'or')}"

    def _shared(self, options: Sequence[Term]) -> tuple[str, tuple[str, ...], str] | None:
        """Verb, choices and ending of a list of sayings with one verb: "wears", ("the red", "the blue"), "coat"."""
        if not all(isinstance(o, Item) for o in options) or len({o.category for o in options if isinstance(o, Item)}) != 1:
            return None
        first, *_rest = options
        assert isinstance(first, Item)
        voice = self.voices[first.category]
        if voice.named:
            return None
        if any(o.label.isdecimal() and self._shares_number(o) for o in options if isinstance(o, Item)):
            return None  # "7 or 12 years old" might speak of a price of 7 as well
        saying = Saying.of(self.pick(voice.says))
        # the words after the item are said once: "either the red or the blue coat"
        before, slot, ending = saying.rest.partition(next(s for s in ("{ordinal}", "{}") if s in saying.rest))
        verb = saying.verb
        words = before.split()
        moved = max((i + 1 for i, word in enumerate(words) if word in _PREPOSITIONS), default=0)
        if moved and set(words[moved:]) <= {"a", "an", "the"}:  # "comes from either Kenya or Peru"
            verb, before = " ".join([verb, *words[:moved]]), "".join(f"{word} " for word in words[moved:])
        return verb, tuple(voice.filled(before + slot, o.label) for o in options if isinstance(o, Item)), ending.strip()

    def _shares_number(self, item: Item) -> bool:
        """Whether another category has the same number among its values."""
        value = self.frame.by_name[item.category].value(item.label)
        return any(value in (c.values or ()) for c in self.frame if c.name != item.category)

    def _pairing(self, rule: Pairing) -> Iterator[tuple[str, str]]:
        (a, b), (c, d) = rule.left, rule.right
        if not (self._sayable(c) and self._sayable(d)):
            return
        # Of Ann and Ben, one drinks tea and the other wears red.
        yield "pairing", f"of {self.noun(a)} and {self.noun(b)}, one {self.saying(c)} and the other {self.saying(d)}"
        if self._is_name(a) and self._is_name(b):
            # One of Ann and Ben drinks tea; the other wears red.
            yield "pairing-one-of", f"one of {self.noun(a)} and {self.noun(b)} {self.saying(c)}; the other {self.saying(d)}"

    def _all_different(self, rule: AllDifferent) -> Iterator[tuple[str, str]]:
        names = [self.noun(t) for t in rule.terms]
        count = cardinal_word(len(names))
        # Ann, the tea drinker and the guest in red are three different people.
        others = "people" if self.people else plural_phrase(self.holder)
        yield "distinct", f"{listed(names, 'and')} are {count} different {others}"
        if len(names) > 2:
            # No two of them are the same: "are all different guests"
            yield "distinct-all", f"{listed(names, 'and')} are all different {plural_phrase(self.holder)}"
        if len(names) == self.frame.size:
            # The five guests are Ann, Ben, the tea drinker, the guest in red and the oldest.
            yield "distinct-everybody", f"the {count} {plural_phrase(self.holder)} are {listed(names, 'and')}"

    def _sayable(self, term: Term) -> bool:
        """Whether a saying of its own can be made of the term: not of a name."""
        return not isinstance(term, Item) or not self.voices[term.category].named

    def _is_name(self, term: Term) -> bool:
        return isinstance(term, Item) and self.voices[term.category].named

    # ---- comparisons

    def _compare(self, rule: Compare) -> Iterator[tuple[str, str]]:
        left, right, voice = rule.left, rule.right, self.voices[rule.category]
        if left.term is None or right.term is None or left != Amount(left.term) or right.minus is not None:
            return
        subject, object_, offset = left.term, right.term, right.offset
        if right.scale != 1:
            if rule.operator == "=" and not offset and right.scale in _TIMES:
                for template in voice.times:
                    predicate = _put(template, "", self.noun(object_)).replace("{times}", _TIMES[right.scale])
                    # Ann is twice as old as Ben.
                    yield "times", f"{self.noun(subject)} {predicate}"
            return
        if not offset:
            if rule.operator in ("<", ">"):
                for predicate in self._open(voice, rule.operator == ">", self.noun(object_)):
                    # Ann is older than Ben.
                    yield "open", f"{self.noun(subject)} {predicate}"
            elif rule.operator in ("<=", ">=") and not voice.line:
                for predicate in self._open(voice, rule.operator == "<=", self.noun(object_)):
                    # Ann is not older than Ben.
                    said = Saying.of(predicate)
                    yield "not-open", f"{self.noun(subject)} {denied(said.verb, said.rest)}"
            return
        if rule.operator == "=":
            for predicate in self._steps(voice, offset, self.noun(object_)):
                # Ann is three years older than Ben.
                yield "exact", f"{self.noun(subject)} {predicate}"
            return
        bounds = {(">=", True): "at least", (">", True): "more than", ("<=", False): "at least", ("<", False): "more than"}
        bound = bounds.get((rule.operator, offset > 0))
        if bound is not None:
            for template in voice.more if offset > 0 else voice.less:
                if bound == "more than" and ("{by} more" in template or "{by} less" in template):
                    continue  # "scored more than four points more than" is hard to read
                # Ann is at least three years older than Ben.
                how_far = f"{bound} {voice.amount(_size(offset))}"
                yield bound.replace(" ", "-"), f"{self.noun(subject)} {_put(template, how_far, self.noun(object_))}"

    def _open(self, voice: Voice, more: bool, object_: str) -> list[str]:
        """Predicates that leave open how far: "is older than Ben", "is somewhere behind Ben"."""
        templates = voice.more if more else voice.less
        some = ["some time"] if voice.calendar else ["", "somewhere"] if voice.line and not _raced(templates) else [""]
        return [_put(template, how_far, object_) for template in templates for how_far in some]

    def _steps(self, voice: Voice, offset: Number, object_: str) -> list[str]:
        """Predicates for an exact difference: "is directly behind Ben", "is exactly three years older than Ben"."""
        templates = voice.more if offset > 0 else voice.less
        size = _size(offset)
        if voice.line and size == 1:
            if voice.next:
                return [f"{t.partition('{by}')[0]}{voice.next[offset < 0]} {object_}" for t in templates]
            return [_put(t, how, object_) for t in templates for how in ("directly", "immediately")]
        if isinstance(size, Fraction):
            return []
        degrees = (voice.amount(size), f"exactly {voice.amount(size)}")
        return [_put(t, how, object_) for t in templates for how in degrees]

    def bounded(self, low: Compare, high: Compare) -> Iterator[tuple[str, str]]:
        """ "Ann is older than Ben, but by no more than three years": an open comparison and how far at most."""
        voice = self.voices[low.category]
        if low.left != high.left or low.right.term != high.right.term or low.right.offset or low.left.term is None:
            return
        offset = high.right.offset
        if low.right.term is None or (low.operator, high.operator) != ((">", "<=") if offset > 0 else ("<", ">=")):
            return
        if voice.calendar:
            return
        for predicate in self._open(voice, offset > 0, self.noun(low.right.term)):
            how_far = self.pick(["no more than", "at most"])
            yield "bounded", f"{self.noun(low.left.term)} {predicate}, but by {how_far} {voice.amount(_size(offset))}"

    def _distance(self, rule: Distance) -> Iterator[tuple[str, str]]:
        voice, a, b = self.voices[rule.category], rule.left, rule.right
        if not isinstance(rule.amount, int) or not voice.line:
            return
        if rule.operator == "=" and rule.amount == 1:
            for template in voice.near:
                # Ann stands next to Ben.
                yield "next-to", f"{self.noun(a)} {template.replace('{}', self.noun(b))}"
            if voice.near:
                # Ann and Ben are next to each other.
                yield "next-each", f"{self.noun(a)} and {self.noun(b)} are next to each other"
        if rule.amount < 2:
            return
        word = {"=": "exactly ", "<=": "at most ", ">=": "at least "}.get(rule.operator)
        if word is None:
            return
        for template in voice.apart:
            # Ann and Ben are exactly two places apart.
            how_far = f"{word}{voice.amount(rule.amount)}"
            yield "apart", f"{self.noun(a)} and {self.noun(b)} {template.replace('{by}', how_far)}"
        if voice.gap and rule.operator == "=":
            between = rule.amount - 1
            # There are exactly two people between Ann and Ben.
            there = "there is exactly one" if between == 1 else f"there are exactly {cardinal_word(between)}"
            what = singular(voice.gap) if between == 1 else voice.gap
            yield "gap", f"{there} {what} between {self.noun(a)} and {self.noun(b)}"

    def _between(self, rule: Between) -> Iterator[tuple[str, str]]:
        voice = self.voices[rule.category]
        if not voice.line:
            return
        verb = voice.more[0].partition("{by}")[0].strip()
        ends = f"{self.noun(rule.first)} and {self.noun(rule.second)}"
        for how in ("some time",) if voice.calendar else ("somewhere", ""):
            # Ann is somewhere between Ben and the tea drinker.
            yield "between", f"{self.noun(rule.term)} {_put(f'{verb} {{by}} between', how, '')}{ends}"

    # ---- several statements

    def _parts(self, *rules: Rule) -> Iterator[tuple[str, ...]]:
        """Simple clauses for the parts of a condition or choice, one wording each; nothing where a part has none."""
        found = []
        for rule in rules:
            clauses = [text for form, text in self.clauses(rule) if form in _SIMPLE]
            if not clauses:
                return
            found.append(self.pick(clauses))
        yield tuple(found)

    def _not(self, inner: Rule) -> Iterator[tuple[str, str]]:
        match inner:
            case Compare(category, Amount(subject, 1, None, 0), "=", Amount(object_, 1, None, offset)) if (
                subject is not None and object_ is not None and offset in (1, -1) and self.voices[category].line
            ):
                for predicate in self._steps(self.voices[category], offset, self.noun(object_)):
                    # Ann is not directly behind Ben.
                    said = Saying.of(predicate)
                    yield "not-directly", f"{self.noun(subject)} {denied(said.verb, said.rest)}"
            case Distance(category, left, right, "=", 1):
                for template in self.voices[category].near:
                    said = Saying.of(template.replace("{}", self.noun(right)))
                    # Ann is not next to Ben.
                    yield "not-next-to", f"{self.noun(left)} {denied(said.verb, said.rest)}"
                if self.voices[category].near:
                    # Ann and Ben are not next to each other.
                    yield "not-next-each", f"{self.noun(left)} and {self.noun(right)} are not next to each other"
        for (clause,) in self._parts(inner):
            # It is not true that Ann drinks tea.
            yield "not-true", f"it is not true that {clause}"

    def _and(self, rules: Sequence[Rule]) -> Iterator[tuple[str, str]]:
        match rules:
            case (Compare() as low, Compare() as high):
                yield from self.bounded(low, high)
            case _:
                pass
        subjects = {_subject(rule) for rule in rules}
        subject = next(iter(subjects)) if len(subjects) == 1 else None
        if subject is not None and all(isinstance(r, Different) for r in rules):
            yield from self._neither_of(subject, [r.right for r in rules if isinstance(r, Different)])
        if subject is not None and len(rules) == 2:
            yield from self._of_one(subject, rules[0], rules[1])
        if len(rules) == 2 and all(isinstance(r, Different) for r in rules):
            first, second = rules
            assert isinstance(first, Different)
            assert isinstance(second, Different)
            if first.right == second.right and first.left != second.left and self._sayable(first.right):
                # Neither Ann nor Ben drinks tea.
                said = self.saying(first.right)
                yield "neither-subjects", f"neither {self.noun(first.left)} nor {self.noun(second.left)} {said}"
        if subject is None and len(rules) == 2:
            for parts in self._parts(*rules):
                # Ann drinks tea, and Ben wears red.
                yield "and", f"{parts[0]}, and {parts[1]}"

    def _neither_of(self, subject: Term, denied_: Sequence[Term]) -> Iterator[tuple[str, str]]:
        shared = self._shared(denied_)
        if shared is not None and len(denied_) == 2:
            verb, choices, ending = shared
            # Ann drinks neither tea nor coffee.
            yield "neither", f"{self.noun(subject)} {verb} neither {choices[0]} nor {choices[1]} {ending}".strip()
            # Ann does not drink tea or coffee.
            yield "not-or", f"{self.noun(subject)} {denied(verb, listed(choices, 'or'))} {ending}".strip()
        elif len(denied_) == 2 and all(self._sayable(d) for d in denied_):
            # Ann is neither the tea drinker nor the guest in red.
            nouns = [self.noun(d) for d in denied_]
            yield "neither-nouns", f"{self.noun(subject)} is neither {nouns[0]} nor {nouns[1]}"

    def _of_one(self, subject: Term, first: Rule, second: Rule) -> Iterator[tuple[str, str]]:
        """Two facts about one thing."""
        one, other = self._predicate(first), self._predicate(second)
        if one is None or other is None:
            return
        opposed = isinstance(first, Different) != isinstance(second, Different)
        noun, pronoun = self.noun(subject), self.pronoun(subject)
        # Ann drinks tea and wears red.
        # Ann drinks tea but does not wear red.
        yield "both", f"{noun} {one} {'but' if opposed else 'and'} {other}"
        if pronoun and _reversible(first):
            # Ann drinks tea, and she wears red.
            yield "both-pronoun", f"{noun} {one}, {'but' if opposed else 'and'} {pronoun} {other}"
        if not isinstance(first, Different) and isinstance(subject, Item):
            # Ann, who drinks tea, wears red.
            yield "aside", f"{noun}, {'who' if self.people else 'which'} {one}, {other}"

    def _predicate(self, rule: Rule) -> str | None:
        """A rule about its first term as what is said of that term."""
        match rule:
            case Same(_, right) if self._sayable(right):
                return str(self.saying(right))
            case Different(_, right) if self._sayable(right):
                said = self.saying(right)
                return denied(said.verb, said.rest)
            case Compare(category, Amount(_, 1, None, 0), operator, Amount(other, 1, None, offset)) if other is not None:
                voice = self.voices[category]
                if not offset and operator in ("<", ">"):
                    return self.pick(self._open(voice, operator == ">", self.noun(other)))
                steps = self._steps(voice, offset, self.noun(other)) if offset and operator == "=" else []
                return self.pick(steps) if steps else None
        return None

    def _or(self, rules: Sequence[Rule]) -> Iterator[tuple[str, str]]:
        if len(rules) == 2:
            for first, second in self._parts(*rules):
                # Ann drinks tea, or Ben wears red, or both.
                yield "or-both", f"{first}, or {second}, or both"
                # Either Ann drinks tea, or Ben wears red, or both.
                yield "either-or-both", f"either {first}, or {second}, or both"

    def _count(self, rule: Count) -> Iterator[tuple[str, str]]:
        low, high, rules = rule.low, rule.high, rule.rules
        if (low, high, len(rules)) == (1, 1, 2):
            for first, second in self._parts(*rules):
                # Either Ann drinks tea, or Ben wears red, but not both.
                yield "or-not-both", f"either {first}, or {second}, but not both"
        quantity = "exactly" if low == high else "at least" if high == len(rules) else "at most" if not low else None
        number = high if quantity == "at most" else low
        if quantity is None or not number:
            return
        for parts in self._parts(*rules):
            # Exactly one of these statements is true: Ann drinks tea; Ben wears red.
            verb = "is" if number == 1 else "are"
            yield "count", f"{quantity} {cardinal_word(number)} of these statements {verb} true: {'; '.join(parts)}"


#: forms that may stand inside another sentence
_SIMPLE = frozenset({
    "same", "same-named", "different", "different-short", "different-named", "open", "exact", "next-to", "at-least", "either",
    "one-of-names", "between", "times",
})  # fmt: skip


def _put(template: str, by: str, object_: str) -> str:
    """The template with how far and with whom; no double space where it is open how far."""
    return " ".join(template.replace("{by}", by).split()).replace("{}", object_) + ("" if object_ else " ")


def _size(number: Number) -> Number:
    return number if number >= 0 else -number


def _raced(templates: Sequence[str]) -> bool:
    return bool(templates) and not templates[0].startswith(("is", "lives", "stands"))


def _reversible(rule: Rule) -> bool:
    """Whether "she" after it can mean nobody else than its subject."""
    return isinstance(rule, Same | Different)


def _subject(rule: Rule) -> Term | None:
    match rule:
        case Same(left, _) | Different(left, _):
            return left
        case Compare(_, Amount(term, 1, None, 0), _, _):
            return term
    return None
