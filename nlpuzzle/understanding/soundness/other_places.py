"""Places of another sort than those of the line: where the line is of rooms, "the second floor" is none of them."""

from nlpuzzle.english.classes import word_class
from nlpuzzle.english.kinds import place_sorts
from nlpuzzle.english.morphology import singular
from nlpuzzle.english.words import Word, key
from nlpuzzle.puzzle import Category
from nlpuzzle.understanding.soundness.nouns import DWELLINGS
from nlpuzzle.understanding.soundness.support import Support
from nlpuzzle.understanding.tokenising.tokens import Choice, Place, Token
from nlpuzzle.understanding.words.headings import heading
from nlpuzzle.understanding.words.lines import in_turn, is_contest, is_line, line
from nlpuzzle.understanding.words.vocabulary import closed

__all__ = ["of_another_line"]

#: tokens beside which places are counted: "two floors above", "three seats between"
_COUNTED = frozenset({"NUM", "DIR", "BETWEEN", "BETWEENTHEM", "SEPARATES", "APART", "APARTFROM"})
#: "came second", "finished in third"
_FINISHES = frozenset(map(key, ("come", "finish", "rank", "place")))
_LIVING = frozenset(map(key, ("dwell", "live", "lodge", "reside")))
#: sorts of places where nobody lives
_NOT_LIVED_IN = frozenset("drawer garage hook lane locker platform row seat shelf shop stall step stop table window".split())
_STOREYS = frozenset("floor floors storey storeys story stories level levels".split())
#: side by side, and never one above the other
_SPACES = frozenset({"space", "spaces"})
_BESIDE = frozenset({"NEXT", "DIR", "DIRECTLY", "BETWEEN", "APART", "COMP", "NUM"})
_GARAGES = ("garage", "carpark", "ramp")
#: what has a beginning and an end in time
_PERIODS = word_class("periods")


#: by which a part of something is told
_OUTERMOST = frozenset({"back", "end", "ends", "front", "rear"})


def _end_of_one(token: Token, after: tuple[Word, ...], category: Category) -> tuple[Word, ...]:
    """ "At one end | of his bench", where the line is one of benches: some end of one of them."""
    if not isinstance(token.reference, Place) or not _OUTERMOST & {w.low for w in token.words}:
        return ()
    led = [w for w in (*token.words, *after) if closed().get(w.low) != "d" and w.low not in ("his", "her", "their", "its")]
    of = next((k for k, w in enumerate(led) if w.low == "of"), len(led))
    head = singular(category.name.casefold().split()[-1])
    return tuple(w for w in led[of + 1 : of + 2] if w.low == head)


def of_another_line(tokens: tuple[Token, ...], support: Support) -> tuple[Word, ...]:
    """The first noun for a place that is numbered, or counted, and of no sort the line has; () where there is none."""
    for i, token in enumerate(tokens):
        if token.type == "NEXT" and (parked := _parked_beside(tokens, i)):
            return parked
        if token.type == "NEXT" and i and tokens[i - 1].type == "ITEM" and (tended := _tended_beside(token, support)):
            return tended
        if token.type in _BESIDE and (parked := _parked_elsewhere(token, support)):
            return parked
        category = _line_of(token, support)
        place = category if category is not None or token.type != "NEXT" else line(support.frame)
        if place is not None and (home := _at_home(tokens[i - (i > 0 and tokens[i - 1].type == "NOT")], place, support)):
            return home
        if category is None:
            continue
        following = tokens[i + 1].gap[:1] if i + 1 < len(tokens) and token.type == "ITEM" else ()
        of = next((k for k, w in enumerate(token.words) if w.low == "of"), len(token.words))  # "one end | of the row"
        before = token.gap[-1:] if token.type != "NUM" else ()  # "three | seats | between", "came home | two places behind"
        told = () if _by_landmark(token) else token.words[:of]
        for word in (*before, *told, *following):
            if token.type in _COUNTED and word.low in _STOREYS and _is_stacked(category):
                continue
            if _is_foreign(word, category, support):
                return (word,)
        verb = token.gap[-2:-1] if token.gap[-1:] and token.gap[-1].low == "in" else token.gap[-1:]
        if token.type == "ITEM" and verb and verb[0].stem in _FINISHES and not in_turn(category):
            return verb  # nobody comes second in a row of seats
        after = tokens[i + 1].gap[:3] if i + 1 < len(tokens) and isinstance(token.reference, Place) else ()
        if own := _end_of_one(token, after, category):
            return own
        if after and after[0].low == "of" and after[-1].low in _PERIODS and category.dimension not in ("date", "time"):
            return after[-1:]  # "at the end of the week" is no end of a corridor
    return ()


def _parked_beside(tokens: tuple[Token, ...], i: int) -> tuple[Word, ...]:
    """ "The Ford is parked | next to | the first | cabin": whose car is it, theirs or their neighbours'?"""
    verb = tuple(w for w in tokens[i].gap if w.stem == key("park"))
    told = (*tokens[i + 1].gap, *(tokens[i + 2].gap[:1] if i + 2 < len(tokens) else ()))
    return verb if any(w.low in DWELLINGS for w in told) else ()


def _tended_beside(token: Token, support: Support) -> tuple[Word, ...]:
    """ "Swept the path | next to | the first plot": what lies beside it is not what he has himself."""
    row, done = line(support.frame), token.gap[-3:]
    if row is None or len(done) < 3 or done[1].low != "the" or support.letter(done[0]) not in "vo":
        return ()
    *_, noun = done
    sorts = place_sorts(noun.low)
    own = support.supported(noun) or any(support.speaks_of(c.name, [noun]) for c in support.frame)
    return () if own or not sorts.isdisjoint(place_sorts(row.name)) else (noun,)


def _parked_elsewhere(token: Token, support: Support) -> tuple[Word, ...]:
    """ "Ann parks | next to Ben", "Ann's space has a | lower number": where the line is of floors on which nobody parks."""
    row = line(support.frame)
    if row is None or "floor" not in place_sorts(row.name) or support.story_has(_GARAGES):
        return ()
    spaces = token.gap[1:2] if token.gap and token.gap[0].low in ("'s", "'") and token.gap[1:2] else ()
    return tuple(w for w in spaces if w.low in _SPACES) or tuple(w for w in token.gap if w.stem == key("park"))[:1]


def _at_home(token: Token, category: Category, support: Support) -> tuple[Word, ...]:
    """ "Ann lives | next to Ben", "Ann | 's house is | nearest the gate", where the line is one of stalls or seats."""
    own = place_sorts(category.name)
    if not own or not own <= _NOT_LIVED_IN:
        return ()
    owned = token.gap[1:2] if token.gap and token.gap[0].low in ("'s", "'") else ()
    if owned and _is_foreign(owned[0], category, support):
        return owned
    return tuple(w for w in token.gap if w.stem in _LIVING and not support.supported(w))[:1]


def _by_landmark(token: Token) -> bool:
    """ "Nearest the window", "nearer the window than": what stands at an end of the line is no place of it."""
    place = isinstance(token.reference, Place) and token.reference.direction == "landmark"
    return place or token.value.partition(":")[0] in ("onwards", "backwards")


def _line_of(token: Token, support: Support) -> Category | None:
    """The line that a token speaks of by a number, an end or a distance."""
    frame = support.frame
    if token.type in _COUNTED or isinstance(token.reference, Place):
        return line(frame)
    if not isinstance(token.reference, Choice):
        return None
    categories = {item.category for item in token.reference.items}
    category = frame.by_name[categories.pop()] if len(categories) == 1 else None
    return category if category is not None and is_line(category) else None


def _is_stacked(category: Category) -> bool:
    """Whether the text tells that dwellings lie one above the other, so that they are storeys: "flat 1 is at the bottom"."""
    return category.name.casefold() in DWELLINGS and heading(category, "top") != 0


def _is_foreign(word: Word, category: Category, support: Support) -> bool:
    sorts = place_sorts(word.low)
    if word.low in _SPACES and "floor" in place_sorts(category.name):
        return not any(support.speaks_of(c.name, [word]) for c in support.frame)
    if not sorts or any(support.speaks_of(c.name, [word]) for c in support.frame):
        return False
    own = place_sorts(category.name)
    if own:
        return own.isdisjoint(sorts)
    # who runs in the third lane need not come in third
    return is_contest(category) and not (support.told(word) or support.recurs(word))
