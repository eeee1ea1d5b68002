"""Places of a line told in more words: "has an end plot", "has Ben and Cleo on her two sides", "numbered one higher"."""

from collections.abc import Sequence

from nlpuzzle.english.morphology import plural
from nlpuzzle.english.numbers import CARDINALS
from nlpuzzle.english.words import Word
from nlpuzzle.understanding.rewording.waking import rewriter
from nlpuzzle.understanding.words.words_of import COPULAS, PLACES

__all__ = ["plain_whereabouts"]

Words = tuple[Word, ...]

_NOT = frozenset({"not", "n't"})
#: who does so with a place is in it
_HOLDING = frozenset("has had occupies occupied holds held takes took gets got".split())
_HOLD = frozenset("have occupy hold take get".split())
_PLURALLY = frozenset("have had occupy occupied hold held take took got".split())
_EITHER_WAY = ((",", "in", "one", "order", "or", "the", "other"), (",", "in", "some", "order"), ("in", "some", "order"))
_POSTURES = frozenset("stands stood sits sat lives lived stays stayed waits waited works worked".split())
_STAYING = frozenset("standing sitting seated living staying waiting working parked moored".split())
_BESIDE = {("next", "to"), ("beside",), ("alongside",)}
_PLACES_LED = frozenset({"at", "from", "in", "on"})
_BEING_THERE = frozenset(
    "camp depart dwell grew grow hang hung lay leave left lie live lived moor park reside sat sit sleep slept stand stay stayed"
    " stood trade traded work worked".split()
)
_HIM = frozenset({"him", "her", "it", "them"})
_BEARING = frozenset({"has", "had", "bears", "carries"})
_LEVELS = frozenset({"higher", "lower"})
#: the points of the compass at which a line may end
_COMPASS = frozenset(way + more for way in ("north", "south", "east", "west") for more in ("", "ern", "ernmost"))
#: of which the places of a line are parts
_FILES = frozenset("avenue lane line parade promenade quay row street terrace".split())
_PLACING = frozenset({"in", "on", "at"})
_HAVING = frozenset({"has", "had", "have"})
_CLOSE = frozenset({",", ";", "but", "if", "or", "who", "which", "that", "than", "not", "n't", "and"})
_NEIGHBOURS = frozenset({"neighbors", "neighbours"})
#: what leads a clause that tells who is meant
_TELLING = frozenset({"who", "which", "that"})


def _ends(lows: Sequence[str], at: int) -> bool:
    """Whether a clause ends there."""
    return at >= len(lows) or lows[at] in (".", ",", ";", "and", "but")


def _end_place(words: Words) -> Words:
    """ "Has an end plot", "occupies one of the two end plots", "Ann's plot is an end one": is in one of the end plots."""
    lows = [w.low for w in words]
    at = lows.index("end") if "end" in lows else 0
    if at < 3 or at + 1 >= len(words) or not lows[at + 1].isalpha() or not _ends(lows, at + 2):
        return words
    start = at - 1
    if lows[start] not in ("a", "an"):
        start = at - 3 - (lows[start] == "two")
        if start < 1 or lows[start : start + 3] != ["one", "of", "the"]:
            return words
    verb, noun, place = start - 1, words[at + 1], words[start : at + 2]
    denied = lows[verb] in _NOT
    if noun.low == "one":  # "Ann's plot is an end one"
        noun = words[verb - 1 - denied]
        if not noun.low.isalpha() or lows[verb - denied] not in COPULAS:
            return words
    if start == at - 1:
        one_of = (words[start].instead(low) for low in ("one", "of", "the"))
        place = (*one_of, words[at], noun.instead(plural(noun.low)))
    if lows[verb] in COPULAS or (denied and lows[verb - 1] in COPULAS):
        return (*words[:start], words[start].instead("in"), *place, *words[at + 2 :]) if start == at - 1 else words
    if lows[verb] in _HOLDING and verb:
        return (*words[:verb], words[verb].instead("is"), words[verb].instead("in"), *place, *words[at + 2 :])
    if lows[verb] in _HOLD and verb > 2 and lows[verb - 1] in _NOT and lows[verb - 2] in ("does", "did"):
        is_not = [words[verb].instead(low) for low in ("is", "not", "in")]
        return (*words[: verb - 2], *is_not, *place, *words[at + 2 :])
    return words


def _the_two_ends(words: Words) -> Words:
    """ "Ann and Ben | have the two end plots, in one order or the other": are at opposite ends."""
    lows = [w.low for w in words]
    at = next((i for i in range(4, len(words) - 1) if lows[i - 2 : i + 1] == ["the", "two", "end"]), 0)
    verb = at - 3 - (bool(at) and lows[at - 3] in _PLACING)
    there = bool(at) and lows[at - 3] in _PLACES_LED and lows[at - 4] in _BEING_THERE  # "live | in the two end plots"
    verb = at - 4 if there else verb
    if not at or verb < 3 or not (there or lows[verb] in _PLURALLY or (lows[verb] in COPULAS and verb == at - 4)):
        return words
    after = next((a for a in _EITHER_WAY if tuple(lows[at + 2 : at + 2 + len(a)]) == a), ())
    subject = lows[:verb]
    if not _ends(lows, at + 2 + len(after)) or subject.count("and") != 1 or (_CLOSE - {"and"}) & set(subject):
        return words
    told = tuple(words[at].instead(low) for low in ("are", "at", "opposite", "ends"))
    return (*words[:verb], *told, *words[at + 2 + len(after) :])


def _on_both_sides(words: Words) -> Words:
    """ "Has Ben on one side and Cleo on the other", "stands with Ben on one side of her and Cleo on the other": is flanked."""
    lows = [w.low for w in words]
    at = next((i for i in range(3, len(words) - 5) if lows[i : i + 3] == ["on", "one", "side"]), 0)
    if not at:
        return words
    joint = at + 3 + 2 * (lows[at + 3] == "of" and lows[at + 4] in _HIM)
    other = next((i for i in range(joint + 2, len(words) - 2) if lows[i : i + 3] == ["on", "the", "other"]), 0)
    end = other + 3 + (lows[other + 3 : other + 4] == ["side"])
    if lows[joint] != "and" or not other or not _ends(lows, end) or (_CLOSE - {"who"}) & set(lows[joint + 1 : other]):
        return words
    leading = _HAVING | {"with"} | (_CLOSE - {"who"})
    lead = next((i for i in range(at - 1, 0, -1) if lows[i] in leading), 0)
    if lows[lead] == "with" and lead > 3 and lows[lead - 3] in _HAVING and lows[lead - 2] == "the":
        lead -= 3  # "has the | family with the dog | on one side"
    verb = _verb_before(lows, lead)
    if verb is None:
        return words
    several = lows[lead] == "have" and verb == lead
    flanked = [words[lead].instead(low) for low in ("are" if several else "is", "flanked", "by")]
    one, second = _without_beside(words[lead + 1 : at]), _without_beside(words[joint:other])
    return (*words[:verb], *flanked, *one, *second, *words[end:])


def _without_beside(neighbour: Words) -> Words:
    """ "The marrows | next to her", "the canary | next door": who is on one side is there."""
    lows = [w.low for w in neighbour]
    told = next((n for n in (3, 2, 1) if tuple(lows[-n:-1]) in _BESIDE and lows[-1] in _HIM), 0)
    told = told or (2 if lows[-2:] == ["next", "door"] else 0)
    return neighbour[: len(neighbour) - told] if told < len(neighbour) - 1 else neighbour


def _verb_before(lows: Sequence[str], lead: int) -> int | None:
    """Where the verb begins that "has" is, or that stands before "with" and tells no more than that somebody is there.

    So it is of a place he is in: "rests in a stable that | has", "is in the kennel | with".
    """
    there = lead - (1 if lows[lead] == "with" else 2)
    led = lows[lead] == "with" or lows[lead - 1] in ("that", "which")
    placed = there > 3 and led and lows[there] in PLACES and lows[there - 1] in ("a", "the")
    if placed and lows[there - 2] in ("in", "on", "at") and lows[there - 3] in _POSTURES | COPULAS | {"sleeps", "slept"}:
        return there - 3
    if lead and (lows[lead] in ("has", "had") or lows[lead - 1 : lead + 1] == ["family", "have"]):
        return lead
    if lows[lead] == "have" and lead == 2 and lows[0] == "the" and lows[1].endswith("s"):
        return lead  # "the Moores have"
    if lows[lead] != "with" or lead < 2:
        return None
    if lows[lead - 1] in _POSTURES:
        return lead - 1
    return lead - 2 if lows[lead - 1] in _STAYING and lows[lead - 2] in COPULAS and lead > 2 else None


def _two_neighbours(words: Words) -> Words:
    """ "Ann's two next-door neighbours are Ben and Cleo", "the neighbours of Ann are Ben and Cleo": she is flanked by them."""
    lows = [w.low for w in words]
    at = next(i for i, low in enumerate(lows) if low in _NEIGHBOURS)
    start = at
    while start and lows[start - 1] in ("next", "door", "immediate", "direct", "nearest", "two"):
        start -= 1
    is_at, whom = at + 1, words[: start - 1]
    if lows[:start] == ["the"] and lows[at + 1 : at + 2] == ["of"]:
        is_at = next((i for i, low in enumerate(lows) if low in ("are", "were")), 0)
        whom = words[at + 2 : is_at]
    elif start < 2 or lows[start - 1] not in ("'s", "'"):
        return words
    named = lows[is_at + 1 :]
    if lows[is_at : is_at + 1] not in (["are"], ["were"]) or not whom or _CLOSE & {w.low for w in whom}:
        return words
    if named.count("and") != 1 or (_CLOSE - {"and", "who", "which", "that"}) & set(named):
        return words
    return (*whom, *(words[at].instead(low) for low in ("is", "flanked", "by")), *words[is_at + 1 :])


def _numbered_higher(words: Words) -> Words:
    """ "Has a number two higher than": is numbered so; "is on the plot numbered two higher than": his plot is."""
    lows = [w.low for w in words]
    for i in range(4, len(words) - 2):
        if lows[i] not in _LEVELS or lows[i - 1] not in CARDINALS or lows[i + 1] != "than":
            continue
        amount = words[i - 1 :]
        if lows[i - 3 : i - 1] == ["a", "number"] and lows[i - 4] in _BEARING and i > 4:
            return (*words[: i - 4], *(words[i - 4].instead(low) for low in ("is", "numbered")), *amount)
        if lows[i - 2] == "number" and lows[i - 4] == "a" and lows[i - 5] in _BEARING and i > 5:
            return _of_his(words[: i - 5], words[i - 3 : i - 1], (words[i - 5].instead("is"),), amount)
        if lows[i - 2] != "numbered" or lows[i - 4] != "the" or i < 6:
            return words
        start, noun, numbered = i - 5, words[i - 3 : i - 2], words[i - 2 :]
        if lows[start] in _BEARING or lows[start] == "occupies":
            return _of_his(words[:start], noun, (words[start].instead("is"),), numbered)
        verb = start - 1 - (lows[start - 1] in _NOT)
        if lows[start] not in _PLACING or verb < 1 or lows[verb] not in COPULAS | _POSTURES:
            return words
        return _of_his(words[:verb], noun, (words[verb].instead("is"), *words[verb + 1 : start]), numbered)
    return words


def _of_his(whose: Words, noun: Words, verb: Words, rest: Words) -> Words:
    """ "Ann | 's plot | is numbered one higher"."""
    return (*whose, noun[0].instead("'s"), *noun, *verb, *rest)


def _as_many_on_each_side(words: Words) -> Words:
    """ "Exactly as many plots to the left of Ann's as there are to the right of it": as many left of Ann as right of Ann."""
    lows = [w.low for w in words]
    many = next((i for i in range(len(words) - 1) if lows[i] == "as" and lows[i + 1] == "many"), None)
    if many is None:
        return words
    if many and lows[many - 1] in ("exactly", "just", "precisely") and lows[:1] == ["there"]:
        words = (*words[: many - 1], *words[many:])
        lows, many = [w.low for w in words], many - 1
    second = next((i for i in range(many + 2, len(words)) if lows[i] == "as"), 0)
    of = next((i for i in range(second, many, -1) if lows[i] == "of"), 0)
    if lows[:1] != ["there"] or not of or lows.count("as") != 2:
        return words
    if lows[-2:-1] != ["of"] or lows[-1] not in ("it", "hers", "his"):
        return words
    if lows[of - 1] not in ("left", "right") or lows[-3] not in ("left", "right"):
        return words
    whose = words[of + 1 : second]
    owned = [w.low for w in whose[-1:]] == ["'s"]
    if not whose or (_CLOSE | {"'s"}) & {w.low for w in whose[: len(whose) - owned]} or (lows[-1] != "it" and not owned):
        return words
    whose = whose[:-1] if owned else whose
    return (*words[: of + 1], *whose, *words[second:-1], *whose)


def _left_and_right(words: Words) -> Words:
    """ "Ann has Ben immediately to her left and Cleo immediately to her right": Ben is immediately to the left of Ann, ..."""
    lows = [w.low for w in words]
    verb = next((i for i, low in enumerate(lows) if low in ("has", "had")), 0)
    whose = words[:verb]
    if not whose or _CLOSE & set(lows[:verb]):
        return words
    first = _beside(lows, verb + 2)
    second = _beside(lows, first + 5) if first and lows[first + 4 : first + 5] == ["and"] else 0
    if not second or lows[first + 3] == lows[second + 3] or not _ends(lows, second + 4):
        return words
    one, other = words[verb + 1 : first], words[first + 5 : second]
    if not one or not other or (_CLOSE | {"has", "had"}) & {w.low for w in (*one, *other)}:
        return words

    def told(thing: Words, at: int) -> Words:
        lead = (words[at].instead(low) for low in ("is", lows[at], "to", "the", lows[at + 3], "of"))
        return (*thing, *lead, *whose)

    return (*told(one, first), words[first + 4].instead(","), words[first + 4], *told(other, second), *words[second + 4 :])


def _has_beside(words: Words) -> Words:
    """ "..., who has Ben | directly on her left": who is directly to the right of Ben."""
    lows = [w.low for w in words]
    at = _beside(lows, 3)
    if not at or not _ends(lows, at + 4):
        return words
    has = next((i for i in range(at - 2, 0, -1) if lows[i] in ("has", "had")), 0)
    if not has or lows[has - 1] not in {*_TELLING, ","} or _CLOSE & set(lows[has + 1 : at]):
        return words
    other = "left" if lows[at + 3] == "right" else "right"
    told = ("is" if lows[has] == "has" else "was", lows[at], "to", "the", other, "of")
    return (*words[:has], *(words[at].instead(low) for low in told), *words[has + 1 : at], *words[at + 4 :])


def _beside(lows: Sequence[str], start: int) -> int:
    """Where "immediately on its left" or "directly to her right" begins; 0 where it does not."""
    for i in range(start, len(lows) - 3):
        if lows[i] in ("immediately", "directly") and lows[i + 1] in ("on", "to"):
            return i if lows[i + 2] in ("its", "his", "her", "their") and lows[i + 3] in ("left", "right") else 0
    return 0


def _one_neighbour(words: Words) -> Words:
    """ "Ann has only one neighbour": she is at one of the ends."""
    lows = [w.low for w in words]
    at = next(i for i, low in enumerate(lows) if low in ("neighbor", "neighbour"))
    start = at - 1 - (lows[at - 1 : at] != ["one"])
    if start < 3 or lows[start] != "one" or lows[start - 1] not in ("only", "just") or lows[start - 2] not in ("has", "had"):
        return words
    if lows[start + 1 : at] not in ([], ["next-door"], ["immediate"]):
        return words
    at_an_end = tuple(words[start - 2].instead(low) for low in ("is", "at", "one", "of", "the", "ends"))
    if lows[at + 1 :] in ([], ["."]):
        return (*words[: start - 2], *at_an_end, *words[at + 1 :])
    who = _who_it_is(words, at + 1)
    return (*words[: start - 2], *at_an_end, *who) if who else words


def _who_it_is(words: Words, at: int) -> Words:
    """ "..., and it is not Ben", ", who is the cook": is not next to Ben, is next to the cook; nothing where more is said."""
    lows = [w.low for w in words]
    joint = words[at : at + 1]
    if lows[at : at + 1] not in ([","], [";"]):
        return ()
    at += 1
    if lows[at : at + 1] in (["and"], ["but"]):
        joint = (*joint, words[at])
        at += 1
        pointing = {"it", "that", "this", "he", "she"}
    elif at == len(words):
        return ()
    else:
        joint = (*joint, words[at].instead("and"))
        pointing = {"who", "which"}
    if lows[at : at + 1] == [] or lows[at] not in pointing or lows[at + 1 : at + 2] not in (["is"], ["was"], ["'s"]):
        return ()
    verb = words[at + 1].instead("was" if lows[at + 1] == "was" else "is")
    at += 2
    denied = words[at : at + 1] if lows[at : at + 1] and lows[at] in _NOT else ()
    at += len(denied)
    named = words[at : at + 1]
    if not named or not (named[0].low in ("the", "a", "an") or named[0].text[:1].isupper()):
        return ()
    if _CLOSE & set(lows[at:]) - _TELLING:
        return ()
    next_to = (verb.instead("next"), verb.instead("to"))
    return (*joint, verb, *denied, *next_to, *words[at:])


def _compass_end(words: Words) -> Words:
    """ "At the | east end | of the row", "at the far west end": at the eastern end."""
    lows = [*(w.low for w in words), ""]
    for i in range(2, len(words) - 1):
        if lows[i] not in _COMPASS or lows[i + 1] != "end":
            continue
        start = i - (lows[i - 1] in ("far", "very", "extreme"))
        of_it = lows[i + 2 : i + 4] == ["of", "the"] and lows[i + 4 : i + 5] and lows[i + 4] in _FILES
        over = of_it or _ends(lows[:-1], i + 2) or lows[i + 2] in COPULAS
        if start > 1 and lows[start - 2 : start] == ["at", "the"] and over:
            way = lows[i].removesuffix("ernmost").removesuffix("ern")
            return (*words[:start], words[i].instead(f"{way}ern"), *words[i + 1 :])
    return words


def _a_higher_one(words: Words) -> Words:
    """ "Has a higher plot number than Ben, who has a higher | one | than Cleo": a higher plot number."""
    lows = [w.low for w in words]
    nouns: Words = ()
    for i in range(2, len(words) - 1):
        if lows[i] not in _LEVELS or lows[i - 1] != "a":
            continue
        than = next((k for k in range(i + 1, min(i + 4, len(words))) if lows[k] == "than"), 0)
        inside = words[i + 1 : than]
        if [w.low for w in inside] == ["one"]:
            told = lows[i - 2] in _BEARING and lows[i - 3] in _TELLING
            return (*words[: i + 1], *nouns, *words[than:]) if nouns and told else words
        if not inside or nouns or lows[i - 2] not in _BEARING:
            return words
        nouns = inside if all(w.low.isalpha() for w in inside) else ()
    return words


#: each such wording put as one that the grammar reads
plain_whereabouts = rewriter(
    (frozenset({"end"}), _the_two_ends),
    (frozenset({"end"}), _end_place),
    (frozenset({"side"}), _on_both_sides),
    (_NEIGHBOURS, _two_neighbours),
    (frozenset({"immediately", "directly"}), _left_and_right),
    (frozenset({"immediately", "directly"}), _has_beside),
    (frozenset({"neighbor", "neighbour"}), _one_neighbour),
    (_LEVELS, _numbered_higher),
    (frozenset({"many"}), _as_many_on_each_side),
    (_COMPASS, _compass_end),
    (_LEVELS, _a_higher_one),
)
