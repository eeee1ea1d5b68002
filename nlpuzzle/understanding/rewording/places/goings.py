"""Where a journey goes, and what one does in more words: "the flight at noon | was to | Rome", "took her seat" at noon."""

from nlpuzzle.english.classes import word_class
from nlpuzzle.english.dates import MONTHS, WEEKDAYS
from nlpuzzle.english.morphology import is_plural, singular
from nlpuzzle.english.numbers import number_value
from nlpuzzle.english.words import Word, split
from nlpuzzle.puzzle import Frame
from nlpuzzle.understanding.rewording.waking import rewriter, woken_by
from nlpuzzle.understanding.words.people import is_person
from nlpuzzle.understanding.words.vocabulary import closed

__all__ = ["by_what_is_listed", "had_to_be_back", "plain_goings", "seen_by_somebody"]

Words = tuple[Word, ...]

#: what goes somewhere, by its noun
_GOINGS = word_class("goings")
_WAS = {"was": "went", "is": "goes"}
_NOT = frozenset({"not", "n't"})
_BREAKING = frozenset({".", ";", "and", "but", "or", "while", "whereas"})
_RELATIVES = frozenset({"which", "that"})
_TAKING = {"took": "went", "takes": "goes", "taking": "going", "take": "go"}
_SITTING = {"took": "sat", "takes": "sits"}
_OWN = frozenset({"his", "her", "their"})
_THEN = frozenset("at before after exactly just earlier later some directly immediately right".split())
_WORKPLACES = word_class("gone-to-often")
_HAD = frozenset({"has", "have", "had"})
_SPENDING = frozenset({"for", "from", "until", "on", "during"})
#: who sees people one after the other, by appointment
_SEEING = word_class("seeing-people")
_BACK = (["to", "be", "back"], ["to", "be", "returned"], ["to", "be", "handed", "in"], ["to", "be", "handed", "back"])


def _was_to(words: Words) -> Words:
    """ "The flight at noon | was (not) to | Rome": went there."""
    lows = [w.low for w in words]
    for i in range(2, len(words) - 2):
        denied = lows[i + 1] in _NOT
        at = i + 1 + denied
        if lows[i] not in _WAS or lows[at : at + 1] != ["to"] or at + 1 >= len(words):
            continue
        place = words[at + 1]
        named = place.text[:1].isupper() and place.low not in (*WEEKDAYS, *MONTHS)
        start = max((k + 1 for k in range(i) if lows[k] in _BREAKING), default=0)
        commas = [k for k in range(start, i) if lows[k] == ","]
        relative = commas and lows[commas[-1] + 1] in _RELATIVES and commas[-1] + 2 == i
        subject = lows[start : commas[-1]] if relative else lows[start:i]
        gone = [k for k, low in enumerate(subject) if low in _GOINGS]
        head = subject[: gone[0]] if gone else []
        plain = bool(head) and all(closed().get(low) not in ("p", "w", "a") and low not in ("a", "an") for low in head)
        last = plain and (not relative or gone[-1] + 1 == len(subject))
        if not named or not last or (commas and not relative):
            continue
        went = (words[i].instead("did"), words[i].instead("not"), words[i].instead("go")) if denied else ()
        return (*words[:i], *(went or (words[i].instead(_WAS[lows[i]]),)), *words[at:])
    return words


def _sat_down(words: Words) -> Words:
    """ "Took his seat | 20 minutes after Ben": sat down then."""
    lows = [*(w.low for w in words), "", "", ""]
    for i in range(1, len(words) - 3):
        timed = lows[i + 3] in _THEN or number_value(lows[i + 3]) is not None
        if lows[i] in _SITTING and lows[i + 1] in _OWN and lows[i + 2] == "seat" and timed:
            return (*words[:i], words[i].instead(_SITTING[lows[i]]), words[i].instead("down"), *words[i + 3 :])
    return words


def _on_the_way(words: Words) -> Words:
    """ "Spends 20 minutes longer | on the way to work | than": travelling."""
    lows = [w.low for w in words]
    for i in range(2, len(words) - 3):
        if lows[i] != "on" or lows[i + 1] not in {"the", *_OWN} or lows[i + 2] != "way":
            continue
        end = i + 3
        if lows[end] == "to":
            end += 2 + (lows[end + 1 : end + 2] in (["the"], ["his"], ["her"], ["their"]))
            if lows[end - 1 : end] == [] or lows[end - 1] not in _WORKPLACES:
                continue
        if lows[end : end + 1] == ["than"]:
            return (*words[:i], words[i].instead("travelling"), *words[end:])
    return words


def _had_them_in(words: Words) -> Words:
    """ "Had the builders | in | for a week more than"."""
    lows = [w.low for w in words]
    for i in range(1, len(words) - 4):
        people = is_plural(lows[i + 2]) and is_person(singular(lows[i + 2]))
        if lows[i] in _HAD and lows[i + 1] == "the" and people and lows[i + 3] == "in" and lows[i + 4] in _SPENDING:
            return (*words[: i + 3], *words[i + 4 :])
    return words


@woken_by("see", "sees", "saw")
def seen_by_somebody(words: Words, frame: Frame) -> Words:
    """ "Will see | the dentist | 8 days after Ben": will be seen, where no dentist is listed."""
    lows = [w.low for w in words]
    for i in range(1, len(words) - 3):
        if lows[i] not in ("see", "sees", "saw") or lows[i + 1] != "the" or lows[i + 2] not in _SEEING:
            continue
        timed = lows[i + 3] in _THEN or number_value(lows[i + 3]) is not None
        listed = any(w.low == lows[i + 2] for item in frame.items for w in split(item.label))
        if not timed or listed or (lows[i] == "see" and lows[i - 1] not in ("will", "to")):
            return words
        seen = ("be", "seen") if lows[i] == "see" else ("was" if lows[i] == "saw" else "is", "seen")
        return (*words[:i], *(words[i].instead(low) for low in seen), *words[i + 3 :])
    return words


@woken_by("had", "has")
def had_to_be_back(words: Words, frame: Frame) -> Words:
    """ "Had to be back | 4 days before the atlas": was due, where it is asked when each book is due."""
    if not any("due" in c.name.casefold().split() for c in frame if c.dimension == "date"):
        return words
    lows = [w.low for w in words]
    for i in range(1, len(words) - 4):
        back = next((b for b in _BACK if lows[i + 1 : i + 1 + len(b)] == b), None)
        if lows[i] in ("had", "has") and back:
            was = words[i].instead("was" if lows[i] == "had" else "is")
            return (*words[:i], was, words[i].instead("due"), *words[i + 1 + len(back) :])
    return words


@woken_by("to")
def by_what_is_listed(words: Words, frame: Frame) -> Words:
    """ "Took | the ferry to | Oslo", where ferries are listed: went to Oslo by ferry. What is denied, nobody can tell."""
    lows = [w.low for w in words]
    for i in range(1, len(words) - 4):
        led = lows[i] in _TAKING and lows[i + 1] in ("the", "a", "an") and lows[i + 3] == "to"
        labels = {tuple(w.low for w in split(item.label)) for item in frame.items} if led else frozenset()
        if (lows[i + 2],) not in labels:
            continue
        if lows[i] == "take" or _NOT & set(lows[:i]):
            return (*words[: i + 3], words[i + 3].instead("for"), *words[i + 4 :])
        ends = [k for k in range(i + 5, min(i + 8, len(words)) + 1) if tuple(lows[i + 4 : k]) in labels]
        if ends:
            means = (words[i + 1].instead("by"), words[i + 2])
            return (*words[:i], words[i].instead(_TAKING[lows[i]]), *words[i + 3 : ends[-1]], *means, *words[ends[-1] :])
    return words


plain_goings = rewriter(
    (frozenset(_WAS), _was_to), (frozenset({"seat"}), _sat_down), (_HAD, _had_them_in), (frozenset({"way"}), _on_the_way),
)  # fmt: skip
