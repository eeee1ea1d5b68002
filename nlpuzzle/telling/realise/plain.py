"""Plain voices: how the categories of any puzzle are talked about, worked out from their names, values and units alone.

    line     "Ann is 2 places before Ben"
    scale    "Ann is 3 years older than Ben"
    count    "Ann has 3 points more than Ben", "Ann has more points than Ben"
    amount   "Ann's price is 3 dollars less than Ben's", "Ann's departure is 45 minutes before Ben's"

Nothing is left open and nothing sounds like something else, so that every rule has a sentence and no two have the same.
"""

from typing import Any, Literal, NamedTuple

from nlpuzzle.english.morphology import singular
from nlpuzzle.english.numbers import ordinal_value, ordinal_word
from nlpuzzle.english.phrasing import plural_phrase
from nlpuzzle.puzzle import Category, Frame
from nlpuzzle.regex import regex
from nlpuzzle.telling.realise.voice import Voice
from nlpuzzle.telling.senses import count_of, is_timed, plain_name, preposition
from nlpuzzle.understanding.words.headings import heading
from nlpuzzle.understanding.words.lines import in_turn, is_contest
from nlpuzzle.understanding.words.listed_deeds import doer_of, listed_deeds

__all__ = ["plain_voices"]

_NUMERIC = regex(r"#?[0-9][0-9.,/]*")
#: bare rankings, where the things themselves compare: low and high end by the category's name
_RANKINGS: dict[str, tuple[str, str]] = {
    "age": ("younger", "older"), "price": ("cheaper", "more expensive"), "height": ("shorter", "taller"),
    "weight": ("lighter", "heavier"), "speed": ("slower", "faster"), "length": ("shorter", "longer"),
    "size": ("smaller", "larger"), "wealth": ("poorer", "richer"), "depth": ("shallower", "deeper"),
    "temperature": ("colder", "hotter"), "loudness": ("quieter", "louder"), "strength": ("weaker", "stronger"),
}  # fmt: skip
#: the low and the high end, by what the category measures
_ENDS = {
    **dict.fromkeys(("time", "date"), ("earliest", "latest")),
    **dict.fromkeys(("length", "weight", "area", "volume"), ("smallest", "greatest")),
    "size": ("smallest", "largest"),
}
#: counted, but nobody has several of them
_NO_THINGS = frozenset({"count", "number", "page", "platform", "rank", "rating", "score"})


class _Sense(NamedTuple):
    """How comparisons in one category are worded."""

    kind: Literal["line", "scale", "count", "amount"]
    #: the words for a smaller and for a greater value
    lower: str
    higher: str
    #: what closes the sentence, " in departure"; empty where no other category can be meant
    tail: str


def plain_voices(frame: Frame) -> dict[str, Voice]:
    """A voice for every category of a puzzle; the same frame always gives the same words."""
    return {category.name: _voice(category, frame) for category in frame}


def _voice(category: Category, frame: Frame) -> Voice:
    name, sense, where = plain_name(category), _sense(category, frame), preposition(category)
    in_line = sense.kind == "line"
    # of distances and ties no word says what they are in
    tail = sense.tail if in_line else f" in {name}"
    says = f"is {where} {{}}" if where else "is {}"
    if name == "position" and all(label.isdecimal() and len(label) < 4 for label in category.items):
        says = "is {ordinal}"
    elif in_line and all(ordinal_value(label) is not None for label in category.items):
        says = "is {}"
    phrases: dict[str, Any] = {
        "says": (says,),
        "more": (f"is {{by}} {sense.higher} {{}}{sense.tail}",),
        "less": (f"is {{by}} {sense.lower} {{}}{sense.tail}",),
        "equal": "is the same as {}" if sense.kind == "amount" else f"is level with {{}}{sense.tail or f' in {name}'}",
        "near": (f"is directly next to {{}}{tail}",) if in_line and category.unit is None else (),
        "apart": (f"are {{by}} apart{tail}",),
        "between": (f"is {{by}} between {{}}{tail}",),
        "beside": _beside(category, frame, sense, name),
        "spot": _spot(name, where) if in_line and not is_timed(category) else "",
        "unit": category.unit or _step(category, sense),
        "measure": _measure(category, name),
    }
    phrases["least"], phrases["most"] = _ends(category, sense, name)
    if sense.kind == "count":
        things = plural_phrase(name)
        phrases |= {
            "more": ("has {by} more than {}",),
            "less": ("has {by} less than {}",),
            "over": (f"has more {things} than {{}}",),
            "under": (f"has fewer {things} than {{}}",),
            "equal": f"has as many {things} as {{}}",
            "times": (f"has {{times}} as many {things} as {{}}",),
            "measure": f"number of {things}",
        }
    return Voice(
        category, holder="", line=in_line, owned=sense.kind == "amount", exact=True, labels=_labels(category, frame), **phrases
    )


def _sense(category: Category, frame: Frame) -> _Sense:
    name = plain_name(category)
    tail = f" in {name}"
    timed = is_timed(category)
    if category.dimension == "age" and sum(c.dimension == "age" and c.ordered for c in frame) == 1:
        return _Sense("scale", *_turned("younger than", "older than", category), "")
    if category.descending:
        low, high = _RANKINGS.get(name, ("lower", "higher"))
        alone = category is frame.anchor and name in _RANKINGS
        return _Sense("scale", *_turned(f"{low} than", f"{high} than", category), "" if alone else tail)
    if timed and not category.anchor:
        return _Sense("amount", "before", "after", "")
    if category.dimension == "position" or timed or (category.anchor and category.dimension is None):
        alone = category is frame.anchor and (name != "position" or not any(_is_line(c) for c in frame if c is not category))
        return _Sense("line", *_directions(category), "" if alone else tail)
    if category.dimension == "size":
        alone = sum(c.dimension == "size" and c.ordered for c in frame) == 1
        return _Sense("scale", "smaller than", "larger than", "" if alone else tail)
    if category.unit is None and _in_ranks(category):
        return _Sense("scale", "lower than", "higher than", tail)
    if _is_count(category):
        return _Sense("count", "", "", tail)
    return _Sense("amount", "less than", "more than", "")


def _is_count(category: Category) -> bool:
    """Whether the values count what the category is named by: "points", "eyes"."""
    unit = category.unit
    return (
        unit is not None and singular(plain_name(category)) == unit and category.dimension == "count" and unit not in _NO_THINGS
    )


def _is_line(category: Category) -> bool:
    """Whether things are before and after each other in it."""
    return category.ordered and (category.dimension == "position" or is_timed(category))


def _in_ranks(category: Category) -> bool:
    """Whether the values only put the items in an order: 1, 2, 3, ..."""
    return category.values is None or sorted(category.values) == list(range(1, len(category.values) + 1))


def _step(category: Category, sense: _Sense) -> str:
    """What differences are counted in where there is no unit: places of an order; of mere numbers, nothing."""
    if sense.kind == "amount":
        return ""
    return "size" if category.dimension == "size" else "place"


def _directions(category: Category) -> tuple[str, str]:
    """Floors lie below each other, houses to the left; all other places come before each other."""
    if is_timed(category):
        return "before", "after"
    if (up := heading(category, "top")) and not is_contest(category):
        return ("below", "above") if up > 0 else ("above", "below")
    if in_turn(category):
        return ("before", "after") if heading(category, "back") > 0 else ("behind", "in front of")
    return ("to the left of", "to the right of") if heading(category, "right") >= 0 else ("to the right of", "to the left of")


def _turned(low: str, high: str, category: Category) -> tuple[str, str]:
    """In a ranking whose 1 is the most, the smaller number is the older, dearer, taller one."""
    return (high, low) if category.descending else (low, high)


def _labels(category: Category, frame: Frame) -> dict[str, str]:
    """Items whose bare label would not tell what they are: "house 3", "375 dollars", "the second-heaviest", "red (glaze)"."""
    deeds = {deed.item.label: doer_of(deed) for deed in listed_deeds(frame) if deed.item.category == category.name}
    if deeds:
        return deeds  # "the one who fell over"
    found = {}
    for label in category.items:
        alone = len(frame.find(label)) == 1
        if _NUMERIC.fullmatch(label):
            if not alone or category.unit != "year" or category.dimension != "date":
                found[label] = _numbered(category, label)
        elif not alone:
            found[label] = f"{label} ({plain_name(category)})"
    return found


def _numbered(category: Category, label: str) -> str:
    """An item that is but a number."""
    name = plain_name(category)
    if category.descending:
        if name not in _RANKINGS or not label.isdecimal():
            return f"number {label} in {name}"
        nth, more = "" if label == "1" else f"{ordinal_word(int(label))}-", _RANKINGS[name][1]
        return f"the {nth}{more.replace('more ', 'most ') if ' ' in more else more[:-1] + 'st'}"
    told_by_unit = category.dimension in ("money", "length", "weight", "volume", "duration") or _is_count(category)
    if not told_by_unit or not category.ordered or category.unit is None or not label.isdecimal():
        return f"{name} {label}"  # a list whose amounts repeat has a unit and no order
    if category.value(label) == int(label):
        return count_of(category.value(label), category.unit)
    return f"{name} {label}"


def _measure(category: Category, name: str) -> str:
    """What a thing's value in the category is called: "age", "house number", "rank in price"."""
    if category.descending:
        return f"rank in {name}"
    return f"{name} number" if category.dimension == "position" and name != "position" else name


def _spot(name: str, where: str | None) -> str:
    """Who is in a place of the line: "the one in last position", "the one in the third house"."""
    return f"the one {where or 'in'} {'' if name == 'position' else 'the '}{{nth}} {name}"


def _ends(category: Category, sense: _Sense, name: str) -> tuple[str, str]:
    """Who has the lowest and the highest value: "the second-youngest", "the one with the greatest width"."""
    if category.dimension == "age" and sense.kind == "scale" and not sense.tail:
        return "the {nth}youngest", "the {nth}oldest"
    low, high = _ENDS.get(category.dimension or "", ("lowest", "highest"))
    if sense.kind == "count":
        low, high, name = "fewest", "most", plural_phrase(name)
    return f"the one with the {{nth}}{low} {name}", f"the one with the {{nth}}{high} {name}"


def _beside(category: Category, frame: Frame, sense: _Sense, name: str) -> tuple[str, str]:
    """The one so many ranks below, and above, another: in the line itself, else by the ranks of the values."""
    if sense.kind == "line" and category is frame.anchor:
        return f"the one {{directly}} {sense.lower} {{}}", f"the one {{directly}} {sense.higher} {{}}"
    low, high = ("before", "after") if is_timed(category) else ("below", "above")
    return f"the one whose {name} is {{next}} {low} that of {{}}", f"the one whose {name} is {{next}} {high} that of {{}}"
