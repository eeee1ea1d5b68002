"""Who is among those at the head of an order: "Ann and Ben caught | the two heaviest fish", "is one of the three oldest"."""

from nlpuzzle.english.adjectives import superlative
from nlpuzzle.english.morphology import is_plural, singular
from nlpuzzle.english.words import Word, finite
from nlpuzzle.understanding.rewording.waking import lows_of, rewriter
from nlpuzzle.understanding.words.vocabulary import closed, verb_forms
from nlpuzzle.understanding.words.words_of import COPULAS

__all__ = ["the_two_most"]

Words = tuple[Word, ...]

_COUNTS = {"two": 2, "three": 3, "four": 4}
_ORDINALS = ("", "second", "third", "fourth")
_BE = {"are": "is", "were": "was"}
_UNFIT = frozenset(", ; : ( or nor n't but if unless than who whom which that either neither both of never".split())
#: "not | one of the two oldest"
_NOT = frozenset({"not", "n't"})
_ALL_OF_THEM = (["of", "all"], ["of", "them"], ["of", "them", "all"], ["there"])


def _the_two_most(words: Words) -> Words:
    """ "Are the two oldest" of two: each is either the oldest or the second oldest."""
    lows = lows_of(words)
    end = len(words) - (words[-1].low == ".")
    for at in range(end - 2):
        if lows[at] == "the" and lows[at + 1] in _COUNTS and (size := _most(lows, at + 2)):
            return _told_of(words, lows, at, size, end) or words
    return words


def _most(lows: list[str], at: int) -> int:
    """How many words of a superlative stand there: "oldest", "most expensive"; 0 where none does."""
    if lows[at] in ("most", "least"):
        plain = lows[at + 1].isalpha() and not is_plural(lows[at + 1]) and closed().get(lows[at + 1]) in (None, "j")
        return 2 if plain and lows[at + 1] not in verb_forms() and lows[at + 2].isalpha() else 0
    return int(superlative(lows[at]) is not None)


def _told_of(words: Words, lows: list[str], at: int, size: int, end: int) -> Words:
    """The sentence about each of those by himself; () where it tells of something else."""
    count = _COUNTS[lows[at + 1]]
    most = words[at + 2 : at + 2 + size]
    noun_at = at + 2 + size
    if at == 0:
        verb = next((i for i in range(noun_at, end) if lows[i] in _BE), 0)
        noun, names = words[noun_at:verb], words[verb + 1 : end]
        return _of_each(names, (words[verb],), most, noun, count, words[end:]) if verb else ()
    noun = words[noun_at:end]
    if lows[at - 1] == "among" or lows[at - 2 : at] == ["one", "of"]:
        start = at - 1 if lows[at - 1] == "among" else at - 2
        subject = words[:start]
        denied = bool(subject) and subject[-1].low in _NOT
        done = subject[: len(subject) - denied]
        told = [w.low for w in done]
        last = told[-1] if told else ""
        plain = len(told) > 1 and not (_UNFIT & {*told} or "not" in told) and (last in COPULAS or last in verb_forms())
        if not plain or (denied and last not in COPULAS) or (one := _one_of(most, noun, count, denied=denied)) == ():
            return ()
        return (*done, *one, *words[end:])
    verb = at - 1
    led = lows[verb] in _BE or (lows[verb] in verb_forms() and finite(lows[verb]) and not lows[verb].endswith("s"))
    return _of_each(words[:verb], words[verb:at], most, noun, count, words[end:]) if led else ()


def _of_each(names: Words, verb: Words, most: Words, noun: Words, count: int, stop: Words) -> Words:
    """ "Ann and Ben | caught | heaviest | fish": Ann caught either the heaviest or the second heaviest fish, and Ben ..."""
    lows = [w.low for w in names]
    joint = lows.index("and") if lows.count("and") == 1 else 0
    if not joint or _UNFIT & {*lows} or "not" in lows or count != 2 or joint == len(names) - 1:
        return ()  # "Ann, Ben and Cy": a comma may set something apart
    one = _one_of(most, noun, count, denied=False)
    done = (verb[0].instead(_BE.get(verb[0].low, verb[0].low)),)
    comma, joined = names[joint].instead(","), names[joint]
    told = (*names[:joint], *done, *one, comma, joined, *names[joint + 1 :], *done, *one)
    return (*told, *stop) if one else ()


def _one_of(most: Words, noun: Words, count: int, *, denied: bool) -> Words:
    """ "Either the oldest or the second oldest guest"; () after a noun that tells of more."""
    lows = [w.low for w in noun]
    rest = next((len(t) for t in _ALL_OF_THEM if lows[-len(t) :] == t), 0)
    lows, noun = lows[: len(lows) - rest], noun[: len(noun) - rest]
    if len(noun) > 2 or not all(low.isalpha() and closed().get(low) is None for low in lows):
        return ()
    if lows and not is_plural(lows[-1]) and singular(lows[-1]) != lows[-1]:
        return ()
    like = most[0]
    one = (*noun[:-1], noun[-1].instead(singular(lows[-1]))) if noun else ()
    found: list[Word] = [like.instead("neither" if denied else "either")]
    for i in range(count):
        if i == count - 1 or (i and denied):
            found.append(like.instead("nor" if denied else "or"))
        elif i:
            found.append(like.instead(","))
        found += [like.instead("the"), *([like.instead(_ORDINALS[i])] if i else []), *most]
    return (*found, *one)


#: ways of coming in among the first, before "the first two"
_AMONG = (
    ("were", "among"), ("are", "among"), ("finished", "among"), ("finished", "in"), ("came", "in"), ("took",), ("were",),
    ("are",),
)  # fmt: skip
_PLACES = frozenset({"places", "positions", "spots"})
_IN_SOME_ORDER = (
    ["in", "some", "order"], ["in", "one", "order", "or", "the", "other"], ["in", "either", "order"],
    ["not", "necessarily", "in", "that", "order"], ["though", "not", "necessarily", "in", "that", "order"],
    ["but", "not", "necessarily", "in", "that", "order"],
)  # fmt: skip


#: "at most one of Ann and Ben", "neither of"
_SO_MANY = frozenset("at either exactly just neither none one only".split())


def _the_first_two(words: Words) -> Words:
    """ "Ann and Ben took | the last two places", "the first two were Ann and Ben": each of both was among them."""
    lows = lows_of(words)
    end = len(words) - (words[-1].low == ".")
    order = next((o for o in _IN_SOME_ORDER if lows[end - len(o) : end] == o and lows[end - len(o) - 1] in (",", *_PLACES)), [])
    end -= len(order) + (bool(order) and lows[end - len(order) - 1] == ",")
    led = (i for i in range(end - 2) if lows[i] == "the" and lows[i + 1] in ("first", "last") and lows[i + 2] in _COUNTS)
    at = next(led, -1)
    if at < 0:
        return words
    count = _COUNTS[lows[at + 2]]
    after = at + 3 + (lows[at + 3] in _PLACES)
    if at == 0:
        verb = after + (lows[after : after + 2] in (["went", "to"], ["belonged", "to"]))
        names = words[verb + 1 : end] if verb > after or lows[verb] in ("were", "are") else ()
    else:
        among = next((a for a in _AMONG if tuple(lows[at - len(a) : at]) == a), ())
        names = words[: at - len(among)] if among and after == end else ()
        if among == ("took",) and not order:
            return words  # "Ann and Ben took the first two places" may mean in that order
        if among[-1:] == ("among",) or among[-1:] == ("in",):
            count = 0  # "Ann and Ben were among the first three"
    found = _listed(names)
    if not names or names[0].low in _SO_MANY or len(found) < 2 or (count and len(found) != count):
        return words
    like = words[at]
    told: list[Word] = []
    for i, one in enumerate(found):
        told += [*([like.instead(","), like.instead("and")] if i else []), *one, like.instead("was"), like.instead("among")]
        told += words[at : at + 3]
    return (*told, *words[len(words) - (words[-1].low == ".") :])


def _listed(names: Words) -> list[Words]:
    """ "Ann, Ben and Cy" as the three of them; none where they are anything else, or more is said of one."""
    found: list[Words] = [()]
    lows = [w.low for w in names]
    if lows.count("and") != 1 or {"who", "which", "that", "not", "n't", "or", "both", "neither"} & {*lows}:
        return []
    joint = lows.index("and")
    for i, word in enumerate(names):
        if word.low == "and" or (word.low == "," and i < joint):
            if found[-1]:
                found.append(())
        else:
            found[-1] = (*found[-1], word)
    named = all(one and (one[0].text[:1].isupper() or one[0].low == "the") for one in found)
    return found if named and not any(_verb(w) or w.low == "," for one in found for w in one[1:]) else []


def _verb(word: Word) -> bool:
    low = word.low
    return low in COPULAS or (low in verb_forms() and finite(low) and word.text.islower() and not low.endswith("s"))


#: each of them by his place
the_two_most = rewriter((frozenset(_COUNTS), _the_two_most), (frozenset(_COUNTS), _the_first_two))
