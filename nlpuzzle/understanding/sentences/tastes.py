"""What somebody cannot stand, and what of his own he loves: ", who hates plums,", ", who loves her kite,"; only in asides.

A setter who says so beside a fact means that the one has none of it, and that the other has it.
"""

from collections.abc import Sequence
from dataclasses import replace

from nlpuzzle.english.wordlists import word_set
from nlpuzzle.english.words import Word, forms
from nlpuzzle.rules import Same
from nlpuzzle.understanding.clauses.pronouns import contradicted
from nlpuzzle.understanding.clauses.said import Said
from nlpuzzle.understanding.objection import Objection
from nlpuzzle.understanding.soundness.events import attitude_of
from nlpuzzle.understanding.soundness.support import Support
from nlpuzzle.understanding.tokenising.tokens import Choice, Pronoun, Token
from nlpuzzle.understanding.words.words_of import COPULAS

__all__ = ["Tokens", "cannot", "denials", "disliked", "hates", "own_and_loved", "owned", "thing"]

Tokens = tuple[Token, ...]

_HATE = frozenset(form for verb in "hate dislike detest loathe abhor despise".split() for form in forms(verb))
_LIKE = frozenset(form for verb in "like love adore enjoy fancy".split() for form in forms(verb))
_STAND = word_set("stand bear abide tolerate face")
_ABLE = word_set("can ca cannot could")
_DO = word_set("do does did")
_OWN = word_set("his her its their")
_ARTICLES = word_set("the a an")
#: how one stands to what one has none of
_SHUNNED = frozenset({"allergy", "dislike", "fear"})
_LISTED = frozenset({"OR", "NOR", "AND"})


def hates(word: Word) -> bool:
    """ "Hates", "loathed"."""
    return word.low in _HATE


def cannot(token: Token) -> bool:
    """ "Who | can", "who | cannot", and the "not" behind it."""
    able = token.type in ("STOP", "NOT") and token.words[0].low in _ABLE
    return able or (token.type == "NOT" and not token.gap)


def disliked(inside: Tokens, tail: Sequence[Word], support: Support) -> bool:
    """Whether an aside names a thing or two that somebody cannot stand: "who hates | plums", "who ca | n't | stand plums"."""
    if tail or not inside[0].gap or inside[0].gap[0].low != "who":
        return False
    start = next((i for i, t in enumerate(inside) if t.type == "ITEM"), len(inside))
    kinds = [t.type for t in inside[start:]]
    listed = kinds == ["ITEM"] or (len(kinds) == 3 and kinds[1] in _LISTED and kinds[::2] == ["ITEM", "ITEM"])
    if not listed or not all(thing(t, support) for t in inside[start:] if t.type == "ITEM"):
        return False
    if any(w.low not in _ARTICLES for t in inside[start + 1 :] for w in t.gap):
        return False
    lead = [w for w in inside[start].gap if w.low not in _ARTICLES]
    lows = [w.low for w in (lead[1:] if start == 0 else lead)]
    if start == 0:
        feels = next((w for w in lead[1:] if attitude_of(w.stem) in _SHUNNED), None)
        afraid = feels is not None and lows[:1] and lows[0] in COPULAS and len(lows) == 3 and lows[2] in ("of", "to")
        return bool(afraid) or (len(lows) == 1 and lows[0] in _HATE)
    before = [[w.low for w in t.gap] for t in inside[:start]]
    if before[0] == ["who"] and inside[0].words[0].low in _ABLE and all(map(cannot, inside[:start])):
        return len(lows) == 1 and lows[0] in _STAND and any(t.type == "NOT" for t in inside[:start])  # not "could stand"
    if [t.type for t in inside[:start]] != ["NOT"] or len(before[0]) != 2:
        return False
    if before[0][1] in _DO:
        return lows in (["like"], ["enjoy"], ["care", "for"])
    return before[0][1] in COPULAS and lows in (["interested", "in"], ["fond", "of"], ["keen", "on"])


def own_and_loved(inside: Tokens, tail: Sequence[Word], support: Support) -> Token | None:
    """What somebody loves that is his: "who loves her | kite"."""
    lone = len(inside) == 1 and inside[0].type == "ITEM" and not tail
    if not lone or not thing(inside[0], support) or [w.low for w in inside[0].gap[:1]] != ["who"] or len(inside[0].gap) != 3:
        return None
    _, verb, whose = inside[0].gap
    return inside[0] if verb.low in _LIKE and whose.low in _OWN else None


def denials(subject: Token, inside: Tokens) -> tuple[Tokens, ...]:
    """That somebody has none of the items, a clause each."""
    end = Token("END", "", ())
    items = (replace(t, gap=()) for t in inside if t.type == "ITEM")
    return tuple((replace(subject, gap=()), Token("NOT", "", item.words), item, end) for item in items)


def owned(subject: Token, item: Token) -> Said:
    """That somebody has the item that is told to be his."""
    whose, what = ((t.reference.items if isinstance(t.reference, Choice) else ()) for t in (subject, item))
    pairs = [(one, other) for one in whose for other in what if one.category != other.category]
    if len(pairs) != 1 or contradicted(item.gap[-1].low, pairs[0][0]):  # "Ida, who loves | his | soup"
        return Said((), (), Objection("which one", item.words))
    return Said(((Same(*pairs[0]),),), pairs[0][:1], None)


def thing(token: Token, support: Support) -> bool:
    """Whether an item is neither somebody nor a place in a row or an amount."""
    named = token.reference.items if isinstance(token.reference, Choice) else ()
    plain = bool(named) and token.number is None and not isinstance(token.reference, Pronoun)
    return plain and not any(support.people(i.category) or support.frame.by_name[i.category].ordered for i in named)
