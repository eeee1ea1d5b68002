"""Where or with what somebody outside the categories was, one after the other: "the van stops in Corley before it stops in
Denton", "the pupils heard about bees the day before they heard about eels".

Whoever goes round is told of in the story, and does the same at either of two items of one category: the one comes first.
"""

from dataclasses import replace

from nlpuzzle.english.words import Word, finite, split
from nlpuzzle.understanding.sentences.met_in_turn import SPANS
from nlpuzzle.understanding.soundness.support import Support
from nlpuzzle.understanding.tokenising.tokens import Choice, Pronoun, Token
from nlpuzzle.understanding.words.lines import in_turn, is_contest, line
from nlpuzzle.understanding.words.vocabulary import closed, verb_forms
from nlpuzzle.understanding.words.words_of import COPULAS

__all__ = ["on_tour"]

Tokens = tuple[Token, ...]
Words = tuple[Word, ...]

_ARTICLES = frozenset({"the", "a", "an"})
_AGAIN = frozenset({"it", "they", "he", "she"})
_COMPARED = frozenset({"NUM", "DIRECTLY", "EXACTLY", "HEDGE", "DIR", "COMP", "THAN"})
#: what leads to the place or the time at which it is done
_PLACED = frozenset({"at", "in", "on"})
_BEING = frozenset({"is", "was", "are", "were"})
_HELPING = frozenset({*_BEING, "does", "did", "do"})
_LED = frozenset("about at for from in into of on out through to with".split())


def on_tour(tokens: Tokens, support: Support) -> Tokens:
    """The sentence told of the two, the one after the other; the sentence itself where it is another."""
    if (fact := _there_then(tokens, support)) is not None:
        return fact
    row = line(support.frame)
    dated = [c for c in support.frame.ordered if c.dimension in ("date", "time")]
    if len(tokens) < 4 or (len(dated) != 1 and (dated or row is None or not in_turn(row) or is_contest(row))):
        return tokens
    first, rest = tokens[0], tokens[1:]
    at = next((k for k in range(2, len(first.gap)) if _verb(first.gap[k], support)), 0)
    if not at or first.type != "ITEM" or not isinstance(first.reference, Choice) or not _goes_round(first.gap[:at], support):
        return tokens
    deed = _deed(first.gap[at:], support)
    relation = _relation(rest)
    if deed is None or relation is None:
        return tokens
    again, other = relation, rest[-2]
    second = other.gap
    pronoun = bool(again) and isinstance(again[-1].reference, Pronoun) and not again[-1].gap
    if pronoun:
        word = getattr(again[-1].reference, "word", "")
        if word not in _AGAIN or _deed(second, support) != deed:
            return tokens
        again = again[:-1]
    elif [w.low for w in second if w.low not in _ARTICLES] != ([deed[1]] if deed[1] else []):
        return tokens
    if not _alike(first, other, support) or not _in_time(again):
        return tokens
    was = first.gap[at].instead("was")
    led = replace(again[0], gap=(was, *again[0].gap))
    return (_plain(first), led, *again[1:], _plain(other), rest[-1])


def _there_then(tokens: Tokens, support: Support) -> Tokens | None:
    """ "The van | stops in Corley | on Monday", "the driver | does not | hand out figs | in Elmly": the two go together, or do
    not, where the story tells of just that deed.
    """
    subject, rest = _subject(tokens, support)
    kinds = [t.type for t in rest]
    denied = rest[0] if kinds[:1] == ["NOT"] else None
    if kinds not in (["ITEM", "ITEM", "END"], ["NOT", "ITEM", "ITEM", "END"]) or not subject:
        return None
    first, other, end = rest[-3:]
    helped = [w.low for w in denied.gap] if denied is not None else []
    did = first.gap
    being = len(helped) == 1 and helped[0] in _BEING
    being = being or (denied is None and bool(did) and did[0].low in _BEING)
    if being:
        there = [w.low for w in did if w.low not in _ARTICLES]
        there = there[1:] if denied is None else there
        told = len(there) == 1 and there[0] in ("at", "in")
    else:
        told = bool(did) and (denied is None or helped in (["does"], ["did"], ["do"])) and support.told(did[0])
        told = told and _deed(did, support, base=denied is not None) is not None
    led = [w.low for w in other.gap if w.low not in _ARTICLES]
    if not told or end.gap or len(led) != 1 or led[0] not in _PLACED or not _two_kinds(first, other, support):
        return None
    was = (denied.gap if denied is not None else did)[0].instead("was")
    if denied is None:
        return _plain(first), replace(other, gap=(was, *other.gap)), end
    return _plain(first), replace(denied, gap=(was,)), other, end


def _subject(tokens: Tokens, support: Support) -> tuple[Words, Tokens]:
    """Whoever goes round, and the rest of the sentence: "the van | stops in Corley on Monday", "they | sang in Hull"."""
    first = tokens[0]
    if isinstance(first.reference, Pronoun):
        all_of_them = first.reference.word in ("they", "we") and not first.gap
        nobody = not any(support.people(c.name) for c in support.frame)
        return (first.words, tokens[1:]) if all_of_them and nobody else ((), tokens)
    gap = first.gap
    at = next((k for k in range(2, len(gap)) if gap[k].low in _HELPING or _verb(gap[k], support)), 0)
    if not at or not _goes_round(gap[:at], support):
        return (), tokens
    return gap[:at], (replace(first, gap=gap[at:]), *tokens[1:])


def _two_kinds(first: Token, other: Token, support: Support) -> bool:
    """Whether the two are items of two categories, and the second of places, times or the like."""
    one, two = first.reference, other.reference
    if not isinstance(one, Choice) or not isinstance(two, Choice) or len(one.items) != 1 or len(two.items) != 1:
        return False
    return one.items[0].category != two.items[0].category and not support.people(two.items[0].category)


def _verb(word: Word, support: Support) -> bool:
    """ "Sang", and "stops" where the story tells of stopping."""
    low = word.low
    plain = word.text.islower() and low not in COPULAS and closed().get(low) is None
    return plain and (low in verb_forms() or (finite(low) and (not low.endswith("s") or support.told(word))))


def _goes_round(who: Words, support: Support) -> bool:
    """ "The van", "the pupils": told of in the story, and no item, nor what any category is called by."""
    if who[0].low != "the" or not 2 <= len(who) <= 3 or any(closed().get(w.low) not in (None, "j") for w in who[1:]):
        return False
    named = {w.stem for c in support.frame for label in (c.name, *c.items) for w in split(label)}
    return support.told(who[-1]) and not any(w.stem in named for w in who)


def _deed(gap: Words, support: Support, *, base: bool = False) -> tuple[str, str] | None:
    """The verb, by its stem, and its preposition: "stopped in the"; None where more is told."""
    words = [w for w in gap if w.low not in _ARTICLES]
    if not words or len(words) > 2 or not (base or _verb(words[0], support)) or any(w.low not in _LED for w in words[1:]):
        return None
    return words[0].stem, words[1].low if len(words) > 1 else ""


def _relation(rest: Tokens) -> Tokens | None:
    """The words between the two; None where the sentence goes on."""
    ended = [t.type for t in rest[-2:]] == ["ITEM", "END"] and not rest[-1].gap and isinstance(rest[-2].reference, Choice)
    return rest[:-2] if ended and len(rest) > 2 else None


def _alike(first: Token, other: Token, support: Support) -> bool:
    """Whether both are items of one category, which has no order of its own."""
    one, two = first.reference, other.reference
    if not isinstance(one, Choice) or not isinstance(two, Choice) or len(one.items) != 1 or len(two.items) != 1:
        return False
    category = one.items[0].category
    return category == two.items[0].category and not support.frame.by_name[category].ordered and one.items != two.items


def _in_time(relation: Tokens) -> bool:
    """ "Two days before", "later in the week than"."""
    ordered = [t for t in relation if t.type in ("DIR", "COMP")]
    timed = all(t.value.partition(":")[0] in ("before", "after") for t in ordered if t.type == "DIR")
    early = all(t.adjective is not None and t.adjective.base in ("early", "late") for t in ordered if t.type == "COMP")
    plain = all(t.type in _COMPARED and all(w.low in SPANS for w in t.gap) for t in relation)
    return len(ordered) == 1 and timed and early and plain


def _plain(token: Token) -> Token:
    return replace(token, gap=tuple(w for w in token.gap[-1:] if w.low in _ARTICLES))
