"""What one does to one's own thing tells what one has: "filled her flask with tea", "fed his cat on kale"."""

from dataclasses import replace

from nlpuzzle.english.classes import verb_class, word_class
from nlpuzzle.english.words import Word, finite
from nlpuzzle.understanding.clauses.pronouns import contradicted
from nlpuzzle.understanding.soundness.support import Support
from nlpuzzle.understanding.tokenising.tokens import Choice, Token
from nlpuzzle.understanding.words.people import is_person
from nlpuzzle.understanding.words.vocabulary import closed, personal
from nlpuzzle.understanding.words.words_of import COPULAS

__all__ = ["at_home_there", "fed_his_own", "of_his_own"]

Tokens = tuple[Token, ...]

_HIS = frozenset({"his", "her", "their", "its"})
_FURNISHING = verb_class("furnishing")
_FEEDING = verb_class("feeding")
_FURNISHING_OR_FEEDING = _FURNISHING | _FEEDING
_PUTTING = verb_class("putting")
_HOMES = word_class("dwellings") - {"hut", "office", "tent", "caravan", "room"}
#: where something may be that is one's own
_ON_IT = frozenset({"in", "on", "into", "onto", "inside", "at", "with"})
#: a clause ends before these
_CLOSING = frozenset({"END", "_COMMA", "_BUT", "AND", "_SEMI"})
#: what joins two things
_JOINING = frozenset({"AND", "NOR", "OR"})
#: "did n't | fill"
_BEFORE = frozenset({"ITEM", "NOT", "ONE", "OTHER"})


def of_his_own(tokens: Tokens, support: Support) -> Tokens:
    """The sentence with "has" for what is done to one's own thing, and without the thing where nothing is said of it."""
    if any(w.stem in _FURNISHING_OR_FEEDING for t in tokens for w in t.gap):
        tokens = tuple(_suffered(tokens, i, support) for i in range(len(tokens)))
    if not any(w.low in _HIS for t in tokens for w in t.gap) or not _somebody(tokens[0], support):
        return tokens
    changed = tuple(_furnished(tokens, i, support) if token.type == "ITEM" else token for i, token in enumerate(tokens))
    changed = tuple(_for_so_much(token, tokens[0], support) for token in changed)
    return _on_his_own(changed, support)


def at_home_there(tokens: Tokens, support: Support) -> Tokens:
    """The sentence with "lives in" for "has a flat in", where the story tells that everybody lives in such a place."""
    if not any(w.low in _HOMES for t in tokens for w in t.gap):
        return tokens  # nearly always
    found = list(tokens)
    for i, token in enumerate(tokens):
        items = token.reference.items if isinstance(token.reference, Choice) else ()
        rest = token.gap[: len(token.gap) - (token.gap[-1:] != () and token.gap[-1].low in ("the", "a", "an"))]
        has, article, home, led = rest[-4:] if len(rest) > 3 else (None, None, None, None)
        if has is None or article is None or home is None or led is None or not items:
            continue
        owned = has.low in ("has", "rents", "owns") and article.low in ("a", "an") and led.low in ("in", "on")
        owned = owned and home.low in _HOMES
        if owned and support.told(home.instead("live")) and not any(support.frame.by_name[x.category].ordered for x in items):
            found[i] = replace(token, gap=(*rest[:-4], has.instead("lives"), led, *token.gap[len(rest) :]))
    return tuple(found)


def fed_his_own(tokens: Tokens, support: Support) -> Tokens:
    """The sentence with "has" for "feeds her": "feeds her terrier on kale" has it, with the kale."""
    if not any(w.stem in _FEEDING for t in tokens for w in t.gap) or not _somebody(tokens[0], support):
        return tokens  # nearly always
    tokens = tuple(_fed_to_it(tokens, i) for i in range(len(tokens)))
    return tuple(
        _furnished(tokens, i, support) if t.type == "ITEM" and any(w.stem in _FEEDING for w in t.gap) else t
        for i, t in enumerate(tokens)
    )


def _somebody(subject: Token, support: Support) -> bool:
    """Whether a sentence is about one of the people, by name or as "the baker", or about one of two of them."""
    return subject.type in ("ITEM", "OF") and (subject.type == "OF" or support.people_in(subject))


def _furnished(tokens: Tokens, i: int, support: Support) -> Token:
    """ "Filled her flask with | tea", "fed his cat | kale": had it; "iced her | plum cake | with", where the cake is hers."""
    token = tokens[i]
    gap = token.gap
    at = next((k for k, w in enumerate(gap) if w.stem in _FURNISHING_OR_FEEDING), None)
    told_beside = bool(i) and tokens[i - 1].type == "_COMMA" and [w.low for w in gap[:at]] == ["who"]
    before = told_beside or (bool(i) and tokens[i - 1].type in _BEFORE)
    if at is None or not before or gap[at + 1 : at + 2] == () or gap[at + 1].low not in _HIS:
        return token
    if _of_another(gap[at + 1].low, tokens[0]):
        return token
    had = _form_of_have(gap[at])
    feeding = gap[at].stem in _FEEDING
    rest = gap[at + 2 :]
    if not rest:  # "iced her | plum cake | with nuts"
        after = tokens[i + 1]
        led = after.type == "ITEM" and after.gap[:1] and after.gap[0].low == "with"
        return replace(token, gap=(*gap[:at], had, gap[at + 1])) if led and all(_article(w) for w in after.gap[1:]) else token
    noun = next((k for k, w in enumerate(rest) if closed().get(w.low) == "p" or _article(w)), len(rest))
    lead = rest[noun : noun + 1] if noun < len(rest) and closed().get(rest[noun].low) == "p" else ()
    articles = rest[noun + len(lead) :]
    led = (lead[0].low in ("with", "on") if feeding else lead[0].low == "with") if lead else feeding
    if not led or not _own_thing(rest[:noun], support) or not all(map(_article, articles)):
        return token
    return replace(token, gap=(*gap[:at], had, *articles))


def _fed_to_it(tokens: Tokens, i: int) -> Token:
    """ "Feeds her | terrier | on kale", "feeds her terrier | kale": with it, where the terrier is hers."""
    token, animal = tokens[i], tokens[i - 1]
    if not i or token.type != "ITEM" or animal.type != "ITEM" or [w.low for w in token.gap[:1]] not in (["on"], []):
        return token
    fed = len(animal.gap) > 1 and animal.gap[-2].stem in _FEEDING and animal.gap[-1].low in _HIS
    return replace(token, gap=(animal.gap[-1].instead("with"), *token.gap[1:])) if fed else token


def _for_so_much(token: Token, subject: Token, support: Support) -> Token:
    """ "Sold her pie for | $8": sold her own for it, where each has one."""
    gap = token.gap
    at = next((i for i, w in enumerate(gap) if w.low in _HIS), None)
    if token.type != "ITEM" or token.number is None or not at or gap[-1].low != "for" or _of_another(gap[at].low, subject):
        return token
    noun = gap[at + 1 : -1]
    if len(noun) != 1 or not _own_thing(noun, support):
        return token
    return replace(token, gap=(*gap[: at + 1], noun[0].instead("own"), gap[-1]))


def _suffered(tokens: Tokens, i: int, support: Support) -> Token:
    """ "Ann's flask | was filled with | tea", "the cat in the barn | was fed on | kale": it had it; nobody was."""
    token = tokens[i]
    gap = token.gap
    at = next((k for k, w in enumerate(gap) if k and w.stem in _FURNISHING_OR_FEEDING), None)
    if at is None or not i or token.type != "ITEM" or gap[at - 1].low not in COPULAS or len(gap) < at + 2:
        return token
    led = gap[at + 1].low == "with" or (gap[at + 1].low == "on" and gap[at].stem in _FEEDING)
    whose = gap[: at - 1]
    owned = bool(whose) and whose[0].low in ("'s", "'") and _own_thing(whose[1:], support)
    thing = not whose and tokens[i - 1].type == "ITEM" and not _people(tokens[:i], support)
    if not led or not (owned or thing) or not all(map(_article, gap[at + 2 :])):
        return token
    return replace(token, gap=(*whose, gap[at].instead("had"), *gap[at + 2 :]))


def _on_his_own(tokens: Tokens, support: Support) -> Tokens:
    """ "Has a star | on her cap", "put plums | in his basket": the cap is hers, and says nothing more."""
    found = list(tokens)
    for i in range(1, len(tokens)):
        thing, after = tokens[i - 1], tokens[i]
        gap = after.gap
        if after.type not in _CLOSING or len(gap) < 3 or gap[0].low not in _ON_IT or gap[1].low not in _HIS:
            continue
        items = thing.reference.items if isinstance(thing.reference, Choice) else ()
        plain = bool(items) and not any(support.people(x.category) or support.frame.by_name[x.category].ordered for x in items)
        listed = i > 3 and tokens[i - 2].type in _JOINING and not tokens[i - 2].gap  # "neither a star nor | a moon | on hers"
        plain = plain and i > 1 and bool(thing.gap or listed)
        if not plain or _people(tokens[1:i], support) or _of_another(gap[1].low, tokens[0]):
            continue
        if _own_thing(gap[2:], support) and not any(w.low == gap[-1].low for w in thing.gap):
            found[i] = replace(after, gap=())
            found[i - 1] = replace(thing, gap=tuple(_form_of_have(w) if w.stem in _PUTTING else w for w in thing.gap))
    return tuple(found)


def _own_thing(words: tuple[Word, ...], support: Support) -> bool:
    """ "Flask", "own", "packed lunch": a thing that the puzzle speaks of, and nobody."""
    if not words or len(words) > 2 or any(support.letter(w) not in "jno" for w in words):
        return False
    if [w.low for w in words] == ["own"]:
        return True
    noun = words[-1]
    return not (is_person(noun.low) or personal(noun.low)) and support.letter(noun) != "j" and support.spoken_of(noun)


def _people(tokens: Tokens, support: Support) -> bool:
    return any(support.people_in(t) for t in tokens if t.type == "ITEM")


def _of_another(pronoun: str, subject: Token) -> bool:
    """ "Ben has a star on | her | cap": somebody else's."""
    items = subject.reference.items if isinstance(subject.reference, Choice) else ()
    return pronoun == "its" or any(contradicted(pronoun, item) for item in items)


def _article(word: Word) -> bool:
    return word.low in ("the", "a", "an", "some")


def _form_of_have(verb: Word) -> Word:
    low = verb.low
    if low.endswith("ing"):
        return verb.instead("having")
    if low.endswith("s") and finite(low):
        return verb.instead("has")
    return verb.instead("had" if low.endswith("ed") or low == "fed" else "have")
