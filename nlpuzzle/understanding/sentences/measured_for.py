"""What a measure is taken of, told after it: "cost £6 less | to print | than", "has the most pages | to read"."""

from dataclasses import replace

from nlpuzzle.english.words import Word, finite, key
from nlpuzzle.puzzle import Category
from nlpuzzle.understanding.soundness.slots import CLOSERS
from nlpuzzle.understanding.soundness.support import Support
from nlpuzzle.understanding.soundness.tails import WISHES
from nlpuzzle.understanding.tokenising.tokens import Place, Superlative, Token
from nlpuzzle.understanding.words.vocabulary import closed, denying, verb_forms

__all__ = ["measured_for"]

Tokens = tuple[Token, ...]

#: what verbs of a measure measure
_MEASURING = {key("take"): "duration", key("need"): "duration", key("cost"): "money"}
_PAIRS = frozenset({"pair", "set", "item", "piece", "job"})
#: what sums are compared by
_DEAR = frozenset({"cheap", "costly", "dear", "expensive"})
_HAVING = frozenset({"has", "had", "have", "having"})
#: what one does with anything that is counted or lasts
_ANYHOW = frozenset(map(key, ("do", "complete", "finish")))


def measured_for(tokens: Tokens, support: Support) -> Tokens:
    """The sentence without the infinitive; only where the puzzle speaks of that deed, and has one such measure."""
    if not any(w.low == "to" for token in tokens[1:] for w in token.gap):
        return tokens
    measured: Category | None = None
    for i, token in enumerate(tokens):
        start = next((k for k, w in enumerate(token.gap) if w.low == "to"), -1) if i else -1
        if start >= 0 and (measured or start) and (end := _deed(token, start, support)):
            nouns = token.gap[:start]
            whose = _whose(nouns, support)
            of = measured if whose else _counted(nouns, tokens[:i], support)
            if of is not None and of.dimension == "money" and not _told(token.gap[start + 1], support):
                return tokens
            if of is not None and _amount(tokens[:i]):
                rest = replace(token, gap=(*nouns, *token.gap[end:]))
                return (*tokens[:i], rest, *tokens[i + 1 :])
        measured = _measure(token.gap, support) or _dearest(token, support) or measured
    return tokens


def _whose(nouns: tuple[Word, ...], support: Support) -> bool:
    """ "As long as Ann | 's (clock) to mend", "as the red | clock to mend": what it is done to, which the puzzle speaks of."""
    owned = nouns[:1] and nouns[0].low in ("'s", "'")
    rest = nouns[1:] if owned else nouns
    if len(rest) == 1 and rest[0].low in _PAIRS:
        return support.supported(rest[0])
    things = (c for c in support.frame if not c.ordered)
    return not rest or (len(rest) == 1 and any(support.names(c, rest) or support.called(c, rest[0]) for c in things))


def _dearest(token: Token, support: Support) -> Category | None:
    """What "the cheapest" compares, where prices are the only sums."""
    if not isinstance(token.reference, Superlative) or token.reference.adjective.base not in _DEAR:
        return None
    found = [c for c in support.frame if c.dimension == "money"]
    return found[0] if len(found) == 1 else None


def _deed(token: Token, start: int, support: Support) -> int:
    """Where "to print" ends that begins there, before "than", at the end, or before the verb of the sentence; 0 if not."""
    rest = token.gap[start + 1 :]
    if not rest or rest[0].low in denying() or rest[0].stem in WISHES:
        return 0
    lasting = any(c.dimension == "duration" and support.goes_with(rest[0], "in", c) for c in support.frame)
    told = support.supported(rest[0]) or _told(rest[0], support) or lasting  # "took longer to escape", of escapes in 41 minutes
    if rest[0].stem not in _ANYHOW and (support.letter(rest[0]) not in "vo" or not told):
        return 0
    ends = token.type in ("THAN", "AS", *CLOSERS) and len(rest) == 1
    goes_on = len(rest) > 1 and token.type in ("ITEM", "NOT") and _begins(rest[1])
    return start + 2 if ends or goes_on else 0


def _told(verb: Word, support: Support) -> bool:
    """Whether the story, or what a category is called by, tells of the deed."""
    measured = any(support.speaks_of(c.name, [verb]) for c in support.frame.ordered)  # not "the cheapest bike to ride"
    return support.told(verb) or support.deed_told(verb) or measured


def _begins(verb: Word) -> bool:
    return closed().get(verb.low) == "a" or (verb.low in verb_forms() and finite(verb.low))


def _amount(before: Tokens) -> bool:
    """Whether an amount stands before, or what is compared with: "45 minutes", "longer", "the most", "as long as Ann's"."""
    last = before[-1]
    told = last.number is not None or isinstance(last.reference, Place | Superlative)
    if told or last.type in ("COMP", "EQUAL", "MULT", "NUM"):
        return True
    return last.type == "ITEM" and any(t.type in ("THAN", "AS", "MULT") for t in before)


def _measure(gap: tuple[Word, ...], support: Support) -> Category | None:
    """The only category that a verb of the gap measures."""
    kinds = {_MEASURING[w.stem] for w in gap if w.stem in _MEASURING}
    found = [c for c in support.frame if c.dimension in kinds]
    return found[0] if len(found) == 1 else None


def _counted(nouns: tuple[Word, ...], before: Tokens, support: Support) -> Category | None:
    """The category of "pages" in "has more | pages to read"."""
    has = any(w.low in _HAVING or w.stem in _MEASURING for t in before for w in t.gap)
    ordered = [c for c in support.frame if c.ordered]
    if [w.low for w in nouns] == ["time"]:
        found = [c for c in ordered if c.dimension == "duration"]
    else:
        found = [c for c in ordered if support.speaks_of(c.name, nouns)]
    return found[0] if has and len(nouns) == 1 and len(found) == 1 else None
