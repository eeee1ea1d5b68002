"""Reads every clue of a puzzle: tokens of all clues first, since words support each other across clues, then each clue."""

from collections.abc import Sequence
from dataclasses import replace
from difflib import get_close_matches
from functools import cached_property, lru_cache
from itertools import pairwise
from operator import eq

from nlpuzzle.english.classes import word_class
from nlpuzzle.english.numbers import CARDINALS, number_value, ordinal_value
from nlpuzzle.english.units import unit_of
from nlpuzzle.english.words import Word, split
from nlpuzzle.puzzle import Clue, Frame, Item, Setup, Span
from nlpuzzle.rules import At, Compare, Different, OneOf, Rule, Same, Term
from nlpuzzle.understanding.clauses.common import Unresolved
from nlpuzzle.understanding.clauses.namesakes import told_by_their_form
from nlpuzzle.understanding.clauses.one_place import in_one_place
from nlpuzzle.understanding.clauses.pronouns import antecedents, told_by_gender
from nlpuzzle.understanding.clauses.resolve import resolve
from nlpuzzle.understanding.clauses.said import Said
from nlpuzzle.understanding.clauses.shapes import Unfit, shape_of
from nlpuzzle.understanding.objection import Objection
from nlpuzzle.understanding.reading import ClueReading
from nlpuzzle.understanding.reasons import sentence
from nlpuzzle.understanding.rewording.verbs.duties import plans
from nlpuzzle.understanding.sentences.acquaintances import somebody_had
from nlpuzzle.understanding.sentences.adjuncts import without_adjuncts
from nlpuzzle.understanding.sentences.after_a_deed import after_a_deed
from nlpuzzle.understanding.sentences.amounts_there import amounts_there
from nlpuzzle.understanding.sentences.asides import without_tastes
from nlpuzzle.understanding.sentences.besides import with_besides
from nlpuzzle.understanding.sentences.but_it_is import of_the_subject
from nlpuzzle.understanding.sentences.coloured import coloured
from nlpuzzle.understanding.sentences.compared_besides import with_scales
from nlpuzzle.understanding.sentences.continued import words_of_sentences
from nlpuzzle.understanding.sentences.couples import as_couples
from nlpuzzle.understanding.sentences.deeds_between import without_deeds_between
from nlpuzzle.understanding.sentences.done_in_turn import done_in_turn
from nlpuzzle.understanding.sentences.gapped import with_the_verb_again
from nlpuzzle.understanding.sentences.gendered import of_their_group
from nlpuzzle.understanding.sentences.getting_there import getting_there
from nlpuzzle.understanding.sentences.he_and_she import he_and_she
from nlpuzzle.understanding.sentences.identifying import identified
from nlpuzzle.understanding.sentences.in_order import respectively
from nlpuzzle.understanding.sentences.letters import letters_told
from nlpuzzle.understanding.sentences.linked import explained, with_echoes
from nlpuzzle.understanding.sentences.measured_for import measured_for
from nlpuzzle.understanding.sentences.met_in_turn import met_in_turn
from nlpuzzle.understanding.sentences.narrated import narrated
from nlpuzzle.understanding.sentences.of_the_group import of_the_group
from nlpuzzle.understanding.sentences.on_tour import on_tour
from nlpuzzle.understanding.sentences.one_visitor import without_visitor
from nlpuzzle.understanding.sentences.own_names import own_names_told
from nlpuzzle.understanding.sentences.own_things import at_home_there, fed_his_own
from nlpuzzle.understanding.sentences.plainer import without_setting
from nlpuzzle.understanding.sentences.reader import SentenceReader
from nlpuzzle.understanding.sentences.same_after_all import same_after_all
from nlpuzzle.understanding.sentences.shunned import and_never
from nlpuzzle.understanding.sentences.speech import Speech, direct_speech, doubtful, reported
from nlpuzzle.understanding.sentences.surnames import families_as_one
from nlpuzzle.understanding.sentences.there_then import there_again, there_or_then
from nlpuzzle.understanding.sentences.who_does import who_does
from nlpuzzle.understanding.sentences.who_does_both import told_apart
from nlpuzzle.understanding.soundness.clue_words import Unnumbered
from nlpuzzle.understanding.soundness.complete import Completeness
from nlpuzzle.understanding.soundness.licence import object_to
from nlpuzzle.understanding.soundness.of_all_told import of_all_together
from nlpuzzle.understanding.soundness.support import UNKNOWN, Support
from nlpuzzle.understanding.soundness.whose_left import seen_from_the_front
from nlpuzzle.understanding.tokenising.tokenise import tokenise, tokens_of
from nlpuzzle.understanding.tokenising.tokens import Choice, Pronoun, Token
from nlpuzzle.understanding.words.landmarks import landmarks
from nlpuzzle.understanding.words.lexicon import Lexicon
from nlpuzzle.understanding.words.told_groups import groups_told
from nlpuzzle.understanding.words.vocabulary import letter_missing

__all__ = ["Understanding", "understand", "unfit"]


Tokens = tuple[Token, ...]
#: a sentence, and what it says
_Told = tuple[Tokens, Said]

#: a sentence that begins at most so many characters after the end of another goes on with its text
_SAME_TEXT = 2
_NO_NAMES = word_class("openers")
#: words that bound an amount, and go with no "only"
_BOUNDS = frozenset({"exactly", "least", "most"})
#: "Ann came before Ben, | Ben before Cleo"
_TELLING_MORE = (["being"], ["before"], ["after"], ["ahead"], ["behind"], ["above"], ["below"])
#: words that may point to several at once
_OF_SEVERAL = frozenset({"they", "them", "their", "theirs", "the same"})
#: constructions about one thing
_ABOUT_ONE = frozenset({"facts", "facts_but_not", "differ", "either", "not_either", "one_of_list", "neither", "or_not_both"})

LONGEST = 600
"""Characters a sentence may have to be tried at all; the longest published clue that was seen has half of that."""


def understand(setup: Setup, alone: bool = False) -> tuple[ClueReading, ...]:
    """What each clue of the puzzle says, in order; an unread clue carries its reason and its closest reading.

    `alone`  each clue is read as if no other used its words: what several say in the same words licenses nothing
    """
    return Understanding(setup, alone).readings()


class Understanding:
    """One puzzle's clues while they are read; also reads single sentences in the puzzle's light (options, rephrasings)."""

    def __init__(self, setup: Setup, alone: bool = False) -> None:
        self.setup = setup
        words = _words(setup.frame, setup.clues, setup.story, alone)
        self.lexicon, self._tokens, self.support, self._complete, self._doubted = words
        self._reader = SentenceReader(self._clause, self.support)
        self._close: dict[str, list[str]] = {}
        #: the last sentence of each clue, and what it says
        self._last: dict[str, _Told] = {}
        #: where the clue before ended, and its number
        self._before: tuple[int, str] = (-1, "")

    def tokens(self, sentence: str) -> Tokens:
        """A sentence as the clue grammar would see it."""
        return tokenise(sentence, self.lexicon)

    def _speech(self, text: str) -> Speech | None:
        """What a clue quotes; nothing where the puzzle speaks of lies."""
        return None if self._doubted else direct_speech(text, self.lexicon)

    def readings(self) -> tuple[ClueReading, ...]:
        read = with_besides([self.read(clue) for clue in self.setup.clues], self._tokens, self._clause, self.support)
        read = without_deeds_between(read, self._tokens, self.support)
        return with_scales(read, self._tokens, self._clause, self.support)

    def read(self, clue: Clue) -> ClueReading:
        """One clue; a sub-clue's pronouns stand for whoever its parent is about."""
        if len(clue.text) > LONGEST:
            return ClueReading(clue.number, clue.text, clue.span, "unparsed", reason=sentence("too long", ()))
        broken = self._twice(clue.text) or self._told_only(clue.text) or seen_from_the_front(clue.text, self.support)
        cut = self._tokens.get(clue.number) or _sentences(clue.text, self.lexicon, self._doubted)
        said = Said((), (), broken) if broken else self._all_sentences(clue, cut)
        self._last[clue.number] = (cut[-1] if cut else (), said)
        self._before = (clue.span.end, clue.number)
        possible = [r for r in said.readings if r and not _contradictory(r, self.support.frame)]
        readings = same_after_all(of_the_subject(cut, possible))
        objection = said.objection or (None if readings else Objection("impossible"))
        if objection is None and len(readings) == 1:
            rules, known = readings[0], self._assumed(clue, cut, said)
            for tokens in cut:
                for rule, fact in of_their_group(tokens, self.lexicon.groups):
                    rules, known = tuple(dict.fromkeys((*rules, rule))), tuple(dict.fromkeys((*known, fact)))
            return ClueReading(clue.number, clue.text, clue.span, "parsed", rules, assumed=known)
        if objection is None:
            reason = sentence("ambiguous", ())
            return ClueReading(clue.number, clue.text, clue.span, "ambiguous", (), tuple(readings), reason)
        return ClueReading(
            clue.number,
            clue.text,
            clue.span,
            "unparsed",
            (),
            tuple(readings[:1]),
            sentence(objection.reason, objection.words),
            _span(clue, objection.words),
            self._close_names(_unnamed(objection.words, cut)) or self._close_names(self._strange(cut)),
            self._stranger(clue, cut, objection),
        )

    def _stranger(self, clue: Clue, cut: tuple[Tokens, ...], objection: Objection) -> str | None:
        """A name that may be an item nobody listed; not "Ada has a pass" before the clues, of whom no clue speaks again."""
        name = _stranger(objection)
        named = any(isinstance(t.reference, Choice) and t.reference.items for tokens in cut for t in tokens)
        listed = all(category.given in ("listed", "implied") for category in self.setup.frame)
        if name is None or named or not listed or not clue.number.startswith("p"):
            return name
        others = (other.text for other in self.setup.clues if other.number != clue.number)
        proper = {w.low for tokens in cut for t in tokens for w in t.gap if w.proper}
        return name if len(proper) > 2 or any(name in text for text in others) else None

    def _assumed(self, clue: Clue, cut: tuple[Tokens, ...], said: Said) -> tuple[str, ...]:
        """What has to be known of the world to read the clue."""
        speech = self._speech(clue.text)
        true = (f"what {speech.speaker or 'somebody'} says is true",) if speech else ()
        formed = (known for tokens in cut for known in told_by_their_form(tokens, self.support))
        told = (t.assumed for tokens in cut for t in tokens if t.assumed)
        return tuple(dict.fromkeys((*told, *said.assumed, *true, *formed)))

    def _twice(self, text: str) -> Objection | None:
        """ "Ann is is older": something is missing, or wrong, unless a label is written so."""
        words = split(text)
        lows = [w.low for w in words if w.low not in (",", ":")]
        if not (any(map(eq, lows, lows[1:])) or any(map(eq, lows, lows[2:])) or ":" in text or "only" in lows):
            return None  # nearly always
        for before, word in pairwise(w for w in words if w.low not in (",", ":")):
            if before.low == "one" == word.low and any(w.low == "," and before.start < w.start < word.start for w in words):
                continue  # "of Ann and the 5-pound one, one is ..."
            parted = any(w.low == "," and before.end <= w.start < word.start for w in words)
            if words[0].low in ("of", "if", "unless") and parted:
                continue  # "of Ann and Ben, Ben sang later", "if the jug has a swan on it, it is red"
            if before.low == word.low and _begins_another(words, before, word):
                continue  # "a gap of a week between Ann and Ben, Ben being later"
            if before.low == word.low and word.low.isalnum() and word.low != "the":
                labels = (item.label.casefold().replace("-", " ") for item in self.setup.frame.items)  # "yo-yo"
                if not any(f"{word.low} {word.low}" in label for label in labels):
                    return Objection("repeated", (before, word))
            so_much = before.low == "than" and _so_much([w.low for w in words if w.start > word.start][:2])
            if word.low == "only" and (before.low in _BOUNDS or so_much):
                return Objection("lacks:order", (before, word))  # "exactly only two", "at least only"
        owners = [w for w in split(text) if w.low != ","]
        for one, mark, other in zip(owners, owners[1:], owners[2:], strict=False):
            if one.low == other.low and mark.low == "'s" and one.low.isalpha() and not _begins_another(words, mark, other):
                return Objection("repeated", (one, mark, other))  # "Ann's Ann's boat"
        return None

    def _all_sentences(self, clue: Clue, cut: tuple[Tokens, ...]) -> Said:
        """Every sentence of a clue; "he" in one is whom the one before is about, or the parent, or the text right before."""
        end, number = self._before
        follows = clue.parent is None and 0 <= clue.span.start - end <= _SAME_TEXT
        before = self._last.get(number if follows else clue.parent or "")
        if self.setup.clues[:1] == (clue,):
            cut = tuple(without_setting(tokens) if i == 0 else tokens for i, tokens in enumerate(cut))
        whole: Said | None = None
        for tokens in with_echoes([_written_out(tokens, self.support) for tokens in cut]):
            both = he_and_she(before[0], tokens, self.support) if before is not None and before[1].read else None
            tokens = both[0] if both else tokens
            if before is not None and (placed := there_or_then(*before, tokens, self.support)) is not None:
                tokens = placed
            spelt = letters_told(tokens, self.support) or own_names_told(tokens, self.support)
            spoken_of = antecedents(*before, tokens, self.support) if before is not None else ()
            known: tuple[str, ...] = both[1] if both else ()
            if before is not None and not spoken_of and not both:
                spoken_of, known = told_by_gender(*before, tokens, self.support)
            said = Said((spelt,), (), None) if spelt else self._told(tokens, spoken_of)
            said = replace(said, assumed=(*said.assumed, *known)) if known else said
            before = tokens, said
            whole = said if whole is None else replace(whole.and_then(said, self.setup.frame), subjects=said.subjects)
        return whole or Said((), (), Objection("no item"))

    def _told(self, tokens: Tokens, spoken_of: Sequence[Term]) -> Said:
        """What a sentence says; where its words allow it, with plain ones for verbs that nothing else licenses."""
        said = self._judged(tokens, spoken_of)
        if said.objection is None:
            return said
        plainer = (self._judged(told, spoken_of) for told in identified(tokens, self.support, said.objection.reason))
        return next((told for told in plainer if told.objection is None), said)

    def _judged(self, tokens: Tokens, spoken_of: Sequence[Term]) -> Said:
        """What a sentence says, judged as it stands, not as it is read in pieces."""
        if together := of_all_together(tokens):
            return Said((), (), Objection(*together))
        said = self._reader.read(tokens, spoken_of)
        lack = self._lacking(tokens) if said.objection is None else None
        return said if lack is None else replace(said, objection=lack)

    def _lacking(self, tokens: Tokens) -> Objection | None:
        """What a whole sentence lacks."""
        apart = told_apart(and_never(tokens, self.support) or without_tastes(tokens, self.support))
        return next((lack for told in apart if (lack := self._complete.missing(told)) is not None), None)

    def _clause(self, tokens: Tokens, antecedent: Sequence[Term]) -> Said:
        """One clause; what is said of several spoken of before, "they came on Monday", holds of each of them."""
        words = {t.reference.word for t in tokens if isinstance(t.reference, Pronoun)} if len(antecedent) > 1 else set()
        if not words:
            return self._one_clause(tokens, antecedent)
        if not words <= _OF_SEVERAL:
            return self._one_clause(tokens, ())
        whole, *others = [self._one_clause(tokens, (term,)) for term in antecedent]
        for other in others:
            whole = whole.and_then(other, self.setup.frame)
        return replace(whole, subjects=tuple(antecedent))

    def _one_clause(self, tokens: Tokens, antecedent: Sequence[Term]) -> Said:
        """The grammar's construction, resolved; the licence judges what stands between the tokens."""
        tokens = without_adjuncts(tokens, self.support)
        objection = object_to(tokens, self.support) or somebody_had(tokens, self.setup.frame)
        try:
            tree = shape_of(tuple(t.type for t in tokens))
            readings, subjects = resolve(tree, tokens, self.setup.frame, self.support, antecedent)
        except Unfit as error:
            return Said((), (), objection or unfit(tokens, error.at))
        except Unresolved as error:
            return Said((), (), objection or error.objection)
        return Said(tuple(readings), tuple(subjects), objection, alone=str(tree.data) in _ABOUT_ONE)

    def _strange(self, cut: tuple[Tokens, ...]) -> tuple[Word, ...]:
        """The words of a clue that nothing licenses, wherever reading stopped: one of them may be a label misspelt."""
        gaps = (word for tokens in cut for token in tokens for word in token.gap)
        return tuple(word for word in gaps if self.support.letter(word) == UNKNOWN or letter_missing(word.low))

    def _close_names(self, words: Sequence[Word]) -> tuple[str, ...]:
        """Labels spelt nearly like the words that stopped us."""
        told = (word for word in words if len(word.low) > (2 if word.text[:1].isupper() else 3))  # "Tes" for "Tess", not "a"
        return tuple(dict.fromkeys(label for word in told for label in self._close_to(word.low)))

    def _close_to(self, word: str) -> list[str]:
        if word not in self._close:
            labels = self._spellings
            self._close[word] = [labels[c] for c in get_close_matches(word, labels, n=2, cutoff=0.75)]
        return self._close[word]

    def _told_only(self, text: str) -> Objection | None:
        """ 'Ben was next."', after 'Ann dreamt: "Cleo came first.'."""
        return Objection("in speech", ()) if text in self._reported else None

    @cached_property
    def _reported(self) -> frozenset[str]:
        """The clues that go on with what somebody only dreamt, or told of."""
        return reported([clue.text for clue in self.setup.clues], self.lexicon)

    @cached_property
    def _spellings(self) -> dict[str, str]:
        """The labels by how they, or one of their words, are spelt."""
        labels = {i.label.casefold(): i.label for i in self.setup.frame.items}
        for item in self.setup.frame.items:  # "Halvorson" for "Dr. Halvorsen"
            labels.update((w.low, item.label) for w in split(item.label) if len(w.low) > 4 and w.low not in labels)
        return labels


def _written_out(tokens: Tokens, support: Support) -> Tokens:
    """A sentence without its narrator, its colon, one of each couple, what a measure is of; with the s of a family's verb."""
    told = on_tour(met_in_turn(without_visitor(explained(tokens, support), support), support), support)
    written = as_couples(fed_his_own(at_home_there(narrated(told, support), support), support), support)
    written = coloured(amounts_there(families_as_one(of_the_group(written)), support), support)
    written = respectively(getting_there(measured_for(done_in_turn(written, support), support), support))
    written = there_again(after_a_deed(with_the_verb_again(who_does(written), support), support), support)
    return tokens if written == tokens else written  # nearly always the very sentence whose lapses are known


@lru_cache(maxsize=32)
def _words(
    frame: Frame, clues: tuple[Clue, ...], story: str, alone: bool
) -> tuple[Lexicon, dict[str, tuple[Tokens, ...]], Support, Completeness, bool]:
    """All that a puzzle's words say before its clues are read, and whether they speak of lies; questions need it, too."""
    plan = plans(story, (clue.text for clue in clues))
    lexicon = _lexicon(frame, story, plan)
    doubted = _doubted(clues, story)
    tokens = {clue.number: _sentences(clue.text, lexicon, doubted) for clue in clues if len(clue.text) <= LONGEST}
    joined = {number: sum(found, ()) for number, found in tokens.items() if found}
    support = Support(frame, story, Unnumbered(joined) if alone else joined)
    return lexicon, tokens, support, Completeness(joined, support), doubted


@lru_cache(maxsize=64)
def _lexicon(frame: Frame, story: str, plan: bool) -> Lexicon:
    """The labels of the frame, as the story calls them; the same for every sentence that is read in their light."""
    return Lexicon(frame, landmarks(story, frame.size), plan=plan, told=groups_told(story, frame))


def _so_much(following: Sequence[str]) -> bool:
    """ "Than only | 13 years", "than only | $5": an amount, and not so many others, "than only | two boys"."""
    counted = following[1:2] != [] and following[1].isalpha() and unit_of(following[1]) is None and following[0] in CARDINALS
    return following[:1] == ["$"] or (following[:1] != [] and number_value(following[0]) is not None and not counted)


def _begins_another(words: Sequence[Word], before: Word, word: Word) -> bool:
    """Whether a comma parts two equal words, and more is told of the second: "Ben, Ben being", "Ben before"."""
    following = [w.low for w in words if w.start > word.start][:2]
    parted = any(w.low == "," and before.end <= w.start < word.start for w in words)
    return parted and following[following[:1] == ["'s"] :][:1] in _TELLING_MORE


def _contradictory(rules: Sequence[Rule], frame: Frame) -> bool:
    """ "Wanted a tart but did not get it": the same of two, and not; or two in one place."""
    if len(rules) > 1 and in_one_place(rules):
        return True
    if any(isinstance(r, OneOf) and r.term in r.options for r in rules):
        return True  # "the teal bag belongs to | her | or to Dan": not to itself
    if any(isinstance(r, Compare) and _beyond_the_end(r, rules, frame) for r in rules):
        return True  # "after Ben and before the rest": the first of all is after nobody
    same = {frozenset((r.left, r.right)) for r in rules if isinstance(r, Same)}
    return any(isinstance(r, Different) and frozenset((r.left, r.right)) in same for r in rules)


def _beyond_the_end(compared: Compare, rules: Sequence[Rule], frame: Frame) -> bool:
    """Whether what is told to come before another is told to be the last, or what comes after it the first."""
    if compared.operator not in ("<", ">") or compared.left.term is None or compared.right.term is None:
        return False
    low, high = (compared.left.term, compared.right.term)[:: 1 if compared.operator == "<" else -1]
    values = next((c.items for c in frame if c.name == compared.category), ())
    ends: set[tuple[Term, Term]] = {(low, At(compared.category, -1)), (high, At(compared.category, 1))}
    if values:
        ends |= {(low, Item(compared.category, values[-1])), (high, Item(compared.category, values[0]))}
    return any(isinstance(r, Same) and not ends.isdisjoint({(r.left, r.right), (r.right, r.left)}) for r in rules)


def _doubted(clues: Sequence[Clue], story: str) -> bool:
    """Whether the puzzle speaks of lies, so that what somebody says need not be so."""
    return doubtful("\n".join((story, *(clue.text for clue in clues))))


@lru_cache(maxsize=4096)
def _sentences(text: str, lexicon: Lexicon, doubted: bool) -> tuple[Tokens, ...]:
    """The tokens of each sentence of a clue; in nearly every clue there is one."""
    speech = None if doubted else direct_speech(text, lexicon)
    if speech is not None:
        return tuple(tokens_of(words, lexicon) for words in speech.sentences)
    return tuple(tokens_of(words, lexicon) for words in words_of_sentences(text))


def unfit(tokens: Sequence[Token], at: int) -> Objection:
    """No construction goes on with the token at `at`."""
    token = tokens[min(at, len(tokens) - 1)]
    if token.type == "END":
        return Objection("unfinished", token.gap)
    return Objection("no construction", token.words)


def _stranger(objection: Objection) -> str | None:
    """A capitalised word that we do not know: most likely an item of a category that nobody listed; not "Last" or "I"."""
    words = objection.words if objection.reason == "unknown" else ()
    named = (w.text for w in words if w.text[0].isupper() and w.low not in _NO_NAMES and ordinal_value(w.low) is None)
    return next(named, None)


def _unnamed(words: tuple[Word, ...], cut: Sequence[Tokens]) -> tuple[Word, ...]:
    """Those of the words by which no item is named as it is spelt: nobody misspelt these."""
    named = {w for tokens in cut for token in tokens if token.type == "ITEM" for w in token.words}
    return tuple(w for w in words if w not in named)


def _span(clue: Clue, words: Sequence[Word]) -> Span | None:
    if not words or clue.span.end - clue.span.start < len(clue.text):
        return None
    return Span(clue.span.start + words[0].start, clue.span.start + words[-1].end)
