"""How many stand, lie or come between two: "only two pots were ranked | between", "no paper is sat | between"."""

from nlpuzzle.english.classes import word_class
from nlpuzzle.english.morphology import is_plural, singular
from nlpuzzle.english.numbers import number_value
from nlpuzzle.english.words import Word, split
from nlpuzzle.puzzle import Category, Frame
from nlpuzzle.understanding.rewording.waking import framed_rewriter, lows_of
from nlpuzzle.understanding.words.lines import is_contest, line
from nlpuzzle.understanding.words.words_of import COPULAS, PLACES

__all__ = ["counted_between"]

Words = tuple[Word, ...]

#: what is done with all that have a place in a row, or a day of the week, and with nothing else
_PLACED = frozenset(
    "arranged found given held kept located parked pitched placed positioned ranked sat scheduled seated seen set stacked"
    " taken timetabled".split()
)
_STANDS = frozenset("come comes came lie lies lay stand stands stood sit sits sat".split())
_FALLS = frozenset({"fall", "falls", "fell"})
_BOUNDS = (("exactly",), ("only",), ("just",), ("precisely",), ("at", "least"), ("at", "most"), ())
_PEOPLE = frozenset({"people", "person", "other"})
#: what is given on a day each: "five talks, on Algebra, Botany ..." are listed by what they are on
_EVENTS = word_class("dated") | word_class("given-in-turn")
_UNNAMED = "item"


def _counted_between(words: Words, frame: Frame) -> Words:
    lows = lows_of(words)
    at = lows.index("between")
    row = line(frame)
    start = lows.index(";") + 1 if ";" in lows[:at] else 0  # "Ann is not on Sunday; | exactly one day lies between"
    if start:
        told = _counted_between(words[start:], frame) if ";" not in lows[start:] else words[start:]
        return words if told == words[start:] else (*words[:start], *told)
    if row is None or at < 3 or lows.count("between") > 1 or {",", "and", "or"} & {*lows[:at]}:
        return words
    bound = next(len(b) for b in _BOUNDS if tuple(lows[: len(b)]) == b)
    number, noun = lows[bound], lows[bound + 1]
    none = number == "no" and not bound
    if not (none or number_value(number) is not None) or not _stands(lows[bound + 2 : at]):
        return words
    if not none and lows[bound + 2] in _STANDS and number != "one":
        return words  # "two people stand between" is read as it is
    heads = {singular(w.low) for c in frame for w in split(c.name)[-1:]} | _events(frame, row)
    like = words[0]
    ranked = lows[bound + 2 : at] in (["were", "ranked"], ["are", "ranked"], ["were", "placed"], ["are", "placed"])
    if singular(noun) not in heads | PLACES and noun not in _PEOPLE:
        if not (ranked and is_plural(noun) and is_contest(row)) or none:
            return words
        words = (*words[: bound + 1], words[bound + 1].instead("places"), *words[bound + 2 :])  # "pots", each with a place
    if none:
        place = words[bound + 1].instead("place") if singular(noun) not in PLACES else words[bound + 1].instead(singular(noun))
        return (*(like.instead(low) for low in ("there", "is", "no")), place, *words[at:])
    there = (like.instead("there"), like.instead("are" if is_plural(noun) or noun == "people" else "is"))
    return (*there, like.instead(like.low), *words[1 : bound + 2], *words[at:])


def _events(frame: Frame, row: Category) -> frozenset[str]:
    """What things that no noun is told of may be where one is on each day: lectures; nothing where there are other things."""
    told = {singular(w.low) for c in frame for label in c.items for w in split(label)}
    return _EVENTS - told if row.dimension == "date" and [c.name for c in frame if c is not row] == [_UNNAMED] else frozenset()


def _stands(verb: list[str]) -> bool:
    """ "Are", "lies", "are there", "were ranked", "is to be found"; "are set up"."""
    if not verb:
        return False
    if len(verb) == 2 and verb[1] == "there":
        return verb[0] in COPULAS  # "two floors are there between"
    if len(verb) == 1:
        return verb[0] in COPULAS | _STANDS | _FALLS
    rest = verb[3:] if verb[1:3] == ["to", "be"] else verb[1:]
    rest = rest[:1] if rest[1:] == ["up"] else rest
    return verb[0] in COPULAS and len(rest) == 1 and rest[0] in _PLACED


#: how many come between put as how many there are
counted_between = framed_rewriter((frozenset({"between"}), _counted_between))
