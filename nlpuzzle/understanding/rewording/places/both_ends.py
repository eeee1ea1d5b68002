"""Two who are at the two ends: "both Ann and the baker | have a plot at an end of the row", "are the two at the ends"."""

from nlpuzzle.english.morphology import plural, singular
from nlpuzzle.english.words import Word, split
from nlpuzzle.puzzle import Frame
from nlpuzzle.understanding.rewording.places.last_two import without_any_order
from nlpuzzle.understanding.rewording.waking import framed_rewriter, lows_of
from nlpuzzle.understanding.words.lines import line
from nlpuzzle.understanding.words.words_of import PLACES

__all__ = ["both_ends"]

Words = tuple[Word, ...]

_ARE = frozenset("are lie live lived park sat sit sleep slept stand stood were work worked".split())
#: "are | the two jars at the ends"
_SUCH = frozenset({"are", "were"})
_HAVE = frozenset("have had occupy occupied own rent took".split())
_ENDS = (["an", "end"], ["the", "ends"], ["either", "end"], ["the", "two", "ends"])
_ROWS = frozenset("bench corridor lane line queue road row shelf street terrace".split())
_OTHERS = frozenset(", ; or but not n't neither nor either if who which that than".split())


def _both_ends(words: Words, frame: Frame) -> Words:
    row = line(frame)
    if row is None:
        return words
    words, whole = without_any_order(words), words
    lows = lows_of(words)
    end = len(words) - (words[-1].low == ".")
    verb = next((i for i in range(3, end - 1) if lows[i] in _ARE | _HAVE), 0)
    subject = lows[:verb]
    both = subject[:1] == ["both"]
    again = subject[-1:] in (["both"], ["each"])
    if not verb or subject.count("and") != 1 or (both and again) or _OTHERS & {*subject}:
        return whole
    if not (both or again) and "ends" not in lows[verb:end]:
        return whole  # "Ann and Ben are at an end": at the same?
    rest = lows[verb + 1 : end]
    such = _without_noun(rest, frame) if lows[verb] in _SUCH | _HAVE else rest
    noun = _noun_of(such, lows[verb] in _HAVE and such == rest, row.name.casefold())
    if noun is None:
        return whole
    like = words[verb]
    told = (like.instead(low) for low in ("have", "the", "two", "end", plural(noun)))
    return (*words[both : verb - again], *told, *words[end:])


def _such_at_the_ends(words: Words, frame: Frame) -> Words:
    """ "The two jars at the ends are | the rice and the oats": these are at the ends."""
    lows = lows_of(words)
    end = len(words) - (words[-1].low == ".")
    verb = next((i for i in range(3, end - 2) if lows[i] in _SUCH), 0)
    if not verb or lows[verb - 1] != "ends" or _without_noun(lows[:verb], frame) == lows[:verb]:
        return words
    subject = words[verb + 1 : end]
    if [w.low for w in subject].count("and") != 1 or _OTHERS & {w.low for w in subject}:
        return words
    like = words[verb]
    return (*subject, like, *(like.instead(low) for low in ("at", "the", "ends")), *words[end:])


def _first_and_last(words: Words, frame: Frame) -> Words:
    """ "The first and the last jar are | the rice and the oats, in some order": these are first and last, in some order."""
    lows = lows_of(words)
    at = 4 + (lows[3] == "the")
    if lows[:3] != ["the", "first", "and"] or lows[at - 1] != "last" or line(frame) is None:
        return words
    told = tuple(w for w in words if w.low not in ("(", ")"))
    plain = without_any_order(told)
    lows = lows_of(plain)
    verb = at + (lows[at] not in _SUCH)
    end = len(plain) - (plain[-1].low == ".")
    start = verb + 1 + (lows[verb + 1] == "those")
    start += lows[start] in ("by", "for", "of")
    subject = plain[start:end]
    named = [w.low for w in subject]
    if plain is told or lows[verb] not in _SUCH or named.count("and") != 1 or _OTHERS & {*named}:
        return words
    like = plain[verb]
    ends = (like.instead(low) for low in ("first", "and", "last", ",", "in", "some", "order"))
    return (*subject, like, *ends, *plain[end:])


def _end_things(words: Words, frame: Frame) -> Words:
    """ "The two end jars are | made of glass and tin", "Ann and Ben have | the end shelves": they are at the ends."""
    row, lows = line(frame), lows_of(words)
    end = len(words) - (words[-1].low == ".")
    at = lows.index("end") if row is not None and "end" in lows else 0
    start = at - 1 - (lows[at - 1] == "two")
    if not at or row is None or lows[start] != "the" or {*lows} & _OTHERS:
        return words
    like, noun = words[at], singular(lows[at + 1])
    ends = tuple(like.instead(low) for low in ("at", "the", "ends"))
    things = {singular(split(c.name)[-1].low) for c in frame if split(c.name)}
    if start == 0 and noun in things and lows[at + 2] in _SUCH and lows[at + 3 : end].count("and") == 1:
        led = 2 * (lows[at + 3 : at + 5] == ["made", "of"]) or int(lows[at + 3] in ("by", "of", "for"))
        return (*words[at + 3 + led : end], words[at + 2], *ends, *words[end:])
    placed = at + 2 == end and noun == singular(split(row.name)[-1].low) and lows[:start].count("and") == 1
    verb = start - 1 - (lows[start - 1] in ("at", "in", "on"))
    if placed and lows[verb] in _ARE | _HAVE:
        return (*words[:verb], like.instead("are"), *ends, *words[end:])
    return words


def _without_noun(rest: list[str], frame: Frame) -> list[str]:
    """ "The two jars | at the ends", of a puzzle about jars: at the ends."""
    told = rest[:-3] if rest[-3:-1] == ["of", "the"] and rest[-1] in _ROWS else rest
    at = 1 + (told[1:2] == ["two"])
    things = {plural(split(c.name)[-1].low) for c in frame if split(c.name)}
    such = told[:1] in (["the"], ["their"]) and len(told) > at + 2 and told[at] in things and told[at + 1] == "at"
    return told[at + 1 :] if such and told[at + 2 :] in _ENDS else rest


def _noun_of(rest: list[str], having: bool, row: str) -> str | None:
    """What the places are called in "a plot at an end of the row", "an end plot", "at the ends"; None for anything else."""
    place = singular(split(row)[-1].low)
    if rest[-3:-1] == ["of", "the"] and rest[-1] in _ROWS:
        rest = rest[:-3]
    if having and len(rest) == 3 and rest[:2] == ["an", "end"] and rest[2] in PLACES and rest[2] == place:
        return rest[2]
    led = rest[:2] if having and rest[:1] == ["a"] else rest[:1] if having else []
    tail = rest[len(led) :]
    if tail[:1] != ["at"] or tail[1:] not in _ENDS:
        return None
    return place if not led or singular(led[-1]) == place else None


#: "the two end sheds" for those at the ends
both_ends = framed_rewriter(
    (frozenset({"first"}), _first_and_last),
    (frozenset({"end"}), _end_things),
    (frozenset({"ends"}), _such_at_the_ends),
    (frozenset({"end", "ends"}), _both_ends),
)
