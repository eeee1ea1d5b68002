"""What somebody keeps away from: "won't go near a comic, nor near tea", "was nowhere near the attic"."""

from nlpuzzle.english.words import Word, key, split
from nlpuzzle.puzzle import Frame
from nlpuzzle.understanding.rewording.waking import framed_rewriter, lows_of
from nlpuzzle.understanding.words.words_of import COPULAS

__all__ = ["nowhere_near"]

Words = tuple[Word, ...]

_NOT = frozenset({"not", "n't"})
_WILL = frozenset({"will", "wo", "would"})
_ARTICLES = frozenset({"a", "an", "the", "any"})
#: categories of where each of them was, all at once
_WHEREABOUTS = frozenset("location place room spot whereabouts".split())


def _things(frame: Frame, *, places: bool) -> set[str]:
    """The first words of places where people were, or of other things that no name tells, by their plain forms."""
    found: set[str] = set()
    for category in frame:
        if category.ordered or (key(category.name.split()[-1]) in map(key, _WHEREABOUTS)) != places:
            continue
        found |= {split(label)[0].stem for label in category.items if label[:1].islower()}
    return found


def _goes_near(words: Words, frame: Frame) -> Words:
    """ "Won't | go near | a comic, nor near tea": does not have a comic, and does not have tea."""
    lows = lows_of(words)
    at = lows.index("near")
    if at < 4 or lows[at - 1] != "go" or lows[at - 2] not in _NOT or lows[at - 3] not in _WILL:
        return words
    things, rest = _things(frame, places=False), words[at:]
    does = tuple(words[at].instead(low) for low in ("does", "not", "have"))
    plain: list[Word] = []
    while rest:
        joined = [w.low for w in rest[:3]] == [",", "nor", "near"]
        near = 2 if joined else 1 if [w.low for w in rest[:2]] in (["or", "near"], ["nor", "near"]) else 0
        if near or not plain:
            thing = rest[near + 1 :]
            thing = thing[1:] if thing and thing[0].low in _ARTICLES else thing
            if not thing or thing[0].stem not in things:
                return words  # "near the man with tea"
            plain += [rest[0].instead("and"), *does] if near else []
            rest = rest[near + 1 :]
        elif rest[0].low == "near":
            return words
        plain.append(rest[0])
        rest = rest[1:]
    return (*words[: at - 3], *does, *plain)


def _was_near(words: Words, frame: Frame) -> Words:
    """ "Was nowhere near | the attic", "was not anywhere near": was not in it."""
    lows = lows_of(words)
    at = lows.index("near") if "near" in lows else 0
    far = at > 2 and lows[at - 1] in ("nowhere", "anywhere")
    place = at + 2
    if not far or lows[at + 1] != "the" or place >= len(words) or words[place].stem not in _things(frame, places=True):
        return words
    denied = lows[at - 2] in _NOT
    verb = at - 2 - denied
    neither = lows[0] == "neither" and "nor" in lows[:verb]
    if lows[verb] not in COPULAS or (lows[at - 1] == "nowhere") == (denied or neither) or (denied and neither):
        return words
    not_ = () if neither else (words[verb].instead("not"),)
    return (*words[: verb + 1], *not_, words[at].instead("in"), *words[at + 1 :])


#: put as what he does not have, and where he was not
nowhere_near = framed_rewriter((frozenset({"near"}), _goes_near), (frozenset({"near"}), _was_near))
