"""What somebody can do, where each has another skill: "the dog that can roll over" has that trick."""

from collections.abc import Sequence

from nlpuzzle.english.classes import word_class
from nlpuzzle.english.morphology import singular
from nlpuzzle.english.words import Word, split
from nlpuzzle.puzzle import Frame

__all__ = ["able_to"]

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


def _follows(lows: Sequence[str], said: Sequence[str]) -> bool:
    """Whether a skill is told, and is not done to something else: "fetch a good price"."""
    after = lows[len(said)] if len(lows) > len(said) else ""
    return list(lows[: len(said)]) == list(said) and after not in ("a", "an", "the", "his", "her")
