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
both_ends = framed_rewriter((frozenset({"ends"}), _such_at_the_ends), (frozenset({"end", "ends"}), _both_ends))
