"""The words of a stretch that can be nothing but finite verbs: "mentioned the flu", and not "built by", "the blue skis"."""

from itertools import pairwise

from nlpuzzle.english.classes import verb_class, word_class
from nlpuzzle.english.morphology import singular
from nlpuzzle.english.numbers import ordinal_value
from nlpuzzle.english.tables import rows
from nlpuzzle.english.tables import words as word_table
from nlpuzzle.english.words import Word, finite, key, participles, pasts
from nlpuzzle.understanding.soundness.finite_verbs import EITHER_WAY, SOMEWHERE, may_begin
from nlpuzzle.understanding.soundness.habits import Habits
from nlpuzzle.understanding.soundness.mentioned import Tokens
from nlpuzzle.understanding.soundness.support import Support
from nlpuzzle.understanding.tokenising.tokens import Choice, Token
from nlpuzzle.understanding.words.people import is_person
from nlpuzzle.understanding.words.vocabulary import closed, fond, verb_forms
from nlpuzzle.understanding.words.words_of import COPULAS

__all__ = ["GIVING", "own_object", "sure_verbs"]

GIVING = verb_class("giving")
_MEASURED = word_class("measuring")
#: verbs that are never without an object
_TAKING = frozenset(key(verb) for verb, needs in rows("valency") if needs == "object")
_ARTICLES = frozenset({"the", "a", "an"})
_NOT_FINITE = frozenset("be been being going having doing".split())


def sure_verbs(tokens: Tokens, start: int, stop: int, habits: Habits) -> tuple[tuple[Word, ...], int]:
    """The words that can be nothing but finite verbs, and how many clauses are relative."""
    verbs: list[Word] = []
    relatives, aided = 0, False
    for index in range(start, stop):
        token, last = tokens[index], tokens[index - 1] if index else None
        for k, word in enumerate(token.gap):
            letter, before = closed().get(word.low), token.gap[k - 1] if k else None
            letter = "r" if letter == "a" and word.low in _NOT_FINITE else letter
            relatives += letter == "w" or word.low in ("when", "where", "whose", "whom", "what")
            # "the person's child is named Bo is left of": a common slip for "whose child"
            relatives += word.low in ("named", "called") and aided and any(w.low == "'s" for w in token.gap[:k])
            if letter == "a":
                verbs += [] if aided or token.type == "END" else [word]  # "after the tea | was served"
            elif not aided and (_surely(token, k, habits) or (not k and _after_measure(last, word))) and token.type != "END":
                joined = not k and index == start > 0 and token.type != "ITEM"  # "and | finished before the skier | drank"
                said = index > start and last is not None and last.type in ("ITEM", "EITHER", "NEITHER")
                if joined or before is not None or said:
                    verbs += [] if before is None and last is not None and _own_noun(last, word, habits.support) else [word]
            told = k == 0 and last is not None and index > start and may_begin(word) and not own_object(token)
            if told and last is not None and _whom(last, habits.support):
                relatives += 1  # "the top | Dana | wants to buy is ..."
            aided = letter == "a" or (aided and letter in ("r", "t"))
        inverted = bool(token.gap) and token.gap[-1].low in ("did", "does", "do")  # "nor did | she | read"
        aided = aided and (token.type == "NOT" or inverted)
    return tuple(verbs), relatives


def _after_measure(last: Token | None, word: Word) -> bool:
    """ "The ship that is 30 m long | docks in Genoa": no noun stands there."""
    measured = last is not None and last.type == "ITEM" and last.words[-1:] != () and last.words[-1].low in _MEASURED
    return measured and word.low.endswith("s") and word.low in verb_forms()


def _surely(token: Token, at: int, habits: Habits) -> bool:
    """Whether a word is a verb in the present, or one that is done and not suffered, where it stands."""
    word, before, after = token.gap[at], token.gap[at - 1] if at else None, token.gap[at + 1 : at + 2]
    led = before is not None and before.low not in _MEASURED and closed().get(before.low) in tuple("dpstj")
    if word.low in fond() or led:
        return False
    if word.low in pasts() or _takes_object(token, at, habits.support):
        return True
    if _was_done(token, at, habits.support):
        return False
    if word.low not in verb_forms() and word.low not in habits.active:
        return False
    if word.stem in EITHER_WAY and _done_to_it(token, at, habits.support):
        return False  # "is either the bridge | opened in 1905 or"
    if not word.low.endswith("s"):
        return word.low in habits.active and not (after and after[0].low == "by")
    known = singular(word.low) not in word_table("things") or word.low in habits.active
    return known or (before is not None and closed().get(before.low) == "w")


def _was_done(token: Token, at: int, support: Support) -> bool:
    """ "The coin | found in", "the one | built by": a verb that is never without an object tells what was done to a thing."""
    word, before, after = token.gap[at], token.gap[:at], token.gap[at + 1 : at + 2]
    if not after or closed().get(after[0].low) not in ("p", "t") or key(word.low) not in _TAKING:
        return False
    led = len(before) > 1 and closed().get(before[-2].low) in ("d", "j")
    return led and _a_thing(before[-1], support) and not word.low.endswith("s")


def _done_to_it(token: Token, at: int, support: Support) -> bool:
    """ "The bridge | opened in": what may have been done to a thing, right after it."""
    before, after = token.gap[:at], token.gap[at + 1 : at + 2]
    led = len(before) > 1 and closed().get(before[-2].low) == "d" and bool(after) and closed().get(after[0].low) == "p"
    return led and token.gap[at].low.endswith("ed") and _a_thing(before[-1], support)


def _a_thing(noun: Word, support: Support) -> bool:
    return noun.low == "one" or (support.letter(noun) in "no" and not is_person(noun.low))


def _takes_object(token: Token, at: int, support: Support) -> bool:
    """ "The reader | mentioned the flu": after a noun, with an object of its own, so that it is nothing that was done to it."""
    word, before, after = token.gap[at], token.gap[:at], token.gap[at + 1 :]
    if not finite(word.low) or closed().get(word.low) is not None or (before and support.letter(before[-1]) not in "noh"):
        return False
    if any(two.low in _ARTICLES and closed().get(one.low) is None for one, two in pairwise(before)):
        return False  # "the book the cook | borrowed"
    led = bool(after) and closed().get(after[0].low) == "d"
    if word.low.endswith("s"):
        one = (
            len(before) > 1 and closed().get(before[-2].low) == "d"
            if before
            else token.gap == (word,) and _thing(token, support)
        )
        return word.low in verb_forms() and one and (led or not before)
    if not word.low.endswith("ed") or word.low in participles() or word.stem in GIVING:
        return False
    plain = token.type == "ITEM" and all(closed().get(w.low) == "d" for w in after) and _thing(token, support)
    return (plain and (led or bool(before))) or (not after and bool(before) and token.type in ("EITHER", "NEITHER"))


def _thing(token: Token, support: Support) -> bool:
    """Whether a token names what may be an object, no number and no time: "borrowed | the flute", not "ranked | first"."""
    reference = token.reference
    if not isinstance(reference, Choice) or not reference.as_listed or not token.words or token.number is not None:
        return False
    dated = any(support.frame.by_name[item.category].dimension is not None for item in reference.items)
    named = token.words[0].text[0].isupper()  # "borrowed First Frost"
    return not dated and not token.words[0].low[0].isdecimal() and (named or ordinal_value(token.words[0].low) is None)


def _own_noun(item: Token, word: Word, support: Support) -> bool:
    """ "The blue | skis": what items of its category are."""
    items = item.reference.items if isinstance(item.reference, Choice) else ()
    return any(support.speaks_of(i.category, [word]) for i in items)


def _whom(item: Token, support: Support) -> bool:
    """ "The top | Dana": a name right after a noun begins a clause that tells of it."""
    told = item.type == "ITEM" and bool(item.gap and item.words) and not _takes_object(item, len(item.gap) - 1, support)
    return told and support.letter(item.gap[-1]) in "noh" and item.words[0].text[0].isupper()


def own_object(token: Token) -> bool:
    """ "... the floor Ann | pays | $600": a verb with an object of its own, or that takes none, tells of no noun before it."""
    if token.type != "ITEM":
        return False
    verb, *rest = token.gap
    led = bool(rest) and closed().get(rest[0].low) in ("p", "t")
    led = led and all(closed().get(w.low) == "d" or w.low in word_table("places") for w in rest[1:])
    own = led and (verb.stem in SOMEWHERE or verb.low in COPULAS)  # "... the hat Ann | goes to | judo"
    placed = bool(rest) and token.number is not None and all(w.low in word_table("places") for w in rest)  # "tends plot 5"
    rank = token.words[0].low if token.words else ""  # "... the jacket Ann | arrived | second"
    ranked = rank == "last" or ordinal_value(rank) is not None
    taken = rank[:1].islower() and token.words[0].text[0].islower()  # "... the pie Ann | enjoys | judo"
    return own or placed or (not rest and (token.number is not None or ranked or taken))
