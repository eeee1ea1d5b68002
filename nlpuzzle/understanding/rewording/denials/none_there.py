"""What is not there, told in more words: "there are neither figs nor plums in", "has no figs in it", "nor are there any on"."""

from nlpuzzle.english.classes import word_class
from nlpuzzle.english.words import Word, key
from nlpuzzle.understanding.rewording.waking import lows_of, rewriter
from nlpuzzle.understanding.words.words_of import COPULAS

__all__ = ["plainly_none"]

Words = tuple[Word, ...]

#: what one does by choice alone, and so does not do without a wish to
_CHOSEN_FORMS = {key(verb): verb for verb in word_class("done-by-choice")}
_CHOSEN = frozenset(_CHOSEN_FORMS)
_WISHES = frozenset({"ambition", "desire", "inclination", "intention", "plans", "wish"})
_PLACING = frozenset({"aboard", "in", "on", "at", "inside"})
_AMONG = frozenset({"among", "amongst", "with", "inside"})
_HE = {"his": "he", "her": "she"}
#: on which something stands that is not one's own
_NO_HOLDERS = frozenset("left right side way street road floor row opinion view mind birthday".split())
_ENDS: tuple[list[str], ...] = ([], ["."], [","], [";"], ["or"], ["and"], ["nor"])
_JOINTS = frozenset({",", ";", "and", "but", "if", "who", "which", "that", "than", "not", "n't", "or", "nor"})
_NEVER_THERE = frozenset({",", ";", "not", "n't", "but", "if", "who", "which", "that", "else"})


def _neither_there(words: Words) -> Words:
    """ "There are | neither figs nor plums | in the bag", "no figs and no plums": no figs or plums."""
    lows = [w.low for w in words]
    if lows[:1] != ["there"] or lows[1:2] == [] or lows[1] not in COPULAS:
        return words
    pair = ("neither", "nor") if lows[2:3] == ["neither"] else ("no", "no")
    at = next((i for i in range(4, min(7, len(words))) if lows[i] == pair[1]), 0)
    start = at - (pair[0] == "no" and at > 0)
    if lows[2:3] != [pair[0]] or not at or (pair[0] == "no" and lows[start] not in ("and", "or")):
        return words
    where = next((i for i in range(at + 2, len(words)) if lows[i] in _PLACING), 0)
    if not where or _JOINTS & {*lows[3:start], *lows[at + 1 :]}:
        return words
    return (*words[:2], words[2].instead("no"), *words[3:start], words[at].instead("or"), *words[at + 1 :])


def _none_there_first(words: Words) -> Words:
    """ "In the red bag | there were no figs and no plums": there were no figs or plums in the red bag."""
    lows = [w.low for w in words]
    at = lows.index("there") if lows.count("there") == 1 else 0
    start = at - (lows[at - 1] == ",")
    end = len(words) - (lows[-1] == ".")
    told = 2 < at < len(words) - 3 and lows[0] in _PLACING and lows[at + 1] in COPULAS and lows[at + 2] in ("no", "neither")
    if not told or _JOINTS & {*lows[:start]} or _JOINTS - {"and", "or", "nor"} & {*lows[at + 1 : end]}:
        return words
    if any(low in _PLACING for low in lows[at + 1 : end]):
        return words
    where = words[0]._replace(text=words[0].low)
    return (*words[at:end], where, *words[1:start], *words[end:])


def _nor_any(words: Words) -> Words:
    """ "There are no figs in the bag, | nor are there any on the table": and there are no figs on the table."""
    lows = [w.low for w in words]
    at = lows.index("nor") if "nor" in lows else 0
    told = lows[:1] == ["there"] and lows[1:2] != [] and lows[1] in COPULAS and lows[2:3] == ["no"] and lows[at - 1] == ","
    again = lows[at + 1 : at + 2] == lows[1:2] and lows[at + 2 : at + 4] == ["there", "any"] and lows[at + 4 : at + 5] != []
    if not told or not again or lows[at + 4] not in _PLACING:
        return words
    where = next((i for i in range(4, at) if lows[i] in _PLACING), 0)
    if not where or _JOINTS & {*lows[3 : at - 1], *lows[at + 4 :]}:
        return words
    there = (words[at].instead("and"), words[at + 2], words[at + 1], words[at + 3].instead("no"))
    return (*words[:at], *there, *words[3:where], *words[at + 4 :])


def _nor_any_other(words: Words) -> Words:
    """ "There are no figs in the bag, | nor are there any plums |": no figs or plums."""
    lows = lows_of(words)
    nor = next((i for i in range(5, len(words) - 3) if lows[i] == "nor"), 0)
    end = len(words) - (words[-1].low == ".")
    told = lows[0] == "there" and lows[1] in COPULAS and lows[2] == "no" and lows[nor - 1] == ","
    again = lows[nor + 1] in COPULAS and lows[nor + 2 : nor + 4] == ["there", "any"]
    where = next((i for i in range(4, nor) if lows[i] in _PLACING), 0)
    if not nor or not told or not again or not where or (_JOINTS | _PLACING) & {*lows[3:where], *lows[nor + 4 : end]}:
        return words
    if _JOINTS & {*lows[where : nor - 1]} or nor + 4 >= end:
        return words
    return (*words[:where], words[nor].instead("or"), *words[nor + 4 : end], *words[where : nor - 1], *words[end:])


def _none_in_it(words: Words) -> Words:
    """ "The red bag has no figs | in it", "does not have any figs in it": where else?"""
    lows = [w.low for w in words]
    end = len(words) - (lows[-1] == ".")
    if lows[end - 1] not in ("it", "them") or lows[end - 2] not in _PLACING:
        return words
    no = next((i for i in range(end - 3, 1, -1) if lows[i] in ("no", "any")), 0)
    had = lows[no] == "no" and lows[no - 1] in ("has", "had")
    have = lows[no] == "any" and lows[no - 3 : no] in (["does", "not", "have"], ["does", "n't", "have"], ["did", "not", "have"],
                                                      ["did", "n't", "have"])  # fmt: skip
    if not no or not (had or have) or _JOINTS - {"or"} & set(lows[no:end]) or _PLACING & set(lows[no : end - 2]):
        return words
    if {",", ";"} & set(lows[:no]):
        return words
    return (*words[: end - 2], *words[end:])


def _no_interest(words: Words) -> Words:
    """ "Has no interest in | chess": is not interested in it."""
    lows = [w.low for w in words]
    for i in range(1, len(words) - 4):
        if lows[i] in ("has", "had") and lows[i + 1 : i + 4] == ["no", "interest", "in"]:
            if lows[i + 4].endswith("ing") and lows[i + 5 : i + 6] not in _ENDS:
                return words  # "in watching golf"
            verb = words[i].instead("is" if lows[i] == "has" else "was")
            return (*words[:i], verb, words[i + 1].instead("not"), words[i + 2].instead("interested"), *words[i + 3 :])
    return words


def _no_wish(words: Words) -> Words:
    """ "Has no | wish to learn | pottery", "has no interest in knitting a scarf": she does not, as one does by choice."""
    lows = [w.low for w in words]
    for i in range(1, len(words) - 5):
        if lows[i] not in ("has", "had") or lows[i + 1] != "no":
            continue
        doing, led = words[i + 4], lows[i + 2 : i + 4]
        wished = led[0] in _WISHES and led[1] == "to" and doing.stem in _CHOSEN and not doing.low.endswith(("s", "ed", "ing"))
        liked = led in (["interest", "in"], ["intention", "of"], ["desire", "of"]) and doing.low.endswith("ing")
        if not wished and not (liked and doing.stem in _CHOSEN and lows[i + 5 : i + 6] not in _ENDS):
            continue
        does = words[i].instead("does" if lows[i] == "has" else "did")
        base = doing if wished else doing.instead(_CHOSEN_FORMS[doing.stem])
        return (*words[:i], does, words[i + 1].instead("not"), base, *words[i + 5 :])
    return words


def _nobody_does(words: Words) -> Words:
    """ "On neither the first nor the last day | did anyone sing": nobody did."""
    lows = [w.low for w in words]
    first = lows[0] == "neither" or (lows[0] in _PLACING and lows[1:2] == ["neither"])
    if not first or "nor" not in lows or _NEVER_THERE & set(lows):
        return words
    at = next((i for i in range(lows.index("nor"), len(words) - 2) if lows[i] in ("does", "did")), 0)
    if not at or lows[at + 1] not in ("anyone", "anybody"):
        return words
    return (*words[:at], words[at + 1].instead("nobody"), words[at], *words[at + 2 :])


def _not_alone(words: Words) -> Words:
    """ "It was Ann, | and not Ben, who sang": not Ben."""
    lows = [w.low for w in words]
    at = next((i for i in range(2, len(lows) - 3) if lows[i : i + 3] == [",", "and", "not"]), 0)
    if lows[:1] != ["it"] or lows[1:2] == [] or lows[1] not in COPULAS or lows[2] in ("not", "n't") or not at:
        return words
    after = next((i for i in range(at + 3, len(lows)) if lows[i] == ","), 0)
    led = after and lows[after + 1 : after + 2] in (["who"], ["that"], ["which"])
    return (*words[: at + 1], *words[at + 2 :]) if led else words


def _none_of_his(words: Words) -> Words:
    """ "Ann did not go to Rome, and | there was no fig in her | bag": she had none."""
    lows = [w.low for w in words]
    end = len(words) - (lows[-1] == ".")
    at = next((i for i in range(4, end - 5) if lows[i] == "there" and lows[i - 1] in ("and", "but", ";")), 0)
    if not at or lows[at + 1] not in ("is", "was", "are", "were") or lows[at + 2] not in ("no", "neither"):
        return words
    place = next((i for i in range(at + 4, end - 2) if lows[i] in _PLACING | _AMONG), 0)
    own = lows[place + 1] if place else ""
    if own not in _HE or end - place > 4 or _NEVER_THERE & set(lows[at + 3 : end]) or lows[end - 1] in _NO_HOLDERS:
        return words
    he, had = words[at].instead(_HE[own]), words[at + 1].instead("has" if lows[at + 1] in ("is", "are") else "had")
    return (*words[:at], he, had, *words[at + 2 : place], *words[end:])


def _nothing_of_his(words: Words) -> Words:
    """ "Nothing of Ann's | was found in the hall": Ann's was not found there; "nothing belonging to Ann"."""
    lows = [w.low for w in words]
    verb = next((i for i in range(3, min(7, len(lows) - 1)) if lows[i] in COPULAS), 0)
    start = 2 if lows[1:2] == ["of"] else 3
    led = lows[1:start] in (["of"], ["belonging", "to"], ["owned", "by"])
    if lows[:1] != ["nothing"] or not led or not verb > start or _NEVER_THERE & set(lows):
        return words
    owner = words[start:verb]
    if not owner[0].text[:1].isupper() or (owner[-1].low in ("'s", "'")) != (start == 2):
        return words
    if start == 3:
        owner = (*owner, words[0].instead("'s"))
    return (*owner, words[verb], words[0].instead("not"), *words[verb + 1 :])


_NOT_ANY = (["a", "single"], ["even", "a", "single"], ["so", "much", "as", "a"], ["even", "a"], ["any"], ["a"], ["an"])


def _not_any(words: Words) -> Words:
    """ "There | was n't a single | fig in it", "there isn't any": there was no fig."""
    lows = [*(w.low for w in words), *[""] * 6]
    at = next((i for i in range(len(words) - 3) if lows[i] == "there" and lows[i + 1] in COPULAS), -1)
    opens = at == 0 or (at > 0 and lows[at - 1] in (",", ";", "and", "but"))
    if not opens or lows[at + 2] not in ("not", "n't"):
        return words
    any_ = next((a for a in _NOT_ANY if lows[at + 3 : at + 3 + len(a)] == a), None)
    rest = lows[at + 3 + len(any_) : len(words)] if any_ else []
    if not any_ or (any_ in (["a"], ["an"]) and not {*rest} & _PLACING) or _NEVER_THERE & {*rest}:
        return words
    return (*words[: at + 2], words[at + 2].instead("no"), *words[at + 3 + len(any_) :])


def _no_such_in_it(words: Words) -> Words:
    """ "Ann's basket was the heaviest, and | there were no figs in it": and it had no figs."""
    lows = [w.low for w in words]
    end = len(words) - (lows[-1] == ".")
    at = next((i for i in range(3, end - 4) if lows[i] == "there" and lows[i - 1] in ("and", "but", ";")), 0)
    if not at or lows[at + 1] not in COPULAS or lows[at + 2] != "no" or lows[end - 1] != "it" or lows[end - 2] not in _PLACING:
        return words
    thing = lows[at + 3 : end - 2]
    if not 0 < len(thing) < 6 or (_NEVER_THERE - {"or"}) & {*thing} or _PLACING & {*thing}:
        return words
    had = words[at + 1].instead("has" if lows[at + 1] in ("is", "are") else "had")
    return (*words[:at], words[at].instead("it"), had, *words[at + 2 : end - 2], *words[end:])


def _in_neither(words: Words) -> Words:
    """ "There is no fig | in Ann's bag or in Ben's": the fig is in neither Ann's bag nor Ben's."""
    lows = [w.low for w in words]
    end = len(words) - (lows[-1] == ".")
    told = lows[0] == "there" and len(lows) > 6 and lows[1] in COPULAS and lows[2] == "no"
    place = next((i for i in range(4, min(7, end - 3)) if lows[i] in _PLACING), 0) if told else 0
    joint = next((i for i in range(place + 2, end - 1) if lows[i] == "or"), 0) if place else 0
    if not joint or lows.count("or") > 1 or (_JOINTS - {"or"}) & {*lows[3:end]} or "either" in lows[: place + 1]:
        return words
    first = words[place + 1 + (lows[place + 1] == "either") : joint]
    second = words[joint + 1 + (lows[joint + 1] == lows[place]) : end]
    if not first or not second or _PLACING & {w.low for w in (*first, *second)}:
        return words
    like = words[0]
    thing = (like.instead("the"), *words[3:place], words[1], words[place])
    return (*thing, like.instead("neither"), *first, like.instead("nor"), *second, *words[end:])


#: each such wording put as one that the grammar reads
plainly_none = rewriter(
    (frozenset({"there"}), _not_any),
    (frozenset({"or"}), _in_neither),
    (frozenset({"there"}), _none_there_first),
    (frozenset({"neither", "no"}), _neither_there),
    (frozenset({"nor"}), _nor_any),
    (frozenset({"nor"}), _nor_any_other),
    (frozenset({"it", "them"}), _none_in_it),
    (frozenset({"interest"}), _no_interest),
    (_WISHES | {"interest"}, _no_wish),
    (frozenset({"anyone", "anybody"}), _nobody_does),
    (frozenset({"not"}), _not_alone),
    (frozenset({"nothing"}), _nothing_of_his),
    (frozenset({"there"}), _none_of_his),
    (frozenset({"there"}), _no_such_in_it),
)
