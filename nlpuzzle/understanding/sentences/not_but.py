"""One and not the other: "not Ann but Ben sang", "it was Ben who sang, not Ann", "it was on Monday, not Tuesday, that ..."."""


from nlpuzzle.understanding.sentences.echoes import instead, of_another
from nlpuzzle.understanding.sentences.nobody_there import is_nobody
from nlpuzzle.understanding.sentences.unlike_one import Contrast
from nlpuzzle.understanding.soundness.support import Support
from nlpuzzle.understanding.tokenising.tokens import Token

__all__ = ["not_but"]

Tokens = tuple[Token, ...]

_PLAIN = ["ITEM", "ITEM", "END"]
_LEADING = frozenset({"in", "on", "at", "by", "to", "from", "for", "with"})
_NOT_BUT = ["NOT", "ITEM", "_BUT", "ITEM"]
_ASIDE = ["ITEM", "_COMMA", "NOT", "ITEM", "_COMMA"]
_AFTER = ["_COMMA", "NOT", "ITEM", "END"]


def not_but(tokens: Tokens, support: Support) -> Contrast | None:
    """What is said of the one, and, to be denied, of the other; None where it is another sentence."""
    kinds = [t.type for t in tokens]
    if "NOT" not in kinds:
        return None
    if kinds[:4] == _NOT_BUT and kinds[3:] == _PLAIN:
        return _not_first(tokens, support)
    if kinds[:5] == _ASIDE and not tokens[1].gap and not tokens[2].gap and not tokens[4].gap:
        return _placed(tokens)
    if kinds[-4:] == _AFTER and kinds[:2] == ["ITEM", "ITEM"] and len(kinds) == 6:
        return _not_last(tokens, support)
    return None


def _not_first(tokens: Tokens, support: Support) -> Contrast | None:
    """ "Not Ann | but Ben | sang", "not in Rome but in Oslo | lives the | cook"."""
    denial, other, but, one = tokens[:4]
    if [w.low for w in denial.words] != ["not"] or denial.gap or [w.low for w in but.words] != ["but"]:
        return None
    leads = [next((w.low for w in t.gap[:1] if w.low in _LEADING), "") for t in (other, one)]
    if leads[0] != leads[1]:
        return None
    denied = of_another(tokens[3:], other, but.gap, support)
    return Contrast(tokens[3:], denied) if denied is not None else None


def _not_last(tokens: Tokens, support: Support) -> Contrast | None:
    """ "Ben | sang the | waltz, not | Ann"."""
    comma, denial, other, end = tokens[2:]
    if [w.low for w in denial.words] != ["not"] or denial.gap:
        return None
    main = (*tokens[:2], Token("END", "", (), comma.gap))
    denied = of_another(main, other, end.gap, support)
    return Contrast(main, denied) if denied is not None else None


def _placed(tokens: Tokens) -> Contrast | None:
    """ "(It was) on Monday, not Tuesday, (that) | Ann sang": what is on Monday is not on Tuesday."""
    first, other, rest = tokens[0], tokens[3], tokens[5:]
    lead = [w.low for w in first.gap]
    if not lead or lead[0] not in _LEADING or [w.low for w in tokens[2].words] != ["not"]:
        return None
    if [w.low for w in other.gap] not in ([], lead[:1], lead, lead[1:]) or any(t.type not in ("ITEM", "END") for t in rest):
        return None  # "on Monday, not Tuesday, Ann did not sing": on Tuesday she did
    main = (first, *rest)
    if any(map(is_nobody, rest)) or instead(main, 0, other) is None:
        return None
    return Contrast(main, ())
