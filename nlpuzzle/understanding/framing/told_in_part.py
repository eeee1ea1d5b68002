"""What a story names of a category in passing, and of which: "five bakers, one of whom is Rosa", "(one surname is Pruitt)".

The frame of such a text lies in its clues; what the story names of it is the surest part: "each bought a different tool, among
them a hacksaw" says that a hacksaw is a tool.
"""

from collections.abc import Iterator
from typing import NamedTuple

from nlpuzzle.reading.sentences import spans_of_sentences
from nlpuzzle.regex import regex

__all__ = ["Told", "told_in_part", "without_told"]


class Told(NamedTuple):
    """One item that the story names, and the words it stands after."""

    label: str
    #: the noun that says what it is: "surname" in "one surname is Pruitt"; "" where only the words before tell
    noun: str
    #: the sentence before it
    before: str


_LABEL = r"(?:(?:an?|the) )?[\w'’-]+(?: [\w'’-]+){0,2}?"
_END = r"(?=[,.;)—]|,? and\b| \(|\Z)"
_IS = r"(?:is|was)(?: called| named)?"
#: "one of whom is", "another was", "one surname is", "one of the towns is"
_ONE = (
    r"(?:one|another|the other|a (?:second|third))(?: of (?:whom|them|these|those|which|the (?P<of>\w+)))?"
    rf"(?: (?P<noun>(?:first |last |family |given )?(?!is\b|was\b)[a-z]+))? {_IS}"
)
_FIRST = regex(rf"(?:(?<=[(,;—]) ?|(?<=[(,;—] )|(?<=, and )|(?<=; and ))(?:{_ONE}) (?P<label>{_LABEL}){_END}")
_SECOND = regex(rf",? and another(?: {_IS}) (?P<label>{_LABEL}){_END}")
#: "including Lorna and a member named Boyle", "among them a caboose"
_AMONG = regex(
    rf"(?:(?<=\()|, |\(| — ?|—)(?:including|among(?:st)? (?:them|these|those|whom|which)(?: (?:is|was|are|were))?|such as) "
    rf"(?P<label>(?:[\w-]+ (?:[\w-]+ )?(?:named|called|surnamed) )?{_LABEL}){_END}"
)
_AND = regex(rf",? and (?P<label>(?:an? [\w-]+ (?:named|called|surnamed) |(?:an?|the) |(?=[A-Z])){_LABEL}){_END}")
#: "their last names, in no order, include Nesbit"
_INCLUDE = regex(rf"(?<=\w|,) includes? (?P<label>{_LABEL}){_END}")
_CALLED = regex(r"(?:an? |the )?(?P<noun>[\w-]+) (?P<how>named|called|surnamed) (?P<label>[A-Z].*)")
_ARTICLE = regex(r"(?:an?|the) (?=[a-z])")


def told_in_part(story: str) -> Iterator[Told]:
    """The items that the story names in passing, in its order."""
    for begin, end in spans_of_sentences(story):
        sentence = story[begin:end]
        for _, _, told in sorted(_found(sentence)):
            yield told


def without_told(story: str) -> str:
    """The story without what it names in passing."""
    kept, at = [], 0
    for begin, end in spans_of_sentences(story):
        sentence = story[begin:end]
        for start, stop, _ in sorted(_found(sentence)):
            if begin + start >= at:
                kept.append(story[at : begin + start])
                at = begin + stop
    return " ".join((*kept, story[at:]))


def _found(sentence: str) -> Iterator[tuple[int, int, Told]]:
    """Where each item is told in a sentence: from its introduction to its end."""
    for first, further in ((_FIRST, _SECOND), (_AMONG, _AND), (_INCLUDE, _AND)):
        for found in first.finditer(sentence):
            before = sentence[: found.start()]
            groups = found.groupdict()
            yield found.start(), found.end(), _told(found["label"], groups.get("noun") or groups.get("of") or "", before)
            at = found.end()
            while (more := further.match(sentence, at)) is not None:
                yield at, more.end(), _told(more["label"], groups.get("noun") or "", before)
                at = more.end()


def _told(label: str, noun: str, before: str) -> Told:
    if called := _CALLED.fullmatch(label):
        return Told(called["label"], "surname" if called["how"] == "surnamed" else called["noun"], before)
    return Told(_ARTICLE.sub("", label, count=1), noun, before)
