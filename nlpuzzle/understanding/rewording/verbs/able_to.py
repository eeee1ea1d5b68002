"""What somebody can do, where each has another skill: "the dog that can roll over" has that trick."""

from collections.abc import Sequence

from nlpuzzle.english.classes import word_class
from nlpuzzle.english.morphology import singular
from nlpuzzle.english.words import Word, split, third_person
from nlpuzzle.puzzle import Frame
from nlpuzzle.understanding.rewording.waking import rewriter
from nlpuzzle.understanding.words.vocabulary import verb_forms

__all__ = ["able_to", "unable"]

Words = tuple[Word, ...]

_SKILLS = word_class("skills")
_SHOWN = frozenset({"stunt", "trick"})
#: what says that one has a skill, before its verb
_ABLE = (
    ("can",), ("is", "able", "to"), ("was", "able", "to"), ("knows", "how", "to"), ("knew", "how", "to"),
)  # fmt: skip
_UNABLE = (
    ("cannot",), *((able, no) for able in ("ca", "can", "could", "did", "do", "does") for no in ("n't", "not")),
    *(("does", no, "know", "how", "to") for no in ("n't", "not")),
)  # fmt: skip


def able_to(words: Words, frame: Frame) -> Words:
    """The words with "performs | roll over" for "can roll over", and "does not perform" for "cannot"."""
    heads = [(singular(c.name.casefold().split()[-1]), c.items) for c in frame]
    skills = [(head, [w.low for w in split(label)]) for head, labels in heads if head in _SKILLS for label in labels]
    lows = [w.low for w in words]
    for i in range(len(lows) if skills else 0):
        for phrase in (*_ABLE, *_UNABLE):
            at = i + len(phrase)
            head = next((head for head, said in skills if _follows(lows[at:], said)), None)
            if tuple(lows[i:at]) != phrase or head is None:
                continue
            verb = ("performs", "perform") if head in _SHOWN else ("has", "have")
            said = ("does", "not", verb[1]) if phrase in _UNABLE else verb[:1]
            return able_to((*words[:i], *(words[i].instead(low) for low in said), *words[at:]), frame)
    return words


#: verbs after "can't" that tell no deed
_NOT_DONE = frozenset("abide be bear cope deal face have help live resist say see stand stomach take tell".split())


#: what a comparison, or a conclusion from it, goes on with
_CONCLUDING = frozenset({"as", "so", "than", "therefore"})


def _does_not(words: Words) -> Words:
    """ "Ann | can n't | play the lute", "and | cannot | play": does not."""
    lows = [*(w.low for w in words), ""]
    for i in range(1, len(words) - 1):
        one = lows[i] == "cannot"
        denied = one or (lows[i] == "can" and lows[i + 1] in ("not", "n't"))
        verb = i + 2 - one
        if denied and lows[verb] in verb_forms() and lows[verb] not in _NOT_DONE and _CONCLUDING.isdisjoint(lows[verb:]):
            return (*words[:i], words[i].instead("does"), words[i].instead("not"), *words[verb:])
    return words


#: what one does who can: "can drink milk" is told of what one stands
_SKILLED = frozenset("cast dance juggle perform play sing speak swim".split())


def _can_neither(words: Words) -> Words:
    """ "Ann | can play neither the lute nor the harp": does not play either; "neither Ann nor Ben | can play it"."""
    lows = [*(w.low for w in words), "", ""]
    for i in range(1, len(words) - 2):
        plain = lows[i] == "can" and lows[i + 1] in verb_forms() and lows[i + 1] not in _NOT_DONE
        if not plain or not _CONCLUDING.isdisjoint(lows[i:]):
            continue
        if lows[i + 2] == "neither" and lows[i + 3 :].count("nor") == 1 and "nor" not in lows[:i]:
            told = (w.instead("or") if w.low == "nor" else w for w in words[i + 3 :])
            return (*words[:i], words[i].instead("does"), words[i].instead("not"), words[i + 1], *told)
        of_none = (lows[0] == "neither" and "nor" in lows[:i]) or lows[:2] in (["neither", "of"], ["none", "of"])
        if of_none and lows[i + 1] in _SKILLED and not {",", ";", "but"} & {*lows[2:i]}:
            return (*words[:i], words[i].instead(third_person(lows[i + 1])), *words[i + 2 :])
    return words


#: put as what somebody does not do
unable = rewriter((frozenset({"can", "cannot"}), _does_not), (frozenset({"can"}), _can_neither))


def _follows(lows: Sequence[str], said: Sequence[str]) -> bool:
    """Whether a skill is told, and is not done to something else: "fetch a good price"."""
    after = lows[len(said)] if len(lows) > len(said) else ""
    return list(lows[: len(said)]) == list(said) and after not in ("a", "an", "the", "his", "her")
