"""What one does for, to or with somebody else: "repaired a tap for Otis", "gave the baker | a lift".

Nobody does so with himself, whatever it is: two people, where the deed and its object are nothing to the puzzle.
"""

from collections.abc import Callable, Iterator

from nlpuzzle.english.classes import verb_class
from nlpuzzle.english.morphology import singular
from nlpuzzle.english.words import Word, finite
from nlpuzzle.understanding.soundness.support import Support
from nlpuzzle.understanding.words.people import is_person
from nlpuzzle.understanding.words.vocabulary import closed, denying, verb_forms

__all__ = ["done_for", "given_him", "gives"]

Words = tuple[Word, ...]
OfCategory = Callable[[str, Support], bool]

_LEADING = frozenset({"for", "to", "from", "with", "against"})
#: verbs that say what somebody is, or is taken for, and those that want no object
_SAYING_WHO = verb_class("saying-who")
_GIVING = verb_class("giving-somebody")
#: with which an object begins; without one it is food or the like, "sugar", or what is done, "chess"
_ARTICLES = frozenset("a an another her his some several the their two three four five".split())
_LONGEST = 7


def done_for(words: Words, support: Support, of_category: OfCategory) -> Iterator[int]:
    """How many words belong to such a deed after its verb, up to what leads to the other: "| a tap for"."""
    verb = words[0]
    known = verb.low in verb_forms() or (verb.low.endswith("ed") and finite(verb.low))
    if not known or closed().get(verb.low) is not None or verb.stem in _SAYING_WHO or verb.low in denying():
        return
    for at, word in enumerate(words[1:_LONGEST], 1):
        if word.low in _LEADING and at > 1 and _thing(words[1:at], support, of_category):
            yield at


def gives(verb: Word) -> bool:
    """ "Gave", "sent": who is given something stands right after it."""
    return verb.stem in _GIVING and finite(verb.low)


def given_him(after: Words, support: Support, of_category: OfCategory) -> bool:
    """ "Gave the baker | a lift": what the other was given stands after him."""
    return bool(after) and after[0].low in _ARTICLES and _thing(after, support, of_category)


def _thing(words: Words, support: Support, of_category: OfCategory) -> bool:
    """ "A tap", "some old tools": a thing of which the puzzle does not speak."""
    noun = words[-1]
    if closed().get(noun.low) is not None or is_person(singular(noun.low)) or not noun.text.islower():
        return False
    led = words[0].low in _ARTICLES
    inner = words[1:-1] if led else words[:-1]
    plain = all(closed().get(w.low) in (None, "j") and w.text.islower() and not is_person(singular(w.low)) for w in inner)
    if not plain or len(inner) > 2 or (len(words) == 1 and led):
        return False
    open_ = [w for w in words if closed().get(w.low) is None]
    return not any(support.supported(w) or of_category(w.low, support) for w in open_)
