"""The holders' names that nobody listed: "Three friends live here" and the clues speak of Ann and Ben.

The text must say that there are as many holders as the listed categories have items. A name is a capitalised word that
stands bare as a subject or beside "than", "next to", "and"; every capitalised word must be explained, or nothing is inferred.
"""

from collections.abc import Iterable, Sequence
from functools import cache

from nlpuzzle.english.classes import word_class
from nlpuzzle.english.dates import month_value, weekday_value
from nlpuzzle.english.kinds import HOLDERS, kind_of
from nlpuzzle.english.morphology import plural, singular
from nlpuzzle.english.numbers import CARDINALS, number_value
from nlpuzzle.english.tables import phrases, rows, words
from nlpuzzle.english.wordlists import word_set
from nlpuzzle.english.words import Word, finite, forms, split
from nlpuzzle.puzzle import Category, Frame, blank
from nlpuzzle.reading.sentences import spans_of_sentences
from nlpuzzle.regex import regex
from nlpuzzle.understanding.words.lexicon import Lexicon

__all__ = ["bare_names", "holder_noun"]

#: words after which a bare capitalised word is somebody
_BEFORE_NAME = word_class("before-a-name")
#: after "to" and "of" a name needs one of these before them: "next to Ann", "left of Ann", "belongs to Ann"
_JOINED = word_class("joined-by-to")
_DETERMINED = word_set("the a an this that each every his her their its no any")
_AUXILIARIES = word_set("does did has had will can cannot do didn't doesn't hasn't")
_COPULAS = word_set("is are was were isn't wasn't")
_EACH = regex(
    r"\b(?:each|every) \w+ (?:has|is owned by|belongs to|houses|holds) (?:a |an |one )?(?:different |unique |own )?(\w+)"
)
_COUNT = r"(\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)"
_COUNTED = regex(rf"(?<![-\w]){_COUNT}\s+(?:[a-z-]+\s+){{0,2}}?([a-z]+)\b")


def holder_noun(story: str, size: int) -> str | None:
    """ "friend": whom the story counts `size` of, or gives each house one of; None where it counts nobody."""
    story = story.casefold()
    for found in _COUNTED.finditer(story):
        number = CARDINALS.get(found[1]) or (int(found[1]) if found[1].isdecimal() else 0)
        noun = singular(found[2])
        if number == size and noun in HOLDERS and noun != found[2]:
            return noun
    counted = any((CARDINALS.get(f[1]) or (int(f[1]) if f[1].isdecimal() else 0)) == size for f in _COUNTED.finditer(story))
    for found in _EACH.finditer(story):
        if counted and found[1] in HOLDERS:
            return found[1]
    return None


def bare_names(sentences: Sequence[str], story: str, listed: Sequence[Category]) -> Category | None:
    """The category of the holders' names, blank slots included; None where the text gives none, or leaves a doubt.

    `sentences` are all the text's sentences outside its lists, in order; `story` is the text in which holders are counted.
    """
    sizes = {len(c.items) for c in listed}
    if len(sizes) != 1:
        return None
    size = sizes.pop()
    noun = holder_noun(story, size)
    nouns = {singular(c.name.split()[-1]).casefold() for c in listed}
    if noun is None or noun in nouns or nouns & {"name", "person"}:
        return None
    names = _Names(listed, sentences).found()
    if not names or len(names) > size:
        return None
    blanks = [blank(i) for i in range(1, size - len(names) + 1)]
    return Category(noun, (*names, *blanks), given="inferred", description=f"{noun} {plural(noun)} name")


class _Names:
    """Judges every capitalised word of the sentences."""

    def __init__(self, listed: Sequence[Category], sentences: Sequence[str]) -> None:
        self.lexicon = Lexicon(Frame(tuple(listed)))
        self.nouns = {form for c in listed for form in (c.name.casefold(), plural(c.name.casefold()))}
        self.sentences = [text[a:b] for text in sentences for a, b in spans_of_sentences(text)]
        self.small = {w.low for s in self.sentences for w in split(s) if w.text[:1].islower()}
        self.evidence: dict[str, set[str]] = {}

    def found(self) -> list[str]:
        """The names in order of mention; none where a capitalised word may be something else."""
        for sentence in self.sentences:
            for name, slot in self._capitals(split(sentence)):
                self.evidence.setdefault(name, set()).add(slot)
        firm = [name for name, slots in self.evidence.items() if "firm" in slots]
        doubtful = [n for n, slots in self.evidence.items() if "firm" not in slots and slots & {"bare", "other"}]
        return [] if doubtful or any("listed" in slots for slots in self.evidence.values()) else firm

    def _capitals(self, tokens: Sequence[Word]) -> Iterable[tuple[str, str]]:
        """Every capitalised word that may be a name, with how firmly its place says so."""
        at = 0
        while at < len(tokens):
            word = tokens[at]
            match = self.lexicon.match(tokens, at)
            if match is not None:
                if at == 0 and word.text[:1].isupper() and self._subject(tokens, match.end) == "firm":
                    yield self._label(tokens[at : match.end]), "listed" if _coined(word.low) else "ordinary"
                at = match.end
                continue
            if not word.text[:1].isupper() or not word.text.isalpha() or self._known(tokens, at):
                at += 1
                continue
            end = at + 1
            while (
                end < len(tokens)
                and tokens[end].proper
                and tokens[end].text.isalpha()
                and self.lexicon.match(tokens, end) is None
            ):
                end += 1
            yield self._label(tokens[at:end]), self._slot(tokens, at, end)
            at = end

    def _known(self, tokens: Sequence[Word], at: int) -> bool:
        """Whether a capitalised word is an ordinary one: "The", "House 3", "If", a day, "I"."""
        word = tokens[at]
        if word.low in self.nouns or weekday_value(word.low) or month_value(word.low) or number_value(word.low) is not None:
            return True
        if len(word.text) == 1 and word.low in ("i", "a"):
            return True
        if at:
            return False
        after = tokens[at + 1].low if len(tokens) > 1 else ""
        somebody = after in _deeds() and word.low not in _NOBODY  # "Rose owns", "Mark lives": a word, but here a name
        return not somebody and (word.low in self.small or not _coined(word.low))

    def _label(self, tokens: Sequence[Word]) -> str:
        return " ".join(w.text for w in tokens)

    def _slot(self, tokens: Sequence[Word], at: int, end: int) -> str:
        """ "firm", "bare" (it may be a name), "other" (it stands where things and places stand)."""
        before = tokens[at - 1].low if at else ""
        if at == 0 or (before in (",", "and", "then", "but", "if", "while", "because") and end < len(tokens)):
            found = self._subject(tokens, end)
            return found if at == 0 or found != "bare" else "firm" if _coined(tokens[at].low) else "bare"
        if end < len(tokens) and tokens[end].low == "'s":
            return "firm"
        if before in _DETERMINED:
            return "other"
        if before in ("to", "of"):
            return "firm" if at > 1 and tokens[at - 2].low in _JOINED else "other"
        return "firm" if before in _BEFORE_NAME else "other"

    def _subject(self, tokens: Sequence[Word], end: int) -> str:
        """How firmly the words after a possible subject say that it is somebody: a verb of doing, 's, "and Ben live"."""
        if end >= len(tokens):
            return "bare"
        word, after = tokens[end], tokens[end + 1].low if end + 1 < len(tokens) else ""
        if word.low == "'s" or word.low in _AUXILIARIES or (word.low in _verbs() and finite(word.low)):
            return "firm"
        if word.low in _COPULAS:
            return "firm" if after in ("not", "neither", "either") and _next_person(tokens, end + 2) else "bare"
        return "bare"


def _next_person(tokens: Sequence[Word], at: int) -> bool:
    """Whether "X is not" goes on with what only somebody is: "the owner", "the person"."""
    return any(singular(w.low) in HOLDERS for w in tokens[at : at + 3])


#: what only somebody does
_DEEDS = "live own keep drink wear smoke drive eat speak read sing teach study work hate love like"
_NOBODY = word_set(
    "somebody someone nobody everybody everyone anybody anyone who he she it which that one each neither what this"
)


@cache
def _deeds() -> frozenset[str]:
    return frozenset(form for verb in _DEEDS.split() for form in forms(verb) if finite(form))


@cache
def _verbs() -> frozenset[str]:
    return frozenset(form for row in rows("verbs") for form in forms(row[0]))


@cache
def _ordinary() -> frozenset[str]:
    nouns = words("things") | words("relational") | words("settings") | words("denying") | words("function")
    small = frozenset(row[-1] for row in rows("closed")) | words("comparatives") | words("irregular")
    return nouns | small | frozenset(phrases("phrases")) | _verbs()


def _coined(word: str) -> bool:
    """Whether a word is in no table of ordinary English, so that with a capital it may well be a name."""
    one = singular(word)
    ordinary = _ordinary()
    return not (word in ordinary or one in ordinary or word.endswith("ly") or kind_of([word]) is not None)
