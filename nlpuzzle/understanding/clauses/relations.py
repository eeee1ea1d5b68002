"""Relations between two things as the words say them: direction, amount, adjective, and the evidence around them."""

from collections.abc import Sequence

from lark import Token as Leaf
from lark import Tree

from nlpuzzle.english.classes import verb_class, word_class
from nlpuzzle.english.morphology import singular
from nlpuzzle.english.tables import words as word_table
from nlpuzzle.english.units import unit_of
from nlpuzzle.english.words import Word, key
from nlpuzzle.puzzle import Category, Frame, Item
from nlpuzzle.rules import Rule, Term
from nlpuzzle.understanding.clauses.common import Unresolved, after_tail, tail_of
from nlpuzzle.understanding.clauses.comparing import EXISTING, Relation, has_stood, matured
from nlpuzzle.understanding.clauses.fitting import TELLING_KINDS
from nlpuzzle.understanding.clauses.ordering import lines
from nlpuzzle.understanding.clauses.ranks import not_aged
from nlpuzzle.understanding.clauses.references import Meaning, Options, is_score, measures
from nlpuzzle.understanding.soundness.gaps import own_thing
from nlpuzzle.understanding.soundness.support import Support
from nlpuzzle.understanding.soundness.tails import WISHES, time_taken_to
from nlpuzzle.understanding.soundness.verb_phrases import STARTS
from nlpuzzle.understanding.soundness.whose_ages import beyond_all_lives
from nlpuzzle.understanding.soundness.word_classes import letters
from nlpuzzle.understanding.tokenising.tokens import Choice, Token
from nlpuzzle.understanding.words.headings import heading
from nlpuzzle.understanding.words.lines import TAKES_PLACE, in_turn, line, told_as_age
from nlpuzzle.understanding.words.people import is_person
from nlpuzzle.understanding.words.vocabulary import closed, personal, speaks_of_amounts, verb_forms

__all__ = ["PART_OF_THEM", "RelationReader"]


PART_OF_THEM = word_class("gendered")
_TALLIED = word_class("tallied")
#: "the day after" is the next day; "the house left of" may be any
_STEPS = word_class("steps")
_QUALITIES = word_class("qualities")
_BECOMING = verb_class("becoming")
_WANT = key("want")
_DWELLING = frozenset(map(key, ("live", "dwell", "lodge", "reside")))
#: what things are by degrees, at one time or another
_FELT = frozenset({"temperature", "loudness", "brightness"})


#: what is told of things that have names like people
_THEIR_NAMES = frozenset({"name", "nickname"})


class RelationReader:
    """Reads the rel, cmp and amount subtrees of one clue."""

    def __init__(self, tokens: Sequence[Token], terms: dict[int, Meaning], frame: Frame, support: Support) -> None:
        self.tokens = tokens
        self.terms = terms
        self.frame = frame
        self.support = support
        self.subjects: list[Term] = []
        self.facts: list[Rule] = []

    def _relation(self, node: Tree[Leaf], evidence: tuple[Word, ...]) -> Relation:
        """What a rel, cmp or amount subtree says."""
        leaves = [(leaf.type, self.tokens[int(leaf)], int(leaf)) for leaf in node.scan_values(lambda v: isinstance(v, Leaf))]
        kinds = {kind: token for kind, token, _ in leaves}
        number, unit, bound = None, "", ""
        counted: list[Word] = []
        if "NUM" in kinds:
            number, unit = kinds["NUM"].number, kinds["NUM"].unit
            bounds = {"ATLEAST": "at least", "ATMOST": "at most", "OVER": "over", "UNDER": "under"}
            bound = next((b for kind, b in bounds.items() if kind in kinds), "exact")
            counted += self._counted_after(node)
        direction, _, how = kinds["DIR"].value.partition(":") if "DIR" in kinds else ("", "", "")
        if "NEXT" in kinds:
            direction = "next"
        whose = any(self._told_by_its_owner(i + 1) for kind, _, i in leaves if kind == "DIR")
        exactly_here = "EXACTLY" in kinds and "NUM" not in kinds
        moved = any(w.stem == key("move") for w in evidence)
        if how == "further" and (exactly_here or moved or "DIRECTLY" in kinds):
            raise Unresolved("misplaced", kinds["DIR"].words)  # "just further back than": how much?
        graded: tuple[Word, ...] = ()
        if "COMP" in kinds:
            than = next(i for kind, _, i in leaves if kind == "THAN")
            gap = self.tokens[than].gap
            gap = gap[: len(gap) - len(own_thing(gap) or time_taken_to(kinds["COMP"], gap, self.support))]
            counted += [w for w in gap if self.support.letter(w) in "nov" or singular(w.low) in PART_OF_THEM]
            graded = gap[:1]
        return Relation(
            direction=direction,
            adjective=kinds["COMP"].adjective if "COMP" in kinds else None,
            direct=how == "direct" or "DIRECTLY" in kinds or exactly_here,
            at_once=how == "direct" or "DIRECTLY" in kinds,
            not_direct="PAREN" in kinds,
            further=how == "further",
            bound=bound,
            number=number,
            unit=unit,
            evidence=evidence,
            counted=tuple(counted),
            graded=graded,
            whose=whose,
        )

    def _told_by_its_owner(self, at: int) -> bool:
        """ "Just before | that of Ann", "the hut of Ann", "right after | Ann | 's": a place or a thing of hers."""
        following = [[w.low for w in t.gap] for t in self.tokens[at : at + 2]]
        if not following:
            return False
        placed = following[0][:2] == ["that", "of"] or (following[0][:1] == ["the"] and following[0][2:3] == ["of"])
        return placed or following[-1][:1] in (["'s"], ["'"])

    def _owned(self, node: Tree[Leaf]) -> tuple[Word, ...]:
        """What the left side owns and the clue compares: "the beagle's | jacket | is larger"."""
        at = min(int(leaf) for leaf in node.scan_values(lambda v: isinstance(v, Leaf)))
        tail = tail_of(self.tokens[at].gap, self.support)
        owner = self.tokens[at - 1].reference if at else None
        if len(tail) > 2 and isinstance(owner, Choice) and len(owner.items) == 1:  # "the Ames | family | 's plot"
            named = self.support.names(self.frame.by_name[owner.items[0].category], tail[:1])
            fellow = personal(tail[0].low) and not self.support.relational(tail[0])  # "the tea | drinker | 's plot"
            tail = tail[1:] if (named or fellow) and self.support.letter(tail[1]) == "s" else tail
        return tail if tail and self.support.letter(tail[0]) == "s" else ()

    def _bare_values(self) -> frozenset[str]:
        """The categories whose values the clue names without a noun, for what they are: "before Wednesday"."""
        found = set()
        for index, term in self.terms.items():
            token = self.tokens[index]
            after = self.tokens[index + 1].gap if index + 1 < len(self.tokens) else ()
            plain = all(self.support.letter(w) in "dp" for w in token.gap) and not (token.gap and token.gap[0].low == "the")
            if isinstance(term, Item) and plain and not after and self.frame.by_name[term.category].ordered:
                found.add(term.category)
        return frozenset(found)

    def _next_unit(self, node: Tree[Leaf]) -> bool:
        """ "The day after Ann's", "at the stop before hers": the very next one."""
        first = min(int(leaf) for leaf in node.scan_values(lambda v: isinstance(v, Leaf)))
        gap = self.tokens[first].gap
        if self.tokens[first].type != "DIR" or len(gap) < 2 or gap[-2].low != "the":
            return False
        if self.tokens[first].value not in ("before", "after", "above", "below"):
            return False
        noun = gap[-1]
        return noun.low in _STEPS or self._is_place(noun)  # "the turn after", where they come in turns

    def _is_place(self, noun: Word) -> bool:
        """Whether a noun is what the places of the line are called."""
        row = line(self.frame)
        if row is None:
            return False
        place = noun.low in word_table("places") and self.support.speaks_of(row.name, (noun,))
        return place or noun.low == row.name.casefold()

    def _check_place(self, node: Tree[Leaf]) -> None:
        """ "The sunny house after Ann's" may be the first such house after hers, or any."""
        first = min(int(leaf) for leaf in node.scan_values(lambda v: isinstance(v, Leaf)))
        token = self.tokens[first]
        described = len(token.gap) > 2 and token.gap[-3].low == "the"
        after = self.tokens[first + 1] if first + 1 < len(self.tokens) else token
        if token.value == "before" and [w.low for w in after.words] == ["last"] and not after.gap:
            raise Unresolved("misplaced", (*token.words, *after.words))  # "the term before last"
        if token.type == "DIR" and token.value in ("before", "after") and described and self._is_place(token.gap[-1]):
            raise Unresolved("misplaced", token.gap[-2:])

    def _lines(self, node: Tree[Leaf] | Leaf) -> list[Category]:
        """The categories in which the things of a relation can be side by side: those it names, or the line."""
        leaves = [node] if isinstance(node, Leaf) else node.scan_values(lambda v: isinstance(v, Leaf))
        first = min(int(leaf) for leaf in leaves)
        near = [t for t in self.tokens[first : first + 2] if t.type != "ITEM"]  # "two lanes | away"
        words = [w for token in near for w in (*token.gap, *token.words)]
        return lines(self.frame, words[self._is_own_noun(first, words) :], self.support)

    def _is_own_noun(self, index: int, words: Sequence[Word]) -> bool:
        """ "Who works on the first | floor parks next to": the noun of the item before, which names nothing to be next in."""
        before = self.tokens[index - 1] if index else None
        own = before.reference.items if before is not None and isinstance(before.reference, Choice) else ()
        return bool(words) and any(self.support.names(self.frame.by_name[item.category], words[:1]) for item in own)

    def _check_compared(self, relation: Relation, node: Tree[Leaf], rights: Sequence[Term]) -> None:
        """ "Ann sings higher than Ben" compares their singing: the verb must speak of a category, or be "is" and "has"."""
        self._check_verb(relation, self._words(node))
        borne = {"age", "weight"} & set(relation.adjective.dimensions) if relation.adjective is not None else set[str]()
        if any(c.dimension in borne for c in self.frame):
            self._check_bearers()
        aged = matured(relation) and any(c.dimension == "age" for c in self.frame)
        if aged or (has_stood(relation) and any(w.low in EXISTING for w in relation.evidence)):
            self._check_things(node)
        if relation.adjective is not None and ("age" in relation.adjective.dimensions or has_stood(relation)):
            self._check_aged()
        for index, term in self.terms.items():
            bare = not self.tokens[index].gap and not (index + 1 < len(self.tokens) and self.tokens[index + 1].gap)
            number = self.tokens[index].number is not None
            if term in rights and number and bare and isinstance(term, Item):
                if relation.adjective is None or not measures(relation.adjective, self.frame.by_name[term.category]):
                    raise Unresolved("no order", self.tokens[index].words)

    def _check_start(self, relation: Relation, node: Tree[Leaf]) -> None:
        """ "Started ahead of Ben" tells nothing of who came in first."""
        row = line(self.frame)
        if row is not None and row.dimension == "position" and in_turn(row):
            starting = [w for w in relation.evidence if w.stem in STARTS and not self.support.speaks_of(row.name, [w])]
            if starting:
                raise Unresolved("misplaced", (*starting, *self._words(node)))

    def _check_aged(self) -> None:
        """ "Bruno is older than Celia's house", "the marble vase is older than Bruno": the puzzle knows the ages of people."""
        born = any({"born", "birth"} & set(c.name.casefold().split()) for c in self.frame)
        if born or any(c.dimension == "age" or told_as_age(c) for c in self.frame):
            for index, term in self.terms.items():
                owned = letters(self.tokens[index].gap, self.support).startswith("s")
                thing = isinstance(term, Item) and not self.support.people(term.category) and self.support.has_people
                if self._of_somebody(index, term):
                    raise Unresolved("no order", self.tokens[index].words)
                if owned and thing and self.tokens[index].number is None:
                    following = self.tokens[index + 1].gap[:1]
                    if not (following and (is_person(following[0].low) or self._ages(following[0]))):
                        raise Unresolved("no order", self.tokens[index].words)  # "Ann's parrot is older than ..."
                described = letters(self.tokens[index].gap, self.support).strip("dj")
                if described or (index and self.tokens[index - 1].type != "THAN"):
                    continue  # "the rider of the red bike" is a person
                after = self.tokens[index + 1].gap if index + 1 < len(self.tokens) else ()
                if noun := not_aged(after, self.frame, self.support):
                    raise Unresolved("no order", noun)

    def _check_things(self, node: Tree[Leaf]) -> None:
        """ "Ann has been around longer than Ben": in this place, or in the trade; cheese is aged, and not people."""
        for index, term in self.terms.items():
            after = self.tokens[index + 1].gap if index + 1 < len(self.tokens) else ()
            bare = not self.tokens[index].gap and not letters(after, self.support).startswith("s")
            if bare and isinstance(term, Item) and self.support.people(term.category):
                raise Unresolved("no order", self._words(node))

    def _of_somebody(self, index: int, term: Term | Options) -> bool:
        """ "Ann is older than Ben", where the puzzle knows the ages of their clocks."""
        if not self.support.aged or not isinstance(term, Item):
            return False
        if not self.support.people(term.category):
            head = next((w for w in self.tokens[index].gap if self.support.letter(w) in "noh"), None)
            return head is not None and is_person(head.low) and not self._ages(head)  # "the owner of | Rex"
        if term.category in beyond_all_lives(self.frame) and singular(term.category.casefold().split()[-1]) in _THEIR_NAMES:
            return False  # "Rufus is older than Grey Bones", of skeletons
        after = self.tokens[index + 1].gap if index + 1 < len(self.tokens) else ()
        owner = letters(after, self.support).startswith("s")
        return not owner and not any(w.low == "one" or self._ages(w) for w in (*self.tokens[index].gap, *after))

    def _ages(self, noun: Word) -> bool:
        """Whether the noun is that for things whose ages the puzzle knows."""
        return any(self.support.names(self.frame.by_name[name], [noun]) for name in self.support.aged)

    def _is_so(self, relation: Relation, verbs: Sequence[Word]) -> bool:
        """ "Got hotter than", "stayed lower than": is or was so; who "lives higher" than another lives above him."""
        adjective, row = relation.adjective, line(self.frame)
        if adjective is None:
            return False
        if adjective.base in ("high", "low") and all(w.stem in _DWELLING for w in verbs):
            return row is not None and heading(row, "top") != 0
        if adjective.base in ("high", "low") and any(
            c.dimension == "length" and all(self.support.goes_with(w, "at", c) for w in verbs) for c in self.frame.ordered
        ):
            return True  # "burst lower than": shells burst at some height
        felt = not _FELT.isdisjoint(adjective.dimensions) or adjective.base in ("high", "low", "tall")
        return felt and all(w.stem in _BECOMING for w in verbs)

    def _check_verb(self, relation: Relation, words: Sequence[Word]) -> None:
        """The verb of a comparison, and the noun of "more votes", must speak of a category."""
        evidence = relation.evidence
        verbs = [w for w in evidence if self.support.letter(w) == "v"]
        if relation.adjective is not None and not _QUALITIES.isdisjoint(relation.adjective.dimensions):
            compared = (w for t in self.tokens if t.type == "COMP" for w in t.gap)
            if done := [w for w in compared if w.low in verb_forms() and closed().get(w.low) is None]:
                raise Unresolved("no order", (*done, *words))  # who works harder is not harder
        if done := self._done_by_others(relation, verbs):
            raise Unresolved("no order", (*done, *words))
        measure = unit_of(relation.unit) if relation.unit else None
        if relation.number is not None and (measure is None or measure.dimension != "money"):
            if wished := [w for w in verbs if w.stem == _WANT]:
                raise Unresolved("no order", (*wished, *words))  # "wanted two pages more than": and got them?
        wished = [w for w in verbs if w.stem in WISHES and not self.support.told(w)]
        if wished and relation.counted and not relation.unit:
            raise Unresolved("no order", (*wished, *words))  # "wanted more | votes than"
        told = any(self.support.supported(w) for w in (*evidence, *relation.counted) if w not in verbs)
        told = told or any(w.low in TELLING_KINDS for w in relation.counted)  # "needed less time"
        dated = relation.adjective is not None and relation.adjective.base in ("early", "late")
        in_turn_done = dated and any(w.stem in TAKES_PLACE for w in verbs)  # "spoke later than"
        if verbs and not relation.unit and not told and not any(self.support.letter(w) == "a" for w in evidence):
            known = in_turn_done or self._is_so(relation, verbs)
            if not known and not any(speaks_of_amounts(w) or self.support.supported(w) for w in verbs):
                raise Unresolved("no order", (*verbs, *words))
        if relation.adjective is not None and relation.adjective.base in ("more", "less", "few"):
            named = [w for w in relation.counted if w.low not in TELLING_KINDS]
            scored = relation.number is not None and any(is_score(c) for c in self.frame)  # "by 15 pins"
            named = [w for w in named if not (scored and singular(w.low) in _TALLIED)]
            foreign = [w for w in named if not self.support.supported(w) and unit_of(w.low) is None]
            foreign += [w for w in relation.counted if singular(w.low) in PART_OF_THEM]  # "15 more women than"
            if foreign and not relation.unit:
                raise Unresolved("unknown", foreign)

    def _done_by_others(self, relation: Relation, verbs: Sequence[Word]) -> list[Word]:
        """ "Was painted by more people than", where visitors are counted: those who painted it are others."""
        several = relation.adjective is not None and relation.adjective.base in ("more", "less", "many", "few")
        if not several or [w.low for w in relation.evidence[-1:]] != ["by"] or relation.counted:
            return []
        counts = [c for c in self.frame if c.ordered and c.dimension in ("count", None)]
        return [w for w in verbs if not (self.support.supported(w) or any(self.support.of(c, [w]) for c in counts))]

    def _check_bearers(self) -> None:
        """ "Galina weighs less than the cap in amber": a person on one side, a thing on the other."""
        bare, things = False, list[Word]()
        for index, term in self.terms.items():
            after = self.tokens[index + 1].gap if index + 1 < len(self.tokens) else ()
            gap = self.tokens[index].gap
            owned = any(self.support.letter(w) == "s" for w in after)
            bare |= isinstance(term, Item) and self.support.people(term.category) and not gap and not owned
            told = any(self.support.letter(w) == "h" or is_person(w.low) for w in (*gap, *after[:1]))
            if told or not gap or gap[0].low != "the" or (index and self.tokens[index - 1].type != "THAN"):
                continue
            nouns = [w for w in (*gap, *after[:1]) if self.support.letter(w) in "no"]
            own = [w for w in nouns if isinstance(term, Item) and self.support.speaks_of(term.category, [w])]
            things += own if own == nouns else []
        if bare and things:
            raise Unresolved("no order", things)

    def _counted_after(self, node: Tree[Leaf]) -> tuple[Word, ...]:
        """The noun after a number: "two | houses | to the left of"."""
        num = next((int(leaf) for leaf in node.scan_values(lambda v: isinstance(v, Leaf)) if leaf.type == "NUM"), None)
        return self.tokens[num + 1].gap if num is not None and num + 1 < len(self.tokens) else ()

    def _predicate(self, node: Tree[Leaf]) -> tuple[Word, ...]:
        """The words of the verb before a comparison: "will leave", "has a hard drive that is"."""
        return self._predicate_of(min(int(leaf) for leaf in node.scan_values(lambda v: isinstance(v, Leaf))))

    def _predicate_of(self, first: int) -> tuple[Word, ...]:
        return after_tail(self.tokens[first].gap, self.support)

    def _words(self, node: Tree[Leaf] | Leaf) -> tuple[Word, ...]:
        if isinstance(node, Leaf):
            return self.tokens[int(node)].words
        return tuple(w for leaf in node.scan_values(lambda v: isinstance(v, Leaf)) for w in self.tokens[int(leaf)].words)
