"""The category that is a line: houses, floors, seats, finishing places; listed, or implied by the words of story and clues."""

import re
from collections import Counter

from nlpuzzle.english.adjectives import superlative
from nlpuzzle.english.kinds import HOLDERS, PLACES
from nlpuzzle.english.morphology import is_plural, plural, singular
from nlpuzzle.english.numbers import CARDINALS, ORDINALS
from nlpuzzle.english.tables import words
from nlpuzzle.english.units import unit_of
from nlpuzzle.puzzle import Category
from nlpuzzle.regex import any_of, regex
from nlpuzzle.understanding.framing.counting import NUMBER, SMALL
from nlpuzzle.understanding.framing.listed_line import ORDINAL, RAN
from nlpuzzle.understanding.framing.scales import bare_scale, line_of
from nlpuzzle.understanding.words.grades import grades_in_a_row
from nlpuzzle.understanding.words.headings import ways_told
from nlpuzzle.understanding.words.lines import STACKED, in_turn

__all__ = ["NUMBERING", "anchor_beside", "implied_anchor", "is_raced", "possible_line"]

_HOLDER = any_of(form for h in HOLDERS for form in (h, plural(h)))
_PLACE_FORMS = frozenset(form for p in PLACES for form in (p, plural(p)))
_PLACE = any_of(_PLACE_FORMS)
_PLACES = any_of(map(plural, PLACES))
#: nouns that are places: several of them, or each one of them
_SOME_PLACES = rf"\b(?:({_PLACES})|(?:each|every) ({_PLACE}))\b"
_NUMBERED = regex(rf"{_SOME_PLACES}[^.;:]{{0,40}}?\b(?:numbered|(?:labell?ed|marked) (?:from )?\d)")
_IN_ROW = regex(
    rf"{_SOME_PLACES}[^.;:]{{0,30}}?\b(?:in a (?:row|line)|side[- ]by[- ]side|next to (?:each"
    rf" other|one another)|on (?:the|a) (?:same )?street)\b"
)
#: "the lowest floor is numbered 1", "the lowest floor of the building is numbered 1"
_FIRST_NUMBERED = regex(
    rf"(?<!of the )(?<!of a )\b({_PLACE})(?: of (?:the|a|this) [a-z]+)?(?: (?:is|being|as|was))* numbered(?: as)? (?:1|one)\b"
)
#: "the third house"; the noun may be any, which spares a second list of all places
_NTH_PLACE = regex(
    rf"\b({ORDINAL}|last|middle|top|bottom|ground|leftmost|rightmost|corner|end)[ -](?:numbered )?(?=([^\W\d_]+)\b)"
)
_PLACE_N = regex(rf"\b({_PLACE})(?: number| no\.?| #)? ?#?(\d{{1,2}}|{SMALL})\b")
#: "Mill Lane", "Otter Bay": what is called so is no place of a row; "Lane 3" may be one
_NAMED_SO = regex(
    r"\b(?!(?:A|An|And|As|At|By|Each|Every|For|From|His|Her|If|In|Is|No|Of|On|One|Or|Our|That|The|Their|This|To|Which"
    r"|Whose|With|Your|Corner|End|Final|Left|Leftmost|Right|Rightmost|Top|Bottom|Middle|Next|Ground|Last"
    rf"|{any_of(w.capitalize() for w, n in ORDINALS.items() if 1 <= n <= 20)})\b)"
    rf"[A-Z][\w'’]+ (?:{any_of(p.capitalize() for p in PLACES)})\b(?! (?:number |no\.? ?|#)?\d)"
)
#: "tent 1", "desk number one"
_PLACE_1 = regex(rf"\b({_PLACE}) (?:number |no\.? ?|#)?1\b(?! ?(?:[-:–]|to\b))")
_BESIDE_PLACE = regex(
    rf"\b({_PLACE})\b[^.;:]{{0,40}}?\b(?:next (?:door )?to|(?:to the |of the |on the "
    rf"|immediate |immediately |directly )+(?:left|right)|left of|right of|above|below)\b"
)
#: "on each storey (1 is the bottom, 4 the top)"
_ENDS_TOLD = regex(
    rf"\b(?:each|every|which|what|different) ({_PLACE}) \((?:no\.? |number )?(?:1|one),? (?:is |being |= ?|at )?(?:the )?"
    r"(?:bottom|farthest|furthest|highest|leftmost|lowest|nearest|rightmost|top)\b"
)
#: one of these is in every text in which the expressions above find something
NUMBERING = ("numbered", "labeled", "labelled", "marked")
_ROWS = ("in a ", "by", "next to", "street")
_SIDES = ("next ", "left", "right", "above", "below")
_RACE = regex(
    r"\b(?:finish(?:ed|es|ing)?|came(?: in)?\b(?! (?:by|from|to|with|on|at|for|along|(?:in )?(?:alone|late|together))\b)"
    rf"(?! (?:in )?(?:an?|the|his|her|their|its) (?!(?:{ORDINAL}|best|bottom|final|front|last|lead|middle|next|top|worst)\b))"
    r"|arrived(?! (?:alone|late|together)\b)|placed|crossed the (?:finish )?line|ended(?: up)?|ranked|beat|won|"
    rf"(?:takes|took|won|got|earned) (?:the )?(?:{ORDINAL}) (?:place|prize))\b"
)
_RACE_RANK = regex(
    rf"\b(?:finish(?:ed|es|ing)?|came(?: in)?|arrived|placed|ended(?: up)?|ranked|won)\s+(?:in\s+)?(?:the\s+)?(?:exactly\s+)?"
    rf"(?:{ORDINAL}|dead last|last|best|worst|highest|lowest)\b"
)
_FINISHED_AHEAD = regex(
    r"\b(?:finish(?:ed|es)?|came in|placed|crossed the (?:finish(?:ing)? )?line|reached the (?:finish|tape))\s+"
    r"(?:[\w-]+\s+){0,4}?(?:ahead of|behind|in front of)\b"
)
_ASKS_ORDER = regex(
    r"\b(?:in (?:what|which) order|what (?:is|was) the order|the order in which|final order"
    r"|order of (?:arrival|finish)|(?:running|batting|marching|starting|playing|speaking|parade) order)\b"
)
_RACE_STRONG = regex(
    rf"\b(?:finish(?:ed|es|ing)?|came(?: in)?|arrived|placed|ended(?: up)?|ranked|made it"
    rf" \w+)\s+(?:in\s+)?(?:the\s+)?(?:exactly\s+)?(?:{ORDINAL}|last|dead last)\b"
    rf"|\b(?:is|was|were)\s+(?:not\s+|neither\s+)?(?:in\s+)?(?:{ORDINAL}|last)\b(?!\s+(?:from|to))(?:\s+(?:or|nor|place))?"
    r"|\b(?:finish(?:ed|es)?|placed|ranked|arrived|came(?: in)?)\s+(?:\w+\s+){0,4}?(?:ahead of|behind|before|after"
    r"|above|below)\b|\brace\b|\btournament\b|\bmarathon\b"
    r"|\branks\s+(?:\w+\s+){0,2}?(?:above|below|higher|lower)\b"
)
#: where those who race stand or run
_LANES = frozenset("box gate lane post stall track trap".split())
#: where the first place is the best
_RACED = regex(
    r"\b(?:races?|contest|competition|tournament|championships?|league|charts?|rankings?|regatta|marathon|derby|rally|sprint"
    r"|standings|leaderboard|hit parade)\b"
    rf"|\b(?:finish(?:ed|es)?|ranked|placed)\s+(?:in\s+)?(?:the\s+)?(?:exactly\s+)?"
    rf"(?:{ORDINAL}|last|dead last|above|below|higher|lower)\b"
)
_LINE = regex(
    r"\b(?:in (?:a |the )?(?:line|queue|row)\b(?! (?:[a-hj-z]|\d+)\b)"
    r"|queu(?:e|ing)|lined up|side by side|(?:to|on) the (?:\w+ )?(?:left"
    r"|right)(?: side)? of|left of|right of|"
    r"one (?:behind|after|beside) the other|"
    r"leftmost|rightmost|from the (?:left|right|front|back)|left end|right end|far (?:left|right)|(?:left|right)[-"
    r" ]?(?:hand )?neighbou?rs?|"
    r"in front of|directly behind|right behind|next to each other|one of the ends|either end|at (?:the|an) end|in"
    r" the middle|ends of the (?:row|line))\b"
)
#: "in a | straight | line"
_SUCH_A = "(?:long |neat |short |single |straight )?"
#: "lie along the coast | from north to south"
_ALONG_A_WAY = (
    r"\b(?:are|grow|hang|lie|run|sit|stand)(?: [a-z]+){0,6}?,? from (?:the )?"
    r"(?:north to (?:the )?south|south to (?:the )?north|west to (?:the )?east|east to (?:the )?west)\b"
)
_STRONG_LINE = regex(
    r"\b(?:(?:stand|sit|wait|line|queue)\w*\s+(?:up\s+)?(?:\w+\s+){0,3}?"
    r"in (?:a |the )?(?:line|queue|row)\b(?! (?:[a-hj-z]|\d+)\b)"
    rf"|queu(?:e|ed|e?ing)(?: up)? (?:at|for|outside)|in (?:a {_SUCH_A}"
    rf")?(?:row|queue)\b(?! (?:[a-hj-z]|\d+)\b)|in (?:a {_SUCH_A})?line\b|{_ALONG_A_WAY}"
    r"|side by side|from left to right|leftmost|rightmost|next door|from the (?:left|right)"
    r"|(?:to|on) (?:the|his|her|their) (?:\w+ )?(?:left|right) (?:side )?of)\b"
)
_LAID_OUT = regex(_ALONG_A_WAY)
_HEADED = regex(r"\b(?:north|south|east|west)(?:ern|ernmost|most)?\b")
_NTH_PERSON = regex(rf"\b(?:{ORDINAL}|last)\s+(?:{_HOLDER}|one|car|animal)\b")
_TURNS = regex(
    rf"\b(?:went|performed|sang|spoke|presented|danced|played|auditioned|departed|left|served"
    rf"|started|sings|performs|speaks|goes)(?: on| up| off)?\s+(?:in\s+)?(?:the\s+)?(?:{ORDINAL}|last)\b"
    rf"|\b[a-z]{{3,}}ed (?:{ORDINAL}|last)(?=[.,;]|\Z| and\b| but\b| in\b)"
)
#: "three jugglers appear one after another", "the trapeze opens the show"
_ONE_AFTER_ANOTHER = regex(
    r"\b(?:appear|come on|dance|go on|perform|play|sing|speak|take the stage)(?: [a-z]+){0,3}?"
    r" one after (?:another|the other)\b"
    r"|\b(?:opens|opened|closes|closed) the (?:bill|concert|evening|programme|show)\b"
)
_COUNTED = regex(rf"(?<![-\w]){NUMBER}\s+(?:[a-z-]+\s+){{0,2}}?([a-z]+s)\b")
#: "four shields hang in a row", "five chests stand side by side": what makes the row
_THINGS_IN_A_ROW = regex(
    rf"(?<![-\w]){NUMBER}\s+(?:[a-z-]+\s+){{0,2}}?([a-z]+s)\b(?:\s+[a-z]+){{0,3}}?"
    r"\s+(?:in (?:a|one) (?:\w+ )?(?:row|line)|side by side|next to (?:each other|one another))\b"
)
#: "on pitches 1 to 4", "berths 1-5"
_ONE_TO_N = regex(
    r"\b(?:in|on|at|along|from|have|has|occupy|occupying) (?:the )?([a-z]{3,}s)"
    r" (?:numbered |nos?\.? )?1(?: to |-|–| through )(\d)\b"
)
#: "numbered from 1, at the front of the train, to 4"
_ASIDE = r"(?:, [a-z' -]{4,40},| \([a-z' -]{4,40}\)| (?:at|on|in|nearest|next to) [a-z' -]{4,40})?"
#: "the pitches are numbered 1 to 5", "their cabins, which are numbered from 1 to 4"
_ARE_NUMBERED = regex(
    r"\b(?:the|their|these|whose) (?:[a-z-]+ )?([a-z]{3,}s)(?: are|, which are|, all|,)? numbered (?:from )?1"
    rf"{_ASIDE}(?: to |-|–| through )(\d)\b"
)
_AT_AN_END = r"(?: ?\([a-z'’ -]{3,40}\)|, [a-z'’ -]{4,40},| (?:at|on|in|nearest|next to) [a-z'’ -]{4,40})?"
#: "five bridges cross the river; we numbered them from 1 (furthest upstream) to 5 (furthest downstream)"
_THEY_ARE_NUMBERED = regex(
    r"\b(?:(?:number|numbered|have numbered|numbering) them|(?:they|these|which|that) (?:are|were|have been)(?: all)? numbered"
    rf"|they (?:bear|carry|have) the numbers) (?:from )?1{_AT_AN_END}(?: to |-|–| through )(\d){_AT_AN_END}"
)
_WHERE_IN_A_ROW = frozenset("closest farthest first furthest highest last lowest nearest".split())
#: "six telescopes, lined up from north (1) to south (6)"
_FROM_ONE_END = regex(
    r"\bfrom (?:the )?[a-z'’ -]{3,25} \((?:no\. ?|number )?1\) to (?:the )?[a-z'’ -]{3,25} \((?:no\. ?|number )?(\d)\)"
)
#: "one has 4 and one | has 1"
_NO_NOUNS = frozenset({"has", "was", "is", "does", "this", "its", "plus", "us"})
#: that say nothing of what is numbered
_BARE = frozenset({"numbers", "positions", "places", "clues", "steps", "teams", "groups"})
_UP_AND_DOWN = regex(r"\b(?:above|below|on top of|under|underneath|beneath|at the (?:very )?(?:top|bottom))\b")
_ABOVE = regex(r"\b(?:above|below|next (?:door )?to|adjacent)\b")


_NEXT_DOOR = regex(r"\bnext[- ]door to\b")
#: "last night" and the number of a title, "Round 6:", are no places
_NO_PLACES = regex(
    r"\blast (?:night|week|weekend|month|year|time|spring|summer|autumn|fall|winter|\w+day"
    r"|january|february|march|april|may|june|july|august|september|october|november|december)\b"
    r"|\b(?:puzzle|round|week|day|level|question|problem|riddle|episode|chapter|no\.?|number) #?\d+ ?(?:[:.—–-]|\Z)"
)
_ONE_BEHIND = regex(
    r"\b(?:one (?:behind|after) (?:the other|another)|facing forwards?|from front to back|single file)\b"
    r"|\b(?:auction|hammer)\w*\b"  # lots are sold in their turn
)
#: things that lie one above the other
_STACKED = regex(
    r"\bone (?:on top of|above|upon|on) (?:the other|another)\b|\bon top of (?:each other|one another)\b"
    r"|\b(?:stacked|piled)(?: up)?\b(?! (?:with|high|in front|against|behind|beside|next))"
    r"|\bin (?:a|one) (?:\w+ )?(?:stack|pile|tower)\b"
)
#: words of an order: with one of them, the text may speak of a line although nothing else says so
_ORDERED = regex(
    r"\b(?:before|after|first|last|second|third|fourth|fifth|between|next to|left|right|above|below|behind|ahead|directly"
    r"|immediately|middle|adjacent|beside)\b"
)


#: what is called a place so often is one, whatever else stands in a row
_SURELY = 4
#: who has most of them has won
_MERITS = frozenset("goal mark pin point run score stroke vote".split())


def implied_anchor(story: str, clues: str, size: int, categories: list[Category]) -> Category | None:
    """The line that the text's words imply, with items "1" to "n", 1 = first, leftmost, front, lowest, best; or None.

    With an ordered category listed, only unmistakable words of a line (a queue, left and right) imply a further one. A
    bare scale ("older") is implied where there is nothing else to order, or where most clues compare on it.
    """
    if size < 2:
        return None
    story, clues = (_NAMED_SO.sub(" ", text) for text in (story, clues))
    story, clues = (_NO_PLACES.sub(" ", _NEXT_DOOR.sub("next to", text.casefold())) for text in (story, clues))
    text = f"{story}\n{clues}"
    ordered = any(c.ordered for c in categories)
    noun = _place_noun(story, clues, size, categories)
    if noun is not None and noun not in _LANES and noun not in ("place", "position") and RAN.search(text):
        noun = None if _all_numbered(story, size) == noun else noun  # "the boats are numbered 1 to 4", and race
    stacked = not ordered and _STACKED.search(story) and _UP_AND_DOWN.search(clues) and not _LINE.search(clues)
    if stacked and any(way.startswith(("from top", "from bottom")) for way in ways_told(story)):
        return _row_of(noun or _counted_place(story, size) or "position", size, story)  # "flat 1 is at the bottom"
    if stacked and noun not in words("upright"):
        if (counted := _counted_place(story, size)) in words("upright"):
            return _row_of(counted, size, story)  # "four branches of one tree"
        return line_of("position", size, "position", description=STACKED)
    if noun is not None:
        return _row_of(noun, size, story)
    if not ordered and (counted := _counted_place(story, size)) and (_LINE.search(clues) or _ABOVE.search(clues)):
        return _row_of(counted, size, story)
    if _STRONG_LINE.search(text) or (_NTH_PERSON.search(clues) and _LINE.search(text)):
        return line_of("position", size, "position")
    if ordered:  # who came first among dated things came on the first date
        dated = any(c.dimension in ("date", "time") and c.ordered for c in categories)
        ranked = any(not (dated and found[0].startswith(("came", "arrived"))) for found in _RACE_RANK.finditer(clues))
        scored = any(c.dimension == "duration" or c.unit in _MERITS for c in categories if c.ordered)
        ranked = ranked or bool(_RACE_RANK.search(story))
        timed = dated or any(c.dimension == "speed" for c in categories if c.ordered)
        passed = not timed and len(_FINISHED_AHEAD.findall(clues)) > 1  # whatever their ages
        return line_of("place", size, "position") if (ranked or passed) and not scored else None  # few points are last
    race, line = len(_RACE_STRONG.findall(text)), len(_LINE.findall(clues))
    if grades_in_a_row(story):
        return line_of("position", size, "position")  # "in order of weight, the lightest on the far left": no other order
    scale, count = bare_scale(clues, story, size)
    if scale is not None and (len(categories) > 1 and count < max(3, size - 1)):
        scale = None
    if scale is not None and scale.dimension == "speed" and race and not line:
        scale = None  # who is faster comes in earlier
    if scale is not None and count > max(race, line):
        return scale
    if race > line or (len(_RACE.findall(clues)) >= 2 and not line):
        return line_of("place", size, "position")
    if line or _TURNS.search(text) or _ONE_AFTER_ANOTHER.search(text) or _NTH_PERSON.search(clues) or _ASKS_ORDER.search(text):
        return line_of("position", size, "position")
    return scale


def anchor_beside(listed: Category, story: str, clues: str, categories: list[Category]) -> Category | None:
    """The line that a text has beside a listed one: "park in spaces 1 to 4, side by side", and work on four floors; or None."""
    story, clues = story.casefold(), clues.casefold()
    noun = _all_numbered(story, len(listed.items))
    named = {singular(word) for category in categories for word in category.name.casefold().split()}
    if noun and noun not in named:
        return _row_of(noun, len(listed.items), story)
    if listed.dimension in ("date", "time") and _LAID_OUT.search(story) and _HEADED.search(clues):
        return line_of("position", len(listed.items), "position")  # days have no north and no south
    if not words("upright") & {singular(w) for w in listed.name.casefold().split()}:
        return None
    if not _STRONG_LINE.search(f"{story}\n{clues}"):
        return None  # floors have no left and no right
    return _row_of(_place_noun(story, clues, len(listed.items), categories) or "position", len(listed.items), story)


def _row_of(noun: str, size: int, text: str) -> Category:
    """The line of places that are called so; a mere position where seats stand one behind another, or lots are auctioned."""
    row = line_of(noun, size, "position")
    if in_turn(row) or not _ONE_BEHIND.search(text):
        return row
    return line_of("position", size, "position", description=f"position {noun}")


def is_raced(text: str) -> bool:
    """Whether the text speaks of a race, so that the first place is the best."""
    text = text.casefold()
    return bool(_RACED.search(text)) and not _STRONG_LINE.search(text)


def possible_line(story: str, clues: str, size: int) -> Category | None:
    """A line for a text whose words do not imply one surely, but whose clues speak of an order."""
    if not _ORDERED.search(_NO_PLACES.sub(" ", clues.casefold())):
        return None
    return _row_of(_counted_place(story.casefold(), size) or "position", size, story.casefold())


def _counted_place(story: str, size: int) -> str | None:
    """ "The four floors of one building", "five houses": the place noun that the story counts, once for each thing."""
    for found in _COUNTED.finditer(story):
        if (CARDINALS.get(found[1]) or int(found[1])) == size and singular(found[2]) in PLACES:
            return singular(found[2])
    return None


def _numbered_noun(story: str, size: int) -> str | None:
    """ "Six floats roll by; float 1 is in front": a noun that the story counts and numbers."""
    if "1" not in story and "numbered" not in story:
        return None
    for found in _COUNTED.finditer(story):
        number, noun = CARDINALS.get(found[1]) or int(found[1]), singular(found[2])
        where = r"(?: (?:of|in|on|at) [a-z' ]{1,25})?,? (?:which |that )?(?:\w+ )?numbered (?:from )?(?:1|one)"
        one = rf"\b{re.escape(noun)} (?:number |no\.? |#)?1\b|\b{re.escape(found[2])}{where}\b"
        if number == size and found[2] not in _NO_NOUNS and re.search(one, story):
            return noun
    return None


def _from_first_to_last(story: str, size: int) -> str | None:
    """ "Tent 1 is the nearest to the lake and tent 4 the furthest away": a place with its first and last number."""
    for found in _PLACE_1.finditer(story):
        if re.search(rf"\b{re.escape(found[1])} (?:number |no\.? ?|#)?{size}\b", story[found.end() :]):
            return found[1]
    return None


def _all_numbered(story: str, size: int) -> str | None:
    """ "The pitches are numbered 1 to 5", "in spaces 1 to 4": what the story numbers from 1 to the count of things."""
    for pattern in (_ARE_NUMBERED, _ONE_TO_N):
        for found in pattern.finditer(story):
            if int(found[2]) == size and is_plural(found[1]) and unit_of(found[1]) is None and found[1] not in _BARE:
                return singular(found[1])
    return None


def _told_of_them(story: str, size: int) -> str | None:
    """ "Four kennels stand in the yard. They are numbered from 1 to 4": the last noun before it that so many are counted of."""
    for pattern in (_THEY_ARE_NUMBERED, _FROM_ONE_END):
        for found in pattern.finditer(story):
            graded = any(superlative(w) and w not in _WHERE_IN_A_ROW for w in re.findall(r"[a-z]+", found[0]))
            if int(found[1]) != size or graded:
                continue  # "from 1 (the oldest) to 4 (the newest)"
            before = [m for m in _COUNTED.finditer(story[: found.start()]) if (CARDINALS.get(m[1]) or int(m[1])) == size]
            counted = before[-1][2] if before else ""
            if is_plural(counted) and unit_of(counted) is None and counted not in _NO_NOUNS | _BARE:
                noun = singular(counted)
                return "position" if noun in HOLDERS else noun
    return None


def _row_of_others(story: str, size: int, noun: str) -> bool:
    """Whether the story tells of a row of so many things that are called otherwise, and no people."""
    rows = {singular(f[2]) for f in _THINGS_IN_A_ROW.finditer(story) if (CARDINALS.get(f[1]) or int(f[1])) == size}
    return bool(rows) and noun not in rows and rows.isdisjoint(HOLDERS)


def _nearest(pattern: re.Pattern[str], story: str) -> re.Match[str] | None:
    """The match that begins last of those that end where the first does: "a block of flats has six | floors numbered"."""
    found = pattern.search(story)
    while found and (nearer := pattern.search(story, found.start() + 1)) and nearer.end() == found.end():
        found = nearer
    return found


def _place_noun(story: str, clues: str, size: int, categories: list[Category]) -> str | None:
    """ "house", "floor", ...: the noun whose numbers are places; numbered in the story, or counted by ordinals in the clues."""
    told = {singular(c.name.casefold()) for c in categories}
    if (named := _all_numbered(story, size)) and named not in told:
        return named
    if named := _told_of_them(story, size):
        if named not in told:
            return named
        if not any(c.ordered for c in categories):
            return "position"  # "we number them 1 to 5", of inns that have names
    for parts, pattern in ((NUMBERING, _NUMBERED), (_ROWS, _IN_ROW), (NUMBERING[:1], _FIRST_NUMBERED)):
        if any(part in story for part in parts) and (found := _nearest(pattern, story)):
            return singular(next(filter(None, found.groups())))
    if (ends := _ENDS_TOLD.search(story)) is not None:
        return singular(ends[1])
    if (numbered := _numbered_noun(story, size) or _from_first_to_last(story, size)) and numbered not in told:
        return numbered
    labels = {label.casefold() for category in categories for label in category.items}
    for label in labels:
        if " " in label and (_PLACE_N.search(label) or _NTH_PLACE.search(label)):  # "Table Nine" is a caterer
            story, clues = story.replace(label, " "), clues.replace(label, " ")
    votes: Counter[str] = Counter()
    for text in (story, clues):
        for found in _NTH_PLACE.finditer(text):
            if found[2] in _PLACE_FORMS and found[1] not in labels and unit_of(found[2]) is None:  # "last week" is no place
                votes[singular(found[2])] += 2
        for found in _PLACE_N.finditer(text):
            shape = found[1] in labels or found[0].endswith(" one")  # "the round one", of tables
            if shape and text[: found.start()].endswith("the "):
                continue
            if (CARDINALS.get(found[2]) or int(found[2])) <= size:  # "coach 27" is no place among four
                votes[singular(found[1])] += 2
        if any(part in text for part in _SIDES):
            for found in _BESIDE_PLACE.finditer(text):
                votes[singular(found[1])] += 1
    taken = {singular(c.name.casefold()) for c in categories}  # "garage 12" is a label where garages are listed
    taken |= {"place", "position", "rank", "turn", "row", "car"}
    votes = Counter({noun: n for noun, n in votes.items() if noun not in taken})
    if not votes:
        return None
    noun, count = max(votes.items(), key=lambda pair: (pair[1], pair[0]))
    if count < _SURELY and _row_of_others(story, size, noun):
        return None  # "ROOM 2: HINT CARD. Four shields hang in a row"
    return noun if count >= (4 if any(c.ordered for c in categories) else 2) else None
