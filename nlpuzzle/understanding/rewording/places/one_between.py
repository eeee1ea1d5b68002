"""The one place between two others, and what is told of it: "there is one plot between them, and that is where Cleo lives"."""

from nlpuzzle.english.morphology import is_plural
from nlpuzzle.english.numbers import number_value
from nlpuzzle.english.words import Word, finite
from nlpuzzle.understanding.rewording.waking import rewriter
from nlpuzzle.understanding.words.vocabulary import closed, verb_forms
from nlpuzzle.understanding.words.words_of import COPULAS

__all__ = ["plainly_between"]

Words = tuple[Word, ...]

_JOINTS = frozenset({",", ";", ":", "but", "not", "n't", "nor", "or", "if", "who", "which", "that", "where"})
#: what somebody or something does where it is
_THERE = frozenset("live lives lived grow grows grew stand stands stood sit sits sat stay stays stayed hang hangs hung".split())
_JUST = frozenset({"exactly", "just", "precisely", "only"})
_ARTICLES = frozenset({"the", "a", "an"})
_RIGHT = frozenset({"right", "directly", "immediately", "just"})
_BESIDE = (("next", "to"), ("beside",), ("adjacent", "to"), ("alongside",))


def _between_first(words: Words) -> Words:
    """ "Between Ann's and Ben's there is one plot, ...": there is one plot between them."""
    lows = [w.low for w in words]
    there = lows.index("there") if "there" in lows else 0
    end = next((i for i in range(there, len(words)) if lows[i] in (",", ";")), 0)
    if lows[:1] != ["between"] or there < 4 or not end or lows[there + 1] not in COPULAS or end > there + 6:
        return words
    pair = words[1 : there - (lows[there - 1] == ",")]
    if [w.low for w in pair].count("and") != 1 or _JOINTS & {w.low for w in pair}:
        return words
    return (*words[there:end], words[0].instead("between"), *pair, *words[end:])


def _some_of_them(words: Words) -> Words:
    """ "Two of the friends | finished between Ann and Ben": two friends did; "three of the five", "two of them": people."""
    lows = [w.low for w in words]
    at = lows[0] in ("exactly", "just", "precisely")
    if number_value(lows[at]) is None or lows[at + 1 : at + 2] != ["of"] or "between" not in lows[at + 3 :]:
        return words
    verb = at + 4 if lows[at + 2] in ("the", "these", "those") else at + 3
    noun, between = lows[verb - 1], lows.index("between")
    counted = number_value(noun) is not None
    pointed = noun in ("them", "us", "others") or counted or (verb == at + 4 and is_plural(noun))
    if not pointed or not verb < between < verb + 4 or _JOINTS & set(lows[:between]) or "," in lows:
        return words
    if closed().get(lows[verb]) != "a" and lows[verb] not in verb_forms():
        return words
    who = words[verb - 1].instead("people" if counted or not is_plural(noun) or noun in ("us", "others") else noun)
    return (*words[: at + 1], who, *words[verb:])


def _others_in_between(words: Words) -> Words:
    """ "Sang before Ben, with just two others in between": two people between them."""
    lows = [w.low for w in words]
    end = len(words) - (lows[-1] == ".")
    at = lows.index("between")
    told = lows[at + 1 : end] in ([], ["them"], ["the", "two"]) and lows[: at].count("with") == 1
    start = lows.index("with") + 1 if told else at
    stop = at - (lows[at - 1] == "in")
    if start < 3 or lows[start - 2] != "," or not 2 <= stop - start <= 4:
        return words
    count = start + (lows[start] in _JUST)
    number, rest = words[count], words[count + 1 : stop]
    if number_value(number.low) is None or not rest or rest[0].low not in ("other", "others", "more"):
        return words
    who = rest[1:] if rest[1:] else (rest[0].instead("people"),)
    if len(who) > 1 or (rest[0].low == "others" and len(rest) > 1):
        return words
    like = words[at]
    return (*words[:start], number, *who, like, like.instead("them"), *words[end:])


def _that_is_where(words: Words) -> Words:
    """ "There is one plot between Ann's and Ben's, | and that is where the leeks grow": the leeks are between them."""
    lows = [w.low for w in words]
    comma = lows.index(",") if "," in lows else 0
    if lows[:1] != ["there"] or lows[1:2] == [] or lows[1] not in ("is", "was") or "between" not in lows[:comma]:
        return words
    at = lows.index("between")
    counted = [low for low in lows[2 : at - 1] if low not in ("just", "exactly", "only")]
    pair = words[at:comma]
    if counted != ["one"] or [w.low for w in pair].count("and") != 1 or _JOINTS & {w.low for w in pair}:
        return words
    told = _what_is_there(words[comma + 1 :], words[1], lows[at - 1])
    return (*words[: comma + 1], words[comma].instead("and"), *told, *pair) if told else words


def _what_is_there(tail: Words, was: Word, noun: str) -> Words:
    """ "And that is where the leeks grow", "where Cleo lives", "and it is not Cleo's": the leeks are; else nothing."""
    lows = [w.low for w in tail]
    if lows[-1:] == ["."]:
        tail, lows = tail[:-1], lows[:-1]
    pointed = lows[:1] == ["and"] and lows[1:2] in (["that"], ["this"], ["it"]) and lows[2:3] in (["is"], ["was"], ["'s"])
    rest = tail[3:] if pointed else tail
    if not rest:
        return ()
    if rest[0].low == "where":
        who, verb = rest[1:-1], rest[-1]
        told = verb.low in _THERE | COPULAS and _names_one(who)
        is_ = was.instead(("are" if was.low == "is" else "were") if told and is_plural(who[-1].low) else was.low)
        return (*who, is_) if told else ()
    denied = rest[:1] if rest[0].low in ("not", "n't") else ()
    who = rest[len(denied) :]
    owned = any(w.low in ("'s", "'") for w in who[:-1])
    if not pointed or not _names_one(who) or (owned and who[-1].low != noun):
        return ()  # "Ann's favourite"
    owner = who[:-1] if who[-1].low in ("'s", "'") else who
    return (*owner, was, *(w.instead("not") for w in denied))


def _names_one(words: Words) -> bool:
    """ "Ann", "the leeks", "the green one": a name or a description, and no verb."""
    begun = bool(words) and (words[0].low in _ARTICLES or words[0].text[:1].isupper())
    verbs = any(w.low in COPULAS or (w.low in verb_forms() and finite(w.low)) for w in words[1:])
    return begun and len(words) < 6 and not verbs and not (_JOINTS | {"and"}) & {w.low for w in words}


def _next_to_both(words: Words) -> Words:
    """ "Between Ann and Ben, | right next to both of them": directly between them."""
    lows = [w.low for w in words if w.low != "."]
    comma = next((i for i in range(len(lows) - 1, 0, -1) if lows[i] == ","), 0)
    told = lows[comma + 1 :]
    told = told[1:] if told[:1] and told[0] in _RIGHT else told
    beside = tuple(told[:-3]) in _BESIDE and told[-3:] in (["both", "of", "them"], ["each", "of", "them"])
    if not comma or not beside or lows.count("between") != 1 or (_JOINTS - {","}) & set(lows) or lows.count(",") > 1:
        return words
    at = lows.index("between")
    if lows[at:comma].count("and") != 1 or lows[at - 1] in ("somewhere", "halfway", "midway"):
        return words
    return (*words[:at], words[at].instead("directly"), *words[at:comma], *words[len(lows) :])


#: each such wording put as one that the grammar reads
plainly_between = rewriter(
    (frozenset({"between"}), _others_in_between),
    (frozenset({"between"}), _between_first), (frozenset({"between"}), _that_is_where), (frozenset({"between"}), _some_of_them),
    (frozenset({"between"}), _next_to_both),
)
