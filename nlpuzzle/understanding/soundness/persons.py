"""Whether what a clause speaks of is somebody: by name, by job, or as "the 30-year-old", "the tea drinker"."""

from collections.abc import Sequence
from itertools import takewhile

from nlpuzzle.english.classes import word_class
from nlpuzzle.english.words import Word
from nlpuzzle.understanding.soundness.support import Support
from nlpuzzle.understanding.tokenising.tokens import Choice, Place, Token
from nlpuzzle.understanding.words.groups import HIS_OR_HER, gender_of
from nlpuzzle.understanding.words.people import is_person
from nlpuzzle.understanding.words.vocabulary import closed, personal, relational, verb_forms

__all__ = [
    "another_owner", "bare_person", "bare_thing", "is_aged", "is_anothers_thing", "is_described", "is_doer", "is_possessor",
    "one_of_their_own", "person_among", "person_before", "personal_tail", "thing_before",
]  # fmt: skip

_HAVERS = word_class("havers")


def another_owner(tokens: Sequence[Token], index: int) -> tuple[Word, ...]:
    """The "her" of "Bob brought | her | orange egg": whose it is, where the subject by his name is a man."""
    owner = next((w for w in tokens[index].gap if w.low in HIS_OR_HER), None)
    if owner is None or any(closed().get(w.low) == "w" for w in tokens[index].gap):
        return ()
    subject = next((t for t in reversed(tokens[:index]) if t.type != "NOT"), None)
    named = subject.reference.items if subject is not None and isinstance(subject.reference, Choice) else ()
    genders = {gender_of(item.label) for item in named}
    return (owner,) if genders and not genders & {None, HIS_OR_HER[owner.low]} else ()


def one_of_their_own(tokens: Sequence[Token], index: int, support: Support) -> tuple[Word, ...]:
    """The noun of "Ann | 's sister", "a friend of | Ann", where all of them are sisters or friends: she is another one."""
    token = tokens[index]
    if token.type != "ITEM" or token.number is not None or not isinstance(token.reference, Choice):
        return ()
    after = tokens[index + 1].gap if index + 1 < len(tokens) else ()
    owned = takewhile(lambda w: closed().get(w.low) is None, after[1:]) if after and after[0].low in ("'s", "'") else ()
    fellow = next((w for w in owned if is_person(w.low)), None)
    led = token.gap
    while led and closed().get(led[-1].low) == "d":
        led = led[:-1]
    if len(led) > 1 and led[-1].low == "of" and is_person(led[-2].low):
        fellow = led[-2]
    if fellow is None:
        return ()
    held = {item.category for item in token.reference.items if support.people(item.category)}
    fellows = [support.frame.by_name[name] for name in held]
    called = fellow.stem in relational() and any(support.called(c, fellow) for c in fellows)
    return (fellow,) if called or any(support.names(c, [fellow]) for c in fellows) else ()


def is_doer(token: Token) -> bool:
    """ "The violinist" for "violin", "the juggler" for "juggling": somebody, although the category holds no people."""
    choice = token.reference
    return isinstance(choice, Choice) and not choice.as_listed and bool(token.words) and is_person(token.words[-1].low)


def person_before(tokens: Sequence[Token], index: int, support: Support) -> bool:
    """Whether something before the item is a person: by name, by job, or as "the person who"."""
    for token in tokens[:index]:
        if isinstance(token.reference, Place) and token.words[:1] and token.words[-1].low in ("winner", "up"):
            return True  # "the runner-up"
        if any(support.letter(w) == "h" and w.low not in ("one", "ones", "thing") for w in token.gap):
            return True
    pair = next((i for i, token in enumerate(tokens) if token.type == "ONE"), index)
    for i, token in enumerate(tokens[: min(index, pair)]):
        named = isinstance(token.reference, Choice) and any(support.people(item.category) for item in token.reference.items)
        following = tokens[i + 1].gap[:1]
        if (named or personal_tail(tokens, i, support)) and not (following and support.letter(following[0]) == "s"):
            return True
    return False


def is_possessor(tokens: Sequence[Token], index: int, support: Support) -> bool:
    """Whether an item is a possessor: what follows is a thing of his."""
    after = tokens[index + 1].gap if index + 1 < len(tokens) else ()
    return len(after) > 1 and support.letter(after[0]) == "s" and not is_person(after[1].low)


def is_described(gap: tuple[Word, ...], found: str) -> bool:
    """ "The traveller from | Crewe": a person told by an item."""
    return any(found[i + 1 : i + 2] in ("p", "w") and found[i] in "no" and is_person(w.low) for i, w in enumerate(gap) if i)


def is_aged(tokens: Sequence[Token], index: int) -> bool:
    """ "The 30-year-old" is somebody; who is "30 years old" is not named by it."""
    last = tokens[index].words[-1:]
    return tokens[index].number is not None and any(w.low in ("old", "olds") and w.glued for w in last)


def personal_tail(tokens: Sequence[Token], index: int, support: Support) -> bool:
    """Whether the noun after an item makes it a person: "the tea | drinker", "the Texas | native"."""
    following = tokens[index + 1].gap if index + 1 < len(tokens) and tokens[index].number is None else ()
    for word in following:
        letter = support.letter(word)
        if letter not in "jno":
            return letter == "h"
        if personal(word.low):
            return True
    return False


def is_anothers_thing(tokens: Sequence[Token], index: int, support: Support) -> bool:
    """ "The owner of the | red | one", "the keeper of the | 8-year-old | parrot": what somebody has, and no person."""
    lows = [w.low for w in tokens[index].gap if closed().get(w.low) != "d"]
    following = tokens[index + 1].gap[:1] if index + 1 < len(tokens) else ()
    if len(lows) < 2 or lows[-1] != "of" or lows[-2] not in _HAVERS or not following:
        return False
    noun = following[0]
    thing = not is_person(noun.low) and support.letter(noun) in "no" and support.supported(noun)
    return noun.low in ("one", "ones") or (thing and is_aged(tokens, index))


def person_among(tokens: Sequence[Token], support: Support, possessors: bool = False) -> bool:
    """Whether something before is a person: by name, by job, or as "the person who"; "Ann's" only where asked."""
    for i, token in enumerate(tokens):
        if any(support.letter(w) == "h" and w.low not in ("one", "ones", "thing", "things") for w in token.gap):
            return True
        if isinstance(token.reference, Choice) and any(support.people(item.category) for item in token.reference.items):
            following = tokens[i + 1].gap[:1] if i + 1 < len(tokens) else ()
            if possessors or not (following and support.letter(following[0]) == "s"):
                return True
    return False


def bare_person(tokens: Sequence[Token], index: int, support: Support) -> bool:
    """Whether a token is "Ann" alone: somebody by name, and no thing of hers."""
    choice = tokens[index].reference
    tail = tokens[index + 1].gap[:1] if index + 1 < len(tokens) else ()
    if not isinstance(choice, Choice) or tokens[index].gap or (tail and support.letter(tail[0]) == "s"):
        return False
    return any(support.people(item.category) for item in choice.items)


def bare_thing(tokens: Sequence[Token], index: int, support: Support) -> bool:
    """Whether a token is "the cello" alone: an item of things after an article, without a noun of its own."""
    token = tokens[index]
    choice = token.reference
    if not isinstance(choice, Choice) or token.number is not None or not choice.as_listed:
        return False
    if [w.low for w in token.gap] != ["the"] or not token.words[0].low.isalpha() or token.words[0].text[0].isupper():
        return False
    tail = tokens[index + 1].gap[:1] if index + 1 < len(tokens) else ()
    things = not any(support.people(item.category) for item in choice.items) and not is_person(token.words[-1].low)
    return things and (not tail or closed().get(tail[0].low, "") in ("a", "p") or tail[0].low in verb_forms())


def thing_before(tokens: Sequence[Token], index: int, support: Support) -> bool:
    """Whether the subject of the verb before an item is a thing: "the boat that | holds", "the Otter | holds"."""
    gap = tokens[index].gap
    relative = next((k for k in range(len(gap) - 1, -1, -1) if closed().get(gap[k].low) == "w"), None)
    if relative is not None and gap[relative].low in ("who", "whoever", "whose", "whom"):
        return False
    if relative:
        return _is_thing(gap[relative - 1], support)
    if relative is None and len(gap) > 1 and support.letter(gap[0]) == "s":
        return _is_thing(gap[1], support)  # "Ann's | boat holds the"
    before = [t for t in tokens[:index] if t.type not in ("NOT", "_COMMA", "AND", "EITHER")]
    pair = next((k for k, t in enumerate(before) if t.type == "ONE"), len(before))
    subject = before[pair - 1] if pair else None
    choice = subject.reference if subject is not None else None
    if subject is None or not isinstance(choice, Choice):
        return False
    if any(support.letter(w) == "h" and w.low != "one" for w in subject.gap):
        return False
    told = next((w for w in subject.gap if support.letter(w) not in "dj"), None)  # "the | object | given by"
    if told is not None and not support.people_in(subject) and is_person(told.low):
        return False
    return not support.people_in(subject) or (told is not None and len(subject.gap) > 1 and _is_thing(told, support))


def _is_thing(noun: Word, support: Support) -> bool:
    return support.letter(noun) in "no" and not is_person(noun.low) and support.supported(noun)
