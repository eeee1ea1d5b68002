"""Times and sums told in more words: "stayed the longest", "it cost more to mend the clock than to mend the lamp"."""

from nlpuzzle.english.adjectives import superlative
from nlpuzzle.english.morphology import plural, singular
from nlpuzzle.english.numbers import number_value
from nlpuzzle.english.words import Word, finite, forms
from nlpuzzle.understanding.rewording.waking import rewriter
from nlpuzzle.understanding.words.vocabulary import verb_forms
from nlpuzzle.understanding.words.words_of import COPULAS

__all__ = ["plain_lengths"]

Words = tuple[Word, ...]

_LENGTHS = frozenset({"longest", "shortest"})
_ENDING = frozenset({"", ".", ",", ";", "of", "and", "but"})
_COSTING = frozenset("cost costs took takes".split())
_MORE = frozenset({"more", "less", "longer"})
#: what takes no object, so that "the longest" tells how long; who ran the longest ran a distance
_LASTING = frozenset(
    "stayed stays lived lives waited waits served serves worked works remained remains lasted lasts slept sleeps "
    "stood stands spoke speaks talked talks practised practiced practises practices".split()
)
#: what something takes so many of, beside the units of time
_SPELLS = frozenset("afternoon class evening lesson morning night rehearsal session shift sitting weekend".split())
_TAKING = frozenset("lasted lasts need needed needs required requires take taken takes took".split())
_INDOORS = frozenset({"room", "hall", "shop", "house"})
_PERFECT = frozenset({"has", "had", "have"})


def _for_the_longest(words: Words) -> Words:
    """ "Stayed | the longest": for the longest time; "has played the longest", too."""
    lows = [*(w.low for w in words), "", ""]
    for i in range(2, len(words)):
        timed = lows[i + 1] == "time"
        if lows[i] not in _LENGTHS or lows[i - 1] != "the" or lows[i + 1 + timed] not in _ENDING:
            continue
        verb = lows[i - 2]
        done = i > 2 and lows[i - 3] in _PERFECT and verb in verb_forms() and verb.endswith("ed")
        if verb in _LASTING or done:
            time = words[i].instead("time")
            return (*words[: i - 1], words[i - 1].instead("for"), *words[i - 1 : i + 1], time, *words[i + 1 + timed :])
    return words


def _as_long_a_time(words: Words) -> Words:
    """ "As long | a time | as": as long as."""
    lows = [w.low for w in words]
    for i in range(len(words) - 4):
        if lows[i : i + 2] == ["as", "long"] and lows[i + 2 : i + 5] == ["a", "time", "as"]:
            return (*words[: i + 2], *words[i + 4 :])
    return words


def _for_as_long(words: Words) -> Words:
    """ "Practises for longer than Ann, but not | for | as long as Ben"."""
    lows = [w.low for w in words]
    for i in range(1, len(words) - 4):
        if lows[i] == "for" and lows[i + 1 : i + 4] == ["as", "long", "as"]:
            return (*words[:i], *words[i + 1 :])
    return words


def _evenings_longer(words: Words) -> Words:
    """ "Took five evenings | longer | than Ben": five more evenings."""
    lows = [w.low for w in words]
    for i in range(3, len(words) - 2):
        if lows[i : i + 2] != ["longer", "than"] or singular(lows[i - 1]) not in _SPELLS or number_value(lows[i - 2]) is None:
            continue
        spell = words[i - 1] if lows[i - 2] not in ("one", "1") else words[i - 1].instead(plural(singular(lows[i - 1])))
        if lows[i - 3] in _TAKING:
            return (*words[: i - 1], words[i].instead("more"), spell, *words[i + 1 :])
    return words


def _it_cost_more_to(words: Words) -> Words:
    """ "It cost $20 more to mend the clock than (to mend) the lamp": mending the clock cost $20 more than mending the lamp."""
    lows = [w.low for w in words]
    if lows[:1] != ["it"] or lows[1:2] == [] or lows[1] not in _COSTING or lows.count("than") != 1:
        return words
    than = lows.index("than")
    to = next((i for i in range(3, than) if lows[i] == "to"), 0)
    end = len(words) - (lows[-1] == ".")
    if not to or lows[to - 1] not in _MORE or than < to + 3 or lows[to + 2] != "the" or end < than + 2:
        return words
    verb = lows[to + 1]
    again = lows[than + 1 : than + 3] == ["to", verb]
    other = words[than + 1 + 2 * again : end]
    doing = next((form for form in forms(verb) if form.endswith("ing")), "")
    if verb not in verb_forms() or finite(verb) or not doing or not other or (not again and lows[than + 1] != "the"):
        return words
    told = words[to + 1].instead(doing)
    said = (*words[1:to], words[than])
    return (told, *words[to + 2 : than], *said, told, *other, *words[end:])


def _in_the_room(words: Words) -> Words:
    """ "The oldest clock | in the room": the oldest of them, wherever they are."""
    lows = [*(w.low for w in words), ""]
    for i in range(2, len(words) - 2):
        if lows[i : i + 2] != ["in", "the"] or lows[i + 2] not in _INDOORS or lows[i + 3] not in (*_ENDING, *COPULAS):
            continue
        ranked = next((k for k in range(i - 1, max(0, i - 4), -1) if superlative(lows[k]) is not None), 0)
        between = lows[ranked + 1 : i]
        if ranked and lows[ranked - 1] == "the" and len(between) < 3 and all(low.isalpha() for low in between):
            return (*words[:i], *words[i + 3 :])
    return words


plain_lengths = rewriter(
    (_LENGTHS, _for_the_longest),
    (frozenset({"time"}), _as_long_a_time),
    (frozenset({"for"}), _for_as_long),
    (frozenset({"longer"}), _evenings_longer),
    (_COSTING, _it_cost_more_to),
    (_INDOORS, _in_the_room),
)
