"""What the clause before names, told by a word: "has a cat, while Ben has never owned | one", "than the person who | did"."""

from nlpuzzle.english.morphology import is_plural
from nlpuzzle.english.words import Word, finite, forms, pasts
from nlpuzzle.understanding.rewording.waking import rewriter
from nlpuzzle.understanding.words.people import is_person
from nlpuzzle.understanding.words.vocabulary import closed, verb_forms

__all__ = ["named_again"]

Words = tuple[Word, ...]

_ENDING = frozenset({"", ".", ",", ";", "and", "but", "so", "either", "herself", "himself"})
_JOINTS = frozenset({",", ";", "and", "but", "so", "while", "whereas", "though", "although"})
_DENIALS = frozenset({"not", "n't", "never"})
_ARTICLES = frozenset({"a", "an"})
_HAS = frozenset({"has", "had", "have"})
_OWNED = frozenset({"his", "her", "their", "its"})
_HIS = frozenset({"his", "hers", "theirs"})
#: with which another one comes in
_ANOTHER = frozenset("anybody anyone everybody everyone he her him nobody she somebody someone they who whom whose".split())
#: what leads to the thing by which one of a kind is told
_THERE = frozenset("at by for from in of on to".split())
#: the longest name of a thing, in words
_MOST = 3


def _one_of_them(words: Words) -> Words:
    """ "Has a cat, while Ben has never owned | one": a cat; only where a single thing is named before, with "a"."""
    lows = [*(w.low for w in words), ""]
    for i in range(5, len(words)):
        if lows[i] != "one" or lows[i + 1] not in _ENDING or (closed().get(lows[i - 1]) and lows[i - 1] not in _HAS):
            continue
        start = max((k for k in range(i) if lows[k] in _JOINTS), default=0)
        clause = {*lows[start:i]}
        if not start or lows[i - 1] not in verb_forms() | _HAS or not _DENIALS & clause or _ARTICLES & clause:
            continue
        thing = _only_thing(words[:start])
        if thing:
            return (*words[:i], *thing, *words[i + 1 :])
    return words


def _only_thing(words: Words) -> Words:
    """ "A cat": the only thing that a clause names with "a", at its end."""
    lows = [w.low for w in words]
    while lows and lows[-1] in _JOINTS:
        lows.pop()
    at = [k for k, low in enumerate(lows) if low in _ARTICLES]
    thing = words[at[0] : len(lows)] if len(at) == 1 else ()
    plain = 1 < len(thing) <= _MOST and all(w.low.isalpha() and closed().get(w.low) is None for w in thing[1:])
    return thing if plain and "one" not in lows else ()


def _that_person(words: Words) -> Words:
    """ "The girl with the kite is ten, but | that girl | is not Ann": the same girl, where no other is spoken of."""
    lows = [*(w.low for w in words), ""]
    at = next((i for i in range(4, len(words) - 2) if lows[i] == "that" and lows[i - 1] in ("and", "but")), 0)
    noun = lows[at + 1] if at else ""
    first = 1 if lows[0] == "the" else 0
    begun = lows[first] == noun or (noun == "person" and (lows[0] == "whoever" or lows[:2] == ["the", "one"]))
    verb = lows[at + 2] if at else ""
    done = closed().get(verb) == "a" or (verb in verb_forms() and finite(verb))
    alone = lows.count(noun) == 1 + (lows[first] == noun) and lows[:at].count("one") == (lows[:2] == ["the", "one"])
    if not at or not begun or not done or not is_person(noun) or not alone or _ANOTHER & {*lows[first + 2 : at]}:
        return words
    start = at - 1 - (lows[at - 2] == ",")
    return (*words[:start], words[at - 1], *words[at + 2 :])


def _who_did(words: Words) -> Words:
    """ "Ann did not bake the pie, but she came before the one who | did": who baked it; only where a clause says so before."""
    lows = [*(w.low for w in words), ""]
    end = len(words) - (lows[len(words) - 1] == ".")
    if lows[end - 2 : end] != ["who", "did"]:
        return words
    denied = [i for i in range(1, end - 2) if lows[i - 1] == "did" and lows[i] in ("not", "n't")]
    if len(denied) != 1 or lows.count("did") != 2:
        return words
    verb = denied[0] + 1
    stop = next((k for k in range(verb, end) if lows[k] in _JOINTS), 0)
    thing = words[verb + 1 : stop]
    led = 1 < len(thing) <= _MOST and thing[0].low in ("the", "a", "an")
    if not led or lows[verb] not in verb_forms() or any(closed().get(w.low) is not None for w in thing[1:]):
        return words
    return (*words[: end - 1], words[end - 1].instead(_past(lows[verb])), *thing, *words[end:])


def _past(verb: str) -> str:
    """ "Sang", "made", "baked"."""
    told = [form for form in forms(verb)[1:] if not form.endswith(("s", "ing"))]
    irregular = [form for form in told if not form.endswith("ed")]
    return next((form for form in told if form in pasts()), (irregular or told)[-1 if irregular else 0])


def _has_had_hers(words: Words) -> Words:
    """ "Has owned it for a year longer than Ann | has owned her pet": his pet, and longer than Ann."""
    lows = [w.low for w in words]
    end = len(words) - (lows[-1] == ".")
    than = lows.index("than") if lows.count("than") == 1 else 0
    verb = next((k for k in range(than + 2, end - 2) if lows[k] in _HAS), 0) if than else 0
    named = than and all(w.text[:1].isupper() for w in words[than + 1 : verb])
    if not verb or not named or lows[verb + 2] not in _OWNED or not 0 < end - verb - 3 < _MOST:
        return words
    first = next((k for k in range(1, than - 1) if lows[k] in _HAS and lows[k + 1] == lows[verb + 1]), 0)
    thing = words[verb + 2 : end]
    if not first or {",", ";", "and", "or", "not", "n't", "never"} & {*lows} or any(closed().get(w.low) for w in thing[1:]):
        return words
    kept = (*words[:verb], *words[end:])
    if lows[first + 2] == "it":
        return (*kept[: first + 2], *thing, *kept[first + 3 :])
    again = lows[first + 2] in _OWNED and lows[first + 3 : first + 2 + len(thing)] == [w.low for w in thing[1:]]
    return kept if again else words


def _the_one_for(words: Words) -> Words:
    """ "Ann's lesson was earlier than | the one for | the harp": than the lesson for it."""
    lows = [w.low for w in words]
    at = next((i for i in range(4, len(lows) - 2) if lows[i - 1 : i + 3] == ["than", "the", "one", "for"]), 0)
    noun = lows.index("'s") + 1 if "'s" in lows[:4] else 1
    of_his = noun > 1 or lows[:1] == ["the"]
    thing = words[noun] if noun < at else None
    if thing is None or not of_his or not thing.text.islower() or is_person(thing.low) or is_plural(thing.low):
        return words
    known = closed().get(thing.low) is None and closed().get(lows[noun + 1]) in ("a", "p")
    return (*words[: at + 1], words[at + 1].instead(thing.low), *words[at + 2 :]) if known else words


def _one_there(words: Words) -> Words:
    """ "A ticket to York costs more than | one | to Leeds": than a ticket to Leeds."""
    lows = [w.low for w in words]
    at = next((i for i in range(5, len(lows) - 2) if lows[i - 1 : i + 1] == ["than", "one"]), 0)
    if not at or lows[0] not in _ARTICLES or lows[2] not in _THERE or lows[at + 1] not in _THERE or lows.count("than") > 1:
        return words
    noun = words[1]
    plain = noun.text.islower() and closed().get(noun.low) is None and not is_person(noun.low) and not is_plural(noun.low)
    if not plain or (_JOINTS | _DENIALS | {"who", "which", "that", "or"}) & {*lows}:
        return words
    return (*words[:at], words[at].instead(lows[0]), words[at].instead(noun.low), *words[at + 1 :])


def _did_his(words: Words) -> Words:
    """ "Ann made her film a year after Ben | made his": after Ben."""
    lows = [w.low for w in words]
    end = len(words) - (lows[-1] == ".")
    if end < 7 or lows[end - 1] not in _HIS or lows[end - 2] not in verb_forms() or _JOINTS & {*lows} or _DENIALS & {*lows}:
        return words
    after = next((i for i in range(3, end - 3) if lows[i] in ("before", "after", "than")), 0)
    first = next((i for i in range(1, after - 2) if lows[i] == lows[end - 2] and lows[i + 1] in _OWNED), 0)
    named = all(w.text[:1].isupper() for w in words[after + 1 : end - 2])
    return (*words[: end - 2], *words[end:]) if after and first and named else words


def _does_it(words: Words) -> Words:
    """ "Ann sets the table. She | does it | later in the week than Ben": she is later."""
    lows = [w.low for w in words]
    if lows[:1] not in (["she"], ["he"]) or lows[1:3] not in (["does", "it"], ["did", "it"]) or len(words) < 6:
        return words
    told = lows[3] in ("later", "earlier", "before", "after") or (lows[3] == "the" and lows[4] in ("day", "week", "month"))
    past = words[1].instead("was" if lows[1] == "did" else "is")
    return (words[0], past, *words[3:]) if told and not {",", ";", "and", "or", "not", "n't"} & {*lows} else words


named_again = rewriter(
    (frozenset({"his", "hers", "theirs"}), _did_his),
    (frozenset({"it"}), _does_it),
    (frozenset({"one"}), _the_one_for),
    (frozenset({"one"}), _one_there),
    (frozenset({"one"}), _one_of_them),
    (frozenset({"did"}), _who_did),
    (frozenset({"that"}), _that_person),
    (_HAS, _has_had_hers),
)
