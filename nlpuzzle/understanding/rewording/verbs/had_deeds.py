"""Deeds that a category lists: "lost her glove" is put as "had | lost a glove", and so has an item like any other."""

from nlpuzzle.english.units import unit_of
from nlpuzzle.english.words import Word, past_of, unchanged
from nlpuzzle.puzzle import Frame
from nlpuzzle.understanding.words.listed_deeds import DETERMINERS, Deed, listed_deeds
from nlpuzzle.understanding.words.words_of import COPULAS

__all__ = ["with_deeds_had"]

Words = tuple[Word, ...]

#: before these a verb is in its base form
_AUXILIARIES = frozenset("did do does to not n't never will would".split())
_PERFECT = frozenset("has had have having 've".split())
#: "the one who fell over | did so | an hour after Ann"
_SO = (["did", "so"], ["did", "it"], ["did", "this"], ["does", "so"], ["does", "it"], ["does", "this"])
#: what shows that a word is no verb: "the stalled", "a dance"
_NOUN_BEFORE = DETERMINERS | frozenset({"of", "in", "on", "at", "with", "for", "'s", "no", "this"})


def with_deeds_had(words: Words, frame: Frame) -> Words:
    """ "The one who lost her glove is": "the one who had lost a glove is", the label as it is listed."""
    deeds = listed_deeds(frame)
    if not deeds:
        return words
    found: list[Word] = []
    at = 0
    while at < len(words):
        told = next((told for deed in deeds if (told := _told(deed, words, at))), None)
        if told is None:
            alone = any(deed.words == (words[at].low,) for deed in deeds)
            found.append(_of_no_label(words[at]) if alone else words[at])
            at += 1
        else:
            had, end = told
            found += had
            at = end
            if [w.low for w in words[at : at + 2]] in _SO and at + 2 < len(words):
                found.append(words[at].instead("was"))
                at += 2
    return tuple(found)


def _of_no_label(word: Word) -> Word:
    """A word spelt like a deed that is no verb of a clause, or another one: "was proposed", "the proposed route"."""
    return word._replace(low=f"{word.low}\u00b7", stem=f"{word.stem}\u00b7")


def _told(deed: Deed, words: Words, at: int) -> tuple[Words, int] | None:
    """The words that stand for a deed told from a word on, and where it ends."""
    verb = words[at]
    before = words[at - 1].low if at else ""
    gerund = verb.low.endswith("ing")
    if verb.stem != deed.verb or (before in COPULAS and not gerund) or before in _NOUN_BEFORE or (at and verb.proper):
        return None
    if before == "to" and at > 1 and words[at - 2].low in COPULAS:
        return None  # "her task was to mow the lawn"
    having = _having(verb.low, before)
    end = _end(deed.tail, words, at + 1)
    if end is None or (not deed.tail and _has_object(words[end : end + 2])):
        return None
    label = (words[min(at + i, end - 1)].instead(low) for i, low in enumerate(deed.words))
    alone = gerund and before in COPULAS  # "her mishap was | losing a glove"
    return tuple(label) if alone else (verb.instead(having), *label), end


def _has_object(after: Words) -> bool:
    """ "Proposed | a toast", "proposed | to Ann": another deed, or somebody else in it; "fell | an hour after" is the deed."""
    if not after or (len(after) == 2 and after[0].low in ("a", "an", "the") and unit_of(after[1].low) is not None):
        return False
    return after[0].low in DETERMINERS or after[0].low == "to" or after[0].proper


def _having(form: str, before: str) -> str:
    """The form of "have" that stands for a form of another verb."""
    if form.endswith("ing"):
        return "having"
    if before in _PERFECT:
        return "had"
    past = past_of(form)
    if past is not None and not (unchanged(past) and before in _AUXILIARIES):
        return "had"
    if form.endswith("s"):
        return "has"
    return "have"


def _end(tail: tuple[str, ...], words: Words, start: int) -> int | None:
    """Where the tail of a deed ends that begins at a word; it may have another determiner: "his glove", "the glove"."""
    at = start
    for low in tail:
        while at < len(words) and words[at].low in DETERMINERS and words[at].low != low:
            at += 1
        if at == len(words) or words[at].low != low:
            return None
        at += 1
    return at
