"""The category that is a line: houses, floors, seats, finishing places; listed, or implied by the words of story and clues."""

import re
from collections import Counter
from dataclasses import replace

from nlpuzzle.english.adjectives import degrees
from nlpuzzle.english.kinds import HOLDERS, PLACES
from nlpuzzle.english.morphology import plural, singular
from nlpuzzle.english.numbers import CARDINALS, ORDINALS
from nlpuzzle.english.units import unit_of
from nlpuzzle.puzzle import Category
from nlpuzzle.understanding.words.lines import in_turn

__all__ = ["as_count", "as_line", "implied_anchor", "listed_anchor", "possible_line", "said_size"]

_SMALL = "|".join(sorted((w for w, n in CARDINALS.items() if 1 <= n <= 12), key=len, reverse=True))
_NUMBER = rf"(\d{{1,2}}|{'|'.join(w for w in _SMALL.split('|') if CARDINALS[w] > 1)})"
_HOLDER = "|".join(sorted((form for h in HOLDERS for form in (h, plural(h))), key=lambda w: (-len(w), w)))
_PLACE = "|".join(sorted({form for p in PLACES for form in (p, plural(p))}, key=len, reverse=True))
_ORDINAL = "|".join(
    sorted([w for w, n in ORDINALS.items() if 1 <= n <= 20] + [r"\d{1,2}(?:st|nd|rd|th)"], key=len, reverse=True)
)
_PLACES = "|".join(sorted(map(plural, PLACES), key=len, reverse=True))
#: nouns that are places: several of them, or each one of them
_SOME_PLACES = rf"\b(?:({_PLACES})|(?:each|every) ({_PLACE}))\b"
_NUMBERED = re.compile(rf"{_SOME_PLACES}[^.;:]{{0,40}}?\b(?:numbered|(?:labell?ed|marked) (?:from )?\d)")
_IN_ROW = re.compile(
    rf"{_SOME_PLACES}[^.;:]{{0,30}}?\b(?:in a (?:row|line)|side[- ]by[- ]side|next to (?:each"
    rf" other|one another)|on (?:the|a) (?:same )?street)\b"
)
#: "the lowest floor is numbered 1"
_FIRST_NUMBERED = re.compile(rf"\b({_PLACE})(?: (?:is|being|as|was))* numbered(?: as)? (?:1|one)\b")
_NTH_PLACE = re.compile(
    rf"\b({_ORDINAL}|last|middle|top|bottom|ground|leftmost|rightmost|corner|end)["
    rf" -](?:numbered )?({_PLACE})\b"
)
_PLACE_N = re.compile(rf"\b({_PLACE})(?: number| no\.?| #)? ?#?(?:\d{{1,2}}|{_SMALL})\b")
_BESIDE_PLACE = re.compile(
    rf"\b({_PLACE})\b[^.;:]{{0,40}}?\b(?:next (?:door )?to|(?:to the |of the |on the "
    rf"|immediate |immediately |directly )+(?:left|right)|left of|right of|above|below)\b"
)
_RACE = re.compile(
    r"\b(?:finish(?:ed|es|ing)?|came(?: in)?\b(?! (?:by|from|to|with|on|at|for|along)\b)"
    r"|arrived|placed|crossed the (?:finish )?line|ended(?: up)?|ranked|beat|won|"
    rf"(?:takes|took|won|got|earned) (?:the )?(?:{_ORDINAL}) (?:place|prize))\b"
)
_RACE_RANK = re.compile(
    rf"\b(?:finish(?:ed|es|ing)?|came(?: in)?|arrived|placed|ended(?: up)?|ranked|won)\s+(?:in\s+)?(?:the\s+)?(?:exactly\s+)?"
    rf"(?:{_ORDINAL}|dead last|last|best|worst|highest|lowest)\b"
)
_ASKS_ORDER = re.compile(
    r"\b(?:in (?:what|which) order|what (?:is|was) the order|the order in which|final order"
    r"|order of (?:arrival|finish))\b"
)
_RACE_STRONG = re.compile(
    rf"\b(?:finish(?:ed|es|ing)?|came(?: in)?|arrived|placed|ended(?: up)?|ranked|made it"
    rf" \w+)\s+(?:in\s+)?(?:the\s+)?(?:exactly\s+)?(?:{_ORDINAL}|last|dead last)\b"
    rf"|\b(?:is|was|were)\s+(?:not\s+|neither\s+)?(?:in\s+)?(?:{_ORDINAL}|last)\b(?!\s+(?:from|to))(?:\s+(?:or|nor|place))?"
    r"|\b(?:finish(?:ed|es)?|placed|ranked|arrived|came(?: in)?)\s+(?:\w+\s+){0,4}?(?:ahead of|behind|before|after"
    r"|above|below)\b|\brace\b|\btournament\b|\bmarathon\b"
)
_LINE = re.compile(
    r"\b(?:in (?:a |the )?(?:line|queue|row)\b(?! (?:[a-hj-z]|\d+)\b)"
    r"|queu(?:e|ing)|lined up|side by side|(?:to|on) the (?:\w+ )?(?:left"
    r"|right)(?: side)? of|left of|right of|"
    r"leftmost|rightmost|from the (?:left|right|front|back)|left end|right end|far (?:left|right)|(?:left|right)[-"
    r" ]?(?:hand )?neighbou?rs?|"
    r"in front of|directly behind|right behind|next to each other|one of the ends|either end|at (?:the|an) end|in"
    r" the middle|ends of the (?:row|line))\b"
)
_STRONG_LINE = re.compile(
    r"\b(?:(?:stand|sit|wait|line|queue)\w*\s+(?:up\s+)?(?:\w+\s+){0,3}?"
    r"in (?:a |the )?(?:line|queue|row)\b(?! (?:[a-hj-z]|\d+)\b)"
    r"|queu(?:e|ed|e?ing)(?: up)? (?:at|for|outside)|in (?:a"
    r" )?(?:row|queue)\b(?! (?:[a-hj-z]|\d+)\b)|in (?:a )?line\b|side by side|from left to right|leftmost|rightmost"
    r"|next door|from the (?:left|right)|(?:to|on) (?:the|his|her|their) (?:\w+ )?(?:left|right) (?:side )?of)\b"
)
_NTH_PERSON = re.compile(rf"\b(?:{_ORDINAL}|last)\s+(?:{_HOLDER}|one|car|animal)\b")
_TURNS = re.compile(
    rf"\b(?:went|performed|sang|spoke|presented|danced|played|auditioned|departed|left|served"
    rf"|started|sings|performs|speaks|goes)(?: on| up| off)?\s+(?:in\s+)?(?:the\s+)?(?:{_ORDINAL}|last)\b"
    rf"|\b[a-z]{{3,}}ed (?:{_ORDINAL}|last)(?=[.,;]|\Z| and\b| but\b| in\b)"
)
_HOLDERS = re.compile(
    rf"(?<![-\w]){_NUMBER}\s+(?:[a-z-]+\s+){{0,3}}?([a-z]+s|people|[a-z]*men|[a-z]*women|[a-z]*children|mice|geese)\b"
)
#: "asked five of her pupils": so many there are; "Ann and two of her friends" are more
_SOME_OF = re.compile(rf"(?<!\band )(?<![-\w]){_NUMBER} of (?:her|his|my|our|their)\b")
_COUNTED = re.compile(rf"(?<![-\w]){_NUMBER}\s+(?:[a-z-]+\s+){{0,2}}?([a-z]+s)\b")
#: "Nina and three other agents", "Uncle Bo, Aunt Di and two cousins": what follows the names
_AND_OTHERS = re.compile(
    r",? and (two|three|four|five|six|seven|eight|nine) (?:(?:\w+ )?(?:others?|more)\b|(?:other |more )?[a-z]+s\b)"
)
_ABOVE = re.compile(r"\b(?:above|below|next (?:door )?to|adjacent)\b")
_NOT_A_SIZE = re.compile(
    r"\b(?:between|apart|more|less|fewer|years?|places?|days?|hours?|minutes?|weeks?|months?"
    r"|dollars?|points?|of|no(?= two| three))\b"
)

#: "2 days longer": the scale has numbers, which are not listed
_BY_AN_AMOUNT = re.compile(
    rf"\b(?:{_NUMBER}|\d+|half|a)\s+(?:years?|months?|weeks?|days?|hours?|minutes?|dollars?|cents?|inch(?:es)?|feet|foot|met(?:er|re)s?"
    r"|pounds?|miles?|points?|kilos?|degrees?|cm|km|kg)\s+(?:more|less|fewer|\w+er)\b"
)
#: scales with no numbers: name, dimension, the adjectives and verbs that compare on it; the first of equals wins
_BARE_SCALES: tuple[tuple[str, str, str], ...] = (
    ("age", "age", "old young new"),
    ("price", "money", "expensive inexpensive cheap costly pricey dear affordable cost_more cost_less costs_more costs_less"),
    ("height", "length", "tall short"),
    ("weight", "weight", "heavy light weighty hefty"),
    ("speed", "speed", "fast slow quick swift"),
    ("length", "length", "long short"),
    ("size", "size", "big small large tiny"),
    ("depth", "length", "deep shallow"),
    ("temperature", "temperature", "hot cold warm cool chilly"),
    ("loudness", "loudness", "loud quiet noisy"),
    ("strength", "strength", "strong weak"),
    ("width", "length", "wide narrow broad"),
    ("thickness", "length", "thick thin"),
    ("brightness", "brightness", "bright dim"),
)


def _compared_by(words: str) -> re.Pattern[str]:
    """Any comparative or superlative of some adjectives, and verbs as they are: "older", "least expensive", "costs more"."""
    found = [form for word in words.split() for form in ([word.replace("_", " ")] if "_" in word else degrees(word))]
    return re.compile(rf"\b(?:{'|'.join(map(re.escape, found))})\b".replace(r"\ ", "[ -]"))


_SCALES = tuple((_compared_by(words), name, dimension) for name, dimension, words in _BARE_SCALES)
_NEXT_DOOR = re.compile(r"\bnext[- ]door to\b")
#: "last night" and the number of a title, "Round 6:", are no places
_NO_PLACES = re.compile(
    r"\blast (?:night|week|weekend|month|year|time|spring|summer|autumn|fall|winter|\w+day"
    r"|january|february|march|april|may|june|july|august|september|october|november|december)\b"
    r"|\b(?:puzzle|round|week|day|level|question|problem|riddle|episode|chapter|no\.?|number) #?\d+ ?(?:[:.—–-]|\Z)"
)
_ONE_BEHIND = re.compile(r"\b(?:one behind (?:the other|another)|facing forwards?|from front to back|single file)\b")
#: words of an order: with one of them, the text may speak of a line although nothing else says so
_ORDERED = re.compile(
    r"\b(?:before|after|first|last|second|third|fourth|fifth|between|next to|left|right|above|below|behind|ahead|directly"
    r"|immediately|middle|adjacent|beside)\b"
)


def listed_anchor(categories: list[Category], story: str = "", clues: str = "") -> Category | None:
    """The listed category that is itself the line: houses and places by number, ordinals, weekdays.

    A category of bare numbers 1 to n is one where the text places its noun ("the stands in a row"), and one of any
    numbers is none where the text counts its noun ("more seats than").
    """
    story, clues = story.casefold(), clues.casefold()
    best: tuple[int, Category] | None = None
    for category in categories:
        score = _line_score(category)
        if category.dimension == "position" and _is_counted(category, clues):
            continue
        if not score and _is_placed(category, story, clues):
            score = 3
        if score and (best is None or score > best[0]):
            best = (score, category)
    return best[1] if best else None


def as_line(category: Category) -> Category:
    """The category as the anchor of its frame: bare numbers are places in it."""
    if category.dimension in ("count", "id", None):
        category = replace(category, dimension="position", unit=None)
    return replace(category, anchor=True)


def as_count(category: Category, clues: str) -> Category:
    """A category of numbered places whose noun the clues count is a plain number: "15 more seats than"."""
    if category.dimension != "position" or not _is_counted(category, clues.casefold()):
        return category
    return replace(category, dimension="count", unit=singular(category.name.casefold().split()[-1]))


def _is_counted(category: Category, clues: str) -> bool:
    """Whether the clues speak of so many of a category's noun: "more seats", "the hall with 80 seats"."""
    numbers = [item for item in category.items if item.isdigit()]
    if len(numbers) < len(category.items) or sorted(map(int, numbers)) == list(range(1, len(numbers) + 1)):
        return False
    nouns = re.escape(plural(singular(category.name.casefold().split()[-1])))
    return bool(re.search(rf"\b(?:more|fewer|less|most|fewest|{'|'.join(numbers)}) {nouns}\b", clues))


def _is_placed(category: Category, story: str, clues: str) -> bool:
    """Whether the items are 1 to n and the text uses the category's noun as a place in a row."""
    count = len(category.items)
    if category.values is None or category.dimension not in ("count", None) or category.unit in ("person", "point"):
        return False
    if not category.name or sorted(category.values) not in (list(range(1, count + 1)), list(range(count))):
        return False
    noun = singular(category.name.casefold().split()[-1])
    several = re.escape(plural(noun))
    noun = re.escape(noun)
    row = rf"\b{several}\b[^.;:]{{0,40}}?\b(?:in a (?:row|line)|numbered|side[- ]by[- ]side|from left to right)\b"
    place = rf"\b(?:{_ORDINAL}|last|middle|leftmost|rightmost) {noun}\b"
    numbered = rf"\b{noun} (?:number |no\.? |#)?1\b"
    return bool(re.search(row, story) or re.search(numbered, story) or len(re.findall(place, clues)) > 1)


def _line_score(category: Category) -> int:
    if category.values is None:
        return 0
    noun = singular(category.name.casefold().split()[-1]) if category.name else ""
    if category.dimension == "position":
        return 3 if noun in PLACES else 2
    if category.dimension == "date" and category.unit == "day" and all(not any(c.isdigit() for c in i) for i in category.items):
        return 2
    return 0


#: who has most of them has won
_MERITS = frozenset("vote point score mark goal".split())


def implied_anchor(story: str, clues: str, size: int, categories: list[Category]) -> Category | None:
    """The line that the text's words imply, with items "1" to "n", 1 = first, leftmost, front, lowest, best; or None.

    With an ordered category listed, only unmistakable words of a line (a queue, left and right) imply a further one. A
    bare scale ("older") is implied where there is nothing else to order, or where most clues compare on it.
    """
    if size < 2:
        return None
    story, clues = (_NO_PLACES.sub(" ", _NEXT_DOOR.sub("next to", text.casefold())) for text in (story, clues))
    text = f"{story}\n{clues}"
    ordered = any(c.ordered for c in categories)
    noun = _place_noun(story, clues, size, categories)
    if noun is not None:
        row = _line(noun, size, "position")
        if in_turn(row) or not _ONE_BEHIND.search(story):
            return row
        return _line("position", size, "position", description=f"position {noun}")  # seats, each behind another
    if not ordered and (counted := _counted_place(story, size)) and (_LINE.search(clues) or _ABOVE.search(clues)):
        return _line(counted, size, "position")
    if _STRONG_LINE.search(text) or (_NTH_PERSON.search(clues) and _LINE.search(text)):
        return _line("position", size, "position")
    if ordered:  # who came first among dated things came on the first date
        dated = any(c.dimension in ("date", "time") and c.ordered for c in categories)
        ranked = any(not (dated and found[0].startswith(("came", "arrived"))) for found in _RACE_RANK.finditer(clues))
        scored = any(c.dimension == "duration" or c.unit in _MERITS for c in categories if c.ordered)
        return _line("place", size, "position") if ranked and not scored else None  # the last one has the fewest points
    race, line = len(_RACE_STRONG.findall(text)), len(_LINE.findall(clues))
    scale, count = _bare_scale(clues, size)
    if scale is not None and (len(categories) > 1 and count < max(3, size - 1)):
        scale = None
    if scale is not None and count > max(race, line):
        return scale
    if race > line or (len(_RACE.findall(clues)) >= 2 and not line):
        return _line("place", size, "position")
    if line or _TURNS.search(text) or _NTH_PERSON.search(clues) or _ASKS_ORDER.search(text):
        return _line("position", size, "position")
    return scale


def possible_line(story: str, clues: str, size: int) -> Category | None:
    """A line for a text whose words do not imply one surely, but whose clues speak of an order."""
    if not _ORDERED.search(_NO_PLACES.sub(" ", clues.casefold())):
        return None
    return _line(_counted_place(story.casefold(), size) or "position", size, "position")


def _line(name: str, size: int, dimension: str, descending: bool = False, description: str = "") -> Category:
    labels = tuple(str(i) for i in range(1, size + 1))
    return Category(name, labels, tuple(range(1, size + 1)), None, dimension, True, "implied", description or name, descending)


def _counted_place(story: str, size: int) -> str | None:
    """ "The four floors of one building", "five houses": the place noun that the story counts, once for each thing."""
    for found in _COUNTED.finditer(story):
        if (CARDINALS.get(found[1]) or int(found[1])) == size and singular(found[2]) in PLACES:
            return singular(found[2])
    return None


def _numbered_noun(story: str, size: int) -> str | None:
    """ "Six floats roll by; float 1 is in front": any counted noun that the story goes on to number."""
    for found in _COUNTED.finditer(story):
        number, noun = CARDINALS.get(found[1]) or int(found[1]), singular(found[2])
        if number == size and re.search(rf"\b{re.escape(noun)} (?:number |no\.? |#)?1\b", story):
            return noun
    return None


def _place_noun(story: str, clues: str, size: int, categories: list[Category]) -> str | None:
    """ "house", "floor", ...: the noun whose numbers are places; numbered in the story, or counted by ordinals in the clues."""
    for pattern in (_NUMBERED, _IN_ROW, _FIRST_NUMBERED):
        if found := pattern.search(story):
            return singular(next(filter(None, found.groups())))
    if numbered := _numbered_noun(story, size):
        return numbered
    labels = {label.casefold() for category in categories for label in category.items}
    votes: Counter[str] = Counter()
    for text in (story, clues):
        for found in _NTH_PLACE.finditer(text):
            if found[1] not in labels and unit_of(found[2]) is None:  # "last week" is no place
                votes[singular(found[2])] += 2
        for found in _PLACE_N.finditer(text):
            votes[singular(found[1])] += 2
        for found in _BESIDE_PLACE.finditer(text):
            votes[singular(found[1])] += 1
    taken = {singular(c.name.casefold()) for c in categories}  # "garage 12" is a label where garages are listed
    taken |= {"place", "position", "rank", "turn", "row", "car"}
    votes = Counter({noun: n for noun, n in votes.items() if noun not in taken})
    if not votes:
        return None
    noun, count = max(votes.items(), key=lambda pair: (pair[1], pair[0]))
    return noun if count >= (4 if any(c.ordered for c in categories) else 2) else None


def _bare_scale(clues: str, size: int) -> tuple[Category | None, int]:
    """The scale that the clues compare on, and how often they do."""
    counts = [(len(pattern.findall(clues)), -i) for i, (pattern, *_) in enumerate(_SCALES)]
    most, index = max(counts)
    if most < 1 or _BY_AN_AMOUNT.search(clues):
        return None, 0
    _, name, dimension = _SCALES[-index]
    return _line(name, size, dimension, True, f"{name}: 1 is the most ({_most(name)})"), most


def _most(name: str) -> str:
    return {"age": "the oldest", "price": "the most expensive", "height": "the tallest", "length": "the longest"}.get(
        name, f"the greatest {name}"
    )


def said_size(story: str) -> int | None:
    """How many things the story says there are ("five friends", "There are 4 houses"), or None where it does not say."""
    story = story[:600]
    for found in _AND_OTHERS.finditer(story):
        if named := _named_before(story[: found.start()]):
            return CARDINALS[found[1]] + named
    story = _SOME_OF.sub(r"\1", story.casefold())
    for found in _HOLDERS.finditer(story):
        number = CARDINALS.get(found[1]) or (int(found[1]) if found[1].isdigit() else 0)
        around = story[max(0, found.start() - 12) : found.end()]
        if 2 <= number <= 30 and not _NOT_A_SIZE.search(around) and unit_of(found[2]) is None:
            return number
    return None


def _named_before(text: str) -> int:
    """How many names an enumeration at the end of the text has: one in "consists of Nina", two in "Uncle Bo, Aunt Di"."""
    count, words = 0, text.split()
    for i, word in enumerate(reversed(words)):
        if not word[:1].isupper():
            break
        if i == 0 or word.endswith(","):
            count += 1
    return count
