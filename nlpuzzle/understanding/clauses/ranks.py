"""Whether a rank or a superlative ranks the things of the puzzle: "the third house", not "the third wife"."""

from collections.abc import Sequence
from itertools import pairwise, takewhile

from nlpuzzle.english.classes import word_class
from nlpuzzle.english.dates import date_value
from nlpuzzle.english.kinds import HOLDERS
from nlpuzzle.english.morphology import singular
from nlpuzzle.english.tables import words as word_table
from nlpuzzle.english.words import Word, finite
from nlpuzzle.puzzle import Category, Frame
from nlpuzzle.understanding.clauses.comparing import COMING_TO_BE, WHEN
from nlpuzzle.understanding.clauses.references import BODILY, SIZES
from nlpuzzle.understanding.soundness import shapes
from nlpuzzle.understanding.soundness.persons import bare_person
from nlpuzzle.understanding.soundness.support import Support
from nlpuzzle.understanding.soundness.word_classes import letters
from nlpuzzle.understanding.tokenising.tokens import Choice, Place, Superlative, Token
from nlpuzzle.understanding.words.lines import STACKED, in_turn, line
from nlpuzzle.understanding.words.people import is_person
from nlpuzzle.understanding.words.vocabulary import done_by, may_be_done, personal, verb_forms

__all__ = ["not_aged", "unranked"]

#: "the oldest woman" is the oldest of some of them only
_PART = word_class("gendered")


#: what is told by an ordinal that ranks nobody
_CLASSES = frozenset("avenue century class form grade year".split())


def _of_a_class(token: Token, frame: Frame) -> bool:
    """Whether an ordinal is the label of a school class, a century or a street."""
    choice = token.reference
    if not isinstance(choice, Choice) or not choice.items:
        return False
    return all(singular(frame.by_name[i.category].name.casefold().split()[-1]) in _CLASSES for i in choice.items)


def _names_somebody(word: Word, frame: Frame, support: Support) -> bool:
    people = (c for c in frame if support.people(c.name))
    return any(support.names(c, [word]) or support.called(c, word) for c in people)


def unranked(tokens: Sequence[Token], index: int, frame: Frame, support: Support) -> tuple[Word, ...]:
    """The words that make a rank speak of something else; empty where it ranks the puzzle's things."""
    token = tokens[index]
    ordinal = len(token.words) == 1 and support.ordinal(token)
    if not (ordinal or isinstance(token.reference, Place | Superlative)):
        return ()
    after = tokens[index + 1].gap if index + 1 < len(tokens) else ()
    if isinstance(token.reference, Place) and token.reference.direction == "best":
        return ()  # "Ann's team came bottom"
    if after and after[0].low in _PART:
        return after[:1]
    if ordinal and after and _of_a_class(token, frame) and _names_somebody(after[0], frame, support):
        return after[:1]  # "the seventh seller", where pupils of the seventh grade sell
    owned = _owned(tokens, index, support)
    row = line(frame)
    dated = row is None or row.dimension == "date"
    if ordinal and row is not None and row.description == STACKED and not shapes.match(r"pd[no]", letters(after, support)):
        return token.words  # "the second book": from above, or from below?
    if ordinal and dated and not after and [w.low for w in token.gap[-2:]] == ["on", "the"]:
        dates = isinstance(token.reference, Choice) and all(date_value(i.label) is not None for i in token.reference.items)
        return () if dates else token.words  # "came on the second": of the month
    whole = any(w.low == "of" for w in token.words)  # "the tallest of the five towers | stands in Rome"
    restricted = not whole and tokens[index + 1].type == "ITEM"
    restricted = restricted and shapes.fullmatch(r"[jnoh]+pd?[jno]*", letters(after, support)) is not None
    if restricted and not _told_of(after) and (row is None or in_turn(row) or isinstance(token.reference, Superlative)):
        return after  # "the last ferry from | Wexley": the last of these alone
    if isinstance(token.reference, Superlative):
        told = whole and bool(after) and after[0].low in verb_forms() and finite(after[0].low)
        return _foreign_extreme(tokens, index, () if told else after, frame, support)
    if shapes.search(r"s[jr]*$", letters(token.gap, support)) and not (after and after[0].low in word_table("places")):
        return token.words  # "Rooke's last book"
    placed = row is not None and bool(after) and support.names(row, after[:1])  # "Ann's jar is on the second shelf"
    if owned and _names_another(owned, row, frame, support, placed or _came_to_be((*token.gap, *after), frame)):
        return owned  # "Ann's age is in the middle"
    if index and tokens[index - 1].type == "ITEM" and not token.gap and len(token.words) == 1 and not _race(token):
        return token.words  # "cooked the stew first"
    to_do = shapes.match(r"[jnoh]*(pd[no]+)?t", letters(after, support)) and row is not None and not in_turn(row)
    its = [w.low for w in token.gap[-1:]] == ["its"]  # "its first captain"
    if to_do or its or any(w.low in ("his", "her", "their") for w in token.gap):
        return after or token.words  # "the last to visit Ann", "his third wife"
    for i, word in enumerate(after):
        letter = support.letter(word)
        inside = any(w.low == "in" for w in token.gap)  # "the person in the second, who | drinks tea"
        if i == 0 and (inside or not ordinal) and word.low in verb_forms() and finite(word.low):
            break  # "the one in the middle | drinks"
        if word.low in ("thing", "things") and support.has_people:
            return (word,)  # "the last thing Elsa made"
        if letter == "p" and i == 0:
            nouns = tuple(takewhile(lambda w: support.letter(w) in "djno", after[1:]))
            if any(support.names(c, nouns) for c in frame if c is not row):
                return after  # "third in age"
        if letter not in "jnov":
            break
        if letter in "no":
            things = any(support.names(c, [word]) for c in frame if c is not row and not support.people(c.name))
            if things and tokens[index + 1].type == "ITEM" and i + 1 == len(after):
                return (word,)  # "the second boat | Ann bought"
            return () if _ranked_noun(word, frame, support) else (word,)
    return ()


def _names_another(owned: tuple[Word, ...], row: Category | None, frame: Frame, support: Support, placed: bool) -> bool:
    """Whether what is owned is a category with an order of its own: "Ann's age is in the middle" of no queue.

    Where the place is named (`placed`), a thing without an order of its own is in it.
    """
    if all(w.low in HOLDERS for w in owned):
        return False  # "the dog's owner lives in the third house"
    told = [c for c in frame if c is not row and (c.ordered or not (placed or (row is not None and in_turn(row))))]
    return any(support.names(c, owned) for c in told)


def _came_to_be(words: tuple[Word, ...], frame: Frame) -> bool:
    """ "Ann's bridge was | the first | to be built": a thing is so in time, where one category alone tells when."""
    built = any(w.low in COMING_TO_BE for w in words)
    return built and line(frame) is None and sum(c.dimension in WHEN for c in frame.ordered) == 1


def _foreign_extreme(
    tokens: Sequence[Token], index: int, after: tuple[Word, ...], frame: Frame, support: Support
) -> tuple[Word, ...]:
    """ "The oldest vase" where people have ages, "the dearest | clock" of several, "Ann's oldest hat"."""
    token = tokens[index]
    assert isinstance(token.reference, Superlative)
    if shapes.search(r"s[jr]*$", letters(token.gap, support)):
        return token.words
    bare = not token.gap and token.reference.adjective.base in ("more", "less") and len(token.words) == 1
    if bare and index and tokens[index - 1].type == "ITEM" and not after:
        return token.words  # "likes judo | least"
    following = tokens[index + 1] if index + 1 < len(tokens) else token
    if following.type == "ITEM" and not following.gap:
        return following.words
    if token.reference.adjective.base in SIZES and not after and bare_person(tokens, index - 1, support):
        if not any(c.dimension in BODILY for c in frame.ordered):
            return token.words  # "Ann was the biggest" is no more of her votes
    nouns = tuple(takewhile(lambda w: support.letter(w) in "jno", after))
    if _counts_others(token, nouns, frame, support):
        return nouns
    if "age" not in token.reference.adjective.dimensions:
        return ()
    if any(c.dimension == "age" for c in frame):
        return not_aged(after, frame, support)
    return nouns if nouns and is_person(nouns[-1].low) else ()  # "the oldest painter" where paintings have years


def _counts_others(token: Token, nouns: tuple[Word, ...], frame: Frame, support: Support) -> bool:
    """ "Had the most | plates", where guests are counted; of "the most | wool" the story may tell."""
    if token.words[-1].low not in ("most", "fewest") or not nouns or not support.only_in_clues(nouns[-1]):
        return False
    return not any(support.of(c, nouns) for c in frame.ordered)


def _told_of(after: Sequence[Word]) -> bool:
    """ "The longest ship | docks in": a noun and its verb, not "the longest ship tracks"."""
    return any(done_by(noun, w) for noun, w in pairwise(after))


def not_aged(after: tuple[Word, ...], frame: Frame, support: Support) -> tuple[Word, ...]:
    """The noun that follows where it names things and the puzzle knows the ages of people: "the oldest | vase"."""
    if not support.has_people:
        return ()
    nouns = tuple(takewhile(lambda w: support.letter(w) in "sdjno", after))
    nouns = nouns[: next((i for i, w in enumerate(nouns) if i and may_be_done(w)), None)]  # "the oldest customer | stands"
    noun = nouns[-1] if nouns else None
    if noun is None or support.letter(noun) not in "no":
        return ()
    named = [c for c in frame if support.names(c, [noun])]
    if support.aged and any(support.people(c.name) for c in named):
        return (noun,)  # "the oldest | owner", where parrots have ages
    if is_person(noun.low):
        return ()
    spoken = any(c.dimension == "age" and support.speaks_of(c.name, [noun]) for c in frame)
    return () if spoken or any(support.people(c.name) or c.name in support.aged for c in named) else (noun,)


def _race(token: Token) -> bool:
    return isinstance(token.reference, Place) and token.reference.direction == "race"


def _ranked_noun(word: Word, frame: Frame, support: Support) -> bool:
    """Whether things of the puzzle, or places of its line, are called so."""
    if word.low in word_table("places") or word.low in word_table("settings") or personal(word.low):
        return True
    row = line(frame)
    if row is not None and support.speaks_of(row.name, [word]):
        return True
    named = [c for c in frame if support.names(c, [word]) or support.called(c, word)]
    others = [c for c in frame.ordered if c is not row and c.dimension in ("date", "time", "age", "position")]
    if named and (row is None or row.description == STACKED or (in_turn(row) and not others)):
        return True  # "the last ferry", in time; "the second boat", where nothing else puts them in an order
    return bool(named and all(support.people(c.name) for c in named)) or (not named and not support.only_recurs(word))


def _owned(tokens: Sequence[Token], index: int, support: Support) -> tuple[Word, ...]:
    """What the subject owns and the rank is said of: "Ann's | age | is"."""
    first = next((i for i, token in enumerate(tokens[:index]) if token.type == "ITEM"), None)
    gap = tokens[first + 1].gap if first is not None else ()
    return tuple(w for w in gap if support.letter(w) in "no") if gap and support.letter(gap[0]) == "s" else ()
