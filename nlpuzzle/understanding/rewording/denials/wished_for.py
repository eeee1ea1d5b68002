"""What somebody wanted and what he got: "Ann would have liked the cat, but she has the dog", "..., but Ben got it"."""

from nlpuzzle.english.words import Word, finite, key
from nlpuzzle.puzzle import Frame
from nlpuzzle.understanding.rewording.naming import items_named
from nlpuzzle.understanding.rewording.waking import framed_rewriter, lows_of
from nlpuzzle.understanding.words.people import is_of_people
from nlpuzzle.understanding.words.vocabulary import verb_forms
from nlpuzzle.understanding.words.words_of import COPULAS

__all__ = ["wished_for"]

Words = tuple[Word, ...]

#: what is only wished for, up to the thing
_WISHES = (
    "would have liked", "would have loved", "would have preferred", "would like", "would love", "would prefer", "had hoped for",
    "had wanted", "had wished for", "had set her heart on", "had set his heart on", "hoped for", "was hoping for", "wanted",
    "wished for", "longed for",
)  # fmt: skip
_WISH = tuple(tuple(wish.split()) for wish in _WISHES)
_SETTLED = tuple(
    tuple(told.split())
    for told in ("had to make do with", "had to settle for", "made do with", "settled for", "had to be content with")
)
#: what is no more than another wish
_FEELING = frozenset(map(key, "dislike fancy fear hate hope like love need prefer want wish".split()))
_GOT = frozenset({"got", "has", "had", "took", "bought", "chose", "won"})
_IT = frozenset({"it", "one", "them"})
_SHE = frozenset({"he", "she", "they"})
#: with which more is said than what was wished for, and got
_OTHERS = frozenset(
    "; and or nor not n't never neither either if unless until when while because so than that who which whom whose only also "
    "instead too again if once yet still may might could would".split()
)


def _wished_for(words: Words, frame: Frame) -> Words:
    lows = lows_of(words)
    start, wish = next(((i, w) for i in range(1, 5) for w in _WISH if tuple(lows[i : i + len(w)]) == w), (0, ()))
    but = lows.index("but")
    end = len(words) - (words[-1].low == ".")
    cut = but - (lows[but - 1] == ",")
    subject, thing, rest = words[:start], words[start + len(wish) : cut], words[but + 1 : end]
    if not start or lows.count("but") > 1 or not thing or len(rest) < 2 or len(thing) > 4:
        return words
    wanted = items_named(thing, frame)
    people = {c.name for c in frame if is_of_people(c)}
    if len(wanted) != 1 or wanted[0].category in people or _OTHERS & {w.low for w in (*subject, *thing)}:
        return words
    return _told(words, subject, thing, rest, frame) or words


def _told(words: Words, subject: Words, thing: Words, rest: Words, frame: Frame) -> Words | None:
    """What is told after "but": what she got, that she did not get it, or who did."""
    lows, like = lows_of(rest), rest[0]
    end = words[-1:] if words[-1].low == "." else ()
    own = lows[0] in _SHE
    body = rest[own:]
    said = [w.low for w in body]
    denied = len(said) == 4 and said[0] in ("did", "does") and said[1] in ("not", "n't") and said[2] in ("get", "have")
    if own and denied and said[3] in ("it", "one"):
        return (*subject, *body[:2], like.instead("have"), *thing, *end)
    if _OTHERS & {*said}:
        return None
    wanted, named = items_named(thing, frame)[0], items_named(rest, frame)
    if len(named) != 1 or named[0] == wanted:
        return None
    if named[0].category == wanted.category and (own or not rest[0].text[0].isupper()):
        settled = next((s for s in _SETTLED if tuple(said[: len(s)]) == s), ())
        got = (like.instead("has"), *body[len(settled) :]) if settled else body
        if got[-1].low == "one" and thing[-1].low not in wanted.label.casefold().split():
            got = (*got[:-1], thing[-1])  # "wanted the red hut, but has the blue | hut"
        first = got[0].low
        if got[0].stem in _FEELING:
            return None
        verb = first in COPULAS or first in _GOT or (first in verb_forms() and finite(first))
        return (*subject, *got, *end) if verb and not {"it", "she", "he", "there"} & {*said} else None
    if len(said) > 2 and said[-1] in _IT and said[-2] in _GOT and rest[0].text[0].isupper() and not own and said[-1] == "it":
        return (*rest[:-1], *thing, *end)
    return None


#: what is so, for what was wished
wished_for = framed_rewriter((frozenset({"but"}), _wished_for))
