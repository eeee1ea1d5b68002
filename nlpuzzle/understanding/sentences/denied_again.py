"""A cleft that is denied, and what follows: "it wasn't the atlas that lay in the attic, and it wasn't the novel"."""

from nlpuzzle.rules import Item
from nlpuzzle.understanding.sentences.compound import cuts
from nlpuzzle.understanding.soundness.support import Support
from nlpuzzle.understanding.tokenising.tokens import Choice, Pronoun, Token
from nlpuzzle.understanding.words.vocabulary import closed
from nlpuzzle.understanding.words.words_of import COPULAS

__all__ = ["and_of_her", "denied_again"]

Tokens = tuple[Token, ...]

#: what may follow the first denial, up to the second thing that is denied
_AGAIN = (["_COMMA", "AND", "ITEM", "NOT"], ["AND", "ITEM", "NOT"], ["_COMMA", "NOR", "ITEM"], ["NOR", "ITEM"])


def denied_again(tokens: Tokens) -> tuple[Tokens, Tokens] | None:
    """Both denials, each in full; None where a sentence is of another kind."""
    kinds = [t.type for t in tokens]
    if kinds[0] != "UNTRUE" or tokens[0].value != "who" or kinds[1] != "ITEM":
        return None
    for joint in _AGAIN:
        stop = len(tokens) - len(joint) - 2 - (kinds[-2] == "EITHER")
        end = tokens[stop + len(joint) + 1 :]
        if stop < 3 or kinds[stop : stop + len(joint) + 1] != [*joint, "ITEM"] or any(t.gap for t in end):
            continue
        denial, other = tokens[stop : stop + len(joint)], tokens[stop + len(joint)]
        if not _not_it(denial) or not _alike(tokens[1], other) or "_COMMA" in kinds[:stop]:
            continue
        told = tokens[2:stop]
        over = Token("END", "", (), denial[0].gap)
        return (*tokens[:2], *told, over), (tokens[0], other, *told, over)
    return None


def and_of_her(tokens: Tokens, support: Support) -> tuple[Tokens, Tokens, Item] | None:
    """ "It was not Ann who sang, and | she did not dance": the two clauses, and who she is, where nobody else is named."""
    found = list(cuts(tokens)) if tokens[0].type == "UNTRUE" and tokens[0].value == "who" else []
    if len(found) != 1 or not isinstance(tokens[1].reference, Choice) or len(tokens[1].reference.items) != 1:
        return None
    (left, right), (whom,) = found[0], tokens[1].reference.items
    she = right[0]
    if not isinstance(she.reference, Pronoun) or she.reference.word not in ("he", "she") or she.gap:
        return None
    others = [i.category for t in left[2:] if isinstance(t.reference, Choice) for i in t.reference.items]
    pointing = any(isinstance(t.reference, Pronoun) for t in (*left, *right[1:]))
    named = support.people(whom.category) and whom.category not in others and not pointing
    return (left, right, whom) if named else None


def _not_it(denial: Tokens) -> bool:
    """ "And it | was not", "nor was | it": of the same "it"."""
    it = next(t for t in denial if t.type == "ITEM")
    verb = denial[-1].gap
    named = isinstance(it.reference, Pronoun) and it.reference.word == "it"
    plain = it is denial[-1] or not it.gap
    return named and plain and len(verb) == 1 and verb[0].low in COPULAS


def _alike(one: Token, other: Token) -> bool:
    """Whether two tokens name different items of one category, with nothing but an article before them."""
    if not isinstance(one.reference, Choice) or not isinstance(other.reference, Choice):
        return False
    first, second = one.reference.items, other.reference.items
    kind = {item.category for item in first} == {item.category for item in second}
    bare = all(closed().get(w.low) == "d" for w in (*one.gap, *other.gap))
    return kind and bare and len(first) == len(second) == 1 and first != second
