"""How many are more, told without what they are more than, or without who is excepted: "two are longer than Ann's, and two are
shorter", "all the ropes except the red one are longer than Ann's"."""

from nlpuzzle.english.adjectives import comparative
from nlpuzzle.english.morphology import is_plural, singular
from nlpuzzle.english.numbers import CARDINALS
from nlpuzzle.english.words import Word
from nlpuzzle.puzzle import Frame
from nlpuzzle.understanding.rewording.waking import framed_rewriter, lows_of
from nlpuzzle.understanding.words.words_of import COPULAS

__all__ = ["counted_again"]

Words = tuple[Word, ...]

_OTHERS: tuple[list[str], ...] = (["others"], ["of", "them"], ["of", "the", "others"], [])
_EXCEPT = (["except", "for"], ["except"], ["apart", "from"], ["but"], ["other", "than"], ["bar"])
_NOBODY = (["no", "one"], ["nobody"], ["no-one"])
_EVERYBODY = (["everyone"], ["everybody"])
_UNFIT = frozenset("; : ( if unless not n't neither nor either or who whom which that".split())


def _than_it(words: Words, frame: Frame) -> Words:
    """ "Two are longer than Ann's, and two are shorter", "as many are longer than Ann's as are shorter": than Ann's."""
    lows = lows_of(words)
    end = len(words) - (words[-1].low == ".")
    many = lows[:2] == ["as", "many"] or lows[:4] == ["there", "are", "as", "many"]
    than = lows.index("than") if lows.count("than") == 1 else 0
    if not than or comparative(lows[than - 1]) is None or _UNFIT & {*lows}:
        return words
    joint = next((i for i in range(than + 2, end) if lows[i] in (("as",) if many else ("and", "but"))), 0)
    again = _counted(lows, joint + 1) if joint and not many else joint + 1
    verb = again + (lows[again] == "there" and many)
    first = many or _counted(lows, 0)
    copula = lows[verb] in COPULAS
    more = comparative(lows[verb + 1])
    if not joint or not again or not first or not copula or more is None or verb + 2 != end:
        return words
    told = comparative(lows[than - 1])
    if told is None or not {*told.dimensions} & {*more.dimensions} or told.sign == more.sign:
        return words
    whom = words[than + 1 : joint - (lows[joint - 1] == ",")]
    noun = words[first - 1 : first] if not many and is_plural(lows[first - 1]) and not is_plural(lows[again - 1]) else ()
    noun = (noun[0].instead(singular(noun[0].low)),) if noun and lows[again - 1] == "one" else noun
    return (*words[:again], *noun, *words[again:end], words[than], *whom, *words[end:])


def _counted(lows: list[str], at: int) -> int:
    """Where "(exactly) two (others)" ends; 0 where nothing is counted."""
    at += lows[at] in ("exactly", "just", "only", "the")
    if lows[at] not in CARDINALS:
        return 0
    at += 1
    if is_plural(lows[at]) and lows[at] != "others":
        return at + 1
    return at + next(len(t) for t in _OTHERS if lows[at : at + len(t)] == t)


def _there_is_none(words: Words, frame: Frame) -> Words:
    """ "There is no rope | longer than Ann's": no rope is longer than Ann's."""
    lows = lows_of(words)
    at = 4 + (lows[4] in ("that", "which", "who") and lows[5] in COPULAS) * 2
    if lows[0] != "there" or lows[1] not in COPULAS or lows[2] != "no" or comparative(lows[at]) is None or _UNFIT & {*lows[6:]}:
        return words
    return (words[2], words[3], words[1], *words[at:]) if lows[at + 1] == "than" else words


def _all_except(words: Words, frame: Frame) -> Words:
    """ "All the ropes except the red one are longer than Ann's": so many are, and the red one is less long than Ann's.

    "No rope except the red one is longer than Ann's": only the red one is.
    """
    lows = lows_of(words)
    none, noun, start = _everybody(lows)
    but = next((t for t in _EXCEPT if lows[start : start + len(t)] == t), None) if start else None
    than = lows.index("than") if lows.count("than") == 1 else 0
    if but is None or not than or _UNFIT & {*lows[start + len(but) :]}:
        return words
    verb = next((i for i in range(start + len(but) + 1, than) if lows[i] in COPULAS), 0)
    whom, more = words[start + len(but) : verb], comparative(lows[verb + 1])
    like, others = words[0], frame.size - 2
    if not verb or more is None or verb + 2 != than or not whom or {",", "and"} & {*lows[:verb]} or others < 1:
        return words
    if none:
        return (like.instead("only"), *whom, like.instead("is"), *words[verb + 1 :])
    end = len(words) - (words[-1].low == ".")
    number = next(low for low, n in CARDINALS.items() if n == others)
    one = others == 1
    told = ("exactly", number, *((singular(noun), "is") if one else (noun, "are")))
    less = (like.instead(low) for low in ("is", "less", more.base))
    counted = (*(like.instead(low) for low in told), *words[verb + 1 : end])
    return (*counted, like.instead(","), like.instead("and"), *whom, *less, *words[than:end], *words[end:])


def _everybody(lows: list[str]) -> tuple[bool, str, int]:
    """Whether nobody is told of, by what noun, and where it ends: "all of the ropes", "no rope", "nobody"; 0 for nothing."""
    if lows[0] == "all":
        at = 1 + (lows[1] == "of")
        return False, lows[at + 1], (at + 2 if lows[at] == "the" and is_plural(lows[at + 1]) else 0)
    if lows[:3] == ["none", "of", "the"] and is_plural(lows[3]):
        return True, lows[3], 4
    for nobody, told in ((True, _NOBODY), (False, _EVERYBODY)):
        if found := next((t for t in told if lows[: len(t)] == t), None):
            return nobody, "people", len(found)
    return True, lows[1], 2 * (lows[0] == "no" and not is_plural(lows[1]))


#: each such wording in full
counted_again = framed_rewriter(
    (frozenset({"and", "but", "as"}), _than_it),
    (frozenset({"there"}), _there_is_none),
    (frozenset({"except", "apart", "but", "other", "bar"}), _all_except),
)
