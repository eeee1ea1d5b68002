"""Reasons that tell of somebody's taste, or of what he has already: the clue is what follows from them.

"Ann does not like milky drinks, so the cocoa was not for her", "Ann already has a kite, so she was not given one".
"""

from dataclasses import replace

from nlpuzzle.english.classes import verb_class, word_class
from nlpuzzle.english.kinds import families, kinds_called
from nlpuzzle.english.morphology import singular
from nlpuzzle.english.words import Word, split, stems
from nlpuzzle.rules import Different, Term
from nlpuzzle.understanding.clauses.said import Said
from nlpuzzle.understanding.soundness.events import attitude_of
from nlpuzzle.understanding.soundness.support import Support
from nlpuzzle.understanding.tokenising.tokens import Choice, Token
from nlpuzzle.understanding.words.vocabulary import closed

__all__ = ["already_had", "denies_only", "tells_of_taste", "without_those"]

Tokens = tuple[Token, ...]

_HAS = frozenset({"has", "had", "owns", "owned", "have", "own"})
#: what one has a taste for: "likes", "hates", "eats"
_TASTES = verb_class("tasting")
_DIETS = word_class("diets")
_THOSE = frozenset({("these",), ("those",), ("these", "things"), ("those", "things")})
_ONE = frozenset({"one", "another"})
_BEFORE_TASTE = frozenset("does did do has had can ca could is was never really a an any very simply just always also".split())


def already_had(reason: Tokens) -> Tokens:
    """ "Ann | already has a kite | and | a drum": the items that she has; nothing where the reason is another."""
    subject, *rest = reason
    kinds = [t.type for t in rest]
    if subject.type != "ITEM" or subject.gap or kinds[-1:] != ["END"] or rest[-1].gap or not rest[0].gap:
        return ()
    things = rest[:-1:2]
    if any(kind not in ("_COMMA", "AND") for kind in kinds[1:-1:2]) or any(t.type != "ITEM" for t in things):
        return ()
    lows = [w.low for w in rest[0].gap]
    if len(lows) < 2 or "already" not in lows[:2] or _HAS.isdisjoint(lows[:2]):
        return ()
    had = (replace(rest[0], gap=rest[0].gap[2:]), *things[1:])
    if any(w.low not in ("a", "an", "the", "some") for t in had for w in t.gap) or any(t.gap for t in rest[1:-1:2]):
        return ()
    return had if all(isinstance(t.reference, Choice) for t in had) else ()


def without_those(tokens: Tokens, had: Tokens) -> Tokens:
    """ "He was given | neither of these", "he is not saving for | one": of the things that he has already."""
    *before, end = tokens
    last = before[-1]
    if last.type == "NONEOF" and tuple(w.low for w in end.gap) in _THOSE and len(had) > 1:
        found = [replace(last, type="NEITHER", value="")]
        for i, thing in enumerate(had):
            found += [*([Token("NOR", "", last.words)] if i else []), thing]
        return (*before[:-1], *found, replace(end, gap=()))
    if len(had) == 1 and any(t.type == "NOT" for t in before):
        if end.gap and end.gap[-1].low in _ONE:
            return (*before, replace(had[0], gap=(*end.gap[:-1], *had[0].gap)), replace(end, gap=()))
        if last.words and [w.low for w in last.words] == ["another"] and not end.gap:
            return (*before[:-1], replace(had[0], gap=(*last.gap, *had[0].gap)), end)
    return tokens


def denies_only(said: Said, whom: tuple[Term, ...], had: Tokens) -> bool:
    """Whether a conclusion says just that somebody has none of the things he has already."""
    things = [t.reference.items for t in had if isinstance(t.reference, Choice)]
    named = {item for items in things for item in items}
    rules = [rule for rules in said.readings for rule in rules]
    denials = [rule for rule in rules if isinstance(rule, Different)]
    pairs = [{rule.left, rule.right} for rule in denials]
    return said.read and len(rules) == len(denials) == len(things) and all(p & {*whom} and p & named for p in pairs)


def tells_of_taste(reason: Tokens, support: Support) -> bool:
    """ "Ann | does | not | like spicy food", "Ann | is allergic to nuts": what she likes or eats, which names no item."""
    subject, *rest = reason
    if subject.type != "ITEM" or any(closed().get(w.low) != "d" for w in subject.gap):
        return False
    *marks, end = rest
    if end.type != "END" or any(t.type not in ("NOT", "STOP") for t in marks):
        return False
    if any(t.type == "STOP" and t.value != "vague" for t in marks):
        return False  # "can't eat"
    words = [w for t in rest for w in t.gap]
    while words and words[0].low in _BEFORE_TASTE:
        words = words[1:]
    if not words or not (words[0].stem in _TASTES or words[0].low in _DIETS or attitude_of(words[0].stem)):
        return False
    of_labels = stems(" ".join(item.label for item in support.frame.items))
    plain = all(w.low.isalpha() and w.text[:1].islower() and not support.relational(w) for w in words)
    said = words[1:]
    bare = words[1:2] if len(words) == 2 else ()  # not "spicy food"
    more = any(w.stem in of_labels for w in said) or any(_is_kind_of_some(w, support) for w in bare)
    return plain and not more and not any(support.letter(w) in "swy" for w in said)


def _is_kind_of_some(word: Word, support: Support) -> bool:
    """ "Ann does not eat | fish", where two of the dishes are: more may follow than is said."""
    kinds = kinds_called(singular(word.low)) | {singular(word.low)}
    for category in support.frame:
        of_it = sum(not kinds.isdisjoint(families(split(label)[-1].low)) for label in category.items)
        if 1 < of_it < len(category.items):
            return True
    return False
