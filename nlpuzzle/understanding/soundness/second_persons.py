"""What is told of a second person on the way to an item is his: "Milo threw a rope to the sailor born in | Cork".

So is what a thing has that does something to somebody: "was bitten by a flea from the | corgi". Several clues may say so in the
same words, and it makes the two no more one than a single clue does.
"""

from collections.abc import Callable, Sequence
from itertools import takewhile

from nlpuzzle.english.classes import verb_class
from nlpuzzle.english.morphology import singular
from nlpuzzle.english.words import Word, finite, key
from nlpuzzle.understanding.soundness.described import phrase_of
from nlpuzzle.understanding.soundness.own_kind import noun_of, same_people, subject_of
from nlpuzzle.understanding.soundness.support import Support
from nlpuzzle.understanding.tokenising.tokens import Choice, Token
from nlpuzzle.understanding.words.people import is_person
from nlpuzzle.understanding.words.vocabulary import closed, verb_forms

__all__ = ["told_of_a_second"]

#: what says who somebody is: "works as the man who", "became the woman with"
_BEING = verb_class("naming") | frozenset(map(key, "answer become go know remain serve work".split()))
_SHARING = frozenset({key("share")})


def told_of_a_second(tokens: Sequence[Token], index: int, support: Support) -> tuple[Word, ...]:
    """The words that tell of a second person, or of what something else did to the subject; () where none do."""
    gap = tokens[index].gap
    if index and (owner := _from_its_owner(tokens[index + 1].gap if index + 1 < len(tokens) else ())):
        return owner
    at = _verb(gap)
    if at is None or gap[at].stem in _BEING:
        return ()
    rest = gap[at + 1 :]
    by = next((i for i, w in enumerate(rest) if w.low == "by"), None)
    if by is not None and _something(rest[by + 1 :]):
        return tuple(rest[by:])
    if handed := _handed_over(rest, tokens[index], support):
        return handed
    others = _other_people(tokens, index, support)
    person = next(
        (i for i, w in enumerate(rest) if _is_somebody(w) and rest[i + 1 :] and not _is_his(rest[:i]) and not others(w)), None
    )
    shared = gap[at].stem in _SHARING and any(w.low == "with" for w in rest)
    if (person is None and not shared) or not (support.only_recurs(gap[at]) or _somebody_does(tokens, index, support)):
        return ()
    return tuple(rest[person or 0 :])


def _verb(gap: Sequence[Word]) -> int | None:
    """Where the verb stands by which something is said of the subject, or it is described; None where there is none."""
    if (found := phrase_of(gap)) is not None and closed().get(gap[0].low) in ("d", "w", None) and not _is_verb(gap[0]):
        return found[0]
    for i, w in enumerate(gap):
        letter = closed().get(w.low)
        after = gap[i + 1] if i + 1 < len(gap) else None
        if letter is None and after is not None and closed().get(after.low) is None and finite(after.low) and _is_verb(after):
            continue  # "the stone | pot went to"
        if letter is None and _is_verb(w):
            first = takewhile(lambda word: closed().get(word.low) != "w", gap[i + 1 :])
            return None if any(closed().get(word.low) == "a" for word in first) else i  # "mystery | books is the person who"
        if letter not in ("a", "r", "w"):
            return None
    return None


def _from_its_owner(after: Sequence[Word]) -> tuple[Word, ...]:
    """ "(Kept the sledge) from its owner": who has it is another."""
    led = len(after) > 2 and closed().get(after[0].low) in ("p", "t") and after[1].low in ("its", "their")
    return tuple(after[:3]) if led and after[2].low in ("owner", "owners") else ()


def _handed_over(rest: Sequence[Word], token: Token, support: Support) -> tuple[Word, ...]:
    """ "(Borrowed) a ladder from | Mr Hale": what comes from somebody, and nothing of the puzzle, makes nobody his."""
    told = [w for w in rest if closed().get(w.low) != "d"]
    if len(told) < 2 or told[-1].low not in ("from", "to") or not support.people_in(token):
        return ()
    things = told[:-1]
    return tuple(told) if all(closed().get(w.low) is None and support.only_in_clues(w) for w in things) else ()


def _is_verb(word: Word) -> bool:
    return finite(word.low) or word.low in verb_forms() or word.low.endswith(("ed", "ing"))


def _something(words: Sequence[Word]) -> bool:
    """ "A flea from the": a thing that somebody or something is told of by what follows."""
    told = [w for w in words if closed().get(w.low) != "d"]
    if len(told) < 2 or len(told) == len(words) or _is_somebody(told[0]):
        return False
    noun, led = told[:2]
    return words[0].low in ("a", "an") and closed().get(noun.low) is None and closed().get(led.low) == "p"


def _other_people(tokens: Sequence[Token], index: int, support: Support) -> Callable[[Word], bool]:
    """Whether a noun tells of another group of people than the subject is of: the patient whom a son visits."""
    subject = subject_of(tokens, index)
    choice = subject.reference if subject is not None else None
    own = [support.frame.by_name[item.category] for item in choice.items] if isinstance(choice, Choice) else []
    groups = {noun_of(c) for c in support.frame if own and not any(same_people(c, one, support) for one in own)}
    return lambda word: singular(word.low) in groups


def _is_his(before: Sequence[Word]) -> bool:
    """ "(Gave) his | customer a": one of his own."""
    return bool(before) and before[-1].low in ("her", "his", "its", "their")


def _is_somebody(word: Word) -> bool:
    named = word.low == "name"  # "suggested the band | name | The Red Kites"
    return (is_person(word.low) and not named) or (closed().get(word.low) == "h" and word.low not in ("one", "ones"))


def _somebody_does(tokens: Sequence[Token], index: int, support: Support) -> bool:
    """Whether the subject of the words before an item is somebody, and no thing that may belong to a second person."""
    gap = tokens[index].gap
    if (found := phrase_of(gap)) is not None and _verb(gap) == found[0]:
        return any(_is_somebody(w) for w in gap[: found[0]])
    subject = subject_of(tokens, index)
    if subject is None or not isinstance(subject.reference, Choice):
        return False
    return support.people_in(subject) or any(_is_somebody(w) for w in subject.gap[:3])
