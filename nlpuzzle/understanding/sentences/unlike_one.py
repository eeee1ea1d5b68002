"""What somebody else has not: "Ann wore red, unlike Ben, who came third", "unlike Ben, who came third, Ann wore red"."""

from dataclasses import replace
from typing import NamedTuple

from nlpuzzle.understanding.sentences.echoes import of_another
from nlpuzzle.understanding.soundness.support import Support
from nlpuzzle.understanding.tokenising.tokens import Token

__all__ = ["Contrast", "unlike_one"]

Tokens = tuple[Token, ...]

#: one thing is said, or denied, of one subject: with a second thing nobody knows which of them is meant
_PLAIN = (["ITEM", "ITEM", "END"], ["ITEM", "NOT", "ITEM", "END"])
_WHO = frozenset({"who", "which"})


class Contrast(NamedTuple):
    """A clause, the same clause about another, of whom it is false, and what is told of that other beside."""

    said: Tokens
    #: empty where it follows from what is said
    denied: Tokens
    aside: Tokens = ()


def unlike_one(tokens: Tokens, support: Support) -> Contrast | None:
    """The parts of such a sentence; None where it is another, or leaves open whom the other one is unlike."""
    kinds = [t.type for t in tokens]
    if kinds.count("UNLIKE") != 1:
        return None
    at = kinds.index("UNLIKE")
    if tokens[at].gap or kinds[at + 1 : at + 2] != ["ITEM"]:
        return None
    other, after = tokens[at + 1], at + 2
    told = kinds[after] == "_COMMA" and bool(tokens[after + 1].gap) and tokens[after + 1].gap[0].low in _WHO
    stop = next((i for i in range(after + 1, len(tokens)) if kinds[i] in ("_COMMA", "END")), 0) if told else after
    aside: Tokens = ()
    if told:
        who = tokens[after + 1]
        said = replace(who, gap=(*tokens[after].gap, *who.gap[1:]))
        aside = (other, said, *tokens[after + 2 : stop], Token("END", "", (), tokens[stop].gap))
    tail = tokens[after].gap
    if at == 0 and kinds[stop] == "_COMMA":
        main = tokens[stop + 1 :]
    elif at > 1 and kinds[at - 1] == "_COMMA" and kinds[stop] == "END":
        main = (*tokens[: at - 1], Token("END", "", (), tokens[at - 1].gap))
    else:
        return None
    never = any(t.type == "NOT" and t.words[0].low not in ("not", "n't") for t in main)
    if [t.type for t in main] not in _PLAIN or never or (tail and tail[0].low in ("'s", "'")):
        return None
    denied = of_another(main, other, tail, support)
    return Contrast(main, denied, aside) if denied is not None else None
