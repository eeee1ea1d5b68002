"""What stands at the ends of the line, where the story tells it: "numbered from the gate to the river"."""

from collections.abc import Iterator, Mapping, Sequence

from nlpuzzle.english.numbers import ordinal_value
from nlpuzzle.regex import regex
from nlpuzzle.understanding.words.vocabulary import closed

__all__ = ["Landmarks", "landmark_at", "landmarks", "without_landmarks"]

Landmarks = Mapping[tuple[str, ...], int]
"""The noun of a landmark, or its noun with the word before it -> +1 at the end of the line, -1 at its start.

+2 and -2 where the story says that the last or the first place is at it, so that "by the gate" is that place."""

_NOUN = r"the ([a-z]+(?: [a-z]+)?)"
#: the places are told in order in the same sentence
_IN_ORDER = regex(
    r"\b(?:numbered|numbers|numbering|counted|counting|lettered|in a (?:row|line)|in order|1 to \d+)\b[^.!?]*?"
    rf"\bfrom {_NOUN}(?: end| side)? (?:down |up |along )?to(?:wards?)? {_NOUN}"
)
#: "numbered 1 to 6 from the gate", "counting from the church", "numbered starting at the pier"
_FROM = regex(
    r"\b(?:numbered|counted|counting)\b[^.!?;]*?\b(?:from|(?:starting|beginning) (?:at|by|with))"
    rf" {_NOUN}(?! (?:end |side )?(?:down |up |along )?to)"
)
_LIES = r"(?:being|is|was|lies|lying|stands|standing|moored|parked|placed|set)"
#: "carriage 1 is right behind the engine": the place at that end of the line
_RIGHT_BY = r"(?:right|directly|immediately|just) (?:behind|after|by|inside)"
#: "1 being nearest the gate", "number 1 next to the gate", "the fifth lies closest to the river"
_NEAREST = regex(
    r"(?:\b(?P<number>\d+|\d+(?:st|nd|rd|th))|\b(?P<ordinal>[a-z]+)(?: (?:one|[a-z]+))?|(?:(?<=number )|(?<=, ))(?P<one>one)),?"
    rf" (?:{_LIES} )?(?:the )?(?:one )?(?:nearest|closest|next|right beside|beside|{_RIGHT_BY})(?: to)? {_NOUN}"
)
#: "hut 1 is by the gate and hut 5 by the river", "module 1 is at the Earth end"
_NUMBERED_AT = regex(
    rf"(?:\b(?:number|[a-z]+) (?P<number>\d+) {_LIES}|(?<=and )(?:number |[a-z]+ )?(?P<second>\d+))"
    rf" (?:right )?(?:at|by|beside) {_NOUN}"
)
#: "numbered 1 (at the gate) to 6 (by the fence)"
_BRACKETED = regex(rf"\b(?P<number>\d+) \((?:at|by|beside|near|nearest|nearest to|closest to|next to) {_NOUN}\)")
#: "an engine and five wagons, numbered 1 to 5 from front to back": at the front of what it pulls
_PULLED = regex(
    r"\b(?:an?|the|one) ((?:steam |diesel )?(?:engine|locomotive))(?:,| and| pulls| pulling| hauls| hauling| with| followed by)"
    r" [^.!?;]*?\b(?:numbered|in order)\b[^.!?;]*?\bfrom (?:the )?front(?: of the train)? to(?: the)? (?:back|rear|end)"
)
#: "are standing in a queue at a kiosk", "queue for tickets"
_QUEUE = regex(
    r"\b(?:in|form|formed|forming|joined|join) (?:an?|the|one) (?:[a-z]+ )?queue (?:at|for|in|inside|outside|to)\b"
    r"|\bwait(?:s|ed|ing)? in (?:an? |the )?line (?:at|for|in|inside|outside|to)\b"
    r"|\bqueu(?:e|ed|eing|ing)(?: up)? (?:at|for|in|inside|outside|to)\b"
)
#: where those at the front of a queue are served, whatever they queue for
_SERVED_AT = (
    "box office", "cash desk", "cash register", "cashier", "checkout", "counter", "hatch", "serving hatch", "ticket booth",
    "ticket desk", "ticket office", "ticket window", "till",
)  # fmt: skip
#: "number 1 being the last in the queue": the line begins at the other end, or somewhere else
_ELSEWHERE = regex(r"\b(?:1|one)\b[^.!?;]*\b(?:back|end|last|rear|tail)\b|\bfrom (?:the )?(?:back|end|last|rear|tail)\b")
_NEAR = ("nearest", "closest", "next", "beside", "behind", "after", "by", "inside")
#: nouns for the ends of any row: these say which way it runs by themselves
_ENDS = frozenset(
    "left right front back top bottom start end first last beginning rear head side west east north south "
    "near far lower upper same other".split()
)


def landmarks(story: str, size: int) -> Landmarks:
    """What stands at the start and at the end of a line of `size` places; nothing where the story tells two things."""
    text = story.casefold()
    found: list[tuple[str, int]] = []
    for match in _IN_ORDER.finditer(text) if "from the " in text else ():
        found += [(match[1], -1), (match[2], 1)]
    for match in _FROM.finditer(text) if "number" in text or "count" in text else ():
        if not _ENDS & {*_noun_of(match[1].split())}:
            found.append((match[1], -1))
    for match in _PULLED.finditer(text) if "front" in text else ():
        found.append((match[1], -1))
    found += [(phrase, way) for phrase, way, _ in _at_an_end(text, size)]
    if not found and ("queu" in text or " line " in text):
        found += [(noun, -1) for noun in _SERVED_AT if _QUEUE.search(text) and not _ELSEWHERE.search(text)]
    named: dict[tuple[str, ...], int] = {}
    for phrase, way in found:
        noun = _noun_of(phrase.split())
        if not noun or _ENDS & {*noun} or named.get(noun[-1:], way) * way < 0:
            return {}
        named[noun] = named[noun[-1:]] = max(way, named.get(noun[-1:], way), key=abs)
    return named


def _at_an_end(text: str, size: int) -> Iterator[tuple[str, int, tuple[int, int]]]:
    """What the first or the last place is nearest to, +1 for the last, and where the text says so."""
    for match in _BRACKETED.finditer(text) if "(" in text else ():
        if int(match["number"]) in (1, size):
            yield match[2], 2 if int(match["number"]) == size else -2, match.span()
    begun = False
    for match in _NUMBERED_AT.finditer(text) if "1 " in text else ():
        begun = begun or match["number"] is not None
        place = int(match["number"] or match["second"])
        told = begun and place in (1, size) and not _ENDS & {*_noun_of(match[match.lastindex or 0].split())}
        if told:
            yield match[match.lastindex or 0], 2 if place == size else -2, match.span()
    if not any(word in text for word in _NEAR):
        return  # nearly always
    for match in _NEAREST.finditer(text):
        word = match["number"] or match["ordinal"] or "1"
        number = size if word == "last" else int(word) if word.isdecimal() else ordinal_value(word)
        if number in (1, size):
            yield match[match.lastindex or 0], 1 if number == size else -1, match.span()


def without_landmarks(story: str, size: int) -> str:
    """A sentence of the story without what it tells of the ends of the line: "number 1 next to the bridge"."""
    text = story.casefold()
    known = landmarks(story, size)
    for phrase, _, (start, end) in reversed([*_at_an_end(text, size)] if len(text) == len(story) else []):
        if _noun_of(phrase.split()) in known:
            story = f"{story[:start]} {story[end:]}"
    return story


def _noun_of(words: Sequence[str]) -> tuple[str, ...]:
    """ "River and" as "river", "church hall" as it is; nothing where the first word is no noun."""
    if len(words) > 1 and closed().get(words[0]) == "j":
        words = words[1:]  # "the main | gate"
    plain = tuple(words[:1] if closed().get(words[-1]) or words[-1] in ("and", "or", "end", "so", "with") else words)
    return () if closed().get(plain[0]) else plain


def landmark_at(lows: Sequence[str], at: int, known: Landmarks) -> tuple[int, int] | None:
    """The way to the landmark that "the ..." at a word names, and the word after it."""
    if not known or list(lows[at : at + 1]) != ["the"]:
        return None
    for length in (2, 1):
        noun = tuple(lows[at + 1 : at + 1 + length])
        if len(noun) == length and noun in known:
            return known[noun], at + 1 + length
    return None
