"""How the clues of a puzzle use words and attach items: what several clues say in one way is no slip of one of them."""

from collections import Counter
from collections.abc import Iterable, Sequence

from nlpuzzle.english.tables import words as word_table
from nlpuzzle.english.words import Word, key
from nlpuzzle.puzzle import Category
from nlpuzzle.understanding.soundness.clue_words import ClueWords
from nlpuzzle.understanding.soundness.events import attitude_of
from nlpuzzle.understanding.soundness.led_to import SOMEBODY
from nlpuzzle.understanding.tokenising.tokens import Token
from nlpuzzle.understanding.words.vocabulary import verb_forms

__all__ = ["Usage"]

#: where things come from, where they go, and what they only pass
_DIRECTIONS = (
    frozenset({"from", "off"}),
    frozenset({"to", "for", "into", "toward", "towards", "onto"}),
    frozenset({"via", "through", "past", "across", "over", "along", "around", "beyond", "round"}),
)
#: where things are or come from; by which one has, makes or likes a thing, and is nowhere
_BEING = frozenset({"in", "on", "at", "from", "into", "near", "inside"})
_HAD_BY = frozenset({"of", "by", "with", "to"})
#: "took on", "worked on", "a workshop on": no place
_ON_SUBJECTS = frozenset(map(key, word_table("works"))) | frozenset(
    map(key, "class concentrate course focus lecture lesson report seminar speak take talk try tutorial work workshop".split())
)
#: what books and films do with whom they are about
_FEATURING = frozenset(map(key, ("feature", "star", "portray", "depict")))
#: the prepositions before the items of a category that no clue names
_NONE: Counter[str] = Counter()


class Usage(ClueWords):
    """What the clues of a puzzle do with words and items, beside what its categories say."""

    def attaches(self, gap: Sequence[Word], category: str) -> bool:
        """Whether the story, or another clue, attaches an item of the category in the same way ("working with")."""
        known = self._asked.get((id(gap), category))
        if known is None or known[0] is not gap:  # many checks ask of one gap, which is kept so that no other gets its name
            how = self._how(gap, category)
            told = (how, category) in self._told_ways or (how, category) in self._named_ways
            attached = bool(how) and (told or len(self._attached.get((how, category), ())) > 1)
            known = self._asked[id(gap), category] = gap, attached
        return known[1]

    def told_of(self, verb: Word, category: Category) -> bool:
        """Whether the story says that somebody does so to each of the category's things: "treated"."""
        return ((verb.stem,), category.name) in self._told_ways

    def told_by_whom(self, verb: Word) -> bool:
        """Whether the story, or the name of a category, says by whom it is done to each: "Donated by", "Restorer"."""
        return any(how == (verb.stem, "by") for how, _ in self._told_ways | self._named_ways)

    def told_by_these(self, verb: Word, categories: Iterable[str]) -> bool:
        """Whether the story or a heading tells that those of a category do so: "Visitor" of visiting."""
        ways = self._told_ways | self._named_ways
        return all(((verb.stem, "by"), name) in ways for name in categories)

    def named_for(self, verb: Word, preposition: str, category: Category) -> bool:
        """Whether the name of a category says that this is done to, or by, things of the category: "Seller", "Found in"."""
        return ((verb.stem, preposition) if preposition else (verb.stem,), category.name) in self._named_ways

    def is_received(self, category: str) -> bool:
        """Whether the story says that each is given one of the category."""
        return category in self._received

    def is_had(self, category: Category) -> bool:
        """Whether a clue says that somebody has one of the category."""
        return bool(self._had.get(category.name))

    def attaches_by(self, verb: Word, preposition: str, category: str) -> bool:
        """Whether two clues, or one and the story, attach items of the category by the verb and the preposition."""
        return len(self._deeds.get((category, preposition), {}).get(verb.stem, ())) > 1

    def done_often(self, category: Category, stem: str) -> bool:
        """Whether the verb attaches items of the category in two clues or more, and in more than any other word does."""
        ways = {how: clues for (how, name), clues in self._attached.items() if name == category.name and how}
        often = max((len(clues) for how, clues in ways.items() if stem in how), default=0)
        others = [len(clues) for how, clues in ways.items() if stem not in how]
        return often > max(1, len(self._had.get(category.name, ())), *others)

    def done_another_time(self, category: Category, verb: Word) -> bool:
        """Whether story or clues say with that verb when things are, and only of another category of days, years or times."""
        told = self.times_told_by(verb)
        nested = category.unit == "day" and all(self.frame.by_name[name].dimension == "time" for name in told)
        return bool(told) and category.name not in told and not nested  # what comes at a later hour may come on a later day

    def times_told_by(self, verb: Word) -> frozenset[str]:
        """The categories of days, years or times of which story or clues speak with that verb: "joined in" the years."""
        when = {c.name for c in self.frame if c.dimension in ("date", "time")}
        ways = (*self._told_ways, *self._attached) if when else ()
        return frozenset(name for how, name in ways if name in when and verb.stem in how)

    def taken_by(self, verb: Word) -> Category | None:
        """The category whose items the clues attach with that verb: "brews" takes teas; None where several or none are."""
        plainly = {category for how, category in self._attached if how == (verb.stem,) and verb.low in verb_forms()}
        # "catch" takes fish, though another clue has "was caught with shrimp"
        found = plainly or {category for how, category in self._attached if verb.stem in how}
        return self.frame.by_name[found.pop()] if len(found) == 1 else None

    def attached_by(self, prepositions: Iterable[str], category: str) -> bool:
        """Whether some clue attaches an item of the category by one of the prepositions: "sails to Tolmin"."""
        return any(preposition in self.ways(category) for preposition in prepositions)

    def heads_there(self, category: str) -> bool:
        """Whether some clue leads to an item by "to" or "for"; who has never "been to" a town might live there."""
        ways = self.ways(category)
        return ways["to"] + ways["for"] > self._been_to[category]

    def bearers(self, category: str) -> frozenset[str]:
        """The categories whose items some clue says to have an item of this one: those who have the ages."""
        return frozenset(self._bearers.get(category, ()))

    def ages_of_works(self, compared: Token) -> bool:
        """Whether the only years are those of things: "the harbour was painted in 1655", "Ann's painting is older"."""
        if compared.adjective and compared.adjective.base in self._of_works and all(c.dimension != "age" for c in self.frame):
            return True
        dated = [c.name for c in self.frame if c.dimension in ("date", "age")]
        persons = self._people | {SOMEBODY}
        # "the one behind the 24-year-old is 22": that years stand beside years tells nothing of whose they are
        borne = [self.bearers(name) - {name} for name in dated]
        return bool(dated) and all(b and not b & persons for b in borne)

    def ways(self, category: str) -> Counter[str]:
        """How often each preposition stands before an item of the category; "" where there is none."""
        return self._led_by.get(category, _NONE)

    def attaching(self, category: str) -> dict[str, set[str]]:
        """The stems of the words by which clues attach the category's items, with these clues."""
        found: dict[str, set[str]] = {}
        for (how, name), clues in self._attached.items():
            if name == category and how:
                found.setdefault(how[0], set()).update(clues)
        return found

    def attitudes(self, category: str) -> frozenset[str]:
        """How people stand to a category's things, as two clues tell, or the story: "is afraid of" is "fear"."""
        if category not in self._attitudes:
            told = {how for how, name in self._told_ways if name == category}
            told |= {how for (how, name), clues in self._attached.items() if name == category and len(clues) > 1}
            self._attitudes[category] = frozenset(attitude_of(how[0]) for how in told if how) - {""}
        return self._attitudes[category]

    def told_verbs(self, category: str) -> frozenset[str]:
        """The stems of the words by which the story tells of each that it has one of the category: "lives in a street"."""
        return frozenset(how[0] for how, name in self._told_ways if name == category and how)

    def told_by(self, category: str) -> frozenset[str]:
        """The prepositions by which the story leads to one of the category for each: "at" where "each sits at a table"."""
        return frozenset(how[-1] for how, name in self._told_ways if name == category and len(how) > 1)

    def ways_told(self, category: Category) -> frozenset[tuple[str, ...]]:
        """How the story attaches the things of a category."""
        return frozenset(how for how, name in self._told_ways if name == category.name)

    def attached_as(self, how: tuple[str, ...], category: Category) -> bool:
        """Whether two clues attach items of a category by just these words: "the piece from"."""
        return len(self._attached.get((how, category.name), ())) > 1

    def works_tell_of(self, category: str) -> bool:
        """Whether the story says that each thing is about one of the category, or features one: the heroes of novels."""
        told = {how for how, name in self._told_ways if name == category and how}
        return any(how[0] in _FEATURING or how[-1] == "about" for how in told)

    def somewhere(self, category: str) -> bool:
        """Whether clues or the story tell that things are in, on or at its items, or come from them."""
        ways = (how for how, name in self._told_ways if name == category and len(how) > 1)
        told = {how[-1] for how in ways if how[0] not in _ON_SUBJECTS} - _HAD_BY - {"about"}
        return bool(told) or any(self.ways(category)[preposition] > 1 for preposition in _BEING)

    def heads_elsewhere(self, preposition: str, category: str) -> bool:
        """ "To Essen", "via Essen", where things come from there: another direction than clues or story tell of its items."""
        mine = next((group for group in _DIRECTIONS if preposition in group), None)
        if mine is None:
            return False
        told = Counter({how[-1]: 2 for how, name in self._told_ways if name == category}) + self.ways(category)
        if any(told[p] > 1 for p in mine):
            return False
        return any(sum(told[p] for p in group) > 1 for group in _DIRECTIONS if group is not mine)

    def other_ways(self, category: str, one: str) -> frozenset[str]:
        """The prepositions before the category's items, one of them left out where it stands there once only."""
        return frozenset(p for p, count in self.ways(category).items() if p and (p != one or count > 1))
