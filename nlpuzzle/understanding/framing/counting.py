"""How many things the story says there are."""


from nlpuzzle.english.numbers import CARDINALS
from nlpuzzle.english.units import unit_of
from nlpuzzle.regex import regex

__all__ = ["NUMBER", "SMALL", "said_size"]

SMALL = "|".join(sorted((w for w, n in CARDINALS.items() if 1 <= n <= 12), key=len, reverse=True))
NUMBER = rf"(\d{{1,2}}|{'|'.join(w for w in SMALL.split('|') if CARDINALS[w] > 1)})"
_HOLDERS = regex(
    rf"(?<![-\w]){NUMBER}\s+(?:[a-z-]+\s+){{0,3}}?([a-z]+s|people|[a-z]*men|[a-z]*women|[a-z]*children|mice|geese)\b"
)
#: "asked five of her pupils": so many there are; "Ann and two of her friends" are more
_SOME_OF = regex(rf"(?<!\band )(?<![-\w]){NUMBER} of (?:her|his|my|our|their)\b")
#: "Nina and three other agents", "Uncle Bo, Aunt Di and two cousins": what follows the names
_AND_OTHERS = regex(
    r",? and (two|three|four|five|six|seven|eight|nine) (?:(?:\w+ )?(?:others?|more)\b|(?:other |more )?[a-z]+s\b)"
)
_NOT_A_SIZE = regex(
    r"\b(?:between|apart|more|less|fewer|years?|places?|days?|hours?|minutes?|weeks?|months?"
    r"|dollars?|points?|of|no(?= two| three))\b"
)


#: "two people | finished between Ann and Ben", "two | crossed the line between": a clue counts those
_IN_A_CLUE = regex(
    r"\s+(?:(?:is|are|was|were|stand|stood|sit|sat|live|lived|finish|finished|came) )?"
    r"(?:(?:[a-z]+ ){0,4}?between|ahead of|behind|in front of|to the (?:left|right) of|above|below|separates?|separated)\b"
)

#: "and one told | nine jokes": so much is of one of them
_OF_ONE = regex(r"\b(?:one|another)(?: of them)? [a-z]+ \Z")
#: "ate 3, 7, 12 and | 18 cherries", "one at 9 and one at | 11 ...": one of several numbers
_LAST_OF_NUMBERS = regex(rf"(?:\d|\b(?:{SMALL}))(?:,| and| or|, and|, or) \Z")
#: "Four of us share a van.", as a sentence begins
_OF_US = regex(r"(?:\A|[.!?:] )(three|four|five|six|seven|eight|nine) of us (?!are not\b|were not\b|aren|weren)(?=[a-z])")


def said_size(story: str) -> int | None:
    """How many things the story says there are ("five friends", "There are 4 houses"), or None where it does not say."""
    story = story[:600]
    for found in _AND_OTHERS.finditer(story):
        if named := _named_before(story[: found.start()]):
            return CARDINALS[found[1]] + named
    story = _SOME_OF.sub(r"\1", story.casefold())
    for found in _HOLDERS.finditer(story):
        number = CARDINALS.get(found[1]) or (int(found[1]) if found[1].isdecimal() else 0)
        around = story[max(0, found.start() - 12) : found.end()]
        before = story[: found.start()]
        told = _NOT_A_SIZE.search(around) or _OF_ONE.search(before) or _LAST_OF_NUMBERS.search(before)
        told = told or _IN_A_CLUE.match(story, found.end())
        if 2 <= number <= 30 and not told and unit_of(found[2]) is None:
            return number
    ours = _OF_US.search(story)
    return CARDINALS[ours[1]] if ours else None


def _named_before(text: str) -> int:
    """How many names an enumeration at the end of the text has: one in "consists of Nina", two in "Uncle Bo, Aunt Di"."""
    count, words = 0, text.split()
    for i, word in enumerate(reversed(words)):
        if not word[:1].isupper():
            break
        if i == 0 or word.endswith(","):
            count += 1
    return count
