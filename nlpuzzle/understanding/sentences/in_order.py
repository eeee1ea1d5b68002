"""Two and two told at once: "Ann and Ben have the lute and the harp respectively", "..., but not in that order"."""

from dataclasses import replace

from nlpuzzle.understanding.tokenising.tokens import Choice, Token

__all__ = ["respectively"]

Tokens = tuple[Token, ...]

_JOINTS = frozenset({"_COMMA", "_BUT"})
_LIST = frozenset({"ITEM", "AND", "_COMMA"})
_PAIRS = ["ITEM", "AND", "ITEM", "ITEM", "AND", "ITEM"]


def respectively(tokens: Tokens) -> Tokens:
    """The sentence with a comma before its "respectively", the second two the other way round where they are not in order."""
    kinds = [t.type for t in tokens]
    if kinds[-2:] == ["RESPECTIVELY", "END"] and set(kinds[:-2]) <= _LIST and kinds[-3] == "ITEM":
        return _with_comma(tokens)
    return _not_in_that_order(tokens) if kinds[-3:] == ["NOT", "INORDER", "END"] else tokens


def _with_comma(tokens: Tokens) -> Tokens:
    *before, last, end = tokens
    return (*before, Token("_COMMA", "", (), last.gap), replace(last, gap=()), end)


def _not_in_that_order(tokens: Tokens) -> Tokens:
    """ "..., | but not in that order": of two and two, the other way round."""
    kinds = [t.type for t in tokens[:-3] if t.type not in ("_BUT", "_COMMA")]
    denied, noted, end = tokens[-3:]
    if kinds != _PAIRS or noted.value not in ("", "-") or denied.words[0].low != "not":
        return tokens
    one, joint, other, first, again, second = tokens[:6]
    named = isinstance(first.reference, Choice) and isinstance(second.reference, Choice)
    tail = tuple(w for t in tokens[6:-3] for w in t.gap)
    alike = not again.gap or [w.low for w in again.gap] == [w.low for w in tail]  # "the opera | ticket and the circus | ticket"
    if not named or not alike or any(t.gap for t in (noted, end, denied)) or {t.type for t in tokens[6:-3]} - _JOINTS:
        return tokens
    changed = (replace(second, gap=first.gap), again, replace(first, gap=second.gap))
    return (one, joint, other, *changed, Token("_COMMA", "", (), tail), Token("RESPECTIVELY", "", noted.words), end)
