"""What begins so long after another thing ends, or leaves when it arrives: when that one began, or left, is not said."""

from collections.abc import Sequence

from nlpuzzle.english.words import Word, finite, key
from nlpuzzle.understanding.soundness.events import stage_of
from nlpuzzle.understanding.soundness.support import Support
from nlpuzzle.understanding.tokenising.tokens import Token
from nlpuzzle.understanding.words.words_of import COPULAS

__all__ = ["begun_when_ended"]

_BEGIN = frozenset(map(key, "begin commence depart leave open start".split()))
_END = frozenset(map(key, "close conclude end finish stop".split()))
_ON = frozenset(map(key, "air broadcast play run screen show".split()))
_IRREGULAR = {"began": key("begin"), "begun": key("begin"), "left": key("leave")}
_RELATIVES = frozenset({"that", "which", "who", "whom", "whose", "one", "where"})
#: what tells how long after
_TOLD = frozenset({"NUM", "DIRECTLY", "EXACTLY"})


def begun_when_ended(tokens: Sequence[Token], support: Support) -> tuple[Word, ...]:
    """ "Starts an hour after | Hamlet | ends", "ends before | Hamlet | starts": the verb of the other one, where it matters."""
    kinds = [t.type for t in tokens]
    at = max((i for i, kind in enumerate(kinds) if kind == "DIR"), default=0)  # the last of "before or after"
    if not at or tokens[at].value.partition(":")[0] not in ("before", "after") or kinds[at + 1 : at + 2] != ["ITEM"]:
        return ()
    tail = tokens[at + 2].gap if at + 2 < len(tokens) else ()
    if not tail:
        return ()
    start = max((k for k in range(at) if kinds[k] == "ITEM"), default=0)
    told = {_stem(w) for t in tokens[start + 1 : at + 1] for w in t.gap}
    on = any(w.low in COPULAS for t in tokens[start + 1 : at + 1] for w in t.gap) or told & _ON
    so_far = bool(_TOLD & set(kinds[start:at]))
    done = [w for w in tail if finite(w.low) or w is tail[0]]  # "before the brown line | stop": a noun
    ending = tuple(w for w in tail if (_stem(w) in _END and w in done) or w.low == "over")
    beginning = tuple(w for w in done if _stem(w) in _BEGIN)
    so_far = so_far or "OR" in kinds[start:at]
    if ending and (told & _BEGIN or on) and (so_far or tokens[at].value.startswith("before")):
        return ending
    if beginning and told & _END and (so_far or tokens[at].value.startswith("after")):
        return beginning
    return _at_another_stage(tokens[at + 1], tail, told, support)


def _at_another_stage(item: Token, tail: tuple[Word, ...], told: set[str], support: Support) -> tuple[Word, ...]:
    """ "Left an hour after | Ben | arrived": not "after the lamp that | Ben | bought", which only tells which lamp it is."""
    if len(tail) > 2 or tail[0].low in ("'s", "'") or any(w.low in _RELATIVES for w in item.gap):
        return ()
    stages = {stage_of(stem) for stem in told} - {""}
    others = tuple(w for w in tail if stage_of(_stem(w)) and not support.told(w) and not support.recurs(w))
    return others if stages and others and stages.isdisjoint(stage_of(_stem(w)) for w in others) else ()


def _stem(word: Word) -> str:
    return _IRREGULAR.get(word.low, word.stem)
