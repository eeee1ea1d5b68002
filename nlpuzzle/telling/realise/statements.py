"""What is said of one thing, or that things are different: every wording of the plain rules."""

from collections.abc import Iterator, Sequence

from nlpuzzle.english.numbers import cardinal_word
from nlpuzzle.english.phrasing import denied, listed
from nlpuzzle.puzzle import Frame, Item
from nlpuzzle.rules import AllDifferent, Different, OneOf, Pairing, Same, Term
from nlpuzzle.telling.realise.terms import Terms
from nlpuzzle.telling.realise.voice import Saying

__all__ = ["Statements"]

_PREPOSITIONS = frozenset({"at", "by", "for", "from", "in", "of", "on", "to", "under", "with"})


class Statements:
    """The clauses of statements without comparison: (form, text) each."""

    def __init__(self, frame: Frame, terms: Terms) -> None:
        self.frame, self.terms = frame, terms
        #: "are two different people"
        self.others = "people" if terms.people and terms.others else terms.others

    def same(self, rule: Same) -> Iterator[tuple[str, str]]:
        left, right, terms = rule.left, rule.right, self.terms
        if terms.sayable(right):
            # Ann drinks tea.
            yield "same", f"{terms.noun(left)} {terms.saying(right)}"
        if terms.is_name(left):
            # The tea drinker is Ann.
            yield "same-named", f"{terms.noun(right)} is {terms.noun(left)}"
            if terms.sayable(right) and terms.people and (said := terms.saying(right)).verb != "is":
                # It is Ann who drinks tea.
                yield "same-cleft", f"it is {terms.noun(left)} {terms.who} {said}"

    def different(self, rule: Different) -> Iterator[tuple[str, str]]:
        left, right, terms = rule.left, rule.right, self.terms
        if terms.sayable(right):
            saying = terms.saying(right)
            # Ann does not drink tea.
            yield "different", f"{terms.noun(left)} {denied(saying.verb, saying.rest)}"
            yield "different-short", f"{terms.noun(left)} {denied(saying.verb, saying.rest, short=True)}"
        if terms.is_name(left):
            # The tea drinker is not Ann.
            is_not = terms.pick(["is not", "is not", "isn't"])
            yield "different-named", f"{terms.noun(right)} {is_not} {terms.noun(left)}"
        if self.others:
            # Ann and the tea drinker are two different people.
            yield "different-both", f"{terms.noun(left)} and {terms.noun(right)} are two different {self.others}"

    def one_of(self, rule: OneOf) -> Iterator[tuple[str, str]]:
        term, options, terms = rule.term, rule.options, self.terms
        if all(terms.is_name(o) for o in options) and terms.sayable(term):
            names = listed([terms.noun(o) for o in options], "or")
            # Either Ann or Ben drinks tea.
            yield "one-of-names", f"{'either ' if len(options) == 2 else ''}{names} {terms.saying(term)}"
            # The tea drinker is either Ann or Ben.
            yield "one-of-identity", f"{terms.noun(term)} is either {names}"
            if len(options) == 2:
                # Exactly one of Ann and Ben drinks tea.
                both = listed([terms.noun(o) for o in options], "and")
                yield "one-of-exactly", f"exactly one of {both} {terms.saying(term)}"
            return
        shared = self.shared(options)
        if shared is not None:
            verb, choices, ending = shared
            either = f"{terms.noun(term)} {verb} either {listed(choices, 'or')}"
            # Ann drinks either tea or coffee.
            yield "either", f"{either} {ending}".strip()
            plain = f"{terms.noun(term)} {verb} {listed(choices, 'or')} {ending}".strip()
            if len(options) > 2 or self._only_one(options[0], ending):
                # Ann drinks tea, coffee or cocoa. Ann lives in the red or the blue house.
                yield "either-list", plain
            else:
                # Ann drinks tea or coffee, but not both.
                yield "either-not-both", f"{plain}, but not both"
        elif terms.sayable(*options):
            sayings = [terms.saying(o) for o in options]
            if len({s.verb for s in sayings}) == 1:
                # Ann is either first in the queue or seven years old.
                yield "either-mixed", f"{terms.noun(term)} {sayings[0].verb} either {listed([s.rest for s in sayings], 'or')}"
            elif len(options) == 2:
                # Ann either drinks tea or wears red.
                yield "either-mixed", f"{terms.noun(term)} either {listed([str(s) for s in sayings], 'or')}"
            if len(options) == 2:
                # Ann is either the tea drinker or the guest in red.
                yield "either-nouns", f"{terms.noun(term)} is either {listed([terms.noun(o) for o in options], 'or')}"

    def neither(self, subject: Term, denied_: Sequence[Term]) -> Iterator[tuple[str, str]]:
        """ "Neither ... nor" of one thing, where two things are denied of it."""
        if len(denied_) != 2:
            return
        terms = self.terms
        shared = self.shared(denied_)
        if shared is not None:
            verb, choices, ending = shared
            # Ann drinks neither tea nor coffee.
            yield "neither", f"{terms.noun(subject)} {verb} neither {choices[0]} nor {choices[1]} {ending}".strip()
            # Ann does not drink tea or coffee.
            yield "not-or", f"{terms.noun(subject)} {denied(verb, listed(choices, 'or'))} {ending}".strip()
        elif terms.sayable(*denied_):
            # Ann is neither the tea drinker nor the guest in red.
            said = [terms.saying(d) for d in denied_]
            nouns = [s.rest for s in said] if {s.verb for s in said} == {"is"} else [terms.noun(d) for d in denied_]
            yield "neither-nouns", f"{terms.noun(subject)} is neither {nouns[0]} nor {nouns[1]}"

    def pairing(self, rule: Pairing) -> Iterator[tuple[str, str]]:
        (a, b), (c, d), terms = rule.left, rule.right, self.terms
        if not terms.sayable(c, d):
            return
        shared = self.shared((c, d))
        if shared is None:
            one, other = str(terms.saying(c)), str(terms.saying(d))
        else:
            verb, choices, ending = shared
            one, other = (f"{verb} {choice} {ending}".strip() for choice in choices)
        both = f"{terms.noun(a)} and {terms.noun(b)}"
        # Of Ann and Ben, one drinks tea and the other wears red.
        yield "pairing", f"of {both}, one {one} and the other {other}"
        if shared is not None and " " not in verb:
            # Of Ann and Ben, one drinks tea and the other coffee.
            yield "pairing-short", f"of {both}, one {verb} {choices[0]} and the other {choices[1]} {ending}".strip()
        if terms.is_name(a) and " who " not in both and not terms.noun(a).startswith("the "):
            # One of Ann and Ben drinks tea; the other wears red.
            joint = "; the other" if terms.is_name(b) else ", and the other"
            yield "pairing-one-of", f"one of {both} {one}{joint} {other}"
        if terms.holder and terms.is_name(a) and terms.is_name(b):
            # Ann and Ben are the guest in red and the oldest guest, in some order.
            yield "pairing-order", f"{both} are {terms.noun(c)} and {terms.noun(d)}, in some order"

    def all_different(self, rule: AllDifferent) -> Iterator[tuple[str, str]]:
        names = listed([self.terms.noun(t) for t in rule.terms], "and")
        count, others = cardinal_word(len(rule.terms)), self.terms.others
        if not others:
            # Ann, tea and red are all different.
            yield "distinct-plain", f"{names} are {'all ' if len(rule.terms) > 2 else ''}different"
            return
        # Ann, the tea drinker and the guest in red are three different people.
        yield "distinct", f"{names} are {count} different {self.others}"
        if len(rule.terms) > 2:
            # No two of them are the same: "are all different guests"
            yield "distinct-all", f"{names} are all different {others}"
        if len(rule.terms) == self.frame.size:
            # The five guests are Ann, Ben, the tea drinker, the guest in red and the oldest.
            yield "distinct-everybody", f"the {count} {others} are {names}"

    def shared(self, options: Sequence[Term]) -> tuple[str, tuple[str, ...], str] | None:
        """Verb, choices and ending of a list of sayings with one verb: "wears", ("the red", "the blue"), "coat"."""
        items = [o for o in options if isinstance(o, Item)]
        if len(items) < len(options) or len({o.category for o in items}) != 1:
            return None
        voice = self.terms.voices[items[0].category]
        if voice.named or any(voice.written(o.label).isdecimal() and self._shares_number(o) for o in items):
            return None  # "7 or 12 years old" might speak of a price of 7 as well
        saying = Saying.of(self.terms.pick(voice.says))
        # the words after the item are said once: "either the red or the blue coat"
        before, slot, ending = saying.rest.partition(next(s for s in ("{ordinal}", "{}") if s in saying.rest))
        verb = saying.verb
        words = before.split()
        moved = max((i + 1 for i, word in enumerate(words) if word in _PREPOSITIONS), default=0)
        if moved and set(words[moved:]) <= {"a", "an", "the"}:  # "comes from either Kenya or Peru"
            verb, before = " ".join([verb, *words[:moved]]), "".join(f"{word} " for word in words[moved:])
        return verb, tuple(voice.filled(before + slot, o.label) for o in items), ending.strip()

    def _only_one(self, option: Term, ending: str) -> bool:
        """Whether nobody would say "but not both": of houses one lives in, of ages and of places."""
        return bool(ending) or self.frame.by_name[option.category].ordered

    def _shares_number(self, item: Item) -> bool:
        """Whether another category has the same number among its values."""
        category = self.frame.by_name[item.category]
        return category.ordered and any(category.value(item.label) in (c.values or ()) for c in self.frame if c is not category)
